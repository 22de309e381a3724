//! Tests of the files that the generator writes, through the library and through the binary.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::{feature, fixtures, read, root, scratch, write};
use specwright::{Options, changes, generate, plan, regenerate};

/// A folder that contains a description in two files and the generated code.
struct Workspace {
    options: Options,
}

impl Workspace {
    fn new(name: &str) -> Self {
        let folder = scratch(name);
        let features = fixtures().join("features");
        let service = read(features.join("service.toml")).replace("FEATURE", "books");
        write(folder.join("spec/service.toml"), &service);
        write(folder.join("spec/api.toml"), &read(features.join("protocol/api.toml")));
        Workspace { options: Options { spec: folder.join("spec"), out: folder } }
    }

    fn path(&self, path: &str) -> PathBuf {
        self.options.out.join(path)
    }

    /// Returns all files by path.
    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut found = BTreeMap::new();
        collect(&self.options.out, &mut found);
        found
    }

    /// Runs the binary on the workspace.
    fn specwright(&self, arguments: &[&str]) -> Output {
        run(Command::new(env!("CARGO_BIN_EXE_specwright"))
            .args(arguments)
            .arg("--spec")
            .arg(&self.options.spec)
            .arg("--out")
            .arg(&self.options.out))
    }
}

/// Runs the binary in a folder.
fn specwright_in(folder: &Path, arguments: &[&str]) -> Output {
    run(Command::new(env!("CARGO_BIN_EXE_specwright")).args(arguments).current_dir(folder))
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap()
}

fn collect(folder: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else {
            found.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
}

fn error_of(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Checks that any other file in the OpenAPI document's folder is an orphan, but that subfolders are ignored.
#[test]
fn an_orphan_next_to_the_document_is_found() {
    let workspace = Workspace::new("orphan_beside_the_document");
    regenerate(&workspace.options).unwrap();
    write(workspace.path("src/books/openapi/generated/old.json"), "{}");
    write(workspace.path("src/books/openapi/generated/below/notes.md"), "Ours.");
    let found = changes(&workspace.options).unwrap();
    let paths: Vec<_> = found.iter().map(|change| change.path.to_string_lossy().into_owned()).collect();
    assert_eq!(paths, ["src/books/openapi/generated/old.json"]);
}

#[test]
fn a_second_run_changes_nothing() {
    let workspace = Workspace::new("write_twice");
    let first = regenerate(&workspace.options).unwrap();
    assert!(first.len() > 10);
    let files = workspace.files();
    assert!(regenerate(&workspace.options).unwrap().is_empty());
    assert_eq!(workspace.files(), files);
}

#[test]
fn output_is_independent_of_the_folder() {
    let (here, there) = (Workspace::new("write_here"), Workspace::new("write_there"));
    regenerate(&here.options).unwrap();
    regenerate(&there.options).unwrap();
    let bytes = |workspace: &Workspace| workspace.files().into_values().collect::<Vec<_>>();
    assert_eq!(bytes(&here), bytes(&there));
}

#[test]
fn orphans_are_removed_and_neighbours_are_not() {
    let workspace = Workspace::new("write_orphans");
    regenerate(&workspace.options).unwrap();
    let files = workspace.files();
    write(workspace.path("src/books/models/lib.rs"), "// by hand");
    write(workspace.path("src/books/models/generated/old.rs"), "// no longer described");
    write(workspace.path("src/books/models/generated/impls/old.rs"), "// no longer described");
    assert_eq!(regenerate(&workspace.options).unwrap().len(), 2);
    let mut left = workspace.files();
    assert_eq!(left.remove(&workspace.path("src/books/models/lib.rs")).as_deref(), Some(&b"// by hand"[..]));
    assert_eq!(left, files);
}

#[cfg(unix)]
#[test]
fn targets_of_links_are_kept() {
    let workspace = Workspace::new("write_links");
    regenerate(&workspace.options).unwrap();
    write(workspace.path("mine/diary.txt"), "dear diary");
    let link = workspace.path("src/books/models/generated/mine");
    std::os::unix::fs::symlink(workspace.path("mine"), &link).unwrap();
    assert_eq!(regenerate(&workspace.options).unwrap().len(), 1);
    assert!(!link.exists());
    assert_eq!(read(workspace.path("mine/diary.txt")), "dear diary");
}

#[test]
fn check_lists_outdated_files() {
    let workspace = Workspace::new("write_check");
    assert!(workspace.specwright(&["generate"]).status.success());
    let output = workspace.specwright(&["generate", "--check"]);
    assert!(output.status.success());
    assert!(output.stdout.is_empty() && output.stderr.is_empty());

    let edited = workspace.path("src/books/models/generated/api.rs");
    fs::write(&edited, read(&edited).replace("pub node:", "pub knot:")).unwrap();
    fs::remove_file(workspace.path("src/books/client/generated/mod.rs")).unwrap();
    write(workspace.path("src/books/limits/generated/old.rs"), "// no longer described");
    let before = workspace.files();
    let output = workspace.specwright(&["generate", "--check"]);
    let folder = workspace.options.out.display().to_string();
    let diff = error_of(&output).replace(&folder, "FOLDER");
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("check", diff);
    });
    assert_eq!(workspace.files(), before, "a check must not write files");

    let output = workspace.specwright(&["generate"]);
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "wrote src/books/client/generated/mod.rs\nremoved src/books/limits/generated/old.rs\n\
         wrote src/books/models/generated/api.rs\n"
    );
    assert_eq!(workspace.specwright(&["generate", "--check"]).status.code(), Some(0));
    assert_eq!(workspace.specwright(&["generate"]).stdout, b"everything is up to date\n");
}

