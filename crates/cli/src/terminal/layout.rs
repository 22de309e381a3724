//! Tables that fit the screen.
//!
//! If a table is too wide, cells wrap first, then columns move below their rows, and finally each row becomes running
//! text. Words are never truncated.

use std::array;

use super::cell::{Cell, Line, lines};
use super::screen::{NOTE, Screen};

/// Space between columns.
const GAP: &str = "  ";

/// Indent of text below a row.
const INDENT: &str = "    ";

/// A table column.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    title: &'static str,
    right_aligned: bool,
    minimum: Option<usize>,
    may_be_empty: bool,
    below: Option<Below>,
}

/// Placement of a column below its row if space is short. The columns with the lowest `turn` move first.
#[derive(Clone, Copy, Debug)]
struct Below {
    turn: u8,
    lead: &'static str,
    /// `true` if the text is placed below the last row of its record.
    is_per_record: bool,
}

impl Column {
    /// Creates a column as wide as its widest cell.
    pub const fn new(title: &'static str) -> Self {
        Column { title, right_aligned: false, minimum: None, may_be_empty: false, below: None }
    }

    /// Aligns the text of the column to the right.
    pub const fn right_aligned(self) -> Self {
        Column { right_aligned: true, ..self }
    }

    /// Allows wrapping down to this width if space is short.
    pub const fn min_width(self, minimum: usize) -> Self {
        Column { minimum: Some(minimum), ..self }
    }

    /// Hides the column if all of its cells are empty.
    pub const fn hidden_if_empty(self) -> Self {
        Column { may_be_empty: true, ..self }
    }

    /// Allows the column to move below the row if space is short, after columns with a lower `turn`. `lead` precedes
    /// the column's text.
    pub const fn or_below(self, turn: u8, lead: &'static str) -> Self {
        Column { below: Some(Below { turn, lead, is_per_record: false }), ..self }
    }

    /// Allows the column to move below the last row of its record, for a value that concerns all rows.
    pub const fn or_below_all(self, turn: u8, lead: &'static str) -> Self {
        Column { below: Some(Below { turn, lead, is_per_record: true }), ..self }
    }
}

/// A table of records with one or more rows, below column titles.
#[derive(Clone, Debug)]
pub struct Table<const N: usize> {
    columns: [Column; N],
    titles: [Cell; N],
    records: Vec<Record<N>>,
}

/// The rows of a record, and text below them that spans all columns.
#[derive(Clone, Debug)]
struct Record<const N: usize> {
    rows: Vec<[Cell; N]>,
    below: Vec<Cell>,
}

impl<const N: usize> Table<N> {
    /// Creates a table without records.
    pub fn new(columns: [Column; N]) -> Self {
        Table { columns, titles: columns.map(|column| Cell::from(column.title)), records: Vec::new() }
    }

    /// Creates a table with one row for each record.
    pub fn of(columns: [Column; N], rows: impl IntoIterator<Item = [impl Into<Cell>; N]>) -> Self {
        let mut table = Table::new(columns);
        rows.into_iter().for_each(|row| table.push(row));
        table
    }

    /// Adds a record with one row.
    pub fn push(&mut self, row: [impl Into<Cell>; N]) {
        self.push_with(row, Vec::new());
    }

    /// Adds a record with one row and text below it, which spans all columns and wraps.
    pub fn push_with(&mut self, row: [impl Into<Cell>; N], below: Vec<Cell>) {
        self.push_record(vec![row.map(Into::into)], below);
    }

    /// Adds a record with several rows and text below them.
    pub fn push_record(&mut self, rows: Vec<[Cell; N]>, below: Vec<Cell>) {
        self.records.push(Record { rows, below });
    }

    /// Sets another title for a column, such as one with a unit.
    pub fn retitle(&mut self, index: usize, title: &str) {
        if let Some(cell) = self.titles.get_mut(index) {
            *cell = title.into();
        }
    }

    /// Returns the width of the table if nothing is wrapped or moved below.
    pub fn width(&self) -> usize {
        let shown: [bool; N] = array::from_fn(|index| self.is_needed(index));
        Fit { shown, widths: self.widths(&shown, |index| self.natural(index)) }.sum()
    }

    /// Renders the table for the screen.
    pub fn render(&self, screen: &Screen) -> String {
        let limit = screen.width.unwrap_or(usize::MAX);
        let text = match self.fitting(limit) {
            Some(fit) => self.in_columns(&fit, limit),
            None => self.as_texts(limit),
        };
        text.iter().map(|line| line.paint(screen).trim_end().to_owned() + "\n").collect()
    }

