// Searches a running service with the types from openapi-typescript, using openapi-fetch.
//
//     node search.js BASE_URL KEY
//
// Each search must return results. The program prints one line per search.

import createClient from "openapi-fetch";
import type { components, paths } from "./api";

type Schemas = components["schemas"];

const [baseUrl, key] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });
client.use({
  onRequest({ request }) {
    const url = new URL(request.url);
    url.searchParams.set("apiKey", key ?? "");
    return new Request(url, request);
  },
});

const userTrackId = "a-visit";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [out, back] = [inDays(45), inDays(52)];
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Returns the response data, or throws the service's error. */
function unwrapResponse<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Returns the entity key of a city, for hotel searches. */
async function places(): Promise<string> {
  const query = { searchTerm: "boston" };
  const found = unwrapResponse(await client.GET("/api/affiliate/autocomplete/v1/hotels", { params: { query } }));
  const city = found.results.find((place) => place.primaryPlaceType === "city");
  if (!city) throw new Error("no city");
  console.log(`places: ${city.fullName} is ${city.entityKey}`);
  return city.entityKey;
}

async function flights(): Promise<void> {
  const boston: Schemas["FlightLocation"] = { locationType: "airports", airports: ["BOS"] };
  const london: Schemas["FlightLocation"] = { locationType: "nearbyAirports", airport: "LHR" };
  const start: Schemas["FlightSearchStart"] = {
    cabin: "economy",
    passengers: ["ADT", "CHD"],
    legs: [
      { origin: boston, destination: london, date: out },
      { origin: london, destination: boston, date: back },
    ],
  };
  const poll = async (body: Schemas["FlightSearchRequest"], cluster?: string) =>
    unwrapResponse(
      await client.POST("/i/api/affiliate/search/flight/v1/poll", { params: { query: { cluster, userTrackId } }, body }),
    );
  let answer = await poll({ searchStartParameters: start, resultParameters: { pageSize: 5 } });
  while (answer.status !== "complete") {
    await pause();
    answer = await poll({ searchId: answer.searchId }, answer.cluster);
  }
  const [first] = answer.results ?? [];
  const option = first?.bookingOptions?.[0];
  const leg = answer.legs?.[first?.legs?.[0]?.id ?? ""];
  if (!first || !option || !leg) throw new Error("no flights");
  const provider = answer.providers?.[option.providerCode ?? ""];
  console.log(
    `flights: ${answer.totalCount}; the first takes ${leg.duration} minutes and costs ` +
      `${option.displayPrice?.displayPrice} at ${provider?.displayName}`,
  );
}

async function hotels(destination: string): Promise<void> {
  const stay = { userTrackId, checkin: out, checkout: back, rooms: "2:4,6|1", currencyCode: "EUR" };
  const query: paths["/api/3.0/hotels"]["get"]["parameters"]["query"] = {
    ...stay,
    destination,
    sortField: "minRate",
    pageSize: 5,
    responseOptions: ["destination", "topRates"],
  };
  // Lists are sent as one string, separated by commas.
  const options = { params: { query }, querySerializer: { array: { style: "form", explode: false } } } as const;
  let page = unwrapResponse(await client.GET("/api/3.0/hotels", options));
  while (!page.isComplete) {
    await pause();
    page = unwrapResponse(await client.GET("/api/3.0/hotels", options));
  }
  const [cheapest] = page.results ?? [];
  if (!cheapest) throw new Error("no hotels");
  console.log(
    `hotels: ${page.totalResults} in ${page.destination?.name}; the cheapest is ${cheapest.name} ` +
      `at ${cheapest.lowestRate} EUR`,
  );
  const one = unwrapResponse(
    await client.GET("/api/3.0/hotel", { params: { query: { ...stay, hotel: `khotel:${cheapest.id}` } } }),
  );
  console.log(`hotel: ${one.name}`);
}

async function cars(): Promise<void> {
  const start: Schemas["CarSearchStart"] = {
    pickup: { location: { type: "airport", value: "BOS" }, date: out, hour: 10, minute: 30 },
    dropoff: { date: back, hour: 9 },
  };
  const poll = async (body: Schemas["CarSearchRequest"], cluster?: string) =>
    unwrapResponse(
      await client.POST("/i/api/affiliate/search/car/v1/poll", { params: { query: { cluster, userTrackId } }, body }),
    );
  let answer = await poll({ searchStartParameters: start });
  while (answer.status !== "complete") {
    await pause();
    answer = await poll({ searchId: answer.searchId }, answer.cluster);
  }
  const option = answer.results[0]?.bookingOptions[0];
  if (!option) throw new Error("no cars");
  console.log(`cars: ${answer.results.length}; the first is a ${option.car?.brand} at ${option.price?.displayPrice}`);
}

async function main(): Promise<void> {
  const destination = await places();
  await flights();
  await hotels(destination);
  await cars();
}

void main();
