//! Car rentals: from a result to its providers, agencies, locations and prices.
//!
//! A car response stores each agency, provider and location once, in a map, and its booking options refer to the
//! entries of these maps. The views in this module follow the references: [`Rental`] is one result, which is an
//! agency's car at a pickup location and its [`RentalOption`]s. The views borrow the response and are cheap to copy.
//!
//! Some entries may be missing from live responses. Following a dangling reference returns `None`, and
//! [`Rental::dangling`] lists these references. No method panics.
//!
//! Prices are of type [`CarMoney`], which includes the rental days, because a price per day is not a total. Pickup and
//! drop-off times are [`Moment`]s.

mod dangling;
mod kinds;
mod moment;
mod option;
mod policy;
mod price;
mod start;

pub use dangling::DanglingCarReference;
pub use moment::Moment;
pub use option::RentalOption;
pub use policy::{Fee, Insurance};
pub use price::CarMoney;
#[doc(no_inline)]
pub use wayfare_validation::{SippCategory, SippDrive, SippFuel, SippTransmission, SippVehicle};

use crate::cars::{CarSearchResponse, CarSearchResult};
use crate::common::ResultId;
use crate::join::{distinct, lowest};

impl CarSearchResponse {
    /// Returns the results on this page, joined with all referenced entries, in the response's order.
    pub fn rentals(&self) -> impl ExactSizeIterator<Item = Rental<'_>> + DoubleEndedIterator + Clone {
        self.results.iter().map(|result| Rental { response: self, result })
    }

    /// Returns the result with the given id, if this page contains it.
    pub fn rental(&self, id: &ResultId) -> Option<Rental<'_>> {
        self.rentals().find(|rental| rental.id() == id)
    }
}

/// One result, joined with all referenced entries: an agency's car at a pickup location, and its booking options.
///
/// A result card shows one of the options: the [first](Rental::first), the [cheapest](Rental::cheapest), the [cheapest
/// that meets a condition](Rental::cheapest_where), or an option [selected](Rental::select) by a custom rule.
#[derive(Clone, Copy, Debug)]
pub struct Rental<'r> {
    response: &'r CarSearchResponse,
    result: &'r CarSearchResult,
}

impl<'r> Rental<'r> {
    /// Returns the result from the response.
    pub fn result(self) -> &'r CarSearchResult {
        self.result
    }

    /// Returns the result's id, which is stable across polls.
    pub fn id(self) -> &'r ResultId {
        &self.result.id
    }

    /// Returns the booking options in the response's order. The options are not sorted by price.
    pub fn options(self) -> impl ExactSizeIterator<Item = RentalOption<'r>> + DoubleEndedIterator + Clone {
        self.result.booking_options.iter().map(move |option| RentalOption::new(self, option))
    }

    /// Returns the first booking option, regardless of its price and link.
    pub fn first(self) -> Option<RentalOption<'r>> {
        self.options().next()
    }

    /// Returns the cheapest booking option.
    ///
    /// Skips options without a [price](RentalOption::price) (missing, or negative such as -1), and options without a
    /// [link](RentalOption::booking_url) that is safe to follow. If several options have the lowest price, the first
    /// one is returned. All prices in a response have the same currency and mode, so they are comparable even if the
    /// response specifies neither. To compare prices from two responses, use [`CarMoney::compare`].
    pub fn cheapest(self) -> Option<RentalOption<'r>> {
        self.cheapest_where(|_| true)
    }

    /// Returns the cheapest booking option that meets a condition. Skips the options that [`Rental::cheapest`] skips.
    ///
    /// ```
    /// # use wayfare_models::cars::CarPaymentType;
    /// # fn card(rental: wayfare_models::rental::Rental<'_>) {
    /// let later = rental.cheapest_where(|option| option.option().payment_type == Some(CarPaymentType::PayAtPickup));
    /// # }
    /// ```
    pub fn cheapest_where(self, is_wanted: impl Fn(RentalOption<'r>) -> bool) -> Option<RentalOption<'r>> {
        self.select(|option| {
            let is_meant = option.booking_url().is_some() && is_wanted(option);
            option.price().filter(|_| is_meant).map(CarMoney::amount)
        })
    }

    /// Returns the first option with the lowest rank by a custom rule. Skips only options without a rank.
    ///
    /// ```
    /// # fn card(rental: wayfare_models::rental::Rental<'_>) {
    /// // Agencies with a known name first, and then by price.
    /// let card = rental.select(|option| {
    ///     let is_hidden = option.agency_type().is_none_or(|kind| kind.is_opaque());
    ///     Some((is_hidden, option.price()?.amount()))
    /// });
    /// # }
    /// ```
    pub fn select<K: Ord>(self, rank: impl Fn(RentalOption<'r>) -> Option<K>) -> Option<RentalOption<'r>> {
        lowest(self.options(), rank)
    }

    /// Returns whether the response contains all entries that this result refers to.
    pub fn is_complete(self) -> bool {
        dangling::of(self).next().is_none()
    }

    /// Returns the dangling references without duplicates, in the order of the options.
    pub fn dangling(self) -> Vec<DanglingCarReference<'r>> {
        distinct(dangling::of(self))
    }
}
