//! Import of OpenAPI documents as descriptions. Everything that the language can't express is listed, together with its
//! position.
//!
//! [`document`] parses the document. `schemas` converts its schemas to types, and `operations` converts its operations.
//! Both modules record a [`loss`] for everything that they can't express. `arrange` assigns the items to files, and
//! `toml` writes the files.

mod arrange;
mod bracket_forms;
mod credentials;
mod docs;
pub mod document;
mod draft;
pub mod loss;
mod merge;
mod names;
mod only;
mod operations;
mod own;
mod schemas;
mod service;
mod toml;

use std::fmt;
use std::path::Path;

use credentials::Credentials;
use document::{Document, DocumentError};
use draft::{Draft, Expr};
use loss::Losses;
use schemas::Schemas;

use crate::diagnostic::Source;
use crate::{Result, read_sources};

/// Name of the file next to the description that lists the losses.
pub const LOSSES: &str = "left-out.md";

/// An imported description.
#[derive(Debug)]
pub struct Imported {
    /// Spec files, each consisting of its name without extension and its content.
    pub files: Vec<(String, String)>,
    /// Losses of the import.
    pub losses: Losses,
    /// Size of the import.
    pub count: Count,
}

/// The sizes of a document and the resulting description.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Operations in the document.
    pub all_operations: usize,
    /// Operations in the description.
    pub operations: usize,
    /// Types, unions, enums and ids.
    pub definitions: usize,
    /// Fields and parameters.
    pub fields: usize,
    /// Fields and parameters that are described as arbitrary JSON.
    pub as_json: usize,
}

/// Imports a document, or only the operations that have one of the tags in `only`.
///
/// # Errors
/// Returns an error if the input is not an OpenAPI document of a supported version, or if it has no operation with one
/// of the tags.
pub fn import(text: &str, only: &[String]) -> std::result::Result<Imported, DocumentError> {
    let mut document = Document::read(text)?;
    if !only.is_empty() {
        only::keep_only(&mut document, only)?;
    }
    let mut schemas = Schemas::read(&document);
    let mut draft = Draft::default();
    service::read(&document, &mut schemas.losses, &mut draft);
    let credentials = Credentials::read(&document, &mut schemas.losses);
    let all_operations = operations::read(&document, &mut schemas, &credentials, &mut draft);
    draft.schemes = credentials.schemes;
    draft.is_generated = schemas.is_generated;
    draft.limits = std::mem::take(&mut schemas.limits);
    bracket_forms::settle(&mut draft, &mut schemas);
    let (defs, mut losses) = schemas.finish();
    draft.defs = defs;
    arrange::settle(&mut draft, &mut losses);
    arrange::separate_forms(&mut draft);
    merge::merge(&mut draft);
    arrange::mark(&mut draft, &mut losses);
    let count = Count { all_operations, ..count(&draft) };
    Ok(Imported { files: arrange::files(&draft), losses, count })
}

fn count(draft: &Draft) -> Count {
    let fields: Vec<_> = draft.defs.iter().flat_map(|def| def.fields()).collect();
    let is_json = |ty: &Expr| ty.to_string().contains("json");
    Count {
        all_operations: 0,
        operations: draft.groups.iter().map(|group| group.operations.len()).sum(),
        definitions: draft.defs.len(),
        fields: fields.len(),
        as_json: fields.iter().filter(|field| is_json(&field.ty)).count(),
    }
}

/// Imports a document as [`import`] does, and writes spec files and a list of losses to a folder.
///
/// # Errors
/// Returns an error if the document can't be read or imported, if the folder already contains spec files, or if a file
/// can't be written.
pub fn import_into(document: &Path, only: &[String], folder: &Path) -> Result<Imported> {
    let named = |error: std::io::Error, path: &Path| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(document).map_err(|error| named(error, document))?;
    let imported = import(&text, only).map_err(|error| explained(document, &error))?;
    if read_sources(folder).is_ok() {
        let folder = folder.display();
        return Err(
            format!("{folder} already contains TOML files; specify an empty folder with --out").into()
        );
    }
    std::fs::create_dir_all(folder).map_err(|error| named(error, folder))?;
    let specs = imported.files.iter().map(|(name, text)| (format!("{name}.toml"), text.clone()));
    for (name, text) in specs.chain([(LOSSES.to_owned(), imported.losses.list())]) {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| named(error, &path))?;
    }
    Ok(imported)
}

/// Returns an error message that includes the document's path and the cause.
fn explained(document: &Path, error: &DocumentError) -> String {
    let cause = std::error::Error::source(error).map_or_else(String::new, |cause| format!(": {cause}"));
    format!("{}: {error}{cause}", document.display())
}

impl Imported {
    /// Returns the spec files as sources for the generator.
    pub fn sources(&self) -> Vec<Source> {
        let source = |(name, text): &(String, String)| Source {
            path: Path::new("spec").join(format!("{name}.toml")),
            domain: name.clone(),
            text: text.clone(),
        };
        self.files.iter().map(source).collect()
    }
}

/// Formats a summary: the size of the import, and the number of losses of each kind.
impl fmt::Display for Imported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count { all_operations, operations, definitions, fields, as_json } = self.count;
        writeln!(f, "{operations} of {all_operations} operations, {definitions} definitions")?;
        writeln!(f, "{fields} fields and parameters, {as_json} of them described as arbitrary JSON")?;
        for (lack, losses) in self.losses.by_kind() {
            writeln!(f, "{:>6}  {}", losses.len(), lack.words().0)?;
        }
        Ok(())
    }
}
