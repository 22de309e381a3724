//! Helpers that run the binary, alone or against a local service.

use std::borrow::BorrowMut;
use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// The outcome of running the binary.
#[derive(Debug)]
pub struct Ran {
    /// The command's arguments, for assertion messages.
    #[allow(dead_code, reason = "read by `Debug`")]
    words: String,
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// Creates the outcome of a command with these arguments.
    fn of(words: String, output: Output) -> Self {
        Ran {
            words,
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Asserts the exit code.
    #[track_caller]
    pub fn assert_code(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:?}");
        self
    }

    /// Parses stdout as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Asserts that stdout contains each of these strings.
    #[track_caller]
    pub fn assert_out(&self, texts: impl IntoIterator<Item = impl AsRef<str>>) {
        for text in texts {
            let text = text.as_ref();
            assert!(self.out.contains(text), "{text}: {self:?}");
        }
    }

    /// Asserts that stderr contains each of these strings.
    #[track_caller]
    pub fn assert_err(&self, texts: impl IntoIterator<Item = impl AsRef<str>>) {
        for text in texts {
            let text = text.as_ref();
            assert!(self.err.contains(text), "{text}: {self:?}");
        }
    }
}

/// Returns a command that runs the binary with these arguments, in an environment without settings.
pub fn wayfare(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wayfare"));
    command.args(words.split_whitespace()).stdin(Stdio::null());
    for name in ["BASE_URL", "API_KEY", "PROFILE", "CONFIG", "PUBLIC_URL", "PACE", "LOG"] {
        command.env_remove(format!("WAYFARE_{name}"));
    }
    for name in ["COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_HYPERLINK", "TERM"] {
        command.env_remove(name);
    }
    command.env("XDG_CONFIG_HOME", "/nowhere");
    command
}

/// Returns a command that runs the binary with these arguments, set up to search a service with a key.
pub fn client(words: &str, base_url: impl AsRef<OsStr>, key: &str) -> Command {
    let mut command = wayfare(words);
    command.env("WAYFARE_BASE_URL", base_url).env("WAYFARE_API_KEY", key);
    command
}

/// Runs a command to completion.
pub fn run(mut command: impl BorrowMut<Command>) -> Ran {
    let command = command.borrow_mut();
    let output = command.output().unwrap();
    let ran = Ran::of(format!("{:?}", command.get_args().collect::<Vec<_>>()), output);
    assert!(!ran.err.contains("panicked"), "{ran:?}");
    ran
}

/// Runs the binary with these arguments to completion.
pub fn ran(words: &str) -> Ran {
    run(wayfare(words))
}

/// Asserts that a command line is rejected: exit code 2, a message that contains `expected`, and nothing on stdout.
#[track_caller]
pub fn assert_rejected(words: &str, expected: &str) {
    let ran = ran(words).assert_code(2);
    ran.assert_err([expected]);
    assert_eq!(ran.out, "", "{words}");
}

/// Runs the binary with this input on stdin.
pub fn ran_with_input(words: &str, input: &[u8]) -> Ran {
    run_with_input(&mut wayfare(words), input)
}

/// Runs a command with this input on stdin.
pub fn run_with_input(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = spawn(command.stdin(Stdio::piped()));
    // A command that rejects its arguments doesn't read its input.
    let _ = child.stdin.take().unwrap().write_all(input);
    ended(child, &format!("{:?}", command.get_args().collect::<Vec<_>>()))
}

/// Checks all cases at the same time, since most of them wait for a deadline.
pub fn check_all<T: Send>(cases: impl IntoIterator<Item = T>, check: impl Fn(T) + Sync) {
    std::thread::scope(|scope| {
        for case in cases {
            scope.spawn(|| check(case));
        }
    });
}

/// Waits for a command to exit and returns its outcome. Stdout and stderr must be piped.
pub fn ended(child: Child, words: &str) -> Ran {
    Ran::of(words.to_owned(), child.wait_with_output().unwrap())
}

/// Spawns a command with piped stdout and stderr.
pub fn spawn(command: &mut Command) -> Child {
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Returns a command that runs `wayfare serve` on a free port, without waiting times.
fn serve(words: &str) -> Command {
    wayfare(&format!("serve --addr 127.0.0.1:0 --pace 0 {words}"))
}

/// A running service that stops when this value is dropped.
pub struct Service {
    pub child: Child,
    pub base_url: String,
}

impl Service {
    /// Starts `wayfare serve` on a free port.
    pub fn start(words: &str) -> Self {
        Service::spawn(&format!("--quiet {words}"), Stdio::null())
    }

    /// Starts `wayfare serve` on a free port. The log goes to `stderr`.
    pub fn spawn(words: &str, stderr: Stdio) -> Self {
        let mut command = serve(words);
        let mut child = command.stdout(Stdio::piped()).stderr(stderr).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Service::of(child, &line)
    }

    /// Starts `wayfare serve` on a free port, with a log, and returns the lines of its greeting as well.
    pub fn greeted(words: &str) -> (Self, Vec<String>) {
        let mut child = spawn(&mut serve(words));
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let greeting: Vec<_> = lines.take_while(|line| !line.starts_with("Press Ctrl-C")).collect();
        (Service::of(child, &greeting[0]), greeting)
    }

    /// Wraps a service that has printed this line with its base URL.
    fn of(child: Child, line: &str) -> Self {
        let base_url = line.split_whitespace().find(|word| word.contains("://")).unwrap();
        Service { child, base_url: base_url.to_owned() }
    }

    /// Returns the lines of the log, which must be piped.
    pub fn log(&mut self) -> impl Iterator<Item = String> + use<> {
        BufReader::new(self.child.stderr.take().unwrap()).lines().map(Result::unwrap)
    }

    /// Returns a command that runs the binary with these arguments, set up to search this service with this key.
    pub fn client(&self, key: &str, words: &str) -> Command {
        client(words, &self.base_url, key)
    }

    /// Returns the service's host and port.
    pub fn addr(&self) -> &str {
        self.base_url.trim_start_matches("http://")
    }

    /// Sends a signal such as `TERM`.
    pub fn signal(&self, signal: &str) {
        let (signal, id) = (format!("-{signal}"), self.child.id().to_string());
        assert!(Command::new("kill").args([signal, id]).status().unwrap().success());
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The response that [`http`] returns.
#[derive(Debug)]
pub struct Response {
    pub head: String,
    pub body: String,
}

impl Response {
    pub fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap()
    }

    /// Returns the value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(": "));
        fields.find(|field| field.0.eq_ignore_ascii_case(name)).map(|field| field.1)
    }
}

/// Sends a request on its own connection. Each of the headers ends with a line break.
pub fn http(addr: &str, method: &str, target: &str, headers: &str, body: &str) -> Response {
    let length = body.len();
    let mut stream = TcpStream::connect(addr).unwrap();
    let request = format!(
        "{method} {target} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\
         content-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    Response { head: head.to_owned(), body: body.to_owned() }
}

/// Returns a JSON object with some fields replaced.
pub fn with(object: &str, changes: &Value) -> String {
    let mut object: Value = serde_json::from_str(object).unwrap();
    object.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    object.to_string()
}

/// A temporary file that is deleted when this value is dropped.
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

/// A deadline that commands reach only if they wait, even on a busy machine.
pub const DEADLINE: &str = "--deadline 5s";

/// A base URL where nothing listens. The system never assigns port 1 to a listener that asks for a free port.
pub const UNREACHABLE_URL: &str = "http://127.0.0.1:1";
