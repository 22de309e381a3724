/**
 * Delays that grow by a factor up to a maximum, in milliseconds. Each delay is shortened by a random fraction of up to
 * `jitter`.
 */
export interface Backoff {
  first: number;
  longest: number;
  factor: number;
  /** A fraction from 0 to 1. */
  jitter: number;
}

/** Returns the delay after a round. Rounds are counted from 0. */
export function waitOf(backoff: Backoff, round: number): number {
  const grown = Math.min(backoff.first * backoff.factor ** round, backoff.longest);
  return grown * (1 - backoff.jitter * Math.random());
}

/** Maximum time over which retries spread after a `Retry-After`, in milliseconds. */
const MAX_SPREAD = 10_000;

/**
 * Returns the delay before a retry for which the service requested a delay. Retries spread over half of the requested
 * delay after its end, so that clients that were rejected at the same time don't retry at the same time, unless the
 * spread would exceed the time left.
 */
export function spread(asked: number, left: number): number {
  const wait = asked + Math.min(asked / 2, MAX_SPREAD) * Math.random();
  return wait < left ? wait : asked;
}

/** Waits for a number of milliseconds. Rejects with the signal's reason as soon as the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    if (milliseconds <= 0) return resolve();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Reads the `Retry-After` header, which contains seconds or a date, and returns milliseconds. */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
