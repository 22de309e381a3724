// Made by `cargo xtask regenerate` from `spec/*.toml`. Do not edit.

//! The operations, as methods of a session.

pub mod autocomplete;

pub mod cars;

pub mod feeds;

pub mod flights;

pub mod hotels;

/// Facts about the service for the runtime.
pub static SERVICE: crate::Service = crate::Service::new("Wayfare")
    .with_schemes(&[crate::Scheme::query("key", "apiKey")])
    .with_session("userTrackId")
    .with_client_ip("x-original-client-ip")
    .with_user_agent("user-agent")
    .with_read_error(read_error)
    .with_groups(&["autocomplete", "cars", "feeds", "flights", "hotels"])
    .with_search_gone(&["INVALID_SEARCH_ID"])
    .with_search_ids(&["searchId"]);

fn read_error(body: &[u8]) -> Option<crate::ApiError> {
    let shape = specwright_core::decode::<specwright_core::Json>(body).ok()?.value;
    if shape.get("errorCode").is_some() {
        let body = specwright_core::decode::<
            wayfare_models::service::PreSearchErrorResponse,
        >(body)
            .ok()?
            .value;
        return Some(
            crate::ApiError::new({
                    let entry = &body;
                    vec![
                        crate ::ApiErrorEntry::new(entry.error_code.to_string())
                        .with_message(entry.error_message.as_ref()
                        .map(ToString::to_string))
                    ]
                })
                .with_status(body.status),
        );
    }
    if shape.get("errors").is_some() {
        let body = specwright_core::decode::<
            wayfare_models::service::SearchErrorResponse,
        >(body)
            .ok()?
            .value;
        return Some(
            crate::ApiError::new(
                    body
                        .errors
                        .iter()
                        .map(|entry| {
                            crate::ApiErrorEntry::new(
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

impl crate::Session {
    /// The operations of the group `autocomplete`.
    pub fn autocomplete(&self) -> autocomplete::Autocomplete<'_> {
        autocomplete::Autocomplete::new(self)
    }
    /// The operations of the group `cars`.
    pub fn cars(&self) -> cars::Cars<'_> {
        cars::Cars::new(self)
    }
    /// The operations of the group `feeds`.
    pub fn feeds(&self) -> feeds::Feeds<'_> {
        feeds::Feeds::new(self)
    }
    /// The operations of the group `flights`.
    pub fn flights(&self) -> flights::Flights<'_> {
        flights::Flights::new(self)
    }
    /// The operations of the group `hotels`.
    pub fn hotels(&self) -> hotels::Hotels<'_> {
        hotels::Hotels::new(self)
    }
}
