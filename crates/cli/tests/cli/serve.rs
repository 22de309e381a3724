//! `wayfare serve`.

use crate::support::{Service, ran, run};

#[test]
fn an_address_in_use_is_3() {
    let service = Service::start("");
    let addr = service.base_url.strip_prefix("http://").unwrap();
    let ran = ran(&format!("serve --addr {addr}"));
    assert_eq!(ran.code, Some(3));
    assert!(ran.err.contains(&format!("the address {addr} is in use")), "{ran:?}");
}

#[test]
fn any_key_will_do_where_none_is_named() {
    let service = Service::start("");
    assert_eq!(run(service.client("whatever", "places flights boston")).code, Some(0));
}

#[test]
fn a_seed_is_a_world_of_its_own() {
    let words = "flights BOS LHR --depart +45d --limit 5 --quiet";
    let [one, again, other] = ["--seed 1", "--seed 1", "--seed 2"].map(|seed| {
        let service = Service::start(seed);
        run(service.client("any", words)).out
    });
    assert_eq!(one, again);
    assert_ne!(one, other);
}

#[test]
fn a_key_with_cashback_is_let_in() {
    let service = Service::start("--key plain-key --cashback rich-key");
    let words = "flights BOS LHR --depart +45d --limit 50 --json";
    assert!(run(service.client("rich-key", words)).out.contains("cashbackDetails"));
    assert!(!run(service.client("plain-key", words)).out.contains("cashbackDetails"));
}
