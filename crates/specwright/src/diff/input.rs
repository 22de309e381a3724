//! Descriptions loaded from a folder or from a Git revision.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::diagnostic::Source;
use crate::ir::Description;
use crate::{Result, describe_without_examples, read_sources};

use super::Side;

/// A loaded description and its files.
#[derive(Debug)]
pub struct Loaded {
    description: Description,
    sources: Vec<Source>,
}

impl Loaded {
    /// Reads and checks a description. Examples may be invalid, because they are only documentation.
    ///
    /// # Errors
    /// Returns all problems in the description, if there are any.
    pub fn new(sources: Vec<Source>) -> Result<Self> {
        Ok(Loaded { description: describe_without_examples(&sources)?, sources })
    }

    /// Returns the description as one side of a comparison.
    pub fn side(&self) -> Side<'_> {
        Side { description: &self.description, sources: &self.sources }
    }
}

/// Loads the description in a folder. If the folder does not exist, treats the name as a Git revision, and loads the
/// folder returned by `spec` as of that revision.
///
/// # Errors
/// Returns an error if the name is neither a folder nor a Git revision, if `spec` fails, if the spec files are missing
/// or can't be read, or if the description has problems.
pub fn load(name: &str, spec: impl FnOnce() -> Result<PathBuf>) -> Result<Loaded> {
    let sources = match Path::new(name).is_dir() {
        true => read_sources(Path::new(name))?,
        false => at_revision(name, &spec()?)?,
    };
    Loaded::new(sources).map_err(|problems| format!("{name} is not a valid description:\n{problems}").into())
}

/// Returns the spec files in a folder at a revision.
fn at_revision(name: &str, spec: &Path) -> Result<Vec<Source>> {
    let wanted = format!("{name}^{{commit}}");
    // `--end-of-options` is necessary because a name may start with a dash.
    let commit =
        git(spec, &["rev-parse", "--verify", "--quiet", "--end-of-options", &wanted]).map_err(|error| {
            let folder = spec.display();
            format!(
                "`{name}` is neither a folder nor a revision: the folder does not exist, and \
             `git rev-parse {name}` in {folder} finds nothing{error}"
            )
        })?;
    let commit = commit.trim();
    let listed = git(spec, &["ls-tree", "--name-only", "-z", commit])
        .map_err(|error| format!("{name}: its files can't be listed{error}"))?;
    let mut files: Vec<&str> = listed.split('\0').filter(|file| file.ends_with(".toml")).collect();
    files.sort_unstable();
    if files.is_empty() {
        return Err(format!("{name}: no spec files (*.toml) in {} at that revision", spec.display()).into());
    }
    let read = |file: &&str| {
        let text = git(spec, &["show", &format!("{commit}:./{file}")])
            .map_err(|error| format!("{name}: {file} can't be read{error}"))?;
        let domain = file.trim_end_matches(".toml").to_owned();
        Ok(Source { path: PathBuf::from(format!("{name}:{file}")), domain, text })
    };
    files.iter().map(read).collect()
}

/// Runs Git in a folder and returns its output. The error is a colon followed by Git's message, or empty.
fn git(folder: &Path, arguments: &[&str]) -> std::result::Result<String, String> {
    let output = Command::new("git").arg("-C").arg(folder).args(arguments).output();
    let output = output.map_err(|error| format!(": git can't be run: {error}"))?;
    if output.status.success() {
        return String::from_utf8(output.stdout).map_err(|error| format!(": {error}"));
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(if message.trim().is_empty() { String::new() } else { format!(": {}", message.trim()) })
}
