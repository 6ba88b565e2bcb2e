// npm run shots <game> [frame] [fixture]: pictures at 360 and 1440 px, light and dark, in web/shots/.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { gameAsked } from "./boards.mjs";

const game = gameAsked("shots <game> [frame] [fixture]");
const [frame = "0.5", fixture = "seat0"] = process.argv.slice(3);
mkdirSync("shots", { recursive: true });
const server = await createServer({ server: { port: 0 }, logLevel: "error" });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [width, height] of [
  [360, 780],
  [1440, 900],
])
  for (const theme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    page.on("console", (message) => message.type() === "error" && console.error(message.text()));
    page.on("pageerror", (error) => console.error(String(error)));
    await page.goto(
      `http://localhost:${port}/preview.html?game=${game}&fixture=${fixture}&frame=${frame}&theme=${theme}`,
    );
    await page.waitForSelector(".board", { timeout: 60_000 });
    await page.waitForTimeout(600);
    const path = `shots/${game}-${fixture}-${frame}-${width}-${theme}.png`;
    await page.screenshot({ path, fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    console.log(path, wide > width ? `OVERFLOWS: ${wide} px wide` : "");
    await page.close();
  }
await browser.close();
await server.close();
