//! A server, from its start to its end.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio, id};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::Options;

/// A Redis server on this machine. It ends with this value, and its files with it.
///
/// Its methods block: they wait until the server is where it shall be.
#[derive(Debug)]
pub struct RedisServer {
    options: Options,
    folder: PathBuf,
    ports: [u16; 2],
    /// `None` while it is stopped.
    process: Option<Child>,
}

/// Time that a server may take to answer or to end, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

impl RedisServer {
    /// A server that keeps nothing and lets anybody in.
    #[must_use]
    pub fn start() -> Self {
        RedisServer::start_with(Options::default())
    }

    /// A server with these options.
    #[must_use]
    pub fn start_with(options: Options) -> Self {
        let folder = scratch_folder();
        if let Some([certificate, key]) = &options.certificate {
            fs::write(folder.join("certificate.pem"), certificate).unwrap();
            fs::write(folder.join("key.pem"), key).unwrap();
        }
        let mut server = RedisServer { options, folder, ports: [free_port(), free_port()], process: None };
        // Somebody else may take a port before the server does.
        for _ in 0..5 {
            if server.try_resume() {
                return server;
            }
            server.ports = [free_port(), free_port()];
        }
        panic!("redis-server does not start: {}", server.log())
    }

    /// Host and port.
    #[must_use]
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.ports[0])
    }

    /// Host and port for TLS, if it has a certificate.
    #[must_use]
    pub fn tls_address(&self) -> String {
        format!("127.0.0.1:{}", self.ports[1])
    }

    /// The URL of its database 0, without a password.
    #[must_use]
    pub fn url(&self) -> String {
        format!("redis://{}", self.address())
    }

    /// Asks it to end, as an operator does, and waits for that.
    pub fn stop(&mut self) {
        self.signal(Signal::TERM);
        self.wait();
    }

    /// Ends it as a loss of power would.
    pub fn kill(&mut self) {
        self.signal(Signal::KILL);
        self.wait();
    }

    /// Lets it neither answer nor end. Connections are still accepted by the system.
    pub fn pause(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on after a pause.
    pub fn unpause(&self) {
        self.signal(Signal::CONT);
    }

    /// Starts it again where it was, with what it has kept.
    pub fn resume(&mut self) {
        assert!(self.try_resume(), "redis-server does not start again: {}", self.log());
    }

    /// What it answers to a command of words without spaces, as it is on the wire. It has to obey.
    pub fn ask(&self, command: &str) -> String {
        obeyed(command, self.answer(command).unwrap())
    }

    /// What it answers to who knows its password.
    pub fn ask_with_password(&self, password: &str, command: &str) -> String {
        let answer = self.answer(&format!("AUTH {password}\r\n{command}")).unwrap();
        obeyed(command, answer.trim_start_matches("+OK\r\n").to_owned())
    }

    /// Whether it runs and answers then.
    fn try_resume(&mut self) -> bool {
        let configuration = self.folder.join("redis.conf");
        fs::write(&configuration, self.options.configuration(&self.folder, self.ports)).unwrap();
        let child = Command::new("redis-server")
            .arg(&configuration)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(child.expect("redis-server has to be on the path"));
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            if self.process.as_mut().is_none_or(|child| child.try_wait().unwrap().is_some()) {
                return false;
            }
            // A password may be missing, but not what it has kept.
            if self
                .answer("PING")
                .is_ok_and(|answer| answer.starts_with("+PONG") || answer.starts_with("-NOAUTH"))
            {
                return true;
            }
            sleep(Duration::from_millis(5));
        }
        false
    }

    fn answer(&self, command: &str) -> std::io::Result<String> {
        let mut socket = TcpStream::connect(self.address())?;
        socket.set_read_timeout(Some(PATIENCE))?;
        // With QUIT the server closes the connection after its answers.
        write!(socket, "{command}\r\nQUIT\r\n")?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer)?;
        Ok(answer.trim_end().trim_end_matches("+OK").trim_end().to_owned())
    }

    fn signal(&self, signal: Signal) {
        let child = self.process.as_ref().expect("the server runs");
        kill_process(Pid::from_child(child), signal).unwrap();
    }

    fn wait(&mut self) {
        if let Some(mut child) = self.process.take() {
            child.wait().unwrap();
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for RedisServer {
    fn drop(&mut self) {
        if let Some(mut child) = self.process.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn obeyed(command: &str, answer: String) -> String {
    assert!(!answer.starts_with('-'), "{command}: {answer}");
    answer
}

/// A number that no other server of this process has.
fn next_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn scratch_folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("wayfare-redis-{}-{}", id(), next_number()));
    fs::create_dir_all(Path::new(&folder)).unwrap();
    folder
}

/// A port below those that systems give to outgoing connections, so that nobody takes it while the server is stopped.
fn free_port() -> u16 {
    const FIRST: u32 = 20_000;
    const COUNT: u32 = 12_000;
    let ports = (0..COUNT).map(|_| FIRST + (id().wrapping_mul(97) + next_number()) % COUNT);
    let mut free = ports
        .filter_map(|port| u16::try_from(port).ok())
        .filter(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok());
    free.next().expect("a port is free")
}
