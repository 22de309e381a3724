//! The airlines: real airlines from a hand-written table, and the facts that determine where they can fly.
//!
//! The table is an embedded text file (`carriers.txt`), because 200 rows are easier to read and check as text than as
//! Rust code. A test parses every row, so no release contains an invalid row; at run time, invalid rows are skipped.

use std::sync::LazyLock;

use super::aircraft::{Aircraft, Body};
use super::cabins::Cabin;
use crate::world::tables::rows;

/// Business model of an airline, which determines the network, the fares and the included services.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum CarrierKind {
    /// A network carrier: hubs, partners, several cabins.
    Full,
    /// A low-cost carrier: point-to-point flights, few partners, and a fee for every extra.
    LowCost,
    /// A regional carrier: small aircraft that feed larger airports.
    Regional,
    /// A leisure carrier: flights to holiday destinations.
    Leisure,
}

/// An airline alliance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Alliance {
    /// oneworld.
    Oneworld,
    /// SkyTeam.
    SkyTeam,
    /// Star Alliance.
    Star,
}

/// Index of an airline in [`Carriers`].
pub(crate) type CarrierId = u8;

/// One airline.
#[derive(Debug)]
pub(crate) struct Carrier {
    /// The two-character IATA code.
    pub(crate) code: &'static str,
    /// Display name.
    pub(crate) name: &'static str,
    /// Countries whose traffic rights the airline has, its own country first.
    pub(crate) homes: Vec<&'static str>,
    /// The sovereign countries of the home countries.
    sovereigns: Vec<&'static str>,
    pub(crate) kind: CarrierKind,
    pub(crate) alliance: Option<Alliance>,
    /// `true` if the airline sells connections. Some airlines sell each flight separately.
    connects: bool,
    /// Codes of the partners outside the airline's alliance. The airline sells flights of these partners.
    partners: Vec<&'static str>,
    /// Approximate number of departures per day from the airline's hubs.
    pub(crate) departures: u16,
    /// Airport codes of the hubs, the largest first.
    pub(crate) hubs: Vec<&'static str>,
    pub(crate) fleet: Vec<&'static Aircraft>,
    /// Public website of the airline, without the scheme.
    pub(crate) site: &'static str,
    cabins: &'static str,
    /// `true` if a home country of the airline is in the single market or is the United Kingdom. The flag is stored
    /// because traffic rights are checked very often.
    european: bool,
}

impl Carrier {
    /// Returns whether the airline sells the cabin on an aircraft.
    pub(crate) fn has_cabin(&self, cabin: Cabin, aircraft: &Aircraft) -> bool {
        let sells = |letter| self.cabins.contains(letter);
        match cabin {
            Cabin::Economy => true,
            Cabin::PremiumEconomy => aircraft.body == Body::Wide && sells('W'),
            Cabin::Business => aircraft.body >= Body::RegionalJet && sells('C'),
            // In the United States, the front cabin of a small aircraft is called both first and business.
            Cabin::First if aircraft.body < Body::Wide => {
                self.homes.contains(&"US") && sells('C') && aircraft.body >= Body::RegionalJet
            }
            Cabin::First => aircraft.seats >= 300 && sells('F'),
        }
    }

    /// Returns whether the airline sells the cabin on any of its aircraft.
    pub(crate) fn sells(&self, cabin: Cabin) -> bool {
        self.fleet.iter().any(|aircraft| self.has_cabin(cabin, aircraft))
    }

    /// Returns the maximum distance that the airline flies, in km, regardless of the range of its aircraft. Low-cost
    /// carriers cross oceans only on a few routes, which are listed in `routes.tsv`.
    pub(crate) fn reach_km(&self) -> u16 {
        match self.kind {
            CarrierKind::Regional => 2_500,
            CarrierKind::LowCost => 4_500,
            CarrierKind::Leisure if self.cabins.is_empty() && self.wide_body_percent() == 0 => 4_400,
            CarrierKind::Full | CarrierKind::Leisure => u16::MAX,
        }
    }

