//! The hotel chains: real brands and their characteristics.
//!
//! Names and countries come from the table of brands. The other facts are in a hand-written table (`chains.txt`), which
//! is loaded once. A test parses every row, so no release contains an invalid row.

use std::sync::LazyLock;

use wayfare_places::Country;

use super::catalogue::PropertyType;
use super::shuffle::shuffle;
use crate::world::brands::{self, Brand};
use crate::world::countries::CountryFacts;
use crate::world::dice::Dice;

/// Class of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ChainClass {
    /// Dormitories and simple rooms, mostly for young travellers.
    Hostel,
    /// Basic rooms with few services.
    Economy,
    /// Standard comfort.
    Midscale,
    /// Rooms with a kitchen, for longer stays.
    Aparthotel,
    /// Large hotels with full service.
    Upscale,
    /// Holiday hotels with pools, often all-inclusive.
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

    /// Returns the property type of the chain's hotels.
    pub(crate) fn property_type(self) -> PropertyType {
        match self {
            Self::Hostel => PropertyType::Hostel,
            Self::Aparthotel => PropertyType::Aparthotel,
            Self::Resort => PropertyType::Resort,
            Self::Economy | Self::Midscale | Self::Upscale | Self::Luxury => PropertyType::Hotel,
        }
    }
}

/// A hotel chain.
#[derive(Debug, PartialEq, Eq)]
pub struct Chain {
    /// Permanent number used as a search filter.
    pub id: u16,
    /// Brand name.
    pub name: &'static str,
    /// Owner of the brand, which sells rooms of the chain directly.
    pub owner: &'static str,
    /// Provider code of the owner.
    pub(crate) owner_code: String,
    /// Class of the chain.
    pub class: ChainClass,
    /// Minimum number of stars of the chain's hotels.
    pub(crate) min_stars: u8,
    /// Maximum number of stars of the chain's hotels.
    pub(crate) max_stars: u8,
    /// Price of a night, as a percentage of the price of other hotels with the same star rating.
    pub(crate) price_percent: u32,
    weight: u8,
    brand: &'static Brand,
    /// The countries with most of the chain's hotels.
    home: Vec<&'static str>,
    /// The countries in which the chain has hotels, or `None` for all countries of the brand.
    countries: Option<Vec<&'static str>>,
}

impl Chain {
    /// Returns all chains, sorted by id.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &CHAINS
    }

    /// Finds a chain by its id.
    #[must_use]
    pub fn by_id(id: u16) -> Option<&'static Self> {
        let index = CHAINS.binary_search_by_key(&id, |chain| chain.id).ok()?;
        CHAINS.get(index)
    }

    /// Returns the chain that has the name of this chain's owner, or `None` if no other chain has that name.
    #[must_use]
    pub fn parent(&self) -> Option<&'static Self> {
        CHAINS.iter().find(|chain| chain.name == self.owner && chain.id != self.id)
    }

    /// Returns whether the chain has hotels in a country.
    pub(crate) fn is_in(&self, country: &Country) -> bool {
        self.brand.operates_in(country.code)
            && self.countries.as_ref().is_none_or(|countries| countries.contains(&country.code))
    }

    /// Returns the minimum size of a town with a hotel of the chain in a country. Abroad, simple hotels are only in
    /// cities. In home countries, simple hotels are also in towns and, if the country has many chain hotels, in small
    /// towns.
    fn min_town(&self, country: &Country) -> TownSize {
        match self.class {
            ChainClass::Resort => TownSize::Village,
            ChainClass::Economy | ChainClass::Midscale if !self.is_at_home(country.code) => TownSize::City,
            ChainClass::Economy | ChainClass::Midscale => {
                let is_usual = CountryFacts::of(country.code).chained_percent >= 40;
                if is_usual { TownSize::SmallTown } else { TownSize::Town }
            }
            ChainClass::Upscale => TownSize::VisitedCity,
            ChainClass::Aparthotel | ChainClass::Hostel => TownSize::PopularCity,
            ChainClass::Luxury => TownSize::MajorCity,
        }
    }

    /// Returns whether the country is one of the chain's home countries.
    pub(crate) fn is_at_home(&self, country: &str) -> bool {
        self.home.contains(&country)
    }

    /// Returns the frequency of the chain in a country, relative to other chains.
    fn weight_in(&self, country: &Country) -> u8 {
        if self.is_at_home(country.code) { self.weight } else { self.weight.div_ceil(3) }
    }

    fn parse(line: &'static str, groups: &Groups) -> Option<Self> {
        let mut columns = line.split('|').map(str::trim);
        let mut next = || columns.next();
        let id = next()?.parse().ok()?;
        let brand = brands::by_id(brands::hotel_chains(), next()?)?;
        let owner = next()?;
        let class = ChainClass::from_key(next()?)?;
        let (min, max) = next()?.split_once('-')?;
        let chain = Self {
            id,
            name: brand_in_name(brand),
            owner,
            owner_code: format!("chain-{}", slug(owner)),
            class,
            min_stars: min.parse().ok()?,
            max_stars: max.parse().ok()?,
            price_percent: next()?.parse().ok()?,
            weight: next()?.parse().ok()?,
            brand,
            home: next()?.split_whitespace().collect(),
            countries: match next()? {
                "*" => None,
                listed => Some(groups.countries(listed)?),
            },
        };
        next().is_none().then_some(chain)
    }
}

