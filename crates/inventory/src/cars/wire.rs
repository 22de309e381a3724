//! Conversion to wire types. The other files of this module use only some enums of these types.

use specwright_core::Text;
use specwright_core::write::WriteAs;
use wayfare_models::cars::{
    AgencyCode, AgencyType, CarAgency, CarAirportLocation, CarDoors, CarFeatureCode, CarFuelPolicyCode,
    CarLocation, CarLocationType, CarLogos, CarMileageCode, CarPaymentType, CarPriceMode, CarProvider,
    CarProviderCode, CarRateType, CarTransmission, CarTypeGroup,
};
use wayfare_models::common::{Coordinates, ResultId};
use wayfare_models::writers::cars::{
    CarBookingOptionWriter, CarCancellationPolicyWriter, CarDetailWriter, CarFeeWriter,
    CarInsurancePolicyWriter, CarMileagePolicyWriter, CarPolicyWriter,
};
use wayfare_places::{DistanceUnit, Places};

use super::agencies::{Agency, AgencyKind};
use super::branches::{Access, Branch};
use super::brokers::broker;
use super::deals::CarDeal;
use super::fees::Fee;
use super::fleet::Car;
use super::inventory::CarInventory;
use super::offers::CarRate;
use super::policies::{Cancellation, Insurance, Payment, RateKind, Tank};
use super::query::{CarInventoryQuery, Spot};
use super::{Currency, ExactAmount};
use crate::price::price;
use crate::world::picture_path::{CompanyKind, LogoShape, PicturePath};

/// Minimum cancellation fee, in US cents; lower fees are raised to this amount.
const MIN_CANCELLATION_FEE_CENTS: i64 = 2_500;

impl CarDeal {
    /// Returns the id of the result.
    #[must_use]
    pub fn result_id(&self) -> ResultId {
        ResultId::from(self.id.clone())
    }

    /// Returns the code of the agency.
    #[must_use]
    pub fn agency_code(&self) -> &'static str {
        self.branch.agency.code
    }

    /// Returns the id of the pickup location.
    #[must_use]
    pub fn pickup_id(&self) -> &str {
        &self.branch.id
    }

    /// Returns the id of the return location, if it differs from the pickup location.
    #[must_use]
    pub fn dropoff_id(&self) -> Option<&str> {
        self.dropoff.as_ref().map(|dropoff| dropoff.branch.id.as_str())
    }

    /// Returns the pickup location, as used in the response's `carLocations`. A location has the same description for
    /// pickup and return.
    #[must_use]
    pub fn pickup(&self, query: &CarInventoryQuery) -> CarLocation {
        location(&self.branch, self.pickup_m, query)
    }

    /// Returns the return location, if it differs from the pickup location.
    #[must_use]
    pub fn dropoff(&self, query: &CarInventoryQuery) -> Option<CarLocation> {
        self.dropoff.as_ref().map(|dropoff| location(&dropoff.branch, dropoff.metres, query))
    }
}

impl CarRate {
    /// Returns the price in a currency and mode. The price per day is converted and rounded to the currency's smallest
    /// unit. The total is the rounded price multiplied by the number of days, so the two prices agree exactly.
    #[must_use]
    pub fn price(&self, currency: &'static Currency, mode: &CarPriceMode) -> ExactAmount {
        let per_day = self.per_day.in_currency(currency);
        if *mode == CarPriceMode::Total { per_day.times(i64::from(self.days)) } else { per_day }
    }

