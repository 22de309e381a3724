//! Descriptors of an API and its operations: constants that the generator writes.

use specwright_core::auth::schemes_of;
use specwright_core::media_type;

use crate::{ApiError, Scheme, SessionUse};

/// An API as a whole.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Service {
    /// Its name, for messages.
    pub name: &'static str,
    /// The credentials that its operations take; empty where they need none.
    pub schemes: &'static [Scheme],
    /// Query parameter that names the end user's session.
    pub session: Option<&'static str>,
    /// Header of the end user's address.
    pub client_ip: Option<&'static str>,
    /// Header of the end user's user agent.
    pub user_agent: Option<&'static str>,
    /// Headers of every request, with their values.
    pub headers: &'static [(&'static str, &'static str)],
    /// The [groups](Operation::group) of its operations; empty where they are not known.
    pub groups: &'static [&'static str],
    /// Reads the body of an error answer; `None` where it has no known envelope.
    pub read_error: fn(&[u8]) -> Option<ApiError>,
    /// Codes of the errors by which the service says that it does not know a search, or has forgotten it.
    pub search_gone: &'static [&'static str],
    /// Fields that identify a search, in queries and bodies of requests and in answers.
    pub search_ids: &'static [&'static str],
}

impl Service {
    /// An API with this name, which takes no credentials.
    pub const fn new(name: &'static str) -> Self {
        Service {
            name,
            schemes: &[],
            session: None,
            client_ip: None,
            user_agent: None,
            headers: &[],
            groups: &[],
            read_error: |_| None,
            search_gone: &[],
            search_ids: &[],
        }
    }

    /// Takes these credentials.
    #[must_use]
    pub const fn with_schemes(self, schemes: &'static [Scheme]) -> Self {
        Service { schemes, ..self }
    }

    /// Names the end user's session in this query parameter.
    #[must_use]
    pub const fn with_session(self, parameter: &'static str) -> Self {
        Service { session: Some(parameter), ..self }
    }

    /// Names the end user's address in this header.
    #[must_use]
    pub const fn with_client_ip(self, header: &'static str) -> Self {
        Service { client_ip: Some(header), ..self }
    }

    /// Names the end user's user agent in this header.
    #[must_use]
    pub const fn with_user_agent(self, header: &'static str) -> Self {
        Service { user_agent: Some(header), ..self }
    }

    /// Has these headers in every request.
    #[must_use]
    pub const fn with_headers(self, headers: &'static [(&'static str, &'static str)]) -> Self {
        Service { headers, ..self }
    }

    /// Has these groups of operations.
    #[must_use]
    pub const fn with_groups(self, groups: &'static [&'static str]) -> Self {
        Service { groups, ..self }
    }

    /// Reads the bodies of error answers with this function.
    #[must_use]
    pub const fn with_read_error(self, read_error: fn(&[u8]) -> Option<ApiError>) -> Self {
        Service { read_error, ..self }
    }

    /// The service of a request that a client sends through its transport: an extension of the request.
    pub fn of(request: &http::Request<bytes::Bytes>) -> Option<&'static Service> {
        request.extensions().get::<&'static Service>().copied()
    }

    /// Says by errors with these codes that it does not know a search, or has forgotten it.
    #[must_use]
    pub const fn with_search_gone(self, codes: &'static [&'static str]) -> Self {
        Service { search_gone: codes, ..self }
    }

    /// The query parameters that carry credentials.
    pub fn query_keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.schemes.iter().filter_map(|scheme| scheme.carrier.query_parameter())
    }

    /// The schemes of which a call of an operation needs one, the preferred ones first.
    pub(crate) fn schemes_of(&self, operation: &Operation) -> impl Iterator<Item = &'static Scheme> + use<> {
        schemes_of(self.schemes, operation.auth)
    }

    /// Identifies searches by these fields.
    #[must_use]
    pub const fn with_search_ids(self, fields: &'static [&'static str]) -> Self {
        Service { search_ids: fields, ..self }
    }
}

/// One operation of an API.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Operation {
    /// Its name, for messages and for tokens: `flights.poll`.
    pub name: &'static str,
    /// Its HTTP method.
    pub method: http::Method,
    /// Its path below the base URL. `{name}` stands for the query parameter of that name, which goes there
    /// instead.
    pub path: &'static str,
    /// Whether it takes the session.
    pub session: SessionUse,
    /// The names of the [schemes](Service::schemes) of which a call needs one; `None` for any of the service.
    pub auth: Option<&'static [&'static str]>,
    /// Whether it may be sent again though the service may have carried it out already.
    pub repeatable: bool,
    /// Whether its answers hold for everybody and for a while, so that a cache may keep them. Never
    /// true of prices.
    pub cacheable: bool,
    /// The media type of its bodies of JSON, of requests and of answers.
    pub media_type: &'static str,
    /// The media types of its answers, as the header `Accept` lists them; `None` for JSON.
    pub accepted: Option<&'static str>,
}

impl Operation {
    /// An operation that takes no session and any credential, may not be sent again, and has bodies of
    /// `application/json`.
    pub const fn new(name: &'static str, method: http::Method, path: &'static str) -> Self {
        let session = SessionUse::None;
        let (repeatable, cacheable) = (false, false);
        let (auth, accepted) = (None, None);
        let media_type = media_type::JSON;
        Operation { name, method, path, session, auth, repeatable, cacheable, media_type, accepted }
    }

    /// The group that it is of: the part of its name before the dot.
    pub fn group(&self) -> &'static str {
        self.name.split_once('.').map_or(self.name, |(group, _)| group)
    }

    /// Takes the session like this.
    #[must_use]
    pub const fn with_session(mut self, session: SessionUse) -> Self {
        self.session = session;
        self
    }

    /// Needs a credential of one of these schemes of the service, and none where there are none.
    #[must_use]
    pub const fn with_auth(mut self, schemes: &'static [&'static str]) -> Self {
        self.auth = Some(schemes);
        self
    }

    /// May be sent again though the service may have carried it out already.
    #[must_use]
    pub const fn repeatable(mut self) -> Self {
        self.repeatable = true;
        self
    }

    /// Its answers hold for everybody and for a while, so that they may be kept.
    #[must_use]
    pub const fn cacheable(mut self) -> Self {
        self.cacheable = true;
        self
    }

    /// Sends and asks for JSON of this media type, such as `application/geo+json`.
    #[must_use]
    pub const fn with_media_type(mut self, media_type: &'static str) -> Self {
        self.media_type = media_type;
        self
    }

    /// Its answers are of these media types, as the header `Accept` lists them.
    #[must_use]
    pub const fn accepting(mut self, accepted: &'static str) -> Self {
        self.accepted = Some(accepted);
        self
    }

    /// The operation of a request that a client sends through its transport: an extension of the request.
    pub fn of(request: &http::Request<bytes::Bytes>) -> Option<&'static Operation> {
        request.extensions().get::<&'static Operation>().copied()
    }
}
