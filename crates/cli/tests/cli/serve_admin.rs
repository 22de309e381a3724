//! `wayfare serve --admin-addr`: metrics and health checks beside the service.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStderr, Command, Stdio};

use crate::support::{ask, ran, spawn, wayfare};

/// A service with an address for operators.
struct Served {
    child: Child,
    /// Its log, which nobody reads.
    _unread: ChildStderr,
    main: String,
    admin: String,
}

impl Served {
    fn start(words: &str) -> Self {
        let words = format!("serve --addr 127.0.0.1:0 --admin-addr 127.0.0.1:0 --pace 0 {words}");
        let mut child = spawn(&mut wayfare(&words));
        let greeting = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let greeting: Vec<_> = greeting.take_while(|line| !line.starts_with("Ctrl-C")).collect();
        let unread = child.stderr.take().unwrap();
        let addr = |line: &str| {
            let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
            url.trim_start_matches("http://").trim_end_matches("/metrics").to_owned()
        };
        let admin = greeting.iter().find(|line| line.contains("/metrics")).unwrap();
        Served { main: addr(&greeting[0]), admin: addr(admin), _unread: unread, child }
    }

    /// The answer of the address for operators.
    fn ask(&self, path: &str) -> String {
        ask(&self.admin, &format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"))
    }

    fn terminate(&self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A call, longer in the log than in the answer.
fn call(addr: &str) -> String {
    let path = "nowhere/".repeat(60);
    ask(addr, &format!("GET /{path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"))
}

#[test]
fn it_tells_metrics_and_readiness_until_the_last_call_is_answered() {
    let mut served = Served::start("");
    call(&served.main);
    let metrics = served.ask("/metrics");
    let sample = "\nwayfare_http_requests_total{operation=\"other\",status=\"404\"} 1\n";
    assert!(metrics.contains(sample), "{metrics}");
    assert!(served.ask("/readyz").starts_with("HTTP/1.1 200 "));

    // A call whose body has not come.
    let mut open = TcpStream::connect(&served.main).unwrap();
    let head =
        "POST /i/api/affiliate/search/flight/v1/poll?apiKey=a HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n";
    open.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).unwrap();
    while !served.ask("/metrics").contains("\nwayfare_http_requests_in_flight 1\n") {}
    served.terminate();
    while served.ask("/readyz").starts_with("HTTP/1.1 200 ") {}
    let draining = served.ask("/readyz");
    assert!(draining.starts_with("HTTP/1.1 503 ") && draining.contains("draining"), "{draining}");
    assert!(served.ask("/livez").starts_with("HTTP/1.1 200 "));
    open.write_all(b"{}").unwrap();
    let mut answer = String::new();
    open.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    assert_eq!(served.child.wait().unwrap().code(), Some(0));
    assert!(TcpStream::connect(&served.admin).is_err());
}

#[test]
fn lines_that_the_log_has_dropped_count() {
    let served = Served::start("--log-buffer 1KiB");
    let dropped = || {
        let metrics = served.ask("/metrics");
        let value = metrics.lines().find_map(|line| line.strip_prefix("wayfare_log_lines_dropped_total "));
        value.unwrap().parse::<f64>().unwrap()
    };
    assert_eq!(dropped(), 0.0);
    // More than a pipe holds.
    (0..200).for_each(|_| drop(call(&served.main)));
    assert!(dropped() >= 1.0);
}

#[test]
fn an_admin_address_in_use_is_3_and_names_its_option() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap();
    let ran = ran(&format!("serve --addr 127.0.0.1:0 --admin-addr {addr}"));
    assert_eq!(ran.code, Some(3));
    assert!(ran.err.contains(&format!("the address {addr} is in use")), "{ran:?}");
    assert!(ran.err.contains("name another with --admin-addr"), "{ran:?}");
}

#[test]
fn there_is_no_admin_address_unless_it_is_named() {
    let mut child =
        wayfare("serve --addr 127.0.0.1:0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let greeting: Vec<_> = lines.take_while(|line| !line.starts_with("Ctrl-C")).collect();
    let addr = greeting[0].split_whitespace().nth(1).unwrap().trim_start_matches("http://");
    let request = "GET /metrics HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    assert!(ask(addr, request).starts_with("HTTP/1.1 404 "));
    assert!(!greeting.iter().any(|line| line.contains("metrics")), "{greeting:?}");
    child.kill().unwrap();
    child.wait().unwrap();
}
