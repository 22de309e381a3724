//! Answers as bytes, for whoever shares them between processes.
//!
//! The deals are packed once for all providers that share a plan; of each provider's answer only what it sells of them,
//! and at what price. The rest follows from the seed and the query, as in the process that found the answer. To read
//! the deals takes a fraction of the time that it takes to find them.

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
    /// The cars that its provider and others sell, as bytes: the same for all answers to a plan.
    #[must_use]
    pub fn pack_deals(&self) -> Arc<[u8]> {
        let packed = || deals::pack(self.seed, &self.deals.list).into();
        Arc::clone(self.deals.packed.get_or_init(packed))
    }

    /// What its provider sells of these cars, as bytes.
    #[must_use]
    pub fn pack_sales(&self) -> Vec<u8> {
        sales::pack(self.seed, self.seller, &self.sales)
    }
}

impl CarInventory {
    /// The cars of an answer, maybe of another process. Read them once for all answers that have the same.
    ///
    /// # Errors
    /// They are not those of this seed, or of another version.
    pub fn unpack_deals(&self, deals: &[u8]) -> Result<CarDeals, Unreadable> {
        Ok(deals::unpack(self.seed(), deals)?.into())
    }
}

impl EmbeddedCarProvider {
    /// The answer that this provider gave to a query, maybe in another process.
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
    /// The bytes are those of another provider, seed or version, or not for these cars; or there are no offers for the
    /// query.
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