    /// Writes the rate as a booking option. The option contains the price in `currency` and `mode`, the given link, and
    /// the URL of the picture below `base_url`. Fees and insurance amounts are for the whole rental, whatever the mode.
    pub fn write_option(
        &self,
        currency: &'static Currency,
        mode: &CarPriceMode,
        link: impl WriteAs<Text>,
        base_url: &str,
        option: &mut CarBookingOptionWriter<'_>,
    ) {
        option.provider_code(Some(self.provider_code));
        option.agency_code(Some(self.deal.agency_code()));
        option.booking_url(Some(link));
        option.pickup_location_id(Some(self.deal.pickup_id()));
        option.dropoff_location_id(self.deal.dropoff_id());
        option.policy(|policy| self.policy(policy, currency));
        option.fees(|list| self.fees.iter().for_each(|it| list.item(|fee| car_fee(fee, it, currency))));
        option.is_credit_card_required(Some(self.needs_credit_card));
        option.car(|car| car_detail(car, &self.deal.car, self.deal.agency_kind(), base_url));
        option.price(|it| price(it, self.price(currency, mode)));
        option.payment_type(Some(match self.payment {
            Payment::AtPickup => &CarPaymentType::PayAtPickup,
            Payment::Prepay => &CarPaymentType::Prepay,
            Payment::Deposit => &CarPaymentType::Deposit,
        }));
        option.rate_type(Some(match self.rate {
            RateKind::BestAvailable => &CarRateType::BestAvailable,
            RateKind::Exclusive => &CarRateType::Exclusive,
            RateKind::Corporate => &CarRateType::Corporate,
        }));
        option.badges(|list| {
            for (code, name) in &self.badges {
                list.item(|badge| {
                    badge.code(Some(code));
                    badge.display_name(Some(*name));
                });
            }
        });
    }

    /// Writes the cancellation policy. A late cancellation costs a percentage of the price: at least the minimum fee,
    /// but never more than the price.
    fn cancellation(&self, policy: &mut CarCancellationPolicyWriter<'_>, currency: &'static Currency) {
        let total = self.price(currency, &CarPriceMode::Total);
        let min_fee = currency.from_usd_cents(MIN_CANCELLATION_FEE_CENTS).minor();
        let part = |percent: u32| total.share(100 * percent).minor().max(min_fee).min(total.minor());
        let (hours, percent) = match self.cancellation {
            Cancellation::Unlimited => (None, None),
            Cancellation::Until { hours, percent } => (Some(i64::from(hours)), Some(percent)),
            Cancellation::Never { percent } => (None, Some(percent)),
        };
        policy.is_unlimited(Some(percent.is_none()));
        policy.limit_hours(hours);
        if let Some(percent) = percent {
            policy.non_cancellation_fee(|fee| price(fee, ExactAmount::from_minor(part(percent), currency)));
        }
    }

    fn policy(&self, policy: &mut CarPolicyWriter<'_>, currency: &'static Currency) {
        policy.cancellation(|policy| self.cancellation(policy, currency));
        policy.mileage(|policy| mileage(policy, self.mileage_km));
        policy.fuel(|policy| {
            policy.code(Some(&fuel_policy(self.tank)));
            policy.display_name(Some(self.tank.display_name()));
            policy.description(Some(self.tank.description()));
        });
        policy.insurance(|list| {
            self.insurances.iter().for_each(|it| list.item(|policy| insurance(policy, it, currency)));
        });
    }
}

impl CarInventory {
    /// Finds an agency by its code, as used in the response's `agencies`. The URL of the logo is a path, relative to
    /// the base URL of the service.
    #[must_use]
    pub fn agency(code: &AgencyCode) -> Option<CarAgency> {
        let agency = Agency::with_code(code.as_str())?;
        let mut wire = CarAgency::default();
        wire.code = Some(code.clone());
        wire.display_name = Some(agency.name.into());
        wire.logo_urls = Some(logos(CompanyKind::Agency, agency.code));
        wire.kind = Some(agency_type(agency.kind));
        Some(wire)
    }

    /// Finds a provider (a broker, or an agency itself) by its code, as used in the response's `providers`. The URL of
    /// the logo is a path, as in [`agency`](Self::agency).
    #[must_use]
    pub fn provider(code: &CarProviderCode) -> Option<CarProvider> {
        let (name, kind) = match broker(code.as_str()) {
            Some(broker) => (broker.name, CompanyKind::Provider),
            None => (Agency::with_code(code.as_str())?.name, CompanyKind::Agency),
        };
        let mut wire = CarProvider::default();
        wire.code = Some(code.clone());
        wire.display_name = Some(name.into());
        wire.logo_urls = Some(logos(kind, code.as_str()));
        Some(wire)
    }
}

