//! From a place in a request back to the flag that it comes from.
//!
//! Which place that is follows from the request itself: change what the flag sets, and see where its JSON changes. So
//! no name of the wire is written here.

use serde_core::Serialize;
use serde_json::Value;

/// Changes in a request what a flag sets.
pub type Change<R> = Box<dyn Fn(&mut R)>;

/// The flag that a place in a request, given as a JSON pointer, comes from: the one that sets the least of what holds
/// the place. `full` is the request with everything in it that any flag may set, so that leaving a part out is a change.
pub fn flag_of<R: Clone + Serialize>(
    pointer: &str,
    full: &R,
    changes: impl IntoIterator<Item = (String, Change<R>)>,
) -> Option<String> {
    let before = serde_json::to_value(full).ok()?;
    let mut best: Option<(usize, String)> = None;
    for (flag, change) in changes {
        let mut changed = full.clone();
        change(&mut changed);
        let Some(place) = serde_json::to_value(&changed).ok().and_then(|after| difference(&before, &after))
        else {
            continue;
        };
        let within =
            pointer.strip_prefix(place.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        if within && best.as_ref().is_none_or(|(length, _)| place.len() > *length) {
            best = Some((place.len(), flag));
        }
    }
    best.map(|(_, flag)| flag)
}

/// Where two values differ: the innermost place that holds all differences, as a JSON pointer.
fn difference(before: &Value, after: &Value) -> Option<String> {
    if before == after {
        return None;
    }
    let inner = match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            let keys = before.keys().chain(after.keys().filter(|key| !before.contains_key(*key)));
            let differ = keys.filter(|key| before.get(*key) != after.get(*key));
            only(differ).map(|key| (key.clone(), before.get(key), after.get(key)))
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            let differ = (0..before.len()).filter(|index| before[*index] != after[*index]);
            only(differ).map(|index| (index.to_string(), before.get(index), after.get(index)))
        }
        _ => None,
    };
    let Some((step, before, after)) = inner else { return Some(String::new()) };
    let step = step.replace('~', "~0").replace('/', "~1");
    let rest = match (before, after) {
        (Some(before), Some(after)) => difference(before, after)?,
        _ => String::new(),
    };
    Some(format!("/{step}{rest}"))
}

/// The one item of an iterator, if it has only one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}
