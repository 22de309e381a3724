import { call, type CallOptions } from "./call.js";
import type { Client } from "./client.js";
import { CallError, failure } from "./errors.js";
import { chunks, record } from "./feed.js";
import { withToken, type Input, type Operation } from "./request.js";
import { unjudged } from "./results.js";
import { sleep, waitOf } from "./waiting.js";

/** Maximum length of an event, in characters. */
const MAX_EVENT = 1 << 20;

/** An event of a stream: its name and its data. */
interface Message {
  name: string;
  data: string;
}

/** State of a stream that continues in another response. */
interface Progress {
  /** Id of the last event. */
  lastId: string;
  /** Minimum time before a reconnection, in milliseconds. */
  retry: number;
}

/**
 * Yields the records of a stream of events. If the description lets the client reconnect, an interrupted stream
 * continues after the last event.
 */
export async function* events<T>(
  client: Client,
  operation: Operation,
  given: Input,
  options: CallOptions = {},
): AsyncGenerator<T, void, undefined> {
  const { tag, end, reconnect } = operation.stream ?? {};
  const input = withToken(operation, given);
  const progress: Progress = { lastId: "", retry: 3000 };
  let isFirst = true;
  for (let breaks = 0; ;) {
    const resumed = isFirst ? {} : { repeatable: true, headers: { ...options.headers, ...idHeader(progress) } };
    const { value: body, status, headers } = await call<ReadableStream<Uint8Array>>(
      client,
      operation,
      input,
      { ...options, ...resumed },
      unjudged,
    );
    if (status === 204 && !isFirst) return void (await body?.cancel());
    const type = headers.get("content-type") ?? "no content type";
    if (status !== 200 || !/^text\/event-stream *(;|$)/i.test(type)) {
      await body?.cancel();
      throw failure(client, operation, "unreadable", "the response is not a stream of events", { detail: type });
    }
    isFirst = false;
    try {
      for await (const { name, data } of messages(client, operation, body, progress)) {
        breaks = 0;
        if (data === end) return;
        const found = record<T>(client, operation, data);
        const lacksTag = tag !== undefined && typeof found === "object" && found !== null && !(tag in found);
        yield lacksTag ? { [tag]: name, ...found } : found;
      }
      if (end !== undefined) {
        throw failure(client, operation, "network", "the stream ended before its last event", { mayHaveArrived: true });
      }
      if (reconnect !== "always") return;
    } catch (error) {
      const isBroken = error instanceof CallError && (error.kind === "network" || error.kind === "timeout");
      if (!isBroken || reconnect === undefined || ++breaks >= client.retry.attempts) throw error;
    }
    await sleep(Math.max(progress.retry, breaks ? waitOf(client.retry, breaks - 1) : 0), options.signal);
  }
}

function idHeader({ lastId }: Progress): Record<string, string> {
  if (lastId === "") return {};
  // A header value consists of bytes: here, the UTF-8 encoding of the id.
  return { "last-event-id": String.fromCharCode(...new TextEncoder().encode(lastId)) };
}

/** Yields the events of a response, by the rules of the HTML standard. An incomplete last event is discarded. */
async function* messages(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
  progress: Progress,
): AsyncGenerator<Message> {
  let [name, data, id]: [string, string[], string] = ["", [], progress.lastId];
  let size = 0;
  for await (const line of lines(client, operation, body)) {
    if (line === "") {
      progress.lastId = id;
      if (data.length > 0) yield { name: name || "message", data: data.join("\n") };
      [name, data, size] = ["", [], 0];
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "data") data.push(value);
    else if (field === "event") name = value;
    else if (field === "id" && !value.includes("\0")) id = value;
    else if (field === "retry" && /^[0-9]+$/.test(value)) progress.retry = Number(value);
    size += field === "data" ? value.length + 1 : 0;
    if (size > MAX_EVENT) throw tooLong(client, operation);
  }
}

/** Yields the lines of a response, which end with CR, LF or both. */
async function* lines(
  client: Client,
  operation: Operation,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string> {
  // The decoder removes a byte order mark.
  const decoder = new TextDecoder();
  let [rest, endsWithCr] = ["", false];
  for await (const chunk of chunks(client, operation, body)) {
    let text = decoder.decode(chunk, { stream: true });
    if (text === "") continue;
    if (endsWithCr && text.startsWith("\n")) text = text.slice(1);
    endsWithCr = text.endsWith("\r");
    const parts = (rest + text).split(/\r\n|\r|\n/);
    rest = parts.pop() ?? "";
    if (rest.length > MAX_EVENT) throw tooLong(client, operation);
    yield* parts;
  }
}

function tooLong(client: Client, operation: Operation): CallError {
  return failure(client, operation, "unreadable", `an event has more than ${MAX_EVENT} characters`);
}