    /// Chooses the columns that fit, and their widths. Returns `None` if the table doesn't fit even without the columns
    /// that can move.
    fn fitting(&self, limit: usize) -> Option<Fit<N>> {
        let mut shown: [bool; N] = array::from_fn(|index| self.is_needed(index));
        loop {
            let natural = Fit { shown, widths: self.widths(&shown, |index| self.natural(index)) };
            let minimum = Fit { shown, widths: self.widths(&shown, |index| self.minimum(index)) };
            if minimum.sum() <= limit {
                return Some(natural.narrowed(&minimum, limit));
            }
            let turn = |index: &usize| self.columns[*index].below.map(|below| below.turn);
            let next = (0..N).filter(|index| shown[*index] && turn(index).is_some()).min_by_key(turn)?;
            shown[next] = false;
        }
    }

    fn is_needed(&self, index: usize) -> bool {
        !self.columns[index].may_be_empty || self.cells(index).any(|cell| !cell.is_empty())
    }

    fn cells(&self, index: usize) -> impl Iterator<Item = &Cell> {
        self.records.iter().flat_map(|record| &record.rows).map(move |row| &row[index])
    }

    fn widths(&self, shown: &[bool; N], width: impl Fn(usize) -> usize) -> [usize; N] {
        array::from_fn(|index| if shown[index] { width(index) } else { 0 })
    }

    fn natural(&self, index: usize) -> usize {
        self.cells(index).chain([&self.titles[index]]).map(Cell::width).max().unwrap_or(0)
    }

    /// Returns the minimum width of a column: with all text wrapped if wrapping is allowed, or else with only the title
    /// wrapped.
    fn minimum(&self, index: usize) -> usize {
        let title = self.titles[index].longest_word();
        let Some(minimum) = self.columns[index].minimum else {
            return self.cells(index).map(Cell::width).fold(title, usize::max);
        };
        let word = self.cells(index).map(Cell::longest_word).fold(title, usize::max);
        minimum.max(word).min(self.natural(index))
    }

    fn in_columns(&self, fit: &Fit<N>, limit: usize) -> Vec<Row> {
        let mut text = self.row(&self.titles.clone().map(|title| title.styled(NOTE)), fit);
        for record in &self.records {
            let mut record_lines = Vec::new();
            for row in &record.rows {
                text.extend(self.row(row, fit));
                let of_row = self.left_out(std::slice::from_ref(row), fit, false);
                match record.rows.len() {
                    1 => record_lines.extend(of_row),
                    _ => text.extend(below(&listed(of_row), limit)),
                }
            }
            record_lines.extend(self.left_out(&record.rows, fit, true));
            record_lines.extend(record.below.iter().cloned());
            text.extend(below(&listed(record_lines), limit));
        }
        text
    }

    /// Renders a row as one line, or as several lines if text is wrapped.
    fn row(&self, row: &[Cell; N], fit: &Fit<N>) -> Vec<Row> {
        let wrapped: Vec<(usize, Vec<Line>)> = (0..N)
            .filter(|index| fit.shown[*index])
            .map(|index| (index, lines(std::slice::from_ref(&row[index]), fit.widths[index])))
            .collect();
        let height = wrapped.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0).max(1);
        let line = |number: usize| {
            let cell = |(index, lines): &(usize, Vec<Line>)| {
                let line = lines.get(number).cloned().unwrap_or_default();
                Placed { line, width: fit.widths[*index], right_aligned: self.columns[*index].right_aligned }
            };
            Row { indent: "", cells: wrapped.iter().map(cell).collect() }
        };
        (0..height).map(line).collect()
    }

    /// Returns the cells of hidden columns, without duplicates.
    fn left_out(&self, rows: &[[Cell; N]], fit: &Fit<N>, is_per_record: bool) -> Vec<Cell> {
        let text = |index: usize| {
            let below = self.columns[index].below.filter(|below| below.is_per_record == is_per_record)?;
            let cells =
                rows.iter().map(|row| &row[index]).filter(|cell| !fit.shown[index] && !cell.is_empty());
            Cell::listed(cells).map(|cell| cell.after(below.lead))
        };
        (0..N).filter_map(text).collect()
    }

    /// Renders the rows as running text, with each cell after its title.
    fn as_texts(&self, limit: usize) -> Vec<Row> {
        let mut text = Vec::new();
        for record in &self.records {
            for row in &record.rows {
                let titled = self.titles.iter().cloned().zip(row).filter(|(_, cell)| !cell.is_empty());
                let cells = titled.flat_map(|(title, cell)| [title.styled(NOTE), cell.clone()]);
                let cells: Vec<_> = cells.filter(|cell| !cell.is_empty()).collect();
                let lines = lines(&cells, limit.saturating_sub(INDENT.len())).into_iter().enumerate();
                text.extend(lines.map(|(index, line)| Row::of(if index == 0 { "" } else { INDENT }, line)));
            }
            text.extend(below(&listed(record.below.clone()), limit));
        }
        text
    }
}

