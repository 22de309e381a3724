//! The verticals: flights, hotels and cars. Each prepares requests, ranks results and builds answers.

pub mod cars;
pub mod flights;
pub mod hotels;
