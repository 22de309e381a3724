//! Measures verdicts over a scripted transport: false alarms for healthy services, and broken services whose results
//! pass as complete. The sequences of responses are random, but the same in each run.

use std::time::Duration;

use serde_json::{Value, json};
use wayfare_client::testing::{Reply, Script};
use wayfare_client::verdict::{Lack, Verdict};
use wayfare_client::{Error, ErrorKind, Remark};
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_models::cars::{CarResultParameters, CarSearchRequest};
use wayfare_models::feeds::{ConstantsQuery, HotelFeedQuery};
use wayfare_models::flights::{FlightResultParameters, FlightSearchRequest};
use wayfare_models::hotels::{
    BasicHotelQuery, EntityKey, HotelEntityKey, HotelStay, MultipleHotelQuery, SingleHotelQuery,
};

use crate::support::{script, session_of};

/// A seeded pseudorandom number generator (SplitMix64).
struct SplitMix64(u64);

impl SplitMix64 {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// Returns `true` with this probability, in percent.
    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// Returns a random share of a number, between two percentages.
    fn share(&mut self, of: u64, from: u64, to: u64) -> u64 {
        (of * (from + self.below(to - from + 1))).div_ceil(100)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Search {
    Flights,
    Cars,
    Hotels,
    Basic,
    /// The rates of one hotel.
    Hotel,
    /// A single-hotel search without dates, whose response has no list of rates.
    Undated,
    /// A hotel summary, which has no list of hotels.
    Summary,
}

const PAGED: [Search; 4] = [Search::Flights, Search::Cars, Search::Hotels, Search::Basic];
const LISTS: [Search; 5] = [Search::Flights, Search::Cars, Search::Hotels, Search::Basic, Search::Hotel];

/// The requested page: its index, and its size unless the size is the default.
type Page = (u64, Option<u64>);

impl Search {
    fn has_phases(self) -> bool {
        matches!(self, Search::Flights | Search::Cars)
    }

    /// Returns a response with some results, or without a list of results.
    fn answer(self, is_final: bool, total: u64, results: Option<Vec<Value>>) -> Value {
        let mut body = match self.has_phases() {
            true => {
                let status = if is_final { "complete" } else { "second-phase" };
                json!({ "searchId": "s1", "cluster": "4", "status": status, "totalCount": total })
            }
            // The counts before filtering are larger.
            false => json!({
                "isComplete": is_final, "totalResults": total * 3, "totalAvailableResults": total * 2,
                "totalFilteredResults": total, "searchTime": 900,
            }),
        };
        if let Some(results) = results {
            body["results"] = results.into();
        }
        body
    }

    async fn run(self, script: &Script, (index, size): Page) -> Result<Verdict, Error> {
        let (session, size) = (session_of(script), size.map(|size| size as i64));
        let index = index as i64;
        let stay =
            HotelStay::of_nights("2027-03-14".parse().unwrap(), 2).unwrap().with_rooms("2".parse().unwrap());
        let mut hotels = MultipleHotelQuery::new(EntityKey::place(1).unwrap()).with_page_index(index);
        hotels.filters.page_size = size;
        let single = SingleHotelQuery::new(HotelEntityKey::new(1).unwrap());
        let deadline = Duration::from_secs(60);
        Ok(match self {
            Search::Flights => {
                let mut parameters = FlightResultParameters::default().with_page_number(index + 1);
                parameters.page_size = size;
                let mut request = FlightSearchRequest::default().with_result_parameters(parameters);
                request.search_id = Some("s1".into());
                session.flights().search(request).deadline(deadline).finish().await?.verdict
            }
            Search::Cars => {
                let mut parameters = CarResultParameters::default().with_page_number(index);
                parameters.page_size = size;
                let mut request = CarSearchRequest::default().with_result_parameters(parameters);
                request.search_id = Some("s1".into());
                session.cars().search(request).deadline(deadline).finish().await?.verdict
            }
            Search::Hotels => {
                session.hotels().search_multiple(hotels).deadline(deadline).finish().await?.verdict
            }
            Search::Basic => {
                let query = BasicHotelQuery::from(hotels);
                session.hotels().search_basic(query).deadline(deadline).finish().await?.verdict
            }
            Search::Summary => {
                session.hotels().search_multiple(hotels.with_summary_only(true)).finish().await?.verdict
            }
            Search::Hotel => session.hotels().search_single(single.with_stay(stay)).finish().await?.verdict,
            Search::Undated => session.hotels().search_single(single).finish().await?.verdict,
        })
    }
}

/// Returns results with consecutive ids. The first id is random, because services re-rank results between responses.
fn results(random: &mut SplitMix64, count: u64) -> Vec<Value> {
    let first = random.below(9_000);
    (first..first + count)
        .map(|id| json!({ "id": id, "key": format!("khotel:{id}"), "seen": true }))
        .collect()
}

/// Converts the ids of flight and car results to strings, and builds the reply.
fn with_ids(search: Search, mut body: Value) -> Reply {
    for result in body["results"].as_array_mut().into_iter().flatten().filter(|result| result.is_object()) {
        if search.has_phases() {
            result["id"] = result["id"].to_string().into();
        }
    }
    Reply::ok(body.to_string())
}

/// Returns the responses of a healthy service, and the requested page.
fn healthy(random: &mut SplitMix64, search: Search) -> (Vec<Reply>, Page) {
    let all = match random.below(10) {
        0 | 1 => 0,
        2..=4 => 1 + random.below(5),
        _ => 6 + random.below(400),
    };
    let size = random.pick(&[None, Some(10), Some(50), Some(100)]);
    let index = if PAGED.contains(&search) && random.chance(20) { random.below(4) } else { 0 };
    let asked = size.unwrap_or(if search.has_phases() { 50 } else { 25 });
    let left = all.saturating_sub(index * asked).min(asked);
    // Services remove duplicates after counting: usually a few, sometimes many.
    let least = if random.chance(2) { 40 } else { 88 };
    let left = if random.chance(50) { left } else { random.share(left, least, 100) };
    let mut replies = Vec::new();
    for _ in 0..random.below(4) {
        // A partial response may have a few more results than the final response, because the final prices of the
        // additional results do not pass the filter.
        let (found, total) = (random.share(left, 0, 115), random.share(all, 20, 106));
        let list = results(random, found);
        let list = Some(list).filter(|list| !list.is_empty() || random.chance(50));
        replies.push(with_ids(search, search.answer(false, total, list)));
        if !search.has_phases() && random.chance(20) {
            replies.push(Reply::new(202, "{}"));
        }
    }
    let mut list = results(random, left);
    if list.len() > 1 && random.chance(20) {
        let at = random.below(list.len() as u64) as usize;
        list[at] = if random.chance(50) { list[0].clone() } else { json!(7) };
    }
    // A list may be missing if the page does not exist, or if the request does not ask for a list.
    let is_beyond = index > 0 && index * asked >= all;
    let is_listed = LISTS.contains(&search) && !(is_beyond && random.chance(50));
    let mut last = search.answer(true, all, is_listed.then_some(list));
    match random.below(6) {
        0 => last["errors"] = json!([]),
        1 => last["errors"] = json!(null),
        2 => (last["errorCode"], last["errorMessage"]) = (json!(null), json!(null)),
        3 => last["sprites"] = json!([{ "x": 1 }]),
        _ => {}
    }
    replies.push(with_ids(search, last));
    (replies, (index, size))
}

#[tokio::test(start_paused = true)]
async fn healthy_searches_are_complete_or_empty() {
    const ALL: [Search; 7] = {
        use Search::{Basic, Cars, Flights, Hotel, Hotels, Summary, Undated};
        [Flights, Cars, Hotels, Basic, Hotel, Undated, Summary]
    };
    let mut random = SplitMix64(31);
    let (mut sequences, mut alarms, mut empty) = (0, Vec::new(), 0);
    for round in 0..1_400 {
        let search = ALL[round % ALL.len()];
        let (replies, page) = healthy(&mut random, search);
        let script = script(replies);
        let verdict = search.run(&script, page).await;
        assert_eq!(script.left(), 0, "expected all responses to be read: {verdict:?}");
        sequences += 1;
        empty += usize::from(matches!(verdict, Ok(Verdict::Empty)));
        if !matches!(&verdict, Ok(verdict) if verdict.is_complete()) {
            alarms.push((search, page, verdict));
        }
    }
    assert!(empty > 100, "only {empty} of {sequences} searches are empty");
    assert!(alarms.len() * 100 <= sequences, "{} of {sequences}: {alarms:#?}", alarms.len());
    println!("false alarms: {} of {sequences}", alarms.len());
}

/// Returns the responses of a service that loses results, and a description of the loss.
fn broken(random: &mut SplitMix64, search: Search) -> (Vec<Reply>, &'static str) {
    let size = if search.has_phases() { 50 } else { 25 };
    let (total, found) = (40 + random.below(200), 12 + random.below(13));
    let before = results(random, found);
    let partial = with_ids(search, search.answer(false, total, Some(before.clone())));
    let has_partial = random.chance(50);
    let whole = |list: Option<Vec<Value>>| search.answer(true, total, list);
    let few = random.below(size / 2);
    let is_paged = PAGED.contains(&search);
    let with = |mut body: Value, field: &str, value: Value| {
        body[field] = value;
        body
    };
    let errors = json!([{ "code": "INTERNAL_ERROR", "description": "no providers" }]);
    let few_unreadable = |mut list: Vec<Value>| {
        list.extend([json!(7), json!(null)]);
        list
    };
    let (last, fault) = match random.below(11) {
        0 => (json!({ "errors": errors }), "an error body"),
        1 => (json!({ "status": 401, "errorCode": "INVALID_API_KEY", "errorMessage": "x" }), "an error body"),
        2 => (with(whole(Some(vec![])), "errors", errors), "errors and no results"),
        3 => (with(whole(Some(before.clone())), "errors", errors), "errors together with results"),
        4 => (whole(None), "no list"),
        5 => (with(whole(None), "results", json!(null)), "a list that is null"),
        6 => (with(whole(None), "results", json!("none")), "a list of another type"),
        7 if is_paged => (whole(Some(vec![])), "a total and no results"),
        8 if is_paged => (whole(Some(results(random, few))), "few of the total"),
        9 => (whole(Some(vec![json!(7); found as usize])), "only unreadable results"),
        10 => (whole(Some(few_unreadable(before.clone()))), "two unreadable results of fewer than 40"),
        _ => {
            let list = results(random, 5);
            let total = if random.chance(50) { 5 } else { 0 };
            let none = Some(if total == 5 { list } else { vec![] });
            let last = search.answer(true, total, none);
            return (vec![partial, with_ids(search, last)], "far fewer than before");
        }
    };
    let before = has_partial.then_some(partial);
    (before.into_iter().chain([with_ids(search, last)]).collect(), fault)
}

#[tokio::test(start_paused = true)]
async fn lost_results_are_never_complete() {
    let mut random = SplitMix64(13);
    for round in 0..1_000 {
        let search = LISTS[round % LISTS.len()];
        let (replies, fault) = broken(&mut random, search);
        let count = replies.len();
        let verdict = search.run(&script(replies), (0, None)).await;
        assert!(
            !matches!(&verdict, Ok(verdict) if verdict.is_complete()),
            "{fault}, after {count} answers of {search:?}: {verdict:?}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn other_filters_make_a_different_request() {
    let mut random = SplitMix64(1);
    let [many, few] = [48, 3].map(|count| {
        let list = results(&mut random, count);
        with_ids(Search::Flights, Search::Flights.answer(true, count, Some(list)))
    });
    let script = script([many, few]);
    for filter in [None, Some(0)] {
        let mut request = FlightSearchRequest::default();
        request.search_id = Some("s1".into());
        request.result_parameters =
            filter.map(|stops| FlightResultParameters::default().with_max_stops(stops));
        let outcome = session_of(&script).flights().search(request).finish().await.unwrap();
        assert_eq!((outcome.verdict, outcome.remarks), (Verdict::Complete, vec![]));
    }
}

/// A function that returns the verdict and the remarks on the response to a single call.
type Judge =
    fn(&'static str) -> std::pin::Pin<Box<dyn Future<Output = Result<(Verdict, Vec<Remark>), Error>>>>;

fn multiple(
    body: &'static str,
    is_summary: bool,
) -> impl Future<Output = Result<(Verdict, Vec<Remark>), Error>> {
    let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap()).with_summary_only(is_summary);
    async move {
        let session = session_of(&script([Reply::ok(body)]));
        session.hotels().multiple(&query).await.map(|answer| (answer.verdict, answer.remarks))
    }
}

#[tokio::test(start_paused = true)]
async fn single_calls_are_judged_like_searches() {
    let places: Judge = |body| {
        Box::pin(async move {
            let session = session_of(&script([Reply::ok(body)]));
            let answer = session.autocomplete().flights(&AutocompleteQuery::new("x")).await?;
            Ok((answer.verdict, answer.remarks))
        })
    };
    let poll: Judge = |body| {
        Box::pin(async move {
            let session = session_of(&script([Reply::ok(body)]));
            let mut request = FlightSearchRequest::default();
            request.search_id = Some("s".into());
            let answer = session.flights().poll(&Default::default(), &request).await?;
            Ok((answer.verdict, answer.remarks))
        })
    };
    let hotels: Judge = |body| Box::pin(multiple(body, false));
    let summary: Judge = |body| Box::pin(multiple(body, true));
    let few = |found, expected| Lack::Few { found, expected };
    for (judge, body, verdict, remarks) in [
        (
            places,
            r#"{"results": [{"placeId": 1}, 7]}"#,
            Verdict::Complete,
            vec![Lack::Unreadable { unreadable: 1, all: 2 }],
        ),
        (
            places,
            r#"{"results": [7]}"#,
            Verdict::MayLack(vec![Lack::Unreadable { unreadable: 1, all: 1 }]),
            vec![],
        ),
        (
            places,
            r#"{"results": [{}], "errors": [{"code": "X"}]}"#,
            Verdict::MayLack(vec![Lack::Errors { errors: 1 }]),
            vec![],
        ),
        (
            poll,
            r#"{"searchId": "s", "status": "first-phase"}"#,
            Verdict::MayLack(vec![Lack::NotFinal]),
            vec![],
        ),
        (
            poll,
            r#"{"status": "complete", "totalCount": 3, "results": [{"id": "a"}, {"id": "b"}]}"#,
            Verdict::Complete,
            vec![few(2, 3)],
        ),
        (
            hotels,
            r#"{"isComplete": true, "totalFilteredResults": 9, "results": []}"#,
            Verdict::MayLack(vec![few(0, 9)]),
            vec![],
        ),
        (
            hotels,
            r#"{"isComplete": true, "totalResults": 9, "totalFilteredResults": 0, "results": []}"#,
            Verdict::Empty,
            vec![],
        ),
        (summary, r#"{"isComplete": true, "totalFilteredResults": 9}"#, Verdict::Complete, vec![]),
    ] {
        let remarks = remarks.into_iter().map(Remark::Loss).collect();
        assert_eq!(judge(body).await.unwrap(), (verdict, remarks), "{body}");
    }
    for (judge, body) in [
        (places, "{}"),
        (places, r#"{"results": [], "errors": [{"code": "X"}]}"#),
        (poll, r#"{"errors": [{"code": "X"}]}"#),
        (poll, r#"{"status": "complete", "totalCount": 3}"#),
        (hotels, r#"{"isComplete": true}"#),
        (summary, r#"{"isComplete": true, "errors": [{"code": "X"}]}"#),
    ] {
        assert!(judge(body).await.is_err(), "{body}");
    }
}

#[tokio::test(start_paused = true)]
async fn errors_in_place_of_records_are_errors() {
    let line = r#"{"status": 401, "errorCode": "INVALID_API_KEY", "errorMessage": "no"}"#;
    let reply = |body: String| {
        Reply::ok(body).header("content-type", "application/x-ndjson").header("x-request-id", "r")
    };
    let query = ConstantsQuery::default();
    let session = session_of(&script([reply(line.into())]));
    let error = session.feeds().constants(&query).await.unwrap_err();
    assert_eq!((error.kind(), error.request_id()), (ErrorKind::KeyRejected, Some("r")), "{error}");
    let session = session_of(&script([reply(format!("{{\"theme\": []}}\n{line}"))]));
    let mut records = session.feeds().constants(&query).await.unwrap();
    assert!(records.next().await.unwrap().is_ok());
    assert_eq!(records.next().await.unwrap().unwrap_err().kind(), ErrorKind::KeyRejected);
    let mut hotels = session_of(&script([reply(line.into())])).feeds().all_hotels(HotelFeedQuery::default());
    assert_eq!(hotels.next().await.unwrap().unwrap_err().kind(), ErrorKind::KeyRejected);
    assert!(hotels.is_broken());
}

#[tokio::test(start_paused = true)]
async fn many_other_notes_do_not_hide_a_loss() {
    let unknown_fields: String = (0..12_000).map(|field| format!("\"new{field}\": 1,")).collect();
    let body = |end: &str| format!(r#"{{{unknown_fields} "status": "complete", "results": {end}}}"#);
    let search = |body| async move { Search::Flights.run(&script([Reply::ok(body)]), (0, None)).await };
    let lost = search(body(r#"[{"id": "a"}, 7, 7]"#)).await.unwrap();
    assert_eq!(lost, Verdict::MayLack(vec![Lack::Unreadable { unreadable: 2, all: 3 }]));
    assert!(search(body(r#"[], "errors": [{"code": "X"}]"#)).await.is_err());
}