/// The visible columns and their widths.
#[derive(Clone, Copy, Debug)]
struct Fit<const N: usize> {
    shown: [bool; N],
    widths: [usize; N],
}

impl<const N: usize> Fit<N> {
    fn sum(&self) -> usize {
        let shown = self.shown.iter().filter(|shown| **shown).count();
        self.widths.iter().sum::<usize>() + GAP.len() * shown.saturating_sub(1)
    }

    /// Narrows the columns until they fit a limit, the widest shrinkable column first.
    fn narrowed(mut self, minimum: &Self, limit: usize) -> Self {
        while self.sum() > limit {
            let may_give = |index: &usize| self.widths[*index] > minimum.widths[*index];
            match (0..N).filter(may_give).max_by_key(|index| self.widths[*index]) {
                Some(widest) => self.widths[widest] -= 1,
                None => break,
            }
        }
        self
    }
}

/// A line of a table.
struct Row {
    indent: &'static str,
    cells: Vec<Placed>,
}

/// A part of a line within its column.
struct Placed {
    line: Line,
    width: usize,
    right_aligned: bool,
}

impl Row {
    fn of(indent: &'static str, line: Line) -> Self {
        let width = line.width;
        Row { indent, cells: vec![Placed { line, width, right_aligned: false }] }
    }

    fn paint(&self, screen: &Screen) -> String {
        let cell = |cell: &Placed| {
            let padding = " ".repeat(cell.width.saturating_sub(cell.line.width));
            let text = cell.line.paint(screen);
            if cell.right_aligned { padding + &text } else { text + &padding }
        };
        self.indent.to_owned() + &self.cells.iter().map(cell).collect::<Vec<_>>().join(GAP)
    }
}

/// Renders text that spans all columns.
fn below(text: &[Cell], limit: usize) -> Vec<Row> {
    let lines = lines(text, limit.saturating_sub(INDENT.len()));
    lines.into_iter().map(|line| Row::of(INDENT, line)).collect()
}

/// Appends a semicolon to each cell but the last.
fn listed(mut texts: Vec<Cell>) -> Vec<Cell> {
    let last = texts.len().saturating_sub(1);
    for text in texts.iter_mut().take(last) {
        *text = std::mem::take(text).followed_by(";");
    }
    texts
}

