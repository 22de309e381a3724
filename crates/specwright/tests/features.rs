//! Tests of the features of the description language. Each feature has a small description, a snapshot of the generated
//! code, and a check that the code compiles.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::fmt::Write as _;

use common::{cargo, feature, features, files_of, fixtures, read, scratch_crate, succeeded, write};
use specwright::emit::{Content, content};
use specwright::ir::DefKind;
use specwright::json::Json;
use specwright::lint::open_points;
use specwright::plan::{ImplKind, Part, plan};

/// Checks the parts of the generated code that demonstrate each feature, which `shown.json` lists. Each part is a file,
/// and either a string in the first line of an item or a path of names to a value in the OpenAPI document. An empty
/// string selects the whole file.
#[test]
fn generated_code_of_each_feature() {
    for name in features() {
        let shown = read(fixtures().join("features").join(&name).join("shown.json"));
        let parts: Vec<(String, String)> = serde_json::from_str(&shown).unwrap();
        let files = files_of(&name);
        let mut text = String::new();
        for (file, wanted) in &parts {
            let (part, below) = file.split_once('/').unwrap_or((file, ""));
            let file = match (part, below) {
                ("openapi", _) => "openapi/generated/openapi.json".to_owned(),
                ("limits", _) => "limits/generated/limits.rs".to_owned(),
                ("typescript", "") => "typescript/generated/api.ts".to_owned(),
                ("typescript", _) => format!("typescript/generated/{below}.ts"),
                (_, "") => format!("{part}/generated/api.rs"),
                (_, "mod" | "catalogue" | "writers/mod") => format!("{part}/generated/{below}.rs"),
                _ => format!("{part}/generated/{below}/api.rs"),
            };
            let path = format!("src/{name}/{file}");
            let code = &files.files[std::path::Path::new(&path)];
            let (place, items) = match part {
                "openapi" => (format!("{file} {wanted}"), value_at(code, wanted)),
                _ => (file.clone(), items_with(code, wanted)),
            };
            assert!(!items.is_empty(), "{name}: {file} has no {wanted:?}");
            let _ = writeln!(text, "==> {}\n\n{}\n", place.trim_end(), items.trim_end());
        }
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("feature_{name}"), text.trim_end());
        });
    }
}

/// Returns the items in a code file whose first line contains a string.
fn items_with(code: &str, wanted: &str) -> String {
    let items = code.split("\n\n").filter(|item| heading(item).contains(wanted));
    items.collect::<Vec<_>>().join("\n\n")
}

/// Returns the value at a path of names in a JSON document.
fn value_at(document: &str, names: &str) -> String {
    let document: Json = serde_json::from_str(document).unwrap();
    let value = names.split_whitespace().try_fold(&document, |value, name| value.get(name));
    value.map(|value| serde_json::to_string_pretty(value).unwrap()).unwrap_or_default()
}

/// Returns the first line of a Rust or TypeScript item that is neither a doc nor an attribute.
fn heading(item: &str) -> &str {
    item.lines().find(|line| !line.starts_with(['/', '#']) && !line.starts_with(" *")).unwrap_or_default()
}

/// Checks that a file is planned if and only if the domain has content of that kind.
#[test]
fn the_plan_matches_the_emitted_code() {
    for name in features() {
        let description = feature(&name).unwrap();
        let parts: Vec<Part<'_>> = plan(&description).files.into_iter().map(|file| file.part).collect();
        for (_, def) in description.defs() {
            let with_it = parts.iter().filter(|part| **part == Part::Models(&def.domain));
            assert_eq!(with_it.count(), 1, "{name}: {}", def.name);
        }
        for domain in &description.domains {
            let kinds = [ImplKind::Codec, ImplKind::Schema, ImplKind::Arbitrary, ImplKind::Writers];
            let impls = kinds.map(|kind| Part::Impls(kind, domain));
            for part in impls.into_iter().chain([Part::Models(domain), Part::Client("models", domain)]) {
                let Ok(Content::Rust { code, .. }) = content(&description, "spec", &part) else {
                    panic!("{part:?} is not a module")
                };
                let planned = parts.iter().any(|planned| match (planned, &part) {
                    (Part::Client(_, planned), Part::Client(_, domain)) => planned == domain,
                    _ => *planned == part,
                });
                assert_eq!(planned, !code.is_empty(), "{name}: {part:?}");
            }
        }
    }
}

