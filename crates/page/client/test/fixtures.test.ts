// Clients generated for the APIs of the generator's tests, which .ci/typescript compiles into the folder FIXTURES.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FAST, script, type Reply } from "./scripted.js";

const folder = process.env["FIXTURES"];
const skip = folder === undefined && "the fixtures are compiled by .ci/typescript";

/** Returns the functions of a fixture, with a client that receives these replies. */
async function calls(name: string, ...replies: Reply[]) {
  const { createClient, api, CallError } = await import(`${folder}/${name}/generated/index.js`);
  const service = script(...replies);
  const client = createClient({ ...FAST, fetch: service.fetch });
  return { api, client, CallError, sent: service.sent, createClient, fetch: service.fetch };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
}

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("listings continue by cursors", { skip }, async () => {
  const [first, last] = [
    { data: { books: [a, null] }, meta: { after: "a" } },
    { data: { books: [c] }, meta: { more: false, after: "c" } },
  ];
  const { api, client, sent } = await calls("paging", { body: first }, { body: last });
  assert.deepEqual(await all(api.allBooks(client, { shelf: "s" })), [a, c]);
  assert.deepEqual(
    sent.map(({ url }) => url),
    ["http://x/books?shelf=s&key=k", "http://x/books?shelf=s&after=a&key=k"],
  );

  const found = await calls("paging", { body: { books: [a], next: 7 } }, { body: { books: [b] } });
  assert.deepEqual(await all(found.api.allFound(found.client, { shelf: "s" }, { word: "w" })), [a, b]);
  assert.deepEqual(await Promise.all(found.sent.map((sent) => sent.json())), [{ word: "w" }, { word: "w", from: 7 }]);
});

test("listings continue by URLs, links and headers", { skip }, async () => {
  const linked = await calls(
    "paging",
    { body: { books: [a], "@page.next": "/linked?at=2" } },
    { body: { "@page.next": null } },
  );
  assert.deepEqual(await all(linked.api.allLinked(linked.client, { shelf: "s" })), [a]);
  assert.equal(linked.sent[1]?.url, "http://x/linked?at=2&key=k");

  const links = [null, { rel: "previous", href: "/related?at=0" }, { rel: "next", href: "/related?at=2" }];
  const related = await calls("paging", { body: { books: [a], page: { links } } }, { body: { books: [b] } });
  assert.deepEqual(await all(related.api.allRelated(related.client)), [a, b]);
  assert.equal(related.sent[1]?.url, "http://x/related?at=2&key=k");

  const next = { link: '<http://x/headed?at=2>; rel="next"' };
  const headed = await calls("paging", { body: { books: [a] }, headers: next }, { body: { books: [b] } });
  assert.deepEqual(await all(headed.api.allHeaded(headed.client)), [a, b]);
});

test("listings continue by numbers, until a page is short or the total is reached", { skip }, async () => {
  const numbered = await calls(
    "paging",
    { body: { books: [a, b], page: { all: 3 } } },
    { body: { books: [c], page: { all: 3 } } },
  );
  assert.deepEqual(await all(numbered.api.allNumbered(numbered.client)), [a, b, c]);
  assert.deepEqual(
    numbered.sent.map(({ url }) => url),
    ["http://x/numbered?key=k", "http://x/numbered?page=1&key=k"],
  );

  const counted = await calls("paging", { body: { books: [a, b] } }, { body: { books: [c] } });
  assert.deepEqual(await all(counted.api.allCounted(counted.client, { size: 2 })), [a, b, c]);
  assert.deepEqual(await Promise.all(counted.sent.map((sent) => sent.json())), [{ size: 2 }, { size: 2, skip: 2 }]);

  const turned = await calls("paging", { body: { books: [a], total: 2 } }, { body: { books: [b], total: 2 } });
  assert.deepEqual(await all(turned.api.allTurned(turned.client, { page: 1 })), [a, b]);

  const skipped = await calls("paging", { body: [a, null] }, { body: null });
  assert.deepEqual(await all(skipped.api.allSkipped(skipped.client)), [a]);
  assert.equal(skipped.sent[1]?.url, "http://x/skipped?skip=2&key=k");
});

