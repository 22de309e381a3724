//! Arbitrary requests: every response has a described status and envelope, and nothing panics.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use proptest::prelude::*;
use serde_json::{Value, json};
use specwright_core::{Decode, decode};
use tokio::runtime::Runtime;
use wayfare_models::autocomplete::{
    CarAutocompleteResponse, FlightAutocompleteResponse, HotelAutocompleteResponse,
};
use wayfare_models::flights::FlightSearchResponse;
use wayfare_service::api::{autocomplete, flights};
use wayfare_service::http::Operation;

use crate::support::*;

/// Statuses that any path and method can return, in addition to the operation's statuses.
const GENERIC: [u16; 5] = [404, 405, 408, 413, 415];

static OPERATIONS: [&Operation; 5] = [
    &flights::FLIGHTS_POLL,
    &flights::FLIGHTS_DETAILS,
    &autocomplete::AUTOCOMPLETE_FLIGHTS,
    &autocomplete::AUTOCOMPLETE_CARS,
    &autocomplete::AUTOCOMPLETE_HOTELS,
];

/// `true` once code outside the tests has panicked. Panics in proptest and in scripted providers are ignored.
static PANICKED: AtomicBool = AtomicBool::new(false);

struct Fixture {
    runtime: Runtime,
    router: Router,
    /// The id of a search, and the id of one of its results.
    known: (String, String),
}

/// Returns the fixture, which is created once.
fn fixture() -> &'static Fixture {
    static FIXTURE: OnceLock<Fixture> = OnceLock::new();
    FIXTURE.get_or_init(|| {
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if panic
                .location()
                .is_some_and(|at| at.file().contains("/src/") && !at.file().contains("proptest"))
            {
                let scripted = panic.payload().downcast_ref::<&str>() == Some(&"scripted failure");
                PANICKED.fetch_or(!scripted, Ordering::SeqCst);
            }
            hook(panic);
        }));
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let router = builder().build().router();
        let body = runtime.block_on(post(&router, POLL, boston_london())).ok();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let known = (text(&body["searchId"]), text(&body["results"][0]["id"]));
        Fixture { runtime, router, known }
    })
}

fn is<T: Decode>(text: &str) -> bool {
    decode::<T>(text.as_bytes()).is_ok_and(|decoded| decoded.notes.is_empty())
}

/// Sends a request and checks the response.
fn judge(operation: &Operation, method: &str, query: &str, body: Vec<u8>) -> Result<(), TestCaseError> {
    let uri = format!("{}?{query}", operation.path);
    let Ok(request) = Request::builder().method(method).uri(uri).body(Body::from(body)) else {
        return Ok(());
    };
    let fixture = fixture();
    let answer = fixture.runtime.block_on(send(&fixture.router, request));
    let status = answer.status.as_u16();
    prop_assert!(operation.statuses.contains(&status) || GENERIC.contains(&status), "{status}");
    prop_assert!(!answer.text.contains(KEY), "{}", answer.text);
    prop_assert!(!PANICKED.load(Ordering::SeqCst));
    let text = &answer.text;
    match status {
        200 => {
            let shown = match operation.name {
                "autocomplete.flights" => is::<FlightAutocompleteResponse>(text),
                "autocomplete.cars" => is::<CarAutocompleteResponse>(text),
                "autocomplete.hotels" => is::<HotelAutocompleteResponse>(text),
                _ => is::<FlightSearchResponse>(text),
            };
            prop_assert!(shown, "{text}");
        }
        // In this test, all errors with this status have the envelope for errors in a search.
        400 => prop_assert!(!answer.faults().is_empty()),
        _ => prop_assert!(!answer.refused().1.is_empty()),
    }
    Ok(())
}

/// Replaces some values in a request.
fn mutated(mut body: Value, changes: &[(usize, Value)]) -> Value {
    for (at, value) in changes {
        let mut pointers = vec![String::new()];
        collect(&body, &mut String::new(), &mut pointers);
        let pointer = &pointers[at % pointers.len()];
        if let Some(target) = body.pointer_mut(pointer) {
            *target = value.clone();
        }
    }
    body
}

