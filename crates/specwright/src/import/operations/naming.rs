//! Operation groups and names.

use std::collections::BTreeSet;

use heck::ToPascalCase;

use crate::import::document::Node;
use crate::import::names::{UsedNames, snake_name};
use crate::names::{GROUP_METHODS, MODULES, SESSION_METHODS};

/// Operation names in use.
#[derive(Debug, Default)]
pub(super) struct Naming {
    /// Groups and names joined into single words, as in the operation ids of OpenAPI documents.
    words: UsedNames,
    groups: BTreeSet<String>,
}

impl Naming {
    /// Returns the group and the name of an operation.
    pub(super) fn name(&mut self, method: &str, path: &str, node: &Node<'_>) -> (String, String) {
        let group = match node.texts("tags").first() {
            Some(tag) => group_name(tag),
            None => group_name(words_of(path).first().copied().unwrap_or("api")),
        };
        self.groups.insert(group.clone());
        let method = method.to_lowercase();
        let name = match node.text("operationId").filter(|id| id.chars().any(char::is_alphanumeric)) {
            Some(id) => without_group(&snake_name(id, &method), &group),
            None => snake_name(&format!("{method} {}", of_path(path)), &method),
        };
        let name = if GROUP_METHODS.contains(&name.as_str()) { format!("{method}_{name}") } else { name };
        let wanted = format!("{group}.{name}");
        let mut number = 1;
        loop {
            let numbered = if number == 1 { wanted.clone() } else { format!("{wanted}_{number}") };
            let word = numbered.to_pascal_case();
            if self.words.claim(&word) == word {
                let name = numbered.split_once('.').map_or(numbered.as_str(), |(_, name)| name);
                return (group, name.to_owned());
            }
            number += 1;
        }
    }
}

/// Returns the name of a group, which is also the name of its file.
pub(super) fn group_name(tag: &str) -> String {
    let name = snake_name(tag, "api");
    let taken = [MODULES, &SESSION_METHODS, &["service", "common"]];
    match taken.iter().any(|taken| taken.contains(&name.as_str())) {
        true => format!("{name}_api"),
        false => name,
    }
}

/// Removes the group from a name: `repos_list_for_user` in the group `repos` becomes `list_for_user`.
fn without_group(name: &str, group: &str) -> String {
    let rest = name.strip_prefix(group).and_then(|rest| rest.strip_prefix('_'));
    match rest {
        Some(rest) if crate::names::is_identifier(rest) => rest.to_owned(),
        _ => name.to_owned(),
    }
}

/// Returns the words of a path that identify a resource, without parameters, versions and `api`.
fn words_of(path: &str) -> Vec<&str> {
    let is_version = |word: &str| {
        let number = word.strip_prefix('v').unwrap_or(word);
        !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.')
    };
    path.split('/')
        .filter(|word| !word.is_empty() && !word.contains('{') && !is_version(word) && *word != "api")
        .collect()
}

/// Returns the words of an operation name for a path: `pets by id` for `/pets/{id}`.
fn of_path(path: &str) -> String {
    let ends_in_parameter = path.trim_end_matches('/').ends_with('}');
    let last = crate::paths::path_parameters(path).last().filter(|_| ends_in_parameter);
    let by = last.map_or_else(String::new, |name| format!(" by {name}"));
    format!("{}{by}", words_of(path).join(" "))
}

/// Returns the prefix for the names of an operation's types.
pub(super) fn type_prefix(group: &str, name: &str) -> String {
    let one = crate::import::names::singular(group);
    match name.contains(&one) {
        true => name.to_owned(),
        false => format!("{group} {name}"),
    }
}
