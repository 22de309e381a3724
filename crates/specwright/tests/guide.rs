//! Follows the steps in `docs/guide.md` literally in a new folder: runs the commands, compares their output, and
//! compiles the code. Also builds a project with a service and calls the service.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{cargo, lock, read, root, run_console, scratch, scratch_target, succeeded, write};

/// Returns the code blocks in the steps and their languages.
fn blocks() -> Vec<(String, String)> {
    let guide = read(root().join("crates/specwright/docs/guide.md"));
    let (_, steps) = guide.split_once("\n## An API of your own, step by step\n").unwrap();
    // The steps are list items, so all their lines are indented.
    let mut lines = steps.lines().map(|line| line.strip_prefix("   ").unwrap_or(line));
    let mut blocks = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((language.to_owned(), block.join("\n") + "\n"));
        }
    }
    blocks
}

#[test]
fn the_steps_of_the_guide_work() {
    let place = scratch("guide");
    std::os::unix::fs::symlink(root(), place.join("wayfare")).unwrap();
    let mut folder = place.clone();
    for (language, block) in blocks() {
        match language.as_str() {
            "console" => run_console(&block, |command| match command.strip_prefix("cd ") {
                Some(name) => {
                    folder = place.join(name);
                    lock(&folder);
                    String::new()
                }
                None => shell(&folder, command),
            }),
            "rust" => compile(&folder, &block),
            other => panic!("unsupported block language {other}"),
        }
    }
}

/// Returns the output of a command, which must succeed. If a failure is expected, the command in the guide prints the
/// exit code.
fn shell(folder: &Path, command: &str) -> String {
    let programs = Path::new(env!("CARGO_BIN_EXE_specwright")).parent().unwrap();
    let mut path = vec![programs.to_owned()];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap()));
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("exec 2>&1; {command}")).current_dir(folder);
    shell.env("PATH", std::env::join_paths(path).unwrap()).env("CARGO_TARGET_DIR", scratch_target());
    shell
        .env("CARGO_NET_OFFLINE", "true")
        .env_remove("RUSTFLAGS")
        .env_remove("INSTA_UPDATE")
        .env_remove("CI");
    succeeded(&shell.output().unwrap())
}

/// Compiles the body of an async function that calls the API.
fn compile(folder: &Path, body: &str) {
    let program = format!(
        "#[allow(dead_code)]\nasync fn calls() -> Result<(), specwright_client::Error> {{\n{body}Ok(())\n}}\n\nfn main() {{}}\n"
    );
    write(folder.join("examples/guide.rs"), &program);
    succeeded(&cargo(folder, &["check", "--example", "guide"]));
}

#[test]
fn a_project_with_a_service_responds() {
    let folder = new_project("served", &["--service"]);
    succeeded(&cargo(&folder, &["build", "--all-targets"]));
    let program = scratch_target().join("debug/served");
    let mut service = Command::new(program).arg("127.0.0.1:0").stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(service.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let (address, path) = line.trim_end().strip_prefix("http://").unwrap().split_once('/').unwrap();
    let known = get(address, path);
    let unknown = get(address, &path.replace("heysham", "atlantis"));
    service.kill().unwrap();
    service.wait().unwrap();
    assert!(known.contains("200 OK"), "{known}");
    assert!(known.contains(r#"{"at":"2027-03-14T06:12:00","height":912}"#), "{known}");
    assert!(unknown.contains("404 Not Found") && unknown.contains("unknown port `atlantis`"), "{unknown}");
}

/// Creates a project with `specwright init`, locked to the workspace's dependency versions.
fn new_project(name: &str, flags: &[&str]) -> PathBuf {
    let folder = scratch(&format!("init_{name}")).join(name);
    let mut init = Command::new(env!("CARGO_BIN_EXE_specwright"));
    init.arg("init").arg(&folder).arg("--path").arg(root()).args(flags);
    succeeded(&init.output().unwrap());
    lock(&folder);
    folder
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
