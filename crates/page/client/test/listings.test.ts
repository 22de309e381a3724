// Paged listings and feeds.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createClient, feeds } from "../generated/index.js";
import { items, nextLink, type Paging } from "../generated/runtime/paging.js";
import { FAST, other, script, type Reply } from "./scripted.js";

interface Page {
  items: number[];
  next?: string;
}

const LISTING: Paging<Page, number> = {
  operation: { name: "a.list", method: "GET", path: "/list", auth: [] },
  items: (page) => page.items,
  next: (_, { value }) => value.next,
};

test("paging follows next links and rejects cycles and other hosts", async () => {
  const all = async (...replies: Reply[]) => {
    const found: number[] = [];
    for await (const item of items(other(script(...replies).fetch), LISTING, {})) found.push(item);
    return found;
  };
  const first = { body: { items: [1, 2], next: "/list?page=2" } };
  assert.deepEqual(await all(first, { body: { items: [3] } }), [1, 2, 3]);
  await assert.rejects(all(first, { body: { items: [3], next: "/list?page=2" } }), /refers to an earlier page/);
  await assert.rejects(all({ body: { items: [1], next: "http://y/list" } }), /credentials are only sent to/);
});

test("the next link is found among other links", () => {
  const link = (value: string) => nextLink(new Headers({ link: value }));
  assert.equal(link('<http://x/1>; rel="prev", <http://x/3>; title="a, b"; rel="next"'), "http://x/3");
  assert.equal(link('<http://x/4>; rel="last NEXT"'), "http://x/4");
  assert.equal(link("</3>; rel=next"), "/3");
  assert.equal(link('</3>; rel="prev"; title="; rel=next"'), undefined);
});

/** Returns a body that arrives in these chunks. */
function pieces(...texts: string[]): ReadableStream {
  const bytes = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
  });
}

/** Reads the feed of places, two on a page, and returns its ids, the ids after which pages began, and the feed. */
const places = async (replies: Reply[], options = {}) => {
  const service = script(...replies);
  const found: unknown[] = [];
  const client = createClient({ ...FAST, fetch: service.fetch });
  const walk = feeds.allPlaces(client, { pageSize: 2 }, options);
  for await (const place of walk) found.push(place.placeId);
  return { found, walk, urls: service.sent.map((sent) => new URL(sent.url).searchParams.get("lastId")) };
};

/** Returns pages of places with these ids. */
const pages = (...pages: number[][]): Reply[] =>
  pages.map((ids) => ({ body: ids.map((placeId) => JSON.stringify({ placeId })).join("\n") }));

test("a feed is read line by line across chunk boundaries, page by page", async () => {
  const first = pieces('{"placeId":1}\n{"pla', 'ceId":2}', "\n\n");
  const { found, urls, walk } = await places([{ body: first }, { body: '{"placeId":3}' }, { body: "" }]);
  assert.deepEqual(
    [found, urls, walk.verdict()],
    [[1, 2, 3], [null, "2", "3"], "complete"],
  );
  const none = await places([{ body: "" }]);
  assert.deepEqual([none.found, none.walk.verdict()], [[], "empty"]);
});

test("each record of a feed is returned once", async () => {
  // Each page begins with the requested id, and the service keeps sending the last page.
  const inclusive = await places(pages([1, 2], [2, 3], [3]));
  assert.deepEqual([inclusive.found, inclusive.urls], [[1, 2, 3], [null, "2", "3", "3"]]);
  assert.deepEqual(inclusive.walk.repeats, { duplicates: 3, updates: 0, unchecked: 0 });
  assert.deepEqual((await places(pages([2, 1], [3, 2], [4, 3], [5, 4], [5], []))).found, [2, 1, 3, 4, 5]);
  // A short page in the middle, and a page that the service sends twice.
  assert.deepEqual((await places(pages([1], [2, 3], [2, 3], [4], []))).found, [1, 2, 3, 4]);
  const changed = await places([...pages([1, 2]), { body: '{"placeId":2,"placeName":"x"}' }, { body: "" }]);
  assert.deepEqual([changed.found, changed.walk.repeats.updates], [[1, 2, 2], 1]);
  const { found, walk } = await places(pages([1, 2], [2, 3], [3], []), { maxKnownIds: 1 });
  assert.deepEqual([found, walk.repeats.unchecked], [[1, 2, 2, 3, 3], 4]);
  const missing = await places([...pages([1, 2], [3]), { status: 404 }]);
  assert.deepEqual([missing.found, missing.walk.verdict()], [[1, 2, 3], "complete"]);
});

test("a feed ends with a repeated page, but not in a cycle", async () => {
  const ended = await places(pages([1, 2], [3, 4]));
  assert.deepEqual([ended.found, ended.urls.length, ended.walk.verdict()], [[1, 2, 3, 4], 4, "complete"]);
  const stuck = await places(pages([1, 2]));
  assert.deepEqual([stuck.found, stuck.walk.verdict()], [[1, 2], [{ reason: "repeated" }]]);
  await assert.rejects(places(pages([1, 2], [3, 4], [1, 2], [3, 4])), /the pages repeat in a cycle/);
});

test("errors in a feed are reported", async () => {
  await assert.rejects(places([{ body: '{"placeId":1}\nfoo' }]), { kind: "unreadable", message: /not JSON: foo/ });
  await assert.rejects(places([{ body: "{}\n{}\n" }]), /has no id, which the next page needs/);
  await assert.rejects(places([{ body: '{"errors":[{"code":"BUSY"}]}' }]), /BUSY/);
  await assert.rejects(places([...pages([1, 2]), { status: 404 }]), { status: 404 });
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("reset")) });
  await assert.rejects(places([{ body: broken }]), { kind: "network", message: /was truncated/ });
});
