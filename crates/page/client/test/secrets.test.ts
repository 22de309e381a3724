// Checks that errors never contain credentials, however a service echoes them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";

import { CallError, createClient, feeds, flights, type ClientOptions } from "../generated/index.js";
import { call } from "../generated/runtime/call.js";
import { Job, JobError } from "../generated/runtime/job.js";
import { Redactor } from "../generated/runtime/redact.js";
import type { Operation } from "../generated/runtime/request.js";
import { FAST, other, script } from "./scripted.js";

const KEY = "s3cret key/é+%41";
const READ: Operation = { name: "a.read", method: "GET", path: "/things", auth: ["token"] };

/** Returns the error of a call after checking that no part of it contains `secret`. */
async function failed(reply: Parameters<typeof script>[0], secret = KEY, options: ClientOptions = { key: KEY }) {
  const client = createClient({ ...FAST, retry: { attempts: 1 }, ...options, fetch: script(reply).fetch });
  const error = await flights.poll(client, {}, { searchId: "s" }).then(
    () => assert.fail(),
    (error: unknown) => error,
  );
  assert.ok(error instanceof CallError);
  assert.ok(!textsOf(error).includes(secret), textsOf(error));
  return error;
}

/** Returns all text of an error: message, stack, fields and causes. */
const textsOf = (error: Error) =>
  inspect(error, { depth: Infinity, showHidden: true, breakLength: Infinity, maxStringLength: Infinity });

test("a key echoed in an error response is redacted from the whole error", async () => {
  const errorMessage = `No key ${KEY}, as in /poll?apiKey=${encodeURIComponent(KEY)}&x`;
  const error = await failed({ status: 401, body: { errorCode: `NO_${KEY}`, errorMessage } });
  assert.deepEqual(error.faults, [{ code: "NO_***", message: "No key ***, as in /poll?apiKey=***&x" }]);
  assert.equal(error.message, "flights.poll: 401: NO_***: No key ***, as in /poll?apiKey=***&x");
  assert.match(error.stack ?? "", /No key \*\*\*/);

  const errors = [{ code: "A", description: KEY.toUpperCase(), localizedDescription: `Kein ${KEY}` }];
  const localized = await failed({ status: 400, body: { errors } });
  assert.deepEqual(localized.faults, [{ code: "A", message: "***", localized: "Kein ***" }]);
  assert.match((await failed({ status: 502, body: `<p>${KEY}</p>` })).message, /502: <p>\*\*\*<\/p>$/);
});

test("a response that is not JSON does not disclose the key", async () => {
  for (const body of [KEY, `{"apiKey":${KEY}}`, `${" ".repeat(70)}${KEY}`]) {
    const { kind, message } = await failed({ body }, KEY.slice(0, 6));
    assert.equal(kind, "unreadable");
    assert.match(message, /the response is not JSON: /);
  }
  const line = feeds.allPlaces(createClient({ ...FAST, key: KEY, fetch: script({ body: KEY }).fetch })).next();
  await assert.rejects(line, { message: "feeds.places: a record of the response is not JSON: ***" });
});

test("causes of errors do not disclose the key", async () => {
  const url = `http://x/poll?apiKey=${encodeURIComponent(KEY)}`;
  const lowest = Object.assign(new Error(`no route to ${url}`), { code: "ENOTFOUND", input: url });
  const { kind, cause } = await failed(new TypeError(`Failed to parse ${url}`, { cause: lowest }), "s3cret");
  assert.equal(kind, "network");
  assert.ok(cause instanceof Error && cause.cause instanceof Error);
  assert.deepEqual([cause.name, cause.message], ["TypeError", "Failed to parse http://x/poll?apiKey=***"]);
  assert.deepEqual({ ...cause.cause }, { name: "Error", code: "ENOTFOUND" });

  const circle = new Error(KEY);
  circle.cause = circle;
  await failed(circle);
});

test("the reason for aborting a call is returned unchanged", async () => {
  const [stop, reason] = [new AbortController(), { closed: "the window" }];
  setTimeout(() => stop.abort(reason), 10);
  const aborted = call(other(script("silence").fetch), { ...READ, auth: [] }, {}, { signal: stop.signal });
  await assert.rejects(aborted, (error: CallError) => error.cause === reason);
});

test("credentials of single calls are redacted, including rejected ones", async () => {
  const key = (refused?: unknown) => (refused === undefined ? "token-0001" : "token-0002");
  const body = { errorCode: "DENIED", errorMessage: "token-0001 token-0002 token-0003" };
  const { message } = await failed({ status: 401, body }, "token-0001", { key });
  assert.equal(message, "flights.poll: 401: DENIED: *** *** token-0003");
});

test("logins are redacted in every encoding", async () => {
  const credentials = { login: { user: "ada", password: "open sesame" } };
  const body = "Basic YWRhOm9wZW4gc2VzYW1l, ada:open%20sesame, open+sesame, ada";
  const client = other(script({ status: 400, body }).fetch, { credentials });
  await assert.rejects(call(client, { ...READ, auth: ["login"] }, {}), {
    message: "a.read: 400: Basic ***, ***, ***, ada",
  });
});

