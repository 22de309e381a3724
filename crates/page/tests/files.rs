//! Checks the built files as a browser receives them.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use std::io::Read as _;

use flate2::read::GzDecoder;
use wayfare_page::{FILES, FOLDER, File};

fn unpacked(file: &File) -> String {
    let mut text = String::new();
    GzDecoder::new(file.packed)
        .read_to_string(&mut text)
        .unwrap_or_else(|error| panic!("{}: {error}", file.name));
    text
}

fn page() -> String {
    unpacked(FILES.iter().find(|file| file.is_page()).unwrap())
}

/// Returns the values of an attribute.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn each_file_matches_its_content_type() {
    for file in &FILES {
        let text = unpacked(file);
        let start = text.trim_start().chars().next();
        match file.content_type {
            "text/html; charset=utf-8" => assert!(text.to_ascii_lowercase().starts_with("<!doctype html>")),
            "image/svg+xml" => assert!(text.starts_with("<svg ")),
            "application/json" => assert_eq!(start, Some('{')),
            "text/javascript; charset=utf-8" | "text/css; charset=utf-8" | "text/plain; charset=utf-8" => {
                assert!(start.is_some())
            }
            other => panic!("{}: {other}", file.name),
        }
    }
}

#[test]
fn the_page_has_only_relative_links_to_existing_files() {
    let page = page();
    let scripts_and_styles = ["src", "href"].map(|attribute| values(&page, attribute)).concat();
    let of_folder: Vec<_> = scripts_and_styles.iter().filter_map(|link| link.strip_prefix(FOLDER)).collect();
    for name in &of_folder {
        assert!(FILES.iter().any(|file| file.name == *name), "{name}");
    }
    assert!(of_folder.contains(&"page.js") && of_folder.contains(&"page.css"), "{of_folder:?}");
    for link in &scripts_and_styles {
        assert!(!link.starts_with('/') && !link.contains(':'), "{link}");
    }
}

/// Checks for inline content that a strict Content-Security-Policy would block.
#[test]
fn the_page_has_no_inline_scripts_or_styles() {
    let page = page();
    for script in page.split("<script").skip(1) {
        assert!(script.contains(" src=\"") && script.contains("></script>"), "{script}");
    }
    assert!(!page.contains("<style") && !page.contains(" style="), "{page}");
    let handlers = page.split(" on").skip(1).filter(|rest| {
        rest.split_once('=').is_some_and(|(name, _)| name.chars().all(|c| c.is_ascii_lowercase()))
    });
    assert_eq!(handlers.count(), 0, "{page}");
}

/// Checks that styles load only `data:` URLs, and that the files (except the licences) mention only the hosts in
/// [`NAMED`], which are never contacted.
#[test]
fn nothing_is_loaded_from_other_hosts() {
    for file in FILES.iter().filter(|file| file.name.ends_with(".css")) {
        let text = unpacked(file);
        for link in text.split("url(").skip(1) {
            assert!(link.trim_start_matches(['"', '\'']).starts_with("data:"), "{}: {link:.60}", file.name);
        }
        assert!(!text.contains("@import"), "{}", file.name);
    }
    for file in FILES.iter().filter(|file| file.name != "licences.txt") {
        let text = unpacked(file);
        for host in hosts(&text) {
            assert!(
                NAMED.contains(&host),
                "{}: mentions {host}; list the host in NAMED if the page never contacts it",
                file.name
            );
        }
        assert!(!text.contains("sourceMappingURL"), "{}", file.name);
    }
}

/// Hosts that occur in the files but are never contacted.
const NAMED: [&str; 8] = [
    // XML namespaces, and MapLibre's base for relative URLs.
    "www.w3.org",
    "maplibre.invalid",
    // MapLibre's messages.
    "github.com",
    "wiki.openstreetmap.org",
    // Links in the map's attribution.
    "creativecommons.org",
    "maplibre.org",
    "www.geonames.org",
    "www.naturalearthdata.com",
];

/// Returns the hosts of absolute URLs.
fn hosts(text: &str) -> impl Iterator<Item = &str> {
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-');
    let urls = ["https://", "http://"].into_iter().flat_map(move |scheme| text.split(scheme).skip(1));
    urls.map(move |rest| rest.split(ends).next().unwrap_or_default()).filter(|host| host.contains('.'))
}
