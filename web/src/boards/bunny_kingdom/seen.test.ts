import { expect, test } from "vitest";
import { seenCards } from "./seen";
import type { GroupNote, Table, TurnNote } from "./table";

function tableWith(hands: Table["hands"], remembered: Table["remembered"]): Table {
  return { hands, remembered } as Table;
}

const group = (cards: string[], kept: number[], in_hand: number[]): GroupNote => ({
  round: 1,
  pick: 1,
  cards,
  kept,
  in_hand,
});

test("parchments that are surely in one place are listed there", () => {
  const hands = [
    { count: 4, known: ["A1", "A2", "A3", "A4"] },
    { count: 4, known: ["F7"] },
    { count: 4, known: [] },
  ];
  const notes = [
    group(["diplomat"], [0, 0, 1], [0, 0, 0]),
    group(["fisher", "farmer"], [0, 0, 0], [0, 2, 0]),
    group(["explorer"], [0, 0, 1], [0, 0, 0]),
    group(["merchant", "colonist"], [0, 1, 0], [0, 0, 1]),
  ];
  const known = seenCards(tableWith(hands, notes), 0);
  expect(known.hands).toEqual([{ seat: 1, cards: ["F7", "fisher", "farmer"], unknown: 1 }]);
  expect(known.kept).toEqual([{ seat: 2, cards: ["diplomat", "explorer"] }]);
  expect(known.spread).toEqual([notes[3]]);
});

test("with two players turns are gathered by what became of the cards", () => {
  const turn = (facts: Partial<TurnNote>): TurnNote => ({
    round: 1,
    pick: 1,
    kept: null,
    discarded: null,
    either: [],
    ...facts,
  });
  const notes = [
    turn({ discarded: "H5", kept: "farmer" }),
    turn({ discarded: "city1" }),
    turn({ either: ["diplomat", "explorer"] }),
  ];
  const known = seenCards(tableWith([], notes), 1);
  expect(known.discarded).toEqual([{ seat: 0, cards: ["H5", "city1"] }]);
  expect(known.kept).toEqual([{ seat: 0, cards: ["farmer"] }]);
  expect(known.either).toEqual([{ seat: 0, cards: ["diplomat", "explorer"] }]);
});
