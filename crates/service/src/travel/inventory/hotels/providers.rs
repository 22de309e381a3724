//! The providers of rooms in the embedded hotels.

use std::any::Any;
use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use specwright_core::{Date, Text};
use wayfare_inventory::hotels::{self as stock, HotelInventory, HotelProvider, RoomParty};
use wayfare_models::hotels::InclusionType;
use wayfare_places::money::Currency;
use wayfare_validation::Room;

use super::catalogue::{deals, stocked, summary, viewer};
use super::packed;
use crate::travel::engine::{BoxFuture, Common, Packed, Provider, ProviderError, Speed, Unreadable};
use crate::travel::inventory::{Pacing, speed};
use crate::travel::verticals::hotels::{
    Hotel, HotelCashback, HotelCharges, HotelOffer, HotelProviderDetails, HotelQuery, HotelQuotes, Hotels,
    IncludedTaxes, OfferSummary, PriceTerms,
};

/// The providers of an inventory. `pace` multiplies their latencies: 1 as in the real world, 0 for none.
#[must_use]
pub fn hotel_providers(inventory: HotelInventory, pace: f64) -> Vec<Arc<dyn Provider<Hotels>>> {
    let pacing = Pacing::new(pace);
    let provider = |provider: HotelProvider| -> Arc<dyn Provider<Hotels>> {
        Arc::new(PacedProvider { inventory, provider, code: provider.code(), pacing })
    };
    HotelProvider::all().map(provider).collect()
}

struct PacedProvider {
    inventory: HotelInventory,
    provider: HotelProvider,
    code: Cow<'static, str>,
    pacing: Pacing,
}

impl Provider<Hotels> for PacedProvider {
    fn code(&self) -> &str {
        &self.code
    }

    fn speed(&self) -> Speed {
        speed(self.provider.latency_class())
    }

    fn details(&self, code: &Text) -> Option<HotelProviderDetails> {
        let provider = HotelProvider::with_code(code)?;
        let mut details = HotelProviderDetails::new(provider.name());
        details.logo = provider.logo_path().into();
        details.is_direct = provider.is_direct();
        details.languages = provider.languages().iter().map(|language| (*language).into()).collect();
        details.cashback = provider.cashback(Currency::usd()).map(|cashback| match cashback {
            stock::HotelProviderCashback::Percentage { tenths, cap } => {
                HotelCashback::Percentage { tenths, cap_cents: cap.minor() }
            }
            stock::HotelProviderCashback::Flat(amount) => HotelCashback::Flat { cents: amount.minor() },
        });
        Some(details)
    }

    fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
        let latency = self.latency(&query);
        let quotes = EmbeddedQuotes { inventory: self.inventory, query, providers: vec![self.provider] };
        // Offers are computed when a page shows them.
        self.pacing.answer_at_once(latency, Arc::new(quotes))
    }

    fn pack(&self, answer: &Arc<dyn HotelQuotes>) -> Result<Packed, Unreadable> {
        packed::pack(&**answer).map(Packed::new)
    }

    fn unpack(
        &self,
        query: &Arc<HotelQuery>,
        _common: Option<&Common>,
        own: &[u8],
    ) -> Result<Arc<dyn HotelQuotes>, Unreadable> {
        Ok(Arc::new(packed::unpack(self.inventory, query, own)?))
    }
}

