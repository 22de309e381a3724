//! The `wayfare` command.
fn main() {}
