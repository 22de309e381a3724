//! Tests of the interactive API reference: its page and files.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use wayfare_service::Service;
use wayfare_service::http::Keys;

use crate::support::*;

const PAGE: &str = "/docs/";

#[tokio::test]
async fn the_page_is_served_without_a_key() {
    let answer = get(&builder().build().router(), PAGE).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
    assert!(answer.text.starts_with("<!doctype html>"), "{}", answer.text);
}

#[tokio::test]
async fn the_folder_redirects_to_the_page() {
    let answer = get(&builder().build().router(), "/docs").await;
    assert_eq!(answer.status, StatusCode::TEMPORARY_REDIRECT);
    // The location is relative, so that it also works if the service is mounted below another path.
    assert_eq!(answer.headers["location"], "docs/");
}

#[tokio::test]
async fn all_linked_files_exist() {
    let router = builder().build().router();
    let page = get(&router, PAGE).await.text;
    let mut found = 0;
    for link in links(&page) {
        let path = match link.strip_prefix("../") {
            Some(path) => format!("/{path}"),
            None => format!("{PAGE}{link}"),
        };
        let answer = get(&router, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let types = match path.rsplit_once('.').unwrap().1 {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "txt" => "text/plain; charset=utf-8",
            "json" => "application/json",
            other => panic!("{other}"),
        };
        assert_eq!(answer.headers["content-type"], types, "{path}");
        found += 1;
    }
    assert!(found >= 6, "{found} links");
    let script = get(&router, "/docs/page.js").await.text;
    assert!(script.contains("\"../openapi.json\""));
}

#[tokio::test]
async fn files_are_decompressed_and_name_no_source_maps() {
    let router = builder().build().router();
    let script = get(&router, "/docs/swagger-ui-bundle.js").await.text;
    assert!(script.contains("SwaggerUIBundle"));
    let style = get(&router, "/docs/swagger-ui.css").await.text;
    assert!(style.contains(".swagger-ui"));
    assert!(!format!("{script}{style}").contains("sourceMappingURL"));
}

/// Checks that the page and its files load only from this service, except `data:` images, and that the page has no
/// inline scripts or styles.
#[tokio::test]
async fn the_content_security_policy_is_strict() {
    let router = builder().build().router();
    for path in [PAGE, "/docs/page.js", "/docs/swagger-ui-bundle.js", "/docs/swagger-ui-licence.txt"] {
        let answer = get(&router, path).await;
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        let policy = answer.headers["content-security-policy"].to_str().unwrap().to_owned();
        let rules: Vec<_> = policy.split("; ").collect();
        assert_eq!(rules[0], "default-src 'none'");
        for rule in &rules[1..] {
            let sources: Vec<_> = rule.split(' ').skip(1).collect();
            let is_image = rule.starts_with("img-src ");
            let own =
                |source: &&str| matches!(*source, "'self'" | "'none'") || is_image && *source == "data:";
            assert!(sources.iter().all(own), "{rule}");
        }
    }
    let page = get(&router, PAGE).await.text;
    for script in page.split("<script").skip(1) {
        assert!(script.starts_with(" src=\"") && script.contains("></script>"), "{script}");
    }
    assert!(!page.contains("<style") && !page.contains("style="), "{page}");
}

#[tokio::test]
async fn unknown_files_and_methods_are_rejected() {
    let router = builder().build().router();
    for path in ["/docs/missing.js", "/docs/swagger-ui-bundle.js.gz", "/docs/%FF", "/docs/a/b"] {
        assert_eq!(get(&router, path).await.refused().0, 404, "{path}");
    }
    for path in ["/docs", PAGE, "/docs/page.js"] {
        let answer = send(&router, Request::post(path).body(Body::empty()).unwrap()).await;
        assert_eq!(answer.refused().0, 405, "{path}");
    }
}

/// Checks that the reference fills in an example key only if the service accepts any key.
#[tokio::test]
async fn an_example_key_is_filled_in_if_any_key_is_accepted() {
    let filled_in = format!("data-key=\"{}\"", Keys::EXAMPLE);
    for (service, filled_in) in [
        (Service::builder(), filled_in.as_str()),
        (builder(), "data-key=\"\""),
        (Service::builder().deny(Keys::EXAMPLE), "data-key=\"\""),
    ] {
        let page = get(&service.build().router(), PAGE).await.text;
        assert!(page.contains(filled_in), "{page}");
    }
    let call = format!("{PLACES}flights?searchTerm=bos&apiKey={}", Keys::EXAMPLE);
    get(&Service::builder().build().router(), &call).await.ok();
}

/// Returns the files that a page links to.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let links = ["href=\"", "src=\""].into_iter().flat_map(|start| page.split(start).skip(1));
    let links = links.filter_map(|rest| rest.split('"').next());
    links.filter(|link| !link.starts_with("data:") && !link.starts_with('#'))
}
