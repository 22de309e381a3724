//! General information about the API: name, servers and tags.

use crate::emit::docs;
use crate::ir::*;
use crate::json::Json;

pub(super) fn info(service: &Service) -> Json {
    let licence = service
        .licence
        .as_ref()
        .map(|licence| Json::object().with("name", licence).with("identifier", licence));
    let contact = service
        .contact
        .as_ref()
        .map(|(name, url)| Json::object().with("name", name).with_some("url", url.as_ref()));
    Json::object()
        .with("title", &service.name)
        .with("description", about(service))
        .with_some("contact", contact)
        .with_some("license", licence)
        .with("version", &service.version)
}

fn about(service: &Service) -> String {
    let mut text = service.doc.clone();
    if !service.versioning.is_empty() {
        text.push_str("\n\nVersions:\n");
        for point in &service.versioning {
            text.push_str(&format!("\n* {point}"));
        }
    }
    docs::with_folded(&text, &service.unstated)
}

/// Returns the server that serves the document and, if the description has a base URL, a placeholder for any other
/// server.
pub(super) fn servers(description: &Description) -> Json {
    let here = Json::object().with("url", "/").with("description", "The service that serves this document.");
    let base_url = description.output.openapi.as_ref().and_then(|(_, base_url)| base_url.as_ref());
    let named = base_url.map(|base_url| {
        let doc = "Base URL of the service, without a trailing slash.";
        let variable = Json::object().with("default", base_url).with("description", doc);
        Json::object()
            .with("url", "{baseUrl}")
            .with("description", "Any other service.")
            .with("variables", Json::object().with("baseUrl", variable))
    });
    std::iter::once(here).chain(named).collect()
}

/// Returns a tag for each group that has operations.
pub(super) fn tags(description: &Description) -> Json {
    let tag = |group: &str| {
        let doc = description.groups.get(group).map(|group| &group.doc);
        Json::object().with("name", group).with_some("description", doc)
    };
    groups(&description.operations).into_iter().map(tag).collect()
}