    /// Returns the share of wide-body types in the fleet, in percent.
    pub(crate) fn wide_body_percent(&self) -> u32 {
        let wide = self.fleet.iter().filter(|aircraft| aircraft.body == Body::Wide).count();
        // A fleet has at most a dozen types.
        (wide * 100 / self.fleet.len().max(1)) as u32
    }

    /// Returns whether a single ticket can include flights of both airlines. Both airlines must sell connections. In
    /// addition, they must be the same airline, belong to the same alliance, or be known to sell each other's flights.
    /// Other pairs need separate tickets.
    pub(crate) fn tickets_with(&self, other: &Self) -> bool {
        let related = self.is_partner_of(other) || self.partners.contains(&other.code);
        related && self.connects && other.connects
    }

    /// Returns whether both airlines are close enough partners for a common round-trip fare.
    pub(crate) fn is_partner_of(&self, other: &Self) -> bool {
        self.code == other.code || (self.alliance.is_some() && self.alliance == other.alliance)
    }

    /// Returns whether the airline is at home in a sovereign country. An airline of a territory is at home in the
    /// territory's sovereign country.
    pub(crate) fn is_at_home(&self, country: &str) -> bool {
        self.sovereigns.contains(&country)
    }

    /// Returns whether the airline avoids the airspace of Russia, Belarus and Ukraine.
    pub(crate) fn avoids_russia(&self) -> bool {
        self.homes.iter().any(|home| is_western(home))
    }

    /// Returns whether the airline has the right to carry travellers between two countries (or within a country).
    pub(crate) fn may_fly(&self, origin_country: &str, destination_country: &str) -> bool {
        let (origin_country, destination_country) =
            (sovereign(origin_country), sovereign(destination_country));
        let own = self.is_at_home(origin_country) || self.is_at_home(destination_country);
        if origin_country == destination_country {
            return own || (self.european && in_single_market(origin_country));
        }
        let open = |one, other| in_open_sky(one) && (in_open_sky(other) || OPEN_TO_EUROPE.contains(&other));
        let is_open = open(origin_country, destination_country) || open(destination_country, origin_country);
        (own || (self.european && is_open)) && !is_closed(origin_country, destination_country)
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|').map(str::trim);
        let mut next = || columns.next();
        let (code, name) = (next()?, next()?);
        let homes: Vec<_> = next()?.split('+').collect();
        let european = homes.iter().any(|home| in_open_sky(home));
        let kind = match next()? {
            "full" => CarrierKind::Full,
            "low" => CarrierKind::LowCost,
            "regional" => CarrierKind::Regional,
            "leisure" => CarrierKind::Leisure,
            _ => return None,
        };
        let alliance = next()?;
        let connects = alliance != "alone";
        let alliance = match alliance {
            "oneworld" => Some(Alliance::Oneworld),
            "skyteam" => Some(Alliance::SkyTeam),
            "star" => Some(Alliance::Star),
            "-" | "alone" => None,
            _ => return None,
        };
        let departures = next()?.parse().ok()?;
        let cabins = next()?;
        let hubs: Vec<_> = next()?.split(' ').collect();
        let fleet: Option<Vec<_>> = next()?.split(' ').map(Aircraft::by_code).collect();
        let site = next()?;
        let carrier = Self {
            code,
            name,
            sovereigns: homes.iter().map(|home| sovereign(home)).collect(),
            homes,
            kind,
            alliance,
            connects,
            partners: Vec::new(),
            departures,
            hubs,
            fleet: fleet?,
            site,
            cabins,
            european,
        };
        next().is_none().then_some(carrier)
    }
}

/// All airlines, in the order of the table.
#[derive(Debug)]
pub(crate) struct Carriers(Vec<Carrier>);

impl Carriers {
    /// Reads the tables.
    pub(crate) fn load() -> Self {
        let mut all: Vec<_> =
            rows(TABLE).filter_map(Carrier::parse).take(usize::from(CarrierId::MAX)).collect();
        for [one, other] in partners() {
            for (code, partner) in [(one, other), (other, one)] {
                if let Some(carrier) = all.iter_mut().find(|carrier| carrier.code == code) {
                    carrier.partners.push(partner);
                }
            }
        }
        Self(all)
    }

