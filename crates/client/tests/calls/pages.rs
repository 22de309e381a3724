//! Pages of flights and cars over a scripted transport, with paused time.

use std::borrow::Cow;
use std::time::Duration;

use specwright_core::{Json, decode};
use wayfare_models::cars::{CarResultParameters, CarSearchRequest};
use wayfare_models::flights::{FlightResultParameters, FlightSearchRequest};

use wayfare_client::cars::CarsProtocol;
use wayfare_client::poll::{Ending, Paged, Pages, PagesEnding, Phase, Search};
use wayfare_client::testing::{Reply, Script};
use wayfare_client::{CallOptions, ErrorKind};

use crate::support::{script, session_of};

/// Returns a response to a search for flights or cars.
fn answer(status: &str, total: Option<i64>, ids: &[&str]) -> Reply {
    let results: Vec<Json> = ids.iter().map(|id| serde_json::json!({ "id": id })).collect();
    let body = serde_json::json!({
        "searchId": "s1", "cluster": "4", "status": status, "totalCount": total, "results": results,
    });
    Reply::new(200, body.to_string())
}

fn complete(total: i64, ids: &[&str]) -> Reply {
    answer("complete", Some(total), ids)
}

fn cars(fake: &Script) -> Search<CarsProtocol> {
    let mut request = CarSearchRequest::default();
    request.search_id = Some("s1".into());
    request.result_parameters = Some(CarResultParameters::default().with_page_size(3));
    session_of(fake).cars().search(request)
}

/// Returns the ids of each page, and the reason why the stream ended.
async fn read<P: Paged>(mut pages: Pages<P>) -> (Vec<Vec<String>>, Option<PagesEnding>) {
    let mut read = Vec::new();
    while let Some(page) = pages.next().await {
        let page = page.unwrap();
        read.push(page.found().into_iter().flat_map(P::ids).map(Cow::into_owned).collect());
    }
    (read, pages.ending())
}

fn page_of(fake: &Script, call: usize) -> Option<i64> {
    let body = decode::<Json>(fake.body(call).as_bytes()).unwrap().value;
    body["resultParameters"].get("pageNumber")?.as_i64()
}

