//! Converts the command line to a request.

use wayfare_models::Date;
use wayfare_models::cars::{CarResultParameters, CarSearchPlace, CarSearchRequest, CarSearchStart, CarSort};
use wayfare_models::rental::Moment;

use super::lookup;
use crate::cars::args::CarsArgs;
use crate::exit::Failure;
use crate::session::connect::Task;
use crate::values::moments::MomentArg;

/// Looks up the places and builds the request.
///
/// # Errors
/// Returns an error if a place can't be resolved, or if a day is later than the last supported date.
pub async fn of(args: &CarsArgs, today: Date, task: &Task<'_>) -> Result<CarSearchRequest, Failure> {
    let moment =
        |asked: MomentArg, flag| asked.from(today).ok_or_else(|| Failure::beyond_calendar(flag, "day"));
    let (pickup, dropoff) = (moment(args.pickup, "--pickup")?, moment(args.dropoff, "--dropoff")?);
    let place = lookup::place(&args.from, task).await?;
    let back = match &args.return_to {
        Some(place) => Some(lookup::place(place, task).await?),
        None => None,
    };
    Ok(between(args, place, back, pickup, dropoff))
}

fn between(
    args: &CarsArgs,
    place: CarSearchPlace,
    back: Option<CarSearchPlace>,
    pickup: Moment,
    dropoff: Moment,
) -> CarSearchRequest {
    let start = CarSearchStart::between(place, pickup, dropoff);
    let start = match back {
        Some(place) => start.returned_to(place),
        None => start,
    };
    CarSearchRequest::from(start).with_result_parameters(parameters(args))
}

/// Builds the result parameters. The price mode is always sent, so that the command can detect a response in another
/// mode.
fn parameters(args: &CarsArgs) -> CarResultParameters {
    let mut parameters = CarResultParameters::default()
        .with_price_mode(args.price_mode.clone())
        .with_page_size(args.limit.into());
    parameters.page_number = Some(i64::from(args.page) - 1).filter(|index| *index > 0);
    parameters.currency = args.currency;
    parameters.sort = args.sort.clone().map(|key| CarSort::default().with_key(key));
    parameters
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::cars::args::tests::args;

    /// Builds a request for a car from Los Angeles with these arguments; `--return-to` returns the car to San
    /// Francisco. Also returns the arguments.
    pub fn request(words: &str) -> (CarsArgs, CarSearchRequest) {
        let args = args(&format!("LAX --pickup +1d --dropoff +4dT09:30 {words}"));
        let today: Date = "2027-02-27".parse().unwrap();
        let place = |code: &str| CarSearchPlace::at_airport(code.parse().unwrap());
        let back = args.return_to.is_some().then(|| place("SFO"));
        let [pickup, dropoff] = [args.pickup, args.dropoff].map(|time| time.from(today).unwrap());
        let request = between(&args, place("LAX"), back, pickup, dropoff);
        (args, request)
    }

    #[test]
    fn unset_options_are_not_sent() {
        let written = |words| serde_json::to_string_pretty(&request(words).1).unwrap();
        insta::assert_snapshot!("plain", written(""));
        insta::assert_snapshot!(
            "full",
            written("--return-to SFO --currency eur --price-mode total --sort distance --page 3 --limit 5")
        );
    }

    #[test]
    fn filters_are_not_part_of_the_request() {
        assert_eq!(request("--class suv --seats 5 --max-price 50").1, request("").1);
    }
}
