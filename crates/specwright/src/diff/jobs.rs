//! Comparison of long-running operations.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn jobs(&mut self) {
        let (old, new) = (&self.old.description.jobs, &self.new.description.jobs);
        let gone = Effect::breaks_both("clients can't poll the job");
        self.sequences(old, new, gone, Self::job);
    }

    fn job(&mut self, old: &Job, new: &Job) {
        let Job { name, doc, start, poll, identity, status, states, cancel, error, unstated, place: _ } = old;
        let place = self.new.at(&new.place, format!("job {}", new.name));
        self.compare_docs(&place, [doc, &new.doc], [unstated, &new.unstated]);
        let renamed = Effect::breaks_source("the Rust job is renamed");
        self.compare_text(&place, "name", name, &new.name, renamed);
        self.compare_called_operation(&place, "start", *start, new.start);
        self.compare_called_operation(&place, "poll", *poll, new.poll);
        let effect = Effect::breaks_both(
            "the id comes from another response field or header, or is sent in another poll parameter",
        );
        self.compare_text(&place, "id", &identity_text(identity), &identity_text(&new.identity), effect);
        let effect = Effect::breaks_responses("the status is in another field");
        self.compare_text(&place, "status", &status.0, &new.status.0, effect);
        self.states(&place, states, &new.states, JobPhase::word, |phase| phase != JobPhase::Running);
        self.cancelled(&place, *cancel, new.cancel);
        self.reason(&place, error.as_ref(), new.error.as_ref());
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

    fn reason(&mut self, place: &Where, old: Option<&WireName>, new: Option<&WireName>) {
        let effect = match old {
            None => Effect::harmless("no client reads the reason yet"),
            Some(_) => Effect::breaks_responses("the reason for a failure is no longer in this field"),
        };
        let shown = [old, new].map(|name| name.map(|name| name.0.clone()));
        self.compare_values(place, EVERYWHERE, "error", shown, effect);
    }
}

/// Formats the source of a job's id, such as `id to jobId`, or the header.
fn identity_text(identity: &JobIdentity) -> String {
    match identity {
        JobIdentity::Field { answer, query } => format!("{answer} to {query}"),
        JobIdentity::Location => "the header Location".to_owned(),
    }
}