#[tokio::test(start_paused = true)]
async fn further_pages_are_requested_with_the_search_id() {
    let fake = script([
        answer("second-phase", Some(3), &["a", "b", "c"]),
        complete(7, &["a", "b", "c"]),
        complete(7, &["d", "e", "f"]),
        complete(7, &["g"]),
    ]);
    let mut pages = cars(&fake).pages();
    assert_eq!((fake.sent(), pages.ending()), (0, None));
    assert!(pages.next().await.unwrap().unwrap().is_complete());
    assert_eq!(fake.sent(), 2, "expected pages to be requested on demand");
    assert_eq!(pages.next().await.unwrap().unwrap().found().unwrap().results.len(), 3);
    assert_eq!(pages.next().await.unwrap().unwrap().found().unwrap().results.len(), 1);
    assert!(pages.next().await.is_none() && pages.is_complete());
    assert_eq!((pages.ending(), pages.repeated(), fake.sent()), (Some(PagesEnding::All), 0, 4));
    assert_eq!((0..4).map(|call| page_of(&fake, call)).collect::<Vec<_>>(), [None, None, Some(1), Some(2)]);
    for call in 1..4 {
        assert!(fake.body(call).contains(r#""searchId":"s1""#), "{}", fake.body(call));
        assert!(fake.body(call).contains(r#""pageSize":3"#), "{}", fake.body(call));
        assert!(fake.uri(call).contains("cluster=4&"), "{}", fake.uri(call));
    }
}

#[tokio::test(start_paused = true)]
async fn flight_pages_are_numbered_from_one() {
    let flights = |number: Option<i64>, fake: &Script| {
        let mut request = FlightSearchRequest::default();
        request.search_id = Some("s1".into());
        let mut parameters = FlightResultParameters::default().with_page_size(2);
        parameters.page_number = number;
        request.result_parameters = number.map(|_| parameters);
        session_of(fake).flights().search(request).pages()
    };
    for (asked, total, sent) in
        [(None, 2, [None, Some(2)]), (Some(0), 2, [Some(0), Some(2)]), (Some(2), 4, [Some(2), Some(3)])]
    {
        let fake = script([complete(total, &["a"]), complete(total, &["b"])]);
        let (pages, ending) = read(flights(asked, &fake)).await;
        assert_eq!((pages.len(), ending), (2, Some(PagesEnding::All)));
        assert_eq!([page_of(&fake, 0), page_of(&fake, 1)], sent);
    }
}

#[tokio::test(start_paused = true)]
async fn a_result_that_moves_is_returned_once() {
    let fake =
        script([complete(5, &["a", "b", "c"]), complete(5, &["c", "d", "a"]), complete(5, &["e", "e"])]);
    let mut pages = cars(&fake).pages();
    assert_eq!(pages.next().await.unwrap().unwrap().last.unwrap().count, 3);
    let second = pages.next().await.unwrap().unwrap();
    assert_eq!((second.last.as_ref().unwrap().count, second.found().unwrap().results.len()), (1, 1));
    assert_eq!(pages.next().await.unwrap().unwrap().found().unwrap().results.len(), 1);
    assert!(pages.next().await.is_none() && pages.is_complete());
    assert_eq!(pages.repeated(), 3);
}

#[tokio::test(start_paused = true)]
async fn the_reason_for_the_end_is_reported() {
    for (answers, pages, ending) in [
        // The count matches the service's total.
        (vec![complete(1, &["a"])], 1, PagesEnding::All),
        (vec![complete(0, &[])], 1, PagesEnding::All),
        // The service sends no total.
        (vec![answer("complete", None, &["a"]), answer("complete", None, &[])], 2, PagesEnding::All),
        // The total is larger than the number of results.
        (vec![complete(9, &["a"]), complete(9, &[])], 2, PagesEnding::Short),
        // The service sends the same page again and again.
        (vec![complete(9, &["a", "b"]), complete(9, &["a", "b"])], 2, PagesEnding::Repeated),
        // The newest total applies.
        (vec![complete(9, &["a"]), complete(2, &["b"])], 2, PagesEnding::All),
    ] {
        let fake = script(answers);
        let (found, end) = read(cars(&fake).pages()).await;
        assert_eq!((found.len(), end), (pages, Some(ending)));
    }
}

#[tokio::test(start_paused = true)]
async fn one_deadline_applies_to_all_pages() {
    let late = |ids: &[&str]| complete(9, ids).late(Duration::from_secs(4));
    let fake = script([late(&["a"]), late(&["b"]), late(&["c"])]);
    let mut pages = cars(&fake).deadline(Duration::from_secs(10)).pages();
    for _ in 0..2 {
        assert!(pages.next().await.unwrap().unwrap().is_complete());
    }
    let stopped = pages.next().await.unwrap().unwrap();
    assert_eq!(
        (stopped.ending, stopped.last.is_none(), stopped.elapsed.as_secs()),
        (Ending::Deadline, true, 10)
    );
    assert!(pages.next().await.is_none() && !pages.is_complete());
    assert_eq!(pages.ending(), Some(PagesEnding::Deadline));
    // A deadline that passes before the next page is requested.
    let fake = script([complete(9, &["a"])]);
    let mut pages = cars(&fake).pages().deadline(Duration::from_secs(10));
    assert!(pages.next().await.unwrap().is_ok());
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert!(pages.next().await.is_none() && fake.sent() == 1);
    assert_eq!(pages.ending(), Some(PagesEnding::Deadline));
}

#[tokio::test(start_paused = true)]
async fn an_error_ends_the_pages_after_the_found_results() {
    let fake = script([complete(9, &["a"]), Reply::new(400, "")]);
    let mut pages = cars(&fake).pages();
    assert!(pages.next().await.unwrap().is_ok());
    assert_eq!(pages.next().await.unwrap().unwrap_err().kind(), ErrorKind::Refused);
    assert!(pages.next().await.is_none());
    assert_eq!((pages.ending(), pages.is_complete()), (Some(PagesEnding::Failed), false));
    let mut pages = cars(&script([Reply::new(403, "")])).pages();
    assert_eq!(pages.next().await.unwrap().unwrap_err().kind(), ErrorKind::Forbidden);
    assert!(pages.next().await.is_none());
    // The session's deadline applies as well.
    let fake = script([complete(9, &["a"]), Reply::Hang]);
    let session = session_of(&fake).with(CallOptions::new().within(Duration::from_secs(5)));
    let mut request = CarSearchRequest::default();
    request.search_id = Some("s1".into());
    let mut pages = session.cars().search(request).pages();
    assert!(pages.next().await.unwrap().is_ok());
    assert_eq!(pages.next().await.unwrap().unwrap().error.unwrap().kind(), ErrorKind::Timeout);
    assert_eq!(pages.ending(), Some(PagesEnding::Deadline));
}

#[tokio::test(start_paused = true)]
async fn a_started_search_yields_its_page_first() {
    let partial = |ids: &[&str]| answer("second-phase", Some(2), ids);
    let fake = script([partial(&["a"]), partial(&["b"])]);
    let mut search = cars(&fake).until(Phase::Displayable);
    let held = search.next().await.unwrap().unwrap();
    assert!(search.next().await.is_none());
    let (pages, ending) = read(search.pages()).await;
    assert_eq!((pages, ending), (vec![vec!["a".to_owned()], vec!["b".to_owned()]], Some(PagesEnding::All)));
    assert_eq!((held.count, fake.sent()), (1, 2));
}

#[tokio::test(start_paused = true)]
async fn pages_after_a_settled_page_are_not_polled() {
    let partial = |ids: &[&str]| answer("second-phase", Some(2), ids);
    let fake = script([partial(&["a"]), partial(&["a"]), partial(&["a"]), partial(&["b"])]);
    let mut pages = cars(&fake).settle(Duration::from_secs(1)).pages();
    assert_eq!(pages.next().await.unwrap().unwrap().ending, Ending::Settled);
    assert_eq!((pages.next().await.unwrap().unwrap().ending, fake.sent()), (Ending::ReachedPhase, 4));
    assert!(pages.next().await.is_none() && !pages.is_complete());
    assert_eq!(pages.ending(), Some(PagesEnding::All));
}

#[tokio::test(start_paused = true)]
async fn retry_after_delays_the_next_page() {
    let fake = script([complete(2, &["a"]).retry_after("7"), complete(2, &["b"])]);
    let mut pages = cars(&fake).pages();
    assert!(pages.next().await.unwrap().is_ok());
    assert_eq!(pages.next().await.unwrap().unwrap().elapsed.as_secs(), 7);
}
