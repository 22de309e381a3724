//! Plausibility checks for prices.

use std::collections::HashMap;

use wayfare_models::hotels::{HotelRate, HotelResult, MultipleHotelOption};
use wayfare_models::stay::StayDates;
use wayfare_places::money::Currency;

use super::{
    answered, any_town, found, known, lowest, lowest_by_id, mean, median, nights_in, query, rooms_for_two,
};
use crate::findings::Findings;
use crate::harness::Trial;
use crate::stage::today;

/// Minimum price of a night for two in US dollars, before tax, by stars: none, one, two and so on.
const MIN_PRICES: [f64; 6] = [5.0, 6.0, 9.0, 14.0, 22.0, 40.0];

/// Maximum price of a night, by stars. Includes houses for nine guests and nights in peak season.
const MAX_PRICES: [f64; 6] = [2_500.0, 500.0, 800.0, 1_500.0, 2_500.0, 9_000.0];

/// Maximum ratio of a hotel's highest rate to its lowest: for example, a suite with all meals compared with the
/// simplest room.
const MAX_RATE_RATIO: f64 = 5.5;

/// Maximum ratio for the same room and meals, across sellers and conditions.
const MAX_ROOM_RATE_RATIO: f64 = 1.45;

/// Minimum number of hotels for a meaningful mean.
const MIN_HOTELS: usize = 12;

fn any_stay(trial: &mut Trial) -> StayDates {
    let nights = *trial.random.pick(&[1, 2, 4, 7, 30]);
    StayDates::of_nights(today().plus_days(trial.random.within(1, 330) as i32).unwrap(), nights).unwrap()
}

fn stars_of(hotel: &HotelResult) -> usize {
    hotel.facts.star_rating.unwrap().max(0.0) as usize
}

/// Checks B4 to B8 on the hotels of any town, for any stay.
pub async fn of_one_town(trial: &mut Trial) {
    let city = any_town(trial);
    let stay = any_stay(trial);
    let query = query(city, Some(stay)).with_options([MultipleHotelOption::MultipleHotelsAllRates]);
    let hotels = answered(trial, query.with_page_size(60)).await;
    for hotel in &hotels {
        let Some(night) = lowest(hotel).map(|total| total / f64::from(stay.nights())) else { continue };
        let stars = stars_of(hotel);
        trial.findings.at(format!("{:?} of {stars} stars", hotel.facts.name), |findings| {
            findings.within(if stars == 5 { "B4" } else { "B5" }, night, MIN_PRICES[stars]..);
            findings.within("B6", night, ..=MAX_PRICES[stars]);
            band(findings, hotel);
        });
    }
    more_stars_cost_more(trial, &hotels);
}

/// Checks B7: the rates of a hotel lie within a band.
fn band(findings: &mut Findings, hotel: &HotelResult) {
    let total = |rate: &HotelRate| rate.total_rate.unwrap().get();
    let spread = |totals: &[f64]| {
        totals.iter().copied().fold(0.0, f64::max) / totals.iter().copied().fold(f64::INFINITY, f64::min)
    };
    let all: Vec<f64> = hotel.rates.iter().map(total).collect();
    if all.is_empty() {
        return;
    }
    findings.within("B7", spread(&all), ..=MAX_RATE_RATIO);
    let mut by_room: HashMap<_, Vec<f64>> = HashMap::new();
    for rate in hotel.rates.iter().filter(|rate| rate.is_bundled_rate != Some(true)) {
        let room = format!("{:?} with {:?}", rate.room_name, rate.inclusions);
        by_room.entry(room).or_default().push(total(rate));
    }
    for (room, totals) in by_room {
        findings.at(room, |findings| findings.within("B7", spread(&totals), ..=MAX_ROOM_RATE_RATIO));
    }
}

/// Checks B8: in the same town, hotels with more stars cost more on average, and no hotel costs far less than most hotels
/// with as many stars.
fn more_stars_cost_more(trial: &mut Trial, hotels: &[HotelResult]) {
    let mut means = Vec::new();
    for stars in 1..=5 {
        // Compares only hotels: a house for nine costs more than a room, regardless of its stars.
        let of = hotels.iter().filter(|it| it.property_type == Some(0) && stars_of(it) == stars);
        let prices: Vec<f64> = of.filter_map(lowest).collect();
        if prices.len() >= MIN_HOTELS {
            means.push(mean(prices.iter().copied()));
            let least = prices.iter().copied().fold(f64::INFINITY, f64::min);
            trial.findings.within("B8", least / median(prices).unwrap(), 0.4..);
        }
    }
    for pair in means.windows(2) {
        trial
            .findings
            .ensure("B8", pair[1] > pair[0] * 1.1, || (pair, "at least 1.1 times as much for another star"));
    }
}

