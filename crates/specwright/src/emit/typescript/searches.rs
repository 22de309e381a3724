//! Polled and repeated searches, and feeds: their continuation rules, and the functions that start them.

use super::Domain;
use super::operations::{constant, protocol};
use super::paging::value_at;
use super::text::{comment, group, literal, member, property, signature};
use super::types;
use crate::emit::Missing;
use crate::emit::missing::needed;
use crate::ir::*;
use crate::names::{search_methods, walk_method};

impl Domain<'_> {
    pub(super) fn protocol(&self, protocol: &Protocol) -> Result<String, Missing> {
        let carry = protocol
            .carry
            .iter()
            .map(|carry| format!("{}: {}", property(&carry.from.0), member("response", &carry.from.0)));
        let carried = |into_body: bool| {
            protocol
                .carry
                .iter()
                .filter(move |carry| carry.into_body == into_body)
                .map(|carry| format!("{}: {}", property(&carry.to.0), member("carried", &carry.from.0)))
        };
        let keep =
            protocol.keep.iter().map(|keep| format!("{}: {}", property(&keep.0), member("request", &keep.0)));
        let body: Vec<String> = carried(true).chain(keep).collect();
        let query: Vec<String> = carried(false).collect();
        let parts = [("query", query), ("body", body)].into_iter().filter(|(_, fields)| !fields.is_empty());
        let parts: Vec<String> =
            parts.map(|(part, fields)| format!("{part}: {{ {} }}", fields.join(", "))).collect();
        let next = group("    return ", ["{", "}"], &parts, ";", "    ");
        let needed: Vec<String> = protocol
            .carry
            .iter()
            .filter(|carry| carry.into_body)
            .map(|carry| format!("{} === undefined", member("carried", &carry.from.0)))
            .collect();
        let states = protocol.states.iter().filter_map(|(state, phase)| {
            let phase = match phase {
                // Unknown states also count as partial, so partial states need no entry.
                Phase::Partial => return None,
                Phase::Displayable => "displayable",
                Phase::Final => "complete",
            };
            Some(format!("      case {}:\n        return \"{phase}\";\n", literal(&state.0)))
        });
        let status = member("response", &protocol.status.0);
        let own = vec![
            "first: (request) => ({ body: request })".to_owned(),
            format!(
                "next(request, carried) {{\n    if ({}) return undefined;\n{next}\n  }}",
                needed.join(" || "),
            ),
            format!("carry: (response) => ({{ {} }})", carry.collect::<Vec<_>>().join(", ")),
            format!(
                "phase(response) {{\n    switch ({status}) {{\n{}      default:\n        return \"partial\";\n    }}\n  }}",
                states.collect::<String>()
            ),
        ];
        self.search(&protocol.search, own)
    }

    pub(super) fn repeat(&self, repeat: &Repeat) -> Result<String, Missing> {
        let complete = member("response", &repeat.complete.0);
        let mut own: Vec<String> = repeat.pending.iter().map(|status| format!("pending: {status}")).collect();
        own.extend([
            "first: (query) => ({ query })".to_owned(),
            "next: (query) => ({ query })".to_owned(),
            "carry: () => ({})".to_owned(),
            format!("phase: (response) => ({complete} ? \"complete\" : \"partial\")"),
        ]);
        let unless = repeat.results_unless.iter().map(|flag| format!("!{}", member("query", &flag.0)));
        let with =
            repeat.results_with.iter().map(|with| format!("{} !== undefined", member("query", &with.0)));
        let conditions: Vec<String> = unless.chain(with).collect();
        own.extend(
            (!conditions.is_empty()).then(|| format!("expects: (query) => {}", conditions.join(" && "))),
        );
        self.search(&repeat.search, own)
    }

    /// Returns the constant that contains the rules of a search, and the functions that start and resume the search.
    /// `own` are the members specific to the kind of search.
    fn search(&self, search: &Search, own: Vec<String>) -> Result<String, Missing> {
        let operation = &self.description.operations[search.operation];
        let (request, answer) = (operation.needed_request()?, operation.needed_answer()?);
        let [request, response] = [request, answer].map(|id| &self.description.def(id).name);
        let list = format!("list: {}", literal(&search.results.0));
        let mut members = vec![format!("operation: {}", constant(operation)), list];
        members.extend(own);
        let total = search.total.iter();
        members.extend(total.map(|total| format!("total: (response) => {}", member("response", &total.0))));
        if let Some(id) = &search.id {
            let result = self.description.result(answer, &search.results);
            let result = needed(result, operation.full_name(), "list of definitions among its results")?;
            let result = &self.description.def(result).name;
            members.push(format!("id: (result) => {}", member(&format!("(result as {result})"), &id.0)));
        }
        if let Some(pages) = &search.pages {
            members.push(self.page(operation, pages)?);
            members.push(turn(pages));
        }
        let members: String = members.into_iter().map(|member| format!("  {member},\n")).collect();
        let protocol = protocol(operation);
        let count = self.searches_of(&operation.group);
        let [start, resume] = search_methods(&search.head.name, count == 1);
        let [start, resume] = [start, resume].map(|name| self.function(&name, &operation.group));
        let [running, client, options, kind, token] =
            ["Search", "Client", "SearchOptions", "Protocol", "Token"].map(|name| self.runtime(name));
        let result = format!("{running}<{request}, {response}>");
        let head = |name: &str, what: &str| {
            let parameters =
                [format!("client: {client}"), what.to_owned(), format!("options: {options} = {{}}")];
            signature("export function", name, &parameters, &result)
        };
        let begin = head(&start, &format!("request: {request}"));
        let resume_head = head(&resume, &format!("token: {token}<{request}>"));
        let docs = comment(&search.head.doc, "");
        Ok(format!(
            "const {protocol}: {kind}<{request}, {response}> = {{
{members}}};

{docs}{begin}
  return new {running}(client, {protocol}, request, options);
}}

