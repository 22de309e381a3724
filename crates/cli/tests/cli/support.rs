//! Runs the binary, and a service beside it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// What a run of the binary came to.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The binary with these words, in an environment of its own, in which nothing is set.
pub fn wayfare(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wayfare"));
    command.args(words.split_whitespace()).stdin(Stdio::null());
    for name in
        ["WAYFARE_BASE_URL", "WAYFARE_API_KEY", "WAYFARE_PROFILE", "WAYFARE_CONFIG", "WAYFARE_PUBLIC_URL"]
    {
        command.env_remove(name);
    }
    for name in ["WAYFARE_PACE", "WAYFARE_LOG"] {
        command.env_remove(name);
    }
    for name in ["COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_HYPERLINK", "TERM"] {
        command.env_remove(name);
    }
    command.env("XDG_CONFIG_HOME", "/nowhere");
    command
}

/// Runs a command to its end.
pub fn run(mut command: Command) -> Ran {
    let output = command.output().unwrap();
    let ran = Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert!(!ran.err.contains("panicked"), "{ran:?}");
    ran
}

/// Runs the binary with these words to its end.
pub fn ran(words: &str) -> Ran {
    run(wayfare(words))
}

/// Asserts that a command line makes no sense: 2, with a reason that says this, and nothing on stdout.
pub fn assert_refused(words: &str, says: &str) {
    let ran = ran(words);
    assert_eq!(ran.code, Some(2), "{words}: {ran:?}");
    assert!(ran.err.contains(says), "{words}: {ran:?}");
    assert_eq!(ran.out, "", "{words}");
}

/// Runs the binary with something on its stdin.
pub fn ran_with_input(words: &str, input: &[u8]) -> Ran {
    let mut child = spawn(wayfare(words).stdin(Stdio::piped()));
    // One that refuses its command line does not read.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Starts a command with its outputs on pipes.
pub fn spawn(command: &mut Command) -> Child {
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// A service that runs as long as this is kept.
pub struct Service {
    child: Child,
    pub base_url: String,
}

impl Service {
    /// Starts `wayfare serve` at a free port.
    pub fn start(words: &str) -> Self {
        let mut command = wayfare(&format!("serve --quiet --addr 127.0.0.1:0 --pace 0 {words}"));
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut base_url = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut base_url).unwrap();
        Service::of(child, base_url.trim())
    }

    /// A service that has told its base URL.
    pub fn of(child: Child, base_url: &str) -> Self {
        Service { child, base_url: base_url.to_owned() }
    }

    /// The binary with these words, searching this service with that key.
    pub fn client(&self, key: &str, words: &str) -> Command {
        let mut command = wayfare(words);
        command.env("WAYFARE_BASE_URL", &self.base_url).env("WAYFARE_API_KEY", key);
        command
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The answer to a request that asks for the end of its connection.
pub fn ask(addr: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// A file that is gone with the test.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("wayfare-{}-{name}", std::process::id()));
        let file = Scratch(path);
        file.write(text);
        file
    }

    pub fn write(&self, text: &str) {
        std::fs::write(&self.0, text).unwrap();
    }

    pub fn path(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A base URL that nobody listens at.
pub fn deserted() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    format!("http://{}", listener.local_addr().unwrap())
}
