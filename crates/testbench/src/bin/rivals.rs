//! Generates the structs with derived impls that the decoder is compared with.

use std::error::Error;
use std::fs;
use std::path::Path;

use wayfare_testbench::decoding::generator::generate;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read(root.join("../service/src/travel/generated/openapi.json"))?;
    let path = root.join("src/decoding/generated/rivals.rs");
    fs::write(&path, generate(&serde_json::from_slice(&document)?)?)?;
    println!("{}", path.display());
    Ok(())
}
