// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

/** A reason why results may be missing. */
export type Lack =
  /** The response is not final. */
  | "notFinal"
  /** The response has fewer than half of the results that its total and the page size imply. */
  | "few"
  /** The response has fewer than half of the results of an earlier response to the same request. */
  | "fewer"
  /** Results could not be read: all of them, or at least two and more than 5%. */
  | "unreadable"
  /** The response has results, and also errors. */
  | "errors";

/** Whether a response contains all results; if results may be missing, the reasons. */
export type Verdict = "complete" | "empty" | readonly Lack[];

/** The numbers of a response from which its verdict follows. */
export interface Numbers {
  /** Whether the service states that the results are final. */
  isFinal?: boolean;
  /** Index of the page, from 0. */
  page?: number;
  /** Maximum number of results on a page, if the results have pages. */
  pageSize?: number | undefined;
  /** Total number of results on all pages, if the response has it. */
  total?: number | undefined;
  /** Number of results in the response, including duplicates. */
  found?: number;
  /** Number of results in the response that could not be read. */
  unreadable?: number;
  /** Largest number of results in an earlier response to the same request. */
  earlier?: number;
  /** Number of errors in the response. */
  errors?: number;
}

/** Returns the verdict. The Rust client has the same rule. */
export function verdictOf(numbers: Numbers): Verdict {
  const { isFinal, page = 0, pageSize, total = 0, found = 0, unreadable = 0, earlier = 0, errors = 0 } = numbers;
  const present = found + unreadable;
  // Without a page size, the response may contain any part of the results, but not none.
  const unpaged = present === 0 ? total : 0;
  const expected = pageSize === undefined ? unpaged : Math.min(Math.max(total - page * pageSize, 0), pageSize);
  const lacks: [boolean, Lack][] = [
    [isFinal !== true, "notFinal"],
    [present * 2 < expected, "few"],
    [present * 2 < earlier, "fewer"],
    [unreadable > 0 && (found === 0 || (unreadable > 1 && unreadable * 20 > present)), "unreadable"],
    [errors > 0, "errors"],
  ];
  const reasons = lacks.filter(([isLack]) => isLack).map(([, lack]) => lack);
  if (reasons.length > 0) return reasons;
  return present === 0 && total <= 0 ? "empty" : "complete";
}
