use std::ffi::OsString;

use super::*;
use crate::command_line::{Command as Subcommand, Wayfare};

/// Resolves the settings from the given arguments, environment variables and file contents.
fn resolved(words: &str, variables: &[(&str, &str)], file: Option<&str>) -> Result<Effective, Failure> {
    let path = std::env::temp_dir().join(format!("wayfare-{}-{:p}", std::process::id(), &words));
    let mut line: Vec<OsString> = ["wayfare", "serve"].map(OsString::from).to_vec();
    line.extend(words.split_whitespace().map(OsString::from));
    if let Some(text) = file {
        std::fs::write(&path, text).unwrap();
        line.extend(["--config".into(), path.clone().into_os_string()]);
    }
    let Subcommand::Serve(args) = Wayfare::read(line).unwrap().command else {
        panic!("expected the command serve")
    };
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), OsString::from(value)));
    let mut resolved = resolve(&args, &variables.collect());
    if let Some(failure) = resolved.as_mut().ok().and_then(|effective| effective.faults.take()) {
        resolved = Err(failure);
    }
    if file.is_some() {
        std::fs::remove_file(&path).unwrap();
    }
    resolved
}

/// Lists the given key and the keys of all later settings.
fn known_from(key: &str) -> String {
    let known = Declared::all::<Settings>();
    let rest = known.iter().map(Declared::key).skip_while(|known| *known != key);
    rest.collect::<Vec<_>>().join(", ")
}

fn faults(words: &str, variables: &[(&str, &str)], file: &str) -> String {
    let failure = resolved(words, variables, Some(file)).unwrap_err();
    assert_eq!(failure.exit, crate::exit::Exit::Invalid);
    // The list of all settings is long and grows.
    let lines = failure.to_string().replace(&known_from("deny"), "...");
    // The path of the file differs between runs.
    let mask = |line: &str| match line.split_once("/wayfare-") {
        Some((_, rest)) => format!("FILE{}", &rest[rest.find(':').unwrap()..]),
        None => line.trim().to_owned(),
    };
    lines.lines().map(mask).collect::<Vec<_>>().join("\n")
}

#[test]
fn options_override_environment_and_environment_overrides_file() {
    let rate = |words, variables: &[_], file| {
        resolved(words, variables, file).unwrap().settings.rate.map(std::num::NonZeroU32::get)
    };
    let (variable, file) = ([("WAYFARE_SERVE_RATE", "2")], Some("rate = 3"));
    assert_eq!(rate("--rate 1", &variable, file), Some(1));
    assert_eq!(rate("", &variable, file), Some(2));
    assert_eq!(rate("", &[], file), Some(3));
    assert_eq!(rate("", &[], None), None);
}

#[test]
fn settings_can_come_from_environment_and_file() {
    let values = |key: &str| match key {
        "addr" | "admin-addr" => "1.2.3.4:5",
        "base-url" | "upstream" => "https://travel.example",
        "log-format" => "json",
        key if key.ends_with("-timeout") => "7s",
        "grace" | "upstream-cache" | "longest-queue" | "store-lease" | "store-idle" | "node-lease" => "7s",
        "trusted-proxy" => "10.0.0.0/8",
        "cors-origin" => "https://travel.example",
        "log-buffer" => "2KiB",
        "market" => "DE",
        "strict" | "require-end-user" | "no-page" => "true",
        "tiles" => "https://tiles.example/style.json",
        "upstream-budget" => "hotels=7",
        _ => "7",
    };
    for declared in Declared::all::<Settings>() {
        let (key, value) = (declared.key(), values(declared.key()));
        let line = if declared.is_list() {
            format!("{key} = [\"{value}\"]")
        } else {
            format!("{key} = \"{value}\"")
        };
        for (variables, file) in [(&[(&*declared.variable(), value)][..], None), (&[], Some(&*line))] {
            let resolved = resolved("", variables, file).unwrap();
            let chosen = resolved.chosen.iter().find(|chosen| chosen.declared.key() == key).unwrap();
            assert_ne!(chosen.origin, Origin::Default, "{key}");
            assert_eq!(chosen.values, [value], "{key}");
        }
    }
}

