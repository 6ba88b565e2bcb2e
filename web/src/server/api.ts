// Asking the server over HTTP.
import type { ErrorInfo } from "./types";

/** The server said no, or could not be reached (`type` is then "unreachable"). */
export class ServerError extends Error {
  constructor(readonly info: ErrorInfo) {
    super(info.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new ServerError({ type: "unreachable", message: String(error), details: {} });
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok) throw new ServerError(errorIn(answer, response));
  return answer as T;
}

function errorIn(answer: unknown, response: Response): ErrorInfo {
  const error = (answer as { error?: ErrorInfo } | null)?.error;
  return error ?? { type: "unreachable", message: response.statusText, details: {} };
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", path, body);
export const remove = (path: string): Promise<null> => ask<null>("DELETE", path);
