//! Names that are valid in Rust, and additional names that generated code defines.

use heck::ToSnakeCase as _;

/// Returns whether a name is a valid identifier. Keywords and raw identifiers are excluded.
pub fn is_identifier(name: &str) -> bool {
    !name.starts_with("r#") && syn::parse_str::<syn::Ident>(name).is_ok()
}

/// Returns whether a name is a reserved word in Rust.
pub fn is_reserved(name: &str) -> bool {
    const NEVER_RAW: &[&str] = &["self", "Self", "super", "crate"];
    NEVER_RAW.contains(&name)
        || (!is_identifier(name) && syn::parse_str::<syn::Ident>(&format!("r#{name}")).is_ok())
}

/// Returns whether a string is a path of identifiers, such as `my_crate::MyType`.
pub fn is_path(text: &str) -> bool {
    let names = text.strip_prefix("::").unwrap_or(text).split("::");
    text.split("::").count() > 0
        && names
            .enumerate()
            .all(|(at, name)| is_identifier(name) || (at == 0 && matches!(name, "crate" | "self" | "super")))
}

/// Returns whether a string is a lowercase header name. Other spellings are not accepted.
pub fn is_header(name: &str) -> bool {
    let is_valid =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'_');
    !name.is_empty() && name.bytes().all(is_valid)
}

/// Returns whether a string is a lowercase media type without parameters. Other spellings are not accepted.
pub fn is_media_type(text: &str) -> bool {
    let is_valid = |byte: u8| {
        byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'.' | b'+' | b'-' | b'_')
    };
    let is_name = |name: &str| {
        name.starts_with(|first: char| first.is_ascii_alphanumeric()) && name.bytes().all(is_valid)
    };
    text.split_once('/').is_some_and(|(of, subtype)| is_name(of) && is_name(subtype))
}

/// Returns whether a string is an absolute URL that paths can be appended to.
pub fn is_base_url(text: &str) -> bool {
    let is_base =
        |uri: http::Uri| matches!(uri.scheme_str(), Some("http" | "https")) && uri.query().is_none();
    text.parse().is_ok_and(is_base) && !text.contains('#')
}

/// Returns whether bodies of a media type are JSON, as for `application/json`, `application/geo+json` and
/// `application/x-amz-json-1.1`.
pub fn is_json(media_type: &str) -> bool {
    let subtype = media_type.split_once('/').map_or("", |(_, subtype)| subtype);
    subtype.split(['+', '-', '.']).any(|part| part == "json")
}

/// Returns the names of a client group's methods that start and resume a search. For a group's only search, the names
/// are not qualified.
pub fn search_methods(name: &str, is_only: bool) -> [String; 2] {
    match is_only {
        true => ["search".to_owned(), "resume".to_owned()],
        false => [format!("search_{}", name.to_snake_case()), format!("resume_{}", name.to_snake_case())],
    }
}

/// Returns the name of a client group's method that iterates over the records of a feed or the elements of a listing.
pub fn walk_method(name: &str) -> String {
    format!("all_{}", name.to_snake_case())
}

/// Returns the names of a client group's methods that run a job, return a handle to an existing job, and resume a job.
pub fn job_methods(name: &str) -> [String; 3] {
    let name = name.to_snake_case();
    [format!("run_{name}"), format!("{name}_of"), format!("resume_{name}")]
}

/// Returns the name of the method that returns a field or its default.
pub fn default_method(field: &str) -> String {
    after(field, "or_default")
}

/// Returns the name of the method that looks up the target of a reference field.
pub fn lookup_method(field: &str) -> String {
    after(field, "in")
}

/// Appends a suffix to a name. Avoids double underscores.
fn after(name: &str, more: &str) -> String {
    format!("{}_{more}", name.trim_end_matches('_'))
}

/// Returns the name of a service group's method that prepares a request.
pub fn prepare_method(operation: &str) -> String {
    format!("prepare_{}", operation.to_snake_case())
}

/// Functions that every service group has.
pub const GROUP_METHODS: [&str; 1] = ["code_of"];

/// Methods of a generated session other than the group methods.
pub const SESSION_METHODS: [&str; 1] = ["with"];

/// Generated modules other than the modules of spec files.
pub const MODULES: &[&str] = &["arbitrary", "catalogue", "impls", "index", "limits", "schema", "writers"];

/// Names that generated code uses unqualified: the prelude of every Rust module.
pub const PRELUDE: &[&str] = &[
    "AsMut",
    "AsRef",
    "Box",
    "Clone",
    "Copy",
    "Default",
    "DoubleEndedIterator",
    "Drop",
    "Eq",
    "Err",
    "ExactSizeIterator",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Future",
    "Into",
    "IntoFuture",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Self",
    "Send",
    "Sized",
    "Some",
    "String",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Vec",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_and_reserved_words() {
        for name in ["kind", "größe", "type_", "Kind"] {
            assert!(is_identifier(name) && !is_reserved(name), "{name}");
        }
        for name in ["type", "self", "Self", "crate", "async"] {
            assert!(!is_identifier(name) && is_reserved(name), "{name}");
        }
        for name in ["", "1st", "a-b", "_", "r#type"] {
            assert!(!is_identifier(name) && !is_reserved(name), "{name}");
        }
    }

    #[test]
    fn media_types_have_one_form() {
        for media_type in
            ["application/json", "application/vnd.api+json", "image/x-icon", "application/x-amz-json-1.1"]
        {
            assert!(is_media_type(media_type), "{media_type}");
        }
        for other in [
            "",
            "json",
            "application/",
            "a/b/c",
            "Application/JSON",
            "text/html; charset=utf-8",
            "a/*",
            "*/*",
        ] {
            assert!(!is_media_type(other), "{other}");
        }
    }

    #[test]
    fn paths_are_names_joined_by_colons() {
        for path in ["crate", "a::B", "::a::B", "crate::runtime"] {
            assert!(is_path(path), "{path}");
        }
        for path in ["", "a::", "a b", "a::<T>", "a.b", "a::crate"] {
            assert!(!is_path(path), "{path}");
        }
    }
}
