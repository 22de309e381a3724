//! Holds the spec files against a list of what the service's description says, written by hand: both ways, so that a
//! field that was dropped, added or mistyped in either can't hide.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{fixtures, read, root};
use xtask::codegen::ir::*;
use xtask::codegen::{describe, read_sources};

/// The spec files that the list covers.
const DOMAINS: &[&str] = &["service", "common", "autocomplete", "flights"];

/// What one side has: an item by its name, and what is said of it.
#[derive(Default)]
struct Facts {
    facts: BTreeMap<String, String>,
    /// Items that the description does not have.
    beyond: BTreeSet<String>,
}

impl Facts {
    fn add(&mut self, item: impl Into<String>, fact: impl Into<String>) {
        let item = item.into();
        assert!(self.facts.insert(item.clone(), fact.into()).is_none(), "{item} is there twice");
    }
}

/// Reads the list.
fn listed() -> Facts {
    let text = read(fixtures().join("description.txt"));
    let mut facts = Facts::default();
    let mut heading = String::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let beyond = line.starts_with('+');
        let words: Vec<&str> = line.trim_start_matches('+').split_whitespace().collect();
        let (item, fact) = match words[..] {
            ["shape", name] | ["union", name, "by", _] => {
                heading = name.to_owned();
                (name.to_owned(), words[0].to_owned() + words.get(3).unwrap_or(&""))
            }
            ["enum", name, kind, ..] => {
                for (value, beyond) in marked(&words[3..]) {
                    let item = format!("{name} = {value}");
                    facts.beyond.extend(beyond.then(|| item.clone()));
                    facts.add(item, "");
                }
                (name.to_owned(), kind.to_owned())
            }
            ["operation", name, method, path] => {
                heading = format!("operation {name}");
                (heading.clone(), format!("{method} {path}"))
            }
            ["protocol", name, ..] => {
                heading = format!("protocol {name}");
                (heading.clone(), words[2..].join(" "))
            }
            ["status", code, ..] if !line.starts_with(' ') => {
                let groups: BTreeSet<&str> = marked(&words[2..]).map(|(group, _)| group).collect();
                (format!("status {code}"), groups.into_iter().collect::<Vec<_>>().join(" "))
            }
            ["grammar" | "envelope" | "limit", name, ..] => {
                (format!("{} {name}", words[0]), words[2..].join(" "))
            }
            ["auth", ..] => ("auth".to_owned(), words[1..].join(" ")),
            [name, ..] if heading.starts_with("operation ") || heading.starts_with("protocol ") => {
                let values: Vec<&str> = marked(&words[1..]).map(|(value, _)| value).collect();
                (format!("{heading} {name}"), values.join(" "))
            }
            [name, ..] => (format!("{heading}.{name}"), words[1..].join(" ").replace("unstated:", "")),
            [] => continue,
        };
        if beyond {
            facts.beyond.insert(item.clone());
        }
        facts.add(item, fact);
    }
    facts
}

/// Words, and whether they stand after a `+`.
fn marked<'a>(words: &'a [&'a str]) -> impl Iterator<Item = (&'a str, bool)> {
    let plus = words.iter().position(|word| *word == "+").unwrap_or(words.len());
    words.iter().enumerate().filter(move |(at, _)| *at != plus).map(move |(at, word)| (*word, at > plus))
}

/// What the spec files say, in the words of the list.
struct Spec {
    description: Description,
    facts: Facts,
}

impl Spec {
    fn read() -> Self {
        let description = describe(&read_sources(&root().join("spec")).unwrap()).unwrap();
        let mut spec = Spec { description, facts: Facts::default() };
        spec.definitions();
        spec.operations();
        spec.rest();
        spec
    }

    fn covers(domain: &str) -> bool {
        DOMAINS.contains(&domain)
    }

