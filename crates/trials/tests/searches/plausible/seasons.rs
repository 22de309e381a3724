//! Plausibility checks for seasons, festivals and weekends.

use wayfare_models::stay::StayDates;
use wayfare_places::City;

use super::{any_of, day_of, found, known, lowest_by_id, mean, median, nights_in};
use crate::harness::Trial;

/// Towns, each with a cheap and an expensive month.
const MONTHS: [(&str, u8, u8); 44] = [
    ("Dubai, AE", 8, 1),
    ("Abu Dhabi, AE", 7, 2),
    ("Doha, QA", 8, 2),
    ("Muscat, OM", 7, 1),
    ("Innsbruck, AT", 11, 2),
    ("Garmisch-Partenkirchen, DE", 11, 2),
    ("Zakopane, PL", 11, 2),
    ("Nice, FR", 1, 8),
    ("Palma, ES", 1, 8),
    ("Dubrovnik, HR", 2, 8),
    ("Antalya, TR", 1, 7),
    ("Rimini, IT", 2, 8),
    ("Albufeira, PT", 1, 8),
    ("Corfu, GR", 3, 8),
    ("Cancún, MX", 9, 2),
    ("Punta Cana, DO", 9, 2),
    ("Varadero, CU", 9, 2),
    ("Nassau, BS", 9, 2),
    ("Bridgetown, BB", 9, 2),
    ("Miami Beach, US", 9, 3),
    ("Phoenix, US", 7, 3),
    ("Honolulu, US", 9, 7),
    ("New York City, US", 1, 10),
    ("Chicago, US", 1, 7),
    ("Gold Coast, AU", 6, 1),
    ("Sydney, AU", 7, 1),
    ("Cape Town, ZA", 6, 1),
    ("Rio de Janeiro, BR", 8, 1),
    ("Florianópolis, BR", 8, 1),
    ("Mar del Plata, AR", 8, 1),
    ("San Carlos de Bariloche, AR", 11, 7),
    ("Phuket, TH", 9, 1),
    ("Ko Samui, TH", 10, 1),
    ("Kuta, ID", 2, 8),
    ("Ubud, ID", 2, 8),
    ("Male, MV", 6, 1),
    ("Hurghada, EG", 6, 10),
    ("Luxor, EG", 7, 12),
    ("Marrakesh, MA", 7, 4),
    ("Jaipur, IN", 6, 12),
    ("Kyoto, JP", 1, 11),
    ("Reykjavík, IS", 11, 7),
    ("Nairobi, KE", 5, 8),
    ("Edinburgh, GB", 1, 8),
];

/// Checks B1: a town is more expensive in its season.
pub async fn peak_months(trial: &mut Trial) {
    let &(town, cheap, expensive) = trial.random.pick(&MONTHS);
    let Some(city) = known(trial, town) else { return };
    let mut ratios = Vec::new();
    for _ in 0..3 {
        let (cheap, expensive) = (nights_in(trial, cheap, 2), nights_in(trial, expensive, 2));
        ratios.extend(ratio(trial, city, cheap, expensive).await);
    }
    trial.findings.ensure("B1", median(ratios.clone()) >= Some(1.08), || {
        (ratios, format!("month {expensive} costs at least 1.08 times as much as month {cheap}"))
    });
}

/// The month and day of a night.
type Night = (u8, u8);

/// Towns, each with the first nights of two stays: outside a festival, and during it.
const FESTIVALS: [(&str, Night, Night); 14] = [
    ("Sydney, AU", (12, 8), (12, 30)),
    ("Rio de Janeiro, BR", (1, 26), (2, 6)),
    ("Salvador, BR", (3, 9), (2, 6)),
    ("Rio de Janeiro, BR", (12, 8), (12, 30)),
    ("Innsbruck, AT", (12, 8), (12, 28)),
    ("Garmisch-Partenkirchen, DE", (12, 8), (12, 28)),
    ("Munich, DE", (11, 10), (9, 29)),
    ("Edinburgh, GB", (1, 19), (12, 30)),
    ("New York City, US", (1, 19), (12, 30)),
    ("Cologne, DE", (3, 2), (2, 6)),
    ("New Orleans, US", (3, 2), (2, 6)),
    ("Sevilla, ES", (2, 23), (3, 24)),
    ("Kyoto, JP", (2, 16), (4, 2)),
    ("Venice, IT", (1, 19), (2, 6)),
];

/// Checks B2: a town is more expensive during its festival.
pub async fn festivals(trial: &mut Trial) {
    let &(town, ordinary, festival) = trial.random.pick(&FESTIVALS);
    let Some(city) = known(trial, town) else { return };
    let [ordinary, festival] =
        [ordinary, festival].map(|(month, day)| StayDates::of_nights(day_of(month, day), 2).unwrap());
    let Some(ratio) = ratio(trial, city, ordinary, festival).await else { return };
    trial.findings.within("B2", ratio, 1.08..);
}

/// Business towns, with fewer guests on Saturdays.
const BUSINESS_TOWNS: &str = "Frankfurt am Main, DE|Brussels, BE|Zürich, CH|Birmingham, GB|Stuttgart, DE|Rotterdam, NL|Lyon, FR|\
    Dallas, US|Houston, US|São Paulo, BR|Shenzhen, CN|Johannesburg, ZA";

/// Leisure towns, which are full on Saturdays.
const LEISURE_TOWNS: &str = "Las Vegas, US|Brighton, GB|Blackpool, GB|Key West, US|Myrtle Beach, US|Zakopane, PL|Hua Hin, TH|\
    Garmisch-Partenkirchen, DE|Biarritz, FR";

/// Checks B3: business towns cost more on weekdays, and leisure towns cost more on weekends.
pub async fn weekends(trial: &mut Trial) {
    let is_business = trial.random.percent(60);
    let Some(city) = any_of(trial, if is_business { BUSINESS_TOWNS } else { LEISURE_TOWNS }) else { return };
    let month = trial.random.within(3, 6) as u8;
    let tuesday = nights_in(trial, month, 1).checkin();
    let mut ratios = Vec::new();
    for days in [0, 7, 14, 21, 28] {
        let night = |after| StayDates::of_nights(tuesday.plus_days(days + after).unwrap(), 1).unwrap();
        ratios.extend(ratio(trial, city, night(0), night(4)).await);
    }
    let Some(median) = median(ratios) else { return };
    trial.findings.within("B3", median, if is_business { 0.0..0.96 } else { 1.04..100.0 });
}

/// Returns the mean price of the second stay divided by that of the first, over the hotels that offer both.
async fn ratio(trial: &mut Trial, city: &City, first: StayDates, second: StayDates) -> Option<f64> {
    let before = lowest_by_id(&found(trial, city, Some(first)).await);
    let after = lowest_by_id(&found(trial, city, Some(second)).await);
    let both = || before.iter().filter_map(|(id, one)| Some((*one, *after.get(id)?)));
    let count = both().count();
    trial.findings.ensure("B0", count >= 5, || (count, "at least five hotels for both stays"));
    (count >= 5).then(|| mean(both().map(|(_, second)| second)) / mean(both().map(|(first, _)| first)))
}
