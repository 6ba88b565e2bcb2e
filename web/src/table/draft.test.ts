import { expect, test, vi } from "vitest";
import type { View } from "../boards/contract";
import type { Preview } from "../server/types";
import { Draft } from "./draft.svelte";

const question = { kind: "Any", rule: "X-1", begins: false };
const more: Preview = { legal: ["done"], question, certain: true };
const whole: Preview = { legal: [], question: null, certain: true };
const hidden: Preview = { legal: [], question: null, certain: false };

function drafted(answers: (Preview | null)[]) {
  const host = {
    offer: vi.fn(async () => answers.shift()!),
    send: vi.fn(async () => null),
    refused: vi.fn(),
    confirms: (reveals: boolean) => reveals,
  };
  return { host, draft: new Draft(host) };
}

test("steps are held until the choice is whole, then sent as one list", async () => {
  const { host, draft } = drafted([more, whole]);
  await draft.act("commit 2");
  expect(draft.legal).toEqual(["done"]);
  expect(host.send).not.toHaveBeenCalled();
  await draft.act("done");
  expect(host.send).toHaveBeenCalledWith(["commit 2", "done"]);
  expect(draft.chosen).toEqual([]);
});

test("what the server has taken at once is not sent again", async () => {
  const { host, draft } = drafted([more, null]);
  await draft.act("commit 2");
  await draft.act("done");
  expect(host.offer).toHaveBeenLastCalledWith(["commit 2", "done"]);
  expect(host.send).not.toHaveBeenCalled();
  expect(draft.chosen).toEqual([]);
  expect(draft.legal).toBeNull();
});

test("a choice is whole where the next one begins", async () => {
  const turn = { legal: ["explore"], question: { ...question, begins: true }, certain: true };
  const { host, draft } = drafted([more, turn]);
  await draft.act("bed B1");
  await draft.act("done");
  expect(host.send).toHaveBeenCalledWith(["bed B1", "done"]);
});

test("what cannot be taken back waits for a word", async () => {
  const { host, draft } = drafted([hidden]);
  await draft.act("move a1 b1");
  expect(draft.whole).toBe(true);
  expect(host.send).not.toHaveBeenCalled();
  await draft.send();
  expect(host.send).toHaveBeenCalledWith(["move a1 b1"]);
});

test("one click takes back the whole unfinished choice", async () => {
  const { host, draft } = drafted([more, more]);
  await draft.act("commit 2");
  await draft.act("commit 3");
  draft.drop();
  expect(draft.chosen).toEqual([]);
  expect(draft.legal).toBeNull();
  expect(host.send).not.toHaveBeenCalled();
});

test("a refused step is forgotten and told", async () => {
  const { host, draft } = drafted([]);
  host.offer.mockRejectedValueOnce(new Error("illegal"));
  await draft.act("move a1 c3");
  expect(host.refused).toHaveBeenCalled();
  expect(draft.chosen).toEqual([]);
});

test("a second click on the word that sends is not a second answer", async () => {
  const { host, draft } = drafted([hidden]);
  await draft.act("move a1 b1");
  await Promise.all([draft.send(), draft.send()]);
  expect(host.send).toHaveBeenCalledTimes(1);
});

test("who is quicker than the server is not forgotten, where the step may follow", async () => {
  const { host, draft } = drafted([more, whole]);
  await Promise.all([draft.act("commit 2"), draft.act("done")]);
  expect(host.send).toHaveBeenCalledWith(["commit 2", "done"]);
  const impatient = drafted([more]);
  await Promise.all([impatient.draft.act("commit 2"), impatient.draft.act("commit 2")]);
  expect(impatient.draft.chosen).toEqual(["commit 2"]);
});

test("a first step that is a whole choice is sent at once, though more may be done after it", async () => {
  const { host, draft } = drafted([{ ...more, question: { ...question, begins: true } }]);
  await draft.act("pass");
  expect(host.send).toHaveBeenCalledWith(["pass"]);
  expect(draft.legal).toBeNull();
});

test("where a new choice begins but something came to light, one's word is asked for first", async () => {
  const next = { ...more, question: { ...question, begins: true }, reveals: true };
  const { host, draft } = drafted([next]);
  await draft.act("reveal 3");
  expect(draft.whole).toBe(true);
  expect(host.send).not.toHaveBeenCalled();
});

test("the board shows the position after the steps that are held", async () => {
  const view = { seat: 0 } as View;
  const { draft } = drafted([{ ...more, view }]);
  await draft.act("commit 2");
  expect(draft.view).toBe(view);
  expect(draft.question).toEqual(question);
  draft.drop();
  expect(draft.view).toBeNull();
});

test("an answer that comes after one has taken back is not used", async () => {
  let answer: (preview: Preview) => void = () => undefined;
  const { host, draft } = drafted([]);
  host.offer.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const acting = draft.act("pass");
  draft.drop();
  answer(whole);
  await acting;
  expect(host.send).not.toHaveBeenCalled();
  expect(draft.asking).toBe(false);
});

test("what was to follow a refused step is void", async () => {
  const { host, draft } = drafted([more]);
  host.offer.mockRejectedValueOnce(new Error("illegal"));
  await Promise.all([draft.act("move a1 c3"), draft.act("done")]);
  await draft.act("commit 2");
  expect(draft.chosen).toEqual(["commit 2"]);
});

test("a choice that the server refuses is dropped and told", async () => {
  const { host, draft } = drafted([whole]);
  host.send.mockRejectedValueOnce(new Error("stale"));
  await draft.act("pass");
  expect(host.refused).toHaveBeenCalled();
  expect([draft.chosen, draft.sending, draft.whole]).toEqual([[], false, false]);
});
