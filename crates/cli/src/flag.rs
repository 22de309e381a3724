//! Mapping from flags to the request fields that they set, so that errors about a field can name the flag.
//!
//! The fields are declared in the flag's attributes, next to the flag's name and help.

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
    /// A location in the body. A path without an index matches all elements of a list.
    Place(&'static [Step<'static>]),
    /// Several locations.
    Places(&'static [&'static [Step<'static>]]),
}

impl ArgExt for Sets {}

/// Error codes for values that only the service can check, such as a place without an airport.
#[derive(Clone, Debug)]
pub struct RejectionCodes(Vec<ErrorCode>);

impl ArgExt for RejectionCodes {}

impl RejectionCodes {
    /// Returns the codes of invalid days.
    pub fn dates() -> Self {
        RejectionCodes(vec![ErrorCode::InvalidDates])
    }

    /// Returns the codes of invalid places.
    pub fn place() -> Self {
        RejectionCodes(vec![ErrorCode::UnrecognizedLocation])
    }

    /// Returns the codes of invalid places or days.
    pub fn dates_or_place() -> Self {
        RejectionCodes(vec![ErrorCode::InvalidDates, ErrorCode::UnrecognizedLocation])
    }
}

/// Noun for items that several flags count together. In the request, these items are elements of a single list.
#[derive(Clone, Copy, Debug)]
pub struct Counts(pub &'static str);

impl ArgExt for Counts {}

/// Flags and arguments of the running command.
#[derive(Clone, Debug, Default)]
pub struct Flags(Vec<Flag>);

#[derive(Clone, Debug)]
struct Flag {
    /// The name, such as `--limit` or `FROM`.
    name: String,
    is_given: bool,
    /// `true` if each use appends an element to a list.
    is_repeated: bool,
    sets: Option<Sets>,
    counts: Option<&'static str>,
    codes: Vec<ErrorCode>,
}

impl Flags {
    /// Collects the flags of the subcommand on the command line.
    pub fn of(command: &Command, matches: &ArgMatches) -> Self {
        let subcommand = matches.subcommand().and_then(|(name, matches)| {
            let arguments = command.find_subcommand(name)?.get_arguments();
            Some(arguments.map(|arg| Flag::new(arg, matches)).collect())
        });
        Flags(subcommand.unwrap_or_default())
    }

    /// Returns whether a flag was given on the command line.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|flag| flag.is_given && flag.name == name)
    }

    /// Returns the names of the given flags that set a location. If none is given, returns the name of one flag that
    /// can set the location. Only the closest matches count.
    pub fn name(&self, at: &Location) -> Option<String> {
        let specificity = |flag: &Flag| {
            let (steps, others) = flag.sets?.specificity(at)?;
            Some((flag.is_given, steps, Reverse(others)))
        };
        let best = self.0.iter().filter_map(specificity).max()?;
        let mut flags = self.0.iter().filter(|flag| specificity(flag) == Some(best));
        let (is_given, steps, _) = best;
        if is_given {
            let names: Vec<_> = flags.map(|flag| flag.name_at(at, steps)).collect();
            return Some(names.join(" and "));
        }
        flags.next().map(|flag| flag.name.clone())
    }

    /// Returns the noun for the items of a list whose number is set by flags.
    pub fn counted(&self, list: &Location) -> Option<&'static str> {
        let sets = |flag: &&Flag| flag.sets.is_some_and(|sets| sets.specificity(list).is_some());
        self.0.iter().filter(sets).find_map(|flag| flag.counts)
    }

    /// Returns the names of the given flags that an error code may concern.
    pub fn name_by_code(&self, code: &ErrorCode) -> Option<String> {
        let names: Vec<_> = self.rejected_with(code).map(|flag| flag.name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(" or "))
    }

    /// Returns whether a flag may have caused a failed call.
    pub fn may_have_caused(&self, name: &str, error: &Error) -> bool {
        let by_place = error.violations().iter().any(|it| self.name(it.at()).as_deref() == Some(name));
        let entries = error.api_error().map_or(&[][..], |api| api.entries());
        let mut codes = entries.iter().map(|entry| ErrorCode::from(entry.code.as_str()));
        by_place || codes.any(|code| self.rejected_with(&code).any(|flag| flag.name == name))
    }

    /// Adjusts the flags of a route that has only a destination: the origin is the profile's home.
    pub fn set_origin_to_home(&mut self) {
        for flag in &mut self.0 {
            match flag.name.as_str() {
                "FROM" => "home of the profile".clone_into(&mut flag.name),
                "TO" => flag.is_given = true,
                _ => {}
            }
        }
    }

    fn rejected_with(&self, code: &ErrorCode) -> impl Iterator<Item = &Flag> {
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
            codes: arg.get::<RejectionCodes>().map(|codes| codes.0.clone()).unwrap_or_default(),
        }
    }

    /// Returns `--leg 2` for a location in the second element of a list that `--leg` appends to.
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
    /// Returns the number of steps that match a location, and the number of locations that the flag sets. Returns
    /// `None` if nothing matches.
    fn specificity(self, at: &Location) -> Option<(usize, usize)> {
        let paths = match self {
            Sets::Parameter(name) => return (at.parameter_name() == Some(name)).then_some((1, 1)),
            Sets::Place(path) => &[path],
            Sets::Places(paths) => paths,
        };
        let paths = paths.iter().filter(|_| at.root() == PathRoot::Body);
        let steps = paths.clone().filter_map(|path| matching_steps(path, at)).max()?;
        Some((steps, paths.count()))
    }
}

