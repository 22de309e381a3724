//! Descriptors of an API and its operations. Generated code defines them as constants.

use http::StatusCode;
use specwright_core::auth::schemes_of;
use specwright_core::media_type;

use crate::stream_format::Format;
use crate::{ApiError, Scheme, SessionUse};

/// The description of an API as a whole.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Service {
    /// The name of the API, for messages.
    pub name: &'static str,
    /// The credential schemes of the operations; empty if they need no credentials.
    pub schemes: &'static [Scheme],
    /// The query parameter that identifies the end user's session.
    pub session: Option<&'static str>,
    /// The header for the end user's IP address.
    pub client_ip: Option<&'static str>,
    /// The header for the end user's user agent.
    pub user_agent: Option<&'static str>,
    /// Headers to send with every request, as name-value pairs.
    pub headers: &'static [(&'static str, &'static str)],
    /// The [groups](Operation::group) of the operations; empty if unknown.
    pub groups: &'static [&'static str],
    /// Function that reads the body of a response with this status as an error. Returns `None` if the body is not a
    /// known error envelope.
    pub read_error: fn(StatusCode, &[u8]) -> Option<ApiError>,
    /// The fields that identify error envelopes, such as `errors`.
    pub error_fields: &'static [&'static str],
    /// The error codes for a search that is unknown or has expired.
    pub search_gone: &'static [&'static str],
    /// The fields that identify a search, in queries, request bodies and responses.
    pub search_ids: &'static [&'static str],
}

impl Service {
    /// Describes an API that needs no credentials.
    pub const fn new(name: &'static str) -> Self {
        Service {
            name,
            schemes: &[],
            session: None,
            client_ip: None,
            user_agent: None,
            headers: &[],
            groups: &[],
            read_error: |_, _| None,
            error_fields: &[],
            search_gone: &[],
            search_ids: &[],
        }
    }

    /// Sets the credential schemes.
    #[must_use]
    pub const fn with_schemes(self, schemes: &'static [Scheme]) -> Self {
        Service { schemes, ..self }
    }

    /// Sets the query parameter that identifies the end user's session.
    #[must_use]
    pub const fn with_session(self, parameter: &'static str) -> Self {
        Service { session: Some(parameter), ..self }
    }

    /// Sets the header for the end user's IP address.
    #[must_use]
    pub const fn with_client_ip(self, header: &'static str) -> Self {
        Service { client_ip: Some(header), ..self }
    }

    /// Sets the header for the end user's user agent.
    #[must_use]
    pub const fn with_user_agent(self, header: &'static str) -> Self {
        Service { user_agent: Some(header), ..self }
    }

    /// Sets the headers to send with every request.
    #[must_use]
    pub const fn with_headers(self, headers: &'static [(&'static str, &'static str)]) -> Self {
        Service { headers, ..self }
    }

    /// Sets the groups of operations.
    #[must_use]
    pub const fn with_groups(self, groups: &'static [&'static str]) -> Self {
        Service { groups, ..self }
    }

    /// Sets the fields that identify error envelopes, and the function that reads the envelopes.
    #[must_use]
    pub const fn with_errors(
        self,
        error_fields: &'static [&'static str],
        read_error: fn(StatusCode, &[u8]) -> Option<ApiError>,
    ) -> Self {
        Service { error_fields, read_error, ..self }
    }

    /// Returns the service of a request that a client sends through its transport. The service is a request
    /// extension.
    pub fn of(request: &http::Request<bytes::Bytes>) -> Option<&'static Service> {
        request.extensions().get::<&'static Service>().copied()
    }

    /// Sets the error codes for a search that is unknown or has expired.
    #[must_use]
    pub const fn with_search_gone(self, codes: &'static [&'static str]) -> Self {
        Service { search_gone: codes, ..self }
    }

    /// Returns the query parameters that carry credentials.
    pub fn query_keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.schemes.iter().filter_map(|scheme| scheme.carrier.query_parameter())
    }

    /// Returns the schemes of an operation in order of preference. A call needs a credential for one of these schemes.
    pub(crate) fn schemes_of(&self, operation: &Operation) -> impl Iterator<Item = &'static Scheme> + use<> {
        schemes_of(self.schemes, operation.auth)
    }

    /// Sets the fields that identify a search.
    #[must_use]
    pub const fn with_search_ids(self, fields: &'static [&'static str]) -> Self {
        Service { search_ids: fields, ..self }
    }
}

