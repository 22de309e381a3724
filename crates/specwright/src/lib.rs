//! A code generator that reads a folder of spec files. [`import`] creates such a folder from an OpenAPI document, and
//! [`mod@diff`] compares two folders. [`command`] makes these functions available on the command line.
//!
//! Each pass has its own file: [`parse`] (from text to [`raw`], the files as written), [`lower`] (definitions and
//! names), [`resolve`] (references and directions), [`lint`] (checks of the whole description), [`plan`] (the files to
//! write), [`emit`] (the content of each file), [`mod@write`] (rendering, and writing to disk). Problems in the
//! description are collected in [`diagnostic`] and reported together.

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
    /// Folder of the spec files.
    pub spec: PathBuf,
    /// The folder that the paths in `[output]` are relative to.
    pub out: PathBuf,
}

/// Result type of the generator.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Returns the changes that [`regenerate`] would make, without making them.
///
/// # Errors
/// Returns all problems in the description, or an error if a file can't be read.
pub fn changes(options: &Options) -> Result<Vec<Change>> {
    // The spec folder may be outside the output folder, and either path may be relative to the current folder.
    let (spec, out) = (std::path::absolute(&options.spec)?, std::path::absolute(&options.out)?);
    let description = describe(&read_sources(&options.spec)?)?;
    let plan = plan::plan(&description).with_schema(spec.strip_prefix(&out).unwrap_or(&spec));
    let files = generate(&description, &plan, &folder_name(&options.spec))?;
    Ok(write::changes(&files, &out)?)
}

/// Updates the generated files from the description, and returns the changes.
///
/// # Errors
/// Returns the errors of [`changes`], and an error if a file can't be written.
pub fn regenerate(options: &Options) -> Result<Vec<Change>> {
    let changes = changes(options)?;
    write::apply(&changes, &options.out)?;
    Ok(changes)
}

/// Generates the content of every planned file without writing to disk. `spec` is the name of the description folder,
/// which file headers show.
///
/// # Errors
/// Returns an error if a file can't be emitted, or is not valid Rust or JSON. Such an error is a bug in the generator.
pub fn generate(
    description: &Description,
    plan: &Plan<'_>,
    spec: &str,
) -> std::result::Result<Files, RenderError> {
    write::render(plan, spec, |part| emit::content(description, spec, part))
}

/// Returns the reference for the description language, which lists every table and key, as Markdown.
#[must_use]
pub fn language_reference() -> String {
    emit::guide::markdown(&raw::language_schema())
}

/// Reads and checks a description.
///
/// # Errors
/// Returns all problems in the description, if there are any.
pub fn describe(sources: &[Source]) -> std::result::Result<Description, diagnostic::Report> {
    let (description, mut diagnostics) = analyze(sources);
    lint::examples(&description, &mut diagnostics);
    diagnostics.into_result(sources)?;
    Ok(description)
}

/// Reads and checks a description except for its examples, which may be corrected later.
///
/// # Errors
/// Returns all problems in the description, if there are any.
pub fn describe_without_examples(sources: &[Source]) -> std::result::Result<Description, diagnostic::Report> {
    let (description, diagnostics) = analyze(sources);
    diagnostics.into_result(sources)?;
    Ok(description)
}

fn analyze(sources: &[Source]) -> (Description, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let files: Vec<raw::File> =
        (0..sources.len()).map(|file| parse::parse(file, &sources[file], &mut diagnostics)).collect();
    let mut description = lower::lower(&files, sources, &mut diagnostics);
    resolve::resolve(&mut description, &mut diagnostics);
    lint::lint(&description, &mut diagnostics);
    (description, diagnostics)
}

/// Reads the spec files in a folder, sorted by name.
///
/// # Errors
/// Returns an error if the folder or a file can't be read, or if the folder contains no spec file.
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
        return Err(format!("{}: the folder has no spec files (*.toml)", folder.display()).into());
    }
    let read = |path: &PathBuf| {
        let bytes = std::fs::read(path).map_err(|error| FileError::new(path, error))?;
        let text = String::from_utf8(bytes).map_err(|error| not_text(path, &error))?;
        let domain = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // The path in messages consists of the folder name and the file name.
        let shown = Path::new(&folder_name(folder)).join(path.file_name().unwrap_or_default());
        Ok(Source { path: shown, domain, text })
    };
    paths.iter().map(read).collect()
}

/// Returns the error message for a file that is not UTF-8, including the line of the first invalid byte.
fn not_text(path: &Path, error: &std::string::FromUtf8Error) -> String {
    let (before, wrong) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let byte = wrong.first().copied().unwrap_or_default();
    format!("{}:{line}: the byte {byte:#04x} is not UTF-8; save the file as UTF-8", path.display())
}

/// Returns a folder's name, even if the path is `.` or `..`.
fn folder_name(folder: &Path) -> String {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    name(folder).or_else(|| name(&folder.canonicalize().ok()?)).unwrap_or_default()
}

/// The README, whose example runs as a doctest.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
