//! TypeScript source text: comments, strings and property names.

use heck::ToLowerCamelCase as _;

/// Maximum line width.
pub(super) const WIDTH: usize = 120;

/// Formats an indented doc comment. Returns an empty string for an empty doc.
pub(super) fn comment(text: &str, indent: &str) -> String {
    let text = text.trim().replace("*/", "*\u{2060}/");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let width = WIDTH - indent.len();
    match lines.as_slice() {
        [] => String::new(),
        [line] if line.chars().count() + "/**  */".len() <= width => format!("{indent}/** {line} */\n"),
        lines => {
            let lines = lines.iter().flat_map(|line| wrapped(line, width - " * ".len()));
            let lines = lines.map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n");
            format!("{indent}/**\n{}{indent} */\n", lines.collect::<String>())
        }
    }
}

/// Wraps a line at spaces.
fn wrapped(line: &str, width: usize) -> Vec<String> {
    let hanging = if line.starts_with("* ") { "  " } else { "" };
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last_mut().map_or(0, |last| last.chars().count());
        let is_first = last == 0;
        match lines.last_mut() {
            Some(line) if is_first || last + 1 + word.chars().count() <= width => {
                if !is_first {
                    line.push(' ');
                }
                line.push_str(word);
            }
            _ => lines.push(format!("{hanging}{word}")),
        }
    }
    lines
}

/// Formats parts in brackets: on one line with the preceding text if they fit, otherwise one part per line.
pub(super) fn group(
    before: &str,
    [open, close]: [&str; 2],
    parts: &[String],
    after: &str,
    indent: &str,
) -> String {
    let line = format!("{before}{open} {} {close}{after}", parts.join(", "));
    let length = line.trim_end().lines().next_back().map_or(0, |line| line.chars().count());
    if length <= WIDTH && !parts.iter().any(|part| part.contains('\n')) {
        return line;
    }
    let parts: String = parts.iter().map(|part| format!("{indent}  {part},\n")).collect();
    format!("{before}{open}\n{parts}{indent}{close}{after}")
}

/// Formats a function signature: name, parameters and result.
pub(super) fn signature(keyword: &str, name: &str, parameters: &[String], result: &str) -> String {
    let line = format!("{keyword} {name}({}): {result} {{", parameters.join(", "));
    if line.chars().count() <= WIDTH {
        return line;
    }
    let parameters: String = parameters.iter().map(|parameter| format!("  {parameter},\n")).collect();
    format!("{keyword} {name}(\n{parameters}): {result} {{")
}

/// Formats a string literal.
pub(super) fn literal(text: &str) -> String {
    // JSON strings are valid TypeScript strings.
    serde_json::Value::from(text).to_string()
}

/// Formats a property name, quoted if necessary.
pub(super) fn property(wire: &str) -> String {
    if is_name(wire) { wire.to_owned() } else { literal(wire) }
}

/// Formats the access to a property.
pub(super) fn member(of: &str, wire: &str) -> String {
    if is_name(wire) { format!("{of}.{wire}") } else { format!("{of}[{}]", literal(wire)) }
}

/// Formats the access to a property of a value that may be missing.
pub(super) fn optional_member(of: &str, wire: &str) -> String {
    if is_name(wire) { format!("{of}?.{wire}") } else { format!("{of}?.[{}]", literal(wire)) }
}

/// Returns a function name. Appends the group to a reserved word.
pub(super) fn function(name: &str, group: &str) -> String {
    let name = name.to_lower_camel_case();
    match RESERVED.contains(&name.as_str()) {
        true => format!("{name}_{group}").to_lower_camel_case(),
        false => name,
    }
}

fn is_name(text: &str) -> bool {
    let is_first = |c: char| c.is_alphabetic() || c == '_' || c == '$';
    text.starts_with(is_first) && text.chars().all(|c| is_first(c) || c.is_ascii_digit())
}

/// Reserved words, and names that the files of the package export.
const RESERVED: &[&str] = &[
    "createClient",
    "other",
    "arguments",
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "default",
    "delete",
    "do",
    "else",
    "enum",
    "eval",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "if",
    "implements",
    "import",
    "in",
    "instanceof",
    "interface",
    "let",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "undefined",
    "var",
    "void",
    "while",
    "with",
    "yield",
];
