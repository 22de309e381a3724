//! The pinned package that contains the brands, and the lists that are read from its index.

use crate::packages::{Client, File, Package};

pub(super) const INDEX: &str = "dist/json/nsi.min.json";

/// The path of the licence text, which the BSD licence requires in every copy.
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
    parts_used: "Names of car rental, hotel, motel and hostel brands, the countries in which they \
            operate, and their Wikidata items.",
    changed: "Entries of a brand in several scripts or parts of the world merged into one row; only \
              names in Latin letters kept, and brands without such a name omitted; parts of countries \
              widened to the whole country; truck rental and car sharing omitted; ids derived from \
              names.",
};

/// The lists in the index that form a table of brands.
pub(super) type Lists = &'static [&'static str];

pub(super) const CAR_RENTAL: Lists = &["brands/amenity/car_rental"];

pub(super) const HOTEL_CHAINS: Lists =
    &["brands/tourism/hotel", "brands/tourism/motel", "brands/tourism/hostel"];
