//! Random documents that match a description, including boundary values.

use serde_json::{Map, Value, json};
use specwright::ir::*;
use specwright::json::Json;

use crate::common::random::Random;

/// A generator of documents.
#[derive(Clone, Copy)]
pub struct Generator<'a> {
    pub description: &'a Description,
    /// `true` if the documents are responses. Only responses may contain unlisted values of incomplete enums or omit
    /// `expected` fields.
    pub in_responses: bool,
}

/// Nesting depth from which optional parts are omitted.
const MAX_DEPTH: usize = 4;

impl Generator<'_> {
    fn definition(self, id: DefId, random: &mut Random, depth: usize) -> Value {
        match &self.description.def(id).kind {
            DefKind::Object(object) | DefKind::Shared(object) => {
                Value::Object(self.fields(&object.fields, random, depth))
            }
            DefKind::Union(union) => {
                let variant = &union.variants[random.below(union.variants.len())];
                if let Form::Value(ty, _) = &variant.form {
                    return self.value(ty, random, depth);
                }
                let own = self.description.fields_of_form(union, variant);
                let mut fields = self.fields(own, random, depth);
                let tag = serde_json::to_value(Json::from(&variant.tag)).unwrap();
                fields.extend(union.tag.iter().map(|name| (name.0.clone(), tag.clone())));
                Value::Object(fields)
            }
            DefKind::Enum(list) => self.listed(list, random),
            DefKind::Id(Wire::Text) => json!(format!("id-{}", random.below(9))),
            DefKind::Id(Wire::Integer) => json!(random.below(9)),
            DefKind::Grammar(grammar) => match grammar.examples.len() {
                0 => json!("EUR"),
                count => json!(grammar.examples[random.below(count)]),
            },
        }
    }

    fn listed(self, list: &Enum, random: &mut Random) -> Value {
        let surprise = self.in_responses && !list.complete && random.one_in(3);
        let value = &list.values[random.below(list.values.len())];
        match (list.wire, surprise) {
            (Wire::Integer, true) => json!(4711),
            (Wire::Integer, false) => json!(value.number),
            (Wire::Text, true) => json!("something else"),
            (Wire::Text, false) if list.any_case && random.one_in(2) => json!(value.wire.0.to_uppercase()),
            (Wire::Text, false) => json!(value.wire.0),
        }
    }

    fn fields<'f>(
        self,
        fields: impl IntoIterator<Item = &'f Field>,
        random: &mut Random,
        depth: usize,
    ) -> Map<String, Value> {
        let mut object = Map::new();
        for field in fields {
            let missing = match field.presence {
                Presence::Optional => depth >= MAX_DEPTH || random.one_in(3),
                Presence::Expected => self.in_responses && random.one_in(3),
                Presence::Required | Presence::Nullable => false,
            };
            if missing {
                continue;
            }
            let null = field.presence == Presence::Nullable && random.one_in(3);
            let value = if null { Value::Null } else { self.field(field, random, depth + 1) };
            object.insert(field.wire.0.clone(), value);
        }
        object
    }

    fn number(self, bound: &Bound) -> f64 {
        let number = match bound {
            Bound::Number(number) => *number,
            Bound::Limit(name, _) => self.description.limits[name].value,
        };
        match number {
            Number::Integer(value) => value as f64,
            Number::Float(value) => value,
        }
    }

    /// Returns a value for a field within the field's bounds.
    fn field(self, field: &Field, random: &mut Random, depth: usize) -> Value {
        let bounds = &field.bounds;
        let edge = |bound: &Option<Bound>| bound.as_ref().map(|bound| self.number(bound));
        let [low, high] = match [edge(&bounds.min), edge(&bounds.max)] {
            [Some(low), Some(high)] => [low, high],
            [Some(low), None] => [low, low + 6.0],
            [None, Some(high)] => [high - 6.0, high],
            [None, None] => [-3.0, 3.0],
        };
        let is_bounded = bounds.edges().next().is_some();
        let end = |bound: &Option<Bound>, other: usize| {
            bound.as_ref().map_or(other, |bound| self.number(bound) as usize)
        };
        if matches!(field.ty, Type::Nullable(_)) && random.one_in(3) {
            return Value::Null;
        }
        match field.ty.not_null() {
            Type::Integer => {
                let mut fitting = vec![low.ceil() as i64, high.floor() as i64, low.ceil() as i64 + 1];
                if let Some(values) = &bounds.values {
                    fitting.clone_from(values);
                }
                fitting.retain(|value| !is_bounded || (low..=high).contains(&(*value as f64)));
                json!(fitting.get(random.below(fitting.len())).copied().unwrap_or_default())
            }
            Type::Unsigned if is_bounded => json!([low.max(0.0) as u64, high as u64][random.below(2)]),
            Type::Number | Type::Amount => json!([low, high, (low + high) / 2.0][random.below(3)]),
            Type::String | Type::Url if bounds.min_length.is_some() || bounds.max_length.is_some() => {
                let least = end(&bounds.min_length, 0);
                let most = end(&bounds.max_length, least + 50);
                json!("x".repeat([least, most][random.below(2)]))
            }
            Type::List(item) => {
                let least = end(&bounds.min_items, 0);
                let most = end(&bounds.max_items, least + 2);
                let count = match depth >= MAX_DEPTH {
                    true => least,
                    false => [least, most][random.below(2)].min(least + 60),
                };
                (0..count).map(|_| self.value(item, random, depth)).collect()
            }
            ty => self.value(ty, random, depth),
        }
    }

    pub fn value(self, ty: &Type, random: &mut Random, depth: usize) -> Value {
        match ty {
            Type::Boolean => json!(random.one_in(2)),
            Type::Integer => json!(random.below(7) as i64 - 3),
            Type::Unsigned => json!([0, 7, u64::MAX][random.below(3)]),
            Type::Number | Type::Amount => json!([0.5, -1.25, 3.0][random.below(3)]),
            Type::TextOrInteger => [json!("some words"), json!("7"), json!(-7)][random.below(3)].clone(),
            Type::String => json!(["", "some words", "2026-01-02"][random.below(3)]),
            Type::Url => json!("https://example.org/a"),
            Type::Date => json!("2026-02-28"),
            Type::LocalDateTime => json!("2026-02-28T12:30:00"),
            Type::TextForm(form) => json!(match form {
                TextForm::DateTime => "2026-02-28T12:30:00+01:00",
                TextForm::Duration => "P1DT2H",
                TextForm::Decimal => "-12.30",
                TextForm::Uuid => "67e55044-10b1-426f-9247-bb680e5fe0c8",
                TextForm::Base64 => "+/8=",
            }),
            Type::Json => [json!(null), json!(1), json!({ "any": [true] })][random.below(3)].clone(),
            Type::Binary => unreachable!("bytes are not part of a document"),
            Type::Named(id) => self.definition(*id, random, depth),
            Type::Ref(reference) => match reference.key {
                Some(key) => self.definition(key, random, depth),
                None => json!("key"),
            },
            Type::Index(_) => json!(random.below(3)),
            Type::Nullable(_) if random.one_in(3) => Value::Null,
            Type::Nullable(held) => self.value(held, random, depth),
            Type::List(item) => {
                let count = if depth >= MAX_DEPTH { 0 } else { random.below(3) };
                (0..count).map(|_| self.value(item, random, depth + 1)).collect()
            }
            Type::Entries(item, key) => {
                let count = if depth >= MAX_DEPTH { 0 } else { random.below(3) };
                let entries: Vec<Value> = (0..count).map(|_| self.value(item, random, depth + 1)).collect();
                if random.one_in(2) { json!(entries) } else { by_key(entries, key) }
            }
            Type::Map(key, value) => {
                let count = if depth >= MAX_DEPTH { 0 } else { random.below(3) };
                let entries = (0..count).map(|_| {
                    let key = self.value(key, random, depth);
                    (key.as_str().unwrap().to_owned(), self.value(value, random, depth + 1))
                });
                Value::Object(entries.collect())
            }
            Type::Pipe(item) | Type::Comma(item) => {
                let items: Vec<String> = (0..2).map(|_| plain(&self.value(item, random, depth))).collect();
                json!(items.join(if matches!(ty, Type::Pipe(_)) { "|" } else { "," }))
            }
        }
    }
}

/// Converts a list to an object whose values are the elements, and removes the key field from the elements.
fn by_key(entries: Vec<Value>, key: &WireName) -> Value {
    let named = entries.into_iter().enumerate().map(|(at, mut entry)| {
        let name = entry.as_object_mut().and_then(|fields| fields.remove(&key.0));
        (format!("{} {at}", name.as_ref().map_or_else(String::new, plain)), entry)
    });
    Value::Object(named.collect())
}

/// Returns a value as a plain string, for keys and for lists in strings.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
