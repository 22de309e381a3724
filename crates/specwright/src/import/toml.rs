//! The description formatted as TOML. Fields have one line each, in columns, unless all of them fit on a single line.

use serde::Serialize;
use toml::ser::ValueSerializer;

use super::docs::on_one_line;
use super::draft::{
    Carrier, Def, Draft, Facets, Field, Group, Kind, Operation, Presence, Response, Scheme, Sequence, Value,
    Variant,
};
use super::names::in_words;
use crate::ir::Tag;
use crate::json::Json;

/// Maximum width of an inline table of fields.
const WIDTH: usize = 104;

/// Formats the file with API-level tables.
pub fn service_file(draft: &Draft, crate_name: &str) -> String {
    let service = &draft.service;
    let mut file = File::new("The API as a whole.");
    file.table("service");
    file.entry("name", &service.name);
    file.entry("version", &service.version);
    file.doc(&service.doc);
    file.some("licence", service.licence.as_ref());
    let contact = service.contact.as_ref();
    file.some(
        "contact",
        contact.map(|(name, url)| Json::object().with("name", name).with_some("url", url.as_ref())),
    );
    file.some("headers", Some(&service.headers).filter(|headers| !headers.is_empty()));
    file.keys(&service.keys);
    file.table("output");
    let models = Json::object().with("dir", "models/src/generated");
    file.entry("models", &models.with("crate", format!("{crate_name}_models")));
    file.entry("client", &Json::object().with("dir", "client/src/generated"));
    if !draft.limits.is_empty() {
        let limits = Json::object().with("dir", "limits/src/generated");
        file.entry("limits", &limits.with("path", format!("{crate_name}_limits::limits")));
    }
    let openapi = Json::object().with("file", "docs/generated/openapi.json");
    file.entry("openapi", &openapi.with_some("base_url", service.base_url.as_ref()));
    if draft.session.is_some() || draft.end_user.is_some() {
        file.table("auth");
        file.some("session", draft.session.as_ref());
        file.some("headers", draft.end_user.as_ref());
    }
    file.section("auth.schemes", draft.schemes.iter().map(scheme).collect());
    let groups = draft.groups.iter();
    let groups =
        groups.filter_map(|group| Some((group.name.clone(), on_one_line(group.doc.as_ref()?).into())));
    file.section("group", groups.collect());
    let status =
        |(code, doc): (&u16, &String)| (code.to_string(), Json::object().with("doc", on_one_line(doc)));
    file.section("status", draft.statuses.iter().map(status).collect());
    for envelope in &draft.envelopes {
        file.table(&format!("envelope.{}", key(&envelope.name)));
        file.entry("discriminator", &envelope.discriminator);
        envelope.roles.iter().for_each(|(role, field)| file.entry(role, field));
        file.keys(&envelope.keys);
    }
    let limits = draft.limits.iter().map(|limit| (limit.name.clone(), limit.table.clone()));
    file.section("limit", limits.collect());
    file.0
}

fn scheme(scheme: &Scheme) -> (String, Json) {
    let place = match &scheme.carrier {
        Carrier::Query(name) => ("query", name.into()),
        Carrier::Header(name) => ("header", name.into()),
        Carrier::Bearer => ("bearer", Json::from(true)),
        Carrier::Basic => ("basic", Json::from(true)),
    };
    (scheme.name.clone(), Json::object().with(place.0, place.1).with("doc", on_one_line(&scheme.doc)))
}

/// Formats a file with definitions, and with the operations of a group if the file has one.
pub fn domain_file(about: &str, group: Option<&Group>, defs: &[&Def]) -> String {
    let mut file = File::new(about);
    let mut defs: Vec<&Def> = defs.to_vec();
    for (group, operation) in
        group.iter().flat_map(|group| group.operations.iter().map(|it| (&group.name, it)))
    {
        file.operation(group, operation);
        // A query type belongs to a single operation and is written after it.
        if let Some(at) = defs.iter().position(|def| Some(&def.name) == operation.query.as_ref()) {
            file.def(defs.remove(at));
        }
    }
    for Sequence { kind, name, table } in group.iter().flat_map(|group| &group.sequences) {
        file.table(&format!("{kind}.{}", key(name)));
        file.entries(table);
    }
    let is_id = |def: &&&Def| matches!(def.kind, Kind::Id(_));
    file.section("id", defs.iter().filter(is_id).map(|def| id(def)).collect());
    defs.iter().filter(|def| !is_id(def)).for_each(|def| file.def(def));
    file.0
}

