//! Problems in a description. All problems are reported at once. Each report contains the position, a quote of the
//! line, and a suggested fix.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A spec file and its content.
#[derive(Debug)]
pub struct Source {
    /// Path of the file, as displayed to the user.
    pub path: PathBuf,
    /// File name without its extension, which is also the domain's name.
    pub domain: String,
    /// Content of the file.
    pub text: String,
}

impl Source {
    /// Formats a position in the file, such as `spec/common.toml:3`.
    pub fn line(&self, place: &Place) -> String {
        format!("{}:{}", slashes(&self.path), self.line_number(place))
    }

    /// Returns the line number of a position (1-based).
    pub fn line_number(&self, place: &Place) -> usize {
        line_number(&self.text, place.start)
    }
}

/// A range of bytes in a spec file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file, as an index into the sources.
    pub file: usize,
    /// Start of the range, as a byte offset.
    pub start: usize,
    /// End of the range, as a byte offset.
    pub end: usize,
}

impl Place {
    /// Creates a position from a byte range of a file.
    pub fn new(file: usize, span: Range<usize>) -> Self {
        Place { file, start: span.start, end: span.end }
    }
}

/// A problem in the description.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// Position of the problem.
    pub place: Place,
    /// Description of the problem.
    pub message: String,
    /// Suggested fix.
    pub help: String,
}

/// The problems found so far, and the names of items that could not be read. A problem is suppressed if it is only a
/// consequence of an unreadable item.
#[derive(Debug, Default)]
pub struct Diagnostics {
    found: Vec<Diagnostic>,
    lost: BTreeSet<String>,
    lost_uses: bool,
    lost_file: bool,
}

impl Diagnostics {
    /// Adds a problem.
    pub fn add(&mut self, place: &Place, message: impl Into<String>, help: impl Into<String>) {
        self.found.push(Diagnostic { place: place.clone(), message: message.into(), help: help.into() });
    }

    /// Reports an undefined name, unless an item that could not be read may define it.
    pub fn add_absent(
        &mut self,
        name: &str,
        place: &Place,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        if !self.is_lost(name) {
            self.add(place, message, help);
        }
    }

    /// Reports an unused definition, unless an item that could not be read may use it.
    pub fn add_unused(
        &mut self,
        name: &str,
        place: &Place,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        if !self.lost_uses && !self.is_lost(name) {
            self.add(place, message, help);
        }
    }

    /// Records that the item `name` could not be read.
    pub fn lose(&mut self, name: &str) {
        self.lost.insert(name.to_owned());
    }

    /// Records that an item could not be read. The item may use any definition.
    pub fn lose_uses(&mut self) {
        self.lost_uses = true;
    }

    /// Records that a file could not be read. The file may define and use anything.
    pub fn lose_file(&mut self) {
        (self.lost_file, self.lost_uses) = (true, true);
    }

    /// Records an unknown name. The closest known name counts as lost, because it may be the intended name.
    pub fn unknown<'a>(&mut self, found: &str, known: impl IntoIterator<Item = &'a str>) {
        if let Some(meant) = closest(found, known) {
            self.lose(meant);
        }
    }

    /// Returns whether an item that could not be read may have this name.
    pub fn is_lost(&self, name: &str) -> bool {
        self.lost_file || self.lost.contains(name)
    }

    /// Returns `Ok` if there are no problems.
    ///
    /// # Errors
    /// Returns all problems if there are any, in the order of the files and without duplicates.
    pub fn into_result(mut self, sources: &[Source]) -> Result<(), Report> {
        if self.found.is_empty() {
            return Ok(());
        }
        self.found.sort();
        self.found.dedup();
        Err(Report(self.found.iter().map(|diagnostic| render(diagnostic, sources)).collect()))
    }
}

/// The problems in a description, formatted for display.
#[derive(Debug)]
pub struct Report(Vec<String>);

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for problem in &self.0 {
            writeln!(f, "{problem}")?;
        }
        match self.0.len() {
            1 => write!(f, "1 problem in the description"),
            n => write!(f, "{n} problems in the description"),
        }
    }
}

impl std::error::Error for Report {}

fn render(diagnostic: &Diagnostic, sources: &[Source]) -> String {
    let Diagnostic { place, message, help } = diagnostic;
    let source = &sources[place.file];
    let spot = Spot::find(&source.text, place.start, place.end);
    let gutter = " ".repeat(spot.line.to_string().len());
    let mut out = format!("error: {message}\n");
    // Writing into a string can't fail.
    let _ = writeln!(out, "{gutter}--> {}:{}:{}", slashes(&source.path), spot.line, spot.column);
    let _ = writeln!(out, "{gutter} |\n{} | {}", spot.line, spot.quoted);
    let _ = writeln!(out, "{gutter} | {}{}", spot.indent, "^".repeat(spot.width));
    let _ = writeln!(out, "{gutter} = help: {help}");
    out
}

/// Returns the path with `/` as the separator on every platform.
fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// A source line, and the part of it to mark.
struct Spot<'a> {
    line: usize,
    column: usize,
    quoted: Cow<'a, str>,
    indent: String,
    width: usize,
}

/// Maximum number of characters to quote from a line.
const MAX_QUOTED: usize = 160;
/// Maximum number of characters to quote before the marked part, unless the line ends soon after it.
const MAX_QUOTED_BEFORE: usize = 60;

