declare const OTHER: unique symbol;

/**
 * A value that the list of known values lacks. A misspelled literal does not have this type, so that it does not
 * compile; {@link other} creates such a value.
 */
export type Other<Base extends string | number> = Base & { readonly [OTHER]: true };

/** Returns a value for a field whose list of known values lacks it. */
export function other(value: string): Other<string>;
export function other(value: number): Other<number>;
export function other(value: string | number): unknown {
  return value;
}
