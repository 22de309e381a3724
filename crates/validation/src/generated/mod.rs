// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! Limits of the description.

pub mod limits;
