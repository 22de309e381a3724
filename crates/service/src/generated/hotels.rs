// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! Hotel search: one hotel, the hotels of a destination, and the same in brief for maps.
//!
//! From `hotels.toml`.
//!
//! # Operations of [`Hotels`]
//!
//! * `GET /api/3.0/hotel`: Returns the rates and facts of one hotel.
//! * `GET /api/3.0/hotels`: Returns the hotels of a destination, one page at a time. Without dates: all of them, with neither availability nor rates.
//! * `GET /api/3.0/hotels/basic`: Returns the hotels of a destination with the least detail, for uses such as maps.

/// The operations of the group `hotels`, to implement.
pub trait Hotels: Send + Sync + 'static {
    /// Returns the rates and facts of one hotel.
    ///
    /// `GET /api/3.0/hotel`
    ///
    /// * 200: The answer.
    /// * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 404: No such resource.
    fn single(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::hotels::SingleHotelQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::hotels::SingleHotelSearchResponse>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Returns the hotels of a destination, one page at a time. Without dates: all of them, with neither availability nor rates.
    ///
    /// `GET /api/3.0/hotels`
    ///
    /// * 200: The answer.
    /// * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 404: No such resource.
    ///
    /// Not stated: The body of a 202. Chosen: the answer with its totals, without results, facets and providers.
    ///
    /// Not stated: The answer to an unknown destination. Chosen: 200, no hotels, a null destination.
    ///
    /// Not stated: The default of `rooms` with dates. Chosen: one room for two adults.
    ///
    /// Not stated: The search radius around a point. Chosen: 25 km.
    ///
    /// Not stated: The dates that are refused. Chosen: arrivals that are past everywhere on earth.
    fn multiple(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::hotels::MultipleHotelQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::hotels::MultipleHotelSearchResponse>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Returns the hotels of a destination with the least detail, for uses such as maps.
    ///
    /// `GET /api/3.0/hotels/basic`
    ///
    /// * 200: The answer.
    /// * 202: The search is incomplete and `onlyIfComplete` is set. Not an error: repeat the call until the status is 200.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 404: No such resource.
    fn basic(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::hotels::BasicHotelQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::hotels::BasicMultipleHotelSearchResponse>,
            crate::http::Refusal,
        >,
    > + Send;
}

/// The routes of the group `hotels`.
pub fn hotels_routes<S: Hotels + crate::http::Host>(
    service: std::sync::Arc<S>,
) -> axum::Router {
    axum::Router::new()
        .route(
            "/api/3.0/hotel",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &HOTELS_SINGLE,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::hotels::SingleHotelQuery|
                        async move { service.single(caller, query).await },
                    )
                }
            }),
        )
        .route(
            "/api/3.0/hotels",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &HOTELS_MULTIPLE,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::hotels::MultipleHotelQuery|
                        async move { service.multiple(caller, query).await },
                    )
                }
            }),
        )
        .route(
            "/api/3.0/hotels/basic",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &HOTELS_BASIC,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::hotels::BasicHotelQuery|
                        async move { service.basic(caller, query).await },
                    )
                }
            }),
        )
}

/// Facts about `hotels.single` for the runtime.
pub static HOTELS_SINGLE: crate::http::Operation = crate::http::Operation::new(
        "hotels.single",
        "GET",
        "/api/3.0/hotel",
    )
    .with_session(crate::http::SessionUse::Required)
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
    .with_statuses(&[200, 202, 400, 401, 403, 404]);

/// Facts about `hotels.multiple` for the runtime.
pub static HOTELS_MULTIPLE: crate::http::Operation = crate::http::Operation::new(
        "hotels.multiple",
        "GET",
        "/api/3.0/hotels",
    )
    .with_session(crate::http::SessionUse::Required)
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
    .with_statuses(&[200, 202, 400, 401, 403, 404]);

/// Facts about `hotels.basic` for the runtime.
pub static HOTELS_BASIC: crate::http::Operation = crate::http::Operation::new(
        "hotels.basic",
        "GET",
        "/api/3.0/hotels/basic",
    )
    .with_session(crate::http::SessionUse::Required)
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
    .with_statuses(&[200, 202, 400, 401, 403, 404]);
