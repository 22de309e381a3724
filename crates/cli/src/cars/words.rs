//! Display text for codes and conditions of a rental.

use wayfare_models::Text;
use wayfare_models::cars::{
    CarAirportLocation, CarCancellationPolicy, CarDetail, CarFeeCode, CarLocation, CarLocationType,
    CarMileageCode, CarPaymentType, CarSearchResponse,
};
use wayfare_models::rental::{CarMoney, Fee, RentalOption};
use wayfare_places::DistanceUnit;

use crate::terminal::prices::{grouped, with_currency};
use crate::terminal::text::{any_listed, counted, listed};
use crate::values::units::converted;

/// Returns the name of the class, such as `SUV`, or its code in words.
pub fn class(car: &CarDetail) -> Option<String> {
    let kind = car.kind.as_ref()?;
    let named = kind.display_name.as_deref().filter(|name| !name.is_empty());
    named.map(str::to_owned).or_else(|| kind.code.as_ref().map(|code| in_words(code.as_str())))
}

/// Formats a car's features: `5 seats, 3 bags, 4 or 5 doors, automatic, petrol`.
pub fn details(car: &CarDetail) -> String {
    let doors = car.doors.as_ref().map(|doors| {
        let counts: Vec<_> = doors.values().iter().map(ToString::to_string).collect();
        if counts.is_empty() { doors.as_str().to_owned() } else { format!("{} doors", counts.join(" or ")) }
    });
    listed([
        car.passengers.map(|count| counted(count, ["seat", "seats"])),
        car.bags.map(|count| counted(count, ["bag", "bags"])),
        doors,
        car.transmission.as_ref().map(|kind| in_words(kind.as_str())),
        car.fuel.as_ref().map(|fuel| in_words(fuel.as_str())),
    ])
}

/// Formats a pickup or return place: `LAX Terminal 4, in the terminal, 0.3 km`.
pub fn place(place: &CarLocation, unit: Option<DistanceUnit>) -> String {
    let name = place.airport.as_ref().map(airport).or_else(|| address(place));
    // An address already shows that the place is not at an airport.
    let shows_address = place.airport.is_none() && name.is_some();
    let kind = place.location_type.as_ref();
    let kind = kind.filter(|kind| !shows_address || **kind != CarLocationType::NonAirport);
    let country = place.airport.as_ref().and_then(|airport| airport.country_name.as_ref());
    listed([
        name,
        kind.map(how_to_get_there),
        place.display_distance.as_ref().map(|words| match unit {
            Some(unit) => converted(words, unit),
            None => words.to_string(),
        }),
        country.map(Text::to_string),
    ])
}

