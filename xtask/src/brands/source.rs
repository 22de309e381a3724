//! The pinned package of the brands, and which of its lists are read.

use crate::packages::{Client, File, Package};

pub(super) const INDEX: &str = "dist/json/nsi.min.json";

/// The BSD licence asks that its text be passed on.
pub(super) const LICENCE: &str = "LICENSE.md";

pub(super) static NAME_SUGGESTION_INDEX: Package = Package {
    client: Client::Npm,
    name: "name-suggestion-index",
    version: "8.0.20260918",
    licence: "BSD-3-Clause",
    licence_link: "https://github.com/osmlab/name-suggestion-index/blob/main/LICENSE.md",
    author: "name-suggestion-index contributors",
    home: "https://nsi.guide",
    files: &[
        File { path: INDEX, sha256: "85752fb28977082f6e631636f1e9b8f97513947f75aaf1338c47ffa87207f513" },
        File { path: LICENCE, sha256: "3ed33fd0c4a3d78f2ca49801554b70bd148d0a62c0aeb26e72ffda6dab6513a3" },
    ],
    taken: "Names of car rental, hotel, motel and hostel brands, where they are found, and their Wikidata items.",
    changed: "One row for a brand that the index has in several scripts or parts of the world; names in Latin \
              letters, and brands without one left out; parts of countries widened to the country; truck rental \
              and car sharing left out; ids derived from names.",
};

/// Lists of the index that make up a table of brands.
pub(super) type Lists = &'static [&'static str];

pub(super) const CAR_RENTAL: Lists = &["brands/amenity/car_rental"];

pub(super) const HOTEL_CHAINS: Lists =
    &["brands/tourism/hotel", "brands/tourism/motel", "brands/tourism/hostel"];
