// What a seat has seen pass by, gathered for reading: what is certain by where it is, the rest as
// it was seen.  The engine keeps the notes; here they are only put together.
import type { GroupNote, Table, TurnNote } from "./table";

export interface Held {
  seat: number;
  cards: string[];
  /** How many cards of the hand are not known. */
  unknown: number;
}

export interface Cards {
  seat: number;
  cards: string[];
}

export interface Seen {
  /** Hands of others, with what is surely in them. */
  hands: Held[];
  kept: Cards[];
  discarded: Cards[];
  /** Kept or discarded by the only opponent. */
  either: Cards[];
  /** Parchments that are spread over several places. */
  spread: GroupNote[];
}

function isGroup(note: GroupNote | TurnNote): note is GroupNote {
  return "cards" in note;
}

/** The seat where all cards of a group are, by these counts; -1 where they are not in one place. */
function only(counts: number[], { cards }: GroupNote): number {
  return counts.findIndex((count) => count === cards.length);
}

function gathered(entries: Cards[]): Cards[] {
  const found = new Map<number, string[]>();
  for (const { seat, cards } of entries)
    if (cards.length > 0) found.set(seat, [...(found.get(seat) ?? []), ...cards]);
  return [...found].sort(([a], [b]) => a - b).map(([seat, cards]) => ({ seat, cards }));
}

/** All that `viewer` has seen at this table. */
export function seenCards(table: Table, viewer: number): Seen {
  const groups = table.remembered.filter(isGroup);
  const turns = table.remembered.filter((note) => !isGroup(note)) as TurnNote[];
  // Turns are noted only where two play.
  const rival = 1 - viewer;
  const held = groups.map((note) => ({ seat: only(note.in_hand, note), cards: note.cards }));
  const kept = groups.map((note) => ({ seat: only(note.kept, note), cards: note.cards }));
  const hands = table.hands.map(({ count, known }, seat) => {
    const sure = held.filter((group) => group.seat === seat).flatMap(({ cards }) => cards);
    return { seat, cards: [...known, ...sure], unknown: count - known.length - sure.length };
  });
  const inTurns = (cards: (turn: TurnNote) => (string | null)[]): Cards[] =>
    gathered(turns.map((turn) => ({ seat: rival, cards: cards(turn).filter((c) => c !== null) })));
  return {
    hands: hands.filter(({ seat, cards }) => seat !== viewer && cards.length > 0),
    kept: gathered([...kept.filter(({ seat }) => seat >= 0), ...inTurns((turn) => [turn.kept])]),
    discarded: gathered([
      ...inTurns((turn) => [turn.discarded]),
      ...(table.discarded ?? []).map((cards, seat) => ({ seat, cards })),
    ]),
    either: inTurns((turn) => turn.either),
    spread: groups.filter((_, i) => held[i]!.seat < 0 && kept[i]!.seat < 0),
  };
}
