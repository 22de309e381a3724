//! Custom types for the tolerant decoder: a grammar, and an enum that services may extend. The example also prints the
//! notes about invalid values.
//!
//! ```console
//! $ cargo run -p specwright-core --example own_type
//! C4-31 is a berth
//! 4-31 is not a berth
//! 7 is not a berth
//! A2-07: flooded (unknown state)
//! C4-31: open
//! /1: found "4-31", expected a berth such as C4-31
//! /2: found 7, expected a string
//! /A2-07: found "flooded", expected one of open, closed
//! /B1-00: found null, expected one of open, closed
//! /B1-00: skipped, because it could not be decoded
//! ```

use std::collections::BTreeMap;
use std::fmt;

use specwright_core::{Form, Grammar, Lenient, ValueError, decode};

/// A berth in a harbour: a letter, a digit, a hyphen and two digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Berth(String);

impl Grammar for Berth {
    const FORM: Form = Form::new("Berth", "a berth such as C4-31");

    fn parse(text: &str) -> Result<Self, ValueError> {
        match text.as_bytes() {
            [pier, row, b'-', digits @ ..]
                if pier.is_ascii_uppercase()
                    && row.is_ascii_digit()
                    && digits.len() == 2
                    && digits.iter().all(u8::is_ascii_digit) =>
            {
                Ok(Berth(text.to_owned()))
            }
            _ => Err(ValueError::new(text, &Self::FORM)),
        }
    }
}

impl AsRef<str> for Berth {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

specwright_core::grammar!(Berth);

/// Availability of a berth.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum State {
    Open,
    Closed,
    /// A value that only a later version of the service sends.
    Unlisted(specwright_core::UnlistedText),
}

specwright_core::open_text!(State, Unlisted; "open" => Open, "closed" => Closed);

fn main() -> Result<(), specwright_core::DecodeError> {
    // `Lenient` keeps the text of a berth that violates the grammar. With a plain `Berth`, the decoder would skip it.
    let berths = decode::<Vec<Lenient<Berth>>>(br#"["C4-31", "4-31", 7]"#)?;
    for berth in &berths.value {
        println!("{berth} is {}", if berth.valid().is_some() { "a berth" } else { "not a berth" });
    }
    let states =
        decode::<BTreeMap<String, State>>(br#"{"C4-31": "open", "A2-07": "flooded", "B1-00": null}"#)?;
    for (berth, state) in &states.value {
        println!("{berth}: {}{}", state.as_str(), if state.is_known() { "" } else { " (unknown state)" });
    }
    for note in berths.notes.iter().chain(states.notes.iter()) {
        println!("{note}");
    }
    Ok(())
}
