//! Splitting of a body into lines, independent of chunk boundaries.

use bytes::Bytes;

/// A splitter of a body's chunks into lines. Blank lines are counted, but not returned.
pub(super) struct Lines {
    /// The unprocessed part of the last chunk received.
    part: Bytes,
    /// The beginning of the current line, from earlier chunks.
    started: Vec<u8>,
    /// Number of lines that have ended.
    ended: usize,
    /// Maximum length of a line, in bytes.
    max_line_bytes: usize,
    /// `true` if the rest of an overlong line is being skipped.
    is_skipping: bool,
}

/// A line and its number, counted from 1.
pub(super) struct Line {
    pub(super) number: usize,
    /// The text; for an overlong line, only its beginning.
    pub(super) text: Bytes,
    pub(super) is_too_long: bool,
}

/// Number of bytes kept of an overlong line, enough to identify it.
pub(super) const MAX_KEPT_BYTES: usize = 4 << 10;

impl Lines {
    pub(super) fn new(max_line_bytes: usize) -> Self {
        Lines { part: Bytes::new(), started: Vec::new(), ended: 0, max_line_bytes, is_skipping: false }
    }

    /// Adds the next chunk. The previous chunk must be consumed: [`next`](Lines::next) has returned `None`.
    pub(super) fn push(&mut self, part: Bytes) {
        self.part = part;
    }

    /// Returns the next line that has ended or is already too long.
    pub(super) fn next(&mut self) -> Option<Line> {
        while let Some(end) = self.part.iter().position(|byte| *byte == b'\n') {
            let mut rest = self.part.split_to(end + 1);
            rest.truncate(end);
            self.ended += 1;
            let started = std::mem::take(&mut self.started);
            if std::mem::take(&mut self.is_skipping) {
                continue;
            }
            if started.len() + rest.len() > self.max_line_bytes {
                return Some(Line::too_long(self.ended, &started, &rest));
            }
            let text = if started.is_empty() { rest } else { [&started[..], &rest[..]].concat().into() };
            if !is_blank(&text) {
                return Some(Line { number: self.ended, text, is_too_long: false });
            }
        }
        let part = std::mem::take(&mut self.part);
        if self.is_skipping {
            return None;
        }
        if self.started.len() + part.len() > self.max_line_bytes {
            self.is_skipping = true;
            return Some(Line::too_long(self.ended + 1, &std::mem::take(&mut self.started), &part));
        }
        self.started.extend_from_slice(&part);
        None
    }

    /// Returns the text after the last line end.
    pub(super) fn rest(&mut self) -> Option<Line> {
        let text = Bytes::from(std::mem::take(&mut self.started));
        (!is_blank(&text)).then(|| Line { number: self.ended + 1, text, is_too_long: false })
    }
}

impl Line {
    fn too_long(number: usize, started: &[u8], more: &[u8]) -> Self {
        let text = started.iter().chain(more).take(MAX_KEPT_BYTES).copied().collect();
        Line { number, text, is_too_long: true }
    }
}

/// Returns `true` if a line contains only white space. An empty body may begin with a byte order mark.
fn is_blank(text: &[u8]) -> bool {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text).iter().all(u8::is_ascii_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(parts: &[&str], max_line_bytes: usize) -> Vec<(usize, Result<String, String>)> {
        let mut lines = Lines::new(max_line_bytes);
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
    fn the_beginning_of_an_overlong_line_is_kept() {
        assert_eq!(cut(&["ab", "cdef\n"], 4), [(1, Err("abcdef".to_owned()))]);
        assert_eq!(cut(&["ab", "cde", "f\n"], 4), [(1, Err("abcde".to_owned()))]);
        let long = "x".repeat(MAX_KEPT_BYTES + 1);
        assert_eq!(cut(&[&long], MAX_KEPT_BYTES), [(1, Err("x".repeat(MAX_KEPT_BYTES)))]);
    }
}