    fn definitions(&mut self) {
        let (description, facts) = (&self.description, &mut self.facts);
        for def in description.defs.iter().filter(|def| Self::covers(&def.domain)) {
            let name = &def.name;
            match &def.kind {
                DefKind::Object(object) => {
                    facts.add(name.to_string(), "shape");
                    for field in &object.fields {
                        let presence = match (field.presence, &field.option) {
                            (_, Some(option)) => format!("option({option})"),
                            // Expected is what the description requires, and Wayfare does not insist on.
                            (Presence::Required | Presence::Expected, None) => "required".to_owned(),
                            (Presence::Optional, None) => "optional".to_owned(),
                            (Presence::Nullable, None) => "nullable".to_owned(),
                        };
                        let mut fact = format!("{} {presence}", kind(description, &field.ty));
                        if let Some(Bound::Limit(limit, _)) = &field.bounds.max_items
                            && description.limits[limit].unstated.is_empty()
                        {
                            fact.push_str(&format!(" max_items={limit}"));
                        }
                        if let Some((Scalar::Boolean(default), _)) = &field.default {
                            fact.push_str(&format!(" default={default}"));
                        }
                        facts.add(format!("{name}.{}", field.wire), fact);
                    }
                }
                DefKind::Union(union) => {
                    facts.add(name.to_string(), format!("union{}", union.tag));
                    for variant in &union.variants {
                        let fields: Vec<String> = variant
                            .fields
                            .iter()
                            .map(|field| format!("{} {}", field.wire, kind(description, &field.ty)))
                            .collect();
                        facts.add(format!("{name}.{}", variant.wire), fields.join(", "));
                    }
                }
                DefKind::Enum(list) => {
                    facts.add(name.to_string(), if list.complete { "complete" } else { "seen" });
                    for value in &list.values {
                        facts.add(format!("{name} = {}", value.wire), "");
                    }
                }
                DefKind::Grammar(grammar) => {
                    facts.add(format!("grammar {name}"), grammar.pattern.clone().unwrap_or_default());
                }
                // Ids are Wayfare's own: their fields are held against the list as what they are in JSON.
                DefKind::Id(_) => {}
            }
        }
    }

    fn operations(&mut self) {
        let (description, facts) = (&self.description, &mut self.facts);
        let name = |id: DefId| description.def(id).name.to_string();
        for operation in description.operations.iter().filter(|operation| Self::covers(&operation.domain)) {
            let item = format!("operation {}", operation.full_name());
            facts.add(item.clone(), format!("{} {}", operation.method, operation.path));
            if operation.session != SessionUse::None {
                facts.add(format!("{item} session"), "");
            }
            for (part, id) in
                [("query", operation.query), ("body", operation.body), ("response", Some(operation.response))]
            {
                if let Some(id) = id {
                    facts.add(format!("{item} {part}"), name(id));
                }
            }
            let statuses: Vec<String> = operation.statuses.iter().map(ToString::to_string).collect();
            facts.add(format!("{item} statuses"), statuses.join(" "));
        }
        for protocol in description.protocols.iter().filter(|protocol| Self::covers(&protocol.domain)) {
            let item = format!("protocol {}", protocol.name);
            let operation = description.operations[protocol.operation].full_name();
            let fact = format!("polls {operation} starts {} status {}", protocol.start, protocol.status);
            facts.add(item.clone(), fact);
            let phase = |phase: &Phase| format!("{phase:?}").to_lowercase();
            let states = protocol.states.iter().map(|(state, meaning)| format!("{state}={}", phase(meaning)));
            facts.add(format!("{item} states"), states.collect::<Vec<_>>().join(" "));
            let carry = protocol.carry.iter().map(|carry| {
                format!("{}={}.{}", carry.from, if carry.into_body { "body" } else { "query" }, carry.to)
            });
            facts.add(format!("{item} carry"), carry.collect::<Vec<_>>().join(" "));
        }
    }

    fn rest(&mut self) {
        let (description, facts) = (&self.description, &mut self.facts);
        let auth = description.auth.as_ref().unwrap();
        let session = &auth.session.as_ref().unwrap().0;
        facts.add("auth", format!("key={} session={session}", auth.key.0));
        for (code, status) in &description.statuses {
            let groups: BTreeSet<&str> = status.groups.iter().map(String::as_str).collect();
            facts.add(format!("status {code}"), groups.into_iter().collect::<Vec<_>>().join(" "));
        }
        for envelope in &description.envelopes {
            let parts = &envelope.parts;
            let named = [
                ("list", envelope.list.as_ref()),
                ("code", Some(&parts.code)),
                ("message", parts.message.as_ref()),
                ("localized", parts.localized.as_ref()),
                ("status", parts.status.as_ref()),
                ("url", parts.url.as_ref()),
            ];
            let fact = named.iter().filter_map(|(part, field)| Some(format!("{part}={}", (*field)?)));
            let item = format!("envelope {}", description.def(envelope.def).name);
            facts.add(item, fact.collect::<Vec<_>>().join(" "));
        }
        for (name, limit) in description.limits.iter().filter(|(_, limit)| Self::covers(&limit.domain)) {
            let value = match limit.value {
                Number::Integer(value) => value.to_string(),
                Number::Float(value) => value.to_string(),
            };
            facts.add(format!("limit {name}"), value);
        }
    }

    /// Whether the spec says of an item that the description does not have it, on it or on what it belongs to.
    fn admits(&self, item: &str) -> bool {
        if let Some(limit) = item.strip_prefix("limit ") {
            return !self.description.limits[limit].unstated.is_empty();
        }
        let (name, part) = item.split_once('.').unwrap_or((item, ""));
        let (name, value) = name.split_once(" = ").unwrap_or((name, ""));
        let id = self.description.names[name];
        let def = self.description.def(id);
        let field = self.description.field(id, part);
        // A list of values seen says by itself that it is not the description's.
        let seen = matches!(&def.kind, DefKind::Enum(list) if !value.is_empty() && !list.complete);
        seen || !def.unstated.is_empty() || field.is_some_and(|field| !field.unstated.is_empty())
    }
}

