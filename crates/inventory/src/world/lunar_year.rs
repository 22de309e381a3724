//! Dates of the Lunar New Year, listed because the holiday follows the lunar calendar.

use jiff::civil::{Date, date};

/// First days of the lunar year in China.
pub(crate) const LUNAR_NEW_YEARS: [Date; 17] = [
    date(2024, 2, 10),
    date(2025, 1, 29),
    date(2026, 2, 17),
    date(2027, 2, 6),
    date(2028, 1, 26),
    date(2029, 2, 13),
    date(2030, 2, 3),
    date(2031, 1, 23),
    date(2032, 2, 11),
    date(2033, 1, 31),
    date(2034, 2, 19),
    date(2035, 2, 8),
    date(2036, 1, 28),
    date(2037, 2, 15),
    date(2038, 2, 4),
    date(2039, 1, 24),
    date(2040, 2, 12),
];
