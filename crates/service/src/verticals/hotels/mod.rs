//! The search for hotels: what catalogues and providers of hotels have to know, and the operations.
//!
//! A search is a destination and a stay: everybody who repeats it joins it, on whichever terms. Its hotels are those of
//! a [`HotelCatalogue`]. A provider answers at once with [`HotelQuotes`], which are asked for the offers of one hotel or
//! for a summary of all when an answer needs them, so that a search that nobody repeats costs nothing.
//!
//! An answer takes the hotels of the destination, filters, sorts and counts them by the facts and the summaries of all,
//! and spells out one page.
//!
//! ```
//! use std::sync::Arc;
//!
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
//!     fn details(&self, code: &String) -> Option<HotelProviderDetails> {
//!         (code == self.code()).then(|| HotelProviderDetails::new("Pensions of one's own"))
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
mod destination;
mod facets;
mod filter;
mod links;
mod list;
mod listing;
mod named;
mod numbers;
mod offer;
mod price_terms;
mod provider;
mod quotes;
mod rates;
mod review;
mod search;
mod single;
mod sort;
mod terms;
mod vertical;

#[cfg(not(feature = "inventory"))]
pub(crate) use catalogue::NoHotels;
pub use catalogue::{Hotel, HotelCatalogue, HotelConstant, HotelDetails};
pub(crate) use destination::Kind as DestinationKind;
pub use numbers::NumberSet;
pub use offer::{HotelCharges, HotelOffer};
pub use price_terms::{IncludedTaxes, PriceTerms};
pub use provider::{HotelCashback, HotelProviderDetails};
pub use quotes::{HotelQuotes, KnownQuotes, OfferSummary};
pub(crate) use search::HotelSearches;
pub use vertical::{AskedStay, HotelQuery, Hotels};

use std::any::Any;

use axum::http::StatusCode;
use jiff::Timestamp;
use wayfare_models::hotels::{
    BasicHotelQuery, BasicMultipleHotelSearchResponse, EntityKey, MultipleHotelQuery,
    MultipleHotelSearchResponse, SingleHotelQuery, SingleHotelSearchResponse,
};

use crate::generated::hotels as operations;
use crate::http::{Caller, Refusal, Reply, base_url};
use crate::objection::Faults;
use crate::service::Shared;
use answer::Answering;
use links::Links;
use terms::Terms;

/// Adds everything that is wrong with a hotel search, if the input is one.
pub(crate) fn review(input: &dyn Any, now: Timestamp, faults: &mut Faults) {
    if let Some(query) = input.downcast_ref::<MultipleHotelQuery>() {
        review::review(&query.stay, now, faults);
    } else if let Some(query) = input.downcast_ref::<BasicHotelQuery>() {
        review::review(&query.stay, now, faults);
    } else if let Some(query) = input.downcast_ref::<SingleHotelQuery>() {
        review::review(&query.stay, now, faults);
    }
}

impl operations::Hotels for Shared {
    async fn single(
        &self,
        caller: Caller,
        query: SingleHotelQuery,
    ) -> Result<Reply<SingleHotelSearchResponse>, Refusal> {
        let destination = EntityKey::Hotel(query.hotel);
        let ids = destination.hotel_ids().unwrap_or_default();
        let Some(hotel) = self.hotels.catalogue().with_ids(ids).pop() else {
            return Err(Refusal::unknown(format!("there is no hotel with the key {destination}")));
        };
        let common = MultipleHotelQuery::new(destination).with_stay(query.stay.clone());
        let answering = self.answering(&caller, common).await;
        let pending = answering.is_pending();
        let body = self.hotels.compute(move || single::answer(&answering, &hotel, &query)).await?;
        Ok(reply(body, pending))
    }

    async fn multiple(
        &self,
        caller: Caller,
        query: MultipleHotelQuery,
    ) -> Result<Reply<MultipleHotelSearchResponse>, Refusal> {
        let answering = self.answering(&caller, query).await;
        let pending = answering.is_pending();
        let body = self.hotels.compute(move || answer::multiple(&answering)).await?;
        Ok(reply(body, pending))
    }

    async fn basic(
        &self,
        caller: Caller,
        query: BasicHotelQuery,
    ) -> Result<Reply<BasicMultipleHotelSearchResponse>, Refusal> {
        let answering = self.answering(&caller, query.into()).await;
        let pending = answering.is_pending();
        let body = self.hotels.compute(move || answer::basic(&answering)).await?;
        Ok(reply(body, pending))
    }
}

impl Shared {
    async fn answering(&self, caller: &Caller, query: MultipleHotelQuery) -> Answering {
        let terms = Terms::of(&query.stay, &self.market, caller.is_on_telephone());
        let (key, stay): (&EntityKey, _) = (&query.filters.destination, terms::stay(&query.stay));
        let gathered = self.hotels.gather(key, stay, terms.wait).await;
        Answering {
            searches: self.hotels.clone(),
            links: Links::new(base_url(self.base_url.as_deref(), caller.host.as_deref()), &query.stay),
            has_cashback: self.cashback.contains(&caller.key),
            gathered,
            terms,
            query,
        }
    }
}

/// The answer: with 202 where the caller wants nothing but a complete one and this is none.
fn reply<R>(body: R, pending: bool) -> Reply<R> {
    let reply = Reply::new(body);
    if pending { reply.with_status(StatusCode::ACCEPTED) } else { reply }
}
