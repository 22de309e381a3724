//! Conversion to wire types. The only file here that knows them.

use wayfare_models::cars::{
    AgencyCode, AgencyType, CarAgency, CarAirportLocation, CarBadge, CarBadgeCode, CarBookingOption,
    CarCancellationPolicy, CarDetail, CarDoors, CarFeature, CarFeatureCode, CarFee, CarFeeCode, CarFuel,
    CarFuelPolicy, CarFuelPolicyCode, CarInsuranceCode, CarInsurancePolicy, CarLocation, CarLocationId,
    CarLocationType, CarLogos, CarMileageCode, CarMileagePolicy, CarPaymentType, CarPolicy, CarPriceMode,
    CarProvider, CarProviderCode, CarRateType, CarTransmission, CarType, CarTypeDetail, CarTypeGroup,
};
use wayfare_models::common::{Coordinates, Price, ResultId};
use wayfare_places::Places;
use wayfare_wire::{Amount, Text};

use super::agencies::{Agency, AgencyKind};
use super::badges::Badge;
use super::branches::{Access, Branch};
use super::brokers::broker;
use super::fees::{Fee, FeeKind};
use super::fleet::Car;
use super::inventory::CarInventory;
use super::models::Fuel;
use super::offers::CarRate;
use super::policies::{Cancellation, Cover, Insurance, Payment, RateKind, Tank};
use super::query::{CarInventoryQuery, Spot};
use super::{Currency, ExactAmount};

/// Base of the URLs of logos and pictures, on an invented host that is reserved for examples.
const STATIC: &str = "https://static.wayfare.example";

/// Least cancellation fee, in US cents; a lower one is not charged.
const LEAST_CANCELLATION_FEE_CENTS: i64 = 2_500;

impl CarRate {
    /// The id of its result.
    #[must_use]
    pub fn result_id(&self) -> ResultId {
        ResultId::from(self.id())
    }

    /// The price in a currency and mode. The price of a day is converted and rounded to the currency's smallest
    /// unit, and the total is that times the days: the two modes agree exactly.
    #[must_use]
    pub fn price(&self, currency: &'static Currency, mode: &CarPriceMode) -> ExactAmount {
        let per_day = currency.from_usd_cents(self.per_day.minor());
        if *mode == CarPriceMode::Total { per_day.times(i64::from(self.days)) } else { per_day }
    }

    /// Converts it to a booking option, with its price in that mode. Fees and the amounts of insurances are for
    /// the whole rental in both modes.
    #[must_use]
    pub fn option(&self, currency: &'static Currency, mode: &CarPriceMode) -> CarBookingOption {
        let mut wire = CarBookingOption::default();
        wire.provider_code = Some(CarProviderCode::from(self.provider_code));
        wire.agency_code = Some(AgencyCode::from(self.deal.branch.agency.code));
        wire.booking_url = Some(self.booking_path.clone());
        wire.pickup_location_id = Some(location_id(&self.deal.branch));
        wire.dropoff_location_id = self.deal.dropoff.as_ref().map(|(branch, _)| location_id(branch));
        wire.policy = Some(self.policy(currency));
        wire.fees = self.fees().map(|fee| car_fee(fee, currency)).collect();
        wire.is_credit_card_required = Some(self.needs_credit_card);
        wire.car = Some(car_detail(&self.deal.car, self.agency_kind()));
        wire.price = Some(price(self.price(currency, mode)));
        wire.payment_type = Some(match self.payment {
            Payment::AtPickup => CarPaymentType::PayAtPickup,
            Payment::Prepay => CarPaymentType::Prepay,
            Payment::Deposit => CarPaymentType::Deposit,
        });
        wire.rate_type = Some(match self.rate {
            RateKind::BestAvailable => CarRateType::BestAvailable,
            RateKind::Exclusive => CarRateType::Exclusive,
            RateKind::Corporate => CarRateType::Corporate,
        });
        wire.badges = self.badges.iter().copied().map(car_badge).collect();
        wire
    }

