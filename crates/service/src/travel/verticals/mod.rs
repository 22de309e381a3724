//! The verticals: flights, hotels and cars. Each vertical prepares requests, ranks results and builds responses.

pub mod cars;
pub mod flights;
pub mod hotels;
mod stored_query;
