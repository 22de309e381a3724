//! Descriptors of an API and its operations: constants that the generator writes.

use axum::http::{HeaderValue, StatusCode};
use axum::routing::MethodFilter;
use specwright_core::auth::{Carrier, Scheme, SessionUse, schemes_of};

/// An operation of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Operation {
    /// Its name, `flights.poll`.
    pub name: &'static str,
    /// Its method.
    pub method: OperationMethod,
    /// Its path below the base URL.
    pub path: &'static str,
    /// Whether calls name the end user's session.
    pub session: SessionUse,
    /// The names of the schemes of which a call needs one; `None` for any that there is.
    pub auth: Option<&'static [&'static str]>,
    /// Its query parameters, without the credentials.
    pub parameters: &'static [&'static str],
    /// Its parameters that are headers.
    pub headers: &'static [&'static str],
    /// Headers that requests have with these values only; they may be left out.
    pub constant_headers: &'static [(&'static str, &'static str)],
    /// The parameters of these that list response options.
    pub response_options: &'static [&'static str],
    /// The fields of the form that is its body.
    pub form: &'static [&'static str],
    /// The media type of its bodies of JSON, where the description says it. Requests whose body is of another one are
    /// refused then, unless that is of JSON too.
    pub media_type: Option<&'static str>,
    /// The field of the answer with the results of a search.
    pub results: Option<&'static str>,
    /// The statuses that the description lists.
    pub statuses: &'static [u16],
    /// The methods of all operations on its path, for the header `Allow`.
    pub(crate) allowed: &'static str,
    /// Whether another operation answers for the path as a whole.
    pub(crate) is_beside_another: bool,
}

impl Operation {
    /// An operation without a session, parameters and listed statuses.
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
            statuses,
            allowed,
            is_beside_another,
        }
    }

    /// Sets the methods of all operations on its path, where there are others, as the header `Allow` lists them.
    #[must_use]
    pub const fn with_allowed(self, allowed: &'static str) -> Self {
        Operation { allowed, ..self }
    }

    /// Leaves other methods on its path to another operation there.
    #[must_use]
    pub const fn beside_another(self) -> Self {
        Operation { is_beside_another: true, ..self }
    }

    /// Sets whether calls name the end user's session.
    #[must_use]
    pub const fn with_session(self, session: SessionUse) -> Self {
        Operation { session, ..self }
    }

    /// Sets the schemes of which a call needs one; with an empty list it needs none.
    #[must_use]
    pub const fn with_auth(self, schemes: &'static [&'static str]) -> Self {
        Operation { auth: Some(schemes), ..self }
    }

    /// Sets the query parameters.
    #[must_use]
    pub const fn with_parameters(self, parameters: &'static [&'static str]) -> Self {
        Operation { parameters, ..self }
    }

    /// Sets the parameters that are headers, by their names in small letters.
    #[must_use]
    pub const fn with_headers(self, headers: &'static [&'static str]) -> Self {
        Operation { headers, ..self }
    }

    /// Sets the headers that requests have with these values only, by their names in small letters.
    #[must_use]
    pub const fn with_constant_headers(self, headers: &'static [(&'static str, &'static str)]) -> Self {
        Operation { constant_headers: headers, ..self }
    }

    /// Sets the parameters that list response options.
    #[must_use]
    pub const fn with_response_options(self, response_options: &'static [&'static str]) -> Self {
        Operation { response_options, ..self }
    }

    /// Sets the fields of the form that is its body.
    #[must_use]
    pub const fn with_form(self, fields: &'static [&'static str]) -> Self {
        Operation { form: fields, ..self }
    }

    /// Sets the media type of its bodies of JSON, such as `application/geo+json`.
    #[must_use]
    pub const fn with_media_type(self, media_type: &'static str) -> Self {
        Operation { media_type: Some(media_type), ..self }
    }

    /// Sets the field of the answer with the results of a search.
    #[must_use]
    pub const fn with_results(self, field: &'static str) -> Self {
        Operation { results: Some(field), ..self }
    }

    /// Sets the listed statuses.
    #[must_use]
    pub const fn with_statuses(self, statuses: &'static [u16]) -> Self {
        Operation { statuses, ..self }
    }
}

impl Operation {
    /// The status of answers that have no other: the first one of success that is listed.
    pub(crate) fn first_success(&self) -> StatusCode {
        let mut listed = self.statuses.iter().filter_map(|status| StatusCode::from_u16(*status).ok());
        listed.find(StatusCode::is_success).unwrap_or_default()
    }
}

/// The method of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OperationMethod {
    /// `GET`, and so `HEAD`.
    Get,
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
            OperationMethod::Post => MethodFilter::POST,
            OperationMethod::Put => MethodFilter::PUT,
            OperationMethod::Patch => MethodFilter::PATCH,
            OperationMethod::Delete => MethodFilter::DELETE,
        }
    }

    /// The methods that a path accepts with this one, for the header `Allow`.
    pub(crate) const fn allowed(self) -> &'static str {
        match self {
            OperationMethod::Get => "GET, HEAD, OPTIONS",
            OperationMethod::Post => "POST, OPTIONS",
            OperationMethod::Put => "PUT, OPTIONS",
            OperationMethod::Patch => "PATCH, OPTIONS",
            OperationMethod::Delete => "DELETE, OPTIONS",
        }
    }
}

/// The parameters and headers of credentials and of the end user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Auth {
    /// The credentials that operations take; empty where they need none.
    pub schemes: &'static [Scheme],
    /// Query parameter of the end user's session.
    pub session: Option<&'static str>,
    /// Header with the end user's address.
    pub client_ip: Option<&'static str>,
    /// Header with the end user's user agent.
    pub user_agent: Option<&'static str>,
    /// Header that asks for empty answers.
    pub empty_results: Option<&'static str>,
}

impl Auth {
    /// No credentials, and nothing about the end user.
    pub const fn new() -> Self {
        Auth { schemes: &[], session: None, client_ip: None, user_agent: None, empty_results: None }
    }

    /// Credentials of these schemes.
    #[must_use]
    pub const fn with_schemes(self, schemes: &'static [Scheme]) -> Self {
        Auth { schemes, ..self }
    }

    /// The query parameters that carry keys.
    pub(crate) fn query_keys(&self) -> impl Iterator<Item = &'static str> {
        self.schemes.iter().filter_map(|scheme| scheme.carrier.query_parameter())
    }

    /// The schemes of which a call of an operation needs one, the preferred ones first.
    pub(crate) fn schemes_of(&self, operation: &Operation) -> impl Iterator<Item = &'static Scheme> {
        schemes_of(self.schemes, operation.auth)
    }

    /// What the header `WWW-Authenticate` says beside the status 401; `None` where `Authorization` is not used.
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

    /// The end user's session in this query parameter.
    #[must_use]
    pub const fn with_session(self, parameter: &'static str) -> Self {
        Auth { session: Some(parameter), ..self }
    }

    /// The end user's address in this header.
    #[must_use]
    pub const fn with_client_ip(self, header: &'static str) -> Self {
        Auth { client_ip: Some(header), ..self }
    }

    /// The end user's user agent in this header.
    #[must_use]
    pub const fn with_user_agent(self, header: &'static str) -> Self {
        Auth { user_agent: Some(header), ..self }
    }

    /// The wish for empty answers in this header, as `true`.
    #[must_use]
    pub const fn with_empty_results(self, header: &'static str) -> Self {
        Auth { empty_results: Some(header), ..self }
    }
}