    /// Returns the airlines of the tables, loaded once, for callers that need no timetable.
    pub(crate) fn embedded() -> &'static Self {
        static CARRIERS: LazyLock<Carriers> = LazyLock::new(Carriers::load);
        &CARRIERS
    }

    /// Returns all airlines and their ids.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (CarrierId, &Carrier)> {
        (0..).zip(&self.0)
    }

    /// Returns the airline with an id. Ids come only from [`Self::iter`], so the index is always in range.
    pub(crate) fn get(&self, id: CarrierId) -> &Carrier {
        &self.0[usize::from(id)]
    }

    /// Finds an airline by its code.
    pub(crate) fn by_code(&self, code: &str) -> Option<(CarrierId, &Carrier)> {
        self.iter().find(|(_, carrier)| carrier.code == code)
    }

    /// Returns the number of airlines.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

static TABLE: &str = include_str!("carriers.txt");
static PARTNERS: &str = include_str!("partners.txt");

/// Returns each pair of partners outside an alliance once.
fn partners() -> impl Iterator<Item = [&'static str; 2]> {
    let lines = rows(PARTNERS).filter_map(|line| line.split_once(": "));
    lines.flat_map(|(one, others)| others.split(' ').map(move |other| [one, other]))
}

/// Countries between which the airlines of all these countries may fly.
const SINGLE_MARKET: [&str; 30] = [
    "AT", "BE", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IE", "IT", "LV", "LT",
    "LU", "MT", "NL", "PL", "PT", "RO", "SK", "SI", "ES", "SE", "NO", "IS", "CH",
];

/// Countries to and from which all airlines of the single market may fly, regardless of their home country.
const OPEN_TO_EUROPE: [&str; 12] = ["MA", "JO", "IL", "GE", "MD", "AM", "UA", "AL", "BA", "ME", "MK", "RS"];

/// Returns the country whose airlines have domestic rights in a territory.
pub(crate) fn sovereign(country: &str) -> &str {
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
        _ => country,
    }
}

/// Returns whether a country is within the European single aviation market.
pub(crate) fn in_single_market(country: &str) -> bool {
    SINGLE_MARKET.contains(&country)
}

fn in_open_sky(country: &str) -> bool {
    country == "GB" || in_single_market(country)
}

/// Returns whether a country's airlines avoid Russian airspace or are banned from it.
fn is_western(country: &str) -> bool {
    ["GB", "US", "CA", "JP", "KR", "AU", "NZ", "TW"].contains(&country) || in_single_market(country)
}

