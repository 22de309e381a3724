// Calls: requests, responses and retries.

import assert from "node:assert/strict";
import { test } from "node:test";

import { autocomplete, CallError, createClient, flights, type Fault } from "../generated/index.js";
import { call } from "../generated/runtime/call.js";
import { clientOf } from "../generated/runtime/client.js";
import { flag, listOf, readHeaders } from "../generated/runtime/headers.js";
import type { Input, Operation } from "../generated/runtime/request.js";
import { spread, waitOf } from "../generated/runtime/waiting.js";
import { FAST, other, script, SERVICE } from "./scripted.js";

const READ: Operation = { name: "a.read", method: "GET", path: "/things/{id}.json", auth: [] };
const WRITE: Operation = { name: "a.write", method: "POST", path: "/things", auth: [] };

test("repeatable calls are retried, other calls only if the caller allows it", async () => {
  const details = script({ status: 503 }, new TypeError("broken"), { body: { results: [] } });
  const request = { searchId: "s", resultId: "r" };
  const answer = await flights.details(createClient({ ...FAST, fetch: details.fetch }), {}, request);
  assert.deepEqual([answer.value.results, details.sent.length], [[], 3]);

  const start = script({ status: 503 }, { body: { searchId: "s" } });
  await flights.poll(createClient({ ...FAST, fetch: start.fetch }), {}, { searchId: "s" });
  assert.equal(start.sent.length, 2);

  const write = (options: { repeatable?: boolean }) =>
    call(other(script({ status: 503 }, { body: {} }).fetch), WRITE, { body: {} }, options);
  await assert.rejects(write({}), { kind: "unavailable", attempts: 1, mayHaveArrived: true });
  await write({ repeatable: true });
});

test("calls with an idempotency token are retried with the same token", async () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const sent = async (token: Partial<Operation>, input: Input, read: (request: Request) => unknown) => {
    const lossy = script(new TypeError("broken"), { status: 502 }, { body: {} });
    await call(other(lossy.fetch), { ...WRITE, ...token }, input);
    return Promise.all(lossy.sent.map(read));
  };
  const places: [Partial<Operation>, (request: Request) => unknown][] = [
    [{ token: { query: "key" }, headers: { key: "x-token" } }, ({ headers }) => headers.get("x-token")],
    [{ token: { query: "key" } }, ({ url }) => new URL(url).searchParams.get("key")],
    [{ token: { body: "key" } }, async (request) => ((await request.json()) as { key: unknown }).key],
  ];
  for (const [token, read] of places) {
    const made = await sent(token, { body: { a: 1 } }, read);
    assert.match(String(made[0]), uuid);
    assert.deepEqual(made, [made[0], made[0], made[0]]);
    const mine = { query: { key: "mine" }, body: { key: "mine" } };
    assert.deepEqual(await sent(token, mine, read), ["mine", "mine", "mine"]);
  }
});

