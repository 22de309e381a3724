//! Currencies and exact amounts: smallest units, conversion and rounding.
//!
//! The rates are fixed, so a price in one currency always converts to the same price in another. Amounts are whole
//! numbers of the currency's smallest unit, and each operation documents its rounding.
//!
//! ```
//! use wayfare_places::Places;
//! use wayfare_places::money::{Currency, ExactAmount};
//!
//! let fare = ExactAmount::from_minor(123_450, Currency::usd());
//! assert_eq!(fare.to_string(), "$1,234.50");
//!
//! let germany = Places::embedded().country("DE").expect("Germany is in the data");
//! let euro = germany.currency.expect("there is a rate for the euro");
//! assert_eq!(fare.in_currency(euro).to_string(), "€1,056.73");
//! ```

use std::fmt;

use specwright_core::{Amount, Decimal};

/// A currency in which prices can be shown.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Currency {
    code: &'static str,
    symbol: &'static str,
    decimals: u8,
    /// Value of a US dollar, in millionths of the currency's main unit.
    per_dollar: i64,
}

impl Currency {
    /// Returns the currency with the given ISO 4217 code, or `None` if its rate is unknown.
    #[must_use]
    pub fn from_code(code: &str) -> Option<&'static Self> {
        CURRENCIES.iter().find(|currency| currency.code == code)
    }

    /// Returns the US dollar, the base currency of all rates.
    #[must_use]
    pub fn usd() -> &'static Self {
        &CURRENCIES[0]
    }

    /// Returns all currencies with a known rate.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &CURRENCIES
    }

    /// Returns the ISO 4217 code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Returns the number of decimal places of an amount.
    #[must_use]
    pub fn decimals(&self) -> u8 {
        self.decimals
    }

    /// Returns the number of smallest units in a main unit, such as 100 cents in a dollar.
    #[must_use]
    pub fn units(&self) -> i64 {
        10_i64.pow(u32::from(self.decimals))
    }

    /// Converts an amount of US cents to this currency, rounded half up to its smallest unit.
    #[must_use]
    pub fn from_usd_cents(&'static self, cents: i64) -> ExactAmount {
        ExactAmount::from_minor(cents, Currency::usd()).in_currency(self)
    }

    /// Returns the value of a US dollar, in millionths of the currency's smallest unit.
    fn rate(&self) -> i64 {
        self.per_dollar * self.units()
    }
}

/// Returns `amount` times `parts / whole`, rounded half up, or the maximum or minimum amount on overflow. `parts` and
/// `whole` must be positive.
fn proportion(amount: i64, parts: i64, whole: i64) -> i64 {
    // Most products fit in 64 bits, where division is many times faster than in 128 bits.
    if let Some(exact) = amount.checked_mul(parts).and_then(|exact| exact.checked_add(whole / 2)) {
        return exact.div_euclid(whole);
    }
    let exact = i128::from(amount) * i128::from(parts) + i128::from(whole / 2);
    i64::try_from(exact.div_euclid(i128::from(whole))).unwrap_or(if amount < 0 { i64::MIN } else { i64::MAX })
}

/// An exact amount of money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExactAmount {
    minor: i64,
    currency: &'static Currency,
}

impl ExactAmount {
    /// Creates an amount of `minor` smallest units of the currency.
    #[must_use]
    pub fn from_minor(minor: i64, currency: &'static Currency) -> Self {
        Self { minor, currency }
    }

    /// Converts a number of main units of the currency, rounded to the smallest unit, with halves away from zero.
    #[must_use]
    pub fn nearest(amount: Amount, currency: &'static Currency) -> Self {
        // The cast saturates at the largest integer, which real amounts never exceed.
        Self { minor: (amount.get() * currency.units() as f64).round() as i64, currency }
    }

    /// Returns the amount in the currency's smallest unit.
    #[must_use]
    pub fn minor(self) -> i64 {
        self.minor
    }

