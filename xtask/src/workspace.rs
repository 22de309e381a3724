//! The checkout in which commands run.

use std::path::PathBuf;

use specwright::Result;

/// Entries that occur together only in the workspace root.
const ENTRIES: [&str; 3] = ["Cargo.toml", "spec", "xtask"];

/// Finds the workspace root: the nearest folder with these entries, from the current directory upwards.
///
/// A path that is compiled into the binary may belong to another checkout, because checkouts may share a target folder.
pub(crate) fn root() -> Result<PathBuf> {
    let here = std::env::current_dir()?;
    let root = here.ancestors().find(|folder| ENTRIES.iter().all(|entry| folder.join(entry).exists()));
    Ok(root.map(PathBuf::from).ok_or_else(|| {
        let [manifest, spec, xtask] = ENTRIES;
        format!(
            "no workspace in {} or its parent folders: none of them contains {manifest}, {spec} and {xtask}; \
             run the command in a checkout",
            here.display()
        )
    })?)
}
