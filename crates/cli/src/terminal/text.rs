//! String formatting: untrusted text, counts, lists and widths.

use std::fmt::Display;

use unicode_width::UnicodeWidthChar as _;

/// Replaces characters that move the cursor, change colours or reverse the writing direction, since payloads are
/// untrusted.
pub fn clean(text: &str) -> String {
    text.chars().map(|c| if is_unprintable(c) { '\u{fffd}' } else { c }).collect()
}

/// Returns whether a character moves the cursor, changes colours or reverses the writing direction.
pub fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
}

/// Formats a count and its noun, for example `1 night` or `3 nights`.
pub fn counted<N: Copy + Display + PartialEq + From<bool>>(count: N, [one, many]: [&str; 2]) -> String {
    format!("{count} {}", if count == N::from(true) { one } else { many })
}

/// Joins the non-empty parts with commas.
pub fn listed(parts: impl IntoIterator<Item = Option<String>>) -> String {
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

/// Joins strings with commas. Returns `None` if the list is empty.
pub fn any_listed<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Option<String> {
    let texts: Vec<T> = texts.into_iter().collect();
    (!texts.is_empty()).then(|| texts.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", "))
}

/// Removes duplicates and keeps the order of the first occurrences.
pub fn deduplicated<T: PartialEq>(texts: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut known = Vec::new();
    for text in texts {
        if !known.contains(&text) {
            known.push(text);
        }
    }
    known
}

/// Truncates a string to a number of columns, and marks the truncation with an ellipsis.
pub fn truncated(text: &str, columns: usize) -> String {
    let width = |c: char| c.width().unwrap_or(0);
    if text.chars().map(width).sum::<usize>() <= columns {
        return text.to_owned();
    }
    let mut used = 0;
    let fits = |c: &char| {
        used += width(*c);
        used < columns
    };
    let mut truncated: String = text.chars().take_while(fits).collect();
    if columns > 0 {
        truncated.push('…');
    }
    truncated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_replaced() {
        assert_eq!(clean("a\u{1b}[2Jb\r\nc\u{202e}d"), "a\u{fffd}[2Jb\u{fffd}\u{fffd}c\u{fffd}d");
        assert_eq!(clean("São Paulo 東京"), "São Paulo 東京");
    }

    #[test]
    fn texts_are_truncated_by_columns() {
        assert_eq!(truncated("München", 7), "München");
        assert_eq!(truncated("München", 6), "Münch…");
        assert_eq!(truncated("東京国際空港", 12), "東京国際空港");
        assert_eq!(truncated("東京国際空港", 6), "東京…");
        assert_eq!(truncated("abc", 1), "…");
        assert_eq!(truncated("abc", 0), "");
        assert_eq!(truncated("", 0), "");
    }
}