fn id(def: &Def) -> (String, Json) {
    let table = Json::object()
        .with("doc", on_one_line(&doc_of(def)))
        .with_some("wire", matches!(def.kind, Kind::Id(true)).then_some("integer"))
        .with_some("deprecated", def.is_deprecated.then_some(true))
        .with_some("unreferenced", def.is_unreferenced.then_some(true));
    (def.name.clone(), alone(table, &["doc"]))
}

/// Returns the doc of a definition, or its name as a sentence.
fn doc_of(def: &Def) -> String {
    def.doc.clone().unwrap_or_else(|| in_words(&def.name))
}

fn field(field: &Field) -> (String, Json) {
    let (mark, presence) = match field.presence {
        // The facets contain a presence that OpenAPI can't express.
        _ if field.facets.iter().any(|(key, _)| *key == "presence") => ("", None),
        Presence::Required => ("", None),
        Presence::Optional => ("?", None),
        Presence::Expected => ("", Some("expected")),
        Presence::Nullable => ("", Some("nullable")),
        Presence::OptionalNullable => ("", Some("optional_nullable")),
    };
    let table = Json::object()
        .with("type", format!("{}{mark}", field.ty))
        .with_some("presence", presence)
        .with_some("rust", field.rust.as_ref());
    let facets = field.facets.iter().cloned();
    let table = facets
        .fold(table, |table, (key, bound)| table.with(key, bound))
        .with_some("deprecated", field.is_deprecated.then_some(true))
        .with_some("doc", field.doc.as_ref().map(|doc| on_one_line(doc)));
    (field.wire.clone(), alone(table, &["type"]))
}

fn value(value: &Value) -> (String, Json) {
    let table = Json::object()
        .with_some("number", value.number)
        .with_some("rust", value.rust.as_ref())
        .with_some("doc", value.doc.as_ref().map(|doc| on_one_line(doc)))
        .with_some("deprecated", value.deprecated.clone());
    (value.wire.clone(), alone(table, &["number", "doc"]))
}

/// Replaces a table with its only entry if the entry may be written without the table.
fn alone(table: Json, keys: &[&str]) -> Json {
    match table {
        Json::Object(entries) if entries.len() == 1 && keys.contains(&entries[0].0.as_str()) => {
            entries.into_iter().map(|(_, value)| value).next().unwrap_or(Json::Null)
        }
        table => table,
    }
}

/// The content of a file that is being written.
struct File(String);

impl File {
    fn new(doc: &str) -> Self {
        let mut file = File("#:schema ./description.schema.json\n\n".to_owned());
        file.entry("doc", doc);
        file
    }

    /// Starts a top-level table.
    fn table(&mut self, path: &str) {
        self.0.push('\n');
        self.inner_table(path);
    }

    /// Starts a subtable of the previous table.
    fn inner_table(&mut self, path: &str) {
        self.line(&format!("[{path}]"));
    }

    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    fn entry(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        self.line(&format!("{} = {}", key(name), inline(value)));
    }

    fn some(&mut self, name: &str, value: Option<impl Serialize>) {
        value.into_iter().for_each(|value| self.entry(name, &value));
    }

    fn keys(&mut self, keys: &Facets) {
        keys.iter().for_each(|(key, value)| self.entry(key, value));
    }

    /// Writes the entries of a table.
    fn entries(&mut self, table: &Json) {
        if let Json::Object(entries) = table {
            entries.iter().for_each(|(key, value)| self.entry(key, value));
        }
    }

    /// Writes an entry if it is set.
    fn flag(&mut self, name: &str, is_set: bool) {
        self.some(name, is_set.then_some(true));
    }

    fn doc(&mut self, text: &str) {
        self.entry("doc", &on_one_line(text));
    }

    /// Writes a top-level table, unless it is empty.
    fn section(&mut self, path: &str, entries: Vec<(String, Json)>) {
        if !entries.is_empty() {
            self.table(path);
            self.columns(&entries);
        }
    }

