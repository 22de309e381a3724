//! Holds the description of hotel search against a list of what the service says of it, written by hand: both ways, so
//! that a field that was dropped, added or mistyped in either can't hide.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{fixtures, read, root};
use xtask::codegen::ir::*;
use xtask::codegen::{describe, read_sources};

/// The spec file that the list covers.
const DOMAIN: &str = "hotels";

/// What one side has: items by their names, and what is said of them.
#[derive(Default)]
struct Facts {
    facts: BTreeMap<String, String>,
    /// Items of which the description leaves something open.
    open: BTreeSet<String>,
}

impl Facts {
    fn add(&mut self, item: impl Into<String>, fact: impl Into<String>) {
        let (item, fact) = (item.into(), fact.into());
        assert!(self.facts.insert(item.clone(), fact).is_none(), "{item} is there twice");
    }
}

fn listed() -> Facts {
    let text = read(fixtures().join("description_hotels.txt"));
    let mut facts = Facts::default();
    let mut heading = String::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let plain = line.replace("unstated:", "");
        let words: Vec<&str> = plain.trim_start_matches('+').split_whitespace().collect();
        let rest = |from: usize| words.get(from..).unwrap_or_default().join(" ");
        let (item, fact) = match words[..] {
            ["shape" | "enum" | "grammar", name, ..] if !line.starts_with(' ') => {
                heading = name.to_owned();
                (name.to_owned(), format!("{} {}", words[0], rest(2)).trim_end().to_owned())
            }
            ["operation", name, ..] => {
                heading = format!("operation {name}");
                (heading.clone(), rest(2))
            }
            ["rule", shape, ..] => (format!("rule {shape} {}", rest(2)), String::new()),
            ["repeat" | "limit", name, ..] => (format!("{} {name}", words[0]), rest(2)),
            [name, ..] => (format!("{heading}.{name}"), rest(1)),
            [] => continue,
        };
        if line.starts_with('+') || line.contains("unstated:") {
            facts.open.insert(item.clone());
        }
        facts.add(item, fact);
    }
    facts
}

/// What the spec file says, in the words of the list; open are the items that it says are.
fn spec(description: &Description) -> Facts {
    let mut facts = Facts::default();
    for def in description.defs.iter().filter(|def| def.domain == DOMAIN) {
        let name = def.name.to_string();
        match &def.kind {
            DefKind::Object(object) => {
                facts.add(&name, "shape");
                for field in &object.fields {
                    let item = format!("{name}.{}", field.wire);
                    if !field.unstated.is_empty() || !def.unstated.is_empty() {
                        facts.open.insert(item.clone());
                    }
                    facts.add(item, field_fact(description, field));
                }
                for (rule, _) in &object.rules {
                    let fields = rule.fields();
                    let is_open = |wire: &&WireName| {
                        object.fields.iter().any(|field| field.wire == **wire && !field.unstated.is_empty())
                    };
                    let item = format!("rule {name} {} {}", rule_name(rule), join(fields.iter(), " "));
                    if fields.iter().any(is_open) {
                        facts.open.insert(item.clone());
                    }
                    facts.add(item, "");
                }
            }
            DefKind::Enum(list) => {
                assert!(list.complete, "{name}: the description lists all values");
                let value = |value: &Value| match value.number {
                    Some(number) => format!("{}:{number}", value.wire),
                    None => value.wire.to_string(),
                };
                facts.add(&name, format!("enum {}", join(list.values.iter().map(value), " ")));
            }
            DefKind::Grammar(_) => facts.add(&name, "grammar"),
            // Ids are Wayfare's own: their fields are held against the list as what they are in JSON.
            DefKind::Id(_) => {}
            DefKind::Union(_) => panic!("{name}: the description has no unions"),
        }
    }
    calls(description, &mut facts);
    for (name, limit) in description.limits.iter().filter(|(_, limit)| limit.domain == DOMAIN) {
        let value = match limit.value {
            Number::Integer(value) => value.to_string(),
            Number::Float(value) => value.to_string(),
        };
        facts.add(format!("limit {name}"), value);
        if !limit.unstated.is_empty() {
            facts.open.insert(format!("limit {name}"));
        }
    }
    facts
}

