//! The TypeScript package. The file of each domain contains types, operations, sequences of calls and joins. The
//! package includes a runtime, which has no dependencies.

mod docs;
mod headers;
mod jobs;
mod joins;
mod operations;
mod paging;
mod searches;
mod text;
mod types;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use heck::ToLowerCamelCase as _;

use self::text::{comment, literal, member};
use super::Missing;
use crate::ir::*;
use crate::plan::{self, TypeScriptPart};
use crate::typescript_runtime;

/// The runtime items that domains use, by file. `type` marks items that are only types.
const RUNTIME_ITEMS: &[(&str, &[&str])] = &[
    ("call", &["type Answer", "type CallOptions", "call"]),
    ("client", &["type Client"]),
    ("events", &["events"]),
    ("feed", &["type Feed", "type FeedOptions", "type Walk", "records", "walk"]),
    ("headers", &["flag", "listOf", "readHeaders"]),
    ("job", &["Job", "type JobOptions", "type JobProtocol", "type JobToken"]),
    ("other", &["type Other"]),
    ("paging", &["type Paging", "isLast", "items", "nextLink"]),
    ("request", &["type Operation"]),
    ("results", &["judgeBy"]),
    ("search", &["type Protocol", "Search", "type SearchOptions", "type Token"]),
];

/// Runtime items that the package exports.
const PUBLIC: &str = "\
export type { Answer, CallOptions } from \"./runtime/call.js\";
export type { Client, ClientOptions, Credential, CredentialSource, Retry } from \"./runtime/client.js\";
export { CallError, type FailureKind, type Fault } from \"./runtime/errors.js\";
export type { FeedOptions, Repeats, Walk } from \"./runtime/feed.js\";
export { other, type Other } from \"./runtime/other.js\";
export { Job, JobError, type JobOptions, type JobPhase, type JobToken, type JobUpdate } from \"./runtime/job.js\";
export {
  Search,
  type Ending,
  type Outcome,
  type Phase,
  type SearchOptions,
  type Token,
  type Update,
} from \"./runtime/search.js\";
export type { OtherSetting, Remark } from \"./runtime/remark.js\";
export type { Lack, Verdict } from \"./runtime/verdict.js\";
export type { Backoff } from \"./runtime/waiting.js\";
";

/// Returns a file of the package.
///
/// # Errors
/// Returns an error if a part that earlier passes should have required is missing from the description.
pub fn file(description: &Description, part: &TypeScriptPart<'_>) -> Result<String, Missing> {
    Ok(match part {
        TypeScriptPart::Runtime(name) => runtime(name).to_owned(),
        TypeScriptPart::CreateClient => create_client(description),
        TypeScriptPart::Index => index(description),
        TypeScriptPart::Domain(name) => domain(description, name)?,
    })
}

/// Returns a file of the runtime.
fn runtime(name: &str) -> &'static str {
    typescript_runtime::FILES.iter().find(|(file, _)| *file == name).map_or("", |(_, text)| text)
}

/// Returns the entry point, which exports the domains by name.
fn index(description: &Description) -> String {
    let domains = plan::typescript_domains(description)
        .map(|domain| format!("export * as {} from \"./{domain}.js\";\n", text::function(domain, "api")));
    format!(
        "export {{ createClient, SERVICE }} from \"./create-client.js\";\n{PUBLIC}\n{}",
        domains.collect::<String>()
    )
}

/// Returns the file with the metadata of the API and the function that creates a client.
fn create_client(description: &Description) -> String {
    let service = &description.service;
    let mut metadata = vec![format!("name: {}", literal(&service.name))];
    let auth = &description.auth;
    let schemes: Vec<String> = auth.schemes.iter().map(scheme).collect();
    metadata.push(match schemes.is_empty() {
        true => "schemes: {}".to_owned(),
        false => text::group("schemes: ", ["{", "}"], &schemes, "", "  "),
    });
    metadata.extend(auth.session.as_ref().map(|(name, _)| format!("session: {}", literal(&name.0))));
    let headers: Vec<String> = (service.headers.iter())
        .map(|(name, value)| format!("{}: {}", text::property(name), literal(value)))
        .collect();
    metadata.extend((!headers.is_empty()).then(|| format!("headers: {{ {} }}", headers.join(", "))));
    metadata.push("readFaults".to_owned());
    let metadata: String = metadata.into_iter().map(|fact| format!("  {fact},\n")).collect();
    let shapes: String = description.envelopes.iter().map(shape).collect();
    let uses_status = description.envelopes.iter().any(|envelope| !envelope.statuses.is_empty());
    let name = &service.name;
    let (imports, reader) = match shapes.is_empty() {
        true => ("", "function readFaults(): undefined {\n  return undefined;\n}\n".to_owned()),
        false => ("import type { Fault } from \"./runtime/errors.js\";\n", reader(&shapes, uses_status)),
    };
    format!(
        "import {{ clientOf, type Client, type ClientOptions, type Service }} from \"./runtime/client.js\";\n{imports}\n\
         {}export const SERVICE: Service = {{\n{metadata}}};\n\n\
         /** Creates a client for {name}. */\nexport function createClient(options: ClientOptions = {{}}): Client {{\n  return clientOf(SERVICE, options);\n}}\n\n{reader}",
        // Later paragraphs are for readers of the whole description.
        comment(service.doc.trim().split("\n\n").next().unwrap_or_default(), ""),
    )
}