/** Resumes a search that was started elsewhere. */
{resume_head}
  return new {running}(client, {protocol}, token.request, options, token.carried);
}}
"
        ))
    }

    /// Returns the member that reads the requested page from a request.
    fn page(&self, operation: &Operation, pages: &Pages) -> Result<String, Missing> {
        let request = operation.body_def().or(operation.query);
        let holder = self.description.pages_holder(request, pages);
        let holder = needed(holder, operation.full_name(), "object with the fields that choose a page")?;
        let of = |name: &WireName| -> Result<[String; 2], Missing> {
            let default = self.default_number(self.description.needed_field(holder, name)?);
            let value = match &pages.inside {
                Some(inside) => value_at("request", &FieldPath(vec![inside.clone(), name.clone()])),
                None => member("request", &name.0),
            };
            Ok([value, default.unwrap_or_else(|| "0".to_owned())])
        };
        let ([number, first], [size, default]) = (of(&pages.number)?, of(&pages.size)?);
        Ok(format!(
            "page: (request) => ({{ index: ({number} ?? {first}) - {first}, size: {size} ?? {default} }})"
        ))
    }

    /// Returns the number of searches in a group. If a group has only one search, that search needs no name.
    fn searches_of(&self, group: &str) -> usize {
        let description = self.description;
        description.searches().filter(|it| description.operations[it.operation].group == group).count()
    }

    pub(super) fn feed(&self, feed: &Feed) -> Result<String, Missing> {
        let operation = &self.description.operations[feed.operation];
        let (query, record) = (operation.needed_query()?, operation.needed_answer()?);
        let [query_type, record_type] =
            [query, record].map(|id| types::of(self.description, &Type::Named(id)));
        let default = self.default_number(self.description.needed_field(query, &feed.size)?);
        let size = member("query", &feed.size.0);
        let size = default.map_or(size.clone(), |default| format!("{size} ?? {default}"));
        let (constant, name) =
            (constant(operation), self.function(&walk_method(&feed.head.name), &operation.group));
        let docs = comment(&feed.head.doc, "");
        let id = member("record", &feed.id.0);
        // `after` is called only for records with an id.
        let is_always_present =
            types::is_always_present(self.description.needed_field(record, &feed.id)?, Usage::RESPONSE);
        let known = if is_always_present { "" } else { "!" };
        let after = format!("({{ ...query, {}: {id}{known} }})", property(&feed.last.0));
        let [kind, client, options, walk, records] =
            ["Feed", "Client", "FeedOptions", "walk", "Walk"].map(|name| self.runtime(name));
        let default = if self.is_optional(query) { " = {}" } else { "" };
        let parameters = [
            format!("client: {client}"),
            format!("query: {query_type}{default}"),
            format!("options: {options} = {{}}"),
        ];
        let result = format!("{records}<{record_type}>");
        let head = signature("export function", &name, &parameters, &result);
        Ok(format!(
            "const {constant}_FEED: {kind}<{query_type}, {record_type}> = {{
  operation: {constant},
  size: (query) => {size},
  id: (record) => {id},
  after: (query, record) => {after},
}};

{docs}{head}
  return {walk}(client, {constant}_FEED, query, options);
}}
"
        ))
    }
}

/// Returns the member that creates the same request for another page.
fn turn(pages: &Pages) -> String {
    let number = property(&pages.number.0);
    let of_number = if number == "page" { "page".to_owned() } else { format!("{number}: page") };
    match &pages.inside {
        Some(inside) => format!(
            "turn: (request, page) => ({{ ...request, {}: {{ ...{}, {of_number} }} }})",
            property(&inside.0),
            member("request", &inside.0)
        ),
        None => format!("turn: (request, page) => ({{ ...request, {of_number} }})"),
    }
}
