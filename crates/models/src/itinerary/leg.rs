//! A journey from end to end: legs and their segments.

use std::time::Duration;

use specwright_core::LocalDateTime;

use crate::flights::{
    FlightAirline, FlightAirport, FlightLeg, FlightLegReference, FlightSearchResponse, FlightSegment,
    FlightSegmentReference, LegId, SegmentId,
};

/// One journey of an itinerary: a segment, or several with layovers between them.
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

    /// The reference as the result has it.
    pub fn reference(self) -> &'r FlightLegReference {
        self.reference
    }

    /// The id that the result refers to it by.
    pub fn id(self) -> &'r LegId {
        &self.reference.id
    }

    /// The index of the leg in the itinerary, counted from 0.
    pub fn index(self) -> usize {
        self.index
    }

    /// The leg itself; `None` where the reference dangles.
    pub fn detail(self) -> Option<&'r FlightLeg> {
        self.reference.id_in(self.response)
    }

    /// The segments in the order of the journey, dangling ones among them. Empty where the leg itself dangles.
    pub fn segments(self) -> impl ExactSizeIterator<Item = Segment<'r>> + DoubleEndedIterator + Clone {
        let references = self.detail().map_or(&[][..], |leg| &leg.segments);
        references.iter().map(move |reference| Segment { response: self.response, reference })
    }

    /// The number of stops on the way; `None` where the segments are not known.
    pub fn stops(self) -> Option<usize> {
        self.segments().len().checked_sub(1)
    }

    /// The first segment's origin.
    pub fn origin(self) -> Option<&'r FlightAirport> {
        self.segments().next()?.origin()
    }

    /// The last segment's destination.
    pub fn destination(self) -> Option<&'r FlightAirport> {
        self.segments().next_back()?.destination()
    }

    /// The code of the first segment's origin, which is known even where the airport is not.
    pub fn origin_code(self) -> Option<&'r str> {
        self.segments().next()?.origin_code()
    }

    /// The code of the last segment's destination, which is known even where the airport is not.
    pub fn destination_code(self) -> Option<&'r str> {
        self.segments().next_back()?.destination_code()
    }

    /// The departure time, on the clocks of the origin; taken from the first segment where the leg does not have
    /// it.
    pub fn departure(self) -> Option<LocalDateTime> {
        let own = self.detail()?.departure_time;
        own.or_else(|| self.segments().next()?.detail()?.departure_time)
    }

    /// The arrival time, on the clocks of the destination; taken from the last segment where the leg does not have
    /// it.
    pub fn arrival(self) -> Option<LocalDateTime> {
        let own = self.detail()?.arrival_time;
        own.or_else(|| self.segments().next_back()?.detail()?.arrival_time)
    }

    /// The duration from departure to arrival, layovers included.
    pub fn duration(self) -> Option<Duration> {
        minutes(self.detail()?.duration?)
    }

    /// The number of days from departure to arrival, by the clocks at either end: the `+1` of timetables. Negative
    /// where the date line makes it arrive on the day before.
    pub fn days_later(self) -> Option<i32> {
        Some(self.departure()?.date().days_until(self.arrival()?.date()))
    }
}

/// One flight, train or bus without a stop.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'r> {
    response: &'r FlightSearchResponse,
    reference: &'r FlightSegmentReference,
}

impl<'r> Segment<'r> {
    /// The reference as the leg has it.
    pub fn reference(self) -> &'r FlightSegmentReference {
        self.reference
    }

    /// The id that the leg refers to it by.
    pub fn id(self) -> &'r SegmentId {
        &self.reference.id
    }

    /// The segment itself; `None` where the reference dangles.
    pub fn detail(self) -> Option<&'r FlightSegment> {
        self.reference.id_in(self.response)
    }

    /// The airline.
    pub fn airline(self) -> Option<&'r FlightAirline> {
        self.detail()?.airline_in(self.response)
    }

    /// The airport that it departs from.
    pub fn origin(self) -> Option<&'r FlightAirport> {
        self.detail()?.origin_in(self.response)
    }

    /// The airport that it arrives at.
    pub fn destination(self) -> Option<&'r FlightAirport> {
        self.detail()?.destination_in(self.response)
    }

    /// The airline's code, which is known even where the airline is not.
    pub fn airline_code(self) -> Option<&'r str> {
        self.detail()?.airline.as_ref().map(|code| code.as_str())
    }

    /// The origin's code, which is known even where the airport is not.
    pub fn origin_code(self) -> Option<&'r str> {
        self.detail()?.origin.as_ref().map(|code| code.as_str())
    }

    /// The destination's code, which is known even where the airport is not.
    pub fn destination_code(self) -> Option<&'r str> {
        self.detail()?.destination.as_ref().map(|code| code.as_str())
    }

    /// The airline's code and the flight's number, such as `BA212`; `None` where either is missing or empty.
    pub fn flight_designator(self) -> Option<String> {
        let number = self.detail()?.flight_number.as_deref().filter(|number| !number.is_empty())?;
        let airline = self.airline_code().filter(|code| !code.is_empty())?;
        Some(format!("{airline}{number}"))
    }

    /// The duration from departure to arrival.
    pub fn duration(self) -> Option<Duration> {
        minutes(self.detail()?.duration?)
    }

    /// The wait after it, before the next segment; `None` where that is not stated.
    pub fn layover(self) -> Option<Duration> {
        minutes(self.reference.layover.as_ref()?.duration?)
    }

    /// The text that names the operating airline, such as `Operated by Finnair`, and has to be shown; `None` where
    /// there is none.
    pub fn operator(self) -> Option<&'r str> {
        let text = self.detail()?.operational_display.as_deref()?;
        Some(text).filter(|text| !text.trim().is_empty())
    }

    /// The code of the operating airline, where that is another one than [`airline_code`](Self::airline_code).
    pub fn operating_airline_code(self) -> Option<&'r str> {
        let code = self.detail()?.operating_airline.as_ref()?.as_str();
        Some(code).filter(|code| Some(*code) != self.airline_code())
    }

    /// Whether it departs on another day than the segment before it arrives. `false` where that is not stated.
    pub fn departs_on_another_day(self) -> bool {
        self.reference.departure_day_mismatch == Some(true)
    }
}

/// A number of minutes as the wire has it; `None` for a negative one.
fn minutes(count: i64) -> Option<Duration> {
    u64::try_from(count).ok()?.checked_mul(60).map(Duration::from_secs)
}
