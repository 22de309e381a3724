//! `wayfare hotel`: shows one hotel in full.

pub mod args;
mod page;
mod rate_table;

use wayfare_client::StatusCode;
use wayfare_models::feeds::ConstantType;
use wayfare_models::hotels::{HotelEntityKey, SingleHotelSearchResponse};

use crate::exit::{Exit, Failure};
use crate::hotel::args::{HotelArg, HotelArgs};
use crate::hotels::{HotelAnswer, explain, finish, labels, lookup, request, status, stay};
use crate::session::answer::{Answer, State};
use crate::session::connect::{Context, Task};
use crate::session::search::{self, End};

/// Searches for the hotel's rates and prints the hotel's details.
pub async fn run(args: &HotelArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let task = Task::begin(context, args.stay.waiting, args.stay.pace)?;
    let stay = stay(&args.stay)?;
    let key = key(args, &task).await?;
    let search = task.session.hotels().search_single(request::of_one(&args.stay, key, &stay));
    let found = search::run(search, &task).await;
    let labels = labels(&found, &args.stay, &task).await;
    let text = |response: &SingleHotelSearchResponse| {
        let page = page::of(response, &labels, &stay, &task.console.screen());
        let is_all = stay.dates.is_none() && matches!(found.end, End::Complete);
        if is_all { page } else { format!("{page}\n{}\n", found.summary()) }
    };
    finish(&found, &args.stay, task.console, text)?;
    match (&found.end, &found.response) {
        // If no days were given, no rates were requested, and the hotel itself was found.
        (End::Complete, Some(_)) if stay.dates.is_none() => Ok(Exit::Found),
        _ => found.exit(|error| {
            let failure = explain(error, &args.stay, task.flags);
            match error.status() {
                Some(StatusCode::NOT_FOUND) => failure.with_help(
                    "'wayfare hotels' lists hotels with their ids; if it finds none, check --base-url",
                ),
                _ => failure,
            }
        }),
    }
}

async fn key(args: &HotelArgs, task: &Task<'_>) -> Result<HotelEntityKey, Failure> {
    match &args.hotel {
        HotelArg::Key(key) => Ok(*key),
        HotelArg::Name(name) => lookup::hotel(name, task).await,
    }
}

impl Answer for SingleHotelSearchResponse {
    const RESULTS: [&'static str; 2] = ["rate", "rates"];
    const NONE: &'static str = "No rates for these days.";

    fn state(&self) -> State<'_> {
        State { status: status(self.is_complete), shown: self.results.len(), counted: None }
    }
}

impl HotelAnswer for SingleHotelSearchResponse {
    fn unlabelled(&self) -> Vec<ConstantType> {
        let has_features = !self.features.is_empty() || !self.feature_tags.is_empty();
        has_features.then_some(ConstantType::Facility).into_iter().collect()
    }
}
