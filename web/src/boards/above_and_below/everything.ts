import type { View } from "../contract";
import type { AboveAndBelow } from "./table";

/** Nobody hides anything: what lies face down, nobody knows. */
export function everything(views: View<AboveAndBelow>[]): View<AboveAndBelow> {
  return { ...views[0]!, seat: -3 };
}
