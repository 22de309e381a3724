//! The HTTP request of a call.

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderName, HeaderValue, Request};

use crate::{Operation, Session, SessionUse};

/// The request of a call, or its fault.
pub(super) fn request(
    session: &Session,
    operation: &'static Operation,
    mut parameters: Vec<(&'static str, String)>,
    body: Option<Bytes>,
) -> Result<Request<Bytes>, &'static str> {
    let client = &session.client().shared;
    if let Some(name) = client.service.session.filter(|_| operation.session != SessionUse::None) {
        parameters.push((name, session.track_id().to_owned()));
    }
    if let Some(key) = &client.key {
        parameters.push((client.service.key, key.clone()));
    }
    let json = HeaderValue::from_static("application/json");
    let mut request = Request::new(Bytes::new());
    *request.method_mut() = operation.method.clone();
    *request.uri_mut() = client.base.join(operation.path, &parameters)?;
    // So that transports know what they carry.
    request.extensions_mut().insert(operation);
    request.extensions_mut().insert(client.service);
    let headers = request.headers_mut();
    headers.insert(ACCEPT, json.clone());
    for (name, value) in client.service.headers {
        let (name, value) = (HeaderName::try_from(*name), HeaderValue::try_from(*value));
        let (Ok(name), Ok(value)) = (name, value) else { return Err("a header of the service is none") };
        headers.insert(name, value);
    }
    if let (Some(name), Some(ip)) = (&client.client_ip, &session.shared.ip) {
        headers.insert(name, ip.clone());
    }
    if let (Some(name), Some(agent)) = (&client.user_agent, &session.shared.user_agent) {
        headers.insert(name, agent.clone());
    }
    for (name, value) in &session.shared.headers.pairs {
        headers.insert(name, value.clone());
    }
    if let Some(body) = body {
        headers.insert(CONTENT_TYPE, json);
        *request.body_mut() = body;
    }
    Ok(request)
}
