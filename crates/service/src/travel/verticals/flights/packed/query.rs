//! Packing of prepared searches.

use jiff::Timestamp;
use specwright_core::{Date, Text};
use wayfare_models::flights::{Cabin, FlightPassengerCounts};
use wayfare_models::party::Party;
use wayfare_places::Places;

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::flights::{FlightQuery, FlightQueryLeg};

const FORMAT: JsonFormat = JsonFormat { what: "flight query", version: 1 };

/// The packed form of a query.
#[derive(Debug)]
struct PackedQuery {
    legs: Vec<PackedLeg>,
    cabin: Cabin,
    passengers: FlightPassengerCounts,
    include_split: bool,
    include_long: bool,
    market: String,
    has_cashback: bool,
    started_at: Text,
}
specwright_core::object! { PackedQuery {
    0 legs: required_list "legs";
    1 cabin: required "cabin";
    2 passengers: required "passengers";
    3 include_split: required "includeSplit";
    4 include_long: required "includeLong";
    5 market: required "market";
    6 has_cashback: required "hasCashback";
    7 started_at: required "startedAt";
} }

#[derive(Debug)]
struct PackedLeg {
    origins: Vec<Text>,
    destinations: Vec<Text>,
    date: Date,
    flex_days: u64,
}
specwright_core::object! { PackedLeg {
    0 origins: required_list "origins";
    1 destinations: required_list "destinations";
    2 date: required "date";
    3 flex_days: required "flexDays";
} }

/// Packs a query.
pub(crate) fn pack_query(query: &FlightQuery) -> Vec<u8> {
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).into()).collect();
    let leg = |leg: &FlightQueryLeg| PackedLeg {
        origins: codes(&leg.origins),
        destinations: codes(&leg.destinations),
        date: leg.date,
        flex_days: leg.flex_days.into(),
    };
    let packed = PackedQuery {
        legs: query.legs.iter().map(leg).collect(),
        cabin: query.cabin.clone(),
        passengers: query.party.counts(),
        include_split: query.include_split,
        include_long: query.include_long,
        market: query.market.clone(),
        has_cashback: query.has_cashback,
        started_at: format_args!("{}", query.started_at).into(),
    };
    // Strings and numbers can always be encoded.
    FORMAT.write(&packed).unwrap_or_default()
}

/// Unpacks a query.
pub(crate) fn unpack_query(bytes: &[u8]) -> Result<FlightQuery, Unreadable> {
    // Providers may know a cabin that the description does not list.
    let packed: PackedQuery = FORMAT.read_tolerantly(bytes)?;
    let begin = &packed.started_at;
    Ok(FlightQuery {
        legs: packed.legs.into_iter().map(leg).collect::<Result<_, _>>()?,
        cabin: packed.cabin,
        party: party(&packed.passengers)?,
        include_split: packed.include_split,
        include_long: packed.include_long,
        market: packed.market,
        has_cashback: packed.has_cashback,
        started_at: begin
            .parse::<Timestamp>()
            .map_err(|_| FORMAT.unexpected(begin, "the time when the search started"))?,
    })
}

fn leg(leg: PackedLeg) -> Result<FlightQueryLeg, Unreadable> {
    let code = |code: &Text| {
        let airport = Places::embedded().airport(code);
        Ok(airport.ok_or_else(|| FORMAT.unexpected(code, "the code of a known airport"))?.code)
    };
    let codes = |codes: &[Text]| codes.iter().map(code).collect::<Result<Vec<_>, _>>();
    Ok(FlightQueryLeg {
        origins: codes(&leg.origins)?,
        destinations: codes(&leg.destinations)?,
        date: leg.date,
        flex_days: leg
            .flex_days
            .try_into()
            .map_err(|_| FORMAT.unexpected(leg.flex_days, "a number of flexible days up to 255"))?,
    })
}