/// Returns a credential scheme.
fn scheme(scheme: &Scheme) -> String {
    let carrier = match &scheme.carrier {
        Carrier::Query(name) => format!("{{ query: {} }}", literal(&name.0)),
        Carrier::Header(name) => format!("{{ header: {} }}", literal(name)),
        Carrier::Bearer => literal("bearer"),
        Carrier::Basic => literal("basic"),
    };
    format!("{}: {carrier}", text::property(&scheme.name))
}

/// Returns the function that reads an error body.
fn reader(shapes: &str, uses_status: bool) -> String {
    const LIST_OF: &str = "\
function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === \"object\" && entry !== null) : [];
}

";
    const AT: &str = "\
function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], value);
}

";
    let list_of = if shapes.contains("listOf(") { LIST_OF } else { "" };
    let at = if shapes.contains("at(") { AT } else { "" };
    let status = if uses_status { ", status: number" } else { "" };
    format!(
        "/** Reads an error body of any shape. */
function readFaults(body: unknown{status}): Fault[] | undefined {{
  if (typeof body !== \"object\" || body === null) return undefined;
  const fields = body as Fields;
{shapes}  return undefined;
}}

type Fields = {{ [name: string]: unknown }};

{list_of}{at}function textOf(value: unknown): string | undefined {{
  return value === undefined || value === null ? undefined : String(value);
}}
"
    )
}

/// Returns the code that reads an error body of a given shape.
fn shape(envelope: &Envelope) -> String {
    let parts = &envelope.parts;
    let value = |of: &str, path: &FieldPath| match &path.0[..] {
        [name] => member(of, &name.0),
        names => {
            let names: Vec<String> = names.iter().map(|name| literal(&name.0)).collect();
            format!("at({of}, {})", names.join(", "))
        }
    };
    let entry = |of: &str| {
        let part = |name: &str, path: &Option<FieldPath>, otherwise: &str| {
            path.as_ref().map(|path| format!("{name}: textOf({}){otherwise}", value(of, path)))
        };
        let code = part("code", &parts.code, " ?? \"\"").unwrap_or_else(|| "code: \"\"".to_owned());
        let others = [part("message", &parts.message, ""), part("localized", &parts.localized, "")];
        std::iter::once(code).chain(others.into_iter().flatten()).collect::<Vec<_>>()
    };
    let discriminator = value("fields", &envelope.discriminator);
    let faults = match &envelope.list {
        Some(list) => {
            let map = format!("    return listOf({}).map((entry) => (", value("fields", list));
            text::group(&map, ["{", "}"], &entry("entry"), "));", "    ")
        }
        None => text::group("    return [", ["{", "}"], &entry("fields"), "];", "    "),
    };
    let statuses: Vec<String> = envelope.statuses.iter().map(ToString::to_string).collect();
    let of_status = match statuses.is_empty() {
        true => String::new(),
        // An error in a body with a success status can have any shape.
        false => format!(" && (status < 400 || [{}].includes(status))", statuses.join(", ")),
    };
    format!("  if ({discriminator} !== undefined{of_status}) {{\n{faults}\n  }}\n")
}

/// Returns the file of a domain.
fn domain(description: &Description, name: &str) -> Result<String, Missing> {
    let domain = Domain {
        description,
        operations: description.operations_of(name).collect(),
        used: RefCell::default(),
    };
    let is_here = |index: usize| description.operations[index].domain == name;
    let mut items: Vec<String> = Vec::new();
    for operation in &domain.operations {
        items.push(domain.metadata(operation));
        items.push(domain.operation(operation));
    }
    let Description { protocols, repeats, feeds, pagings, jobs, .. } = description;
    let sequences =
        (protocols.iter().filter(|it| is_here(it.search.operation)).map(|it| domain.protocol(it)))
            .chain(repeats.iter().filter(|it| is_here(it.search.operation)).map(|it| domain.repeat(it)))
            .chain(feeds.iter().filter(|it| is_here(it.operation)).map(|it| domain.feed(it)))
            .chain(pagings.iter().filter(|it| is_here(it.operation)).map(|it| domain.paging(it)))
            .chain(jobs.iter().filter(|it| is_here(it.start)).map(|it| domain.job(it)));
    items.extend(sequences.collect::<Result<Vec<_>, _>>()?);
    items.extend(description.defs_of(name).map(|(id, def)| domain.headers(id, def)));
    items.extend(joins::of_domain(description, name));
    items.extend(
        description
            .defs_of(name)
            .map(|(_, def)| types::definition(description, def, || domain.runtime("Other"))),
    );
    let body = items.into_iter().filter(|item| !item.is_empty()).collect::<Vec<_>>().join("\n");
    let doc = description.docs.get(name).map_or_else(String::new, |doc| comment(doc, "") + "\n");
    let imports = domain.imports(name, &body);
    let gap = if imports.is_empty() { "" } else { "\n" };
    Ok(format!("{doc}{imports}{gap}{body}").trim_end().to_owned() + "\n")
}

