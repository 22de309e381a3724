//! Golden output of the command: help output, and tables from a service that has a fixed clock.
//!
//! Each line of `commands.txt` consists of a name and a command line. Each command line runs against its own service.

use std::process::{Command, Stdio};

use crate::service;

/// A time before the days in 2099 that `commands.txt` contains, so that the service can search them. For this machine,
/// these days are in the future as well.
const NOON: &str = "2099-01-10T12:00:00Z";

/// Prefixes of progress lines, which contain elapsed times.
const PROGRESS: [&str; 4] = ["first-phase  ", "second-phase  ", "partial  ", "complete  "];

#[tokio::test(flavor = "multi_thread")]
async fn outputs() {
    for line in include_str!("commands.txt").lines() {
        let (name, words) = line.split_once(": ").unwrap();
        let (base_url, serving) = service::serve(NOON).await;
        let output = tokio::task::spawn_blocking(move || output(words, &base_url)).await.unwrap();
        serving.abort();
        insta::assert_snapshot!(name, output);
    }
}

/// Returns the output of a command line and its exit code.
fn output(words: &str, base_url: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wayfare"));
    command.args(words.split_whitespace()).stdin(Stdio::null()).env_clear();
    command.env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", service::KEY);
    command.env("COLUMNS", "120").env("TZ", "UTC");
    let output = command.output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    let is_progress = |line: &str| PROGRESS.iter().any(|phase| line.starts_with(phase));
    let err: String = err.split_inclusive('\n').filter(|line| !is_progress(line)).collect();
    format!("$ wayfare {words}\n{out}{err}{}\n", output.status)
}
