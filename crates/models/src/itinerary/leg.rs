//! The legs of an itinerary and their segments.

use std::time::Duration;

use specwright_core::LocalDateTime;

use crate::flights::{
    FlightAirline, FlightAirport, FlightLeg, FlightLegReference, FlightSearchResponse, FlightSegment,
    FlightSegmentReference, LegId, SegmentId,
};

/// One journey in an itinerary: a segment, or several segments with layovers.
#[derive(Clone, Copy, Debug)]
pub struct Leg<'r> {
    response: &'r FlightSearchResponse,
    index: usize,
    reference: &'r FlightLegReference,
}

impl<'r> Leg<'r> {
    pub(super) fn new(
        response: &'r FlightSearchResponse,
        index: usize,
        reference: &'r FlightLegReference,
    ) -> Self {
        Leg { response, index, reference }
    }

    /// Returns the reference from the result.
    pub fn reference(self) -> &'r FlightLegReference {
        self.reference
    }

    /// Returns the id by which the result refers to the leg.
    pub fn id(self) -> &'r LegId {
        &self.reference.id
    }

    /// Returns the index of the leg in the itinerary, counted from 0.
    pub fn index(self) -> usize {
        self.index
    }

    /// Returns the leg itself, or `None` if the reference is dangling.
    pub fn detail(self) -> Option<&'r FlightLeg> {
        self.reference.id_in(self.response)
    }

    /// Returns the segments in the order of the journey, including dangling references. The iterator is empty if the
    /// reference to the leg is dangling.
    pub fn segments(self) -> impl ExactSizeIterator<Item = Segment<'r>> + DoubleEndedIterator + Clone {
        let references = self.detail().map_or(&[][..], |leg| &leg.segments);
        references.iter().map(move |reference| Segment { response: self.response, reference })
    }

    /// Returns the number of stops, or `None` if the segments are unknown.
    pub fn stops(self) -> Option<usize> {
        self.segments().len().checked_sub(1)
    }

    /// Returns the first segment's origin.
    pub fn origin(self) -> Option<&'r FlightAirport> {
        self.segments().next()?.origin()
    }

    /// Returns the last segment's destination.
    pub fn destination(self) -> Option<&'r FlightAirport> {
        self.segments().next_back()?.destination()
    }

    /// Returns the code of the first segment's origin, which is available even if the airport is not.
    pub fn origin_code(self) -> Option<&'r str> {
        self.segments().next()?.origin_code()
    }

    /// Returns the code of the last segment's destination, which is available even if the airport is not.
    pub fn destination_code(self) -> Option<&'r str> {
        self.segments().next_back()?.destination_code()
    }

    /// Returns the departure time, in the local time of the origin, from the leg or, if missing there, from the first
    /// segment.
    pub fn departure(self) -> Option<LocalDateTime> {
        let own = self.detail()?.departure_time;
        own.or_else(|| self.segments().next()?.detail()?.departure_time)
    }

    /// Returns the arrival time, in the local time of the destination, from the leg or, if missing there, from the last
    /// segment.
    pub fn arrival(self) -> Option<LocalDateTime> {
        let own = self.detail()?.arrival_time;
        own.or_else(|| self.segments().next_back()?.detail()?.arrival_time)
    }

    /// Returns the duration from departure to arrival, including layovers.
    pub fn duration(self) -> Option<Duration> {
        minutes(self.detail()?.duration?)
    }
}

/// One nonstop flight, train ride or bus ride.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'r> {
    response: &'r FlightSearchResponse,
    reference: &'r FlightSegmentReference,
}

impl<'r> Segment<'r> {
    /// Returns the reference from the leg.
    pub fn reference(self) -> &'r FlightSegmentReference {
        self.reference
    }

    /// Returns the id by which the leg refers to the segment.
    pub fn id(self) -> &'r SegmentId {
        &self.reference.id
    }

    /// Returns the segment itself, or `None` if the reference is dangling.
    pub fn detail(self) -> Option<&'r FlightSegment> {
        self.reference.id_in(self.response)
    }

    /// Returns the airline.
    pub fn airline(self) -> Option<&'r FlightAirline> {
        self.detail()?.airline_in(self.response)
    }

    /// Returns the departure airport.
    pub fn origin(self) -> Option<&'r FlightAirport> {
        self.detail()?.origin_in(self.response)
    }

    /// Returns the arrival airport.
    pub fn destination(self) -> Option<&'r FlightAirport> {
        self.detail()?.destination_in(self.response)
    }

    /// Returns the airline's code, which is available even if the airline is not.
    pub fn airline_code(self) -> Option<&'r str> {
        self.detail()?.airline.as_ref().map(|code| code.as_str())
    }

    /// Returns the origin's code, which is available even if the airport is not.
    pub fn origin_code(self) -> Option<&'r str> {
        self.detail()?.origin.as_ref().map(|code| code.as_str())
    }

    /// Returns the destination's code, which is available even if the airport is not.
    pub fn destination_code(self) -> Option<&'r str> {
        self.detail()?.destination.as_ref().map(|code| code.as_str())
    }

    /// Returns the airline's code and the flight number, such as `BA212`, or `None` if either is missing or empty.
    pub fn flight_designator(self) -> Option<String> {
        let number = self.detail()?.flight_number.as_deref().filter(|number| !number.is_empty())?;
        let airline = self.airline_code().filter(|code| !code.is_empty())?;
        Some(format!("{airline}{number}"))
    }

    /// Returns the duration from departure to arrival.
    pub fn duration(self) -> Option<Duration> {
        minutes(self.detail()?.duration?)
    }

    /// Returns the layover before the next segment, or `None` if the response does not specify it.
    pub fn layover(self) -> Option<Duration> {
        minutes(self.reference.layover.as_ref()?.duration?)
    }

    /// Returns the notice about the operating airline, such as `Operated by Finnair`, if the response contains one. The
    /// notice must be shown to travellers.
    pub fn operator(self) -> Option<&'r str> {
        let text = self.detail()?.operational_display.as_deref()?;
        Some(text).filter(|text| !text.trim().is_empty())
    }

    /// Returns the code of the operating airline if it differs from [`airline_code`](Self::airline_code).
    pub fn operating_airline_code(self) -> Option<&'r str> {
        let code = self.detail()?.operating_airline.as_ref()?.as_str();
        Some(code).filter(|code| Some(*code) != self.airline_code())
    }

    /// Returns `true` if, according to the response, the segment departs on a different day from the previous segment's
    /// arrival.
    pub fn departs_on_another_day(self) -> bool {
        self.reference.departure_day_mismatch == Some(true)
    }
}

/// Converts a number of minutes from the response. Returns `None` if the number is negative or too large.
fn minutes(count: i64) -> Option<Duration> {
    u64::try_from(count).ok()?.checked_mul(60).map(Duration::from_secs)
}
