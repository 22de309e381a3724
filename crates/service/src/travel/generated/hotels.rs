// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! Hotel search: one hotel, the hotels in a destination, and a compact list of those hotels for maps.
//!
//! From `hotels.toml`.
//!
//! # Operations of [`Hotels`]
//!
//! * `GET /api/3.0/hotel`: Returns the rates and details of one hotel.
//! * `GET /api/3.0/hotels`: Returns the hotels in a destination, one page at a time. Without dates, the response lists all hotels, but no availability or bookable rates.
//! * `GET /api/3.0/hotels/basic`: Returns the hotels in a destination with minimal detail, for uses such as maps.

/// The operations of the group `hotels`, which a service implements.
pub trait Hotels: crate::http::Host {
    /// Returns the error code for a violated rule of the description. The default is the code of all
    /// invalid requests.
    fn code_of(
        _at: &specwright_core::Location,
        _reason: &specwright_core::ViolationReason,
    ) -> crate::http::HostCode<Self> {
        <Self::Errors as crate::http::Errors>::code(crate::http::Cause::Invalid)
    }
    /// A prepared request of `hotels.single`, which has no faults.
    type Single: Send + 'static;
    /// Prepares a request of `hotels.single`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_single(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::hotels::SingleHotelQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Single>;
    /// Returns the rates and details of one hotel.
    ///
    /// `GET /api/3.0/hotel`
    ///
    /// * 200: Success.
    /// * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 404: The resource does not exist.
    /// * 429: Too many requests.
    /// * 503: The service refused the call. Repeat the call after the number of seconds in `Retry-After`. If the call would have started a search, the service is overloaded and the search does not exist; otherwise the search may exist on another node.
    ///
    /// Not stated: The status if the service is overloaded, or if the rate limit is exceeded. Chosen (ours): 503 and 429.
    fn single(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Single,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::hotels::SingleHotelSearchResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `hotels.multiple`, which has no faults.
    type Multiple: Send + 'static;
    /// Prepares a request of `hotels.multiple`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_multiple(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::hotels::MultipleHotelQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Multiple>;
    /// Returns the hotels in a destination, one page at a time. Without dates, the response lists all hotels, but no availability or bookable rates.
    ///
    /// `GET /api/3.0/hotels`
    ///
    /// * 200: Success.
    /// * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 404: The resource does not exist.
    /// * 429: Too many requests.
    /// * 503: The service refused the call. Repeat the call after the number of seconds in `Retry-After`. If the call would have started a search, the service is overloaded and the search does not exist; otherwise the search may exist on another node.
    ///
    /// Not stated: The body of a 202. Chosen (ours): the response with its totals, but without results, facets or providers.
    ///
    /// Not stated: The response for an unknown destination. Chosen (ours): 200 with no hotels and a null destination.
    ///
    /// Not stated: The default of `rooms` with dates. Chosen (ours): one room for two adults.
    ///
    /// Not stated: The search radius around a point. Chosen (ours): 25 km.
    ///
    /// Not stated: The dates that are rejected. Chosen (ours): check-in dates that are in the past in every time zone.
    ///
    /// Not stated: The status if the service is overloaded, or if the rate limit is exceeded. Chosen (ours): 503 and 429.
    fn multiple(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Multiple,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::hotels::MultipleHotelSearchResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `hotels.basic`, which has no faults.
    type Basic: Send + 'static;
    /// Prepares a request of `hotels.basic`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_basic(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::hotels::BasicHotelQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Basic>;
    /// Returns the hotels in a destination with minimal detail, for uses such as maps.
    ///
    /// `GET /api/3.0/hotels/basic`
    ///
    /// * 200: Success.
    /// * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 404: The resource does not exist.
    /// * 429: Too many requests.
    /// * 503: The service refused the call. Repeat the call after the number of seconds in `Retry-After`. If the call would have started a search, the service is overloaded and the search does not exist; otherwise the search may exist on another node.
    ///
    /// Not stated: The status if the service is overloaded, or if the rate limit is exceeded. Chosen (ours): 503 and 429.
    fn basic(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Basic,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::hotels::BasicMultipleHotelSearchResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
}

/// Returns the routes of the group `hotels`.
pub fn hotels_routes<S: Hotels>(service: std::sync::Arc<S>) -> axum::Router {
    axum::Router::new()
        .route(
            "/api/3.0/hotel",
            crate::http::route(
                service.clone(),
                &HOTELS_SINGLE,
                <S as Hotels>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::hotels::SingleHotelQuery,
                    (): (),
                    faults|
                { <S as Hotels>::prepare_single(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Hotels>::single(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/api/3.0/hotels",
            crate::http::route(
                service.clone(),
                &HOTELS_MULTIPLE,
                <S as Hotels>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::hotels::MultipleHotelQuery,
                    (): (),
                    faults|
                { <S as Hotels>::prepare_multiple(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Hotels>::multiple(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/api/3.0/hotels/basic",
            crate::http::route(
                service.clone(),
                &HOTELS_BASIC,
                <S as Hotels>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::hotels::BasicHotelQuery,
                    (): (),
                    faults|
                { <S as Hotels>::prepare_basic(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Hotels>::basic(&service, caller, prepared).await
                },
            ),
        )
}

/// Metadata of `hotels.single` for the runtime.
pub static HOTELS_SINGLE: crate::http::Operation = crate::http::Operation::new(
        "hotels.single",
        crate::http::OperationMethod::Get,
        "/api/3.0/hotel",
    )
    .with_session(specwright_core::auth::SessionUse::Required)
    .with_parameters(
        &[
            "onlyIfComplete",
            "searchTimeout",
            "checkin",
            "checkout",
            "rooms",
            "languageCode",
            "currencyCode",
            "includeTaxesInTotal",
            "includeLocalTaxesInTotal",
            "hotel",
            "responseOptions",
        ],
    )
    .with_response_options(&["responseOptions"])
    .with_results("results")
    .with_statuses(&[200, 202, 400, 401, 403, 404, 429, 503]);

/// Metadata of `hotels.multiple` for the runtime.
pub static HOTELS_MULTIPLE: crate::http::Operation = crate::http::Operation::new(
        "hotels.multiple",
        crate::http::OperationMethod::Get,
        "/api/3.0/hotels",
    )
    .with_session(specwright_core::auth::SessionUse::Required)
    .with_parameters(
        &[
            "destination",
            "minPrice",
            "maxPrice",
            "starRating",
            "hotelRating",
            "hotelRatingExcludeSelfRated",
            "propertyTypes",
            "features",
            "themes",
            "chains",
            "guestRatings",
            "deals",
            "hotelName",
            "sortField",
            "sortDirection",
            "pageIndex",
            "pageSize",
            "preferredHotels",
            "onlyIfComplete",
            "searchTimeout",
            "checkin",
            "checkout",
            "rooms",
            "languageCode",
            "currencyCode",
            "includeTaxesInTotal",
            "includeLocalTaxesInTotal",
            "featuresFilterMode",
            "summaryOnly",
            "responseOptions",
        ],
    )
    .with_response_options(&["responseOptions"])
    .with_results("results")
    .with_statuses(&[200, 202, 400, 401, 403, 404, 429, 503]);

/// Metadata of `hotels.basic` for the runtime.
pub static HOTELS_BASIC: crate::http::Operation = crate::http::Operation::new(
        "hotels.basic",
        crate::http::OperationMethod::Get,
        "/api/3.0/hotels/basic",
    )
    .with_session(specwright_core::auth::SessionUse::Required)
    .with_parameters(
        &[
            "destination",
            "minPrice",
            "maxPrice",
            "starRating",
            "hotelRating",
            "hotelRatingExcludeSelfRated",
            "propertyTypes",
            "features",
            "themes",
            "chains",
            "guestRatings",
            "deals",
            "hotelName",
            "sortField",
            "sortDirection",
            "pageIndex",
            "pageSize",
            "preferredHotels",
            "onlyIfComplete",
            "searchTimeout",
            "checkin",
            "checkout",
            "rooms",
            "languageCode",
            "currencyCode",
            "includeTaxesInTotal",
            "includeLocalTaxesInTotal",
        ],
    )
    .with_results("results")
    .with_statuses(&[200, 202, 400, 401, 403, 404, 429, 503]);
