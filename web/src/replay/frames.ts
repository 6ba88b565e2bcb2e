// A finished game frame by frame, from every viewpoint.
import type { GameEvent, View } from "../boards/contract";
import { get } from "../server/api";
import { withChanges } from "../server/changes";
import type { ReplayPart } from "../server/types";

const AT_ONCE = 500;

export interface Frame {
  views: Record<string, { view: View }>;
  events: Record<string, GameEvent[]>;
  seat: number;
  action: string | null;
}

/** Add what a part of the replay tells to the frames known so far. */
export function withPart(frames: Frame[], part: ReplayPart): Frame[] {
  const grown =
    frames.length > 0
      ? [...frames]
      : [{ views: part.doc.views, events: {}, seat: -1, action: null }];
  let doc = { views: grown.at(-1)!.views };
  for (const { changes, events, seat, action } of part.steps) {
    doc = withChanges(doc, changes);
    grown.push({ views: doc.views, events, seat, action });
  }
  return grown;
}

/** The whole replay; `shared` lets in those who have a share link, and `grown` is told whenever more has come. */
export async function loadFrames(
  id: string,
  shared: string,
  grown: (frames: Frame[]) => void,
): Promise<void> {
  let frames: Frame[] = [];
  for (;;) {
    const from = Math.max(0, frames.length - 1);
    const part = await get<ReplayPart>(
      `/api/tables/${id}/replay?viewpoint=all&from=${from}&count=${AT_ONCE}${shared}`,
    );
    frames = withPart(frames, part);
    grown(frames);
    if (part.steps.length === 0 || frames.length >= part.frames) return;
  }
}
