// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! Car search: one endpoint starts and polls searches.
//!
//! From `cars.toml`.
//!
//! # Operations of [`Cars`]
//!
//! * `POST /i/api/affiliate/search/car/v1/poll`: Starts a car search, or polls a running search.

/// The operations of the group `cars`, for one session.
#[derive(Clone, Copy, Debug)]
pub struct Cars<'a> {
    pub(crate) session: &'a specwright_client::Session,
}

impl Cars<'_> {
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status or can't be decoded.
    pub async fn poll(
        &self,
        query: &wayfare_models::cars::CarPollQuery,
        body: &wayfare_models::cars::CarSearchRequest,
    ) -> Result<
        specwright_client::Answer<wayfare_models::cars::CarSearchResponse>,
        specwright_client::Error,
    > {
        self.session
            .call_once::<CarsProtocol>(query, Some(body), body)
            .await
            .map(|answer| {
                answer
                    .with_remarks(|response: &wayfare_models::cars::CarSearchResponse| specwright_client::Remark::of_settings(
                        false,
                        [
                            (
                                "currency",
                                body
                                    .result_parameters
                                    .as_ref()
                                    .and_then(|it| it.currency.as_ref())
                                    .map(AsRef::<str>::as_ref),
                                response.currency.as_ref().map(AsRef::<str>::as_ref),
                            ),
                            (
                                "priceMode",
                                body
                                    .result_parameters
                                    .as_ref()
                                    .and_then(|it| it.price_mode.as_ref())
                                    .map(AsRef::<str>::as_ref),
                                response.price_mode.as_ref().map(AsRef::<str>::as_ref),
                            ),
                        ],
                    ))
            })
    }
    /// Start a search with `searchStartParameters`, then poll it by its `searchId` until its `status` is `complete`. Each response replaces the previous response.
    ///
    /// Not stated: The lifetime of a search id. Chosen (ours): a search id that is unknown, expired or owned by another key returns 400 with INVALID_SEARCH_ID.
    ///
    /// Not stated: The effect of a wrong cluster. Chosen (ours): none; the cluster names the node that answered, and any node accepts any value.
    pub fn search(
        &self,
        request: impl Into<wayfare_models::cars::CarSearchRequest>,
    ) -> specwright_client::poll::Search<CarsProtocol> {
        self.session.poll(request.into())
    }
    /// Resumes a search that was started elsewhere.
    ///
    /// # Errors
    /// Returns an error if the token belongs to another protocol.
    pub fn resume(
        &self,
        token: specwright_client::poll::Token,
    ) -> Result<
        specwright_client::poll::Search<CarsProtocol>,
        specwright_client::Error,
    > {
        self.session.resume(token)
    }
}

/// Metadata of `cars.poll` for the runtime.
pub static CARS_POLL: specwright_client::Operation = specwright_client::Operation::new(
        "cars.poll",
        http::Method::POST,
        "/i/api/affiliate/search/car/v1/poll",
    )
    .with_session(specwright_core::auth::SessionUse::Optional)
    .repeatable();

/// The polling protocol of searches by `cars.poll`.
#[derive(Clone, Copy, Debug)]
pub struct CarsProtocol;

impl specwright_client::poll::Protocol for CarsProtocol {
    type Request = wayfare_models::cars::CarSearchRequest;
    type Query = wayfare_models::cars::CarPollQuery;
    type Body = wayfare_models::cars::CarSearchRequest;
    type Response = wayfare_models::cars::CarSearchResponse;
    const OPERATION: &'static specwright_client::Operation = &CARS_POLL;
    const RESULTS: &'static str = "results";
    fn first(request: &Self::Request) -> (Self::Query, Option<Self::Body>) {
        (Default::default(), Some(request.clone()))
    }
    fn phase(response: &Self::Response) -> specwright_client::poll::Phase {
        match response.status.as_ref().map_or("", AsRef::<str>::as_ref) {
            "first-phase" => specwright_client::poll::Phase::Partial,
            "second-phase" => specwright_client::poll::Phase::Displayable,
            "complete" => specwright_client::poll::Phase::Complete,
            _ => specwright_client::poll::Phase::Partial,
        }
    }
    fn page(request: &Self::Request) -> Option<specwright_client::poll::PageOf> {
        let unset = Default::default();
        let page = request.result_parameters.as_ref().unwrap_or(&unset);
        let index = page.page_number_or_default().saturating_sub(0).max(0);
        Some(specwright_client::poll::PageOf {
            index,
            size: page.page_size_or_default(),
        })
    }
    fn carry(response: &Self::Response, carried: &mut specwright_client::poll::Carried) {
        if let Some(value) = &response.search_id {
            carried.insert("searchId".to_owned(), value.to_string());
        }
        if let Some(value) = &response.cluster {
            carried.insert("cluster".to_owned(), value.to_string());
        }
    }
    fn next(
        carried: &specwright_client::poll::Carried,
        request: &Self::Request,
    ) -> Result<(Self::Query, Option<Self::Body>), specwright_client::poll::NotCarried> {
        let mut query = Self::Query::default();
        let mut next = Self::Body::default();
        let value = carried.get("searchId").and_then(|value| value.parse().ok());
        next.search_id = Some(
            value.ok_or(specwright_client::poll::NotCarried("searchId"))?,
        );
        query.cluster = carried.get("cluster").and_then(|value| value.parse().ok());
        next.result_parameters = request.result_parameters.clone();
        Ok((query, Some(next)))
    }
    fn total(response: &Self::Response) -> Option<i64> {
        response.total_count
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
            .map(|result| std::borrow::Cow::Borrowed(AsRef::<str>::as_ref(&result.id)))
    }
    fn remarks(
        request: &Self::Request,
        response: &Self::Response,
    ) -> Vec<specwright_client::Remark> {
        specwright_client::Remark::of_settings(
            Self::count(response) > 0,
            [
                (
                    "currency",
                    request
                        .result_parameters
                        .as_ref()
                        .and_then(|it| it.currency.as_ref())
                        .map(AsRef::<str>::as_ref),
                    response.currency.as_ref().map(AsRef::<str>::as_ref),
                ),
                (
                    "priceMode",
                    request
                        .result_parameters
                        .as_ref()
                        .and_then(|it| it.price_mode.as_ref())
                        .map(AsRef::<str>::as_ref),
                    response.price_mode.as_ref().map(AsRef::<str>::as_ref),
                ),
            ],
        )
    }
}

impl specwright_client::poll::Paged for CarsProtocol {
    fn turn(request: &mut Self::Request, index: i64) {
        request.result_parameters.get_or_insert_default().page_number = Some(
            index.saturating_add(0),
        );
    }
    fn retain(response: &mut Self::Response, mut keep: impl FnMut() -> bool) {
        response.results.retain(|_| keep());
    }
}