/// Converts a name to a code.
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

/// Returns the brand as it appears in a hotel's name, before the city and without a final "Hotels". If the official
/// name contains the owner's name, the official name is used instead.
fn brand_in_name(brand: &Brand) -> &'static str {
    let full = brand.official_name.filter(|name| name.contains(" by ")).unwrap_or(brand.name);
    // Without "Hotels", the brand would be the name of a city.
    if full == "Vienna Hotels" {
        return "Vienna Hotel";
    }
    let endings = [" Hotels & Resorts", " Hotels"];
    endings.iter().find_map(|ending| full.strip_suffix(ending)).unwrap_or(full)
}

/// Groups of countries, by the group's name in the table.
struct Groups(Vec<(&'static str, &'static str)>);

impl Groups {
    fn read(table: &'static str) -> Self {
        let named = table.lines().filter_map(|line| line.strip_prefix('@')?.split_once(" = "));
        Self(named.collect())
    }

    /// Returns the countries of a list of countries and groups, or `None` if a group is unknown.
    fn countries(&self, list: &'static str) -> Option<Vec<&'static str>> {
        let mut countries = Vec::new();
        for item in list.split_whitespace() {
            match item.strip_prefix('@') {
                Some(group) => {
                    let (_, members) = self.0.iter().find(|(name, _)| *name == group)?;
                    countries.extend(members.split_whitespace());
                }
                None => countries.push(item),
            }
        }
        Some(countries)
    }
}

static TABLE: &str = include_str!("chains.txt");

fn rows() -> impl Iterator<Item = &'static str> {
    TABLE.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()))
}

static CHAINS: LazyLock<Vec<Chain>> = LazyLock::new(|| {
    let groups = Groups::read(TABLE);
    let mut chains: Vec<_> = rows().filter_map(|row| Chain::parse(row, &groups)).collect();
    chains.sort_by_key(|chain| chain.id);
    chains
});

/// Size of a town, which determines the chains that are present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum TownSize {
    Village,
    SmallTown,
    Town,
    City,
    VisitedCity,
    PopularCity,
    MajorCity,
}

impl TownSize {
    const ALL: [Self; 7] = [
        Self::Village,
        Self::SmallTown,
        Self::Town,
        Self::City,
        Self::VisitedCity,
        Self::PopularCity,
        Self::MajorCity,
    ];

    fn of(town: TownKind) -> Self {
        match (town.people, town.hotels) {
            (..3_000, _) => Self::Village,
            (3_000..10_000, _) => Self::SmallTown,
            (10_000..30_000, _) => Self::Town,
            (_, ..40) => Self::City,
            (_, 40..60) => Self::VisitedCity,
            (_, 60..150) => Self::PopularCity,
            _ => Self::MajorCity,
        }
    }
}