/// Returns whether no airline flies between two countries, because one country has closed its airspace to the other or
/// because the countries have suspended air traffic.
fn is_closed(one: &str, other: &str) -> bool {
    let apart = |one, other| match one {
        "UA" => true,
        "RU" | "BY" => is_western(other) || ["SG", "MX", "AL", "ME", "MK", "MD", "XK"].contains(&other),
        "IR" => is_western(other) || ["IL", "BH", "MA"].contains(&other),
        "IL" => [
            "SA", "QA", "KW", "OM", "LB", "SY", "IQ", "YE", "LY", "DZ", "TN", "PK", "BD", "MY", "ID", "TR",
            "MV",
        ]
        .contains(&other),
        "KP" => other != "CN" && other != "RU",
        "PK" => other == "IN",
        "AM" => other == "AZ",
        "CY" => other == "TR",
        "RS" => other == "XK",
        "DZ" => other == "MA",
        "RW" => other == "CD",
        "ER" => other == "ET",
        _ => false,
    };
    apart(one, other) || apart(other, one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_row_is_read() {
        for row in rows(TABLE) {
            assert!(Carrier::parse(row).is_some(), "{row}");
        }
        assert_eq!(Carriers::load().len(), rows(TABLE).count());
        assert!(rows(TABLE).count() >= 120);
    }

    #[test]
    fn rows_are_valid() {
        let mut codes = HashSet::new();
        for (_, carrier) in Carriers::load().iter() {
            assert!(codes.insert(carrier.code), "{} is listed twice", carrier.code);
            assert_eq!(carrier.code.len(), 2);
            assert!(carrier.homes.iter().all(|home| home.len() == 2), "{}", carrier.code);
            assert!(carrier.hubs.iter().all(|hub| hub.len() == 3), "{}", carrier.code);
            let unique: HashSet<_> = carrier.hubs.iter().collect();
            assert_eq!(unique.len(), carrier.hubs.len(), "{}", carrier.code);
            // Each departure has a return flight, and a flight number has at most four digits.
            assert!((10..=2_000).contains(&carrier.departures), "{}", carrier.code);
            assert!(carrier.cabins.chars().all(|letter| "WCF".contains(letter)), "{}", carrier.code);
            assert!(carrier.site.contains('.') && !carrier.site.contains('/'), "{}", carrier.code);
        }
    }

    #[test]
    fn invalid_rows_are_rejected() {
        for row in ["", "XX|Name", "XX|N|US|odd|-|1||JFK|738|x.com", "XX|N|US|full|-|1||JFK|ABC|x.com"] {
            assert!(Carrier::parse(row).is_none(), "{row}");
        }
    }

    #[test]
    fn traffic_rights_depend_on_home_countries() {
        let carriers = Carriers::load();
        let may = |code, from, to| carriers.by_code(code).unwrap().1.may_fly(from, to);
        assert!(may("BA", "GB", "US") && may("BA", "US", "GB") && may("BA", "GB", "GB"));
        assert!(!may("BA", "US", "US") && !may("BA", "US", "CA"));
        assert!(may("FR", "IT", "ES") && may("FR", "IT", "IT") && may("FR", "GB", "IT"));
        assert!(!may("FR", "GB", "GB") && !may("FR", "GB", "US"));
        assert!(may("SK", "GL", "GL") && may("AA", "PR", "PR"));
        assert!(may("LA", "BR", "BR") && may("LA", "CL", "US") && !may("LA", "US", "US"));
        assert!(may("FR", "IT", "MA") && may("W6", "AL", "IT") && !may("FR", "MA", "MA"));
        assert!(
            !may("SU", "RU", "US")
                && !may("AF", "FR", "RU")
                && may("TK", "TR", "RU")
                && !may("AI", "IN", "PK")
        );
        assert!(!may("FR", "MA", "IL") && may("KX", "KY", "US") && may("BF", "FR", "RE"));
    }

    #[test]
    fn partners_share_tickets() {
        let carriers = Carriers::load();
        let joins = |a, b| carriers.by_code(a).unwrap().1.tickets_with(carriers.by_code(b).unwrap().1);
        for (a, b) in
            [("BA", "AA"), ("EK", "QF"), ("FZ", "EK"), ("VS", "DL"), ("LM", "BA"), ("WN", "WN"), ("B6", "HA")]
        {
            assert!(joins(a, b) && joins(b, a), "{a} {b}");
        }
        for (a, b) in
            [("BA", "LH"), ("FR", "AA"), ("FR", "U2"), ("FR", "FR"), ("EK", "LX"), ("WN", "UA"), ("F9", "B6")]
        {
            assert!(!joins(a, b) && !joins(b, a), "{a} {b}");
        }
    }

    #[test]
    fn partners_are_known_and_at_most_one_is_a_low_cost_carrier() {
        let carriers = Carriers::load();
        let mut seen = HashSet::new();
        assert!(partners().count() > 300);
        for [one, other] in partners() {
            assert!(
                one != other && seen.insert([one.min(other), one.max(other)]),
                "{one} and {other} are equal or listed twice"
            );
            let [a, b] = [one, other].map(|code| carriers.by_code(code).expect(code).1);
            assert!(!a.is_partner_of(b), "{one} and {other} are in the same alliance");
            assert!(a.connects && b.connects, "{one} {other}");
            assert!([a, b].iter().any(|it| it.kind != CarrierKind::LowCost), "{one} {other}");
        }
    }
}
