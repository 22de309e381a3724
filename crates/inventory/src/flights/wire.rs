//! Conversion to wire types.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use specwright_core::write::{Encoded, ListWriter, WriteAs};
use specwright_core::{Amount, LocalDateTime, Text};
use wayfare_models::common::{CashbackType, ResultId};
use wayfare_models::flights::{
    AirlineCode, BagRestriction, BagRestrictionCode, BaggagePolicy, FareAmenity, FlightAirline,
    FlightAirport, FlightLeg, FlightOptionType, FlightPriceMode, FlightProvider, FlightProviderLogos,
    FlightSegment, FlightSegmentReference, Layover, LegId, SegmentFare, SegmentId, SegmentType,
};
use wayfare_models::writers::flights::{
    BagFeeWriter, CashbackDetailsWriter, FareFamilyWriter, FlightBookingOptionWriter, FlightFeesWriter,
};

use super::codeshares;
use super::deals::{Itinerary, Leg};
use super::fares::bags::{self, BagTerms};
use super::fares::families::Family;
use super::fares::party::PartyFare;
use super::fees::FEES;
use super::inventory::FlightInventory;
use super::offers::{Cashback, OptionKind, PricedItinerary, SoldFamily};
use super::on_board;
use super::resellers::reseller;
use super::schedule::journey::{flight_id, one_ticket};
use super::schedule::timetable::Flight;
use crate::price::price;
use crate::world::picture_path::{CompanyKind, LogoShape, PicturePath};
use crate::world::zones::Moment;
use wayfare_places::money::{Currency, ExactAmount};

/// Prefix of the paths of booking pages.
const BOOK: &str = "/book/flights/";

/// The part of an itinerary that all of its booking options share. This part is written only once.
#[derive(Debug, Clone, PartialEq)]
pub struct ShownItinerary {
    segment_fares: Encoded<Vec<SegmentFare>>,
    /// The itinerary's part of the paths of booking pages.
    path: String,
}

impl Itinerary {
    /// Returns the id of the result.
    #[must_use]
    pub fn result_id(&self) -> ResultId {
        ResultId::from(self.id.clone())
    }

    /// Returns the ids of the legs, in the order of travel.
    pub fn leg_ids(&self) -> impl Iterator<Item = LegId> {
        self.legs.iter().map(|leg| LegId::from(leg.id.clone()))
    }
}

impl FlightInventory {
    /// Returns a leg, as in the response's `legs`.
    #[must_use]
    pub fn leg(&self, leg: &Leg) -> FlightLeg {
        let mut previous: Option<&Flight> = None;
        let mut wire = FlightLeg::default();
        let flights = leg.journey.flights();
        for (index, flight) in flights.iter().enumerate() {
            let mut reference = FlightSegmentReference::new(self.segment_id(flight));
            // As specified, the flag is set if the layover extends past midnight.
            let overnight = previous.is_some_and(|it| it.arrives.local_day() != flight.departs.local_day());
            reference.departure_day_mismatch = overnight.then_some(true);
            reference.layover = flights.get(index + 1).map(|next| layover(flight, next));
            wire.segments.push(reference);
            previous = Some(flight);
        }
        wire.duration = Some(leg.minutes());
        wire.departure_time = local(leg.journey.first().departs);
        wire.arrival_time = local(leg.journey.last().arrives);
        wire
    }

    /// Returns the segments of a leg and their ids, as used in the response's `segments`.
    pub fn segments(&self, leg: &Leg) -> impl Iterator<Item = (SegmentId, FlightSegment)> {
        leg.journey.flights().iter().map(|flight| (self.segment_id(flight), self.segment(flight)))
    }

