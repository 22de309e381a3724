//! Records small answers of the service for the short forms.

use wayfare_testbench::decoding::answers::{Error, cars, flights, hotels};

fn main() -> Result<(), Error> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/payloads");
    for (name, answer) in [("flights", flights(3)?), ("hotels", hotels(3)?), ("cars", cars(5)?)] {
        let path = format!("{folder}/{name}.json");
        println!("{path}: {} bytes", answer.len());
        std::fs::write(path, answer)?;
    }
    Ok(())
}
