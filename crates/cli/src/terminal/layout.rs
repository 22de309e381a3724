//! Texts in columns, as wide as the terminal allows.

use unicode_width::UnicodeWidthStr as _;

use crate::terminal::output::{clean, cut};

/// The space between two columns.
const GAP: &str = "  ";

/// The indent of a text below a row.
const INDENT: &str = "    ";

/// One column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    title: &'static str,
    to_the_right: bool,
    narrowest: Option<usize>,
    may_be_empty: bool,
}

impl Column {
    /// A column that is as wide as its widest cell.
    pub const fn new(title: &'static str) -> Self {
        Column { title, to_the_right: false, narrowest: None, may_be_empty: false }
    }

    /// The same, right-aligned.
    pub const fn to_the_right(self) -> Self {
        Column { to_the_right: true, ..self }
    }

    /// The same, narrowed to at least this width where space is short.
    pub const fn down_to(self, narrowest: usize) -> Self {
        Column { narrowest: Some(narrowest), ..self }
    }

    /// The same, omitted where all of its cells are empty.
    pub const fn if_needed(self) -> Self {
        Column { may_be_empty: true, ..self }
    }
}

/// A table: rows of cells below the column titles.
#[derive(Clone, Debug)]
pub struct Table<const N: usize> {
    columns: [Column; N],
    rows: Vec<Row<N>>,
}

/// The cells of a row, and the text below them across all columns.
#[derive(Clone, Debug)]
struct Row<const N: usize> {
    cells: [String; N],
    below: String,
}

impl<const N: usize> Table<N> {
    /// A table without rows.
    pub fn new(columns: [Column; N]) -> Self {
        let titles = columns.map(|column| column.title.to_owned());
        Table { columns, rows: vec![Row { cells: titles, below: String::new() }] }
    }

    /// Adds a row.
    pub fn push(&mut self, row: [String; N]) {
        self.push_with(row, "");
    }

    /// Adds a row with a text below it, across all columns and wrapped where needed.
    pub fn push_with(&mut self, row: [String; N], below: &str) {
        self.rows.push(Row { cells: row.map(|cell| clean(&cell)), below: below.to_owned() });
    }

    /// Appends to the title of a column, such as a unit.
    pub fn retitle(&mut self, index: usize, title: &str) {
        if let Some(cell) = self.rows.first_mut().and_then(|titles| titles.cells.get_mut(index)) {
            *cell = clean(title);
        }
    }

    /// Width in terminal columns with nothing cut.
    pub fn width(&self) -> usize {
        self.sum(&self.widths())
    }

    /// Width in terminal columns with each column as narrow as it may be.
    pub fn narrowest(&self) -> usize {
        let mut widths = self.widths();
        for (width, column) in widths.iter_mut().zip(&self.columns) {
            *width = column.narrowest.map_or(*width, |narrowest| narrowest.min(*width));
        }
        self.sum(&widths)
    }

    /// The rows, one a line, none wider than `limit`.
    pub fn render(&self, limit: Option<usize>) -> String {
        let limit = limit.unwrap_or(usize::MAX);
        let mut widths = self.widths();
        while self.sum(&widths) > limit {
            let spare = |index: &usize| {
                let narrowest = self.columns[*index].narrowest.unwrap_or(usize::MAX);
                widths[*index].saturating_sub(narrowest)
            };
            match (0..N).filter(|index| spare(index) > 0).max_by_key(|index| widths[*index]) {
                Some(widest) => widths[widest] -= 1,
                None => break,
            }
        }
        let mut text = String::new();
        for row in &self.rows {
            text.push_str(cut(&self.line(&row.cells, &widths), limit).trim_end());
            text.push('\n');
            for line in wrap(&row.below, INDENT, limit).lines() {
                text.push_str(&cut(line, limit));
                text.push('\n');
            }
        }
        text
    }

    fn line(&self, row: &[String; N], widths: &[usize; N]) -> String {
        let cells: Vec<String> = (0..N)
            .filter(|index| self.is_shown(*index))
            .map(|index| {
                let cell = cut(&row[index], widths[index]);
                let padding = " ".repeat(widths[index].saturating_sub(cell.width()));
                if self.columns[index].to_the_right { padding + &cell } else { cell + &padding }
            })
            .collect();
        cells.join(GAP)
    }

