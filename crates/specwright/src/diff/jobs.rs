//! Comparison of long-running operations.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn job(&mut self, place: &Where, old: &Job, new: &Job) {
        let Job { head: _, start: _, poll, identity, status, states, cancel, error } = old;
        self.compare_called_operation(place, "poll", *poll, new.poll);
        let effect = Effect::breaks_both(
            "the id comes from another response field or header, or is sent in another poll parameter",
        );
        self.compare_text(place, "id", &identity_text(identity), &identity_text(&new.identity), effect);
        let effect = Effect::breaks_responses("the status is in another field");
        self.compare_text(place, "status", &status.0, &new.status.0, effect);
        self.states(place, states, &new.states, |phase| phase != JobPhase::Running);
        self.cancelled(place, *cancel, new.cancel);
        let effect = Effect::breaks_responses("the reason for a failure is no longer in this field");
        let unused = "no client reads the reason yet";
        self.compare_optional(place, "error", [error, &new.error], unused, effect);
    }

    fn cancelled(&mut self, place: &Where, old: Option<usize>, new: Option<usize>) {
        let effect = match (old, new) {
            (Some(old), Some(new)) => return self.compare_called_operation(place, "cancel", old, new),
            (None, None) => return,
            (None, Some(_)) => Effect::harmless("no client cancels jobs yet"),
            (Some(_), None) => Effect::breaks_requests("clients can't cancel the job"),
        };
        let name = |description: &Description, index: Option<usize>| {
            index.map(|index| description.operations[index].full_name())
        };
        let shown = [name(self.old.description, old), name(self.new.description, new)];
        self.add(place.clone(), EVERYWHERE, "cancel", shown, effect);
    }
}

/// Formats the source of a job's id, such as `id to jobId`, or the header.
fn identity_text(identity: &JobIdentity) -> String {
    match identity {
        JobIdentity::Field { answer, query } => format!("{answer} to {query}"),
        JobIdentity::Location => "the header Location".to_owned(),
    }
}