impl<'a> Spot<'a> {
    fn find(text: &'a str, start: usize, end: usize) -> Self {
        let start = floor(text, start);
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let before = &text[line_start..start];
        let column = before.chars().count() + 1;
        let (quoted, skipped) = excerpt(text[line_start..line_end].trim_end(), column);
        let shown_before = quoted.chars().take(column - 1 - skipped);
        let rest = MAX_QUOTED + 1 - shown_before.clone().count().min(MAX_QUOTED);
        let marked = &text[start..floor(text, end).clamp(start, line_end)];
        Spot {
            line: line_number(text, start),
            column,
            // Tabs are preserved so that the marks line up with the marked part.
            indent: shown_before.map(|c| if c == '\t' { "\t" } else { &"  "[..columns(c)] }).collect(),
            width: marked.trim_end().chars().take(rest).map(columns).sum::<usize>().max(1),
            quoted,
        }
    }
}

/// Returns the part of a line to quote around a column, and the number of characters omitted at its start, less 1 for
/// the ellipsis.
fn excerpt(line: &str, column: usize) -> (Cow<'_, str>, usize) {
    let length = line.chars().count();
    if length <= MAX_QUOTED {
        return (line.into(), 0);
    }
    let first = column.saturating_sub(MAX_QUOTED_BEFORE).min(length - MAX_QUOTED);
    let mut quoted = String::new();
    quoted.extend((first > 0).then_some('…'));
    quoted.extend(line.chars().skip(first).take(MAX_QUOTED));
    quoted.extend((first + MAX_QUOTED < length).then_some('…'));
    (quoted.into(), first.saturating_sub(1))
}

/// Returns the line number of a byte offset (1-based).
fn line_number(text: &str, start: usize) -> usize {
    text[..floor(text, start)].matches('\n').count() + 1
}

/// Returns the number of terminal columns that a character occupies: 2 for East Asian characters and emoji, 0 for
/// combining characters, and 1 for others.
fn columns(c: char) -> usize {
    match u32::from(c) {
        0x300..=0x36F | 0x200B..=0x200D | 0xFE00..=0xFE0F => 0,
        0x1100..=0x115F | 0x2E80..=0xA4CF | 0xAC00..=0xD7A3 | 0xF900..=0xFAFF | 0xFE30..=0xFE6F => 2,
        0xFF00..=0xFF60 | 0xFFE0..=0xFFE6 | 0x1F300..=0x1FAFF | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}

/// Returns the nearest character boundary at or before `at`.
fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Returns the known name closest to `found`, if any name is close enough.
pub fn closest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = found.to_lowercase();
    known
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(&found, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= (found.chars().count() / 3).max(1))
        .min()
        .map(|(_, name)| name)
}

/// Returns a help message that suggests the closest known name. If no name is close enough, the message lists the known
/// names, unless there are more than 12.
pub fn did_you_mean<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match closest(found, known.iter().copied()) {
        Some(name) => format!("did you mean `{name}`?"),
        None if known.len() == 1 => format!("the only choice is `{}`", known[0]),
        None if known.is_empty() => "none is defined".to_owned(),
        None if known.len() > 12 => "define the name, or correct it".to_owned(),
        None => format!(
            "choose one of {}",
            known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_points_at_its_line() {
        let sources = [Source {
            path: "spec/a.toml".into(),
            domain: "a".into(),
            text: "x = 1\n\té = \"Strng\"\n".into(),
        }];
        let mut diagnostics = Diagnostics::default();
        let start = sources[0].text.find("\"S").unwrap();
        diagnostics.add(&Place::new(0, start..start + 7), "unknown type `Strng`", "did you mean `string`?");
        let report = diagnostics.into_result(&sources).unwrap_err().to_string();
        assert_eq!(
            report,
            "error: unknown type `Strng`\n --> spec/a.toml:2:6\n  |\n2 | \té = \"Strng\"\n  | \t    ^^^^^^^\n  \
             = help: did you mean `string`?\n\n1 problem in the description"
        );
    }

    #[test]
    fn places_outside_the_text_do_not_panic() {
        for (start, end) in [(0, 0), (5, 2), (100, 200), (1, 1)] {
            Spot::find("é\n", start, end);
        }
    }

    #[test]
    fn long_lines_are_truncated_around_the_problem() {
        let text = format!("{}MARK{}", "a".repeat(500), "b".repeat(100_000));
        let spot = Spot::find(&text, 500, 504);
        assert!(spot.quoted.starts_with("…aaa") && spot.quoted.ends_with("bbb…"), "{}", spot.quoted);
        assert_eq!(spot.quoted.chars().count(), MAX_QUOTED + 2);
        assert_eq!(spot.quoted.chars().skip(spot.indent.len()).take(spot.width).collect::<String>(), "MARK");
        assert_eq!((spot.line, spot.column), (1, 501));
        let end = Spot::find(&text, text.len() - 1, text.len());
        assert_eq!((end.indent.len(), end.width), (MAX_QUOTED, 1));
        assert!(Spot::find(&text, 0, text.len()).width <= MAX_QUOTED + 1);
        let short = "c".repeat(MAX_QUOTED);
        assert_eq!(Spot::find(&short, 0, 1).quoted, short);
    }

    #[test]
    fn marks_align_below_wide_characters() {
        let text = "東京 = \"ß\" # e\u{301}x\r\n";
        let start = text.find('"').unwrap();
        let spot = Spot::find(text, start, start + 4);
        assert_eq!((spot.indent.as_str(), spot.width, spot.column), ("       ", 3, 6));
        let start = text.find('x').unwrap();
        let spot = Spot::find(text, start, text.len());
        assert_eq!((spot.indent.len(), spot.width), (14, 1));
    }

    #[test]
    fn close_names_are_suggested() {
        assert_eq!(did_you_mean("Strng", ["string", "integer"]), "did you mean `string`?");
        assert_eq!(did_you_mean("zzz", ["string"]), "the only choice is `string`");
        assert_eq!(did_you_mean("zzz", ["a", "b"]), "choose one of `a`, `b`");
    }
}