test("listings continue after the last element", { skip }, async () => {
  const { api, client, sent } = await calls(
    "paging",
    { body: { data: [a, b, null], has_more: true } },
    { body: { data: [c], has_more: false } },
  );
  assert.deepEqual(await all(api.allCharges(client)), [a, b, c]);
  assert.deepEqual(
    sent.map(({ url }) => url),
    ["http://x/charges?key=k", "http://x/charges?starting_after=b&key=k"],
  );

  const [newer, older] = [3, 2].map((number) => ({ position: { number } }));
  const refunds = await calls("paging", { body: [newer, older] }, { body: [] });
  assert.deepEqual(await all(refunds.api.allRefunds(refunds.client, {})), [newer, older]);
  assert.deepEqual(await Promise.all(refunds.sent.map((sent) => sent.json())), [{}, { below: 2 }]);
});

test("jobs are polled by an id or by a URL", { skip }, async () => {
  const states = ["queued", "working", "done"].map((status) => ({ body: { id: 4, status, text: "said" } }));
  const transcript = await calls("job", ...states);
  const options = { backoff: { first: 1, longest: 1 } };
  const job = transcript.api.runTranscript(transcript.client, { file: "http://y/a.mp3" }, options);
  assert.equal((await job.finish()).text, "said");
  assert.equal(transcript.sent[2]?.url, "http://x/transcripts/4?key=k");

  const headers = { location: "/exports/2027-03-14/8.json" };
  const exported = await calls(
    "job",
    { status: 202, headers },
    { body: { state: "open" } },
    { body: { state: "ready", url: "u" } },
  );
  assert.equal((await exported.api.runExport(exported.client, { shelf: "s" }, ["id"], options).finish()).url, "u");
  assert.equal(exported.sent[2]?.url, "http://x/exports/2027-03-14/8.json?key=k");
});

test("error bodies depend on the status", { skip }, async () => {
  const body = { reason: "LENT" };
  const { api, client } = await calls("envelopes", { status: 409, body }, { status: 404, body });
  await assert.rejects(api.read(client, { number: 1 }), { status: 409, faults: [{ code: "", message: "LENT" }] });
  await assert.rejects(api.read(client, { number: 1 }), { status: 404, faults: [{ code: "LENT" }] });
});

test("parameters and responses have headers", { skip }, async () => {
  const { api, client, sent } = await calls("headers", {
    body: { title: "t" },
    headers: { etag: "2", "rate-left": "3", "book-tags": "old, rare" },
  });
  const { headers } = await api.change(
    client,
    { id: "a", ifMatch: "1", tags: ["old", "rare"], quietly: true },
    { title: "t" },
  );
  assert.equal(sent[0]?.url, "http://x/books/a?quietly=true&key=k");
  assert.deepEqual(
    ["if-match", "x-tags"].map((name) => sent[0]?.headers.get(name)),
    ["1", "old,rare"],
  );
  assert.deepEqual(api.readBookHeaders(headers), { left: 3, etag: "2", tags: ["old", "rare"] });
});

test("a 304 and the response to a HEAD have no body", { skip }, async () => {
  const headers = { etag: '"1"' };
  const reply = { status: 304, headers };
  const replies = [{ body: { title: "t" }, headers }, reply, reply, { status: 404 }];
  const { api, client, sent, CallError } = await calls("conditions", ...replies);
  assert.deepEqual((await api.read(client, { id: 1 })).value, { title: "t" });
  const known = await api.read(client, { id: 1, known: '"1"' });
  assert.deepEqual([known.status, known.value], [304, undefined]);
  assert.equal(sent[1]?.headers.get("if-none-match"), '"1"');

  const head = await api.lookUp(client, { id: 1 });
  assert.deepEqual([head.status, api.readContentHeaders(head.headers).etag], [304, '"1"']);
  assert.equal(sent[2]?.method, "HEAD");
  await assert.rejects(api.lookUp(client, { id: 2 }), CallError);
});

