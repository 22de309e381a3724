//! Conversion of the document's names to names in the description language.

use std::collections::BTreeSet;

use heck::{ToPascalCase, ToSnakeCase};

use crate::names::{PRELUDE, is_identifier};

/// Names that are in use.
#[derive(Debug, Default)]
pub struct UsedNames(BTreeSet<String>);

impl UsedNames {
    /// Reserves a name. Appends a number if the name is already in use.
    pub fn claim(&mut self, wanted: &str) -> String {
        let numbered = (2..).map(|number| numbered(wanted, number));
        let free = std::iter::once(wanted.to_owned()).chain(numbered).find(|name| !self.0.contains(name));
        // A free name always exists, because there are more numbers than names.
        let name = free.unwrap_or_default();
        self.0.insert(name.clone());
        name
    }
}

/// Appends a number in the style of the name.
fn numbered(name: &str, number: u32) -> String {
    match name.starts_with(char::is_uppercase) {
        true => format!("{name}{number}"),
        false => format!("{name}_{number}"),
    }
}

/// Returns the name of a definition.
pub fn type_name(text: &str) -> String {
    let name = stable_case(text, |text| text.to_pascal_case());
    match is_identifier(&name) && !PRELUDE.contains(&name.as_str()) {
        true => name,
        false => stable_case(&format!("Api {name}"), |text| text.to_pascal_case()),
    }
}

/// Returns the name of an operation or a group.
pub fn snake_name(text: &str, before: &str) -> String {
    let name = stable_case(text, |text| text.to_snake_case());
    match is_identifier(&name) {
        true => name,
        false => stable_case(&format!("{before} {name}"), |text| text.to_snake_case()),
    }
}

/// Converts the case of a name until the result is stable, because each conversion may split the name into words
/// differently.
fn stable_case(text: &str, case: impl Fn(&str) -> String) -> String {
    let is_of_name =
        |c: char| c.is_ascii_alphanumeric() || (!c.is_ascii() && is_identifier(&format!("a{c}")));
    let text: String = text.chars().map(|c| if is_of_name(c) { c } else { ' ' }).collect();
    let mut name = case(&text);
    for _ in 0..4 {
        name = case(&name);
    }
    name
}

/// Returns the Rust names of fields. A name is `None` if the generator derives a valid name from the wire name.
pub fn field_names<'a>(wires: impl IntoIterator<Item = &'a str>) -> Vec<Option<String>> {
    own_names(
        wires,
        |wire| wire.to_snake_case(),
        |words| {
            let name = words.to_snake_case();
            match name.as_str() {
                "type" => "kind".to_owned(),
                name if is_identifier(name) => name.to_owned(),
                name if is_identifier(&format!("{name}_value")) => format!("{name}_value"),
                name => format!("field_{name}").trim_end_matches('_').to_owned(),
            }
        },
    )
}

/// Returns the Rust names of values and variants. A name is `None` if the generator derives a valid name from the wire
/// name.
pub fn value_names<'a>(wires: impl IntoIterator<Item = &'a str>) -> Vec<Option<String>> {
    own_names(
        wires,
        |wire| wire.to_pascal_case(),
        |words| {
            let name = words.to_pascal_case();
            match is_identifier(&name) {
                true => name,
                false if name.is_empty() => "Empty".to_owned(),
                false => format!("Value{name}"),
            }
        },
    )
}

/// Returns unique names. `plain` returns the name that the generator derives from a wire name, and `given` returns the
/// name that the importer chooses.
fn own_names<'a>(
    wires: impl IntoIterator<Item = &'a str>,
    plain: impl Fn(&str) -> String,
    given: impl Fn(&str) -> String,
) -> Vec<Option<String>> {
    let mut taken = UsedNames::default();
    let name = |wire: &str| {
        let plain = plain(wire);
        let name = taken.claim(&given(&symbols_as_words(wire)));
        (name != plain || !is_identifier(&plain)).then_some(name)
    };
    wires.into_iter().map(name).collect()
}

/// Replaces symbols with words, so that names that differ only in symbols stay distinct.
fn symbols_as_words(wire: &str) -> String {
    let word = |c| match c {
        '+' => " plus ".to_owned(),
        '-' => " minus ".to_owned(),
        '<' => " less ".to_owned(),
        '>' => " greater ".to_owned(),
        '=' => " equal ".to_owned(),
        '!' => " not ".to_owned(),
        '*' => " star ".to_owned(),
        '%' => " percent ".to_owned(),
        '#' => " number ".to_owned(),
        c => c.to_string(),
    };
    // After a letter or a digit, these symbols are only separators.
    let mut before = None;
    let mut symbols_as_words = String::new();
    for c in wire.chars() {
        match before.is_some_and(char::is_alphanumeric) {
            true => symbols_as_words.push(c),
            false => symbols_as_words.push_str(&word(c)),
        }
        before = Some(c);
    }
    symbols_as_words
}

/// Returns the singular of a name.
pub fn singular(name: &str) -> String {
    match name {
        _ if name.ends_with("ies") && name.len() > 4 => format!("{}y", &name[..name.len() - 3]),
        _ if name.ends_with("sses") || name.ends_with("xes") => name[..name.len() - 2].to_owned(),
        _ if name.ends_with('s') && !name.ends_with("ss") && !name.ends_with("us") && name.len() > 3 => {
            name[..name.len() - 1].to_owned()
        }
        _ => name.to_owned(),
    }
}

/// Converts a name to a sentence, for use as a default doc.
pub fn in_words(name: &str) -> String {
    let words = name.to_snake_case().replace('_', " ");
    let mut letters = words.chars();
    let first = letters.next().map_or_else(String::new, |c| c.to_uppercase().collect());
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_valid_in_the_language() {
        for (text, name) in
            [("pet-list", "PetList"), ("API_v2Key", "ApiV2Key"), ("Vec", "ApiVec"), ("1st", "Api1st")]
        {
            assert_eq!(type_name(text), name);
            assert_eq!(name.to_pascal_case(), name);
        }
        assert_eq!(snake_name("List-Pets", "get"), "list_pets");
        assert_eq!(snake_name("new", "post"), "new");
        assert_eq!(snake_name("3d", "get"), "get_3d");
    }

    #[test]
    fn rust_names_are_added_only_if_necessary() {
        assert_eq!(
            field_names(["petId", "type", "+1", "-1", "kind", "self"]),
            [
                None,
                Some("kind".to_owned()),
                Some("plus_1".to_owned()),
                Some("minus_1".to_owned()),
                Some("kind_2".to_owned()),
                Some("self_value".to_owned()),
            ]
        );
        assert_eq!(
            value_names(["asc", "ASC", "", "2x", "created-at"]),
            [None, Some("Asc2".to_owned()), Some("Empty".to_owned()), Some("Value2x".to_owned()), None,]
        );
    }

    #[test]
    fn plurals_become_singular() {
        for (many, one) in
            [("pets", "pet"), ("categories", "category"), ("status", "status"), ("boxes", "box")]
        {
            assert_eq!(singular(many), one);
        }
    }
}