#[test]
fn unspecified_points_are_listed() {
    let description = feature("unstated").unwrap();
    let points = open_points(&description).into_iter();
    let points: Vec<String> = points.map(|(item, point)| format!("{item}: {}", point.text)).collect();
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("unstated_points", points.join("\n"));
    });
}

/// Returns the tests in a feature's module: the round trips of its types and its `run.rs`.
fn tests_of(name: &str) -> String {
    let description = feature(name).unwrap();
    let is_json = |kind: &DefKind| match kind {
        DefKind::Object(object) => object.is_json(),
        DefKind::Union(_) | DefKind::Enum(_) | DefKind::Id(_) => true,
        DefKind::Shared(_) | DefKind::Grammar(_) => false,
    };
    let types = description.defs().map(|(_, def)| def).filter(|def| is_json(&def.kind));
    let calls: String = types
        .map(|def| format!("crate::round_trip::<super::models::{}::{}>();", def.domain, def.name))
        .collect();
    let mut tests = format!(
        "#[cfg(test)] #[allow(deprecated)] mod tests {{ #[test] fn values_decode_to_themselves() {{ {calls} }} }}\n"
    );
    let run = fixtures().join("features").join(name).join("run.rs");
    if run.exists() {
        let _ = writeln!(tests, "#[cfg(test)] #[path = {run:?}] mod run;");
    }
    tests
}

/// Compiles and runs the code of all features. All fixtures are modules of a single crate, so that one build suffices.
/// The tests of a fixture compare the writers' output with the encoder's output, and both outputs with the decoded
/// values.
#[test]
fn the_code_of_every_feature_compiles_and_passes_its_tests() {
    let folder = common::scratch("features");
    scratch_crate(
        &folder,
        "features",
        r#"
[dependencies]
arbitrary = { version = "1", default-features = false }
axum = { version = "0.8", default-features = false }
bytes = "1"
http = "1"
schemars = { version = "1", default-features = false, features = ["std"] }
serde_core = { version = "1", default-features = false, features = ["std"] }
serde_json = { version = "1", default-features = false, features = ["std"] }
specwright-client = { path = 'CRATES/specwright-client', default-features = false, features = ["testing", "tokio", "tower"] }
wayfare-service = { path = 'CRATES/service', default-features = false }
wayfare-validation = { path = 'CRATES/validation', features = ["arbitrary", "schemars"] }
specwright-core = { path = 'CRATES/specwright-core', features = ["arbitrary", "base64", "schemars", "uuid"] }

[dev-dependencies]
bytes = "1"
futures-core = "0.3"
tokio = { version = "1", features = ["macros", "rt"] }
"#,
    );
    let mut root = String::from("#![deny(missing_docs)]\n//! All features.\n");
    root.push_str(&read(fixtures().join("features/round_trip.rs")));
    for (module, file) in [("desk", "desk.rs"), ("serving", "features/serving.rs")] {
        let path = fixtures().join(file);
        let _ = writeln!(root, "#[cfg(test)] #[macro_use] #[path = {path:?}] mod {module};");
    }
    for name in features() {
        for (path, text) in files_of(&name).files {
            write(folder.join(path), &text);
        }
        let _ = write!(root, "\n/// {name}\npub mod {name} {{\n");
        root.push_str(&tests_of(&name));
        for part in ["models", "client", "limits", "service"] {
            let _ = write!(
                root,
                "    /// {part}\n    #[path = \"{part}/generated/mod.rs\"]\n    pub mod {part};\n"
            );
        }
        root.push_str("}\n");
    }
    write(folder.join("src/lib.rs"), &root);
    let checked = cargo(&folder, &["test", "--lib", "--all-features"]);
    let ran = succeeded(&checked);
    assert!(ran.contains(" passed; 0 failed"), "{ran}");
    let warnings = String::from_utf8_lossy(&checked.stderr);
    assert_eq!(warnings, "", "generated code must compile without warnings");
}
