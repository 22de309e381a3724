//! A relay between the caller and the server: `wayfare serve --upstream`.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use super::kind::Kind;
use super::vertical::{CALLER_KEY, KEY};
use crate::AnyError;

/// The relay's timeout, unless a kind of fault uses the default timeout. The relay gives up before the library does.
const TIMEOUT: &str = "700ms";

/// Time that the relay may need to exit. Afterwards it is killed, and the run fails.
const EXIT: Duration = Duration::from_secs(10);

/// The log of a relay that had to be killed.
pub(super) const HUNG: &str = "the relay did not exit";

/// A running relay, killed on drop.
pub(super) struct Relay {
    child: Child,
    pub base_url: String,
}

impl Relay {
    /// Starts a relay in front of a server.
    ///
    /// # Errors
    /// Returns an error if the relay does not start, which is a bug in the testbench.
    pub async fn start(binary: &Path, kind: &Kind, upstream: &str) -> Result<Relay, AnyError> {
        // Another machine must be reached through TLS.
        let upstream = upstream.replace("http://travel.", "https://travel.");
        let mut command = Command::new(binary);
        command.args(["serve", "--quiet", "--no-page", "--addr", "127.0.0.1:0", "--upstream", &upstream]);
        command.arg("--key").arg(format!("caller={CALLER_KEY}"));
        if !kind.is_patient {
            command.args(["--upstream-timeout", TIMEOUT]);
        }
        command.env_clear().env("WAYFARE_API_KEY", KEY).kill_on_drop(true);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let mut base_url = String::new();
        let output = child.stdout.take().ok_or("the relay has no output")?;
        BufReader::new(output).read_line(&mut base_url).await?;
        if base_url.is_empty() {
            let output = child.wait_with_output().await?;
            return Err(
                format!("the relay did not start: {}", String::from_utf8_lossy(&output.stderr)).into()
            );
        }
        Ok(Relay { child, base_url: base_url.trim().to_owned() })
    }

    /// Stops the relay and returns its log.
    pub async fn stop(self) -> Result<String, AnyError> {
        if let Some(id) = self.child.id() {
            Command::new("kill").args(["-TERM", &id.to_string()]).status().await?;
        }
        match tokio::time::timeout(EXIT, self.child.wait_with_output()).await {
            Ok(output) => Ok(String::from_utf8_lossy(&output?.stderr).into_owned()),
            Err(_) => Ok(HUNG.to_owned()),
        }
    }
}
