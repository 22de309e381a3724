//! Follows the steps in `docs/guide.md` literally in a new folder: runs the commands, compares their output, and
//! compiles the code. Also builds a project with a service and calls the service.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::console::{Shell, blocks, run_console};
use common::{cargo, lock, read, root, scratch, scratch_target, succeeded, write};

#[test]
fn the_steps_of_the_guide_work() {
    let guide = read(root().join("crates/specwright/docs/guide.md"));
    let (_, steps) = guide.split_once("\n## An API of your own, step by step\n").unwrap();
    let place = scratch("guide");
    std::os::unix::fs::symlink(root(), place.join("wayfare")).unwrap();
    let mut shell = Shell::new(&place, "", |_| {});
    for block in blocks(steps) {
        match block.language.as_str() {
            "console" => run_console(&block.text, |command| shell.run(command)),
            "rust" => compile(&place.join("tides"), &block.text),
            other => panic!("unsupported block language {other}"),
        }
    }
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
