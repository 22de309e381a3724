//! Pins the code generated from `spec/`, so that any effect of a changed description or generator appears as a diff.

use std::path::Path;

use specwright::{Result, describe, generate, plan::plan, read_sources};

/// The pinned files: types and operations.
const PINNED: [&str; 2] = ["src/models/generated/tides.rs", "src/client/generated/tides.rs"];

#[test]
fn generated_code_changes_only_on_purpose() -> Result<()> {
    let description = describe(&read_sources(Path::new("spec"))?)?;
    let files = generate(&description, &plan(&description), "spec")?.files;
    for path in PINNED {
        insta::assert_snapshot!(path.replace('/', "_"), files[Path::new(path)]);
    }
    Ok(())
}
