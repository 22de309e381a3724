// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

import { clientOf, type Client, type ClientOptions, type Service } from "./runtime/client.js";
import type { Fault } from "./runtime/errors.js";

/**
 * Travel metasearch for affiliates: place autocomplete, flight search, hotel search, car search and static data, all JSON below one base URL.
 *
 * Every call has the key in its query, as `apiKey`. A search continues as follows:
 *
 * * Flights and cars: the first call starts a search, the next ones poll it by its `searchId`, until `status` is `complete`.
 * * Hotels: the same call is made again until `isComplete` is true. With `onlyIfComplete` the answer is 202 until then.
 * * Feeds: one call returns one page, a JSON object on each line; `lastId` asks for the page after that record.
 *
 * Wait between these calls. Each answer of a search replaces the previous one.
 *
 * "Not stated" marks a point that the API's documentation leaves open, and "Chosen" the decision made here. "Tolerated when missing" marks a field that answers should have, but that clients must be able to do without.
 */
export const SERVICE: Service = {
  name: "Wayfare",
  schemes: { key: { query: "apiKey" } },
  session: "userTrackId",
  readFaults,
};

/** Makes a client of Wayfare. */
export function createClient(options: ClientOptions = {}): Client {
  return clientOf(SERVICE, options);
}

/** Reads the body of an error, in any of the forms that it may have. */
function readFaults(body: unknown): Fault[] | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const fields = body as Fields;
  if (fields.errorCode !== undefined) {
    return [{ code: textOf(fields.errorCode) ?? "", message: textOf(fields.errorMessage) }];
  }
  if (fields.errors !== undefined) {
    return listOf(fields.errors).map((entry) => ({
      code: textOf(entry.code) ?? "",
      message: textOf(entry.description),
      localized: textOf(entry.localizedDescription),
    }));
  }
  return undefined;
}

type Fields = { [name: string]: unknown };

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
