// Made by `cargo xtask regenerate` from `spec/flights.toml`. Do not edit.

//! Flight search: one endpoint starts and polls searches, one returns the details of a result, and two return the lowest known fares.
//!
//! From `flights.toml`.
//!
//! # Operations of [`Flights`]
//!
//! * `POST /i/api/affiliate/search/flight/v1/poll`: Starts a flight search, or polls a running search.
//! * `POST /i/api/affiliate/search/flight/v1/details`: Returns the details of one result. Currently, the details are identical to the polled result; later releases may add fields.
//! * `POST /i/api/affiliate/priceInsights/flights/v1/calendar`: Returns the lowest known fare of a route for each day or month of departure.
//! * `POST /i/api/affiliate/priceInsights/flights/v1/routes`: Returns the lowest fares from a place to one other place, or to anywhere, on given dates.

/// The operations of the group `flights`, which a service implements.
pub trait Flights: crate::http::Host {
    /// Returns the error code for a violated rule of the description. The default is the code of all
    /// invalid requests.
    fn code_of(
        _at: &specwright_core::Location,
        _reason: &specwright_core::ViolationReason,
    ) -> crate::http::HostCode<Self> {
        <Self::Errors as crate::http::Errors>::code(crate::http::Cause::Invalid)
    }
    /// A prepared request of `flights.poll`, which has no faults.
    type Poll: Send + 'static;
    /// Prepares a request of `flights.poll`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_poll(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::flights::FlightPollQuery,
        body: wayfare_models::flights::FlightSearchRequest,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Poll>;
    /// Starts a flight search, or polls a running search.
    ///
    /// `POST /i/api/affiliate/search/flight/v1/poll`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    /// * 503: The service refused the call. Repeat the call after the number of seconds in `Retry-After`. If the call would have started a search, the service is overloaded and the search does not exist; otherwise the search may exist on another node.
    ///
    /// Not stated: The required query parameters. Chosen (ours): the key; `cluster` and `userTrackId` may be omitted.
    ///
    /// Not stated: Cookies. Chosen (observed): each response sets the cookie `cluster` to the value of the field `cluster`. The embedded service does not read the cookie; a load balancer may use it to route calls.
    ///
    /// Not stated: The effect of a start request that is sent twice. Chosen (ours): clients resend a start request after a failure, even if the first request may have arrived; at worst, a second search runs and uses one more unit of the quota.
    fn poll(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Poll,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::flights::FlightSearchResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `flights.details`, which has no faults.
    type Details: Send + 'static;
    /// Prepares a request of `flights.details`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_details(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::flights::FlightPollQuery,
        body: wayfare_models::flights::FlightDetailsRequest,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Details>;
    /// Returns the details of one result. Currently, the details are identical to the polled result; later releases may add fields.
    ///
    /// `POST /i/api/affiliate/search/flight/v1/details`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: The response body. Chosen (ours): the response of a poll, with only this result and the map entries that it refers to; an unknown result returns 400.
    fn details(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Details,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::flights::FlightSearchResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `flights.calendar`, which has no faults.
    type Calendar: Send + 'static;
    /// Prepares a request of `flights.calendar`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_calendar(
        &self,
        caller: &crate::http::Caller,
        body: wayfare_models::flights::FareCalendarRequest,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Calendar>;
    /// Returns the lowest known fare of a route for each day or month of departure.
    ///
    /// `POST /i/api/affiliate/priceInsights/flights/v1/calendar`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: The whole operation. Chosen (documented): as in the live service's reference.
    fn calendar(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Calendar,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::flights::FareCalendar>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `flights.routes`, which has no faults.
    type Routes: Send + 'static;
    /// Prepares a request of `flights.routes`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_routes(
        &self,
        caller: &crate::http::Caller,
        body: wayfare_models::flights::FareRoutesRequest,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Routes>;
    /// Returns the lowest fares from a place to one other place, or to anywhere, on given dates.
    ///
    /// `POST /i/api/affiliate/priceInsights/flights/v1/routes`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: The whole operation. Chosen (observed): as clients expect it.
    ///
    /// Not stated: The fares. Chosen (ours): the lowest predicted fare of each airline to the destination, or to each airport with a nonstop flight if there is no destination; lowest fare first.
    fn routes(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Routes,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::flights::FareRoutes>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
}

/// Returns the routes of the group `flights`.
pub fn flights_routes<S: Flights>(service: std::sync::Arc<S>) -> axum::Router {
    axum::Router::new()
        .route(
            "/i/api/affiliate/search/flight/v1/poll",
            crate::http::route(
                service.clone(),
                &FLIGHTS_POLL,
                <S as Flights>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::flights::FlightPollQuery,
                    crate::http::Json(
                        body,
                    ): crate::http::Json<wayfare_models::flights::FlightSearchRequest>,
                    faults|
                { <S as Flights>::prepare_poll(service, caller, query, body, faults) },
                |service, caller, prepared| async move {
                    <S as Flights>::poll(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/i/api/affiliate/search/flight/v1/details",
            crate::http::route(
                service.clone(),
                &FLIGHTS_DETAILS,
                <S as Flights>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::flights::FlightPollQuery,
                    crate::http::Json(
                        body,
                    ): crate::http::Json<wayfare_models::flights::FlightDetailsRequest>,
                    faults|
                {
                    <S as Flights>::prepare_details(service, caller, query, body, faults)
                },
                |service, caller, prepared| async move {
                    <S as Flights>::details(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/i/api/affiliate/priceInsights/flights/v1/calendar",
            crate::http::route(
                service.clone(),
                &FLIGHTS_CALENDAR,
                <S as Flights>::code_of,
                |
                    service,
                    caller,
                    (): (),
                    crate::http::Json(
                        body,
                    ): crate::http::Json<wayfare_models::flights::FareCalendarRequest>,
                    faults|
                { <S as Flights>::prepare_calendar(service, caller, body, faults) },
                |service, caller, prepared| async move {
                    <S as Flights>::calendar(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/i/api/affiliate/priceInsights/flights/v1/routes",
            crate::http::route(
                service.clone(),
                &FLIGHTS_ROUTES,
                <S as Flights>::code_of,
                |
                    service,
                    caller,
                    (): (),
                    crate::http::Json(
                        body,
                    ): crate::http::Json<wayfare_models::flights::FareRoutesRequest>,
                    faults|
                { <S as Flights>::prepare_routes(service, caller, body, faults) },
                |service, caller, prepared| async move {
                    <S as Flights>::routes(&service, caller, prepared).await
                },
            ),
        )
}

/// Metadata of `flights.poll` for the runtime.
pub static FLIGHTS_POLL: crate::http::Operation = crate::http::Operation::new(
        "flights.poll",
        crate::http::OperationMethod::Post,
        "/i/api/affiliate/search/flight/v1/poll",
    )
    .with_session(specwright_core::auth::SessionUse::Optional)
    .with_parameters(&["cluster"])
    .with_results("results")
    .with_statuses(&[200, 400, 401, 403, 429, 503]);

/// Metadata of `flights.details` for the runtime.
pub static FLIGHTS_DETAILS: crate::http::Operation = crate::http::Operation::new(
        "flights.details",
        crate::http::OperationMethod::Post,
        "/i/api/affiliate/search/flight/v1/details",
    )
    .with_session(specwright_core::auth::SessionUse::Optional)
    .with_parameters(&["cluster"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Metadata of `flights.calendar` for the runtime.
pub static FLIGHTS_CALENDAR: crate::http::Operation = crate::http::Operation::new(
        "flights.calendar",
        crate::http::OperationMethod::Post,
        "/i/api/affiliate/priceInsights/flights/v1/calendar",
    )
    .with_session(specwright_core::auth::SessionUse::Optional)
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Metadata of `flights.routes` for the runtime.
pub static FLIGHTS_ROUTES: crate::http::Operation = crate::http::Operation::new(
        "flights.routes",
        crate::http::OperationMethod::Post,
        "/i/api/affiliate/priceInsights/flights/v1/routes",
    )
    .with_session(specwright_core::auth::SessionUse::Optional)
    .with_statuses(&[200, 400, 401, 403, 429]);
