//! Texts of others, made fit for a terminal.

use unicode_width::UnicodeWidthChar as _;

/// A text without characters that move the cursor, change colours or reverse the writing direction. Payloads are
/// untrusted.
pub fn clean(text: &str) -> String {
    text.chars().map(|c| if is_unprintable(c) { '\u{fffd}' } else { c }).collect()
}

fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
}

/// A text cut to a number of columns, with an ellipsis for the rest.
pub fn cut(text: &str, columns: usize) -> String {
    let width = |c: char| c.width().unwrap_or(0);
    if text.chars().map(width).sum::<usize>() <= columns {
        return text.to_owned();
    }
    let mut used = 0;
    let fits = |c: &char| {
        used += width(*c);
        used < columns
    };
    let mut cut: String = text.chars().take_while(fits).collect();
    if columns > 0 {
        cut.push('…');
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_move_the_cursor_is_not_written() {
        assert_eq!(clean("a\u{1b}[2Jb\r\nc\u{202e}d"), "a\u{fffd}[2Jb\u{fffd}\u{fffd}c\u{fffd}d");
        assert_eq!(clean("São Paulo 東京"), "São Paulo 東京");
    }

    #[test]
    fn texts_are_cut_by_columns_and_not_by_bytes() {
        assert_eq!(cut("München", 7), "München");
        assert_eq!(cut("München", 6), "Münch…");
        assert_eq!(cut("東京国際空港", 12), "東京国際空港");
        assert_eq!(cut("東京国際空港", 6), "東京…");
        assert_eq!(cut("abc", 1), "…");
        assert_eq!(cut("abc", 0), "");
        assert_eq!(cut("", 0), "");
    }
}
