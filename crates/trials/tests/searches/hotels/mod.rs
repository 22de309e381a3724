//! Hotel searches: full and basic destination searches, all pages, and single-hotel searches.

mod facets;
mod filters;
mod invalid;
mod multiple;
mod order;
mod rates;
mod request;
mod single;

use std::sync::Arc;

use tokio::sync::OnceCell;
use wayfare_client::Session;
use wayfare_client::poll::Update;
use wayfare_models::hotels::{
    EntityKey, HotelResult, MultipleHotelQuery as Query, MultipleHotelSearchResponse as Answer,
    SingleHotelOption,
};

use crate::harness::{Trial, Vertical};
use crate::stage::{Caller, backoff};

pub struct Hotels;

impl Vertical for Hotels {
    const NAME: &'static str = "hotels";
    const SEARCHES: u64 = 4_000;
    const COVERS: &'static str = "\
        results, dated, undated, partial, facets, rates, all pages, single, basic, rejected, summary, \
        page beyond the end, date line, breakdown";

    async fn search(trial: &mut Trial) {
        let ids = known_hotels().await;
        if trial.random.percent(5) {
            return invalid::search(trial, &ids).await;
        }
        let query = request::multiple(&mut trial.random, &ids);
        let session = trial.caller.session();
        let Some(last) = searched(trial, &session, &query).await else { return };
        covered(trial, &query, &last);
        match trial.random.below(100) {
            0..12 if query.summary_only != Some(true) => walk(trial, &session, &query, &last).await,
            12..32 if !last.results.is_empty() => {
                let at = trial.random.below(last.results.len());
                one(trial, &session, &query, &last.results[at]).await;
            }
            32..47 if query.features_filter_mode.is_none() && query.summary_only != Some(true) => {
                basic_search(trial, &session, &query, &last).await;
            }
            47..57 => again(trial, &session, &query, &last).await,
            _ => {}
        }
    }
}

/// Returns the ids of existing hotels, for keys that list hotels. The ids are fetched once.
async fn known_hotels() -> Arc<Vec<i64>> {
    static IDS: OnceCell<Arc<Vec<i64>>> = OnceCell::const_new();
    let find = async || {
        let session = Caller::usual().session();
        let query = Query::new(EntityKey::place(2_990_440).unwrap()).with_page_size(250);
        let found = session.hotels().multiple(&query).await.unwrap();
        Arc::new(found.value.results.iter().map(|hotel| hotel.id.get()).collect())
    };
    Arc::clone(IDS.get_or_init(find).await)
}

/// Repeats a search until it is complete. Checks each response, and compares it with the previous response.
async fn searched(trial: &mut Trial, session: &Session, query: &Query) -> Option<Answer> {
    let mut search = session.hotels().search_multiple(query.clone()).backoff(backoff());
    let mut before: Option<Arc<Update<Answer>>> = None;
    while let Some(update) = search.next().await {
        let update = trial.findings.succeed("G1", update)?;
        trial.findings.no_notes(&update.notes);
        multiple::check(&mut trial.findings, query, &update.response);
        if let Some(before) = &before {
            multiple::check_continuation(&mut trial.findings, query, &before.response, &update.response);
        }
        trial.count_if(!update.response.state.is_complete.unwrap(), "partial");
        before = Some(update);
    }
    let last = Arc::unwrap_or_clone(before?).response;
    trial.findings.same("H3", last.state.is_complete, Some(true));
    Some(last)
}

fn covered(trial: &mut Trial, query: &Query, last: &Answer) {
    trial.count(if query.stay.dates().is_some() { "dated" } else { "undated" });
    let (is_empty, is_summary) = (last.results.is_empty(), query.summary_only == Some(true));
    let has_some = last.state.total_filtered_results.unwrap() > 0;
    let is_over_date_line = query.filters.destination.to_string().contains(",-179") && !is_empty;
    let rates = || last.results.iter().flat_map(|hotel| &hotel.rates);
    trial.count_if(!is_empty, "results");
    trial.count_if(is_empty && has_some && !is_summary, "page beyond the end");
    trial.count_if(is_summary && has_some, "summary");
    trial.count_if(!last.star_ratings.is_empty(), "facets");
    trial.count_if(rates().next().is_some(), "rates");
    trial.count_if(rates().any(|rate| rate.rate_breakdown.is_some()), "breakdown");
    trial.count_if(is_over_date_line, "date line");
}

/// Checks that a complete search returns the same response again.
async fn again(trial: &mut Trial, session: &Session, query: &Query, last: &Answer) {
    let Some(again) = trial.findings.answer(session.hotels().multiple(query).await) else { return };
    trial.findings.ensure("H3", again == *last, || (&again, "the same response as before"));
}

/// Checks the order and total of all pages. Also checks that no hotel appears twice, and that the counts and rates of
/// the search agree with the hotels.
async fn walk(trial: &mut Trial, session: &Session, query: &Query, last: &Answer) {
    let total = last.state.total_filtered_results.unwrap();
    if total == 0 || total > 400 {
        return;
    }
    let size = (total / 4 + 1).min(250);
    let mut hotels: Vec<HotelResult> = Vec::new();
    let mut pages = session.hotels().pages(query.clone().with_page_index(0).with_page_size(size));
    while let Some(page) = pages.next().await {
        let Some(page) = trial.findings.succeed("G1", page) else { return };
        let page = Arc::unwrap_or_clone(page.last.unwrap());
        let findings = &mut trial.findings;
        findings.no_notes(&page.notes);
        let shown = &page.response;
        findings.same("H6", shown.state.total_filtered_results, Some(total));
        findings.at(format!("page of {} hotels", shown.results.len()), |findings| {
            let of_page = query.clone().with_page_index((hotels.len() as i64) / size).with_page_size(size);
            multiple::check(findings, &of_page, shown);
        });
        hotels.extend(page.response.results);
    }
    let findings = &mut trial.findings;
    findings.same("H6", hotels.len() as i64, total);
    findings.each_once("H6", hotels.iter().map(|hotel| hotel.id));
    order::check(findings, query, &hotels);
    order::spans(findings, query, last, &hotels);
    facets::recount(findings, last, &hotels);
    trial.count("all pages");
}

/// Checks that the single-hotel search agrees with the destination search.
async fn one(trial: &mut Trial, session: &Session, from: &Query, hotel: &HotelResult) {
    let mut query = request::single(from, hotel.id.get());
    if trial.random.percent(60) {
        let options = trial.random.some(SingleHotelOption::KNOWN, SingleHotelOption::KNOWN.len());
        query = query.with_options(options);
    }
    let search = session.hotels().search_single(query.clone());
    let Some(answer) = trial.finish(search).await else { return };
    single::check(&mut trial.findings, &query, &answer.response);
    single::agrees(&mut trial.findings, from, hotel, &answer.response);
    trial.count("single");
}

/// Checks that the basic search returns the same hotels in the same order as the full search.
async fn basic_search(trial: &mut Trial, session: &Session, from: &Query, last: &Answer) {
    let search = session.hotels().search_basic(request::basic(from));
    let Some(answer) = trial.finish(search).await else { return };
    single::check_basic(&mut trial.findings, last, &answer.response);
    trial.count("basic");
}
