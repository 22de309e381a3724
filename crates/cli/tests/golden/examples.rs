//! Checks that the example command lines of `--help` find something.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::service;

/// A time before the dates in the examples.
const NOON: &str = "2027-01-10T12:00:00Z";

/// Commands whose examples are run.
const SEARCHES: [&str; 8] =
    ["calendar", "cars", "constants", "flight", "flights", "hotel", "hotels", "places"];

#[tokio::test(flavor = "multi_thread")]
async fn examples_find_something() {
    let (base_url, serving) = service::serve(NOON).await;
    let failed = tokio::task::spawn_blocking(move || {
        let examples = examples();
        assert!(examples.len() > 20, "{examples:?}");
        let failures = examples.iter().filter_map(|example| failure(example, &base_url));
        failures.collect::<String>()
    });
    let failed = failed.await.unwrap();
    serving.abort();
    assert!(failed.is_empty(), "{failed}");
}

/// Collects the searches in help texts, except those that read a file.
fn examples() -> BTreeSet<String> {
    let mut help = String::new();
    let commands = SEARCHES.iter().map(|command| vec![*command, "--help"]);
    for words in commands.chain([vec!["--help"]]) {
        help += std::str::from_utf8(&wayfare().args(words).output().unwrap().stdout).unwrap();
    }
    help.lines()
        .filter_map(|line| line.trim_start().strip_prefix("wayfare "))
        .filter(|words| words.split(' ').next().is_some_and(|command| SEARCHES.contains(&command)))
        .filter(|words| !words.contains("--polygon") && !words.contains("[OPTIONS]"))
        .map(str::to_owned)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_readme_error_is_real() {
    let (base_url, serving) = service::serve(NOON).await;
    let readme = include_str!("../../README.md");
    let (_, shown) = readme.split_once("\n```json\n").unwrap();
    let mut shown: Value = serde_json::from_str(shown.split("```").next().unwrap()).unwrap();
    let printed = tokio::task::spawn_blocking(move || {
        let mut flights = wayfare();
        flights.args("flights BOS QQQ --depart 2027-03-14 --json".split(' '));
        flights.env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", service::KEY);
        flights.output().unwrap().stderr
    });
    let printed: Value = serde_json::from_slice(&printed.await.unwrap()).unwrap();
    serving.abort();
    shown["error"]["requestId"] = printed["error"]["requestId"].clone();
    assert_eq!(shown, printed);
}

/// Runs an example and returns its status and stderr if it fails. Examples with dates in 2027 search a service with a
/// fixed clock; other examples search the embedded inventory.
fn failure(example: &str, base_url: &str) -> Option<String> {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("wayfare {example} >/dev/null")).env_clear().env("PATH", path());
    shell.env("WAYFARE_PACE", "0").stdin(Stdio::null()).current_dir(env!("CARGO_TARGET_TMPDIR"));
    if example.contains("2027") {
        shell.env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", service::KEY);
    }
    let output = shell.output().unwrap();
    let failure =
        || format!("wayfare {example}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    (!output.status.success()).then(failure)
}

fn wayfare() -> Command {
    Command::new(env!("CARGO_BIN_EXE_wayfare"))
}

/// Returns the shell's path, with the folder of the binary first.
fn path() -> std::ffi::OsString {
    let folder = PathBuf::from(env!("CARGO_BIN_EXE_wayfare")).parent().unwrap().to_owned();
    let others = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(std::iter::once(folder).chain(std::env::split_paths(&others))).unwrap()
}
