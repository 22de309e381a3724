//! The field of a request that a flag sets, so that a fault of the field names the flag.
//!
//! Each field stands in the attribute that defines its flag, beside the name and the help.

use std::cmp::Reverse;

use clap::builder::ArgExt;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use specwright_core::{PathRoot, Step};
use wayfare_client::Error;
use wayfare_models::Location;
use wayfare_models::service::ErrorCode;

/// The part of a request that a flag sets.
#[derive(Clone, Copy, Debug)]
pub enum Sets {
    /// A query parameter.
    Parameter(&'static str),
    /// A place in a body. Without an index it stands for all elements of a list.
    Place(&'static [Step<'static>]),
    /// Several places.
    Places(&'static [&'static [Step<'static>]]),
}

impl ArgExt for Sets {}

/// The error codes of values that only the service can check, such as a place without an airport.
#[derive(Clone, Debug)]
pub struct RefusedAs(pub Vec<ErrorCode>);

impl ArgExt for RefusedAs {}

/// The noun for what flags count together, which to the client are items of a list.
#[derive(Clone, Copy, Debug)]
pub struct Counts(pub &'static str);

impl ArgExt for Counts {}

/// The flags and arguments of the running command.
#[derive(Clone, Debug, Default)]
pub struct Flags(Vec<Flag>);

#[derive(Clone, Debug)]
struct Flag {
    /// `--limit` or `FROM`.
    name: String,
    is_given: bool,
    /// Whether each use adds an element to a list.
    is_repeated: bool,
    sets: Option<Sets>,
    counts: Option<&'static str>,
    codes: Vec<ErrorCode>,
}

impl Flags {
    /// The flags of the subcommand that the command line names.
    pub fn of(command: &Command, matches: &ArgMatches) -> Self {
        let subcommand = matches.subcommand().and_then(|(name, matches)| {
            let arguments = command.find_subcommand(name)?.get_arguments();
            Some(arguments.map(|arg| Flag::new(arg, matches)).collect())
        });
        Flags(subcommand.unwrap_or_default())
    }

    /// Returns whether the command line gives a flag.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|flag| flag.is_given && flag.name == name)
    }

    /// The names of the given flags that set a place, the closest match only.
    pub fn name(&self, at: &Location) -> Option<String> {
        let closeness = |flag: &Flag| {
            let (steps, others) = flag.sets?.closeness(at)?;
            Some((flag.is_given, steps, Reverse(others)))
        };
        let best = self.0.iter().filter_map(closeness).max()?;
        let mut flags = self.0.iter().filter(|flag| closeness(flag) == Some(best));
        let (is_given, steps, _) = best;
        if is_given {
            let names: Vec<_> = flags.map(|flag| flag.name_at(at, steps)).collect();
            return Some(names.join(" and "));
        }
        flags.next().map(|flag| flag.name.clone())
    }

    /// The noun for the items of a list that flags count.
    pub fn counted(&self, list: &Location) -> Option<&'static str> {
        let sets = |flag: &&Flag| flag.sets.is_some_and(|sets| sets.closeness(list).is_some());
        self.0.iter().filter(sets).find_map(|flag| flag.counts)
    }

    /// The names of the given flags that an error code may concern.
    pub fn name_by_code(&self, code: &ErrorCode) -> Option<String> {
        let names: Vec<_> = self.refused_as(code).map(|flag| flag.name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(" or "))
    }

    /// Whether a flag may have caused the failure of a call.
    pub fn may_blame(&self, name: &str, error: &Error) -> bool {
        let by_place = error.violations().iter().any(|it| self.name(it.at()).as_deref() == Some(name));
        let entries = error.api_error().map_or(&[][..], |api| api.entries());
        let mut codes = entries.iter().map(|entry| ErrorCode::from(entry.code.as_str()));
        by_place || codes.any(|code| self.refused_as(&code).any(|flag| flag.name == name))
    }

    /// Tells the flags of a journey whose only place is where it goes: its origin is that of a profile.
    pub fn leave_from_home(&mut self) {
        for flag in &mut self.0 {
            match flag.name.as_str() {
                "FROM" => "home of the profile".clone_into(&mut flag.name),
                "TO" => flag.is_given = true,
                _ => {}
            }
        }
    }

    fn refused_as(&self, code: &ErrorCode) -> impl Iterator<Item = &Flag> {
        self.0.iter().filter(move |flag| flag.is_given && flag.codes.contains(code))
    }
}

impl Flag {
    fn new(arg: &Arg, matches: &ArgMatches) -> Self {
        let value = || arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
        let name = arg.get_long().map(|long| format!("--{long}")).or_else(value);
        Flag {
            name: name.unwrap_or_else(|| arg.get_id().to_string()),
            is_given: matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine),
            is_repeated: matches!(arg.get_action(), ArgAction::Append),
            sets: arg.get::<Sets>().copied(),
            counts: arg.get::<Counts>().map(|counts| counts.0),
            codes: arg.get::<RefusedAs>().map(|refused| refused.0.clone()).unwrap_or_default(),
        }
    }

