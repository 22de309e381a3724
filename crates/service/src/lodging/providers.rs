//! Who sells rooms: invented agencies, the booking desk of independent houses, and the owners of chains, which sell
//! their own.

use std::fmt;
use std::time::Duration;

use super::chains::Chain;
use super::hotel::Hotel;
use super::query::HotelQuery;
use crate::inventory::Amount;
use crate::inventory::dice::Dice;

/// What an agency gives back to travellers whose key has cashback.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CashbackRule {
    /// Tenths of a percent of the price, and US cents at most.
    Share { tenths: u32, cap_cents: i64 },
    /// US cents for a booking.
    Flat { cents: i64 },
}

/// What a traveller gets back, in the currency of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HotelCashback {
    /// So many tenths of a percent of the price, up to the cap.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// At most this much.
        cap: Amount,
    },
    /// So much for a booking.
    Flat(Amount),
}

/// How an agency does business.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Agency {
    code: &'static str,
    name: &'static str,
    /// Fewest and most milliseconds that it takes to answer, at the pace of the real world.
    latency: [u16; 2],
    /// Of a hundred chain hotels and of a hundred others, how many it sells.
    pub(crate) coverage: [u32; 2],
    /// Lowest and highest price, in thousandths of the hotel's own.
    pub(crate) markup: [i64; 2],
    /// Languages that it speaks, ISO 639-1.
    languages: &'static [&'static str],
    cashback: Option<CashbackRule>,
    /// What it has beside plain rates, each in percent of its hotels.
    pub(crate) mobile_percent: u32,
    pub(crate) desktop_percent: u32,
    pub(crate) opaque_percent: u32,
    pub(crate) bundled_percent: u32,
    /// Whether it is the hotel's own desk.
    pub(crate) direct: bool,
    /// Whether it says what is paid at the hotel.
    pub(crate) tells_local_taxes: bool,
    /// Whether it lets guests pay at the hotel.
    pub(crate) pays_later: bool,
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
    pub fn code(self) -> String {
        match self.0 {
            Seller::Agency(agency) => agency.code.to_owned(),
            Seller::Owner(None) => CHAINS.to_owned(),
            Seller::Owner(Some(chain)) => format!("chain-{}", slug(chain.owner)),
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

    /// Whether it speaks a language, ISO 639-1 with or without a region; upper and lower case are alike.
    #[must_use]
    pub fn speaks(self, language: &str) -> bool {
        let language = language.split(['_', '-']).next().unwrap_or_default();
        let spoken = match self.0 {
            Seller::Agency(agency) => agency.languages,
            Seller::Owner(_) => &["en", "de", "fr", "es", "it", "pt", "ja", "zh"],
        };
        spoken.iter().any(|it| it.eq_ignore_ascii_case(language))
    }

    /// What it gives back, in the query's currency. A matter of the seller: whether the caller's key has cashback is
    /// the caller's to know.
    #[must_use]
    pub fn cashback(self, query: &HotelQuery) -> Option<HotelCashback> {
        let Seller::Agency(agency) = self.0 else { return None };
        let amount = |cents| query.viewer.currency.from_usd_cents(cents);
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
        let [fewest, most] = match self.0 {
            Seller::Agency(agency) => agency.latency,
            Seller::Owner(_) => [900, 3_800],
        };
        let dice = query.mix(Dice::new(seed, "hotel latency").text(&self.code())).with_signed(place);
        // Not below the fewest, which is positive.
        Duration::from_millis(dice.between(i64::from(fewest), i64::from(most)).unsigned_abs())
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

const PLAIN: Agency = Agency {
    code: "",
    name: "",
    latency: [400, 1_500],
    coverage: [70, 50],
    markup: [985, 1_040],
    languages: &["en"],
    cashback: None,
    mobile_percent: 0,
    desktop_percent: 0,
    opaque_percent: 0,
    bundled_percent: 0,
    direct: false,
    tells_local_taxes: true,
    pays_later: true,
};

/// All agencies, and the desk of independent houses.
pub(crate) static AGENCIES: [Agency; 12] = [
    Agency {
        code: "roomwick",
        name: "Roomwick",
        latency: [300, 1_100],
        coverage: [92, 84],
        markup: [990, 1_040],
        languages: &["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "pl", "ja", "zh", "ko", "tr"],
        mobile_percent: 18,
        ..PLAIN
    },
    Agency {
        code: "staylark",
        name: "Staylark",
        latency: [600, 2_200],
        coverage: [88, 70],
        markup: [985, 1_045],
        languages: &["en", "de", "fr", "es", "it", "ja", "zh", "ko"],
        cashback: Some(CashbackRule::Share { tenths: 40, cap_cents: 6_000 }),
        bundled_percent: 16,
        ..PLAIN
    },
    Agency {
        code: "pillowpost",
        name: "Pillowpost",
        latency: [800, 2_800],
        coverage: [72, 46],
        markup: [960, 1_050],
        languages: &["en", "de", "fr"],
        cashback: Some(CashbackRule::Flat { cents: 1_000 }),
        opaque_percent: 14,
        tells_local_taxes: false,
        ..PLAIN
    },
    Agency {
        code: "nightharbour",
        name: "Nightharbour",
        latency: [1_500, 4_600],
        coverage: [64, 52],
        markup: [965, 1_035],
        languages: &["en", "es", "pt"],
        pays_later: false,
        ..PLAIN
    },
    Agency {
        code: "bedlantern",
        name: "Bedlantern",
        latency: [500, 1_900],
        coverage: [48, 62],
        languages: &["en", "fr", "it", "es"],
        desktop_percent: 10,
        ..PLAIN
    },
    Agency {
        code: "innfinch",
        name: "Innfinch",
        latency: [2_000, 6_500],
        coverage: [44, 58],
        markup: [955, 1_040],
        languages: &["en", "de", "pl", "cs"],
        cashback: Some(CashbackRule::Share { tenths: 25, cap_cents: 4_000 }),
        tells_local_taxes: false,
        pays_later: false,
        ..PLAIN
    },
    Agency {
        code: "suitequill",
        name: "Suitequill",
        latency: [700, 2_000],
        coverage: [70, 24],
        markup: [990, 1_060],
        languages: &["en", "ja", "zh", "ko", "th"],
        mobile_percent: 22,
        ..PLAIN
    },
    Agency {
        code: "checkinclover",
        name: "Checkinclover",
        latency: [1_200, 3_400],
        coverage: [52, 40],
        markup: [975, 1_045],
        languages: &["en", "de", "nl", "sv", "da"],
        bundled_percent: 24,
        ..PLAIN
    },
    Agency {
        code: "larkandlodge",
        name: "Lark & Lodge",
        latency: [900, 3_000],
        coverage: [30, 48],
        languages: &["en", "fr", "de", "it"],
        opaque_percent: 6,
        ..PLAIN
    },
    Agency {
        code: "wakefield",
        name: "Wakefield Rooms",
        latency: [3_500, 8_000],
        coverage: [58, 44],
        markup: [945, 1_030],
        languages: &["en"],
        cashback: Some(CashbackRule::Share { tenths: 60, cap_cents: 3_000 }),
        opaque_percent: 10,
        tells_local_taxes: false,
        pays_later: false,
        ..PLAIN
    },
    Agency {
        code: "sunporch",
        name: "Sunporch",
        latency: [2_400, 7_200],
        coverage: [38, 36],
        markup: [960, 1_030],
        languages: &["en", "de", "es", "pt", "tr", "ar"],
        bundled_percent: 30,
        desktop_percent: 8,
        ..PLAIN
    },
    Agency {
        code: "doorbell",
        name: "Doorbell Direct",
        latency: [400, 1_600],
        coverage: [0, 46],
        markup: [980, 1_000],
        languages: &["en", "de", "fr", "es", "it", "pt", "el", "tr", "ja"],
        direct: true,
        ..PLAIN
    },
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::lodging::testing;

    #[test]
    fn codes_are_unique_and_plain() {
        let owners = Chain::all().iter().map(|chain| HotelProvider(Seller::Owner(Some(chain))));
        let mut names = HashSet::new();
        let mut codes = HashSet::new();
        for provider in HotelProvider::all().chain(owners) {
            let code = provider.code();
            assert!(
                code.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-'),
                "{code}"
            );
            // Chains of one owner share its code and name.
            assert_eq!(codes.insert(code), names.insert(provider.name()), "{}", provider.name());
            assert!(provider.logo_url().starts_with("https://static.wayfare.example/"));
        }
        assert_eq!(HotelProvider::all().count(), 13);
    }

    #[test]
    fn languages() {
        let provider = HotelProvider::all().next().unwrap();
        assert!(provider.speaks("EN") && provider.speaks("zh_CN") && provider.speaks("pt-BR"));
        assert!(!provider.speaks("xx") && !provider.speaks(""));
        assert!(HotelProvider::all().all(|provider| provider.speaks("en")));
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
