//! Airports, metro areas and cities with prefix and nearest-place search.
