//! Public documents of many makers, which `fetch` brings: each is imported, checked and generated.

use std::path::PathBuf;

use xtask::codegen::{describe, generate, plan};
use xtask::import::import;

#[test]
#[ignore = "needs documents: `xtask/tests/import/fetch DIR`, then IMPORT_DOCUMENTS=DIR"]
fn public_documents_are_imported() {
    let folder = PathBuf::from(std::env::var_os("IMPORT_DOCUMENTS").expect("IMPORT_DOCUMENTS"));
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut faults = 0;
    for path in paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "json")) {
        let name = path.file_stem().unwrap().to_string_lossy();
        let imported = match import(&std::fs::read_to_string(path).unwrap()) {
            Ok(imported) => imported,
            Err(error) => {
                println!("| {name} | {error} |");
                continue;
            }
        };
        let count = imported.count;
        let regenerates = match describe(&imported.sources()) {
            Ok(description) => generate(&description, &plan::plan(&description), "spec")
                .map(|_| ())
                .map_err(|error| error.to_string()),
            Err(report) => Err(report.to_string()),
        };
        println!(
            "| {name} | {} of {} | {} | {} of {} | {} |",
            count.operations,
            count.all_operations,
            count.definitions,
            count.fields - count.as_json,
            count.fields,
            if regenerates.is_ok() { "yes" } else { "no" },
        );
        if let Err(report) = regenerates {
            faults += 1;
            println!("{report}");
        }
    }
    assert_eq!(faults, 0, "descriptions that do not regenerate");
}
