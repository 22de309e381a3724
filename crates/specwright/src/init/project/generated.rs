//! Pins code that is generated from `spec/`: a change of the description, or of the generator, shows as a diff.

use std::path::Path;

use specwright::{Result, describe, generate, plan::plan, read_sources};

/// The files that are pinned: types and calls.
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
