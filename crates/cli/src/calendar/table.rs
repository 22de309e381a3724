//! Renders fares as text: a calendar page for one month, or a list for several months or if the page doesn't fit.

use wayfare_models::KnownFare;
use wayfare_models::common::AirportCode;

use super::args::CalendarArgs;
use super::fares::{Fares, MARK};
use super::month;
use super::request::Span;
use crate::terminal::cell::{Cell, unbroken};
use crate::terminal::layout::{Column, Table, wrap};
use crate::terminal::screen::{CHEAPEST, PRICE, Screen};
use crate::values::dates;

/// Renders the title, the fares and the notes below them for the screen.
pub fn of(
    args: &CalendarArgs,
    route: [AirportCode; 2],
    span: Span,
    fares: &Fares<'_>,
    screen: &Screen,
) -> String {
    let page = match args.by_month {
        true => None,
        false => month::page(span, fares, screen),
    };
    let body = match page {
        Some(page) if args.round_trip => page + "\n" + &list(fares, fares.cheapest(), screen),
        Some(page) => page,
        None => list(fares, fares.all(), screen),
    };
    let columns = screen.width.unwrap_or(usize::MAX);
    let title = wrap(&title(args, route, span, fares), "", columns);
    let below = wrap(&format!("{}{}", legend(args, fares), predictions(fares)), "", columns);
    format!("{title}\n{body}\n{below}")
}

/// Returns the legend for the mark, for example `* The cheapest days.`
fn legend(args: &CalendarArgs, fares: &Fares<'_>) -> String {
    let period = if args.by_month { "months" } else { "days" };
    if fares.are_marked() { format!("{MARK} The cheapest {period}.\n") } else { String::new() }
}

/// Returns the title, for example `BOS to LHR, Mar 2027: lowest known fares in USD, round trip, nonstop, for one adult
/// in economy`.
fn title(args: &CalendarArgs, [from, to]: [AirportCode; 2], span: Span, fares: &Fares<'_>) -> String {
    let months = match span.first == span.last {
        true => span.first.to_string(),
        false => format!("{} to {}", span.first, span.last),
    };
    let currency = fares.currency.map(|currency| format!(" in {currency}")).unwrap_or_default();
    let trip = if args.round_trip { "round trip" } else { "one way" };
    let stops = if args.nonstop { ", nonstop" } else { "" };
    format!("{from} to {to}, {months}: lowest known fares{currency}, {trip}{stops}, for one adult in economy")
}

/// Renders fares as a table with one row each.
fn list<'a>(fares: &Fares<'_>, shown: impl Iterator<Item = KnownFare<'a>>, screen: &Screen) -> String {
    let mut table = Table::new([
        Column::new("DEPARTURE"),
        Column::new("RETURN").hidden_if_empty(),
        Column::new("NIGHTS").right_aligned().hidden_if_empty(),
        Column::new("PRICE\u{a0}").right_aligned(),
    ]);
    for fare in shown {
        let nights = fare.back.map(|back| fare.departure.days_until(back).to_string());
        table.push([
            Cell::from(unbroken(&dates::short(fare.departure, true))),
            fare.back.map(|back| unbroken(&dates::short(back, true))).unwrap_or_default().into(),
            nights.unwrap_or_default().into(),
            Cell::from(unbroken(&fares.price(&fare))).styled(if fares.is_marked(&fare) {
                CHEAPEST
            } else {
                PRICE
            }),
        ]);
    }
    table.render(screen)
}

/// States which fares are predictions, for example `Found by searches: 14 Mar, 15 Mar. The other fares are
/// predictions.`
fn predictions(fares: &Fares<'_>) -> String {
    let is_found = |fare: &KnownFare<'_>| !fare.is_predicted;
    let found: Vec<_> =
        fares.all().filter(is_found).map(|fare| dates::short(fare.departure, false)).collect();
    if found.is_empty() {
        return "All fares are predictions.".to_owned();
    }
    if found.len() == fares.all().count() {
        return "All fares were found by searches.".to_owned();
    }
    format!("Found by searches: {}. The other fares are predictions.", found.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::fares::tests::answer;
    use crate::calendar::request::tests::{args, span};
    use crate::terminal::screen::tests::{rich, shown, stripped};
    use unicode_width::UnicodeWidthStr as _;
    use wayfare_models::flights::FareCalendar;

    /// Renders the output for these arguments, in March 2027.
    fn text(words: &str, answer: &FareCalendar, screen: Screen) -> String {
        let words = format!("--month 2027-03 {words}");
        let span = span(&words).unwrap();
        let route = ["BOS", "LHR"].map(|code| code.parse().unwrap());
        of(&args(&words), route, span, &Fares::of(answer, span), &screen)
    }

    #[test]
    fn months_render_as_calendar_pages() {
        insta::assert_snapshot!(text("", &answer(false), Screen::plain(Some(100))));
    }

    #[test]
    fn shades_do_not_change_the_layout() {
        let shaded = text("", &answer(false), rich(None));
        insta::assert_snapshot!(shown(&shaded));
        let plain = text("", &answer(false), Screen::plain(None));
        let stripped = stripped(&shaded);
        let trimmed: Vec<_> = stripped.lines().map(str::trim_end).collect();
        assert_eq!(trimmed, plain.lines().collect::<Vec<_>>());
    }

    #[test]
    fn the_cheapest_round_trips_show_their_return() {
        insta::assert_snapshot!(text("--return --nonstop", &answer(true), Screen::plain(Some(100))));
    }

    /// Width of the longest line that can't be wrapped, in columns.
    const MAX_UNWRAPPED_WIDTH: usize = 16;

    #[test]
    fn narrow_terminals_get_a_list() {
        insta::assert_snapshot!(text("--return", &answer(true), Screen::plain(Some(40))));
        for limit in 0..90 {
            let text = text("--return", &answer(true), Screen::plain(Some(limit)));
            let fits = |line: &str| line.width() <= limit.max(MAX_UNWRAPPED_WIDTH);
            assert!(text.lines().all(fits), "{limit}: {text}");
        }
    }

    #[test]
    fn months_render_as_a_list() {
        let text = text("--by-month", &answer(false), Screen::plain(None));
        assert!(text.starts_with("BOS to LHR, Mar 2027 to Feb 2028: lowest"), "{text}");
        assert!(text.contains("\nSun 14 Mar") && text.contains("\n* The cheapest months.\n"), "{text}");
    }

    #[test]
    fn predictions_are_distinguished_from_found_fares() {
        let last = |found: fn(usize) -> Option<bool>| {
            let mut answer = answer(false);
            for (index, fare) in answer.results.iter_mut().enumerate() {
                fare.predicted = found(index);
            }
            text("", &answer, Screen::plain(None)).lines().last().unwrap().to_owned()
        };
        assert_eq!(last(|_| Some(true)), "All fares are predictions.");
        assert_eq!(last(|_| None), "All fares are predictions.");
        assert_eq!(last(|_| Some(false)), "All fares were found by searches.");
        let some = last(|index| Some(index != 4));
        assert_eq!(some, "Found by searches: 5 Mar. The other fares are predictions.");
    }
}
