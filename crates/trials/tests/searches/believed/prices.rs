//! What a night costs.

use std::collections::HashMap;

use wayfare_models::hotels::{HotelResult, MultipleHotelOption};
use wayfare_models::stay::StayDates;
use wayfare_places::City;
use wayfare_places::money::Currency;

use super::{answered, any_town, found, known, lowest, mean, nights_in, party, query, told, with};
use crate::harness::Trial;
use crate::stage::today;

/// What a night for two costs at the least, in US dollars before tax, by stars: none, one, two ...
const LEAST: [f64; 6] = [5.0, 6.0, 9.0, 14.0, 22.0, 40.0];

/// What it costs at the most, a house for nine and a night at the height of the season included.
const MOST: [f64; 6] = [2_500.0, 500.0, 800.0, 1_500.0, 2_500.0, 9_000.0];

/// How much dearer a hotel's dearest rate may be than its cheapest: a suite with all meals against the plainest room.
const WIDEST_BAND: f64 = 5.5;

/// The same for one room with the same meals, from different sellers and on different conditions.
const WIDEST_BAND_OF_ROOM: f64 = 1.45;

/// Hotels of one kind that a mean is worth something of.
const ENOUGH: usize = 12;

fn any_stay(trial: &mut Trial) -> StayDates {
    let nights = *trial.random.pick(&[1, 2, 4, 7, 30]);
    StayDates::of_nights(today().plus_days(trial.random.within(1, 330) as i32).unwrap(), nights).unwrap()
}

fn stars_of(hotel: &HotelResult) -> usize {
    hotel.facts.star_rating.unwrap().max(0.0) as usize
}

/// B4 to B8: the hotels of any town for any stay.
pub async fn of_one_town(trial: &mut Trial) {
    let city = any_town(trial);
    let stay = any_stay(trial);
    let query = with(query(city, Some(stay)), MultipleHotelOption::MultipleHotelsAllRates).with_page_size(60);
    let hotels = answered(trial, query).await;
    for hotel in &hotels {
        let (stars, nights) = (stars_of(hotel), f64::from(stay.nights()));
        let Some(night) = lowest(hotel).map(|total| total / nights) else { continue };
        let says = |rule: &str| format!("{rule} for {stars} stars: {:?} in {}", hotel.facts.name, told(city));
        let rule = if stars == 5 { "B4" } else { "B5" };
        trial.findings.ensure(rule, night >= LEAST[stars], || (night, says("at the least")));
        trial.findings.ensure("B6", night <= MOST[stars], || (night, says("at the most")));
        band(trial, hotel);
    }
    more_stars_cost_more(trial, city, &hotels);
}

/// B7: the rates of a hotel lie within a band of each other.
fn band(trial: &mut Trial, hotel: &HotelResult) {
    let total = |rate: &wayfare_models::hotels::HotelRate| -> f64 {
        rate.total_rate.unwrap().to_string().parse().unwrap()
    };
    let spread = |totals: &[f64]| {
        totals.iter().copied().fold(0.0, f64::max) / totals.iter().copied().fold(f64::INFINITY, f64::min)
    };
    let all: Vec<f64> = hotel.rates.iter().map(total).collect();
    if all.is_empty() {
        return;
    }
    trial
        .findings
        .ensure("B7", spread(&all) <= WIDEST_BAND, || (spread(&all), format!("at most {WIDEST_BAND}")));
    let mut by_room: HashMap<_, Vec<f64>> = HashMap::new();
    for rate in hotel.rates.iter().filter(|rate| rate.is_bundled_rate != Some(true)) {
        let room =
            (rate.room_name.as_deref().unwrap_or_default().to_owned(), format!("{:?}", rate.inclusions));
        by_room.entry(room).or_default().push(total(rate));
    }
    for (room, totals) in by_room {
        let spread = spread(&totals);
        trial.findings.ensure("B7", spread <= WIDEST_BAND_OF_ROOM, || {
            (spread, format!("at most {WIDEST_BAND_OF_ROOM} for {room:?} of {:?}", hotel.facts.name))
        });
    }
}

/// B8: more stars cost more in the same town, in the mean.
fn more_stars_cost_more(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    let means: Vec<_> = (1..=5)
        .filter_map(|stars| {
            // Hotels alone: a house for nine costs more than a room, with any stars.
            let of = || hotels.iter().filter(|it| it.property_type == Some(0) && stars_of(it) == stars);
            let prices = || of().filter_map(lowest);
            (prices().count() >= ENOUGH).then(|| (stars, mean(prices())))
        })
        .collect();
    for pair in means.windows(2) {
        let [(few, less), (many, more)] = [pair[0], pair[1]];
        trial.findings.ensure("B8", more > less * 1.1, || {
            (more / less, format!("{many} stars by {few} in {}", told(city)))
        });
    }
}

/// A town and its country.
type Town = (&'static str, &'static str);

