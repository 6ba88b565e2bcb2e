import type { TableInfo } from "../server/types";
import { botName } from "../shell/bots";
import type { Words } from "../words/words";

/** What the seats are called; bots by their level, with a number where there are several. */
export function playerNames(words: Words, table: TableInfo): string[] {
  return table.seats.map((chair, seat) => {
    if (chair.kind === "open") return words.say("seat-name", { number: seat + 1 });
    if (chair.kind === "human") return chair.name ?? words.say("seat-name", { number: seat + 1 });
    const alike = table.seats.filter((other) => other.kind === "bot" && other.bot === chair.bot);
    const name = botName(words, chair.bot);
    return alike.length > 1 ? `${name} ${alike.indexOf(chair) + 1}` : name;
  });
}