/// Facts about a town that determine which chains are present.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TownKind {
    pub(crate) people: u32,
    /// Number of hotels in the town.
    pub(crate) hotels: u16,
    /// `true` if the town has beaches.
    pub(crate) by_the_sea: bool,
}

/// The decks of a country by kind of town: inland or coastal, and size.
#[derive(Debug)]
pub(crate) struct Decks([[Deck; TownSize::ALL.len()]; 2]);

impl Decks {
    pub(crate) fn new(country: &Country) -> Self {
        let here: Vec<_> = (Chain::all().iter().filter(|chain| chain.is_in(country)))
            .map(|chain| (chain, chain.min_town(country)))
            .collect();
        let of = |by_the_sea| {
            TownSize::ALL.map(|size| {
                let suits = |chain: &Chain| by_the_sea || chain.class != ChainClass::Resort;
                let suiting = here.iter().filter(|(chain, min_town)| size >= *min_town && suits(chain));
                Deck::new(country, suiting.map(|(chain, _)| *chain))
            })
        };
        Self([of(false), of(true)])
    }

    /// Returns the deck for a town.
    pub(crate) fn of(&self, town: TownKind) -> &Deck {
        // Each size has a deck.
        &self.0[usize::from(town.by_the_sea)][TownSize::of(town) as usize]
    }
}

/// The deck from which the chain hotels of similar towns in a country are dealt. Luxury and resort chains have a single
/// card, which is dealt only once: a town has no second hotel of such a chain. Each other chain has as many cards as
/// its weight.
#[derive(Debug, Default)]
pub(crate) struct Deck {
    /// Each card consists of a chain, the number of its earlier cards, and its weight.
    cards: Vec<(&'static Chain, u8, u8)>,
    /// Number of cards that are dealt repeatedly. These cards are at the start of the list.
    common: u32,
}

impl Deck {
    fn new(country: &Country, chains: impl Iterator<Item = &'static Chain>) -> Self {
        let is_rare = |chain: &&Chain| matches!(chain.class, ChainClass::Luxury | ChainClass::Resort);
        let (rare, common): (Vec<_>, Vec<_>) = chains.partition(is_rare);
        let cards = |chain: &'static Chain| {
            let weight = chain.weight_in(country);
            (0..weight).map(move |before| (chain, before, weight))
        };
        let mut all: Vec<_> = common.into_iter().flat_map(cards).collect();
        // A deck has at most a few hundred cards.
        let common = all.len() as u32;
        all.extend(rare.into_iter().map(|chain| (chain, 0, 1)));
        Self { cards: all, common }
    }

    /// Returns the number of cards in the first round.
    pub(crate) fn len(&self) -> u32 {
        // A deck has at most a few hundred cards.
        self.cards.len() as u32
    }

    /// Returns the maximum number of chain hotels in a town with `hotels` hotels. The common cards are dealt once more
    /// for every hundred hotels.
    pub(crate) fn max_chain_hotels(&self, hotels: u16) -> u32 {
        let again = self.common * u32::from(hotels / 100);
        self.len() + again
    }

    /// Returns the chain of the hotel with the given number in a town, and the number of earlier hotels of that chain.
    /// The order of the cards differs between towns. Returns `None` for an empty deck, and after the first round of a
    /// deck without common cards.
    pub(crate) fn chain_at(&self, dice: Dice, number: u32) -> Option<(&'static Chain, u32)> {
        let (round, index, size) = match number.checked_sub(self.len()) {
            None => (0, number, self.len()),
            Some(later) => {
                (1 + later.checked_div(self.common)?, later.checked_rem(self.common)?, self.common)
            }
        };
        let card = shuffle(dice.with(u64::from(round.min(1))), index, size);
        let &(chain, before, weight) = self.cards.get(card as usize)?;
        Some((chain, round.saturating_mul(u32::from(weight)).saturating_add(u32::from(before))))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use wayfare_places::Places;

    fn country(code: &str) -> &'static Country {
        Places::embedded().country(code).unwrap()
    }

