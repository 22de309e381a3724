//! The flight search operations.

use axum::http::header::SET_COOKIE;
use specwright_core::Location;
use specwright_core::ViolationReason;
use wayfare_models::flights::{
    FareCalendar, FareCalendarRequest, FareRoutes, FareRoutesRequest, FlightDetailsRequest, FlightPollQuery,
    FlightSearchRequest, FlightSearchResponse,
};
use wayfare_models::service::ErrorCode;

use super::{Shared, search_reply};
use crate::http::{Caller, Reply};
use crate::travel::api_errors::{self, Faults, Refusal};
use crate::travel::fares::{self, PreparedCalendar, PreparedRoutes};
use crate::travel::generated::flights as operations;
use crate::travel::links::ServiceLinks;
use crate::travel::polled::Poll;
use crate::travel::verticals::flights::{self, Flights};

impl operations::Flights for Shared {
    fn code_of(_: &Location, reason: &ViolationReason) -> ErrorCode {
        api_errors::code_of(reason)
    }

    type Poll = Poll<Flights>;

    fn prepare_poll(
        &self,
        caller: &Caller,
        query: FlightPollQuery,
        body: FlightSearchRequest,
        faults: &mut Faults,
    ) -> Option<Poll<Flights>> {
        flights::prepare_poll(body, query.cluster, &self.context(caller), faults)
    }

    async fn poll(
        &self,
        caller: Caller,
        prepared: Poll<Flights>,
    ) -> Result<Reply<FlightSearchResponse>, Refusal> {
        let links = ServiceLinks::below(&caller.base_url);
        let (search, parameters) = self.flights.poll(&caller, prepared).await?;
        self.recent_fares.learn(&search);
        let answer = flights::page(&self.flights, &search, &parameters, &self.market, links);
        let cookie = self.cluster.cookie(&caller.base_url);
        Ok(search_reply(answer, &search.missing()).with_header(&SET_COOKIE, cookie))
    }

    type Details = FlightDetailsRequest;

    fn prepare_details(
        &self,
        _caller: &Caller,
        _query: FlightPollQuery,
        body: FlightDetailsRequest,
        _faults: &mut Faults,
    ) -> Option<FlightDetailsRequest> {
        Some(body)
    }

    async fn details(
        &self,
        caller: Caller,
        prepared: FlightDetailsRequest,
    ) -> Result<Reply<FlightSearchResponse>, Refusal> {
        let (search, answer) = flights::details(&self.flights, prepared, &caller, &self.market).await?;
        Ok(search_reply(answer, &search.missing()))
    }

    type Calendar = PreparedCalendar;

    fn prepare_calendar(
        &self,
        caller: &Caller,
        body: FareCalendarRequest,
        faults: &mut Faults,
    ) -> Option<PreparedCalendar> {
        fares::prepare_calendar(&body, &self.context(caller), faults)
    }

    async fn calendar(
        &self,
        _caller: Caller,
        prepared: PreparedCalendar,
    ) -> Result<Reply<FareCalendar>, Refusal> {
        Ok(fares::calendar(prepared, &self.recent_fares, self.fare_forecast.clone(), &self.processors)
            .await
            .into())
    }

    type Routes = PreparedRoutes;

    fn prepare_routes(
        &self,
        caller: &Caller,
        body: FareRoutesRequest,
        faults: &mut Faults,
    ) -> Option<PreparedRoutes> {
        fares::prepare_routes(&body, &self.context(caller), faults)
    }

    async fn routes(&self, caller: Caller, prepared: PreparedRoutes) -> Result<Reply<FareRoutes>, Refusal> {
        let links = ServiceLinks::below(&caller.base_url);
        Ok(fares::routes(prepared, self.fare_forecast.clone(), &self.processors, &links).await.into())
    }
}
