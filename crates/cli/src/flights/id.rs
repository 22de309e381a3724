//! Portable itinerary ids: the flights of an itinerary and the search that finds it again.
//!
//! A service's own ids expire with the search that returned them. These ids work with any service at any time.

use std::fmt;
use std::str::FromStr;

use wayfare_models::Date;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{
    Cabin, DateFlexibility, FlightFilters, FlightLocation, FlightSearchLeg, FlightSearchStart, PassengerCode,
};
use wayfare_models::itinerary::{Itinerary, Leg};
use wayfare_models::party::Party;

use crate::values::listed::fold;

/// Format of an id, for error messages.
const EXPECTED: &str = "an ID that 'wayfare flights' prints, such as BOS-LHR:20270314:BA212/20270321:BA213";

/// Suffix of an id whose search included split bookings.
const SPLIT: &str = "split";

/// Prefix of an airport for which nearby airports were accepted.
const NEARBY: char = '@';

/// The flights of each leg, and the search parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct ItineraryId {
    legs: Vec<IdLeg>,
    party: Party,
    cabin: Cabin,
    is_split: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct IdLeg {
    from: Place,
    to: Place,
    /// Day of departure in the search.
    day: Date,
    /// Number of days from the searched day to departure, if the search was flexible.
    flex: Option<i32>,
    flights: Vec<String>,
}

/// One end of a leg in the search.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    codes: Vec<AirportCode>,
    is_nearby: bool,
}

impl ItineraryId {
    /// Returns the id of an itinerary. Returns `None` if a flight or a departure is unknown, or if an id can't express
    /// the search.
    pub fn of(itinerary: Itinerary<'_>, start: &FlightSearchStart) -> Option<Self> {
        let legs = itinerary.legs().zip(&start.legs).map(|(leg, asked)| IdLeg::of(leg, asked));
        let legs = legs.collect::<Option<Vec<_>>>()?;
        let is_whole = !legs.is_empty() && itinerary.legs().len() == start.legs.len();
        is_whole.then(|| ItineraryId {
            legs,
            party: start.passengers.iter().collect(),
            cabin: start.cabin.clone(),
            is_split: start.filters.as_ref().is_some_and(|filters| filters.include_split == Some(true)),
        })
    }

    /// Returns whether an itinerary has the flights of this id.
    pub fn is_of(&self, itinerary: Itinerary<'_>) -> bool {
        itinerary.legs().len() == self.legs.len()
            && itinerary.legs().zip(&self.legs).all(|(leg, known)| known.is_of(leg))
    }

    /// Returns a search that finds the itinerary.
    pub fn search(&self) -> FlightSearchStart {
        let legs = self.legs.iter().map(IdLeg::search).collect();
        let start = FlightSearchStart::new(self.cabin.clone(), self.party.into(), legs);
        if !self.is_split {
            return start;
        }
        let mut filters = FlightFilters::default();
        filters.include_split = Some(true);
        start.with_filters(filters)
    }

    /// Returns the largest number of stops on a leg.
    pub fn stops(&self) -> i64 {
        let stops = self.legs.iter().map(|leg| leg.flights.len().saturating_sub(1)).max();
        stops.and_then(|stops| i64::try_from(stops).ok()).unwrap_or(0)
    }

    /// Returns the arguments with which `wayfare flights` searches for the same legs: `--leg BOS-LHR:2027-03-14`.
    pub fn search_args(&self) -> String {
        let codes = |place: &Place| place.to_string().trim_start_matches(NEARBY).to_owned();
        let leg = |leg: &IdLeg| format!("--leg {}-{}:{}", codes(&leg.from), codes(&leg.to), leg.day);
        self.legs.iter().map(leg).collect::<Vec<_>>().join(" ")
    }
}

impl IdLeg {
    fn of(leg: Leg<'_>, asked: &FlightSearchLeg) -> Option<Self> {
        let is_flexible = asked.flex == Some(DateFlexibility::Plusminusthree);
        let later = asked.date.days_until(leg.departure()?.date());
        Some(IdLeg {
            from: Place::of(&asked.origin)?,
            to: Place::of(&asked.destination)?,
            day: asked.date,
            flex: is_flexible.then_some(later),
            flights: flights(leg)?,
        })
    }

    fn is_of(&self, leg: Leg<'_>) -> bool {
        let day = self.day.plus_days(self.flex.unwrap_or(0));
        let departs = leg.departure().map(|time| time.date());
        departs.is_some() && departs == day && flights(leg).as_ref() == Some(&self.flights)
    }

    fn search(&self) -> FlightSearchLeg {
        let leg = FlightSearchLeg::new(self.from.search(), self.to.search(), self.day);
        if self.flex.is_some() { leg.with_flex(DateFlexibility::Plusminusthree) } else { leg }
    }