/// A dear town and a cheap one.
const LEVELS: [(Town, Town); 16] = [
    (("Zürich", "CH"), ("Hanoi", "VN")),
    (("New York City", "US"), ("Dallas", "US")),
    (("New York City", "US"), ("Mexico City", "MX")),
    (("London", "GB"), ("Kraków", "PL")),
    (("London", "GB"), ("Birmingham", "GB")),
    (("Paris", "FR"), ("Sofia", "BG")),
    (("Paris", "FR"), ("Limoges", "FR")),
    (("Singapore", "SG"), ("Manila", "PH")),
    (("Tokyo", "JP"), ("Delhi", "IN")),
    (("Sydney", "AU"), ("Jakarta", "ID")),
    (("Oslo", "NO"), ("Bucharest", "RO")),
    (("Venice", "IT"), ("Foggia", "IT")),
    (("Honolulu", "US"), ("Memphis", "US")),
    (("Geneva", "CH"), ("Cairo", "EG")),
    (("Reykjavík", "IS"), ("Lisbon", "PT")),
    (("Hamilton", "BM"), ("Santo Domingo", "DO")),
];

/// B9: towns have their price levels, for the same stars.
pub async fn of_two_towns(trial: &mut Trial) {
    let &((dear, in_dear), (cheap, in_cheap)) = trial.random.pick(&LEVELS);
    let (Some(dear), Some(cheap)) = (known(trial, dear, in_dear), known(trial, cheap, in_cheap)) else {
        return;
    };
    // Spring and autumn are no season of either. Of three weeks, that in the middle counts: a fair may fill a cheap town.
    let mut ratios: [Vec<f64>; 2] = Default::default();
    for _ in 0..3 {
        let month = *trial.random.pick(&[5, 10]);
        let stay = nights_in(trial, month, 2);
        let (dear, cheap) = (found(trial, dear, Some(stay)).await, found(trial, cheap, Some(stay)).await);
        for (stars, ratios) in (3..).zip(&mut ratios) {
            let price = |hotels: &[HotelResult]| {
                let of: Vec<_> =
                    hotels.iter().filter(|it| stars_of(it) == stars).filter_map(lowest).collect();
                (of.len() >= 4).then(|| mean(of.into_iter()))
            };
            ratios.extend(price(&dear).zip(price(&cheap)).map(|(more, less)| more / less));
        }
    }
    for (stars, mut ratios) in (3..).zip(ratios) {
        ratios.sort_by(f64::total_cmp);
        let Some(&middle) = ratios.get(ratios.len() / 2) else { continue };
        trial.findings.ensure("B9", middle > 1.2, || {
            (middle, format!("{stars} stars, 1.2 times: {} by {}", told(dear), told(cheap)))
        });
    }
}

/// B10: the price is the same in each currency, and never next to nothing.
pub async fn in_another_currency(trial: &mut Trial) {
    let city = any_town(trial);
    let stay = any_stay(trial);
    let currency = trial.random.pick(Currency::all());
    let in_dollars = query(city, Some(stay)).with_page_size(30);
    let mut in_other = in_dollars.clone();
    in_other.stay.currency_code = Some(currency.code().parse().unwrap());
    let (dollars, others) = (answered(trial, in_dollars).await, answered(trial, in_other).await);
    let by_id: HashMap<_, _> = others.iter().map(|hotel| (hotel.id, lowest(hotel))).collect();
    // What a dollar is, by the dearest hotel, where rounding says least.
    let ratio = |hotel: &HotelResult| Some(by_id.get(&hotel.id).copied().flatten()? / lowest(hotel)?);
    let dearest = dollars.iter().max_by(|one, other| lowest(one).partial_cmp(&lowest(other)).unwrap());
    let Some(rate) = dearest.and_then(ratio) else { return };
    for hotel in &dollars {
        let (Some(found), Some(usd)) = (by_id.get(&hotel.id).copied().flatten(), lowest(hotel)) else {
            continue;
        };
        let away = (found / (usd * rate) - 1.0).abs();
        trial.findings.ensure("B10", away < 0.03 && found > 0.0, || {
            (found, format!("about {} {}, which is {usd} US dollars", usd * rate, currency.code()))
        });
    }
}

/// B11: more nights and more rooms cost more.
pub async fn for_more(trial: &mut Trial) {
    let city = any_town(trial);
    let start = any_stay(trial).checkin();
    let one = query(city, Some(StayDates::of_nights(start, 1).unwrap())).with_page_size(60);
    let two_nights = query(city, Some(StayDates::of_nights(start, 2).unwrap())).with_page_size(60);
    let mut two_rooms = one.clone();
    two_rooms.stay.rooms = Some(party(&[2, 2]));
    let plain = answered(trial, one).await;
    let by_id: HashMap<_, _> = plain.iter().map(|hotel| (hotel.id, lowest(hotel))).collect();
    for (what, more) in [("two nights", two_nights), ("two rooms", two_rooms)] {
        let more = answered(trial, more).await;
        let ratios =
            more.iter().filter_map(|hotel| Some(lowest(hotel)? / by_id.get(&hotel.id).copied().flatten()?));
        // In one hotel the cheapest room may be sold out for the shorter stay alone.
        let count = ratios.clone().count();
        if count >= ENOUGH {
            let mean = mean(ratios);
            trial.findings.ensure("B11", (1.3..3.2).contains(&mean), || {
                (mean, format!("about twice as much for {what} in {}", told(city)))
            });
        }
    }
}
