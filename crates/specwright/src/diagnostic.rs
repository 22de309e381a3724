//! Problems of a description: all of them at once, each with its place, the line quoted, and what to do.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A spec file and its text.
#[derive(Debug)]
pub struct Source {
    /// Its path as the user knows it.
    pub path: PathBuf,
    /// The file's name without its ending: the domain.
    pub domain: String,
    /// Its text.
    pub text: String,
}

impl Source {
    /// A place of the file, as a reader finds it: `spec/common.toml:3`.
    pub fn line(&self, place: &Place) -> String {
        format!("{}:{}", slashes(&self.path), self.line_number(place))
    }

    /// The line of a place, counted from 1.
    pub fn line_number(&self, place: &Place) -> usize {
        line_number(&self.text, place.start)
    }
}

/// A place in a spec file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file, as an index into the sources.
    pub file: usize,
    /// Its begin, in bytes.
    pub start: usize,
    /// Its end, in bytes.
    pub end: usize,
}

impl Place {
    /// A place in a file.
    pub fn new(file: usize, span: Range<usize>) -> Self {
        Place { file, start: span.start, end: span.end }
    }
}

/// One problem.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// Where.
    pub place: Place,
    /// The problem.
    pub message: String,
    /// The remedy.
    pub help: String,
}

/// The problems found so far, and what could not be read because of them: nobody is told that this is missing.
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

    /// Adds the problem that nothing has a name, unless it may be the name of what could not be read.
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

    /// Adds the problem that nothing uses what has a name, unless what could not be read may use it.
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

    /// Something of that name could not be read.
    pub fn lose(&mut self, name: &str) {
        self.lost.insert(name.to_owned());
    }

    /// Something could not be read that may use anything.
    pub fn lose_uses(&mut self) {
        self.lost_uses = true;
    }

    /// A file could not be read, in which may be anything.
    pub fn lose_file(&mut self) {
        (self.lost_file, self.lost_uses) = (true, true);
    }

    /// A name is unknown; the known one that it is close to may be meant.
    pub fn unknown<'a>(&mut self, found: &str, known: impl IntoIterator<Item = &'a str>) {
        if let Some(meant) = closest(found, known) {
            self.lose(meant);
        }
    }

    /// Whether something of that name may be among what could not be read.
    pub fn is_lost(&self, name: &str) -> bool {
        self.lost_file || self.lost.contains(name)
    }

    /// The problems in the order of the files, each once; `Ok` where there are none.
    ///
    /// # Errors
    /// If there are problems.
    pub fn into_result(mut self, sources: &[Source]) -> Result<(), Report> {
        if self.found.is_empty() {
            return Ok(());
        }
        self.found.sort();
        self.found.dedup();
        Err(Report(self.found.iter().map(|diagnostic| render(diagnostic, sources)).collect()))
    }
}

/// Problems made ready to be printed.
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

/// The same path on every platform.
fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// A line of a text with a part of it pointed out.
struct Spot<'a> {
    line: usize,
    column: usize,
    quoted: Cow<'a, str>,
    indent: String,
    width: usize,
}

/// Most characters of a line that are quoted, and of these, most before the place.
const QUOTED: usize = 160;
const QUOTED_BEFORE: usize = 60;

impl<'a> Spot<'a> {
    fn find(text: &'a str, start: usize, end: usize) -> Self {
        let start = floor(text, start);
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let before = &text[line_start..start];
        let column = before.chars().count() + 1;
        let (quoted, skipped) = excerpt(text[line_start..line_end].trim_end(), column);
        let shown_before = quoted.chars().take(column - 1 - skipped);
        let rest = QUOTED + 1 - shown_before.clone().count().min(QUOTED);
        let marked = &text[start..floor(text, end).clamp(start, line_end)];
        Spot {
            line: line_number(text, start),
            column,
            // Tabs are kept so that the marks stay below what they mark.
            indent: shown_before.map(|c| if c == '\t' { "\t" } else { &"  "[..columns(c)] }).collect(),
            width: marked.trim_end().chars().take(rest).map(columns).sum::<usize>().max(1),
            quoted,
        }
    }
}

