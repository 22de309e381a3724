//! Binary encoding of answers, to share them between processes.
//!
//! The deals are packed once for all providers that share a plan. The answer of each provider adds only the deals that
//! the provider sells, and the prices of these deals. All other data is derived from the seed and the query.

mod deals;
mod sales;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::answer::FlightAnswer;
use super::deals::FlightDeals;
use super::inventory::FlightInventory;
use super::provider::EmbeddedFlightProvider;
use super::query::FlightInventoryQuery;
use crate::Unreadable;

impl FlightAnswer {
    /// Packs the itineraries of the plan. The bytes are the same for all answers from the same plan.
    #[must_use]
    pub fn pack_deals(&self) -> Arc<[u8]> {
        let deals = self.deals();
        Arc::clone(deals.packed.get_or_init(|| deals::pack(self.inventory(), &deals.list).into()))
    }

    /// Packs this provider's offers for the itineraries of the plan.
    #[must_use]
    pub fn pack_sales(&self) -> Vec<u8> {
        sales::pack(self.inventory().seed(), self.seller(), self.sales())
    }
}

impl FlightInventory {
    /// Unpacks the itineraries of an answer, possibly from another process. Unpack the itineraries once for all answers
    /// that share the itineraries.
    ///
    /// # Errors
    /// Returns an error if the bytes are invalid, or if they come from a different seed or format version.
    pub fn unpack_deals(&self, deals: &[u8]) -> Result<FlightDeals, Unreadable> {
        Ok(deals::unpack(self, deals)?.into())
    }
}

impl EmbeddedFlightProvider {
    /// Unpacks this provider's answer to a query, possibly from another process.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use jiff::civil::date;
    /// # use wayfare_inventory::flights::{Cabin, FlightInventory, FlightInventoryLeg, FlightInventoryQuery};
    /// # use wayfare_models::party::Party;
    /// # let query = Arc::new(FlightInventoryQuery {
    /// #     legs: vec![FlightInventoryLeg {
    /// #         origins: vec!["BOS".to_owned()],
    /// #         destinations: vec!["LHR".to_owned()],
    /// #         date: date(2027, 3, 14),
    /// #         flex_days: 0,
    /// #     }],
    /// #     cabin: Cabin::Economy,
    /// #     party: Party::adults(1),
    /// #     include_split: false,
    /// #     include_long: true,
    /// #     max_stops: None,
    /// #     currency: wayfare_places::money::Currency::usd(),
    /// #     market: "US".to_owned(),
    /// #     cashback: false,
    /// #     now: "2027-01-10T12:00:00Z".parse()?,
    /// # });
    /// let inventory = FlightInventory::new(1);
    /// let plan = inventory.plan(&query);
    /// let answers: Vec<_> =
    ///     inventory.providers().iter().map(|it| it.answer(&plan, Arc::clone(&query))).collect();
    /// let deals = answers[0].pack_deals();
    ///
    /// // In another process:
    /// let inventory = FlightInventory::new(1);
    /// let deals = Arc::new(inventory.unpack_deals(&deals)?);
    /// for (provider, answer) in inventory.providers().iter().zip(&answers) {
    ///     let read = provider.unpack(Arc::clone(&query), &deals, &answer.pack_sales())?;
    ///     assert!(read.offers().eq(answer.offers()));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the bytes belong to a different provider, seed, format version or list of itineraries.
    pub fn unpack(
        &self,
        query: Arc<FlightInventoryQuery>,
        deals: &Arc<FlightDeals>,
        sales: &[u8],
    ) -> Result<FlightAnswer, Unreadable> {
        let (inventory, seller) = (self.inventory().clone(), self.seller());
        let sales = sales::unpack(inventory.seed(), seller, deals.list.len(), sales)?;
        Ok(FlightAnswer::with_sales(inventory, seller, query, Arc::clone(deals), sales))
    }
}
