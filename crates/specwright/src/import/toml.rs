//! The description as text: one line for each field, in columns.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::docs::on_one_line;
use super::draft::{
    Carrier, Def, Draft, Facets, Field, Group, Kind, Operation, Presence, Response, Scheme, Service, Value,
    Variant,
};
use super::names::in_words;
use crate::json::Json;

/// Widest line of fields that stand beside each other.
const WIDTH: usize = 100;

/// What is written after each table, so that its lines need no checks. Writing into a string can't fail.
macro_rules! line {
    ($out:expr, $($text:tt)*) => { let _ = writeln!($out, $($text)*); };
}

/// The file with what concerns the API as a whole.
pub fn service_file(draft: &Draft, crate_name: &str) -> String {
    let mut out = header("What concerns the API as a whole.");
    service(&mut out, &draft.service);
    out.push_str("\n[output]\n");
    line!(
        out,
        "models = {{ dir = \"models/src/generated\", crate = {} }}",
        quoted(&format!("{crate_name}_models"))
    );
    out.push_str("client = { dir = \"client/src/generated\" }\n");
    match &draft.service.base_url {
        Some(url) => {
            line!(out, "openapi = {{ file = \"docs/generated/openapi.json\", base_url = {} }}", quoted(url));
        }
        None => out.push_str("openapi = { file = \"docs/generated/openapi.json\" }\n"),
    }
    if !draft.schemes.is_empty() {
        out.push_str("\n[auth.schemes]\n");
        draft.schemes.iter().for_each(|scheme| write_scheme(&mut out, scheme));
    }
    let docs: Vec<_> =
        draft.groups.iter().filter_map(|group| Some((&group.name, group.doc.as_ref()?))).collect();
    if !docs.is_empty() {
        out.push_str("\n[group]\n");
        for (name, doc) in docs {
            line!(out, "{} = {}", key(name), quoted(&on_one_line(doc)));
        }
    }
    if !draft.statuses.is_empty() {
        out.push_str("\n[status]\n");
        for (code, doc) in &draft.statuses {
            line!(out, "{code} = {{ doc = {} }}", quoted(&on_one_line(doc)));
        }
    }
    for (name, code, message) in &draft.envelopes {
        line!(out, "\n[envelope.{}]\ntold_by = {}\ncode = {}", key(name), quoted(code), quoted(code));
        if let Some(message) = message {
            line!(out, "message = {}", quoted(message));
        }
    }
    out
}

fn write_scheme(out: &mut String, scheme: &Scheme) {
    let place = match &scheme.carrier {
        Carrier::Query(name) => format!("query = {}", quoted(name)),
        Carrier::Header(name) => format!("header = {}", quoted(name)),
        Carrier::Bearer => "bearer = true".to_owned(),
        Carrier::Basic => "basic = true".to_owned(),
    };
    line!(out, "{} = {{ {place}, doc = {} }}", key(&scheme.name), quoted(&on_one_line(&scheme.doc)));
}

fn header(doc: &str) -> String {
    format!("#:schema ./description.schema.json\n\ndoc = {}\n", quoted(doc))
}

fn service(out: &mut String, service: &Service) {
    line!(out, "\n[service]\nname = {}\nversion = {}", quoted(&service.name), quoted(&service.version));
    doc(out, &service.doc);
    if let Some(licence) = &service.licence {
        line!(out, "licence = {}", quoted(licence));
    }
    if let Some((name, url)) = &service.contact {
        let url = url.as_ref().map_or_else(String::new, |url| format!(", url = {}", quoted(url)));
        line!(out, "contact = {{ name = {}{url} }}", quoted(name));
    }
    if !service.headers.is_empty() {
        let headers =
            service.headers.iter().map(|(name, value)| format!("{} = {}", key(name), quoted(value)));
        line!(out, "headers = {{ {} }}", headers.collect::<Vec<_>>().join(", "));
    }
}

/// A file with a group of operations, if it has one, and definitions.
pub fn domain_file(about: &str, group: Option<&Group>, defs: &[&Def]) -> String {
    let mut out = header(about);
    let mut defs: Vec<&Def> = defs.to_vec();
    for operation in group.map_or(&[][..], |group| &group.operations) {
        write_operation(&mut out, group.map_or("", |group| &group.name), operation);
        // Its parameters belong to it alone.
        if let Some(at) = defs.iter().position(|def| Some(&def.name) == operation.query.as_ref()) {
            write_def(&mut out, defs.remove(at));
        }
    }
    let (ids, others): (Vec<&Def>, Vec<&Def>) =
        defs.into_iter().partition(|def| matches!(def.kind, Kind::Id(_)));
    if !ids.is_empty() {
        out.push_str("\n[id]\n");
        ids.into_iter().for_each(|def| write_id(&mut out, def));
    }
    others.into_iter().for_each(|def| write_def(&mut out, def));
    out
}