test("response types depend on the status, and credentials on the operation", { skip }, async () => {
  const print = await calls("binary", { status: 202, body: { before: 1 } }, { body: "%PDF" });
  const later = await print.api.print(print.client, { titles: [] });
  assert.deepEqual([later.status, later.value], [202, { before: 1 }]);
  const now = await print.api.print(print.client, { titles: [] });
  assert.equal(await new Response(now.value).text(), "%PDF");
  assert.equal(print.sent[0]?.headers.get("accept"), "application/pdf, application/json");

  const books = await calls("credentials", { body: {} });
  const client = books.createClient({
    ...FAST,
    key: undefined,
    credentials: { login: { user: "u", password: "p" } },
    fetch: books.fetch,
  });
  await books.api.lend(client, { title: "t" });
  await books.api.hours(client);
  assert.deepEqual(
    books.sent.map(({ headers }) => headers.get("authorization")),
    [`Basic ${btoa("u:p")}`, null],
  );
  await assert.rejects(books.api.count(client), { kind: "configuration" });
});

test("parameters contain JSON", { skip }, async () => {
  const { api, client, sent } = await calls("json_parameters", { body: { text: "" } });
  const filter = { words: ["sea & sun"], pages: 9 };
  await api.find(client, { filter, ids: [1, 2], page: 2 });
  const parameters = new URL(sent[0]?.url ?? "").searchParams;
  assert.deepEqual(JSON.parse(parameters.get("filter") ?? ""), filter);
  assert.deepEqual([parameters.get("ids"), parameters.get("labels"), parameters.get("page")], ["[1,2]", null, "2"]);
  await api.order(client, { filter, note: "soon" });
  assert.deepEqual(JSON.parse(new URLSearchParams(await sent[1]?.text()).get("filter") ?? ""), filter);
});

test("forms are sent as browsers send them", { skip }, async () => {
  const { api, client, sent } = await calls("form", { body: { asked: "" } });
  await api.search(client, { shelf: "a b" }, { words: ["tea", "cake"], tags: ["x", "y"], whole: true });
  assert.equal(sent[0]?.url, "http://x/search/a%20b?key=k");
  assert.equal(await sent[0]?.text(), "words=tea&words=cake&tags=x%2Cy&whole=true");
});

test("unions by JSON type and by integer and boolean tags are unmodified JSON", { skip }, async () => {
  const text = { type: "text", text: "What is in the above image?" };
  const messages = [
    { role: "user", content: "Hello, Claude" },
    { role: "user", content: [text] },
  ];
  const chat = await calls("alternatives", { body: { role: "assistant", content: [text] } });
  const { value } = await chat.api.create(chat.client, { messages, stop: ["\n\nHuman:"] });
  assert.equal(typeof value.content === "string" ? value.content : value.content[0].text, text.text);
  assert.deepEqual(await chat.sent[0]?.json(), { messages, stop: ["\n\nHuman:"] });

  const service = { targetPort: "http-web-svc", dependsOn: { db: { retries: 3 } } };
  const containers = await calls("alternatives", { body: { ...service, targetPort: 80 } });
  assert.equal((await containers.api.apply(containers.client, service)).value.targetPort, 80);

  const posted = await calls("alternatives", { body: { ok: false, error: "rate_limited" } });
  const row = { type: 1, components: [{ type: 2, label: "Click me!" }] };
  const outcome = (await posted.api.post(posted.client, row)).value;
  assert.equal(outcome.ok ? outcome.ts : outcome.error, "rate_limited");
  assert.deepEqual(await posted.sent[0]?.json(), row);
});