/// The part of a line around a column that is quoted, and the number of characters that the quote lacks at its begin.
fn excerpt(line: &str, column: usize) -> (Cow<'_, str>, usize) {
    let length = line.chars().count();
    if length <= QUOTED {
        return (line.into(), 0);
    }
    let first = column.saturating_sub(QUOTED_BEFORE).min(length - QUOTED);
    let mut quoted = String::new();
    quoted.extend((first > 0).then_some('…'));
    quoted.extend(line.chars().skip(first).take(QUOTED));
    quoted.extend((first + QUOTED < length).then_some('…'));
    (quoted.into(), first.saturating_sub(1))
}

/// The line that a place is on, counted from 1.
fn line_number(text: &str, start: usize) -> usize {
    text[..floor(text, start)].matches('\n').count() + 1
}

/// Columns of a terminal that a character takes: East Asian letters and pictures take two.
fn columns(c: char) -> usize {
    match u32::from(c) {
        0x300..=0x36F | 0x200B..=0x200D | 0xFE00..=0xFE0F => 0,
        0x1100..=0x115F | 0x2E80..=0xA4CF | 0xAC00..=0xD7A3 | 0xF900..=0xFAFF | 0xFE30..=0xFE6F => 2,
        0xFF00..=0xFF60 | 0xFFE0..=0xFFE6 | 0x1F300..=0x1FAFF | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}

/// The nearest character boundary at or before `at`.
fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The closest of some known names, where one is close.
pub fn closest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = found.to_lowercase();
    known
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(&found, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= (found.chars().count() / 3).max(1))
        .min()
        .map(|(_, name)| name)
}

/// Help that names the closest of some known names, or all of them where none is close.
pub fn did_you_mean<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match closest(found, known.iter().copied()) {
        Some(name) => format!("did you mean `{name}`?"),
        None if known.len() == 1 => format!("there is only `{}`", known[0]),
        None if known.is_empty() => "there is none to choose from".to_owned(),
        None if known.len() > 12 => "define it, or look for the right name".to_owned(),
        None => format!(
            "known are {}",
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
    fn long_lines_are_cut_around_their_place() {
        let text = format!("{}MARK{}", "a".repeat(500), "b".repeat(100_000));
        let spot = Spot::find(&text, 500, 504);
        assert!(spot.quoted.starts_with("…aaa") && spot.quoted.ends_with("bbb…"), "{}", spot.quoted);
        assert_eq!(spot.quoted.chars().count(), QUOTED + 2);
        assert_eq!(spot.quoted.chars().skip(spot.indent.len()).take(spot.width).collect::<String>(), "MARK");
        assert_eq!((spot.line, spot.column), (1, 501));
        let end = Spot::find(&text, text.len() - 1, text.len());
        assert_eq!((end.indent.len(), end.width), (QUOTED, 1));
        assert!(Spot::find(&text, 0, text.len()).width <= QUOTED + 1);
        let short = "c".repeat(QUOTED);
        assert_eq!(Spot::find(&short, 0, 1).quoted, short);
    }

    #[test]
    fn marks_stand_below_wide_characters_too() {
        let text = "東京 = \"ß\" # e\u{301}x\r\n";
        let start = text.find('"').unwrap();
        let spot = Spot::find(text, start, start + 4);
        assert_eq!((spot.indent.as_str(), spot.width, spot.column), ("       ", 3, 6));
        let start = text.find('x').unwrap();
        let spot = Spot::find(text, start, text.len());
        assert_eq!((spot.indent.len(), spot.width), (14, 1));
    }

    #[test]
    fn close_names_are_offered() {
        assert_eq!(did_you_mean("Strng", ["string", "integer"]), "did you mean `string`?");
        assert_eq!(did_you_mean("zzz", ["string"]), "there is only `string`");
        assert_eq!(did_you_mean("zzz", ["a", "b"]), "known are `a`, `b`");
    }
}