fn write_operation(out: &mut String, group: &str, operation: &Operation) {
    line!(out, "\n[operation.{}.{}]", key(group), key(&operation.name));
    doc(out, &operation.doc);
    deprecated(out, operation.is_deprecated);
    line!(out, "http = {}", quoted(&operation.http));
    if let Some(name) = &operation.query {
        line!(out, "query = {}", quoted(name));
    }
    if let Some(ty) = &operation.body {
        line!(out, "body = {}", quoted(&ty.to_string()));
    }
    if operation.is_form {
        out.push_str("body_format = \"form\"\n");
    }
    match &operation.response {
        Response::None => {}
        Response::One(ty) => {
            line!(out, "response = {}", quoted(&ty.to_string()));
        }
        Response::ByStatus(types) => {
            let types = types.iter().map(|(code, ty)| format!("{code} = {}", quoted(&ty.to_string())));
            line!(out, "response = {{ {} }}", types.collect::<Vec<_>>().join(", "));
        }
    }
    if let Some(name) = &operation.response_headers {
        line!(out, "response_headers = {}", quoted(name));
    }
    if operation.is_stream {
        out.push_str("stream = \"ndjson\"\n");
    }
    if let Some(schemes) = &operation.auth {
        let schemes: Vec<String> = schemes.iter().map(|name| quoted(name)).collect();
        line!(out, "auth = [{}]", schemes.join(", "));
    }
    let statuses: Vec<String> = operation.statuses.iter().map(ToString::to_string).collect();
    line!(out, "statuses = [{}]", statuses.join(", "));
}

fn write_id(out: &mut String, def: &Def) {
    let doc = quoted(&on_one_line(&doc_of(def)));
    let wire = if matches!(def.kind, Kind::Id(true)) { ", wire = \"integer\"" } else { "" };
    let deprecated = if def.is_deprecated { ", deprecated = true" } else { "" };
    let unreferenced = if def.is_unreferenced { ", unreferenced = true" } else { "" };
    match format!("{wire}{deprecated}{unreferenced}").as_str() {
        "" => line_of(out, &key(&def.name), &doc),
        facts => line_of(out, &key(&def.name), &format!("{{ doc = {doc}{facts} }}")),
    }
}

/// The doc of a definition, or its name in words.
fn doc_of(def: &Def) -> Cow<'_, str> {
    match &def.doc {
        Some(doc) => Cow::Borrowed(doc),
        None => Cow::Owned(in_words(&def.name)),
    }
}

fn deprecated(out: &mut String, is_deprecated: bool) {
    if is_deprecated {
        out.push_str("deprecated = true\n");
    }
}

fn line_of(out: &mut String, key: &str, value: &str) {
    line!(out, "{key} = {value}");
}

fn write_def(out: &mut String, def: &Def) {
    let table = match def.kind {
        Kind::Object { .. } => "type",
        Kind::Union { .. } => "union",
        Kind::Enum { .. } => "enum",
        Kind::Id(_) => "id",
    };
    let name = key(&def.name);
    line!(out, "\n[{table}.{name}]");
    doc(out, &doc_of(def));
    deprecated(out, def.is_deprecated);
    if def.is_unreferenced {
        out.push_str("unreferenced = true\n");
    }
    match &def.kind {
        Kind::Object { fields, any_of } => {
            if let Some(names) = any_of {
                let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
                line!(out, "rules = [{{ any_of = [{}] }}]", names.join(", "));
            }
            write_fields(out, &format!("type.{name}"), fields);
        }
        Kind::Union { tag, variants, is_open } => {
            line!(out, "tag = {}", quoted(tag));
            if *is_open {
                out.push_str("open = true\n");
            }
            variants.iter().for_each(|variant| write_variant(out, &name, variant));
        }
        Kind::Enum { values, is_complete } => {
            write_values(out, &name, if *is_complete { "values" } else { "seen" }, values);
        }
        Kind::Id(_) => {}
    }
}

fn write_variant(out: &mut String, union: &str, variant: &Variant) {
    let path = format!("union.{union}.variants.{}", key(&variant.wire));
    line!(out, "[{path}]");
    doc(out, &variant.doc);
    deprecated(out, variant.is_deprecated);
    if let Some(rust) = &variant.rust {
        line!(out, "rust = {}", quoted(rust));
    }
    match &variant.of {
        Some(name) => {
            line!(out, "type = {}", quoted(name));
        }
        None => write_fields(out, &path, &variant.fields),
    }
}

/// Fields beside each other where they are few and say no more than their type, else one line each.
fn write_fields(out: &mut String, owner: &str, fields: &[Field]) {
    let lines: Vec<(String, String)> =
        fields.iter().map(|field| (key(&field.wire), field_value(field))).collect();
    let short: Vec<String> = lines.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let short = short.join(", ");
    if fields.is_empty() {
        out.push_str("fields = {}\n");
    } else if short.len() <= WIDTH && fields.iter().all(|field| field.doc.is_none()) {
        line!(out, "fields = {{ {short} }}");
    } else {
        line!(out, "[{owner}.fields]");
        let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default().min(24);
        for (name, value) in lines {
            line!(out, "{name:width$} = {value}");
        }
    }
}

