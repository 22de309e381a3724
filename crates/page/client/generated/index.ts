// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

export { createClient, SERVICE } from "./create-client.js";
export type { Answer, CallOptions } from "./runtime/call.js";
export type { Client, ClientOptions, Credential, CredentialSource, Retry } from "./runtime/client.js";
export { CallError, type FailureKind, type Fault } from "./runtime/errors.js";
export type { FeedOptions, Repeats, Walk } from "./runtime/feed.js";
export { other, type Other } from "./runtime/other.js";
export { Job, JobError, type JobOptions, type JobPhase, type JobToken, type JobUpdate } from "./runtime/job.js";
export {
  Search,
  type Ending,
  type Outcome,
  type Phase,
  type SearchOptions,
  type Token,
  type Update,
} from "./runtime/search.js";
export type { OtherSetting, Remark } from "./runtime/remark.js";
export type { Lack, Verdict } from "./runtime/verdict.js";
export type { Backoff } from "./runtime/waiting.js";

export * as autocomplete from "./autocomplete.js";
export * as cars from "./cars.js";
export * as common from "./common.js";
export * as feeds from "./feeds.js";
export * as flights from "./flights.js";
export * as hotels from "./hotels.js";
export * as service from "./service.js";
