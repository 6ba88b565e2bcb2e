import { expect, test } from "vitest";
import type { View } from "../boards/contract";
import type { ReplayPart } from "../server/types";
import { withPart } from "./frames";

const view = (turn: number) => ({ view: { table: { turn } } as unknown as View });

test("each frame is the one before with its changes", () => {
  const part: ReplayPart = {
    viewpoint: "all",
    from: 0,
    frames: 3,
    doc: { views: { "0": view(0), "1": view(0) } },
    steps: [
      {
        frame: 1,
        seat: 0,
        action: "move a1 b1",
        events: {},
        changes: [{ at: ["views", "0", "view", "table", "turn"], to: 1 }],
      },
      {
        frame: 2,
        seat: 1,
        action: null,
        events: {},
        changes: [{ at: ["views", "1", "view", "table", "turn"], to: 2 }],
      },
    ],
  };
  const frames = withPart([], part);
  expect(
    frames.map(({ views }) => [views["0"]!.view.table.turn, views["1"]!.view.table.turn]),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
  ]);
  expect(
    withPart(frames.slice(0, 2), { ...part, from: 1, steps: part.steps.slice(1) }),
  ).toHaveLength(3);
});
