//! Replays inputs from fuzzing: a set that covers every part of the grammars, and inputs that once failed.
//!
//! Each line of `corpus/*.txt` is one input. `fuzz/README.md` explains how to add inputs.

mod held;

/// Decodes the inputs of a file: printable characters unchanged, and other bytes as `\x` with two hexadecimal digits.
fn inputs(text: &'static str) -> impl Iterator<Item = Vec<u8>> {
    text.lines().map(|line| {
        let mut parts = line.split("\\x");
        let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
        for part in parts {
            let (code, plain) = part.split_at(2);
            bytes.extend(u8::from_str_radix(code, 16));
            bytes.extend(plain.as_bytes());
        }
        bytes
    })
}

#[test]
fn entity_keys() {
    inputs(include_str!("corpus/entity_key.txt")).for_each(|bytes| held::entity_key(&bytes));
}

#[test]
fn rooms() {
    inputs(include_str!("corpus/rooms.txt")).for_each(|bytes| held::rooms(&bytes));
}

#[test]
fn polygons() {
    inputs(include_str!("corpus/polygon.txt")).for_each(|bytes| held::polygon(&bytes));
}

/// Writes the inputs to the fuzzer's corpus folder.
#[test]
#[ignore = "writes files; run it before fuzzing"]
fn seed_the_fuzzer() {
    for (target, text) in [
        ("entity_key", include_str!("corpus/entity_key.txt")),
        ("rooms", include_str!("corpus/rooms.txt")),
        ("polygon", include_str!("corpus/polygon.txt")),
    ] {
        let folder = format!("{}/fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
        std::fs::create_dir_all(&folder).unwrap();
        for (index, bytes) in inputs(text).enumerate() {
            std::fs::write(format!("{folder}/seed-{index:03}"), bytes).unwrap();
        }
    }
}
