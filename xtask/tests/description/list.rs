//! The list of facts in the service's description.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{names_in, read, root};

/// Facts by item name, from either the list or the spec.
#[derive(Default)]
pub struct Facts {
    pub facts: BTreeMap<String, String>,
    /// Items that the description does not mention or leaves unspecified.
    pub unstated: BTreeSet<String>,
    /// Items that are unspecified because the whole section that contains them is unspecified.
    pub open: BTreeSet<String>,
}

impl Facts {
    pub fn add(&mut self, item: impl Into<String>, fact: impl Into<String>) {
        let item = item.into();
        assert!(self.facts.insert(item.clone(), fact.into()).is_none(), "{item} is listed twice");
    }
}

/// Reads the items in all files.
pub fn listed() -> Facts {
    let folder = root().join("xtask/tests/fixtures/description");
    let mut facts = Facts::default();
    for file in names_in(&folder).iter().filter(|name| name.ends_with(".txt")) {
        let mut heading = String::new();
        let text = read(folder.join(file));
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            read_line(line, &mut heading, &mut facts);
        }
    }
    facts
}

fn read_line(line: &str, heading: &mut String, facts: &mut Facts) {
    let plain = line.replace("unstated:", "").replace("open:", "");
    let words: Vec<&str> = plain.trim_start_matches('+').split_whitespace().collect();
    let rest = |from: usize| words.get(from..).unwrap_or_default().join(" ");
    let is_part = line.starts_with(' ');
    let (item, fact) = match words[..] {
        ["shape" | "union", name, ..] if !is_part => {
            *heading = name.to_owned();
            (
                name.to_owned(),
                if words[0] == "shape" { "shape".to_owned() } else { format!("union {}", rest(2)) },
            )
        }
        ["enum", name, kind, ..] if !is_part => {
            read_values(name, &words[3..], facts);
            (name.to_owned(), format!("enum {kind}"))
        }
        ["operation" | "protocol", name, ..] if !is_part => {
            *heading = format!("{} {name}", words[0]);
            (heading.clone(), rest(2))
        }
        ["status", code, ..] if !is_part => (format!("status {code}"), groups(&words[2..])),
        ["rule", shape, ..] if !is_part => (format!("rule {shape} {}", rest(2)), String::new()),
        ["grammar" | "envelope" | "limit" | "repeat", name, ..] if !is_part => {
            (format!("{} {name}", words[0]), rest(2))
        }
        ["auth", ..] if !is_part => ("auth".to_owned(), rest(1)),
        [name, ..] => {
            let (values, is_marked) = without_mark(&words[1..]);
            let item = format!("{heading}.{name}");
            facts.unstated.extend(is_marked.then(|| item.clone()));
            (item, values.join(" "))
        }
        [] => return,
    };
    if line.starts_with('+') || line.contains("unstated:") {
        facts.unstated.insert(item.clone());
    }
    if line.contains("open:") {
        facts.open.insert(item.clone());
    }
    facts.add(item, fact);
}

/// Adds each value as an item. The values after the `+` mark are not in the description.
fn read_values(name: &str, words: &[&str], facts: &mut Facts) {
    let mark = words.iter().position(|word| *word == "+").unwrap_or(words.len());
    for (at, word) in words.iter().enumerate().filter(|(at, _)| *at != mark) {
        let (value, number) = word.split_once(':').unwrap_or((word, ""));
        let item = format!("{name} = {value}");
        facts.unstated.extend((at > mark).then(|| item.clone()));
        facts.add(item, number);
    }
}

fn groups(words: &[&str]) -> String {
    let groups: BTreeSet<&str> = without_mark(words).0.into_iter().collect();
    groups.into_iter().collect::<Vec<_>>().join(" ")
}

/// Returns the words without the `+` mark, and whether there was a mark.
fn without_mark<'a>(words: &[&'a str]) -> (Vec<&'a str>, bool) {
    let plain: Vec<&str> = words.iter().copied().filter(|word| *word != "+").collect();
    let is_marked = plain.len() < words.len();
    (plain, is_marked)
}
