//! The hotel search's operations.
//!
//! A search is a destination and a stay ([`gather`]): whoever repeats it goes on with it, on whichever terms. An
//! answer takes the hotels of the destination ([`destination`]), filters ([`filter`]), sorts ([`sort`]) and counts
//! ([`facets`]) them by what is known of all of them ([`listing`]), and spells out one page ([`answer`]).

mod answer;
mod destination;
mod details;
mod facets;
mod filter;
mod gather;
mod links;
mod listing;
mod named;
mod rates;
mod review;
mod single;
mod sort;
mod terms;

pub(crate) use destination::Kind as DestinationKind;
pub(crate) use gather::Lodgings;
pub(crate) use listing::Listing;

use std::any::Any;

use axum::http::StatusCode;
use jiff::Timestamp;
use wayfare_models::hotels::{
    BasicHotelQuery, BasicMultipleHotelSearchResponse, EntityKey, MultipleHotelQuery,
    MultipleHotelSearchResponse, SingleHotelQuery, SingleHotelSearchResponse,
};

use crate::generated::hotels::Hotels;
use crate::http::{Caller, Refusal, Reply, base_url};
use crate::objection::Faults;
use crate::service::Shared;
use answer::Answering;
use links::Links;
use terms::Terms;
use wayfare_inventory::hotels::HotelId;

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

impl Hotels for Shared {
    async fn single(
        &self,
        caller: Caller,
        query: SingleHotelQuery,
    ) -> Result<Reply<SingleHotelSearchResponse>, Refusal> {
        let id = HotelId(query.hotel.id());
        let Some(hotel) = self.lodgings.inventory().hotel(id) else {
            return Err(Refusal::unknown(format!("there is no hotel with the key khotel:{id}")));
        };
        let destination = EntityKey::Hotel(query.hotel);
        let common = MultipleHotelQuery::new(destination).with_stay(query.stay.clone());
        let answering = self.answering(&caller, common).await;
        let pending = answering.is_pending();
        let body = self.lodgings.reckon(move || single::answer(&answering, &hotel, &query)).await?;
        Ok(reply(body, pending))
    }

    async fn multiple(
        &self,
        caller: Caller,
        query: MultipleHotelQuery,
    ) -> Result<Reply<MultipleHotelSearchResponse>, Refusal> {
        let answering = self.answering(&caller, query).await;
        let pending = answering.is_pending();
        let body = self.lodgings.reckon(move || answer::multiple(&answering)).await?;
        Ok(reply(body, pending))
    }

    async fn basic(
        &self,
        caller: Caller,
        query: BasicHotelQuery,
    ) -> Result<Reply<BasicMultipleHotelSearchResponse>, Refusal> {
        let answering = self.answering(&caller, query.into()).await;
        let pending = answering.is_pending();
        let body = self.lodgings.reckon(move || answer::basic(&answering)).await?;
        Ok(reply(body, pending))
    }
}

impl Shared {
    async fn answering(&self, caller: &Caller, query: MultipleHotelQuery) -> Answering {
        let terms = Terms::of(&query.stay, &self.market, caller.is_on_telephone());
        let (key, stay): (&EntityKey, _) = (&query.filters.destination, terms::stay(&query.stay));
        let (search, progress) = self.lodgings.gather(key, stay, &terms, self.clock.now()).await;
        Answering {
            lodgings: self.lodgings.clone(),
            links: Links::new(base_url(self.base_url.as_deref(), caller.host.as_deref()), &query.stay),
            has_cashback: self.cashback.contains(&caller.key),
            search,
            progress,
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
