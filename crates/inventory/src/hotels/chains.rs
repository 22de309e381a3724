//! The hotel chains: real brands with their properties.
//!
//! Names and countries come from the table of brands. The other facts are in a hand-written table (`chains.txt`),
//! which is read once. A test reads every row, so that no release has a row that does not parse.

use std::sync::LazyLock;

use wayfare_places::Country;

use super::catalogue::PropertyType;
use crate::world::brands::{self, Brand};

/// Class of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ChainClass {
    /// Dormitories and simple rooms, mostly for young travellers.
    Hostel,
    /// A clean bed and little more.
    Economy,
    /// Standard comfort.
    Midscale,
    /// Rooms with a kitchen, for longer stays.
    Aparthotel,
    /// Large hotels with full service.
    Upscale,
    /// Holidays by the pool, often all inclusive.
    Resort,
    /// Luxury hotels.
    Luxury,
}

impl ChainClass {
    fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "hostel" => Self::Hostel,
            "economy" => Self::Economy,
            "midscale" => Self::Midscale,
            "aparthotel" => Self::Aparthotel,
            "upscale" => Self::Upscale,
            "resort" => Self::Resort,
            "luxury" => Self::Luxury,
            _ => return None,
        })
    }

    /// Property type of its hotels.
    pub(crate) fn property_type(self) -> PropertyType {
        match self {
            Self::Hostel => PropertyType::Hostel,
            Self::Aparthotel => PropertyType::Aparthotel,
            Self::Resort => PropertyType::Resort,
            Self::Economy | Self::Midscale | Self::Upscale | Self::Luxury => PropertyType::Hotel,
        }
    }

    /// The smallest town with a hotel of this class, by number of hotels.
    fn smallest_town(self) -> u16 {
        match self {
            Self::Economy | Self::Midscale | Self::Resort => 1,
            Self::Aparthotel | Self::Hostel => 60,
            Self::Upscale => 40,
            Self::Luxury => 150,
        }
    }
}

/// One chain.
#[derive(Debug, PartialEq, Eq)]
pub struct Chain {
    /// Permanent number, which searches filter by.
    pub id: u16,
    /// Brand name.
    pub name: &'static str,
    /// Owner of the brand, which sells its rooms directly.
    pub owner: &'static str,
    /// The owner's code as a provider.
    pub(crate) owner_code: String,
    /// Class.
    pub class: ChainClass,
    /// Fewest stars of its hotels.
    pub(crate) fewest_stars: u8,
    /// Most stars of its hotels.
    pub(crate) most_stars: u8,
    /// Price of a night, in percent of other hotels with the same stars.
    pub(crate) price_percent: u32,
    weight: u8,
    brand: &'static Brand,
    places: Vec<&'static str>,
}

impl Chain {
    /// All chains, by id.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &CHAINS
    }

    /// The chain with that id.
    #[must_use]
    pub fn by_id(id: u16) -> Option<&'static Self> {
        let place = CHAINS.binary_search_by_key(&id, |chain| chain.id).ok()?;
        CHAINS.get(place)
    }

    /// Whether it has hotels in a country.
    pub(crate) fn is_in(&self, country: &Country) -> bool {
        let listed = |place: &&str| match (place.strip_prefix('@'), *place) {
            (Some(continent), _) => continent == country.continent,
            (None, "*") => true,
            (None, code) => code == country.code,
        };
        let left_out = |place: &&str| place.strip_prefix('-') == Some(country.code);
        self.brand.operates_in(country.code)
            && self.places.iter().any(listed)
            && !self.places.iter().any(left_out)
    }

    /// Whether a town with that many hotels is large enough for it.
    fn comes_to(&self, hotels: u16) -> bool {
        hotels >= self.class.smallest_town()
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|').map(str::trim);
        let mut next = || columns.next();
        let id = next()?.parse().ok()?;
        let brand = brands::by_id(brands::hotel_chains(), next()?)?;
        let owner = next()?;
        let class = ChainClass::from_key(next()?)?;
        let (fewest, most) = next()?.split_once('-')?;
        let chain = Self {
            id,
            name: brand_in_name(brand),
            owner,
            owner_code: format!("chain-{}", slug(owner)),
            class,
            fewest_stars: fewest.parse().ok()?,
            most_stars: most.parse().ok()?,
            price_percent: next()?.parse().ok()?,
            weight: next()?.parse().ok()?,
            brand,
            places: next()?.split_whitespace().collect(),
        };
        next().is_none().then_some(chain)
    }
}

/// A name in the form of a code.
fn slug(name: &str) -> String {
    let folded = name.chars().map(|c| match c {
        'á' | 'à' | 'ã' => 'a',
        'é' | 'è' => 'e',
        'í' | 'Í' => 'i',
        'ó' | 'ö' | 'ô' => 'o',
        other => other.to_ascii_lowercase(),
    });
    let marked: String = folded.map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    marked.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

/// The brand in a hotel's name, before the city and without a final "Hotels": the official name where that names the
/// owner.
fn brand_in_name(brand: &Brand) -> &'static str {
    let full = brand.official_name.filter(|name| name.contains(" by ")).unwrap_or(brand.name);
    let endings = [" Hotels & Resorts", " Hotels"];
    endings.iter().find_map(|ending| full.strip_suffix(ending)).unwrap_or(full)
}

