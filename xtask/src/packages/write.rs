//! Writing the files that are made from packages, or comparing them with what is there; and the notice about a
//! package that goes along with them.

use super::{Package, Sources};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Path below the folder of the crate, and content.
pub(crate) type Files = Vec<(&'static str, Vec<u8>)>;

/// The content of a file that is kept as it is sent: in gzip, without a time.
pub(crate) fn packed_to_send(path: &str, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    told(path, bytes, encoder.write_all(bytes).and_then(|()| encoder.finish()))
}

fn told(path: &str, bytes: &[u8], packed: io::Result<Vec<u8>>) -> Result<Vec<u8>, String> {
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

/// An error that names the files which are not as given, and the command that would make them so.
pub(crate) fn compare(command: &str, home: &Path, files: &Files) -> Result<(), String> {
    let differs = |(path, bytes): &&(&str, Vec<u8>)| fs::read(home.join(path)).ok().as_ref() != Some(bytes);
    let stale: Vec<_> = files.iter().filter(differs).map(|(path, _)| *path).collect();
    if stale.is_empty() {
        Ok(())
    } else {
        Err(format!("not what the sources give: {}; run `cargo xtask {command}`", stale.join(", ")))
    }
}

/// The section of an attribution that is about a package.
pub(crate) fn section(package: &Package) -> String {
    let mut out = format!(
        "\n## {} {}\n\n\
         - Author: {}\n- Home: <{}>\n- Licence of what is taken: [{}]({})\n- Taken: {}\n- Changed: {}\n- Files:\n",
        package.name,
        package.version,
        package.author,
        package.home,
        package.licence,
        package.licence_link,
        package.taken,
        package.changed,
    );
    for file in package.files {
        // Writing to a string can't fail.
        let _ = writeln!(out, "  - `{}`, SHA-256 `{}`", file.path, file.sha256);
    }
    out
}

/// The section of an attribution that passes a licence on, for packages whose licence asks for it.
pub(crate) fn licence(sources: &Sources, package: &Package, path: &str) -> Result<String, String> {
    quoted(&format!("Licence of {}", package.name), sources, package, path)
}

/// A section that passes a text on as the package has it.
pub(crate) fn quoted(
    title: &str,
    sources: &Sources,
    package: &Package,
    path: &str,
) -> Result<String, String> {
    Ok(format!("\n## {title}\n\n```text\n{}\n```\n", sources.text(package, path)?.trim()))
}
