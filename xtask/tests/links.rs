//! Checks the links between documents. Registries resolve relative links in a README against the repository's address,
//! so a link that works in a checkout also works on the registry's page.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../crates/specwright/tests/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};

use common::{read, root};
use regex_lite::Regex;

/// Folders that contain no documents of this project.
const SKIPPED: [&str; 4] = [".git", "fixtures", "node_modules", "target"];

fn documents(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && !SKIPPED.contains(&name) {
            documents(&path, found);
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
}

/// Returns the link anchor of a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.collect::<String>().trim().to_lowercase().replace(' ', "-")
}

/// Returns the text outside code blocks.
fn prose(document: &Path) -> String {
    read(document).split("```").step_by(2).collect()
}

#[test]
fn relative_links_lead_to_existing_files_and_headings() {
    let link = Regex::new(r"\]\(([^)\s]+)\)").unwrap();
    let mut found = Vec::new();
    documents(root(), &mut found);
    let mut checked = 0;
    let mut broken = Vec::new();
    for document in &found {
        for link in link.captures_iter(&prose(document)).map(|captures| captures[1].to_owned()) {
            // Skip links to a path on a running service or to another site.
            if link.contains(':') || link.starts_with('/') {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((&link, ""));
            let target =
                if file.is_empty() { document.clone() } else { document.parent().unwrap().join(file) };
            let exists = target.exists()
                && (heading.is_empty()
                    || prose(&target)
                        .lines()
                        .filter(|line| line.starts_with('#'))
                        .any(|line| anchor(line.trim_start_matches('#')) == heading));
            checked += 1;
            if !exists {
                broken.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
    assert!(checked > 50, "found only {checked} links");
}
