//! The lifecycle of a Redis server.

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

/// A Redis server on this machine. Dropping the value stops the server and removes its files.
///
/// `start`, `stop`, `kill` and `restart` block until the server is in the requested state.
#[derive(Debug)]
pub struct RedisServer {
    options: Options,
    folder: PathBuf,
    ports: [u16; 2],
    /// The process, or `None` while the server is stopped.
    process: Option<Child>,
}

/// Maximum time for a server to start or to reply, on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(20);

impl RedisServer {
    /// Starts a server without persistence or a password.
    #[must_use]
    pub fn start() -> Self {
        RedisServer::start_with(Options::default())
    }

    /// Starts a server with these options.
    #[must_use]
    pub fn start_with(options: Options) -> Self {
        let folder = scratch_folder();
        if let Some([certificate, key]) = &options.certificate {
            fs::write(folder.join("certificate.pem"), certificate).unwrap();
            fs::write(folder.join("key.pem"), key).unwrap();
        }
        let mut server = RedisServer { options, folder, ports: [free_port(), free_port()], process: None };
        // Another process may take a port before the server binds to it.
        for _ in 0..5 {
            if server.try_restart() {
                return server;
            }
            server.ports = [free_port(), free_port()];
        }
        panic!("redis-server failed to start: {}", server.log())
    }

    /// Returns the host and port.
    #[must_use]
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.ports[0])
    }

    /// Returns the host and port for TLS. Nothing listens on the port unless the server has a certificate.
    #[must_use]
    pub fn tls_address(&self) -> String {
        format!("127.0.0.1:{}", self.ports[1])
    }

    /// Returns the URL of database 0, without a password.
    #[must_use]
    pub fn url(&self) -> String {
        format!("redis://{}", self.address())
    }

    /// Sends SIGTERM to the server, as an operator would, and waits until it has exited.
    pub fn stop(&mut self) {
        self.signal(Signal::TERM);
        self.wait();
    }

    /// Kills the server with SIGKILL, which simulates a crash.
    pub fn kill(&mut self) {
        self.signal(Signal::KILL);
        self.wait();
    }

    /// Pauses the server, so that it neither replies nor exits. The operating system still accepts connections.
    pub fn pause(&self) {
        self.signal(Signal::STOP);
    }

    /// Resumes the server after [`pause`](Self::pause).
    pub fn unpause(&self) {
        self.signal(Signal::CONT);
    }

    /// Restarts the server at the same address. The persisted data is loaded.
    pub fn restart(&mut self) {
        assert!(self.try_restart(), "redis-server failed to restart: {}", self.log());
    }

    /// Sends a command, whose words are separated by spaces, and returns the raw reply. Panics if the reply is an
    /// error.
    pub fn ask(&self, command: &str) -> String {
        expect_success(command, self.reply(command).unwrap())
    }

    /// Returns the reply to a command after authenticating with a password.
    pub fn ask_with_password(&self, password: &str, command: &str) -> String {
        let reply = self.reply(&format!("AUTH {password}\r\n{command}")).unwrap();
        expect_success(command, reply.trim_start_matches("+OK\r\n").to_owned())
    }

    /// Starts the server. Returns whether the server replies.
    fn try_restart(&mut self) -> bool {
        let configuration = self.folder.join("redis.conf");
        fs::write(&configuration, self.options.configuration(&self.folder, self.ports)).unwrap();
        let child = Command::new("redis-server")
            .arg(&configuration)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(child.expect("redis-server must be on the PATH"));
        let deadline = Instant::now() + TIMEOUT;
        while Instant::now() < deadline {
            if self.process.as_mut().is_none_or(|child| child.try_wait().unwrap().is_some()) {
                return false;
            }
            // If a password is required, the reply is NOAUTH, which shows only that the server accepts connections.
            if self
                .reply("PING")
                .is_ok_and(|reply| reply.starts_with("+PONG") || reply.starts_with("-NOAUTH"))
            {
                return true;
            }
            sleep(Duration::from_millis(5));
        }
        false
    }

    fn reply(&self, command: &str) -> std::io::Result<String> {
        let mut socket = TcpStream::connect(self.address())?;
        socket.set_read_timeout(Some(TIMEOUT))?;
        // After QUIT, the server sends its remaining replies and closes the connection.
        write!(socket, "{command}\r\nQUIT\r\n")?;
        let mut reply = String::new();
        socket.read_to_string(&mut reply)?;
        Ok(reply.trim_end().trim_end_matches("+OK").trim_end().to_owned())
    }

    fn signal(&self, signal: Signal) {
        let child = self.process.as_ref().expect("the server must be running");
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

fn expect_success(command: &str, reply: String) -> String {
    assert!(!reply.starts_with('-'), "{command}: {reply}");
    reply
}

/// Returns a number that is unique within this process.
fn next_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn scratch_folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("wayfare-redis-{}-{}", id(), next_number()));
    fs::create_dir_all(Path::new(&folder)).unwrap();
    folder
}

/// Returns a free port below the ephemeral port range, so that no outgoing connection takes it while the server is
/// stopped.
fn free_port() -> u16 {
    const FIRST: u32 = 20_000;
    const COUNT: u32 = 12_000;
    let ports = (0..COUNT).map(|_| FIRST + (id().wrapping_mul(97) + next_number()) % COUNT);
    let mut free = ports
        .filter_map(|port| u16::try_from(port).ok())
        .filter(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok());
    free.next().expect("a port must be free")
}
