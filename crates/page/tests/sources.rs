//! Checks that `dist/` was built from the current sources.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use std::fs;
use std::path::Path;

use sha2::{Digest as _, Sha256};

/// The hand-written sources, as in `sources.mjs`. The generated package is excluded, so that a change to the API
/// description does not require Node.
const ROOTS: [&str; 6] =
    ["app", "build.mjs", "licences.mjs", "package-lock.json", "package.json", "tsconfig.json"];

const HOME: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn dist_was_built_from_the_current_sources() {
    let mut paths = Vec::new();
    ROOTS.iter().for_each(|root| collect(root, &mut paths));
    paths.sort();
    let built = fs::read_to_string(Path::new(HOME).join("dist/sources")).unwrap();
    assert!(
        hash(&paths) == built.trim(),
        "crates/page/dist was not built from the current {} sources: run `npm ci && npm run build` in crates/page",
        paths.len()
    );
}

/// Adds a file, or all files below a folder.
fn collect(path: &str, paths: &mut Vec<String>) {
    let place = Path::new(HOME).join(path);
    if place.is_file() {
        paths.push(path.to_owned());
    }
    for entry in fs::read_dir(place).into_iter().flatten() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        collect(&format!("{path}/{name}"), paths);
    }
}

/// Returns the SHA-256 of `path NUL length NUL content` of all files.
fn hash(paths: &[String]) -> String {
    let mut hash = Sha256::new();
    for path in paths {
        let content = fs::read(Path::new(HOME).join(path)).unwrap();
        hash.update(format!("{path}\0{}\0", content.len()));
        hash.update(content);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
