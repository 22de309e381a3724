//! Booking options of a rental: provider, agency, places and price.

use crate::cars::{AgencyType, CarAgency, CarBookingOption, CarDetail, CarLocation, CarProvider};
use crate::link::is_web_url;

use super::{CarMoney, Rental};

/// One way to book a car.
#[derive(Clone, Copy, Debug)]
pub struct RentalOption<'r> {
    rental: Rental<'r>,
    option: &'r CarBookingOption,
}

impl<'r> RentalOption<'r> {
    pub(super) fn new(rental: Rental<'r>, option: &'r CarBookingOption) -> Self {
        RentalOption { rental, option }
    }

    /// The option as the response has it.
    pub fn option(self) -> &'r CarBookingOption {
        self.option
    }

    /// The rental that it books.
    pub fn rental(self) -> Rental<'r> {
        self.rental
    }

    /// The provider; `None` where none is named, or the reference dangles.
    pub fn provider(self) -> Option<&'r CarProvider> {
        self.option.provider_code_in(self.rental.response)
    }

    /// The provider's code, which is known even where the provider is not.
    pub fn provider_code(self) -> Option<&'r str> {
        self.option.provider_code.as_ref().map(|code| code.as_str())
    }

    /// The agency that hires the car out; `None` where none is named, or the reference dangles.
    pub fn agency(self) -> Option<&'r CarAgency> {
        self.option.agency_code_in(self.rental.response)
    }

    /// The agency's code, which is known even where the agency is not.
    pub fn agency_code(self) -> Option<&'r str> {
        self.option.agency_code.as_ref().map(|code| code.as_str())
    }

    /// The kind of agency, which the renter has to know before booking. `None` where the agency is not known.
    pub fn agency_type(self) -> Option<&'r AgencyType> {
        self.agency()?.kind.as_ref()
    }

    /// The pickup place; `None` where none is named, or the reference dangles.
    pub fn pickup(self) -> Option<&'r CarLocation> {
        self.option.pickup_location_id_in(self.rental.response)
    }

    /// The dropoff place, which is the pickup place unless the option names another; `None` where the reference
    /// dangles.
    pub fn dropoff(self) -> Option<&'r CarLocation> {
        match self.option.dropoff_location_id {
            Some(_) => self.option.dropoff_location_id_in(self.rental.response),
            None => self.pickup(),
        }
    }

    /// Whether the dropoff place differs from the pickup place.
    pub fn is_one_way(self) -> bool {
        let dropoff = self.option.dropoff_location_id.as_ref();
        dropoff.is_some_and(|dropoff| self.option.pickup_location_id.as_ref() != Some(dropoff))
    }

    /// The car; `None` where the option does not have it.
    pub fn car(self) -> Option<&'r CarDetail> {
        self.option.car.as_ref()
    }

    /// The price, with its currency, its mode and the days; `None` where there is no price, or a negative one, as
    /// -1 stands for no price.
    pub fn price(self) -> Option<CarMoney<'r>> {
        self.rental.response.money(self.option.price.as_ref()?)
    }

    /// The address of the booking page, if that is an absolute http or https URL with a host; `None` for anything
    /// else, such as `javascript:`. [`option`](RentalOption::option) has it unchanged.
    pub fn booking_url(self) -> Option<&'r str> {
        self.option.booking_url.as_deref().filter(|url| is_web_url(url))
    }

    pub(super) fn response(self) -> &'r crate::cars::CarSearchResponse {
        self.rental.response
    }
}