    fn is_shown(&self, index: usize) -> bool {
        let may_be_empty = self.columns[index].may_be_empty;
        !may_be_empty || self.rows.iter().skip(1).any(|row| !row.cells[index].is_empty())
    }

    /// The width of each column; 0 for an omitted one.
    fn widths(&self) -> [usize; N] {
        std::array::from_fn(|index| match self.is_shown(index) {
            true => self.rows.iter().map(|row| row.cells[index].width()).max().unwrap_or(0),
            false => 0,
        })
    }

    fn sum(&self, widths: &[usize; N]) -> usize {
        let shown = (0..N).filter(|index| self.is_shown(*index)).count();
        widths.iter().sum::<usize>() + GAP.len() * shown.saturating_sub(1)
    }
}

/// A text wrapped to a number of columns, each line indented. Words are not broken, so a line may be too long.
pub fn wrap(text: &str, indent: &str, limit: usize) -> String {
    let mut wrapped = String::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace().map(clean) {
            if !line.is_empty() && indent.width() + line.width() + 1 + word.width() > limit {
                wrapped += &format!("{indent}{line}\n");
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += &word;
        }
        if !line.is_empty() {
            wrapped += &format!("{indent}{line}\n");
        }
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table<3> {
        let mut table = Table::new([
            Column::new("PRICE").to_the_right(),
            Column::new("AIRLINE").down_to(4),
            Column::new("STOPS"),
        ]);
        table.push(["$5".into(), "British Airways".into(), "nonstop".into()]);
        table.push(["$1,250".into(), "全日本空輸".into(), "1".into()]);
        table
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        insta::assert_snapshot!(table().render(None), @r"
         PRICE  AIRLINE          STOPS
            $5  British Airways  nonstop
        $1,250  全日本空輸       1
        ");
        assert_eq!(table().width(), 32);
        assert_eq!(table().render(Some(32)), table().render(None));
    }

    #[test]
    fn flexible_columns_give_way_first_then_lines_are_cut() {
        insta::assert_snapshot!(table().render(Some(25)), @r"
         PRICE  AIRLINE   STOPS
            $5  British…  nonstop
        $1,250  全日本…   1
        ");
        insta::assert_snapshot!(table().render(Some(14)), @r"
         PRICE  AIR… …
            $5  Bri… …
        $1,250  全…  …
        ");
        for limit in 0..40 {
            assert!(table().render(Some(limit)).lines().all(|line| line.width() <= limit));
        }
    }

    #[test]
    fn a_column_that_is_not_needed_is_left_out() {
        let mut table = Table::new([Column::new("A"), Column::new("B").if_needed(), Column::new("C")]);
        table.push(["1".into(), String::new(), "3".into()]);
        assert_eq!((table.render(None).as_str(), table.width()), ("A  C\n1  3\n", 4));
        table.push(["4".into(), "5".into(), "6".into()]);
        table.retitle(2, "C (EUR)");
        assert_eq!(table.render(None), "A  B  C (EUR)\n1     3\n4  5  6\n");
    }

    #[test]
    fn a_text_below_a_row_goes_across_all_columns() {
        let mut table = Table::new([Column::new("A"), Column::new("B")]);
        table.push_with(["1".into(), "2".into()], "one two three");
        assert_eq!(table.render(None), "A  B\n1  2\n    one two three\n");
        assert_eq!(table.render(Some(11)), "A  B\n1  2\n    one two\n    three\n");
        for limit in 0..20 {
            assert!(table.render(Some(limit)).lines().all(|line| line.width() <= limit));
        }
    }

    #[test]
    fn texts_are_wrapped_between_words() {
        assert_eq!(wrap("one two  three\n\nfour\u{1b}", "  ", 9), "  one two\n  three\n  four\u{fffd}\n");
        assert_eq!(wrap("extraordinary", "", 5), "extraordinary\n");
        assert_eq!(wrap("", "  ", 5), "");
    }
}