fn location(branch: &Branch, metres: u32, query: &CarInventoryQuery) -> CarLocation {
    let mut wire = CarLocation::default();
    wire.location_id = Some(branch.id.as_str().into());
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
    wire
}

/// Returns the searched place that a counter is near. If the counter is near both searched places, the pickup place
/// takes precedence.
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

/// Formats a distance, rounded to a tenth of the unit, such as `3.2 km`.
fn distance_text(metres: u32, market: &str) -> Text {
    let unit = DistanceUnit::of_country(market);
    format_args!("{:.1} {}", f64::from(metres) / (1_000.0 * unit.km()), unit.symbol()).into()
}

fn car_detail(detail: &mut CarDetailWriter<'_>, car: &Car, kind: AgencyKind, base_url: &str) {
    let model = car.model;
    detail.image(Some([base_url, &car.picture()]));
    detail.kind(|kind| {
        kind.code(Some(&model.class.code.into()));
        kind.display_name(Some(model.class.name));
        kind.groups(|groups| {
            model.class.groups.iter().for_each(|group| groups.push(&CarTypeGroup::from(*group)));
        });
    });
    if model.is_decided_at_pickup() || kind == AgencyKind::PeerToPeer {
        detail.brand(Some(model.name));
    } else {
        detail.brand(Some(format_args!("{} or similar", model.name)));
    }
    detail.bags(Some(i64::from(model.bags)));
    detail.passengers(Some(i64::from(model.seats)));
    detail.doors(model.doors.map(CarDoors::from).as_ref());
    detail.transmission(Some(if car.automatic {
        &CarTransmission::Automatic
    } else {
        &CarTransmission::Manual
    }));
    detail.fuel(model.fuel.as_ref());
    detail.sipp(Some(car.sipp().as_str()));
    detail.features(|list| {
        let mut feature = |code, name| {
            list.item(|feature| {
                feature.code(Some(&code));
                feature.display_name(Some(name));
            });
        };
        feature(CarFeatureCode::AirConditioning, "Air conditioning");
        if car.navigation {
            feature(CarFeatureCode::NavigationSystem, "Navigation system");
        }
    });
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

fn mileage(policy: &mut CarMileagePolicyWriter<'_>, km: Option<u32>) {
    match km {
        Some(km) => {
            policy.code(Some(&CarMileageCode::Limited));
            policy.limit(Some(f64::from(km)));
            policy.display_name(Some(format_args!("{km} km included")));
        }
        None => {
            policy.code(Some(&CarMileageCode::Unlimited));
            policy.display_name(Some("Unlimited mileage"));
        }
    }
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

fn insurance(policy: &mut CarInsurancePolicyWriter<'_>, it: &Insurance, currency: &'static Currency) {
    policy.code(Some(&it.code));
    if let Some(cents) = it.limit {
        policy.limit(|limit| price(limit, currency.from_usd_cents(cents)));
    }
    policy.is_with_deductible(Some(it.deductible.is_some()));
    if let Some(cents) = it.deductible {
        policy.deductible(|deductible| price(deductible, currency.from_usd_cents(cents)));
    }
}

fn car_fee(wire: &mut CarFeeWriter<'_>, fee: &Fee, currency: &'static Currency) {
    wire.code(Some(&fee.code));
    if fee.stated {
        wire.rate(|rate| price(rate, currency.from_usd_cents(fee.cents)));
    }
    wire.is_included_in_total(Some(fee.included));
}

/// Returns a company's logos. The URL is only a path, which the service completes.
fn logos(kind: CompanyKind, code: &str) -> CarLogos {
    let mut wire = CarLogos::default();
    let path = PicturePath::Logo { kind, code, shape: LogoShape::Horizontal };
    wire.horizontal_url = Some(format_args!("{path}").into());
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
}
