//! Prepared searches as bytes.

use std::fmt::Display;

use jiff::Timestamp;
use specwright_core::{LocalDateTime, Text};
use wayfare_models::cars::CarSearchPlace;

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::cars::{CarQuery, CarQueryPlace};

const FORMAT: JsonFormat = JsonFormat { what: "car query", version: 1 };

/// A query as it is packed.
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

/// A query as bytes.
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
    // Texts and numbers can always be encoded.
    FORMAT.write(&packed).unwrap_or_default()
}

/// The query of these bytes.
pub(crate) fn unpack_query(bytes: &[u8]) -> Result<CarQuery, Unreadable> {
    let packed: PackedQuery = FORMAT.read(bytes)?;
    Ok(CarQuery {
        pickup: place(&packed.pickup)?,
        dropoff: packed.dropoff.as_ref().map(place).transpose()?,
        from: packed.from,
        until: packed.until,
        days: packed.days.try_into().map_err(|_| refused("the days", packed.days))?,
        market: packed.market,
        is_on_telephone: packed.is_on_telephone,
        started_at: packed
            .started_at
            .parse::<Timestamp>()
            .map_err(|_| refused("the start of the search", &packed.started_at))?,
    })
}

/// The name of a place that it keeps: its IATA code or GeoNames id.
fn named(place: CarQueryPlace) -> CarSearchPlace {
    match place {
        CarQueryPlace::Airport(airport) => CarSearchPlace::Airport { value: airport.code.into() },
        CarQueryPlace::City(city) => CarSearchPlace::City { value: format_args!("{}", city.id).into() },
    }
}

fn place(named: &CarSearchPlace) -> Result<CarQueryPlace, Unreadable> {
    CarQueryPlace::of(named)
        .ok_or_else(|| refused("a place, which is not known here", format_args!("{named:?}")))
}

fn refused(what: &str, found: impl Display) -> Unreadable {
    FORMAT.refuse(format_args!("found {found} for {what}"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use wayfare_models::cars::CarResultParameters;
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
    fn all_of_a_query_survives() {
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
    fn what_is_refused_is_said() {
        let packed = String::from_utf8(pack_query(&query())).unwrap();
        for (part, changed, reason) in [
            ("LHR", "QQQ", r#"found Airport { value: "QQQ" } for a place, which is not known here"#),
            ("\"city\"", "\"moon\"", r#"/dropoff/type: found "moon", expected one of city, airport"#),
            ("\"days\":7", "\"days\":4294967296", "found 4294967296 for the days"),
            ("12:00:00.1", "noon", "found 2028-01-10Tnoon23456789Z for the start of the search"),
            ("\"market\"", "\"mart\"", "/market: missing; expected a string"),
        ] {
            let changed = packed.replace(part, changed);
            let error = unpack_query(changed.as_bytes()).unwrap_err().to_string();
            assert_eq!(error, format!("packed car query: {reason}"));
        }
    }

    #[test]
    fn result_parameters_survive_as_json() {
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
        fn all_bytes_are_read_or_refused(at in 0..300_usize, byte in any::<u8>(), end in 0..300_usize) {
            let mut packed = pack_query(&query());
            if let Some(place) = packed.get_mut(at) {
                *place = byte;
            }
            packed.truncate(end.max(1));
            let _ = unpack_query(&packed);
        }
    }
}
