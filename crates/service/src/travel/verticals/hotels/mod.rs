//! Hotel search: types for catalogues and providers, requests and responses.
//!
//! A search is a destination and a stay. Requests with the same destination and stay share one search, regardless of
//! their price terms. The hotels come from a [`HotelCatalogue`]. A provider answers with [`HotelQuotes`], which compute
//! the offers of some hotels, or a summary of the offers of each hotel, when a response needs them.
//!
//! A response filters, sorts and counts the hotels of the destination by facts and summaries, and contains the details
//! of one page.
//!
//! ```
//! use std::sync::Arc;
//!
//! use wayfare_models::Text;
//! use wayfare_service::hotels::{
//!     HotelCharges, HotelOffer, HotelProviderDetails, HotelQuery, HotelQuotes, Hotels, KnownQuotes,
//! };
//! use wayfare_service::{BoxFuture, Provider, ProviderError, Service, Speed};
//!
//! struct Pensions;
//!
//! impl Provider<Hotels> for Pensions {
//!     fn code(&self) -> &str {
//!         "pensions"
//!     }
//!
//!     fn speed(&self) -> Speed {
//!         Speed::Fast
//!     }
//!
//!     fn details(&self, code: &Text) -> Option<HotelProviderDetails> {
//!         (code == self.code()).then(|| HotelProviderDetails::new("Small Pensions"))
//!     }
//!
//!     fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
//!         Box::pin(async move {
//!             let mut quotes = KnownQuotes::default();
//!             for hotel in query.hotels().await?.take(3) {
//!                 let charges = HotelCharges { base: 9_900, ..HotelCharges::default() };
//!                 let book_uri = format!("https://pensions.example/book/{}", hotel.id);
//!                 quotes.add(hotel.id, HotelOffer::new("pensions", "Double room", charges, book_uri));
//!             }
//!             Ok(Arc::new(quotes) as Arc<dyn HotelQuotes>)
//!         })
//!     }
//! }
//!
//! let service = Service::builder().hotel_providers(vec![Arc::new(Pensions)]).build();
//! ```

mod answer;
mod catalogue;
mod choice;
mod destination;
mod facets;
mod filter;
mod links;
mod list;
mod listing;
mod named;
mod numbers;
mod offer;
mod prepare;
mod price_terms;
mod provider_details;
mod query;
mod quotes;
mod rates;
mod search;
mod single;
mod sort;
mod stored_query;
mod terms;
mod vertical;

pub(crate) use answer::{Answering, basic, multiple};
pub(crate) use catalogue::NoHotels;
pub use catalogue::{Hotel, HotelCatalogue, HotelConstant, HotelDetails, HotelFeedFacts};
pub use numbers::NumberSet;
pub use offer::{HotelCharges, HotelOffer, LowestPrice, OfferSummary};
pub(crate) use prepare::{
    HotelRequest, SingleHotelRequest, basic as prepare_basic, multiple as prepare_multiple,
    single as prepare_single,
};
pub use price_terms::{IncludedTaxes, PriceTerms};
pub use provider_details::{HotelCashback, HotelProviderDetails};
pub use query::{HotelQuery, RequestedStay};
pub use quotes::{HotelQuotes, KnownQuotes};
pub(crate) use search::HotelSearches;
pub(crate) use single::answer as single;
pub use vertical::Hotels;
