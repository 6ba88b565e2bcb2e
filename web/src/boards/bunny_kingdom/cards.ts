// What is printed on the cards and pieces.
import { isSquare } from "./squares";

export type Kind = "territory" | "construction" | "parchment";

const CONSTRUCTIONS = /^(city\d|.+-farm|post|tower|camp\d|provisions)$/;

export function kindOf(card: string): Kind {
  if (isSquare(card)) return "territory";
  return CONSTRUCTIONS.test(card) ? "construction" : "parchment";
}

export const RESOURCES = [
  "wood",
  "fish",
  "carrots",
  "mushroom",
  "pearl",
  "spice",
  "gold",
  "diamond",
  "copper",
  "iron",
];

/** What a terrain brings forth. */
export const YIELDS: Record<string, string> = { forest: "wood", sea: "fish", field: "carrots" };

/** The terrain printed on a construction that is bound to one. */
export const NEEDS: Record<string, string> = {
  city3: "mountain",
  "mushroom-farm": "forest",
  "pearl-farm": "sea",
  "spice-farm": "field",
  "gold-farm": "mountain",
  "diamond-farm": "mountain",
  "copper-farm": "mountain",
  "iron-farm": "mountain",
};

const PICTURES: Record<string, string> = {
  carrots: "carrot",
  "left-glove": "glove",
  "right-glove": "glove",
  "royal-ring": "ring",
  "royal-coat": "coat",
  "royal-scepter": "scepter",
  "royal-chalice": "chalice",
  "royal-crown": "crown",
  "royal-carrot": "royal-carrot",
  bureaucrat: "quill",
  burgomaster: "city",
  diplomat: "map",
  explorer: "compass",
  carpenter: "wood",
  "master-carpenter": "wood",
  "woodland-king": "wood",
  fisher: "fish",
  "master-fisher": "fish",
  "fisher-king": "fish",
  farmer: "carrot",
  "master-farmer": "carrot",
  "carrot-king": "carrot",
  merchant: "diamond",
  "master-of-the-mountains": "mountain",
  carrotistador: "flag",
  harecingetorix: "flag",
  "hunny-king": "flag",
  "bun-shee": "ghost",
  panpan: "club",
  colonist: "camp",
  "king-of-thieves": "mask",
  matriarch: "rabbit",
  "little-prince": "star",
  "treasure-guardian": "chest",
  "treasure-hunter": "chest",
  liberal: "mirror",
  socialist: "mirror",
  opportunist: "medal",
};

/** The name of the picture of a card, a resource or something built. */
export function pictureOf(thing: string): string {
  if (thing.startsWith("camp")) return "camp";
  if (thing.startsWith("tower")) return "tower";
  if (thing.startsWith("post")) return "post";
  const resource = thing.replace(/-farm$/, "");
  return PICTURES[resource] ?? resource;
}

/** What a farm or a post that has chosen brings forth. */
export function resourceOf(built: string): string | null {
  const resource = built.replace(/^post-/, "").replace(/-farm$/, "");
  return resource !== built && RESOURCES.includes(resource) ? resource : null;
}

/** The card or piece of which there may be several: `tower2` is a tower. */
export function pieceOf(built: string): string {
  return built.replace(/^(tower|post).*/, "$1");
}