    /// Finds an airline by its code, as used in the response's `airlines`. The URLs are paths, relative to the base URL
    /// of the service.
    #[must_use]
    pub fn airline(&self, code: &str) -> Option<FlightAirline> {
        let (_, carrier) = self.timetable().carriers.by_code(code)?;
        let mut wire = FlightAirline::default();
        wire.logo_url = Some(logo(CompanyKind::Airline, carrier.code, LogoShape::Square));
        wire.display_name = Some(carrier.name.into());
        wire.airline_fee_url = Some([FEES, carrier.code].concat().into());
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

    /// Finds an airport by its code, as used in the response's `airports`.
    #[must_use]
    pub fn airport(&self, code: &str) -> Option<FlightAirport> {
        let stations = &self.timetable().stations;
        let station = stations.get(stations.id(code)?);
        let mut wire = FlightAirport::default();
        wire.display_name = Some(station.name.into());
        wire.city_name = Some(station.city.into());
        Some(wire)
    }

    /// Finds a provider (a reseller or an airline) by its code, as used in the response's `providers`. The URLs of the
    /// logo are paths, relative to the base URL of the service.
    #[must_use]
    pub fn provider(&self, code: &str) -> Option<FlightProvider> {
        let (name, kind) = match (reseller(code), self.timetable().carriers.by_code(code)) {
            (Some(reseller), _) => (reseller.name, CompanyKind::Provider),
            (None, Some((_, carrier))) => (carrier.name, CompanyKind::Airline),
            (None, None) => return None,
        };
        let mut logos = FlightProviderLogos::default();
        logos.image_url = Some(logo(kind, code, LogoShape::Square));
        logos.horizontal_image_url = Some(logo(kind, code, LogoShape::Horizontal));
        logos.wide_horizontal_image_url = Some(logo(kind, code, LogoShape::Wide));
        let mut wire = FlightProvider::default();
        wire.display_name = Some(name.into());
        wire.logo_urls = Some(logos);
        Some(wire)
    }

    /// Returns the part of an itinerary that all its booking options share.
    #[must_use]
    pub fn shown(&self, itinerary: &Itinerary) -> ShownItinerary {
        let segment_fares =
            Encoded::write(|list| itinerary.legs.iter().for_each(|leg| self.segment_fares(leg, list)));
        ShownItinerary { segment_fares, path: self.path(itinerary) }
    }

    /// Returns the flights in the format used in the paths of booking pages.
    fn path(&self, itinerary: &Itinerary) -> String {
        let mut path = String::new();
        for flight in itinerary.legs.iter().flat_map(|leg| leg.journey.flights()) {
            let station = |id| self.timetable().stations.get(id).code;
            let (origin, destination) = (station(flight.origin), station(flight.destination));
            let carrier = self.timetable().carriers.get(flight.carrier).code;
            // Flights are always within the calendar.
            let day = flight.departs.civil().unwrap_or_default().date();
            // Writing into a string can't fail.
            let _ = write!(path, "/{origin}-{destination}.{day}.{carrier}{}", flight.number);
        }
        path
    }

    /// Writes an offer's booking option, using the prices in `mode` and the given link. Bag prices apply to one bag and
    /// cashback to one booking, whatever the mode.
    pub fn write_option(
        &self,
        offer: &PricedItinerary,
        shown: &ShownItinerary,
        mode: &FlightPriceMode,
        link: impl WriteAs<Text>,
        option: &mut FlightBookingOptionWriter<'_>,
    ) {
        option.kind(Some(match offer.kind {
            OptionKind::Regular => &FlightOptionType::Regular,
            OptionKind::Split => &FlightOptionType::Split,
        }));
        option.booking_url(Some(link));
        option.provider_code(Some(offer.provider_code));
        option.display_price(|it| price(it, in_mode(&offer.price, mode)));
        option.segment_fares(|fares| fares.append(&shown.segment_fares));
        option.fare_families(|list| {
            offer.families.iter().for_each(|sold| list.item(|family| fare_family(family, sold)));
        });
        option.badges(|list| {
            for (code, name) in &offer.badges {
                list.item(|badge| {
                    badge.code(Some(code));
                    badge.display_name(Some(*name));
                });
            }
        });
        option.fees(|fees| self.fees(fees, offer, mode));
        if let Some(cashback) = offer.cashback {
            option.cashback_details(|details| cashback_details(details, cashback));
        }
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

    fn segment_fares(&self, leg: &Leg, list: &mut ListWriter<'_, SegmentFare>) {
        let flights = leg.journey.flights();
        for (index, (flight, cabin)) in flights.iter().zip(&leg.cabins).enumerate() {
            list.item(|fare| {
                fare.segment_id(Some(&self.segment_id(flight)));
                fare.cabin(|sold| {
                    sold.code(Some(&cabin.code().into()));
                    sold.display_name(Some(cabin.display_name()));
                });
                fare.quality_items(|items| {
                    for (code, name) in on_board::on_board(self.seed(), self.timetable(), flight, *cabin) {
                        items.item(|item| {
                            item.code(Some(&code.into()));
                            item.display_name(Some(name));
                        });
                    }
                });
                let is_own_risk = !one_ticket(&self.timetable().carriers, &flights[..index], flight.carrier);
                fare.is_self_transfer(is_own_risk.then_some(true));
            });
        }
    }

    /// Writes the fees. The bag fees apply to the fare family of the first leg; the fare families of the other legs
    /// list their bag terms as amenities.
    fn fees(&self, fees: &mut FlightFeesWriter<'_>, offer: &PricedItinerary, mode: &FlightPriceMode) {
        fees.base_price(|it| price(it, in_mode(&offer.base_price, mode)));
        fees.total_price(|it| price(it, in_mode(&offer.price, mode)));
        if let Some((sold, leg)) = offer.families.first().zip(offer.itinerary.legs.first()) {
            let carrier = self.timetable().carriers.get(sold.carrier);
            let currency = offer.price.total.currency();
            let long = leg.journey.flights().iter().any(|flight| flight.distance_km > LONG_KM);
            let carry_on = bags::carry_on(self.seed(), carrier, sold.family);
            let checked = bags::checked(self.seed(), carrier, sold.family, leg.cabin(), long);
            fees.carry_on_bag(|list| list.item(|fee| bag_fee(fee, carry_on, currency)));
            fees.checked_bag(|list| {
                checked.into_iter().for_each(|terms| list.item(|fee| bag_fee(fee, terms, currency)));
            });
        }
        fees.non_refundable_disclosure(offer.non_refundable_disclosure());
    }
}

impl PricedItinerary {
    /// Returns the path of the page that shows a summary of the booking, relative to the base URL of the service.
    #[must_use]
    pub fn booking_path(&self, shown: &ShownItinerary) -> String {
        // The last 33 characters are a slash and the token.
        let mut path = String::with_capacity(BOOK.len() + self.provider_code.len() + shown.path.len() + 33);
        path.extend([BOOK, self.provider_code, &shown.path]);
        // Writing into a string can't fail.
        let _ = write!(path, "/{:032x}", self.token);
        path
    }
}

/// Returns the path of a logo.
fn logo(kind: CompanyKind, code: &str, shape: LogoShape) -> Text {
    format_args!("{}", PicturePath::Logo { kind, code, shape }).into()
}

/// Returns the layover between two flights.
fn layover(arriving: &Flight, leaving: &Flight) -> Layover {
    let mut wire = Layover::default();
    wire.duration = Some(leaving.departs.utc_minute() - arriving.arrives.utc_minute());
    wire
}

/// Distance in km above which the bag fees of long flights apply.
const LONG_KM: u16 = 4_500;

fn in_mode(price: &PartyFare, mode: &FlightPriceMode) -> ExactAmount {
    if *mode == FlightPriceMode::Total { price.total } else { price.per_person }
}

fn bag_fee(fee: &mut BagFeeWriter<'_>, terms: BagTerms, currency: &'static Currency) {
    fee.bag_number(Some(&terms.number.into()));
    fee.restriction(Some(&terms.restriction.code().into()));
    if let Some(cents) = terms.cents {
        fee.display_price(|it| price(it, currency.from_usd_cents(cents)));
    }
}

/// The amenities of all families by their ids, written once for all offers.
static AMENITIES: LazyLock<HashMap<&'static str, Encoded<Vec<FareAmenity>>>> = LazyLock::new(|| {
    Family::all().map(|family| (family.id, Encoded::write(|list| amenities(family, list)))).collect()
});