static TABLE: &str = include_str!("chains.txt");

static CHAINS: LazyLock<Vec<Chain>> = LazyLock::new(|| {
    let rows = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut chains: Vec<_> = rows.filter_map(Chain::parse).collect();
    chains.sort_by_key(|chain| chain.id);
    chains
});

/// The deck from which the chain hotels of towns of one size in one country are dealt. Each chain is in it as
/// often as its weight, with the number of its earlier cards.
#[derive(Debug, Default)]
pub(crate) struct Deck {
    cards: Vec<(&'static Chain, u8)>,
}

impl Deck {
    /// The deck of a country for towns with that many hotels.
    pub(crate) fn new(country: &Country, hotels: u16) -> Self {
        let here = Chain::all().iter().filter(|chain| chain.comes_to(hotels) && chain.is_in(country));
        let cards = here.flat_map(|chain| (0..chain.weight).map(move |before| (chain, before)));
        Self { cards: cards.collect() }
    }

    /// Number of cards.
    pub(crate) fn len(&self) -> u32 {
        // A few hundred at most.
        self.cards.len() as u32
    }

    /// The card with that number, and the number of earlier cards of its chain after the deck was dealt `round`
    /// times. `None` from an empty deck.
    pub(crate) fn card(&self, place: u32, round: u32) -> Option<(&'static Chain, u32)> {
        let &(chain, before) = self.cards.get(place as usize)?;
        Some((chain, round.saturating_mul(u32::from(chain.weight)).saturating_add(u32::from(before))))
    }
}

/// Town sizes, by number of hotels, at which further chains appear. A country has a deck for each.
pub(crate) const DECK_SIZES: [u16; 4] = [1, 40, 60, 150];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use wayfare_places::Places;

    fn rows() -> Vec<&'static str> {
        TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
    }

    fn country(code: &str) -> &'static Country {
        Places::embedded().country(code).unwrap()
    }

    #[test]
    fn every_row_is_read() {
        for row in rows() {
            assert!(Chain::parse(row).is_some(), "{row}");
        }
        assert_eq!(Chain::all().len(), rows().len());
        assert!(rows().len() >= 190);
    }

    #[test]
    fn rows_make_sense() {
        let (mut ids, mut names) = (HashSet::new(), HashSet::new());
        for chain in Chain::all() {
            assert!(ids.insert(chain.id) && names.insert(chain.name), "{} twice", chain.name);
            assert!((1..=5).contains(&chain.fewest_stars) && chain.fewest_stars <= chain.most_stars);
            assert!(chain.most_stars <= 5 && (50..=250).contains(&chain.price_percent), "{}", chain.name);
            assert!((1..=5).contains(&chain.weight), "{}", chain.name);
            assert!(DECK_SIZES.contains(&chain.class.smallest_town()));
            assert!(Places::embedded().countries().iter().any(|country| chain.is_in(country)));
            for code in chain.places.iter().filter(|place| place.len() == 2) {
                assert!(Places::embedded().country(code).is_some(), "{}: {code}", chain.name);
            }
            assert_eq!(Chain::by_id(chain.id), Some(chain));
        }
        assert!(Chain::by_id(0).is_none() && Chain::by_id(u16::MAX).is_none());
    }

    #[test]
    fn only_what_brands_leave_open_is_narrowed_by_hand() {
        for chain in Chain::all().iter().filter(|chain| chain.places != ["*"]) {
            let all = Places::embedded().countries().iter();
            let open_to = all.filter(|country| chain.brand.operates_in(country.code)).count();
            assert!(open_to > 40, "{}: its brand says where it is", chain.name);
        }
    }

    #[test]
    fn where_chains_are() {
        let named = |name| Chain::all().iter().find(|chain| chain.name == name).unwrap();
        assert!(named("APA Hotel").is_in(country("JP")) && !named("APA Hotel").is_in(country("DE")));
        assert!(named("Scandic").is_in(country("SE")) && !named("Scandic").is_in(country("US")));
        assert!(named("Ibis").is_in(country("BR")) && !named("Ibis").is_in(country("US")));
        assert!(named("Hilton").is_in(country("NZ")));
    }

    #[test]
    fn what_chains_are_called() {
        let called = |id| Chain::all().iter().find(|chain| chain.brand.id == id).unwrap().name;
        assert_eq!(called("hampton"), "Hampton by Hilton");
        assert_eq!(called("scandic-hotels"), "Scandic");
        assert_eq!(called("conrad-hotels-resorts"), "Conrad");
        assert_eq!(called("taj"), "Taj");
        assert_eq!(called("travelodge-europe"), "Travelodge");
    }

    #[test]
    fn a_deck_counts_how_often_a_chain_came() {
        let deck = Deck::new(country("GB"), 2_000);
        assert!(deck.len() > 60);
        let mut seen = HashSet::new();
        for round in 0..10 {
            for place in 0..deck.len() {
                let (chain, before) = deck.card(place, round).unwrap();
                assert!(seen.insert((chain.id, before)));
            }
        }
        assert!(deck.card(deck.len(), 0).is_none());
        assert!(Deck::new(country("GB"), 10).len() < deck.len());
        assert!(
            Deck::new(country("GB"), 10).cards.iter().all(|(chain, _)| chain.class != ChainClass::Luxury)
        );
    }
}
