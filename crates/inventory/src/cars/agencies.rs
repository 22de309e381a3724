//! Rental agencies: real brands in the countries where they operate, and invented agencies of the kinds for which there
//! is no real brand.

use std::sync::LazyLock;

use super::Dice;
use crate::world::brands::{self, Brand};

/// Kind of rental agency.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AgencyKind {
    /// A rental company with counters.
    Regular,
    /// A private owner.
    PeerToPeer,
    /// An agency whose name is revealed only after booking.
    Opaque,
    /// An agency that delivers the car.
    Delivery,
    /// An agency whose cars come with a driver.
    IncludedDriver,
}

/// A rental agency.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Agency {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) kind: AgencyKind,
    /// The brand, or `None` for an invented agency.
    brand: Option<&'static Brand>,
}

const fn invented(code: &'static str, name: &'static str, kind: AgencyKind) -> Agency {
    Agency { code, name, kind, brand: None }
}

const INVENTED: [Agency; 10] = [
    invented("saverpick-car-hire", "Saverpick Car Hire", AgencyKind::Opaque),
    invented("quietrate-cars", "Quietrate Cars", AgencyKind::Opaque),
    invented("farepick-rentals", "Farepick Rentals", AgencyKind::Opaque),
    invented("kerbshare", "Kerbshare", AgencyKind::PeerToPeer),
    invented("drivelend", "Drivelend", AgencyKind::PeerToPeer),
    invented("homekey-cars", "Homekey Cars", AgencyKind::PeerToPeer),
    invented("doorstep-car-hire", "Doorstep Car Hire", AgencyKind::Delivery),
    invented("carporter", "Carporter", AgencyKind::Delivery),
    invented("lantern-chauffeurs", "Lantern Chauffeurs", AgencyKind::IncludedDriver),
    invented("kingsbridge-cars", "Kingsbridge Executive Cars", AgencyKind::IncludedDriver),
];

static AGENCIES: LazyLock<Vec<Agency>> = LazyLock::new(|| {
    let real = brands::car_rental().iter().map(|brand| Agency {
        code: brand.id,
        name: brand.name,
        kind: AgencyKind::Regular,
        brand: Some(brand),
    });
    real.chain(INVENTED).collect()
});

/// Brands that have no country limits in the brand table, and the countries where they operate.
const LIMITED_TO: [(&str, &[&str]); 2] = [
    ("ada", &["FR", "BE", "LU", "MC", "RE", "GP", "MQ", "GF", "MA", "TN", "SN"]),
    ("localiza", &["BR", "AR", "BO", "CL", "CO", "CR", "EC", "MX", "PA", "PE", "PY", "UY"]),
];

/// The most common of the worldwide brands.
const MAJORS: [&str; 8] = ["alamo", "avis", "budget", "enterprise", "europcar", "hertz", "national", "sixt"];

/// Brands for business travellers. These brands have the newest cars, and counters next to the arrivals hall.
const UPSCALE: [&str; 9] = [
    "avis",
    "enterprise",
    "hertz",
    "japan-rent-a-car",
    "localiza",
    "national",
    "nippon-rent-a-car",
    "sixt",
    "toyota-rent-a-car",
];

/// Brands known for low prices.
const LOW_COST: [&str; 13] = [
    "99rent",
    "ada",
    "apex",
    "dollar-car-rental",
    "green-motion",
    "guts-rent-a-car",
    "jucy",
    "niconico-rentacar",
    "payless",
    "practical",
    "thrifty",
    "u-save",
    "ucar",
];

/// Countries without rental agencies, since few travellers drive there.
const WITHOUT_BRANDS: [&str; 16] =
    ["AF", "CF", "CU", "ER", "IR", "KP", "LY", "MV", "SD", "SO", "SS", "SY", "TD", "TK", "TV", "YE"];

/// Countries where most of the counters belong to local brands.
const WITH_LOCAL_BRANDS: [&str; 5] = ["BR", "CN", "JP", "KR", "TW"];

