//! Lowering of searches, which are polled or repeated until the response is complete.

use crate::diagnostic::{Place, did_you_mean};
use crate::ir::*;
use crate::lower::Lowering;
use crate::raw;

impl Lowering<'_> {
    pub(in crate::lower) fn protocols(&mut self, raw: &raw::File) {
        let names = ["a protocol", "the search"];
        self.tables(&raw.protocol, names, search, Self::protocol, |out| &mut out.protocols);
    }

    /// Returns the definition that is the response of an operation in a sequence of calls. Reports responses that
    /// differ by status or are not definitions.
    pub(in crate::lower) fn response_of(
        &mut self,
        operation: usize,
        name: &raw::At<String>,
    ) -> Option<DefId> {
        let response = self.answer_of(operation, name)?;
        self.object_of(name, "the response", &response)
    }

    /// Returns the response type of an operation in a sequence of calls. Reports responses that differ by status.
    pub(in crate::lower) fn answer_of(&mut self, operation: usize, name: &raw::At<String>) -> Option<Type> {
        let answer = self.out.operations[operation].response().cloned();
        if answer.is_none() {
            let message = format!("the responses of `{}` don't all have the same body", name.value);
            let help = "name an operation with a single response type: `response = \"..\"`";
            self.report(name, message, help);
        }
        answer
    }

    /// Returns the definition of a body. Reports a list, map or plain value, which has no fields.
    fn object_of(&mut self, name: &raw::At<String>, part: &str, ty: &Type) -> Option<DefId> {
        let id = ty.definition();
        if id.is_none() {
            let written = self.out.written(ty);
            let message = format!("{part} of `{}` is `{written}`, which has no fields to name", name.value);
            let help = "name an operation that has a `[type]` there";
            self.report(name, message, help);
        }
        id
    }

    pub(in crate::lower) fn repeats(&mut self, raw: &raw::File) {
        let names = ["a search", "the search"];
        self.tables(&raw.repeat, names, search, Self::repeat, |out| &mut out.repeats);
    }

    fn repeat(&mut self, head: Head, raw: &raw::Repeat) -> Option<Repeat> {
        let operation = self.operation_index(&raw.operation)?;
        let response = Some(self.response_of(operation, &raw.operation)?);
        if self.out.operations[operation].query.is_none() || self.out.operations[operation].body.is_some() {
            let message = format!(
                "`{}` can't be repeated: only an operation with a query and without a body can",
                raw.operation.value
            );
            self.diagnostics.add(&head.place, message, "name another operation");
        }
        let pending = raw.pending.as_ref().and_then(|status| self.known_status(status));
        let statuses = &self.out.operations[operation].statuses;
        if let (Some(status), Some(pending)) = (&raw.pending, pending)
            && !statuses.contains(&pending)
        {
            let message = format!("`{}` does not respond with {pending}", raw.operation.value);
            let help = "add the status to the operation's `statuses`, or correct `pending`";
            self.report(status, message, help);
        }
        let query = self.out.operations[operation].query;
        let mut condition = |name: &Option<raw::At<String>>, is_flag| {
            name.as_ref().map(|name| self.condition(query, name, is_flag))
        };
        let (results_unless, results_with) =
            (condition(&raw.results_unless, true), condition(&raw.results_with, false));
        let search = Search {
            head,
            operation,
            total: raw.total.as_ref().map(|total| self.field_of(response, "response", total)),
            results: self.field_of(response, "response", &raw.results),
            id: self.result_id(response, &raw.results, raw.id.as_ref()),
            pages: raw.pages.as_ref().map(|pages| self.pages(query, "query", pages)),
        };
        let complete = self.field_of(response, "response", &raw.complete);
        Some(Repeat { search, complete, pending, results_unless, results_with })
    }

    /// Lowers a query field that determines whether a response has results. The field is an optional field or a flag.
    fn condition(&mut self, query: Option<DefId>, name: &raw::At<String>, is_flag: bool) -> WireName {
        let wire = self.field_of(query, "query", name);
        let field = query.and_then(|id| self.out.field(id, &wire.0));
        let is_valid = |field: &Field| {
            let may_be_missing = field.presence == Presence::Optional && !field.ty.is_collection();
            may_be_missing && (!is_flag || matches!(field.ty, Type::Boolean))
        };
        if field.is_some_and(|field| !is_valid(field)) {
            let what = if is_flag { "`boolean?`" } else { "an optional field that is not a list" };
            let message = format!("`{}` can't decide whether a response has results", name.value);
            self.report(name, message, format!("name {what}"));
        }
        wire
    }

    fn protocol(&mut self, head: Head, raw: &raw::Protocol) -> Option<Protocol> {
        let index = self.operation_index(&raw.operation)?;
        let response = self.response_of(index, &raw.operation)?;
        let operation = &self.out.operations[index];
        let (query, body) = (operation.query, operation.body.clone());
        let body = match body {
            Some(body) => Some(self.object_of(&raw.operation, "the body", &body)?),
            None => None,
        };
        let start = self.field_of(body, "body", &raw.start);
        let status = self.field_of(Some(response), "response", &raw.status);
        let results = self.field_of(Some(response), "response", &raw.results);
        let total = raw.total.as_ref().map(|total| self.field_of(Some(response), "response", total));
        let id = self.result_id(Some(response), &raw.results, raw.id.as_ref());
        let pages = raw.pages.as_ref().map(|pages| self.pages(body, "body", pages));
        let keep = raw.keep.iter().map(|field| self.field_of(body, "body", field)).collect();
        let mut carry = Vec::new();
        for (from, to) in raw.carry.iter() {
            let from = self.field_of(Some(response), "response", from);
            let (into_body, field) = match to.value.split_once('.') {
                Some(("body", field)) => (true, field),
                Some(("query", field)) => (false, field),
                _ => {
                    let message = format!("`{}` is not a target", to.value);
                    self.report(to, message, "use body.field or query.field");
                    continue;
                }
            };
            let (owner, part) = if into_body { (body, "body") } else { (query, "query") };
            let to = raw::At { value: field.to_owned(), span: to.span.clone() };
            carry.push(Carry { from, into_body, to: self.field_of(owner, part, &to) });
        }
        let states =
            raw.states.iter().map(|(state, phase)| (WireName(state.value.clone()), *phase)).collect();
        self.check_states(response, raw);
        let search = Search { head, operation: index, total, results, id, pages };
        Some(Protocol { domain: self.domain(), search, start, status, states, carry, keep })
    }

    /// Lowers the id field of a search's results, if there is one.
    fn result_id(
        &mut self,
        response: Option<DefId>,
        results: &raw::At<String>,
        id: Option<&raw::At<String>>,
    ) -> Option<WireName> {
        let result = response.and_then(|response| {
            self.out.element_at(response, &FieldPath(vec![WireName(results.value.clone())]))
        });
        id.map(|id| self.field_of(result, "result", id))
    }

    /// Lowers the request fields that select a page.
    fn pages(&mut self, request: Option<DefId>, part: &str, raw: &raw::Pages) -> Pages {
        let inside = raw.inside.as_ref().map(|inside| self.field_of(request, part, inside));
        let holder = match &inside {
            Some(inside) => request
                .and_then(|request| self.out.field(request, &inside.0))
                .and_then(|field| field.ty.named().first().copied()),
            None => request,
        };
        Pages {
            inside,
            number: self.field_of(holder, part, &raw.number),
            size: self.field_of(holder, part, &raw.size),
            place: self.place(&raw.number),
        }
    }

    /// Checks that at least one state is final, and that every state is a value of the status field.
    fn check_states(&mut self, response: DefId, raw: &raw::Protocol) {
        let states: Vec<_> = raw.states.iter().map(|(state, _)| state).collect();
        self.check_words(response, &raw.status, &states);
        if !raw.states.iter().any(|(_, phase)| *phase == Phase::Final) {
            let help = "add the state that ends the polling: `x = \"final\"`";
            self.report(&raw.status, "no state is final", help);
        }
    }

    /// Checks that every state is a value of the status field's enum, if the field is an enum.
    pub(in crate::lower) fn check_words(
        &mut self,
        response: DefId,
        status: &raw::At<String>,
        states: &[&raw::At<String>],
    ) {
        let Some(Type::Named(id)) = self.out.field(response, &status.value).map(|field| field.ty.clone())
        else {
            return;
        };
        let DefKind::Enum(list) = &self.out.def(id).kind else { return };
        let known: Vec<String> = list.values.iter().map(|value| value.wire.0.clone()).collect();
        for state in states.iter().filter(|state| !known.contains(&state.value)) {
            let help = did_you_mean(&state.value, known.iter().map(String::as_str));
            self.report_absent(state, format!("`{}` is not a value of the status", state.value), help);
        }
    }
}

/// Returns the position of a polled or repeated search. Both kinds share a namespace, because their methods have the
/// same names.
fn search(out: &Description, name: &str) -> Option<Place> {
    out.searches().find(|search| search.head.name == name).map(|search| search.head.place.clone())
}
