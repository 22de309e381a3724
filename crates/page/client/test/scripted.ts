// A mock service with scripted replies.

import type { ClientOptions } from "../generated/index.js";
import { clientOf, type Client, type Service } from "../generated/runtime/client.js";

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** A string or stream is sent unchanged, anything else as JSON. */
  body?: unknown;
}

/** Replies to calls in order, repeating the last reply, and records the requests. */
export function script(...replies: (Reply | Error | "silence")[]): { fetch: typeof fetch; sent: Request[] } {
  const sent: Request[] = [];
  const answer: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init));
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? "silence";
    if (reply === "silence") return silence(init?.signal);
    if (reply instanceof Error) throw reply;
    const { status = 200, headers = {}, body } = reply;
    const isReady = body === undefined || typeof body === "string" || body instanceof ReadableStream;
    return new Response(isReady ? (body ?? null) : JSON.stringify(body), { status, headers });
  };
  return { fetch: answer, sent };
}

function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

/** Settings of a client with minimal waits. */
export const FAST: ClientOptions = { baseUrl: "http://x", key: "k", retry: { first: 1, longest: 1 } };

/** A service with every kind of authentication scheme. */
export const SERVICE: Service = {
  name: "Other",
  schemes: { token: "bearer", login: "basic", other: { header: "x-key" } },
  headers: { "x-version": "2" },
  readFaults: () => undefined,
};

/** Creates a client of that service. */
export function other(fetch: typeof globalThis.fetch, options: ClientOptions = {}): Client {
  return clientOf(SERVICE, { ...FAST, fetch, ...options });
}
