// Calls to a running service.

import assert from "node:assert/strict";
import { test } from "node:test";

import { autocomplete, CallError, createClient, feeds, flights, hotels } from "../generated/index.js";
import { service } from "./running.js";

const running = service();
const client = () => createClient({ baseUrl: running.url, key: "any" });
const at = (airport: string) => ({ locationType: "airports" as const, airports: [airport] });
const START: flights.FlightSearchRequest = {
  searchStartParameters: {
    cabin: "economy",
    passengers: ["ADT"],
    legs: [{ origin: at("BOS"), destination: at("LHR"), date: "2099-06-15" }],
  },
  resultParameters: { pageSize: 5 },
};

test("a search is polled until it is complete, and its references resolve", async () => {
  const search = flights.search(client(), START, { backoff: { first: 20, longest: 100 } });
  const phases = new Set<string>();
  for await (const update of search) phases.add(update.phase);
  // On a slow machine, phases may be skipped between two polls.
  const inOrder = ["partial", "displayable", "complete"].filter((phase) => phases.has(phase));
  assert.deepEqual([...phases], inOrder);
  const { found, complete, ending } = search.outcome();
  assert.ok(complete && ending === "complete" && found);
  const [result] = found.results ?? [];
  const leg = flights.legOf(found, result?.legs?.[0] ?? {});
  const segment = flights.segmentById(found, leg?.segments?.[0] ?? {});
  assert.equal(segment?.origin, "BOS");
  assert.ok(flights.airlineOf(found, segment)?.displayName);

  const second = await search.page(2).finish();
  assert.equal(second.found?.results?.length, 5);
  assert.notEqual(second.found?.results?.[0]?.id, result?.id);
});

test("a search ends at its deadline with the results so far, and resumes from a token", async () => {
  const search = flights.search(client(), START, { deadline: 200, backoff: { first: 20 } });
  const outcome = await search.finish();
  assert.equal(outcome.ending, "deadline");
  assert.ok(!outcome.complete && outcome.error === undefined);
  const token = search.token();
  assert.ok(token);
  const resumed = await flights.resume(client(), token, { until: "displayable" }).finish();
  assert.match(resumed.ending, /reached-phase|complete/);
});

test("a call is repeated until it is complete", async () => {
  const { value } = await autocomplete.hotels(client(), { searchTerm: "paris" });
  assert.ok(value.results?.length);
});

test("a feed is read page by page", async () => {
  const seen = new Set<unknown>();
  for await (const place of feeds.allPlaces(client(), { pageSize: 100 })) {
    seen.add(place.placeId);
    if (seen.size === 250) break;
  }
  assert.equal(seen.size, 250);
});

test("errors from the service are reported unchanged", async () => {
  const failed = flights.poll(client(), {}, { searchId: "none" });
  await assert.rejects(failed, (error) => {
    assert.ok(error instanceof CallError);
    assert.deepEqual([error.kind, error.status, error.faults[0]?.code], ["refused", 400, "INVALID_SEARCH_ID"]);
    return true;
  });
  assert.ok(Object.keys(hotels).length > 0);
});
