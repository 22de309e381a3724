//! Fares in the fare calendar.

use specwright_core::{Amount, Date};

use crate::flights::{CalendarFare, FareLeg, FarePrice};
use crate::join::lowest;

/// The lowest known fare of a day or month of departure.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct KnownFare<'r> {
    /// The day of departure.
    pub departure: Date,
    /// The day of return, for round trips.
    pub back: Option<Date>,
    /// The price for the whole trip.
    pub price: &'r FarePrice,
    /// `true` if the fare is, or may be, a prediction rather than the result of a search.
    pub is_predicted: bool,
}

impl CalendarFare {
    /// Returns the fare: for a round trip, the price of the cheapest inbound leg; for a one-way trip, the price of the
    /// outbound leg.
    ///
    /// Returns `None` if the outbound leg or its day of departure is missing, or if the leg that carries the price has
    /// no price of at least 0.
    pub fn fare(&self) -> Option<KnownFare<'_>> {
        let price =
            |leg: &'_ FareLeg| leg.price.as_ref().map(|price| price.price).filter(|it| *it >= Amount::ZERO);
        let outbound = self.outbound_leg.as_ref()?;
        let back = lowest(self.inbound_legs.iter(), price);
        let priced = if self.inbound_legs.is_empty() { Some(outbound) } else { back };
        let priced = priced.filter(|leg| price(leg).is_some())?;
        Some(KnownFare {
            departure: outbound.departure_date?,
            back: back.and_then(|leg| leg.departure_date),
            price: priced.price.as_ref()?,
            is_predicted: self.predicted != Some(false),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use specwright_core::decode;

    fn fare(json: &str) -> Option<(String, Option<String>, f64, bool)> {
        let result = decode::<CalendarFare>(json.as_bytes()).unwrap().value;
        let fare = result.fare()?;
        Some((
            fare.departure.to_string(),
            fare.back.map(|day| day.to_string()),
            fare.price.price.get(),
            fare.is_predicted,
        ))
    }

    #[test]
    fn the_price_is_on_the_leg_that_completes_the_trip() {
        let leg = |day: &str, price: &str| format!(r#"{{"departureDate": "2027-03-{day}"{price}}}"#);
        let price = |price: f64| format!(r#", "price": {{"price": {price}, "currency": "EUR"}}"#);
        let one_way = format!(r#"{{"outboundLeg": {}, "predicted": false}}"#, leg("14", &price(99.5)));
        assert_eq!(fare(&one_way), Some(("2027-03-14".to_owned(), None, 99.5, false)));
        let back =
            [leg("17", &price(250.0)), leg("21", &price(199.0)), leg("24", &price(-1.0)), leg("25", "")];
        let round = format!(r#"{{"outboundLeg": {}, "inboundLegs": [{}]}}"#, leg("14", ""), back.join(", "));
        let cheapest = Some("2027-03-21".to_owned());
        assert_eq!(fare(&round), Some(("2027-03-14".to_owned(), cheapest, 199.0, true)));
    }

    #[test]
    fn a_fare_has_a_day_and_a_price() {
        for json in [
            "{}",
            r#"{"outboundLeg": {"departureDate": "2027-03-14"}}"#,
            r#"{"outboundLeg": {"price": {"price": 9}}}"#,
            r#"{"outboundLeg": {"departureDate": "2027-03-14", "price": {"price": -1}}}"#,
            r#"{"outboundLeg": {"departureDate": "2027-03-14", "price": {"price": 9}}, "inboundLegs": [{}]}"#,
        ] {
            assert_eq!(fare(json), None, "{json}");
        }
    }
}
