//! Profiles: what searches take from the configuration file.

use crate::support::{Scratch, Service, run, wayfare};

/// The binary with these words and a configuration file.
fn with_file(file: &Scratch, words: &str) -> std::process::Command {
    let mut command = wayfare(words);
    command.env("WAYFARE_CONFIG", file.path());
    command
}

#[test]
fn a_profile_names_the_service_and_the_file_of_its_key() {
    let service = Service::start("--key profile-s3cret");
    let key = Scratch::new("profile-key", "profile-s3cret\n");
    let lines = format!("[profile.work]\nbase-url = {:?}\nkey-file = {:?}\n", service.base_url, key.path());
    let file = Scratch::new("profile.toml", &lines);
    let ran = run(with_file(&file, "places flights boston --profile work --json"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    // The environment wins over the profile, and an option over the environment.
    let mut command = with_file(&file, "places flights boston --profile work");
    let refused = run({
        command.env("WAYFARE_API_KEY", "other-key");
        command
    });
    assert_eq!(refused.code, Some(4), "{refused:?}");
    let mut command = with_file(&file, "places flights boston --base-url http://127.0.0.1:9");
    let unheard = run({
        command.env("WAYFARE_PROFILE", "work");
        command
    });
    assert_eq!(unheard.code, Some(3), "{unheard:?}");
    key.write("a\nb\n");
    let several = run(with_file(&file, "places flights boston --profile work"));
    let says = "profile.toml:3: key-file: ";
    assert!(several.err.contains(says) && several.err.contains("has several lines"), "{several:?}");
}

#[test]
fn what_is_wrong_with_a_base_url_stands_behind_its_line() {
    let file = Scratch::new("bad-url.toml", "[profile.work]\nbase-url = \"nowhere\"\n");
    let mut command = with_file(&file, "places flights boston --profile work");
    let ran = run({
        command.env("WAYFARE_API_KEY", "k");
        command
    });
    assert!(ran.code == Some(2) && ran.err.contains("bad-url.toml:2: "), "{ran:?}");
}

#[test]
fn currency_market_and_home_are_those_of_the_profile() {
    let lines = "[profile.eu]\ncurrency = \"EUR\"\nhome = \"BOS\"\n[profile.uk]\nmarket = \"GB\"\n";
    let file = Scratch::new("homes.toml", lines);
    let currency = |words: &str| {
        let ran = run(with_file(&file, &format!("{words} --limit 1 --json")));
        assert_eq!(ran.code, Some(0), "{words}: {ran:?}");
        let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        answer["currency"].as_str().unwrap_or_default().to_owned()
    };
    let cars = "cars LAX --pickup +45d --dropoff +49d";
    assert_eq!(currency(cars), "USD");
    assert_eq!(currency(&format!("{cars} --profile eu")), "EUR");
    assert_eq!(currency(&format!("{cars} --profile eu --currency CHF")), "CHF");
    assert_eq!(currency(&format!("{cars} --profile uk")), "GBP");
    assert_eq!(currency(&format!("{cars} --profile uk --market DE")), "EUR");

    for words in [
        "flights LHR --depart +45d --limit 1 --profile eu",
        "--profile=eu flights LHR --depart +45d --limit 1",
    ] {
        assert_eq!(run(with_file(&file, words)).code, Some(0), "{words}");
    }
    let ran = run(with_file(&file, "flights LHR --depart +45d --limit 1 --profile eu"));
    assert!(
        ran.err.contains("From BOS, the home of the profile \"eu\".") && ran.out.contains("BOS"),
        "{ran:?}"
    );
    let ran = run(with_file(&file, "calendar LHR --month +2 --profile eu"));
    assert!(ran.code == Some(0) && ran.err.contains("From BOS"), "{ran:?}");
    for (words, says) in [
        ("flights LHR --depart +45d --profile uk", "expected FROM and TO"),
        ("calendar LHR --month +2 --profile uk", "expected FROM and TO"),
        ("calendar LHR --month +2", "<TO>"),
    ] {
        let ran = run(with_file(&file, words));
        assert!(ran.code == Some(2) && ran.err.contains(says), "{words}: {ran:?}");
    }
}

#[test]
fn faults_of_the_file_have_their_line_and_show_no_key() {
    let file = Scratch::new("faults.toml", "[profile.work]\nkey = \"s3cret\"\n\nhme = \"BOS\"\n");
    let ran = run(with_file(&file, "places flights boston --profile work"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    for says in
        ["faults.toml:2: a key does not stand in this file", "faults.toml:4: found the key \"hme\", allowed "]
    {
        assert!(ran.err.contains(says), "{ran:?}");
    }
    assert!(!ran.err.contains("s3cret"), "{ran:?}");
    // Nothing is read that nobody asked for.
    assert_eq!(run(with_file(&file, "places flights boston")).code, Some(0));
    let unknown = run(with_file(&file, "places flights boston --profile home"));
    assert!(unknown.err.contains("there is no profile \"home\", but work"), "{unknown:?}");
}

#[test]
fn the_file_is_the_one_that_serve_reads() {
    let folder = std::env::temp_dir().join(format!("wayfare-{}-config", std::process::id()));
    std::fs::create_dir_all(folder.join("wayfare")).unwrap();
    let lines = "[serve]\nrate = 77\n[profile.eu]\ncurrency = \"EUR\"\n";
    std::fs::write(folder.join("wayfare/config.toml"), lines).unwrap();
    let in_folder = |words: &str| {
        let mut command = wayfare(words);
        command.env("XDG_CONFIG_HOME", &folder);
        run(command)
    };
    let printed = in_folder("serve --print-config");
    let is_from_file = |line: &str| line.starts_with("rate = 77 ") && line.ends_with("config.toml:2");
    assert!(cfg!(windows) || printed.out.lines().any(is_from_file), "{printed:?}");
    let searched = in_folder("calendar BOS LHR --month +2 --profile eu --json");
    assert!(cfg!(windows) || searched.out.contains("EUR"), "{searched:?}");
    std::fs::remove_dir_all(folder).unwrap();
}
