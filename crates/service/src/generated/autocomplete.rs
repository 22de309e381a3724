// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! Autocomplete of places, one endpoint for each vertical.
//!
//! From `autocomplete.toml`.
//!
//! # Operations of [`Autocomplete`]
//!
//! * `GET /api/affiliate/autocomplete/v1/flights`: Finds places to fly from and to: airports, metro areas and cities.
//! * `GET /api/affiliate/autocomplete/v1/cars`: Finds places to pick up and return a car.
//! * `GET /api/affiliate/autocomplete/v1/hotels`: Finds places to stay in, and hotels.

/// The operations of the group `autocomplete`, to implement.
pub trait Autocomplete: Send + Sync + 'static {
    /// Finds places to fly from and to: airports, metro areas and cities.
    ///
    /// `GET /api/affiliate/autocomplete/v1/flights`
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Statuses other than 200. Chosen: as for the searches.
    ///
    /// Not stated: The kinds of places found. Chosen: airports and metro areas; cities where neither matches.
    fn flights(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::autocomplete::AutocompleteQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::autocomplete::FlightAutocompleteResponse>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Finds places to pick up and return a car.
    ///
    /// `GET /api/affiliate/autocomplete/v1/cars`
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Statuses other than 200. Chosen: as for the searches.
    fn cars(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::autocomplete::AutocompleteQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::autocomplete::CarAutocompleteResponse>,
            crate::http::Refusal,
        >,
    > + Send;
    /// Finds places to stay in, and hotels.
    ///
    /// `GET /api/affiliate/autocomplete/v1/hotels`
    ///
    /// * 200: The answer.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or wrong.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Statuses other than 200. Chosen: as for the searches.
    fn hotels(
        &self,
        caller: crate::http::Caller,
        query: wayfare_models::autocomplete::AutocompleteQuery,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::autocomplete::HotelAutocompleteResponse>,
            crate::http::Refusal,
        >,
    > + Send;
}

/// The routes of the group `autocomplete`.
pub fn autocomplete_routes<S: Autocomplete + crate::http::Host>(
    service: std::sync::Arc<S>,
) -> axum::Router {
    axum::Router::new()
        .route(
            "/api/affiliate/autocomplete/v1/flights",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &AUTOCOMPLETE_FLIGHTS,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::autocomplete::AutocompleteQuery|
                        async move { service.flights(caller, query).await },
                    )
                }
            }),
        )
        .route(
            "/api/affiliate/autocomplete/v1/cars",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &AUTOCOMPLETE_CARS,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::autocomplete::AutocompleteQuery|
                        async move { service.cars(caller, query).await },
                    )
                }
            }),
        )
        .route(
            "/api/affiliate/autocomplete/v1/hotels",
            axum::routing::any({
                let service = service.clone();
                move |request: axum::extract::Request| {
                    let service = service.clone();
                    crate::http::call(
                        service,
                        &AUTOCOMPLETE_HOTELS,
                        request,
                        |
                            service: std::sync::Arc<S>,
                            caller,
                            query: wayfare_models::autocomplete::AutocompleteQuery|
                        async move { service.hotels(caller, query).await },
                    )
                }
            }),
        )
}

/// Facts about `autocomplete.flights` for the runtime.
pub static AUTOCOMPLETE_FLIGHTS: crate::http::Operation = crate::http::Operation::new(
        "autocomplete.flights",
        "GET",
        "/api/affiliate/autocomplete/v1/flights",
    )
    .with_parameters(&["searchTerm"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Facts about `autocomplete.cars` for the runtime.
pub static AUTOCOMPLETE_CARS: crate::http::Operation = crate::http::Operation::new(
        "autocomplete.cars",
        "GET",
        "/api/affiliate/autocomplete/v1/cars",
    )
    .with_parameters(&["searchTerm"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Facts about `autocomplete.hotels` for the runtime.
pub static AUTOCOMPLETE_HOTELS: crate::http::Operation = crate::http::Operation::new(
        "autocomplete.hotels",
        "GET",
        "/api/affiliate/autocomplete/v1/hotels",
    )
    .with_parameters(&["searchTerm"])
    .with_statuses(&[200, 400, 401, 403, 429]);
