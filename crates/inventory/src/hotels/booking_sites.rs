//! The booking sites, which are all invented. Each has its own range of hotels, prices, languages and response times.

use crate::world::CashbackRule;

/// Properties of a booking site.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BookingSite {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    /// Minimum and maximum response time in milliseconds, at real-world speed.
    pub(crate) latency: [u16; 2],
    /// Percentages of hotels that the site sells: chain hotels, and other hotels.
    pub(crate) coverage: [u32; 2],
    /// Minimum and maximum price, in thousandths of the hotel's own price.
    pub(crate) markup: [i64; 2],
    /// Languages of the site, ISO 639-1.
    pub(crate) languages: &'static [&'static str],
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

/// Default field values. Each booking site overrides a few fields.
const DEFAULT: BookingSite = BookingSite {
    code: "",
    name: "",
    latency: [400, 1_500],
    coverage: [70, 50],
    markup: [985, 1_040],
    languages: &["en"],
    cashback: None,
    mobile_percent: 0,
    desktop_percent: 0,
    opaque_percent: 0,
    bundled_percent: 0,
    direct: false,
    states_local_taxes: true,
    pays_later: true,
};

/// All booking sites, and the booking desk of independent hotels.
pub(crate) static BOOKING_SITES: [BookingSite; 12] = [
    BookingSite {
        code: "roomwick",
        name: "Roomwick",
        latency: [300, 1_100],
        coverage: [92, 84],
        markup: [990, 1_040],
        languages: &["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "pl", "ja", "zh", "ko", "tr"],
        mobile_percent: 18,
        ..DEFAULT
    },
    BookingSite {
        code: "staylark",
        name: "Staylark",
        latency: [600, 2_200],
        coverage: [88, 70],
        markup: [985, 1_045],
        languages: &["en", "de", "fr", "es", "it", "ja", "zh", "ko"],
        cashback: Some(CashbackRule::Share { tenths: 40, cap_cents: 6_000 }),
        bundled_percent: 16,
        ..DEFAULT
    },
    BookingSite {
        code: "pillowpost",
        name: "Pillowpost",
        latency: [800, 2_800],
        coverage: [72, 46],
        markup: [960, 1_050],
        languages: &["en", "de", "fr"],
        cashback: Some(CashbackRule::Flat { cents: 1_000 }),
        opaque_percent: 14,
        states_local_taxes: false,
        ..DEFAULT
    },
    BookingSite {
        code: "nightharbour",
        name: "Nightharbour",
        latency: [1_500, 4_600],
        coverage: [64, 52],
        markup: [965, 1_035],
        languages: &["en", "es", "pt"],
        pays_later: false,
        ..DEFAULT
    },
    BookingSite {
        code: "bedlantern",
        name: "Bedlantern",
        latency: [500, 1_900],
        coverage: [48, 62],
        languages: &["en", "fr", "it", "es"],
        desktop_percent: 10,
        ..DEFAULT
    },
    BookingSite {
        code: "innfinch",
        name: "Innfinch",
        latency: [2_000, 6_500],
        coverage: [44, 58],
        markup: [955, 1_040],
        languages: &["en", "de", "pl", "cs"],
        cashback: Some(CashbackRule::Share { tenths: 25, cap_cents: 4_000 }),
        states_local_taxes: false,
        pays_later: false,
        ..DEFAULT
    },
    BookingSite {
        code: "suitequill",
        name: "Suitequill",
        latency: [700, 2_000],
        coverage: [70, 24],
        markup: [990, 1_060],
        languages: &["en", "ja", "zh", "ko", "th"],
        mobile_percent: 22,
        ..DEFAULT
    },
    BookingSite {
        code: "checkinclover",
        name: "Checkinclover",
        latency: [1_200, 3_400],
        coverage: [52, 40],
        markup: [975, 1_045],
        languages: &["en", "de", "nl", "sv", "da"],
        bundled_percent: 24,
        ..DEFAULT
    },
    BookingSite {
        code: "larkandlodge",
        name: "Lark & Lodge",
        latency: [900, 3_000],
        coverage: [30, 48],
        languages: &["en", "fr", "de", "it"],
        opaque_percent: 6,
        ..DEFAULT
    },
    BookingSite {
        code: "wakefield",
        name: "Wakefield Rooms",
        latency: [3_500, 8_000],
        coverage: [58, 44],
        markup: [945, 1_030],
        languages: &["en"],
        cashback: Some(CashbackRule::Share { tenths: 60, cap_cents: 3_000 }),
        opaque_percent: 10,
        states_local_taxes: false,
        pays_later: false,
        ..DEFAULT
    },
    BookingSite {
        code: "sunporch",
        name: "Sunporch",
        latency: [2_400, 7_200],
        coverage: [38, 36],
        markup: [960, 1_030],
        languages: &["en", "de", "es", "pt", "tr", "ar"],
        bundled_percent: 30,
        desktop_percent: 8,
        ..DEFAULT
    },
    BookingSite {
        code: "doorbell",
        name: "Doorbell Direct",
        latency: [400, 1_600],
        coverage: [0, 46],
        markup: [980, 1_000],
        languages: &["en", "de", "fr", "es", "it", "pt", "el", "tr", "ja"],
        direct: true,
        ..DEFAULT
    },
];
