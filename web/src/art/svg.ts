/** What is inside the svg element of a drawing, to be drawn inside another. */
export function innerSvg(text: string): string {
  return text.replace(/<\/?svg[^>]*>/g, "");
}

/** Drawings by the name of their file: `./glyphs/coin.svg` is `coin`. */
export function picturesByName(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace(/^.*\/(.*)\.svg$/, "$1"),
      innerSvg(text),
    ]),
  );
}
