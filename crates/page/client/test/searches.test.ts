// Searches: phases, endings, pages and tokens.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { autocomplete, createClient, flights, hotels, type Client, type SearchOptions } from "../generated/index.js";
import { judge, type Lack } from "../generated/runtime/verdict.js";
import { FAST, script } from "./scripted.js";

const QUICK: SearchOptions = { backoff: { first: 1, longest: 1 } };
const client = (service: ReturnType<typeof script>): Client => createClient({ ...FAST, fetch: service.fetch });
const answer = (status: string, ...ids: string[]) => ({
  body: { searchId: "s", cluster: "4", status, results: ids.map((id) => ({ id })), totalCount: ids.length },
});

test("each poll uses the values of the previous response", async () => {
  const service = script(answer("first-phase", "a"), { status: 502 }, answer("complete", "a", "b"));
  const request: flights.FlightSearchRequest = {
    searchStartParameters: { cabin: "first", passengers: [], legs: [] },
    resultParameters: { pageSize: 2 },
  };
  const search = flights.search(client(service), request, QUICK);
  const seen = [];
  for await (const { phase, count, total, polls } of search) seen.push([phase, count, total, polls]);
  assert.deepEqual(seen, [
    ["partial", 1, 1, 1],
    ["complete", 2, 2, 2],
  ]);
  const bodies = await Promise.all(service.sent.map((sent) => sent.json()));
  assert.deepEqual(bodies, [request, ...[1, 2].map(() => ({ searchId: "s", resultParameters: { pageSize: 2 } }))]);
  assert.match(service.sent[2]?.url ?? "", /cluster=4/);
});

test("a search ends as soon as it reaches the requested phase", async () => {
  const service = script(answer("first-phase"), answer("second-phase", "a"));
  const outcome = await flights.search(client(service), {}, { ...QUICK, until: "displayable" }).finish();
  assert.deepEqual([outcome.ending, outcome.complete, service.sent.length], ["reached-phase", false, 2]);
});

test("a search settles when nothing new has arrived for a while", async () => {
  const service = script(answer("first-phase", "a"), answer("second-phase", "a", "b"));
  const search = flights.search(client(service), {}, { ...QUICK, settle: 50 });
  const { ending, complete } = await search.finish();
  assert.deepEqual([ending, complete], ["settled", false]);
  assert.ok(service.sent.length >= 3);
});

test("reaching a deadline is not an error", async () => {
  const service = script(answer("first-phase", "a"));
  const outcome = await flights.search(client(service), {}, { ...QUICK, deadline: 20 }).finish();
  assert.deepEqual([outcome.ending, outcome.error, outcome.found?.results?.length], ["deadline", undefined, 1]);
  const silent = await flights.search(client(script("silence")), {}, { deadline: 5 }).finish();
  assert.deepEqual([silent.ending, silent.found], ["deadline", undefined]);
});

test("polls respect the wait that the service requests", async () => {
  const busy = { ...answer("first-phase"), headers: { "retry-after": "1" } };
  const service = script(busy, answer("complete"));
  const started = Date.now();
  await flights.search(client(service), {}, QUICK).finish();
  assert.ok(Date.now() - started >= 1000);
});

test("a search keeps results that the service withdraws, and is incomplete", async () => {
  const service = script(answer("second-phase", "a"), answer("complete"));
  const { found, complete, ending } = await flights.search(client(service), {}, QUICK).finish();
  assert.deepEqual([found?.results?.[0]?.id, complete, ending], ["a", false, "may-lack"]);
});