    #[test]
    fn every_row_is_read() {
        let groups = Groups::read(TABLE);
        for row in rows() {
            assert!(Chain::parse(row, &groups).is_some(), "{row}");
        }
        assert_eq!(Chain::all().len(), rows().count());
        assert!(rows().count() >= 190);
    }

    #[test]
    fn rows_are_valid() {
        let (mut ids, mut names) = (HashSet::new(), HashSet::new());
        for chain in Chain::all() {
            assert!(ids.insert(chain.id) && names.insert(chain.name), "{} is listed twice", chain.name);
            assert!((1..=5).contains(&chain.min_stars) && chain.min_stars <= chain.max_stars);
            assert!(chain.max_stars <= 5 && (50..=250).contains(&chain.price_percent), "{}", chain.name);
            assert!((1..=5).contains(&chain.weight), "{}", chain.name);
            assert!(Places::embedded().countries().iter().any(|country| chain.is_in(country)));
            for code in chain.home.iter().chain(chain.countries.iter().flatten()) {
                let country = Places::embedded().country(code).unwrap_or_else(|| panic!("{code}"));
                assert!(chain.is_in(country), "{}: {code}", chain.name);
            }
            assert_eq!(Chain::by_id(chain.id), Some(chain));
        }
        assert!(Chain::by_id(0).is_none() && Chain::by_id(u16::MAX).is_none());
    }

    #[test]
    fn worldwide_brands_are_limited_by_hand() {
        for chain in Chain::all() {
            let all = Places::embedded().countries().iter();
            let open_to = all.filter(|country| chain.brand.operates_in(country.code)).count();
            assert!(chain.countries.is_some() || open_to <= 40, "{}: {open_to}", chain.name);
        }
    }

    #[test]
    fn chains_have_short_names() {
        let name_of = |id| Chain::all().iter().find(|chain| chain.brand.id == id).unwrap().name;
        assert_eq!(name_of("hampton"), "Hampton by Hilton");
        assert_eq!(name_of("scandic-hotels"), "Scandic");
        assert_eq!(name_of("conrad-hotels-resorts"), "Conrad");
        assert_eq!(name_of("taj"), "Taj");
        assert_eq!(name_of("travelodge-europe"), "Travelodge");
    }

    #[test]
    fn chains_are_most_common_in_home_countries() {
        let inn = Chain::all().iter().find(|chain| chain.name == "Premier Inn").unwrap();
        assert_eq!((inn.weight_in(country("GB")), inn.weight_in(country("QA"))), (5, 2));
    }

    #[test]
    fn a_deck_counts_the_cards_of_each_chain() {
        let decks = Decks::new(country("GB"));
        let of = |hotels, by_the_sea| decks.of(TownKind { people: 90_000, hotels, by_the_sea });
        let deck = of(2_000, false);
        assert!(deck.len() > 60 && deck.common < deck.len());
        let mut seen = HashSet::new();
        for number in 0..deck.len() + 10 * deck.common {
            let (chain, before) = deck.chain_at(Dice::new(1, "deck"), number).unwrap();
            assert!(seen.insert((chain.id, before)), "{}: {before}", chain.name);
            assert!(chain.class != ChainClass::Luxury || before == 0, "{}", chain.name);
        }
        assert!(Deck::default().chain_at(Dice::new(1, "deck"), 0).is_none());
        assert!(of(10, false).len() < deck.len());
        let has = |deck: &Deck, class| deck.cards.iter().any(|(chain, ..)| chain.class == class);
        assert!(has(deck, ChainClass::Luxury) && !has(of(10, false), ChainClass::Luxury));
        let spain = Decks::new(country("ES"));
        let of = |by_the_sea| spain.of(TownKind { people: 9_000, hotels: 40, by_the_sea });
        assert!(has(of(true), ChainClass::Resort) && !has(of(false), ChainClass::Resort));
    }
}
