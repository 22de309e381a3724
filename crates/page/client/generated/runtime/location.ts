// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

import type { Client } from "./client.js";
import { prepare, resolved, type Input, type Operation } from "./request.js";

/** Returns the poll parameters from a `Location` header; `undefined` if the header is not the URL of a poll. */
export function parametersOf(
  client: Client,
  called: Operation,
  input: Input,
  poll: Operation,
  headers: Headers,
): Record<string, string> | undefined {
  const location = headers.get("location");
  if (location === null) return undefined;
  const url = prepare(client, called, input).url;
  const target = new URL(resolved(client, called, url, location));
  const base = new URL(`${client.baseUrl}/`, target).pathname.replace(/\/$/, "");
  const found = target.pathname.match(patternOf(base + poll.path));
  if (found === null) return undefined;
  const names = Array.from(poll.path.matchAll(/\{([^}]+)\}/g), ([, name]) => name ?? "");
  const inPath = names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? "")]);
  return { ...Object.fromEntries(target.searchParams), ...Object.fromEntries(inPath) };
}

/** Returns a pattern for the paths of a template. A parameter ends at the first occurrence of the text after it. */
function patternOf(path: string): RegExp {
  const texts = path.split(/\{[^}]+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${texts.join("([^/]+?)")}$`);
}
