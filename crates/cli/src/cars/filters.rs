//! Filters for cars. The API has no such filters, so the command applies them and counts the results that each filter
//! excludes.

use std::cmp::Reverse;
use std::fmt;

use specwright_core::OpenText;
use wayfare_models::Amount;
use wayfare_models::cars::{
    AgencyType, CarBookingOption, CarDetail, CarLocationType, CarMileageCode, CarPaymentType,
    CarSearchResponse, CarSortKey,
};
use wayfare_models::rental::{Rental, RentalOption};

use super::words;
use crate::cars::args::{CarFilterArgs, CarsArgs};
use crate::session::answer::results;
use crate::values::listed::cli_name;

/// A condition on a booking option.
pub struct Filter<'a> {
    /// The flag and its value.
    name: String,
    is_met: Box<dyn Fn(RentalOption<'_>) -> bool + 'a>,
}

/// Returns the requested filters, without `--max-price` unless `with_prices` is set. A booking option without a value
/// fails every filter on that value, except `--no-opaque` and `--no-p2p`.
pub fn of(args: &CarFilterArgs, with_prices: bool) -> Vec<Filter<'_>> {
    let filters = [
        filter(
            !args.class.is_empty(),
            || format!("--class {}", joined(args.class.iter().map(|class| class.name()))),
            |option| option.car().is_some_and(|car| args.class.iter().any(|class| class.has(car))),
        ),
        min("--seats", args.seats, |car| car.passengers),
        min("--bags", args.bags, |car| car.bags),
        one_of("--transmission", args.transmission.as_slice(), |option| option.car()?.transmission.as_ref()),
        one_of("--fuel", &args.fuel, |option| option.car()?.fuel.as_ref()),
        named("--agency", &args.agency, |option| {
            [option.agency_code(), option.agency().and_then(|agency| agency.display_name.as_deref())]
        }),
        named("--provider", &args.provider, |option| {
            [option.provider_code(), option.provider().and_then(|provider| provider.display_name.as_deref())]
        }),
        one_of("--agency-type", &args.agency_type, |option| option.agency_type()),
        switch("--no-opaque", args.no_opaque, |option| {
            !option.agency_type().is_some_and(AgencyType::is_opaque)
        }),
        switch("--no-p2p", args.no_p2p, |option| {
            !option.agency_type().is_some_and(AgencyType::is_peer_to_peer)
        }),
        switch("--in-terminal", args.in_terminal, |option| {
            option.pickup().and_then(|place| place.location_type.as_ref())
                == Some(&CarLocationType::InTerminal)
        }),
        switch("--unlimited-mileage", args.unlimited_mileage, |option| is_unlimited(option.option())),
        switch("--free-cancellation", args.free_cancellation, |option| {
            option.cancellation().is_some_and(words::is_free)
        }),
        switch("--pay-at-pickup", args.pay_at_pickup, |option| {
            option.option().payment_type == Some(CarPaymentType::PayAtPickup)
        }),
        max_price(args.max_price.filter(|_| with_prices)),
    ];
    filters.into_iter().flatten().collect()
}

fn is_unlimited(option: &CarBookingOption) -> bool {
    let mileage = option.policy.as_ref().and_then(|policy| policy.mileage.as_ref());
    mileage.is_some_and(|mileage| mileage.code == Some(CarMileageCode::Unlimited))
}

fn filter<'a>(
    is_requested: bool,
    name: impl Fn() -> String,
    is_met: impl Fn(RentalOption<'_>) -> bool + 'a,
) -> Option<Filter<'a>> {
    is_requested.then(|| Filter { name: name(), is_met: Box::new(is_met) })
}

fn switch<'a>(flag: &str, is_on: bool, is_met: impl Fn(RentalOption<'_>) -> bool + 'a) -> Option<Filter<'a>> {
    filter(is_on, || flag.to_owned(), is_met)
}

fn min<'a>(
    flag: &str,
    least: Option<u8>,
    count: impl Fn(&CarDetail) -> Option<i64> + 'a,
) -> Option<Filter<'a>> {
    let least = i64::from(least?);
    filter(
        true,
        || format!("{flag} {least}"),
        move |option| option.car().is_some_and(|car| count(car) >= Some(least)),
    )
}

fn one_of<'a, T: PartialEq + OpenText>(
    flag: &str,
    wanted: &'a [T],
    value: impl for<'r> Fn(RentalOption<'r>) -> Option<&'r T> + 'a,
) -> Option<Filter<'a>> {
    let name = || format!("{flag} {}", wanted.iter().map(cli_name).collect::<Vec<_>>().join(","));
    filter(!wanted.is_empty(), name, move |option| value(option).is_some_and(|value| wanted.contains(value)))
}

/// Returns a filter by code or by part of a name.
fn named<'a>(
    flag: &str,
    wanted: &'a [String],
    code_and_name: impl for<'r> Fn(RentalOption<'r>) -> [Option<&'r str>; 2] + 'a,
) -> Option<Filter<'a>> {
    let name = || format!("{flag} {}", joined(wanted.iter().map(String::as_str)));
    let lower: Vec<_> = wanted.iter().map(|wanted| wanted.trim().to_lowercase()).collect();
    filter(!wanted.is_empty(), name, move |option| {
        let [code, name] = code_and_name(option).map(|text| text.map(str::to_lowercase));
        lower.iter().any(|wanted| {
            code.as_ref() == Some(wanted) || name.as_ref().is_some_and(|name| name.contains(wanted))
        })
    })
}

