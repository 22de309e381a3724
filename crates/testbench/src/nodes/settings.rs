//! The size of a run.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crate::AnyError;
use crate::command::{self, Profile};
use crate::serve::process::found;

/// What happens to the nodes and their store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A node is killed, and started again later.
    Kill,
    /// A node is asked to stop, and started again as soon as it has.
    Drain,
    /// The store is stopped, and started again.
    Store,
}

impl Event {
    /// All of them, in their order.
    pub const ALL: [Event; 3] = [Event::Kill, Event::Drain, Event::Store];
}

impl FromStr for Event {
    type Err = String;

    fn from_str(text: &str) -> Result<Event, String> {
        match text {
            "kill" => Ok(Event::Kill),
            "drain" => Ok(Event::Drain),
            "store" => Ok(Event::Store),
            _ => Err(format!("found {text:?}, allowed none, all, or some of kill,drain,store")),
        }
    }
}

/// Where nodes keep searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// Together, in a Redis server.
    Redis,
    /// Each one in its own memory: searches are lost behind a balancer, which the bench has to see.
    Memory,
}

impl FromStr for StoreKind {
    type Err = String;

    fn from_str(text: &str) -> Result<StoreKind, String> {
        match text {
            "redis" => Ok(StoreKind::Redis),
            "memory" => Ok(StoreKind::Memory),
            _ => Err(format!("found {text:?}, allowed redis and memory")),
        }
    }
}

/// The size of a run, and the service that it is for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The command `wayfare`.
    pub binary: PathBuf,
    /// Further options for the nodes.
    pub options: Vec<String>,
    /// Nodes behind the balancer.
    pub nodes: usize,
    /// Where they keep searches.
    pub store: StoreKind,
    /// The time after which others take over from a node that says nothing.
    pub lease: Duration,
    /// Searches at a time.
    pub searches: usize,
    /// Different searches that they are chosen from.
    pub requests: usize,
    /// Keys that they are made with.
    pub keys: usize,
    /// The time of the full load.
    pub time: Duration,
    /// The pace of the providers, where it is not to be found by measuring.
    pub pace: Option<f64>,
    /// What happens in that time.
    pub events: Vec<Event>,
    /// The time that the store is gone.
    pub outage: Duration,
    /// For the overhead: searches of each part of a turn.
    pub turn: usize,
    /// For the overhead: turns of each set-up.
    pub rounds: usize,
}

impl Settings {
    /// The long form, with the command of the search path.
    pub fn long() -> Settings {
        Settings {
            binary: PathBuf::from("wayfare"),
            options: Vec::new(),
            nodes: 3,
            store: StoreKind::Redis,
            lease: Duration::from_secs(5),
            searches: 1_000,
            requests: 6_000,
            keys: 20,
            time: Duration::from_secs(120),
            pace: None,
            events: Event::ALL.to_vec(),
            outage: Duration::from_secs(3),
            turn: 150,
            rounds: 5,
        }
    }

    /// The same with few searches, for a look at what is right on any machine.
    pub fn short(self) -> Settings {
        Settings {
            searches: 60,
            requests: 180,
            keys: 4,
            time: Duration::from_secs(24),
            pace: Some(0.5),
            turn: 12,
            rounds: 3,
            ..self
        }
    }
}

/// The first of the programs that a run needs and that is not there.
pub fn missing_program(store: StoreKind) -> Option<&'static str> {
    let programs: &[_] = match store {
        StoreKind::Redis => &["haproxy", "redis-server"],
        StoreKind::Memory => &["haproxy"],
    };
    programs.iter().copied().find(|program| found(program).is_err())
}

/// Builds the command as users of a shared store have it.
///
/// # Errors
/// If it can't be built.
pub fn release() -> Result<PathBuf, AnyError> {
    command::built(Profile::Release, &["redis"])
}
