//! Searches a running service with the Rust client that openapi-generator generates.
//!
//! `wayfare-api-search BASE_URL KEY`. Each search must return results. The program prints one line per search.

use std::time::Duration;

use chrono::{Days, NaiveDate, Utc};
use wayfare_api::apis::autocomplete_api::*;
use wayfare_api::apis::cars_api::*;
use wayfare_api::apis::configuration::{ApiKey, Configuration};
use wayfare_api::apis::flights_api::*;
use wayfare_api::apis::hotels_api::*;
use wayfare_api::models::*;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

const USER: &str = "a-visit";

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let mut argument = || arguments.next().ok_or("usage: wayfare-api-search BASE_URL KEY");
    let base_path = argument()?;
    let api_key = Some(ApiKey { prefix: None, key: argument()? });
    let service = Configuration { base_path, api_key, ..Configuration::new() };
    let boston = places(&service).await?;
    flights(&service).await?;
    hotels(&service, &boston).await?;
    cars(&service).await?;
    feed(&service).await?;
    rejected(Configuration { api_key: None, ..service }).await
}

fn in_days(days: u64) -> NaiveDate {
    Utc::now().date_naive() + Days::new(days)
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(200)).await;
}

/// Returns the entity key of a city, for hotel searches.
async fn places(service: &Configuration) -> Outcome<String> {
    let params = AutocompleteHotelsParams {
        search_term: "boston".to_owned(),
        language_code: None,
        x_original_client_ip: None,
        user_agent: None,
    };
    let found = autocomplete_hotels(service, params).await?.results;
    let city = found.into_iter().find(|place| place.primary_place_type == "city").ok_or("no city")?;
    println!("places: {} is {}", city.full_name, city.entity_key);
    Ok(city.entity_key)
}

fn flights_poll_params(body: FlightSearchRequest, cluster: Option<String>) -> FlightsPollParams {
    FlightsPollParams {
        flight_search_request: body,
        cluster,
        user_track_id: Some(USER.to_owned()),
        x_original_client_ip: None,
        user_agent: None,
    }
}

async fn flights(service: &Configuration) -> Outcome<()> {
    let boston = FlightLocation::FlightLocationAirports(Box::new(FlightLocationAirports {
        airports: vec!["BOS".to_owned()],
        ..Default::default()
    }));
    let london = FlightLocation::FlightLocationNearbyAirports(Box::new(FlightLocationNearbyAirports {
        airport: "LHR".to_owned(),
        ..Default::default()
    }));
    let legs = vec![
        FlightSearchLeg::new(boston.clone(), london.clone(), in_days(45)),
        FlightSearchLeg::new(london, boston, in_days(52)),
    ];
    let start = FlightSearchStart::new("economy".to_owned(), vec!["ADT".to_owned(), "CHD".to_owned()], legs);
    let shown = FlightResultParameters { page_size: Some(5), ..FlightResultParameters::new() };
    let body = FlightSearchRequest {
        search_start_parameters: Some(Box::new(start)),
        result_parameters: Some(Box::new(shown)),
        ..FlightSearchRequest::new()
    };
    let mut answer = flights_poll(service, flights_poll_params(body, None)).await?;
    let mut calls = 1;
    while answer.status != "complete" {
        pause().await;
        let body = FlightSearchRequest { search_id: Some(answer.search_id), ..FlightSearchRequest::new() };
        answer = flights_poll(service, flights_poll_params(body, answer.cluster)).await?;
        calls += 1;
    }
    assert_eq!(answer.results.len(), 5);
    let first = &answer.results[0];
    let option = &first.booking_options.as_deref().unwrap_or_default()[0];
    let leg = &answer.legs.as_ref().unwrap()[&first.legs.as_ref().unwrap()[0].id];
    let price =
        option.display_price.as_ref().map_or("an unknown price", |price| price.display_price.as_str());
    println!(
        "flights: {} results after {calls} calls; the first takes {} minutes and costs {price}",
        answer.total_count.unwrap_or_default(),
        leg.duration.unwrap_or_default()
    );
    let params = FlightsDetailsParams {
        flight_details_request: FlightDetailsRequest::new(answer.search_id.clone(), first.id.clone()),
        cluster: answer.cluster.clone(),
        user_track_id: Some(USER.to_owned()),
        x_original_client_ip: None,
        user_agent: None,
    };
    let details = flights_details(service, params).await?;
    assert_eq!(details.results[0].id, first.id);
    Ok(())
}

