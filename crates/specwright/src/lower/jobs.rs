//! Lowering of long-running operations.

use heck::ToSnakeCase;

use super::Lowering;
use crate::diagnostic::Place;
use crate::ir::*;
use crate::raw;

impl Lowering<'_> {
    pub(super) fn jobs(&mut self, file: usize, raw: &raw::File) {
        for (name, job) in raw.job.iter() {
            let place = Place::new(file, name.span.clone());
            self.check_name("a job", &name.value, &name.value.to_snake_case(), &place);
            let first = self.out.jobs.iter().find(|known| known.name == name.value);
            if let Some(first) = first.map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the job `{}`", name.value), &first);
                continue;
            }
            if let Some(job) = self.job(file, name, job) {
                self.out.jobs.push(job);
            }
        }
    }

    fn job(&mut self, file: usize, name: &raw::At<String>, raw: &raw::Job) -> Option<Job> {
        let place = Place::new(file, name.span.clone());
        let doc = self.doc(&raw.doc, &place, &name.value);
        let start = self.operation_index(file, &raw.start);
        let poll = self.operation_index(file, &raw.poll);
        let cancel = raw.cancel.as_ref().and_then(|cancel| self.operation_index(file, cancel));
        let (start, poll) = (start?, poll?);
        let answer = self.response_of(file, poll, &raw.poll)?;
        let identity = self.job_identity(file, raw, start, poll, &place)?;
        let status = self.field_of(file, Some(answer), "response", &raw.status);
        let states: Vec<_> = raw.states.iter().map(|(state, _)| state).collect();
        self.check_words(file, answer, &raw.status, &states);
        self.check_job_phases(file, raw);
        Some(Job {
            name: name.value.clone(),
            doc,
            start,
            poll,
            identity,
            status,
            states: raw.states.iter().map(|(state, phase)| (WireName(state.value.clone()), *phase)).collect(),
            cancel,
            error: raw.error.as_ref().map(|error| self.field_of(file, Some(answer), "response", error)),
            unstated: raw.unstated.0.clone(),
            place,
        })
    }

    /// Lowers the source of the poll parameters, which must be exactly one of `id` and `location`.
    fn job_identity(
        &mut self,
        file: usize,
        raw: &raw::Job,
        start: usize,
        poll: usize,
        place: &Place,
    ) -> Option<JobIdentity> {
        match (&raw.id, raw.location) {
            (Some(id), false) => {
                let started = self.response_of(file, start, &raw.start)?;
                let query = self.out.operations[poll].query;
                Some(JobIdentity::Field {
                    answer: self.field_of(file, Some(started), "response", &id.answer),
                    query: self.field_of(file, query, "query", &id.query),
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
    fn check_job_phases(&mut self, file: usize, raw: &raw::Job) {
        for (wanted, why) in [(JobPhase::Running, "is running"), (JobPhase::Succeeded, "has succeeded")] {
            if !raw.states.iter().any(|(_, phase)| *phase == wanted) {
                let place = Place::new(file, raw.status.span.clone());
                let word = wanted.word();
                let help = format!("add the status of a job that {why}: `x = \"{word}\"`");
                self.diagnostics.add(&place, format!("no state is `{word}`"), help);
            }
        }
    }
}