fn calls(description: &Description, facts: &mut Facts) {
    let name = |id: DefId| description.def(id).name.to_string();
    for operation in description.operations.iter().filter(|operation| operation.domain == DOMAIN) {
        let item = format!("operation {}", operation.full_name());
        facts.add(&item, format!("{} {}", operation.method, operation.path));
        facts.add(format!("{item}.session"), format!("{:?}", operation.session).to_lowercase());
        facts.add(format!("{item}.query"), operation.query.map(name).unwrap_or_default());
        facts.add(format!("{item}.response"), name(operation.response));
        facts.add(format!("{item}.statuses"), join(&operation.statuses, " "));
        assert!(operation.body.is_none(), "{item} has no body");
    }
    for repeat in &description.repeats {
        let operation = description.operations[repeat.operation].full_name();
        let pending = repeat.pending.map(|status| format!(" pending {status}")).unwrap_or_default();
        facts.add(
            format!("repeat {}", repeat.name),
            format!("repeats {operation} until {}{pending}", repeat.complete),
        );
    }
}

fn field_fact(description: &Description, field: &Field) -> String {
    let presence = match (field.presence, &field.option) {
        (_, Some(option)) => format!("option({option})"),
        // Expected is what the description requires, and Wayfare does not insist on.
        (Presence::Required | Presence::Expected, None) => "required".to_owned(),
        (Presence::Optional, None) => "optional".to_owned(),
        (Presence::Nullable, None) => "nullable".to_owned(),
    };
    let mut fact = format!("{} {presence}", kind(description, &field.ty));
    if let Some((default, _)) = &field.default {
        let default = match default {
            Scalar::Boolean(value) => value.to_string(),
            Scalar::Integer(value) => value.to_string(),
            Scalar::Float(value) => value.to_string(),
            Scalar::Text(text) => text.clone(),
        };
        fact.push_str(&format!(" default={default}"));
    }
    if let Some(Bound::Limit(limit, _)) = &field.bounds.max_items {
        fact.push_str(&format!(" max_items={limit}"));
    }
    fact
}

fn rule_name(rule: &Rule) -> &'static str {
    match rule {
        Rule::AnyOf(_) => "any_of",
        Rule::Together(_) => "together",
        Rule::RequiredWith(_) => "required_with",
        Rule::Ordered { strict: true, .. } => "before",
        Rule::Ordered { strict: false, .. } => "at_most",
        Rule::OrderedBy { .. } => "before_by",
    }
}

/// JSON type, and what it is in the description's words.
fn kind(description: &Description, ty: &Type) -> String {
    let (json, what) = match ty {
        Type::Boolean => ("boolean", "-".to_owned()),
        Type::Integer => ("integer", "-".to_owned()),
        Type::Number | Type::Amount => ("number", "-".to_owned()),
        Type::String => ("string", "-".to_owned()),
        Type::Url => ("string", "url".to_owned()),
        Type::Date => ("string", "date".to_owned()),
        Type::LocalDateTime => ("string", "local_datetime".to_owned()),
        Type::Json => ("json", "-".to_owned()),
        Type::Ref(reference) => ("string", format!("ref({})", reference.field)),
        Type::Index(reference) => ("integer", format!("index({})", reference.field)),
        Type::List(element) | Type::Entries(element, _) => ("array", element_kind(description, element)),
        Type::Map(_, value) => ("map", element_kind(description, value)),
        Type::Pipe(element) => ("string", format!("pipe({})", element_kind(description, element))),
        Type::Comma(element) => ("string", format!("comma({})", element_kind(description, element))),
        Type::Named(id) => {
            let def = description.def(*id);
            match &def.kind {
                DefKind::Object(_) | DefKind::Union(_) => ("object", def.name.0.clone()),
                DefKind::Enum(Enum { wire: Wire::Integer, .. }) => ("integer", def.name.0.clone()),
                DefKind::Enum(_) | DefKind::Grammar(_) => ("string", def.name.0.clone()),
                DefKind::Id(Wire::Integer) => ("integer", "-".to_owned()),
                DefKind::Id(Wire::Text) => ("string", "-".to_owned()),
            }
        }
    };
    format!("{json} {what}")
}

