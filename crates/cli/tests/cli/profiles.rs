//! Tests of profiles in the configuration file.

use crate::support::{Scratch, Service, run, wayfare};

/// Returns the binary with these arguments and a configuration file.
fn with_file(file: &Scratch, words: &str) -> std::process::Command {
    let mut command = wayfare(words);
    command.env("WAYFARE_CONFIG", file.path());
    command
}

#[test]
fn profiles_set_the_service_and_its_key_file() {
    let service = Service::start("--key profile-s3cret");
    let key = Scratch::new("profile-key", "profile-s3cret\n");
    let lines = format!("[profile.work]\nbase-url = {:?}\nkey-file = {:?}\n", service.base_url, key.path());
    let file = Scratch::new("profile.toml", &lines);
    run(with_file(&file, "places flights boston --profile work --json")).assert_code(0);
    // The environment and options take precedence over the profile.
    run(with_file(&file, "places flights boston --profile work").env("WAYFARE_API_KEY", "other-key"))
        .assert_code(4);
    run(with_file(&file, "places flights boston --base-url http://127.0.0.1:9")
        .env("WAYFARE_PROFILE", "work"))
    .assert_code(3);
    key.write("a\nb\n");
    let several = run(with_file(&file, "places flights boston --profile work"));
    let expected = "profile.toml:3: key-file: ";
    several.assert_err([expected, "has several lines"]);
}

#[test]
fn profiles_set_currency_market_and_home() {
    let lines = "[profile.eu]\ncurrency = \"EUR\"\nhome = \"BOS\"\n[profile.uk]\nmarket = \"GB\"\n";
    let file = Scratch::new("homes.toml", lines);
    let currency = |words: &str| {
        let ran = run(with_file(&file, &format!("{words} --limit 1 --json"))).assert_code(0);
        let answer = ran.json();
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
        run(with_file(&file, words)).assert_code(0);
    }
    let ran = run(with_file(&file, "flights LHR --depart +45d --limit 1 --profile eu"));
    ran.assert_err(["From BOS, the home of the profile \"eu\"."]);
    ran.assert_out(["BOS"]);
    let ran = run(with_file(&file, "calendar LHR --month +2 --profile eu"));
    assert!(ran.code == Some(0) && ran.err.contains("From BOS"), "{ran:?}");
    for (words, expected) in [
        ("flights LHR --depart +45d --profile uk", "expected FROM and TO"),
        ("calendar LHR --month +2 --profile uk", "expected FROM and TO"),
        ("calendar LHR --month +2", "expected FROM and TO"),
    ] {
        let ran = run(with_file(&file, words));
        assert!(ran.code == Some(2) && ran.err.contains(expected), "{words}: {ran:?}");
    }
}

#[test]
fn the_default_profile_applies_unless_another_is_selected() {
    let lines = "[profile.default]\ncurrency = \"EUR\"\nhome = \"BOS\"\n[profile.uk]\nmarket = \"GB\"\n";
    let file = Scratch::new("default.toml", lines);
    let currency = |words: &str| {
        let words = format!("cars LAX --pickup +45d --dropoff +49d --limit 1 --json {words}");
        let ran = run(with_file(&file, &words)).assert_code(0);
        let answer = ran.json();
        answer["currency"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(currency(""), "EUR");
    assert_eq!(currency("--profile uk"), "GBP");
    assert_eq!(currency("--profile="), "USD");
    let ran = run(with_file(&file, "flights LHR --depart +45d --limit 1")).assert_code(0);
    ran.assert_err(["From BOS, the home of the profile \"default\"."]);

    file.write("[profile.default]\nhme = \"BOS\"\n");
    let ran = run(with_file(&file, "places flights boston"));
    assert_eq!(ran.code, Some(2));
    ran.assert_err(["default.toml:2: found the key \"hme\""]);
    file.write("[serve]\nrate = 60\n");
    run(with_file(&file, "places flights boston")).assert_code(0);
}

#[test]
fn file_errors_have_lines_but_no_keys() {
    let file = Scratch::new(
        "faults.toml",
        "[profile.work]\nkey = \"s3cret\"\napi-key = \"s3cret\"\nhme = \"BOS\"\n",
    );
    let ran = run(with_file(&file, "places flights boston --profile work"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    ran.assert_err([
        "faults.toml:2: a key must not be in this file",
        "faults.toml:3: a key must not be in this file",
        "faults.toml:4: found the key \"hme\", allowed ",
    ]);
    assert!(!ran.err.contains("s3cret"), "{ran:?}");
    // Errors in a profile that is not selected are ignored.
    run(with_file(&file, "places flights boston")).assert_code(0);
    let unknown = run(with_file(&file, "places flights boston --profile home"));
    unknown.assert_err(["there is no profile \"home\"; profiles in the file: work"]);
}

#[test]
fn profiles_and_serve_share_the_file() {
    let folder = std::env::temp_dir().join(format!("wayfare-{}-config", std::process::id()));
    std::fs::create_dir_all(folder.join("wayfare")).unwrap();
    let lines = "[serve]\nrate = 77\n[profile.eu]\ncurrency = \"EUR\"\n";
    std::fs::write(folder.join("wayfare/config.toml"), lines).unwrap();
    let in_folder = |words: &str| run(wayfare(words).env("XDG_CONFIG_HOME", &folder));
    let printed = in_folder("serve --print-config");
    let is_from_file = |line: &str| line.starts_with("rate = 77 ") && line.ends_with("config.toml:2");
    assert!(cfg!(windows) || printed.out.lines().any(is_from_file), "{printed:?}");
    let searched = in_folder("calendar BOS LHR --month +2 --profile eu --json");
    assert!(cfg!(windows) || searched.out.contains("EUR"), "{searched:?}");
    std::fs::remove_dir_all(folder).unwrap();
}
