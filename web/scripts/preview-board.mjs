// npm run preview-board <game>: one board with recorded views, without a server.
import { createServer } from "vite";
import { gameAsked } from "./boards.mjs";

const game = gameAsked("preview-board <game>");
const server = await createServer({ server: { port: Number(process.env.PORT ?? 5173) } });
await server.listen();
const { port } = server.config.server;
console.log(
  `http://localhost:${server.httpServer.address().port ?? port}/preview.html?game=${game}&fixture=seat0&frame=0.5&theme=light`,
);
