//! Names of the document as names of the language.

use std::collections::BTreeSet;

use heck::{ToPascalCase, ToSnakeCase};

use crate::names::{PRELUDE, is_identifier};

/// Names that are taken.
#[derive(Debug, Default)]
pub struct Taken(BTreeSet<String>);

impl Taken {
    /// Takes a name, with a number where it is taken already.
    pub fn claim(&mut self, wanted: &str) -> String {
        let numbered = (2..).map(|number| numbered(wanted, number));
        let free = std::iter::once(wanted.to_owned()).chain(numbered).find(|name| !self.0.contains(name));
        // Numbers never run out.
        let name = free.unwrap_or_default();
        self.0.insert(name.clone());
        name
    }
}

/// A name with a number in the style of the name.
fn numbered(name: &str, number: u32) -> String {
    match name.starts_with(char::is_uppercase) {
        true => format!("{name}{number}"),
        false => format!("{name}_{number}"),
    }
}

/// The name of a definition.
pub fn type_name(text: &str) -> String {
    let name = settled(text, |text| text.to_pascal_case());
    match is_identifier(&name) && !PRELUDE.contains(&name.as_str()) {
        true => name,
        false => settled(&format!("Api {name}"), |text| text.to_pascal_case()),
    }
}

/// The name of an operation or a group.
pub fn snake_name(text: &str, before: &str) -> String {
    let name = settled(text, |text| text.to_snake_case());
    match is_identifier(&name) {
        true => name,
        false => settled(&format!("{before} {name}"), |text| text.to_snake_case()),
    }
}

/// Words are told apart anew each time, so that a name is put into its case until it stays as it is.
fn settled(text: &str, case: impl Fn(&str) -> String) -> String {
    let is_of_name =
        |c: char| c.is_ascii_alphanumeric() || (!c.is_ascii() && is_identifier(&format!("a{c}")));
    let text: String = text.chars().map(|c| if is_of_name(c) { c } else { ' ' }).collect();
    let mut name = case(&text);
    for _ in 0..4 {
        name = case(&name);
    }
    name
}

/// The Rust names of fields: `None` where the wire name makes one by itself.
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

/// The Rust names of values and forms: `None` where the wire name makes one by itself.
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

/// Names that differ from each other. `plain` is what the generator makes of a wire name, `given` what is made of it here.
fn own_names<'a>(
    wires: impl IntoIterator<Item = &'a str>,
    plain: impl Fn(&str) -> String,
    given: impl Fn(&str) -> String,
) -> Vec<Option<String>> {
    let mut taken = Taken::default();
    let name = |wire: &str| {
        let plain = plain(wire);
        let name = taken.claim(&given(&spelled(wire)));
        (name != plain || !is_identifier(&plain)).then_some(name)
    };
    wires.into_iter().map(name).collect()
}

/// Signs that tell names apart, in words.
fn spelled(wire: &str) -> String {
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
    // Within a word these signs only join it.
    let mut before = None;
    let mut spelled = String::new();
    for c in wire.chars() {
        match before.is_some_and(char::is_alphanumeric) {
            true => spelled.push(c),
            false => spelled.push_str(&word(c)),
        }
        before = Some(c);
    }
    spelled
}

/// The name of one of several.
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

/// A name in words, as a doc where there is none.
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
    fn names_fit_the_language() {
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
    fn rust_names_are_given_only_where_the_wire_name_makes_none() {
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
    fn one_of_several() {
        for (many, one) in
            [("pets", "pet"), ("categories", "category"), ("status", "status"), ("boxes", "box")]
        {
            assert_eq!(singular(many), one);
        }
    }
}