/// The description of one API operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Operation {
    /// The name of the operation, for messages and tokens, such as `flights.poll`.
    pub name: &'static str,
    /// The HTTP method.
    pub method: http::Method,
    /// The path below the base URL. A placeholder `{name}` is replaced by the value of the `name` query parameter,
    /// which is then removed from the query.
    pub path: &'static str,
    /// The operation's use of the session.
    pub session: SessionUse,
    /// The names of the accepted [schemes](Service::schemes); a call needs a credential for one of them. `None` allows
    /// any scheme of the service.
    pub auth: Option<&'static [&'static str]>,
    /// `true` if a request may be retried even if the service may have carried it out already.
    pub repeatable: bool,
    /// The part of a request that carries the idempotency token. A request with a token may be retried.
    pub idempotency_token: Option<IdempotencyToken>,
    /// `true` if responses are the same for all users and stay valid for a while, so that a cache may store them.
    /// Never `true` for prices.
    pub cacheable: bool,
    /// `true` if a 304 is a described response without a body, instead of an error.
    pub has_not_modified: bool,
    /// The format of a streamed response; `None` stands for [lines of JSON](Format::LINES).
    pub stream: Option<Format>,
    /// The media type of JSON bodies, in requests and responses.
    pub media_type: &'static str,
    /// The value of the `Accept` header; `None` for the [media type](Self::media_type) of JSON bodies.
    pub accepted: Option<&'static str>,
}

impl Operation {
    /// Describes an operation that uses no session, allows any credential, is not safe to retry, and has
    /// `application/json` bodies.
    pub const fn new(name: &'static str, method: http::Method, path: &'static str) -> Self {
        let session = SessionUse::None;
        let (repeatable, cacheable, has_not_modified) = (false, false, false);
        let (auth, idempotency_token, stream, accepted) = (None, None, None, None);
        let media_type = media_type::JSON;
        Operation {
            name,
            method,
            path,
            session,
            auth,
            repeatable,
            idempotency_token,
            cacheable,
            has_not_modified,
            stream,
            media_type,
            accepted,
        }
    }

    /// Returns the group of the operation: the part of its name before the dot.
    pub fn group(&self) -> &'static str {
        self.name.split_once('.').map_or(self.name, |(group, _)| group)
    }

    /// Sets how the operation uses the session.
    #[must_use]
    pub const fn with_session(mut self, session: SessionUse) -> Self {
        self.session = session;
        self
    }

    /// Sets the accepted schemes; a call needs a credential for one of them. An empty list means that no credential is
    /// needed.
    #[must_use]
    pub const fn with_auth(mut self, schemes: &'static [&'static str]) -> Self {
        self.auth = Some(schemes);
        self
    }

    /// Marks requests as safe to retry, even if the service may have carried them out already.
    #[must_use]
    pub const fn repeatable(mut self) -> Self {
        self.repeatable = true;
        self
    }

    /// Returns `true` if a request may be retried even if the service may have carried it out already.
    pub(crate) fn may_be_resent(&self) -> bool {
        self.repeatable || self.idempotency_token.is_some()
    }

    /// Sets the part of a request that carries the idempotency token.
    #[must_use]
    pub const fn with_idempotency_token(mut self, token: IdempotencyToken) -> Self {
        self.idempotency_token = Some(token);
        self
    }

    /// Marks responses as cacheable: they are the same for all users and stay valid for a while.
    #[must_use]
    pub const fn cacheable(mut self) -> Self {
        self.cacheable = true;
        self
    }

    /// Makes 304 a described response without a body, instead of an error.
    #[must_use]
    pub const fn with_not_modified(mut self) -> Self {
        self.has_not_modified = true;
        self
    }

    /// Sets the media type of JSON bodies, in requests and responses, such as `application/geo+json`.
    #[must_use]
    pub const fn with_media_type(mut self, media_type: &'static str) -> Self {
        self.media_type = media_type;
        self
    }

    /// Sets the format of a streamed response.
    #[must_use]
    pub const fn with_stream(mut self, format: Format) -> Self {
        self.stream = Some(format);
        self
    }

    /// Sets the value of the `Accept` header.
    #[must_use]
    pub const fn accepting(mut self, accepted: &'static str) -> Self {
        self.accepted = Some(accepted);
        self
    }

    /// Returns the operation of a request that a client sends through its transport. The operation is a request
    /// extension.
    pub fn of(request: &http::Request<bytes::Bytes>) -> Option<&'static Operation> {
        request.extensions().get::<&'static Operation>().copied()
    }
}

/// The part of a request that carries the idempotency token. The service carries out requests with the same token only
/// once. If a request has no token, the client adds a random UUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdempotencyToken {
    /// The query parameter with this name.
    Query(&'static str),
    /// The header with this name, in lowercase.
    Header(&'static str),
    /// The field with this name in a JSON object or a form.
    Body(&'static str),
}
