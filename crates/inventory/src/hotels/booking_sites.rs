//! The booking sites, which are all invented. Each has its own range of hotels, prices, languages and response times.

use std::sync::LazyLock;

use crate::world::CashbackRule;
use crate::world::tables::{numbers, rows};

/// Properties of a booking site.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BookingSite {
    /// Number that identifies the site in random draws.
    pub(crate) number: u64,
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    /// Minimum and maximum response time in milliseconds, at real-world speed.
    pub(crate) latency: [u16; 2],
    /// Percentages of hotels that the site sells: chain hotels, and other hotels.
    pub(crate) coverage: [u32; 2],
    /// Minimum and maximum price, in thousandths of the hotel's own price.
    pub(crate) markup: [i64; 2],
    /// Languages of the site, ISO 639-1.
    pub(crate) languages: Vec<&'static str>,
    pub(crate) cashback: Option<CashbackRule>,
    /// Percentage of the site's hotels with a mobile-only rate.
    pub(crate) mobile_percent: u32,
    /// Percentage of the site's hotels with a desktop-only rate.
    pub(crate) desktop_percent: u32,
    /// Percentage of the site's hotels with an opaque rate.
    pub(crate) opaque_percent: u32,
    /// Percentage of the site's hotels with a bundled rate.
    pub(crate) bundled_percent: u32,
    /// `true` for the hotel's own booking desk.
    pub(crate) direct: bool,
    /// `true` if the site specifies the charges that are paid at the hotel.
    pub(crate) states_local_taxes: bool,
    /// `true` if guests may pay at the hotel.
    pub(crate) pays_later: bool,
}

static TABLE: &str = include_str!("booking_sites.txt");

/// All booking sites, and the booking desk of independent hotels.
pub(crate) static BOOKING_SITES: LazyLock<Vec<BookingSite>> = LazyLock::new(|| {
    (0..).zip(rows(TABLE)).filter_map(|(number, row)| BookingSite::parse(number, row)).collect()
});

impl BookingSite {
    fn parse(number: u64, row: &'static str) -> Option<Self> {
        let mut columns = row.split('|').map(str::trim);
        let mut next = || columns.next();
        let (code, name) = (next()?, next()?);
        let (latency, coverage, markup) = (numbers(next()?)?, numbers(next()?)?, numbers(next()?)?);
        let languages = next()?.split(' ').collect();
        let cashback = cashback(next()?)?;
        let [mobile_percent, desktop_percent, opaque_percent, bundled_percent] = numbers(next()?)?;
        let notes: Vec<_> = next()?.split(' ').collect();
        let has = |note| notes.contains(&note);
        let site = Self {
            number,
            code,
            name,
            latency,
            coverage,
            markup,
            languages,
            cashback,
            mobile_percent,
            desktop_percent,
            opaque_percent,
            bundled_percent,
            direct: has("direct"),
            states_local_taxes: !has("hides-local-taxes"),
            pays_later: !has("prepaid"),
        };
        let is_known = |note: &&str| ["-", "direct", "hides-local-taxes", "prepaid"].contains(note);
        (notes.iter().all(is_known) && next().is_none()).then_some(site)
    }
}

fn cashback(column: &str) -> Option<Option<CashbackRule>> {
    Some(match column.split_once(" up to ") {
        Some((tenths, cap)) => {
            Some(CashbackRule::Share { tenths: tenths.parse().ok()?, cap_cents: cap.parse().ok()? })
        }
        None if column == "-" => None,
        None => Some(CashbackRule::Flat { cents: column.parse().ok()? }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_read() {
        for row in rows(TABLE) {
            assert!(BookingSite::parse(0, row).is_some(), "{row}");
        }
    }
}
