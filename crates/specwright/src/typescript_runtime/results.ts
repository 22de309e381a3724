import type { Client } from "./client.js";
import { failure, faultText, type CallError, type Fault } from "./errors.js";
import type { Operation } from "./request.js";
import { judge, type Judgement, type Numbers } from "./verdict.js";

/** The rules for evaluating a response with a list of results, from the description. */
export interface Rules<Request, Response> {
  operation: Operation;
  /** Response field with the results. */
  list: string;
  /** Status of a response that is not ready yet. */
  pending?: number;
  /** Returns the progress of a search. A single call is final. */
  phase?(response: Response): string;
  /** Returns whether a final response to a request has the list. */
  expects?(request: Request): boolean;
  total?(response: Response): number | undefined;
  /** Returns the id of a result, which is the same in every response. */
  id?(result: unknown): unknown;
  /** Returns the page that a request asks for: its index from 0, and its size. */
  page?(request: Request): { index: number; size: number };
}

/** A function that judges a response, and throws if a response with a successful status is an error. */
export type Judge = (value: unknown, status: number) => Judgement;

/** Returns the judge of single calls. */
export function judgeOf(client: Client, operation: Operation): Judge {
  const { results: list } = operation;
  if (list !== undefined) return judgeBy(client, { operation, list }, undefined);
  return (value) => {
    checkErrors(client, operation, value);
    return { verdict: "complete", losses: [] };
  };
}

/** Returns the judge of single calls that belong to a search. */
export function judgeBy<Request, Response>(client: Client, rules: Rules<Request, Response>, request: Request): Judge {
  return (value, status) => judge(numbersOf(client, rules, request, value as Response, status));
}

/** The judge of responses whose verdict is determined elsewhere. */
export const unjudged: Judge = () => ({ verdict: "complete", losses: [] });

/**
 * Returns the counts of a response. Throws if the response reports errors in place of results, or is final and lacks
 * its list of results. `earlier` is the largest number of results in earlier responses.
 */
export function numbersOf<Request, Response>(
  client: Client,
  rules: Rules<Request, Response>,
  request: Request,
  response: Response,
  status: number,
  earlier = 0,
): Numbers {
  const { operation, list } = rules;
  const results = resultsOf(rules, response);
  const found = results.filter((result) => isReadable(rules, result)).length;
  const page = rules.page?.(request);
  const total = rules.total?.(response);
  const numbers: Numbers = {
    isFinal: (rules.phase?.(response) ?? "complete") === "complete" && status !== rules.pending,
    isExempt: rules.expects?.(request) === false,
    page: page?.index ?? 0,
    pageSize: page?.size,
    total: total ?? undefined,
    found,
    unreadable: results.length - found,
    earlier,
    errors: reportedFaults(client, operation, response).length,
  };
  if (found === 0) checkErrors(client, operation, response);
  const isBeyondEnd = page && typeof total === "number" && page.index > 0 && page.index * page.size >= total;
  if (numbers.isFinal && !numbers.isExempt && !isBeyondEnd && !Array.isArray(fieldOf(response, list))) {
    throw failure(client, operation, "unreadable", `the response has no list ${list}`, { mayHaveArrived: true });
  }
  return numbers;
}

/** Returns the results of a response, including unreadable ones. */
export function resultsOf(rules: { list: string }, response: unknown): readonly unknown[] {
  const list = fieldOf(response, rules.list);
  return Array.isArray(list) ? list : [];
}

function fieldOf(response: unknown, name: string): unknown {
  return typeof response === "object" && response !== null ? (response as Record<string, unknown>)[name] : undefined;
}

function isReadable(rules: { id?(result: unknown): unknown }, result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  return rules.id === undefined || (rules.id(result) ?? undefined) !== undefined;
}

/** Throws if a response reports errors. */
export function checkErrors(client: Client, operation: Operation, response: unknown): void {
  const faults = reportedFaults(client, operation, response);
  if (faults.length > 0) throw reportedFailure(client, operation, faults);
}

/** Returns the errors that a successful response reports in an undescribed field. */
function reportedFaults(client: Client, operation: Operation, response: unknown): Fault[] {
  if (operation.describesErrors) return [];
  return (client.service.readFaults(response, 200) ?? []).filter((fault) => fault.code !== "" || fault.message);
}

function reportedFailure(client: Client, operation: Operation, faults: Fault[]): CallError {
  const facts = { detail: faults.map(faultText).join("; "), faults, mayHaveArrived: true };
  return failure(client, operation, "refused", "the response reports errors", facts);
}
