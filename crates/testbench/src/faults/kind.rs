//! Kinds of faults: the server's behaviour, the affected calls, and the allowed outcomes.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, Error as _, IntoDeserializer as _};
use serde::{Deserialize, Deserializer};
use wayfare_client::ErrorKind;

use super::answer::Answer;
use super::outcome::Interface;
use super::server::{Call, Reply};
use super::vertical::{Scene, Vertical};
use crate::AnyError;

/// The table of all kinds.
const TABLE: &str = include_str!("kinds.toml");

/// Errors that a run may end with.
const ERRORS: [ErrorKind; 11] = [
    ErrorKind::Configuration,
    ErrorKind::KeyRejected,
    ErrorKind::Forbidden,
    ErrorKind::Refused,
    ErrorKind::RateLimited,
    ErrorKind::Service,
    ErrorKind::Network,
    ErrorKind::Timeout,
    ErrorKind::Decode,
    ErrorKind::TooLarge,
    ErrorKind::Unexpected,
];

/// The calls that the fault affects. All other calls get valid responses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum When {
    #[default]
    Always,
    /// The first call: the start of a search.
    First,
    /// The second call: a poll, or the second page of a feed.
    Second,
    /// All calls except the first one.
    Later,
}

impl When {
    /// Returns the word in the table of outcomes, which is empty for [`When::Always`].
    pub fn word(self) -> String {
        if self == When::Always { String::new() } else { format!("{self:?}").to_lowercase() }
    }
}

/// The allowed outcomes of a run.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct AllowedOutcomes {
    /// `true` if the run may recover and return all records.
    pub recovered: bool,
    /// `true` if the deadline may end the run.
    pub deadline: bool,
    /// `true` if the run may end with a result in which records may be missing.
    pub partial: bool,
    pub errors: Vec<ErrorKind>,
}

impl TryFrom<String> for AllowedOutcomes {
    type Error = String;

    fn try_from(text: String) -> Result<AllowedOutcomes, String> {
        let mut ends = AllowedOutcomes::default();
        for word in text.split(' ') {
            match (word, ERRORS.into_iter().find(|error| error.as_str() == word)) {
                ("recovered", _) => ends.recovered = true,
                ("deadline", _) => ends.deadline = true,
                ("partial", _) => ends.partial = true,
                (_, Some(error)) => ends.errors.push(error),
                _ => {
                    let expected = "recovered, deadline, partial or a kind of error";
                    return Err(format!("found {word:?}, expected {expected}"));
                }
            }
        }
        Ok(ends)
    }
}

impl AllowedOutcomes {
    /// Returns the allowed outcomes of a caller of a relay, which refuses the call or aborts the stream if the server's
    /// response is invalid. Both the relay and its caller retry, so a transient fault may go unnoticed, and a
    /// persistent fault may cause retries until the deadline.
    pub fn through_relay(mut self, when: When) -> Self {
        if !self.errors.is_empty() || self.deadline {
            self.errors.extend([ErrorKind::Service, ErrorKind::Network]);
            self.deadline = true;
            self.recovered |= matches!(when, When::First | When::Second);
        }
        self
    }
}

/// A kind of fault, and the calls that it affects.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Kind {
    /// The heading of the kind's section in the table.
    #[serde(skip)]
    pub(super) group: String,
    pub(super) name: String,
    /// Statuses of the response. Each status defines a separate kind. `$each` in the name is replaced by the status.
    pub(super) each: Vec<u16>,
    /// The calls that the fault may affect. Each choice defines a separate kind. An empty list means all calls.
    #[serde(deserialize_with = "words")]
    pub(super) at: Vec<When>,
    #[serde(skip)]
    pub(super) when: When,
    /// The responses to the first calls. The last response also answers all later calls. An empty list means valid
    /// responses.
    pub(super) does: Vec<Answer>,
    /// The URL that the command and the library call, if it differs from the server's URL. `$server` is replaced by the
    /// server's address, `$nobody` by an address on which no server listens.
    pub(super) to: Option<String>,
    /// `true` if the server uses TLS, with an untrusted certificate.
    pub(super) is_tls: bool,
    /// The affected verticals. An empty list means all.
    #[serde(deserialize_with = "words")]
    pub(super) of: Vec<Vertical>,

    pub(super) ends: AllowedOutcomes,
    /// `true` if a retry succeeds, where retries are allowed.
    pub(super) passes: bool,
    /// The wait that the fault requests, in seconds.
    pub(super) asks: u64,
    /// `true` if the run may return records twice.
    pub(super) repeats: bool,
    /// The minimum number of valid records that must be kept, even if no response certainly contains as many.
    pub(super) keeps: usize,
    /// The number of records that may be missing from a complete result.
    pub(super) lacks: usize,

    /// The `kill` option for a signal that ends the command, and the command's name for that signal.
    pub(super) signal: Option<[String; 2]>,
    /// Environment variables of the command. `$server` is replaced by the server's address.
    pub(super) env: BTreeMap<String, String>,
    /// The arguments of the command for a search or feed that starts with a lookup.
    #[serde(skip)]
    pub(super) lookup: Option<String>,
    /// `true` if the command prints a table instead of JSON.
    pub(super) is_shown: bool,
    /// `true` if the library and the relay use their default timeouts.
    pub(super) is_patient: bool,
    /// `true` if the kind runs alone.
    pub(super) is_heavy: bool,
}

