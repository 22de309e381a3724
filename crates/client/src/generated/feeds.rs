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

/// The operations of the group `feeds`, for one session.
#[derive(Clone, Copy, Debug)]
pub struct Feeds<'a> {
    pub(crate) session: &'a specwright_client::Session,
}

impl Feeds<'_> {
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status, is not a stream of records, or is truncated before its first record.
    pub async fn constants(
        &self,
        query: &wayfare_models::feeds::ConstantsQuery,
    ) -> Result<
        specwright_client::stream::Records<wayfare_models::feeds::Constants>,
        specwright_client::Error,
    > {
        self.session.stream(&FEEDS_CONSTANTS, query, None::<&()>).await
    }
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status, is not a stream of records, or is truncated before its first record.
    pub async fn hotels(
        &self,
        query: &wayfare_models::feeds::HotelFeedQuery,
    ) -> Result<
        specwright_client::stream::Records<wayfare_models::feeds::HotelFeedRecord>,
        specwright_client::Error,
    > {
        self.session.stream(&FEEDS_HOTELS, query, None::<&()>).await
    }
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
    ///
    /// # Errors
    /// Returns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status, is not a stream of records, or is truncated before its first record.
    pub async fn places(
        &self,
        query: &wayfare_models::feeds::PlaceFeedQuery,
    ) -> Result<
        specwright_client::stream::Records<wayfare_models::feeds::PlaceFeedRecord>,
        specwright_client::Error,
    > {
        self.session.stream(&FEEDS_PLACES, query, None::<&()>).await
    }
    /// All hotels, page after page. Each call sends `lastId`, the `hotelId` of the previous page's last record.
    ///
    /// Not stated: The sequence of pages. Chosen (documented): each page begins after the last id of the previous page; after the last record, pages are empty and have the content type of records. A client returns each record once, and also stops at a page that repeats the previous page.
    ///
    /// Returns all pages in order. The first page starts after the query's `lastId`.
    pub fn all_hotels(
        &self,
        query: impl Into<wayfare_models::feeds::HotelFeedQuery>,
    ) -> specwright_client::stream::Walk<HotelsFeed> {
        self.session.walk(query.into())
    }
    /// All places, page after page. Each call sends `lastId`, the `placeId` of the previous page's last record.
    ///
    /// Not stated: The sequence of pages. Chosen (documented): each page begins after the last id of the previous page; after the last record, pages are empty and have the content type of records. A client returns each record once, and also stops at a page that repeats the previous page.
    ///
    /// Returns all pages in order. The first page starts after the query's `lastId`.
    pub fn all_places(
        &self,
        query: impl Into<wayfare_models::feeds::PlaceFeedQuery>,
    ) -> specwright_client::stream::Walk<PlacesFeed> {
        self.session.walk(query.into())
    }
}

/// Metadata of `feeds.constants` for the runtime.
pub static FEEDS_CONSTANTS: specwright_client::Operation = specwright_client::Operation::new(
        "feeds.constants",
        http::Method::GET,
        "/api/4.0/constants-mapping",
    )
    .repeatable()
    .cacheable();

/// Metadata of `feeds.hotels` for the runtime.
pub static FEEDS_HOTELS: specwright_client::Operation = specwright_client::Operation::new(
        "feeds.hotels",
        http::Method::GET,
        "/api/4.0/hotelfeed",
    )
    .repeatable();

/// Metadata of `feeds.places` for the runtime.
pub static FEEDS_PLACES: specwright_client::Operation = specwright_client::Operation::new(
        "feeds.places",
        http::Method::GET,
        "/api/4.0/placefeed",
    )
    .repeatable();

/// The sequence of pages of `feeds.hotels`.
#[derive(Clone, Copy, Debug)]
pub struct HotelsFeed;

impl specwright_client::stream::Feed for HotelsFeed {
    type Query = wayfare_models::feeds::HotelFeedQuery;
    type Record = wayfare_models::feeds::HotelFeedRecord;
    type Id = wayfare_models::autocomplete::HotelId;
    const OPERATION: &'static specwright_client::Operation = &FEEDS_HOTELS;
    fn id(record: &Self::Record) -> Option<Self::Id> {
        Some(record.hotel_id)
    }
    fn last(query: &Self::Query) -> Option<&Self::Id> {
        query.last_id.as_ref()
    }
    fn begin_after(query: &mut Self::Query, id: Self::Id) {
        query.last_id = Some(id);
    }
    fn size(query: &Self::Query) -> i64 {
        query.page_size_or_default()
    }
    fn state_defaults(query: &mut Self::Query) {
        query.last_id = Some(query.last_id_or_default());
        query.page_size = Some(Self::size(query));
    }
}

/// The sequence of pages of `feeds.places`.
#[derive(Clone, Copy, Debug)]
pub struct PlacesFeed;

impl specwright_client::stream::Feed for PlacesFeed {
    type Query = wayfare_models::feeds::PlaceFeedQuery;
    type Record = wayfare_models::feeds::PlaceFeedRecord;
    type Id = wayfare_models::common::PlaceId;
    const OPERATION: &'static specwright_client::Operation = &FEEDS_PLACES;
    fn id(record: &Self::Record) -> Option<Self::Id> {
        Some(record.place_id)
    }
    fn last(query: &Self::Query) -> Option<&Self::Id> {
        query.last_id.as_ref()
    }
    fn begin_after(query: &mut Self::Query, id: Self::Id) {
        query.last_id = Some(id);
    }
    fn size(query: &Self::Query) -> i64 {
        query.page_size_or_default()
    }
    fn state_defaults(query: &mut Self::Query) {
        query.last_id = Some(query.last_id_or_default());
        query.page_size = Some(Self::size(query));
    }
}
