import type { Client, Credential, Scheme } from "./client.js";
import { CallError, failure, faultText } from "./errors.js";
import { remarksOf, type Remark } from "./remark.js";
import { prepare, withCredential, withToken, type Input, type Operation } from "./request.js";
import { judgeOf, resultsOf, type Judge } from "./results.js";
import type { Verdict } from "./verdict.js";
import { retryAfter, sleep, spread, waitOf } from "./waiting.js";

/** Options of one call. Times are in milliseconds. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Maximum time for one attempt. */
  timeout?: number | undefined;
  /** Maximum time for the call, including retries. */
  deadline?: number | undefined;
  /** Headers of this call, such as those that identify the end user. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * `true` if the call may be resent after a failure, even if the service may already have processed the call. Set
   * this option only if a second execution does no harm. Default: according to the API description.
   */
  repeatable?: boolean | undefined;
}

/** The response to a call. */
export interface Answer<Value, Status extends number = number> {
  value: Value;
  status: Status;
  headers: Headers;
  /** Milliseconds after which the service accepts another call, from `Retry-After`. */
  retryAfter: number | undefined;
  /** The verdict on the results: complete if the description names no list of results. */
  verdict: Verdict;
  /** Losses that are too small to affect the verdict, and differences from the request, such as a different unit. */
  remarks: readonly Remark[];
}

/** Internal options of a call. */
export interface InternalOptions extends CallOptions {
  /** Milliseconds until the signal ends the call at the deadline of a search or job. */
  left?: number;
}

/** Makes a call. Retries the call if a retry is safe and may succeed. */
export async function call<Value>(
  client: Client,
  operation: Operation,
  given: Input,
  options: InternalOptions = {},
  judge: Judge = judgeOf(client, operation),
): Promise<Answer<Value>> {
  const input = withToken(operation, given);
  const { method, token } = operation;
  const isRead = method === "GET" || method === "HEAD";
  const repeatable = options.repeatable ?? (operation.repeatable || token !== undefined || isRead);
  const ends = options.deadline === undefined ? Infinity : Date.now() + options.deadline;
  const late = Math.min(ends, Date.now() + (options.left ?? Infinity));
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt<Value>(client, operation, input, options, judge, ends);
    } catch (error) {
      const failed = error instanceof CallError ? error : unexpected(client, operation, error);
      failed.attempts = attempts;
      const wait = waitAfter(client, failed, attempts, repeatable, late - Date.now());
      if (wait === undefined || Date.now() + wait >= ends) throw failed;
      await sleep(wait, options.signal).catch(() => Promise.reject(aborted(operation, options.signal)));
    }
  }
}

async function attempt<Value>(
  client: Client,
  operation: Operation,
  input: Input,
  options: InternalOptions,
  judge: Judge,
  ends: number,
): Promise<Answer<Value>> {
  const limit = new AbortController();
  const left = Math.min(options.timeout ?? client.timeout, Math.max(0, ends - Date.now()));
  const timer = setTimeout(() => limit.abort(), left);
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
  try {
    const response = await send(client, operation, input, signal, options.headers);
    const isNotModified = operation.notModified && response.status === 304;
    if (!response.ok && !isNotModified) throw await refusal(client, operation, response);
    const value = (await read(client, operation, response)) as Value;
    const judgement = judge(value, response.status);
    const hasResults = operation.results !== undefined && resultsOf({ list: operation.results }, value).length > 0;
    return {
      verdict: judgement.verdict,
      value,
      status: response.status,
      headers: response.headers,
      retryAfter: retryAfter(response.headers),
      remarks: [...judgement.losses, ...remarksOf(operation, input, value, hasResults)],
    };
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (options.signal?.aborted) throw aborted(operation, options.signal);
    const facts = { cause: error, mayHaveArrived: true };
    if (limit.signal.aborted) throw failure(client, operation, "timeout", "the response did not arrive in time", facts);
    throw failure(client, operation, "network", `the service could not be reached${corsHint(client)}`, facts);
  } finally {
    // The timeout does not apply to a streamed body.
    clearTimeout(timer);
  }
}

/** Returns a hint for pages that call another origin. Browsers hide the reason why such a call failed. */
function corsHint(client: Client): string {
  const page = globalThis.location?.origin;
  if (page === undefined || new URL(client.baseUrl, globalThis.location.href).origin === page) return "";
  return `; if it is running, it may not allow calls from pages of ${page} (CORS)`;
}

