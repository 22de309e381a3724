// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

/** Facts about the whole service: identity, credentials, error envelopes, statuses, versions. */

import type { Other } from "./runtime/other.js";

/** A request that failed before the search began: wrong domain, missing headers, missing or wrong key. */
export interface PreSearchErrorResponse {
  /** The HTTP status again. */
  status?: number;
  /** Kind of the failure. */
  errorCode: ErrorCode;
  /** Message for developers. */
  errorMessage?: string;
}

/** A request that failed in or after validation, with one entry for each fault. */
export interface SearchErrorResponse {
  /** URL of the failed request; Wayfare leaves the key out of it. */
  url?: string;
  /** The faults. */
  errors: ErrorEntry[];
}

/** One fault of a request. */
export interface ErrorEntry {
  /** Kind of the fault. */
  code?: ErrorCode;
  /** Message for developers, in English. Not for end users. */
  description?: string;
  /** Message for end users, in their language. */
  localizedDescription?: string;
}

/**
 * Kind of a fault.
 *
 * * `INTERNAL_ERROR`: The service failed.
 * * `ANONYMOUS_ACCESS_DENIED`: The request has no key.
 * * `INVALID_API_KEY`: The key is unknown.
 * * `EXPIRED_API_KEY`: The key is no longer valid.
 * * `INVALID_USER_AGENT`: The end user's user agent is missing.
 * * `MISSING_ORIGINAL_CLIENT_IP_HEADER`: The end user's address is missing.
 * * `MISSING_USER_TRACK_ID`: The end user's session id is missing.
 * * `UNRECOGNIZED_LOCATION`: No such place.
 * * `INVALID_DATES`: Dates that do not exist, are past or are in the wrong order.
 * * `ACCESS_DENIED`: The key does not permit this. Chosen by Wayfare.
 * * `INVALID_REQUEST`: A value is invalid. Chosen by Wayfare.
 * * `INVALID_SEARCH_ID`: Unknown or expired search. Chosen by Wayfare.
 * * `RATE_LIMIT_EXCEEDED`: Too many requests. Chosen by Wayfare.
 * * `SERVICE_OVERLOADED`: Too much to do for now. Chosen by Wayfare.
 * * `NOT_FOUND`: No such path or method. Chosen by Wayfare.
 */
export type ErrorCode =
  | "INTERNAL_ERROR"
  | "ANONYMOUS_ACCESS_DENIED"
  | "INVALID_API_KEY"
  | "EXPIRED_API_KEY"
  | "INVALID_USER_AGENT"
  | "MISSING_ORIGINAL_CLIENT_IP_HEADER"
  | "MISSING_USER_TRACK_ID"
  | "UNRECOGNIZED_LOCATION"
  | "INVALID_DATES"
  | "ACCESS_DENIED"
  | "INVALID_REQUEST"
  | "INVALID_SEARCH_ID"
  | "RATE_LIMIT_EXCEEDED"
  | "SERVICE_OVERLOADED"
  | "NOT_FOUND"
  | Other<string>;
