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

test("a listing goes from page to page, and neither in circles nor elsewhere", async () => {
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

test("the link to the next page is found among others", () => {
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

const places = async (...replies: Reply[]) => {
  const service = script(...replies);
  const found: unknown[] = [];
  const client = createClient({ ...FAST, fetch: service.fetch });
  for await (const place of feeds.allPlaces(client, { pageSize: 2 })) found.push(place.placeId);
  return { found, urls: service.sent.map((sent) => new URL(sent.url).searchParams.get("lastId")) };
};

test("a feed is read line by line, wherever its pieces end, and page after page", async () => {
  const first = pieces('{"placeId":1}\n{"pla', 'ceId":2}', "\n\n");
  const { found, urls } = await places({ body: first }, { body: '{"placeId":3}' });
  assert.deepEqual(
    [found, urls],
    [
      [1, 2, 3],
      [null, "2"],
    ],
  );
  assert.deepEqual((await places({ body: "" })).found, []);
});

test("what is wrong with a feed is told", async () => {
  await assert.rejects(places({ body: '{"placeId":1}\nfoo' }), { kind: "unreadable", message: /not JSON: foo/ });
  await assert.rejects(places({ body: "{}\n{}\n" }), /has no id, which the next page needs/);
  const circle = '{"placeId":1}\n{"placeId":2}';
  await assert.rejects(places({ body: circle }), /the next page is the same as the current one/);
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("reset")) });
  await assert.rejects(places({ body: broken }), { kind: "network", message: /was cut off/ });
});
