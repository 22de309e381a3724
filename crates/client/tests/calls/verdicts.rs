//! Verdicts on searches and calls over a scripted transport: healthy services cause no alarm, and results of a broken
//! service don't pass as complete.

use serde_json::{Value, json};
use wayfare_client::testing::Reply;
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

#[derive(Clone, Copy, Debug, PartialEq)]
enum Search {
    Flights,
    Cars,
    Hotels,
    Basic,
    /// The rates of one hotel.
    Hotel,
}

const PAGED: [Search; 4] = [Search::Flights, Search::Cars, Search::Hotels, Search::Basic];
const ALL: [Search; 5] = [Search::Flights, Search::Cars, Search::Hotels, Search::Basic, Search::Hotel];

/// The requested page: its index, and its size unless the size is the default.
type Page = (i64, Option<i64>);

const FIRST: Page = (0, None);

impl Search {
    fn has_phases(self) -> bool {
        matches!(self, Search::Flights | Search::Cars)
    }

    fn default_page_size(self) -> u64 {
        if self.has_phases() { 50 } else { 25 }
    }

    /// Returns results with consecutive ids.
    fn results(self, count: u64) -> Vec<Value> {
        let id = |id: u64| if self.has_phases() { json!(id.to_string()) } else { json!(id) };
        (0..count).map(|number| json!({ "id": id(number), "key": format!("khotel:{number}") })).collect()
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

    async fn run(
        self,
        (index, size): Page,
        answers: impl IntoIterator<Item = Value>,
    ) -> Result<Verdict, Error> {
        let session = session_of(&script(answers.into_iter().map(|body| Reply::ok(body.to_string()))));
        let stay =
            HotelStay::of_nights("2027-03-14".parse().unwrap(), 2).unwrap().with_rooms("2".parse().unwrap());
        let mut hotels = MultipleHotelQuery::new(EntityKey::place(1).unwrap()).with_page_index(index);
        hotels.filters.page_size = size;
        Ok(match self {
            Search::Flights => {
                let mut parameters = FlightResultParameters::default().with_page_number(index + 1);
                parameters.page_size = size;
                let mut request = FlightSearchRequest::default().with_result_parameters(parameters);
                request.search_id = Some("s1".into());
                session.flights().search(request).finish().await?.verdict
            }
            Search::Cars => {
                let mut parameters = CarResultParameters::default().with_page_number(index);
                parameters.page_size = size;
                let mut request = CarSearchRequest::default().with_result_parameters(parameters);
                request.search_id = Some("s1".into());
                session.cars().search(request).finish().await?.verdict
            }
            Search::Hotels => session.hotels().search_multiple(hotels).finish().await?.verdict,
            Search::Basic => {
                session.hotels().search_basic(BasicHotelQuery::from(hotels)).finish().await?.verdict
            }
            Search::Hotel => {
                let query = SingleHotelQuery::new(HotelEntityKey::new(1).unwrap()).with_stay(stay);
                session.hotels().search_single(query).finish().await?.verdict
            }
        })
    }
}

#[tokio::test(start_paused = true)]
async fn healthy_searches_are_complete_or_empty() {
    for search in PAGED {
        let size = search.default_page_size();
        for (page, total, found, verdict) in [
            (FIRST, 0, 0, Verdict::Empty),
            // Services remove duplicates after counting.
            (FIRST, 20, 19, Verdict::Complete),
            (FIRST, 400, size, Verdict::Complete),
            (FIRST, 400, size.div_ceil(2), Verdict::Complete),
            ((0, Some(100)), 400, 100, Verdict::Complete),
            ((3, Some(10)), 34, 4, Verdict::Complete),
            ((4, Some(10)), 34, 0, Verdict::Empty),
        ] {
            // Earlier responses may have a few more results.
            let before = search.answer(false, total, Some(search.results(found + found / 10)));
            let mut last = search.answer(true, total, Some(search.results(found)));
            (last["errors"], last["sprites"]) = (json!([]), json!([{ "x": 1 }]));
            assert_eq!(
                search.run(page, [before, last]).await.unwrap(),
                verdict,
                "{search:?} {page:?} {total}"
            );
        }
        // The list may be missing if the page does not exist.
        let beyond = search.answer(true, 34, None);
        assert_eq!(search.run((4, Some(10)), [beyond]).await.unwrap(), Verdict::Empty, "{search:?}");
    }
    let rates = |count| Search::Hotel.answer(true, count, Some(Search::Hotel.results(count)));
    for (count, verdict) in [(0, Verdict::Empty), (400, Verdict::Complete)] {
        assert_eq!(Search::Hotel.run(FIRST, [rates(count)]).await.unwrap(), verdict);
    }
}

/// Returns final responses that lose results, and the fault of each. The caller runs each response alone and after a
/// response with 20 results.
fn broken(search: Search) -> Vec<(&'static str, Value)> {
    let (size, results) = (search.default_page_size(), |count| search.results(count));
    let whole = |results: Vec<Value>| search.answer(true, 100, Some(results));
    let with = |mut body: Value, field: &str, value: Value| {
        body[field] = value;
        body
    };
    let errors = json!([{ "code": "INTERNAL_ERROR", "description": "no providers" }]);
    let some_unreadable = results(20).into_iter().chain([json!(7), json!(null)]).collect();
    let mut all = vec![
        ("a list of errors", json!({ "errors": errors })),
        ("an error", json!({ "status": 401, "errorCode": "INVALID_API_KEY", "errorMessage": "x" })),
        ("errors and no results", with(whole(vec![]), "errors", errors.clone())),
        ("errors together with results", with(whole(results(20)), "errors", errors)),
        ("no list", search.answer(true, 100, None)),
        ("a list that is null", with(whole(vec![]), "results", json!(null))),
        ("a list of another type", with(whole(vec![]), "results", json!("none"))),
        ("only unreadable results", whole(vec![json!(7); 20])),
        ("two unreadable results of fewer than 40", whole(some_unreadable)),
    ];
    if PAGED.contains(&search) {
        all.push(("a total and no results", whole(vec![])));
        all.push(("less than half of a page", whole(results(size.div_ceil(2) - 1))));
    }
    all
}

#[tokio::test(start_paused = true)]
async fn lost_results_are_never_complete() {
    for search in ALL {
        let before = || search.answer(false, 100, Some(search.results(20)));
        let mut cases: Vec<_> = broken(search).into_iter().map(|(fault, last)| (fault, vec![last])).collect();
        cases.extend(broken(search).into_iter().map(|(fault, last)| (fault, vec![before(), last])));
        for count in [0, 5] {
            let last = search.answer(true, count, Some(search.results(count)));
            cases.push(("far fewer than before", vec![before(), last]));
        }
        for (fault, answers) in cases {
            let count = answers.len();
            let verdict = search.run(FIRST, answers).await;
            assert!(
                !matches!(&verdict, Ok(verdict) if verdict.is_complete()),
                "{fault}, after {count} answers of {search:?}: {verdict:?}"
            );
        }
    }
}

#[tokio::test(start_paused = true)]
async fn other_filters_make_a_different_request() {
    let [many, few] =
        [48, 3].map(|count| Search::Flights.answer(true, count, Some(Search::Flights.results(count))));
    let fake = script([many, few].map(|body| Reply::ok(body.to_string())));
    for filter in [None, Some(0)] {
        let mut request = FlightSearchRequest::default();
        request.search_id = Some("s1".into());
        request.result_parameters =
            filter.map(|stops| FlightResultParameters::default().with_max_stops(stops));
        let outcome = session_of(&fake).flights().search(request).finish().await.unwrap();
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
    let search = |body: String| Search::Flights.run(FIRST, [serde_json::from_str(&body).unwrap()]);
    let lost = search(body(r#"[{"id": "a"}, 7, 7]"#)).await.unwrap();
    assert_eq!(lost, Verdict::MayLack(vec![Lack::Unreadable { unreadable: 2, all: 3 }]));
    assert!(search(body(r#"[], "errors": [{"code": "X"}]"#)).await.is_err());
}
