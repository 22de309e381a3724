//! The generator: from a folder of spec files to Rust code. [`import`] starts such a folder from an OpenAPI document,
//! and [`mod@diff`] compares two. [`command`] offers all of it on the command line.
//!
//! The passes, each in its file: [`parse`] (from text to [`raw`], the files as written), [`lower`] (definitions and
//! names), [`resolve`] (references and directions), [`lint`] (checks of the whole description), [`plan`] (the files to
//! write), [`emit`] (the content of each), [`mod@write`] (the text, and the disk). Problems of the description are
//! collected in [`diagnostic`] and shown all at once.

pub mod command;
pub mod diagnostic;
pub mod diff;
pub mod emit;
pub mod import;
mod init;
pub mod ir;
pub mod json;
pub mod lint;
pub mod lower;
pub mod names;
pub mod output;
pub mod parse;
pub mod paths;
pub mod plan;
pub mod raw;
pub mod resolve;
mod typescript_runtime;
pub mod write;

use std::path::{Path, PathBuf};

use diagnostic::{Diagnostics, Source};
use ir::Description;
use plan::Plan;
use write::{Change, FileError, Files, RenderError};

/// Input and output folders.
#[derive(Clone, Debug)]
pub struct Options {
    /// The folder with the spec files.
    pub spec: PathBuf,
    /// The folder that the paths of `[output]` start from.
    pub out: PathBuf,
}

/// A result of the generator.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Finds what would change on disk, without changing it.
///
/// # Errors
/// If the description has problems, all of which are listed; or if a file can't be read.
pub fn changes(options: &Options) -> Result<Vec<Change>> {
    // The spec folder may lie outside the output root, and either may be written as a path from here.
    let (spec, out) = (std::path::absolute(&options.spec)?, std::path::absolute(&options.out)?);
    let description = describe(&read_sources(&options.spec)?)?;
    let plan = plan::plan(&description).with_schema(spec.strip_prefix(&out).unwrap_or(&spec));
    let files = generate(&description, &plan, &folder_name(&options.spec))?;
    Ok(write::changes(&files, &out)?)
}

/// Brings the disk in line with the description, and returns the changes.
///
/// # Errors
/// As [`changes`], and if a file can't be written.
pub fn regenerate(options: &Options) -> Result<Vec<Change>> {
    let changes = changes(options)?;
    write::apply(&changes, &options.out)?;
    Ok(changes)
}

/// Makes the text of every planned file, without touching the disk. `spec` is the folder of the description as headers
/// name it.
///
/// # Errors
/// If a file can't be emitted, or is not Rust, or not JSON: a fault of the generator.
pub fn generate(
    description: &Description,
    plan: &Plan<'_>,
    spec: &str,
) -> std::result::Result<Files, RenderError> {
    write::render(plan, spec, |part| emit::content(description, spec, part))
}

/// The reference of the description language, in Markdown: every table and key.
#[must_use]
pub fn language_reference() -> String {
    emit::guide::markdown(&raw::language_schema())
}

/// Reads and checks a description.
///
/// # Errors
/// If it has problems, all of which are listed.
pub fn describe(sources: &[Source]) -> std::result::Result<Description, diagnostic::Report> {
    let (description, mut diagnostics) = understand(sources);
    lint::examples(&description, &mut diagnostics);
    diagnostics.into_result(sources)?;
    Ok(description)
}

/// The same without a look at the examples, which may be mended after the rest.
///
/// # Errors
/// If it has problems, all of which are listed.
pub fn describe_without_examples(sources: &[Source]) -> std::result::Result<Description, diagnostic::Report> {
    let (description, diagnostics) = understand(sources);
    diagnostics.into_result(sources)?;
    Ok(description)
}

fn understand(sources: &[Source]) -> (Description, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let files: Vec<raw::File> =
        (0..sources.len()).map(|file| parse::parse(file, &sources[file], &mut diagnostics)).collect();
    let mut description = lower::lower(&files, sources, &mut diagnostics);
    resolve::resolve(&mut description, &mut diagnostics);
    lint::lint(&description, &mut diagnostics);
    (description, diagnostics)
}

/// Reads the spec files of a folder, sorted by name.
///
/// # Errors
/// If the folder or a file can't be read, or if there is no spec file.
pub fn read_sources(folder: &Path) -> Result<Vec<Source>> {
    let entries = std::fs::read_dir(folder).map_err(|error| FileError::new(folder, error))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| FileError::new(folder, error))?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    if paths.is_empty() {
        return Err(format!("{}: no spec files (*.toml) here", folder.display()).into());
    }
    let read = |path: &PathBuf| {
        let bytes = std::fs::read(path).map_err(|error| FileError::new(path, error))?;
        let text = String::from_utf8(bytes).map_err(|error| not_text(path, &error))?;
        let domain = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // The path as a reader of the output knows it: folder and file.
        let shown = Path::new(&folder_name(folder)).join(path.file_name().unwrap_or_default());
        Ok(Source { path: shown, domain, text })
    };
    paths.iter().map(read).collect()
}

/// The message about a file that is no text, with the line of the first byte that is none.
fn not_text(path: &Path, error: &std::string::FromUtf8Error) -> String {
    let (before, wrong) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let byte = wrong.first().copied().unwrap_or_default();
    format!("{}:{line}: the byte {byte:#04x} here is not UTF-8: save the file as UTF-8", path.display())
}

/// A folder's name, also where it is written as `.` or `..`.
fn folder_name(folder: &Path) -> String {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    name(folder).or_else(|| name(&folder.canonicalize().ok()?)).unwrap_or_default()
}

/// Compiles the README's example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
