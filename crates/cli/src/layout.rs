//! Texts in columns, as wide as the terminal allows.

use unicode_width::UnicodeWidthStr as _;

use crate::output::{clean, cut};

/// What stands between two columns.
const GAP: &str = "  ";

/// One column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    title: &'static str,
    to_the_right: bool,
    narrowest: Option<usize>,
}

impl Column {
    /// A column that is as wide as its widest cell.
    pub const fn new(title: &'static str) -> Self {
        Column { title, to_the_right: false, narrowest: None }
    }

    /// The same with its cells at the right.
    pub const fn to_the_right(self) -> Self {
        Column { to_the_right: true, ..self }
    }

    /// The same, made narrower where room is short, down to this.
    pub const fn down_to(self, narrowest: usize) -> Self {
        Column { narrowest: Some(narrowest), ..self }
    }
}

/// Rows of cells below the columns' titles.
#[derive(Clone, Debug)]
pub struct Table<const N: usize> {
    columns: [Column; N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Table<N> {
    /// A table without rows.
    pub fn new(columns: [Column; N]) -> Self {
        let titles = columns.map(|column| column.title.to_owned());
        Table { columns, rows: vec![titles] }
    }

    /// Adds a row.
    pub fn push(&mut self, row: [String; N]) {
        self.rows.push(row.map(|cell| clean(&cell)));
    }

    /// How many columns of a terminal it takes where nothing is cut.
    pub fn width(&self) -> usize {
        Self::sum(&self.widths())
    }

    /// The rows, one a line, none of them wider than `limit`.
    pub fn render(&self, limit: Option<usize>) -> String {
        let limit = limit.unwrap_or(usize::MAX);
        let mut widths = self.widths();
        while Self::sum(&widths) > limit {
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
            text.push_str(cut(&self.line(row, &widths), limit).trim_end());
            text.push('\n');
        }
        text
    }

    fn line(&self, row: &[String; N], widths: &[usize; N]) -> String {
        let cells: Vec<String> = (0..N)
            .map(|index| {
                let cell = cut(&row[index], widths[index]);
                let padding = " ".repeat(widths[index].saturating_sub(cell.width()));
                if self.columns[index].to_the_right { padding + &cell } else { cell + &padding }
            })
            .collect();
        cells.join(GAP)
    }

    fn widths(&self) -> [usize; N] {
        std::array::from_fn(|index| self.rows.iter().map(|row| row[index].width()).max().unwrap_or(0))
    }

    fn sum(widths: &[usize; N]) -> usize {
        widths.iter().sum::<usize>() + GAP.len() * N.saturating_sub(1)
    }
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
}
