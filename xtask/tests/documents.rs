//! Runs the commands in the READMEs and in the operator's guide literally, and compares their output with the text.
//!
//! Commands run in a checkout, on the day for which the documents show output. Each block has its own shell, which
//! starts in the folder in which the previous block ended. A comment before a block, such as
//! `<!-- test: nightly, without output -->`, changes how the block is tested:
//!
//! - `nightly`: the block runs only in `.ci/nightly`, because it installs or builds something or needs further tools
//! - `without output`: the block doesn't show the output
//! - `during COMMAND`: the block runs while `wayfare serve` or another background job runs
//! - `in a copy`: the block runs in a copy of the description and the generated code, which it changes
//! - `file NAME`: the block is a file that later blocks use
//! - `in .ci/NAME`: the block's commands are in this script
//! - `not run: REASON`: the block is not run, for this reason
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use common::console::{Block, Shell, blocks, path, programs, run_console};
use common::{lock, names_in, read, root, scratch, scratch_target, succeeded, write};
use regex_lite::Regex;

/// The time at which the commands run: 2026-11-27, noon.
const NOW: u64 = 1_795_780_800;

/// Source code of a library that replaces the system clock of the programs that load it.
const CLOCK: &str = r"
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += OFFSET;
    return failed;
}
int gettimeofday(struct timeval *now, void *zone) {
    int failed = syscall(SYS_gettimeofday, now, zone);
    now->tv_sec += OFFSET;
    return failed;
}
";

/// Shell function that starts `wayfare serve` in the background, waits until the service is ready, prints its greeting,
/// and leaves it running until the end of the block.
const SERVE: &str = r#"
wayfare() {
    [[ $1 = serve ]] || { command wayfare "$@"; return; }
    : >served.log # so that the loop does not find the text of an earlier service
    command wayfare "$@" &>served.log &
    until grep -q 'Press Ctrl-C' served.log; do kill -0 $! || break; sleep 0.05; done
    cat served.log
}
"#;

/// Maximum number of blocks marked `not run`.
const MAX_NOT_RUN: usize = 10;

#[test]
fn commands_print_the_output_in_the_documents() {
    for program in ["specwright", "wayfare"] {
        assert!(programs().join(program).exists(), "no {program}: run `cargo build --workspace --bins`");
    }
    let clock = clock();
    let not_run: usize = std::thread::scope(|scope| {
        let follow = |document: String| Session::new(document, &clock).follow();
        let runs: Vec<_> = documents().map(|document| scope.spawn(move || follow(document))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).sum()
    });
    assert!(not_run <= MAX_NOT_RUN, "{not_run} blocks are marked `not run`, allowed at most {MAX_NOT_RUN}");
}

/// Returns the paths of the READMEs and of the operator's guide.
fn documents() -> impl Iterator<Item = String> {
    let crates = names_in(&root().join("crates")).into_iter().map(|name| format!("crates/{name}/README.md"));
    let others = ["README.md", "crates/service/deploy/README.md"].map(str::to_owned);
    others.into_iter().chain(crates).filter(|path| root().join(path).exists())
}

/// Returns whether `.ci/nightly` runs the test.
fn nightly() -> bool {
    std::env::var_os("WAYFARE_TEST_NIGHTLY").is_some()
}

/// Compiles the clock and returns its path.
fn clock() -> PathBuf {
    let folder = scratch("clock");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    write(folder.join("clock.c"), CLOCK);
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o", "clock.so", "clock.c"]);
    compiler.arg(format!("-DOFFSET={}", NOW.cast_signed() - now.cast_signed()));
    succeeded(&compiler.current_dir(&folder).output().unwrap());
    folder.join("clock.so")
}

/// The state of a run through a document's commands.
struct Session<'a> {
    document: String,
    clock: &'a Path,
    /// Folder that contains the checkout.
    place: PathBuf,
    /// Current folder.
    folder: PathBuf,
    /// Free port for `wayfare serve`.
    port: u16,
}

