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

/// The operations of the group `hotels`, for one session.
#[derive(Clone, Copy, Debug)]
pub struct Hotels<'a> {
    pub(crate) session: &'a specwright_client::Session,
}

impl Hotels<'_> {
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn single(
        &self,
        query: &wayfare_models::hotels::SingleHotelQuery,
    ) -> Result<
        specwright_client::Answer<wayfare_models::hotels::SingleHotelSearchResponse>,
        specwright_client::Error,
    > {
        self.session
            .call_once::<HotelsSingleProtocol>(query, None, query)
            .await
            .map(|answer| {
                answer
                    .with_remarks(|
                        response: &wayfare_models::hotels::SingleHotelSearchResponse|
                    specwright_client::Remark::of_settings(
                        false,
                        [
                            (
                                "currencyCode",
                                query.stay.currency_code.as_ref().map(AsRef::<str>::as_ref),
                                response.currency_code.as_ref().map(AsRef::<str>::as_ref),
                            ),
                        ],
                    ))
            })
    }
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn multiple(
        &self,
        query: &wayfare_models::hotels::MultipleHotelQuery,
    ) -> Result<
        specwright_client::Answer<wayfare_models::hotels::MultipleHotelSearchResponse>,
        specwright_client::Error,
    > {
        self.session
            .call_once::<HotelsMultipleProtocol>(query, None, query)
            .await
            .map(|answer| {
                answer
                    .with_remarks(|
                        response: &wayfare_models::hotels::MultipleHotelSearchResponse|
                    specwright_client::Remark::of_settings(
                        false,
                        [
                            (
                                "currencyCode",
                                query.stay.currency_code.as_ref().map(AsRef::<str>::as_ref),
                                response
                                    .state
                                    .currency_code
                                    .as_ref()
                                    .map(AsRef::<str>::as_ref),
                            ),
                        ],
                    ))
            })
    }
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn basic(
        &self,
        query: &wayfare_models::hotels::BasicHotelQuery,
    ) -> Result<
        specwright_client::Answer<
            wayfare_models::hotels::BasicMultipleHotelSearchResponse,
        >,
        specwright_client::Error,
    > {
        self.session
            .call_once::<HotelsBasicProtocol>(query, None, query)
            .await
            .map(|answer| {
                answer
                    .with_remarks(|
                        response: &wayfare_models::hotels::BasicMultipleHotelSearchResponse|
                    specwright_client::Remark::of_settings(
                        false,
                        [
                            (
                                "currencyCode",
                                query.stay.currency_code.as_ref().map(AsRef::<str>::as_ref),
                                response
                                    .state
                                    .currency_code
                                    .as_ref()
                                    .map(AsRef::<str>::as_ref),
                            ),
                        ],
                    ))
            })
    }
    /// Providers respond over time. Repeat the call with the same parameters until `isComplete` is `true`. Each response replaces the previous response.
    pub fn search_single(
        &self,
        request: impl Into<wayfare_models::hotels::SingleHotelQuery>,
    ) -> specwright_client::poll::Search<HotelsSingleProtocol> {
        self.session.poll(request.into())
    }
    /// Resumes a search that was started elsewhere.
    ///
    /// # Errors
    /// Returns an error if the token belongs to another protocol.
    pub fn resume_single(
        &self,
        token: specwright_client::poll::Token,
    ) -> Result<
        specwright_client::poll::Search<HotelsSingleProtocol>,
        specwright_client::Error,
    > {
        self.session.resume(token)
    }
    /// Providers respond over time. Repeat the call with the same parameters until `isComplete` is `true`. Each response replaces the previous response.
    pub fn search_multiple(
        &self,
        request: impl Into<wayfare_models::hotels::MultipleHotelQuery>,
    ) -> specwright_client::poll::Search<HotelsMultipleProtocol> {
        self.session.poll(request.into())
    }
    /// Resumes a search that was started elsewhere.
    ///
    /// # Errors
    /// Returns an error if the token belongs to another protocol.
    pub fn resume_multiple(
        &self,
        token: specwright_client::poll::Token,
    ) -> Result<
        specwright_client::poll::Search<HotelsMultipleProtocol>,
        specwright_client::Error,
    > {
        self.session.resume(token)
    }
    /// Providers respond over time. Repeat the call with the same parameters until `isComplete` is `true`. Each response replaces the previous response.
    pub fn search_basic(
        &self,
        request: impl Into<wayfare_models::hotels::BasicHotelQuery>,
    ) -> specwright_client::poll::Search<HotelsBasicProtocol> {
        self.session.poll(request.into())
    }
    /// Resumes a search that was started elsewhere.
    ///
    /// # Errors
    /// Returns an error if the token belongs to another protocol.
    pub fn resume_basic(
        &self,
        token: specwright_client::poll::Token,
    ) -> Result<
        specwright_client::poll::Search<HotelsBasicProtocol>,
        specwright_client::Error,
    > {
        self.session.resume(token)
    }
}