fn amenities(family: &Family, list: &mut ListWriter<'_, FareAmenity>) {
    for ((code, name), restriction) in family.amenities() {
        list.item(|amenity| {
            amenity.code(Some(code));
            amenity.restriction(Some(&restriction.code().into()));
            amenity.display_name(Some(*name));
        });
    }
}

fn fare_family(family: &mut FareFamilyWriter<'_>, sold: &SoldFamily) {
    family.id(Some(sold.family.id));
    family.display_name(Some(sold.family.name));
    // The map contains every family.
    family
        .amenities(|list| AMENITIES.get(sold.family.id).into_iter().for_each(|written| list.append(written)));
    family.leg_indices(|list| list.extend(sold.legs.iter().copied().map(i64::from)));
}

fn cashback_details(details: &mut CashbackDetailsWriter<'_>, cashback: Cashback) {
    let currency = match cashback {
        Cashback::Percentage { tenths, cap } => {
            details.kind(Some(&CashbackType::Percentage));
            details.value(Amount::new(f64::from(tenths) / 10.0));
            details.cap(Some(Amount::from(cap)));
            cap.currency()
        }
        Cashback::Flat(flat) => {
            details.kind(Some(&CashbackType::Flat));
            details.value(Some(Amount::from(flat)));
            flat.currency()
        }
    };
    details.currency(Some(currency.code()));
}

fn local(moment: Moment) -> Option<LocalDateTime> {
    moment.civil()?.try_into().ok()
}
