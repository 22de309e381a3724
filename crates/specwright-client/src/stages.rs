//! The phases of a search, and the reasons why it ends.

/// The phase of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Some results may be available, but they are not ready to be shown.
    #[default]
    Partial,
    /// The results are ready to be shown, while more may arrive.
    Displayable,
    /// The results are final.
    Complete,
}

impl Phase {
    /// Returns the phase as a word, such as `displayable`.
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
    /// The search reached the requested phase. More results may arrive.
    ReachedPhase,
    /// The search is displayable, and nothing new has arrived for [the requested time](crate::poll::Search::settle).
    /// More results may arrive.
    Settled,
    /// The deadline passed, or the service asked for a wait beyond it. More results may arrive.
    Deadline,
    /// An error ended the search. More results may arrive.
    Failed,
    /// The caller stopped the search. More results may arrive.
    Stopped,
}

impl Ending {
    /// Returns the reason as a word, such as `reached_phase`.
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
