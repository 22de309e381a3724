//! The storage format of a query.

use specwright_core::{LocalDateTime, Text};
use wayfare_models::cars::CarSearchPlace;

use super::{CarQuery, CarQueryPlace};
use crate::travel::engine::{Unreadable, from_json, to_json};

/// A query, as JSON.
#[derive(Debug)]
struct StoredQuery {
    pickup: CarSearchPlace,
    dropoff: Option<CarSearchPlace>,
    from: LocalDateTime,
    until: LocalDateTime,
    days: u64,
    market: String,
    is_on_telephone: bool,
    started_at: Text,
}
specwright_core::object! { StoredQuery {
    0 pickup: required "pickup";
    1 dropoff: optional "dropoff";
    2 from: required "from";
    3 until: required "until";
    4 days: required "days";
    5 market: required "market";
    6 is_on_telephone: required "isOnTelephone";
    7 started_at: required "startedAt";
} }

/// Encodes a query.
pub(super) fn write_query(query: &CarQuery) -> Vec<u8> {
    let stored = StoredQuery {
        pickup: named(query.pickup),
        dropoff: query.dropoff.map(named),
        from: query.from,
        until: query.until,
        days: query.days.into(),
        market: query.market.clone(),
        is_on_telephone: query.is_on_telephone,
        started_at: format_args!("{}", query.started_at).into(),
    };
    to_json(&stored)
}

/// Decodes a query.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if a place is unknown.
pub(crate) fn read_query(bytes: &[u8]) -> Result<CarQuery, Unreadable> {
    let stored: StoredQuery = from_json(bytes)?;
    Ok(CarQuery {
        pickup: place(&stored.pickup)?,
        dropoff: stored.dropoff.as_ref().map(place).transpose()?,
        from: stored.from,
        until: stored.until,
        days: stored.days.try_into().map_err(Unreadable::new)?,
        market: stored.market,
        is_on_telephone: stored.is_on_telephone,
        started_at: stored.started_at.parse().map_err(Unreadable::new)?,
    })
}

/// Returns the stable name of a place: its IATA code or GeoNames id.
fn named(place: CarQueryPlace) -> CarSearchPlace {
    match place {
        CarQueryPlace::Airport(airport) => CarSearchPlace::Airport { value: airport.code.into() },
        CarQueryPlace::City(city) => CarSearchPlace::City { value: format_args!("{}", city.id).into() },
    }
}

fn place(named: &CarSearchPlace) -> Result<CarQueryPlace, Unreadable> {
    CarQueryPlace::of(named).ok_or_else(|| Unreadable::new(format_args!("unknown place {named:?}")))
}

#[cfg(test)]
mod tests {
    use wayfare_places::{Kinds, Place, Places};

    use super::*;

    fn airport(code: &str) -> CarQueryPlace {
        CarQueryPlace::Airport(Places::embedded().airport(code).unwrap())
    }

    fn city(name: &str) -> CarQueryPlace {
        let found = Places::embedded().search(name, Kinds::CITY, 1);
        let Some(Place::City(city)) = found.first() else { panic!("{name}") };
        CarQueryPlace::City(city)
    }

    fn query() -> CarQuery {
        CarQuery {
            pickup: airport("LHR"),
            dropoff: Some(city("Portland")),
            from: "2028-02-29T23:30:00".parse().unwrap(),
            until: "2028-03-07T09:00:15".parse().unwrap(),
            days: 7,
            market: "GB".to_owned(),
            is_on_telephone: true,
            started_at: "2028-01-10T12:00:00.123456789Z".parse().unwrap(),
        }
    }

    #[test]
    fn queries_round_trip() {
        let query = query();
        assert_eq!(read_query(&write_query(&query)).unwrap(), query);
        let place = |pickup: CarQueryPlace| CarQuery { pickup, dropoff: None, days: 0, ..query.clone() };
        let places = Places::embedded();
        let airports = places.airports().iter().step_by(37).map(CarQueryPlace::Airport);
        let cities = places.cities().step_by(997).map(CarQueryPlace::City);
        for query in airports.chain(cities).map(place) {
            assert_eq!(read_query(&write_query(&query)).unwrap(), query);
        }
    }

    #[test]
    fn unknown_values_are_errors() {
        let stored = String::from_utf8(write_query(&query())).unwrap();
        for (known, unknown, reason) in [
            ("LHR", "QQQ", "unknown place Airport { value: \"QQQ\" }"),
            ("\"market\"", "\"mart\"", "market: missing; expected a string"),
        ] {
            let error = read_query(stored.replacen(known, unknown, 1).as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), reason);
        }
    }
}