/// Metadata of `hotels.single` for the runtime.
pub static HOTELS_SINGLE: specwright_client::Operation = specwright_client::Operation::new(
        "hotels.single",
        http::Method::GET,
        "/api/3.0/hotel",
    )
    .with_session(specwright_core::auth::SessionUse::Required)
    .repeatable();

/// Metadata of `hotels.multiple` for the runtime.
pub static HOTELS_MULTIPLE: specwright_client::Operation = specwright_client::Operation::new(
        "hotels.multiple",
        http::Method::GET,
        "/api/3.0/hotels",
    )
    .with_session(specwright_core::auth::SessionUse::Required)
    .repeatable();

/// Metadata of `hotels.basic` for the runtime.
pub static HOTELS_BASIC: specwright_client::Operation = specwright_client::Operation::new(
        "hotels.basic",
        http::Method::GET,
        "/api/3.0/hotels/basic",
    )
    .with_session(specwright_core::auth::SessionUse::Required)
    .repeatable();

/// The protocol of searches that repeat `hotels.single`.
#[derive(Clone, Copy, Debug)]
pub struct HotelsSingleProtocol;

impl specwright_client::poll::Protocol for HotelsSingleProtocol {
    type Request = wayfare_models::hotels::SingleHotelQuery;
    type Query = wayfare_models::hotels::SingleHotelQuery;
    type Body = ();
    type Response = wayfare_models::hotels::SingleHotelSearchResponse;
    const OPERATION: &'static specwright_client::Operation = &HOTELS_SINGLE;
    const RESULTS: &'static str = "results";
    const PENDING: Option<u16> = Some(202);
    fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>) {
        (request.clone(), None)
    }
    fn phase(response: &Self::Response) -> specwright_client::poll::Phase {
        if response.is_complete == Some(true) {
            specwright_client::poll::Phase::Complete
        } else {
            specwright_client::poll::Phase::Partial
        }
    }
    fn expects_results(request: &Self::Request) -> bool {
        request.stay.checkin.is_some()
    }
    fn carry(_: &Self::Response, _: &mut specwright_client::poll::Carried) {}
    fn next(
        _: &specwright_client::poll::Carried,
        request: &Self::Request,
    ) -> Result<(Self::Query, Option<Self::Body>), specwright_client::poll::NotCarried> {
        Ok((request.clone(), None))
    }
    fn total(response: &Self::Response) -> Option<i64> {
        let _ = response;
        None
    }
    fn count(response: &Self::Response) -> usize {
        response.results.len()
    }
    fn remarks(
        request: &Self::Request,
        response: &Self::Response,
    ) -> Vec<specwright_client::Remark> {
        specwright_client::Remark::of_settings(
            Self::count(response) > 0,
            [
                (
                    "currencyCode",
                    request.stay.currency_code.as_ref().map(AsRef::<str>::as_ref),
                    response.currency_code.as_ref().map(AsRef::<str>::as_ref),
                ),
            ],
        )
    }
}

/// The protocol of searches that repeat `hotels.multiple`.
#[derive(Clone, Copy, Debug)]
pub struct HotelsMultipleProtocol;

