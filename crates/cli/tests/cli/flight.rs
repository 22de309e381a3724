//! Tests of `wayfare flight`.

use crate::support::{Service, assert_rejected, ran, run};

/// Returns the ids in a table.
fn ids(table: &str) -> Vec<String> {
    let is_id = |word: &&str| word.contains('-') && word.contains(":20");
    table.split_whitespace().filter(is_id).map(str::to_owned).collect()
}

/// Returns the prices in a table, such as `1,198.00 USD`, each of which begins a line.
fn prices(table: &str) -> Vec<&str> {
    let is_price = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit() || b".,".contains(&byte));
    let first = table.lines().filter_map(|line| line.trim_start().split_once(" USD"));
    first.map(|(price, _)| price).filter(is_price).collect()
}

#[test]
fn listed_ids_show_their_itinerary() {
    for words in [
        "BOS LHR --depart +45d --return +52d",
        "NYC LON --depart +45d --split --max-stops 1",
        "BOS LHR --depart +45d --adults 2 --child 1 --cabin business",
        "--leg BOS-LHR:+30d --leg FCO-BOS:+41d",
        "BOS LHR --depart +45d --flex --nearby",
    ] {
        let table = ran(&format!("flights {words} --limit 3"));
        let ids = ids(&table.out);
        assert_eq!(ids.len(), 3, "{table:?}");
        let listed = prices(&table.out);
        assert_eq!(listed.len(), 3, "{table:?}");
        for (id, price) in ids.iter().zip(listed) {
            let page = ran(&format!("flight {id}")).assert_code(0);
            assert_eq!(prices(&page.out).first(), Some(&price), "{id}: {page:?}");
            page.assert_out(["Fares for ", "Conditions\n", "Bags\n", " fare"]);
        }
    }
}

#[test]
fn ids_work_with_other_services() {
    let table = ran("flights BOS LHR --depart +45d --limit 1");
    let id = &ids(&table.out)[0];
    let page = run(Service::start("--market DE").client("any", &format!("flight {id} --price-mode total")))
        .assert_code(0);
    assert!(page.out.contains("\nTOTAL  PROVIDER") || page.out.contains(" TOTAL  PROVIDER"), "{page:?}");
    page.assert_out(["EUR"]);
}

#[test]
fn json_has_only_this_itinerary() {
    let table = ran("flights BOS LHR --depart +45d --limit 2");
    let id = &ids(&table.out)[1];
    let page = ran(&format!("flight {id} --json --currency eur"));
    let answer = page.json();
    assert_eq!((&answer["currency"], &answer["results"].as_array().map(Vec::len)), (&"EUR".into(), &Some(1)));
    let flights = id.rsplit(':').next().unwrap().replace('+', ".");
    assert_eq!(
        answer["segments"].as_object().map(|it| it.len()),
        Some(flights.split('.').count()),
        "{page:?}"
    );
}

#[test]
fn unavailable_itineraries_exit_with_1() {
    let id = ids(&ran("flights BOS LHR --depart +45d --limit 1").out).remove(0);
    let (route, _) = id.rsplit_once(':').unwrap();
    let page = ran(&format!("flight {route}:XX9999")).assert_code(1);
    assert!(page.out.starts_with("No such itinerary is on sale"), "{page:?}");
    let listed = page.out.split('\'').nth(1).unwrap().strip_prefix("wayfare ").unwrap();
    ran(listed).assert_code(0);
}

#[test]
fn invalid_ids_exit_with_2() {
    assert_rejected("flight 4711", "expected an ID that 'wayfare flights' prints");
    assert_rejected("flight BOS-LHR:20200314:BA212", "ID: ");
    assert_rejected("flight", "<ID>");
}
