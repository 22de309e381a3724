//! Searches that are recorded against the service, and played back without it.

use std::time::Duration;

use wayfare_client::poll::{Ending, Outcome};
use wayfare_client::testing::{FakeClock, Recorder, Recording, Replay};
use wayfare_client::{Client, EndUser, Error, SERVICE, Session, Transport};
use wayfare_models::cars::{CarSearchPlace, CarSearchResponse, CarSearchStart};
use wayfare_models::flights::{FlightLocation, FlightSearchResponse, FlightSearchStart};
use wayfare_models::rental::Moment;

use crate::stage::{Caller, HOST, KEY, Pace, backoff, stage, today};

const TRACK_ID: &str = "0123456789abcdef";
const ADDRESS: &str = "203.0.113.77";
const BROWSER: &str = "Browser/7 (of one user)";

fn session(transport: impl Transport, clock: Option<&FakeClock>) -> Session {
    let client = Client::builder(&format!("http://{HOST}")).key(KEY).transport(transport);
    let client = match clock {
        Some(clock) => client.clock(clock.clone()),
        None => client,
    };
    client.build().unwrap().session_for(EndUser {
        track_id: Some(TRACK_ID.to_owned()),
        ip: Some(ADDRESS.parse().unwrap()),
        user_agent: Some(BROWSER.to_owned()),
    })
}

async fn flights(session: &Session) -> Result<Outcome<FlightSearchResponse>, Error> {
    let place = |code| FlightLocation::airport(code).unwrap();
    let start = FlightSearchStart::one_way(place("BOS"), place("LHR"), today().plus_days(30).unwrap());
    session.flights().search(start).backoff(backoff()).finish().await
}

async fn cars(session: &Session) -> Result<Outcome<CarSearchResponse>, Error> {
    let moment = |days| Moment::new(today().plus_days(days).unwrap(), 10, 0).unwrap();
    let place = CarSearchPlace::at_airport("BOS".parse().unwrap());
    let start = CarSearchStart::between(place, moment(30), moment(33));
    session.cars().search(start).backoff(backoff()).finish().await
}

/// A recording without what is secret or differs from run to run.
fn clean(recording: &Recording, secrets: &[&str]) {
    let text = recording.to_string();
    for secret in secrets.iter().chain(&[TRACK_ID, ADDRESS, BROWSER]) {
        assert!(!text.contains(secret), "{secret} is in the recording");
    }
    for line in text.lines().filter(|line| line.contains("apiKey=") || line.contains("a-key")) {
        assert!(line.contains("apiKey=KEY-1"), "{line}");
    }
    assert!(text.contains("SEARCH-1") && text.contains("SESSION-1") && text.contains("ADDRESS-1"));
}

#[test]
fn a_search_for_flights_is_the_same_from_its_recording() {
    let recorder = Recorder::new(Caller::new(Pace::Phases, KEY), &SERVICE);
    let live = stage().runtime.block_on(flights(&session(recorder.clone(), None))).unwrap();
    let recording: Recording = recorder.recording().to_string().parse().unwrap();
    let id = live.response().unwrap().search_id.as_ref().unwrap().to_string();
    clean(&recording, &[&id]);

    let (clock, replay) = (FakeClock::new(), Replay::new(recording, &SERVICE).in_order());
    let played = clock.block_on(flights(&session(replay.clone(), Some(&clock)))).unwrap();
    assert_eq!(replay.left(), 0);
    assert_eq!((played.ending, played.polls, played.attempts), (live.ending, live.polls, live.attempts));
    assert_eq!(played.ending, Ending::Complete);
    assert!(played.elapsed < Duration::from_secs(60));
    let (live, played) = (live.response().unwrap(), played.response().unwrap());
    assert!(!live.results.is_empty());
    let told = |response: &FlightSearchResponse| -> Vec<_> {
        let itineraries = response.itineraries();
        itineraries.map(|it| (it.departure(), it.arrival(), it.options().len(), it.is_complete())).collect()
    };
    assert_eq!(told(played), told(live));
    let prices = |response: &FlightSearchResponse| -> Vec<_> {
        let cheapest = response.itineraries().map(|itinerary| itinerary.cheapest()?.price());
        cheapest.map(|price| price.map(|price| price.to_string())).collect()
    };
    assert_eq!(prices(played), prices(live));
    assert_eq!(played.total_count, live.total_count);
}

#[test]
fn two_searches_at_once_are_told_apart_in_one_recording() {
    let recorder = Recorder::new(Caller::new(Pace::Phases, KEY), &SERVICE);
    let session_of = session(recorder.clone(), None);
    let (live_flights, live_cars) =
        stage().runtime.block_on(async { tokio::join!(flights(&session_of), cars(&session_of)) });
    let (live_flights, live_cars) = (live_flights.unwrap(), live_cars.unwrap());
    let recording = recorder.recording();
    assert!(recording.to_string().contains("SEARCH-2"));

    // One after the other: each request finds its own answer.
    let (clock, replay) = (FakeClock::new(), Replay::new(recording, &SERVICE));
    let session = session(replay.clone(), Some(&clock));
    let cars = clock.block_on(cars(&session)).unwrap();
    let flights = clock.block_on(flights(&session)).unwrap();
    assert_eq!(replay.left(), 0);
    assert_eq!(cars.response().unwrap().results.len(), live_cars.response().unwrap().results.len());
    assert_eq!(flights.response().unwrap().results.len(), live_flights.response().unwrap().results.len());
    assert_eq!((cars.ending, flights.ending), (live_cars.ending, live_flights.ending));
}

#[test]
fn another_search_than_the_recorded_one_is_told_to_be_another() {
    let recorder = Recorder::new(Caller::new(Pace::AtOnce, KEY), &SERVICE);
    stage().runtime.block_on(flights(&session(recorder.clone(), None))).unwrap();
    let (clock, replay) = (FakeClock::new(), Replay::new(recorder.recording(), &SERVICE));
    let error = clock.block_on(cars(&session(replay, Some(&clock)))).unwrap_err();
    let told = format!("{error:?}");
    assert!(
        told.contains("the request is not one that was recorded") && told.contains("path: found"),
        "{told}"
    );
}