    fn is_return_of(&self, before: &IdLeg) -> bool {
        (&self.from, &self.to) == (&before.to, &before.from)
    }

    /// Parses `BOS-LHR:20270314:BA212`, or `20270321:BA213` for a return leg.
    fn read(text: &str, before: Option<&IdLeg>) -> Option<Self> {
        let parts: Vec<&str> = text.split(':').collect();
        let (from, to, day, flights) = match (parts.as_slice(), before) {
            ([route, day, flights], _) => {
                let (from, to) = route.split_once('-')?;
                (Place::read(from)?, Place::read(to)?, day, flights)
            }
            ([day, flights], Some(before)) => (before.to.clone(), before.from.clone(), day, flights),
            _ => return None,
        };
        let (day, flex) = read_day(day)?;
        let flight = |flight: &str| (flight.len() > 2).then(|| normalized(flight)).flatten();
        Some(IdLeg { from, to, day, flex, flights: flights.split('+').map(flight).collect::<Option<_>>()? })
    }
}

/// Returns the flight numbers of a leg, such as `BA212`.
fn flights(leg: Leg<'_>) -> Option<Vec<String>> {
    leg.segments().map(|segment| normalized(&segment.flight_designator()?)).collect()
}

/// Returns a code or designator in upper case. Returns `None` unless it consists of ASCII letters and digits, since
/// other characters may have a special meaning in a shell or in an id.
fn normalized(text: &str) -> Option<String> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_plain.then(|| text.to_ascii_uppercase())
}

/// Parses `20270314`, or `20270314+2` for a leg two days after the day of a flexible search.
fn read_day(text: &str) -> Option<(Date, Option<i32>)> {
    let (day, later) = text.split_at_checked(8)?;
    let day = format!("{}-{}-{}", day.get(..4)?, day.get(4..6)?, day.get(6..)?).parse().ok()?;
    match later {
        "" => Some((day, None)),
        later if later.starts_with(['+', '-']) => Some((day, Some(later.parse().ok()?))),
        _ => None,
    }
}

impl Place {
    fn of(location: &FlightLocation) -> Option<Self> {
        let (codes, is_nearby) = match location {
            FlightLocation::Airports { airports } => (airports.clone(), false),
            FlightLocation::NearbyAirports { airport } => (vec![*airport], true),
            _ => return None,
        };
        let are_plain = codes.iter().all(|code| normalized(code.as_ref()).is_some());
        are_plain.then_some(Place { codes, is_nearby })
    }

    fn search(&self) -> FlightLocation {
        match (self.is_nearby, self.codes.as_slice()) {
            (true, [airport]) => FlightLocation::NearbyAirports { airport: *airport },
            _ => FlightLocation::Airports { airports: self.codes.clone() },
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (is_nearby, codes) = match text.strip_prefix(NEARBY) {
            Some(code) => (true, code),
            None => (false, text),
        };
        let codes =
            codes.split(',').map(|code| AirportCode::new(&normalized(code)?)).collect::<Option<Vec<_>>>()?;
        (!is_nearby || codes.len() == 1).then_some(Place { codes, is_nearby })
    }
}

/// Formats the codes, for example `BOS,PVD` or `@BOS`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<_> = self.codes.iter().map(AsRef::<str>::as_ref).collect();
        if self.is_nearby { write!(f, "{NEARBY}{}", codes.join(",")) } else { f.write_str(&codes.join(",")) }
    }
}

/// Formats the id, for example `BOS-LHR:20270314:BA212+BA1/20270321:BA213/2ADT+1CHD/business/split`. Omits defaults:
/// the route of a return leg, one adult, economy, a single booking.
impl fmt::Display for ItineraryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before: Option<&IdLeg> = None;
        for leg in &self.legs {
            if before.is_some() {
                f.write_str("/")?;
            }
            if !before.is_some_and(|before| leg.is_return_of(before)) {
                write!(f, "{}-{}:", leg.from, leg.to)?;
            }
            f.write_str(&leg.day.to_string().replace('-', ""))?;
            if let Some(later) = leg.flex {
                write!(f, "{later:+}")?;
            }
            write!(f, ":{}", leg.flights.join("+"))?;
            before = Some(leg);
        }
        if self.party != Party::adults(1) {
            write!(f, "/{}", travellers(self.party))?;
        }
        if self.cabin != Cabin::Economy {
            write!(f, "/{}", self.cabin)?;
        }
        if self.is_split { write!(f, "/{SPLIT}") } else { Ok(()) }
    }
}

/// Formats the party, for example `2ADT+1CHD`.
fn travellers(party: Party) -> String {
    let codes = party.codes();
    let kinds = codes.chunk_by(|one, other| one == other);
    let kinds: Vec<_> = kinds.map(|kind| format!("{}{}", kind.len(), kind[0])).collect();
    kinds.join("+")
}