impl<'a> Session<'a> {
    fn new(document: String, clock: &'a Path) -> Self {
        let place = scratch(&format!("documents/{}", document.replace('/', "-")));
        let folder = place.join("wayfare");
        std::fs::create_dir(&folder).unwrap();
        // Projects next to the checkout belong to this workspace, not to the one whose target folder contains them.
        write(place.join("Cargo.toml"), "[workspace]\nresolver = '3'\nexclude = ['wayfare']\n");
        lock(&place);
        for name in names_in(root()).iter().filter(|name| !["target", ".git"].contains(&name.as_str())) {
            std::os::unix::fs::symlink(root().join(name), folder.join(name)).unwrap();
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Session { document, clock, place, folder, port }
    }

    /// Runs all blocks. Returns the number of blocks marked `not run`.
    fn follow(mut self) -> usize {
        let mut not_run = 0;
        for block in blocks(&read(root().join(&self.document))) {
            if let Some(name) = block.test.strip_prefix("file ") {
                write(self.folder.join(name), &self.local(&block.text));
            } else if let Some(script) = block.test.strip_prefix("in ")
                && script.starts_with(".ci/")
            {
                run_console(&block.text, |command| {
                    assert!(read(root().join(script)).contains(command), "{script} does not run {command}");
                    String::new()
                });
            } else if block.test.starts_with("not run: ") {
                not_run += 1;
            } else if block.language == "console" {
                self.run(&block);
            } else {
                let is_shell = ["bash", "sh", "shell"].contains(&block.language.as_str());
                assert!(
                    !is_shell,
                    "{}: found a block of {}, expected `console`",
                    self.document, block.language
                );
            }
        }
        not_run
    }

    /// Runs the commands of a block.
    fn run(&mut self, block: &Block) {
        let (test, job) = block.test.split_once("during ").unwrap_or((&block.test, ""));
        let parts: Vec<&str> = test.split(", ").filter(|part| !part.is_empty()).collect();
        let known = ["nightly", "in a copy", "without output"];
        assert!(parts.iter().all(|part| known.contains(part)), "{}: found {test:?}", self.document);
        let [is_nightly, is_copy, omits_output] = known.map(|part| parts.contains(&part));
        if is_nightly && !nightly() {
            return;
        }
        let mut shell = if is_copy { self.shell(&self.copy()) } else { self.shell(&self.folder) };
        if !job.is_empty() {
            shell.run(&self.local(job));
        }
        run_console(&masked(&self.local(&block.text)), |command| {
            let printed = shell.run(command);
            if omits_output { String::new() } else { masked(&printed) }
        });
        if !is_copy {
            self.folder = PathBuf::from(shell.run("pwd").trim());
        }
    }

    /// Replaces addresses and folders with the addresses and folders of this machine.
    fn local(&self, text: &str) -> String {
        text.replace("target/", &format!("{}/", scratch_target().display()))
            .replace("https://travel.example", "http://127.0.0.1:8080")
            .replace("store.example", "127.0.0.1")
            .replace("8080", &self.port.to_string())
            .replace("/usr/local", &self.installed())
            .replace("~/", &format!("{}/", self.place.join("home").display()))
    }

    /// Returns the folder in which `cargo install` installs programs.
    fn installed(&self) -> String {
        self.place.join("installed").display().to_string()
    }

    fn shell(&self, folder: &Path) -> Shell {
        Shell::new(folder, SERVE, |shell| {
            for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("WAYFARE_")) {
                shell.env_remove(name);
            }
            if nightly() {
                shell.env_remove("CARGO_NET_OFFLINE");
            }
            let installed = PathBuf::from(self.installed());
            shell
                .env("CARGO_INSTALL_ROOT", &installed)
                .env("PATH", path([installed.join("bin"), programs()]));
            shell.env("WAYFARE_SERVE_ADDR", format!("127.0.0.1:{}", self.port)).env("LD_PRELOAD", self.clock);
            shell.envs([("COLUMNS", "120"), ("LC_ALL", "C"), ("TZ", "UTC"), ("XDG_CONFIG_HOME", "/nowhere")]);
        })
    }

    /// Copies the description and the generated code.
    fn copy(&self) -> PathBuf {
        let copy = self.place.join("copy");
        std::fs::create_dir_all(copy.join("xtask")).unwrap();
        let copied = "spec Cargo.toml \
            $(find crates -type d -name node_modules -prune -o -type d -name generated -print)";
        self.shell(root()).run(&format!("tar -cf - {copied} | tar -xf - -C {}", copy.display()));
        copy
    }
}

/// Removes elapsed times, the phases that a search passes through, and messages about killed jobs.
fn masked(text: &str) -> String {
    let phases = Regex::new(r"(?m)^(first-phase|second-phase|partial|bash: line .* Killed)  .*\n").unwrap();
    let elapsed = Regex::new(r"(?m)^(complete  .*)  \d+\.\d s$").unwrap();
    elapsed.replace_all(&phases.replace_all(text, ""), "$1").into_owned()
}
