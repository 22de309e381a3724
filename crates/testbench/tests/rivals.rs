//! Checks that the derived structs match the API's document.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use wayfare_testbench::decoding::generator::generate;

#[test]
fn rivals_follow_the_document() {
    let document = include_str!("../../service/src/travel/generated/openapi.json");
    let made = generate(&serde_json::from_str(document).unwrap()).unwrap();
    let kept = include_str!("../src/decoding/generated/rivals.rs");
    assert!(made == kept, "run `cargo run --bin rivals` in crates/testbench");
}
