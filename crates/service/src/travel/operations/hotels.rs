//! The hotel search operations.

use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use specwright_core::Location;
use specwright_core::ViolationReason;
use wayfare_models::hotels::{
    BasicHotelQuery, BasicMultipleHotelSearchResponse, MultipleHotelQuery, MultipleHotelSearchResponse,
    SingleHotelQuery, SingleHotelSearchResponse,
};
use wayfare_models::service::ErrorCode;
use wayfare_models::write::Encoded;

use super::{Shared, search_reply};
use crate::http::{Caller, Reply};
use crate::travel::api_errors::{self, Faults, Refusal};
use crate::travel::generated::hotels as operations;
use crate::travel::objection::Objection;
use crate::travel::verticals::hotels::{self, Answering, HotelRequest, SingleHotelRequest};

impl operations::Hotels for Shared {
    fn code_of(_: &Location, reason: &ViolationReason) -> ErrorCode {
        api_errors::code_of(reason)
    }

    type Single = SingleHotelRequest;

    fn prepare_single(
        &self,
        caller: &Caller,
        query: SingleHotelQuery,
        faults: &mut Faults,
    ) -> Option<SingleHotelRequest> {
        Some(hotels::prepare_single(query, &self.context(caller), faults))
    }

    async fn single(
        &self,
        caller: Caller,
        prepared: SingleHotelRequest,
    ) -> Result<Reply<SingleHotelSearchResponse>, Refusal> {
        let SingleHotelRequest { hotel: query, request } = prepared;
        let Some(hotel) = self.hotels.catalogue().with_ids(&[query.hotel.id()]).pop() else {
            return Err(Refusal::unknown(Objection::UnknownHotel { key: query.hotel }));
        };
        let answering = self.answering(&caller, request).await?;
        let reply = reply(&answering, |answering| hotels::single(answering, &hotel, &query));
        Ok(self.with_cluster(reply, &caller))
    }

    type Multiple = HotelRequest;

    fn prepare_multiple(
        &self,
        caller: &Caller,
        query: MultipleHotelQuery,
        faults: &mut Faults,
    ) -> Option<HotelRequest> {
        Some(hotels::prepare_multiple(query, &self.context(caller), faults))
    }

    async fn multiple(
        &self,
        caller: Caller,
        prepared: HotelRequest,
    ) -> Result<Reply<MultipleHotelSearchResponse>, Refusal> {
        let answering = self.answering(&caller, prepared).await?;
        Ok(self.with_cluster(reply(&answering, hotels::multiple), &caller))
    }

    type Basic = HotelRequest;

    fn prepare_basic(
        &self,
        caller: &Caller,
        query: BasicHotelQuery,
        faults: &mut Faults,
    ) -> Option<HotelRequest> {
        Some(hotels::prepare_basic(query, &self.context(caller), faults))
    }

    async fn basic(
        &self,
        caller: Caller,
        prepared: HotelRequest,
    ) -> Result<Reply<BasicMultipleHotelSearchResponse>, Refusal> {
        let answering = self.answering(&caller, prepared).await?;
        Ok(self.with_cluster(reply(&answering, hotels::basic), &caller))
    }
}

impl Shared {
    /// Adds the cluster cookie. Hotel responses have no field for the cluster.
    fn with_cluster<R>(&self, reply: Reply<R>, caller: &Caller) -> Reply<R> {
        reply.with_header(&SET_COOKIE, self.cluster.cookie(&caller.base_url))
    }

    async fn answering(&self, caller: &Caller, request: HotelRequest) -> Result<Answering, Refusal> {
        let has_cashback = self.cashback.contains(&caller.key);
        Ok(Answering::new(&self.hotels, request, caller, has_cashback).await?)
    }
}

/// Returns the response, with status 202 if the response is incomplete and the caller requested complete responses
/// only.
fn reply<R>(answering: &Answering, work: impl FnOnce(&Answering) -> Encoded<R>) -> Reply<R> {
    let body = match answering.ticket() {
        // The work of a search ends with its first response.
        Some(ticket) => ticket.finish(|| work(answering)),
        None => work(answering),
    };
    let reply = search_reply(body, &answering.missing());
    if answering.is_pending() { reply.with_status(StatusCode::ACCEPTED) } else { reply }
}
