import { describe, expect, it } from "vitest";
import {
  meantByCard,
  meantByVillager,
  offers,
  pendingVillagers,
  plainSteps,
  stepOnCard,
  stepOnHire,
  stepOnVillager,
  stepsOnItem,
} from "./clicks";

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
    expect(meantByVillager({ kind: "Turn", rule: "", begins: true }, "B1")).toBeNull();
  });

  it("show who is named already", () => {
    const question = { kind: "Gather", rule: "", begins: false, group: ["E1"] };
    expect(pendingVillagers(["explore", "send B1"], question)).toEqual(new Set(["B1", "E1"]));
  });
});
