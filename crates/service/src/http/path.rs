//! Paths of operations, and the parameters in them.

/// Returns the path of an operation in the router's syntax. A segment that contains a parameter becomes a single
/// parameter. The parameter is named by its position, since operations may use different names.
pub fn route_path(path: &str) -> String {
    let segments = path.split('/').enumerate().map(|(at, segment)| match segment.contains('{') {
        true => format!("{{segment{at}}}"),
        false => segment.to_owned(),
    });
    segments.collect::<Vec<_>>().join("/")
}

/// Returns the parameters of a path that the router has matched, still encoded, or `None` if a value is empty or the
/// literal text around a segment's parameters is missing.
pub(super) fn parameters<'a>(
    operation: &'static str,
    requested: &'a str,
) -> Option<Vec<(&'static str, &'a str)>> {
    let mut found = Vec::new();
    for (described, segment) in operation.split('/').zip(requested.split('/')) {
        in_segment(described, segment, &mut found)?;
    }
    Some(found)
}

/// Reads the parameters of a segment. Each value ends at the first occurrence of the literal text after it. The last
/// value ends where the literal suffix of the segment begins.
fn in_segment<'a>(
    described: &'static str,
    segment: &'a str,
    found: &mut Vec<(&'static str, &'a str)>,
) -> Option<()> {
    let Some((before, rest)) = described.split_once('{') else { return Some(()) };
    let mut segment = segment.strip_prefix(before)?;
    let mut rest = rest;
    loop {
        let (name, after) = rest.split_once('}')?;
        let (literal, next) = match after.split_once('{') {
            Some((literal, next)) => (literal, Some(next)),
            None => (after, None),
        };
        let value = match next {
            Some(_) => {
                let (value, left) = segment.split_once(literal)?;
                segment = left;
                value
            }
            None => segment.strip_suffix(literal)?,
        };
        found.push((name, value));
        match next {
            Some(next) => rest = next,
            None => return (!found.iter().any(|(_, value)| value.is_empty())).then_some(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_router_gets_one_parameter_for_a_segment() {
        assert_eq!(route_path("/books/{id}/pages/{from}-{to}.txt"), "/books/{segment2}/pages/{segment4}");
        assert_eq!(route_path("/books"), "/books");
    }

    #[test]
    fn parameters_are_read_by_position() {
        let read = |operation, requested| parameters(operation, requested);
        assert_eq!(read("/books", "/books"), Some(vec![]));
        assert_eq!(read("/books/{id}", "/books/a%2Fb"), Some(vec![("id", "a%2Fb")]));
        let pages = "/books/{id}/pages/{from}-{to}.txt";
        assert_eq!(
            read(pages, "/books/7/pages/1-2-3.txt"),
            Some(vec![("id", "7"), ("from", "1"), ("to", "2-3")])
        );
        for other in ["/books/7/pages/12.txt", "/books/7/pages/1-2.pdf", "/books/7/pages/-2.txt"] {
            assert_eq!(read(pages, other), None, "{other}");
        }
        assert_eq!(
            read("/v{major}.{minor}/books", "/v1.2/books"),
            Some(vec![("major", "1"), ("minor", "2")])
        );
        assert_eq!(read("/v{major}/books", "/1/books"), None);
    }
}
