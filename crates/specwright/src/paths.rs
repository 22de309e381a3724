//! Parameters and comparison of operation paths.

/// Returns the names of the parameters in a path, which are in braces.
pub fn path_parameters(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// Returns a path with anonymous parameters, because `/a/{x}` and `/a/{y}` match the same requests.
pub fn without_names(path: &str) -> String {
    path.split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest))
        .collect::<Vec<_>>()
        .join("{}")
}

/// Returns the segments of a path. All segments with parameters are equal, because a router does not distinguish them.
pub fn segments(path: &str) -> Vec<&str> {
    path.split('/').map(|segment| if segment.contains('{') { "{}" } else { segment }).collect()
}
