// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

declare const OTHER: unique symbol;

/**
 * A value outside the list of known values. A misspelled literal does not have this type, so it does not compile;
 * {@link other} creates such a value.
 */
export type Other<Base extends string | number> = Base & { readonly [OTHER]: true };

/** Returns a value that is outside the list of known values of its field. */
export function other(value: string): Other<string>;
export function other(value: number): Other<number>;
export function other(value: string | number): unknown {
  return value;
}