/// Returns the number of steps from the body to the end of a path if the location is at or below that end.
fn matching_steps(path: &[Step<'_>], at: &Location) -> Option<usize> {
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
    use crate::command_line::tests::read;
    use crate::session::connect::CONNECTION;

    fn flags(words: &str) -> Flags {
        read(words).unwrap().flags
    }

    /// Returns the flag that sets a location in the body.
    fn at(flags: &Flags, pointer: &str) -> String {
        flags.name(&Location::from_pointer(pointer).unwrap()).unwrap_or_default()
    }

    #[test]
    fn request_fields_map_to_flags() {
        let flights = flags("flights BOS LHR --depart +1d --return +2d --flex --split --limit 3");
        let legs = flags("flights --leg BOS-LHR:+1d --leg LHR-BOS:+2d");
        let calendar = flags("calendar BOS LHR --month +1");
        let cars = flags("cars LAX --pickup +1d --dropoff +2d");
        let one_way = flags("cars LAX --pickup +1d --dropoff +2d --return-to SFO");
        for (flags, pointer, name) in [
            (&flights, "/searchStartParameters/cabin", "--cabin"),
            (&flights, "/searchStartParameters/passengers/3", "--adults"),
            (&flights, "/searchStartParameters/legs", "--leg"),
            (&flights, "/searchStartParameters/legs/0/date", "--depart"),
            (&flights, "/searchStartParameters/legs/1/date", "--return"),
            (&flights, "/searchStartParameters/legs/0/origin/airports/0", "FROM"),
            (&flights, "/searchStartParameters/legs/0/destination", "TO"),
            (&flights, "/searchStartParameters/legs/1/origin/airports", "TO"),
            (&flights, "/searchStartParameters/legs/1/flex", "--flex"),
            (&flights, "/searchStartParameters/filters/includeSplit", "--split"),
            (&flights, "/searchStartParameters/filters/includeLongFlights", "--no-long"),
            (&flights, "/resultParameters/pageNumber", "--page"),
            (&flights, "/resultParameters/pageSize", "--limit"),
            (&flights, "/resultParameters/maxStops", "--max-stops"),
            (&flights, "/resultParameters/currency", "--currency"),
            (&flights, "/resultParameters/priceMode", "--price-mode"),
            (&flights, "/resultParameters/sort/key", "--sort"),
            (&flights, "/resultParameters/sort/direction", "--desc"),
            (&flights, "/resultParameters/unknown", ""),
            (&flights, "/searchStartParametersX", ""),
            (&flights, "", ""),
            (&legs, "/searchStartParameters/legs/0/origin", "--leg 1"),
            (&legs, "/searchStartParameters/legs/1/date", "--leg 2"),
            (&legs, "/searchStartParameters/legs", "--leg"),
            (&calendar, "/origin/iataCode", "FROM"),
            (&calendar, "/destination", "TO"),
            (&calendar, "/dateFrom", "--month"),
            (&calendar, "/dateTo", "--month"),
            (&calendar, "/aggregationType", "--by-month"),
            (&calendar, "/roundTrip", "--round-trip"),
            (&calendar, "/noStops", "--nonstop"),
            (&calendar, "/excludePredictions", "--known-only"),
            (&calendar, "/currencyCode", "--currency"),
            (&cars, "/searchStartParameters/pickup/location/value", "FROM"),
            (&cars, "/searchStartParameters/pickup/hour", "--pickup"),
            (&cars, "/searchStartParameters/dropoff", "--dropoff"),
            (&cars, "/searchStartParameters/dropoff/minute", "--dropoff"),
            (&cars, "/searchStartParameters/dropoff/location/value", "FROM"),
            (&one_way, "/searchStartParameters/dropoff/location/value", "--return-to"),
            (&cars, "/resultParameters/priceMode", "--price-mode"),
            (&cars, "/resultParameters/sort/key", "--sort"),
            (&cars, "/resultParameters/pageNumber", "--page"),
            (&cars, "/resultParameters/pageSize", "--limit"),
            (&cars, "/resultParameters/currency", "--currency"),
        ] {
            assert_eq!(at(flags, pointer), name, "{pointer}");
        }
    }

    #[test]
    fn query_parameters_map_to_flags() {
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
    fn errors_name_the_flags_in_use() {
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
    fn search_flags_set_request_fields_except_local_ones() {
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
                let is_local =
                    here.contains(&id) || of_all.contains(&id) || arg.get_help_heading() == Some(CONNECTION);
                assert_eq!(arg.get::<Sets>().is_none(), is_local, "{name} {id}");
            }
        }
    }

    #[test]
    fn error_codes_map_to_the_given_flags() {
        let flags = flags("flights BOS LHR --depart +1d");
        assert_eq!(flags.name_by_code(&ErrorCode::InvalidDates).as_deref(), Some("--depart"));
        assert_eq!(flags.name_by_code(&ErrorCode::UnrecognizedLocation).as_deref(), Some("FROM or TO"));
        assert_eq!(flags.name_by_code(&ErrorCode::InvalidRequest), None);
    }
}
