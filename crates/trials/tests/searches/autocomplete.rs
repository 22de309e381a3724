//! Autocomplete checks: terms of every kind, and records as input for searches.

use http::Method;
use wayfare_client::Session;
use wayfare_models::autocomplete::{
    AutocompleteQuery, CarAutocompleteResponse, FlightAutocompleteResponse, HotelAutocompleteResponse,
    HotelSearchPlace,
};
use wayfare_models::common::{PlaceId, PrimaryPlaceType};
use wayfare_models::hotels::{EntityKey, MultipleHotelOption, MultipleHotelQuery};
use wayfare_places::Places;
use wayfare_validation::limits::{AUTOCOMPLETE_RESULTS, SEARCH_TERM_CHARS};

use crate::faults;
use crate::harness::{Trial, Vertical};
use crate::places::CITIES;
use crate::random::Random;

pub struct Autocomplete;

impl Vertical for Autocomplete {
    const NAME: &'static str = "autocomplete";
    const SEARCHES: u64 = 2_500;
    const COVERS: &'static str = "flight places, car places, hotel places, hotels, metro areas, used in a search, no results, rejected";

    async fn search(trial: &mut Trial) {
        if trial.random.percent(5) {
            return invalid(trial).await;
        }
        let session = trial.caller.session();
        let term = term(&mut trial.random);
        let (query, findings) = (AutocompleteQuery::new(&*term), &mut trial.findings);
        match trial.random.below(4) {
            0 => {
                let Some(answer) = findings.answer(session.autocomplete().flights(&query).await) else {
                    return;
                };
                flights(trial, answer, &term);
            }
            1 => {
                let Some(answer) = findings.answer(session.autocomplete().cars(&query).await) else { return };
                cars(trial, answer);
            }
            _ => {
                let Some(answer) = findings.answer(session.autocomplete().hotels(&query).await) else {
                    return;
                };
                hotels(trial, &session, answer).await;
            }
        }
    }
}

/// Returns a place name or its beginning, a code, or arbitrary text.
pub fn term(random: &mut Random) -> String {
    let places = Places::embedded();
    let name = match random.below(100) {
        0..35 => random.pick(&CITIES[..2_000]).name,
        35..50 => random.pick(&CITIES).name,
        50..60 => random.pick(places.airports()).name,
        60..70 => random.pick(places.airports()).code,
        70..76 => random.pick(places.metros()).name,
        76..80 => random.pick(places.metros()).code,
        80..88 => random.pick(places.regions()).name,
        88..92 => random.pick(places.countries()).name,
        _ => return arbitrary_text(random),
    };
    let chars = name.chars().count();
    let kept = if random.percent(50) { chars } else { 1 + random.below(chars) };
    let name: String = name.chars().take(kept).collect();
    if random.percent(40) { name.to_lowercase() } else { name }
}

fn arbitrary_text(random: &mut Random) -> String {
    let letters: Vec<char> = "aeiounrstl zxq,.-'/%&+éß東京☂0123".chars().collect();
    let longest = if random.percent(90) { 12 } else { SEARCH_TERM_CHARS };
    let count = 1 + random.below(longest);
    (0..count).map(|_| *random.pick(&letters)).collect()
}

fn flights(trial: &mut Trial, answer: FlightAutocompleteResponse, term: &str) {
    check_list(trial, answer.results.iter().map(|place| place.place_id), "flight places");
    let places = Places::embedded();
    for place in &answer.results {
        let findings = &mut trial.findings;
        let is_metro = place.is_metro == Some(true);
        let is_city = place.primary_place_type == Some(PrimaryPlaceType::City);
        findings.ensure("A2", !is_metro || is_city, || (place, "a metro area whose primary type is city"));
        let code = place.iata_code.as_ref().map(|code| code.as_str());
        let is_airport = place.primary_place_type == Some(PrimaryPlaceType::Airport);
        findings.same("A2", code.is_some(), is_airport || is_metro);
        let is_known = code.is_none_or(|code| match is_metro {
            true => places.metro(code).is_some() && places.airport(code).is_none(),
            false => places.airport(code).is_some(),
        });
        findings.ensure("A2", is_known, || (place, "a code that flight searches accept for this place"));
        trial.count_if(is_metro, "metro areas");
    }
    // A traveller who types a code means the airport with that code.
    let typed = places.airport(term).filter(|airport| airport.code == term);
    let first = answer.results.first().and_then(|place| place.iata_code.as_ref()).map(|code| code.as_str());
    let is_first = typed.is_none_or(|airport| first == Some(airport.code));
    trial.findings.ensure("A3", is_first, || (first, term));
}

