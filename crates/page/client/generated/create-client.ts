// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

import { clientOf, type Client, type ClientOptions, type Service } from "./runtime/client.js";
import type { Fault } from "./runtime/errors.js";

/**
 * Travel metasearch for affiliates: place autocomplete, flight search, hotel search, car search and static data, all as
 * JSON under one base URL.
 */
export const SERVICE: Service = {
  name: "Wayfare",
  schemes: { key: { query: "apiKey" } },
  session: "userTrackId",
  readFaults,
};

/** Creates a client for Wayfare. */
export function createClient(options: ClientOptions = {}): Client {
  return clientOf(SERVICE, options);
}

/** Reads an error body of any shape. */
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
