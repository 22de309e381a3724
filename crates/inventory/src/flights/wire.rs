//! Conversion to wire types. The only file here that knows them.

use std::fmt::Write as _;

use wayfare_models::common::{CashbackType, Price, ResultId};
use wayfare_models::flights::{
    AirlineCode, BagFee, BagRestriction, BagRestrictionCode, BaggagePolicy, CashbackDetails, FareAmenity,
    FareFamily, FlightAirline, FlightAirport, FlightBadge, FlightBookingOption, FlightFees, FlightLeg,
    FlightOptionType, FlightPriceMode, FlightProvider, FlightProviderLogos, FlightSegment,
    FlightSegmentReference, Layover, LegId, ProviderCode, QualityItem, SegmentCabin, SegmentFare, SegmentId,
    SegmentType,
};
use wayfare_wire::{Amount, LocalDateTime, Text};

use super::codeshares;
use super::fares::bags::{self, BagTerms};
use super::fares::party::PartyFare;
use super::inventory::FlightInventory;
use super::itineraries::{Itinerary, Leg};
use super::offers::{Cashback, OptionKind, PricedItinerary, SoldFamily};
use super::on_board;
use super::resellers::reseller;
use super::schedule::journey::{flight_id, one_ticket};
use super::schedule::timetable::Flight;
use crate::world::zones::Moment;
use wayfare_places::money::{Currency, ExactAmount};

/// Base of the URLs of logos, on an invented host that is reserved for examples.
const STATIC: &str = "https://static.wayfare.example";

/// Beginning of the paths of booking pages.
const BOOK: &str = "/book/flights/";

/// What all options of an itinerary show of it, converted once for all of them.
#[derive(Debug, Clone, PartialEq)]
pub struct ShownItinerary {
    segment_fares: Vec<SegmentFare>,
    /// Its part of the booking pages' paths.
    path: String,
}

impl Itinerary {
    /// The id of its result.
    #[must_use]
    pub fn result_id(&self) -> ResultId {
        ResultId::from(self.id.clone())
    }

    /// The ids of its legs, in the order of travel.
    pub fn leg_ids(&self) -> impl Iterator<Item = LegId> {
        self.legs.iter().map(|leg| LegId::from(leg.id.clone()))
    }
}

impl FlightInventory {
    /// A leg, as in the response's `legs`.
    #[must_use]
    pub fn leg(&self, leg: &Leg) -> FlightLeg {
        let mut before: Option<&Flight> = None;
        let mut wire = FlightLeg::default();
        let flights = leg.journey.flights();
        for (place, flight) in flights.iter().enumerate() {
            let mut reference = FlightSegmentReference::new(self.segment_id(flight));
            // As specified: set where the layover goes past midnight.
            let overnight = before.is_some_and(|it| it.arrives.local_day() != flight.departs.local_day());
            reference.departure_day_mismatch = overnight.then_some(true);
            reference.layover = flights.get(place + 1).map(|next| layover(flight, next));
            wire.segments.push(reference);
            before = Some(flight);
        }
        wire.duration = Some(leg.minutes());
        wire.departure_time = local(leg.journey.first().departs);
        wire.arrival_time = local(leg.journey.last().arrives);
        wire
    }

    /// The segments of a leg with their ids, as in the response's `segments`.
    pub fn segments(&self, leg: &Leg) -> impl Iterator<Item = (SegmentId, FlightSegment)> {
        leg.journey.flights().iter().map(|flight| (self.segment_id(flight), self.segment(flight)))
    }

    /// The airline with that code, as in the response's `airlines`.
    #[must_use]
    pub fn airline(&self, code: &str) -> Option<FlightAirline> {
        let (_, carrier) = self.timetable().carriers.by_code(code)?;
        let mut wire = FlightAirline::default();
        wire.logo_url = Some(format_args!("{STATIC}/airlines/{}.png", carrier.code).into());
        wire.display_name = Some(carrier.name.into());
        wire.airline_fee_url = Some(format_args!("https://www.{}/", carrier.site).into());
        wire.baggage_policies = bags::sizes(carrier)
            .into_iter()
            .map(|(bag, description)| {
                let mut restriction = BagRestriction::default();
                restriction.code = Some(BagRestrictionCode::Dimensions);
                restriction.description = Some(description.into());
                let mut policy = BaggagePolicy::default();
                policy.bag_type = Some(bag.into());
                policy.restrictions = vec![restriction];
                policy
            })
            .collect();
        Some(wire)
    }

    /// The airport with that code, as in the response's `airports`.
    #[must_use]
    pub fn airport(&self, code: &str) -> Option<FlightAirport> {
        let stations = &self.timetable().stations;
        let station = stations.get(stations.id(code)?);
        let mut wire = FlightAirport::default();
        wire.display_name = Some(station.name.into());
        wire.city_name = Some(station.city.into());
        Some(wire)
    }

