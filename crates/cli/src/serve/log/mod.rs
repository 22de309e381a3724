//! The service's log on stderr. Logging never waits for the reader: an unread stderr must not block a call.

mod settings;

use std::io;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::{SubscriberInitExt as _, TryInitError};

pub use settings::LogSettings;

use settings::{LogFormat, filter_of};

use crate::exit::{Exit, Failure};
use crate::terminal::lossy::Lossy;
use crate::terminal::output::{Console, FLUSH_TIMEOUT};

/// The running log.
#[derive(Debug)]
pub struct Log(Lossy);

impl Log {
    /// Starts logging to stderr, including panics: the default panic hook would wait for the reader.
    ///
    /// # Errors
    /// Returns an error if the thread can't be started, or if a logger is already installed.
    pub fn start(settings: &LogSettings, console: &Console) -> Result<Self, Failure> {
        let failed =
            |error: String| Failure::new(Exit::Failed, format!("the log could not be started: {error}"));
        let filter = match &settings.log_filter {
            Some(filter) => filter_of(filter).map_err(|error| failed(error.to_string()))?,
            None => Targets::new().with_default(if console.is_quiet() {
                LevelFilter::WARN
            } else {
                LevelFilter::INFO
            }),
        };
        let lossy = Lossy::new(io::stderr(), settings.log_buffer.0, |dropped| {
            tracing::warn!(dropped, "log lines were dropped, because stderr is not read fast enough");
        });
        let log = Log(lossy.map_err(|error| failed(error.to_string()))?);
        log.subscribe(settings.log_format, filter, console.stderr_screen().colours)
            .map_err(|error| failed(error.to_string()))?;
        std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
        Ok(log)
    }

    fn subscribe(&self, format: LogFormat, filter: Targets, colours: bool) -> Result<(), TryInitError> {
        let lossy = self.0.clone();
        // If stderr fails, there is nowhere to report the failure.
        let lines = layer().with_writer(move || lossy.clone()).with_target(false).log_internal_errors(false);
        let lines = match format {
            LogFormat::Text => lines.with_ansi(colours).boxed(),
            LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
        };
        tracing_subscriber::registry().with(lines.with_filter(filter)).try_init()
    }

    /// Returns a function that reports the number of lines dropped so far.
    pub fn drops(&self) -> impl Fn() -> u64 + Send + Sync + 'static {
        let lossy = self.0.clone();
        move || lossy.dropped()
    }

    /// Logs how many lines were dropped, if any, and then the last message. Gives the reader up to 1 s to catch up
    /// before and after these lines.
    pub fn end(self, log_last: impl FnOnce()) {
        // Flush first, so that the buffer has room for the following lines.
        self.0.flush_within(FLUSH_TIMEOUT);
        if self.0.dropped() > 0 {
            tracing::warn!(dropped = self.0.dropped(), "log lines were dropped");
        }
        log_last();
        self.0.flush_within(FLUSH_TIMEOUT);
    }
}