fn party(counts: &FlightPassengerCounts) -> Result<Party, Unreadable> {
    let count = |count: Option<i64>| {
        let count = count.unwrap_or(0);
        u8::try_from(count).map_err(|_| FORMAT.unexpected(count, "a number of passengers up to 255"))
    };
    let FlightPassengerCounts { adults, children, infants, infants_in_seat, seniors, students, youth } =
        counts;
    Ok(Party {
        adults: count(*adults)?,
        children: count(*children)?,
        seniors: count(*seniors)?,
        students: count(*students)?,
        youth: count(*youth)?,
        infants_in_seat: count(*infants_in_seat)?,
        infants_on_lap: count(*infants)?,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use wayfare_models::flights::FlightResultParameters;

    use super::*;
    use crate::travel::engine::{assert_refused, garbled};

    fn query() -> FlightQuery {
        FlightQuery {
            legs: vec![
                FlightQueryLeg {
                    origins: vec!["BOS", "PVD"],
                    destinations: vec!["LHR"],
                    date: "2028-02-29".parse().unwrap(),
                    flex_days: 3,
                },
                FlightQueryLeg {
                    origins: vec!["LHR"],
                    destinations: vec!["BOS"],
                    date: "2028-03-07".parse().unwrap(),
                    flex_days: 0,
                },
            ],
            cabin: Cabin::Business,
            party: Party {
                adults: 1,
                children: 2,
                seniors: 3,
                students: 4,
                youth: 5,
                infants_in_seat: 6,
                infants_on_lap: 255,
            },
            include_split: true,
            include_long: false,
            market: "DE".to_owned(),
            has_cashback: true,
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
            r#"{"legs":[{"origins":["BOS","PVD"],"destinations":["LHR"],"date":"2028-02-29","flexDays":3},{"origins":["LHR"],"destinations":["BOS"],"date":"2028-03-07","flexDays":0}],"cabin":"business","passengers":{"adults":1,"children":2,"infants":255,"infantsInSeat":6,"seniors":3,"students":4,"youth":5},"includeSplit":true,"includeLong":false,"market":"DE","hasCashback":true,"startedAt":"2028-01-10T12:00:00.123456789Z"}"#
        );
        let other = FlightQuery {
            cabin: Cabin::from("steerage"),
            include_split: false,
            include_long: true,
            has_cashback: false,
            started_at: Timestamp::UNIX_EPOCH,
            ..query
        };
        assert_eq!(unpack_query(&pack_query(&other)).unwrap(), other);
    }

    #[test]
    fn every_airport_round_trips() {
        let leg = |origins| FlightQueryLeg { origins, ..query().legs[0].clone() };
        let codes = Places::embedded().airports().iter().map(|airport| airport.code);
        let query = FlightQuery { legs: vec![leg(codes.collect())], ..query() };
        assert_eq!(unpack_query(&pack_query(&query)).unwrap(), query);
    }

    #[test]
    fn errors_state_what_was_found_and_expected() {
        let cases = [
            ("PVD", "QQQ", "found QQQ, expected the code of a known airport"),
            ("\"flexDays\":3", "\"flexDays\":256", "found 256, expected a number of flexible days up to 255"),
            ("255", "256", "found 256, expected a number of passengers up to 255"),
            (
                "12:00:00.1",
                "noon",
                "found 2028-01-10Tnoon23456789Z, expected the time when the search started",
            ),
            ("\"market\"", "\"mart\"", "market: missing; expected a string"),
            ("\x01", "\x02", "found version 2, expected version 1"),
        ];
        assert_refused(FORMAT, &pack_query(&query()), unpack_query, &cases);
    }

    #[test]
    fn result_parameters_round_trip_as_json() {
        for json in [
            r#"{}"#,
            r#"{"priceMode":"total","sort":{},"maxStops":0,"currency":"KWD"}"#,
            r#"{"priceMode":"perMile","sort":{"key":"colour","direction":"up"},"maxStops":99,"pageNumber":1000000,"pageSize":7,"currency":"XXX"}"#,
        ] {
            let parameters: FlightResultParameters = serde_json::from_str(json).unwrap();
            assert_eq!(
                serde_json::from_str::<serde_json::Value>(&serde_json::to_string(&parameters).unwrap())
                    .unwrap(),
                serde_json::from_str::<serde_json::Value>(json).unwrap()
            );
        }
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(at in 0..400_usize, byte in any::<u8>(), end in 0..400_usize) {
            let _ = unpack_query(&garbled(pack_query(&query()), at, byte, end.max(1)));
        }
    }
}
