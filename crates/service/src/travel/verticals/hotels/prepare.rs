//! Preparation of hotel search requests.

use wayfare_models::hotels::{BasicHotelQuery, EntityKey, HotelStay, MultipleHotelQuery, SingleHotelQuery};
use wayfare_validation::Path;
use wayfare_validation::limits::HOTEL_NIGHTS;

use super::query::RequestedStay;
use super::terms::{self, Terms};
use crate::travel::api_errors::Faults;
use crate::travel::objection::Objection;
use crate::travel::prepare::{Context, currency, past_day};

/// A prepared request for hotels at a destination.
#[derive(Debug)]
pub(crate) struct HotelRequest {
    pub(super) query: MultipleHotelQuery,
    pub(super) stay: Option<RequestedStay>,
    pub(super) terms: Terms,
    /// `true` if the response must have no hotels and no rates, which is useful for testing a client.
    pub(super) is_emptied: bool,
}

/// A prepared request for one hotel.
#[derive(Debug)]
pub(crate) struct SingleHotelRequest {
    pub(crate) hotel: SingleHotelQuery,
    pub(crate) request: HotelRequest,
}

/// Prepares a request for hotels at a destination, or adds all faults in it.
pub(crate) fn multiple(
    query: MultipleHotelQuery,
    context: &Context<'_>,
    faults: &mut Faults,
) -> HotelRequest {
    check(&query.stay, context, faults);
    let is_emptied = context.caller.wants_empty_results;
    HotelRequest {
        // If the request has no stay, no provider is queried and the search is complete immediately.
        stay: terms::stay(&query.stay).filter(|_| !is_emptied),
        is_emptied,
        terms: Terms::of(&query, context.market, context.caller.is_on_telephone()),
        query,
    }
}

/// Prepares a request for the basic response, or adds all faults in it.
pub(crate) fn basic(query: BasicHotelQuery, context: &Context<'_>, faults: &mut Faults) -> HotelRequest {
    multiple(query.into(), context, faults)
}

/// Prepares a request for one hotel, or adds all faults in it.
pub(crate) fn single(
    hotel: SingleHotelQuery,
    context: &Context<'_>,
    faults: &mut Faults,
) -> SingleHotelRequest {
    let destination = EntityKey::Hotel(hotel.hotel);
    let query = MultipleHotelQuery::new(destination).with_stay(hotel.stay.clone());
    SingleHotelRequest { request: multiple(query, context, faults), hotel }
}

fn check(stay: &HotelStay, context: &Context<'_>, faults: &mut Faults) {
    if let Some(code) = &stay.currency_code {
        currency(&Path::parameter(HotelStay::CURRENCY_CODE), code, faults);
    }
    if let Some(checkin) = stay.checkin {
        past_day(&Path::parameter(HotelStay::CHECKIN), checkin, context.now, faults);
    }
    if let (Some(checkin), Some(checkout)) = (stay.checkin, stay.checkout) {
        let nights = checkin.days_until(checkout);
        if usize::try_from(nights).is_ok_and(|nights| nights > HOTEL_NIGHTS) {
            faults.at(&Path::parameter(HotelStay::CHECKOUT), Objection::StayNights { checkout });
        }
    }
}
