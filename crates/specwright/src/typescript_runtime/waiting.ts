/** Waits that grow by a factor up to a bound, in milliseconds, each shortened at random by up to a part of it. */
export interface Backoff {
  first: number;
  longest: number;
  factor: number;
  /** 0 to 1. */
  jitter: number;
}

/** The wait of a round, counted from 0. */
export function waitOf(backoff: Backoff, round: number): number {
  const grown = Math.min(backoff.first * backoff.factor ** round, backoff.longest);
  return grown * (1 - backoff.jitter * Math.random());
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
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

/** The header `Retry-After` in milliseconds: seconds, or a date. */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
