// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! A client whose session has the operations as methods.

pub mod autocomplete;

pub mod cars;

pub mod feeds;

pub mod flights;

pub mod hotels;

/// A client for the API Wayfare, with one base URL and one set of credentials. Cheap to clone; clones share connections and policies.
#[derive(Clone, Debug)]
pub struct Client(specwright_client::Client);

impl Client {
    /// Creates a client for a base URL, with a key and the default policies.
    ///
    /// # Errors
    /// Returns the errors of [`ClientBuilder::build`](specwright_client::ClientBuilder::build).
    pub fn new(
        base_url: &str,
        key: impl Into<String>,
    ) -> Result<Self, specwright_client::Error> {
        Self::builder(base_url).key(key).build()
    }
    /// Returns a builder for a client with a base URL: `https://` or `http://`, a host, and a path if the
    /// service has one.
    pub fn builder(base_url: &str) -> specwright_client::ClientBuilder<Self> {
        specwright_client::ClientBuilder::new(&SERVICE, base_url)
    }
    /// Returns a session for an unknown end user.
    pub fn session(&self) -> Session {
        Session(self.0.session())
    }
    /// Returns a session for this end user. Keep the session, or its `track_id`, for the user's whole
    /// visit: the service treats another id as another user.
    pub fn session_for(&self, end_user: specwright_client::EndUser) -> Session {
        Session(self.0.session_for(end_user))
    }
}

impl From<specwright_client::Client> for Client {
    fn from(client: specwright_client::Client) -> Self {
        Client(client)
    }
}

impl std::ops::Deref for Client {
    type Target = specwright_client::Client;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// A session for one end user, which makes the calls. Cheap to clone; clones share the session.
#[derive(Clone, Debug)]
pub struct Session(specwright_client::Session);

impl Session {
    /// Returns the same session with these options for calls and searches. Options that are not set stay
    /// unchanged; of two deadlines, the earlier one applies.
    #[must_use]
    pub fn with(&self, options: specwright_client::CallOptions) -> Self {
        Session(self.0.with(options))
    }
    /// Returns the operations of the group `autocomplete`.
    pub fn autocomplete(&self) -> autocomplete::Autocomplete<'_> {
        autocomplete::Autocomplete {
            session: &self.0,
        }
    }
    /// Returns the operations of the group `cars`.
    pub fn cars(&self) -> cars::Cars<'_> {
        cars::Cars { session: &self.0 }
    }
    /// Returns the operations of the group `feeds`.
    pub fn feeds(&self) -> feeds::Feeds<'_> {
        feeds::Feeds { session: &self.0 }
    }
    /// Returns the operations of the group `flights`.
    pub fn flights(&self) -> flights::Flights<'_> {
        flights::Flights {
            session: &self.0,
        }
    }
    /// Returns the operations of the group `hotels`.
    pub fn hotels(&self) -> hotels::Hotels<'_> {
        hotels::Hotels { session: &self.0 }
    }
}

impl std::ops::Deref for Session {
    type Target = specwright_client::Session;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// Metadata of the service for the runtime.
pub static SERVICE: specwright_client::Service = specwright_client::Service::new(
        "Wayfare",
    )
    .with_schemes(&[specwright_core::auth::Scheme::query("key", "apiKey")])
    .with_session("userTrackId")
    .with_client_ip("x-original-client-ip")
    .with_user_agent("user-agent")
    .with_errors(&["errorCode", "errors"], read_error)
    .with_groups(&["autocomplete", "cars", "feeds", "flights", "hotels"])
    .with_search_gone(&["INVALID_SEARCH_ID"])
    .with_search_ids(&["searchId"]);

fn read_error(body: &[u8]) -> Option<specwright_client::ApiError> {
    let shape = specwright_core::decode::<specwright_core::Json>(body).ok()?.value;
    let field = shape.get("errorCode");
    if let Some(decoded) = field
        .and_then(|_| {
            specwright_core::decode::<
                wayfare_models::service::PreSearchErrorResponse,
            >(body)
                .ok()
        })
    {
        let body = decoded.value;
        return Some(
            specwright_client::ApiError::new({
                    let entry = &body;
                    vec![
                        specwright_client::ApiErrorEntry::new(entry.error_code
                        .to_string()).with_message(entry.error_message.as_ref()
                        .map(ToString::to_string))
                    ]
                })
                .with_status(body.status),
        );
    }
    let field = shape.get("errors");
    if let Some(decoded) = field
        .and_then(|_| {
            specwright_core::decode::<wayfare_models::service::SearchErrorResponse>(body)
                .ok()
        })
    {
        let body = decoded.value;
        return Some(
            specwright_client::ApiError::new(
                    body
                        .errors
                        .iter()
                        .map(|entry| {
                            specwright_client::ApiErrorEntry::new(
                                    entry
                                        .code
                                        .as_ref()
                                        .map(ToString::to_string)
                                        .unwrap_or_default(),
                                )
                                .with_message(
                                    entry.description.as_ref().map(ToString::to_string),
                                )
                                .with_localized(
                                    entry
                                        .localized_description
                                        .as_ref()
                                        .map(ToString::to_string),
                                )
                        })
                        .collect::<Vec<_>>(),
                )
                .with_url(body.url.as_ref().map(ToString::to_string)),
        );
    }
    None
}
