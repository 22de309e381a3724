//! Branches: the agencies' counters, and their positions, access and opening hours.

use std::sync::Arc;

use specwright_core::Text;
use wayfare_places::{Airport, City, Places, Point};

use super::agencies::{Agency, AgencyKind, Standing};
use super::hours::Hours;
use super::sites::{Scale, Site};
use super::{Dice, Flavour, Offset, Towns};
use crate::world::season::Season;

/// Access to a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Access {
    InTerminal,
    Shuttle,
    Town,
    CheckForDetails,
    CallForPickup,
    HiddenAtAirport,
}

/// A place where cars are picked up and returned.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Branch {
    /// Permanent id: the site, the agency and, for the agency's second and later branches at the site, a number.
    pub(crate) id: String,
    pub(crate) agency: &'static Agency,
    pub(crate) site: Site,
    pub(crate) season: Season,
    pub(crate) access: Access,
    pub(crate) position: Point,
    pub(crate) terminal: Option<Text>,
    /// Address shown before booking.
    pub(crate) address: Option<Text>,
    pub(crate) hours: Hours,
    /// `true` if pickup is possible outside the opening hours.
    pub(crate) after_hours: bool,
    pub(crate) dice: Dice,
}

/// Properties shared by the branches of a site.
#[derive(Debug, Clone)]
pub(crate) struct SiteContext {
    site: Site,
    key: String,
    season: Season,
    dice: Dice,
}

impl SiteContext {
    pub(crate) fn of(seed: u64, site: Site) -> Self {
        let key = site.key();
        let dice = Dice::new(seed, "rental site").text(&key);
        Self { site, key, season: site.season(), dice }
    }
}

impl Branch {
    /// Returns all branches of a site.
    pub(crate) fn all_at(seed: u64, site: Site) -> Vec<Arc<Self>> {
        let context = SiteContext::of(seed, site);
        let mut branches: Vec<Arc<Self>> = Vec::new();
        for agency in site.agencies(context.dice) {
            let ordinal = branches.iter().filter(|branch| branch.agency == agency).count();
            // A site has at most a few dozen branches, so the number fits in a `u8`.
            branches.push(Arc::new(Self::on(&context, agency, ordinal as u8)));
        }
        branches
    }

    /// Returns the agency's branch with the given ordinal at the site. Ordinals are counted from 0.
    pub(crate) fn on(context: &SiteContext, agency: &'static Agency, ordinal: u8) -> Self {
        let &SiteContext { site, ref key, season, dice } = context;
        let dice = dice.text(agency.code).with(u64::from(ordinal));
        let access = access(site, agency, dice.text("access"));
        let id = match ordinal {
            0 => format!("{key}-{}", agency.code),
            _ => format!("{key}-{}-{}", agency.code, u16::from(ordinal) + 1),
        };
        let position = match site {
            Site::Airport(airport) => at_airport(airport, access, dice.text("where")),
            Site::City(city) => in_city(city, dice.text("where")),
        };
        let in_terminal = access == Access::InTerminal;
        let terminal = in_terminal.then(|| terminal(site, dice.text("terminal"))).flatten();
        let address = match site {
            Site::Airport(airport) if in_terminal => Some(match &terminal {
                Some(terminal) => format_args!("{}, {}, Arrivals", airport.name, &**terminal).into(),
                None => format_args!("{}, Arrivals", airport.name).into(),
            }),
            _ => address(site, agency.kind, dice.text("address")),
        };
        let hours = hours(site, agency.kind, dice.text("hours"));
        let after_hours = dice.text("after hours").chance(match (agency.kind, site) {
            (AgencyKind::PeerToPeer, _) => 0,
            (AgencyKind::Delivery, _) => 100,
            (_, Site::Airport(_)) => 65,
            (_, Site::City(_)) => 20,
        });
        Self { id, agency, site, season, access, position, terminal, address, hours, after_hours, dice }
    }

    /// Returns the airport of the branch, or `None` for a branch in a city.
    pub(crate) fn airport(&self) -> Option<&'static Airport> {
        match self.site {
            Site::Airport(airport) => Some(airport),
            Site::City(_) => None,
        }
    }
}

fn access(site: Site, agency: &Agency, dice: Dice) -> Access {
    match (agency.kind, site) {
        (AgencyKind::Opaque, _) => Access::HiddenAtAirport,
        (AgencyKind::PeerToPeer | AgencyKind::Delivery, _) => Access::CheckForDetails,
        (AgencyKind::IncludedDriver, _) => Access::CallForPickup,
        (AgencyKind::Regular, Site::Airport(_)) => {
            // Hubs have moved most counters out of their terminals, since counters in terminals are expensive.
            let inside = match (site.scale() == Scale::Hub, agency.standing()) {
                (true, Standing::Upscale) => 66,
                (true, Standing::Middle) => 40,
                (true, Standing::LowCost) => 8,
                (false, Standing::Upscale) => 95,
                (false, Standing::Middle) => 82,
                (false, Standing::LowCost) => 45,
            };
            if dice.chance(inside) { Access::InTerminal } else { Access::Shuttle }
        }
        (AgencyKind::Regular, Site::City(_)) => match dice.below(100) {
            0..12 => Access::CallForPickup,
            12..20 => Access::CheckForDetails,
            _ => Access::Town,
        },
    }
}

