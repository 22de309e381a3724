//! Tests of `wayfare serve`.

use crate::support::{Service, ran, run};

#[test]
fn addresses_in_use_exit_with_3() {
    let service = Service::start("");
    let addr = service.addr();
    let ran = ran(&format!("serve --addr {addr}")).assert_code(3);
    ran.assert_err([&format!("the address {addr} is in use")]);
}

#[test]
fn each_seed_has_its_own_inventory() {
    let words = "flights BOS LHR --depart +45d --limit 5 --quiet";
    let [one, again, other] = ["--seed 1", "--seed 1", "--seed 2"].map(|seed| {
        let service = Service::start(seed);
        run(service.client("any", words)).out
    });
    assert_eq!(one, again);
    assert_ne!(one, other);
}

#[test]
fn required_end_users_are_named_by_flags() {
    let service = Service::start("--require-end-user");
    let words = "flights BOS LHR --depart +45d --limit 1 --quiet";
    let rejected = run(service.client("any", words)).assert_code(2);
    rejected.assert_err(["the service requires the IP address of the end user: set it with --client-ip"]);
    run(service.client("any", &format!("{words} --client-ip 192.0.2.1"))).assert_code(0);
    run(service.client("any", "places flights boston")).assert_code(0);
}

#[test]
fn cashback_keys_are_accepted() {
    let service = Service::start("--key plain-key --cashback rich-key");
    let words = "flights BOS LHR --depart +45d --limit 50 --json";
    assert!(run(service.client("rich-key", words)).out.contains("cashbackDetails"));
    assert!(!run(service.client("plain-key", words)).out.contains("cashbackDetails"));
}
