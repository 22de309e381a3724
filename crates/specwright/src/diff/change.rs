//! One change, and how it is judged.

use serde::Serialize;

use crate::ir::Usage;

/// The parties that a change breaks, the worst class first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Those who make requests and those who read answers.
    BreaksBoth,
    /// Those who make requests.
    BreaksRequests,
    /// Those who read answers.
    BreaksResponses,
    /// Rust code that uses the generated crates. Nothing on the wire.
    BreaksSource,
    /// No one breaks.
    Harmless,
    /// No one breaks: only words or details of the description differ.
    Documentation,
}

impl Class {
    /// Whether something on the wire breaks.
    pub fn is_breaking(self) -> bool {
        match self {
            Class::BreaksBoth | Class::BreaksRequests | Class::BreaksResponses => true,
            Class::BreaksSource | Class::Harmless | Class::Documentation => false,
        }
    }
}

/// Position of a change: in the new description, or in the old one if the new one no longer has the item.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Where {
    /// The file's name; empty for what stands in none.
    pub file: String,
    /// The line, from 1.
    pub line: Option<usize>,
    /// The item, such as `type Book, field title`.
    pub item: String,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// The parties that it breaks.
    pub class: Class,
    /// Its position.
    #[serde(rename = "where")]
    pub place: Where,
    /// The changed aspect: a key of the language, or `added`, `removed` and `order`.
    pub what: String,
    /// Old value; `None` if there was none.
    pub old: Option<String>,
    /// New value; `None` if there is none.
    pub new: Option<String>,
    /// The reason why it breaks, or why it does not.
    pub why: String,
}

/// The effect of a change in each direction, before it is known which directions hold the thing.
#[derive(Clone, Debug, Default)]
pub(super) struct Effect {
    requests: Option<String>,
    responses: Option<String>,
    source: Option<String>,
    harmless: Option<String>,
    documentation: bool,
}

impl Effect {
    /// Of what can be sent and come: why something that could be sent is not taken any more, and why something may
    /// come that could not come before.
    pub(super) fn of_values(lost: Option<String>, gained: Option<String>) -> Self {
        Effect { requests: lost, responses: gained, ..Effect::default() }
    }

    pub(super) fn breaks_both(why: impl Into<String>) -> Self {
        let why = why.into();
        Effect::of_values(Some(why.clone()), Some(why))
    }

    pub(super) fn breaks_requests(why: impl Into<String>) -> Self {
        Effect::of_values(Some(why.into()), None)
    }

    pub(super) fn breaks_responses(why: impl Into<String>) -> Self {
        Effect::of_values(None, Some(why.into()))
    }

    pub(super) fn breaks_source(why: impl Into<String>) -> Self {
        Effect { source: Some(why.into()), ..Effect::default() }
    }

    pub(super) fn harmless(why: impl Into<String>) -> Self {
        Effect { harmless: Some(why.into()), ..Effect::default() }
    }

    pub(super) fn documentation() -> Self {
        Effect { documentation: true, ..Effect::default() }
    }

    /// Adds what it does to Rust code, for where nothing else breaks.
    pub(super) fn or_source(self, why: impl Into<String>) -> Self {
        Effect { source: Some(why.into()), ..self }
    }

    /// Adds the reason why it is harmless if nothing breaks.
    pub(super) fn or_harmless(self, why: impl Into<String>) -> Self {
        Effect { harmless: Some(why.into()), ..self }
    }

    /// The breaks in the directions that hold the thing.
    pub(super) fn felt(self, usage: Usage) -> (Option<String>, Option<String>) {
        (self.requests.filter(|_| usage.request), self.responses.filter(|_| usage.response))
    }

    pub(super) fn judge(self, usage: Usage) -> (Class, String) {
        let (source, documentation) = (self.source.clone(), self.documentation);
        let harmless = self.harmless.clone().unwrap_or_else(|| fits_still(usage).to_owned());
        match self.felt(usage) {
            (Some(requests), Some(responses)) if requests == responses => (Class::BreaksBoth, requests),
            (Some(requests), Some(responses)) => (Class::BreaksBoth, format!("{requests}; {responses}")),
            (Some(requests), None) => (Class::BreaksRequests, requests),
            (None, Some(responses)) => (Class::BreaksResponses, responses),
            (None, None) => match source {
                Some(source) => (Class::BreaksSource, source),
                None if documentation => (Class::Documentation, "nothing that is sent differs".to_owned()),
                None => (Class::Harmless, harmless),
            },
        }
    }
}

/// The reason why a change is harmless that could have broken something.
fn fits_still(usage: Usage) -> &'static str {
    match (usage.request, usage.response) {
        (true, true) => "what is sent is taken as before, and what comes is no more than before",
        (true, false) => "whatever requests hold is taken as before",
        (false, true) => "answers hold nothing that their readers were not told of",
        (false, false) => "no request and no answer holds it before and after",
    }
}
