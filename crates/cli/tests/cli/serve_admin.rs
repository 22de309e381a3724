//! Tests of `wayfare serve --admin-addr`: metrics and health checks on a separate address.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{ChildStderr, Stdio};

use crate::support::{Service, ask, ran, spawn, wayfare};

/// A service that also listens on an admin address.
struct Served {
    main: Service,
    /// The log, kept open but not read.
    _unread: ChildStderr,
    admin: String,
}

impl Served {
    fn start(words: &str) -> Self {
        let words = format!("serve --addr 127.0.0.1:0 --admin-addr 127.0.0.1:0 --pace 0 {words}");
        let mut child = spawn(&mut wayfare(&words));
        let greeting = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let greeting: Vec<_> = greeting.take_while(|line| !line.starts_with("Press Ctrl-C")).collect();
        let unread = child.stderr.take().unwrap();
        let url =
            |line: &str| line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        let admin = url(greeting.iter().find(|line| line.contains("/metrics")).unwrap());
        let admin = admin.trim_start_matches("http://").trim_end_matches("/metrics").to_owned();
        Served { main: Service::of(child, &url(&greeting[0])), admin, _unread: unread }
    }

    /// Sends a request to the admin address.
    fn ask(&self, path: &str) -> String {
        ask(&self.admin, &format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"))
    }
}

/// Makes a call whose log line is longer than the response.
fn call(addr: &str) -> String {
    let path = "nowhere/".repeat(60);
    ask(addr, &format!("GET /{path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"))
}

#[test]
fn metrics_and_readiness_work_until_the_last_call() {
    let mut served = Served::start("");
    call(served.main.addr());
    let metrics = served.ask("/metrics");
    let sample = "\nwayfare_http_requests_total{operation=\"other\",status=\"404\"} 1\n";
    assert!(metrics.contains(sample), "{metrics}");
    assert!(served.ask("/readyz").starts_with("HTTP/1.1 200 "));

    // The body of this call has not arrived yet.
    let mut open = TcpStream::connect(served.main.addr()).unwrap();
    let head =
        "POST /i/api/affiliate/search/flight/v1/poll?apiKey=a HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n";
    open.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).unwrap();
    while !served.ask("/metrics").contains("\nwayfare_http_requests_in_flight 1\n") {}
    served.main.signal("TERM");
    while served.ask("/readyz").starts_with("HTTP/1.1 200 ") {}
    let draining = served.ask("/readyz");
    assert!(draining.starts_with("HTTP/1.1 503 ") && draining.contains("draining"), "{draining}");
    assert!(served.ask("/livez").starts_with("HTTP/1.1 200 "));
    open.write_all(b"{}").unwrap();
    let mut answer = String::new();
    open.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    assert_eq!(served.main.child.wait().unwrap().code(), Some(0));
    assert!(TcpStream::connect(&served.admin).is_err());
}

#[test]
fn dropped_log_lines_are_counted() {
    let served = Served::start("--log-buffer 1KiB");
    let dropped = || {
        let metrics = served.ask("/metrics");
        let value = metrics.lines().find_map(|line| line.strip_prefix("wayfare_log_lines_dropped_total "));
        value.unwrap().parse::<f64>().unwrap()
    };
    assert_eq!(dropped(), 0.0);
    // The log is larger than a pipe's buffer.
    (0..200).for_each(|_| drop(call(served.main.addr())));
    assert!(dropped() >= 1.0);
}

#[test]
fn admin_addresses_in_use_exit_with_3_and_name_the_option() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap();
    let ran = ran(&format!("serve --addr 127.0.0.1:0 --admin-addr {addr}")).assert_code(3);
    ran.assert_err([&format!("the address {addr} is in use")]);
    ran.assert_err(["choose another with --admin-addr"]);
}

#[test]
fn the_admin_address_is_off_by_default() {
    let mut child =
        wayfare("serve --addr 127.0.0.1:0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let greeting: Vec<_> = lines.take_while(|line| !line.starts_with("Press Ctrl-C")).collect();
    let addr = greeting[0].split_whitespace().nth(1).unwrap().trim_start_matches("http://");
    let request = "GET /metrics HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    assert!(ask(addr, request).starts_with("HTTP/1.1 404 "));
    assert!(!greeting.iter().any(|line| line.contains("metrics")), "{greeting:?}");
    child.kill().unwrap();
    child.wait().unwrap();
}
