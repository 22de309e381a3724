//! The car search operation.

use axum::http::header::SET_COOKIE;
use specwright_core::Location;
use specwright_core::ViolationReason;
use wayfare_models::cars::{CarPollQuery, CarSearchRequest, CarSearchResponse};
use wayfare_models::service::ErrorCode;

use super::{Shared, search_reply};
use crate::http::{Caller, Reply};
use crate::travel::api_errors::{Faults, Refusal};
use crate::travel::generated::cars as operations;
use crate::travel::links::ServiceLinks;
use crate::travel::polled::Poll;
use crate::travel::verticals::cars::{self, Cars};

impl operations::Cars for Shared {
    fn code_of(at: &Location, reason: &ViolationReason) -> ErrorCode {
        cars::code_of(at, reason)
    }

    type Poll = Poll<Cars>;

    fn prepare_poll(
        &self,
        caller: &Caller,
        query: CarPollQuery,
        body: CarSearchRequest,
        faults: &mut Faults,
    ) -> Option<Poll<Cars>> {
        cars::prepare_poll(body, query.cluster, &self.context(caller), faults)
    }

    async fn poll(&self, caller: Caller, prepared: Poll<Cars>) -> Result<Reply<CarSearchResponse>, Refusal> {
        let links = ServiceLinks::below(&caller.base_url);
        let (search, parameters) = self.cars.poll(&caller, prepared).await?;
        let answer = cars::page(&self.cars, &search, &parameters, &self.market, links);
        let cookie = self.cluster.cookie(&caller.base_url);
        Ok(search_reply(answer, &search.missing()).with_header(&SET_COOKIE, cookie))
    }
}
