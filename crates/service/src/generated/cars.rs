// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! Car search: one endpoint starts and polls a search.
//!
//! From `cars.toml`.
//!
//! # Operations of [`Cars`]
//!
//! * `POST /i/api/affiliate/search/car/v1/poll`: Starts a car search, or polls a running one.

/// The operations of the group `cars`, to implement.
pub trait Cars: Send + Sync + 'static {
    /// Starts a car search, or polls a running one.
    ///
    /// `POST /i/api/affiliate/search/car/v1/poll`
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
        query: wayfare_models::cars::CarPollQuery,
        body: wayfare_models::cars::CarSearchRequest,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::cars::CarSearchResponse>,
            crate::http::Refusal,
        >,
    > + Send;
}

/// The routes of the group `cars`.
pub fn cars_routes<S: Cars + crate::http::Host>(
    service: std::sync::Arc<S>,
) -> axum::Router {
    axum::Router::new()
        .route(
            "/i/api/affiliate/search/car/v1/poll",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call_with_body(
                        service,
                        &CARS_POLL,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::cars::CarPollQuery,
                            body: wayfare_models::cars::CarSearchRequest|
                        async move { service.poll(caller, query, body).await },
                    )
                }
            }),
        )
}

/// Facts about `cars.poll` for the runtime.
pub static CARS_POLL: crate::http::Operation = crate::http::Operation::new(
        "cars.poll",
        "POST",
        "/i/api/affiliate/search/car/v1/poll",
    )
    .with_session(crate::http::SessionUse::Optional)
    .with_parameters(&["cluster"])
    .with_statuses(&[200, 400, 401, 403, 429]);
