// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! What the description says of limits.

pub mod limits;