impl specwright_client::poll::Protocol for HotelsMultipleProtocol {
    type Request = wayfare_models::hotels::MultipleHotelQuery;
    type Query = wayfare_models::hotels::MultipleHotelQuery;
    type Body = ();
    type Response = wayfare_models::hotels::MultipleHotelSearchResponse;
    const OPERATION: &'static specwright_client::Operation = &HOTELS_MULTIPLE;
    const RESULTS: &'static str = "results";
    const PENDING: Option<u16> = Some(202);
    fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>) {
        (request.clone(), None)
    }
    fn phase(response: &Self::Response) -> specwright_client::poll::Phase {
        if response.state.is_complete == Some(true) {
            specwright_client::poll::Phase::Complete
        } else {
            specwright_client::poll::Phase::Partial
        }
    }
    fn expects_results(request: &Self::Request) -> bool {
        request.summary_only != Some(true)
    }
    fn page(request: &Self::Request) -> Option<specwright_client::poll::PageOf> {
        let index = request.filters.page_index_or_default().saturating_sub(0).max(0);
        Some(specwright_client::poll::PageOf {
            index,
            size: request.filters.page_size_or_default(),
        })
    }
    fn carry(_: &Self::Response, _: &mut specwright_client::poll::Carried) {}
    fn next(
        _: &specwright_client::poll::Carried,
        request: &Self::Request,
    ) -> Result<(Self::Query, Option<Self::Body>), specwright_client::poll::NotCarried> {
        Ok((request.clone(), None))
    }
    fn total(response: &Self::Response) -> Option<i64> {
        response.state.total_filtered_results
    }
    fn count(response: &Self::Response) -> usize {
        response.results.len()
    }
    fn ids(
        response: &Self::Response,
    ) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
        response
            .results
            .iter()
            .map(|result| std::borrow::Cow::Owned(result.id.to_string()))
    }
    fn remarks(
        request: &Self::Request,
        response: &Self::Response,
    ) -> Vec<specwright_client::Remark> {
        specwright_client::Remark::of_settings(
            Self::count(response) > 0,
            [
                (
                    "currencyCode",
                    request.stay.currency_code.as_ref().map(AsRef::<str>::as_ref),
                    response.state.currency_code.as_ref().map(AsRef::<str>::as_ref),
                ),
            ],
        )
    }
}

impl specwright_client::poll::Paged for HotelsMultipleProtocol {
    fn turn(request: &mut Self::Request, index: i64) {
        request.filters.page_index = Some(index.saturating_add(0));
    }
    fn retain(response: &mut Self::Response, mut keep: impl FnMut() -> bool) {
        response.results.retain(|_| keep());
    }
}

/// The protocol of searches that repeat `hotels.basic`.
#[derive(Clone, Copy, Debug)]
pub struct HotelsBasicProtocol;

impl specwright_client::poll::Protocol for HotelsBasicProtocol {
    type Request = wayfare_models::hotels::BasicHotelQuery;
    type Query = wayfare_models::hotels::BasicHotelQuery;
    type Body = ();
    type Response = wayfare_models::hotels::BasicMultipleHotelSearchResponse;
    const OPERATION: &'static specwright_client::Operation = &HOTELS_BASIC;
    const RESULTS: &'static str = "results";
    const PENDING: Option<u16> = Some(202);
    fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>) {
        (request.clone(), None)
    }
    fn phase(response: &Self::Response) -> specwright_client::poll::Phase {
        if response.state.is_complete == Some(true) {
            specwright_client::poll::Phase::Complete
        } else {
            specwright_client::poll::Phase::Partial
        }
    }
    fn page(request: &Self::Request) -> Option<specwright_client::poll::PageOf> {
        let index = request.filters.page_index_or_default().saturating_sub(0).max(0);
        Some(specwright_client::poll::PageOf {
            index,
            size: request.filters.page_size_or_default(),
        })
    }
    fn carry(_: &Self::Response, _: &mut specwright_client::poll::Carried) {}
    fn next(
        _: &specwright_client::poll::Carried,
        request: &Self::Request,
    ) -> Result<(Self::Query, Option<Self::Body>), specwright_client::poll::NotCarried> {
        Ok((request.clone(), None))
    }
    fn total(response: &Self::Response) -> Option<i64> {
        response.state.total_filtered_results
    }
    fn count(response: &Self::Response) -> usize {
        response.results.len()
    }
    fn ids(
        response: &Self::Response,
    ) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
        response
            .results
            .iter()
            .map(|result| std::borrow::Cow::Owned(result.id.to_string()))
    }
    fn remarks(
        request: &Self::Request,
        response: &Self::Response,
    ) -> Vec<specwright_client::Remark> {
        specwright_client::Remark::of_settings(
            Self::count(response) > 0,
            [
                (
                    "currencyCode",
                    request.stay.currency_code.as_ref().map(AsRef::<str>::as_ref),
                    response.state.currency_code.as_ref().map(AsRef::<str>::as_ref),
                ),
            ],
        )
    }
}

impl specwright_client::poll::Paged for HotelsBasicProtocol {
    fn turn(request: &mut Self::Request, index: i64) {
        request.filters.page_index = Some(index.saturating_add(0));
    }
    fn retain(response: &mut Self::Response, mut keep: impl FnMut() -> bool) {
        response.results.retain(|_| keep());
    }
}
