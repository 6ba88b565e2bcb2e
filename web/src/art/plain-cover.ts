// The colours of a box without a picture, always the same for the same name.
const CLOTHS = ["ochre", "slate", "leaf", "fawn", "sky", "rose"];
const LAMPS = ["straw", "bone", "carve"];
const CARDS = ["lake", "poppy", "pine", "plum", "rust", "umber"];

export interface Colours {
  cloth: string;
  lamp: string;
  cards: string[];
  piece: string;
}

/** A number that a name always comes to. */
function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
}

export function coloursOf(name: string): Colours {
  const number = hash(name);
  const card = (place: number): string => CARDS[(number + place) % CARDS.length]!;
  return {
    cloth: CLOTHS[number % CLOTHS.length]!,
    lamp: LAMPS[Math.floor(number / 7) % LAMPS.length]!,
    cards: [card(0), card(1), card(2)],
    piece: card(3),
  };
}
