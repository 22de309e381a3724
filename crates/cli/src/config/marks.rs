//! What the declaration of an option says of it as a setting.

use clap::builder::ArgExt;

/// The name of a setting in the file, and with it in the environment, where it is not the option's.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub &'static str);

impl ArgExt for Key {}

/// The variable of a setting, where its name does not follow from the setting's.
#[derive(Clone, Copy, Debug)]
pub struct Variable(pub &'static str);

impl ArgExt for Variable {}

/// Keys of the file that are not allowed beside a setting, and why not.
#[derive(Clone, Copy, Debug)]
pub struct NotHere {
    pub keys: &'static [&'static str],
    pub why: &'static str,
}

impl ArgExt for NotHere {}

/// Marks a setting whose value is never shown.
#[derive(Clone, Copy, Debug)]
pub struct Secret;

impl ArgExt for Secret {}
