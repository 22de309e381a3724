//! Dangling references of an itinerary.

use std::fmt;

use specwright_core::Lenient;

use crate::common::AirportCode;
use crate::flights::{AirlineCode, LegId, ProviderCode, SegmentId};

use super::{BookingOption, Itinerary, Leg, Segment};

/// A reference to an entry that the response does not contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DanglingFlightReference<'r> {
    /// A leg that a result refers to.
    Leg(&'r LegId),
    /// A segment that a leg or a fare refers to.
    Segment(&'r SegmentId),
    /// An airline that a segment refers to.
    Airline(&'r AirlineCode),
    /// An airport that a segment refers to.
    Airport(&'r Lenient<AirportCode>),
    /// A provider that a booking option refers to.
    Provider(&'r ProviderCode),
    /// The index of a leg that a fare family refers to, among the legs of its result.
    LegIndex(i64),
}

/// Writes, for example, `no segment "s7"`.
impl fmt::Display for DanglingFlightReference<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DanglingFlightReference::Leg(id) => write!(f, "no leg {:?}", id.as_str()),
            DanglingFlightReference::Segment(id) => write!(f, "no segment {:?}", id.as_str()),
            DanglingFlightReference::Airline(code) => write!(f, "no airline {:?}", code.as_str()),
            DanglingFlightReference::Airport(code) => write!(f, "no airport {:?}", code.as_str()),
            DanglingFlightReference::Provider(code) => write!(f, "no provider {:?}", code.as_str()),
            DanglingFlightReference::LegIndex(index) => write!(f, "no leg at index {index}"),
        }
    }
}

/// Returns every dangling reference, including duplicates.
pub(super) fn of(itinerary: Itinerary<'_>) -> impl Iterator<Item = DanglingFlightReference<'_>> {
    itinerary.legs().flat_map(of_leg).chain(itinerary.options().flat_map(of_option))
}

fn of_leg(leg: Leg<'_>) -> impl Iterator<Item = DanglingFlightReference<'_>> {
    let own = leg.detail().is_none().then(|| DanglingFlightReference::Leg(leg.id()));
    own.into_iter().chain(leg.segments().flat_map(of_segment))
}

fn of_segment(segment: Segment<'_>) -> impl Iterator<Item = DanglingFlightReference<'_>> {
    let own = segment.detail().is_none().then(|| DanglingFlightReference::Segment(segment.id()));
    let parts = segment.detail().into_iter().flat_map(move |detail| {
        let airline = detail.airline.as_ref().filter(|_| segment.airline().is_none());
        let origin = detail.origin.as_ref().filter(|_| segment.origin().is_none());
        let destination = detail.destination.as_ref().filter(|_| segment.destination().is_none());
        let airports = [origin, destination].into_iter().flatten().map(DanglingFlightReference::Airport);
        airline.map(DanglingFlightReference::Airline).into_iter().chain(airports)
    });
    own.into_iter().chain(parts)
}

fn of_option(option: BookingOption<'_>) -> impl Iterator<Item = DanglingFlightReference<'_>> {
    let (itinerary, parts) = (option.itinerary(), option.option());
    let provider = parts.provider_code.as_ref().filter(|_| option.provider().is_none());
    let fares = parts.segment_fares.iter().filter_map(move |fare| {
        let id = fare.segment_id.as_ref()?;
        fare.segment_id_in(itinerary.response).is_none().then_some(DanglingFlightReference::Segment(id))
    });
    let legs = itinerary.legs().len();
    let indexes = parts.fare_families.iter().flat_map(|family| &family.leg_indices);
    let beyond = indexes.filter(move |index| usize::try_from(**index).map_or(true, |index| index >= legs));
    let provider = provider.map(DanglingFlightReference::Provider).into_iter();
    provider.chain(fares).chain(beyond.map(|index| DanglingFlightReference::LegIndex(*index)))
}
