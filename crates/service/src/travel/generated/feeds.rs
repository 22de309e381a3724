// Made by `cargo xtask regenerate` from `spec/feeds.toml`. Do not edit.

//! The static data feed: labels of the numeric ids in hotel responses, and all hotels and places. The service's documentation mentions the feed but does not describe it; everything here follows the reference and the responses of live services.
//!
//! From `feeds.toml`.
//!
//! # Operations of [`Feeds`]
//!
//! * `GET /api/4.0/constants-mapping`: Returns the labels of the numeric ids in hotel responses: facilities, property types, place types, themes, chains and image tags.
//! * `GET /api/4.0/hotelfeed`: Returns all hotels, one page at a time, ordered by id.
//! * `GET /api/4.0/placefeed`: Returns all places, one page at a time, ordered by id.

/// The operations of the group `feeds`, which a service implements.
pub trait Feeds: crate::http::Host {
    /// Returns the error code for a violated rule of the description. The default is the code of all
    /// invalid requests.
    fn code_of(
        _at: &specwright_core::Location,
        _reason: &specwright_core::ViolationReason,
    ) -> crate::http::HostCode<Self> {
        <Self::Errors as crate::http::Errors>::code(crate::http::Cause::Invalid)
    }
    /// A prepared request of `feeds.constants`, which has no faults.
    type Constants: Send + 'static;
    /// Prepares a request of `feeds.constants`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_constants(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::feeds::ConstantsQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Constants>;
    /// Returns the labels of the numeric ids in hotel responses: facilities, property types, place types, themes, chains and image tags.
    ///
    /// `GET /api/4.0/constants-mapping`
    ///
    /// The response is a stream of records, one line of JSON per record.
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 404: The resource does not exist.
    /// * 429: Too many requests.
    ///
    /// Not stated: Method, path, parameters, payload and statuses. Chosen (documented): as in live services, with all labels in one record; a key is required, as for every operation.
    ///
    /// Not stated: The freshness lifetime of a response. Chosen (ours): clients may cache responses.
    fn constants(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Constants,
    ) -> impl Future<
        Output = Result<
            crate::http::Lines<wayfare_models::feeds::Constants>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `feeds.hotels`, which has no faults.
    type Hotels: Send + 'static;
    /// Prepares a request of `feeds.hotels`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_hotels(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::feeds::HotelFeedQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Hotels>;
    /// Returns all hotels, one page at a time, ordered by id.
    ///
    /// `GET /api/4.0/hotelfeed`
    ///
    /// The response is a stream of records, one line of JSON per record.
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 404: The resource does not exist.
    /// * 429: Too many requests.
    ///
    /// Not stated: Method, path, parameters, payload and statuses. Chosen (documented): as in live services, with one record per line; a key is required, as for every operation.
    fn hotels(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Hotels,
    ) -> impl Future<
        Output = Result<
            crate::http::Lines<wayfare_models::feeds::HotelFeedRecord>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `feeds.places`, which has no faults.
    type Places: Send + 'static;
    /// Prepares a request of `feeds.places`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_places(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::feeds::PlaceFeedQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Places>;
    /// Returns all places, one page at a time, ordered by id.
    ///
    /// `GET /api/4.0/placefeed`
    ///
    /// The response is a stream of records, one line of JSON per record.
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 404: The resource does not exist.
    /// * 429: Too many requests.
    ///
    /// Not stated: Method, path, parameters, payload and statuses. Chosen (documented): as in live services, with one record per line; a key is required, as for every operation.
    fn places(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Places,
    ) -> impl Future<
        Output = Result<
            crate::http::Lines<wayfare_models::feeds::PlaceFeedRecord>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
}

/// Returns the routes of the group `feeds`.
pub fn feeds_routes<S: Feeds>(service: std::sync::Arc<S>) -> axum::Router {
    axum::Router::new()
        .route(
            "/api/4.0/constants-mapping",
            crate::http::route(
                service.clone(),
                &FEEDS_CONSTANTS,
                <S as Feeds>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::feeds::ConstantsQuery,
                    (): (),
                    faults|
                { <S as Feeds>::prepare_constants(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Feeds>::constants(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/api/4.0/hotelfeed",
            crate::http::route(
                service.clone(),
                &FEEDS_HOTELS,
                <S as Feeds>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::feeds::HotelFeedQuery,
                    (): (),
                    faults|
                { <S as Feeds>::prepare_hotels(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Feeds>::hotels(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/api/4.0/placefeed",
            crate::http::route(
                service.clone(),
                &FEEDS_PLACES,
                <S as Feeds>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::feeds::PlaceFeedQuery,
                    (): (),
                    faults|
                { <S as Feeds>::prepare_places(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Feeds>::places(&service, caller, prepared).await
                },
            ),
        )
}

/// Metadata of `feeds.constants` for the runtime.
pub static FEEDS_CONSTANTS: crate::http::Operation = crate::http::Operation::new(
        "feeds.constants",
        crate::http::OperationMethod::Get,
        "/api/4.0/constants-mapping",
    )
    .with_parameters(&["types", "languageCode"])
    .with_statuses(&[200, 400, 401, 403, 404, 429]);

/// Metadata of `feeds.hotels` for the runtime.
pub static FEEDS_HOTELS: crate::http::Operation = crate::http::Operation::new(
        "feeds.hotels",
        crate::http::OperationMethod::Get,
        "/api/4.0/hotelfeed",
    )
    .with_parameters(
        &[
            "lastId",
            "pageSize",
            "languageCode",
            "countryCode",
            "lastUpdated",
            "propertyTypeIds",
        ],
    )
    .with_statuses(&[200, 400, 401, 403, 404, 429]);

/// Metadata of `feeds.places` for the runtime.
pub static FEEDS_PLACES: crate::http::Operation = crate::http::Operation::new(
        "feeds.places",
        crate::http::OperationMethod::Get,
        "/api/4.0/placefeed",
    )
    .with_parameters(&["lastId", "pageSize", "languageCode", "countryCode"])
    .with_statuses(&[200, 400, 401, 403, 404, 429]);
