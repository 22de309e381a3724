//! Who sells rooms: invented agencies, the booking desk of independent houses, and the owners of chains, which sell
//! their own.

use std::borrow::Cow;
use std::fmt;
use std::time::Duration;

use super::agencies::{AGENCIES, Agency, CashbackRule};
use super::chains::Chain;
use super::hotel::Hotel;
use super::query::HotelQuery;
use crate::world::LatencyClass;
use crate::world::dice::Dice;
use wayfare_places::money::{Currency, ExactAmount};

/// What a traveller gets back, in the currency of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HotelCashback {
    /// So many tenths of a percent of the price, up to the cap.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// At most this much.
        cap: ExactAmount,
    },
    /// So much for a booking.
    Flat(ExactAmount),
}

/// Who offers a rate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HotelProvider(pub(crate) Seller);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seller {
    Agency(&'static Agency),
    /// The owner of the hotel's chain. Asked for offers, it stands for all owners together.
    Owner(Option<&'static Chain>),
}

/// The code under which all owners of chains are asked together.
const CHAINS: &str = "chains";

impl HotelProvider {
    /// All that are to be asked, each by itself: the agencies, and the owners of chains together as one. The rates of
    /// the latter name the owner.
    pub fn all() -> impl Iterator<Item = Self> {
        let agencies = AGENCIES.iter().map(|agency| Self(Seller::Agency(agency)));
        agencies.chain([Self(Seller::Owner(None))])
    }

    /// Its code: lower case letters, digits and hyphens.
    #[must_use]
    pub fn code(self) -> Cow<'static, str> {
        match self.0 {
            Seller::Agency(agency) => agency.code.into(),
            Seller::Owner(None) => CHAINS.into(),
            Seller::Owner(Some(chain)) => format!("chain-{}", slug(chain.owner)).into(),
        }
    }

    /// The provider with a code: one of [`HotelProvider::all`], or the owner of chains.
    #[must_use]
    pub fn with_code(code: &str) -> Option<Self> {
        let owners = Chain::all().iter().map(|chain| Self(Seller::Owner(Some(chain))));
        Self::all().chain(owners).find(|provider| provider.code() == code)
    }

    /// The class of its latency.
    #[must_use]
    pub fn latency_class(self) -> LatencyClass {
        match self.latency_range() {
            [_, ..=2_000] => LatencyClass::Short,
            _ => LatencyClass::Long,
        }
    }

    /// The name that a traveller reads.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            Seller::Agency(agency) => agency.name,
            Seller::Owner(None) => "Hotel chains",
            Seller::Owner(Some(chain)) => chain.owner,
        }
    }

    /// Where its logo is; absolute.
    #[must_use]
    pub fn logo_url(self) -> String {
        format!("https://static.wayfare.example/providers/{}.png", self.code())
    }

    /// Whether the hotel or its chain sells for itself.
    #[must_use]
    pub fn is_direct(self) -> bool {
        match self.0 {
            Seller::Agency(agency) => agency.direct,
            Seller::Owner(_) => true,
        }
    }

    /// The languages that it speaks, ISO 639-1.
    #[must_use]
    pub fn languages(self) -> &'static [&'static str] {
        match self.0 {
            Seller::Agency(agency) => agency.languages,
            Seller::Owner(_) => &["en", "de", "fr", "es", "it", "pt", "ja", "zh"],
        }
    }

    /// Its cashback, in a currency. A matter of the seller: whether the caller's key has cashback is
    /// the caller's to know.
    #[must_use]
    pub fn cashback(self, currency: &'static Currency) -> Option<HotelCashback> {
        let Seller::Agency(agency) = self.0 else { return None };
        let amount = |cents| currency.from_usd_cents(cents);
        agency.cashback.map(|rule| match rule {
            CashbackRule::Share { tenths, cap_cents } => {
                HotelCashback::Percentage { tenths, cap: amount(cap_cents) }
            }
            CashbackRule::Flat { cents } => HotelCashback::Flat(amount(cents)),
        })
    }

    /// How long it takes to answer a search at the pace of the real world: 300 ms to 8 s. `place` tells one
    /// destination from another. The same for the same search.
    #[must_use]
    pub fn latency(self, seed: u64, query: &HotelQuery, place: i64) -> Duration {
        let [fewest, most] = self.latency_range();
        let dice = query.mix(Dice::new(seed, "hotel latency").text(&self.code())).with_signed(place);
        // Not below the fewest, which is positive.
        Duration::from_millis(dice.between(i64::from(fewest), i64::from(most)).unsigned_abs())
    }

    /// Fewest and most milliseconds that it takes.
    fn latency_range(self) -> [u16; 2] {
        match self.0 {
            Seller::Agency(agency) => agency.latency,
            Seller::Owner(_) => [900, 3_800],
        }
    }

    /// What it is in the order of the sellers, and in draws.
    pub(crate) fn number(self) -> u64 {
        let place = AGENCIES.iter().position(|agency| Seller::Agency(agency) == self.0);
        place.unwrap_or(AGENCIES.len()) as u64
    }

    /// Whether it sells a hotel, and at which thousandths of the hotel's own price.
    pub(crate) fn terms(self, hotel: &Hotel, dice: Dice) -> Option<Terms> {
        let dice = hotel.dice.with(self.number()).with(dice.value());
        let listed = hotel.dice.text("listed").with(self.number());
        let (agency, markup, covered) = match self.0 {
            Seller::Agency(agency) => {
                let own = usize::from(hotel.chain.is_none());
                (Some(agency), agency.markup, listed.chance(agency.coverage[own]))
            }
            Seller::Owner(_) => (None, [985, 1_015], hotel.chain.is_some()),
        };
        let provider = match self.0 {
            Seller::Owner(_) => Self(Seller::Owner(hotel.chain)),
            Seller::Agency(_) => self,
        };
        let desk_of_chain = agency.is_some_and(|it| it.direct) && hotel.chain.is_some();
        (covered && !desk_of_chain).then(|| {
            let permille = dice.between(markup[0], markup[1]);
            // Now and then a seller undercuts the others.
            let under_priced = agency.is_some() && dice.text("undercut").chance(3);
            Terms {
                provider,
                agency,
                permille: if under_priced { permille - 90 } else { permille },
                under_priced,
                dice,
            }
        })
    }
}

