//! Pages of text with headings.

use super::layout::wrap;
use super::screen::{HEADING, Screen};

/// Maximum width of text, in columns.
const WIDTH: usize = 100;
const INDENT: &str = "  ";

/// A page of text for a screen.
pub struct Page<'s> {
    /// The text so far.
    pub text: String,
    pub screen: &'s Screen,
}

impl<'s> Page<'s> {
    /// Creates an empty page.
    pub fn new(screen: &'s Screen) -> Self {
        Page { text: String::new(), screen }
    }

    /// Adds a heading, after an empty line unless the page is empty.
    pub fn heading(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        for line in wrap(text, "", self.width()).lines() {
            self.text += &self.screen.paint(HEADING, line);
            self.text.push('\n');
        }
    }

    /// Adds indented text.
    pub fn wrapped(&mut self, text: &str) {
        self.text += &wrap(text, INDENT, self.width());
    }

    fn width(&self) -> usize {
        self.screen.width.unwrap_or(WIDTH).min(WIDTH)
    }
}
