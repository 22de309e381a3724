import { createClient, flights } from "@wayfare/client";

const client = createClient({ baseUrl: "http://127.0.0.1:8080", key: "any-key" });
const from = (airport: string): flights.FlightLocation => ({ locationType: "airports", airports: [airport] });

const search = flights.search(client, {
  searchStartParameters: {
    cabin: "economy",
    passengers: ["ADT"],
    legs: [
      { origin: from("BOS"), destination: from("LHR"), date: "2099-06-15" },
      { origin: from("LHR"), destination: from("BOS"), date: "2099-06-22" },
    ],
  },
  resultParameters: { sort: { key: "price" }, currency: "USD" },
});

for await (const { phase, count, total } of search) {
  console.log(`${phase}: ${count} of ${total ?? "?"}`);
}

const { found, complete } = search.outcome();
console.log(complete ? "The cheapest:" : "The cheapest so far:");
for (const result of found?.results?.slice(0, 3) ?? []) {
  const prices = result.bookingOptions?.flatMap(({ displayPrice }) => displayPrice ?? []) ?? [];
  const known = prices.filter(({ price }) => price >= 0); // -1 means no price
  const [cheapest] = known.sort((one, other) => one.price - other.price);
  const segments = result.legs?.flatMap((leg) => flights.legOf(found, leg)?.segments ?? []) ?? [];
  const airlines = segments.map((at) => flights.airlineOf(found, flights.segmentById(found, at))?.displayName);
  console.log(`${cheapest?.displayPrice ?? "no price"}, ${[...new Set(airlines)].join(" and ")}`);
}
