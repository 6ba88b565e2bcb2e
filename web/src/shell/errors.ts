import { ServerError } from "../server/api";
import { speech } from "../words/language.svelte";
import { toasts } from "./toasts.svelte";

/** Say what went wrong, in the reader's language where there are words for it. */
export function showError(error: unknown): void {
  const { words } = speech;
  if (!(error instanceof ServerError)) {
    toasts.tell(String(error), "bad");
    return;
  }
  const { type, message, details } = error.info;
  const key = `table-error-${type}`;
  toasts.tell(words.has(key) ? words.say(key, details) : message, "bad");
}
