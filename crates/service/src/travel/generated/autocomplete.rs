// Made by `cargo xtask regenerate` from `spec/autocomplete.toml`. Do not edit.

//! Place autocomplete: one endpoint per vertical.
//!
//! From `autocomplete.toml`.
//!
//! # Operations of [`Autocomplete`]
//!
//! * `GET /api/affiliate/autocomplete/v1/flights`: Finds flight origins and destinations: airports and metro areas, and countries and regions with their airports.
//! * `GET /api/affiliate/autocomplete/v1/cars`: Finds car pickup and drop-off locations.
//! * `GET /api/affiliate/autocomplete/v1/hotels`: Finds hotel destinations and hotels.

/// The operations of the group `autocomplete`, which a service implements.
pub trait Autocomplete: crate::http::Host {
    /// Returns the error code for a violated rule of the description. The default is the code of all
    /// invalid requests.
    fn code_of(
        _at: &specwright_core::Location,
        _reason: &specwright_core::ViolationReason,
    ) -> crate::http::HostCode<Self> {
        <Self::Errors as crate::http::Errors>::code(crate::http::Cause::Invalid)
    }
    /// A prepared request of `autocomplete.flights`, which has no faults.
    type Flights: Send + 'static;
    /// Prepares a request of `autocomplete.flights`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_flights(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::autocomplete::AutocompleteQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Flights>;
    /// Finds flight origins and destinations: airports and metro areas, and countries and regions with their airports.
    ///
    /// `GET /api/affiliate/autocomplete/v1/flights`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Statuses other than 200. Chosen (ours): the same as for searches.
    ///
    /// Not stated: The types of places found. Chosen (ours): airports and metro areas; for any other place, the airports that serve it, after the place itself if it is a country or region. Flight searches accept only the codes of airports and metro areas.
    ///
    /// Not stated: The freshness lifetime of a response. Chosen (observed): clients may cache responses; integrations cache them for a minute to a week.
    fn flights(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Flights,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::autocomplete::FlightAutocompleteResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `autocomplete.cars`, which has no faults.
    type Cars: Send + 'static;
    /// Prepares a request of `autocomplete.cars`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_cars(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::autocomplete::AutocompleteQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Cars>;
    /// Finds car pickup and drop-off locations.
    ///
    /// `GET /api/affiliate/autocomplete/v1/cars`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Statuses other than 200. Chosen (ours): the same as for searches.
    ///
    /// Not stated: The freshness lifetime of a response. Chosen (observed): clients may cache responses; integrations cache them for a minute to a week.
    fn cars(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Cars,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::autocomplete::CarAutocompleteResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
    /// A prepared request of `autocomplete.hotels`, which has no faults.
    type Hotels: Send + 'static;
    /// Prepares a request of `autocomplete.hotels`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before.
    fn prepare_hotels(
        &self,
        caller: &crate::http::Caller,
        query: wayfare_models::autocomplete::AutocompleteQuery,
        faults: &mut crate::http::HostFaults<Self>,
    ) -> Option<Self::Hotels>;
    /// Finds hotel destinations and hotels.
    ///
    /// `GET /api/affiliate/autocomplete/v1/hotels`
    ///
    /// * 200: Success.
    /// * 400: Bad request: a value is invalid.
    /// * 401: The key is missing or invalid.
    /// * 403: The request is not allowed.
    /// * 429: Too many requests.
    ///
    /// Not stated: Statuses other than 200. Chosen (ours): the same as for searches.
    ///
    /// Not stated: The freshness lifetime of a response. Chosen (observed): clients may cache responses; integrations cache them for a minute to a week.
    fn hotels(
        &self,
        caller: crate::http::Caller,
        prepared: Self::Hotels,
    ) -> impl Future<
        Output = Result<
            crate::http::Reply<wayfare_models::autocomplete::HotelAutocompleteResponse>,
            crate::http::HostRefusal<Self>,
        >,
    > + Send;
}

/// Returns the routes of the group `autocomplete`.
pub fn autocomplete_routes<S: Autocomplete>(service: std::sync::Arc<S>) -> axum::Router {
    axum::Router::new()
        .route(
            "/api/affiliate/autocomplete/v1/flights",
            crate::http::route(
                service.clone(),
                &AUTOCOMPLETE_FLIGHTS,
                <S as Autocomplete>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::autocomplete::AutocompleteQuery,
                    (): (),
                    faults|
                { <S as Autocomplete>::prepare_flights(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Autocomplete>::flights(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/api/affiliate/autocomplete/v1/cars",
            crate::http::route(
                service.clone(),
                &AUTOCOMPLETE_CARS,
                <S as Autocomplete>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::autocomplete::AutocompleteQuery,
                    (): (),
                    faults|
                { <S as Autocomplete>::prepare_cars(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Autocomplete>::cars(&service, caller, prepared).await
                },
            ),
        )
        .route(
            "/api/affiliate/autocomplete/v1/hotels",
            crate::http::route(
                service.clone(),
                &AUTOCOMPLETE_HOTELS,
                <S as Autocomplete>::code_of,
                |
                    service,
                    caller,
                    query: wayfare_models::autocomplete::AutocompleteQuery,
                    (): (),
                    faults|
                { <S as Autocomplete>::prepare_hotels(service, caller, query, faults) },
                |service, caller, prepared| async move {
                    <S as Autocomplete>::hotels(&service, caller, prepared).await
                },
            ),
        )
}

/// Metadata of `autocomplete.flights` for the runtime.
pub static AUTOCOMPLETE_FLIGHTS: crate::http::Operation = crate::http::Operation::new(
        "autocomplete.flights",
        crate::http::OperationMethod::Get,
        "/api/affiliate/autocomplete/v1/flights",
    )
    .with_parameters(&["searchTerm", "languageCode"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Metadata of `autocomplete.cars` for the runtime.
pub static AUTOCOMPLETE_CARS: crate::http::Operation = crate::http::Operation::new(
        "autocomplete.cars",
        crate::http::OperationMethod::Get,
        "/api/affiliate/autocomplete/v1/cars",
    )
    .with_parameters(&["searchTerm", "languageCode"])
    .with_statuses(&[200, 400, 401, 403, 429]);

/// Metadata of `autocomplete.hotels` for the runtime.
pub static AUTOCOMPLETE_HOTELS: crate::http::Operation = crate::http::Operation::new(
        "autocomplete.hotels",
        crate::http::OperationMethod::Get,
        "/api/affiliate/autocomplete/v1/hotels",
    )
    .with_parameters(&["searchTerm", "languageCode"])
    .with_statuses(&[200, 400, 401, 403, 429]);