async fn hotels(service: &Configuration, destination: &str) -> Outcome<()> {
    let params = || HotelsMultipleParams {
        destination: destination.to_owned(),
        user_track_id: USER.to_owned(),
        sort_field: Some("minRate".to_owned()),
        star_rating: Some("3|4".to_owned()),
        page_size: Some(5),
        checkin: Some(in_days(45)),
        checkout: Some(in_days(48)),
        rooms: Some("2:4,6|1".to_owned()),
        currency_code: Some("EUR".to_owned()),
        response_options: Some(["filter", "destination", "topRates"].map(str::to_owned).to_vec()),
        min_price: None,
        max_price: None,
        hotel_rating: None,
        hotel_rating_exclude_self_rated: None,
        property_types: None,
        features: None,
        features_filter_mode: None,
        themes: None,
        chains: None,
        guest_ratings: None,
        deals: None,
        hotel_name: None,
        sort_direction: None,
        page_index: None,
        preferred_hotels: None,
        only_if_complete: None,
        search_timeout: None,
        language_code: None,
        include_taxes_in_total: None,
        include_local_taxes_in_total: None,
        summary_only: None,
        x_original_client_ip: None,
        user_agent: None,
    };
    let mut page = hotels_multiple(service, params()).await?;
    while !page.is_complete {
        pause().await;
        page = hotels_multiple(service, params()).await?;
    }
    let results = page.results.as_deref().unwrap_or_default();
    assert_eq!(results.len(), 5);
    let cheapest = &results[0];
    let place = page.destination.as_ref().map_or("an unnamed place", |destination| destination.name.as_str());
    println!(
        "hotels: {} in {place}; the cheapest is {} at {} EUR",
        page.total_results,
        cheapest.name,
        cheapest.lowest_rate.unwrap_or_default()
    );

    let basic = HotelsBasicParams {
        destination: destination.to_owned(),
        user_track_id: USER.to_owned(),
        page_size: Some(3),
        star_rating: None,
        min_price: None,
        max_price: None,
        hotel_rating: None,
        hotel_rating_exclude_self_rated: None,
        property_types: None,
        features: None,
        themes: None,
        chains: None,
        guest_ratings: None,
        deals: None,
        hotel_name: None,
        sort_field: None,
        sort_direction: None,
        page_index: None,
        // The generated code joins pipe-delimited lists with commas, so only a single id can be sent.
        preferred_hotels: Some(vec![cheapest.id]),
        only_if_complete: None,
        search_timeout: None,
        checkin: None,
        checkout: None,
        rooms: None,
        language_code: None,
        currency_code: None,
        include_taxes_in_total: None,
        include_local_taxes_in_total: None,
        x_original_client_ip: None,
        user_agent: None,
    };
    let basic = hotels_basic(service, basic).await?;
    assert_eq!(basic.results.as_deref().unwrap_or_default()[0].id, cheapest.id);

    let params = HotelsSingleParams {
        hotel: format!("khotel:{}", cheapest.id),
        user_track_id: USER.to_owned(),
        response_options: Some(["reviews", "images"].map(str::to_owned).to_vec()),
        only_if_complete: None,
        search_timeout: None,
        checkin: None,
        checkout: None,
        rooms: None,
        language_code: None,
        currency_code: None,
        include_taxes_in_total: None,
        include_local_taxes_in_total: None,
        x_original_client_ip: None,
        user_agent: None,
    };
    let one = hotels_single(service, params).await?;
    println!("hotel: {:?} has {:?} reviews", one.name, one.reviews.map(|reviews| reviews.number_of_reviews));
    Ok(())
}

fn cars_poll_params(body: CarSearchRequest, cluster: Option<String>) -> CarsPollParams {
    CarsPollParams {
        car_search_request: body,
        cluster,
        user_track_id: Some(USER.to_owned()),
        x_original_client_ip: None,
        user_agent: None,
    }
}

async fn cars(service: &Configuration) -> Outcome<()> {
    let airport = CarSearchPlaceAirport { value: "BOS".to_owned(), ..Default::default() };
    let place = CarSearchPlace::CarSearchPlaceAirport(Box::new(airport));
    let pickup = CarPickup { hour: Some(10), ..CarPickup::new(in_days(45), place) };
    let dropoff = CarDropoff { hour: Some(9), ..CarDropoff::new(in_days(48)) };
    let start = Some(Box::new(CarSearchStart::new(pickup, dropoff)));
    let body = CarSearchRequest { search_start_parameters: start, ..CarSearchRequest::new() };
    let mut answer = cars_poll(service, cars_poll_params(body, None)).await?;
    let mut calls = 1;
    while answer.status != "complete" {
        pause().await;
        // The id is optional and nullable, which the generator turns into two nested options.
        let body = CarSearchRequest { search_id: Some(Some(answer.search_id)), ..CarSearchRequest::new() };
        answer = cars_poll(service, cars_poll_params(body, Some(answer.cluster))).await?;
        calls += 1;
    }
    let results = &answer.results;
    let options = results.iter().flat_map(|result| &result.booking_options);
    let fees = options.filter_map(|option| option.fees.as_ref()).flatten().count();
    assert!(fees > 0);
    println!("cars: {} after {calls} calls, with {fees} fees", results.len());
    Ok(())
}

/// Reads a feed with a hand-written request, because the generator supports only complete JSON bodies. The records
/// decode into generated models.
async fn feed(service: &Configuration) -> Outcome<()> {
    let key = service.api_key.as_ref().map(|key| key.key.as_str()).unwrap_or_default();
    let url = format!("{}/api/4.0/hotelfeed?pageSize=3&apiKey={key}", service.base_path);
    let text = service.client.get(url).send().await?.error_for_status()?.text().await?;
    let hotels: Vec<HotelFeedRecord> = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    assert_eq!(hotels.len(), 3);
    println!("feed: {:?}", hotels.iter().map(|hotel| hotel.hotel_name.as_str()).collect::<Vec<_>>());
    Ok(())
}

async fn rejected(service: Configuration) -> Outcome<()> {
    let params = AutocompleteFlightsParams {
        search_term: "boston".to_owned(),
        language_code: None,
        x_original_client_ip: None,
        user_agent: None,
    };
    match autocomplete_flights(&service, params).await {
        Err(wayfare_api::apis::Error::ResponseError(response)) => {
            println!("rejected: {}, {:?}", response.status, response.entity);
            Ok(())
        }
        other => Err(format!("a call without a key succeeded: {other:?}").into()),
    }
}
