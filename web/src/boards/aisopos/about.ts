// What the board explains, each thing with its rule; its words are `aisopos-page-about-<thing>`.
import type { Rules } from "../../telling/sentences";

export const RULES: Rules = {
  free: "AI-3.2",
  own: "AI-5.1",
  seen: "AI-5.2",
  rival: "AI-5.4",
  unknown: "AI-5.5",
  certain: "AI-5.2",
  kind: "AI-4.1",
  worth: "AI-1.3",
  "in-hand": "AI-3.2",
  "hand-size": "AI-2.2",
  captured: "AI-4.4",
  points: "AI-6.4",
  quiet: "AI-7.1",
  draw: "AI-7.4",
};
