//! Operations. Each operation has a function and a metadata constant.

use heck::{ToLowerCamelCase as _, ToShoutySnakeCase as _};

use super::text::{comment, function, group, literal, property, signature};
use super::types;
use super::{Domain, docs};
use crate::emit::answer_name;
use crate::ir::*;

impl Domain<'_> {
    /// Returns the metadata constant of an operation.
    pub(super) fn metadata(&self, operation: &Operation) -> String {
        let fields =
            operation.query.and_then(|id| self.description.object(id)).map_or(&[][..], |query| &query.fields);
        let form = operation.form().and_then(|id| self.description.object(id));
        let of_form = form.map_or(&[][..], |form| &form.fields);
        let joined: Vec<String> = fields.iter().chain(of_form).filter_map(joined).collect();
        let in_json = fields.iter().chain(of_form).filter(|field| field.in_json);
        let in_json: Vec<String> = in_json.map(|field| literal(&field.wire.0)).collect();
        let header = |field: &Field| {
            Some(format!("{}: {}", property(&field.wire.0), literal(&field.header_name()?.0)))
        };
        let headers: Vec<String> = fields.iter().filter_map(header).collect();
        let schemes = operation.auth.as_ref().map(|names| {
            format!("auth: [{}]", names.iter().map(|name| literal(name)).collect::<Vec<_>>().join(", "))
        });
        let mut metadata = vec![
            format!("name: {}", literal(&operation.full_name())),
            format!("method: {}", literal(&operation.method)),
            format!("path: {}", literal(&operation.path)),
        ];
        metadata.extend((operation.session != SessionUse::None).then(|| "session: true".to_owned()));
        metadata.extend(operation.repeatable.then(|| "repeatable: true".to_owned()));
        metadata.extend(operation.has_not_modified().then(|| "notModified: true".to_owned()));
        metadata.extend(
            operation
                .idempotency_token
                .as_ref()
                .map(|(token, _)| format!("token: {{ {}: {} }}", token.part(), literal(&token.field.0))),
        );
        metadata.extend(schemes);
        metadata.extend((!headers.is_empty()).then(|| group("headers: ", ["{", "}"], &headers, "", "  ")));
        metadata.extend((!joined.is_empty()).then(|| group("joined: ", ["{", "}"], &joined, "", "  ")));
        metadata.extend((!in_json.is_empty()).then(|| format!("json: [{}]", in_json.join(", "))));
        metadata.extend(self.contents(operation));
        let metadata: String = metadata.into_iter().map(|fact| format!("  {fact},\n")).collect();
        let keyword = match self.is_used_elsewhere(operation) {
            true => "/** @internal */\nexport const",
            false => "const",
        };
        format!("{keyword} {}: {} = {{\n{metadata}}};\n", constant(operation), self.runtime("Operation"))
    }

    /// Returns whether the operation polls or cancels a job that starts in another file.
    fn is_used_elsewhere(&self, operation: &Operation) -> bool {
        let operations = &self.description.operations;
        self.description.jobs.iter().filter(|job| operations[job.start].domain != operation.domain).any(
            |job| {
                let mut followers = [Some(job.poll), job.cancel].into_iter().flatten();
                followers.any(|index| operations[index].full_name() == operation.full_name())
            },
        )
    }

    /// Returns the metadata about the formats of the bodies, the stream rules, the results, the echoed settings and the
    /// errors.
    fn contents(&self, operation: &Operation) -> Vec<String> {
        let json = self.description.json_type(operation);
        let body = match (&operation.body, operation.body_format) {
            (None, _) => None,
            (Some(Type::Binary), _) => Some(("bytes", Some(operation.binary_type()))),
            (Some(_), BodyFormat::Form) => Some(("form", None)),
            (Some(_), BodyFormat::BracketForm) => Some(("brackets", None)),
            (Some(_), BodyFormat::Json) => Some(("json", json)),
        };
        let (form, content_type) = body.unwrap_or(("json", None));
        // Error responses are always JSON.
        let accepted = match (operation.answers_binary(), operation.stream_format()) {
            (true, _) => Some(format!("{}, application/json", operation.binary_type())),
            (_, Some(StreamFormat::Sse)) => Some("text/event-stream, application/json".to_owned()),
            _ => json.map(str::to_owned),
        };
        let fact = |name: &str, value: &str| format!("{name}: {}", literal(value));
        let metadata = [
            (form != "json").then(|| fact("body", form)),
            content_type.map(|media_type| fact("contentType", media_type)),
            accepted.map(|media_types| fact("accept", &media_types)),
            self.forms_of_answers(operation).map(|forms| format!("answer: {forms}")),
            self.stream_rules(operation),
            operation.results.as_ref().map(|results| fact("results", &results.0)),
            echoes(operation),
            self.describes_errors(operation).then(|| "describesErrors: true".to_owned()),
        ];
        metadata.into_iter().flatten().collect()
    }

    /// Returns the formats of responses that are not JSON: a single format, or a table by status.
    fn forms_of_answers(&self, operation: &Operation) -> Option<String> {
        if let Some(format) = operation.stream_format() {
            return Some(literal(match format {
                StreamFormat::Ndjson => "lines",
                StreamFormat::Sse => "events",
            }));
        }
        let form = |body: &Option<Type>| match body {
            Some(Type::Binary) => Some("bytes"),
            Some(_) => None,
            None => Some("nothing"),
        };
        let forms: Vec<(u16, Option<&str>)> =
            operation.answers.iter().map(|(status, body)| (*status, form(body))).collect();
        let first = forms.first().map_or(Some("nothing"), |(_, form)| *form);
        if forms.iter().all(|(_, form)| *form == first) {
            return first.map(literal);
        }
        let by_status =
            forms.iter().filter_map(|(status, form)| Some(format!("{status}: {}", literal((*form)?))));
        let by_status: Vec<String> = by_status.collect();
        Some(format!("{{ {} }}", by_status.join(", ")))
    }

    /// Returns the rules of a stream.
    fn stream_rules(&self, operation: &Operation) -> Option<String> {
        let stream = operation.stream.as_ref()?;
        let rules = [
            self.description.event_tag(operation).map(|tag| format!("tag: {}", literal(&tag.0))),
            stream.idle_seconds.map(|seconds| format!("idle: {}", u64::from(seconds) * 1000)),
            stream.end.as_ref().map(|end| format!("end: {}", literal(end))),
            stream.reconnect.map(|when| format!("reconnect: {}", literal(&when.to_string()))),
        ];
        let rules: Vec<String> = rules.into_iter().flatten().collect();
        (!rules.is_empty()).then(|| format!("stream: {{ {} }}", rules.join(", ")))
    }

    /// Returns the function that calls an operation.
    pub(super) fn operation(&self, operation: &Operation) -> String {
        let name = self.function(&operation.name, &operation.group);
        let parts = self.parts(operation);
        let input = parts.iter().map(|(part, _)| *part).collect::<Vec<_>>().join(", ");
        let input = if input.is_empty() { "{}".to_owned() } else { format!("{{ {input} }}") };
        let parameters = self.parameters(&parts);
        let docs = comment(&docs::operation(self.description, operation, &self.operations), "");
        let constant = constant(operation);
        if let (Some(StreamFormat::Sse), Some((_, record))) =
            (operation.stream_format(), self.answer_types(operation).first())
        {
            let head = signature("export function", &name, &parameters, &self.generator(record));
            let events = self.runtime("events");
            return format!(
                "{docs}{head}\n  return {events}<{record}>(client, {constant}, {input}, options);\n}}\n"
            );
        }
        let call = self.runtime("call");
        if let (Some(StreamFormat::Ndjson), Some((_, record))) =
            (operation.stream_format(), self.answer_types(operation).first())
        {
            let records = self.runtime("records");
            let result = self.generator(record);
            let stream = types::stream(self.description);
            let head = signature("export async function*", &name, &parameters, &result);
            return format!(
                "{docs}{head}
  const {{ value }} = await {call}<{stream}>(client, {constant}, {input}, options);
  yield* {records}<{record}>(client, {constant}, value);
}}
"
            );
        }
        let answer = self.answer(operation);
        let result = format!("{}<{}>", types::global(self.description, "Promise"), answer.ty);
        let head = signature("export function", &name, &parameters, &result);
        let (declared, value, cast) = (&answer.declared, &answer.value, &answer.cast);
        let judge = self.searches(operation).then(|| {
            let request = if operation.body.is_some() { "body" } else { "query" };
            let rules = protocol(operation);
            format!("  const judge = {}(client, {rules}, {request});\n", self.runtime("judgeBy"))
        });
        let arguments = format!("client, {constant}, {input}, options");
        let arguments = if judge.is_some() { arguments + ", judge" } else { arguments };
        let judge = judge.unwrap_or_default();
        format!("{declared}{docs}{head}\n{judge}  return {call}<{value}>({arguments}){cast};\n}}\n")
    }

    /// Returns whether a search calls the operation.
    fn searches(&self, operation: &Operation) -> bool {
        let description = self.description;
        description.searches().any(|it| std::ptr::eq(&description.operations[it.operation], operation))
    }

    /// Returns whether responses have a field that has the same name as the discriminator of an error body.
    fn describes_errors(&self, operation: &Operation) -> bool {
        let Some(response) = operation.response_def() else { return false };
        self.description
            .error_fields()
            .into_iter()
            .any(|field| self.description.field(response, field).is_some())
    }

    /// Returns the parts of a request and their types.
    pub(super) fn parts(&self, operation: &Operation) -> Vec<(&'static str, Type)> {
        let parts = [("query", operation.query.map(Type::Named)), ("body", operation.body.clone())];
        parts.into_iter().filter_map(|(part, ty)| Some((part, ty?))).collect()
    }

    /// Returns the parameters of a function that sends these parts.
    pub(super) fn parameters(&self, parts: &[(&str, Type)]) -> Vec<String> {
        let mut parameters = vec![format!("client: {}", self.runtime("Client"))];
        parameters.extend(parts.iter().enumerate().map(|(at, (part, ty))| {
            // A query without required parameters is optional if it is the last part.
            let is_last = at + 1 == parts.len();
            let is_optional =
                *part == "query" && is_last && matches!(ty, Type::Named(id) if self.is_optional(*id));
            let default = if is_optional { " = {}" } else { "" };
            format!("{part}: {}{default}", self.sent(ty))
        }));
        parameters.push(format!("options: {} = {{}}", self.runtime("CallOptions")));
        parameters
    }

    /// Returns the generator type for a sequence of items.
    pub(super) fn generator(&self, item: &str) -> String {
        format!("{}<{item}, void, undefined>", types::global(self.description, "AsyncGenerator"))
    }

    /// Returns the type of a request part.
    fn sent(&self, ty: &Type) -> String {
        match ty {
            Type::Binary => {
                ["Blob", "Uint8Array"].map(|name| types::global(self.description, name)).join(" | ")
            }
            ty => types::of(self.description, ty),
        }
    }

    /// Returns whether an object without any fields is valid.
    pub(super) fn is_optional(&self, id: DefId) -> bool {
        self.description.object(id).is_some_and(|object| {
            !object.fields.iter().any(|field| types::is_always_present(field, Usage::REQUEST))
        })
    }

    /// Returns the response types by status.
    fn answer_types(&self, operation: &Operation) -> Vec<(u16, String)> {
        let ty = |body: &Option<Type>| {
            body.as_ref().map_or_else(|| "undefined".to_owned(), |body| types::of(self.description, body))
        };
        operation.answers.iter().map(|(status, body)| (*status, ty(body))).collect()
    }

    /// Returns the type of an operation's responses.
    fn answer(&self, operation: &Operation) -> AnswerType {
        let (answer, types) = (self.runtime("Answer"), self.answer_types(operation));
        let first = types.first().map_or("undefined", |(_, ty)| ty.as_str());
        if types.iter().all(|(_, ty)| ty == first) {
            let (value, ty) = (first.to_owned(), format!("{answer}<{first}>"));
            return AnswerType { declared: String::new(), value, ty, cast: String::new() };
        }
        let mut name = answer_name(operation).to_string();
        while self.description.names.contains_key(&name) {
            name.insert_str(0, "Api");
        }
        let forms: String =
            types.iter().map(|(status, ty)| format!("\n  | {answer}<{ty}, {status}>")).collect();
        let docs = format!("The responses of `{}`, distinguished by their status.", operation.full_name());
        AnswerType {
            declared: format!("{}export type {name} ={forms};\n\n", comment(&docs, "")),
            value: "unknown".to_owned(),
            cast: format!(" as {}<{name}>", types::global(self.description, "Promise")),
            ty: name,
        }
    }

    /// Returns a function name, qualified with the group's name if another function in the file has the same name.
    pub(super) fn function(&self, name: &str, group: &str) -> String {
        let own = function(name, group);
        let same = self.operations.iter().filter(|other| function(&other.name, &other.group) == own);
        if same.count() > 1 { format!("{name}_{group}").to_lower_camel_case() } else { own }
    }
}

