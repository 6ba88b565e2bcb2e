import type { Situation, Step } from "../../guide/contract";
import type { Table } from "./table";

function own({ view, seat }: Situation): Table["mats"][number]["plan"] {
  return (view.table as unknown as Table).mats[seat]!.plan;
}

export const steps: Step[] = [
  { say: "antler_island-page-guide-goal", show: "track" },
  { say: "antler_island-page-guide-island", show: "island" },
  {
    say: "antler_island-page-guide-begin",
    show: "island",
    when: ({ legal }) => legal.some((name) => name.startsWith("place ")),
    until: ({ legal }) => !legal.some((name) => name.startsWith("place ")),
  },
  {
    say: "antler_island-page-guide-plan",
    show: "plan",
    until: (now) => Object.keys(own(now).own ?? {}).length > 0,
  },
  {
    say: "antler_island-page-guide-reveal",
    show: "plan",
    until: (now) => Object.keys(own(now).revealed).length > 0,
  },
  { say: "antler_island-page-guide-food", show: "mat" },
  { say: "antler_island-page-guide-fight", show: "supplies" },
  { say: "antler_island-page-guide-help", show: "ask" },
];