fn max_price(most: Option<Amount>) -> Option<Filter<'static>> {
    let most = most?;
    filter(
        true,
        || format!("--max-price {most}"),
        move |option| option.price().is_some_and(|price| price.amount() <= most),
    )
}

fn joined<'t>(parts: impl Iterator<Item = &'t str>) -> String {
    parts.collect::<Vec<_>>().join(",")
}

/// Outcome of applying the filters to a response.
pub struct FilterOutcome {
    /// For each option of each result, `true` if it passes all filters.
    wanted: Vec<Vec<bool>>,
    kept: usize,
    /// Each filter's flag, and the number of results that this filter alone would exclude.
    alone: Vec<(String, usize)>,
    counted: i64,
    /// `true` if the search is complete.
    is_complete: bool,
}

impl FilterOutcome {
    /// Applies the filters to all results. A result is kept if one of its options passes all filters.
    pub fn new(response: &CarSearchResponse, filters: &[Filter<'_>], is_complete: bool) -> Self {
        let meets_all = |option: RentalOption<'_>| filters.iter().all(|filter| (filter.is_met)(option));
        let wanted: Vec<Vec<bool>> =
            response.rentals().map(|rental| rental.options().map(meets_all).collect()).collect();
        let is_left_out =
            |filter: &Filter<'_>, rental: Rental<'_>| !rental.options().any(|option| (filter.is_met)(option));
        let alone = filters.iter().map(|filter| {
            let left_out = response.rentals().filter(|rental| is_left_out(filter, *rental)).count();
            (filter.name.clone(), left_out)
        });
        FilterOutcome {
            kept: wanted.iter().filter(|options| options.contains(&true)).count(),
            alone: alone.collect(),
            counted: response.total_count.unwrap_or_default(),
            is_complete,
            wanted,
        }
    }

    /// Returns whether the service counted or sent any results.
    pub fn has_seen_any(&self) -> bool {
        self.counted > 0 || !self.wanted.is_empty()
    }

    /// Reduces the response to the requested page of the remaining results, each with the options that pass all
    /// filters.
    pub fn apply(&self, response: &mut CarSearchResponse, args: &CarsArgs) {
        for (result, wanted) in response.results.iter_mut().zip(&self.wanted) {
            let mut wanted = wanted.iter();
            result.booking_options.retain(|_| wanted.next() == Some(&true));
        }
        response.results.retain(|result| !result.booking_options.is_empty());
        sort(response, args.desc);
        let limit = args.limit.into();
        let skipped = u64::from(args.page - 1).saturating_mul(limit);
        let skipped = usize::try_from(skipped).unwrap_or(usize::MAX).min(response.results.len());
        response.results.drain(..skipped);
        response.results.truncate(limit as usize);
        response.total_count = i64::try_from(self.kept).ok();
        response.page_size = Some(args.limit.into());
    }
}

/// Sorts by the price of the remaining options, since the filters may have excluded the cheapest option. If the service
/// sorted by another key, keeps or reverses the service's order.
fn sort(response: &mut CarSearchResponse, is_descending: bool) {
    let by_price = response.sort.as_ref().is_none_or(|sort| sort.key_or_default() == CarSortKey::Price);
    match (by_price, is_descending) {
        (true, _) => {}
        (false, true) => return response.results.reverse(),
        (false, false) => return,
    }
    let prices = response.rentals().map(|rental| rental.cheapest().and_then(|option| option.price()));
    let prices: Vec<_> = prices.map(|price| price.map(|price| price.amount())).collect();
    let mut ranked: Vec<_> = prices.into_iter().zip(std::mem::take(&mut response.results)).collect();
    match is_descending {
        true => ranked.sort_by_key(|(price, _)| Reverse(*price)),
        false => ranked.sort_by_key(|(price, _)| (price.is_none(), *price)),
    }
    response.results = ranked.into_iter().map(|(_, result)| result).collect();
}

/// Formats the summary: `Filters kept 34 of 117 cars. Excluded by each filter alone: --class suv: 41, --no-opaque: 6.`
impl fmt::Display for FilterOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = i64::try_from(self.wanted.len()).unwrap_or(i64::MAX);
        let cars = results::<CarSearchResponse>(seen);
        write!(f, "Filters kept {} of {cars}", self.kept)?;
        match (self.is_complete, self.counted > seen) {
            (true, _) => {}
            (false, true) => write!(f, " seen; the service counts {}", self.counted)?,
            (false, false) => f.write_str(" seen so far")?,
        }
        f.write_str(if self.alone.len() > 1 {
            ". Excluded by each filter alone: "
        } else {
            ". Excluded by "
        })?;
        let alone: Vec<_> = self.alone.iter().map(|(name, count)| format!("{name}: {count}")).collect();
        write!(f, "{}.", alone.join(", "))
    }
}
