// What the runtime does with answers that a test makes up.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createClient, flights, type ClientOptions } from "../generated/index.js";
import { clientOf, type Service } from "../generated/runtime/client.js";
import { call } from "../generated/runtime/call.js";
import { items, nextLink, type Paging } from "../generated/runtime/paging.js";

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | Error;

/** Answers the calls one by one, and keeps their requests. */
function script(...replies: Reply[]): { fetch: typeof fetch; sent: Request[] } {
  const sent: Request[] = [];
  const answer: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init));
    const reply = replies[Math.min(sent.length, replies.length) - 1];
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error("no answer");
    const { status = 200, headers = {}, body } = reply;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
  return { fetch: answer, sent };
}

const FAST: ClientOptions = { baseUrl: "http://x", key: "k", retry: { first: 1, longest: 1 } };

test("what only reads is sent again, the start of a search is not", async () => {
  const details = script({ status: 503 }, new TypeError("broken"), { body: { results: [] } });
  const request = { searchId: "s", resultId: "r" };
  const answer = await flights.details(createClient({ ...FAST, fetch: details.fetch }), {}, request);
  assert.deepEqual([answer.value.results, details.sent.length], [[], 3]);

  const start = script({ status: 503 }, { body: {} });
  const poll = flights.poll(createClient({ ...FAST, fetch: start.fetch }), {}, { searchId: "s" });
  await assert.rejects(poll, { kind: "unavailable", attempts: 1, mayHaveArrived: true });
});

test("a call that was turned away with a time to come back is sent again", async () => {
  const turned = script({ status: 503, headers: { "retry-after": "0" } }, { body: { searchId: "s" } });
  const { value } = await flights.poll(createClient({ ...FAST, fetch: turned.fetch }), {}, { searchId: "s" });
  assert.deepEqual([value.searchId, turned.sent.length], ["s", 2]);
});

test("a search that loses its results still has those of before, and is not complete", async () => {
  const answers = script(
    { body: { searchId: "s", status: "second-phase", results: [{ id: "a" }], totalCount: 1 } },
    { body: { searchId: "s", status: "complete", results: [], totalCount: 0 } },
  );
  const search = flights.search(createClient({ ...FAST, fetch: answers.fetch }), {}, { backoff: { first: 1 } });
  const { found, complete, ending } = await search.finish();
  assert.deepEqual([found?.results?.[0]?.id, complete, ending], ["a", false, "complete"]);
});

test("a search that is stopped ends, and says so", async () => {
  const answers = script({ body: { searchId: "s", status: "first-phase" } });
  const search = flights.search(createClient({ ...FAST, fetch: answers.fetch }), {});
  for await (const update of search) if (update.polls === 1) break;
  assert.equal(search.outcome().ending, "stopped");
});

const SERVICE: Service = {
  name: "Other",
  schemes: { token: "bearer", login: "basic", other: { header: "x-key" } },
  readFaults: () => undefined,
};

test("a credential that is refused is renewed once", async () => {
  const answers = script({ status: 401 }, { body: 1 });
  const credentials = { token: (refused?: unknown) => (refused ? "new" : "old") };
  const client = clientOf(SERVICE, { baseUrl: "http://x", credentials, fetch: answers.fetch });
  await call(client, { name: "a.b", method: "GET", path: "/" }, {});
  assert.deepEqual(answers.sent.map((request) => request.headers.get("authorization")), ["Bearer old", "Bearer new"]);
});

test("each scheme has its place", async () => {
  const answers = script({ body: 1 });
  const credentials = { login: { user: "ü", password: "p" }, other: "o" };
  const client = clientOf(SERVICE, { baseUrl: "http://x", credentials, fetch: answers.fetch });
  await call(client, { name: "a.b", method: "GET", path: "/", auth: ["login"] }, {});
  await call(client, { name: "a.b", method: "GET", path: "/", auth: ["other"] }, {});
  await call(client, { name: "a.b", method: "GET", path: "/", auth: [] }, {});
  const [login, other, none] = answers.sent;
  assert.equal(login?.headers.get("authorization"), `Basic ${Buffer.from("ü:p").toString("base64")}`);
  assert.equal(other?.headers.get("x-key"), "o");
  assert.deepEqual([none?.headers.get("authorization"), none?.headers.get("x-key")], [null, null]);
  await assert.rejects(call(client, { name: "a.b", method: "GET", path: "/", auth: ["token"] }, {}), /it takes token/);
});

interface Page {
  items: number[];
  next?: string;
}

const LISTING: Paging<Page, number> = {
  operation: { name: "a.list", method: "GET", path: "/list", auth: [] },
  items: (page) => page.items,
  next: (_, { value }) => value.next,
};

test("a listing goes from page to page, and neither in circles nor elsewhere", async () => {
  const all = async (...replies: Reply[]) => {
    const client = clientOf(SERVICE, { baseUrl: "http://x", fetch: script(...replies).fetch });
    const found: number[] = [];
    for await (const item of items(client, LISTING, {})) found.push(item);
    return found;
  };
  const first = { body: { items: [1, 2], next: "/list?page=2" } };
  assert.deepEqual(await all(first, { body: { items: [3] } }), [1, 2, 3]);
  await assert.rejects(all(first, { body: { items: [3], next: "/list?page=2" } }), /names one before it/);
  await assert.rejects(all({ body: { items: [1], next: "http://y/list" } }), /sent nowhere else/);
});

test("the link to the next page is found among others", () => {
  const link = (value: string) => nextLink(new Headers({ link: value }));
  assert.equal(link('<http://x/1>; rel="prev", <http://x/3>; title="a, b"; rel="next"'), "http://x/3");
  assert.equal(link("</3>; rel=next"), "/3");
  assert.equal(link('</3>; rel="prev"'), undefined);
});
