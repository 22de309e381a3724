//! Descriptors of an API and its operations: constants in generated code.

use axum::http::{HeaderValue, StatusCode};
use axum::routing::MethodFilter;
use specwright_core::auth::{Carrier, Scheme, SessionUse, schemes_of};

/// An operation of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[must_use]
pub struct Operation {
    /// The name, such as `flights.poll`.
    pub name: &'static str,
    /// The method.
    pub method: OperationMethod,
    /// The path below the base URL.
    pub path: &'static str,
    /// The use of the end user's session.
    pub session: SessionUse,
    /// The names of the accepted authentication schemes, of which a call needs one, or `None` if all schemes of the API
    /// are accepted.
    pub auth: Option<&'static [&'static str]>,
    /// The path and query parameters, without credentials.
    pub parameters: &'static [&'static str],
    /// The parameters that are headers.
    pub headers: &'static [&'static str],
    /// Required headers that accept only one value.
    pub constant_headers: &'static [(&'static str, &'static str)],
    /// The query parameters that list response options.
    pub response_options: &'static [&'static str],
    /// The fields of a form body.
    pub form: &'static [&'static str],
    /// The media type of JSON bodies, if the description specifies one. Requests with a body of another media type are
    /// then rejected, unless that type is also a JSON type.
    pub media_type: Option<&'static str>,
    /// The response field that contains the results of a search.
    pub results: Option<&'static str>,
    /// The record field that contains the event name, in a stream of events.
    pub event_tag: Option<&'static str>,
    /// The data of the event that marks the end of an event stream.
    pub stream_end: Option<&'static str>,
    /// The statuses that the description lists.
    pub statuses: &'static [u16],
    /// The methods of all operations on the path, for the `Allow` header.
    pub(crate) allowed: &'static str,
    /// `true` if another operation handles the path's other methods.
    pub(crate) is_beside_another: bool,
}

impl Operation {
    /// Creates an operation without a session, parameters or listed statuses.
    pub const fn new(name: &'static str, method: OperationMethod, path: &'static str) -> Self {
        let session = SessionUse::None;
        let (parameters, headers, response_options): (&[_], &[_], &[_]) = (&[], &[], &[]);
        let (constant_headers, form, results, statuses): (&[_], &[_], _, &[_]) = (&[], &[], None, &[]);
        let (allowed, is_beside_another) = (method.allowed(), false);
        Operation {
            name,
            method,
            path,
            session,
            auth: None,
            parameters,
            headers,
            constant_headers,
            response_options,
            form,
            media_type: None,
            results,
            event_tag: None,
            stream_end: None,
            statuses,
            allowed,
            is_beside_another,
        }
    }

    /// Sets the methods of all operations on the path, in the format of the `Allow` header.
    pub const fn with_allowed(self, allowed: &'static str) -> Self {
        Operation { allowed, ..self }
    }

    /// Leaves the path's other methods to another operation.
    pub const fn beside_another(self) -> Self {
        Operation { is_beside_another: true, ..self }
    }

    /// Sets the use of the end user's session.
    pub const fn with_session(self, session: SessionUse) -> Self {
        Operation { session, ..self }
    }

    /// Sets the accepted authentication schemes. A call needs one of them. If the list is empty, a call needs none.
    pub const fn with_auth(self, schemes: &'static [&'static str]) -> Self {
        Operation { auth: Some(schemes), ..self }
    }

    /// Sets the path and query parameters.
    pub const fn with_parameters(self, parameters: &'static [&'static str]) -> Self {
        Operation { parameters, ..self }
    }

    /// Sets the parameters that are headers, by their lowercase names.
    pub const fn with_headers(self, headers: &'static [&'static str]) -> Self {
        Operation { headers, ..self }
    }

    /// Sets the required headers that accept only one value, by their lowercase names.
    pub const fn with_constant_headers(self, headers: &'static [(&'static str, &'static str)]) -> Self {
        Operation { constant_headers: headers, ..self }
    }

    /// Sets the query parameters that list response options.
    pub const fn with_response_options(self, response_options: &'static [&'static str]) -> Self {
        Operation { response_options, ..self }
    }

    /// Sets the fields of a form body.
    pub const fn with_form(self, fields: &'static [&'static str]) -> Self {
        Operation { form: fields, ..self }
    }

    /// Sets the media type of JSON bodies, such as `application/geo+json`.
    pub const fn with_media_type(self, media_type: &'static str) -> Self {
        Operation { media_type: Some(media_type), ..self }
    }

    /// Sets the response field that contains the results of a search.
    pub const fn with_results(self, field: &'static str) -> Self {
        Operation { results: Some(field), ..self }
    }

    /// Sets the record field that contains the event name.
    pub const fn with_event_tag(self, tag: &'static str) -> Self {
        Operation { event_tag: Some(tag), ..self }
    }

    /// Sets the data of the event that marks the end of an event stream.
    pub const fn with_stream_end(self, data: &'static str) -> Self {
        Operation { stream_end: Some(data), ..self }
    }

    /// Sets the listed statuses.
    pub const fn with_statuses(self, statuses: &'static [u16]) -> Self {
        Operation { statuses, ..self }
    }
}

