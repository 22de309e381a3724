//! The log of `wayfare serve`, and its end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, ExitStatus};
use std::time::{Duration, Instant};

use crate::support::{spawn, wayfare};

/// What a test waits for at most; without a fault it does not.
const LONG: Duration = Duration::from_secs(60);

/// A service whose stderr the test reads, or does not.
struct Served {
    child: Child,
    addr: String,
}

impl Served {
    fn start(words: &str) -> Self {
        let mut child = spawn(&mut wayfare(&format!("serve --addr 127.0.0.1:0 --pace 0 {words}")));
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.split_whitespace().nth(1).unwrap().trim_start_matches("http://").to_owned();
        Served { child, addr }
    }

    /// Makes calls that are logged, one after another on one connection.
    fn call(&self, times: usize) {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        for call in 0..times {
            // At once: the system waits before it sends the second of two small packets.
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

    /// The answer to a request of a connection of its own, as text.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn send(&self, signal: &str) {
        let (signal, id) = (format!("-{signal}"), self.child.id().to_string());
        assert!(Command::new("kill").args([signal, id]).status().unwrap().success());
    }

    fn ended(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None if begin.elapsed() > LONG => panic!("it does not end"),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        }
    }

    fn stderr(&mut self) -> BufReader<ChildStderr> {
        BufReader::new(self.child.stderr.take().unwrap())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_stderr_that_nobody_reads_holds_up_neither_calls_nor_the_end() {
    let mut served = Served::start("");
    let unread = served.stderr();
    served.call(2_000);
    served.send("TERM");
    assert_eq!(served.ended().code(), Some(0));
    drop(unread);
}

#[test]
fn a_reader_that_was_too_slow_is_told_what_it_missed() {
    let mut served = Served::start("--log-buffer 4KiB");
    served.call(2_000);
    let dropped = |line: &String| -> Option<usize> { line.rsplit_once("dropped=")?.1.parse().ok() };
    let mut lines = served.stderr().lines().map(Result::unwrap);
    let told = lines.find(|line| line.contains("not read fast enough")).unwrap();
    assert!((1..2_000).contains(&dropped(&told).unwrap()), "{told}");
    served.send("TERM");
    let rest: Vec<_> = lines.collect();
    assert_eq!(served.ended().code(), Some(0));
    // More may have been dropped before the reader had caught up, and then that is told, too.
    let last = rest.iter().rev().find_map(dropped).unwrap();
    assert!((dropped(&told).unwrap()..2_000).contains(&last), "{told}");
    assert!(rest.iter().any(|line| line.contains("lines of the log were dropped dropped=")), "{last}");
    assert!(rest.last().unwrap().ends_with("Stopped."), "{}", rest.last().unwrap());
}

#[test]
fn the_log_can_be_lines_of_json_to_the_last() {
    let mut served = Served::start("--log-format json");
    served.call(1);
    served.send("TERM");
    let lines: Vec<String> = served.stderr().lines().map(Result::unwrap).collect();
    let lines: Vec<serde_json::Value> =
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.last().unwrap()["message"], "Stopped.");
    assert!(lines.iter().any(|line| line["level"] == "INFO"
        && line["message"].as_str().is_some_and(|text| text.starts_with("answered"))));
}

#[test]
fn proxies_origins_rates_and_names_of_keys_reach_the_service() {
    let words =
        "--key shop=s3cret-key --trusted-proxy 127.0.0.1 --cors-origin https://a.example --address-rate 1";
    let mut served = Served::start(words);
    let answers = [(); 2].map(|()| {
        served.ask(
            "GET /api/affiliate/autocomplete/v1/flights?searchTerm=boston&apiKey=s3cret-key HTTP/1.0\r\nhost: a\r\n\
             x-forwarded-for: 192.0.2.7\r\norigin: https://a.example\r\n\r\n",
        )
    });
    assert!(answers[0].starts_with("HTTP/1.0 200"), "{}", answers[0]);
    assert!(answers[0].contains("access-control-allow-origin: https://a.example\r\n"), "{}", answers[0]);
    assert!(answers[1].starts_with("HTTP/1.0 429"), "{}", answers[1]);
    served.send("TERM");
    let log: Vec<_> = served.stderr().lines().map(Result::unwrap).collect();
    assert!(log.iter().any(|line| line.contains("client=192.0.2.7") && line.contains("shop")), "{log:?}");
    assert!(!log.iter().any(|line| line.contains("s3cret-key")), "{log:?}");
}

#[test]
fn calls_that_were_cut_off_show_in_the_exit_code() {
    let mut served = Served::start("--grace 0s");
    let mut stream = TcpStream::connect(&served.addr).unwrap();
    stream.write_all(b"GET /api/4.0/hotelfeed?apiKey=any HTTP/1.1\r\nhost: a\r\n\r\n").unwrap();
    // The rest is more than the system keeps for one that does not read.
    stream.read_exact(&mut [0; 16]).unwrap();
    served.send("TERM");
    assert_eq!(served.ended().code(), Some(5));
    assert!(served.stderr().lines().any(|line| line.unwrap().contains("cut_calls=1")));
}

#[test]
fn a_hang_up_is_logged_and_stops_nothing() {
    if crate::interrupt::is_ignored("HUP") {
        // Tests that are to outlive their terminal hand that on to the command.
        return;
    }
    let mut served = Served::start("");
    let mut lines = served.stderr().lines().map(Result::unwrap);
    for _ in 0..2 {
        served.send("HUP");
        assert!(lines.any(|line| line.contains("SIGHUP is ignored")));
    }
    served.call(1);
    served.send("TERM");
    assert_eq!(served.ended().code(), Some(0));
}
