//! The answer of a provider: all its offers for a query.

use std::sync::Arc;

use super::deals::{Deal, FlightDeals, Itinerary};
use super::desk::{Desk, Sale, Seller};
use super::inventory::FlightInventory;

use super::offers::PricedItinerary;
use super::query::FlightInventoryQuery;
use wayfare_places::money::ExactAmount;

/// The offers of a provider for a query.
///
/// It holds of each offer only what decides about it, and its price; the answers of all providers share the itineraries.
/// The rest is computed when an offer is asked for: of hundreds of offers, a page shows some.
#[derive(Debug)]
pub struct FlightAnswer {
    inventory: FlightInventory,
    seller: Seller,
    query: Arc<FlightInventoryQuery>,
    deals: Arc<FlightDeals>,
    sales: Box<[Sale]>,
}

impl FlightAnswer {
    /// Memory of an offer in bytes, beside its itinerary.
    pub const OFFER_BYTES: usize = size_of::<Sale>();

    pub(crate) fn new(
        inventory: FlightInventory,
        seller: Seller,
        query: Arc<FlightInventoryQuery>,
        deals: Arc<FlightDeals>,
    ) -> Self {
        let mut answer = Self::with_sales(inventory, seller, query, deals, Box::default());
        answer.sales = answer.desk().sales(&answer.deals.list);
        answer
    }

    /// The answer with these sales, which must be of these deals.
    pub(crate) fn with_sales(
        inventory: FlightInventory,
        seller: Seller,
        query: Arc<FlightInventoryQuery>,
        deals: Arc<FlightDeals>,
        sales: Box<[Sale]>,
    ) -> Self {
        Self { inventory, seller, query, deals, sales }
    }

    pub(crate) fn seller(&self) -> Seller {
        self.seller
    }

    pub(crate) fn deals(&self) -> &FlightDeals {
        &self.deals
    }

    pub(crate) fn sales(&self) -> &[Sale] {
        &self.sales
    }

    /// The inventory that is sold.
    #[must_use]
    pub fn inventory(&self) -> &FlightInventory {
        &self.inventory
    }

    /// The itinerary and the total price of each offer, in the order of their places.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Arc<Itinerary>, ExactAmount)> {
        let currency = self.query.currency;
        self.sales
            .iter()
            .map(move |sale| (&self.deal(sale).itinerary, ExactAmount::from_minor(sale.total, currency)))
    }

    /// The itinerary of the offer at a place, counted from 0.
    #[must_use]
    pub fn itinerary(&self, place: usize) -> Option<&Arc<Itinerary>> {
        self.sales.get(place).map(|sale| &self.deal(sale).itinerary)
    }

    /// The code of the provider of the offer at a place, counted from 0; that of the asked one beyond all places.
    #[must_use]
    pub fn provider_of(&self, place: usize) -> &'static str {
        match self.itinerary(place) {
            Some(itinerary) => self.seller.code_of(self.inventory.timetable(), itinerary),
            None => self.seller.code(),
        }
    }

    /// The offer at a place, counted from 0.
    #[must_use]
    pub fn offer(&self, place: usize) -> Option<PricedItinerary> {
        self.sales.get(place).map(|sale| self.spell_out(sale))
    }

    /// All offers.
    pub fn offers(&self) -> impl ExactSizeIterator<Item = PricedItinerary> {
        self.sales.iter().map(|sale| self.spell_out(sale))
    }

    fn spell_out(&self, sale: &Sale) -> PricedItinerary {
        self.desk().offer(self.deal(sale), sale)
    }

    fn deal(&self, sale: &Sale) -> &Deal {
        // Sales are made of these deals.
        &self.deals.list[usize::from(sale.deal)]
    }

    fn desk(&self) -> Desk<'_> {
        let inventory = &self.inventory;
        Desk::new(inventory.timetable(), inventory.seed(), &self.query, self.seller)
    }
}