/// A domain's file under construction.
struct Domain<'a> {
    description: &'a Description,
    operations: Vec<&'a Operation>,
    /// Runtime items that the file uses so far.
    used: RefCell<BTreeSet<&'static str>>,
}

impl Domain<'_> {
    /// Returns the name of a runtime item in this file, which is an alias if an item of the API has the same name.
    fn runtime(&self, name: &'static str) -> String {
        self.used.borrow_mut().insert(name);
        let is_type = name.starts_with(|c: char| c.is_ascii_uppercase());
        let is_function = |operation: &&Operation| operation.name.to_lower_camel_case() == name;
        match (is_type, self.description.names.contains_key(name), self.operations.iter().any(is_function)) {
            (true, true, _) => format!("Api{name}"),
            (false, _, true) => format!("{name}Api"),
            _ => name.to_owned(),
        }
    }

    /// Returns the imports of runtime items, and of types and metadata constants from other domains.
    fn imports(&self, own: &str, body: &str) -> String {
        let mut lines = String::new();
        let used = self.used.borrow().clone();
        for (file, items) in RUNTIME_ITEMS {
            let items = items.iter().map(|item| match item.strip_prefix("type ") {
                Some(name) => (name, true),
                None => (*item, false),
            });
            let names: Vec<(String, bool)> = items
                .filter(|(name, _)| used.contains(name))
                .map(|(name, is_type)| {
                    let alias = self.runtime(name);
                    (if alias == name { alias } else { format!("{name} as {alias}") }, is_type)
                })
                .collect();
            lines.push_str(&import(&names, &format!("./runtime/{file}.js")));
        }
        let mut others: BTreeMap<&str, Vec<(String, bool)>> = BTreeMap::new();
        for (_, def) in self.description.defs().filter(|(_, def)| def.domain != own) {
            if contains_word(body, &def.name.0) {
                others.entry(&def.domain).or_default().push((def.name.to_string(), true));
            }
        }
        for (domain, constant) in self.followers(own) {
            let names = others.entry(domain).or_default();
            if contains_word(body, &constant) && !names.iter().any(|(name, _)| *name == constant) {
                names.push((constant, false));
            }
        }
        for (domain, mut names) in others {
            names.sort();
            lines.push_str(&import(&names, &format!("./{domain}.js")));
        }
        lines
    }
}

impl Domain<'_> {
    /// Returns the domain and constant of each operation in other domains that polls or cancels a job of this domain.
    fn followers(&self, own: &str) -> impl Iterator<Item = (&str, String)> {
        let description = self.description;
        let jobs = description.jobs.iter().filter(move |job| description.operations[job.start].domain == own);
        let indices = jobs.flat_map(|job| [Some(job.poll), job.cancel]).flatten();
        let operations = indices.map(|index| &description.operations[index]);
        operations
            .filter(move |operation| operation.domain != own)
            .map(|operation| (operation.domain.as_str(), operations::constant(operation)))
    }
}

/// Returns an import statement. Each name is paired with `true` if the name is only a type.
fn import(names: &[(String, bool)], from: &str) -> String {
    if names.is_empty() {
        return String::new();
    }
    let types_alone = names.iter().all(|(_, is_type)| *is_type);
    let names: Vec<String> = names
        .iter()
        .map(|(name, is_type)| if *is_type && !types_alone { format!("type {name}") } else { name.clone() })
        .collect();
    let keyword = if types_alone { "import type" } else { "import" };
    text::group(&format!("{keyword} "), ["{", "}"], &names, &format!(" from {};\n", literal(from)), "")
}

/// Returns whether code contains a word outside of comments.
fn contains_word(code: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let is_code = |line: &&str| !line.trim_start().starts_with(['*', '/']);
    code.lines().filter(is_code).any(|line| {
        line.match_indices(word)
            .any(|(at, _)| !line[..at].ends_with(is_part) && !line[at + word.len()..].starts_with(is_part))
    })
}
