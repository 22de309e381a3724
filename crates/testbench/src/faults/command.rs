//! Runs of the command against the server.

use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;

use serde_json::Value;
use tokio::process::Command;

use super::kind::Kind;
use super::outcome::{Outcome, RunResult};
use super::server::{Log, Server};
use super::vertical::{Held, Vertical, records};
use crate::AnyError;

/// Searches once through the command, with a deadline if the command accepts one. Kills the command if it runs for
/// longer than `time_limit`.
///
/// # Errors
/// Returns an error if the command can't be started, which is a bug in the testbench.
pub(super) async fn run(
    binary: &Path,
    kind: &Kind,
    vertical: Vertical,
    base_url: &str,
    key: &str,
    server: &Server,
    (deadline, time_limit): (Duration, Duration),
) -> Result<RunResult, AnyError> {
    let mut command = Command::new(binary);
    command.args(kind.lookup.as_deref().unwrap_or(vertical.words()).split(' '));
    command.env_clear().env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", key);
    let of_server = server.address.to_string();
    command.envs(kind.env.iter().map(|(name, value)| (name, value.replace("$server", &of_server))));
    let is_table = kind.is_shown && vertical != Vertical::Feed;
    if !is_table && vertical != Vertical::Feed {
        command.arg("--json");
    }
    if vertical.is_bounded() {
        command.arg("--deadline").arg(format!("{}s", deadline.as_secs()));
    }
    command.kill_on_drop(true).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn()?;
    let signal = kind.signal.as_ref().zip(child.id());
    let signalled = async {
        if let Some(([signal, _], id)) = signal {
            send(signal, id, &server.log).await;
        }
        // Only the end of the output shows that the command has exited, so this branch never finishes.
        std::future::pending().await
    };
    let output = async {
        tokio::select! {
            output = child.wait_with_output() => output,
            output = signalled => output,
        }
    };
    match tokio::time::timeout(time_limit, output).await {
        Ok(output) => Ok(result_of(vertical, is_table, &output?)),
        Err(_) => Ok(RunResult::new(Outcome::Hung)),
    }
}

/// Sends a signal to a process while it waits for a response that never arrives.
async fn send(signal: &str, process: u32, log: &Log) {
    while !log.calls().iter().any(|answered| answered.hangs) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // The result is ignored: if the process has already exited, the exit status shows it.
    let _ = Command::new("kill").args([signal, &process.to_string()]).status().await;
}

fn result_of(vertical: Vertical, is_table: bool, output: &Output) -> RunResult {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let held = match vertical {
        _ if is_table => Held { distinct: result_count(&out).unwrap_or(0), ..Held::default() },
        Vertical::Feed => {
            let lines: Vec<Value> = out.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
            vertical.count_valid(&lines)
        }
        _ => vertical.count_valid(records(serde_json::from_str::<Value>(&out).ok().as_ref())),
    };
    let end = match output.status.code() {
        _ if err.contains("panicked at") => Outcome::Panicked,
        Some(code) => Outcome::Exit(code),
        None => Outcome::Killed,
    };
    RunResult { held, output: vec![out.into_owned(), err.into_owned()], ..RunResult::new(end) }
}

/// Returns the number of results in the last line of a table.
fn result_count(table: &str) -> Option<usize> {
    let line = table.lines().rev().find(|line| !line.trim().is_empty())?;
    line.split(' ').find_map(|word| word.parse().ok())
}