    /// Its cancellation policy. A later cancellation costs a part of the price, and never more.
    fn cancellation(&self, currency: &'static Currency) -> CarCancellationPolicy {
        let total = self.price(currency, &CarPriceMode::Total);
        let least = currency.from_usd_cents(LEAST_CANCELLATION_FEE_CENTS).minor();
        let part = |percent: i64| (total.minor() * percent / 100).max(least).min(total.minor());
        let fee = |percent| Some(price(ExactAmount::from_minor(part(percent), currency)));
        let mut wire = CarCancellationPolicy::default();
        wire.is_unlimited = Some(self.cancellation == Cancellation::Unlimited);
        match self.cancellation {
            Cancellation::Unlimited => {}
            Cancellation::Until { hours, percent } => {
                wire.limit_hours = Some(i64::from(hours));
                wire.non_cancellation_fee = fee(percent);
            }
            Cancellation::Never { percent } => wire.non_cancellation_fee = fee(percent),
        }
        wire
    }

    fn policy(&self, currency: &'static Currency) -> CarPolicy {
        let mut fuel = CarFuelPolicy::default();
        fuel.code = Some(fuel_policy(self.tank));
        fuel.display_name = Some(self.tank.display_name().into());
        fuel.description = Some(self.tank.description().into());
        let mut wire = CarPolicy::default();
        wire.cancellation = Some(self.cancellation(currency));
        wire.mileage = Some(mileage(self.mileage_km));
        wire.fuel = Some(fuel);
        wire.insurance = self.insurances.iter().map(|it| insurance(*it, currency)).collect();
        wire
    }

    /// Its pickup place and, if different, its return place, as in the response's `carLocations`. A place has the
    /// same description for pickup and return.
    pub fn locations(&self, query: &CarInventoryQuery) -> impl Iterator<Item = (CarLocationId, CarLocation)> {
        let pickup = location(&self.deal.branch, self.deal.pickup_m, query);
        let dropoff = self.deal.dropoff.as_ref().map(|(branch, metres)| location(branch, *metres, query));
        [Some(pickup), dropoff].into_iter().flatten()
    }
}

impl CarInventory {
    /// The agency with that code, as in the response's `agencies`.
    #[must_use]
    pub fn agency(code: &AgencyCode) -> Option<CarAgency> {
        let agency = Agency::with_code(code.as_str())?;
        let mut wire = CarAgency::default();
        wire.code = Some(code.clone());
        wire.display_name = Some(agency.name.into());
        wire.logo_urls = Some(logos("agencies", agency.code));
        wire.kind = Some(agency_type(agency.kind));
        Some(wire)
    }

    /// The provider with that code, as in the response's `providers`: a broker, or an agency itself.
    #[must_use]
    pub fn provider(code: &CarProviderCode) -> Option<CarProvider> {
        let (name, folder) = match broker(code.as_str()) {
            Some(broker) => (broker.name, "providers"),
            None => (Agency::with_code(code.as_str())?.name, "agencies"),
        };
        let mut wire = CarProvider::default();
        wire.code = Some(code.clone());
        wire.display_name = Some(name.into());
        wire.logo_urls = Some(logos(folder, code.as_str()));
        Some(wire)
    }
}

fn location_id(branch: &Branch) -> CarLocationId {
    CarLocationId::from(branch.id.as_str())
}

fn location(branch: &Branch, metres: u32, query: &CarInventoryQuery) -> (CarLocationId, CarLocation) {
    let mut wire = CarLocation::default();
    wire.location_id = Some(location_id(branch));
    wire.display_distance = Some(distance_text(metres, &query.market));
    wire.coordinates = Some(Coordinates::new(branch.position.latitude(), branch.position.longitude()));
    wire.airport = airport(branch, &searched(branch, query));
    wire.address = branch.address.clone();
    wire.location_type = Some(match branch.access {
        Access::InTerminal => CarLocationType::InTerminal,
        Access::Shuttle => CarLocationType::Shuttle,
        Access::Town => CarLocationType::NonAirport,
        Access::CheckForDetails => CarLocationType::CheckForDetails,
        Access::CallForPickup => CarLocationType::CallForPickup,
        Access::HiddenAtAirport => CarLocationType::OpaqueAirport,
    });
    wire.city_name = Some(branch.site.city_name().into());
    wire.country_code = Some(branch.site.country().into());
    (location_id(branch), wire)
}

/// The searched place near which a counter was found: the pickup place if it is near both.
fn searched(branch: &Branch, query: &CarInventoryQuery) -> Spot {
    query.dropoff.filter(|_| !query.pickup.reaches(branch.position)).unwrap_or(query.pickup)
}