    /// `--leg 2` for a place in the second element of a list that `--leg` adds to.
    fn name_at(&self, at: &Location, steps: usize) -> String {
        match at.steps().nth(steps) {
            Some(Step::Index(index)) if self.is_repeated && at.root() == PathRoot::Body => {
                format!("{} {}", self.name, index + 1)
            }
            _ => self.name.clone(),
        }
    }
}

impl Sets {
    /// The number of matching steps to a place, and the number of places that the flag sets; `None` without a match.
    fn closeness(self, at: &Location) -> Option<(usize, usize)> {
        let paths = match self {
            Sets::Parameter(name) => return (at.parameter_name() == Some(name)).then_some((1, 1)),
            Sets::Place(path) => &[path],
            Sets::Places(paths) => paths,
        };
        let paths = paths.iter().filter(|_| at.root() == PathRoot::Body);
        let steps = paths.clone().filter_map(|path| leads_to(path, at)).max()?;
        Some((steps, paths.count()))
    }
}

/// The number of steps from the body to the end of a path, if the place is at or below it.
fn leads_to(path: &[Step<'_>], at: &Location) -> Option<usize> {
    let (mut left, mut taken) = (path, 0);
    for step in at.steps() {
        match left {
            [] => break,
            [next, rest @ ..] if *next == step => left = rest,
            [Step::Field(_), ..] if matches!(step, Step::Index(_)) => {}
            _ => return None,
        }
        taken += 1;
    }
    left.is_empty().then_some(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::Wayfare;
    use crate::session::connect::CONNECTION;

    fn flags(words: &str) -> Flags {
        Wayfare::read(format!("wayfare {words}").split_whitespace()).unwrap().flags
    }

    /// The flag of a place in the body.
    fn at(flags: &Flags, pointer: &str) -> String {
        flags.name(&Location::from_pointer(pointer).unwrap()).unwrap_or_default()
    }

    #[test]
    fn every_place_of_a_flight_request_has_its_flag() {
        for words in ["", "--flex --split --limit 3 --sort price --adults 2"] {
            let flags = flags(&format!("flights BOS LHR --depart +1d --return +2d {words}"));
            for (pointer, name) in [
                ("/searchStartParameters/cabin", "--cabin"),
                ("/searchStartParameters/passengers", "--adults"),
                ("/searchStartParameters/passengers/3", "--adults"),
                ("/searchStartParameters/legs", "--leg"),
                ("/searchStartParameters/legs/0/date", "--depart"),
                ("/searchStartParameters/legs/1/date", "--return"),
                ("/searchStartParameters/legs/0/origin/airports/0", "FROM"),
                ("/searchStartParameters/legs/0/destination", "TO"),
                ("/searchStartParameters/legs/1/origin/airports", "TO"),
                ("/searchStartParameters/legs/1/flex", "--flex"),
                ("/searchStartParameters/filters/includeSplit", "--split"),
                ("/searchStartParameters/filters/includeLongFlights", "--no-long"),
                ("/resultParameters/pageNumber", "--page"),
                ("/resultParameters/pageSize", "--limit"),
                ("/resultParameters/maxStops", "--max-stops"),
                ("/resultParameters/currency", "--currency"),
                ("/resultParameters/priceMode", "--price-mode"),
                ("/resultParameters/sort/key", "--sort"),
                ("/resultParameters/sort/direction", "--desc"),
                ("/resultParameters/unknown", ""),
                ("/searchStartParametersX", ""),
                ("", ""),
            ] {
                assert_eq!(at(&flags, pointer), name, "{pointer}");
            }
        }
    }

    #[test]
    fn every_place_of_a_calendar_request_has_its_flag() {
        for words in ["", "--by-month --round-trip --nonstop --known-only --currency EUR"] {
            let flags = flags(&format!("calendar BOS LHR --month +1 {words}"));
            for (pointer, flag) in [
                ("/origin/iataCode", "FROM"),
                ("/destination", "TO"),
                ("/dateFrom", "--month"),
                ("/dateTo", "--month"),
                ("/aggregationType", "--by-month"),
                ("/roundTrip", "--round-trip"),
                ("/noStops", "--nonstop"),
                ("/excludePredictions", "--known-only"),
                ("/currencyCode", "--currency"),
            ] {
                assert_eq!(at(&flags, pointer), flag, "{pointer}");
            }
        }
    }

    #[test]
    fn legs_are_counted_from_one() {
        let flags = flags("flights --leg BOS-LHR:+1d --leg LHR-BOS:+2d");
        assert_eq!(at(&flags, "/searchStartParameters/legs/1/date"), "--leg 2");
        assert_eq!(at(&flags, "/searchStartParameters/legs/0/origin"), "--leg 1");
        assert_eq!(at(&flags, "/searchStartParameters/legs"), "--leg");
    }

    #[test]
    fn every_place_of_a_car_request_has_its_flag() {
        let returned = flags("cars LAX --pickup +1d --dropoff +2d --return-to SFO");
        for (pointer, flag) in [
            ("/searchStartParameters/pickup/location", "FROM"),
            ("/searchStartParameters/pickup/location/value", "FROM"),
            ("/searchStartParameters/pickup/date", "--pickup"),
            ("/searchStartParameters/pickup/hour", "--pickup"),
            ("/searchStartParameters/pickup/minute", "--pickup"),
            ("/searchStartParameters/dropoff", "--dropoff"),
            ("/searchStartParameters/dropoff/date", "--dropoff"),
            ("/searchStartParameters/dropoff/minute", "--dropoff"),
            ("/searchStartParameters/dropoff/location/value", "--return-to"),
            ("/resultParameters/priceMode", "--price-mode"),
            ("/resultParameters/sort/key", "--sort"),
            ("/resultParameters/pageNumber", "--page"),
            ("/resultParameters/pageSize", "--limit"),
            ("/resultParameters/currency", "--currency"),
            ("/resultParameters/unknown", ""),
            ("/searchId", ""),
            ("", ""),
        ] {
            assert_eq!(at(&returned, pointer), flag, "{pointer}");
        }
        let here = flags("cars LAX --pickup +1d --dropoff +2d");
        assert_eq!(at(&here, "/searchStartParameters/dropoff/location/value"), "FROM");
    }

    #[test]
    fn parameters_have_their_flags() {
        let many = flags("hotels boston --limit 3");
        for (parameter, flag) in [
            ("destination", Some("PLACE|KEY")),
            ("pageSize", Some("--limit")),
            ("pageIndex", Some("--page")),
            ("preferredHotels", Some("--prefer")),
            ("maxPrice", Some("--max-price")),
            ("checkout", Some("--checkout")),
            ("rooms", Some("--rooms")),
            ("starRating", Some("--stars")),
            ("hotel", None),
            ("", None),
            ("/destination", None),
        ] {
            assert_eq!(many.name(&Location::parameter(parameter)).as_deref(), flag, "{parameter}");
        }
        assert_eq!(at(&many, "/destination"), "");
        let one = flags("hotel 1");
        assert_eq!(one.name(&Location::parameter("hotel")).as_deref(), Some("KEY"));
        assert_eq!(one.name(&Location::parameter("checkin")).as_deref(), Some("--checkin"));
    }

    #[test]
    fn the_flags_that_are_used_give_the_name() {
        let name = |words: &str, parameter: &str| flags(words).name(&Location::parameter(parameter)).unwrap();
        assert_eq!(name("hotels --near 1,2", "destination"), "--near");
        assert_eq!(name("hotels --polygon x.geojson", "destination"), "--polygon");
        assert_eq!(name("hotels boston --children-ages 4", "rooms"), "--children-ages");
        assert_eq!(
            name("hotels boston --adults 1 --children-ages 4", "rooms"),
            "--adults and --children-ages"
        );
    }

    #[test]
    fn every_flag_of_a_search_sets_something_but_those_for_this_end() {
        let command = Wayfare::definition();
        for (name, here) in [
            ("flights", &["nearby", "json", "until", "settle", "deadline", "pace"][..]),
            ("flight", &["json", "deadline", "pace"]),
            ("calendar", &["json", "deadline"]),
            ("hotels", &["max_hotels", "units", "all_rates", "facets", "basic", "json", "deadline", "pace"]),
            ("hotel", &["json", "deadline", "pace"]),
        ] {
            let of_all = ["quiet", "color", "help"];
            for arg in command.find_subcommand(name).unwrap().get_arguments() {
                let id = arg.get_id().as_str();
                let is_here =
                    here.contains(&id) || of_all.contains(&id) || arg.get_help_heading() == Some(CONNECTION);
                assert_eq!(arg.get::<Sets>().is_none(), is_here, "{name} {id}");
            }
        }
    }

    #[test]
    fn a_code_blames_the_flags_that_were_given() {
        let flags = flags("flights BOS LHR --depart +1d");
        assert_eq!(flags.name_by_code(&ErrorCode::InvalidDates).as_deref(), Some("--depart"));
        assert_eq!(flags.name_by_code(&ErrorCode::UnrecognizedLocation).as_deref(), Some("FROM or TO"));
        assert_eq!(flags.name_by_code(&ErrorCode::InvalidRequest), None);
    }
}