    /// Returns the currency.
    #[must_use]
    pub fn currency(self) -> &'static Currency {
        self.currency
    }

    /// Converts the amount to another currency, rounded half up to its smallest unit. Returns the maximum or
    /// minimum amount on overflow. An amount already in that currency is unchanged.
    #[must_use]
    pub fn in_currency(self, currency: &'static Currency) -> Self {
        if self.currency == currency {
            return self;
        }
        Self { minor: proportion(self.minor, currency.rate(), self.currency.rate()), currency }
    }

    /// Returns one of `count` equal parts, rounded up to the smallest unit, so that the sum of the parts is never less
    /// than the amount. Returns the amount itself if `count` is 0.
    #[must_use]
    pub fn part_of(self, count: u32) -> Self {
        let count = i64::from(count.max(1));
        Self { minor: self.minor.saturating_add(count - 1).div_euclid(count), ..self }
    }

    /// Returns the given share of the amount, rounded half up to the smallest unit, or the maximum or minimum amount on
    /// overflow. `hundredths` is the share in hundredths of a percent.
    #[must_use]
    pub fn share(self, hundredths: u32) -> Self {
        Self { minor: proportion(self.minor, i64::from(hundredths), 10_000), ..self }
    }

    /// Returns the amount multiplied by `count`, or the maximum or minimum amount on overflow.
    #[must_use]
    pub fn times(self, count: i64) -> Self {
        Self { minor: self.minor.saturating_mul(count), ..self }
    }
}

/// Converts to the currency's main unit, with all decimal places.
impl From<ExactAmount> for Decimal {
    fn from(exact: ExactAmount) -> Self {
        Decimal { units: exact.minor.into(), scale: exact.currency.decimals.into() }
    }
}

/// Converts to the currency's main unit, as the closest floating-point number.
impl From<ExactAmount> for Amount {
    fn from(exact: ExactAmount) -> Self {
        // Amounts below 2^53 are exact in a float, and the division returns the float closest to the decimal. A
        // quotient of integers is finite, so it is always a valid amount.
        Amount::new(exact.minor as f64 / exact.currency.units() as f64).unwrap_or_default()
    }
}

/// Formats the amount in American English: the symbol, digits in groups of three, and the decimal places of the
/// currency, for example `$1,234.50`, `¥18,500` or, without a symbol, `CHF 980.00` with a no-break space.
impl fmt::Display for ExactAmount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.minor < 0 {
            out.write_str("-")?;
        }
        match self.currency.symbol {
            "" => write!(out, "{}\u{a0}", self.currency.code)?,
            symbol => out.write_str(symbol)?,
        }
        let mut digits = [0; MAX_CHARACTERS];
        let start = write_digits(self.minor.unsigned_abs(), self.currency.decimals, &mut digits);
        out.write_str(str::from_utf8(&digits[start..]).map_err(|_| fmt::Error)?)
    }
}

/// Maximum length of a formatted number: the 20 digits of a `u64`, six commas and a decimal point.
const MAX_CHARACTERS: usize = 27;

/// Writes an amount backwards from the end of `text`: digits in groups of three, and the decimal places. Returns the
/// index of the first character.
fn write_digits(mut amount: u64, decimals: u8, text: &mut [u8; MAX_CHARACTERS]) -> usize {
    let (decimals, mut start) = (usize::from(decimals), text.len());
    let mut put = |character| {
        start -= 1;
        text[start] = character;
        start
    };
    let mut place = 0;
    loop {
        if place > 0 && place == decimals {
            put(b'.');
        } else if place > decimals && (place - decimals) % 3 == 0 {
            put(b',');
        }
        // The number is a single digit, so the cast is lossless.
        let start = put(b'0' + (amount % 10) as u8);
        amount /= 10;
        if amount == 0 && place >= decimals {
            return start;
        }
        place += 1;
    }
}

const fn of(code: &'static str, symbol: &'static str, decimals: u8, per_dollar: i64) -> Currency {
    Currency { code, symbol, decimals, per_dollar }
}

