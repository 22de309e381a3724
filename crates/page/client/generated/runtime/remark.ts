// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

import type { Input, Operation } from "./request.js";
import type { Lack } from "./verdict.js";

/** A remark on a response: a loss that is too small to affect the verdict, or a different setting. */
export type Remark = Lack | OtherSetting;

/** A setting whose value in the response differs from the request, such as a different unit. */
export interface OtherSetting {
  readonly reason: "otherSetting";
  /** Name of the field, in the request and in the response. */
  field: string;
  /** The requested value. */
  asked: string;
  /** The value in the response; `undefined` if the response has results but does not repeat the setting. */
  found: string | undefined;
}

/** Compares the settings of a request with the settings that the response repeats. */
export function remarksOf(operation: Operation, input: Input, response: unknown, hasResults: boolean): Remark[] {
  return (operation.echoes ?? []).flatMap((path): Remark[] => {
    const field = path[path.length - 1] ?? "";
    const asked = path.reduce(member, input.body ?? input.query);
    const found = member(response, field) ?? undefined;
    if (typeof asked !== "string" || asked === found || (found === undefined && !hasResults)) return [];
    return [{ reason: "otherSetting", field, asked, found: found === undefined ? found : String(found) }];
  });
}

function member(holder: unknown, name: string): unknown {
  return typeof holder === "object" && holder !== null ? (holder as Record<string, unknown>)[name] : undefined;
}