    /// The provider with that code, a reseller or an airline, as in the response's `providers`.
    #[must_use]
    pub fn provider(&self, code: &str) -> Option<FlightProvider> {
        let (name, folder) = match (reseller(code), self.timetable().carriers.by_code(code)) {
            (Some(reseller), _) => (reseller.name, "providers"),
            (None, Some((_, carrier))) => (carrier.name, "airlines"),
            (None, None) => return None,
        };
        let mut logos = FlightProviderLogos::default();
        logos.image_url = Some(format_args!("{STATIC}/{folder}/{code}.png").into());
        logos.horizontal_image_url = Some(format_args!("{STATIC}/{folder}/{code}-horizontal.png").into());
        logos.wide_horizontal_image_url = Some(format_args!("{STATIC}/{folder}/{code}-wide.png").into());
        let mut wire = FlightProvider::default();
        wire.display_name = Some(name.into());
        wire.logo_urls = Some(logos);
        Some(wire)
    }

    /// What all options of an itinerary show of it.
    #[must_use]
    pub fn shown(&self, itinerary: &Itinerary) -> ShownItinerary {
        ShownItinerary {
            segment_fares: itinerary.legs.iter().flat_map(|leg| self.segment_fares(leg)).collect(),
            path: self.path(itinerary),
        }
    }

    /// The flights, as the path of a booking page has them.
    fn path(&self, itinerary: &Itinerary) -> String {
        let mut path = String::new();
        for flight in itinerary.legs.iter().flat_map(|leg| leg.journey.flights()) {
            let station = |id| self.timetable().stations.get(id).code;
            let (origin, destination) = (station(flight.origin), station(flight.destination));
            let carrier = self.timetable().carriers.get(flight.carrier).code;
            // Flights are within the calendar.
            let day = flight.departs.civil().unwrap_or_default().date();
            // Writing into a string can't fail.
            let _ = write!(path, "/{origin}-{destination}.{day}.{carrier}{}", flight.number);
        }
        path
    }

    /// Converts an offer to a booking option, with its prices in that mode. Bags and cashback are for one booking
    /// in both modes: a bag is one bag.
    #[must_use]
    pub fn option(&self, offer: &PricedItinerary, mode: &FlightPriceMode) -> FlightBookingOption {
        self.option_of(offer, &self.shown(&offer.itinerary), mode)
    }

    /// The same with what is shown of the offer's itinerary.
    #[must_use]
    pub fn option_of(
        &self,
        offer: &PricedItinerary,
        shown: &ShownItinerary,
        mode: &FlightPriceMode,
    ) -> FlightBookingOption {
        let mut wire = FlightBookingOption::default();
        wire.kind = Some(match offer.kind {
            OptionKind::Regular => FlightOptionType::Regular,
            OptionKind::Split => FlightOptionType::Split,
        });
        wire.booking_url = Some(booking_path(offer, shown));
        wire.provider_code = Some(ProviderCode::from(offer.provider_code));
        wire.segment_fares = shown.segment_fares.clone();
        wire.fare_families = offer.families.iter().map(fare_family).collect();
        wire.badges = (offer.badges.iter())
            .map(|badge| {
                let mut wire = FlightBadge::default();
                wire.code = Some(badge.code().into());
                wire.display_name = Some(badge.display_name().into());
                wire
            })
            .collect();
        let fees = self.fees(offer, mode);
        wire.display_price = fees.total_price.clone();
        wire.fees = Some(fees);
        wire.cashback_details =
            offer.cashback.map(|cashback| cashback_details(cashback, offer.price.total.currency()));
        wire
    }

    fn segment_id(&self, flight: &Flight) -> SegmentId {
        SegmentId::from(flight_id(flight, self.timetable()))
    }

    fn segment(&self, flight: &Flight) -> FlightSegment {
        let timetable = self.timetable();
        let code = |station| timetable.stations.get(station).code;
        let mut wire = FlightSegment::default();
        wire.airline = Some(AirlineCode::from(timetable.carriers.get(flight.carrier).code));
        wire.flight_number = Some(format_args!("{}", flight.number).into());
        wire.origin = Some(code(flight.origin).into());
        wire.destination = Some(code(flight.destination).into());
        wire.departure_time = local(flight.departs);
        wire.arrival_time = local(flight.arrives);
        wire.equipment_type_name = Some(flight.aircraft.name.into());
        wire.duration = Some(flight.minutes());
        wire.kind = Some(SegmentType::Flight);
        if let Some(operator) = codeshares::operator(self.seed(), timetable, flight) {
            wire.operational_display = Some(format_args!("Operated by {}", operator.name).into());
            wire.operating_airline = Some(AirlineCode::from(operator.code));
        }
        wire
    }

