// Streams of server-sent events.

import assert from "node:assert/strict";
import { test } from "node:test";

import { events } from "../generated/runtime/events.js";
import type { Operation, StreamRules } from "../generated/runtime/request.js";
import { other, script, type Reply } from "./scripted.js";

const NEWS: Operation = { name: "a.news", method: "POST", path: "/news", auth: [], answer: "events" };

/** Creates a response whose body arrives in these parts, and then ends, breaks or stalls. */
function reply(parts: string[], end: "whole" | "broken" | "stalled" = "whole"): Reply {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part !== undefined) return controller.enqueue(Uint8Array.from(part, (unit) => unit.charCodeAt(0)));
      if (end === "whole") controller.close();
      else if (end === "broken") controller.error(new TypeError("cut"));
      else return new Promise(() => {});
    },
  });
  return { headers: { "content-type": "text/event-stream" }, body };
}

/** Reads a stream: returns its records, the error at its end, and the ids that the requests continue after. */
async function read(stream: StreamRules, ...replies: Reply[]) {
  const { fetch, sent } = script(...replies);
  const [found, ids]: [unknown[], () => (string | null)[]] = [[], () => sent.map((it) => it.headers.get("last-event-id"))];
  try {
    for await (const record of events(other(fetch), { ...NEWS, stream }, {})) found.push(record);
  } catch (error) {
    return { found, ids: ids(), error: error as { kind: string } };
  }
  return { found, ids: ids() };
}

test("events follow the HTML standard at any chunk boundary", async () => {
  const body =
    "\xEF\xBB\xBF: hello\r\nretry: 1\rdata: {\"a\":\ndata:1}\r\nid: 7\r\n\r\nid: x\0y\ndata: 2\n\nevent: none\n\ndata:  3\nb: 1\n\ndata: 4";
  for (let at = 0; at <= body.length; at++) {
    const { found } = await read({}, reply([body.slice(0, at), body.slice(at)]));
    assert.deepEqual(found, [{ a: 1 }, 2, 3], String(at));
  }
  assert.deepEqual((await read({}, reply([...body]))).found, [{ a: 1 }, 2, 3]);
});

test("the name of an event is its tag, unless the data has a tag", async () => {
  const body = 'event: ping\ndata: {}\n\nevent: a\ndata: {"t":"b"}\n\ndata: {"n":1}\n\n';
  const { found } = await read({ tag: "t" }, reply([body]));
  assert.deepEqual(found, [{ t: "ping" }, { t: "b" }, { t: "message", n: 1 }]);
});

test("a stream ends with its last event, and only a described one reconnects", async () => {
  const marked = await read({ end: "[DONE]" }, reply(["data: 1\n\ndata: [DONE]\n\ndata: 2\n\n"]));
  assert.deepEqual(marked, { found: [1], ids: [null] });
  const unmarked = await read({ end: "[DONE]" }, reply(["data: 1\n\n"]));
  assert.deepEqual([unmarked.found, unmarked.error?.kind], [[1], "network"]);
  const broken = await read({}, reply(["data: 1\n\n"], "broken"));
  assert.deepEqual([broken.found, broken.error?.kind, broken.ids.length], [[1], "network", 1]);
  const quiet = await read({ idle: 20 }, reply(["data: 1\n\n"], "stalled"));
  assert.deepEqual([quiet.found, quiet.error?.kind], [[1], "timeout"]);
});

test("a stream continues after the last event", async () => {
  const first = () => reply(["retry: 1\nid: 1\ndata: 1\n\nid: 2\ndata: cut"], "broken");
  const interrupted = await read({ reconnect: "interrupted" }, first(), reply(["id: 2\ndata: 2\n\n"]));
  assert.deepEqual(interrupted, { found: [1, 2], ids: [null, "1"] });
  const always = await read({ reconnect: "always" }, first(), reply(["id: 2\ndata: 2\n\n"]), { status: 204 });
  assert.deepEqual(always, { found: [1, 2], ids: [null, "1", "2"] });
});

test("another response is not a stream of events", async () => {
  const { error } = await read({}, { body: { a: 1 } });
  assert.equal(error?.kind, "unreadable");
});
