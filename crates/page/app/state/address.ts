// The page's address: all that the page shows, apart from the key, so that a link shows the same to somebody else.
import { useEffect, useState } from "preact/hooks";

/** How a value stands in the address. */
export interface Codec<T> {
  /** The value of a parameter; `undefined` if there is none, or none that makes sense. */
  read(text: string): T | undefined;
  write(value: T): string;
}

/** The parameters of a view: how each is written, and what holds without it. */
export type Shape<T> = { readonly [K in keyof T]: { codec: Codec<T[K]>; otherwise: T[K] } };

/** Reads what an address asks for. */
export function readShape<T>(shape: Shape<T>, params: URLSearchParams): T {
  const value = {} as T;
  for (const name of Object.keys(shape) as (keyof T & string)[]) {
    const text = params.get(name);
    value[name] = (text === null ? undefined : shape[name].codec.read(text)) ?? shape[name].otherwise;
  }
  return value;
}

/** Writes it; what holds anyway is left out. */
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

/** A parameter of a view. */
export function param<T>(codec: Codec<T>, otherwise: T): { codec: Codec<T>; otherwise: T } {
  return { codec, otherwise };
}

/** A parameter that may be missing. */
export function maybe<T>(codec: Codec<T>): { codec: Codec<T | undefined>; otherwise: T | undefined } {
  return { codec: codec as Codec<T | undefined>, otherwise: undefined };
}

export const text: Codec<string> = { read: (text) => text, write: (value) => value };

export const flag: Codec<boolean> = { read: (text) => text === "1", write: (value) => (value ? "1" : "0") };

export const number: Codec<number> = {
  read: (text) => (text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined),
  write: String,
};

/** A whole number from `least` to `most`. */
export function count(least: number, most: number): Codec<number> {
  const read = (text: string) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  return { read, write: String };
}

/** A day, as `2027-03-14`. */
export const day: Codec<string> = {
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  write: (value) => value,
};

/** One of some words. */
export function oneOf<T extends string>(words: readonly T[]): Codec<T> {
  return { read: (text) => words.find((word) => word === text), write: (value) => value };
}

/** A list; its elements have no `|` in them. */
export function list<T>(codec: Codec<T>): Codec<readonly T[]> {
  return {
    read: (text) => (text === "" ? [] : text.split("|").flatMap((part) => codec.read(part) ?? [])),
    write: (values) => values.map(codec.write).join("|"),
  };
}

/** A place that was chosen: what the service calls it, and what people do. */
export interface Chosen {
  /** A code or key, without blanks. */
  id: string;
  label: string;
}

/** A place, written as its id, a blank and its label: `BOS Boston, United States`. */
export const place: Codec<Chosen> = {
  read(text) {
    const [id, ...label] = text.trim().split(" ");
    return id ? { id, label: label.join(" ") || id } : undefined;
  },
  write: ({ id, label }) => (label === id ? id : `${id} ${label}`),
};

/**
 * How the history takes a new address: what back should undo is pushed; what was opened so is closed, which goes back
 * where that leads to the same address.
 */
export type Step = "push" | "replace" | "close";

const CHANGED = "wayfare:address";

/** Goes to an address of this page. */
export function go(params: URLSearchParams, step: Step): void {
  const query = params.toString();
  const url = `${location.pathname}${query && `?${query}`}`;
  if (step === "close" && sorted(history.state?.before) === sorted(query)) return history.back();
  if (step === "push") history.pushState({ before: location.search }, "", url);
  else history.replaceState(history.state, "", url);
  window.dispatchEvent(new Event(CHANGED));
}

/** The parameters of an address in an order that does not depend on who wrote it. */
function sorted(query: string | undefined): string | undefined {
  if (query === undefined) return undefined;
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

/** The address's parameters, kept current. */
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
