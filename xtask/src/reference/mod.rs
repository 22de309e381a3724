//! `cargo xtask reference`: brings what the service shows its interactive reference with.
//!
//! Swagger UI, as one script and one style sheet that load nothing else. Scalar was weighed against it: twice as large,
//! and it looks for fonts, a proxy and an assistant on hosts of its makers.
//!
//! Brings the pinned package (`source`) and writes `crates/service/vendor`. The same pin gives the same bytes. With
//! `--check` nothing is written and a difference is an error.

mod source;

use crate::packages::{self, Files, Sources, licence, packed_to_send, quoted, section};
use source::{BUNDLED, LICENCE, NOTICE, SCRIPT, STYLE, SWAGGER_UI};
use std::path::Path;

/// Makes the files of a workspace, or with `check` compares them.
///
/// # Errors
///
/// A package that can't be had or is not the pinned one, or, with `check`, files that the package does not give.
pub fn run(workspace: &Path, check: bool) -> Result<(), String> {
    let sources = packages::all(&[&SWAGGER_UI], &workspace.join("target/reference"))?;

    let mut files = Files::new();
    for (path, source) in [("swagger-ui-bundle.js.gz", SCRIPT), ("swagger-ui.css.gz", STYLE)] {
        let text = without_source_map(sources.text(&SWAGGER_UI, source)?);
        files.push((path, packed_to_send(path, text.as_bytes())?));
    }
    files.push(("ATTRIBUTION.md", attribution(&sources)?.into_bytes()));
    let home = workspace.join("crates/service/vendor/swagger-ui");
    if check { packages::compare("reference", &home, &files) } else { packages::store(&home, &files) }
}

/// The text without the comment at its end that names a source map, which browsers would ask the service for.
fn without_source_map(text: &str) -> &str {
    let marks = ["//# sourceMappingURL=", "/*# sourceMappingURL="];
    let end = text.trim_end();
    let start = end.rfind('\n').map_or(0, |at| at + 1);
    let names_map = marks.iter().any(|mark| end[start..].starts_with(mark));
    if names_map { end[..start].trim_end() } else { text }
}

fn attribution(sources: &Sources) -> Result<String, String> {
    let package = &SWAGGER_UI;
    let mut out = String::from(
        "# Where the files beside this one come from\n\n\
         <!-- Written by `cargo xtask reference`; change xtask/src/reference/source.rs instead. -->\n\n\
         The files `*.gz` are those of the package below, packed by `cargo xtask reference` and not to be edited. Whoever\n\
         passes them on, in a program or as they are, must pass on this notice.\n",
    );
    out.push_str(&section(package));
    out.push_str(&quoted(&format!("Notice of {}", package.name), sources, package, NOTICE)?);
    out.push_str(&licence(sources, package, LICENCE)?);
    out.push_str(&quoted("Licences of what the script has of others", sources, package, BUNDLED)?);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::without_source_map;

    #[test]
    fn a_source_map_is_not_named() {
        for (text, left) in [
            ("a();\n//# sourceMappingURL=a.js.map", "a();"),
            ("a{}\n\n/*# sourceMappingURL=a.css.map*/\n", "a{}"),
            ("a();\nb();\n", "a();\nb();\n"),
            ("a(\"//# sourceMappingURL=\")", "a(\"//# sourceMappingURL=\")"),
        ] {
            assert_eq!(without_source_map(text), left);
        }
    }
}
