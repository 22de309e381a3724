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

/// The operations of the group `autocomplete`, for one session.
#[derive(Clone, Copy, Debug)]
pub struct Autocomplete<'a> {
    pub(crate) session: &'a specwright_client::Session,
}

impl Autocomplete<'_> {
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn flights(
        &self,
        query: &wayfare_models::autocomplete::AutocompleteQuery,
    ) -> Result<
        specwright_client::Answer<
            wayfare_models::autocomplete::FlightAutocompleteResponse,
        >,
        specwright_client::Error,
    > {
        self.session
            .call_for_results(
                &AUTOCOMPLETE_FLIGHTS,
                query,
                None::<&()>,
                "results",
                |answer: &wayfare_models::autocomplete::FlightAutocompleteResponse| {
                    answer.results.len()
                },
            )
            .await
    }
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn cars(
        &self,
        query: &wayfare_models::autocomplete::AutocompleteQuery,
    ) -> Result<
        specwright_client::Answer<wayfare_models::autocomplete::CarAutocompleteResponse>,
        specwright_client::Error,
    > {
        self.session
            .call_for_results(
                &AUTOCOMPLETE_CARS,
                query,
                None::<&()>,
                "results",
                |answer: &wayfare_models::autocomplete::CarAutocompleteResponse| {
                    answer.results.len()
                },
            )
            .await
    }
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn hotels(
        &self,
        query: &wayfare_models::autocomplete::AutocompleteQuery,
    ) -> Result<
        specwright_client::Answer<
            wayfare_models::autocomplete::HotelAutocompleteResponse,
        >,
        specwright_client::Error,
    > {
        self.session
            .call_for_results(
                &AUTOCOMPLETE_HOTELS,
                query,
                None::<&()>,
                "results",
                |answer: &wayfare_models::autocomplete::HotelAutocompleteResponse| {
                    answer.results.len()
                },
            )
            .await
    }
}

/// Metadata of `autocomplete.flights` for the runtime.
pub static AUTOCOMPLETE_FLIGHTS: specwright_client::Operation = specwright_client::Operation::new(
        "autocomplete.flights",
        http::Method::GET,
        "/api/affiliate/autocomplete/v1/flights",
    )
    .repeatable()
    .cacheable();

/// Metadata of `autocomplete.cars` for the runtime.
pub static AUTOCOMPLETE_CARS: specwright_client::Operation = specwright_client::Operation::new(
        "autocomplete.cars",
        http::Method::GET,
        "/api/affiliate/autocomplete/v1/cars",
    )
    .repeatable()
    .cacheable();

/// Metadata of `autocomplete.hotels` for the runtime.
pub static AUTOCOMPLETE_HOTELS: specwright_client::Operation = specwright_client::Operation::new(
        "autocomplete.hotels",
        http::Method::GET,
        "/api/affiliate/autocomplete/v1/hotels",
    )
    .repeatable()
    .cacheable();
