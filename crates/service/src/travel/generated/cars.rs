// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! Car search: one endpoint starts and polls searches.
//!
//! From `cars.toml`.
//!
//! # Operations of [`Cars`]
//!
//! * `POST /i/api/affiliate/search/car/v1/poll`: Starts a car search, or polls a running search.

/// The operations of the group `cars`, which a service implements.
pub trait Cars: crate::http::Host {
    /// Returns the error code for a violated rule of the description. The default is the code of all
    /// invalid requests.
    fn code_of(
        _at: &specwright_core::Location,
        _reason: &specwright_core::ViolationReason,
    ) -> crate::http::HostCode<Self> {
        <Self::Errors as crate::http::Errors>::code(crate::http::Cause::Invalid)
    }
    /// A prepared request of `cars.poll`, which has no faults.
    type Poll: Send + 'static;
    /// Prepares a request of `cars.poll`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_poll(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::cars::CarPollQuery,
        body: wayfare_models::cars::CarSearchRequest,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Poll>;
    /// Starts a car search, or polls a running search.
    ///
    /// `POST /i/api/affiliate/search/car/v1/poll`
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
            crate::http::Reply<wayfare_models::cars::CarSearchResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
}

/// Returns the routes of the group `cars`.
pub fn cars_routes<S: Cars>(service: std::sync::Arc<S>) -> axum::Router {
    axum::Router::new()
        .route(
            "/i/api/affiliate/search/car/v1/poll",
            crate::http::route(
                service.clone(),
                &CARS_POLL,
                <S as Cars>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::cars::CarPollQuery,
                    crate::http::Json(
                        body,
                    ): crate::http::Json<wayfare_models::cars::CarSearchRequest>,
                    faults|
                { <S as Cars>::prepare_poll(service, caller, query, body, faults) },
                |service, caller, prepared| async move {
                    <S as Cars>::poll(&service, caller, prepared).await
                },
            ),
        )
}

/// Metadata of `cars.poll` for the runtime.
pub static CARS_POLL: crate::http::Operation = crate::http::Operation::new(
        "cars.poll",
        crate::http::OperationMethod::Post,
        "/i/api/affiliate/search/car/v1/poll",
    )
    .with_session(specwright_core::auth::SessionUse::Optional)
    .with_parameters(&["cluster"])
    .with_results("results")
    .with_statuses(&[200, 400, 401, 403, 429, 503]);