    fn segment_fares<'a>(&'a self, leg: &'a Leg) -> impl Iterator<Item = SegmentFare> + 'a {
        let flights = leg.journey.flights();
        flights.iter().zip(&leg.cabins).enumerate().map(move |(place, (flight, cabin))| {
            let mut sold = SegmentCabin::default();
            sold.code = Some(cabin.code().into());
            sold.display_name = Some(cabin.display_name().into());
            let mut wire = SegmentFare::default();
            wire.segment_id = Some(self.segment_id(flight));
            wire.cabin = Some(sold);
            let is_own_risk = !one_ticket(&self.timetable().carriers, &flights[..place], flight.carrier);
            wire.is_self_transfer = is_own_risk.then_some(true);
            wire.quality_items = on_board::on_board(self.seed(), self.timetable(), flight, *cabin)
                .into_iter()
                .map(|(code, name)| {
                    let mut item = QualityItem::default();
                    item.code = Some(code.into());
                    item.display_name = Some(name.into());
                    item
                })
                .collect();
            wire
        })
    }

    /// The bags are those of the first leg's family; other legs state theirs in their families' amenities.
    fn fees(&self, offer: &PricedItinerary, mode: &FlightPriceMode) -> FlightFees {
        let mut wire = FlightFees::default();
        wire.base_price = Some(price(in_mode(&offer.base_price, mode)));
        wire.total_price = Some(price(in_mode(&offer.price, mode)));
        wire.non_refundable_disclosure = offer.non_refundable_disclosure().map(Text::from);
        if let Some((sold, leg)) = offer.families.first().zip(offer.itinerary.legs.first()) {
            let carrier = self.timetable().carriers.get(sold.carrier);
            let currency = offer.price.total.currency();
            let long = leg.journey.flights().iter().any(|flight| flight.distance_km > LONG_KM);
            let cabin = leg.cabins.iter().copied().max().unwrap_or_default();
            let fee = |terms: BagTerms| bag_fee(terms, currency);
            wire.carry_on_bag =
                bags::carry_on(self.seed(), carrier, sold.family).into_iter().map(fee).collect();
            wire.checked_bag =
                bags::checked(self.seed(), carrier, sold.family, cabin, long).into_iter().map(fee).collect();
        }
        wire
    }
}

/// The path of the page that says what would be booked, below the base URL of the service.
fn booking_path(offer: &PricedItinerary, shown: &ShownItinerary) -> Text {
    // Room for the token.
    let mut path = String::with_capacity(BOOK.len() + offer.provider_code.len() + shown.path.len() + 33);
    path.extend([BOOK, offer.provider_code, &shown.path]);
    // Writing into a string can't fail.
    let _ = write!(path, "/{:032x}", offer.token);
    path.into()
}

/// The wait between two flights.
fn layover(arriving: &Flight, leaving: &Flight) -> Layover {
    let mut wire = Layover::default();
    wire.duration = Some(leaving.departs.utc_minute() - arriving.arrives.utc_minute());
    wire
}

/// From this distance on a bag has the price of long flights.
const LONG_KM: u16 = 4_500;

fn in_mode(price: &PartyFare, mode: &FlightPriceMode) -> ExactAmount {
    if *mode == FlightPriceMode::Total { price.total } else { price.per_person }
}

fn price(amount: ExactAmount) -> Price {
    let mut wire = Price::new(wire_amount(amount));
    wire.display_price = Some(format_args!("{amount}").into());
    wire
}

fn wire_amount(amount: ExactAmount) -> Amount {
    // An amount is a finite number, which always has a wire amount.
    Amount::new(amount.to_f64()).unwrap_or_default()
}

fn bag_fee(terms: BagTerms, currency: &'static Currency) -> BagFee {
    let mut wire = BagFee::default();
    wire.bag_number = Some(terms.number.into());
    wire.restriction = Some(terms.restriction.code().into());
    wire.display_price = terms.cents.map(|cents| price(currency.from_usd_cents(cents)));
    wire
}

fn fare_family(sold: &SoldFamily) -> FareFamily {
    let mut wire = FareFamily::default();
    wire.id = Some(sold.family.id.into());
    wire.display_name = Some(sold.family.name.into());
    wire.amenities = (sold.family.amenities())
        .map(|(amenity, restriction)| {
            let mut wire = FareAmenity::default();
            wire.code = Some(amenity.code().into());
            wire.restriction = Some(restriction.code().into());
            wire.display_name = Some(amenity.display_name().into());
            wire
        })
        .collect();
    wire.leg_indices = sold.legs.iter().copied().map(i64::from).collect();
    wire
}

fn cashback_details(cashback: Cashback, currency: &'static Currency) -> CashbackDetails {
    let mut wire = CashbackDetails::default();
    match cashback {
        Cashback::Percentage { tenths, cap } => {
            wire.kind = Some(CashbackType::Percentage);
            wire.value = Amount::new(f64::from(tenths) / 10.0);
            wire.cap = Some(wire_amount(cap));
        }
        Cashback::Flat(amount) => {
            wire.kind = Some(CashbackType::Flat);
            wire.value = Some(wire_amount(amount));
        }
    }
    wire.currency = Some(currency.code().into());
    wire
}

fn local(moment: Moment) -> Option<LocalDateTime> {
    moment.civil()?.try_into().ok()
}
