//! What providers find: one booking option of one itinerary.

use std::fmt;
use std::sync::Arc;

use wayfare_models::common::{Price, ResultId};
use wayfare_models::flights::{
    FlightBookingOption, FlightLeg, FlightPriceMode, FlightSegment, LegId, SegmentId,
};
use wayfare_wire::Amount as WireAmount;

use crate::inventory::{Amount, Currency, PartyPrice};

/// An offer of a provider.
///
/// What the engine merges, sorts and filters by is here. The rest is asked for when a page shows the offer, since of
/// thousands of offers a page shows some hundred.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Offer {
    /// Names the itinerary: the same for all offers of it, in every search. See [`result_id`].
    pub itinerary: ResultId,
    /// Most stops on any leg.
    pub stops: usize,
    /// Time under way in minutes, all legs together.
    pub minutes: i64,
    /// What the whole party pays, in the currency of the query.
    pub total: Amount,
    /// The rest.
    pub sale: Arc<dyn Sale>,
}

impl Offer {
    /// An offer whose details are told on demand.
    pub fn on_demand(
        itinerary: ResultId,
        stops: usize,
        minutes: i64,
        total: Amount,
        sale: Arc<dyn Sale>,
    ) -> Self {
        Offer { itinerary, stops, minutes, total, sale }
    }

    /// An offer that is known in full. `option` has its prices, if any, for the whole party in the currency of the
    /// query; `total` stands in for its display price. Legs that do not say how long they take are counted as if they
    /// took no time.
    pub fn spelt_out(legs: Vec<OfferLeg>, option: FlightBookingOption, total: Amount) -> Self {
        let stops = legs.iter().map(|leg| leg.segments.len().saturating_sub(1)).max().unwrap_or(0);
        let minutes = legs.iter().filter_map(|leg| leg.leg.duration).fold(0, i64::saturating_add);
        let itinerary = result_id(legs.iter().map(|leg| &leg.id));
        Offer { itinerary, stops, minutes, total, sale: Arc::new(SpeltOut { legs, option, total }) }
    }
}

/// The id of the result that shows an itinerary: its legs' ids in the order of the journey.
pub fn result_id<'a>(legs: impl IntoIterator<Item = &'a LegId>) -> ResultId {
    let ids: Vec<&str> = legs.into_iter().map(LegId::as_str).collect();
    ResultId::from(ids.join("~"))
}

/// The details of an offer.
pub trait Sale: fmt::Debug + Send + Sync {
    /// The itinerary's legs in the order of the journey.
    fn legs(&self) -> Vec<OfferLeg>;

    /// The booking option, with prices on these terms.
    fn option(&self, terms: &Terms) -> FlightBookingOption;

    /// About how many bytes of memory it holds, for the bound on all searches together.
    fn bytes(&self) -> usize {
        4_096
    }
}

/// A leg with its segments, as responses hold them.
#[derive(Clone, Debug, PartialEq)]
pub struct OfferLeg {
    /// Its id: the same for the same flights, whoever sells them.
    pub id: LegId,
    /// The leg.
    pub leg: FlightLeg,
    /// Its segments, in the order of the journey.
    pub segments: Vec<(SegmentId, FlightSegment)>,
}

/// How prices are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Terms {
    /// In which currency.
    pub currency: &'static Currency,
    /// For one traveller or for all.
    pub mode: FlightPriceMode,
    /// How many travel.
    pub travellers: u32,
}

impl Terms {
    pub(crate) fn new(currency: &'static Currency, mode: FlightPriceMode, travellers: u32) -> Self {
        Terms { currency, mode, travellers: travellers.max(1) }
    }

    /// An amount of the query's currency, which is the US dollar, in the one to be shown.
    pub fn convert(&self, amount: Amount) -> Amount {
        if amount.currency() == self.currency { amount } else { self.currency.from_usd_cents(amount.minor()) }
    }

    /// A price of the whole party in both modes: the total is exactly the price per person times the party, for which
    /// the price per person is rounded up.
    pub fn party_price(&self, total: Amount) -> PartyPrice {
        let (total, size) = (self.convert(total).minor(), i64::from(self.travellers));
        self.price_of_each(Amount::from_minor(total.saturating_add(size - 1).div_euclid(size), self.currency))
    }

    /// A price in both modes, from that per person in the currency to be shown.
    pub(crate) fn price_of_each(&self, per_person: Amount) -> PartyPrice {
        PartyPrice { per_person, total: per_person.times(i64::from(self.travellers)) }
    }

    /// A price in the mode to be shown.
    pub fn price(&self, price: PartyPrice) -> Price {
        let is_total = self.mode == FlightPriceMode::Total;
        shown(if is_total { price.total } else { price.per_person })
    }
}

fn shown(amount: Amount) -> Price {
    // An amount is a finite number, for which there is always a wire amount.
    let mut price = Price::new(WireAmount::new(amount.to_f64()).unwrap_or_default());
    price.display_price = Some(amount.to_string());
    price
}

/// An offer that is known in full.
#[derive(Debug)]
struct SpeltOut {
    legs: Vec<OfferLeg>,
    option: FlightBookingOption,
    total: Amount,
}

impl Sale for SpeltOut {
    fn legs(&self) -> Vec<OfferLeg> {
        self.legs.clone()
    }

    fn option(&self, terms: &Terms) -> FlightBookingOption {
        let mut option = self.option.clone();
        option.display_price = Some(terms.price(terms.party_price(self.total)));
        if let Some(fees) = &mut option.fees {
            let read = |price: &Price| {
                let unit = 10_f64.powi(i32::from(self.total.currency().decimals()));
                Amount::from_minor((price.price.get() * unit).round() as i64, self.total.currency())
            };
            for price in [&mut fees.base_price, &mut fees.total_price].into_iter().flatten() {
                *price = terms.price(terms.party_price(read(price)));
            }
            for bag in fees.carry_on_bag.iter_mut().chain(&mut fees.checked_bag) {
                bag.display_price = bag.display_price.as_ref().map(|price| shown(terms.convert(read(price))));
            }
        }
        option
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_the_price_per_person_times_the_party() {
        let euro = Currency::from_code("EUR").unwrap();
        for (currency, mode, shown) in [
            (Currency::usd(), FlightPriceMode::PerPerson, "$33.34"),
            (Currency::usd(), FlightPriceMode::Total, "$100.02"),
            (euro, FlightPriceMode::PerPerson, "€28.54"),
            (euro, FlightPriceMode::Total, "€85.62"),
        ] {
            let terms = Terms::new(currency, mode, 3);
            let price = terms.price(terms.party_price(Amount::from_minor(10_000, Currency::usd())));
            assert_eq!(price.display_price.as_deref(), Some(shown));
        }
    }

    #[test]
    fn ids_follow_from_legs() {
        assert_eq!(result_id(&[LegId::from("a"), LegId::from("b")]).as_str(), "a~b");
    }
}
