//! Checks on the booking options of an itinerary.

use wayfare_models::flights::{FlightBookingOption, SegmentId};
use wayfare_models::itinerary::{BookingOption, Itinerary};

use super::request::Asked;
use crate::findings::Findings;
use crate::polled::check_price;

pub fn check(findings: &mut Findings, asked: &Asked, itinerary: Itinerary<'_>) {
    findings.ensure("F6", itinerary.options().len() > 0, || ("no options", "an option to book"));
    for (at, option) in itinerary.options().enumerate() {
        findings.at(format!("option {at}"), |findings| {
            prices(findings, option);
            fares(findings, itinerary, option);
            let it = option.option();
            findings.ensure("P8", option.booking_url().is_some(), || (&it.booking_url, "an absolute link"));
            findings.ensure("F7", !option.is_split() || asked.includes_split(), || {
                (&it.kind, "no split bookings, since the request excludes them")
            });
            findings.ensure("F8", asked.has_cashback || it.cashback_details.is_none(), || {
                (&it.cashback_details, "no cashback for this key")
            });
            direct(findings, itinerary, it);
        });
    }
    let lowest = itinerary.options().filter_map(|option| option.price()).map(|price| price.amount()).min();
    let cheapest = itinerary.cheapest().and_then(|option| option.price()).map(|price| price.amount());
    findings.same("F6", cheapest, lowest);
}

/// Checks that amounts agree with their formatted text, and that prices agree with their parts.
fn prices(findings: &mut Findings, option: BookingOption<'_>) {
    let it = option.option();
    findings.ensure("P8", option.price().is_some(), || (&it.display_price, "a price"));
    let fees = it.fees.as_ref();
    let (base, total) =
        (fees.and_then(|fees| fees.base_price.as_ref()), fees.and_then(|fees| fees.total_price.as_ref()));
    let bags = fees.into_iter().flat_map(|fees| fees.carry_on_bag.iter().chain(&fees.checked_bag));
    let bags = bags.filter_map(|bag| bag.display_price.as_ref());
    for price in it.display_price.iter().chain(base).chain(total).chain(bags) {
        check_price(findings, price);
    }
    findings.same("F6", total.map(|total| total.price), it.display_price.as_ref().map(|price| price.price));
    let is_part = base.zip(total).is_none_or(|(base, total)| base.price <= total.price);
    findings.ensure("F6", is_part, || (base, format!("at most {total:?}")));
}

/// Checks that each segment has exactly one fare, in the order of the segments, and that each leg has at most one fare
/// family.
fn fares(findings: &mut Findings, itinerary: Itinerary<'_>, option: BookingOption<'_>) {
    let flown: Vec<&SegmentId> = itinerary.segments().map(|segment| segment.id()).collect();
    let paid: Vec<&SegmentId> =
        option.option().segment_fares.iter().filter_map(|fare| fare.segment_id.as_ref()).collect();
    findings.same("F9", paid, flown);
    for leg in itinerary.legs() {
        findings.within("F9", option.fare_families_of(leg).count(), ..=1);
    }
}

/// Checks that an option marked as direct has no stops.
fn direct(findings: &mut Findings, itinerary: Itinerary<'_>, option: &FlightBookingOption) {
    let mut badges = option.badges.iter().flat_map(|badge| &badge.code);
    let is_marked = badges.any(|code| code.as_str() == "direct");
    let is_direct = itinerary.legs().all(|leg| leg.stops() == Some(0));
    findings.ensure("F9", !is_marked || is_direct, || (&option.badges, "no badge for a direct flight"));
}