test("a nested form has names in brackets", async () => {
  const { fetch, sent } = script({ body: {} });
  const body = { a: "x", b: { c: 7, d: [true, "e"], f: undefined }, g: [{ h: 1 }, { h: [2] }], i: [] };
  await call(other(fetch), { ...WRITE, body: "brackets" }, { body });
  const pairs = [...new URLSearchParams(await sent[0]!.text())].map((pair) => pair.join("="));
  assert.deepEqual(pairs, ["a=x", "b[c]=7", "b[d][]=true", "b[d][]=e", "g[0][h]=1", "g[1][h][]=2"]);
  const wrong = call(other(fetch), { ...WRITE, body: "brackets" }, { body: { a: { "b[c]": 1 } } });
  await assert.rejects(wrong, { message: /a form can't have the name "b\[c\]"/ });
});

test("a wait is half fixed and half random, and follows the wait that the service requests", (context) => {
  const waits = (wait: () => number) =>
    [0, 0.5, 1].map((random) => {
      context.mock.method(Math, "random", () => random);
      return wait();
    });
  const { retry } = createClient({ baseUrl: "http://x" });
  assert.deepEqual(waits(() => waitOf(retry, 2)), [1000, 750, 500]);
  assert.deepEqual(waits(() => spread(4000, Infinity)), [4000, 5000, 6000]);
  assert.deepEqual(waits(() => spread(30_000, Infinity)), [30_000, 35_000, 40_000]);
  // The spread does not cost a call its last attempt.
  assert.deepEqual(waits(() => spread(4000, 5500)), [4000, 5000, 4000]);
});

test("the number of attempts is limited", async () => {
  const broken = script({ status: 500 });
  const read = call(other(broken.fetch, { retry: { ...FAST.retry, attempts: 2 } }), READ, { query: { id: 1 } });
  await assert.rejects(read, { kind: "unavailable", attempts: 2 });
  const refused = script({ status: 404 });
  await assert.rejects(call(other(refused.fetch), READ, { query: { id: 1 } }), { kind: "refused", attempts: 1 });
});

test("calls are retried after `Retry-After`, unless the wait is too long", async () => {
  const turned = script({ status: 503, headers: { "retry-after": "0" } }, { body: { searchId: "s" } });
  const { value } = await flights.poll(createClient({ ...FAST, fetch: turned.fetch }), {}, { searchId: "s" });
  assert.deepEqual([value.searchId, turned.sent.length], ["s", 2]);

  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
  const late = script({ status: 429, headers: { "retry-after": tomorrow } });
  await assert.rejects(call(other(late.fetch), READ, { query: { id: 1 } }), (error) => {
    assert.ok(error instanceof CallError && error.kind === "rate-limited" && error.attempts === 1);
    assert.ok((error.retryAfter ?? 0) > 86_000_000);
    return true;
  });
});

test("a call ends at its deadline, and an attempt at its timeout", async () => {
  const silent = script("silence");
  const client = other(silent.fetch);
  await assert.rejects(call(client, WRITE, { body: {} }, { timeout: 5 }), { kind: "timeout", mayHaveArrived: true });
  const read = call(client, READ, { query: { id: 1 } }, { timeout: 20, deadline: 50 });
  await assert.rejects(read, { kind: "timeout" });
  assert.ok(silent.sent.length >= 3);
});

test("a call can be aborted in progress and while it waits", async () => {
  const signal = AbortSignal.timeout(10);
  const silent = call(other(script("silence").fetch), READ, { query: { id: 1 } }, { signal });
  await assert.rejects(silent, { kind: "aborted", attempts: 1 });
  const stop = new AbortController();
  const client = other(script({ status: 503 }).fetch, { retry: { first: 60_000, longest: 60_000 } });
  setTimeout(() => stop.abort(), 10);
  await assert.rejects(call(client, READ, { query: { id: 1 } }, { signal: stop.signal }), { kind: "aborted" });
});

test("both formats of error responses are read", async () => {
  const refuse = async (status: number, body: unknown) => {
    const client = createClient({ ...FAST, key: "secret", fetch: script({ status, body }).fetch });
    const error = await autocomplete.cars(client, { searchTerm: "x" }).catch((error: unknown) => error);
    assert.ok(error instanceof CallError);
    return error;
  };
  const before = await refuse(401, { status: 401, errorCode: "INVALID_API_KEY", errorMessage: "Who?" });
  assert.deepEqual(before.faults, [{ code: "INVALID_API_KEY", message: "Who?" }]);
  assert.equal(before.userMessage, "The service does not allow this request.");
  assert.equal(before.message, "autocomplete.cars: 401: INVALID_API_KEY: Who?");
  assert.deepEqual([before.kind, before.status, before.operation], ["denied", 401, "autocomplete.cars"]);

  const errors = [
    { code: "INVALID_DATES", description: "/date: No.", localizedDescription: "Nein." },
    { code: "OTHER" },
  ];
  const after = await refuse(400, { errors });
  assert.deepEqual(
    [...after.faults.map((fault) => fault.code), after.userMessage],
    ["INVALID_DATES", "OTHER", "Nein."],
  );
  assert.equal(after.message, "autocomplete.cars: 400: INVALID_DATES: /date: No.; OTHER");

  assert.match((await refuse(404, "<html>gone</html>")).message, /404: <html>gone/);
});

test("in a browser, the error of a cross-origin call mentions CORS", async () => {
  const broken = script(new TypeError("Failed to fetch"));
  const failing = (baseUrl: string) => call(other(broken.fetch, { baseUrl }), WRITE, { body: {} });
  await assert.rejects(failing("http://x"), (error: Error) => !error.message.includes("CORS"));
  Object.assign(globalThis, { location: new URL("http://page.example/search") });
  try {
    await assert.rejects(failing("http://x"), /could not be reached; .* from pages of http:\/\/page.example \(CORS\)/);
    await assert.rejects(failing("http://page.example/api"), (error: Error) => !error.message.includes("CORS"));
  } finally {
    Reflect.deleteProperty(globalThis, "location");
  }
});

test("a rejected credential is refreshed once", async () => {
  const answers = script({ status: 401 }, { body: 1 });
  const credentials = { token: (refused?: unknown) => (refused ? "new" : "old") };
  const client = other(answers.fetch, { credentials });
  await call(client, { ...WRITE, auth: ["token"] }, { body: {} });
  assert.deepEqual(
    answers.sent.map((request) => request.headers.get("authorization")),
    ["Bearer old", "Bearer new"],
  );
  const refused = script({ status: 401 });
  const again = call(other(refused.fetch, { credentials }), { ...WRITE, auth: ["token"] }, { body: {} });
  await assert.rejects(again, { kind: "denied" });
  assert.equal(refused.sent.length, 2);
});

test("each authentication scheme sets its own header or parameter", async () => {
  const answers = script({ body: 1 });
  const client = other(answers.fetch, { credentials: { login: { user: "ü", password: "p" }, other: "o" } });
  const as = (...auth: string[]) => call(client, { ...WRITE, auth }, {});
  await as("login");
  await as("other");
  await as();
  const [login, own, none] = answers.sent;
  assert.equal(login?.headers.get("authorization"), `Basic ${Buffer.from("ü:p").toString("base64")}`);
  assert.equal(own?.headers.get("x-key"), "o");
  assert.deepEqual([none?.headers.get("authorization"), none?.headers.get("x-key")], [null, null]);
  const lacking = other(answers.fetch, { key: () => undefined });
  await assert.rejects(call(lacking, { ...WRITE, auth: ["token"] }, {}), /no credential is set: set token/);
});

test("parameters go into path, query and headers", async () => {
  const answers = script({ body: {} });
  const client = other(answers.fetch, { baseUrl: "http://x/v1/", headers: { "x-own": "a", "x-call": "b" } });
  const operation: Operation = { ...READ, headers: { ifMatch: "if-match" }, joined: { codes: "|" } };
  const query = { id: "a/b", ifMatch: "tag", codes: [1, 2], words: ["c d", "e"], left: undefined, none: null };
  await call(client, operation, { query }, { headers: { "x-call": "c" } });
  const [sent] = answers.sent;
  assert.equal(sent?.url, "http://x/v1/things/a%2Fb.json?codes=1%7C2&words=c+d&words=e");
  const headers = ["accept", "if-match", "x-version", "x-own", "x-call"].map((name) => sent?.headers.get(name));
  assert.deepEqual(headers, ["application/json", "tag", "2", "a", "c"]);
  await assert.rejects(call(client, READ, {}), { kind: "configuration", message: /`id` is missing/ });
  const folder: Operation = { ...READ, path: "/things/{id}" };
  await assert.rejects(call(client, folder, { query: { id: ".." } }), { kind: "configuration" });
});

test("bodies are JSON, forms or bytes, each with its media type", async () => {
  const answers = script({ status: 204 });
  const client = other(answers.fetch);
  const send = (facts: Partial<Operation>, body: unknown) => call(client, { ...WRITE, ...facts }, { body });
  await send({ contentType: "application/geo+json", accept: "application/geo+json" }, { a: [1] });
  await send({ body: "form", joined: { tags: "," } }, { words: ["a b", "c"], tags: ["d", "e"], none: undefined });
  await send({ body: "bytes", contentType: "image/png" }, new Uint8Array([1, 2]));
  await send({ body: "bytes", contentType: "image/png" }, new Blob(["x"], { type: "image/webp" }));
  const types = answers.sent.map((request) => request.headers.get("content-type")?.split(";")[0]);
  assert.deepEqual(types, ["application/geo+json", "application/x-www-form-urlencoded", "image/png", "image/png"]);
  const texts = await Promise.all(answers.sent.map((request) => request.text()));
  assert.deepEqual(texts, ['{"a":[1]}', "words=a+b&words=c&tags=d%2Ce", "\u{1}\u{2}", "x"]);
});

test("responses are JSON, bytes or empty, depending on their status", async () => {
  const operation: Operation = { ...WRITE, answer: { 200: "bytes", 204: "nothing" } };
  const answer = (reply: Parameters<typeof script>[0]) => call(other(script(reply).fetch), operation, {});
  const bytes = await answer({ body: "abc" });
  assert.equal(await new Response(bytes.value as ReadableStream).text(), "abc");
  assert.deepEqual((await answer({ status: 202, body: { place: 3 } })).value, { place: 3 });
  assert.equal((await answer({ status: 204 })).value, undefined);
  await assert.rejects(answer({ status: 201, body: "<html>" }), { kind: "unreadable", status: 201 });
});

test("streams have no total timeout", async () => {
  const slow = new ReadableStream({
    async start(controller) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      controller.enqueue(new TextEncoder().encode("late"));
      controller.close();
    },
  });
  const client = other(script({ body: slow }).fetch, { timeout: 15 });
  const { value } = await call<ReadableStream>(client, { ...WRITE, answer: "bytes" }, {});
  assert.equal(await new Response(value).text(), "late");
});

test("response headers become fields", () => {
  const headers = new Headers({ "rate-left": " 3 ", tags: "a, b,", old: "TRUE" });
  interface Fields {
    left?: number;
    tags?: string[];
    old?: boolean;
    etag?: string;
  }
  const fields = readHeaders<Fields>(headers, {
    left: ["rate-left", Number],
    tags: ["tags", listOf(String)],
    old: ["old", flag],
    etag: ["etag"],
  });
  assert.deepEqual(fields, { left: 3, tags: ["a", "b"], old: true });
});

test("a described error field does not fail the call", async () => {
  const errors = [{ code: "BUSY" }];
  const service = { ...SERVICE, readFaults: (body: unknown) => (body as { errors?: Fault[] }).errors };
  const operation: Operation = { name: "a.read", method: "GET", path: "/a", auth: [] };
  const ask = (operation: Operation) =>
    call(clientOf(service, { ...FAST, fetch: script({ body: { errors } }).fetch }), operation, {});
  await assert.rejects(ask(operation), { kind: "refused", attempts: 1 });
  assert.equal((await ask({ ...operation, describesErrors: true })).verdict, "complete");
});
