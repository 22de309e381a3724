// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! Flight search: one endpoint starts and polls a search, one returns the details of a result.
//!
//! From `flights.toml`.
//!
//! # Operations of [`Flights`]
//!
//! * `POST /i/api/affiliate/search/flight/v1/poll`: Starts a flight search, or polls a running one.
//! * `POST /i/api/affiliate/search/flight/v1/details`: Returns the details of one result. At present they are the result as polled; later releases may add to it.

/// The operations of the group `flights`, to implement.
pub trait Flights: Send + Sync + 'static {
    /// Starts a flight search, or polls a running one.
    ///
    /// `POST /i/api/affiliate/search/flight/v1/poll`
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: The required query parameters. Chosen: the key; `cluster` and `userTrackId` may be left out.
    fn poll(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::flights::FlightPollQuery,
        body: wayfare_models::flights::FlightSearchRequest,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::flights::FlightSearchResponse>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Returns the details of one result. At present they are the result as polled; later releases may add to it.
    ///
    /// `POST /i/api/affiliate/search/flight/v1/details`
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: The body of the answer. Chosen: the poll's shape with this one result and the map entries it refers to; an unknown result is a 400.
    fn details(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::flights::FlightPollQuery,
        body: wayfare_models::flights::FlightDetailsRequest,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::flights::FlightSearchResponse>,
            crate::http::Refusal,
        >,
    > + Send;
}

/// The routes of the group `flights`.
pub fn flights_routes<S: Flights + crate::http::Host>(
    service: std::sync::Arc<S>,
) -> axum::Router {
    axum::Router::new()
        .route(
            "/i/api/affiliate/search/flight/v1/poll",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call_with_body(
                        service,
                        &FLIGHTS_POLL,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::flights::FlightPollQuery,
                            body: wayfare_models::flights::FlightSearchRequest|
                        async move { service.poll(caller, query, body).await },
                    )
                }
            }),
        )
        .route(
            "/i/api/affiliate/search/flight/v1/details",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call_with_body(
                        service,
                        &FLIGHTS_DETAILS,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::flights::FlightPollQuery,
                            body: wayfare_models::flights::FlightDetailsRequest|
                        async move { service.details(caller, query, body).await },
                    )
                }
            }),
        )
}

/// Facts about `flights.poll` for the runtime.
pub static FLIGHTS_POLL: crate::http::Operation = crate::http::Operation::new(
        "flights.poll",
        "POST",
        "/i/api/affiliate/search/flight/v1/poll",
    )
    .with_session(crate::http::SessionUse::Optional)
    .with_parameters(&["cluster"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Facts about `flights.details` for the runtime.
pub static FLIGHTS_DETAILS: crate::http::Operation = crate::http::Operation::new(
        "flights.details",
        "POST",
        "/i/api/affiliate/search/flight/v1/details",
    )
    .with_session(crate::http::SessionUse::Optional)
    .with_parameters(&["cluster"])
    .with_statuses(&[200, 400, 401, 403, 429]);
