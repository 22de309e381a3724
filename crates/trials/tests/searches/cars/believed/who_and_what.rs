//! Who hires out what where.

use super::{Rate, found, some_day};
use crate::harness::Trial;
use crate::places::{airport, is_in};

/// Brands and all countries in which they are.
const BRANDS: [(&str, &str); 16] = [
    ("movida", "BR"),
    ("unidas", "BR"),
    ("localiza", "BR AR BO CL CO CR EC MX PA PE PY UY"),
    ("toyota-rent-a-car", "JP"),
    ("nippon-rent-a-car", "JP"),
    ("nissan-rent-a-car", "JP"),
    ("orix-rent-a-car", "JP"),
    ("lotte-rent-a-car", "KR"),
    ("sk-rent-a-car", "KR"),
    ("jucy", "AU NZ"),
    ("apex", "NZ"),
    ("buchbinder", "DE AT"),
    ("cicar", "ES"),
    ("arnold-clark-car-van-rental", "GB"),
    ("car-inc", "CN"),
    ("ada", "FR BE LU MC RE GP MQ GF MA TN SN"),
];

/// Makes and models, and countries in which nobody would hire them.
const NOT_THERE: [(&str, &str); 19] = [
    ("Maruti", "US CA GB DE FR ES IT JP AU BR"),
    ("Mahindra", "US CA GB DE FR ES IT JP BR"),
    ("Tata ", "US CA GB DE FR ES IT JP AU BR"),
    ("Honda N-Box", "US CA GB DE FR IN KR CN AU BR"),
    ("Suzuki Wagon R", "US CA GB DE FR AU BR"),
    ("Renault", "US CA JP CN"),
    ("Peugeot", "US CA IN"),
    ("Opel", "US CA GB IN JP CN AU BR"),
    ("Vauxhall", "US CA DE FR ES IT IE JP AU"),
    ("Skoda", "US CA JP BR MX"),
    ("Seat ", "US CA JP IN CN BR"),
    ("Dacia", "US CA IN JP CN KR AU BR"),
    ("Fiat Panda", "US CA IN JP CN KR AU"),
    ("Chevrolet Tahoe", "GB DE FR ES IT IN JP CN AU"),
    ("Ford F-150", "GB DE FR ES IT IN JP CN"),
    ("Chevrolet Onix", "US CA GB DE IN JP AU"),
    ("Holden", "US GB DE IN JP"),
    ("Buick GL8", "US CA GB DE FR IN JP AU"),
    ("Toyota Aqua", "US CA GB DE FR IN AU"),
];

/// Where hardly anybody hires a car with a clutch, and where many do.
const AUTOMATIC: &str = "US CA JP KR AU NZ AE";
const BY_HAND: &str = "ES IT PT GR FR HR PL IN";

/// Where nobody of the world's brands is.
const NOBODY: &str = "KP SY CU IR SO SS ER YE";

pub async fn anywhere(trial: &mut Trial) {
    let airport = airport(&mut trial.random);
    let day = some_day(trial);
    let found: Vec<Rate> = found(trial, airport, day, 3).await;
    for it in &found {
        let findings = &mut trial.findings;
        let brand = BRANDS.iter().find(|(brand, _)| *brand == it.agency);
        let is_at_home = brand.is_none_or(|(_, countries)| is_in(countries, &it.country));
        findings.ensure("R10", is_at_home && !is_in(NOBODY, &it.country), || {
            (&it.agency, format!("nothing of it in {}", it.country))
        });
        let strange = NOT_THERE
            .iter()
            .find(|(model, countries)| it.model.starts_with(model) && is_in(countries, &it.country));
        findings.ensure("R10", strange.is_none(), || (&it.model, format!("no such car in {}", it.country)));
    }
    let here: Vec<&Rate> = found.iter().filter(|it| it.is_regular && it.country == airport.country).collect();
    if here.len() >= 40 {
        let by_hand = here.iter().filter(|it| !it.is_automatic).count() * 100 / here.len();
        let expected = match airport.country {
            country if is_in(AUTOMATIC, country) => 0..=5,
            country if is_in(BY_HAND, country) => 20..=95,
            _ => 0..=100,
        };
        trial.findings.within("R10", by_hand, expected);
    }
}
