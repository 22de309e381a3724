/**
 * A loss of results: in a verdict, a reason why results may be missing; as a remark, a loss that is too small to affect
 * the verdict.
 */
export type Lack =
  /** The response is not final. */
  | { readonly reason: "notFinal" }
  /**
   * The response has fewer results than its total and the page size imply. The loss is a reason if fewer than half of
   * the expected results are present.
   */
  | { readonly reason: "few"; readonly found: number; readonly expected: number }
  /**
   * The response has fewer results than an earlier response to the same request. The loss is a reason if fewer than
   * half of the earlier number are present.
   */
  | { readonly reason: "fewer"; readonly found: number; readonly earlier: number }
  /**
   * Results could not be read. The loss is a reason if all results are unreadable, or if at least two results and more
   * than 5% of all results are unreadable.
   */
  | { readonly reason: "unreadable"; readonly unreadable: number; readonly all: number }
  /** The response has both results and errors. */
  | { readonly reason: "errors"; readonly errors: number }
  /** A feed repeats its first page, whichever page is requested. */
  | { readonly reason: "repeated" };

/**
 * The verdict on a response: complete, empty, or the reasons why results may be missing. A page beyond the last one is
 * empty.
 */
export type Verdict = "complete" | "empty" | readonly Lack[];

/** The verdict on a response, with the losses that are too small to affect the verdict. */
export interface Judgement {
  verdict: Verdict;
  /** Losses that are too small to affect the verdict, with their numbers. */
  losses: readonly Lack[];
}

/** The counts of a response that determine its verdict. */
export interface Numbers {
  /** `true` if the service reports that the results are final. */
  isFinal?: boolean;
  /** `true` if the request asks for a response without a list of results. */
  isExempt?: boolean;
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

/** Judges a response by its counts. The Rust client has the same rule. */
export function judge(numbers: Numbers): Judgement {
  const { isFinal, page = 0, pageSize, total = 0, found = 0, unreadable = 0, earlier = 0, errors = 0 } = numbers;
  const present = found + unreadable;
  // Without a page size, the response may contain any number of the results except zero.
  const unpaged = present === 0 ? total : 0;
  const expected = pageSize === undefined ? unpaged : Math.min(Math.max(total - page * pageSize, 0), pageSize);
  const isListed = !numbers.isExempt || present > 0;
  const isMuch = found === 0 || (unreadable > 1 && unreadable * 20 > present);
  // Each entry has two conditions: whether the loss occurred, and whether the loss is a reason.
  const losses: [boolean, boolean, Lack][] = [
    [isFinal !== true, true, { reason: "notFinal" }],
    [isListed && present < expected, present * 2 < expected, { reason: "few", found: present, expected }],
    [isListed && present < earlier, present * 2 < earlier, { reason: "fewer", found: present, earlier }],
    [unreadable > 0, isMuch, { reason: "unreadable", unreadable, all: present }],
    [errors > 0, true, { reason: "errors", errors }],
  ];
  const lacks = losses.filter(([isLoss]) => isLoss);
  const reasons = lacks.filter(([, isReason]) => isReason);
  if (reasons.length > 0) return { verdict: reasons.map(([, , lack]) => lack), losses: [] };
  const verdict = present === 0 && isListed ? "empty" : "complete";
  return { verdict, losses: lacks.map(([, , lack]) => lack) };
}
