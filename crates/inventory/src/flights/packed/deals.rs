//! Binary encoding of itineraries with the airlines' fares. Ids, local times and distances are derived from the other
//! data.

use std::collections::HashMap;
use std::sync::Arc;

use wayfare_validation::limits::FLIGHT_LEGS;

use crate::Unreadable;
use crate::flights::deals::{Deal, Leg};
use crate::flights::fares::pricing::Fare;
use crate::flights::fares::ticketing::Ticketing;
use crate::flights::inventory::FlightInventory;
use crate::flights::schedule::aircraft::Aircraft;
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::CarrierId;
use crate::flights::schedule::journey::Journey;
use crate::flights::schedule::stations::StationId;
use crate::flights::schedule::timetable::{Flight, Timetable};
use crate::packed::{Format, Reader, Writer};
use crate::world::zones::Moment;

fn format(inventory: &FlightInventory) -> Format {
    Format { what: "itineraries", version: 1, seed: inventory.seed() }
}

// The number of legs must fit in the upper five bits of a byte.
const _: () = assert!(FLIGHT_LEGS < 32);

/// Packs itineraries. Each itinerary consists of a number for the leg count and the kind of tickets, followed by the
/// legs. A leg of an earlier itinerary is not repeated.
pub(super) fn pack(inventory: &FlightInventory, deals: &[Deal]) -> Vec<u8> {
    let (mut out, mut legs) = (Writer::new(format(inventory)), HashMap::new());
    let mut packer = Packer {
        timetable: inventory.timetable(),
        stations: HashMap::new(),
        carriers: HashMap::new(),
        aircraft: HashMap::new(),
        cabins: HashMap::new(),
        minute: 0,
    };
    out.count(deals.len());
    for deal in deals {
        let of_deal = &deal.itinerary.legs;
        out.number(
            (of_deal.len() as u64) << 3 | number_of(deal.ticketing) << 1 | u64::from(deal.is_combined),
        );
        for leg in of_deal {
            out.known(&mut legs, Arc::as_ptr(leg), |out| packer.leg(out, leg));
        }
    }
    out.finish()
}

pub(super) fn unpack(inventory: &FlightInventory, bytes: &[u8]) -> Result<Vec<Deal>, Unreadable> {
    let (mut bytes, mut legs) = (Reader::new(format(inventory), bytes)?, Vec::new());
    let mut unpacker = Unpacker {
        timetable: inventory.timetable(),
        stations: Vec::new(),
        carriers: Vec::new(),
        aircraft: Vec::new(),
        cabins: Vec::new(),
        minute: 0,
    };
    let dice = Deal::dice(inventory.seed());
    let deals = bytes.list("itineraries", |bytes| {
        let form: u8 = bytes.number("an itinerary")?;
        let ticketing = ticketing_of(form >> 1 & 3);
        let of_deal = (0..form >> 3).map(|_| bytes.known(&mut legs, "a leg", |bytes| unpacker.leg(bytes)));
        Ok(Deal::new(dice, of_deal.collect::<Result<_, _>>()?, ticketing, form & 1 == 1))
    })?;
    bytes.finish()?;
    Ok(deals)
}

/// Returns a two-bit number, the same in all versions.
fn number_of(ticketing: Ticketing) -> u64 {
    match ticketing {
        Ticketing::OneWay => 0,
        Ticketing::Return => 1,
        Ticketing::Open => 2,
        Ticketing::Combined => 3,
    }
}

fn ticketing_of(number: u8) -> Ticketing {
    match number {
        0 => Ticketing::OneWay,
        1 => Ticketing::Return,
        2 => Ticketing::Open,
        _ => Ticketing::Combined,
    }
}

/// Encoder of legs. Each code is written in full only once.
struct Packer<'a> {
    timetable: &'a Timetable,
    stations: HashMap<StationId, usize>,
    carriers: HashMap<CarrierId, usize>,
    aircraft: HashMap<&'static str, usize>,
    cabins: HashMap<Cabin, usize>,
    /// The previous departure or arrival. Each time is written as the number of minutes since the previous time.
    minute: i64,
}

