//! Random mutations of valid documents.

use serde_json::{Value, json};

/// Returns the document with one change, which the seed determines.
pub fn mutated(document: &Value, seed: u64) -> Value {
    let mut places = Vec::new();
    collect(document, String::new(), &mut places);
    let mut out = document.clone();
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let place = &places[dice.below(places.len())];
    let Some(target) = out.pointer_mut(place) else { return out };
    change(target, &mut dice);
    out
}

/// Collects the locations in a document, as JSON pointers.
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

fn change(target: &mut Value, dice: &mut Dice) {
    match (target, dice.below(3)) {
        (Value::Object(fields), 0 | 1) if !fields.is_empty() => {
            let name = fields.keys().nth(dice.below(fields.len())).unwrap().clone();
            fields.remove(&name);
        }
        (Value::Object(fields), _) if dice.below(2) == 0 => {
            fields.insert("unheardOf".to_owned(), json!(1));
        }
        (Value::Number(number), 0) => *number = dice.pick(&numbers()),
        (Value::String(text), 0 | 1) => *text = (*dice.pick(&TEXTS)).to_owned(),
        (Value::Array(list), 0) => {
            *list = std::iter::repeat_n(list.first().cloned(), 300).flatten().collect()
        }
        (target, _) => *target = dice.pick(&others()),
    }
}

const TEXTS: [&str; 12] = [
    "",
    " ",
    "no such value",
    "null",
    "2026-02-30",
    "2026-02-28",
    "2026-13-01T25:00:00",
    "2026-02-28T10:00:00",
    "2026-02-28T10:00",
    "abc",
    "ABC",
    "https://example.com/a b",
];

fn numbers() -> [serde_json::Number; 9] {
    let float = |value| serde_json::Number::from_f64(value).unwrap();
    [
        0.into(),
        (-1).into(),
        7.into(),
        100_000.into(),
        u64::MAX.into(),
        i64::MIN.into(),
        float(0.5),
        float(5.0),
        float(1e300),
    ]
}

fn others() -> [Value; 9] {
    [
        Value::Null,
        json!(true),
        json!(7),
        json!(7.5),
        json!("text"),
        json!("7"),
        json!([]),
        json!({}),
        json!([{ "a": 1 }]),
    ]
}

/// A small seeded pseudorandom number generator (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
}
