//! Tests of metrics and readiness: each metric changes with the event that it counts.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Request, StatusCode};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use wayfare_service::http::Rate;
use wayfare_service::{Admin, ConnectionLimits, Readiness, Service, Speed, StoreLimits, UpstreamNumbers};

use crate::scripted::*;
use crate::served::{Served, rest};
use crate::support::*;

/// Returns the value of the sample with this name and these labels.
pub fn sample(admin: &Admin, name: &str) -> Option<f64> {
    let text = admin.metrics();
    let values = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let values: Vec<f64> = values.map(|value| value.parse().unwrap()).collect();
    assert!(values.len() <= 1, "{name}: {values:?}");
    values.first().copied()
}

#[track_caller]
fn assert_samples(admin: &Admin, expected: &[(&str, f64)]) {
    for (name, value) in expected {
        assert_eq!(sample(admin, name), Some(*value), "{name}\n{}", admin.metrics());
    }
}

fn without_providers() -> Service {
    builder().flight_providers(vec![]).build()
}

/// Lets tasks and due timers run.
async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(1)).await;
}

#[tokio::test]
async fn calls_are_counted_by_operation_status_and_key() {
    let service = without_providers();
    let (router, admin) = (service.router(), service.admin());
    post(&router, POLL, boston_london()).await.ok();
    post(&router, POLL, "{}").await.faults();
    get(&router, "/nowhere").await;
    get(&router, &format!("{PLACES}flights?searchTerm=rome&apiKey=wrong")).await;
    assert_samples(
        &admin,
        &[
            (r#"wayfare_http_requests_total{operation="flights.poll",status="200"}"#, 1.0),
            (r#"wayfare_http_requests_total{operation="flights.poll",status="400"}"#, 1.0),
            (r#"wayfare_http_requests_total{operation="autocomplete.flights",status="401"}"#, 1.0),
            (r#"wayfare_http_requests_total{operation="other",status="404"}"#, 1.0),
            (r#"wayfare_http_request_duration_seconds_count{operation="flights.poll"}"#, 2.0),
            (r#"wayfare_key_requests_total{key="key1",status="200"}"#, 1.0),
            (r#"wayfare_key_requests_total{key="key1",status="400"}"#, 1.0),
            (r#"wayfare_refusals_total{reason="invalid"}"#, 1.0),
            (r#"wayfare_refusals_total{reason="unknown_key"}"#, 1.0),
            (r#"wayfare_refusals_total{reason="unknown_path"}"#, 1.0),
            ("wayfare_http_requests_in_flight", 0.0),
        ],
    );
}

#[tokio::test]
async fn in_flight_and_abandoned_calls_are_counted() {
    let hanging = Scripted::open("hanging", Speed::Fast, Act::Hang);
    let service = asking(std::slice::from_ref(&hanging)).pace(0.0).build();
    let (router, admin) = (service.router(), service.admin());
    let call = tokio::spawn(async move { post(&router, POLL, boston_london()).await });
    while hanging.asked.load(std::sync::atomic::Ordering::SeqCst) == 0 {
        a_moment().await;
    }
    assert_samples(&admin, &[("wayfare_http_requests_in_flight", 1.0)]);
    call.abort();
    assert!(call.await.unwrap_err().is_cancelled());
    assert_samples(
        &admin,
        &[
            ("wayfare_http_requests_in_flight", 0.0),
            (r#"wayfare_http_requests_total{operation="flights.poll",status="none"}"#, 1.0),
        ],
    );
}

#[tokio::test]
async fn each_rate_limit_has_its_own_reason() {
    let per_minute = |requests| Rate::per_minute(NonZeroU32::new(requests).unwrap());
    let service = builder().rate(per_minute(1)).address_rate(per_minute(4)).build();
    let (router, admin) = (service.router(), service.admin());
    for (key, times) in [(KEY, 2), ("wrong", 3)] {
        for _ in 0..times {
            let mut request = Request::get(format!("{PLACES}flights?searchTerm=rome&apiKey={key}"));
            let address = ConnectInfo(std::net::SocketAddr::from(([192, 0, 2, 1], 7)));
            request.extensions_mut().unwrap().insert(address);
            send(&router, request.body(Body::empty()).unwrap()).await;
        }
    }
    for reason in ["rate_of_key", "rate_of_stranger", "rate_of_address"] {
        assert_samples(&admin, &[(&format!("wayfare_refusals_total{{reason=\"{reason}\"}}"), 1.0)]);
    }
}

#[tokio::test(start_paused = true)]
async fn search_phases_are_counted() {
    let quick = Scripted::new("quick", Speed::Fast, Act::Offer(one));
    let slow = Scripted::new("slow", Speed::Slow, Act::Offer(one));
    let service = asking(&[quick.clone(), slow.clone()]).build();
    let (router, admin) = (service.router(), service.admin());
    let running = |phase| format!("wayfare_searches_running{{vertical=\"flights\",phase=\"{phase}\"}}");
    post(&router, POLL, boston_london()).await.ok();
    a_moment().await;
    assert_samples(&admin, &[(&running("first"), 1.0)]);
    quick.go();
    a_moment().await;
    assert_samples(&admin, &[(&running("first"), 0.0), (&running("second"), 1.0)]);
    tokio::time::sleep(Duration::from_secs(3)).await;
    slow.go();
    a_moment().await;
    assert_samples(
        &admin,
        &[
            (&running("first"), 0.0),
            (&running("second"), 0.0),
            (r#"wayfare_searches_started_total{vertical="flights"}"#, 1.0),
            (r#"wayfare_searches_ended_total{vertical="flights",outcome="complete"}"#, 1.0),
            (r#"wayfare_search_duration_seconds_count{vertical="flights"}"#, 1.0),
            (r#"wayfare_search_duration_seconds_bucket{le="2.5",vertical="flights"}"#, 0.0),
            (r#"wayfare_search_duration_seconds_bucket{le="5.0",vertical="flights"}"#, 1.0),
            (
                r#"wayfare_provider_duration_seconds_bucket{le="0.1",vertical="flights",provider="quick"}"#,
                1.0,
            ),
            (r#"wayfare_provider_duration_seconds_bucket{le="2.5",vertical="flights",provider="slow"}"#, 0.0),
        ],
    );
}

#[tokio::test(start_paused = true)]
async fn provider_failures_are_counted_by_reason() {
    let acts = [("fails", Act::Fail), ("panics", Act::Panic), ("hangs", Act::Hang)];
    let scripted = acts.map(|(code, act)| Scripted::open(code, Speed::Fast, act));
    let service = asking(&scripted).build();
    let (router, admin) = (service.router(), service.admin());
    post(&router, POLL, boston_london()).await.ok();
    tokio::time::sleep(Duration::from_secs(31)).await;
    for (provider, reason) in [("fails", "error"), ("panics", "panic"), ("hangs", "timeout")] {
        let labels = format!("{{vertical=\"flights\",provider=\"{provider}\",reason=\"{reason}\"}}");
        assert_samples(&admin, &[(&format!("wayfare_provider_failures_total{labels}"), 1.0)]);
    }
    let outcome = r#"wayfare_searches_ended_total{vertical="flights",outcome="providers_missing"}"#;
    assert_samples(&admin, &[(outcome, 1.0)]);
}

#[tokio::test]
async fn store_entries_and_removals_are_counted() {
    let clock = SetClock::default();
    let limits = StoreLimits { searches: 2, bytes: 7 << 20, ..StoreLimits::default() };
    let service = builder().flight_providers(vec![]).clock(clock.clone()).store_limits(limits).build();
    let (router, admin) = (service.router(), service.admin());
    let start = async || post(&router, POLL, boston_london()).await;
    assert_samples(
        &admin,
        &[("wayfare_store_entries_limit", 2.0), ("wayfare_store_bytes_limit", (7 << 20) as f64)],
    );
    start().await.ok();
    start().await.ok();
    assert_samples(&admin, &[(r#"wayfare_store_entries{kind="flights"}"#, 2.0)]);
    assert!(sample(&admin, r#"wayfare_store_bytes{kind="flights"}"#).unwrap() > 1000.0);

    assert_eq!(start().await.refused().0, 503);
    assert_samples(&admin, &[(r#"wayfare_refusals_total{reason="store"}"#, 1.0)]);
    clock.forward(60);
    start().await.ok();
    let removals = |reason| format!("wayfare_store_removals_total{{kind=\"flights\",reason=\"{reason}\"}}");
    assert_samples(&admin, &[(&removals("evicted"), 1.0)]);
    clock.forward(1800);
    start().await.ok();
    assert_samples(&admin, &[(&removals("expired"), 2.0), (r#"wayfare_store_entries{kind="flights"}"#, 1.0)]);
}

#[tokio::test]
async fn searches_over_the_key_limit_have_their_own_reason() {
    let limits = StoreLimits { key_searches: 1, ..StoreLimits::default() };
    let service = builder().flight_providers(vec![]).store_limits(limits).build();
    let (router, admin) = (service.router(), service.admin());
    post(&router, POLL, boston_london()).await.ok();
    assert_eq!(post(&router, POLL, boston_london()).await.refused().0, 429);
    assert_samples(&admin, &[(r#"wayfare_refusals_total{reason="searches_of_key"}"#, 1.0)]);
}

#[tokio::test]
async fn a_search_removed_early_is_counted_as_removed() {
    let hanging = Scripted::open("hanging", Speed::Fast, Act::Hang);
    let clock = SetClock::default();
    let service = asking(&[hanging]).clock(clock.clone()).build();
    let (router, admin) = (service.router(), service.admin());
    post(&router, POLL, boston_london()).await.ok();
    a_moment().await;
    clock.forward(1800);
    post(&router, POLL, boston_london()).await.ok();
    a_moment().await;
    let outcome = r#"wayfare_searches_ended_total{vertical="flights",outcome="removed"}"#;
    assert_samples(&admin, &[(outcome, 1.0)]);
}

#[tokio::test]
async fn an_overloaded_service_is_not_ready_and_reports_its_queue() {
    let hanging = Scripted::open("hanging", Speed::Fast, Act::Hang);
    let service = asking(&[hanging]).longest_queue(Duration::ZERO).build();
    let (router, admin) = (service.router(), service.admin());
    assert_samples(&admin, &[("wayfare_queue_seconds", 0.0), ("wayfare_queue_limit_seconds", 0.0)]);
    assert_eq!(service.readiness(), Readiness::Ready);

    post(&router, POLL, boston_london()).await.ok();
    assert!(sample(&admin, "wayfare_queue_seconds").unwrap() > 0.0);
    assert_eq!(service.readiness(), Readiness::Overloaded);
    assert_eq!(post(&router, POLL, boston_london()).await.refused().0, 503);
    assert_samples(&admin, &[(r#"wayfare_refusals_total{reason="queue"}"#, 1.0)]);
    let ready = get(&admin.routes(), "/readyz").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ready.text.starts_with("overloaded: "), "{}", ready.text);
}

#[tokio::test]
async fn waits_for_a_processor_are_counted() {
    let service = builder().build();
    let (router, admin) = (service.router(), service.admin());
    post(&router, POLL, boston_london()).await.ok();
    for work in ["search", "answer"] {
        let count = format!("wayfare_queue_wait_seconds_count{{work=\"{work}\"}}");
        assert!(sample(&admin, &count).unwrap() >= 1.0, "{work}");
        assert_samples(&admin, &[(&format!("wayfare_queue_waiting{{work=\"{work}\"}}"), 0.0)]);
    }
}

/// Waits until a call has arrived.
pub async fn call_in_flight(admin: &Admin) {
    while sample(admin, "wayfare_http_requests_in_flight") != Some(1.0) {
        a_moment().await;
    }
}

const CALL: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

#[tokio::test]
async fn connections_are_counted_by_outcome() {
    let header_timeout = Duration::from_secs(2);
    let limits = ConnectionLimits { connections: 1, header_timeout, ..ConnectionLimits::default() };
    let service = builder().connection_limits(limits).build();
    let admin = service.admin();
    assert_samples(&admin, &[("wayfare_connections_limit", 1.0), ("wayfare_connections_open", 0.0)]);
    let served = Served::start(service).await;
    assert!(rest(served.ask(CALL).await).await.starts_with("HTTP/1.1 200 "));
    while sample(&admin, "wayfare_connections_open") != Some(0.0) {
        a_moment().await;
    }

    let slow = served.ask("GET /heal").await;
    while sample(&admin, "wayfare_connections_open") != Some(1.0) {
        a_moment().await;
    }
    assert!(rest(served.ask(CALL).await).await.starts_with("HTTP/1.1 503 "));
    assert_eq!(rest(slow).await, "");
    assert_samples(
        &admin,
        &[
            ("wayfare_connections_accepted_total", 3.0),
            ("wayfare_connections_refused_total", 1.0),
            (r#"wayfare_connections_shed_total{reason="headers"}"#, 1.0),
        ],
    );
}

#[tokio::test]
async fn readiness_follows_start_and_drain() {
    let hanging = Scripted::open("hanging", Speed::Fast, Act::Hang);
    let service = asking(&[hanging]).pace(0.0).build();
    let (known, routes) = (service.clone(), service.admin().routes());
    let ready = async || {
        let answer = get(&routes, "/readyz").await;
        (answer.status.as_u16(), answer.text.split([':', '\n']).next().unwrap().to_owned())
    };
    assert_eq!(ready().await, (503, "starting".to_owned()));

    let served = Served::start(service).await;
    let body = boston_london().to_string();
    let head = format!("POST {POLL}?apiKey={KEY} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n");
    let mut open = served.ask(&format!("{head}content-length: {}\r\n\r\n", body.len())).await;
    while known.readiness() == Readiness::Starting {
        a_moment().await;
    }
    assert_eq!(ready().await, (200, "ready".to_owned()));
    call_in_flight(&known.admin()).await;

    served.stop.send(()).unwrap();
    while known.readiness() == Readiness::Ready {
        a_moment().await;
    }
    assert_eq!(ready().await, (503, "draining".to_owned()));
    assert_eq!(get(&routes, "/livez").await.status, StatusCode::OK);
    open.write_all(body.as_bytes()).await.unwrap();
    assert!(rest(open).await.starts_with("HTTP/1.1 200 "));
    assert_eq!(served.serving.await.unwrap().unwrap().unfinished_calls, 0);
}

#[tokio::test]
async fn the_admin_address_serves_its_routes_and_nothing_else() {
    let (listener, admin) = (TcpListener::bind("127.0.0.1:0").await.unwrap(), without_providers().admin());
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(admin.serve(listener, async { drop(stopped.await) }));
    let ask = async |path: &str| {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let call = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        stream.write_all(call.as_bytes()).await.unwrap();
        rest(stream).await
    };
    let metrics = ask("/metrics").await;
    assert!(metrics.contains("\r\ncontent-type: text/plain; version=0.0.4; charset=utf-8\r\n"), "{metrics}");
    assert!(
        metrics.contains("\nwayfare_build_info{version=\"") && metrics.contains("cache-control: no-store")
    );
    // Connections to the admin address do not count as connections to the service.
    assert!(metrics.contains("\nwayfare_connections_accepted_total 0\n"), "{metrics}");
    assert!(ask("/livez").await.ends_with("\r\n\r\nok\n"));
    for path in ["/healthz", "/", POLL] {
        let answer = ask(path).await;
        assert!(answer.starts_with("HTTP/1.1 404 ") && answer.contains("/readyz"), "{answer}");
    }
    stop.send(()).unwrap();
    serving.await.unwrap().unwrap();
}

#[tokio::test]
async fn metrics_contain_no_keys_and_no_search_ids() {
    let service = builder().named_key("shop", "s3cret").build();
    let (router, admin) = (service.router(), service.admin());
    let body = post_with_key(&router, POLL, "s3cret", boston_london()).await.ok();
    get(&router, "/s3cret?s3cret=x&apiKey=0ther").await;
    let text = admin.metrics();
    assert!(text.contains("{key=\"shop\",status=\"200\"}"), "{text}");
    for secret in ["s3cret", "0ther", KEY, body["searchId"].as_str().unwrap()] {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn exactly_the_documented_metrics_are_exposed() {
    let upstream = || UpstreamNumbers { notes: vec![("cars.poll", 3)], calls_left: vec![("cars", 9)] };
    let text = without_providers().admin().with_log_drops(|| 7).with_upstream(upstream).metrics();
    assert!(text.contains("\nwayfare_upstream_notes_total{operation=\"cars.poll\"} 3\n"), "{text}");
    assert!(text.contains("\nwayfare_upstream_calls_left{group=\"cars\"} 9.0\n"), "{text}");
    assert_exposed(&text, |name| !name.starts_with("wayfare_shared_store_"));
    assert!(text.contains("\nwayfare_log_lines_dropped_total 7.0\n"), "{text}");
}

/// Checks that exactly the documented metrics that pass the filter are exposed, and that their kinds are correct.
pub fn assert_exposed(text: &str, passes: fn(&str) -> bool) {
    let mut exposed: Vec<(&str, &str)> =
        text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' ')).collect();
    let rows = include_str!("../../src/metrics/metrics.md").lines().skip(2);
    let mut listed: Vec<(&str, &str)> = rows
        .filter_map(|row| row.strip_prefix("| `")?.split_once("` | "))
        .map(|(name, rest)| (name, rest.split(' ').next().unwrap()))
        .filter(|(name, _)| passes(name))
        .collect();
    if cfg!(not(target_os = "linux")) {
        listed.retain(|(name, _)| !name.starts_with("process_"));
    }
    exposed.sort_unstable();
    listed.sort_unstable();
    assert_eq!(exposed, listed);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_process_is_measured() {
    let admin = without_providers().admin();
    for (name, least, most) in [
        ("process_resident_memory_bytes", 1e6, 1e11),
        ("process_virtual_memory_bytes", 1e6, 1e15),
        ("process_open_fds", 3.0, 1e6),
        ("process_threads", 1.0, 1e4),
        ("process_start_time_seconds", 1.7e9, 1e11),
        ("process_cpu_seconds_total", 0.0, 1e7),
    ] {
        let value = sample(&admin, name).unwrap();
        assert!((least..most).contains(&value), "{name} {value}");
    }
}

#[tokio::test]
async fn health_checks_are_logged_at_debug_level() {
    let (log, router) = (crate::access_log::Log::default(), without_providers().router());
    let _keeping = log.keep();
    get(&router, "/healthz").await;
    get(&router, "/healthy").await;
    let text = log.text();
    let level = |path| text.lines().find(|line| line.contains(path)).unwrap().split_whitespace().nth(1);
    assert_eq!([level("/healthz"), level("/healthy")], [Some("DEBUG"), Some("INFO")], "{text}");
    let answer = get(&router, "/healthz").await;
    assert_eq!((answer.status, &*answer.text), (StatusCode::OK, "ok\n"));
}

#[tokio::test]
async fn metrics_have_the_prometheus_content_type() {
    let answer = get(&without_providers().admin().routes(), Admin::METRICS).await;
    assert_eq!(answer.headers[CONTENT_TYPE], wayfare_service::metrics::Exposition::CONTENT_TYPE);
}
