//! A service that returns fixed responses.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::process::Command;
use std::sync::{Arc, Mutex};

use crate::support::client;

/// A service that returns the given responses in order, one for each call. Then the service repeats the last response,
/// or leaves connections open.
pub struct Canned {
    base_url: String,
    calls: Arc<Mutex<Vec<String>>>,
    bodies: Arc<Mutex<Vec<String>>>,
    heads: Arc<Mutex<Vec<String>>>,
}

impl Canned {
    /// Starts the service on a free port. The service stops when the process exits.
    pub fn start(answers: Vec<(u16, String)>) -> Self {
        Canned::raw(in_json(&answers))
    }

    /// Starts a service that returns the same response to each call.
    pub fn with_body(body: impl Into<String>) -> Self {
        Canned::start(vec![(200, body.into())])
    }

    /// Starts a service that leaves connections open and unanswered after the last response.
    pub fn start_then_stall(answers: Vec<(u16, String)>) -> Self {
        Canned::serve(|_| in_json(&answers), true)
    }

    /// Starts a service with raw HTTP responses. The service closes the connection after each response.
    pub fn raw(answers: Vec<Vec<u8>>) -> Self {
        Canned::serve(|_| answers, false)
    }

    /// Starts a service with raw HTTP responses, which may contain its base URL. If `stalls` is set, the service leaves
    /// connections open after the last response.
    pub fn serve(answers: impl FnOnce(&str) -> Vec<Vec<u8>>, stalls: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base_url = format!("http://{}", listener.local_addr().unwrap());
        let answers = answers(&base_url);
        let calls = Arc::new(Mutex::new(Vec::new()));
        let bodies = Arc::new(Mutex::new(Vec::new()));
        let heads = Arc::new(Mutex::new(Vec::new()));
        let (heard, read, seen) = (Arc::clone(&calls), Arc::clone(&bodies), Arc::clone(&heads));
        std::thread::spawn(move || {
            let mut stalled = Vec::new();
            for (index, stream) in listener.incoming().enumerate() {
                let mut stream = stream.unwrap();
                let mut reader = BufReader::new(&stream);
                let mut call = String::new();
                if reader.read_line(&mut call).is_err() || call.is_empty() {
                    continue;
                }
                heard.lock().unwrap().push(call.split(' ').nth(1).unwrap().to_owned());
                let (head, body) = rest_of(&mut reader);
                seen.lock().unwrap().push(head);
                read.lock().unwrap().push(body);
                if stalls && index >= answers.len() {
                    stalled.push(stream);
                    continue;
                }
                // A stopped command might not read the whole response.
                let _ = stream.write_all(&answers[index.min(answers.len() - 1)]);
            }
        });
        Canned { base_url, calls, bodies, heads }
    }

    /// Returns the base URL of the service.
    pub fn base_url(&self) -> &str {
        &self.base_url
    }

    /// Returns the binary with these arguments, set up to search this service.
    pub fn client(&self, words: &str) -> Command {
        client(words, &self.base_url, "top-secret")
    }

    /// Returns the path and query of each call so far, without the parameters that identify the caller.
    pub fn calls(&self) -> Vec<String> {
        let is_shown = |pair: &&str| !["apiKey=", "userTrackId="].iter().any(|name| pair.starts_with(name));
        let shown = |call: &String| {
            let (path, query) = call.split_once('?').unwrap_or((call, ""));
            let pairs: Vec<_> = query.split('&').filter(is_shown).collect();
            format!("{path}?{}", pairs.join("&"))
        };
        self.calls.lock().unwrap().iter().map(shown).collect()
    }

    /// Returns the target of each call so far, followed by the headers in lowercase.
    pub fn heads(&self) -> Vec<String> {
        let (calls, heads) = (self.calls.lock().unwrap(), self.heads.lock().unwrap());
        calls.iter().zip(&*heads).map(|(call, head)| format!("{call}\n{head}")).collect()
    }

    /// Returns the body of each call so far, as JSON.
    pub fn bodies(&self) -> Vec<serde_json::Value> {
        let as_json = |body: &String| serde_json::from_str(body).unwrap_or_default();
        self.bodies.lock().unwrap().iter().map(as_json).collect()
    }
}

fn in_json(answers: &[(u16, String)]) -> Vec<Vec<u8>> {
    answers.iter().map(|(status, body)| answer(*status, "application/json", body)).collect()
}

/// Builds a raw HTTP response.
pub fn answer(status: u16, content_type: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status} Canned\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    (head + body).into_bytes()
}

/// Builds a page of records, which may be empty.
pub fn page(records: &str) -> Vec<u8> {
    answer(200, "application/x-ndjson", records)
}

/// Reads the headers, in lowercase, and the body of a call.
fn rest_of(reader: &mut BufReader<&std::net::TcpStream>) -> (String, String) {
    let (mut length, mut head) = (0, String::new());
    let mut line = String::new();
    while reader.read_line(&mut line).is_ok() && !line.trim().is_empty() {
        let header = line.to_ascii_lowercase();
        head.push_str(&header);
        length = header.strip_prefix("content-length:").map_or(length, |value| value.trim().parse().unwrap());
        line.clear();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    (head, String::from_utf8(body).unwrap())
}
