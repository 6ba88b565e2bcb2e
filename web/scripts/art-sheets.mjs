// Draws docs/images/art-*.svg from the same tokens and glyphs that the page uses.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BOARDS } from "./boards.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(web, "../docs/images");
mkdirSync(out, { recursive: true });

const tokens = readFileSync(join(web, "src/art/tokens.css"), "utf8");
const patterns = readFileSync(join(web, "src/art/patterns.svg"), "utf8").replace(
  /<\/?svg[^>]*>/g,
  "",
);
const [, box, day, night] = tokens.split(/:root[^{]*\{/).map((part) => part.split("}")[0]);

// A drawing shown as an image loads no other file, so its letters travel inside it.
const face = (family, file) => {
  const data = readFileSync(join(web, "node_modules/@fontsource-variable", file)).toString(
    "base64",
  );
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
};
const FONTS =
  face("Fraunces Variable", "fraunces/files/fraunces-latin-wght-normal.woff2") +
  face(
    "Atkinson Hyperlegible Next Variable",
    "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  );

const glyph = (path) => readFileSync(join(web, "src", path), "utf8").replace(/<\/?svg[^>]*>/g, "");
const at = (path, x, y, size, extra = "") =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64" ${extra}>${glyph(path)}</svg>`;
const colour = (name) => new RegExp(`--${name}: (#\\w+)`).exec(tokens)[1];

const sheet = (name, width, height, theme, body, fonts = "") =>
  writeFileSync(
    join(out, `art-${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>:root{${box}${theme}} text{font-family:var(--font-text);fill:var(--text);font-size:15px} .t{font-family:var(--font-title);font-weight:600} .q{fill:var(--quiet);font-size:13px} .h{font-size:26px} .b{font-size:48px} .n{font-size:19px} .l{font-size:18px} ${fonts}</style>
<defs>${patterns}</defs>
<rect width="${width}" height="${height}" fill="var(--ground)"/>
${body}
</svg>
`,
  );

const GOUACHE = [
  "ink",
  "umber",
  "plum",
  "pine",
  "leaf",
  "lake",
  "slate",
  "sky",
  "stone",
  "cream",
  "bone",
  "straw",
  "ochre",
  "orange",
  "rust",
  "poppy",
  "rose",
  "skin",
  "fawn",
];
const swatches = GOUACHE.map((name, i) => {
  const x = 25 + (i % 10) * 92,
    y = 70 + Math.floor(i / 10) * 112;
  return `<path d="M${x + 4} ${y + 3}q38-8 78 0q4 36-1 66q-38 7-76 1q-6-33-1-67Z" fill="${colour(name)}"/>
<text x="${x + 43}" y="${y + 92}" text-anchor="middle">${name}</text>`;
}).join("\n");

const seatPiece = (seat, x, y) => `<g transform="translate(${x} ${y})">
<path d="M0-46L40-23V23L0 46L-40 23V-23Z" transform="translate(0 5)" fill="var(--seat-${seat}-edge)" stroke="var(--seat-${seat}-edge)" stroke-width="10" stroke-linejoin="round"/>
<path d="M0-46L40-23V23L0 46L-40 23V-23Z" fill="var(--seat-${seat})" stroke="var(--seat-${seat})" stroke-width="10" stroke-linejoin="round"/>
<path d="M0-46L40-23V23L0 46L-40 23V-23Z" fill="url(#seat-${seat}-pattern)"/>
<use href="#seat-${seat}-emblem" x="-22" y="-22" width="44" height="44"/></g>`;
const SEATS = [
  ["Poppy", "hatching, flower"],
  ["Lake", "waves, drop"],
  ["Saffron", "dots, sun"],
  ["Plum", "chevrons, moon"],
];
const seats = SEATS.map(
  ([name, marks], seat) => `${seatPiece(seat, 110 + seat * 225, 420)}
<text class="t n" x="${170 + seat * 225}" y="416">${name}</text>
<text class="q" x="${170 + seat * 225}" y="438">${marks}</text>`,
).join("\n");

const type = `<text class="t b" x="40" y="565">The ant beats the lion</text>
<text class="l" x="40" y="598">Fraunces for titles and figures; Atkinson Hyperlegible Next for everything that must be read at once.</text>
<text class="t h" x="40" y="640">0123456789</text>
<text class="l" x="260" y="640">Île aux bois · Größe · Cœur · 4 × 7 = 28</text>`;

for (const [name, theme] of [
  ["palette-light", day],
  ["palette-dark", night],
])
  sheet(
    name,
    960,
    680,
    theme,
    `<text class="t h" x="40" y="45">Gouache</text>${swatches}
<text class="t h" x="40" y="335">Seats</text>${seats}
<text class="t h" x="40" y="515">Type</text>${type}`,
    FONTS,
  );

// Each board says in its art-sheet.json which of its pictures stand for it, five at the most.
const ROW = 190;
const titleOf = (game) => {
  const words = readFileSync(join(web, `../src/ludotheque/games/${game}/words/en.ftl`), "utf8");
  return new RegExp(`^${game}-title = (.*)$`, "m").exec(words)[1];
};
const shownOf = (game) =>
  JSON.parse(readFileSync(join(web, `src/boards/${game}/art-sheet.json`), "utf8"));
const pieces = BOARDS.map((game, row) => {
  const y = 30 + row * ROW;
  const pictures = shownOf(game).map((name, i) => {
    const x = 40 + i * 180,
      seat = (row + i) % 4;
    return `<rect x="${x}" y="${y + 34}" width="132" height="132" rx="20" fill="var(--cell)"/>
${at(`boards/${game}/glyphs/${name}.svg`, x + 18, y + 52, 96, `color="var(--ink)" class="seat-${seat}"`)}
${at(`boards/${game}/glyphs/${name}.svg`, x + 138, y + 140, 24)}`;
  });
  return `<text class="t h" x="40" y="${y + 22}">${titleOf(game)}</text>${pictures.join("\n")}`;
}).join("\n");
for (const [name, theme] of [
  ["pieces-light", day],
  ["pieces-dark", night],
])
  sheet(name, 960, 40 + BOARDS.length * ROW, theme, pieces);
