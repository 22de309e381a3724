//! Targets of booking links: `/in`, which redirects to an offer's page, and `/book/..`, placeholders for the booking
//! pages of the providers.
//!
//! An embedded offer has a path below [`BOOK`]; a response turns the path into a link in the format of live services.
//! An offer of another provider has an absolute URL, which the response leaves unchanged.

mod page;
mod redirect;

use std::sync::Arc;

use axum::routing::get;
use axum::{Extension, Router};
use wayfare_models::BookingLink;

#[cfg(feature = "inventory")]
pub(crate) use page::plain_page;

use crate::http::context::CallContext;
use crate::http::{Denial, denied};
use crate::travel::api_errors::ApiErrors;
use crate::travel::links::BOOK;
use crate::travel::verticals::hotels::HotelCatalogue;

/// Returns the routes for links and pages. The pages show hotel names from the catalogue.
pub(crate) fn routes(hotels: Arc<dyn HotelCatalogue>) -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new()
        .route(BookingLink::PATH, get(redirect::follow).fallback(refused))
        .route(&format!("{BOOK}{{*offer}}"), get(page::show).fallback(refused))
        .layer(Extension(hotels))
}

/// Returns whether a part of a URL is a key or contains a long key.
fn holds_key(call: &CallContext, url: &str) -> bool {
    let redactor = &call.redactor;
    redactor.holds(url) || url.split(['/', '?', '&', '=']).any(|part| redactor.holds(part))
}
