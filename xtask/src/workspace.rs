//! The checkout that commands work in.

use std::path::PathBuf;

use specwright::Result;

/// Entries that only the root of the workspace has together.
const ENTRIES: [&str; 3] = ["Cargo.toml", "spec", "xtask"];

/// Finds the root of the workspace: the nearest such folder, from the current directory upwards.
///
/// A path that was compiled in may belong to another checkout, as checkouts may share a target folder.
pub(crate) fn root() -> Result<PathBuf> {
    let here = std::env::current_dir()?;
    let root = here.ancestors().find(|folder| ENTRIES.iter().all(|entry| folder.join(entry).exists()));
    Ok(root.map(PathBuf::from).ok_or_else(|| {
        let [manifest, spec, xtask] = ENTRIES;
        format!(
            "no workspace in {} or a folder above it: none of them holds {manifest}, {spec} and {xtask}; \
             run the command in a checkout",
            here.display()
        )
    })?)
}