fn airport(branch: &Branch, spot: &Spot) -> Option<CarAirportLocation> {
    let airport = branch.airport()?;
    let mut wire = CarAirportLocation::default();
    wire.code = Some(airport.code.into());
    wire.display_name = Some(airport.name.into());
    wire.terminal_name = branch.terminal.clone();
    let country = (airport.country != spot.country).then(|| Places::embedded().country(airport.country));
    wire.country_name = country.flatten().map(|country| country.name.into());
    Some(wire)
}

/// Countries with road signs in miles.
const MILES: [&str; 4] = ["US", "GB", "LR", "MM"];

/// Rounded to a tenth, as in `3.2 km`.
fn distance_text(metres: u32, market: &str) -> Text {
    let (unit, in_metres) = if MILES.contains(&market) { ("mi", 1_609.344) } else { ("km", 1_000.0) };
    format_args!("{:.1} {unit}", f64::from(metres) / in_metres).into()
}

fn car_detail(car: &Car, kind: AgencyKind) -> CarDetail {
    let (model, class) = (car.model, car.model.class);
    let mut detail = CarTypeDetail::default();
    detail.code = Some(CarType::from(class.code));
    detail.display_name = Some(class.name.into());
    detail.groups = class.groups.iter().map(|group| CarTypeGroup::from(*group)).collect();
    let settled = model.is_open() || kind == AgencyKind::PeerToPeer;
    let brand = if settled { model.name.into() } else { format_args!("{} or similar", model.name).into() };
    let mut wire = CarDetail::default();
    wire.image = Some(format_args!("{STATIC}/cars/{}.png", car.picture()).into());
    wire.kind = Some(detail);
    wire.brand = Some(brand);
    wire.bags = Some(i64::from(model.bags));
    wire.passengers = Some(i64::from(model.seats));
    wire.doors = model.doors.map(CarDoors::from);
    wire.transmission =
        Some(if car.automatic { CarTransmission::Automatic } else { CarTransmission::Manual });
    wire.fuel = model.fuel.map(car_fuel);
    wire.sipp = Some(car.sipp.as_str().into());
    wire.features = features(car);
    wire
}

fn features(car: &Car) -> Vec<CarFeature> {
    let has = [
        (true, CarFeatureCode::AirConditioning, "Air conditioning"),
        (car.navigation, CarFeatureCode::NavigationSystem, "Navigation system"),
    ];
    (has.into_iter().filter(|(has, _, _)| *has))
        .map(|(_, code, name)| {
            let mut wire = CarFeature::default();
            wire.code = Some(code);
            wire.display_name = Some(name.into());
            wire
        })
        .collect()
}

fn car_fuel(fuel: Fuel) -> CarFuel {
    match fuel {
        Fuel::Diesel => CarFuel::Diesel,
        Fuel::Petrol => CarFuel::Petrol,
        Fuel::Electric => CarFuel::Electric,
        Fuel::Ethanol => CarFuel::Ethanol,
        Fuel::Hybrid => CarFuel::Hybrid,
        Fuel::Hydrogen => CarFuel::Hydrogen,
        Fuel::Gas => CarFuel::LpgCompressed,
        Fuel::Several => CarFuel::MultiFuel,
    }
}

fn agency_type(kind: AgencyKind) -> AgencyType {
    match kind {
        AgencyKind::Regular => AgencyType::Regular,
        AgencyKind::PeerToPeer => AgencyType::PeerToPeer,
        AgencyKind::Opaque => AgencyType::Opaque,
        AgencyKind::Delivery => AgencyType::Delivery,
        AgencyKind::IncludedDriver => AgencyType::IncludedDriver,
    }
}

fn mileage(km: Option<u32>) -> CarMileagePolicy {
    let mut wire = CarMileagePolicy::default();
    wire.limit = km.map(f64::from);
    wire.code = Some(if km.is_some() { CarMileageCode::Limited } else { CarMileageCode::Unlimited });
    wire.display_name = Some(match km {
        Some(km) => format_args!("{km} km included").into(),
        None => "Unlimited mileage".into(),
    });
    wire
}