fn collect(value: &Value, at: &mut String, pointers: &mut Vec<String>) {
    let mut down = |name: String, value: &Value| {
        let length = at.len();
        at.push_str(&format!("/{}", name.replace('~', "~0").replace('/', "~1")));
        pointers.push(at.clone());
        collect(value, at, pointers);
        at.truncate(length);
    };
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(index, value)| down(index.to_string(), value))
        }
        Value::Object(map) => map.iter().for_each(|(name, value)| down(name.clone(), value)),
        _ => {}
    }
}

/// Generates typical request values, and arbitrary values.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-2_i64..1_001).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,100}".prop_map(Value::from),
        prop::sample::select(vec![
            "economy",
            "first",
            "ADT",
            "INL",
            "plusminusthree",
            "exact",
            "EUR",
            "KWD",
            "total",
            "perPerson",
            "price",
            "bestValue",
            "duration",
            "asc",
            "desc",
            "airports",
            "nearbyAirports",
            "LHR",
            "NYC",
            "SHA",
            "SYD",
            "ZRH",
            "2027-01-10",
            "2027-03-20",
            "2028-02-29",
            "9999-12-31",
            "9999-12-28",
            "2027-01-09",
            KEY,
        ])
        .prop_map(Value::from),
        (2027_i16..2040, 1_u8..14, 0_u8..33).prop_map(|(y, m, d)| format!("{y}-{m:02}-{d:02}").into()),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::hash_map("[a-zA-Z]{1,12}|searchId|legs|airports", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn requests() -> Vec<Value> {
    let (search, result) = fixture().known.clone();
    let nearby = json!({ "locationType": "nearbyAirports", "airport": "LHR" });
    let mut full = start(&[leg("NYC", "LON", "2027-03-14"), leg("LHR", "BOS", "2027-03-21")]);
    full["searchStartParameters"]["legs"][0]["destination"] = nearby;
    full["searchStartParameters"]["legs"][0]["flex"] = json!("plusminusthree");
    full["searchStartParameters"]["filters"] = json!({ "includeSplit": true });
    full["resultParameters"] = json!({
        "currency": "EUR", "priceMode": "total", "pageNumber": 0, "pageSize": 5, "maxStops": 2,
        "sort": { "key": "bestValue", "direction": "desc" },
    });
    let mut polled = json!({ "searchId": search });
    polled["resultParameters"] = full["resultParameters"].clone();
    vec![boston_london(), full, polled, json!({ "searchId": search, "resultId": result })]
}

fn queries() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        Just(format!("apiKey={KEY}")),
        Just("apiKey=wrong-key".to_owned()),
        Just(format!("searchTerm={KEY}")),
        "searchTerm=[a-z%0-9+]{0,12}",
        "cluster=[a-z0-9%]{0,5}",
        "[a-zA-Z]{1,8}=[!-~]{0,20}",
        "[!-~]{0,30}",
    ];
    (any::<bool>(), prop::collection::vec(part, 0..5)).prop_map(|(with_key, mut parts)| {
        if with_key {
            parts.push(format!("apiKey={KEY}"));
        }
        parts.join("&").replace('#', "")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mutated_requests_are_answered(
        operation in 0_usize..2,
        which in 0_usize..4,
        changes in prop::collection::vec((any::<usize>(), value()), 0..4),
    ) {
        let body = mutated(requests().swap_remove(which), &changes);
        judge(OPERATIONS[operation], "POST", &format!("apiKey={KEY}"), body.to_string().into_bytes())?;
    }

    #[test]
    fn any_bytes_are_answered(
        operation in 0_usize..5,
        method in prop::sample::select(vec!["GET", "POST", "PUT", "DELETE"]),
        query in queries(),
        body in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        judge(OPERATIONS[operation], method, &query, body)?;
    }

    #[test]
    fn any_term_is_answered(operation in 2_usize..5, term in ".{0,40}") {
        let term: String = term.bytes().map(|byte| format!("%{byte:02x}")).collect();
        judge(OPERATIONS[operation], "GET", &format!("apiKey={KEY}&searchTerm={term}"), vec![])?;
    }
}