test("the reason why a job failed does not disclose the key", async () => {
  const protocol = { start: READ, poll: READ, phase: () => "failed" as const, reason: (report: unknown) => report };
  const report = { said: [`${KEY} is unknown`, 3, null], [KEY]: true };
  const client = other(script({ body: report }).fetch, { key: KEY });
  await assert.rejects(new Job(client, protocol, { query: {} }).finish(), (error) => {
    assert.ok(error instanceof JobError);
    assert.deepEqual(error.reason, { said: ["*** is unknown", 3, null], "***": true });
    assert.equal(error.message, 'the job failed: {"said":["*** is unknown",3,null],"***":true}');
    return true;
  });
});

test("invalid URLs and URLs of other services do not disclose the key", async () => {
  const protocol = { start: READ, poll: READ, phase: () => "running" as const };
  for (const location of ["http://[s3cret-key", "http://s3cret-key.example/"]) {
    const client = other(script({ status: 202, headers: { location } }).fetch, { key: "s3cret-key" });
    await assert.rejects(new Job(client, protocol, { start: {} }).next(), (error: Error) => {
      assert.ok(error instanceof CallError && error.kind === "unreadable");
      return !textsOf(error).includes("s3cret-key");
    });
  }
});

/** Returns a string in every encoding in which a service might echo it. */
function echoes(text: string): string[] {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0"));
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };
  const percent = encodeURIComponent(text);
  return [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    percent,
    encodeURIComponent(percent),
    encodeURIComponent(encodeURIComponent(percent)),
    percent.replaceAll("%20", "+"),
    new URLSearchParams([["", text]]).toString().slice(1),
    bytes.map((byte) => `%${byte}`).join(""),
    JSON.stringify(text),
    JSON.stringify(JSON.stringify(text)),
    JSON.stringify({ [text]: JSON.stringify(text) }),
    text.replaceAll("/", "\\/"),
    inspect(text),
    units.map((unit) => `\\u${unit}`).join(""),
    codes.map((code) => `\\u{${code.toString(16)}}`).join(""),
    codes.map((code) => `&#x${code.toString(16).toUpperCase()};`).join(""),
    codes.map((code) => `&#${code};`).join(""),
    text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`),
  ];
}

test("secrets are redacted in every encoding", () => {
  const secrets = [
    "plain-key-0123",
    KEY,
    "%25%41\\\\n\\u0041",
    "a&b<c>d\"e'f",
    "東é😀\n\tz",
    "a+b c",
    "\\\\\\%%%",
    "ab",
    "7",
  ];
  for (const secret of secrets) {
    const redactor = new Redactor([secret]);
    for (const echo of echoes(secret)) {
      for (const [before, after] of [
        ["", ""],
        ["x=", "&y"],
        ["\\", '"'],
        ["%", " "],
      ]) {
        const clean = redactor.redact(`${before}${echo}${after}`);
        assert.ok(clean.includes("***") && !clean.includes(echo), `${echo} in ${clean}`);
      }
    }
  }
});

test("the beginning of a truncated secret is redacted", () => {
  const redactor = new Redactor(["secret/é😀-key"]);
  const cut = [
    "at secr",
    "at secret%2",
    'at "secret\\/…"',
    "at secret/\\u00",
    "at secret/&#2",
    "at secret/é\ud83d",
    "at SECRET/…",
  ];
  for (const text of cut) assert.match(redactor.redact(text), /^at "?\*\*\*(…"?)?$/, text);
  assert.equal(redactor.redact("secret, a sec"), "secret, a sec");
});

test("redaction leaves the remaining text unchanged", () => {
  const redact = (text: string) => new Redactor(["a b/c%d"]).redact(text);
  assert.equal(redact("/x?apiKey=a%20b%2Fc%25d&y=1"), "/x?apiKey=***&y=1");
  assert.equal(redact("/x?apiKey=a+b%252fc%2525d&y=1"), "/x?apiKey=***&y=1");
  assert.equal(redact('{"url": "\\/x?apiKey=a b\\/c%d"}'), '{"url": "\\/x?apiKey=***"}');
  assert.equal(redact("a b/c% and a b/c%d"), "a b/c% and ***");
  assert.equal(new Redactor(["clé-1234"]).redact("k=cl\ufffd-1234"), "k=***");
  const others = "An answer, 100 % \\u00e9 &eacute; &#xffffffff; %zz %ff \\u{110000} \ud800";
  for (const secrets of [[], [""], ["SECRET-0123456789"]]) assert.equal(new Redactor(secrets).redact(others), others);
});

test("recently rotated tokens are redacted, and the client's own key is always redacted", () => {
  const redactor = new Redactor(["fixed key", { user: "ada", password: "abc" }]);
  for (let number = 100; number <= 132; number++) redactor.learn(`token-${number}`);
  assert.equal(redactor.redact("token-100 token-101 token-132"), "token-100 *** ***");
  assert.equal(redactor.redact("fixed key, ada:abc, abc"), "***, ***, abc");
});

test("redaction of hostile text takes little time", () => {
  const redactor = new Redactor(["%\\&keykeykeykey"]);
  for (const part of ["%25", "\\", "&", "%\\&keykeyke ", "\\u{", "&#"]) {
    const text = part.repeat(65_536 / part.length);
    assert.equal(redactor.redact(text), text);
  }
});
