import { expect, test } from "vitest";
import constructions from "../../../../src/ludotheque/games/bunny_kingdom/box/data/constructions.json";
import parchments from "../../../../src/ludotheque/games/bunny_kingdom/box/data/parchments.json";
import { kindOf, NEEDS, pictureOf, pieceOf, resourceOf } from "./cards";
import { PICTURES } from "./pictures";

test("every card of the box has its kind and a picture", () => {
  for (const { id } of constructions) expect(kindOf(id), id).toBe("construction");
  for (const { id } of parchments) expect(kindOf(id), id).toBe("parchment");
  for (const { id } of [...constructions, ...parchments, { id: "provisions" }])
    expect(PICTURES, id).toHaveProperty(pictureOf(id));
  expect(kindOf("F7")).toBe("territory");
});

test("a construction shows the terrain that the box binds it to", () => {
  const bound = constructions.flatMap(({ id, terrain }) => (terrain ? [[id, terrain]] : []));
  expect(NEEDS).toEqual(Object.fromEntries(bound));
});

test("what is built tells its piece and what it brings forth", () => {
  expect([pieceOf("tower2"), pieceOf("post-fish"), pieceOf("city3")]).toEqual([
    "tower",
    "post",
    "city3",
  ]);
  expect([resourceOf("post-fish"), resourceOf("gold-farm"), resourceOf("post")]).toEqual([
    "fish",
    "gold",
    null,
  ]);
});