fn airport(airport: &CarAirportLocation) -> String {
    let code = airport.code.as_ref().map(|code| code.as_str());
    let named = code.or(airport.display_name.as_deref());
    [named, airport.terminal_name.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn address(place: &CarLocation) -> Option<String> {
    any_listed([&place.address, &place.city_name].into_iter().flatten().map(Text::as_str))
}

fn how_to_get_there(kind: &CarLocationType) -> String {
    match kind {
        CarLocationType::InTerminal => "in the terminal".to_owned(),
        CarLocationType::NonAirport => "not at an airport".to_owned(),
        CarLocationType::CheckForDetails => "see the booking for details".to_owned(),
        CarLocationType::OpaqueAirport => "exact location shown after booking".to_owned(),
        // Shuttles, pickup on call, and unknown kinds.
        other => in_words(other.as_str()),
    }
}

/// Formats the mileage, for example `unlimited mileage` or `800 km in total`. The service's own wording takes
/// precedence unless the mileage is unlimited.
pub fn mileage(option: RentalOption<'_>) -> String {
    let Some(policy) = option.option().policy.as_ref().and_then(|policy| policy.mileage.as_ref()) else {
        return "mileage not stated".to_owned();
    };
    let in_words = policy.display_name.as_ref().filter(|name| !name.trim().is_empty());
    match (&policy.code, in_words, policy.limit) {
        (Some(CarMileageCode::Unlimited), _, _) => "unlimited mileage".to_owned(),
        (_, Some(words), _) => words.to_string(),
        (_, None, Some(limit)) => format!("{} km in total", grouped(&limit.to_string())),
        (_, None, None) => "limited mileage".to_owned(),
    }
}

/// Formats the fuel policy, for example `fuel full to full`.
pub fn fuel(option: RentalOption<'_>) -> String {
    let policy = option.option().policy.as_ref().and_then(|policy| policy.fuel.as_ref());
    match policy.and_then(|policy| policy.code.as_ref()) {
        Some(code) => format!("fuel {}", in_words(code.as_str())),
        None => "fuel policy not stated".to_owned(),
    }
}

/// Returns whether a booking can be cancelled free of charge, at least for a limited time.
pub fn is_free(policy: &CarCancellationPolicy) -> bool {
    policy.is_unlimited == Some(true) || policy.limit_hours.is_some_and(|hours| hours >= 0)
}

/// Formats the cancellation policy, for example `free cancellation until 48 h before pickup, then 50.00 EUR`.
pub fn cancellation(option: RentalOption<'_>) -> String {
    let Some(policy) = option.cancellation() else { return "cancellation not stated".to_owned() };
    let fee = option.non_cancellation_fee().map(money);
    if policy.is_unlimited == Some(true) {
        return "free cancellation".to_owned();
    }
    match (policy.limit_hours.filter(|hours| *hours >= 0), fee) {
        (Some(hours), None) => format!("free cancellation until {hours} h before pickup"),
        (Some(hours), Some(fee)) => format!("free cancellation until {hours} h before pickup, then {fee}"),
        (None, Some(fee)) => format!("cancellation fee {fee}"),
        (None, None) => "no free cancellation".to_owned(),
    }
}

/// Formats the payment type, for example `paid at pickup`.
pub fn payment(option: RentalOption<'_>) -> String {
    match &option.option().payment_type {
        Some(CarPaymentType::PayAtPickup) => "paid at pickup".to_owned(),
        Some(CarPaymentType::Prepay) => "paid at booking".to_owned(),
        Some(CarPaymentType::Deposit) => "deposit at booking, the rest at pickup".to_owned(),
        Some(other) => in_words(other.as_str()),
        None => "payment not stated".to_owned(),
    }
}

/// Lists fees that are not included in the price, for example `mandatory fees: drop off 30.00 USD; possible fees: young
/// driver`. Returns `None` if there are none. Only the drop-off fee of a one-way rental is certain: the return place is
/// known, but the driver is not.
pub fn fees(option: RentalOption<'_>) -> Option<String> {
    let on_top = option.fees().filter(|fee| fee.is_included() != Some(true));
    let is_certain = |fee: &Fee<'_>| option.is_one_way() && fee.code() == Some(&CarFeeCode::DropOff);
    let (certain, possible): (Vec<_>, Vec<_>) = on_top.partition(is_certain);
    let groups = [("mandatory fees", certain), ("possible fees", possible)];
    let groups = groups.into_iter().filter(|(_, fees)| !fees.is_empty());
    let groups = groups.map(|(heading, fees)| {
        let named: Vec<_> = fees.into_iter().map(fee).collect();
        format!("{heading}: {}", named.join(", "))
    });
    let groups: Vec<_> = groups.collect();
    (!groups.is_empty()).then(|| groups.join("; "))
}

/// Formats a fee, for example `drop off 30.00 USD`.
fn fee(fee: Fee<'_>) -> String {
    let name = fee.code().map_or_else(|| "a fee".to_owned(), |code| in_words(code.as_str()));
    fee.amount().map(|amount| format!("{name} {}", money(amount))).unwrap_or(name)
}

fn money(money: CarMoney<'_>) -> String {
    with_currency(money.amount(), money.currency(), money.display())
}

/// Explains the prices in a table.
pub fn about_prices(response: &CarSearchResponse) -> String {
    match response.rental_days() {
        Some(days) => {
            let days = counted(days, ["day", "days"]);
            format!("Prices are the lowest for each car, based on a rental of {days}.\n")
        }
        None => "Prices are the lowest for each car. The service does not specify the number of days.\n"
            .to_owned(),
    }
}

/// Splits a camel-case code into words: `fullToFull` becomes `full to full`. Used for codes without display text.
fn in_words(code: &str) -> String {
    let mut words = String::new();
    for c in code.chars() {
        if c.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(c.to_lowercase());
    }
    words
}