#[test]
fn switches_in_the_file_can_be_turned_off() {
    let is_strict = |words| resolved(words, &[], Some("strict = true")).unwrap().settings.strict;
    assert_eq!([is_strict(""), is_strict("--strict=false")], [true, false]);
    assert!(resolved("--strict", &[], None).unwrap().settings.strict);
}

#[test]
fn lists_are_arrays_in_files_and_comma_separated_in_variables() {
    let keys = |variables: &[_], file| resolved("", variables, file).unwrap().settings.keys;
    assert_eq!(keys(&[], Some("keys = [\"a\", \"shop=b\"]")), ["a", "shop=b"]);
    assert_eq!(keys(&[("WAYFARE_SERVE_KEYS", "a, shop=b")], None), ["a", "shop=b"]);
}

#[test]
fn errors_have_origin_value_and_allowed_values() {
    let file = "\nrate = 0\nkeys = \"s3cret\"\nwhatever = 1\n\nseed = [1]\nlog-format = \"xml\"\n[market]\n";
    insta::assert_snapshot!("faults", faults("", &[("WAYFARE_SERVE_PACE", "fast")], file));
    assert_eq!(
        faults("", &[], "addr = nowhere\n").lines().nth(1).unwrap().split(':').nth(1),
        Some("1"),
        "the line of the invalid TOML"
    );
}

#[test]
fn keys_are_not_shown() {
    let failure = faults("", &[], "keys = [\"s3cret\", {}]\ndeny = \"s3cret\"\n");
    assert!(!failure.contains("s3cret"), "{failure}");
    let resolved = resolved("--key shop=s3cret --deny s3cret2", &[], None).unwrap();
    assert!(!resolved.to_toml().contains("s3cret"), "{}", resolved.to_toml());
}

#[test]
fn empty_variables_are_ignored_except_for_keys() {
    assert_eq!(resolved("", &[("WAYFARE_SERVE_RATE", "")], None).unwrap().settings.rate, None);
    let failure = resolved("", &[("WAYFARE_SERVE_KEYS", "")], None).unwrap_err().to_string();
    assert!(failure.contains("WAYFARE_SERVE_KEYS: the value is empty"), "{failure}");
}

#[test]
fn the_search_base_url_is_not_the_base_url_of_links() {
    let base_url =
        |words, name| resolved(words, &[(name, "https://a.example")], None).unwrap().settings.base_url;
    assert_eq!(base_url("", "WAYFARE_BASE_URL"), None);
    assert_eq!(base_url("", "WAYFARE_SERVE_BASE_URL").as_deref(), Some("https://a.example"));
    assert_eq!(
        base_url("--base-url https://b.example", "WAYFARE_SERVE_BASE_URL").as_deref(),
        Some("https://b.example")
    );
}

#[test]
fn the_base_url_of_links_may_precede_the_command() {
    let resolved = |url| {
        let line = ["wayfare", "--base-url", url, "serve"];
        let Subcommand::Serve(args) = Wayfare::read(line).unwrap().command else {
            panic!("expected the command serve")
        };
        resolve(&args, &Environment::default())
    };
    assert_eq!(
        resolved("https://a.example").unwrap().settings.base_url.as_deref(),
        Some("https://a.example")
    );
    let failure = resolved("nowhere").unwrap().faults.unwrap().to_string();
    assert!(failure.contains("\n  --base-url: base-url = \"nowhere\": "), "{failure}");
}

#[test]
fn printed_settings_show_origins_and_round_trip() {
    let printed =
        resolved("--rate 60 --key s3cret", &[("WAYFARE_SERVE_PACE", "0.5")], None).unwrap().to_toml();
    // The defaults of limits belong to the service and are tested there.
    let most: Vec<_> = printed.lines().filter(|line| !line.ends_with("# default")).collect();
    insta::assert_snapshot!("printed", most.join("\n"));
    assert!(
        printed.lines().any(|line| line.starts_with("addr = ") && line.ends_with(" # default")),
        "{printed}"
    );
    let again = resolved("", &[], Some(&printed)).unwrap();
    assert_eq!(again.settings.rate.map(std::num::NonZeroU32::get), Some(60));
    let values =
        |toml: &str| toml.lines().map(|line| line.split('#').next().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(values(&again.to_toml())[4..], values(&printed)[4..]);
}