/// By its code.
impl fmt::Debug for HotelProvider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

/// On which terms a seller has a hotel.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Terms {
    pub(crate) provider: HotelProvider,
    /// `None` for the owner of the chain.
    pub(crate) agency: Option<&'static Agency>,
    pub(crate) permille: i64,
    pub(crate) under_priced: bool,
    /// For draws that belong to this seller, hotel and stay.
    pub(crate) dice: Dice,
}

/// A name as it can be in a code.
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::hotels::testing;

    #[test]
    fn codes_are_unique_and_plain() {
        let owners = Chain::all().iter().map(|chain| HotelProvider(Seller::Owner(Some(chain))));
        let mut names = HashSet::new();
        let mut codes = HashSet::new();
        for provider in HotelProvider::all().chain(owners) {
            let code = provider.code();
            assert_eq!(HotelProvider::with_code(&code).map(HotelProvider::name), Some(provider.name()));
            assert!(
                code.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-'),
                "{code}"
            );
            // Chains of one owner share its code and name.
            assert_eq!(codes.insert(code.clone()), names.insert(provider.name()), "{}", provider.name());
            assert!(provider.logo_url().starts_with("https://static.wayfare.example/"));
        }
        assert_eq!(HotelProvider::all().count(), 13);
    }

    #[test]
    fn all_speak_english() {
        assert!(HotelProvider::all().all(|provider| provider.languages().contains(&"en")));
    }

    #[test]
    fn latencies_are_within_bounds_and_repeat() {
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
    fn owners_sell_their_own_alone() {
        let owners = HotelProvider(Seller::Owner(None));
        for hotel in testing::inventory().hotels_of(testing::london()) {
            let terms = owners.terms(&hotel, Dice::new(1, "t"));
            assert_eq!(terms.is_some(), hotel.chain.is_some());
            if let (Some(terms), Some(chain)) = (terms, hotel.chain) {
                assert_eq!(terms.provider.name(), chain.owner);
            }
        }
    }
}
