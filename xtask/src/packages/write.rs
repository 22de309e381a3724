//! Output of files that are generated from packages, comparison with the existing files, and the notice that must
//! accompany the files.

use super::{Package, Sources};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Paths relative to the crate's folder, and contents.
pub(crate) type Files = Vec<(&'static str, Vec<u8>)>;

/// Compresses a file with gzip, without a timestamp. The file is stored as it is sent to clients.
pub(crate) fn gzipped(path: &str, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    report_size(path, bytes, encoder.write_all(bytes).and_then(|()| encoder.finish()))
}

fn report_size(path: &str, bytes: &[u8], packed: io::Result<Vec<u8>>) -> Result<Vec<u8>, String> {
    let packed = packed.map_err(|e| format!("{path}: {e}"))?;
    specwright::note!("{path}: {} bytes, {} packed", bytes.len(), packed.len());
    Ok(packed)
}

pub(crate) fn store(home: &Path, files: &Files) -> Result<(), String> {
    for (path, bytes) in files {
        let path = home.join(path);
        fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Returns an error if any file differs from its given content. The error lists these files and the command that
/// updates them.
pub(crate) fn compare(command: &str, home: &Path, files: &Files) -> Result<(), String> {
    let differs = |(path, bytes): &&(&str, Vec<u8>)| fs::read(home.join(path)).ok().as_ref() != Some(bytes);
    let stale: Vec<_> = files.iter().filter(differs).map(|(path, _)| *path).collect();
    if stale.is_empty() {
        Ok(())
    } else {
        Err(format!("out of date: {}; run `cargo xtask {command}`", stale.join(", ")))
    }
}

/// Returns the attribution section for a package.
pub(crate) fn section(package: &Package) -> String {
    let mut out = format!(
        "\n## {} {}\n\n\
         - Author: {}\n- Home: <{}>\n- Licence of the parts used: [{}]({})\n- Used: {}\n- Changes: {}\n- Files:\n",
        package.name,
        package.version,
        package.author,
        package.home,
        package.licence,
        package.licence_link,
        package.parts_used,
        package.changed,
    );
    for file in package.files {
        // Writing to a string can't fail.
        let _ = writeln!(out, "  - `{}`, SHA-256 `{}`", file.path, file.sha256);
    }
    out
}

/// Returns the attribution section that quotes a package's licence, for licences that must be reproduced.
pub(crate) fn licence(sources: &Sources, package: &Package, path: &str) -> Result<String, String> {
    quoted(&format!("Licence of {}", package.name), sources, package, path)
}

/// Returns a section that quotes a file of the package verbatim.
pub(crate) fn quoted(
    title: &str,
    sources: &Sources,
    package: &Package,
    path: &str,
) -> Result<String, String> {
    Ok(format!("\n## {title}\n\n```text\n{}\n```\n", sources.text(package, path)?.trim()))
}
