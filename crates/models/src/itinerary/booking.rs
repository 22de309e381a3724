//! Booking options of an itinerary: provider, price and fares.

use crate::flights::{
    FareFamily, FlightBookingOption, FlightOptionType, FlightProvider, SegmentCabinCode, SegmentFare,
};
use crate::link::is_web_url;
use crate::money::FlightMoney;

use super::{Itinerary, Leg, Segment};

/// A way to book an itinerary.
#[derive(Clone, Copy, Debug)]
pub struct BookingOption<'r> {
    itinerary: Itinerary<'r>,
    option: &'r FlightBookingOption,
}

impl<'r> BookingOption<'r> {
    pub(super) fn new(itinerary: Itinerary<'r>, option: &'r FlightBookingOption) -> Self {
        BookingOption { itinerary, option }
    }

    /// Returns the option as the response contains it.
    pub fn option(self) -> &'r FlightBookingOption {
        self.option
    }

    /// Returns the itinerary that the option books.
    pub fn itinerary(self) -> Itinerary<'r> {
        self.itinerary
    }

    /// Returns the provider, or `None` if the reference is missing or dangling.
    pub fn provider(self) -> Option<&'r FlightProvider> {
        self.option.provider_code_in(self.itinerary.response)
    }

    /// Returns the provider's code, which is available even if the provider is not.
    pub fn provider_code(self) -> Option<&'r str> {
        self.option.provider_code.as_ref().map(|code| code.as_str())
    }

    /// Returns the price, including its currency and mode, or `None` if the price is missing or negative, because -1
    /// means no price.
    pub fn price(self) -> Option<FlightMoney<'r>> {
        self.itinerary.response.money(self.option.display_price.as_ref()?)
    }

    /// Returns the URL of the booking page if it is an absolute http or https URL with a host, or `None` for anything
    /// else, such as `javascript:`. [`option`](BookingOption::option) returns the URL unchanged.
    pub fn booking_url(self) -> Option<&'r str> {
        self.option.booking_url.as_deref().filter(|url| is_web_url(url))
    }

    /// Returns whether the option requires several bookings, possibly with several providers.
    pub fn is_split(self) -> bool {
        self.option.kind == Some(FlightOptionType::Split)
    }

    /// Returns the notice that must be shown with the price of a non-refundable fare, if any.
    pub fn non_refundable_disclosure(self) -> Option<&'r str> {
        let text = self.option.fees.as_ref()?.non_refundable_disclosure.as_deref()?;
        Some(text).filter(|text| !text.trim().is_empty())
    }

    /// Returns whether the traveller has to transfer between any two segments at their own risk.
    pub fn has_self_transfer(self) -> bool {
        self.option.segment_fares.iter().any(|fare| fare.is_self_transfer == Some(true))
    }

    /// Returns the fare of each segment, in the response's order, joined with the segments of the itinerary.
    pub fn segment_fares(self) -> impl ExactSizeIterator<Item = FareOnSegment<'r>> + Clone {
        self.option.segment_fares.iter().map(move |fare| {
            let is_meant = |segment: &Segment<'_>| fare.segment_id.as_ref() == Some(segment.id());
            FareOnSegment { fare, segment: self.itinerary.segments().find(is_meant) }
        })
    }

    /// Returns the fare of a segment.
    pub fn fare_on(self, segment: Segment<'_>) -> Option<&'r SegmentFare> {
        self.option.segment_fares.iter().find(|fare| fare.segment_id.as_ref() == Some(segment.id()))
    }

    /// Returns the fare families of a leg. A family without leg references belongs to no leg.
    pub fn fare_families_of(self, leg: Leg<'_>) -> impl Iterator<Item = &'r FareFamily> + Clone {
        let index = i64::try_from(leg.index()).ok();
        let families = self.option.fare_families.iter();
        families.filter(move |family| family.leg_indices.iter().any(|at| Some(*at) == index))
    }

    /// Returns the cabin of all segments, or [`SegmentCabinCode::Mixed`] if the cabins differ.
    ///
    /// Returns `None` if the segments of any leg are unknown, or if the fare does not contain the cabin of every
    /// segment.
    pub fn cabin(self) -> Option<&'r SegmentCabinCode> {
        // The cabin of a leg without segments is unknown.
        if self.itinerary.legs().any(|leg| leg.segments().len() == 0) {
            return None;
        }
        let mut cabins = self.itinerary.segments().map(|segment| self.cabin_on(segment));
        let first = cabins.next()??;
        cabins.try_fold(first, |all, next| Some(if next? == all { all } else { &SegmentCabinCode::Mixed }))
    }

    fn cabin_on(self, segment: Segment<'_>) -> Option<&'r SegmentCabinCode> {
        self.fare_on(segment)?.cabin.as_ref()?.code.as_ref()
    }
}

/// The fare of a segment, joined with that segment.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FareOnSegment<'r> {
    /// The fare.
    pub fare: &'r SegmentFare,
    /// The segment, or `None` if the reference is missing or the segment is not on the itinerary.
    pub segment: Option<Segment<'r>>,
}
