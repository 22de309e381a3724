//! Names that Rust accepts.

/// Whether a name is an identifier that can be written as it is: no keyword, no raw one.
pub fn is_identifier(name: &str) -> bool {
    !name.starts_with("r#") && syn::parse_str::<syn::Ident>(name).is_ok()
}

/// Whether a name would be an identifier if Rust did not use the word itself.
pub fn is_reserved(name: &str) -> bool {
    const NEVER_RAW: &[&str] = &["self", "Self", "super", "crate"];
    NEVER_RAW.contains(&name)
        || (!is_identifier(name) && syn::parse_str::<syn::Ident>(&format!("r#{name}")).is_ok())
}

/// Whether a text is a path of names, such as `my_crate::MyType`.
pub fn is_path(text: &str) -> bool {
    let names = text.strip_prefix("::").unwrap_or(text).split("::");
    text.split("::").count() > 0
        && names
            .enumerate()
            .all(|(at, name)| is_identifier(name) || (at == 0 && matches!(name, "crate" | "self" | "super")))
}

/// Modules that stand beside those of the spec files.
pub const MODULES: &[&str] = &["arbitrary", "catalogue", "impls", "limits", "schema", "writers"];

/// Names that generated code uses unqualified: those that every Rust module sees.
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
    fn words_that_rust_takes() {
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
    fn paths_are_names_joined_by_colons() {
        for path in ["crate", "a::B", "::a::B", "crate::runtime"] {
            assert!(is_path(path), "{path}");
        }
        for path in ["", "a::", "a b", "a::<T>", "a.b", "a::crate"] {
            assert!(!is_path(path), "{path}");
        }
    }
}
