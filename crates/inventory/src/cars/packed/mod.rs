//! Binary encoding of answers, to share them between processes.
//!
//! The deals are packed once for all providers that share a plan. The answer of each provider adds only the deals that
//! the provider sells, and the prices of these deals. All other data is derived from the seed and the query. Unpacking
//! the deals takes a fraction of the time needed to find the deals.

mod deals;
mod sales;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::answer::CarAnswer;
use super::deals::CarDeals;
use super::inventory::{CarInventory, EmbeddedCarProvider};
use super::query::CarInventoryQuery;
use crate::Unreadable;

impl CarAnswer {
    /// Packs the cars of the plan. The bytes are the same for all answers from the same plan.
    #[must_use]
    pub fn pack_deals(&self) -> Arc<[u8]> {
        let packed = || deals::pack(self.seed, &self.deals.list).into();
        Arc::clone(self.deals.packed.get_or_init(packed))
    }

    /// Packs this provider's offers for the cars of the plan.
    #[must_use]
    pub fn pack_sales(&self) -> Vec<u8> {
        sales::pack(self.seed, self.seller, &self.sales)
    }
}

impl CarInventory {
    /// Unpacks the cars of an answer, possibly from another process. Unpack the cars once for all answers that share
    /// the cars.
    ///
    /// # Errors
    /// Returns an error if the bytes are invalid, or if they come from a different seed or format version.
    pub fn unpack_deals(&self, deals: &[u8]) -> Result<CarDeals, Unreadable> {
        Ok(deals::unpack(self.seed(), deals)?.into())
    }
}

impl EmbeddedCarProvider {
    /// Unpacks this provider's answer to a query, possibly from another process.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use wayfare_inventory::cars::{CarInventory, CarInventoryQuery, Spot};
    /// # let airport = wayfare_places::Places::embedded().airport("LAX").ok_or("unknown")?;
    /// # let query = Arc::new(CarInventoryQuery {
    /// #     pickup: Spot::of_airport(airport),
    /// #     dropoff: None,
    /// #     from: jiff::civil::date(2027, 3, 14).at(10, 0, 0, 0),
    /// #     until: jiff::civil::date(2027, 3, 18).at(9, 30, 0, 0),
    /// #     days: 4,
    /// #     market: "US".to_owned(),
    /// #     on_mobile: false,
    /// #     now: "2027-01-10T12:00:00Z".parse()?,
    /// # });
    /// let inventory = CarInventory::new(1);
    /// let plan = inventory.plan(&query);
    /// let answers: Vec<_> =
    ///     inventory.providers().iter().map(|it| it.answer(&plan, Arc::clone(&query))).collect();
    /// let deals = answers[0].pack_deals();
    ///
    /// // In another process:
    /// let inventory = CarInventory::new(1);
    /// let deals = Arc::new(inventory.unpack_deals(&deals)?);
    /// for (provider, answer) in inventory.providers().iter().zip(&answers) {
    ///     let read = provider.unpack(Arc::clone(&query), &deals, &answer.pack_sales())?;
    ///     assert!(read.offers().eq(answer.offers()));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the bytes belong to a different provider, seed, format version or list of cars, or if the
    /// query can't have offers.
    pub fn unpack(
        &self,
        query: Arc<CarInventoryQuery>,
        deals: &Arc<CarDeals>,
        sales: &[u8],
    ) -> Result<CarAnswer, Unreadable> {
        let (seed, seller) = (self.inventory().seed(), self.seller);
        let sales = sales::unpack(seed, seller, &query, deals.list.len(), sales)?;
        Ok(CarAnswer { seed, seller, query, deals: Arc::clone(deals), sales })
    }
}