/// JSON type, and what it is in the description's words.
fn kind(description: &Description, ty: &Type) -> String {
    let named = |json: &str, what: &str| format!("{json} {what}");
    match ty {
        Type::Boolean => named("boolean", "-"),
        Type::Integer => named("integer", "-"),
        Type::Number | Type::Amount => named("number", "-"),
        Type::String => named("string", "-"),
        Type::Url => named("string", "url"),
        Type::Date => named("string", "date"),
        Type::LocalDateTime => named("string", "local_datetime"),
        Type::Ref(reference) => named("string", &format!("ref({})", reference.field)),
        Type::Index(reference) => named("integer", &format!("index({})", reference.field)),
        Type::List(element) | Type::Entries(element, _) => {
            named("array", &element_kind(description, element))
        }
        Type::Map(_, value) => named("map", &element_kind(description, value)),
        Type::Json => named("json", "-"),
        Type::Pipe(_) | Type::Comma(_) => named("string", "list"),
        Type::Named(id) => {
            let def = description.def(*id);
            match &def.kind {
                DefKind::Object(_) | DefKind::Union(_) => named("object", &def.name.0),
                DefKind::Enum(Enum { wire: Wire::Integer, .. }) => named("integer", &def.name.0),
                DefKind::Enum(_) | DefKind::Grammar(_) => named("string", &def.name.0),
                DefKind::Id(Wire::Integer) => named("integer", "-"),
                DefKind::Id(Wire::Text) => named("string", "-"),
            }
        }
    }
}

fn element_kind(description: &Description, ty: &Type) -> String {
    let kind = kind(description, ty);
    let (json, what) = kind.split_once(' ').unwrap();
    if what == "-" { json } else { what }.to_owned()
}

#[test]
fn the_spec_says_what_the_description_says() {
    let (listed, spec) = (listed(), Spec::read());
    let mut differences = Vec::new();
    for (item, fact) in &listed.facts {
        match spec.facts.facts.get(item) {
            None => differences.push(format!("{item}: the spec has nothing of it ({fact})")),
            Some(found) if found != fact => {
                differences.push(format!("{item}: the description has `{fact}`, the spec `{found}`"));
            }
            Some(_) => {}
        }
    }
    for (item, fact) in &spec.facts.facts {
        if !listed.facts.contains_key(item) {
            differences.push(format!("{item}: the description has nothing of it ({fact})"));
        }
    }
    for item in listed.beyond.iter().filter(|item| spec.facts.facts.contains_key(*item) && !spec.admits(item))
    {
        differences.push(format!("{item}: the description does not have it, and the spec does not say so"));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(listed.facts.len() > 350, "the list has {} facts", listed.facts.len());
}

/// The points on which the description says that it does not show them, each with a word that the spec's texts have.
#[test]
fn what_is_not_shown_is_marked_so() {
    let spec = Spec::read();
    let points = xtask::codegen::emit::docs::all_unstated(&spec.description);
    let open = [
        ("Cabin", "list"),
        ("PassengerCode", "codes"),
        ("FlightLocation", "Forms"),
        ("FlightSearchResponse", "optional"),
        ("FlightOptionType", "split"),
        ("FlightLeg.duration", "unit"),
        ("flights.poll", "query parameters"),
        ("flights.details", "body of the answer"),
        ("protocol flights", "expires"),
        ("autocomplete.flights", "Statuses"),
        ("autocomplete.cars", "Statuses"),
        ("autocomplete.hotels", "Statuses"),
        ("auth", "Credentials"),
        ("ErrorCode", "list"),
        ("PreSearchErrorResponse", "status"),
        ("PreSearchErrorResponse", "error bodies"),
        ("limit flight_legs", "most legs"),
        ("limit flight_passengers", "most travellers"),
        ("Wayfare", "Events"),
        ("Wayfare", "Request rates"),
        ("Wayfare", "polling interval"),
        ("Wayfare", "static data feeds"),
        ("Wayfare", "deprecated"),
    ];
    for (place, word) in open {
        let told = points.iter().any(|(at, text)| at == place && text.contains(word));
        assert!(told, "{place}: nothing is said of its being open ({word})");
    }
    for (place, text) in &points {
        assert!(
            text.contains(" Chosen: ") || text.starts_with("Chosen: "),
            "{place}: no choice is told: {text}"
        );
        assert!(text.ends_with('.'), "{place}: {text}");
    }
}
