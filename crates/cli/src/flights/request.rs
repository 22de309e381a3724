//! Converts the command line to a request.

use wayfare_models::Date;
use wayfare_models::common::{AirportCode, SortDirection};
use wayfare_models::flights::{
    DateFlexibility, FlightFilters, FlightLocation, FlightResultParameters, FlightSearchLeg,
    FlightSearchRequest, FlightSearchStart, FlightSort,
};
use wayfare_models::party::Party;

use super::lookup::Lookup;
use crate::exit::Failure;
use crate::flights::args::{FlightsArgs, PlaceArg};
use crate::values::dates::Day;

/// Returns the legs of the journey: the legs given with `--leg`, or the outbound leg and any return leg.
pub async fn legs(
    args: &FlightsArgs,
    today: Date,
    lookup: &mut Lookup<'_>,
) -> Result<Vec<FlightSearchLeg>, Failure> {
    let mut legs = Vec::new();
    for (from, to, day, flag) in journeys(args) {
        let date = day.from(today).ok_or_else(|| Failure::beyond_calendar(flag, "day"))?;
        let origin = location(args, lookup.codes(from).await?)?;
        let destination = location(args, lookup.codes(to).await?)?;
        let leg = FlightSearchLeg::new(origin, destination, date);
        legs.push(if args.flex { leg.with_flex(DateFlexibility::Plusminusthree) } else { leg });
    }
    Ok(legs)
}

/// Returns the origin, destination and day of each leg, and the flag that sets the day.
fn journeys(args: &FlightsArgs) -> impl Iterator<Item = (&PlaceArg, &PlaceArg, Day, &'static str)> {
    let there = match (&args.from, &args.to, args.depart) {
        (Some(from), Some(to), Some(day)) => Some((from, to, day, "--depart")),
        _ => None,
    };
    let back = there.zip(args.back).map(|((from, to, ..), day)| (to, from, day, "--return"));
    let legs = args.legs.iter().map(|leg| (&leg.from, &leg.to, leg.day, "--leg"));
    there.into_iter().chain(back).chain(legs)
}

fn location(args: &FlightsArgs, codes: Vec<AirportCode>) -> Result<FlightLocation, Failure> {
    match (args.nearby, codes.as_slice()) {
        (false, _) => Ok(FlightLocation::Airports { airports: codes }),
        (true, [airport]) => Ok(FlightLocation::NearbyAirports { airport: *airport }),
        (true, _) => {
            Err(Failure::invalid(format!("--nearby: found {}, allowed one airport", PlaceArg::Codes(codes))))
        }
    }
}

/// Builds the request for these legs. The client validates the request before sending it.
pub fn of(args: &FlightsArgs, legs: Vec<FlightSearchLeg>) -> FlightSearchRequest {
    let mut start = FlightSearchStart::new(args.cabin.clone(), party(args).into(), legs);
    if args.split || args.no_long {
        let mut filters = FlightFilters::default();
        filters.include_split = args.split.then_some(true);
        filters.include_long_flights = args.no_long.then_some(false);
        start = start.with_filters(filters);
    }
    let mut parameters = FlightResultParameters::default().with_page_size(args.limit.into());
    // Requests for the first page omit the number, since some services start at 0 and others at 1.
    parameters.page_number = Some(i64::from(args.page)).filter(|number| *number > 1);
    parameters.currency = args.currency;
    parameters.price_mode = args.price_mode.clone();
    parameters.max_stops = args.max_stops.or(args.nonstop.then_some(0)).map(i64::from);
    if args.sort.is_some() || args.desc {
        let mut sort = FlightSort::default();
        (sort.key, sort.direction) = (args.sort.clone(), args.desc.then_some(SortDirection::Desc));
        parameters.sort = Some(sort);
    }
    FlightSearchRequest::from(start).with_result_parameters(parameters)
}

fn party(args: &FlightsArgs) -> Party {
    let [seniors, students, youths] =
        [args.seniors, args.students, args.youths].map(Option::unwrap_or_default);
    let alone = if [seniors, students, youths] == [0; 3] { 1 } else { 0 };
    Party::adults(args.adults.unwrap_or(alone))
        .seniors(seniors)
        .students(students)
        .youth(youths)
        .children(args.children.unwrap_or_default())
        .infants_in_seat(args.infants_in_seat.unwrap_or_default())
        .infants_on_lap(args.infants_on_lap.unwrap_or_default())
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::command_line::Command;
    use crate::command_line::tests::args as args_of;
    use wayfare_models::flights::PassengerCode;

    /// Parses `wayfare flights` with these arguments.
    pub fn args(words: &str) -> FlightsArgs {
        args_of(&format!("flights {words}"), |command| match command {
            Command::Flights(args) => Some(*args),
            _ => None,
        })
    }

    /// Builds a request for flights from Boston to London and back with these arguments.
    pub fn request(args: &FlightsArgs) -> FlightSearchRequest {
        let place = |code: &str| FlightLocation::Airports { airports: vec![code.parse().unwrap()] };
        let leg = |from, to, day: &str| FlightSearchLeg::new(place(from), place(to), day.parse().unwrap());
        of(args, vec![leg("BOS", "LHR", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")])
    }

    fn passengers(words: &str) -> Vec<PassengerCode> {
        party(&args(&format!("BOS LHR --depart +45d {words}"))).codes()
    }

    #[test]
    fn parties_have_at_least_one_traveller_by_default() {
        use PassengerCode::{Adult, Child, InfantOnLap, Senior};
        assert_eq!(passengers(""), [Adult]);
        assert_eq!(passengers("--child 1"), [Adult, Child]);
        assert_eq!(passengers("--seniors 2"), [Senior, Senior]);
        assert_eq!(passengers("--adults 1 --seniors 1 --infants-on-lap 1"), [Adult, Senior, InfantOnLap]);
        assert_eq!(passengers("--adults 0"), []);
    }

    #[test]
    fn return_days_count_from_today() {
        let args = args("BOS LHR --depart +45d --return +52d");
        let days: Vec<_> = journeys(&args)
            .map(|(from, to, day, flag)| (from.to_string(), to.to_string(), day, flag))
            .collect();
        assert_eq!(
            days,
            [
                ("BOS".into(), "LHR".into(), Day::In(45), "--depart"),
                ("LHR".into(), "BOS".into(), Day::In(52), "--return")
            ]
        );
    }

    #[test]
    fn unset_options_are_not_sent() {
        let plain = request(&args("BOS LHR --depart +45d"));
        insta::assert_snapshot!("plain_request", serde_json::to_string_pretty(&plain).unwrap());
        let full = request(&args(
            "BOS LHR --depart +45d --split --no-long --cabin business --sort best-value --desc --max-stops 0 --page 2 --limit 5 \
             --currency eur --price-mode total",
        ));
        insta::assert_snapshot!("full_request", serde_json::to_string_pretty(&full).unwrap());
    }
}
