//! Renders files as text.

use std::fmt;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;

use super::tables;
use crate::emit::{Content, Missing};
use crate::plan::File;

/// Invalid output, which is always a bug in the generator rather than a problem in the description.
#[derive(Debug)]
pub enum RenderError {
    /// Generated tokens that are not valid Rust.
    Rust {
        /// Path of the file.
        path: PathBuf,
        /// The syntax error.
        error: syn::Error,
    },
    /// A missing part of the description that earlier checks should have required.
    Missing {
        /// Path of the file.
        path: PathBuf,
        /// The missing part.
        error: Missing,
    },
    /// A value that JSON can't represent.
    Json {
        /// Path of the file.
        path: PathBuf,
        /// The serialization error.
        error: serde_json::Error,
    },
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenderError::Rust { path, error } => {
                write!(f, "bug in the generator: the code for {} is not valid Rust: {error}", path.display())
            }
            RenderError::Missing { path, error } => {
                write!(
                    f,
                    "bug in the generator: it accepted a description that is incomplete for {}: {error}",
                    path.display()
                )
            }
            RenderError::Json { path, error } => {
                write!(
                    f,
                    "bug in the generator: the content of {} is not valid JSON: {error}",
                    path.display()
                )
            }
        }
    }
}

impl std::error::Error for RenderError {}

/// Renders a planned file. `spec` is the name of the description folder, which file headers show.
pub(super) fn render(file: &File<'_>, content: Content, spec: &str) -> Result<String, RenderError> {
    let path = &file.path;
    match content {
        Content::Rust { doc, code } => {
            let lines = doc.lines().map(|line| format!("//! {line}").trim_end().to_owned() + "\n");
            let text = header(file, spec) + &lines.collect::<String>() + "\n" + &items(path, code)?;
            Ok(with_visible_directions(text))
        }
        Content::TypeScript(code) => Ok(with_visible_directions(header(file, spec) + &code)),
        Content::Json(json) => match serde_json::to_string_pretty(&json) {
            Ok(text) => Ok(text + "\n"),
            Err(error) => Err(RenderError::Json { path: path.clone(), error }),
        },
        Content::Text(text) => Ok(text),
    }
}

/// Returns the first lines of a code file.
fn header(file: &File<'_>, spec: &str) -> String {
    let source = file.part.domain().unwrap_or("*");
    format!("// Made by `cargo xtask regenerate` from `{spec}/{source}.toml`. Do not edit.\n\n")
}

/// Escapes text direction characters, which Rust rejects even in comments. An escape has the same meaning in a literal
/// and is readable in a comment.
fn with_visible_directions(text: String) -> String {
    let turns = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    if !text.contains(turns) {
        return text;
    }
    let mut visible = String::with_capacity(text.len());
    for c in text.chars() {
        match turns(c) {
            true => visible.extend(c.escape_unicode()),
            false => visible.push(c),
        }
    }
    visible
}

fn items(path: &Path, code: TokenStream) -> Result<String, RenderError> {
    let file: syn::File =
        syn::parse2(code).map_err(|error| RenderError::Rust { path: path.to_owned(), error })?;
    let mut text = printed(file.attrs, Vec::new());
    let mut last_is_short = text.is_empty();
    for item in file.items {
        let table = match &item {
            syn::Item::Macro(item) => tables::table(item),
            _ => None,
        };
        // The pretty-printer writes no blank lines between items. Add a blank line, except between imports and modules.
        let is_short = matches!(item, syn::Item::Use(_) | syn::Item::Macro(_)) && table.is_none();
        let closes_up = is_short && last_is_short;
        if !text.is_empty() && !closes_up {
            text.push('\n');
        }
        last_is_short = is_short;
        text.push_str(&table.unwrap_or_else(|| printed(Vec::new(), vec![item])));
    }
    Ok(text)
}

fn printed(attrs: Vec<syn::Attribute>, items: Vec<syn::Item>) -> String {
    prettyplease::unparse(&syn::File { shebang: None, frontmatter: None, attrs, items })
}
