import type { Step } from "../../guide/contract";
import type { Table } from "./table";

export const steps: Step[] = [
  { say: "aisopos-page-guide-goal", show: "captures" },
  { say: "aisopos-page-guide-hand", show: "beats" },
  {
    say: "aisopos-page-guide-place",
    show: "hand",
    until: ({ view, seat }) =>
      (view.table as unknown as Table).pieces.some(({ owner }) => owner === seat),
  },
  { say: "aisopos-page-guide-known", show: "field" },
  { say: "aisopos-page-guide-clash", show: "field" },
  { say: "aisopos-page-guide-help", show: "ask" },
];
