import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

const at = (path: string) => routeOf(new URL(path, "http://house"));

test("every address names one page", () => {
  expect(at("/")).toEqual({ page: "lobby" });
  expect(at("/new?game=chess")).toEqual({ page: "new", game: "chess" });
  expect(at("/table/q7?invite=x")).toEqual({ page: "table", id: "q7", invite: "x", share: null });
  expect(at("/table/q7?share=y")).toMatchObject({ page: "table", invite: null, share: "y" });
  expect(at("/table/q7/replay?at=3")).toEqual({ page: "replay", id: "q7", share: null });
  expect(at("/table/q7/replay?share=y")).toEqual({ page: "replay", id: "q7", share: "y" });
  expect(at("/rules/chess")).toEqual({ page: "rules", game: "chess" });
  expect(at("/nowhere")).toEqual({ page: "unknown" });
});
