//! How far a search has come, and how it ended.

/// The phase of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Some results may be there; not ready to be shown.
    #[default]
    Partial,
    /// Ready to be shown, while more may come.
    Displayable,
    /// Nothing more will come.
    Complete,
}

impl Phase {
    /// The phase as a word, such as `displayable`.
    pub fn as_str(self) -> &'static str {
        match self {
            Phase::Partial => "partial",
            Phase::Displayable => "displayable",
            Phase::Complete => "complete",
        }
    }
}

/// The reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ending {
    /// The search is complete.
    Complete,
    /// It reached the phase that was asked for. More may come.
    ReachedPhase,
    /// It can be shown, and nothing new has come for [as long as was asked for](crate::poll::Search::settle). More may
    /// come.
    Settled,
    /// The deadline passed, or the service asked for a wait beyond it. More may come.
    Deadline,
    /// An error ended it. More may come.
    Failed,
    /// The caller stopped it. More may come.
    Stopped,
}

impl Ending {
    /// The reason as a word, such as `reached_phase`.
    pub fn as_str(self) -> &'static str {
        match self {
            Ending::Complete => "complete",
            Ending::ReachedPhase => "reached_phase",
            Ending::Settled => "settled",
            Ending::Deadline => "deadline",
            Ending::Failed => "failed",
            Ending::Stopped => "stopped",
        }
    }
}
