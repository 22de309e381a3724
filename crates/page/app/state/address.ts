// The page's URL. The URL contains all state that a shared link needs to show the same page, and never the API key.
import { useEffect, useState } from "preact/hooks";

/** A converter between a value and its URL parameter. */
export interface Codec<T> {
  /** Parses a parameter. Returns `undefined` if it is invalid. */
  read(text: string): T | undefined;
  write(value: T): string;
}

/** The URL parameters of a view, each with its codec and default. */
export type Shape<T> = { readonly [K in keyof T]: { codec: Codec<T[K]>; otherwise: T[K] } };

/** Parses URL parameters. */
export function readShape<T>(shape: Shape<T>, params: URLSearchParams): T {
  const value = {} as T;
  for (const name of Object.keys(shape) as (keyof T & string)[]) {
    const text = params.get(name);
    value[name] = (text === null ? undefined : shape[name].codec.read(text)) ?? shape[name].otherwise;
  }
  return value;
}

/** Formats URL parameters, omitting defaults. */
export function writeShape<T>(shape: Shape<T>, value: T): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(shape) as (keyof T & string)[]) {
    const { codec, otherwise } = shape[name];
    const text = value[name] === undefined ? "" : codec.write(value[name]);
    const left = otherwise === undefined ? "" : codec.write(otherwise);
    if (text !== left) params.set(name, text);
  }
  return params;
}

/** Declares a parameter with a default. */
export function param<T>(codec: Codec<T>, otherwise: T): { codec: Codec<T>; otherwise: T } {
  return { codec, otherwise };
}

/** Declares an optional parameter. */
export function maybe<T>(codec: Codec<T>): { codec: Codec<T | undefined>; otherwise: T | undefined } {
  return { codec: codec as Codec<T | undefined>, otherwise: undefined };
}

export const text: Codec<string> = { read: (text) => text, write: (value) => value };

export const flag: Codec<boolean> = { read: (text) => text === "1", write: (value) => (value ? "1" : "0") };

export const number: Codec<number> = {
  read: (text) => (text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined),
  write: String,
};

/** Creates a codec for an integer from `least` to `most`. */
export function count(least: number, most: number): Codec<number> {
  const read = (text: string) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  return { read, write: String };
}

/** A codec for a date such as `2027-03-14`. */
export const day: Codec<string> = {
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  write: (value) => value,
};

/** Creates a codec for one of `words`. */
export function oneOf<T extends string>(words: readonly T[]): Codec<T> {
  return { read: (text) => words.find((word) => word === text), write: (value) => value };
}

/** Creates a codec for a list. Elements must not contain `|`. */
export function list<T>(codec: Codec<T>): Codec<readonly T[]> {
  return {
    read: (text) => (text === "" ? [] : text.split("|").flatMap((part) => codec.read(part) ?? [])),
    write: (values) => values.map(codec.write).join("|"),
  };
}

/** A selected place. */
export interface Chosen {
  /** The service's code or key, without spaces. */
  id: string;
  label: string;
}

/** A codec for a place: its id, a space and its label, as in `BOS Boston, United States`. */
export const place: Codec<Chosen> = {
  read(text) {
    const [id, ...label] = text.trim().split(" ");
    return id ? { id, label: label.join(" ") || id } : undefined;
  },
  write: ({ id, label }) => (label === id ? id : `${id} ${label}`),
};

/**
 * The change to the browser history. `push` adds an entry, so that Back undoes the step. `close` undoes such a step: it
 * goes back if the previous entry has the same URL, and otherwise replaces the current entry.
 */
export type Step = "push" | "replace" | "close";

const CHANGED = "wayfare:address";

/** Navigates to another state of this page. */
export function go(params: URLSearchParams, step: Step): void {
  const query = params.toString();
  const url = `${location.pathname}${query && `?${query}`}`;
  if (step === "close" && sorted(history.state?.before) === sorted(query)) return history.back();
  if (step === "push") history.pushState({ before: location.search }, "", url);
  else history.replaceState(history.state, "", url);
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns the parameters in sorted order, for comparison. */
function sorted(query: string | undefined): string | undefined {
  if (query === undefined) return undefined;
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

/** Returns the current URL parameters and updates on navigation. */
export function useAddress(): URLSearchParams {
  const [query, setQuery] = useState(location.search);
  useEffect(() => {
    const changed = () => setQuery(location.search);
    window.addEventListener(CHANGED, changed);
    window.addEventListener("popstate", changed);
    return () => {
      window.removeEventListener(CHANGED, changed);
      window.removeEventListener("popstate", changed);
    };
  }, []);
  return new URLSearchParams(query);
}