/// Wraps a string and indents each line. Words are not broken, so a line may be too wide.
pub fn wrap(text: &str, indent: &str, limit: usize) -> String {
    let plain = Screen::plain(None);
    let paragraphs =
        text.lines().map(|paragraph| lines(&[Cell::from(paragraph)], limit.saturating_sub(indent.len())));
    paragraphs.flatten().map(|line| format!("{indent}{}\n", line.paint(&plain))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::PRICE;
    use crate::terminal::screen::tests::{rich, shown, stripped};
    use unicode_width::UnicodeWidthStr as _;

    fn plain(limit: usize) -> Screen {
        Screen::plain(Some(limit))
    }

    fn table() -> Table<4> {
        let mut table = Table::new([
            Column::new("PRICE").right_aligned(),
            Column::new("AIRLINE").min_width(8),
            Column::new("STOPS").or_below(2, ""),
            Column::new("PROVIDER").or_below_all(1, "by"),
        ]);
        let row = |cells: [&str; 4]| cells.map(Cell::from);
        table.push_record(
            vec![
                row(["$5", "British Airways", "nonstop", "Skyhop (+3)"]),
                row(["", "Icelandair", "1: KEF", ""]),
            ],
            Vec::new(),
        );
        table.push(["$1,250", "全日本空輸", "1: FRA", "Larkfare"]);
        table
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        insta::assert_snapshot!(table().render(&Screen::plain(None)), @r"
         PRICE  AIRLINE          STOPS    PROVIDER
            $5  British Airways  nonstop  Skyhop (+3)
                Icelandair       1: KEF
        $1,250  全日本空輸       1: FRA   Larkfare
        ");
        assert_eq!(table().render(&plain(45)), table().render(&Screen::plain(None)));
    }

    #[test]
    fn cells_wrap_before_columns_move_below() {
        insta::assert_snapshot!(table().render(&plain(40)), @r"
         PRICE  AIRLINE     STOPS    PROVIDER
            $5  British     nonstop  Skyhop (+3)
                Airways
                Icelandair  1: KEF
        $1,250  全日本空輸  1: FRA   Larkfare
        ");
        insta::assert_snapshot!(table().render(&plain(30)), @r"
         PRICE  AIRLINE        STOPS
            $5  British        nonstop
                Airways
                Icelandair     1: KEF
            by Skyhop (+3)
        $1,250  全日本空輸     1: FRA
            by Larkfare
        ");
        insta::assert_snapshot!(table().render(&plain(20)), @r"
         PRICE  AIRLINE
            $5  British
                Airways
            nonstop
                Icelandair
            1: KEF
            by Skyhop (+3)
        $1,250  全日本空輸
            1: FRA;
            by Larkfare
        ");
        insta::assert_snapshot!(table().render(&plain(16)), @r"
        PRICE $5
            AIRLINE
            British
            Airways
            STOPS
            nonstop
            PROVIDER
            Skyhop (+3)
        AIRLINE
            Icelandair
            STOPS 1: KEF
        PRICE $1,250
            AIRLINE
            全日本空輸
            STOPS 1: FRA
            PROVIDER
            Larkfare
        ");
    }

    #[test]
    fn only_single_words_exceed_the_width() {
        for limit in 0..60 {
            let text = table().render(&plain(limit));
            let fits = |line: &str| line.width() <= limit || !line.trim().contains(' ');
            assert!(text.lines().all(fits), "{limit}:\n{text}");
            let words = |text: &str| text.replace([';', ' ', '\n'], "").len();
            assert!(
                ["Skyhop", "全日本空輸", "$1,250", "1:"].iter().all(|word| text.contains(word)),
                "{text}"
            );
            assert!(words(&text) > 60, "{text}");
        }
    }

    #[test]
    fn colours_and_links_take_no_space() {
        let mut table =
            Table::new([Column::new("PRICE").right_aligned(), Column::new("BY").or_below(1, "by")]);
        let price = |text: &str| Cell::from(text).styled(PRICE).linked(Some("https://a.example/1"));
        table.push([price("$5"), Cell::from("Skyhop")]);
        table.push([price("$1,250"), Cell::from("全日本空輸")]);
        for limit in [None, Some(10), Some(3)] {
            let (plain, rich) = (table.render(&Screen::plain(limit)), table.render(&rich(limit)));
            assert_eq!(stripped(&rich), plain);
        }
        let rich = table.render(&rich(None));
        assert_eq!(
            shown(rich.lines().nth(1).unwrap()),
            "    ^]8;;https://a.example/1^\\^[1m$5^[0m^]8;;^\\  Skyhop"
        );
    }

    #[test]
    fn empty_optional_columns_are_hidden() {
        let mut table = Table::new([Column::new("A"), Column::new("B").hidden_if_empty(), Column::new("C")]);
        table.push(["1", "", "3"]);
        assert_eq!(table.render(&Screen::plain(None)), "A  C\n1  3\n");
        table.push(["4", "5", "6"]);
        table.retitle(2, "C (EUR)");
        assert_eq!(table.render(&Screen::plain(None)), "A  B  C (EUR)\n1     3\n4  5  6\n");
    }

    #[test]
    fn texts_below_rows_span_all_columns() {
        let mut table = Table::new([Column::new("A"), Column::new("B")]);
        table.push_with(["1", "2"], vec!["one two".into(), "three".into()]);
        assert_eq!(table.render(&Screen::plain(None)), "A  B\n1  2\n    one two; three\n");
        assert_eq!(table.render(&plain(11)), "A  B\n1  2\n    one\n    two;\n    three\n");
    }

    #[test]
    fn texts_are_wrapped_between_words() {
        assert_eq!(wrap("one two  three\n\nfour\u{1b}", "  ", 9), "  one two\n  three\n  four\u{fffd}\n");
        assert_eq!(wrap("extraordinary", "", 5), "extraordinary\n");
        assert_eq!(wrap("", "  ", 5), "");
    }
}
