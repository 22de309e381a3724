//! The text of each file.

use std::fmt;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;

use super::tables;
use crate::emit::{Content, Missing};
use crate::plan::File;

/// Invalid output: a fault of the generator, never of the description.
#[derive(Debug)]
pub enum RenderError {
    /// A token stream that is not Rust.
    Rust {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: syn::Error,
    },
    /// A description that lacks something which its checks should have required.
    Missing {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: Missing,
    },
    /// A value that JSON does not have.
    Json {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: serde_json::Error,
    },
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenderError::Rust { path, error } => {
                write!(f, "the generator made code for {} that is not Rust: {error}", path.display())
            }
            RenderError::Missing { path, error } => {
                write!(
                    f,
                    "the generator took a description for complete that lacks something for {}: {error}",
                    path.display()
                )
            }
            RenderError::Json { path, error } => {
                write!(f, "the generator made {} of what is not JSON: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for RenderError {}

/// Renders a planned file. `spec` is the folder of the description as headers name it.
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

/// The first lines of a file of code.
fn header(file: &File<'_>, spec: &str) -> String {
    let source = file.part.domain().unwrap_or("*");
    format!("// Made by `cargo xtask regenerate` from `{spec}/{source}.toml`. Do not edit.\n\n")
}

/// Rust refuses characters that turn the direction of text, in comments too. Its escapes are the same in a literal, and
/// readable in a comment.
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
        // The printer sets items close together; a blank line goes between all but imports and modules.
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
