//! Tests of searches that require data about the end user, as live services do.

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use serde_json::Value;

use crate::support::*;

const STAY: &str = "destination=kplace:2990440&checkin=2027-03-14&checkout=2027-03-16&rooms=2";

fn router() -> Router {
    builder().require_end_user().build().router()
}

/// Calls an operation with headers, and optionally with a session.
async fn call(
    router: &Router,
    path: &str,
    body: Option<&Value>,
    session: bool,
    headers: &[(&str, &str)],
) -> Answer {
    let session = if session { "&userTrackId=a-visit" } else { "" };
    let uri = format!("{path}{}apiKey={KEY}{session}", if path.contains('?') { '&' } else { '?' });
    let mut request = if body.is_some() { Request::post(uri) } else { Request::get(uri) };
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    send(router, request.body(body.map_or_else(Body::empty, |body| body.to_string().into())).unwrap()).await
}

#[tokio::test]
async fn searches_require_the_end_user() {
    let router = router();
    let hotels = (format!("/api/3.0/hotels?{STAY}"), None);
    let searches = polled().map(|(path, start)| (path.to_owned(), Some(start)));
    let all = [("user-agent", "Mozilla/5.0"), ("x-original-client-ip", "192.0.2.1")];
    for (path, body) in searches.into_iter().chain([hotels]) {
        for (session, headers, code) in [
            (true, &all[1..], "INVALID_USER_AGENT"),
            (true, &[("user-agent", ""), all[1]][..], "INVALID_USER_AGENT"),
            (true, &all[..1], "MISSING_ORIGINAL_CLIENT_IP_HEADER"),
            (false, &all[..], "MISSING_USER_TRACK_ID"),
        ] {
            let answer = call(&router, &path, body.as_ref(), session, headers).await;
            assert_eq!(answer.refused(), (400, code.to_owned()), "{path}");
        }
        call(&router, &path, body.as_ref(), true, &all).await.ok();
        // The service's own pages are exempt; other pages are not.
        call(&router, &path, body.as_ref(), true, &[("sec-fetch-site", "same-origin")]).await.ok();
        let foreign = call(&router, &path, body.as_ref(), true, &[("sec-fetch-site", "cross-site")]).await;
        assert_eq!(foreign.status.as_u16(), 400);
    }
}

#[tokio::test]
async fn other_calls_need_no_end_user() {
    let router = router();
    let autocomplete =
        ["flights", "cars", "hotels"].map(|vertical| format!("{PLACES}{vertical}?searchTerm=nice"));
    for path in autocomplete.iter().map(|path| &**path).chain(["/api/4.0/placefeed?pageSize=1"]) {
        assert_eq!(call(&router, path, None, false, &[]).await.status.as_u16(), 200, "{path}");
    }
}

#[tokio::test]
async fn the_document_states_the_requirement() {
    let document = async |router: Router| get(&router, "/openapi.json").await.ok();
    let (required, plain) = (document(router()).await, document(builder().build().router()).await);
    let names = |document: &Value, path: &str| -> Vec<String> {
        let of_path = document["paths"][path].as_object().unwrap().values().next().unwrap();
        let parameters = of_path["parameters"].as_array().unwrap().iter();
        let required = parameters.filter(|it| it["required"] == true).map(|it| it["name"].as_str().unwrap());
        required.map(str::to_owned).collect()
    };
    let end_user = ["userTrackId", "x-original-client-ip", "user-agent"];
    for path in [POLL, DETAILS, CARS] {
        assert_eq!(
            (names(&required, path), names(&plain, path)),
            (end_user.map(str::to_owned).to_vec(), vec![])
        );
    }
    let feed = "/api/4.0/placefeed";
    assert_eq!(names(&required, feed), names(&plain, feed));
    assert_eq!(required["components"]["parameters"], plain["components"]["parameters"]);
}