fn fuel_policy(tank: Tank) -> CarFuelPolicyCode {
    match tank {
        Tank::FullToFull => CarFuelPolicyCode::FullToFull,
        Tank::FullToEmpty => CarFuelPolicyCode::FullToEmpty,
        Tank::HalfToHalf => CarFuelPolicyCode::HalfToHalf,
        Tank::HalfToEmpty => CarFuelPolicyCode::HalfToEmpty,
        Tank::QuarterToQuarter => CarFuelPolicyCode::QuarterToQuarter,
        Tank::EmptyToEmpty => CarFuelPolicyCode::EmptyToEmpty,
        Tank::SameToSame => CarFuelPolicyCode::SameToSame,
    }
}

fn insurance(it: Insurance, currency: &'static Currency) -> CarInsurancePolicy {
    let mut wire = CarInsurancePolicy::default();
    wire.code = Some(match it.cover {
        Cover::Collision => CarInsuranceCode::Collision,
        Cover::Theft => CarInsuranceCode::Theft,
        Cover::ThirdParty => CarInsuranceCode::ThirdParty,
        Cover::Fire => CarInsuranceCode::Fire,
        Cover::TireGlass => CarInsuranceCode::TireGlass,
    });
    wire.limit = it.limit.map(|cents| price(currency.from_usd_cents(cents)));
    wire.is_with_deductible = Some(it.deductible.is_some());
    wire.deductible = it.deductible.map(|cents| price(currency.from_usd_cents(cents)));
    wire
}

fn car_fee(fee: Fee, currency: &'static Currency) -> CarFee {
    let mut wire = CarFee::default();
    wire.code = Some(match fee.kind {
        FeeKind::YoungDriver => CarFeeCode::YoungDriver,
        FeeKind::SeniorDriver => CarFeeCode::SeniorDriver,
        FeeKind::DropOff => CarFeeCode::DropOff,
        FeeKind::AfterHours => CarFeeCode::AfterHours,
        FeeKind::Delivery => CarFeeCode::DeliveryFee,
        FeeKind::SecurityDeposit => CarFeeCode::SecurityDeposit,
    });
    wire.rate = fee.stated.then(|| price(currency.from_usd_cents(fee.cents)));
    wire.is_included_in_total = Some(fee.included);
    wire
}

fn car_badge(badge: Badge) -> CarBadge {
    let mut wire = CarBadge::default();
    wire.code = Some(match badge {
        Badge::CarSharing => CarBadgeCode::CarSharing,
        Badge::Chauffeured => CarBadgeCode::Chauffeured,
        Badge::GreatDeal => CarBadgeCode::GreatDeal,
        Badge::Contactless => CarBadgeCode::Contactless,
        Badge::Delivery => CarBadgeCode::Delivery,
        Badge::Electric => CarBadgeCode::Electric,
        Badge::EnhancedCleaning => CarBadgeCode::EnhancedCleaning,
        Badge::Exclusive => CarBadgeCode::Exclusive,
        Badge::FreeAdditionalDriver => CarBadgeCode::FreeAdditionalDriver,
        Badge::FreeCancellation => CarBadgeCode::FreeCancellation,
        Badge::Hybrid => CarBadgeCode::Hybrid,
        Badge::PublicRate => CarBadgeCode::PublicRate,
        Badge::DirectBilling => CarBadgeCode::DirectBilling,
        Badge::SkipCounter => CarBadgeCode::SkipCounter,
        Badge::EarlyCheckin => CarBadgeCode::EarlyCheckin,
        Badge::Discount => CarBadgeCode::Discount,
        Badge::MobileRate => CarBadgeCode::MobileRate,
    });
    wire.display_name = Some(badge.display_name().into());
    wire
}

fn logos(folder: &str, code: &str) -> CarLogos {
    let mut wire = CarLogos::default();
    wire.horizontal_url = Some(format_args!("{STATIC}/{folder}/{code}-horizontal.png").into());
    wire
}

fn price(amount: ExactAmount) -> Price {
    // An amount is a finite number, which always has a wire amount.
    let mut wire = Price::new(Amount::new(amount.to_f64()).unwrap_or_default());
    wire.display_price = Some(format_args!("{amount}").into());
    wire
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_in_the_markets_unit() {
        assert_eq!(distance_text(3_249, "DE"), "3.2 km");
        assert_eq!(distance_text(1_609, "US"), "1.0 mi");
        assert_eq!(distance_text(0, "GB"), "0.0 mi");
    }

    #[test]
    fn every_agency_has_a_type() {
        for agency in Agency::all() {
            assert!(agency_type(agency.kind).is_known());
        }
    }
}
