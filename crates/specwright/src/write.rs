//! Rendering of planned files, and comparison with the files on disk. Updates and checks use the same comparison.

mod render;
mod tables;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use similar::TextDiff;

use super::emit::{Content, Missing};
use super::plan::{Part, Plan};

pub use render::RenderError;

/// The rendered files, and the folders that belong to the generator.
#[derive(Debug, Default)]
pub struct Files {
    /// Content by path, relative to the output root.
    pub files: BTreeMap<PathBuf, String>,
    /// Folders that contain only generated files. Any other file in or below these folders is an orphan.
    pub folders: Vec<PathBuf>,
    /// Folder of the OpenAPI document. Any other file directly in this folder is an orphan.
    pub document_folder: Option<PathBuf>,
}

/// Renders every planned file. `spec` is the name of the description folder, which file headers show.
///
/// # Errors
/// Returns an error if a file can't be emitted, or is not valid Rust or JSON.
pub fn render(
    plan: &Plan<'_>,
    spec: &str,
    content: impl Fn(&Part<'_>) -> Result<Content, Missing>,
) -> Result<Files, RenderError> {
    let texts = plan.files.iter().map(|file| {
        let content = content(&file.part).map_err(|error| RenderError::new(&file.path, error))?;
        let text = render::render(file, content, spec)?;
        Ok((file.path.clone(), text))
    });
    Ok(Files {
        files: texts.collect::<Result<_, _>>()?,
        folders: plan.folders.clone(),
        document_folder: plan.document_folder.clone(),
    })
}

/// A difference between a generated file and the file on disk.
#[derive(Debug)]
pub struct Change {
    /// Path of the file, relative to the output root.
    pub path: PathBuf,
    /// Content on disk, or `None` if the file is missing. Empty for an orphan.
    pub old: Option<String>,
    /// Required content, or `None` if the file is an orphan.
    pub new: Option<String>,
}

/// Formats the change as a heading, followed by a diff for an edited file.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 60;
        let path = self.path.display();
        match (&self.old, &self.new) {
            (None, _) => write!(f, "missing: {path}"),
            (_, None) => write!(f, "orphan: {path} (not in the description)"),
            (Some(old), Some(new)) => {
                writeln!(f, "edited or out of date: {path}")?;
                let diff = TextDiff::from_lines(old.as_str(), new.as_str());
                let text = diff.unified_diff().header("on disk", "from the description").to_string();
                let lines: Vec<&str> = text.lines().collect();
                for line in lines.iter().take(SHOWN) {
                    writeln!(f, "  {line}")?;
                }
                match lines.len().saturating_sub(SHOWN) {
                    0 => Ok(()),
                    more => writeln!(f, "  and {more} more lines"),
                }
            }
        }
    }
}

/// A file system error and the path of the file.
#[derive(Debug)]
pub struct FileError {
    path: PathBuf,
    error: io::Error,
}

impl FileError {
    pub(super) fn new(path: &Path, error: io::Error) -> Self {
        FileError { path: path.to_owned(), error }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for FileError {}

/// Returns the changes that are required below `root`, sorted by path.
///
/// # Errors
/// Returns an error if a file or a folder can't be read.
pub fn changes(files: &Files, root: &Path) -> Result<Vec<Change>, FileError> {
    let mut changes = Vec::new();
    for (path, new) in &files.files {
        let old = read(&root.join(path))?;
        if old.as_ref() != Some(new) {
            changes.push(Change { path: path.clone(), old, new: Some(new.clone()) });
        }
    }
    let mut found = BTreeSet::new();
    for folder in &files.folders {
        list(&root.join(folder), true, &mut found)?;
    }
    if let Some(folder) = &files.document_folder {
        list(&root.join(folder), false, &mut found)?;
    }
    for path in found {
        let relative = path.strip_prefix(root).unwrap_or(&path).to_owned();
        if !files.files.contains_key(&relative) {
            changes.push(Change { path: relative, old: Some(String::new()), new: None });
        }
    }
    changes.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(changes)
}

/// Applies the changes.
///
/// # Errors
/// Returns an error if a file can't be written or removed.
pub fn apply(changes: &[Change], root: &Path) -> Result<(), FileError> {
    for change in changes {
        let path = root.join(&change.path);
        let done = match &change.new {
            Some(text) => write(&path, text),
            None => std::fs::remove_file(&path),
        };
        done.map_err(|error| FileError::new(&path, error))?;
    }
    Ok(())
}

/// Writes to a temporary file and renames it, so that a full disk or a signal never truncates the existing file.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let temporary = path.with_extension("new");
    let written = std::fs::write(&temporary, text).and_then(|()| std::fs::rename(&temporary, path));
    if written.is_err() {
        // Ignore this error, so that the first error is reported.
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

fn read(path: &Path) -> Result<Option<String>, FileError> {
    match std::fs::read(path) {
        // A file that is not UTF-8 was not generated and differs from every generated file.
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FileError::new(path, error)),
    }
}

/// Adds the files of a folder, and the files of its subfolders if `below` is set.
fn list(folder: &Path, below: bool, found: &mut BTreeSet<PathBuf>) -> Result<(), FileError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(FileError::new(folder, error)),
    };
    for entry in entries {
        let entry = entry.map_err(|error| FileError::new(folder, error))?;
        let path = entry.path();
        // A symbolic link counts as a file, because its target was not generated.
        let kind = entry.file_type().map_err(|error| FileError::new(&path, error))?;
        if !kind.is_dir() {
            found.insert(path);
        } else if below {
            list(&path, true, found)?;
        }
    }
    Ok(())
}
