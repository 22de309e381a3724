//! Paths of operations: their parameters, and the comparison of two paths.

/// Returns the names in braces in a path, which are the names of its parameters.
pub fn path_parameters(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// Returns a path with anonymous parameters, since `/a/{x}` and `/a/{y}` match the same requests.
pub fn without_names(path: &str) -> String {
    path.split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest))
        .collect::<Vec<_>>()
        .join("{}")
}

/// Returns the segments of a path as a router distinguishes them: all segments with parameters are equal.
pub fn segments(path: &str) -> Vec<&str> {
    path.split('/').map(|segment| if segment.contains('{') { "{}" } else { segment }).collect()
}
