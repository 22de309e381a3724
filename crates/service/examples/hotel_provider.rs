//! A custom provider of hotel rooms in addition to the embedded providers. The provider sells rooms in the most popular
//! hotels of every destination at a fixed price.
//!
//! ```console
//! $ cargo run -p wayfare-service --example hotel_provider
//! 440 hotels with rooms
//! NH Collection Nice: Double room with breakfast, 78 USD at Harbour Rooms
//! NH Collection Nice: Standard Double Room, 247.94 USD at Wakefield Rooms
//! Six Senses Nice: Double room with breakfast, 78 USD at Harbour Rooms
//! Six Senses Nice: Deluxe Room, 1070.43 USD at Staylark
//! Radisson Blu Nice Centre: Double room with breakfast, 78 USD at Harbour Rooms
//! Radisson Blu Nice Centre: Deluxe Room, 590.6 USD at Bedlantern
//! ```

mod common;

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use common::{NewYear, Result, call};
use wayfare_inventory::hotels::HotelInventory;
use wayfare_models::hotels::{InclusionType, MultipleHotelSearchResponse};
use wayfare_models::{Text, decode};
use wayfare_service::hotels::{
    HotelCharges, HotelOffer, HotelProviderDetails, HotelQuery, HotelQuotes, Hotels, KnownQuotes,
};
use wayfare_service::inventory::hotel_providers;
use wayfare_service::{BoxFuture, Provider, ProviderError, Service, Speed};

const CODE: &str = "harbour-rooms";
const CENTS_PER_NIGHT: i64 = 3_900;

/// A provider that sells rooms in the ten most popular hotels.
struct HarbourRooms;

impl Provider<Hotels> for HarbourRooms {
    fn code(&self) -> &str {
        CODE
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, code: &Text) -> Option<HotelProviderDetails> {
        (code == CODE).then(|| HotelProviderDetails::new("Harbour Rooms"))
    }

    fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
        Box::pin(async move {
            // A real provider would call its system here and map the response.
            let mut quotes = KnownQuotes::default();
            for hotel in query.hotels().await?.take(10) {
                quotes.add(hotel.id, offer(&query, hotel.id));
            }
            Ok(Arc::new(quotes) as Arc<dyn HotelQuotes>)
        })
    }
}

/// Returns the offer of a room with breakfast. All amounts are in US cents.
fn offer(query: &HotelQuery, hotel: i64) -> HotelOffer {
    let stay = query.stay();
    let nights = i64::from(stay.checkin.days_until(stay.checkout));
    let charges = HotelCharges { base: nights * CENTS_PER_NIGHT, ..HotelCharges::default() };
    let book_uri = format!("https://harbour.example/book/{hotel}");
    let mut offer = HotelOffer::new(CODE, "Double room with breakfast", charges, book_uri);
    offer.inclusions = vec![InclusionType::Breakfast];
    offer
}

#[tokio::main]
async fn main() -> Result<()> {
    let mut providers = hotel_providers(HotelInventory::new(7), 0.0);
    providers.push(Arc::new(HarbourRooms));
    let service =
        Service::builder().key("a-key").seed(7).pace(0.0).clock(NewYear).hotel_providers(providers).build();

    let response = nice(&service).await?;
    println!("{} hotels with rooms", response.state.total_available_results.unwrap_or(0));
    for hotel in response.hotels().take(3) {
        let name = hotel.result().facts.name.as_deref().unwrap_or("a hotel without a name");
        for rate in hotel.rates().take(2) {
            let provider = rate.provider().and_then(|provider| provider.name.as_deref());
            let room = rate.rate().room_name.as_deref().unwrap_or("any room");
            if let Some(price) = rate.price() {
                println!("{name}: {room}, {price} at {}", provider.unwrap_or("an unnamed provider"));
            }
        }
    }
    Ok(())
}

/// Searches for two nights in Nice.
async fn nice(service: &Service) -> Result<MultipleHotelSearchResponse> {
    let stay = "checkin=2027-03-14&checkout=2027-03-16&rooms=2";
    let shown = "sortField=popularity&responseOptions=topRates";
    let uri =
        format!("/api/3.0/hotels?apiKey=a-key&userTrackId=a-user&destination=kplace:2990440&{stay}&{shown}");
    Ok(decode(&call(service, Request::get(uri).body(Body::empty())?).await?)?.value)
}