/// The type of an operation's responses.
struct AnswerType {
    /// Declaration of the type, or empty if the type needs no declaration.
    declared: String,
    /// Type of the decoded value.
    value: String,
    ty: String,
    /// Cast from a response with the decoded value.
    cast: String,
}

/// Returns the paths of the settings that responses repeat.
fn echoes(operation: &Operation) -> Option<String> {
    let path = |path: &FieldPath| {
        let names: Vec<String> = path.0.iter().map(|name| literal(&name.0)).collect();
        format!("[{}]", names.join(", "))
    };
    let paths: Vec<String> = operation.echoes.iter().map(path).collect();
    (!paths.is_empty()).then(|| format!("echoes: [{}]", paths.join(", ")))
}

/// Returns the entry for a parameter that is a delimited list. The entry contains the separator.
pub(super) fn joined(field: &Field) -> Option<String> {
    let separator = match &field.ty {
        Type::Comma(_) => ",",
        Type::Pipe(_) => "|",
        _ => return None,
    };
    Some(format!("{}: {}", property(&field.wire.0), literal(separator)))
}

/// Returns the name of the metadata constant of an operation.
pub(super) fn constant(operation: &Operation) -> String {
    operation.full_name().replace('.', "_").to_shouty_snake_case()
}

/// Returns the name of the constant that contains the rules of a search.
pub(super) fn protocol(operation: &Operation) -> String {
    format!("{}_PROTOCOL", constant(operation))
}
