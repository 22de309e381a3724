//! Styled and linked text, wrapped between words.

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use super::screen::Screen;
use super::text::{clean, deduplicated};

/// No-break space, printed as an ordinary space.
const NO_BREAK_SPACE: char = '\u{a0}';

/// Placeholder for a missing value.
pub const UNKNOWN: &str = "?";

/// Returns the placeholder for a missing value.
pub fn unknown() -> String {
    UNKNOWN.to_owned()
}

/// A string without control characters, and its style and link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    text: String,
    style: Style,
    link: Option<String>,
}

impl<T: AsRef<str>> From<T> for Cell {
    fn from(text: T) -> Self {
        Cell { text: clean(text.as_ref()), ..Cell::default() }
    }
}

impl Cell {
    /// Sets the style.
    pub fn styled(self, style: Style) -> Self {
        Cell { style, ..self }
    }

    /// Sets the link, if there is a URL.
    pub fn linked(self, url: Option<&str>) -> Self {
        Cell { link: url.map(str::to_owned), ..self }
    }

    /// Prepends words. The last word stays on the same line as the text.
    pub fn after(self, lead: &str) -> Self {
        match lead {
            "" => self,
            lead => Cell { text: format!("{lead}{NO_BREAK_SPACE}{}", self.text), ..self },
        }
    }

    /// Joins cells with commas, without duplicates, in the style of the first cell. Returns `None` if the list is
    /// empty.
    pub fn listed<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Option<Self> {
        let mut cells = cells.into_iter();
        let first = cells.next()?;
        let texts = deduplicated([first].into_iter().chain(cells).map(|cell| cell.text.as_str()));
        Some(Cell { text: texts.join(", "), ..first.clone() })
    }

    /// Appends a string without a space.
    pub fn followed_by(self, end: &str) -> Self {
        Cell { text: self.text + end, ..self }
    }

    /// Returns `true` if the text is empty.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the width on one line, in columns.
    pub fn width(&self) -> usize {
        self.text.width()
    }

    /// Returns the width of the longest word, in columns.
    pub fn longest_word(&self) -> usize {
        words(&self.text).map(UnicodeWidthStr::width).max().unwrap_or(0)
    }

    /// Formats the text for a screen.
    pub fn paint(&self, screen: &Screen) -> String {
        let text = self.text.replace(NO_BREAK_SPACE, " ");
        screen.link(self.link.as_deref(), &screen.paint(self.style, &text))
    }
}

/// Makes a string unbreakable, for example `6h 35m`.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', &NO_BREAK_SPACE.to_string())
}

/// A line that consists of pieces of text, separated by spaces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    pieces: Vec<Cell>,
    /// Width in columns.
    pub width: usize,
}

impl Line {
    fn push(&mut self, word: &str, piece: &Cell, is_first_of_piece: bool) {
        self.width += word.width() + usize::from(!self.pieces.is_empty());
        match self.pieces.last_mut().filter(|_| !is_first_of_piece) {
            Some(last) => last.text += &format!(" {word}"),
            None => self.pieces.push(Cell { text: word.to_owned(), ..piece.clone() }),
        }
    }

    /// Formats the line for a screen.
    pub fn paint(&self, screen: &Screen) -> String {
        let pieces: Vec<_> = self.pieces.iter().map(|piece| piece.paint(screen)).collect();
        pieces.join(" ")
    }
}

/// Wraps strings into lines. Words are never broken, so a line with a single word may be too wide. Continuation lines
/// keep the indent of the string that they continue.
pub fn lines(pieces: &[Cell], columns: usize) -> Vec<Line> {
    let (mut lines, mut line) = (Vec::new(), Line::default());
    for piece in pieces {
        let indent: String = piece.text.chars().take_while(|c| *c == NO_BREAK_SPACE).collect();
        for (index, word) in words(&piece.text).enumerate() {
            let is_full = line.width > 0 && line.width + 1 + word.width() > columns;
            if is_full {
                lines.push(std::mem::take(&mut line));
            }
            match is_full && index > 0 {
                true => line.push(&format!("{indent}{word}"), piece, true),
                false => line.push(word, piece, index == 0),
            }
        }
    }
    if line.width > 0 {
        lines.push(line);
    }
    lines
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_space = |c: char| c.is_whitespace() && !matches!(c, NO_BREAK_SPACE | '\u{202f}');
    text.split(is_space).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::PRICE;
    use crate::terminal::screen::tests::{rich, shown, stripped};

    fn painted(pieces: &[Cell], columns: usize, screen: &Screen) -> Vec<String> {
        lines(pieces, columns).iter().map(|line| line.paint(screen)).collect()
    }

    #[test]
    fn lines_wrap_between_words_and_keep_styles() {
        let pieces = [
            Cell::from("by"),
            Cell::from("Booking House").styled(PRICE).linked(Some("https://a.example")),
            Cell::from(format!("in {}", unbroken("6h 35m"))),
        ];
        let plain = Screen::plain(None);
        assert_eq!(painted(&pieces, 10, &plain), ["by Booking", "House in", "6h 35m"]);
        assert_eq!(painted(&pieces, 1, &plain), ["by", "Booking", "House", "in", "6h 35m"]);
        assert_eq!(painted(&[], 1, &plain), [""; 0]);
        let rich = painted(&pieces, 10, &rich(None));
        assert_eq!(shown(&rich[0]), "by ^]8;;https://a.example^\\^[1mBooking^[0m^]8;;^\\");
        assert_eq!(
            rich.iter().map(|line| stripped(line)).collect::<Vec<_>>(),
            ["by Booking", "House in", "6h 35m"]
        );
    }

    #[test]
    fn cells_contain_no_escape_sequences() {
        let cell =
            Cell::from("a\x1b]8;;https://evil.example\x1b\\b").linked(Some("https://a.example/\x1b[2J"));
        let shown = cell.paint(&rich(None));
        assert!(!shown.contains('\x1b'), "{shown:?}");
        assert_eq!(Cell::from("東京\n駅").width(), 7);
    }
}