/// Checks that a truncated file and a file that is not UTF-8 count as edited.
#[test]
fn binary_and_truncated_files_are_rewritten() {
    let workspace = Workspace::new("write_bytes");
    regenerate(&workspace.options).unwrap();
    let files = workspace.files();
    fs::write(workspace.path("src/books/models/generated/api.rs"), [0xFF, 0xFE, 0x00]).unwrap();
    fs::write(workspace.path("src/books/models/generated/mod.rs"), "").unwrap();
    assert!(
        error_of(&workspace.specwright(&["generate", "--check"]))
            .contains("2 generated files are out of date")
    );
    regenerate(&workspace.options).unwrap();
    assert_eq!(workspace.files(), files);
}

#[test]
fn problems_of_the_description_are_printed() {
    let workspace = Workspace::new("write_bad");
    write(
        workspace.path("spec/more.toml"),
        "[type.Shelf]\ndoc = \"A shelf.\"\nfields = { floor = \"integr\" }\n",
    );
    for arguments in [&["generate"][..], &["generate", "--check"]] {
        let error = error_of(&workspace.specwright(arguments));
        assert!(error.starts_with("error: nothing uses `Shelf`\n --> spec/more.toml:1:7\n"), "{error}");
        assert!(error.contains("did you mean `integer`?"), "{error}");
        assert!(error.ends_with("2 problems in the description\n"), "{error}");
    }
    assert!(!workspace.path("src").exists());
}

#[test]
fn missing_folders_are_reported() {
    let workspace = Workspace::new("write_folders");
    let missing = Options { spec: workspace.path("nowhere"), ..workspace.options.clone() };
    let error = changes(&missing).unwrap_err().to_string();
    assert!(error.contains("nowhere: "), "{error}");
    fs::create_dir(workspace.path("empty")).unwrap();
    let empty = Options { spec: workspace.path("empty"), ..workspace.options.clone() };
    let error = changes(&empty).unwrap_err().to_string();
    assert!(error.ends_with("empty: the folder has no spec files (*.toml)"), "{error}");
    write(workspace.path("spec/odd.toml"), "");
    fs::write(workspace.path("spec/odd.toml"), b"# one\n# two \xFF\n").unwrap();
    let error = changes(&workspace.options).unwrap_err().to_string();
    assert!(error.contains("odd.toml:2: the byte 0xff is not UTF-8"), "{error}");
}

