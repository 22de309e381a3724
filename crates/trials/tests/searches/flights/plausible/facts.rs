//! Known facts about airlines, airports and routes.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use wayfare_places::{Airport, Places, distance_km};

use crate::places::is_in;

macro_rules! schedule {
    ($file:literal) => {
        include_str!(concat!("../../../../../inventory/src/flights/schedule/", $file))
    };
}

/// An airline in the carrier table.
pub struct Airline {
    pub code: &'static str,
    /// Home countries.
    pub homes: Vec<&'static str>,
    pub is_low_cost: bool,
    alliance: &'static str,
    /// Airlines whose flights this airline sells.
    partners: BTreeSet<&'static str>,
}

impl Airline {
    /// Returns whether the airline sells no connections.
    pub fn is_alone(&self) -> bool {
        self.alliance == "alone"
    }

    /// Returns whether one ticket may combine flights of both airlines.
    pub fn sells(&self, other: &Self) -> bool {
        let is_same = self.code == other.code && !self.is_alone();
        let are_allied = self.alliance.len() > 1 && self.alliance == other.alliance && !self.is_alone();
        is_same || are_allied || self.partners.contains(other.code)
    }

    pub fn is_at_home(&self, country: &str) -> bool {
        self.homes.iter().any(|home| nation(home) == nation(country))
    }

    /// Returns whether a home country belongs to the European single aviation market or has an open-skies agreement
    /// with the market.
    pub fn is_european(&self) -> bool {
        self.homes.iter().any(|home| is_european(home))
    }
}

fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Returns the airline with a code.
pub fn airline(code: &str) -> Option<&'static Airline> {
    static AIRLINES: LazyLock<HashMap<&str, Airline>> = LazyLock::new(airlines);
    AIRLINES.get(code)
}

fn airlines() -> HashMap<&'static str, Airline> {
    let mut all = HashMap::new();
    for row in rows(schedule!("carriers.txt")) {
        let columns: Vec<_> = row.split('|').collect();
        let [code, _, homes, kind, alliance, ..] = columns[..] else { panic!("{row}") };
        let airline = Airline {
            code,
            homes: homes.split('+').collect(),
            is_low_cost: kind == "low",
            alliance,
            partners: BTreeSet::new(),
        };
        all.insert(code, airline);
    }
    for row in rows(schedule!("partners.txt")) {
        let (one, others) = row.split_once(": ").unwrap();
        for other in others.split(' ') {
            all.get_mut(one).unwrap().partners.insert(other);
            all.get_mut(other).unwrap().partners.insert(one);
        }
    }
    all
}

/// Returns the airlines of a route in the hand-written list.
pub fn listed_between<'r>(from: &'r str, to: &'r str) -> Option<&'r BTreeSet<&'r str>> {
    static ROUTES: LazyLock<HashMap<[&str; 2], BTreeSet<&str>>> =
        LazyLock::new(|| rows(schedule!("routes.tsv")).flat_map(listed).collect());
    ROUTES.get(&[from, to])
}

/// Returns both directions of a listed route, with its airlines.
fn listed(row: &'static str) -> [([&'static str; 2], BTreeSet<&'static str>); 2] {
    let columns: Vec<_> = row.split('\t').collect();
    let [from, to, ref airlines @ ..] = columns[..] else { panic!("{row}") };
    let airlines: BTreeSet<_> = airlines.iter().map(|it| it.split_once(' ').unwrap().0).collect();
    [([from, to], airlines.clone()), ([to, from], airlines)]
}

pub fn airport(code: &str) -> Option<&'static Airport> {
    Places::embedded().airport(code)
}

pub fn kilometres(from: &str, to: &str) -> Option<f64> {
    Some(distance_km(airport(from)?.position, airport(to)?.position))
}

/// Returns the country whose airlines have the traffic rights in a territory.
pub fn nation(country: &str) -> &str {
    match country {
        "PR" | "VI" | "GU" | "MP" | "AS" | "FM" | "MH" | "PW" => "US",
        "GL" | "FO" => "DK",
        "GP" | "MQ" | "GF" | "RE" | "YT" | "PM" | "BL" | "MF" | "PF" | "NC" | "WF" => "FR",
        "JE" | "GG" | "IM" | "GI" | "FK" | "SH" | "BM" | "KY" | "TC" | "VG" | "AI" | "MS" => "GB",
        "AW" | "CW" | "BQ" | "SX" => "NL",
        "AX" => "FI",
        "SJ" => "NO",
        "CK" | "NU" => "NZ",
        "NF" | "CX" | "CC" => "AU",
        other => other,
    }
}

/// Countries of the European single aviation market.
pub const MARKET: &str =
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH";

/// Returns whether a country belongs to the single market or has an open-skies agreement with the market.
pub fn is_european(country: &str) -> bool {
    is_in(MARKET, nation(country)) || is_in("GB MA JO IL GE MD AM UA AL BA ME MK RS", nation(country))
}

/// Returns whether no airline flies between two countries because one country's airspace is closed to the other's
/// airlines.
pub fn is_closed(one: &str, other: &str) -> bool {
    let is_western =
        |country| is_in(MARKET, nation(country)) || is_in("GB US CA JP KR AU NZ UA", nation(country));
    let ends = [[nation(one), nation(other)], [nation(other), nation(one)]];
    ends.iter().any(|[one, other]| (*one == "RU" && is_western(other)) || [*one, *other] == ["IN", "PK"])
}
