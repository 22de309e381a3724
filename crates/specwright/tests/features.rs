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

/// The parts of the generated code that demonstrate each feature. Each part is a file, and either a string in the first
/// line of an item or a path of names to a value in the OpenAPI document. An empty string selects the whole file.
const SHOWN: &[(&str, &[(&str, &str)])] = &[
    (
        "also",
        &[
            ("models", "struct Book "),
            ("models/impls", "object! { Book "),
            ("models/impls", "union! { Cover "),
            ("models/schema", "for Book "),
        ],
    ),
    (
        "answers",
        &[
            ("client", "enum "),
            ("client", "<'_>"),
            ("service", ""),
            ("openapi", ""),
            ("typescript", "function "),
        ],
    ),
    (
        "binary",
        &[
            ("client", "<'_>"),
            ("client", "static BOOKS_PRINT"),
            ("client", "enum "),
            ("client", "Content for"),
            ("service", "impl From"),
            ("openapi", "paths /books/{id}/cover put"),
            ("typescript", "const BOOKS_PRINT"),
            ("typescript", "function print"),
        ],
    ),
    (
        "bodies",
        &[
            ("client", "<'_>"),
            ("client", "enum "),
            ("openapi", "paths /prices post"),
            ("openapi", "paths /motto put"),
            ("typescript", "function choose"),
        ],
    ),
    (
        "bounds",
        &[("models", "struct "), ("models/impls", "Validate for"), ("models/arbitrary", "for BookSearch")],
    ),
    (
        "credentials",
        &[
            ("client", "static "),
            ("client/mod", "static "),
            ("service/mod", "static "),
            ("openapi", ""),
            ("typescript", "const "),
            ("typescript/create-client", "const "),
        ],
    ),
    ("defaults", &[("models/impls", "defaults! { BookSearch "), ("models/schema", "for BookSearch")]),
    (
        "deprecated",
        &[
            ("models", "struct Book "),
            ("models", "enum "),
            ("models/impls", "! { BookQuery"),
            ("client", "<'_>"),
            ("client/mod", "pub mod"),
            ("openapi", "components schemas Binding"),
            ("typescript", "interface BookQuery"),
        ],
    ),
    (
        "entries",
        &[
            ("models", "struct Loan "),
            ("models/impls", "object! { Loan "),
            ("models/impls", "object! { Extra"),
            ("models/impls", "Validate for LoanRequest"),
            ("models/schema", "for Fee "),
            ("typescript", "interface Loan "),
        ],
    ),
    ("enums", &[("models", "enum "), ("models/impls", "closed_text"), ("typescript", "type ")]),
    (
        "envelopes",
        &[
            ("client/mod", "static SERVICE"),
            ("client/mod", "fn read_error"),
            ("service/mod", "ApiErrors"),
            ("service/mod", "fn code_of"),
            ("typescript/create-client", "function "),
            ("typescript/index", "export "),
            ("typescript", "const BOOKS_READ"),
        ],
    ),
    (
        "events",
        &[
            ("client", "static "),
            ("client", "<'_>"),
            ("service", "static "),
            ("openapi", "paths /changes get"),
            ("typescript", "const "),
            ("typescript", "function "),
        ],
    ),
    (
        "form",
        &[
            ("client", "<'_>"),
            ("service", "static "),
            ("service", "fn books_routes"),
            ("models/impls", "SearchForm "),
            ("models/impls", "Validate for"),
            ("openapi", ""),
            ("typescript", "const "),
        ],
    ),
    ("grammar", &[("models", "struct "), ("models/impls", "query! ")]),
    (
        "headers",
        &[
            ("models/impls", "query! "),
            ("models/impls", "Validate for ChangeQuery"),
            ("service", "static BOOKS_CHANGE"),
            ("service", "enum "),
            ("openapi", "paths /books/{id} put parameters"),
            ("openapi", "paths /books/{id} delete responses"),
            ("typescript", "const BOOKS_CHANGE"),
            ("typescript", "function readBookHeaders"),
        ],
    ),
    (
        "idempotency",
        &[
            ("client", "static "),
            ("client", "<'_>"),
            ("openapi", "paths /loans post"),
            ("openapi", "paths /fines post x-description-idempotency-token"),
            ("typescript", "const "),
            ("typescript", "function lend"),
        ],
    ),
    ("ids", &[("models", "struct "), ("models/impls", "specwright_core::")]),
    (
        "inline",
        &[("models", "struct "), ("models", "enum "), ("models/impls", "! { OrderLines"), ("openapi", "")],
    ),
    (
        "job",
        &[
            ("client", "Job"),
            ("client", "Exports<'_>"),
            ("openapi", "paths /transcripts post"),
            ("openapi", "paths /shelves/{shelf}/exports post x-description-job"),
            ("typescript", "TRANSCRIPT_JOB"),
        ],
    ),
    ("json", &[("models", "struct Book"), ("models/schema", "for Book"), ("models/arbitrary", "for Book")]),
    ("limits", &[("limits", "")]),
    ("lists", &[("models", "struct Book"), ("models/impls", "Validate for BookSearch")]),
    ("media", &[("client", "static "), ("service", "static "), ("openapi", ""), ("typescript", "const ")]),
    ("names", &[("client", "<'_>"), ("models", "struct Answer "), ("typescript", "")]),
    (
        "null",
        &[
            ("models", "struct Book"),
            ("models/impls", "! { Book"),
            ("models/impls", "Validate for Book"),
            ("models/arbitrary", "for Book "),
            ("models/writers", "BookWriter"),
            ("openapi", ""),
        ],
    ),
    ("openapi", &[("openapi", "")]),
    (
        "paging",
        &[
            ("client", "for BooksPaging"),
            ("client", "for RelatedPaging"),
            ("client", "for NumberedPaging"),
            ("client", "for SkippedPaging"),
            ("openapi", "paths /books get x-description-paging"),
            ("openapi", "paths /related get x-description-paging"),
            ("openapi", "paths /headed get x-description-paging"),
            ("openapi", "paths /numbered get x-description-paging"),
            ("openapi", "paths /counted post x-description-paging"),
            ("typescript", "const BOOKS_PAGES"),
            ("typescript", "const RELATED_PAGES"),
            ("typescript", "const NUMBERED_PAGES"),
            ("typescript", "function allSkipped"),
        ],
    ),
    (
        "presence",
        &[("models", "struct Book "), ("models/impls", "{ Book "), ("models/impls", "object! { Renewal ")],
    ),
    ("presence_of_a_type", &[("models", "struct Book ")]),
    ("protocol", &[("client", "Protocol"), ("models/impls", "impl From"), ("typescript", "")]),
    ("query", &[("client", "static "), ("client", "<'_>"), ("models/impls", "query! "), ("client/mod", "")]),
    (
        "recursion",
        &[
            ("models", "struct Rule"),
            ("models", "enum Condition"),
            ("models/impls", "! { Rule"),
            ("models/arbitrary", "for Condition"),
            ("models/writers", "RuleWriter"),
            ("models/schema", "for Rule"),
        ],
    ),
    (
        "references",
        &[("models", "struct Book "), ("models/impls", "lookups! { Book "), ("typescript", "function ")],
    ),
    (
        "repeat",
        &[
            ("client", "Protocol"),
            ("client", "<'_>"),
            ("models/impls", "! { ListQuery"),
            ("openapi", ""),
            ("typescript", "const "),
            ("typescript", "function "),
        ],
    ),
    ("rules", &[("models/impls", "Validate for")]),
    (
        "shared",
        &[
            ("models", "struct "),
            ("models/impls", "CountRequest"),
            ("models/impls", "! { Range"),
            ("models/impls", "! { ListQuery"),
            ("typescript", "interface "),
        ],
    ),
    (
        "stream",
        &[
            ("client", "<'_>"),
            ("client", "Feed"),
            ("models", "enum Word"),
            ("openapi", "paths /words get"),
            ("openapi", "paths /books get x-description-feed"),
            ("typescript", "function all"),
            ("typescript", "FEED"),
        ],
    ),
    ("types", &[("models", ""), ("typescript", "")]),
    (
        "union",
        &[
            ("models/impls", "union! { "),
            ("models/impls", "Validate for Vehicle"),
            ("models/arbitrary", "for Vehicle "),
            ("models/schema", "for Shape"),
            ("openapi", "components schemas Vehicle"),
            ("openapi", "components schemas VehicleShip properties loads"),
            ("typescript", "type Vehicle "),
        ],
    ),
    ("unreferenced", &[("models", "struct Shelf "), ("models/catalogue", "const TYPES")]),
    ("unstated", &[("models", "struct Book "), ("client", "<'_>"), ("limits", "")]),
    (
        "values",
        &[
            ("models/impls", "query! { FilesQuery"),
            ("models/impls", "object! { File "),
            ("models/impls", "Validate for FilesQuery"),
            ("models/arbitrary", "for File "),
            ("models/writers", "FileWriter"),
            ("openapi", "components schemas File"),
            ("typescript", "interface File "),
        ],
    ),
    ("writers", &[("models/writers", ""), ("models/writers/mod", "")]),
];

#[test]
fn generated_code_of_each_feature() {
    let with_fixture = features();
    let shown: Vec<&str> = SHOWN.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        with_fixture, shown,
        "every fixture must have shown parts, and every shown feature must have a fixture"
    );
    for (name, parts) in SHOWN {
        let files = files_of(name);
        let mut text = String::new();
        for (file, wanted) in *parts {
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
