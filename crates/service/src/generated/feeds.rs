// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! The static data feed: labels of the numbers in hotel answers, and all hotels and places. The service's documentation names it without a description; everything here follows integrations.
//!
//! From `feeds.toml`.
//!
//! # Operations of [`Feeds`]
//!
//! * `GET /api/4.0/constants-mapping`: Returns the labels of the numbers in hotel answers: facilities, property types, place types, themes, chains, image tags.
//! * `GET /api/4.0/hotelfeed`: Returns all hotels, one page at a time, ordered by id.
//! * `GET /api/4.0/placefeed`: Returns all places, one page at a time, ordered by id.

/// The operations of the group `feeds`, to implement.
pub trait Feeds: Send + Sync + 'static {
    /// Returns the labels of the numbers in hotel answers: facilities, property types, place types, themes, chains, image tags.
    ///
    /// `GET /api/4.0/constants-mapping`
    ///
    /// The answer is a stream of records, one line of JSON per record.
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Method, path, parameters, payload and statuses. Chosen: as integrations show, one record per line; statuses as for autocomplete.
    fn constants(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::feeds::ConstantsQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Lines<wayfare_models::feeds::Constant>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Returns all hotels, one page at a time, ordered by id.
    ///
    /// `GET /api/4.0/hotelfeed`
    ///
    /// The answer is a stream of records, one line of JSON per record.
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Method, path, parameters, payload and statuses. Chosen: as integrations show, one record per line; statuses as for autocomplete.
    fn hotels(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::feeds::HotelFeedQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Lines<wayfare_models::feeds::HotelFeedRecord>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Returns all places, one page at a time, ordered by id.
    ///
    /// `GET /api/4.0/placefeed`
    ///
    /// The answer is a stream of records, one line of JSON per record.
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Method, path, parameters, payload and statuses. Chosen: as integrations show, one record per line; statuses as for autocomplete.
    fn places(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::feeds::PlaceFeedQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Lines<wayfare_models::feeds::PlaceFeedRecord>,
            crate::http::Refusal,
        >,
    > + Send;
}

/// The routes of the group `feeds`.
pub fn feeds_routes<S: Feeds + crate::http::Host>(
    service: std::sync::Arc<S>,
) -> axum::Router {
    axum::Router::new()
        .route(
            "/api/4.0/constants-mapping",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &FEEDS_CONSTANTS,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::feeds::ConstantsQuery|
                        async move { service.constants(caller, query).await },
                    )
                }
            }),
        )
        .route(
            "/api/4.0/hotelfeed",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &FEEDS_HOTELS,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::feeds::HotelFeedQuery|
                        async move { service.hotels(caller, query).await },
                    )
                }
            }),
        )
        .route(
            "/api/4.0/placefeed",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &FEEDS_PLACES,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::feeds::PlaceFeedQuery|
                        async move { service.places(caller, query).await },
                    )
                }
            }),
        )
}

/// Facts about `feeds.constants` for the runtime.
pub static FEEDS_CONSTANTS: crate::http::Operation = crate::http::Operation::new(
        "feeds.constants",
        "GET",
        "/api/4.0/constants-mapping",
    )
    .with_parameters(&["types", "languageCode"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Facts about `feeds.hotels` for the runtime.
pub static FEEDS_HOTELS: crate::http::Operation = crate::http::Operation::new(
        "feeds.hotels",
        "GET",
        "/api/4.0/hotelfeed",
    )
    .with_parameters(&["lastId", "pageSize"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Facts about `feeds.places` for the runtime.
pub static FEEDS_PLACES: crate::http::Operation = crate::http::Operation::new(
        "feeds.places",
        "GET",
        "/api/4.0/placefeed",
    )
    .with_parameters(&["lastId", "pageSize"])
    .with_statuses(&[200, 400, 401, 403, 429]);
