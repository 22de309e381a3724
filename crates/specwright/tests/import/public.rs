//! Imports public documents, checks the descriptions, and generates code. The `fetch` script downloads the documents.

use std::path::PathBuf;

use specwright::import::{Count, import};

use super::round_trip::{compare, generated};

/// Prints a table with the share of each document that is imported, the outcome of code generation, and the result of
/// the round trip.
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
        "| document | operations | types | fields typed | regenerates | properties preserved | changes |"
    );
    println!("|---|---|---|---|---|---|---|");
    for path in paths {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let imported = match import(&text, &[]) {
            Ok(imported) => imported,
            Err(error) => {
                println!("| {name} | {error} |");
                continue;
            }
        };
        let Count { operations, all_operations, definitions, fields, as_json } = imported.count;
        let typed = fields - as_json;
        print!("| {name} | {operations} of {all_operations} | {definitions} | {typed} of {fields} ");
        match generated(&imported) {
            Ok(new) => {
                let comparison = compare(&serde_json::from_str(&text).unwrap(), &new);
                let (same, total) = (comparison.same, comparison.total());
                println!("| yes | {same} of {total} | {} |", comparison.shown());
            }
            Err(report) => {
                println!("| no |\n{report}");
                faults.push(name);
            }
        }
    }
    assert!(faults.is_empty(), "do not regenerate: {faults:?}");
}
