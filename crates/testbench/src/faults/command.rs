//! Runs through the command.

use std::path::PathBuf;
use std::process::{Output, Stdio};
use std::time::Duration;

use serde_json::Value;
use tokio::process::Command;

use super::ended::{End, Ended};
use super::kind::{Kind, Signal};
use super::library::records;
use super::server::Log;
use super::vertical::{Held, KEY, Vertical};
use crate::AnyError;
use crate::command::{self, Profile};

/// The command, as built from the same sources.
#[derive(Clone, Debug)]
pub struct Binary {
    path: PathBuf,
    /// The verticals that take a deadline. Searches always did.
    bounded: Vec<Vertical>,
}

impl Binary {
    /// Builds the command where it is not up to date.
    ///
    /// # Errors
    /// If it can't be built or run.
    pub fn build() -> Result<Binary, AnyError> {
        let path = command::built(Profile::Dev, &[])?;
        let takes_deadline = |vertical: &Vertical| -> bool {
            let name = vertical.words().split(' ').next().unwrap_or_default();
            // An option that it does not know comes before its help.
            let asked = std::process::Command::new(&path).args([name, "--deadline", "1s", "--help"]).output();
            asked.is_ok_and(|asked| asked.status.success())
        };
        let bounded = Vertical::ALL.into_iter().filter(takes_deadline).collect();
        Ok(Binary { path, bounded })
    }

    /// Whether the command for a vertical takes a deadline.
    pub fn is_bounded(&self, vertical: Vertical) -> bool {
        self.bounded.contains(&vertical)
    }

    /// Searches once, with a deadline, and stops what does not stop by itself after a longer time: the limits.
    ///
    /// # Errors
    /// If the command can't be run: a fault of the bench.
    pub async fn run(
        &self,
        kind: &Kind,
        vertical: Vertical,
        base_url: &str,
        log: &Log,
        (deadline, most): (Duration, Duration),
    ) -> Result<Ended, AnyError> {
        let mut command = Command::new(&self.path);
        command.args(kind.words.unwrap_or(vertical.words()).split(' ')).env_clear().kill_on_drop(true);
        command.env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", KEY);
        command.envs(kind.environment.iter().map(|(name, value)| (*name, value)));
        let is_table = kind.is_shown && vertical != Vertical::Feed;
        if !is_table && vertical != Vertical::Feed {
            command.arg("--json");
        }
        if self.is_bounded(vertical) {
            command.arg("--deadline").arg(format!("{}s", deadline.as_secs()));
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn()?;
        let signal = kind.wants.stops.zip(child.id());
        let signalled = async {
            if let Some((signal, id)) = signal {
                send(signal, id, log).await;
            }
        };
        tokio::pin!(signalled);
        let output = child.wait_with_output();
        tokio::pin!(output);
        let finished = async {
            tokio::select! {
                output = &mut output => return output,
                () = &mut signalled => {}
            }
            output.await
        };
        let Ok(output) = tokio::time::timeout(most, finished).await else {
            return Ok(Ended::new(End::Hung));
        };
        Ok(judged(vertical, is_table, &output?))
    }
}

/// Signals a process as soon as it waits for an answer that never comes.
async fn send(signal: Signal, process: u32, log: &Log) {
    while !log.calls().iter().any(|answered| answered.hangs) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Whether it was still there shows in how it ends.
    let _ = Command::new("kill").args([signal.option(), &process.to_string()]).status().await;
}

fn judged(vertical: Vertical, is_table: bool, output: &Output) -> Ended {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let held = match vertical {
        _ if is_table => Held { different: counted(&out).unwrap_or(0), again: 0 },
        Vertical::Feed => {
            let lines: Vec<Value> = out.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
            vertical.good_among(&lines)
        }
        _ => vertical.good_among(records(serde_json::from_str::<Value>(&out).ok().as_ref())),
    };
    let end = match output.status.code() {
        _ if err.contains("panicked at") => End::Panicked,
        Some(code) => End::Exit(code),
        None => End::Killed,
    };
    Ended { held, said: vec![out.into_owned(), err.into_owned()], ..Ended::new(end) }
}

/// The number of results that the last line of a table tells.
fn counted(table: &str) -> Option<usize> {
    let line = table.lines().rev().find(|line| !line.trim().is_empty())?;
    line.split(' ').find_map(|word| word.parse().ok())
}
