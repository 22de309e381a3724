//! Helpers shared by the generator's tests.

#![allow(dead_code, clippy::unwrap_used, reason = "each test uses some of the helpers, which may panic")]

#[cfg(unix)]
pub mod console;
pub mod random;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use specwright::diagnostic::{Report, Source};
use specwright::ir::Description;
use specwright::write::Files;
use specwright::{describe, generate, plan};

/// Returns the root folder of the workspace.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("spec").is_dir()).unwrap()
}

/// Returns the folder of the fixtures.
pub fn fixtures() -> PathBuf {
    root().join("crates/specwright/tests/fixtures")
}

/// Reads a text file.
pub fn read(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

/// Returns the names of a folder's entries, sorted.
pub fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Returns a spec file with a name and content.
pub fn source(name: &str, text: impl Into<String>) -> Source {
    Source {
        path: Path::new("spec").join(format!("{name}.toml")),
        domain: name.to_owned(),
        text: text.into(),
    }
}

/// Returns the spec files in a folder, sorted by name.
pub fn sources_in(folder: &Path) -> Vec<Source> {
    let names = names_in(folder).into_iter();
    names.filter_map(|name| Some(source(name.strip_suffix(".toml")?, read(folder.join(&name))))).collect()
}

/// Returns the names of the features that have a fixture.
pub fn features() -> Vec<String> {
    let folder = fixtures().join("features");
    names_in(&folder).into_iter().filter(|name| folder.join(name).is_dir()).collect()
}

/// Returns the names of the served APIs. Each API is a folder that contains a program, and a description in `spec`.
pub fn served() -> Vec<String> {
    let folders = names_in(&served_folder()).into_iter();
    folders.filter(|name| served_folder().join(name).join("spec").is_dir()).collect()
}

/// Returns the folder of the served APIs, which is in the crate whose tests run them.
pub fn served_folder() -> PathBuf {
    root().join("crates/trials/tests/served")
}

/// Returns the description in a feature's fixture. Fixtures share `service.toml`, unless they have their own.
pub fn feature(name: &str) -> Result<Description, Report> {
    describe(&sources_of_feature(name))
}

/// Returns the spec files of a feature's fixture.
pub fn sources_of_feature(name: &str) -> Vec<Source> {
    let folder = fixtures().join("features");
    let own = folder.join(name).join("service.toml");
    let service = read(if own.exists() { own } else { folder.join("service.toml") }).replace("FEATURE", name);
    vec![source("api", read(folder.join(name).join("api.toml"))), source("service", service)]
}

/// Returns the files generated for a feature's fixture.
pub fn files_of(name: &str) -> Files {
    let description = feature(name).unwrap_or_else(|report| panic!("{name}:\n{report}"));
    generate(&description, &plan::plan(&description), "spec").unwrap()
}

/// Creates an empty folder for a test.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes a file and creates its parent folders.
pub fn write(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// Creates a crate for generated code. The crate is outside the workspace but depends on its crates, locked to the same
/// dependency versions.
pub fn scratch_crate(folder: &Path, name: &str, dependencies: &str) {
    let manifest = format!(
        r#"
[package]
name = "{name}"
version = "0.0.0"
edition = "2024"

[features]
arbitrary = []
catalogue = []
schemars = []
writers = []
{dependencies}
[workspace]
"#
    );
    let crates = root().join("crates");
    // Forward slashes work on every platform and need no escaping in TOML.
    let manifest = manifest.replace("CRATES", &crates.display().to_string().replace('\\', "/"));
    write(folder.join("Cargo.toml"), &manifest);
    lock(folder);
}

/// Locks a crate outside the workspace to the workspace's dependency versions, which are available offline.
pub fn lock(folder: &Path) {
    let lock = root().join("Cargo.lock");
    if lock.exists() {
        std::fs::copy(lock, folder.join("Cargo.lock")).unwrap();
    }
}

/// Returns the target folder for crates outside the workspace. Runs share this folder.
pub fn scratch_target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("scratch-target")
}

/// Runs Cargo offline.
pub fn cargo(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--offline", "--quiet"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", scratch_target())
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap()
}

/// Returns the output of a command, which must have succeeded.
#[track_caller]
pub fn succeeded(output: &Output) -> String {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}\n{err}");
    out.into_owned()
}

/// Returns a string without whitespace at the end of its lines, and without empty lines at its end.
pub fn tidy(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_end().to_owned()
}
