//! Providers of rooms: invented booking sites, the booking desk of independent hotels, and the owners of chains, which
//! sell their own rooms.

use std::borrow::Cow;
use std::fmt;
use std::time::Duration;

use super::booking_sites::{BOOKING_SITES, BookingSite};
use super::chains::Chain;
use super::hotel::Hotel;
use super::query::HotelInventoryQuery;
use crate::world::dice::Dice;
use crate::world::picture_path::{CompanyKind, LogoShape, PicturePath};
use crate::world::{CashbackRule, LatencyClass};

/// A provider of rooms.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HotelProvider(pub(crate) ProviderKind);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ProviderKind {
    BookingSite(&'static BookingSite),
    /// The owner of a chain, or `None` for all owners together, which form one provider in searches.
    Owner(Option<&'static Chain>),
}

/// The code of the provider that represents all chain owners.
const CHAINS: &str = "chains";

impl HotelProvider {
    /// Returns all providers, each of which is searched separately: the booking sites, and one provider for all chain
    /// owners. The rates of that provider identify the owner.
    pub fn all() -> impl Iterator<Item = Self> {
        let sites = BOOKING_SITES.iter().map(|site| Self(ProviderKind::BookingSite(site)));
        sites.chain([Self(ProviderKind::Owner(None))])
    }

    /// Returns the code, which consists of lower-case letters, digits and hyphens.
    #[must_use]
    pub fn code(self) -> Cow<'static, str> {
        match self.0 {
            ProviderKind::BookingSite(site) => site.code.into(),
            ProviderKind::Owner(None) => CHAINS.into(),
            ProviderKind::Owner(Some(chain)) => chain.owner_code.as_str().into(),
        }
    }

    /// Finds a provider by its code: one of [`HotelProvider::all`], or a chain owner.
    #[must_use]
    pub fn with_code(code: &str) -> Option<Self> {
        let owners = Chain::all().iter().map(|chain| Self(ProviderKind::Owner(Some(chain))));
        Self::all().chain(owners).find(|provider| provider.code() == code)
    }

    /// Returns the response-time class of the provider.
    #[must_use]
    pub fn latency_class(self) -> LatencyClass {
        match self.latency_range() {
            [_, ..=2_000] => LatencyClass::Short,
            _ => LatencyClass::Long,
        }
    }

    /// Returns the display name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            ProviderKind::BookingSite(site) => site.name,
            ProviderKind::Owner(None) => "Hotel chains",
            ProviderKind::Owner(Some(chain)) => chain.owner,
        }
    }

    /// Returns the path of the logo, relative to the base URL of the service.
    #[must_use]
    pub fn logo_path(self) -> String {
        let code = &self.code();
        PicturePath::Logo { kind: CompanyKind::Provider, code, shape: LogoShape::Square }.to_string()
    }

    /// Returns whether the provider is the hotel itself or its chain.
    #[must_use]
    pub fn is_direct(self) -> bool {
        match self.0 {
            ProviderKind::BookingSite(site) => site.direct,
            ProviderKind::Owner(_) => true,
        }
    }

    /// Returns the languages of the provider as ISO 639-1 codes.
    #[must_use]
    pub fn languages(self) -> &'static [&'static str] {
        match self.0 {
            ProviderKind::BookingSite(site) => &site.languages,
            ProviderKind::Owner(_) => &["en", "de", "fr", "es", "it", "pt", "ja", "zh"],
        }
    }

    /// Returns the cashback of the provider. The caller must check whether the API key has cashback enabled.
    #[must_use]
    pub fn cashback(self) -> Option<CashbackRule> {
        let ProviderKind::BookingSite(site) = self.0 else { return None };
        site.cashback
    }

    /// Returns the response time for a search at real-world speed, from 300 ms to 8 s. `place` identifies the
    /// destination. The same search always has the same response time.
    #[must_use]
    pub fn latency(self, seed: u64, query: &HotelInventoryQuery, place: i64) -> Duration {
        let [min, max] = self.latency_range();
        let dice = query.mix(Dice::new(seed, "hotel latency").text(&self.code())).with_signed(place);
        // The number is at least the minimum time and therefore positive.
        Duration::from_millis(dice.between(i64::from(min), i64::from(max)).unsigned_abs())
    }

    /// Returns the minimum and the maximum response time, in milliseconds.
    fn latency_range(self) -> [u16; 2] {
        match self.0 {
            ProviderKind::BookingSite(site) => site.latency,
            ProviderKind::Owner(_) => [900, 3_800],
        }
    }

    /// Returns the number that identifies the provider in random draws.
    pub(crate) fn number(self) -> u64 {
        match self.0 {
            ProviderKind::BookingSite(site) => site.number,
            ProviderKind::Owner(_) => BOOKING_SITES.len() as u64,
        }
    }

    /// Returns the terms for a hotel, or `None` if the provider does not sell the hotel.
    pub(crate) fn terms(self, hotel: &Hotel, dice: Dice) -> Option<ProviderTerms> {
        let number = self.number();
        let listed = hotel.dice.text("listed").with(number);
        let (site, markup, covered) = match self.0 {
            ProviderKind::BookingSite(site) => {
                let own = usize::from(hotel.chain.is_none());
                (Some(site), site.markup, listed.chance(site.coverage[own]))
            }
            ProviderKind::Owner(_) => (None, [985, 1_015], hotel.chain.is_some()),
        };
        let provider = match self.0 {
            ProviderKind::Owner(_) => Self(ProviderKind::Owner(hotel.chain)),
            ProviderKind::BookingSite(_) => self,
        };
        let desk_of_chain = site.is_some_and(|it| it.direct) && hotel.chain.is_some();
        (covered && !desk_of_chain).then(|| {
            let dice = hotel.dice.with(number).with(dice.value());
            let permille = dice.between(markup[0], markup[1]);
            // Sometimes a provider undercuts the other providers.
            let under_priced = site.is_some() && dice.text("undercut").chance(3);
            ProviderTerms {
                provider,
                booking_site: site,
                permille: if under_priced { permille - 90 } else { permille },
                under_priced,
                dice,
            }
        })
    }
}

