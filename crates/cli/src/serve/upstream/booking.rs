//! The relay's booking links, `/in`, which lead to upstream booking links that the relay has passed on.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use bytes::Bytes;
use http::header::{LOCATION, USER_AGENT};
use http::{HeaderMap, Request, StatusCode, Uri};
use tokio::time::timeout;
use url::Url;
use wayfare_client::Transport as _;
use wayfare_models::BookingLink;
use wayfare_service::http::{Denial, Host, denied};

use super::{Relay, Upstream};

type Errors = <Relay as Host>::Errors;

/// Returns the route for booking links.
pub(super) fn routes(relay: &Arc<Relay>) -> Router {
    let refused = async || denied::<Errors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new()
        .route(BookingLink::PATH, get(follow).fallback(refused))
        .with_state(Arc::clone(&relay.upstream))
}

async fn follow(State(upstream): State<Arc<Upstream>>, url: Uri, headers: HeaderMap) -> Response {
    let link = match upstream.links.read(url.query().unwrap_or_default()) {
        Ok(link) => link,
        Err(error) => {
            let text = format!("{error}; expected a booking link from a response of this service\n");
            return (StatusCode::BAD_REQUEST, text).into_response();
        }
    };
    let target = match link.is_secret {
        false => Some(link.url),
        true => upstream.provider_of(&link.url, &headers).await,
    };
    match target {
        Some(target) => (StatusCode::FOUND, [(LOCATION, target)]).into_response(),
        None => {
            let reason = "the service behind this one has no page for this offer".to_owned();
            denied::<Errors>(Denial::Upstream { reason, seconds: None })
        }
    }
}

impl Upstream {
    /// Requests a link that may contain the upstream's key, and returns the URL that the link redirects to. Returns
    /// `None` if there is no such URL, if it is not an HTTP or HTTPS URL, or if it contains the key.
    async fn provider_of(&self, link: &str, headers: &HeaderMap) -> Option<String> {
        let mut request = Request::get(link);
        if let Some(user_agent) = headers.get(USER_AGENT) {
            request = request.header(USER_AGENT, user_agent);
        }
        let sent = timeout(self.timeout, self.transport.send(request.body(Bytes::new()).ok()?)).await;
        let response =
            sent.ok()?.inspect_err(|error| tracing::warn!("a booking link can't be followed: {error}"));
        let response = response.ok()?;
        let location = response.headers().get(LOCATION).filter(|_| response.status().is_redirection())?;
        let target = Url::parse(link).ok()?.join(location.to_str().ok()?).ok()?;
        let is_page = matches!(target.scheme(), "http" | "https");
        (is_page && !self.links.holds_key(target.as_str())).then(|| target.into())
    }
}
