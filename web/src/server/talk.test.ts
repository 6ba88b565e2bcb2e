import { expect, test } from "vitest";
import { withEarlierPage, withLastPage, withSaid } from "./talk";
import type { ChatMessage } from "./types";

const said = (...ids: number[]): ChatMessage[] =>
  ids.map((id) => ({ id, seat: 0, name: "Anna", text: `number ${id}`, at: id }));
const ids = ({ chat }: { chat: ChatMessage[] }): number[] => chat.map(({ id }) => id);

test("what is heard twice is shown once", () => {
  expect(withSaid(said(1, 2), said(2, 3)).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("the last page comes again after a lost connection, and earlier ones stay", () => {
  const known = { chat: said(1, 2, 3, 4), earlier: false };
  const merged = withLastPage(known, { chat: said(4, 5, 6), earlier: true });
  expect([ids(merged), merged.earlier]).toEqual([[1, 2, 3, 4, 5, 6], false]);
});

test("a page that does not join what is known begins anew", () => {
  const known = { chat: said(1, 2), earlier: false };
  const merged = withLastPage(known, { chat: said(8, 9), earlier: true });
  expect([ids(merged), merged.earlier]).toEqual([[8, 9], true]);
});

test("an earlier page stands before what is known", () => {
  const known = { chat: said(5, 6), earlier: true };
  const merged = withEarlierPage(known, { chat: said(3, 4), earlier: false });
  expect([ids(merged), merged.earlier]).toEqual([[3, 4, 5, 6], false]);
});
