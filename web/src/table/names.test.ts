import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Chair, TableInfo } from "../server/types";
import { Words } from "../words/words";
import { playerNames } from "./names";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource("seat-name = Player { $number }\npage-bot-greedy = Sly"));
const words = new Words("en", bundle);

function chair(kind: Chair["kind"], name: string | null, bot: string | null): Chair {
  const seated = { connected: true, away: false, returning: false, resigned: false, host: false };
  return { kind, name, bot, ...seated };
}

test("people by name, bots by level, free seats by number", () => {
  const seats = [
    chair("human", "Anna", null),
    chair("bot", "greedy", "greedy"),
    chair("open", null, null),
    chair("bot", "greedy", "greedy"),
  ];
  expect(playerNames(words, { seats } as TableInfo)).toEqual([
    "Anna",
    "Sly 1",
    "Player 3",
    "Sly 2",
  ]);
});
