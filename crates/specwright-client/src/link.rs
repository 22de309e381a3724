//! The `Link` header (RFC 8288), of which only the link to the next page is used.

use http::HeaderMap;
use http::header::LINK;

/// Returns the target of the first link with the relation `next`.
pub(crate) fn next_link(headers: &HeaderMap) -> Option<Box<str>> {
    headers.get_all(LINK).iter().find_map(|value| next_of(&String::from_utf8_lossy(value.as_bytes())))
}

fn next_of(header: &str) -> Option<Box<str>> {
    let mut rest = header;
    while let Some((_, link)) = rest.split_once('<') {
        let (target, parameters) = link.split_once('>')?;
        let (parameters, behind) = until_comma(parameters);
        if is_next(parameters) {
            return Some(target.trim().into());
        }
        rest = behind;
    }
    None
}

/// Splits off the parameters of a link. Returns the parameters, and the text after the comma that ends them.
fn until_comma(text: &str) -> (&str, &str) {
    match outside_quotes(text).find(|(_, c)| *c == ',') {
        Some((at, _)) => (&text[..at], &text[at + 1..]),
        None => (text, ""),
    }
}

/// Returns `true` if the parameters have the relation `next`. A link with an `anchor` has another context and does
/// not count.
fn is_next(parameters: &str) -> bool {
    let mut relations = None;
    let mut rest = parameters;
    while !rest.is_empty() {
        let end = outside_quotes(rest).find(|(_, c)| *c == ';').map_or(rest.len(), |(at, _)| at);
        let (name, value) = rest[..end].split_once('=').unwrap_or((&rest[..end], ""));
        let value = value.trim().trim_matches('"');
        match name.trim().to_ascii_lowercase().as_str() {
            "anchor" => return false,
            // If there are several `rel` parameters, the first one counts.
            "rel" => relations = relations.or(Some(value)),
            _ => {}
        }
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    relations.unwrap_or_default().split_whitespace().any(|relation| relation.eq_ignore_ascii_case("next"))
}

/// Returns an iterator over the characters outside quoted strings.
fn outside_quotes(text: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    text.char_indices().filter(move |(_, c)| {
        match (is_escaped, c) {
            (true, _) => is_escaped = false,
            (false, '\\') => is_escaped = is_quoted,
            (false, '"') => is_quoted = !is_quoted,
            (false, _) => {}
        }
        !is_quoted
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_link_is_found_among_others() {
        for (header, target) in [
            ("<https://a.example/?p=2>; rel=\"next\"", Some("https://a.example/?p=2")),
            ("</1>; rel=prev, </3>;rel=next", Some("/3")),
            ("</?ids=1,2;3>; rel=\"last NEXT\"", Some("/?ids=1,2;3")),
            ("</1>; title=\"to <the>, \\\" next; rel=next\"; rel=first, < /2 >; Rel = \"next\"", Some("/2")),
            ("</1>; rel=first; rel=next", None),
            ("</1>; rel=\"next\"; anchor=\"/other\"", None),
            ("</1>; rel=nextish, </2>", None),
            ("</1; rel=next", None),
            ("</1>;;rel=next;", Some("/1")),
            ("</1>; title=\"open, </2>; rel=next", None),
            ("", None),
        ] {
            let headers = HeaderMap::from_iter([(LINK, header.parse().unwrap())]);
            assert_eq!(next_link(&headers).as_deref(), target, "{header}");
        }
        let mut headers = HeaderMap::new();
        for value in ["</1>; rel=prev", "</2>; rel=next"] {
            headers.append(LINK, value.parse().unwrap());
        }
        assert_eq!(next_link(&headers).as_deref(), Some("/2"), "expected the link in the second header");
    }
}
