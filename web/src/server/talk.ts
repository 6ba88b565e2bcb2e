// What was said at a table, which comes in pages: the last one first, earlier ones by request.
import type { ChatMessage, ChatPage } from "./types";

/** What is known with what was said just now; one who comes at that moment may hear it twice. */
export function withSaid(known: ChatMessage[], said: ChatMessage[]): ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...said.filter(({ id }) => !ids.has(id))];
}

/** What is known with the last page, which comes again with every new connection. */
export function withLastPage(known: ChatPage, page: ChatPage): ChatPage {
  const ids = new Set(known.chat.map(({ id }) => id));
  // Where more than a page was said meanwhile, there is a gap: begin anew with this page.
  if (!page.chat.some(({ id }) => ids.has(id))) return page;
  return { chat: withSaid(known.chat, page.chat), earlier: known.earlier };
}

/** What is known with the page before it. */
export function withEarlierPage(known: ChatPage, page: ChatPage): ChatPage {
  return { chat: withSaid(page.chat, known.chat), earlier: page.earlier };
}
