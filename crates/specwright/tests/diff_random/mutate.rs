//! Random edits of a description's tables, most of which result in a valid description.

use toml::{Table, Value};

use crate::common::random::Random;

/// Applies one to three edits to the files.
pub fn mutated(files: &[(String, Table)], random: &mut Random) -> Vec<(String, Table)> {
    let mut files = files.to_vec();
    for _ in 0..1 + random.below(3) {
        let file = random.below(files.len());
        let mut all = Vec::new();
        for (_, table) in &files {
            paths(table, &mut Vec::new(), &mut all);
        }
        let texts: Vec<(Vec<String>, String)> =
            all.into_iter().filter_map(|(path, value)| Some((path, value.as_str()?.to_owned()))).collect();
        let mut own = Vec::new();
        paths(&files[file].1, &mut Vec::new(), &mut own);
        let path = own[random.below(own.len())].0.clone();
        edit(at(&mut files[file].1, &path), &path, &texts, random);
    }
    files
}

/// Collects all values and their key paths. The key of an array element is its index.
fn paths<'a>(table: &'a Table, above: &mut Vec<String>, out: &mut Vec<(Vec<String>, &'a Value)>) {
    for (key, value) in table {
        below(key.clone(), value, above, out);
    }
}

fn below<'a>(
    key: String,
    value: &'a Value,
    above: &mut Vec<String>,
    out: &mut Vec<(Vec<String>, &'a Value)>,
) {
    above.push(key);
    out.push((above.clone(), value));
    match value {
        Value::Table(table) => paths(table, above, out),
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                below(index.to_string(), value, above, out);
            }
        }
        _ => {}
    }
    above.pop();
}

fn at<'a>(table: &'a mut Table, path: &[String]) -> &'a mut Value {
    let (first, rest) = path.split_first().unwrap();
    rest.iter().fold(table.get_mut(first).unwrap(), |value, key| match value {
        Value::Array(values) => &mut values[key.parse::<usize>().unwrap()],
        other => other.get_mut(key).unwrap(),
    })
}

fn edit(value: &mut Value, path: &[String], texts: &[(Vec<String>, String)], random: &mut Random) {
    match value {
        Value::String(text) => *text = other_text(text, path, texts, random),
        Value::Integer(number) => *number = [*number + 1, *number - 1, *number * 2, 0][random.below(4)],
        Value::Float(number) => *number += [0.5, -0.5][random.below(2)],
        Value::Boolean(flag) => *flag = !*flag,
        Value::Array(values) => edit_array(values, random),
        Value::Table(table) => edit_table(table, path, random),
        Value::Datetime(_) => {}
    }
}

const TYPES: &[&str] = &[
    "boolean",
    "integer",
    "number",
    "amount",
    "string",
    "url",
    "date",
    "local_datetime",
    "unsigned",
    "datetime",
    "duration",
    "decimal",
    "uuid",
    "base64",
    "json",
    "[string]",
    "{string: integer}",
    "[integer?]",
];
const PRESENCES: &[&str] = &["required", "optional", "nullable", "optional_nullable", "expected"];

fn other_text(text: &str, path: &[String], texts: &[(Vec<String>, String)], random: &mut Random) -> String {
    let key = path.last().unwrap().as_str();
    let in_fields = path.len() > 1 && path[path.len() - 2] == "fields";
    let alike = |other: &Vec<String>| match in_fields || key == "type" {
        true => {
            other.iter().any(|part| part == "fields")
                && (other.last().unwrap() == "type" || other[other.len() - 2] == "fields")
        }
        false => other.last().unwrap() == key,
    };
    let pool: Vec<&str> =
        texts.iter().filter(|(other, _)| alike(other)).map(|(_, text)| text.as_str()).collect();
    match key {
        "presence" => random.pick(PRESENCES).to_owned(),
        "doc" | "unstated" => format!("{text} Or so."),
        _ if in_fields || key == "type" => match random.below(3) {
            0 if text.ends_with('?') => text.trim_end_matches('?').to_owned(),
            0 => format!("{text}?"),
            1 => format!("{}{}", random.pick(TYPES), ["", "?"][random.below(2)]),
            _ => random.pick(&pool).to_owned(),
        },
        _ if random.one_in(2) && !pool.is_empty() => random.pick(&pool).to_owned(),
        _ => format!("{text}2"),
    }
}

fn edit_array(values: &mut Vec<Value>, random: &mut Random) {
    let at = random.below(values.len());
    match random.below(3) {
        0 if !values.is_empty() => drop(values.remove(at)),
        1 => values.reverse(),
        _ => match values.get(at).cloned() {
            Some(Value::String(text)) => values.push(Value::String(format!("{text}2"))),
            Some(Value::Integer(number)) => values.push(Value::Integer(number + 7)),
            _ => values.reverse(),
        },
    }
}

fn edit_table(table: &mut Table, path: &[String], random: &mut Random) {
    let keys: Vec<String> = table.keys().cloned().collect();
    let Some(key) = keys.get(random.below(keys.len())).cloned() else { return };
    let is_fields = path.last().unwrap() == "fields";
    match random.below(5) {
        0 => drop(table.remove(&key)),
        1 if is_fields => {
            let optional = ["", "?"][random.below(2)];
            table.insert("surplus".to_owned(), Value::String(format!("{}{optional}", random.pick(TYPES))));
        }
        2 => {
            let value = table.remove(&key).unwrap();
            table.insert(format!("{key}2"), value);
        }
        3 => {
            let value = table[&key].clone();
            table.insert(format!("{key}2"), value);
        }
        // A field written as a type expression becomes a table, which may have further keys.
        _ if is_fields => {
            let value = &mut table[&key];
            if value.is_str() {
                let facts = [
                    ("doc", Value::String("More.".to_owned())),
                    ("rust", Value::String("another".to_owned())),
                ];
                let (fact, text) = facts[random.below(2)].clone();
                let mut field = Table::new();
                field.insert("type".to_owned(), value.clone());
                field.insert(fact.to_owned(), text);
                *value = Value::Table(field);
            }
        }
        _ => {}
    }
}
