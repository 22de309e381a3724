//! Lowering of long-running operations.

use super::Lowering;
use crate::diagnostic::Place;
use crate::ir::*;
use crate::raw;

impl Lowering<'_> {
    pub(super) fn jobs(&mut self, raw: &raw::File) {
        let first = |out: &Description, name: &str| position(&out.jobs, name);
        self.tables(&raw.job, ["a job", "the job"], first, Self::job, |out| &mut out.jobs);
    }

    fn job(&mut self, head: Head, raw: &raw::Job) -> Option<Job> {
        let start = self.operation_index(&raw.start);
        let poll = self.operation_index(&raw.poll);
        let cancel = raw.cancel.as_ref().and_then(|cancel| self.operation_index(cancel));
        let (start, poll) = (start?, poll?);
        let answer = self.response_of(poll, &raw.poll)?;
        let identity = self.job_identity(raw, start, poll, &head.place)?;
        let status = self.field_of(Some(answer), "response", &raw.status);
        let states: Vec<_> = raw.states.iter().map(|(state, _)| state).collect();
        self.check_words(answer, &raw.status, &states);
        self.check_job_phases(raw);
        Some(Job {
            head,
            start,
            poll,
            identity,
            status,
            states: raw.states.iter().map(|(state, phase)| (WireName(state.value.clone()), *phase)).collect(),
            cancel,
            error: raw.error.as_ref().map(|error| self.field_of(Some(answer), "response", error)),
        })
    }

    /// Lowers the source of the poll parameters, which must be exactly one of `id` and `location`.
    fn job_identity(
        &mut self,
        raw: &raw::Job,
        start: usize,
        poll: usize,
        place: &Place,
    ) -> Option<JobIdentity> {
        match (&raw.id, raw.location) {
            (Some(id), false) => {
                let started = self.response_of(start, &raw.start)?;
                let query = self.out.operations[poll].query;
                Some(JobIdentity::Field {
                    answer: self.field_of(Some(started), "response", &id.answer),
                    query: self.field_of(query, "query", &id.query),
                })
            }
            (None, true) => Some(JobIdentity::Location),
            (given, _) => {
                let message = match given {
                    Some(_) => "`id` and `location` are both set",
                    None => "`id` or `location` is missing: polls have no parameters",
                };
                let help = "write either `id = { answer = \"..\", query = \"..\" }` or `location = true`";
                self.diagnostics.add(place, message, help);
                None
            }
        }
    }

    /// Checks that a job has a state for running and a state for success.
    fn check_job_phases(&mut self, raw: &raw::Job) {
        for (wanted, why) in [(JobPhase::Running, "is running"), (JobPhase::Succeeded, "has succeeded")] {
            if !raw.states.iter().any(|(_, phase)| *phase == wanted) {
                let help = format!("add the status of a job that {why}: `x = \"{wanted}\"`");
                self.report(&raw.status, format!("no state is `{wanted}`"), help);
            }
        }
    }
}
