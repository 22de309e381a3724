//! The pinned package that contains the routes.

use crate::packages::{Client, File, Package};

/// CSV file with the number of flights in 2008, by origin and destination.
pub(super) const COUNTS: &str = "data/flights-airport.csv";

pub(super) static VEGA_DATASETS: Package = Package {
    client: Client::Npm,
    name: "vega-datasets",
    version: "3.2.1",
    licence: "public domain (a work of the United States government)",
    licence_link: "https://www.usa.gov/government-works",
    author: "U.S. Bureau of Transportation Statistics (data); Vega contributors (package, BSD-3-Clause)",
    home: "https://github.com/vega/vega-datasets",
    files: &[File {
        path: COUNTS,
        sha256: "f9f66bc27adebf459e39fbdb6d71402c4355584f27ea1062606219d771ea4bcf",
    }],
    parts_used: "Numbers of flights between airports in the United States in 2008.",
    changed: "Both directions of a route averaged to weekly flights each way; routes with fewer than \
              seven weekly flights omitted.",
};
