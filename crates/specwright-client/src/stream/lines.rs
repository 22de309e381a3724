//! Lines from a body that comes in parts, wherever the parts begin and end.

use bytes::Bytes;

/// Cuts parts of a body into lines. Blank ones are left out, but counted.
pub(super) struct Lines {
    /// The last part received and not yet looked at.
    part: Bytes,
    /// The line that was begun in the parts before.
    begun: Vec<u8>,
    /// The number of ended lines.
    ended: usize,
    /// Longest line, in bytes.
    most: usize,
    /// Whether the rest of a line that is too long is being skipped.
    skips: bool,
}

/// A line and its number, counted from 1.
pub(super) struct Line {
    pub(super) number: usize,
    /// The text, or the beginning of one that is too long.
    pub(super) text: Bytes,
    pub(super) is_too_long: bool,
}

/// The number of bytes that are kept of a line that is too long: enough to know what it is.
pub(super) const BEGINNING: usize = 4 << 10;

impl Lines {
    pub(super) fn new(most: usize) -> Self {
        Lines { part: Bytes::new(), begun: Vec::new(), ended: 0, most, skips: false }
    }

    /// Takes the next part. The one before has to be used up: [`next`](Lines::next) has returned `None`.
    pub(super) fn push(&mut self, part: Bytes) {
        self.part = part;
    }

    /// The next line that has come to its end, or is too long already.
    pub(super) fn next(&mut self) -> Option<Line> {
        while let Some(end) = self.part.iter().position(|byte| *byte == b'\n') {
            let mut rest = self.part.split_to(end + 1);
            rest.truncate(end);
            self.ended += 1;
            let begun = std::mem::take(&mut self.begun);
            if std::mem::take(&mut self.skips) {
                continue;
            }
            if begun.len() + rest.len() > self.most {
                return Some(Line::too_long(self.ended, &begun, &rest));
            }
            let text = if begun.is_empty() { rest } else { [&begun[..], &rest[..]].concat().into() };
            if !is_blank(&text) {
                return Some(Line { number: self.ended, text, is_too_long: false });
            }
        }
        let part = std::mem::take(&mut self.part);
        if self.skips {
            return None;
        }
        if self.begun.len() + part.len() > self.most {
            self.skips = true;
            return Some(Line::too_long(self.ended + 1, &std::mem::take(&mut self.begun), &part));
        }
        self.begun.extend_from_slice(&part);
        None
    }

    /// The rest after the last end of a line.
    pub(super) fn rest(&mut self) -> Option<Line> {
        let text = Bytes::from(std::mem::take(&mut self.begun));
        (!is_blank(&text)).then(|| Line { number: self.ended + 1, text, is_too_long: false })
    }
}

impl Line {
    fn too_long(number: usize, begun: &[u8], more: &[u8]) -> Self {
        let text = begun.iter().chain(more).take(BEGINNING).copied().collect();
        Line { number, text, is_too_long: true }
    }
}

fn is_blank(text: &[u8]) -> bool {
    text.iter().all(u8::is_ascii_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(parts: &[&str], most: usize) -> Vec<(usize, Result<String, String>)> {
        let mut lines = Lines::new(most);
        let mut found = Vec::new();
        for part in parts {
            lines.push(Bytes::copy_from_slice(part.as_bytes()));
            found.extend(std::iter::from_fn(|| lines.next()));
        }
        found.extend(lines.rest());
        let text = |line: Line| {
            let text = String::from_utf8(line.text.to_vec()).unwrap();
            if line.is_too_long { Err(text) } else { Ok(text) }
        };
        found.into_iter().map(|line| (line.number, text(line))).collect()
    }

    #[test]
    fn parts_may_end_anywhere() {
        let body = "one\n\n two\r\n \t\nthree\n\nfour";
        let lines = [(1, "one"), (3, " two\r"), (5, "three"), (7, "four")];
        let lines = lines.map(|(number, text)| (number, Ok(text.to_owned())));
        assert_eq!(cut(&[body], 5), lines);
        for first in 0..=body.len() {
            for second in first..=body.len() {
                let parts = [&body[..first], &body[first..second], &body[second..]];
                assert_eq!(cut(&parts, 5), lines, "{parts:?}");
            }
        }
        let bytes: Vec<&str> = (0..body.len()).map(|at| &body[at..=at]).collect();
        assert_eq!(cut(&bytes, 5), lines);
    }

    #[test]
    fn a_line_that_is_too_long_is_told_once_and_passed_over() {
        let body = "abcd\nabcde\nabcdefghijkl\nabc\nabcdefghij";
        let lines = |parts: &[&str]| -> Vec<_> {
            cut(parts, 4).into_iter().map(|(number, text)| (number, text.is_ok())).collect()
        };
        let found = [(1, true), (2, false), (3, false), (4, true), (5, false)];
        assert_eq!(lines(&[body]), found);
        let bytes: Vec<&str> = (0..body.len()).map(|at| &body[at..=at]).collect();
        assert_eq!(lines(&bytes), found);
    }

    #[test]
    fn the_beginning_of_a_line_that_is_too_long_is_kept() {
        assert_eq!(cut(&["ab", "cdef\n"], 4), [(1, Err("abcdef".to_owned()))]);
        assert_eq!(cut(&["ab", "cde", "f\n"], 4), [(1, Err("abcde".to_owned()))]);
        let long = "x".repeat(BEGINNING + 1);
        assert_eq!(cut(&[&long], BEGINNING), [(1, Err("x".repeat(BEGINNING)))]);
    }

    #[test]
    fn a_body_without_lines_has_none() {
        assert_eq!(cut(&[], 4), []);
        assert_eq!(cut(&["", "\n", "\r\n", "  "], 4), []);
    }
}
