//! Tests of car searches with filters, which require fetching all pages.

use serde_json::{Value, json};

use crate::canned::Canned;
use crate::cars::{RENTAL, page};
use crate::support::{DEADLINE, Ran, run, with};

/// Returns a page with some root fields replaced.
fn changed((status, body): (u16, String), changes: Value) -> (u16, String) {
    (status, with(&body, &changes))
}

/// Searches with a filter that all cars pass, and prints the result as JSON.
fn ran(pages: Vec<(u16, String)>, more: &str) -> Ran {
    ran_against(&Canned::start(pages), more)
}

fn ran_against(service: &Canned, more: &str) -> Ran {
    run(service.client(&format!("cars LAX {RENTAL} --seats 2 --json {more}")))
}

/// Returns the ids of the cars printed.
fn ids(ran: &Ran) -> Vec<String> {
    let printed = ran.json();
    let results = printed["results"].as_array().unwrap();
    results.iter().map(|car| car["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn filters_fetch_all_pages() {
    let service = Canned::start(vec![page(0..2, 3), page(2..3, 3)]);
    let ran = run(service.client(&format!("cars LAX {RENTAL} --class small --limit 1"))).assert_code(0);
    ran.assert_out(["Fiat 500", "\n1 car.\nFilters kept 1 of 3 cars."]);
    let bodies = service.bodies();
    assert_eq!((&bodies[0]["resultParameters"]["pageSize"], bodies.len()), (&json!(500), 2));
    assert_eq!(bodies[1]["searchId"], "c1");
    assert_eq!(bodies[1]["resultParameters"]["pageNumber"], 1);
    assert!(service.calls()[1].contains("cluster=4"), "{:?}", service.calls());
}

#[test]
fn lists_with_missing_results_are_partial() {
    let empty_second_page = Canned::start(vec![page(0..2, 9), page(0..0, 9)]);
    let ran = run(empty_second_page.client(&format!("cars LAX {RENTAL} --class small"))).assert_code(5);
    ran.assert_out([
        "Partial: nothing found so far; the response contains 2 of the 9 results that its total implies.",
        "Filters kept 0 of 2 cars seen; the service counts 9.",
    ]);
    let failing = Canned::start(vec![page(0..2, 9), (401, "{}".to_owned())]);
    let ran = run(failing.client(&format!("cars LAX {RENTAL} --class suv"))).assert_code(4);
    ran.assert_out(["Partial: 1 car so far; the search failed."]);
}

#[test]
fn pages_with_other_price_terms_are_left_out() {
    for (was, is, expected) in [
        ("\"days\":4", "\"days\":5", "days is 5 instead of 4"),
        (
            "\"priceMode\":\"perDayTotal\"",
            "\"priceMode\":\"total\"",
            "priceMode is total instead of perDayTotal",
        ),
        ("\"currency\":\"USD\"", "\"currency\":\"EUR\"", "currency is EUR instead of USD"),
    ] {
        let mut odd = page(1..2, 3);
        odd.1 = odd.1.replace(was, is);
        assert!(odd.1.contains(is), "{odd:?}");
        // The command still reads the next page.
        let service = Canned::start(vec![page(0..1, 3), odd, page(2..3, 3)]);
        let ran = run(service.client(&format!("cars LAX {RENTAL} --seats 2"))).assert_code(0);
        assert!(
            ran.err.contains(&format!("Page 2 of the results (1 car) was left out: {expected}.")),
            "{ran:?}"
        );
        ran.assert_out(["Partial: 2 cars so far; a page with different price terms was left out."]);
        assert_eq!(service.calls().len(), 3);
    }
}

#[test]
fn lists_without_an_excluded_page_are_partial() {
    let uncounted = |results| changed(page(results, 0), json!({"totalCount": null}));
    let odd = changed(uncounted(1..2), json!({"days": 5}));
    let ran = ran(vec![uncounted(0..1), odd, uncounted(0..0)], "");
    assert_eq!((ran.code, ids(&ran)), (Some(0), vec!["r1".to_owned()]), "{ran:?}");
    ran.assert_err(["Partial: 1 car so far; a page with different price terms was left out."]);
}

/// Returns a page that contains one car, from a search that is not complete yet.
fn incomplete_page() -> (u16, String) {
    changed(page(1..2, 3), json!({"status": "second-phase"}))
}

#[test]
fn results_withdrawn_by_later_pages_are_kept_and_reported() {
    let ran = ran(vec![page(0..1, 3), incomplete_page(), page(0..0, 0)], "");
    assert_eq!((ran.code, ids(&ran)), (Some(5), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
    ran.assert_err(["the last response contains 0 results, after 1 in an earlier response"]);
}

#[test]
fn lost_parts_take_precedence_over_differences() {
    let odd = changed(page(0..1, 3), json!({"agencies": 7}));
    let mut lossy = page(1..3, 3);
    lossy.1 = lossy.1.replacen("\"results\":[", "\"results\":[7,", 1);
    let ran = ran(vec![odd, lossy], "").assert_code(0);
    ran.assert_err(["1 element of the response could not be read and was left out"]);
}

#[test]
fn deadlines_keep_the_current_page_and_its_failure() {
    let service = Canned::start_then_stall(vec![page(0..1, 3), incomplete_page(), (500, "{}".to_owned())]);
    let ran = ran_against(&service, DEADLINE);
    assert_eq!((ran.code, ids(&ran)), (Some(5), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
    ran.assert_out(["\"second-phase\""]);
    ran.assert_err([
        "2 cars so far; stopped after 5s.",
        "The last call failed: cars.poll: the service failed (status 500",
    ]);
}

#[test]
fn pages_that_stop_early_make_the_list_partial() {
    for (until, expected) in [
        ("--until second-phase", "2 cars so far; stopped at second-phase, as requested."),
        ("--settle 10ms", "2 cars so far; nothing new arrived."),
    ] {
        // The service repeats the second response, so later responses have no new results.
        let ran = ran(vec![page(0..1, 3), incomplete_page()], until);
        assert_eq!((ran.code, ids(&ran)), (Some(0), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
        ran.assert_out(["\"second-phase\""]);
        ran.assert_err([expected]);
    }
}

#[test]
fn failures_of_later_pages_are_reported_once() {
    let ran = ran(vec![page(0..1, 3), incomplete_page(), (401, "{}".to_owned())], "");
    assert_eq!((ran.code, ids(&ran)), (Some(4), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
    assert!(!ran.err.contains("The last call failed") && ran.err.contains("status 401"), "{ran:?}");
}
