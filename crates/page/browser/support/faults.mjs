// Simulated service failures.

const SEARCHES = {
  Flights: "**/search/flight/v1/poll?*",
  Hotels: "**/api/3.0/hotels?*",
  Cars: "**/search/car/v1/poll?*",
};

/** The kinds of failures. */
export const FAULTS = {
  unavailable: (route) =>
    answer(route, 503, [{ code: "SERVICE_OVERLOADED", localizedDescription: "The service is too busy." }]),
  refused: (route) => answer(route, 400, [{ code: "INVALID_SEARCH_ID", localizedDescription: "The search is gone." }]),
  dropped: (route) => route.abort("connectionreset"),
  limited: (route) => answer(route, 429, [{ code: "RATE_LIMIT_EXCEEDED" }], { "retry-after": "3600" }),
  notJson: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Gateway</h1>" }),
};

function answer(route, status, errors, headers = {}) {
  return route.fulfill({ status, headers, json: { url: "", errors } });
}

/** Makes searches of a view fail after `after` incomplete responses with results, until `repair` is called. */
export async function failing(page, view, fault, { after = 0 } = {}) {
  let answers = 0;
  let repaired = false;
  await page.route(SEARCHES[view], async (route) => {
    if (repaired) return route.continue();
    if (answers >= after) return fault(route);
    const response = await route.fetch();
    const found = await response.json();
    if (found.results?.length) answers++;
    return route.fulfill({ response, json: unfinished(found) });
  });
  return { repair: () => (repaired = true) };
}

function unfinished(found) {
  return "isComplete" in found ? { ...found, isComplete: false } : { ...found, status: "first-phase" };
}

/** Delays the responses to searches of a view until `release` is called. */
export async function holding(page, view) {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(SEARCHES[view], async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

// Fields that the API description requires, and fields that may be null.
const REQUIRED = new Set(["id", "key", "entityKey", "price", "latitude", "longitude", "departureDate"]);
const NULLABLE = new Set(["lowestRate", "highestRate", "destination", "distance"]);
/** Top-level fields that are kept, so that there are results to check. */
const KEPT = new Set(["status", "searchId", "isComplete", "results"]);

/** Removes random fields from all API responses, or sets them to null if they are nullable. */
export async function omitFields(page, seed, share = 0.12) {
  const random = randomOf(seed);
  const thin = (value, depth = 0) => {
    if (Array.isArray(value)) return value.map((element) => thin(element, depth + 1));
    if (value === null || typeof value !== "object") return value;
    const fields = Object.entries(value).flatMap(([name, field]) => {
      const stays = random() >= share || REQUIRED.has(name) || (depth === 0 && KEPT.has(name));
      if (stays) return [[name, thin(field, depth + 1)]];
      return NULLABLE.has(name) ? [[name, null]] : [];
    });
    return Object.fromEntries(fields);
  };
  await page.route(/\/api\/(affiliate|3\.0)\//, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: thin(await response.json()) });
  });
}

/** Returns a deterministic generator of pseudo-random numbers from 0 to 1. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
