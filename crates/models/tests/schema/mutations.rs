//! Random mutations of valid documents.

use arbitrary::{Result, Unstructured};
use serde_json::{Value, json};

use crate::types::noise;

/// Returns the document with one change, which the seed determines.
pub fn mutated(document: &Value, seed: u64) -> Value {
    let mut out = document.clone();
    change_somewhere(&mut out, &mut Unstructured::new(&noise(seed, 64))).unwrap();
    out
}

fn change_somewhere(document: &mut Value, random: &mut Unstructured<'_>) -> Result<()> {
    let mut places = Vec::new();
    collect(document, String::new(), &mut places);
    let place = random.choose(&places)?;
    change(document.pointer_mut(place).unwrap(), random)
}

/// Collects the locations in a document, as JSON pointers. Of each list, only the first three elements are included.
fn collect(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            for (index, element) in list.iter().enumerate().take(3) {
                collect(element, format!("{at}/{index}"), out);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                collect(value, format!("{at}/{name}"), out);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    out.push(at);
}

fn change(target: &mut Value, random: &mut Unstructured<'_>) -> Result<()> {
    match (&mut *target, random.choose_index(3)?) {
        (Value::Object(fields), 0 | 1) if !fields.is_empty() => {
            let name = fields.keys().nth(random.choose_index(fields.len())?).unwrap().clone();
            fields.remove(&name);
        }
        (Value::Object(fields), _) if random.ratio(1, 2)? => {
            fields.insert("unheardOf".to_owned(), json!(1));
        }
        (Value::Array(list), 0) => {
            *list = std::iter::repeat_n(list.first().cloned(), 300).flatten().collect()
        }
        (Value::Number(_), 0) => *target = one_of(NUMBERS, random)?,
        (Value::String(_), 0 | 1) => *target = one_of(TEXTS, random)?,
        _ => *target = one_of(OTHERS, random)?,
    }
    Ok(())
}

const TEXTS: &str = r#"["", " ", "no such value", "null", "2026-02-30", "2026-02-28", "2026-13-01T25:00:00",
    "2026-02-28T10:00:00", "2026-02-28T10:00", "abc", "ABC", "https://example.com/a b"]"#;

const NUMBERS: &str = "[0, -1, 7, 100000, 18446744073709551615, -9223372036854775808, 0.5, 5.0, 1e300]";

const OTHERS: &str = r#"[null, true, 7, 7.5, "text", "7", [], {}, [{"a": 1}]]"#;

/// Returns an element of a JSON array.
fn one_of(list: &str, random: &mut Unstructured<'_>) -> Result<Value> {
    let list: Vec<Value> = serde_json::from_str(list).unwrap();
    random.choose(&list).cloned()
}