/// Rounded exchange rates from about January 2026. These rates never change.
static CURRENCIES: [Currency; 44] = [
    of("USD", "$", 2, 1_000_000),
    of("EUR", "€", 2, 856_000),
    of("GBP", "£", 2, 744_000),
    of("CAD", "CA$", 2, 1_380_000),
    of("AUD", "A$", 2, 1_490_000),
    of("NZD", "NZ$", 2, 1_730_000),
    of("JPY", "¥", 0, 156_500_000),
    of("CNY", "CN¥", 2, 6_990_000),
    of("HKD", "HK$", 2, 7_790_000),
    of("TWD", "NT$", 2, 31_500_000),
    of("KRW", "₩", 0, 1_450_000_000),
    of("SGD", "", 2, 1_286_000),
    of("INR", "₹", 2, 90_000_000),
    of("CHF", "", 2, 793_000),
    of("SEK", "", 2, 9_210_000),
    of("NOK", "", 2, 10_080_000),
    of("DKK", "", 2, 6_390_000),
    of("ISK", "", 0, 126_000_000),
    of("PLN", "", 2, 3_600_000),
    of("CZK", "", 2, 20_700_000),
    of("HUF", "", 2, 329_000_000),
    of("RON", "", 2, 4_360_000),
    of("BGN", "", 2, 1_674_000),
    of("TRY", "", 2, 43_000_000),
    of("ILS", "₪", 2, 3_180_000),
    of("AED", "", 2, 3_672_500),
    of("SAR", "", 2, 3_750_000),
    of("QAR", "", 2, 3_640_000),
    of("KWD", "", 3, 307_500),
    of("BHD", "", 3, 376_000),
    of("JOD", "", 3, 709_000),
    of("EGP", "", 2, 47_600_000),
    of("MAD", "", 2, 9_130_000),
    of("ZAR", "", 2, 16_500_000),
    of("KES", "", 2, 129_000_000),
    of("NGN", "", 2, 1_440_000_000),
    of("MXN", "MX$", 2, 17_970_000),
    of("BRL", "R$", 2, 5_470_000),
    of("ARS", "", 2, 1_460_000_000),
    of("CLP", "", 0, 907_000_000),
    of("COP", "", 2, 3_760_000_000),
    of("THB", "", 2, 31_400_000),
    of("PHP", "₱", 2, 58_900_000),
    of("VND", "₫", 0, 26_300_000_000),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(code: &str, minor: i64) -> String {
        ExactAmount::from_minor(minor, Currency::from_code(code).unwrap()).to_string()
    }

    #[test]
    fn codes_are_unique() {
        for (index, currency) in CURRENCIES.iter().enumerate() {
            assert!(CURRENCIES[index + 1..].iter().all(|it| it.code != currency.code), "{}", currency.code);
            assert!(
                currency.symbol.is_empty()
                    || CURRENCIES.iter().filter(|it| it.symbol == currency.symbol).count() == 1
            );
        }
        assert!(Currency::from_code("XXX").is_none());
        assert_eq!(Currency::usd().code(), "USD");
    }

    #[test]
    fn conversion_rounds_to_the_smallest_unit() {
        let converted = |code, cents| Currency::from_code(code).unwrap().from_usd_cents(cents).minor();
        assert_eq!(converted("USD", 123_456), 123_456);
        assert_eq!(converted("EUR", 10_000), 8_560);
        assert_eq!(converted("JPY", 1_000), 1_565);
        assert_eq!(converted("KWD", 1_000), 3_075);
        assert_eq!(converted("EUR", 1), 1);
        assert_eq!([converted("VND", i64::MAX), converted("VND", i64::MIN)], [i64::MAX, i64::MIN]);
        // Both sides of the largest product that fits in 64 bits.
        assert_eq!(converted("VND", 350_698_556), 92_233_720_228);
        assert_eq!(converted("VND", 350_698_557), 92_233_720_491);
        assert_eq!(converted("EUR", i64::MAX), 7_895_206_463_547_688_091);
        assert_eq!(converted("VND", -350_698_557), -92_233_720_491);
        assert_eq!(converted("EUR", i64::MIN), -7_895_206_463_547_688_092);
    }

    #[test]
    fn amounts_are_converted_from_their_own_currency() {
        let of = |minor, code| ExactAmount::from_minor(minor, Currency::from_code(code).unwrap());
        for (minor, from, expected, to) in [
            (8_560, "EUR", 10_000, "USD"),
            (8_560, "EUR", 7_440, "GBP"),
            (8_560, "EUR", 15_650, "JPY"),
            (15_650, "JPY", 8_560, "EUR"),
            (3_075, "KWD", 1_565, "JPY"),
            (1, "JPY", 1, "EUR"),
            (-8_560, "EUR", -10_000, "USD"),
            (i64::MAX, "KWD", i64::MAX, "VND"),
        ] {
            assert_eq!(of(minor, from).in_currency(of(0, to).currency()), of(expected, to), "{minor} {from}");
        }
    }

    #[test]
    fn parts_are_rounded_up() {
        let part = |minor, count| ExactAmount::from_minor(minor, Currency::usd()).part_of(count).minor();
        assert_eq!([part(10_000, 3), part(9_999, 3), part(1, 9), part(7, 0)], [3_334, 3_333, 1, 7]);
        assert_eq!([part(-10, 3), part(i64::MAX, 1)], [-3, i64::MAX]);
    }

    #[test]
    fn shares_round_half_up() {
        let share =
            |minor, hundredths| ExactAmount::from_minor(minor, Currency::usd()).share(hundredths).minor();
        assert_eq!(share(12_345, 1_275), 1_574);
        assert_eq!(share(1, 5_000), 1);
        assert_eq!(share(1, 4_999), 0);
        assert_eq!(share(i64::MAX, 10_000), i64::MAX);
        assert_eq!(share(i64::MAX, 10_001), i64::MAX);
    }

    #[test]
    fn amounts_are_formatted_for_their_currency() {
        assert_eq!(formatted("USD", 123_450), "$1,234.50");
        assert_eq!(formatted("USD", 5), "$0.05");
        assert_eq!(formatted("USD", -123_456_789), "-$1,234,567.89");
        assert_eq!(formatted("JPY", 18_500), "¥18,500");
        assert_eq!(formatted("KWD", 1_234_567), "KWD\u{a0}1,234.567");
        assert_eq!(formatted("CHF", 98_000), "CHF\u{a0}980.00");
        assert_eq!(formatted("EUR", 100_000), "€1,000.00");
        assert_eq!(formatted("EUR", 99), "€0.99");
        assert_eq!(formatted("JPY", 0), "¥0");
        assert_eq!(formatted("JPY", 999), "¥999");
        assert_eq!(formatted("JPY", i64::MIN), "-¥9,223,372,036,854,775,808");
        assert_eq!(formatted("KWD", i64::MAX), "KWD\u{a0}9,223,372,036,854,775.807");
    }

    #[test]
    fn wire_amounts_are_the_closest_floats() {
        for (minor, code, amount, decimal) in [
            (123_457, "USD", 1_234.57, "1234.57"),
            (18_500, "JPY", 18_500.0, "18500"),
            (1_500, "KWD", 1.5, "1.500"),
            (-5, "EUR", -0.05, "-0.05"),
        ] {
            let exact = ExactAmount::from_minor(minor, Currency::from_code(code).unwrap());
            assert_eq!(Amount::from(exact).get(), amount);
            assert_eq!(Decimal::from(exact).to_string(), decimal);
            assert_eq!(ExactAmount::nearest(Amount::from(exact), exact.currency()), exact);
        }
        let nearest = |amount| ExactAmount::nearest(Amount::new(amount).unwrap(), Currency::usd()).minor();
        assert_eq!(
            [nearest(0.1 + 0.2), nearest(0.125), nearest(-0.125), nearest(1e300)],
            [30, 13, -13, i64::MAX]
        );
    }
}
