//! Jobs: the rules for starting, polling and cancelling them, and the functions that start or resume a job.

use heck::{ToLowerCamelCase as _, ToShoutySnakeCase as _};

use super::operations::constant;
use super::text::{comment, function, group, literal, member, property, signature};
use super::{Domain, types};
use crate::emit::Missing;
use crate::ir::*;
use crate::names::job_methods;

impl Domain<'_> {
    pub(super) fn job(&self, job: &Job) -> Result<String, Missing> {
        let [start, poll] = [job.start, job.poll].map(|index| &self.description.operations[index]);
        let report = poll.needed_answer()?;
        let report = self.description.def(report).name.to_string();
        let query = poll.query.map_or("object".to_owned(), |id| self.description.def(id).name.to_string());
        let (kind, running) = (self.runtime("JobProtocol"), self.runtime("Job"));
        let rules = format!("{}_JOB", job.head.name.to_shouty_snake_case());
        let members: String =
            self.members(job, start, poll).into_iter().map(|member| format!("  {member},\n")).collect();

        let [run, known, resume] = job_methods(&job.head.name).map(|name| name.to_lower_camel_case());
        let [run, known, resume] = [run, known, resume].map(|name| function(&name, &start.group));
        let options = self.runtime("JobOptions");
        let result = format!("{running}<{query}, {report}>");
        let (client, token) = (self.runtime("Client"), self.runtime("JobToken"));
        let parts = self.parts(start);
        let mut parameters = self.parameters(&parts);
        parameters.pop();
        parameters.push(format!("options: {options} = {{}}"));
        let input: Vec<&str> = parts.iter().map(|(part, _)| *part).collect();
        let input = if input.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", input.join(", ")) };
        let with = |parameter: String| {
            [format!("client: {client}"), parameter, format!("options: {options} = {{}}")]
        };
        let docs = format!(
            "{}\n\nStarted by `{}`, polled by `{}`.",
            job.head.doc.trim(),
            start.full_name(),
            poll.full_name()
        );
        let heads = [
            signature("export function", &run, &parameters, &result),
            signature("export function", &known, &with(format!("query: {query}")), &result),
            signature("export function", &resume, &with(format!("token: {token}<{query}>")), &result),
        ];
        let [run, known, resume] = heads;
        Ok(format!(
            "const {rules}: {kind}<{query}, {report}> = {{
{members}}};

{}{run}
  return new {running}(client, {rules}, {{ start: {input} }}, options);
}}

/** Returns a handle to an existing job, identified by the query of `{}`. */
{known}
  return new {running}(client, {rules}, {{ query }}, options);
}}

/** Resumes a job that was started elsewhere. */
{resume}
  return new {running}(client, {rules}, {{ query: token.query }}, options);
}}
",
            comment(&docs, ""),
            poll.full_name(),
        ))
    }

    fn members(&self, job: &Job, start: &Operation, poll: &Operation) -> Vec<String> {
        let mut members = vec![format!("start: {}", constant(start)), format!("poll: {}", constant(poll))];
        members.extend(job.cancel.map(|index| self.cancel(&self.description.operations[index], poll)));
        members.extend(self.identify(&job.identity, start));
        let at_once = start.response_def().is_some() && start.response_def() == poll.response_def();
        members.extend(at_once.then(|| "reportsAtOnce: true".to_owned()));
        members.push(phase(job));
        members.extend(
            job.error.as_ref().map(|error| format!("reason: (report) => {}", member("report", &error.0))),
        );
        members
    }

    fn cancel(&self, cancel: &Operation, poll: &Operation) -> String {
        let fields = |query: Option<DefId>| {
            query.and_then(|id| self.description.object(id)).map_or(&[][..], |query| &query.fields)
        };
        let of_poll = fields(poll.query);
        let shared = fields(cancel.query)
            .iter()
            .filter(|field| of_poll.iter().any(|other| other.wire == field.wire))
            .map(|field| literal(&field.wire.0));
        let takes = shared.collect::<Vec<_>>().join(", ");
        group(
            "cancel: ",
            ["{", "}"],
            &[format!("operation: {}", constant(cancel)), format!("takes: [{takes}]")],
            "",
            "  ",
        )
    }

    /// Returns the member that extracts the poll query from the start response.
    fn identify(&self, identity: &JobIdentity, start: &Operation) -> Option<String> {
        let JobIdentity::Field { answer, query } = identity else { return None };
        let started = types::of(self.description, start.response()?);
        let (field, name) = (member("", &answer.0), property(&query.0));
        let value = format!("(started as {started}){field}");
        Some(format!(
            "identify(started) {{\n    const id = {value};\n    return id === undefined || id === null ? undefined : {{ {name}: id }};\n  }}"
        ))
    }
}

fn phase(job: &Job) -> String {
    let status = member("report", &job.status.0);
    let states = job.states.iter().filter(|(_, phase)| *phase != JobPhase::Running);
    let cases = states.map(|(state, phase)| {
        format!("      case {}:\n        return {};\n", literal(&state.0), literal(&phase.to_string()))
    });
    format!(
        "phase(report) {{\n    switch ({status}) {{\n{}      default:\n        return \"running\";\n    }}\n  }}",
        cases.collect::<String>()
    )
}
