import type { Credential } from "./client.js";
import { base64 } from "./request.js";

/** Text that replaces a secret. */
const REDACTED = "***";

/** Number of leading characters that would disclose a truncated secret. */
const DISCLOSING_LENGTH = 4;

/**
 * Minimum length of a password that is redacted on its own, in characters. A shorter password may be part of
 * unrelated words.
 */
const MIN_PASSWORD_LENGTH = 4;

/** Maximum number of secrets kept from credential sources. The latest secrets replace the oldest ones. */
const MAX_LEARNED = 32;

/**
 * Removes credentials from untrusted text before the text enters an error.
 *
 * Services, proxies and HTTP stacks echo the request's URL, unchanged or with further encodings. The redactor therefore
 * looks for a secret character by character. Each character may be plain, percent-encoded (even several times), escaped
 * as in JSON, or an HTML entity, and its case is ignored. If a text was truncated within the secret, the part of the
 * secret at the end of the text is also removed.
 */
export class Redactor {
  readonly #fixed: ReadonlySet<string>;
  readonly #learned = new Set<string>();

  constructor(credentials: readonly Credential[]) {
    this.#fixed = new Set(credentials.flatMap(secretsOf));
  }

  /** Adds a credential to redact. */
  learn(credential: Credential): void {
    for (const secret of secretsOf(credential)) if (!this.#fixed.has(secret)) this.#learned.add(secret);
    for (const oldest of this.#learned) {
      if (this.#learned.size <= MAX_LEARNED) return;
      this.#learned.delete(oldest);
    }
  }

  /** Returns the text without the secrets. */
  redact(text: string): string {
    const secrets = Array.from([...this.#fixed, ...this.#learned], (secret) => Array.from(secret));
    const clean = [];
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const end = Math.max(...secrets.map((secret) => endOf(secret, text, at)));
      if (end <= at) continue;
      clean.push(text.slice(from, at), REDACTED);
      from = end;
      at = end - 1;
    }
    return clean.join("") + text.slice(from);
  }
}

/** Returns the secret strings of a credential. */
function secretsOf(credential: Credential): string[] {
  if (typeof credential === "string") return credential === "" ? [] : [credential];
  const { user, password } = credential;
  const login = `${user}:${password}`;
  return [base64(login), login, ...(Array.from(password).length < MIN_PASSWORD_LENGTH ? [] : [password])];
}

/** Returns the end of the secret that starts at a position of a text; -1 if the secret does not start there. */
function endOf(secret: readonly string[], text: string, at: number): number {
  // The matched characters may end at several positions, as in `%25` for a secret that starts with a percent sign.
  let reached = new Set([at]);
  let truncation = -1;
  for (const [matched, character] of secret.entries()) {
    if (matched >= Math.max(1, Math.min(DISCLOSING_LENGTH, secret.length - 1)) && truncation < 0) {
      truncation = Math.max(...Array.from(reached, (end) => endOfTruncation(text, end)));
    }
    const next = new Set<number>();
    for (const begin of reached) {
      for (const [read, end] of readings(text, begin)) if (isSame(read, character)) next.add(end);
    }
    if (next.size === 0) return truncation;
    reached = next;
  }
  return Math.max(...reached);
}

/** The end of a text or an ellipsis, optionally after a truncated encoded character. */
const TRUNCATION = /(?:[%\\&][^ "<>&;…]{0,15}|[\ud800-\udbff])?(?=…|$)/y;

/** Returns the end of a text that was truncated at a position; -1 if the text continues there. */
function endOfTruncation(text: string, at: number): number {
  const truncation = matchAt(TRUNCATION, text, at);
  return truncation === null ? -1 : at + truncation[0].length;
}

function isSame(read: string, character: string): boolean {
  // Invalid UTF-8 bytes may be a character in another encoding.
  if (read === "\ufffd" && character > "\x7f") return true;
  return read.toLowerCase() === character.toLowerCase();
}

/** A character that a text may represent, and the end of its representation. */
type Reading = readonly [read: string, end: number];

/** Returns all characters that a text may represent at a position. */
function readings(text: string, at: number): Reading[] {
  const code = text.codePointAt(at);
  if (code === undefined) return [];
  const plain = String.fromCodePoint(code);
  const encoded = ENCODINGS[plain]?.(text, at) ?? [];
  return [[plain, at + plain.length], ...encoded];
}

const ENCODINGS: Readonly<Record<string, (text: string, at: number) => Reading[]>> = {
  "+": (_, at) => [[" ", at + 1]],
  "%": percentEncoded,
  "\\": escaped,
  "&": entity,
};

/** Patterns for up to four percent-encoded bytes, by the number of times that the percent signs are encoded again. */
const BYTES = [0, 1, 2, 3, 4].map((depth) => {
  const sign = `%${"25".repeat(depth)}`;
  return { sign, pattern: new RegExp(`(?:${sign}[0-9a-f]{2}){1,4}`, "iy") };
});

/** Reads `%C3%A9` and `%25C3%25A9` as `é`. */
function percentEncoded(text: string, at: number): Reading[] {
  return BYTES.flatMap(({ sign, pattern }) => {
    const bytes = matchAt(pattern, text, at)?.[0].split(sign).slice(1) ?? [];
    for (let count = 1; count <= bytes.length; count++) {
      const read = utf8(bytes.slice(0, count));
      if (read !== undefined) return [[read, at + count * (sign.length + 2)] as const];
    }
    return [];
  });
}

function utf8(bytes: readonly string[]): string | undefined {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte}`).join(""));
  } catch {
    return undefined;
  }
}

const ESCAPE = /(\\{1,16})(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})(?:\\*u([0-9a-f]{4}))?)?/iy;
const CONTROLS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", 0: "\0", b: "\b", f: "\f" };

/** Reads `\"` as a quote, `\u00e9` and `\u{e9}` as `é`, each with any number of backslashes. */
function escaped(text: string, at: number): Reading[] {
  const [all = "", slashes = "", braced, unit, second] = matchAt(ESCAPE, text, at) ?? [];
  const escape = at + slashes.length;
  // A backslash is itself escaped, so the number of backslashes that represent one backslash is unknown.
  const found: Reading[] = Array.from(slashes.slice(1), (slash, index) => [slash, at + index + 2]);
  const code = text.codePointAt(escape);
  if (code !== undefined) {
    const plain = String.fromCodePoint(code);
    found.push([plain, escape + plain.length], [CONTROLS[plain] ?? plain, escape + plain.length]);
  }
  if (braced !== undefined) found.push([character(braced, 16), at + all.length]);
  if (unit !== undefined) found.push([character(unit, 16), escape + 5]);
  if (unit !== undefined && second !== undefined) {
    found.push([String.fromCharCode(parseInt(unit, 16), parseInt(second, 16)), at + all.length]);
  }
  return found;
}

const ENTITY = /&(?:#x([0-9a-f]{1,12})|#([0-9]{1,12})|(amp|lt|gt|quot|apos));/iy;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads `&amp;` as an ampersand, `&#233;` and `&#xe9;` as `é`. */
function entity(text: string, at: number): Reading[] {
  const [all = "", hexadecimal, decimal, name] = matchAt(ENTITY, text, at) ?? [];
  const read = ENTITIES[name?.toLowerCase() ?? ""] ?? character(hexadecimal ?? decimal ?? "", hexadecimal ? 16 : 10);
  return [[read, at + all.length]];
}

/** Returns the character of a code point; an empty string, which equals no character, if the code point is invalid. */
function character(digits: string, radix: number): string {
  const code = parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}
