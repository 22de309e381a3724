// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

/** Metadata of the whole service: identity, credentials, error envelopes, statuses and versions. */

import type { Other } from "./runtime/other.js";

/**
 * Error response to a request that failed before the search began: wrong domain, missing headers, or a missing or
 * invalid key.
 */
export interface PreSearchErrorResponse {
  /** The HTTP status code, repeated in the body. */
  status?: number;
  /** Error code. */
  errorCode: ErrorCode;
  /** Message for developers. */
  errorMessage?: string;
}

/** Error response to a request that failed during or after validation, with one entry per error. */
export interface SearchErrorResponse {
  /** URL of the failed request; Wayfare removes the key from it. */
  url?: string;
  /** The errors. */
  errors: ErrorEntry[];
}

/** One error in a request. */
export interface ErrorEntry {
  /** Error code. */
  code?: ErrorCode;
  /** Message for developers, in English. Not for end users. */
  description?: string;
  /** Message for end users, in their language. */
  localizedDescription?: string;
}

/**
 * Error code.
 *
 * * `INTERNAL_ERROR`: The service failed.
 * * `ANONYMOUS_ACCESS_DENIED`: The request has no key.
 * * `INVALID_API_KEY`: The key is unknown.
 * * `EXPIRED_API_KEY`: The key is no longer valid.
 * * `INVALID_USER_AGENT`: The end user's user agent is missing.
 * * `MISSING_ORIGINAL_CLIENT_IP_HEADER`: The end user's IP address is missing.
 * * `MISSING_USER_TRACK_ID`: The end user's session id is missing.
 * * `UNRECOGNIZED_LOCATION`: The place does not exist.
 * * `INVALID_DATES`: The dates do not exist, are in the past or are in the wrong order.
 * * `ACCESS_DENIED`: The key does not permit this request. This error code is defined by Wayfare.
 * * `INVALID_REQUEST`: A value is invalid. This error code is defined by Wayfare.
 * * `INVALID_SEARCH_ID`: The search is unknown or expired. This error code is defined by Wayfare.
 * * `RATE_LIMIT_EXCEEDED`: Too many requests. This error code is defined by Wayfare.
 * * `SERVICE_OVERLOADED`: The service is overloaded. This error code is defined by Wayfare.
 * * `NOT_FOUND`: The path or method does not exist. This error code is defined by Wayfare.
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
