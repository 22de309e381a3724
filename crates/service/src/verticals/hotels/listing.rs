//! What a search knows of every hotel at once: what it filters, sorts and counts by.

use wayfare_inventory::hotels::{DealSet, FeatureSet, Hotel, RateSummary, ThemeSet};
use wayfare_places::money::Currency;

/// The facts of a hotel that don't depend on dates.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub(crate) hotel: Hotel,
    pub(crate) name: Box<str>,
    /// The name in lower case, for looking into and sorting by.
    pub(crate) folded: Box<str>,
    pub(crate) features: FeatureSet,
    pub(crate) themes: ThemeSet,
    /// From the middle of the search in km, where it has one.
    pub(crate) distance: Option<f64>,
}

impl Listing {
    pub(crate) fn new(hotel: Hotel, distance: Option<f64>) -> Self {
        let name = hotel.name();
        let folded = name.to_lowercase().into();
        let (features, themes) = (hotel.features(), hotel.themes());
        Listing { hotel, name: name.into(), folded, features, themes, distance }
    }

    pub(crate) fn id(&self) -> i64 {
        self.hotel.id.get()
    }

    /// Its stars; -1 without.
    pub(crate) fn stars(&self) -> i64 {
        self.hotel.stars.map_or(-1, i64::from)
    }

    /// From 0 to 10; -1 without.
    pub(crate) fn guest_rating(&self) -> f64 {
        self.hotel.guest_rating.map_or(-1.0, |tenths| f64::from(tenths) / 10.0)
    }

    /// The guest rating as filters and counts have it: its whole part, or -1.
    pub(crate) fn rating_bucket(&self) -> i64 {
        self.hotel.guest_rating.map_or(-1, |tenths| i64::from(tenths / 10))
    }

    pub(crate) fn chain(&self) -> Option<i64> {
        self.hotel.chain.map(|chain| i64::from(chain.id))
    }

    pub(crate) fn property_type(&self) -> i64 {
        i64::from(self.hotel.property_type.id())
    }

    pub(crate) fn theme_ids(&self) -> impl Iterator<Item = i64> {
        self.themes.iter().map(|theme| i64::from(theme.id()))
    }

    pub(crate) fn has_feature(&self, id: i64) -> bool {
        u8::try_from(id).is_ok_and(|id| self.features.contains(id))
    }

    /// About how much memory it holds.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self) + self.name.len() + self.folded.len()
    }
}

/// What the providers that have answered ask for a hotel, in the smallest unit of the answer's currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Priced {
    pub(super) lowest: i64,
    pub(super) highest: i64,
    pub(super) providers: u16,
    pub(super) rates: u16,
    pub(super) deals: DealSet,
    /// Whether a rate is special, opaque or under priced.
    pub(super) is_great_value: bool,
}

impl From<RateSummary> for Priced {
    fn from(summary: RateSummary) -> Self {
        Priced {
            lowest: summary.lowest.minor(),
            highest: summary.highest.minor(),
            providers: u16::try_from(summary.providers).unwrap_or(u16::MAX),
            rates: u16::try_from(summary.rates).unwrap_or(u16::MAX),
            deals: summary.deals,
            is_great_value: summary.is_great_value,
        }
    }
}

impl Priced {
    /// What a night has cost lately, where there are no rates.
    pub(super) fn seen(minor: i64) -> Self {
        let deals = DealSet::default();
        Priced { lowest: minor, highest: minor, providers: 0, rates: 0, deals, is_great_value: false }
    }

    /// With what another provider asks.
    pub(super) fn and(self, other: Priced) -> Priced {
        Priced {
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
            providers: self.providers.saturating_add(other.providers),
            rates: self.rates.saturating_add(other.rates),
            deals: self.deals.or(other.deals),
            is_great_value: self.is_great_value || other.is_great_value,
        }
    }
}

/// The hotels of a search with what is known of their prices; the most popular one first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hotels<'a> {
    pub(super) listings: &'a [Listing],
    /// One for each listing: `None` for a hotel without a rate, or of which no night was seen.
    pub(super) priced: &'a [Option<Priced>],
    /// Without dates there are no rates, and all hotels are shown.
    pub(super) is_dated: bool,
    pub(super) currency: &'static Currency,
}

impl Hotels<'_> {
    /// Those that may be shown: with dates the ones that have a rate, else all of them.
    pub(super) fn shown(&self) -> Vec<usize> {
        (0..self.listings.len()).filter(|&at| !self.is_dated || self.rates(at).is_some()).collect()
    }

    /// What a hotel's rates come to.
    pub(super) fn rates(&self, at: usize) -> Option<Priced> {
        self.known(at).filter(|_| self.is_dated)
    }

    /// What the hotel is listed at: its lowest rate, or without dates what a night has cost lately.
    pub(super) fn price(&self, at: usize) -> Option<i64> {
        self.known(at).map(|priced| priced.lowest)
    }

    fn known(&self, at: usize) -> Option<Priced> {
        *self.priced.get(at)?
    }

    pub(super) fn deals(&self, at: usize) -> DealSet {
        self.rates(at).map(|priced| priced.deals).unwrap_or_default()
    }
}
