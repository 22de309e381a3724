//! Tests of `wayfare serve --admin-addr`: metrics and health checks on a separate address.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};

use crate::support::{Response, Service, http, ran};

/// A service that also listens on an admin address.
struct Served {
    /// The service, whose log is not read.
    main: Service,
    admin: String,
}

impl Served {
    fn start(words: &str) -> Self {
        let (main, greeting) = Service::greeted(&format!("--admin-addr 127.0.0.1:0 {words}"));
        let url =
            greeting.iter().flat_map(|line| line.split_whitespace()).find(|word| word.ends_with("/metrics"));
        let admin = url.unwrap().trim_start_matches("http://").trim_end_matches("/metrics");
        Served { main, admin: admin.to_owned() }
    }

    /// Sends a request to the admin address.
    fn ask(&self, path: &str) -> Response {
        http(&self.admin, "GET", path, "", "")
    }
}

/// Makes a call with a long log line.
fn call(addr: &str) -> Response {
    http(addr, "GET", &format!("/{}", "nowhere/".repeat(60)), "", "")
}

#[test]
fn metrics_and_readiness_work_until_the_last_call() {
    let mut served = Served::start("");
    call(served.main.addr());
    let metrics = served.ask("/metrics").body;
    let sample = "\nwayfare_http_requests_total{operation=\"other\",status=\"404\"} 1\n";
    assert!(metrics.contains(sample), "{metrics}");
    assert_eq!(served.ask("/readyz").status(), "200");

    // The body of this call has not arrived yet.
    let mut open = TcpStream::connect(served.main.addr()).unwrap();
    let head =
        "POST /i/api/affiliate/search/flight/v1/poll?apiKey=a HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n";
    open.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).unwrap();
    while !served.ask("/metrics").body.contains("\nwayfare_http_requests_in_flight 1\n") {}
    served.main.signal("TERM");
    while served.ask("/readyz").status() == "200" {}
    let draining = served.ask("/readyz");
    assert!(draining.status() == "503" && draining.body.contains("draining"), "{draining:?}");
    assert_eq!(served.ask("/livez").status(), "200");
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
        let metrics = served.ask("/metrics").body;
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
    let (service, greeting) = Service::greeted("");
    assert_eq!(http(service.addr(), "GET", "/metrics", "", "").status(), "404");
    assert!(!greeting.iter().any(|line| line.contains("metrics")), "{greeting:?}");
}