/// Market position of an agency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    LowCost,
    Middle,
    Upscale,
}

impl Agency {
    /// Returns all agencies.
    #[cfg(test)]
    pub(crate) fn all() -> &'static [Self] {
        &AGENCIES
    }

    /// Finds an agency by its code.
    pub(crate) fn with_code(code: &str) -> Option<&'static Self> {
        AGENCIES.iter().find(|agency| agency.code == code)
    }

    /// Draws an agency of the given kind for a place.
    pub(crate) fn draw(kind: AgencyKind, dice: Dice) -> Option<&'static Self> {
        let all: Vec<_> = AGENCIES.iter().filter(|agency| agency.kind == kind).collect();
        let index = dice.below(u32::try_from(all.len()).ok()?) as usize;
        all.get(index).copied()
    }

    /// Draws up to `count` brands that operate in a country. Common brands are more likely to come first.
    pub(crate) fn brands_in(country: &str, count: usize, dice: Dice) -> Vec<&'static Self> {
        let mut candidates: Vec<_> = (AGENCIES.iter())
            .filter_map(|agency| {
                let weight = agency.weight_in(country)?;
                Some((dice.text(agency.code).below(1_000_000) / weight, agency))
            })
            .collect();
        candidates.sort_by_key(|(score, agency)| (*score, agency.code));
        candidates.into_iter().take(count).map(|(_, agency)| agency).collect()
    }

    /// Returns the agency's weight in random draws for a country, or `None` for an invented agency or a brand that does
    /// not operate there.
    fn weight_in(&self, country: &str) -> Option<u32> {
        let brand = self.brand?;
        let kept = LIMITED_TO.iter().find(|(id, _)| *id == brand.id);
        if WITHOUT_BRANDS.contains(&country) {
            return None;
        }
        if !brand.operates_in(country) || kept.is_some_and(|(_, countries)| !countries.contains(&country)) {
            return None;
        }
        let at_home = WITH_LOCAL_BRANDS.contains(&country);
        Some(match () {
            () if self.is_small() && at_home => 12,
            () if MAJORS.contains(&brand.id) => 6,
            () if self.is_small() => 4,
            () => 2,
        })
    }

    /// Returns whether agencies of any kind operate in the given country.
    pub(crate) fn operate_in(country: &str) -> bool {
        !WITHOUT_BRANDS.contains(&country)
    }

    pub(crate) fn standing(&self) -> Standing {
        match self.code {
            code if UPSCALE.contains(&code) => Standing::Upscale,
            code if LOW_COST.contains(&code) => Standing::LowCost,
            _ => Standing::Middle,
        }
    }

    /// Returns whether the agency does not operate worldwide. Most such agencies do not allow one-way rentals.
    pub(crate) fn is_small(&self) -> bool {
        const FAR_APART: [&str; 3] = ["US", "DE", "ZA"];
        let everywhere = |brand: &Brand| FAR_APART.iter().all(|country| brand.operates_in(country));
        let kept = LIMITED_TO.iter().any(|(id, _)| *id == self.code);
        kept || !self.brand.is_some_and(everywhere)
    }

    /// Returns the random source for this agency.
    pub(crate) fn dice(&self, seed: u64) -> Dice {
        Dice::new(seed, "rental agency").text(self.code)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn codes_are_unique_and_brands_are_regular() {
        let codes: HashSet<_> = Agency::all().iter().map(|agency| agency.code).collect();
        assert_eq!(codes.len(), Agency::all().len());
        for agency in Agency::all() {
            assert_eq!(agency.brand.is_some(), agency.kind == AgencyKind::Regular, "{}", agency.name);
        }
        let limited = LIMITED_TO.iter().map(|(id, _)| id);
        for name in MAJORS.iter().chain(limited).chain(&UPSCALE).chain(&LOW_COST) {
            assert!(codes.contains(name), "{name}");
        }
    }
}
