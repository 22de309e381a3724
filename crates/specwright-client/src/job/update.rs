//! Updates of a job, one for each answer.

use std::fmt;
use std::time::Duration;

use specwright_core::{Expected, KnownValues, NoteKind, NoteReason, Notes, Path};

use super::{Phase, Protocol};

/// One answer of a running job. It replaces the one before.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Update<A> {
    /// The answer, unchanged: links in it may hold the key.
    pub answer: A,
    /// Differences between the answer and its description; among them a status that is not described.
    pub notes: Notes,
    /// The phase of the job. A status that is not described, and none at all, count as [`Phase::Running`].
    pub phase: Phase,
    /// Time since the first call of this handle.
    pub elapsed: Duration,
    /// The number of answers to this handle, this one included.
    pub polls: u32,
}

/// Shows neither the answer nor what the notes say of it: links in it may hold the key.
impl<A> fmt::Debug for Update<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Update");
        out.field("phase", &self.phase).field("elapsed", &self.elapsed).field("polls", &self.polls);
        out.field("notes", &self.notes.iter().count()).finish_non_exhaustive()
    }
}

/// The phase of an answer. A status that is not described is noted, once.
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