fn cars(trial: &mut Trial, answer: CarAutocompleteResponse) {
    check_list(trial, answer.results.iter().map(|place| place.place_id), "car places");
    for place in &answer.results {
        let is_airport = place.primary_place_type == Some(PrimaryPlaceType::Airport);
        trial.findings.same("A2", place.iata_code.is_some(), is_airport);
    }
}

async fn hotels(trial: &mut Trial, session: &Session, answer: HotelAutocompleteResponse) {
    check_list(trial, answer.results.iter().map(|place| place.place_id), "hotel places");
    for place in &answer.results {
        hotel_place(trial, place);
    }
    if !answer.results.is_empty() && trial.random.percent(15) {
        let place = trial.random.pick(&answer.results);
        check_entity_key(trial, session, place).await;
    }
}

fn hotel_place(trial: &mut Trial, place: &HotelSearchPlace) {
    let findings = &mut trial.findings;
    let is_hotel = place.primary_place_type == Some(PrimaryPlaceType::Hotel);
    findings.same("A2", (place.hotel_name.is_some(), place.hotel_id.is_some()), (is_hotel, is_hotel));
    let key = match place.hotel_id {
        Some(id) => format!("khotel:{id}"),
        None => format!("kplace:{}", place.place_id.unwrap()),
    };
    findings.same("A4", place.entity_key.as_str(), key.as_str());
    findings.succeed("A4", place.entity_key.as_str().parse::<EntityKey>());
    let full_name = place.full_name.as_deref().unwrap_or_default();
    let missing = place.places.iter().filter(|within| !full_name.contains(within.as_str()));
    findings.none("A2", missing, "place missing from the full name");
    let name = place.name.as_deref().unwrap();
    findings.ensure("A2", full_name.starts_with(name), || (&full_name, format!("{name} at the start")));
    trial.count_if(is_hotel, "hotels");
}

/// Checks A1: at most six places, without duplicates.
fn check_list(trial: &mut Trial, ids: impl Iterator<Item = Option<PlaceId>>, kind: &'static str) {
    let ids: Vec<PlaceId> = ids.map(Option::unwrap).collect();
    trial.findings.within("A1", ids.len(), ..=AUTOCOMPLETE_RESULTS);
    trial.count(if ids.is_empty() { "no results" } else { kind });
    trial.findings.each_once("A1", ids);
}

/// Checks A4: a hotel search accepts the entity key and resolves it to the same place.
async fn check_entity_key(trial: &mut Trial, session: &Session, place: &HotelSearchPlace) {
    let Some(key) = trial.findings.succeed("A4", place.entity_key.as_str().parse::<EntityKey>()) else {
        return;
    };
    let query =
        MultipleHotelQuery::new(key).with_summary_only(true).with_options([MultipleHotelOption::Destination]);
    let Some(found) = trial.findings.answer(session.hotels().multiple(&query).await) else { return };
    let destination = found.destination.as_ref();
    let is_it = destination.is_some_and(|it| it.key.as_ref() == Some(&place.entity_key));
    trial.findings.ensure("A4", is_it, || (destination, format!("the destination {}", place.entity_key)));
    trial.count("used in a search");
}

async fn invalid(trial: &mut Trial) {
    let long = format!("searchTerm={}", "a".repeat(SEARCH_TERM_CHARS + 1));
    let faults = [
        ("", "searchTerm"),
        ("searchTerm=", "searchTerm"),
        (long.as_str(), "searchTerm"),
        ("searchTerm=a&searchTerm=b", "searchTerm"),
        ("searchTerm=%ff", "searchTerm"),
        ("searchTerm=a&limit=3", "limit"),
    ];
    let (query, at) = *trial.random.pick(&faults);
    let vertical = trial.random.pick(&["flights", "cars", "hotels"]);
    let path = format!("/api/affiliate/autocomplete/v1/{vertical}");
    faults::check_rejected(trial, (Method::GET, &path, query, String::new()), at, None).await;
}
