//! A month on a page: a row for each week, the prices below the days.

use std::iter::repeat_n;

use unicode_width::UnicodeWidthStr as _;
use wayfare_wire::Date;

use super::fares::{Fares, SHADES};
use super::request::Span;
use crate::terminal::prices;
use crate::values::dates::WEEKDAYS;
use crate::values::months::Month;

/// The space between two days.
const GAP: &str = " ";

/// The shades from cheap to dear, in the 256 colours of terminals: light backgrounds, from green to red.
const BACKGROUNDS: [u8; SHADES] = [114, 157, 229, 222, 217];

/// The first month of a span, shaded if `colours`; `None` where it is wider than `limit`.
pub fn page(span: Span, fares: &Fares<'_>, colours: bool, limit: Option<usize>) -> Option<String> {
    let price = |day: &Option<Date>| day.and_then(|day| fares.on(day)).map(|fare| fares.price(fare));
    let days = days(span.first);
    let prices = days.iter().filter_map(price).map(|text| text.width());
    let width = prices.chain(WEEKDAYS.map(|day| day.len() + 1)).max().unwrap_or(0);
    let columns = WEEKDAYS.len();
    if limit.is_some_and(|limit| columns * width + (columns - 1) * GAP.len() > limit) {
        return None;
    }
    // The last column of each cell is for the mark.
    let cell = |text: &str| format!("{text:>0$} ", width.saturating_sub(1));
    let number = |day: &Option<Date>| cell(&day.map_or_else(String::new, |day| day.day().to_string()));
    let price = |day: &Option<Date>| match day.and_then(|day| fares.on(day)) {
        Some(fare) => {
            let text = format!("{:>width$}", fares.price(fare));
            if colours { shaded(&text, fares.shade(fare)) } else { text }
        }
        None if day.is_some_and(|day| span.contains(day)) => cell(prices::NONE),
        None => cell(""),
    };
    let mut text = line(WEEKDAYS.iter().map(|day| cell(day)));
    for week in days.chunks(columns) {
        text += &line(week.iter().map(number));
        text += &line(week.iter().map(price));
    }
    Some(text)
}

/// The days of a month, after as many gaps as days of its first week belong to the month before.
fn days(month: Month) -> Vec<Option<Date>> {
    let before = repeat_n(None, month.first().weekday().into());
    before.chain(month.days().map(Some)).collect()
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<_> = cells.collect();
    format!("{}\n", cells.join(GAP).trim_end())
}

/// A text in black on the background of a shade.
fn shaded(text: &str, shade: usize) -> String {
    let background = BACKGROUNDS[shade.min(SHADES - 1)];
    format!("\x1b[38;5;16;48;5;{background}m{text}\x1b[0m")
}
