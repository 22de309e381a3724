//! Display text for stars, ratings and rates.

use wayfare_models::Text;
use wayfare_models::hotels::{HotelRate, InclusionType};
use wayfare_models::rates::Rate;

use crate::terminal::cell::{UNKNOWN, unknown};
pub use crate::terminal::prices::NONE;
use crate::terminal::prices::grouped;
use crate::terminal::text::counted;

/// Draws stars, for example `★★★★½`, hollow if the hotel rated itself. Returns an empty string if the hotel has no
/// stars.
pub fn stars(rating: Option<f64>, is_self_rated: bool) -> String {
    // No hotel has more than 7 stars. The limit keeps an invalid number from filling the terminal.
    const MAX_STARS: f64 = 7.0;
    let Some(rating) = rating.filter(|rating| *rating > 0.0 && rating.is_finite()) else {
        return String::new();
    };
    let star = if is_self_rated { "☆" } else { "★" };
    if rating > MAX_STARS {
        return format!("{rating} {star}");
    }
    let half = if rating.fract() >= 0.5 { "½" } else { "" };
    star.repeat(rating as usize) + half
}

/// Formats the number of stars, for example `4.5★`.
pub fn stars_in_short(rating: Option<f64>, is_self_rated: bool) -> String {
    match rating.filter(|rating| *rating > 0.0) {
        Some(rating) => format!("{rating}{}", if is_self_rated { "☆" } else { "★" }),
        None => String::new(),
    }
}

/// Formats a guest rating, for example `8.4`, or a dash if there is none.
pub fn guest_rating(rating: Option<f64>) -> String {
    rating.filter(|rating| *rating >= 0.0).map_or_else(|| NONE.to_owned(), |rating| format!("{rating:.1}"))
}

/// Formats a count, for example `1,203`.
pub fn grouped_count(count: i64) -> String {
    grouped(&count.max(0).to_string())
}

/// Formats the number of reviews, for example `1,203 reviews`.
pub fn reviews(count: i64) -> String {
    counted(count, ["review", "reviews"]).replacen(&count.to_string(), &grouped_count(count), 1)
}

/// Formats a rate's provider, for example `Booking House`, or `Grand Hotel, direct` if the hotel sells its own rooms.
pub fn provider(rate: Rate<'_>) -> String {
    let Some(provider) = rate.provider() else { return unknown() };
    let name = provider.name.as_ref().filter(|name| !name.is_empty()).or(provider.code.as_ref());
    let name = name.map_or(UNKNOWN, Text::as_str);
    if provider.is_direct == Some(true) { format!("{name}, direct") } else { name.to_owned() }
}

/// Lists the inclusions of a rate, for example `breakfast, dinner`.
pub fn inclusions(rate: &HotelRate) -> Vec<&'static str> {
    rate.inclusions
        .iter()
        .map(|inclusion| match inclusion {
            InclusionType::Breakfast => "breakfast",
            InclusionType::Lunch => "lunch",
            InclusionType::Dinner => "dinner",
            InclusionType::Meals => "meals",
            InclusionType::AllInclusive => "all-inclusive",
            _ => "other",
        })
        .collect()
}

/// Condition of a rate that is sold only as part of a bundle.
pub const BUNDLED: &str = "only with other services";

/// Lists the conditions that a guest should know before booking.
pub fn terms(rate: &HotelRate) -> Vec<String> {
    const FEW_ROOMS: i64 = 5;
    let mut terms: Vec<String> = Vec::new();
    let mut add = |is: Option<bool>, text: &str| terms.extend((is == Some(true)).then(|| text.to_owned()));
    add(rate.has_free_cancellation, "free cancellation");
    add(rate.can_pay_later, "pay later");
    add(rate.is_bundled_rate, BUNDLED);
    add(rate.is_deprioritised_for_excluded_charges, "extra charges");
    let few = rate.available_rooms.filter(|rooms| (1..=FEW_ROOMS).contains(rooms));
    terms.extend(few.map(|rooms| format!("{rooms} left")));
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::prices::Prices;
    use wayfare_models::common::CurrencyCode;
    use wayfare_models::{Amount, Lenient};

    fn amount(text: &str) -> Option<Amount> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn prices_of_a_response_share_their_format() {
        let currency: Lenient<CurrencyCode> = Lenient::from("EUR");
        let whole = Prices::new(Some(&currency), amount("12300")).of_nights(Some(3));
        assert_eq!(
            (whole.write(amount("12300")), whole.title("TOTAL")),
            ("12,300.00".into(), "TOTAL EUR".into())
        );
        assert_eq!(whole.write_night(amount("100")), "33.33");
        let amounts = [amount("100"), amount("99.5")].into_iter().flatten();
        let cents = Prices::new(Some(&currency), amounts).of_nights(Some(3));
        assert_eq!(
            (cents.write(amount("100")), cents.write_night(amount("100"))),
            ("100.00".into(), "33.33".into())
        );
        assert_eq!(cents.write(amount("1234567.5")), "1,234,567.50");
        for none in [None, amount("-1")] {
            assert_eq!((cents.write(none), cents.write_night(none)), ("-".into(), "-".into()));
        }
        assert_eq!(Prices::new(Some(&currency), None).write_night(amount("80")), "80.00");
        for (code, written) in [("KWD", "8.358"), ("JPY", "8.36"), ("ZZZ", "8.36")] {
            let currency = Lenient::from(code);
            assert_eq!(Prices::new(Some(&currency), amount("8.358")).write(amount("8.358")), written);
        }
    }

    #[test]
    fn stars_are_formatted() {
        for (rating, own, drawn, short) in [
            (4.0, false, "★★★★", "4★"),
            (4.5, false, "★★★★½", "4.5★"),
            (3.0, true, "☆☆☆", "3☆"),
            (0.5, false, "½", "0.5★"),
            (-1.0, false, "", ""),
            (0.0, true, "", ""),
            (1e9, false, "1000000000 ★", "1000000000★"),
        ] {
            assert_eq!(
                (stars(Some(rating), own), stars_in_short(Some(rating), own)),
                (drawn.into(), short.into())
            );
        }
    }

    #[test]
    fn ratings_are_formatted() {
        assert_eq!(
            (guest_rating(Some(8.44)), guest_rating(Some(-1.0)), guest_rating(None)),
            ("8.4".into(), "-".into(), "-".into())
        );
        assert_eq!((reviews(1), reviews(1203)), ("1 review".into(), "1,203 reviews".into()));
    }
}
