//! Documents as tests. The helpers find the code blocks of a document, run its commands and compare the output with the
//! text.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use super::{root, scratch_target, tidy};

/// The text that marks the end of a command's output. The exit code follows.
const END: &str = "=== exit code ";

/// Setup of a shell. Its `cargo` function replaces Cargo's builds of this workspace with the programs that were built
/// for the tests. Projects outside the workspace use the workspace's dependency versions, which are available offline.
const PRELUDE: &str = r#"
exec 2>&1
trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
cargo() {
    case "$*" in
    'run -p wayfare -- '*) wayfare "${@:5}" ;;
    'xtask '*) xtask "${@:2}" ;;
    *)
        [[ -e Cargo.lock || ! -e Cargo.toml ]] || cp "$WORKSPACE_LOCK" Cargo.lock
        LD_PRELOAD= command cargo "$@"
        ;;
    esac
}
"#;

/// A code block of a document.
pub struct Block {
    /// Instructions for the test, from a comment `<!-- test: .. -->` before the block.
    pub test: String,
    pub language: String,
    pub text: String,
}

/// Returns the code blocks of a document. Blocks of list items are indented.
pub fn blocks(document: &str) -> Vec<Block> {
    let mut lines = document.lines();
    let (mut blocks, mut before) = (Vec::new(), "");
    while let Some(line) = lines.next() {
        let trimmed = line.trim_start();
        let Some(language) = trimmed.strip_prefix("```") else {
            before = if trimmed.is_empty() { before } else { trimmed };
            continue;
        };
        let indent = line.len() - trimmed.len();
        let text = lines.by_ref().take_while(|line| line.trim_start() != "```");
        let text = text.map(|line| format!("{}\n", line.get(indent..).unwrap_or_default())).collect();
        let test = before.strip_prefix("<!-- test: ").and_then(|test| test.strip_suffix(" -->"));
        blocks.push(Block { test: test.unwrap_or_default().to_owned(), language: language.to_owned(), text });
        before = "";
    }
    blocks
}

/// Runs each command of a `console` block with `run`, and compares the output with the block. `..` or `...` in the
/// block matches any text.
#[track_caller]
pub fn run_console(block: &str, mut run: impl FnMut(&str) -> String) {
    assert!(block.starts_with("$ "), "expected the block to start with a command: {block}");
    for part in format!("\n{block}").split("\n$ ").skip(1) {
        let mut lines = part.lines().peekable();
        let mut command = lines.next().unwrap_or_default().to_owned();
        while let Some(line) = lines.next_if(|line| command.ends_with('\\') || line.starts_with("> ")) {
            command = format!("{command}\n{}", line.strip_prefix("> ").unwrap_or(line));
        }
        let shown = tidy(&lines.collect::<Vec<_>>().join("\n")).replace("...", "..");
        assert_shown(&command, &tidy(&run(&command)), &shown);
    }
}

/// Checks that a command printed the shown output.
#[track_caller]
fn assert_shown(command: &str, printed: &str, shown: &str) {
    if !shown.contains("..") {
        assert_eq!(printed, shown, "{command}");
        return;
    }
    let mut rest = printed;
    for (number, part) in shown.split("..").map(str::trim).enumerate() {
        let at = rest.find(part).unwrap_or_else(|| panic!("{command}: no {part:?} in\n{printed}"));
        assert!(number > 0 || at == 0, "{command}: expected {part:?} at the start of\n{printed}");
        rest = &rest[at + part.len()..];
    }
    assert!(shown.ends_with("..") || rest.is_empty(), "{command}: trailing {rest:?} in\n{printed}");
}

/// A bash that runs the commands of a document, with variables, a current folder and background jobs.
pub struct Shell {
    bash: Child,
    output: BufReader<ChildStdout>,
}

impl Shell {
    /// Starts a shell in a folder and runs the definitions in `prelude`. `set` sets the environment.
    pub fn new(folder: &Path, prelude: &str, set: impl FnOnce(&mut Command)) -> Self {
        let mut command = Command::new("bash");
        command.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.env("PATH", path([programs()])).env("WORKSPACE_LOCK", root().join("Cargo.lock"));
        command.env("CARGO_TARGET_DIR", scratch_target()).env("CARGO_NET_OFFLINE", "true");
        for name in ["CI", "INSTA_UPDATE", "RUSTFLAGS"] {
            command.env_remove(name);
        }
        set(&mut command);
        let mut bash = command.spawn().unwrap();
        let output = BufReader::new(bash.stdout.take().unwrap());
        let mut shell = Shell { bash, output };
        shell.run(&format!("{PRELUDE}{prelude}"));
        shell
    }

    /// Returns the output of a command, which must succeed. For an expected failure, a document prints the exit code.
    #[track_caller]
    pub fn run(&mut self, command: &str) -> String {
        let stdin = self.bash.stdin.as_mut().unwrap();
        // The command must not read the commands that follow.
        writeln!(stdin, "{{ {command}\n}} </dev/null; printf '\\n{END}%s\\n' $?").unwrap();
        let mut printed = String::new();
        let code = loop {
            let start = printed.len();
            assert!(
                self.output.read_line(&mut printed).unwrap() > 0,
                "{command}: the shell ended\n{printed}"
            );
            if let Some(code) = printed[start..].strip_prefix(END) {
                break code.trim().to_owned();
            }
        };
        assert_eq!(code, "0", "exit code of {command}\n{printed}");
        printed.truncate(printed.rfind(END).unwrap() - 1);
        printed
    }
}

/// Ends the shell and its background jobs.
impl Drop for Shell {
    fn drop(&mut self) {
        drop(self.bash.stdin.take());
        let _ = self.bash.wait();
    }
}

/// Returns the folder of the programs that were built for the tests.
pub fn programs() -> PathBuf {
    std::env::current_exe().unwrap().ancestors().nth(2).unwrap().to_owned()
}

/// Returns a search path with these folders, followed by the search path of this process.
pub fn path(folders: impl IntoIterator<Item = PathBuf>) -> OsString {
    let inherited = std::env::var_os("PATH").unwrap();
    std::env::join_paths(folders.into_iter().chain(std::env::split_paths(&inherited))).unwrap()
}
