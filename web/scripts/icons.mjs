// Draws public/icon.svg and the icons of the installed page from our mark.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const tokens = readFileSync("src/art/tokens.css", "utf8");
const mark = readFileSync("src/art/glyphs/mark.svg", "utf8").replace(
  /var\(--([\w-]+)\)/g,
  (_, name) => new RegExp(`--${name}: (#\\w+)`).exec(tokens)[1],
);
writeFileSync("public/icon.svg", mark);

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const air = Math.round(size * 0.1);
  await page.setContent(
    `<body style="margin:0;background:#2f6a58;display:grid;place-items:center;height:${size}px">
    <div style="width:${size - 2 * air}px">${mark.replace('fill="#2f6a58"', 'fill="none"')}</div></body>`,
  );
  await page.screenshot({ path: `public/icon-${size}.png` });
  await page.close();
}
await browser.close();