/// Checks that the command exits normally if the reader closes the pipe early, as `head` does.
#[test]
fn a_closed_pipe_is_not_an_error() {
    let exit = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_specwright"));
        let mut child =
            command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop((child.stdout.take(), child.stderr.take()));
        child.wait().unwrap().code()
    };
    let document = fixtures().join("import/library-3.0.json");
    let folder = scratch("write_pipe");
    let (document, folder) = (document.to_str().unwrap(), folder.to_str().unwrap());
    let spec = root().join("spec");
    for (arguments, code) in [
        (&["help"][..], 0),
        (&["unstated", "--spec", spec.to_str().unwrap()], 0),
        (&["import", document, "--out", folder], 0),
        (&["diff", folder, folder, "--json"], 0),
        (&["diff", folder, "nowhere"], 2),
        (&["generate", "--check", "--spec", folder, "--out", folder], 1),
        (&["generate", "--spec", folder, "--out", folder], 0),
        (&["frobnicate"], 1),
    ] {
        assert_eq!(exit(arguments), Some(code), "{arguments:?}");
    }
}

/// Checks the errors for a file in place of a folder and for a folder in place of a file. These errors occur even for
/// the root user.
#[test]
fn unwritable_paths_are_reported() {
    let workspace = Workspace::new("write_unwritable");
    write(workspace.path("src/books/models"), "a file where a folder has to be");
    let error = error_of(&workspace.specwright(&["generate"]));
    assert!(error.contains("src/books/models"), "{error}");
    assert!(!error.contains("panicked"), "{error}");

    let workspace = Workspace::new("write_folder_for_a_file");
    fs::create_dir_all(workspace.path("src/books/limits/generated/limits.rs")).unwrap();
    let error = error_of(&workspace.specwright(&["generate"]));
    assert!(error.contains("src/books/limits/generated/limits.rs: "), "{error}");
}

/// Checks the error for a read-only folder. Skips the check if the user may write anywhere.
#[cfg(unix)]
#[test]
fn a_read_only_folder_is_named() {
    use std::os::unix::fs::PermissionsExt as _;

    let workspace = Workspace::new("write_read_only");
    regenerate(&workspace.options).unwrap();
    let folder = workspace.path("src/books/models/generated");
    let file = folder.join("api.rs");
    fs::write(&file, "edited").unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).unwrap();
    let may_write_anywhere = fs::write(folder.join("probe"), "").is_ok();
    let output = workspace.specwright(&["generate"]);
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    if !may_write_anywhere {
        assert!(error_of(&output).contains("src/books/models/generated/api.rs: "));
        assert_eq!(read(&file), "edited", "a file must be replaced as a whole or not at all");
    }
}

/// Checks that paths are relative to the current folder, and that the language schema is written next to the
/// description.
#[test]
fn relative_folders_work_from_anywhere() {
    let workspace = Workspace::new("write_relative");
    let inside = |spec: &str, out: &str| {
        specwright_in(&workspace.options.spec, &["generate", "--spec", spec, "--out", out])
    };
    assert!(inside(".", "../elsewhere").status.success());
    assert!(workspace.path("spec/description.schema.json").exists());
    let code = read(workspace.path("elsewhere/src/books/models/generated/api.rs"));
    assert!(
        code.starts_with("// Generated by `cargo xtask regenerate` from `spec/api.toml`. Do not edit.\n"),
        "{code}"
    );
    assert_eq!(inside("../spec", "../elsewhere").stdout, b"everything is up to date\n");
}

#[test]
fn every_generated_file_has_a_header() {
    let workspace = Workspace::new("write_headers");
    for change in regenerate(&workspace.options).unwrap() {
        let text = change.new.unwrap();
        let start: String = text.lines().take(3).collect();
        assert!(
            start.contains("Generated by `cargo xtask regenerate` from ") && start.contains("Do not edit."),
            "{start}"
        );
    }
}

/// Checks that emitters report missing parts as errors. The checks of the description would reject these descriptions
/// earlier.
#[test]
fn missing_parts_are_errors_of_the_generator() {
    for name in ["protocol", "repeat", "stream", "job", "paging"] {
        let mut description = feature(name).unwrap();
        description.operations.iter_mut().for_each(|operation| operation.answers.clear());
        let error = generate(&description, &plan::plan(&description), "spec").unwrap_err().to_string();
        assert!(error.contains(".rs: `") && error.contains("` has no response"), "{name}: {error}");
    }
}
