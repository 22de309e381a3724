//! A provider's answer, which contains all its offers for a query.

use std::sync::Arc;

use super::deals::{Deal, Itinerary};
use super::desk::{Desk, Sale, Seller};
use super::inventory::FlightInventory;

use super::offers::PricedItinerary;
use super::query::FlightInventoryQuery;
use wayfare_places::money::ExactAmount;

/// A provider's offers for a query.
///
/// For each offer, the answer stores only the price and the parameters that determine the offer. The answers of all
/// providers share the itineraries. The other details are computed on request, because a page shows only a few of the
/// hundreds of offers.
#[derive(Debug)]
pub struct FlightAnswer {
    inventory: FlightInventory,
    seller: Seller,
    query: Arc<FlightInventoryQuery>,
    deals: Arc<[Deal]>,
    sales: Box<[Sale]>,
}

impl FlightAnswer {
    /// Memory size of an offer in bytes, without its itinerary.
    pub const OFFER_BYTES: usize = size_of::<Sale>();

    pub(crate) fn new(
        inventory: FlightInventory,
        seller: Seller,
        query: Arc<FlightInventoryQuery>,
        deals: Arc<[Deal]>,
    ) -> Self {
        let mut answer = Self { inventory, seller, query, deals, sales: Box::default() };
        answer.sales = answer.desk().sales(&answer.deals);
        answer
    }

    /// Returns the inventory that the provider sells.
    #[must_use]
    pub fn inventory(&self) -> &FlightInventory {
        &self.inventory
    }

    /// Returns each offer's itinerary and total price, in index order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Arc<Itinerary>, ExactAmount)> {
        let currency = self.query.currency;
        self.sales
            .iter()
            .map(move |sale| (&self.deal(sale).itinerary, ExactAmount::from_minor(sale.total, currency)))
    }

    /// Returns the itinerary of the offer at an index, counted from 0.
    #[must_use]
    pub fn itinerary(&self, index: usize) -> Option<&Arc<Itinerary>> {
        self.sales.get(index).map(|sale| &self.deal(sale).itinerary)
    }

    /// Returns the provider code of the offer at an index, counted from 0. If the index is out of range, returns the
    /// code of the searched provider.
    #[must_use]
    pub fn provider_of(&self, index: usize) -> &'static str {
        match self.itinerary(index) {
            Some(itinerary) => self.seller.code_of(self.inventory.timetable(), itinerary),
            None => self.seller.code(),
        }
    }

    /// Returns the offer at an index, counted from 0.
    #[must_use]
    pub fn offer(&self, index: usize) -> Option<PricedItinerary> {
        self.sales.get(index).map(|sale| self.offer_of(sale))
    }

    /// Returns all offers.
    pub fn offers(&self) -> impl ExactSizeIterator<Item = PricedItinerary> {
        self.sales.iter().map(|sale| self.offer_of(sale))
    }

    fn offer_of(&self, sale: &Sale) -> PricedItinerary {
        self.desk().offer(self.deal(sale), sale)
    }

    fn deal(&self, sale: &Sale) -> &Deal {
        // The index is in range because the sales refer to these deals.
        &self.deals[usize::from(sale.deal)]
    }

    fn desk(&self) -> Desk<'_> {
        let inventory = &self.inventory;
        Desk::new(inventory.timetable(), inventory.seed(), &self.query, self.seller)
    }
}
