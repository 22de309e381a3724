//! All pages of a search for cars, which filters make the command go through.

use serde_json::{Value, json};

use crate::canned::Canned;
use crate::cars::{RENTAL, page};
use crate::support::{Ran, run};

/// A page with other values at its root.
fn changed((status, body): (u16, String), changes: Value) -> (u16, String) {
    let mut page: Value = serde_json::from_str(&body).unwrap();
    page.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    (status, page.to_string())
}

/// Goes through pages that all have cars for two, and prints them as JSON.
fn ran(pages: Vec<(u16, String)>, more: &str) -> Ran {
    ran_against(&Canned::start(pages), more)
}

fn ran_against(service: &Canned, more: &str) -> Ran {
    run(service.client(&format!("cars LAX {RENTAL} --seats 2 --json {more}")))
}

/// The ids of the cars printed.
fn ids(ran: &Ran) -> Vec<String> {
    let printed: Value = serde_json::from_str(&ran.out).unwrap();
    let results = printed["results"].as_array().unwrap();
    results.iter().map(|car| car["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn filters_go_through_all_pages() {
    let service = Canned::start(vec![page(0..2, 3), page(2..3, 3)]);
    let ran = run(service.client(&format!("cars LAX {RENTAL} --class small --limit 1")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        ran.out.contains("Fiat 500") && ran.out.contains("\n1 car.\nFilters kept 1 of 3 cars."),
        "{ran:?}"
    );
    let bodies = service.bodies();
    assert_eq!((&bodies[0]["resultParameters"]["pageSize"], bodies.len()), (&json!(500), 2));
    assert_eq!(bodies[1]["searchId"], "c1");
    assert_eq!(bodies[1]["resultParameters"]["pageNumber"], 1);
    assert!(service.calls()[1].contains("cluster=4"), "{:?}", service.calls());
}

#[test]
fn a_list_with_gaps_is_not_called_complete() {
    let none_more = Canned::start(vec![page(0..2, 9), page(0..0, 9)]);
    let ran = run(none_more.client(&format!("cars LAX {RENTAL} --class small")));
    assert_eq!(ran.code, Some(5), "{ran:?}");
    assert!(
        ran.out.contains("Partial: nothing found so far; the service counts more than it gave."),
        "{ran:?}"
    );
    assert!(ran.out.contains("Filters kept 0 of 2 cars seen; the service counts 9."), "{ran:?}");
    let failing = Canned::start(vec![page(0..2, 9), (401, "{}".to_owned())]);
    let ran = run(failing.client(&format!("cars LAX {RENTAL} --class suv")));
    assert_eq!(ran.code, Some(4), "{ran:?}");
    assert!(ran.out.contains("Partial: 1 car so far; the search failed."), "{ran:?}");
}

#[test]
fn a_page_with_other_prices_is_left_out_and_the_rest_is_kept() {
    for (was, is, says) in [
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
        // The page behind it is read, too.
        let service = Canned::start(vec![page(0..1, 3), odd, page(2..3, 3)]);
        let ran = run(service.client(&format!("cars LAX {RENTAL} --seats 2")));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.err.contains(&format!("Page 2 of the answer (1 car) was left out: {says}.")), "{ran:?}");
        assert!(ran.out.contains("Partial: 2 cars so far; the service counts more than it gave."), "{ran:?}");
        assert_eq!(service.calls().len(), 3);
    }
}

#[test]
fn a_list_lacks_a_page_that_is_left_out_even_if_nobody_counts() {
    let uncounted = |results| changed(page(results, 0), json!({"totalCount": null}));
    let odd = changed(uncounted(1..2), json!({"days": 5}));
    let ran = ran(vec![uncounted(0..1), odd, uncounted(0..0)], "");
    assert_eq!((ran.code, ids(&ran)), (Some(0), vec!["r1".to_owned()]), "{ran:?}");
    assert!(ran.err.contains("Partial: 1 car so far; the service counts more than it gave."), "{ran:?}");
}

/// A page with a car that is not yet complete.
fn begun() -> (u16, String) {
    changed(page(1..2, 3), json!({"status": "second-phase"}))
}

#[test]
fn what_a_further_page_takes_back_is_kept_and_told() {
    let ran = ran(vec![page(0..1, 3), begun(), page(0..0, 0)], "");
    assert_eq!((ran.code, ids(&ran)), (Some(5), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
    assert!(ran.err.contains("the service took them back in its last answer"), "{ran:?}");
}

#[test]
fn what_a_further_page_lost_is_told_before_what_differs_on_the_first() {
    let odd = changed(page(0..1, 3), json!({"agencies": 7}));
    let mut lossy = page(1..3, 3);
    lossy.1 = lossy.1.replacen("\"results\":[", "\"results\":[7,", 1);
    let ran = ran(vec![odd, lossy], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.err.contains("1 element of the answer could not be read and was left out"), "{ran:?}");
}

#[test]
fn a_deadline_hides_neither_the_page_under_way_nor_what_failed_on_it() {
    let service = Canned::start_then_stall(vec![page(0..1, 3), begun(), (500, "{}".to_owned())]);
    let ran = ran_against(&service, "--deadline 2s");
    assert_eq!((ran.code, ids(&ran)), (Some(5), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
    assert!(ran.out.contains("\"second-phase\""), "{ran:?}");
    assert!(ran.err.contains("2 cars so far; stopped after 2s."), "{ran:?}");
    assert!(ran.err.contains("The last call failed: cars.poll: the service failed (status 500"), "{ran:?}");
}

#[test]
fn a_further_page_that_ends_sooner_makes_the_list_partial() {
    for (until, says) in [
        ("--until second-phase", "2 cars so far; stopped at second-phase, as asked."),
        ("--settle 10ms", "2 cars so far; nothing new came."),
    ] {
        // The third page brings nothing new.
        let ran = ran(vec![page(0..1, 3), begun()], until);
        assert_eq!((ran.code, ids(&ran)), (Some(0), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
        assert!(ran.out.contains("\"second-phase\"") && ran.err.contains(says), "{ran:?}");
    }
}

#[test]
fn the_failure_of_a_further_page_is_told_once() {
    let ran = ran(vec![page(0..1, 3), begun(), (401, "{}".to_owned())], "");
    assert_eq!((ran.code, ids(&ran)), (Some(4), vec!["r1".to_owned(), "r2".to_owned()]), "{ran:?}");
    assert!(!ran.err.contains("The last call failed") && ran.err.contains("status 401"), "{ran:?}");
}
