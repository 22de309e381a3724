//! The size of a run.

use std::path::PathBuf;
use std::time::Duration;

use crate::AnyError;
use crate::command::{self, Profile};

/// The size of a run, and the service that it is for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The command `wayfare`.
    pub binary: PathBuf,
    /// Options for the service under load, beside those of the bench.
    pub options: Vec<String>,
    /// Searches at a time.
    pub searches: usize,
    /// Different searches that they are chosen from.
    pub requests: usize,
    /// Keys that they are made with.
    pub keys: usize,
    /// The time of the load, half of it beside a flood, without that in which it grows.
    pub time: Duration,
    /// The time of the load at pace 1, or at [`Settings::pace`] where that is less.
    pub overload: Duration,
    /// The pace of the providers, where it is not to be found by measuring.
    pub pace: Option<f64>,
    /// Connections that don't read large answers.
    pub slow_readers: usize,
    /// Connections that say nothing.
    pub idle_sockets: usize,
    /// The starts of the flood in a second.
    pub flood: f64,
    /// Whether service and bench have a processor each.
    pub parts_processors: bool,
}

impl Settings {
    /// The long form, with the command of the search path.
    pub fn long() -> Settings {
        Settings {
            binary: PathBuf::from("wayfare"),
            options: Vec::new(),
            searches: 2_000,
            requests: 6_000,
            keys: 20,
            time: Duration::from_secs(180),
            overload: Duration::from_secs(45),
            pace: None,
            slow_readers: 50,
            idle_sockets: 200,
            flood: 200.0,
            parts_processors: true,
        }
    }

    /// The same with few searches, for a look at what is right on any machine.
    pub fn shortened(self) -> Settings {
        Settings {
            searches: 200,
            requests: 600,
            time: Duration::from_secs(40),
            overload: Duration::from_secs(10),
            ..self
        }
    }

    /// The shortest form, for tests: of correctness alone.
    ///
    /// # Errors
    /// If the command can't be built.
    pub fn short() -> Result<Settings, AnyError> {
        Ok(Settings {
            binary: command::built(Profile::Dev, &[])?,
            options: Vec::new(),
            searches: 24,
            requests: 36,
            keys: 4,
            time: Duration::from_secs(3),
            overload: Duration::from_secs(2),
            pace: Some(0.1),
            slow_readers: 2,
            idle_sockets: 4,
            flood: 20.0,
            parts_processors: false,
        })
    }
}

/// Builds the command as users have it.
///
/// # Errors
/// If it can't be built.
pub fn release() -> Result<PathBuf, AnyError> {
    command::built(Profile::Release, &[])
}
