//! The HTTP request for a call.

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderName, HeaderValue, Request};

use crate::{Operation, Session, SessionUse, call_options};

/// Converts the header parameters of a call. Returns a message if one of them is invalid.
pub(super) fn headers(
    parameters: Vec<(&'static str, String)>,
) -> Result<Vec<(HeaderName, HeaderValue)>, String> {
    let trimmed = |text: &str| text.trim_matches([' ', '\t']).len() < text.len();
    let header = |(name, value): (&'static str, String)| match trimmed(&value) {
        true => {
            Err(format!("header {name:?}: the value begins or ends with a space or tab, which HTTP strips"))
        }
        false => call_options::header(name, &value),
    };
    parameters.into_iter().map(header).collect()
}

/// Builds the request for a call, without credentials. The body is paired with its content type, or with `None` for the
/// operation's own media type. Returns a message if a part of the request is invalid.
pub(super) fn request(
    session: &Session,
    operation: &'static Operation,
    mut parameters: Vec<(&str, String)>,
    own_headers: Vec<(HeaderName, HeaderValue)>,
    body: Option<(Bytes, Option<&'static str>)>,
) -> Result<Request<Bytes>, &'static str> {
    let client = &session.client().shared;
    if let Some(name) = client.service.session.filter(|_| operation.session != SessionUse::None) {
        parameters.push((name, session.track_id().to_owned()));
    }
    let Ok(json) = HeaderValue::try_from(operation.media_type) else {
        return Err("the media type of the operation is not a valid header value");
    };
    let mut request = Request::new(Bytes::new());
    *request.method_mut() = operation.method.clone();
    *request.uri_mut() = client.base.join(operation.path, &parameters)?;
    // Transports read these extensions to learn which operation and service the request belongs to.
    request.extensions_mut().insert(operation);
    request.extensions_mut().insert(client.service);
    let headers = request.headers_mut();
    let accepted = operation.accepted.map_or(Ok(json.clone()), HeaderValue::try_from);
    headers
        .insert(ACCEPT, accepted.map_err(|_| "the operation's `Accept` value is not a valid header value")?);
    for (name, value) in client.service.headers {
        let (name, value) = (HeaderName::try_from(*name), HeaderValue::try_from(*value));
        let (Ok(name), Ok(value)) = (name, value) else {
            return Err("a header in the service description is invalid");
        };
        headers.insert(name, value);
    }
    if let (Some(name), Some(ip)) = (&client.client_ip, &session.shared.ip) {
        headers.insert(name, ip.clone());
    }
    if let (Some(name), Some(agent)) = (&client.user_agent, &session.shared.user_agent) {
        headers.insert(name, agent.clone());
    }
    headers.extend(own_headers);
    for (name, value) in &session.shared.headers.pairs {
        headers.insert(name, value.clone());
    }
    if let Some((body, content_type)) = body {
        let content_type = content_type.map_or(Ok(json), HeaderValue::try_from);
        headers.insert(
            CONTENT_TYPE,
            content_type.map_err(|_| "the media type of the body is not a valid header value")?,
        );
        *request.body_mut() = body;
    }
    Ok(request)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_header_values_are_rejected() {
        let fine = headers(vec![("if-match", "\"v 1\" é".to_owned()), ("x-empty", String::new())]).unwrap();
        assert_eq!(fine.len(), 2);
        assert_eq!(fine[0].1, "\"v 1\" é");
        for (value, fault) in [
            ("a\nb", "header \"if-match\": found '\\n' at byte 1 of the value"),
            (" a", "header \"if-match\": the value begins or ends with a space or tab"),
            ("a\t", "header \"if-match\": the value begins or ends with a space or tab"),
        ] {
            let message =
                headers(vec![("x-fine", "1".to_owned()), ("if-match", value.to_owned())]).unwrap_err();
            assert!(message.starts_with(fault), "{message}");
        }
    }
}
