import type { Aisopos } from "./table";
import type { Step } from "../../guide/contract";

export const steps: Step[] = [
  { say: "aisopos-page-guide-goal", show: "captures" },
  { say: "aisopos-page-guide-hand", show: "beats" },
  {
    say: "aisopos-page-guide-place",
    show: "hand",
    until: ({ view, seat }) =>
      (view.table as unknown as Aisopos).pieces.some(({ owner }) => owner === seat),
  },
  { say: "aisopos-page-guide-known", show: "field" },
  { say: "aisopos-page-guide-clash", show: "field" },
  { say: "aisopos-page-guide-help", show: "ask" },
];