fn element_kind(description: &Description, ty: &Type) -> String {
    let kind = kind(description, ty);
    let (json, what) = kind.split_once(' ').unwrap();
    if what == "-" { json } else { what }.to_owned()
}

fn join<T: ToString>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

fn description() -> Description {
    describe(&read_sources(&root().join("spec")).unwrap()).unwrap()
}

#[test]
fn the_spec_says_what_the_description_says() {
    let (listed, spec) = (listed(), spec(&description()));
    let mut differences = Vec::new();
    for (item, fact) in &listed.facts {
        match spec.facts.get(item) {
            None => differences.push(format!("{item}: the spec has nothing of it ({fact})")),
            Some(found) if found != fact => {
                differences.push(format!("{item}: the description has `{fact}`, the spec `{found}`"));
            }
            Some(_) => {}
        }
    }
    for (item, fact) in &spec.facts {
        if !listed.facts.contains_key(item) {
            differences.push(format!("{item}: the description has nothing of it ({fact})"));
        }
    }
    for item in listed.open.difference(&spec.open) {
        differences.push(format!("{item}: the description leaves it open, and the spec does not say so"));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(listed.facts.len() > 300, "the list has {} facts", listed.facts.len());
}

/// The points on which the description says that it does not show them, each with a word that the spec's texts have.
#[test]
fn what_is_not_shown_is_marked_so() {
    let description = description();
    let points = xtask::codegen::emit::docs::all_unstated(&description);
    let open = [
        ("SearchableHotelPlace", "Which response"),
        ("HotelResult.wellKnownPlace", "shape"),
        ("SingleHotelSearchResponse.wellKnownPlace", "shape"),
        ("HotelReviews.guestRatings", "categories"),
        ("HotelDestination.type", "numbers mean"),
        ("SingleHotelQuery.checkout", "one date alone"),
        ("MultipleHotelQuery.checkout", "one date alone"),
        ("HotelResult.distance", "unit"),
        ("HotelDestination.radius", "unit"),
        ("MultipleHotelSearchResponse.totalAvailableResults", "counts"),
    ];
    for (place, word) in open {
        let told = points.iter().any(|(at, text)| at == place && text.contains(word));
        assert!(told, "{place}: nothing is said of its being open ({word})");
    }
}

/// The texts that the description shows, and some that it rules out.
#[test]
fn grammars_have_the_forms_that_are_shown() {
    let description = description();
    let forms: [(&str, &[&str], &[&str]); 4] = [
        (
            "EntityKey",
            &[
                "kplace:1",
                "khotel:1",
                "khotels:1",
                "khotels:1, 2,2",
                "klatlon:1.5,-2",
                "kpolygon:1,2;3,4;5,6",
                "kpolygon:1,2;3,4;5,6:999",
            ],
            &["", "1", "kplace", "kplace:", "khotel:1,2", "klatlon:1", "kcity:1", "khotels:"],
        ),
        ("HotelEntityKey", &["khotel:1"], &["khotels:1", "kplace:1", "khotel:", "khotel:1,2"]),
        ("HotelRoomGuests", &["1", "2:4,6", "2|1:0", "1:3|2"], &["", "|", "2:", "2:4,", "a", "2|", ":3"]),
        ("PipeDelimitedIntegerList", &["1", "3|4|5", "-1|8"], &["", "|", "1|", "1,2", "x"]),
    ];
    for (name, good, bad) in forms {
        let DefKind::Grammar(grammar) = &description.def(description.names[name]).kind else {
            panic!("{name} is a grammar")
        };
        let pattern = regex_lite::Regex::new(grammar.pattern.as_deref().unwrap()).unwrap();
        for text in good {
            assert!(pattern.is_match(text), "{name}: {text:?}");
        }
        for text in bad {
            assert!(!pattern.is_match(text), "{name}: {text:?}");
        }
    }
}
