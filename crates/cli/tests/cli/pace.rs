//! Tests of `--pace` and its environment variable, both with the embedded inventory and with a service.

use std::process::Command;

use crate::support::{Scratch, Service, run, wayfare};

const SEARCHES: [&str; 5] = [
    "flights BOS LHR --depart +45d",
    "flight BOS-LHR:20990314:BA212",
    "hotels kplace:4930956",
    "hotel 1234",
    "cars LAX --pickup +45dT10:00 --dropoff +49dT10:00",
];

fn with(words: &str, variables: &[(&str, &str)]) -> Command {
    let mut command = wayfare(words);
    command.envs(variables.iter().copied());
    command
}

#[test]
fn the_variable_sets_the_pace_and_the_option_overrides_it() {
    let slow = run(with("flights BOS LHR --depart +45d --until first-phase", &[("WAYFARE_PACE", "1000")]));
    assert!(slow.code == Some(5) && slow.out.contains("Partial: nothing found so far"), "{slow:?}");
    for words in SEARCHES {
        let rejected = run(with(words, &[("WAYFARE_PACE", "fast")]));
        let expected = "error: WAYFARE_PACE: found \"fast\", expected a number from 0 to 1000\n";
        assert_eq!(
            (rejected.code, rejected.err.ends_with(expected)),
            (Some(2), true),
            "{words}: {rejected:?}"
        );
    }
    for (words, variable) in [("--pace 0", "1000"), ("--pace 0", "fast"), ("", "")] {
        run(with(&format!("{} {words}", SEARCHES[0]), &[("WAYFARE_PACE", variable)])).assert_code(0);
    }
}

#[test]
fn services_have_their_own_pace() {
    let (key, url) = (("WAYFARE_API_KEY", "k"), "http://127.0.0.1:9");
    let file = Scratch::new("pace.toml", &format!("[profile.work]\nbase-url = {url:?}\n"));
    let path = file.path();
    for search in SEARCHES {
        for (words, variable, origin) in [
            (format!("--base-url {url}"), None, "--base-url".to_owned()),
            (String::new(), Some(("WAYFARE_BASE_URL", url)), "WAYFARE_BASE_URL".to_owned()),
            (format!("--profile work --config {path}"), None, format!("{path}:2")),
        ] {
            let variables: Vec<_> = variable.into_iter().chain([key]).collect();
            let rejected = run(with(&format!("{search} --pace 0.5 {words}"), &variables));
            let expected = format!("error: --pace 0.5 cannot be used with a base URL ({origin}): ");
            assert_eq!((rejected.code, rejected.out.as_str()), (Some(2), ""), "{rejected:?}");
            assert!(rejected.err.starts_with(&expected), "{rejected:?}");
        }
    }

    let service = Service::start("");
    run(service.client("k", SEARCHES[0]).env("WAYFARE_PACE", "fast")).assert_code(0);
}
