//! The car search's operation.

use wayfare_models::cars::{CarPollQuery, CarSearchRequest, CarSearchResponse};
use wayfare_models::service::ErrorCode;
use wayfare_validation::{Location, ViolationReason};

use super::{Shared, searched};
use crate::api_errors::{Faults, Refusal};
use crate::booking;
use crate::generated::cars as operations;
use crate::http::{Caller, Reply};
use crate::polled::Poll;
use crate::verticals::cars::{self, Cars};

impl operations::Cars for Shared {
    fn code_of(at: &Location, reason: &ViolationReason) -> ErrorCode {
        cars::code_of(at, reason)
    }

    type Poll = Poll<Cars>;

    fn prepare_poll(
        &self,
        caller: &Caller,
        _query: CarPollQuery,
        body: CarSearchRequest,
        faults: &mut Faults,
    ) -> Option<Poll<Cars>> {
        cars::prepare_poll(body, &self.cars, &self.context(caller), faults)
    }

    async fn poll(&self, caller: Caller, prepared: Poll<Cars>) -> Result<Reply<CarSearchResponse>, Refusal> {
        let base = caller.base_url.clone();
        let (search, parameters) = self.cars.poll(caller, prepared).await?;
        let mut response = cars::page(&self.cars, &search, &parameters, &self.market);
        let options = response.results.iter_mut().flat_map(|result| &mut result.booking_options);
        options.filter_map(|option| option.booking_url.as_mut()).for_each(|url| booking::link(url, &base));
        Ok(searched(response, &self.cars.missing(&search)))
    }
}
