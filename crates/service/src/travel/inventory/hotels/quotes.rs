//! Quotes for embedded hotels.

use std::any::Any;
use std::sync::Arc;

use specwright_core::Date;
use wayfare_inventory::hotels::{self as stock, HotelInventory, HotelProvider, RoomParty};
use wayfare_models::hotels::InclusionType;
use wayfare_validation::Room;

use super::catalogue::{deals, embedded_hotel, summary, viewer, wanted_deals};
use crate::travel::verticals::hotels::{
    Hotel, HotelCharges, HotelOffer, HotelQuery, HotelQuotes, OfferSummary, PriceTerms,
};

/// Quotes from some of the inventory's providers for a single search. Offers are not stored, since the inventory can
/// compute them.
#[derive(Debug)]
pub(super) struct EmbeddedQuotes {
    pub(super) inventory: HotelInventory,
    pub(super) query: Arc<HotelQuery>,
    pub(super) providers: Vec<HotelProvider>,
}

impl HotelQuotes for EmbeddedQuotes {
    fn offers(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Vec<HotelOffer>> {
        let Some(query) = inventory_query(&self.query, terms) else { return Vec::new() };
        let desk = self.inventory.rate_desk(&query);
        let stay = self.query.stay();
        let stay = format!("{}/{}/{}", stay.checkin, stay.checkout, stay.rooms);
        let of = |hotel: &&Hotel| {
            let stay = format!("{}/{stay}", hotel.id);
            let hotel = embedded_hotel(self.inventory, hotel)?;
            let rates = desk.all_rates(&hotel, self.providers.iter().copied());
            Some(rates.iter().map(|rate| offer(rate, rate.booking_path(&stay))).collect())
        };
        hotels.iter().map(|hotel| of(hotel).unwrap_or_default()).collect()
    }

    fn summaries(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Option<OfferSummary>> {
        let Some(query) = inventory_query(&self.query, terms) else { return Vec::new() };
        let desk = self.inventory.rate_desk(&query);
        let summary = |hotel: &&Hotel| {
            let hotel = embedded_hotel(self.inventory, hotel)?;
            desk.summary(&hotel, self.providers.iter().copied(), wanted_deals(terms)).map(summary)
        };
        hotels.iter().map(summary).collect()
    }

    /// Joins quotes, so that the availability of a hotel is checked once instead of once per provider.
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

/// Converts a query to the inventory's type. Returns `None` for a date that the type can't represent.
pub(super) fn inventory_query(query: &HotelQuery, terms: &PriceTerms) -> Option<stock::HotelInventoryQuery> {
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
