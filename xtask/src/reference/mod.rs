//! `cargo xtask reference`: fetches the files of the service's interactive reference.
//!
//! The files are Swagger UI, as one script and one style sheet that load nothing else. The alternative, Scalar, is
//! twice as large and requests fonts, a proxy and an assistant from its vendor's hosts.
//!
//! Fetches the pinned package (`source`) and writes `crates/service/vendor`. The output depends only on the pin. With
//! `--check`, the command writes nothing and fails if the files differ.

mod source;

use crate::packages::{self, Files, Sources, gzipped, licence, quoted, section};
use source::{BUNDLED, LICENCE, NOTICE, SCRIPT, STYLE, SWAGGER_UI};
use std::path::Path;

/// Generates the files of a workspace or, with `check`, compares them.
///
/// # Errors
///
/// Returns an error if the package can't be fetched or differs from the pin or, with `check`, if the files differ from
/// the generated files.
pub fn run(workspace: &Path, check: bool) -> Result<(), String> {
    let sources = packages::all(&[&SWAGGER_UI], &workspace.join("target/reference"))?;

    let mut files = Files::new();
    for (path, source) in [("swagger-ui-bundle.js.gz", SCRIPT), ("swagger-ui.css.gz", STYLE)] {
        let text = without_source_map(sources.text(&SWAGGER_UI, source)?);
        files.push((path, gzipped(path, text.as_bytes())?));
    }
    files.push(("ATTRIBUTION.md", attribution(&sources)?.into_bytes()));
    let home = workspace.join("crates/service/vendor/swagger-ui");
    if check { packages::compare("reference", &home, &files) } else { packages::store(&home, &files) }
}

/// Removes the final comment, which refers to a source map. Browsers would request the map from the service.
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
        "# Sources of the files in this folder\n\n\
         <!-- Written by `cargo xtask reference`; change xtask/src/reference/source.rs instead. -->\n\n\
         The files `*.gz` come from the package below, compressed by `cargo xtask reference`. Do not edit them. If you\n\
         redistribute them, in a program or as files, you must include this notice.\n",
    );
    out.push_str(&section(package));
    out.push_str(&quoted(&format!("Notice of {}", package.name), sources, package, NOTICE)?);
    out.push_str(&licence(sources, package, LICENCE)?);
    out.push_str(&quoted("Licences of third-party code in the script", sources, package, BUNDLED)?);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::without_source_map;

    #[test]
    fn references_to_source_maps_are_removed() {
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
