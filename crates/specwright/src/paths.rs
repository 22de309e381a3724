//! Paths of operations: their parameters, and what makes two of them one.

/// The names in braces of a path.
pub fn path_parameters(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// A path with uniform parameters: requests to `/a/{x}` and `/a/{y}` are the same.
pub fn without_names(path: &str) -> String {
    path.split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest))
        .collect::<Vec<_>>()
        .join("{}")
}

/// A path as a router sees it, to which a segment with parameters is one.
pub fn segments(path: &str) -> Vec<&str> {
    path.split('/').map(|segment| if segment.contains('{') { "{}" } else { segment }).collect()
}
