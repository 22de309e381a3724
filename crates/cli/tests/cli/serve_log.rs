//! Tests of the log and the shutdown of `wayfare serve`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Service, http};

/// Maximum time that a test waits. The full time elapses only if something is wrong.
const LONG: Duration = Duration::from_secs(60);

/// A service whose stderr the test may read.
struct Served(Service);

impl Served {
    fn start(words: &str) -> Self {
        Served(Service::spawn(words, Stdio::piped()))
    }

    /// Makes logged calls, one after another, on a single connection.
    fn call(&self, times: usize) {
        let mut stream = TcpStream::connect(self.0.addr()).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        for call in 0..times {
            // Sends the request in a single write, because the system delays the second of two small packets.
            let request = format!("GET /nothing/here?call={call} HTTP/1.1\r\nhost: a\r\n\r\n");
            stream.write_all(request.as_bytes()).unwrap();
            let mut answer = BufReader::new(&mut stream);
            let (mut line, mut length) = (String::new(), 0);
            while line != "\r\n" {
                line.clear();
                answer.read_line(&mut line).unwrap_or_else(|error| panic!("call {call}: {error}"));
                if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap();
                }
            }
            answer.read_exact(&mut vec![0; length]).unwrap();
        }
    }

    fn ended(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            match self.0.child.try_wait().unwrap() {
                Some(status) => break status,
                None if begin.elapsed() > LONG => panic!("the service does not exit"),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        }
    }
}

#[test]
fn unread_stderr_blocks_neither_calls_nor_shutdown() {
    let mut served = Served::start("");
    let unread = served.0.log();
    served.call(2_000);
    served.0.signal("INT");
    assert_eq!(served.ended().code(), Some(0));
    drop(unread);
}

#[test]
fn slow_log_readers_get_the_number_of_dropped_lines() {
    let mut served = Served::start("--log-buffer 4KiB");
    served.call(2_000);
    let dropped = |line: &String| -> Option<usize> { line.rsplit_once("dropped=")?.1.parse().ok() };
    let mut lines = served.0.log();
    let line = lines.find(|line| line.contains("not read fast enough")).unwrap();
    assert!((1..2_000).contains(&dropped(&line).unwrap()), "{line}");
    served.0.signal("TERM");
    let rest: Vec<_> = lines.collect();
    assert_eq!(served.ended().code(), Some(0));
    // Lines that were dropped before the reader caught up are reported as well.
    let last = rest.iter().rev().find_map(dropped).unwrap();
    assert!((dropped(&line).unwrap()..2_000).contains(&last), "{line}");
    assert!(rest.iter().any(|line| line.contains("log lines were dropped dropped=")), "{last}");
    assert!(rest.last().unwrap().ends_with("Stopped."), "{}", rest.last().unwrap());
}

#[test]
fn every_line_of_a_json_log_is_json() {
    let mut served = Served::start("--log-format json");
    served.call(1);
    served.0.signal("TERM");
    let lines: Vec<String> = served.0.log().collect();
    let lines: Vec<serde_json::Value> =
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.last().unwrap()["message"], "Stopped.");
    assert!(lines.iter().any(|line| line["level"] == "INFO"
        && line["message"].as_str().is_some_and(|text| text.starts_with("answered"))));
}

#[test]
fn settings_reach_the_service() {
    let words =
        "--key shop=s3cret-key --trusted-proxy 127.0.0.1 --cors-origin https://a.example --address-rate 1";
    let mut served = Served::start(words);
    let target = "/api/affiliate/autocomplete/v1/flights?searchTerm=boston&apiKey=s3cret-key";
    let headers = "x-forwarded-for: 192.0.2.7\r\norigin: https://a.example\r\n";
    let [first, second] = [(); 2].map(|()| http(served.0.addr(), "GET", target, headers, ""));
    assert_eq!(
        (first.status(), first.header("access-control-allow-origin")),
        ("200", Some("https://a.example")),
        "{first:?}"
    );
    assert_eq!(second.status(), "429", "{second:?}");
    served.0.signal("TERM");
    let log: Vec<_> = served.0.log().collect();
    assert!(log.iter().any(|line| line.contains("client=192.0.2.7") && line.contains("shop")), "{log:?}");
    assert!(!log.iter().any(|line| line.contains("s3cret-key")), "{log:?}");
}

#[test]
fn cut_off_calls_change_the_exit_code() {
    let mut served = Served::start("--grace 0s");
    let mut stream = TcpStream::connect(served.0.addr()).unwrap();
    stream.write_all(b"GET /api/4.0/hotelfeed?apiKey=any HTTP/1.1\r\nhost: a\r\n\r\n").unwrap();
    // The remaining response exceeds the system's buffers for a client that doesn't read.
    stream.read_exact(&mut [0; 16]).unwrap();
    served.0.signal("TERM");
    assert_eq!(served.ended().code(), Some(5));
    assert!(served.0.log().any(|line| line.contains("unfinished_calls=1")));
}

#[test]
fn hang_ups_are_logged_and_do_not_stop_the_service() {
    if crate::interrupt::is_ignored("HUP") {
        // The tests run with SIGHUP ignored, and the command inherits this disposition.
        return;
    }
    let mut served = Served::start("");
    let mut lines = served.0.log();
    for _ in 0..2 {
        served.0.signal("HUP");
        assert!(lines.any(|line| line.contains("SIGHUP is ignored")));
    }
    served.call(1);
    served.0.signal("TERM");
    assert_eq!(served.ended().code(), Some(0));
}
