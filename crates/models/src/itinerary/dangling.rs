//! References that lead nowhere.

use std::fmt;

use wayfare_wire::Lenient;

use crate::common::AirportCode;
use crate::flights::{AirlineCode, LegId, ProviderCode, SegmentId};

use super::{BookingOption, Itinerary, Leg, Segment};

/// A reference to something that the response does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dangling<'r> {
    /// To a leg, by a result.
    Leg(&'r LegId),
    /// To a segment, by a leg or a fare.
    Segment(&'r SegmentId),
    /// To an airline, by a segment.
    Airline(&'r AirlineCode),
    /// To an airport, by a segment.
    Airport(&'r Lenient<AirportCode>),
    /// To a provider, by a booking option.
    Provider(&'r ProviderCode),
    /// To one of the result's legs by its index, by a fare family.
    LegIndex(i64),
}

/// `no segment "s7"`
impl fmt::Display for Dangling<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dangling::Leg(id) => write!(f, "no leg {:?}", id.as_str()),
            Dangling::Segment(id) => write!(f, "no segment {:?}", id.as_str()),
            Dangling::Airline(code) => write!(f, "no airline {:?}", code.as_str()),
            Dangling::Airport(code) => write!(f, "no airport {:?}", code.as_str()),
            Dangling::Provider(code) => write!(f, "no provider {:?}", code.as_str()),
            Dangling::LegIndex(index) => write!(f, "no leg at index {index}"),
        }
    }
}

/// Every dangling reference, as often as it is made.
pub(super) fn of(itinerary: Itinerary<'_>) -> impl Iterator<Item = Dangling<'_>> {
    itinerary.legs().flat_map(of_leg).chain(itinerary.options().flat_map(of_option))
}

fn of_leg(leg: Leg<'_>) -> impl Iterator<Item = Dangling<'_>> {
    let own = leg.detail().is_none().then(|| Dangling::Leg(leg.id()));
    own.into_iter().chain(leg.segments().flat_map(of_segment))
}

fn of_segment(segment: Segment<'_>) -> impl Iterator<Item = Dangling<'_>> {
    let own = segment.detail().is_none().then(|| Dangling::Segment(segment.id()));
    let parts = segment.detail().into_iter().flat_map(move |detail| {
        let airline = detail.airline.as_ref().filter(|_| segment.airline().is_none());
        let origin = detail.origin.as_ref().filter(|_| segment.origin().is_none());
        let destination = detail.destination.as_ref().filter(|_| segment.destination().is_none());
        let airports = [origin, destination].into_iter().flatten().map(Dangling::Airport);
        airline.map(Dangling::Airline).into_iter().chain(airports)
    });
    own.into_iter().chain(parts)
}

fn of_option(option: BookingOption<'_>) -> impl Iterator<Item = Dangling<'_>> {
    let (itinerary, parts) = (option.itinerary(), option.option());
    let provider = parts.provider_code.as_ref().filter(|_| option.provider().is_none());
    let fares = parts.segment_fares.iter().filter_map(move |fare| {
        let id = fare.segment_id.as_ref()?;
        fare.segment_id_in(itinerary.response).is_none().then_some(Dangling::Segment(id))
    });
    let legs = itinerary.legs().len();
    let indexes = parts.fare_families.iter().flat_map(|family| &family.leg_indices);
    let beyond = indexes.filter(move |index| usize::try_from(**index).map_or(true, |index| index >= legs));
    let provider = provider.map(Dangling::Provider).into_iter();
    provider.chain(fares).chain(beyond.map(|index| Dangling::LegIndex(*index)))
}
