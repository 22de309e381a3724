//! Imports large public documents, and compiles the generated code. The `fetch` script extracts the documents.

use std::path::PathBuf;

use specwright::import::{Count, import};

use super::compile;
use super::round_trip::{compare, generated};

/// Lowest share of operations that must be imported, in percent.
const LEAST_SHARE: usize = 97;

/// Prints a table with the operations of each document that are imported or lost, and the result of the round trip.
#[test]
#[ignore = "needs documents: `crates/specwright/tests/import/fetch DIR`, then IMPORT_DOCUMENTS=DIR"]
fn public_documents_are_imported() {
    let folder = std::env::var_os("IMPORT_DOCUMENTS").map(PathBuf::from).unwrap();
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|extension| extension == "json")).collect();
    paths.sort();
    let mut faults = Vec::new();
    println!(
        "| document | operations | lost | share | types | fields typed | compiles | properties preserved |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for path in paths {
        let name = path.file_stem().unwrap().to_string_lossy().replace('-', "_");
        let text = std::fs::read_to_string(&path).unwrap();
        let imported = import(&text, &[]).unwrap_or_else(|error| panic!("{name}: {error}"));
        let Count { operations, all_operations, definitions, fields, as_json } = imported.count;
        let (lost, typed) = (all_operations - operations, fields - as_json);
        let share = operations as f64 / all_operations as f64 * 100.0;
        if operations * 100 < all_operations * LEAST_SHARE {
            faults.push(format!("{name}: {operations} of {all_operations} operations"));
        }
        let new = generated(&imported).unwrap_or_else(|report| panic!("{name}:\n{report}"));
        let same = compare(&serde_json::from_str(&text).unwrap(), &new);
        let (same, total) = (same.same, same.total());
        let compiled = compile("public", [(name.as_str(), imported)]);
        let compiles = if compiled.status.success() { "yes" } else { "no" };
        println!(
            "| {name} | {operations} of {all_operations} | {lost} | {share:.1} % | {definitions} | {typed} of {fields} | {compiles} | {same} of {total} |"
        );
        if !compiled.status.success() {
            faults.push(format!("{name}:\n{}", String::from_utf8_lossy(&compiled.stderr)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
