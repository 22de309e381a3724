//! Car rentals: from a result to its providers, agencies, places and prices.
//!
//! A car response keeps each agency, provider and place once, in a map, and its booking options point into these maps.
//! The views here follow the pointers: [`Rental`] is one result, which is one car of an agency at a pickup place, with
//! its [`RentalOption`]s. They borrow the response and are free to copy.
//!
//! Live responses lack entries. A reference that leads nowhere gives `None` where it is followed, and
//! [`Rental::dangling`] lists these references; nothing panics.
//!
//! Prices are [`CarMoney`], with the days of the rental: a price per day is no total. Pickup and dropoff times are
//! [`Moment`]s.

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
use crate::join::{each_once, lowest};

impl CarSearchResponse {
    /// The results of this page with all they refer to, in the response's order.
    pub fn rentals(&self) -> impl ExactSizeIterator<Item = Rental<'_>> + DoubleEndedIterator + Clone {
        self.results.iter().map(|result| Rental { response: self, result })
    }

    /// The result with that id, if this page has it.
    pub fn rental(&self, id: &ResultId) -> Option<Rental<'_>> {
        self.rentals().find(|rental| rental.id() == id)
    }
}

/// One result with all it refers to: a car of an agency at a pickup place, and its booking options.
///
/// A result card shows one of its options: the [first](Rental::first), the [cheapest](Rental::cheapest), the
/// [cheapest that meets a condition](Rental::cheapest_where), or one [selected](Rental::select) by any other rule.
#[derive(Clone, Copy, Debug)]
pub struct Rental<'r> {
    response: &'r CarSearchResponse,
    result: &'r CarSearchResult,
}

impl<'r> Rental<'r> {
    /// The result as the response has it.
    pub fn result(self) -> &'r CarSearchResult {
        self.result
    }

    /// The result's id, which stays the same from poll to poll.
    pub fn id(self) -> &'r ResultId {
        &self.result.id
    }

    /// The ways to book it, in the response's order, which is no order of price.
    pub fn options(self) -> impl ExactSizeIterator<Item = RentalOption<'r>> + DoubleEndedIterator + Clone {
        self.result.booking_options.iter().map(move |option| RentalOption::new(self, option))
    }

    /// The first way to book it, whatever its price and its link are.
    pub fn first(self) -> Option<RentalOption<'r>> {
        self.options().next()
    }

    /// The cheapest way to book it.
    ///
    /// Skips options without a [price](RentalOption::price) (missing, or negative as -1 is) and those without a
    /// [link](RentalOption::booking_url) that is safe to follow. Of options at the same price it is the first one.
    /// All prices of a response have one currency and mode, so that they compare even where the response does not
    /// state them; those of two responses compare by [`CarMoney::compare`].
    pub fn cheapest(self) -> Option<RentalOption<'r>> {
        self.cheapest_where(|_| true)
    }

    /// The cheapest way to book it that meets a condition. Skips the options that [`Rental::cheapest`] skips.
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

    /// The option that a custom rule ranks lowest, the first of those that rank alike. Skips the options without a
    /// rank, and no other.
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

    /// Whether everything that this result refers to is in the response.
    pub fn is_complete(self) -> bool {
        dangling::of(self).next().is_none()
    }

    /// The references that lead nowhere, each once, in the order of the options.
    pub fn dangling(self) -> Vec<DanglingCarReference<'r>> {
        each_once(dangling::of(self))
    }
}
