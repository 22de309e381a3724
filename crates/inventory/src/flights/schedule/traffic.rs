//! Traffic of the world's airports.
//!
//! The size class of an airport describes its runways, not the number of travellers. A network based only on the size
//! class would have as many flights to Bangor as to Boston. Therefore, this module lists the busiest airports by hand,
//! in tiers of roughly equal traffic. All other airports rank by their size class.

use std::collections::{HashMap, HashSet};

use wayfare_places::AirportSize;

/// Traffic tier of an airport. The variants are ordered from lowest to highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Tier {
    /// An airstrip with one flight per day, if any.
    Strip,
    /// A local airport.
    Local,
    /// An airport of a large town.
    Regional,
    /// About 4 to 10 million travellers per year.
    Notable,
    /// About 10 to 25 million travellers per year.
    Busy,
    /// About 25 to 50 million travellers per year.
    Major,
    /// More than 50 million travellers per year.
    Mega,
}

impl Tier {
    /// All tiers, from lowest to highest.
    pub(crate) const ALL: [Self; 7] =
        [Self::Strip, Self::Local, Self::Regional, Self::Notable, Self::Busy, Self::Major, Self::Mega];

    /// Returns the tier of an airport that is not listed.
    pub(crate) fn of_size(size: AirportSize) -> Self {
        match size {
            AirportSize::Large => Self::Regional,
            AirportSize::Medium => Self::Local,
            AirportSize::Small => Self::Strip,
        }
    }

    /// Returns the demand for flights to the airport, in tenths of the demand for a regional airport.
    pub(crate) fn demand(self) -> u32 {
        match self {
            Self::Strip => 1,
            Self::Local => 4,
            Self::Regional => 10,
            Self::Notable => 22,
            Self::Busy => 38,
            Self::Major => 60,
            Self::Mega => 85,
        }
    }
}

/// Returns the tiers of the listed airports.
pub(crate) fn listed() -> HashMap<&'static str, Tier> {
    let codes =
        |(tier, codes): (Tier, &'static str)| codes.split_ascii_whitespace().map(move |code| (code, tier));
    LISTED.into_iter().flat_map(codes).collect()
}

/// Returns the airports that have no airline service because they are for private or military use, not yet open, or
/// closed.
pub(crate) fn without_airlines() -> HashSet<&'static str> {
    NO_AIRLINES.split_ascii_whitespace().collect()
}

/// Returns the maximum length of flights to or from an airport, in km, if a rule or a runway limits the length.
pub(crate) fn perimeter_km(code: &str) -> Option<u16> {
    PERIMETERS.iter().find(|(listed, _)| *listed == code).map(|(_, km)| *km)
}

/// Returns whether the slots of an airport are too expensive for low-cost and leisure carriers without a base at the
/// airport.
pub(crate) fn is_expensive(code: &str) -> bool {
    ["LHR", "CDG", "FRA", "HND"].contains(&code)
}

const NO_AIRLINES: &str = "TEB ADS ADW AFW BFI PDK SUS YIP MKC RSJ WMK PPV ENA FAB NHT LBG OBF VNY APA TXL THF MJV ROV VOZ URS EGO BZK LPK \
     SIP OLA RKE";

const PERIMETERS: [(&str, u16); 15] = [
    ("LGA", 2_420),
    ("DCA", 2_020),
    ("LCY", 1_500),
    ("YTZ", 1_600),
    ("DAL", 3_300),
    ("MDW", 3_500),
    ("HOU", 3_400),
    ("SNA", 3_500),
    ("BMA", 900),
    ("TSA", 2_300),
    ("GMP", 2_300),
    ("SHA", 2_400),
    ("ITM", 1_300),
    ("CGH", 2_600),
    ("AEP", 3_000),
];

const LISTED: [(Tier, &str); 4] = [
    (Tier::Mega, include_str!("airports/mega.txt")),
    (Tier::Major, include_str!("airports/major.txt")),
    (Tier::Busy, include_str!("airports/busy.txt")),
    (Tier::Notable, include_str!("airports/notable.txt")),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_airports_are_unique() {
        let mut seen = HashSet::new();
        for code in LISTED.iter().flat_map(|(_, codes)| codes.split_ascii_whitespace()) {
            assert_eq!(code.len(), 3, "{code}");
            assert!(seen.insert(code), "{code}");
            assert!(!without_airlines().contains(code), "{code}");
        }
    }

    #[test]
    fn listed_airports_rank_above_their_size() {
        let listed = listed();
        assert_eq!(listed.get("LHR"), Some(&Tier::Mega));
        assert_eq!(listed.get("BGR"), None);
        assert!(listed.values().all(|tier| *tier > Tier::of_size(AirportSize::Large)));
        assert!(Tier::Mega.demand() > Tier::Busy.demand());
        assert_eq!(perimeter_km("LGA"), Some(2_420));
        assert_eq!(perimeter_km("JFK"), None);
    }

    #[test]
    fn almost_all_listed_airports_exist() {
        let places = wayfare_places::Places::embedded();
        let unknown: Vec<_> = listed().into_keys().filter(|code| places.airport(code).is_none()).collect();
        // In new place data, some of these airports may be closed.
        assert!(unknown.len() < 5, "{unknown:?}");
    }
}
