//! The storage format of a query.

use std::num::TryFromIntError;

use specwright_core::{Date, Text};
use wayfare_models::flights::{Cabin, FlightPassengerCounts};
use wayfare_models::party::Party;
use wayfare_places::Places;

use super::{FlightQuery, FlightQueryLeg};
use crate::travel::engine::{Unreadable, from_json, to_json};

/// A query, as JSON.
#[derive(Debug)]
struct StoredQuery {
    legs: Vec<StoredLeg>,
    cabin: Cabin,
    passengers: FlightPassengerCounts,
    include_split: bool,
    include_long: bool,
    market: String,
    has_cashback: bool,
    started_at: Text,
}
specwright_core::object! { StoredQuery {
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
struct StoredLeg {
    origins: Vec<Text>,
    destinations: Vec<Text>,
    date: Date,
    flex_days: u64,
}
specwright_core::object! { StoredLeg {
    0 origins: required_list "origins";
    1 destinations: required_list "destinations";
    2 date: required "date";
    3 flex_days: required "flexDays";
} }

/// Encodes a query.
pub(super) fn write_query(query: &FlightQuery) -> Vec<u8> {
    let codes = |codes: &[&str]| codes.iter().map(|code| (*code).into()).collect();
    let leg = |leg: &FlightQueryLeg| StoredLeg {
        origins: codes(&leg.origins),
        destinations: codes(&leg.destinations),
        date: leg.date,
        flex_days: leg.flex_days.into(),
    };
    let stored = StoredQuery {
        legs: query.legs.iter().map(leg).collect(),
        cabin: query.cabin.clone(),
        passengers: query.party.counts(),
        include_split: query.include_split,
        include_long: query.include_long,
        market: query.market.clone(),
        has_cashback: query.has_cashback,
        started_at: format_args!("{}", query.started_at).into(),
    };
    to_json(&stored)
}

/// Decodes a query.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if an airport is unknown.
pub(crate) fn read_query(bytes: &[u8]) -> Result<FlightQuery, Unreadable> {
    let stored: StoredQuery = from_json(bytes)?;
    Ok(FlightQuery {
        legs: stored.legs.into_iter().map(leg).collect::<Result<_, _>>()?,
        cabin: stored.cabin,
        party: party(&stored.passengers).map_err(Unreadable::new)?,
        include_split: stored.include_split,
        include_long: stored.include_long,
        market: stored.market,
        has_cashback: stored.has_cashback,
        started_at: stored.started_at.parse().map_err(Unreadable::new)?,
    })
}

fn leg(leg: StoredLeg) -> Result<FlightQueryLeg, Unreadable> {
    let code = |code: &Text| {
        let airport = Places::embedded().airport(code);
        Ok(airport.ok_or_else(|| Unreadable::new(format_args!("unknown airport {code:?}")))?.code)
    };
    let codes = |codes: &[Text]| codes.iter().map(code).collect::<Result<Vec<_>, _>>();
    Ok(FlightQueryLeg {
        origins: codes(&leg.origins)?,
        destinations: codes(&leg.destinations)?,
        date: leg.date,
        flex_days: leg.flex_days.try_into().map_err(Unreadable::new)?,
    })
}

fn party(counts: &FlightPassengerCounts) -> Result<Party, TryFromIntError> {
    let count = |count: Option<i64>| u8::try_from(count.unwrap_or(0));
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
    use jiff::Timestamp;

    use super::*;

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
        assert_eq!(read_query(&write_query(&query)).unwrap(), query);
        let other = FlightQuery {
            cabin: Cabin::from("steerage"),
            include_split: false,
            include_long: true,
            has_cashback: false,
            started_at: Timestamp::UNIX_EPOCH,
            ..query
        };
        assert_eq!(read_query(&write_query(&other)).unwrap(), other);
    }

    #[test]
    fn every_airport_round_trips() {
        let leg = |origins| FlightQueryLeg { origins, ..query().legs[0].clone() };
        let codes = Places::embedded().airports().iter().map(|airport| airport.code);
        let query = FlightQuery { legs: vec![leg(codes.collect())], ..query() };
        assert_eq!(read_query(&write_query(&query)).unwrap(), query);
    }

    #[test]
    fn unknown_values_are_errors() {
        let stored = String::from_utf8(write_query(&query())).unwrap();
        for (known, unknown, reason) in [
            ("PVD", "QQQ", "unknown airport \"QQQ\""),
            ("\"flexDays\":3", "\"flexDays\":256", "out of range integral type conversion attempted"),
            ("\"market\"", "\"mart\"", "market: missing; expected a string"),
        ] {
            let error = read_query(stored.replacen(known, unknown, 1).as_bytes()).unwrap_err();
            assert_eq!(error.to_string(), reason);
        }
    }
}
