//! Output of changes, as a human-readable list and as JSON.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::{Change, Class};

/// Returns whether a change breaks clients on the wire.
pub fn is_breaking(changes: &[Change]) -> bool {
    changes.iter().any(|change| change.class.is_breaking())
}

/// Returns the changes as JSON: `{"changes": [..], "breaking": true}`.
pub fn json(changes: &[Change]) -> Value {
    json!({ "changes": changes, "breaking": is_breaking(changes) })
}

/// Formats the changes as a list, grouped by class.
pub fn list(changes: &[Change]) -> String {
    if changes.is_empty() {
        return "no changes\n".to_owned();
    }
    let mut out = String::new();
    for group in changes.chunk_by(|one, other| one.class == other.class) {
        // Writing into a string can't fail.
        let _ = writeln!(out, "{}", title(group[0].class));
        for change in group {
            let _ = writeln!(out, "  {}", line(change));
        }
        out.push('\n');
    }
    let breaking = changes.iter().filter(|change| change.class.is_breaking()).count();
    let _ = match (changes.len(), breaking) {
        (1, 0) => writeln!(out, "1 change, not breaking on the wire"),
        (1, _) => writeln!(out, "1 change, breaking"),
        (all, 0) => writeln!(out, "{all} changes, none breaking on the wire"),
        (all, 1) => writeln!(out, "{all} changes, 1 breaking"),
        (all, some) => writeln!(out, "{all} changes, {some} breaking"),
    };
    out
}

fn title(class: Class) -> &'static str {
    match class {
        Class::BreaksBoth => "breaks requests and responses",
        Class::BreaksRequests => "breaks requests",
        Class::BreaksResponses => "breaks responses",
        Class::BreaksSource => "breaks Rust code only",
        Class::Harmless => "harmless",
        Class::Documentation => "documentation",
    }
}

fn line(change: &Change) -> String {
    let place = &change.place;
    let mut out = match (place.file.as_str(), place.line) {
        ("", _) => format!("{}: ", place.item),
        (file, Some(line)) => format!("{file}:{line}: {}: ", place.item),
        (file, None) => format!("{file}: {}: ", place.item),
    };
    let _ = match (&change.old, &change.new) {
        (None, None) => write!(out, "{}", change.what),
        (Some(value), None) if change.what.ends_with("removed") => {
            write!(out, "{} {}", change.what, short(value))
        }
        (None, Some(value)) if change.what.ends_with("added") => {
            write!(out, "{} {}", change.what, short(value))
        }
        (old, new) => {
            let shown =
                |value: &Option<String>| value.as_deref().filter(|value| !value.is_empty()).map(short);
            let none = || "none".to_owned();
            let (old, new) = (shown(old).unwrap_or_else(none), shown(new).unwrap_or_else(none));
            write!(out, "{} {old} -> {new}", change.what)
        }
    };
    let _ = write!(out, " ({})", change.why);
    out
}

/// Returns the start of a string on one line. `--json` prints the full text.
fn short(text: &str) -> String {
    const MAX_LENGTH: usize = 60;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => format!("{}..", text[..end].trim_end()),
        None => text,
    }
}