/// Prints the code of the provider.
impl fmt::Debug for HotelProvider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

/// A provider's terms for a hotel.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ProviderTerms {
    pub(crate) provider: HotelProvider,
    /// `None` for the owner of the chain.
    pub(crate) booking_site: Option<&'static BookingSite>,
    pub(crate) permille: i64,
    pub(crate) under_priced: bool,
    /// The random source for this provider, hotel and stay.
    pub(crate) dice: Dice,
}

impl ProviderTerms {
    /// Returns whether the provider specifies the charges paid at the hotel.
    pub(crate) fn states_local_taxes(&self) -> bool {
        self.booking_site.is_none_or(|site| site.states_local_taxes)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::hotels::testing;

    #[test]
    fn codes_are_unique_and_valid() {
        let owners = Chain::all().iter().map(|chain| HotelProvider(ProviderKind::Owner(Some(chain))));
        let mut names = HashSet::new();
        let mut codes = HashSet::new();
        for provider in HotelProvider::all().chain(owners) {
            let code = provider.code();
            assert_eq!(HotelProvider::with_code(&code).map(HotelProvider::name), Some(provider.name()));
            assert!(
                code.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-'),
                "{code}"
            );
            // Chains of the same owner share the owner's code and name.
            assert_eq!(codes.insert(code.clone()), names.insert(provider.name()), "{}", provider.name());
        }
        assert_eq!(HotelProvider::all().count(), 13);
    }

    #[test]
    fn all_providers_support_english() {
        assert!(HotelProvider::all().all(|provider| provider.languages().contains(&"en")));
    }

    #[test]
    fn latencies_are_bounded_and_stable() {
        let query = testing::query();
        let mut seen = Vec::new();
        for provider in HotelProvider::all() {
            for place in 0..50 {
                let latency = provider.latency(1, &query, place);
                assert!((300..=8_000).contains(&latency.as_millis()), "{provider:?}");
                assert_eq!(latency, provider.latency(1, &query, place));
                seen.push(latency);
            }
        }
        assert!(seen.iter().any(|it| it.as_millis() < 700) && seen.iter().any(|it| it.as_millis() > 6_000));
    }

    #[test]
    fn owners_sell_only_their_own_hotels() {
        let owners = HotelProvider(ProviderKind::Owner(None));
        for hotel in testing::inventory().hotels_of(testing::london()) {
            let terms = owners.terms(&hotel, Dice::new(1, "t"));
            assert_eq!(terms.is_some(), hotel.chain.is_some());
            if let (Some(terms), Some(chain)) = (terms, hotel.chain) {
                assert_eq!(terms.provider.name(), chain.owner);
            }
        }
    }
}
