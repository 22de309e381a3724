//! Updates of a job, one for each response.

use std::fmt;
use std::time::Duration;

use specwright_core::{Expected, KnownValues, NoteKind, NoteReason, Notes, Path};

use super::{Phase, Protocol};

/// One response of a running job. Each response replaces the previous one.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Update<A> {
    /// The decoded response, unchanged. Links in the response may contain the key.
    pub answer: A,
    /// Differences between the response and its description, including an unknown status.
    pub notes: Notes,
    /// The phase of the job. A missing or unknown status counts as [`Phase::Running`].
    pub phase: Phase,
    /// The time since the first call of this handle.
    pub elapsed: Duration,
    /// The number of responses that this handle has received, including this one.
    pub polls: u32,
}

/// Omits the response and the text of the notes, because links in both may contain the key.
impl<A> fmt::Debug for Update<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Update");
        out.field("phase", &self.phase).field("elapsed", &self.elapsed).field("polls", &self.polls);
        out.field("notes", &self.notes.iter().count()).finish_non_exhaustive()
    }
}

/// Returns the phase of a response. A missing or unknown status is noted, once.
pub(super) fn phase_of<P: Protocol>(answer: &P::Answer, notes: &mut Notes) -> Phase {
    let status = P::status(answer);
    if let Some(phase) = status.and_then(P::phase) {
        return phase;
    }
    let at = Path::ROOT.field(P::STATUS);
    let reason = match status {
        Some(word) => NoteReason::UnknownValue { found: word.into(), known: KnownValues::Texts(P::STATES) },
        None => NoteReason::Missing { expected: Expected::OneOf(KnownValues::Texts(P::STATES)) },
    };
    let is_same =
        |kind: NoteKind| matches!(kind, NoteKind::UnknownValue | NoteKind::Missing | NoteKind::WrongType);
    if !notes.iter().any(|note| note.at == at.location() && is_same(note.kind())) {
        notes.add(&at, reason);
    }
    Phase::Running
}
