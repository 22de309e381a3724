//! Templates for a new project: a small description, a crate for the generated code, and a test that pins the code.

use std::path::{Path, PathBuf};

use crate::write::{self, Change};
use crate::{Options, Result, names, regenerate};

/// Additions to `[output]`, the manifest and the crate root for a service.
const SERVICE_OUTPUT: &str = "service = { dir = \"src/service/generated\", runtime = \"wayfare_service\" }\n";
const SERVICE_DEPENDENCIES: &str = "\
axum = { version = \"0.8\", default-features = false, features = [\"http1\", \"tokio\"] }
tokio = { version = \"1\", features = [\"macros\", \"net\", \"rt-multi-thread\"] }
wayfare-service = { path = \"CRATES/service\", default-features = false }
";
const SERVICE_MODULE: &str = "\
/// Routes of the service.
#[rustfmt::skip]
#[path = \"service/generated/mod.rs\"]
pub mod service;
";

/// Writes a project that compiles immediately, and returns its files. `checkout` is the folder of this repository,
/// whose crates the project depends on.
///
/// # Errors
/// Returns an error if the folder is not empty, if its name can't be a crate name, if the crates are missing from
/// `checkout`, or if a file can't be written.
pub fn init(folder: &Path, checkout: &Path, with_service: bool) -> Result<Vec<PathBuf>> {
    let name = crate_name(folder)?;
    if folder.read_dir().is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(
            format!("the folder `{}` is not empty; choose an empty or new folder", folder.display()).into()
        );
    }
    let crates = crates_of(checkout)?;
    let mut files = vec![
        ("Cargo.toml", include_str!("init/project/package.toml").to_owned()),
        ("spec/service.toml", include_str!("init/project/service.toml").to_owned()),
        ("spec/tides.toml", include_str!("init/project/tides.toml").to_owned()),
        ("src/lib.rs", include_str!("init/project/lib.rs").to_owned()),
        ("tests/generated.rs", include_str!("init/project/generated.rs").to_owned()),
        (".gitignore", "/target\n".to_owned()),
    ];
    if with_service {
        files[0].1 = files[0].1.replace("\n[dev-", &format!("{SERVICE_DEPENDENCIES}\n[dev-"));
        files[1].1 = files[1].1.replace("openapi = ", &format!("{SERVICE_OUTPUT}openapi = "));
        files[3].1.push_str(SERVICE_MODULE);
        files.push(("src/main.rs", include_str!("init/project/serve.rs").to_owned()));
    }
    let written = files.into_iter().map(|(path, text)| {
        let text = text.replace("CRATES", &crates).replace("NAME", &name);
        Change { path: path.into(), old: None, new: Some(text) }
    });
    let mut changes: Vec<Change> = written.collect();
    write::apply(&changes, folder)?;
    changes.extend(regenerate(&Options { spec: folder.join("spec"), out: folder.to_owned() })?);
    Ok(changes.into_iter().map(|change| change.path).collect())
}

/// Returns the folder's name as a crate name.
fn crate_name(folder: &Path) -> Result<String> {
    let name = std::path::absolute(folder)?.file_name().map(|name| name.to_string_lossy().replace('-', "_"));
    let name = name.unwrap_or_default();
    match names::is_identifier(&name) {
        true => Ok(name),
        false => Err(format!("`{name}` can't be the name of a crate; use a folder such as `tides`").into()),
    }
}

/// Returns the path of the checkout's `crates` folder, as written in a manifest.
fn crates_of(checkout: &Path) -> Result<String> {
    let crates = std::path::absolute(checkout)?.join("crates");
    if !crates.join("specwright-core/Cargo.toml").is_file() {
        let message =
            format!("found no Specwright crates in `{}`; specify a checkout with --path", checkout.display());
        return Err(message.into());
    }
    // Slashes are separators on every platform and need no escaping.
    Ok(crates.display().to_string().replace('\\', "/"))
}
