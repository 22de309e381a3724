//! Renders a month as a calendar page: a row for each week, with prices below the days.

use std::iter::repeat_n;

use anstyle::{Ansi256Color, Style};
use specwright_core::Date;
use unicode_width::UnicodeWidthStr as _;

use super::fares::{Fares, SHADES};
use super::request::Span;
use crate::terminal::prices;
use crate::terminal::screen::Screen;
use crate::values::dates::WEEKDAYS;
use crate::values::months::Month;

/// Space between days.
const GAP: &str = " ";

/// Backgrounds from cheap to expensive: light shades from green to red in the terminal's 256-colour palette.
const BACKGROUNDS: [u8; SHADES] = [114, 157, 229, 222, 217];

/// Renders the first month of a span, with shades if the screen supports colours. Returns `None` if the screen is too
/// narrow.
pub fn page(span: Span, fares: &Fares<'_>, screen: &Screen) -> Option<String> {
    let price = |day: &Option<Date>| day.and_then(|day| fares.on(day)).map(|fare| fares.price(&fare));
    let days = days(span.first);
    let prices = days.iter().filter_map(price).map(|text| text.width());
    let width = prices.chain(WEEKDAYS.map(|day| day.len() + 1)).max().unwrap_or(0);
    let columns = WEEKDAYS.len();
    if screen.width.is_some_and(|limit| columns * width + (columns - 1) * GAP.len() > limit) {
        return None;
    }
    // The last column of each cell is reserved for the mark.
    let cell = |text: &str| format!("{text:>0$} ", width.saturating_sub(1));
    let number = |day: &Option<Date>| cell(&day.map_or_else(String::new, |day| day.day().to_string()));
    let price = |day: &Option<Date>| match day.and_then(|day| fares.on(day)) {
        Some(fare) => screen.paint(shade(fares.shade(&fare)), &format!("{:>width$}", fares.price(&fare))),
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

/// Returns the days of a month, preceded by a gap for each day of its first week that belongs to the previous month.
fn days(month: Month) -> Vec<Option<Date>> {
    let before = repeat_n(None, month.first().weekday().into());
    before.chain(month.days().map(Some)).collect()
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<_> = cells.collect();
    format!("{}\n", cells.join(GAP).trim_end())
}

/// Returns the style for a shade: black text on a coloured background.
fn shade(shade: usize) -> Style {
    let background = Ansi256Color(BACKGROUNDS[shade.min(SHADES - 1)]);
    Ansi256Color(16).on(background)
}
