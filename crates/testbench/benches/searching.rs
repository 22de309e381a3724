//! Compares a search through the client with a plain loop that uses reqwest, serde_json and derived structs, over the
//! same responses: `cargo bench --features bench --bench searching`. Prints the CPU time of a search over established
//! connections.
//!
//! The responses answer the three polls of a flight search with 50 results per page. Another process serves the
//! responses, so that the server's CPU time isn't counted.

use std::error::Error;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use cpu_time::ProcessTime;
use serde_json::json;
use wayfare_client::{Backoff, Client, Session, install_tls_provider};
use wayfare_models::flights::{FlightLocation, FlightSearchStart};
use wayfare_testbench::decoding::answers::flight_search;
use wayfare_testbench::decoding::rivals::FlightSearchResponse;

/// Any error. The benchmark stops at the first error.
type AnyError = Box<dyn Error>;

const PAGE: usize = 50;
const ROUNDS: usize = 40;
const KEY: &str = "testbench";
const SERVE: &str = "serve";

fn main() -> Result<(), AnyError> {
    if std::env::args().nth(1).as_deref() == Some(SERVE) {
        return serve();
    }
    // reqwest would panic without a TLS provider, although this benchmark does not use TLS.
    install_tls_provider();
    let mut server = Server::start()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (ours, plain) = runtime.block_on(measure(&server.base_url))?;
    server.process.kill()?;
    println!("| | CPU time per search | ratio |\n|---|--:|--:|");
    println!("| reqwest and serde_json | {plain:.2?} | 1.00 |");
    println!("| client | {ours:.2?} | {:.2} |", ours.div_duration_f64(plain));
    Ok(())
}

/// Runs the client and the plain loop alternately, and returns the median CPU time per search for each.
async fn measure(base_url: &str) -> Result<(Duration, Duration), AnyError> {
    let session = Client::new(base_url, KEY)?.session();
    let http = reqwest::Client::new();
    let (mut ours, mut plain) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let began = ProcessTime::now();
        let found = search(&session).await?;
        let between = ProcessTime::now();
        let expected = search_plainly(&http, base_url).await?;
        if found != expected || found != PAGE {
            return Err(format!("found {found} and {expected} results, expected {PAGE}").into());
        }
        // The first rounds establish connections and fill the caches.
        if round >= 5 {
            ours.push(between.duration_since(began));
            plain.push(between.elapsed());
        }
    }
    Ok((median(ours), median(plain)))
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

async fn search(session: &Session) -> Result<usize, AnyError> {
    let (from, to) = (FlightLocation::airport("BOS")?, FlightLocation::airport("LHR")?);
    let start = FlightSearchStart::one_way(from, to, "2099-06-15".parse()?);
    let search = session.flights().search(start).backoff(Backoff::new(Duration::ZERO, Duration::ZERO));
    let outcome = search.finish().await?;
    Ok(outcome.response().map_or(0, |answer| answer.results.len()))
}

async fn search_plainly(http: &reqwest::Client, base_url: &str) -> Result<usize, AnyError> {
    let url = format!("{base_url}/i/api/affiliate/search/flight/v1/poll?apiKey={KEY}&userTrackId=7");
    let airport = |code| json!({"locationType": "airports", "airports": [code]});
    let leg = json!({"origin": airport("BOS"), "destination": airport("LHR"), "date": "2099-06-15"});
    let mut request = json!({"searchStartParameters": {"legs": [leg], "passengers": ["ADT"]}});
    loop {
        let body = serde_json::to_vec(&request)?;
        let sent = http.post(&url).header("content-type", "application/json").body(body).send().await?;
        let bytes = sent.error_for_status()?.bytes().await?;
        let answer: FlightSearchResponse = serde_json::from_slice(&bytes)?;
        if answer.status == "complete" {
            return Ok(answer.results.len());
        }
        request = json!({"searchId": answer.search_id});
    }
}

/// The process that serves the responses.
struct Server {
    process: Child,
    base_url: String,
}

impl Server {
    fn start() -> Result<Self, AnyError> {
        let mut process = Command::new(std::env::current_exe()?).arg(SERVE).stdout(Stdio::piped()).spawn()?;
        let mut base_url = String::new();
        BufReader::new(process.stdout.take().ok_or("no output")?).read_line(&mut base_url)?;
        Ok(Server { process, base_url: base_url.trim().to_owned() })
    }
}

/// Serves the responses. Each new search begins again with the first response.
fn serve() -> Result<(), AnyError> {
    let answers = flight_search(PAGE)?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("http://{}", listener.local_addr()?);
    for stream in listener.incoming() {
        let (stream, answers) = (stream?, answers.clone());
        // The result is ignored, because a client may disconnect at any time.
        std::thread::spawn(move || serve_connection(stream, &answers).unwrap_or_default());
    }
    Ok(())
}

fn serve_connection(mut stream: TcpStream, answers: &[Vec<u8>]) -> Result<(), AnyError> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut polls = 0;
    loop {
        let mut length = 0;
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line)? == 0 {
                return Ok(());
            }
            if line == "\r\n" {
                break;
            }
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
        }
        let mut request = vec![0; length];
        reader.read_exact(&mut request)?;
        let is_start = String::from_utf8_lossy(&request).contains("searchStartParameters");
        polls = if is_start { 0 } else { polls + 1 };
        let answer = &answers[polls.min(answers.len() - 1)];
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length:";
        stream.write_all(format!("{head} {}\r\n\r\n", answer.len()).as_bytes())?;
        stream.write_all(answer)?;
    }
}