test("a complete search reports that results may be missing", async () => {
  const few = { body: { searchId: "s", cluster: "4", status: "complete", results: [], totalCount: 9 } };
  const { verdict, complete, ending } = await flights.search(client(script(few)), {}, QUICK).finish();
  assert.deepEqual([verdict, complete, ending], [[{ reason: "few", found: 0, expected: 9 }], false, "may-lack"]);
  const none = await flights.search(client(script(answer("complete"))), {}, QUICK).finish();
  assert.deepEqual([none.verdict, none.complete, none.ending], ["empty", true, "complete"]);
  const search = (body: object, request = {}) => flights.search(client(script({ body })), request, QUICK).finish();
  const some = { searchId: "s", status: "complete", totalCount: 30, results: [{ id: "a" }, { id: "b" }] };
  const unreadable = await search({ ...some, totalCount: 3, results: [{ id: "a" }, 7, { name: "b" }] });
  assert.deepEqual(unreadable.verdict, [{ reason: "unreadable", unreadable: 2, all: 3 }]);
  assert.equal(unreadable.last?.count, 1);
  const one = await search({ ...some, totalCount: 3 });
  assert.deepEqual([one.verdict, one.remarks], ["complete", [{ reason: "few", found: 2, expected: 3 }]]);
  const beyond = { searchId: "s", status: "complete", totalCount: 3 };
  assert.equal((await search(beyond, { resultParameters: { pageNumber: 9 } })).verdict, "empty");
});

test("verdicts follow from the numbers, as in the Rust client", () => {
  const cases = JSON.parse(readFileSync("../../specwright-client/tests/verdicts.json", "utf8"));
  assert.ok(cases.length > 20);
  const reasons = (lacks: string | readonly Lack[]) => (typeof lacks === "string" ? lacks : lacks.map((it) => it.reason));
  for (const { why, numbers, verdict, remarks = [] } of cases) {
    const judgement = judge(numbers);
    assert.deepEqual([reasons(judgement.verdict), reasons(judgement.losses)], [verdict, remarks], why);
  }
});

test("a different currency or price mode than requested is a remark", async () => {
  const of = (answer: object) => ({ body: { searchId: "s", status: "complete", results: [{ id: "a" }], ...answer } });
  const resultParameters: flights.FlightResultParameters = { currency: "EUR", priceMode: "total" };
  const remarks = async (answer: object) =>
    (await flights.search(client(script(of(answer))), { resultParameters }, QUICK).finish()).remarks;
  assert.deepEqual(await remarks({ currency: "EUR", priceMode: "total" }), []);
  assert.deepEqual(await remarks({ currency: "USD" }), [
    { reason: "otherSetting", field: "currency", asked: "EUR", found: "USD" },
    { reason: "otherSetting", field: "priceMode", asked: "total", found: undefined },
  ]);
  assert.deepEqual(await remarks({ results: [] }), []);
  const hotel = script({ body: { isComplete: true, results: [], currencyCode: "USD" } });
  const single = hotels.searchSingle(client(hotel), { hotel: "khotel:1", currencyCode: "EUR" }, QUICK);
  const otherCurrency = { reason: "otherSetting", field: "currencyCode", asked: "EUR", found: "USD" };
  assert.deepEqual((await single.finish()).remarks, [otherCurrency]);
});

test("errors in a response with status 200 are errors", async () => {
  const errors = [{ code: "BUSY", description: "Try later." }];
  const empty = { body: { searchId: "s", status: "complete", results: [], errors } };
  await assert.rejects(flights.search(client(script(empty)), {}, QUICK).finish(), { kind: "refused" });
  const places = (body: object) => autocomplete.flights(client(script({ body })), { searchTerm: "x" });
  await assert.rejects(places({ errors }), /BUSY: Try later/);
  await assert.rejects(places({}), /no list results/);
  const none = await places({ results: [] });
  assert.deepEqual([none.value.results.length, none.verdict], [0, "empty"]);
  const both = await places({ results: [{ placeId: 1 }], errors });
  assert.deepEqual([both.value.results.length, both.verdict], [1, [{ reason: "errors", errors: 1 }]]);
});

