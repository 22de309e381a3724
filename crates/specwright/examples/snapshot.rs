//! Snapshot tests of generated code from another workspace: the generator as a library gives every file as text,
//! without touching the disk, so that a test can hold each against the snapshot of its choice. Takes the folder of a
//! description; without one it takes the parcel service of this crate's tests.
//!
//! ```console
//! $ cargo run -p specwright --example snapshot
//! client/src/generated/depots.rs: 3 public items
//! client/src/generated/mod.rs: 5 public items
//! client/src/generated/parcels.rs: 3 public items
//! docs/generated/openapi.json: 0 public items
//! models/src/generated/arbitrary/depots.rs: 0 public items
//! models/src/generated/arbitrary/mod.rs: 0 public items
//! models/src/generated/arbitrary/parcels.rs: 0 public items
//! models/src/generated/arbitrary/service.rs: 0 public items
//! models/src/generated/catalogue.rs: 4 public items
//! models/src/generated/depots.rs: 9 public items
//! models/src/generated/impls/depots.rs: 0 public items
//! models/src/generated/impls/mod.rs: 0 public items
//! models/src/generated/impls/parcels.rs: 0 public items
//! models/src/generated/impls/service.rs: 0 public items
//! models/src/generated/mod.rs: 5 public items
//! models/src/generated/parcels.rs: 9 public items
//! models/src/generated/schema/depots.rs: 0 public items
//! models/src/generated/schema/mod.rs: 0 public items
//! models/src/generated/schema/parcels.rs: 0 public items
//! models/src/generated/schema/service.rs: 0 public items
//! models/src/generated/service.rs: 3 public items
//! models/src/generated/writers/depots.rs: 0 public items
//! models/src/generated/writers/mod.rs: 3 public items
//! models/src/generated/writers/parcels.rs: 0 public items
//! models/src/generated/writers/service.rs: 0 public items
//! models/src/limits/generated/limits.rs: 1 public items
//! models/src/limits/generated/mod.rs: 1 public items
//! ```
//!
//! In a test, with this crate as a `dev-dependency` by path or by git revision:
//!
//! ```ignore
//! for (path, text) in files(Path::new("spec"))? {
//!     insta::assert_snapshot!(path.display().to_string(), text);
//! }
//! ```
//!
//! Whether what lies on disk is up to date needs no test of one's own: `cargo xtask regenerate --check` tells.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use specwright::{Result, describe, generate, plan, read_sources};

/// Every file that is generated of a description, by its path from the output root.
fn files(spec: &Path) -> Result<BTreeMap<PathBuf, String>> {
    let description = describe(&read_sources(spec)?)?;
    Ok(generate(&description, &plan::plan(&description), "spec")?.files)
}

fn main() -> Result<()> {
    let parcels = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/parcels/spec");
    let spec = std::env::args_os().nth(1).map_or_else(|| PathBuf::from(parcels), PathBuf::from);
    for (path, text) in files(&spec)? {
        let items = text.lines().filter(|line| line.starts_with("pub ")).count();
        println!("{}: {items} public items", path.display());
    }
    Ok(())
}