impl Operation {
    /// Returns the default status of responses: the first listed success status, or 200 if none is listed.
    pub(crate) fn first_success(&self) -> StatusCode {
        let mut listed = self.statuses.iter().filter_map(|status| StatusCode::from_u16(*status).ok());
        listed.find(StatusCode::is_success).unwrap_or_default()
    }
}

/// The method of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OperationMethod {
    /// `GET`, which includes `HEAD` unless another operation has this method.
    Get,
    /// `HEAD`
    Head,
    /// `POST`
    Post,
    /// `PUT`
    Put,
    /// `PATCH`
    Patch,
    /// `DELETE`
    Delete,
}

impl OperationMethod {
    pub(crate) fn filter(self) -> MethodFilter {
        match self {
            OperationMethod::Get => MethodFilter::GET,
            OperationMethod::Head => MethodFilter::HEAD,
            OperationMethod::Post => MethodFilter::POST,
            OperationMethod::Put => MethodFilter::PUT,
            OperationMethod::Patch => MethodFilter::PATCH,
            OperationMethod::Delete => MethodFilter::DELETE,
        }
    }

    /// Returns the value of the `Allow` header for a path that supports only this method.
    pub(crate) const fn allowed(self) -> &'static str {
        match self {
            OperationMethod::Get => "GET, HEAD, OPTIONS",
            OperationMethod::Head => "HEAD, OPTIONS",
            OperationMethod::Post => "POST, OPTIONS",
            OperationMethod::Put => "PUT, OPTIONS",
            OperationMethod::Patch => "PATCH, OPTIONS",
            OperationMethod::Delete => "DELETE, OPTIONS",
        }
    }
}

/// The parameters and headers that carry credentials and data about the end user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
#[must_use]
pub struct Auth {
    /// The credentials that operations accept; empty if they need none.
    pub schemes: &'static [Scheme],
    /// The query parameter for the end user's session.
    pub session: Option<&'static str>,
    /// The header with the end user's address.
    pub client_ip: Option<&'static str>,
    /// The header with the end user's user agent.
    pub user_agent: Option<&'static str>,
    /// The header that requests empty responses.
    pub empty_results: Option<&'static str>,
}

impl Auth {
    /// Creates an `Auth` without credentials or end-user data.
    pub const fn new() -> Self {
        Auth { schemes: &[], session: None, client_ip: None, user_agent: None, empty_results: None }
    }

    /// Sets the authentication schemes.
    pub const fn with_schemes(self, schemes: &'static [Scheme]) -> Self {
        Auth { schemes, ..self }
    }

    /// Returns the query parameters that carry keys.
    pub(crate) fn query_keys(&self) -> impl Iterator<Item = &'static str> {
        self.schemes.iter().filter_map(|scheme| scheme.carrier.query_parameter())
    }

    /// Returns the schemes that an operation accepts, in order of preference.
    pub(crate) fn schemes_of(&self, operation: &Operation) -> impl Iterator<Item = &'static Scheme> {
        schemes_of(self.schemes, operation.auth)
    }

    /// Returns the value of `WWW-Authenticate` for the status 401, or `None` if the operation doesn't use
    /// `Authorization`.
    pub(crate) fn challenge(&self, operation: &Operation) -> Option<HeaderValue> {
        let takes = |carrier| self.schemes_of(operation).any(|scheme| scheme.carrier == carrier);
        let value = match (takes(Carrier::Bearer), takes(Carrier::Basic)) {
            (true, true) => "Bearer, Basic realm=\"service\"",
            (true, false) => "Bearer",
            (false, true) => "Basic realm=\"service\"",
            (false, false) => return None,
        };
        Some(HeaderValue::from_static(value))
    }

    /// Sets the query parameter for the end user's session.
    pub const fn with_session(self, parameter: &'static str) -> Self {
        Auth { session: Some(parameter), ..self }
    }

    /// Sets the header with the end user's address.
    pub const fn with_client_ip(self, header: &'static str) -> Self {
        Auth { client_ip: Some(header), ..self }
    }

    /// Sets the header with the end user's user agent.
    pub const fn with_user_agent(self, header: &'static str) -> Self {
        Auth { user_agent: Some(header), ..self }
    }

    /// Sets the header whose value `true` requests empty responses.
    pub const fn with_empty_results(self, header: &'static str) -> Self {
        Auth { empty_results: Some(header), ..self }
    }
}
