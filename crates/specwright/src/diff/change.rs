//! Changes, and the rules that classify them.

use serde::Serialize;

use crate::ir::Usage;

/// Compatibility class of a change, most severe first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Breaks clients that send requests and clients that read responses.
    BreaksBoth,
    /// Breaks clients that send requests.
    BreaksRequests,
    /// Breaks clients that read responses.
    BreaksResponses,
    /// Breaks Rust code that uses the generated crates. The wire format is unaffected.
    BreaksSource,
    /// Breaks nothing, although behaviour may change.
    Harmless,
    /// Breaks nothing: only the wording or details of the description differ.
    Documentation,
}

impl Class {
    /// Returns whether the change breaks clients on the wire.
    pub fn is_breaking(self) -> bool {
        match self {
            Class::BreaksBoth | Class::BreaksRequests | Class::BreaksResponses => true,
            Class::BreaksSource | Class::Harmless | Class::Documentation => false,
        }
    }
}

/// Position of a change, in the new description, or in the old description if the item was removed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Where {
    /// Name of the file. Empty for an item that does not belong to a file.
    pub file: String,
    /// Line number (1-based).
    pub line: Option<usize>,
    /// The item, such as `type Book, field title`.
    pub item: String,
}

impl Where {
    /// Creates the position of an item that does not belong to a file.
    pub(super) fn outside_files(item: &str) -> Self {
        Where { file: String::new(), line: None, item: item.to_owned() }
    }
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// Compatibility class of the change.
    pub class: Class,
    /// Position of the change.
    #[serde(rename = "where")]
    pub place: Where,
    /// The changed aspect, such as `presence`, `added` or `order of the values`.
    pub what: String,
    /// Old value, or `None` if there was none.
    pub old: Option<String>,
    /// New value, or `None` if there is none.
    pub new: Option<String>,
    /// The reason why the change does or doesn't break clients.
    pub why: String,
}

/// The effect of a change in each direction, including directions in which the item may be unused.
#[derive(Clone, Debug, Default)]
pub(super) struct Effect {
    requests: Option<String>,
    responses: Option<String>,
    source: Option<String>,
    harmless: Option<String>,
    documentation: bool,
}

impl Effect {
    /// Creates the effect of a changed set of values. `lost` explains why a former request value is rejected, and
    /// `gained` explains why responses may contain new values.
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

    /// Adds the effect on Rust code, which applies if nothing else breaks.
    pub(super) fn or_source(self, why: impl Into<String>) -> Self {
        Effect { source: Some(why.into()), ..self }
    }

    /// Adds the reason why the change is harmless if nothing breaks.
    pub(super) fn or_harmless(self, why: impl Into<String>) -> Self {
        Effect { harmless: Some(why.into()), ..self }
    }

    /// Returns the breaking effects in the directions in which the item is used.
    pub(super) fn effects_in(self, usage: Usage) -> (Option<String>, Option<String>) {
        (self.requests.filter(|_| usage.request), self.responses.filter(|_| usage.response))
    }

    pub(super) fn judge(self, usage: Usage) -> (Class, String) {
        let (source, documentation) = (self.source.clone(), self.documentation);
        let harmless = self.harmless.clone().unwrap_or_else(|| harmless_reason(usage).to_owned());
        match self.effects_in(usage) {
            (Some(requests), Some(responses)) if requests == responses => (Class::BreaksBoth, requests),
            (Some(requests), Some(responses)) => (Class::BreaksBoth, format!("{requests}; {responses}")),
            (Some(requests), None) => (Class::BreaksRequests, requests),
            (None, Some(responses)) => (Class::BreaksResponses, responses),
            (None, None) => match source {
                Some(source) => (Class::BreaksSource, source),
                None if documentation => {
                    (Class::Documentation, "requests and responses are unchanged".to_owned())
                }
                None => (Class::Harmless, harmless),
            },
        }
    }
}

/// Returns the reason why a change that could have broken clients is harmless.
fn harmless_reason(usage: Usage) -> &'static str {
    match (usage.request, usage.response) {
        (true, true) => "old requests are still accepted, and responses have no new values",
        (true, false) => "old requests are still accepted",
        (false, true) => "responses have nothing that readers don't expect",
        (false, false) => "no request or response uses the item both before and after",
    }
}