impl PacedProvider {
    fn latency(&self, query: &HotelQuery) -> Duration {
        // The result does not depend on the terms.
        let terms =
            PriceTerms::new(Currency::usd(), IncludedTaxes { taxes: false, local_taxes: false }, false);
        let Some(asked) = asked(query, &terms) else { return Duration::ZERO };
        let place = query.destination().to_string();
        let place = place.bytes().fold(0_i64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        self.provider.latency(self.inventory.seed(), &asked, place)
    }
}

/// Quotes of some of the inventory's providers for one search. They hold no offers: those are computed from the
/// inventory.
#[derive(Debug)]
pub(super) struct EmbeddedQuotes {
    pub(super) inventory: HotelInventory,
    pub(super) query: Arc<HotelQuery>,
    pub(super) providers: Vec<HotelProvider>,
}

impl HotelQuotes for EmbeddedQuotes {
    fn offers(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Vec<HotelOffer>> {
        let Some(query) = asked(&self.query, terms) else { return Vec::new() };
        let desk = self.inventory.rate_desk(&query);
        let stay = self.query.stay();
        let stay = format!("{}/{}/{}", stay.checkin, stay.checkout, stay.rooms);
        let of = |hotel: &&Hotel| {
            let stay = format!("{}/{stay}", hotel.id);
            let hotel = stocked(self.inventory, hotel)?;
            let rates = desk.all_rates(&hotel, self.providers.iter().copied());
            Some(rates.iter().map(|rate| offer(rate, rate.booking_path(&stay))).collect())
        };
        hotels.iter().map(|hotel| of(hotel).unwrap_or_default()).collect()
    }

    fn summaries(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Option<OfferSummary>> {
        let Some(query) = asked(&self.query, terms) else { return Vec::new() };
        let desk = self.inventory.rate_desk(&query);
        let summary = |hotel: &&Hotel| {
            let hotel = stocked(self.inventory, hotel)?;
            desk.summary(&hotel, self.providers.iter().copied()).map(summary)
        };
        hotels.iter().map(summary).collect()
    }

    /// Every provider first checks whether a hotel has rooms left, so joining them saves work.
    fn join(&self, other: &dyn HotelQuotes) -> Option<Arc<dyn HotelQuotes>> {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Self>()?;
        if other.inventory != self.inventory || !Arc::ptr_eq(&self.query, &other.query) {
            return None;
        }
        let providers = [&*self.providers, &other.providers].concat();
        Some(Arc::new(EmbeddedQuotes {
            inventory: self.inventory,
            query: Arc::clone(&self.query),
            providers,
        }))
    }

    fn bytes(&self) -> usize {
        size_of_val(self) + size_of_val(&*self.providers)
    }
}

/// The inventory's form of a query. `None` for days outside of its calendar.
fn asked(query: &HotelQuery, terms: &PriceTerms) -> Option<stock::HotelInventoryQuery> {
    let stay = query.stay();
    let day = |date: Date| jiff::civil::Date::new(date.year(), date.month() as i8, date.day() as i8).ok();
    let party =
        |room: &Room| RoomParty { adults: room.adult_count(), child_ages: room.child_ages().to_vec() };
    Some(stock::HotelInventoryQuery {
        check_in: day(stay.checkin)?,
        check_out: day(stay.checkout)?,
        rooms: stay.rooms.rooms().iter().map(party).collect(),
        viewer: viewer(terms, query.market(), query.now()),
    })
}

fn offer(rate: &stock::HotelRate, booking_path: String) -> HotelOffer {
    let charges = rate.charges;
    let (base, taxes) = (charges.base().minor(), charges.taxes().minor());
    let local_taxes = charges.local_taxes().map_or(0, |amount| amount.minor());
    let unstated =
        charges.owed().minor().saturating_sub(base).saturating_sub(taxes).saturating_sub(local_taxes);
    let charges = HotelCharges { base, taxes, local_taxes, unstated };
    let mut offer = HotelOffer::new(rate.provider.code(), rate.room_name(), charges, booking_path);
    offer.free_cancellation = rate.free_cancellation;
    offer.pay_later = rate.pay_later;
    offer.is_bundled = rate.is_bundled();
    offer.is_opaque = rate.special == stock::Special::Opaque;
    offer.is_direct = rate.provider.is_direct();
    offer.is_great_value = rate.is_great_value();
    offer.inclusions = rate.board.inclusions().iter().filter_map(inclusion).collect();
    offer.available_rooms = rate.available_rooms;
    offer.deals = deals(rate.deals);
    offer
}

fn inclusion(number: &u8) -> Option<InclusionType> {
    match number {
        0 => Some(InclusionType::Breakfast),
        1 => Some(InclusionType::Lunch),
        2 => Some(InclusionType::Dinner),
        3 => Some(InclusionType::Meals),
        4 => Some(InclusionType::AllInclusive),
        _ => None,
    }
}
