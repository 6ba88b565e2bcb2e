import type { Situation, Step } from "../../guide/contract";
import type { Table } from "./table";

function table({ view }: Situation): Table {
  return view.table as unknown as Table;
}

function chosen(now: Situation): boolean {
  return table(now).pick > 1 || table(now).phase !== "draft";
}

export const steps: Step[] = [
  { say: "bunny_kingdom-page-guide-goal", show: "world" },
  { say: "bunny_kingdom-page-guide-hand", show: "hand" },
  {
    say: "bunny_kingdom-page-guide-choose",
    show: "hand",
    when: ({ view }) => view.seats > 2,
    until: chosen,
  },
  {
    say: "bunny_kingdom-page-guide-choose-two",
    show: "hand",
    when: ({ view }) => view.seats === 2,
    until: chosen,
  },
  { say: "bunny_kingdom-page-guide-pass", show: "memory" },
  { say: "bunny_kingdom-page-guide-fief", show: "world" },
  {
    say: "bunny_kingdom-page-guide-build",
    show: "waits",
    until: (now) => table(now).phase === "construction" || table(now).round > 1,
  },
  { say: "bunny_kingdom-page-guide-help", show: "seats" },
];
