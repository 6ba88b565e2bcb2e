import { describe, expect, it } from "vitest";
import {
  allToBed,
  hands,
  meantByCard,
  meantByVillager,
  offers,
  onlyHand,
  pendingVillagers,
  plainSteps,
  stepOnCard,
  stepOnHire,
  stepOnVillager,
  stepsOnItem,
} from "./clicks";
import type { Village } from "./table";

const NAMES =
  "pass explore harvest build train work,renew houses,withdraw,sell fish,buy @1,place fish,end-placing,offer 3,accept,refuse,send B1,go,drop,builder B1,erect H01,trainer T1,hire 2,pay coins,pay cider,pick H09,keep,track,shelve,choose 1,buy-lanterns,no-lanterns,stake fish,stake B1,reroll B1,throw,stand,exert B1,stop,injure B1,reward 1,free H01,press-on,leave,coins 0,potion B1,cider B1,end-drinks,bed B1,end-beds"
    .split(",")
    .flatMap((name) => (name.startsWith("pass ") ? name.split(" ") : [name]));
// Drawn with a button of their own: on a neighbour, on a row, on a building, in the book, on the sale space.
const DRAWN = ["buy @1", "renew houses", "pick H09", "choose 1", "withdraw"];

describe("clicks", () => {
  it("reach every action", () => {
    for (const name of NAMES) {
      const thing = name.split(" ")[1] ?? "";
      const ways = [
        DRAWN.includes(name),
        plainSteps([name]).includes(name),
        stepOnVillager([name], thing) === name,
        stepsOnItem([name], thing).includes(name),
        thing !== "" && stepOnCard([name], thing) === name,
        thing !== "" && stepOnHire([name], Number(thing)) === name,
        name.startsWith("offer ") && offers([name]).length === 1,
      ];
      expect(ways, name).toContain(true);
    }
  });

  it("begin an action where its object is clicked first", () => {
    expect(stepOnCard(["build", "pass"], "H01")).toBe("build");
    expect(stepOnHire(["train", "pass"], 1)).toBe("train");
  });

  it("that are not open say what was meant", () => {
    expect(meantByVillager({ kind: "Gather", rule: "", begins: false }, "B1")).toBe("send B1");
    expect(meantByCard({ kind: "ChooseBuilding", rule: "", begins: false }, "S1")).toBe("erect S1");
    expect(meantByVillager({ kind: "Turn", rule: "", begins: true }, "B1")).toBe("send B1");
  });

  it("show who is named already", () => {
    const question = { kind: "Gather", rule: "", begins: false, group: ["E1"] };
    expect(pendingVillagers(["explore", "send B1"], question)).toEqual(new Set(["B1", "E1"]));
  });
});

describe("a clicked card or recruit", () => {
  const villagers = {
    B1: { symbols: ["hammer"], lanterns: [] },
    V2: { symbols: ["hammer_plus"], lanterns: [] },
    T1: { symbols: ["quill"], lanterns: [] },
    CC1: { symbols: ["hammer", "cat"], lanterns: [] },
  };
  const village = (...ready: string[]): Village => ({ ready }) as unknown as Village;

  it("is built by those who are ready and can, whoever saves a coin first (AB-5.3)", () => {
    expect(hands(village("B1", "T1", "V2"), villagers, "hammer")).toEqual(["V2", "B1"]);
    expect(hands(village("B1", "T1"), villagers, "quill")).toEqual(["T1"]);
    expect(hands(village("T1"), villagers, "hammer")).toEqual([]);
  });

  it("is built at once by the only one who can, but never by a cat (AB-13.4)", () => {
    expect(onlyHand(["B1"], villagers)).toBe("B1");
    expect(onlyHand(["V2", "B1"], villagers)).toBeNull();
    expect(onlyHand(["CC1"], villagers)).toBeNull();
    expect(onlyHand([], villagers)).toBeNull();
  });
});

describe("beds", () => {
  it("are given to all with one click where they suffice (AB-11.6)", () => {
    const legal = ["bed B1", "bed T1", "end-beds"];
    expect(allToBed(legal, 2)).toEqual(["bed B1", "bed T1"]);
    expect(allToBed(legal, 1)).toEqual([]);
    expect(allToBed(["bed B1", "end-beds"], 3)).toEqual([]);
  });
});