impl Packer<'_> {
    fn leg(&mut self, out: &mut Writer, leg: &Leg) {
        let journey = &leg.journey;
        let stops = journey.stops() as u64;
        out.number(stops << 2 | u64::from(leg.prefers_returns) << 1 | u64::from(journey.self_transfer));
        self.carrier(out, leg.carrier);
        // Fares and taxes are never negative.
        out.number(leg.one_way_fare.base.unsigned_abs());
        out.number(leg.one_way_fare.taxes.unsigned_abs());
        let departs = journey.first().departs.utc_minute();
        out.signed(departs - self.minute);
        self.minute = departs;
        self.station(out, journey.origin());
        for (flight, cabin) in journey.flights().iter().zip(&leg.cabins) {
            self.flight(out, flight, *cabin);
        }
        // The departure of the next leg needs the fewest bytes if written relative to the departure of this leg.
        self.minute = departs;
    }

    fn flight(&mut self, out: &mut Writer, flight: &Flight, cabin: Cabin) {
        self.carrier(out, flight.carrier);
        out.number(flight.number);
        self.station(out, flight.destination);
        // A flight departs after the previous flight has arrived, and arrives after its own departure.
        out.number((flight.departs.utc_minute() - self.minute).unsigned_abs());
        out.number(flight.minutes().unsigned_abs());
        self.minute = flight.arrives.utc_minute();
        let aircraft = flight.aircraft.code;
        out.known(&mut self.aircraft, aircraft, |out| out.text(aircraft));
        out.known(&mut self.cabins, cabin, |out| out.text(cabin.code()));
    }

    fn station(&mut self, out: &mut Writer, id: StationId) {
        out.known(&mut self.stations, id, |out| out.text(self.timetable.stations.get(id).code));
    }

    fn carrier(&mut self, out: &mut Writer, id: CarrierId) {
        out.known(&mut self.carriers, id, |out| out.text(self.timetable.carriers.get(id).code));
    }
}

/// Decoder for the output of [`Packer`].
struct Unpacker<'a> {
    timetable: &'a Timetable,
    stations: Vec<StationId>,
    carriers: Vec<CarrierId>,
    aircraft: Vec<&'static Aircraft>,
    cabins: Vec<Cabin>,
    minute: i64,
}

impl Unpacker<'_> {
    fn leg(&mut self, bytes: &mut Reader<'_>) -> Result<Arc<Leg>, Unreadable> {
        let form: u64 = bytes.number("a leg")?;
        let carrier = self.carrier(bytes)?;
        // At most 32 bits, so that computations with the amounts can't overflow.
        let [base, taxes] = [bytes.number::<u32>("a fare")?, bytes.number("taxes")?].map(i64::from);
        let departs = self.minute.checked_add(bytes.signed("a departure")?);
        self.minute = departs.ok_or_else(|| bytes.unexpected("a departure that is out of range"))?;
        let departs = self.minute;
        let (mut at, mut flights, mut cabins) = (self.station(bytes)?, Vec::new(), Vec::new());
        for _ in 0..=form >> 2 {
            let flight = self.flight(bytes, at)?;
            cabins.push(self.cabin(bytes)?);
            at = flight.destination;
            flights.push(flight);
        }
        self.minute = departs;
        let journey = Journey::new(flights, form & 1 == 1).ok_or_else(|| bytes.unexpected("an empty leg"))?;
        let (one_way_fare, prefers_returns) = (Fare { base, taxes }, form & 2 == 2);
        Ok(Arc::new(Leg::new(self.timetable, journey, cabins, carrier, one_way_fare, prefers_returns)))
    }

    fn flight(&mut self, bytes: &mut Reader<'_>, origin: StationId) -> Result<Flight, Unreadable> {
        let carrier = self.carrier(bytes)?;
        let number = bytes.number("a flight number")?;
        let destination = self.station(bytes)?;
        let departs = self.moment(bytes, origin, "the minutes before a flight")?;
        let arrives = self.moment(bytes, destination, "the minutes of a flight")?;
        let find = |code: &str| Aircraft::by_code(code);
        let aircraft = bytes.known(&mut self.aircraft, "an aircraft", |it| it.code("an aircraft", find))?;
        let distance_km = self.timetable.stations.distance_km(origin, destination);
        Ok(Flight { carrier, number, origin, destination, departs, arrives, aircraft, distance_km })
    }

    /// Reads a number of minutes and returns the moment that is this many minutes after the previous moment.
    fn moment(
        &mut self,
        bytes: &mut Reader<'_>,
        station: StationId,
        what: &str,
    ) -> Result<Moment, Unreadable> {
        let later = self.minute.checked_add(bytes.number::<u32>(what)?.into());
        let moment = later.and_then(|minute| self.timetable.stations.moment(station, minute));
        let moment = moment.filter(|moment| moment.is_in_calendar());
        let moment = moment.ok_or_else(|| bytes.unexpected("a time outside the calendar"))?;
        self.minute = moment.utc_minute();
        Ok(moment)
    }

    fn station(&mut self, bytes: &mut Reader<'_>) -> Result<StationId, Unreadable> {
        let find = |code: &str| self.timetable.stations.id(code);
        bytes.known(&mut self.stations, "an airport", |bytes| bytes.code("an airport", find))
    }

    fn carrier(&mut self, bytes: &mut Reader<'_>) -> Result<CarrierId, Unreadable> {
        let find = |code: &str| self.timetable.carriers.by_code(code).map(|(id, _)| id);
        bytes.known(&mut self.carriers, "an airline", |bytes| bytes.code("an airline", find))
    }

    fn cabin(&mut self, bytes: &mut Reader<'_>) -> Result<Cabin, Unreadable> {
        bytes.known(&mut self.cabins, "a cabin", |bytes| bytes.code("a cabin", Cabin::from_code))
    }
}
