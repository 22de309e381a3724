//! Booking options of a rental: provider, agency, locations and price.

use crate::cars::{AgencyType, CarAgency, CarBookingOption, CarDetail, CarLocation, CarProvider};
use crate::link::is_web_url;

use super::{CarMoney, Rental};

/// A way to book a car.
#[derive(Clone, Copy, Debug)]
pub struct RentalOption<'r> {
    rental: Rental<'r>,
    option: &'r CarBookingOption,
}

impl<'r> RentalOption<'r> {
    pub(super) fn new(rental: Rental<'r>, option: &'r CarBookingOption) -> Self {
        RentalOption { rental, option }
    }

    /// Returns the option as the response contains it.
    pub fn option(self) -> &'r CarBookingOption {
        self.option
    }

    /// Returns the rental that the option books.
    pub fn rental(self) -> Rental<'r> {
        self.rental
    }

    /// Returns the provider, or `None` if the reference is missing or dangling.
    pub fn provider(self) -> Option<&'r CarProvider> {
        self.option.provider_code_in(self.rental.response)
    }

    /// Returns the provider's code, which is available even if the provider is not.
    pub fn provider_code(self) -> Option<&'r str> {
        self.option.provider_code.as_ref().map(|code| code.as_str())
    }

    /// Returns the agency that rents out the car, or `None` if the reference is missing or dangling.
    pub fn agency(self) -> Option<&'r CarAgency> {
        self.option.agency_code_in(self.rental.response)
    }

    /// Returns the agency's code, which is available even if the agency is not.
    pub fn agency_code(self) -> Option<&'r str> {
        self.option.agency_code.as_ref().map(|code| code.as_str())
    }

    /// Returns the kind of agency, which must be shown to the renter before booking. Returns `None` if the agency or
    /// its kind is unknown.
    pub fn agency_type(self) -> Option<&'r AgencyType> {
        self.agency()?.kind.as_ref()
    }

    /// Returns the pickup location, or `None` if the reference is missing or dangling.
    pub fn pickup(self) -> Option<&'r CarLocation> {
        self.option.pickup_location_id_in(self.rental.response)
    }

    /// Returns the drop-off location, which defaults to the pickup location. Returns `None` if the reference is
    /// dangling.
    pub fn dropoff(self) -> Option<&'r CarLocation> {
        match self.option.dropoff_location_id {
            Some(_) => self.option.dropoff_location_id_in(self.rental.response),
            None => self.pickup(),
        }
    }

    /// Returns whether the drop-off location differs from the pickup location.
    pub fn is_one_way(self) -> bool {
        let dropoff = self.option.dropoff_location_id.as_ref();
        dropoff.is_some_and(|dropoff| self.option.pickup_location_id.as_ref() != Some(dropoff))
    }

    /// Returns the car, if the option contains it.
    pub fn car(self) -> Option<&'r CarDetail> {
        self.option.car.as_ref()
    }

    /// Returns the price, including its currency, its mode and the number of rental days, or `None` if the price is
    /// missing or negative, because -1 means no price.
    pub fn price(self) -> Option<CarMoney<'r>> {
        self.rental.response.money(self.option.price.as_ref()?)
    }

    /// Returns the URL of the booking page if it is an absolute http or https URL with a host, or `None` for anything
    /// else, such as `javascript:`. [`option`](RentalOption::option) returns the URL unchanged.
    pub fn booking_url(self) -> Option<&'r str> {
        self.option.booking_url.as_deref().filter(|url| is_web_url(url))
    }

    pub(super) fn response(self) -> &'r crate::cars::CarSearchResponse {
        self.rental.response
    }
}
