//! Import of API-level information: name, base URL and metadata.

use super::docs::text_of;
use super::document::{Document, Node};
use super::draft::{Draft, Service};
use super::loss::{Lack, Losses};
use super::own;

/// Reads the metadata and the base URL of the API, and records the losses at the top level of the document.
pub fn read(document: &Document, losses: &mut Losses, draft: &mut Draft) {
    let root = document.root();
    draft.service = service(&root, losses);
    draft.service.base_url = base_url(&root, losses);
    draft.service.keys = own::keys_of_service(&root);
    for (key, node) in root.own_entries() {
        match key {
            "openapi" | "info" | "paths" | "servers" | "components" | "security" | "tags" => {}
            "webhooks" => {
                for (name, webhook) in node.own_entries() {
                    losses.add(Lack::OtherCalls, webhook.at, format!("the webhook `{name}`"));
                }
            }
            "externalDocs" => losses.add(Lack::Words, node.at, "a link to other docs"),
            _ if own::is_read(key) => {}
            _ if key.starts_with("x-") => losses.add(Lack::Extension, node.at, format!("`{key}`")),
            _ => losses.add(Lack::Keyword, node.at, format!("`{key}`")),
        }
    }
}

fn service(root: &Node<'_>, losses: &mut Losses) -> Service {
    let Some(info) = root.get("info") else {
        losses.add(Lack::Fault, root.below("info"), "the API has no name");
        return Service {
            name: "API".to_owned(),
            version: "0".to_owned(),
            doc: "An API without a name.".to_owned(),
            ..Service::default()
        };
    };
    for (key, node) in info.own_entries() {
        match key {
            "title" | "version" | "description" | "contact" | "license" => {}
            _ if key.starts_with("x-") => losses.add(Lack::Extension, node.at, format!("`{key}`")),
            _ => losses.add(Lack::Words, node.at, format!("`{key}`")),
        }
    }
    let name = text_of(&info, "title", losses).unwrap_or_else(|| "API".to_owned()).replace('\n', " ");
    let doc = text_of(&info, "description", losses).or_else(|| text_of(&info, "summary", losses));
    Service {
        version: info.text("version").filter(|version| !version.is_empty()).unwrap_or("0").to_owned(),
        doc: doc.unwrap_or_else(|| format!("The API of {name}.")),
        licence: info.get("license").and_then(|licence| spdx(&licence, losses)),
        contact: info.get("contact").and_then(|node| contact(&node, losses)),
        name,
        ..Service::default()
    }
}

/// Returns a licence as an SPDX expression, if the licence is an SPDX expression or has a common name.
fn spdx(licence: &Node<'_>, losses: &mut Losses) -> Option<String> {
    let name = licence.text("identifier").or_else(|| licence.text("name")).unwrap_or_default();
    let known = match spdx::Expression::parse(name) {
        Ok(_) => Some(name.to_owned()),
        Err(_) => spdx::imprecise_license_id(name)
            .filter(|(_, length)| *length == name.len())
            .map(|(licence, _)| licence.name.to_owned()),
    };
    if known.is_none() {
        losses.add(
            Lack::Words,
            &licence.at,
            format!("the licence `{name}`, which is not an SPDX expression"),
        );
    }
    known
}

fn contact(node: &Node<'_>, losses: &mut Losses) -> Option<(String, Option<String>)> {
    if let Some(address) = node.text("email") {
        losses.add(Lack::Words, node.below("email"), format!("`{address}`"));
    }
    let url = node.text("url").map(str::to_owned);
    let name = node.text("name").filter(|name| !name.is_empty());
    match (name, &url) {
        (Some(name), _) => Some((name.to_owned(), url)),
        (None, Some(address)) => Some((address.clone(), url)),
        (None, None) => None,
    }
}

/// Returns the first absolute base URL, in which default values replace its variables.
fn base_url(root: &Node<'_>, losses: &mut Losses) -> Option<String> {
    let mut base_url = None;
    for server in root.elements("servers") {
        let Some(mut url) = server.text("url").map(str::to_owned) else { continue };
        for (name, variable) in server.entries("variables") {
            url = url.replace(&format!("{{{name}}}"), variable.text("default").unwrap_or_default());
        }
        if base_url.is_some() || !crate::names::is_base_url(&url) {
            losses.add(Lack::Servers, &server.at, format!("`{url}`"));
            continue;
        }
        for (name, variable) in server.entries("variables") {
            losses.add(Lack::Servers, &variable.at, format!("the variable `{name}`"));
        }
        base_url = Some(url.trim_end_matches('/').to_owned());
    }
    base_url
}
