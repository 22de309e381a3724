//! Extensions that mark clap arguments with properties of settings.

use clap::builder::ArgExt;

/// Configuration key of a setting, from which the environment variable is also derived. Needed only if the key differs
/// from the option's name.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub &'static str);

impl ArgExt for Key {}

/// Environment variable of a setting. Needed only if the variable's name can't be derived from the key.
#[derive(Clone, Copy, Debug)]
pub struct Variable(pub &'static str);

impl ArgExt for Variable {}

/// Configuration keys that are rejected in favour of a setting, and the reason.
#[derive(Clone, Copy, Debug)]
pub struct ForbiddenKeys {
    pub keys: &'static [&'static str],
    pub reason: &'static str,
}

impl ArgExt for ForbiddenKeys {}

/// Mark of a setting whose value is never shown.
#[derive(Clone, Copy, Debug)]
pub struct Secret;

impl ArgExt for Secret {}
