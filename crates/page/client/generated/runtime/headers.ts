// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

/** The header of a field, and the conversion of its text to a value. */
export type HeaderField = readonly [name: string, read?: (text: string) => unknown];

/** Reads response headers as fields. Missing headers are omitted. */
export function readHeaders<Fields extends object>(
  headers: Headers,
  fields: Readonly<Record<keyof Fields, HeaderField>>,
): Fields {
  const found: Partial<Record<string, unknown>> = {};
  for (const [field, [name, read = String]] of Object.entries<HeaderField>(fields)) {
    const text = headers.get(name);
    if (text !== null) found[field] = read(text.trim());
  }
  return found as Fields;
}

export function flag(text: string): boolean {
  return text.toLowerCase() === "true";
}

/** Reads a list separated by commas. */
export function listOf<T>(read: (text: string) => T): (text: string) => T[] {
  const isText = (part: string) => part !== "";
  return (text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(isText)
      .map(read);
}