/// Parses the space-separated words of a string.
fn words<'de, D: Deserializer<'de>, T: DeserializeOwned>(text: D) -> Result<Vec<T>, D::Error> {
    let value = |word: &str| T::deserialize::<StrDeserializer<'_, Error>>(word.into_deserializer());
    String::deserialize(text)?.split(' ').map(value).collect::<Result<_, _>>().map_err(D::Error::custom)
}

/// A section of the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    name: String,
    /// Command searches and feeds that replace those of the verticals for every kind in the section.
    #[serde(default)]
    lookups: Vec<Lookup>,
    kinds: Vec<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lookup {
    name: String,
    of: Vertical,
    words: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    group: Vec<Group>,
}

/// Returns all kinds, in the order of the table.
///
/// # Errors
/// Returns an error if the table is invalid.
pub fn all() -> Result<Vec<Kind>, AnyError> {
    let table: Table = toml::from_str(TABLE).map_err(|error| {
        let line = TABLE[..error.span().unwrap_or_default().end].lines().count();
        format!("kinds.toml, line {line}: {}", error.message())
    })?;
    Ok(table.group.into_iter().flat_map(Group::all).collect())
}

impl Group {
    fn all(self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = self.kinds.iter().flat_map(Kind::all).collect();
        if !self.lookups.is_empty() {
            let looking_up =
                |lookup: &Lookup| kinds.iter().map(|kind| kind.during(lookup)).collect::<Vec<_>>();
            kinds = self.lookups.iter().flat_map(looking_up).collect();
            // These runs may last until a deadline, and feeds have no deadline.
            kinds.retain(|kind| !(kind.ends.deadline && kind.of == [Vertical::Feed]));
        }
        kinds.into_iter().map(|kind| Kind { group: self.name.clone(), ..kind }).collect()
    }
}

impl Kind {
    /// Returns a kind for each status and each choice of affected calls.
    fn all(&self) -> Vec<Kind> {
        let with_status = |status: &u16| {
            let mut kind = Kind { name: self.name.replace("$each", &status.to_string()), ..self.clone() };
            kind.does.resize_with(1, Answer::default);
            kind.does[0].status = Some(*status);
            kind
        };
        let of_each = if self.each.is_empty() {
            vec![self.clone()]
        } else {
            self.each.iter().map(with_status).collect()
        };
        let times = if self.at.is_empty() { &[When::Always][..] } else { &self.at };
        let at_each = |kind: Kind| times.iter().map(move |when| Kind { when: *when, ..kind.clone() });
        of_each.into_iter().flat_map(at_each).collect()
    }

    /// Returns the kind for faults during a lookup by the command.
    fn during(&self, lookup: &Lookup) -> Kind {
        let name = format!("{}: {}", lookup.name, self.name);
        Kind { name, of: vec![lookup.of], lookup: Some(lookup.words.clone()), ..self.clone() }
    }

    /// Returns the kind restricted to one vertical.
    pub fn against(mut self, vertical: &str) -> Self {
        self.of = Vertical::ALL.into_iter().filter(|of| of.name() == vertical).collect();
        self
    }

    /// Returns the interfaces through which the kind is run.
    pub fn interfaces(&self) -> &'static [Interface] {
        let by_command =
            !self.env.is_empty() || self.lookup.is_some() || self.is_shown || self.signal.is_some();
        if by_command { &[Interface::Command] } else { &[Interface::Library, Interface::Command] }
    }

    /// Returns the name and the affected calls.
    pub fn title(&self) -> String {
        match self.when {
            When::Always => self.name.clone(),
            when => format!("{} ({})", self.name, when.word()),
        }
    }

    /// Returns whether the fault is injected into a vertical.
    pub(super) fn concerns(&self, vertical: Vertical) -> bool {
        let has_second = vertical.has_second_answer() || matches!(self.when, When::Always | When::First);
        has_second && (self.of.is_empty() || self.of.contains(&vertical))
    }

    /// Returns the response to a call of a run.
    pub(super) fn answer(&self, scene: &Scene, call: &Call) -> Reply {
        let is_met = match self.when {
            When::Always => true,
            When::First => call.index == 0,
            When::Second => call.index == 1,
            When::Later => call.index > 0,
        };
        let is_looked_up = self.lookup.is_none() || !call.target.starts_with(scene.vertical.operation().path);
        let fault = self.does.get(call.index).or(self.does.last()).filter(|_| is_met && is_looked_up);
        fault.unwrap_or(&Answer::good()).reply(scene, call)
    }

    /// Returns the wait that the fault requests, and the index of the call whose response requests the wait.
    pub(super) fn requested_wait(&self) -> (Duration, usize) {
        (Duration::from_secs(self.asks), usize::from(self.when == When::Second))
    }

    /// Returns the allowed outcomes.
    pub(super) fn ends(&self, interface: Interface) -> AllowedOutcomes {
        if self.passes && matches!(self.when, When::First | When::Second) {
            // An attempt of the command does not time out before the deadline.
            let deadline = self.ends.deadline && interface == Interface::Command;
            return AllowedOutcomes { recovered: true, deadline, ..AllowedOutcomes::default() };
        }
        self.ends.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn titles_are_unique() {
        let titles: Vec<String> = all().unwrap().iter().map(Kind::title).collect();
        let mut seen = BTreeSet::new();
        let twice: Vec<&String> = titles.iter().filter(|title| !seen.insert(*title)).collect();
        assert_eq!(twice, Vec::<&String>::new());
    }

    #[test]
    fn every_kind_has_an_allowed_outcome() {
        for kind in all().unwrap() {
            let is_open = kind.ends != AllowedOutcomes::default() || kind.signal.is_some() || kind.passes;
            assert!(is_open, "{}", kind.title());
        }
    }
}