fn field_value(field: &Field) -> String {
    let mark = if field.presence == Presence::Optional { "?" } else { "" };
    let ty = quoted(&format!("{}{mark}", field.ty));
    let presence = match field.presence {
        Presence::Required | Presence::Optional => None,
        Presence::Expected => Some(Json::from("expected")),
        Presence::Nullable => Some(Json::from("nullable")),
        Presence::OptionalNullable => Some(Json::from("optional_nullable")),
    };
    let rest: Facets = [("presence", presence), ("rust", field.rust.as_ref().map(Json::from))]
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
        .chain(field.facets.iter().cloned())
        .chain(field.is_deprecated.then(|| ("deprecated", Json::from(true))))
        .chain(field.doc.as_ref().map(|doc| ("doc", Json::from(on_one_line(doc)))))
        .collect();
    if rest.is_empty() {
        return ty;
    }
    let rest: String = rest.iter().map(|(key, value)| format!(", {key} = {}", literal(value))).collect();
    format!("{{ type = {ty}{rest} }}")
}

fn write_values(out: &mut String, owner: &str, list: &str, values: &[Value]) {
    let is_integer = values.iter().any(|value| value.number.is_some());
    if is_integer {
        out.push_str("wire = \"integer\"\n");
    }
    let is_plain = |value: &Value| value.number.is_none() && value.rust.is_none() && value.doc.is_none();
    if values.iter().all(is_plain) {
        let values: Vec<String> = values.iter().map(|value| quoted(&value.wire)).collect();
        line!(out, "{list} = [{}]", values.join(", "));
        return;
    }
    line!(out, "[enum.{owner}.{list}]");
    for value in values {
        line!(out, "{} = {}", key(&value.wire), value_of(value));
    }
}

/// What is said of a value: its doc or its number alone, or a table.
fn value_of(value: &Value) -> String {
    let doc = value.doc.as_ref().map(|doc| quoted(&on_one_line(doc)));
    let number = value.number.map(|number| number.to_string());
    match (doc, number, &value.rust) {
        (Some(alone), None, None) | (None, Some(alone), None) => alone,
        (doc, number, rust) => {
            let rust = rust.as_ref().map(|rust| quoted(rust));
            let parts = [("number", number), ("rust", rust), ("doc", doc)].into_iter();
            let parts = parts.filter_map(|(key, text)| Some(format!("{key} = {}", text?)));
            format!("{{ {} }}", parts.collect::<Vec<_>>().join(", ")).replace("{  }", "{}")
        }
    }
}

/// A doc: on one line where it has one paragraph.
fn doc(out: &mut String, text: &str) {
    let text = on_one_line(text);
    match text.contains('\n') {
        true => {
            let escaped = escaped(&text.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\""), true);
            line!(out, "doc = \"\"\"\n{escaped}\n\"\"\"");
        }
        false => {
            line!(out, "doc = {}", quoted(&text));
        }
    }
}

fn key(name: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    match !name.is_empty() && name.chars().all(is_bare) {
        true => name.to_owned(),
        false => quoted(name),
    }
}

fn literal(value: &Json) -> String {
    match value {
        Json::Null => quoted("null"),
        Json::Boolean(value) => value.to_string(),
        Json::Integer(value) => value.to_string(),
        Json::Float(value) => format!("{value:?}"),
        Json::Text(text) => quoted(text),
        Json::List(elements) => {
            format!("[{}]", elements.iter().map(literal).collect::<Vec<_>>().join(", "))
        }
        Json::Object(entries) => {
            let entries = entries.iter().map(|(name, value)| format!("{} = {}", key(name), literal(value)));
            format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
        }
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(&text.replace('\\', "\\\\").replace('"', "\\\""), false))
}

/// Characters that no text of TOML has as they are.
fn escaped(text: &str, keeps_lines: bool) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\n' if keeps_lines => out.push('\n'),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_survive() {
        for text in ["a\"b\\c", "tab\tline\nend", "\u{7}", "\"\"\"", "{ x = 1 } # no comment"] {
            let table: toml::Table = toml::from_str(&format!("{} = {}", key(text), quoted(text))).unwrap();
            assert_eq!(table.get(text).and_then(toml::Value::as_str), Some(text));
        }
        let mut out = String::new();
        doc(&mut out, "one\n\ntwo \"\"\"three\\");
        let table: toml::Table = toml::from_str(&out).unwrap();
        assert_eq!(table["doc"].as_str().unwrap().trim(), "one\n\ntwo \"\"\"three\\");
    }
}
