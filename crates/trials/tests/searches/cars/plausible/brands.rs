//! Plausibility checks for the brands and cars of each country.

use super::{Rate, found, some_day};
use crate::harness::Trial;
use crate::places::{airport, is_in};

/// Brands, with all countries in which they operate.
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

/// Makes and models, with countries in which no agency rents them out.
const ABSENT_MODELS: [(&str, &str); 19] = [
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

/// Countries in which nearly all rental cars are automatic, and countries in which many are manual.
const AUTOMATIC: &str = "US CA JP KR AU NZ AE";
const MANUAL: &str = "ES IT PT GR FR HR PL IN";

/// Countries without international brands.
const WITHOUT_BRANDS: &str = "KP SY CU IR SO SS ER YE";

pub async fn brands_and_models(trial: &mut Trial) {
    let airport = airport(&mut trial.random);
    let day = some_day(trial);
    let found: Vec<Rate> = found(trial, airport, day, 3).await;
    for it in &found {
        let findings = &mut trial.findings;
        let brand = BRANDS.iter().find(|(brand, _)| *brand == it.agency);
        let is_at_home = brand.is_none_or(|(_, countries)| is_in(countries, &it.country));
        findings.ensure("R10", is_at_home && !is_in(WITHOUT_BRANDS, &it.country), || {
            (&it.agency, format!("no such brand in {}", it.country))
        });
        let strange = ABSENT_MODELS
            .iter()
            .find(|(model, countries)| it.model.starts_with(model) && is_in(countries, &it.country));
        findings.ensure("R10", strange.is_none(), || (&it.model, format!("no such car in {}", it.country)));
    }
    let here: Vec<&Rate> = found.iter().filter(|it| it.is_regular && it.country == airport.country).collect();
    if here.len() >= 40 {
        let manual = here.iter().filter(|it| !it.is_automatic).count() * 100 / here.len();
        let expected = match airport.country {
            country if is_in(AUTOMATIC, country) => 0..=5,
            country if is_in(MANUAL, country) => 20..=95,
            _ => 0..=100,
        };
        trial.findings.within("R10", manual, expected);
    }
}
