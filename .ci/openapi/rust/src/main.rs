//! Searches for flights with the Rust client that openapi-generator generates. The generated crate compiles with all
//! operations; the Python program calls most of the others.
//!
//! `wayfare-api-search BASE_URL KEY`. The search must return results, and a call without a key must be rejected.

use std::time::Duration;

use chrono::{Days, NaiveDate, Utc};
use wayfare_api::apis::autocomplete_api::*;
use wayfare_api::apis::configuration::{ApiKey, Configuration};
use wayfare_api::apis::flights_api::*;
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
    flights(&service).await?;
    rejected(Configuration { api_key: None, ..service }).await
}

fn in_days(days: u64) -> NaiveDate {
    Utc::now().date_naive() + Days::new(days)
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(200)).await;
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