    fn columns(&mut self, entries: &[(String, Json)]) {
        let names: Vec<String> = entries.iter().map(|(name, _)| key(name)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default().min(24);
        for (name, (_, value)) in names.iter().zip(entries) {
            self.line(&format!("{name:width$} = {}", inline(value)));
        }
    }

    fn operation(&mut self, group: &str, operation: &Operation) {
        self.table(&format!("operation.{}.{}", key(group), key(&operation.name)));
        self.doc(&operation.doc);
        self.flag("deprecated", operation.is_deprecated);
        self.entry("http", &operation.http);
        self.some("query", operation.query.as_ref());
        self.some("body", operation.body.as_ref().map(ToString::to_string));
        self.some("body_format", operation.body_format);
        self.some("media_type", operation.media_type.as_ref());
        match &operation.response {
            Response::None => {}
            Response::One(ty) => self.entry("response", &ty.to_string()),
            Response::ByStatus(types) => {
                let types = types.iter().map(|(code, ty)| (code.to_string(), ty.to_string().into()));
                self.entry("response", &Json::Object(types.collect()));
            }
        }
        self.some("response_headers", operation.response_headers.as_ref());
        self.some("stream", operation.stream.as_ref());
        self.some("auth", operation.auth.as_ref());
        self.keys(&operation.keys);
        self.entry("statuses", &operation.statuses);
    }

    fn def(&mut self, def: &Def) {
        let table = match def.kind {
            Kind::Object { .. } => "type",
            Kind::Union { .. } => "union",
            Kind::Enum { .. } => "enum",
            Kind::Id(_) => "id",
            Kind::Grammar => "grammar",
        };
        let path = format!("{table}.{}", key(&def.name));
        self.table(&path);
        self.doc(&doc_of(def));
        self.flag("deprecated", def.is_deprecated);
        self.flag("unreferenced", def.is_unreferenced);
        self.keys(&def.keys);
        match &def.kind {
            Kind::Object { fields, rules } => {
                self.some("rules", Some(rules).filter(|rules| !rules.is_empty()));
                self.fields(&path, fields);
            }
            Kind::Union { tag, variants, is_open } => {
                self.some("tag", tag.as_ref());
                self.flag("open", *is_open);
                variants.iter().for_each(|variant| self.variant(&path, variant));
            }
            Kind::Enum { values, is_complete } => {
                self.values(&path, if *is_complete { "values" } else { "seen" }, values);
            }
            Kind::Id(_) | Kind::Grammar => {}
        }
    }

    fn variant(&mut self, union: &str, variant: &Variant) {
        let path = format!("{union}.variants.{}", key(&variant.wire));
        self.inner_table(&path);
        if !variant.doc.is_empty() {
            self.doc(&variant.doc);
        }
        self.flag("deprecated", variant.is_deprecated);
        self.some("rust", variant.rust.as_ref());
        match &variant.tag {
            Tag::Text(_) => {}
            tag => self.entry("tag", &Json::from(tag)),
        }
        match &variant.of {
            Some(ty) => self.entry("type", &ty.to_string()),
            None => self.fields(&path, &variant.fields),
        }
    }

    /// Writes the fields on one line if there are few and none has a doc, otherwise one field per line.
    fn fields(&mut self, owner: &str, fields: &[Field]) {
        let entries: Vec<_> = fields.iter().map(field).collect();
        let table = Json::Object(entries.clone());
        if fields.iter().all(|field| field.doc.is_none()) && inline(&table).len() <= WIDTH {
            self.entry("fields", &table);
        } else {
            self.inner_table(&format!("{owner}.fields"));
            self.columns(&entries);
        }
    }

    fn values(&mut self, owner: &str, list: &str, values: &[Value]) {
        self.some("wire", values.iter().any(|value| value.number.is_some()).then_some("integer"));
        let entries: Vec<_> = values.iter().map(value).collect();
        if entries.iter().all(|(_, value)| *value == Json::object()) {
            self.entry(list, &entries.into_iter().map(|(wire, _)| wire).collect::<Vec<_>>());
        } else {
            self.inner_table(&format!("{owner}.{list}"));
            self.columns(&entries);
        }
    }
}

/// Formats a name as a TOML key, by formatting a table with a single entry.
fn key(name: &str) -> String {
    let table = inline(&Json::object().with(name, 0));
    table.trim_start_matches("{ ").trim_end_matches(" = 0 }").to_owned()
}

#[expect(clippy::expect_used, reason = "TOML lacks only null, and no bound or default is null")]
fn inline(value: &(impl Serialize + ?Sized)) -> String {
    let mut text = String::new();
    value.serialize(ValueSerializer::new(&mut text)).expect("a value that TOML can represent");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_round_trip() {
        for text in ["a\"b\\c", "tab\tline\nend", "\u{7}", "\"\"\"", "{ x = 1 } # no comment"] {
            let mut file = File(String::new());
            file.entry(text, text);
            file.doc(&format!("one\n\n{text}\\"));
            let table: toml::Table = toml::from_str(&file.0).unwrap();
            assert_eq!(table[text].as_str(), Some(text));
            assert_eq!(table["doc"].as_str(), Some(on_one_line(&format!("one\n\n{text}\\")).as_str()));
        }
    }
}
