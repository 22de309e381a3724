//! `wayfare hotels`: searches hotels and prints tables and charts.

pub mod args;
mod facets;
mod help;
mod label_filters;
pub mod lookup;
pub mod rates;
pub mod request;
pub mod stay;
pub mod stay_args;
mod table;

use serde_core::Serialize;
use wayfare_client::Error;
use wayfare_client::poll::{Phase, Protocol, Search};
use wayfare_models::feeds::ConstantType;
use wayfare_models::hotels::{
    BasicMultipleHotelSearchResponse, EntityKey, MultipleHotelQuery, MultipleHotelSearchResponse,
};

use wayfare_places::DistanceUnit;

use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::hotels::args::HotelsArgs;
use crate::hotels::stay_args::StayArgs;
use crate::session::answer::{Answer, State};
use crate::session::connect::{Context, Task};
use crate::session::labels::Labels;
use crate::session::search::{self, End, Found};
use crate::terminal::output::Console;
use crate::values::dates;
use label_filters::FilterIds;
use stay::Stay;

/// Runs the search and prints the results, regardless of how the search ends.
pub async fn run(args: &HotelsArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let unit = args.units.units.map_or_else(|| context.connection.unit(), Into::into);
    let task = Task::begin(context, args.stay.waiting, args.stay.pace)?;
    let stay = stay(&args.stay)?;
    let query = query(args, &stay, &task).await?;
    let command = Command { args, unit, stay: &stay, task: &task };
    match args.basic {
        true => command.search_basic(query).await,
        false => command.search_multiple(query).await,
    }
}

async fn query(args: &HotelsArgs, stay: &Stay, task: &Task<'_>) -> Result<MultipleHotelQuery, Failure> {
    let ids = FilterIds::resolve(args, task).await?;
    let key = request::destination(args, task).await?;
    request::of_many(args, key, stay, &ids)
}

/// A search and its arguments.
struct Command<'a> {
    args: &'a HotelsArgs,
    unit: DistanceUnit,
    stay: &'a Stay,
    task: &'a Task<'a>,
}

impl Command<'_> {
    async fn search_basic(&self, query: MultipleHotelQuery) -> Result<Exit, Failure> {
        let screen = self.task.console.screen();
        let print = |response: &_, _: &_, _: &_| table::of_basic(response, self.stay.nights(), &screen);
        self.search(self.task.session.hotels().search_basic(query), print).await
    }

    async fn search_multiple(&self, query: MultipleHotelQuery) -> Result<Exit, Failure> {
        let is_place = matches!(query.filters.destination, EntityKey::Place(_));
        let nights = self.stay.nights();
        let print = |response: &MultipleHotelSearchResponse, labels: &Labels, end: &End| {
            // Hotels on other pages, or hotels that have not arrived yet, would contradict the notice.
            let has_none = response.total() == 0 && matches!(end, End::Complete);
            if is_place && has_none && response.destination.is_none() {
                self.task.console.notice("The service does not recognize this place.");
            }
            let screen = self.task.console.screen();
            let facets = match self.args.facets {
                true => facets::of(response, labels, nights, screen.width),
                false => String::new(),
            };
            facets + &table::of(response, nights, self.args.all_rates, self.unit, &screen)
        };
        self.search(self.task.session.hotels().search_multiple(query), print).await
    }

    async fn search<P>(
        &self,
        search: Search<P>,
        print: impl FnOnce(&P::Response, &Labels, &End) -> String,
    ) -> Result<Exit, Failure>
    where
        P: Protocol<Response: HotelAnswer>,
    {
        let asked = &self.args.stay;
        let found = search::run(search, self.task).await;
        let labels = labels(&found, asked, self.task).await;
        let text = |response: &P::Response| {
            let table = print(response, &labels, &found.end);
            let about = if table.is_empty() { String::new() } else { about_prices(self.stay) };
            format!("{table}{}\n{about}", found.summary())
        };
        finish(&found, asked, self.task.console, text)?;
        found.exit(|error| explain(error, asked, self.task.flags))
    }
}

/// Fetches the labels needed to show a response. Ids without labels are shown as numbers.
pub async fn labels<A: HotelAnswer>(found: &Found<A>, args: &StayArgs, task: &Task<'_>) -> Labels {
    let kinds = match (&found.response, &found.end) {
        // The call would fail for the same reason as the search.
        (_, End::Failed(_)) | (None, _) => Vec::new(),
        (Some(_), _) if args.json => Vec::new(),
        (Some(response), _) => response.unlabelled(),
    };
    Labels::to_show(&kinds, args.language.as_ref(), task).await
}

/// Prints the response, and notices about unexpected values.
pub fn finish<A: HotelAnswer>(
    found: &Found<A>,
    args: &StayArgs,
    console: &Console,
    text: impl FnOnce(&A) -> String,
) -> Result<(), Failure> {
    found.print(args.json, text, console)?;
    found.print_notices(console);
    Ok(())
}

/// Explains the prices in a table.
fn about_prices(stay: &Stay) -> String {
    match stay.nights() {
        Some(_) => format!("Prices are the lowest for the stay: {stay}.\n"),
        None => "Without dates, prices are the lowest recently seen for one night. \
                 For bookable rates, give --checkin and --checkout.\n"
            .to_owned(),
    }
}

pub fn stay(args: &StayArgs) -> Result<Stay, Failure> {
    let today = dates::today()?;
    Stay::new(args, today)
}

pub fn explain(error: &Error, args: &StayArgs, flags: &Flags) -> Failure {
    Failure::of_dated_call(error, flags, "--checkout", args.checkout, "arrival")
}

/// A hotel response that contains ids which may have labels.
pub trait HotelAnswer: Answer + Serialize {
    /// Returns the kinds of displayed ids that arrived without labels.
    fn unlabelled(&self) -> Vec<ConstantType>;
}

/// Returns the phase name of a hotel search.
pub fn status(is_complete: Option<bool>) -> &'static str {
    if is_complete == Some(true) { Phase::Complete.as_str() } else { Phase::Partial.as_str() }
}

macro_rules! hotels {
    ($response:ty, $unlabelled:expr) => {
        impl Answer for $response {
            const RESULTS: [&'static str; 2] = ["hotel", "hotels"];
            const NONE: &'static str = "No hotels found.";

            fn state(&self) -> State<'_> {
                let (status, counted) = (status(self.state.is_complete), self.state.total_filtered_results);
                State { status, shown: self.results.len(), counted }
            }
        }

        impl HotelAnswer for $response {
            fn unlabelled(&self) -> Vec<ConstantType> {
                $unlabelled(self)
            }
        }
    };
}
hotels!(MultipleHotelSearchResponse, facets::unlabelled);
hotels!(BasicMultipleHotelSearchResponse, |_| Vec::new());