/** Sends a request with a credential. Retries once with a fresh credential if the service rejects the first one. */
async function send(
  client: Client,
  operation: Operation,
  input: Input,
  signal: AbortSignal,
  headers: CallOptions["headers"],
): Promise<Response> {
  const request = prepare(client, operation, input, headers);
  const post = ({ url, init }: typeof request) => client.fetch(url, { ...init, signal });
  const access = await accessTo(client, operation);
  if (access === undefined) return post(request);
  const response = await post(withCredential(request, access.scheme, access.credential));
  if (response.status !== 401) return response;
  const fresh = await client.credential(access.name, access.credential);
  if (fresh === undefined) return response;
  await response.body?.cancel();
  return post(withCredential(request, access.scheme, fresh));
}

interface Access {
  name: string;
  scheme: Scheme;
  credential: Credential;
}

/** Returns the first scheme of an operation that has a credential; `undefined` if the operation needs none. */
async function accessTo(client: Client, operation: Operation): Promise<Access | undefined> {
  const names = operation.auth ?? Object.keys(client.service.schemes);
  for (const name of names) {
    const [scheme, credential] = [client.service.schemes[name], await client.credential(name)];
    if (scheme !== undefined && credential !== undefined) return { name, scheme, credential };
  }
  if (names.length === 0) return undefined;
  throw new CallError(operation.name, "configuration", `no credential is set: set ${names.join(" or ")}`);
}

async function read(client: Client, operation: Operation, response: Response): Promise<unknown> {
  const { answer } = operation;
  const form = typeof answer === "object" ? answer[response.status] : answer;
  if (form === "nothing") return void (await response.body?.cancel());
  // A missing body becomes an empty stream, so callers need no special case.
  if (form !== undefined) return response.body ?? new Blob().stream();
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The engine's own error may quote part of a key, which a redactor would not recognize.
    const facts = { detail: text.slice(0, 80), status: response.status, mayHaveArrived: true };
    throw failure(client, operation, "unreadable", "the response is not JSON", facts);
  }
}

async function refusal(client: Client, operation: Operation, response: Response): Promise<CallError> {
  const { status } = response;
  const text = await response.text();
  // Browsers hide the details of a redirect.
  const reason = response.statusText || (status === 0 ? "a redirect, which is not followed" : "no reason was given");
  const faults = client.service.readFaults(parsed(text), status);
  const detail = faults?.map(faultText).join("; ") || text.slice(0, 200) || reason;
  const facts = {
    detail,
    status,
    faults,
    retryAfter: retryAfter(response.headers),
    mayHaveArrived: status >= 500 || status === 408,
  };
  return failure(client, operation, kindOf(status), `${status}`, facts);
}

function kindOf(status: number): CallError["kind"] {
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "rate-limited";
  return status >= 500 ? "unavailable" : "refused";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RETRYABLE_STATUSES = [408, 425, 429, 500, 502, 503, 504];

/** Returns the delay before a retry; `undefined` if a retry is not allowed or is pointless. */
function waitAfter(
  client: Client,
  failed: CallError,
  attempts: number,
  repeatable: boolean,
  left: number,
): number | undefined {
  const { retry } = client;
  const asked = failed.retryAfter ?? 0;
  if (attempts >= retry.attempts || asked > retry.longestWait) return undefined;
  const { kind, status } = failed;
  const isRetryable =
    status === undefined ? kind === "network" || kind === "timeout" : RETRYABLE_STATUSES.includes(status);
  // A service that sends `Retry-After` did not process the request.
  const isUnprocessed = failed.retryAfter !== undefined && (status === 429 || status === 503);
  if (!isRetryable || !(repeatable || isUnprocessed)) return undefined;
  return asked === 0 ? waitOf(retry, attempts - 1) : spread(asked, left);
}

/** Creates the error of an aborted call. The caller's own reason is kept unchanged. */
function aborted(operation: Operation, signal: AbortSignal | undefined): CallError {
  return new CallError(operation.name, "aborted", "the call was aborted", {
    cause: signal?.reason,
    mayHaveArrived: true,
  });
}

function unexpected(client: Client, operation: Operation, cause: unknown): CallError {
  const facts = { detail: String(cause), cause, mayHaveArrived: true };
  return failure(client, operation, "network", "the call failed", facts);
}
