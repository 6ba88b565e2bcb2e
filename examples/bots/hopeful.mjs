// A bot in JavaScript: it wants to be told what its choices would bring, and takes the one with
// the best chance; of equal ones any.
//
//     ludotheque simulate aisopos --players "exec:node examples/bots/hopeful.mjs,random"
//
// The lines are described in docs/bot-protocol.md.
import { createInterface } from "node:readline";

const PROTOCOL = "ludotheque-bot/1";
let state = 1;

/** A number from 0 to below 1, the next after the seed of the game. */
function random() {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

/** The best chance among the facts of a choice: [ways, of] under a name that ends with "chance". */
function hope(facts) {
  const chances = facts.flatMap(({ facts }) =>
    Object.entries(facts)
      .filter(([name]) => name.endsWith("chance"))
      .map(([, [ways, of]]) => ways / of),
  );
  return Math.max(0, ...chances);
}

function choose({ legal, foresee }) {
  const best = Math.max(...legal.map((name) => hope(foresee[name])));
  const equal = legal.filter((name) => hope(foresee[name]) === best);
  return equal[Math.floor(random() * equal.length)];
}

function answer(message) {
  if (message.do === "hello")
    return { is: "hello", protocol: PROTOCOL, name: "Hopeful", version: "1", wants: ["foresee"] };
  if (message.do === "new") {
    state = (message.seed % 2147483646) + 1;
    return { is: "ready" };
  }
  if (message.do === "act")
    return { is: "act", number: message.number, action: choose(message) };
  return null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said === null) break;
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
process.exit(0);