test("a final response without a list of results is an error, unless the request excludes results", async () => {
  const complete = { body: { searchId: "s", status: "complete", totalCount: 2 } };
  const error = { kind: "unreadable", message: /no list results/ };
  await assert.rejects(flights.search(client(script(complete)), {}, QUICK).finish(), error);
  const kept = await flights.search(client(script(answer("second-phase", "a"), complete)), {}, QUICK).finish();
  assert.deepEqual([kept.ending, kept.complete, kept.found?.results?.length], ["failed", false, 1]);
  await assert.rejects(flights.poll(client(script(complete)), {}, {}), error);
  const first = await flights.poll(client(script({ body: { searchId: "s", status: "first-phase" } })), {}, {});
  assert.deepEqual(first.verdict, [{ reason: "notFinal" }]);
  const hotel = { body: { isComplete: true, totalFilteredResults: 9 } };
  const many = (query: object) => hotels.multiple(client(script(hotel)), { destination: "kplace:1", ...query });
  await assert.rejects(many({}), error);
  assert.equal((await many({ summaryOnly: true })).verdict, "complete");
  const single = (query: object) => hotels.single(client(script(hotel)), { hotel: "khotel:1", ...query });
  assert.deepEqual((await single({})).verdict, "complete");
  await assert.rejects(single({ checkin: "2027-03-14" }), error);
});

test("a failed call ends the search and keeps the results so far", async () => {
  const search = flights.search(client(script(answer("second-phase", "a"), { status: 400 })), {}, QUICK);
  const { ending, error, found } = await search.finish();
  assert.deepEqual([ending, error?.kind, found?.results?.length], ["failed", "refused", 1]);
  const first = flights.search(client(script({ status: 400 })), {}, QUICK);
  await assert.rejects(first.finish(), { kind: "refused" });
  const lacking = flights.search(client(script({ body: { status: "first-phase" } })), {}, QUICK);
  assert.match((await lacking.finish()).error?.message ?? "", /lacks a field for the next call/);
});

test("a stopped search ends and reports the reason", async () => {
  const search = flights.search(client(script(answer("first-phase"))), {}, QUICK);
  for await (const update of search) if (update.polls === 1) break;
  assert.equal(search.outcome().ending, "stopped");

  const silent = flights.search(client(script("silence")), {}, QUICK);
  setTimeout(() => silent.stop(), 5);
  assert.equal(await silent.next(), undefined);
  const given = flights.search(client(script("silence")), {}, { ...QUICK, signal: AbortSignal.timeout(5) });
  await assert.rejects(given.next(), { kind: "aborted" });
  assert.deepEqual([given.ending, given.outcome().error], ["stopped", undefined]);
  const polled = flights.search(
    client(script(answer("first-phase", "a"), "silence")),
    {},
    {
      ...QUICK,
      signal: AbortSignal.timeout(50),
    },
  );
  const { ending, found } = await polled.finish();
  assert.deepEqual([ending, found?.results?.length], ["stopped", 1]);
});

test("pages and tokens continue the same search", async () => {
  const service = script(answer("complete", "a"));
  const search = flights.search(client(service), { resultParameters: { pageSize: 1 } }, QUICK);
  assert.equal(search.token(), undefined);
  await search.finish();
  await search.page(2).finish();
  const token = JSON.parse(JSON.stringify(search.token()));
  await flights.resume(client(service), token, QUICK).finish();
  const bodies = await Promise.all(service.sent.slice(1).map((sent) => sent.json()));
  assert.deepEqual(bodies, [
    { searchId: "s", resultParameters: { pageSize: 1, pageNumber: 2 } },
    { searchId: "s", resultParameters: { pageSize: 1 } },
  ]);
});

test("a repeated call skips responses that are not ready", async () => {
  const ready = { body: { isComplete: true, results: [{ id: 1 }], totalFilteredResults: 1 } };
  const service = script({ status: 202, body: {} }, ready);
  const search = hotels.searchMultiple(client(service), { destination: "place:1" }, QUICK);
  const phases = [];
  for await (const update of search) phases.push([update.phase, update.polls]);
  assert.deepEqual([phases, service.sent.length], [[["complete", 2]], 2]);
});
