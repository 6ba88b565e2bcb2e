import type { Situation, Step } from "../../guide/contract";
import type { Table } from "./table";

/** Whether the first action is taken: somebody is no longer ready, or the first round is over. */
function acted({ view, seat }: Situation): boolean {
  const table = view.table as unknown as Table;
  const village = table.villages[seat]!;
  return table.round > 1 || village.passed || village.exploring.length > 0 || table.turn !== seat;
}

export const steps: Step[] = [
  { say: "above_and_below-page-guide-goal", show: "village" },
  { say: "above_and_below-page-guide-villagers", show: "villagers" },
  { say: "above_and_below-page-guide-market", show: "market" },
  { say: "above_and_below-page-guide-act", show: "deeds", until: acted },
  { say: "above_and_below-page-guide-goods", show: "goods" },
  { say: "above_and_below-page-guide-help", show: "ask" },
];