/// Pairs of an expensive and a cheap town.
const LEVELS: [(&str, &str); 16] = [
    ("Zürich, CH", "Hanoi, VN"),
    ("New York City, US", "Dallas, US"),
    ("New York City, US", "Mexico City, MX"),
    ("London, GB", "Kraków, PL"),
    ("London, GB", "Birmingham, GB"),
    ("Paris, FR", "Sofia, BG"),
    ("Paris, FR", "Limoges, FR"),
    ("Singapore, SG", "Manila, PH"),
    ("Tokyo, JP", "Delhi, IN"),
    ("Sydney, AU", "Jakarta, ID"),
    ("Oslo, NO", "Bucharest, RO"),
    ("Venice, IT", "Foggia, IT"),
    ("Honolulu, US", "Memphis, US"),
    ("Geneva, CH", "Cairo, EG"),
    ("Reykjavík, IS", "Lisbon, PT"),
    ("Hamilton, BM", "Santo Domingo, DO"),
];

/// Checks B9: for the same star rating, hotels in an expensive town cost more than hotels in a cheap town.
pub async fn of_two_towns(trial: &mut Trial) {
    let &(expensive, cheap) = trial.random.pick(&LEVELS);
    let (Some(expensive), Some(cheap)) = (known(trial, expensive), known(trial, cheap)) else { return };
    // Few of the towns have their peak season in May or October.
    let mut ratios: [Vec<f64>; 2] = Default::default();
    for _ in 0..3 {
        let month = *trial.random.pick(&[5, 10]);
        let stay = nights_in(trial, month, 2);
        let (expensive, cheap) =
            (found(trial, expensive, Some(stay)).await, found(trial, cheap, Some(stay)).await);
        for (stars, ratios) in (3..).zip(&mut ratios) {
            let price = |hotels: &[HotelResult]| {
                let of = hotels.iter().filter(|it| stars_of(it) == stars);
                let prices: Vec<f64> = of.filter_map(lowest).collect();
                (prices.len() >= 4).then(|| mean(prices.into_iter()))
            };
            ratios.extend(price(&expensive).zip(price(&cheap)).map(|(more, less)| more / less));
        }
    }
    for median in ratios.into_iter().filter_map(median) {
        trial.findings.within("B9", median, 1.2..);
    }
}

/// Checks B10: a price is the same in each currency, and above zero.
pub async fn in_another_currency(trial: &mut Trial) {
    let city = any_town(trial);
    let stay = any_stay(trial);
    let currency = trial.random.pick(Currency::all());
    let in_dollars = query(city, Some(stay)).with_page_size(30);
    let mut in_other = in_dollars.clone();
    in_other.stay.currency_code = Some(currency.code().parse().unwrap());
    let dollars = lowest_by_id(&answered(trial, in_dollars).await);
    let others = lowest_by_id(&answered(trial, in_other).await);
    let both = || dollars.iter().filter_map(|(id, usd)| Some((id, *usd, *others.get(id)?)));
    // Derives the exchange rate from the most expensive hotel, where rounding has the least effect.
    let Some((_, usd, other)) = both().max_by(|(_, one, _), (_, another, _)| one.total_cmp(another)) else {
        return;
    };
    let rate = other / usd;
    for (id, usd, found) in both() {
        trial.findings.ensure("B10", (found / (usd * rate) - 1.0).abs() < 0.03 && found > 0.0, || {
            ((id, found), format!("about {} {}, which is {usd} US dollars", usd * rate, currency.code()))
        });
    }
}

/// Checks B11: more nights and more rooms cost more.
pub async fn for_more(trial: &mut Trial) {
    let city = any_town(trial);
    let start = any_stay(trial).checkin();
    let nights = |count| query(city, Some(StayDates::of_nights(start, count).unwrap())).with_page_size(60);
    let mut two_rooms = nights(1);
    two_rooms.stay.rooms = Some(rooms_for_two(2));
    let plain = lowest_by_id(&answered(trial, nights(1)).await);
    for more in [nights(2), two_rooms] {
        let more = lowest_by_id(&answered(trial, more).await);
        let ratios: Vec<f64> = more.iter().filter_map(|(id, more)| Some(more / plain.get(id)?)).collect();
        // For a single hotel, the cheapest room may be sold out only for the shorter stay, so the mean is checked.
        if ratios.len() >= MIN_HOTELS {
            trial.findings.within("B11", mean(ratios.into_iter()), 1.3..3.2);
        }
    }
}
