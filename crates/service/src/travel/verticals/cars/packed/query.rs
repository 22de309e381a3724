//! Packing of prepared searches.

use jiff::Timestamp;
use specwright_core::{LocalDateTime, Text};
use wayfare_models::cars::CarSearchPlace;

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::cars::{CarQuery, CarQueryPlace};

const FORMAT: JsonFormat = JsonFormat { what: "car query", version: 1 };

/// The packed form of a query.
#[derive(Debug)]
struct PackedQuery {
    pickup: CarSearchPlace,
    dropoff: Option<CarSearchPlace>,
    from: LocalDateTime,
    until: LocalDateTime,
    days: u64,
    market: String,
    is_on_telephone: bool,
    started_at: Text,
}
specwright_core::object! { PackedQuery {
    0 pickup: required "pickup";
    1 dropoff: optional "dropoff";
    2 from: required "from";
    3 until: required "until";
    4 days: required "days";
    5 market: required "market";
    6 is_on_telephone: required "isOnTelephone";
    7 started_at: required "startedAt";
} }

/// Packs a query.
pub(crate) fn pack_query(query: &CarQuery) -> Vec<u8> {
    let packed = PackedQuery {
        pickup: named(query.pickup),
        dropoff: query.dropoff.map(named),
        from: query.from,
        until: query.until,
        days: query.days.into(),
        market: query.market.clone(),
        is_on_telephone: query.is_on_telephone,
        started_at: format_args!("{}", query.started_at).into(),
    };
    // Strings and numbers can always be encoded.
    FORMAT.write(&packed).unwrap_or_default()
}

/// Unpacks a query.
pub(crate) fn unpack_query(bytes: &[u8]) -> Result<CarQuery, Unreadable> {
    let packed: PackedQuery = FORMAT.read(bytes)?;
    Ok(CarQuery {
        pickup: place(&packed.pickup)?,
        dropoff: packed.dropoff.as_ref().map(place).transpose()?,
        from: packed.from,
        until: packed.until,
        days: packed
            .days
            .try_into()
            .map_err(|_| FORMAT.unexpected(packed.days, "a number of days up to 4294967295"))?,
        market: packed.market,
        is_on_telephone: packed.is_on_telephone,
        started_at: packed
            .started_at
            .parse::<Timestamp>()
            .map_err(|_| FORMAT.unexpected(&packed.started_at, "the time when the search started"))?,
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
    CarQueryPlace::of(named).ok_or_else(|| FORMAT.unexpected(format_args!("{named:?}"), "a known place"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use wayfare_models::cars::CarResultParameters;
    use wayfare_places::{Kinds, Place, Places};

    use super::*;
    use crate::travel::engine::{assert_refused, garbled};

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
        let packed = pack_query(&query);
        assert_eq!(unpack_query(&packed).unwrap(), query);
        assert_eq!(
            str::from_utf8(&packed[1..]).unwrap(),
            r#"{"pickup":{"type":"airport","value":"LHR"},"dropoff":{"type":"city","value":"5746545"},"from":"2028-02-29T23:30:00","until":"2028-03-07T09:00:15","days":7,"market":"GB","isOnTelephone":true,"startedAt":"2028-01-10T12:00:00.123456789Z"}"#
        );
        let place = |pickup: CarQueryPlace| CarQuery { pickup, dropoff: None, days: 0, ..query.clone() };
        let places = Places::embedded();
        let airports = places.airports().iter().step_by(37).map(CarQueryPlace::Airport);
        let cities = places.cities().step_by(997).map(CarQueryPlace::City);
        for query in airports.chain(cities).map(place) {
            assert_eq!(unpack_query(&pack_query(&query)).unwrap(), query);
        }
    }

    #[test]
    fn errors_state_what_was_found_and_expected() {
        let cases = [
            ("LHR", "QQQ", r#"found Airport { value: "QQQ" }, expected a known place"#),
            ("\"city\"", "\"moon\"", r#"/dropoff/type: found "moon", expected one of city, airport"#),
            (
                "\"days\":7",
                "\"days\":4294967296",
                "found 4294967296, expected a number of days up to 4294967295",
            ),
            (
                "12:00:00.1",
                "noon",
                "found 2028-01-10Tnoon23456789Z, expected the time when the search started",
            ),
            ("\"market\"", "\"mart\"", "market: missing; expected a string"),
        ];
        assert_refused(FORMAT, &pack_query(&query()), unpack_query, &cases);
    }

    #[test]
    fn result_parameters_round_trip_as_json() {
        for json in [
            r#"{}"#,
            r#"{"priceMode":"total","sort":{},"currency":"KWD"}"#,
            r#"{"priceMode":"perHour","sort":{"key":"colour"},"pageNumber":1000000,"pageSize":7,"currency":"XXX"}"#,
        ] {
            let parameters: CarResultParameters = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::to_string(&parameters).unwrap(), json);
        }
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(at in 0..300_usize, byte in any::<u8>(), end in 0..300_usize) {
            let _ = unpack_query(&garbled(pack_query(&query()), at, byte, end.max(1)));
        }
    }
}