fn at_airport(airport: &'static Airport, access: Access, dice: Dice) -> Point {
    let anywhere = 16.0 * dice.text("way").unit();
    match access {
        // The position of the airport itself reveals nothing about the agency.
        Access::HiddenAtAirport => airport.position,
        Access::InTerminal => {
            Offset::towards(anywhere, 0.05 + 0.3 * dice.text("far").unit()).added_to(airport.position)
        }
        _ => towards_town(airport, 0.8 + 2.2 * dice.text("far").unit(), dice).added_to(airport.position),
    }
}

/// Returns an offset of about `km` from the airport towards the town, where land and roads can be expected. If the town
/// is nearer, the offset leads approximately to the town. If no town more than 1 km away is known, the offset is 0.4 km
/// in any direction.
fn towards_town(airport: &Airport, km: f64, dice: Dice) -> Offset {
    let city = airport.city.and_then(|id| Places::embedded().city(id));
    let to_city = city
        .map(|city| Offset::between(airport.position, city.position))
        .filter(|to_city| to_city.km() > 1.0);
    match to_city {
        Some(to_city) => {
            let km = km.min(to_city.km());
            let sideways = Offset::towards(16.0 * dice.text("beside").unit(), 0.4 * km * dice.unit());
            to_city.scaled(km / to_city.km()).plus(sideways)
        }
        None => Offset::towards(16.0 * dice.unit(), 0.4),
    }
}

fn in_city(city: &'static City, dice: Dice) -> Point {
    let Some(town) = Towns::embedded().get(city.id) else { return city.position };
    let far = dice.text("far").unit() * dice.text("far").with(1).unit() * town.radius_km * 0.6;
    let offset = Offset::towards(16.0 * dice.text("way").unit(), far);
    let reach = town.land().reach_km(offset, town.radius_km);
    let offset = if offset.km() > reach { offset.scaled(reach / offset.km()) } else { offset };
    offset.added_to(city.position)
}

/// Airports with several terminals, grouped by the terminals' names. Written by hand from general knowledge.
const TERMINALS: [(&str, &str); 13] = [
    (
        "1 2",
        "BCN BER BLR BOG CAN CMN DMK DUB FRA HAM HAN HNL ICN KIX KUL LIS MEX MSP MUC MXP NGO PVG SAN SCL SHA STL TFU TPE",
    ),
    ("1 2 3", "CDG CAI CGK DEL DXB GRU HND NRT SYD"),
    ("1 2 3 4", "CUN MAD MEL MNL ORY SIN"),
    ("1 2 3 4 5", "RUH"),
    ("1 2 3 4 5 6 7 8", "LAX"),
    ("1 2 3 5", "ORD"),
    ("1 3", "FCO LAS VIE YYZ"),
    ("1 4 5 7 8", "JFK"),
    ("2 3", "CPH MAN PEK"),
    ("2 3 4 5", "LHR"),
    ("2 4 5", "ARN"),
    ("3 4", "PHX"),
    ("A B C D E", "DFW IAH"),
];

/// Returns the name of a terminal, or `None` if the airport has only one terminal or its terminals have no names.
fn terminal(site: Site, dice: Dice) -> Option<Text> {
    let Site::Airport(airport) = site else { return None };
    let (names, _) = TERMINALS.iter().find(|(_, airports)| airports.contains(airport.code))?;
    // An airport has at most eight terminals.
    let name = names.split(' ').nth(dice.below(names.split(' ').count() as u32) as usize)?;
    Some(format_args!("Terminal {name}").into())
}

/// Returns the street address without the city, which locations store separately. Opaque agencies, private owners,
/// delivery services and drivers have no address.
fn address(site: Site, kind: AgencyKind, dice: Dice) -> Option<Text> {
    if kind != AgencyKind::Regular {
        return None;
    }
    let flavour = Flavour::of(site.country(), None);
    let street = flavour.street(dice.text("street").below(flavour.street_count()));
    let number = dice.text("number").between(1, 180);
    Some(if flavour.number_first {
        format_args!("{number} {street}").into()
    } else {
        format_args!("{street} {number}").into()
    })
}

fn hours(site: Site, kind: AgencyKind, dice: Dice) -> Hours {
    match kind {
        AgencyKind::PeerToPeer => Hours::daily(7, 22),
        AgencyKind::Delivery => Hours::daily(8, 20),
        AgencyKind::IncludedDriver => Hours::ALWAYS,
        AgencyKind::Regular | AgencyKind::Opaque => match site {
            Site::Airport(_) => {
                Hours::of_airport(dice, site.scale() >= Scale::Large, site.scale() == Scale::Hub)
            }
            Site::City(_) => Hours::of_town(dice),
        },
    }
}
