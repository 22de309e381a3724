//! Tests of importing OpenAPI documents.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../common/mod.rs"]
mod common;
mod faults;
mod generated;
mod public;
mod round_trip;

use std::fmt::Write as _;
use std::path::Path;
use std::process::Output;

use common::{cargo, fixtures, read, scratch_crate, succeeded, write};
use specwright::import::{Imported, import};
use specwright::{describe, generate, plan};

/// The documents in the fixtures, whose names end with their OpenAPI version.
const DOCUMENTS: [&str; 3] = ["library-3.0", "parcels-3.1", "unions-3.1"];

fn imported(name: &str) -> Imported {
    import(&read(fixtures().join(format!("import/{name}.json"))), &[]).unwrap()
}

#[test]
fn descriptions_and_losses() {
    for name in DOCUMENTS {
        let imported = imported(name);
        let mut text = imported.to_string();
        for (file, content) in &imported.files {
            let _ = write!(text, "\n==== {file}.toml\n{content}");
        }
        let _ = write!(text, "\n==== left-out.md\n{}", imported.losses.list());
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "../snapshots" }, {
            insta::assert_snapshot!(format!("import_{name}"), text);
        });
    }
}

#[test]
fn imports_generate_code() {
    for name in DOCUMENTS {
        let description =
            describe(&imported(name).sources()).unwrap_or_else(|report| panic!("{name}:\n{report}"));
        generate(&description, &plan::plan(&description), "spec").unwrap();
    }
}

#[test]
fn imports_compile() {
    let compiled =
        compile("imports", DOCUMENTS.map(|name| (name.split('-').next().unwrap(), imported(name))));
    succeeded(&compiled);
    assert_eq!(String::from_utf8_lossy(&compiled.stderr), "", "generated code must compile without warnings");
}

/// Compiles the code of imports. All imports are modules of a single crate, so that one build suffices.
fn compile<'a>(name: &str, imports: impl IntoIterator<Item = (&'a str, Imported)>) -> Output {
    let folder = common::scratch(name);
    scratch_crate(&folder, name, DEPENDENCIES);
    let mut root = String::from("#![deny(missing_docs)]\n//! All imports.\n");
    for (module, imported) in imports {
        let mut sources = imported.sources();
        for source in &mut sources {
            let own = source.text.lines().find(|line| line.starts_with("models = ")).map(str::to_owned);
            let here =
                format!("models = {{ dir = \"models/src/generated\", crate = \"crate::{module}::models\" }}");
            source.text = own.map_or_else(|| source.text.clone(), |own| source.text.replace(&own, &here));
        }
        let description = describe(&sources).unwrap_or_else(|report| panic!("{module}:\n{report}"));
        let files = generate(&description, &plan::plan(&description), "spec").unwrap().files;
        let _ = write!(root, "\n/// {module}\npub mod {module} {{\n");
        for part in ["models", "client"] {
            let path = Path::new(part).join("src/generated/mod.rs");
            if files.contains_key(&path) {
                let path = path.display();
                let _ = write!(root, "    /// {part}\n    #[path = \"{path}\"]\n    pub mod {part};\n");
            }
        }
        root.push_str("}\n");
        for (path, text) in files {
            write(folder.join("src").join(module).join(path), &text);
        }
    }
    write(folder.join("src/lib.rs"), &root);
    cargo(&folder, &["check"])
}

const DEPENDENCIES: &str = r#"
[dependencies]
bytes = "1"
http = "1"
specwright-client = { path = 'CRATES/specwright-client', default-features = false }
wayfare-validation = { path = 'CRATES/validation' }
specwright-core = { path = 'CRATES/specwright-core', features = ["base64", "uuid"] }
"#;

#[test]
fn an_import_keeps_existing_files() {
    let folder = common::scratch("import");
    let document = fixtures().join("import/library-3.0.json");
    specwright::import::import_into(&document, &[], &folder).unwrap();
    assert!(read(folder.join("left-out.md")).contains("Errors in the document"));
    let error = specwright::import::import_into(&document, &[], &folder).unwrap_err().to_string();
    assert!(error.contains("specify an empty folder"), "{error}");
}