fn read_travellers(text: &str) -> Option<Party> {
    let mut codes = Vec::new();
    for kind in text.split('+') {
        let (count, code) = kind.split_at_checked(kind.bytes().take_while(u8::is_ascii_digit).count())?;
        let count: u8 = count.parse().ok()?;
        let code = PassengerCode::KNOWN.iter().find(|known| known.as_str().eq_ignore_ascii_case(code))?;
        codes.extend(std::iter::repeat_n(code, count.into()));
    }
    Some(codes.into_iter().collect())
}

impl FromStr for ItineraryId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut id =
            ItineraryId { legs: Vec::new(), party: Party::adults(1), cabin: Cabin::Economy, is_split: false };
        for part in text.trim().split('/') {
            if let Some(leg) = IdLeg::read(part, id.legs.last()) {
                id.legs.push(leg);
            } else if fold(part) == SPLIT {
                id.is_split = true;
            } else if let Some(cabin) = Cabin::KNOWN.iter().find(|known| fold(known.as_str()) == fold(part)) {
                id.cabin = cabin.clone();
            } else if let Some(party) = read_travellers(part) {
                id.party = party;
            } else {
                return Err(format!("{part:?} is not a valid part of an itinerary ID; expected {EXPECTED}"));
            }
        }
        if id.legs.is_empty() { Err(format!("expected {EXPECTED}")) } else { Ok(id) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> ItineraryId {
        text.parse().unwrap()
    }

    #[test]
    fn ids_round_trip() {
        for text in [
            "BOS-LHR:20270314:BA212",
            "BOS-LHR:20270314:BA212/20270321:BA213",
            "BOS-LHR:20270314:AA3962+AA145/LGW-BOS:20270321:B6321",
            "BOS-LHR:20270314:FI630+FI450/20270321:FI451+FI631/2ADT+1CHD/business",
            "HND-HNL:20270314:NH182/1SNR",
            "@BOS-@LHR:20270314:BA212/20270321:BA213/split",
            "BOS,PVD-LON:20270314+2:BA212/20270321-1:BA213",
            "BOS-LHR:20270314:BA212/LHR-FCO:20270318:BA550/FCO-BOS:20270325:AZ614/premiumEconomy",
        ] {
            assert_eq!(id(text).to_string(), text);
        }
        assert_eq!(
            id(" bos-lhr:20270314:ba212/premium-economy "),
            id("BOS-LHR:20270314:BA212/premiumEconomy")
        );
    }

    #[test]
    fn invalid_ids_name_the_wrong_part() {
        for (text, expected) in [
            ("", "\"\" is not a valid part of an itinerary ID"),
            ("4711", "\"4711\" is not a valid part of"),
            ("BOS-LHR:20270314:BA212/sofa", "\"sofa\""),
            ("BOS-LHR:20270231:BA212", "\"BOS-LHR:20270231:BA212\""),
            ("BOS-LHR:20270314:", "\"BOS-LHR:20270314:\""),
            ("20270314:BA212", "\"20270314:BA212\""),
            ("@BOS,PVD-LHR:20270314:BA212", "\"@BOS,PVD-LHR:20270314:BA212\""),
            ("BOS-LHR:202703142:BA212", "\"BOS-LHR:202703142:BA212\""),
            ("BOS-LHR:20270314:BA212/999ADT", "\"999ADT\""),
            ("business", "expected an ID that 'wayfare flights' prints"),
        ] {
            let error = text.parse::<ItineraryId>().unwrap_err();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn ids_contain_the_search() {
        let id = id("BOS-LHR:20270314:FI630+FI450/20270321:BA213/2ADT/first");
        let start = id.search();
        assert_eq!((start.cabin, start.passengers.len(), start.legs.len()), (Cabin::First, 2, 2));
        assert_eq!(start.legs[1].date.to_string(), "2027-03-21");
        assert_eq!(id.stops(), 1);
        assert_eq!(id.search_args(), "--leg BOS-LHR:2027-03-14 --leg LHR-BOS:2027-03-21");
        assert!(start.filters.is_none());
        let wide = "BOS,PVD-@LHR:20270314+2:BA212/split".parse::<ItineraryId>().unwrap().search();
        assert!(matches!(&wide.legs[0].origin, FlightLocation::Airports { airports } if airports.len() == 2));
        assert!(matches!(&wide.legs[0].destination, FlightLocation::NearbyAirports { .. }));
        assert_eq!(wide.legs[0].flex, Some(DateFlexibility::Plusminusthree));
        assert_eq!(wide.filters.unwrap().include_split, Some(true));
    }
}
