// Made by `cargo xtask regenerate` from `spec/service.toml`. Do not edit.

//! From `service.toml`.

use super::super::service::*;

impl PreSearchErrorResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(error_code: ErrorCode) -> Self {
        Self {
            status: Default::default(),
            error_code,
            error_message: Default::default(),
        }
    }
}

impl wayfare_wire::Decode for PreSearchErrorResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["status", "errorCode", "errorMessage"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "status" => 0,
                    "errorCode" => 1,
                    "errorMessage" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_status = wayfare_wire::Slot::default();
        let mut f_error_code = wayfare_wire::Slot::default();
        let mut f_error_message = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_status.read(&mut map, cx, "status")?,
                wayfare_wire::Key::Known(1) => {
                    f_error_code.read(&mut map, cx, "errorCode")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_error_message.read(&mut map, cx, "errorMessage")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_status = f_status.required(cx, "status");
        let f_error_code = f_error_code.required(cx, "errorCode");
        let f_error_message = f_error_message.required(cx, "errorMessage");
        let Some(f_error_code) = f_error_code else { return Ok(None) };
        Ok(
            Some(Self {
                status: f_status,
                error_code: f_error_code,
                error_message: f_error_message,
            }),
        )
    }
}

wayfare_wire::__deserialize!(PreSearchErrorResponse);

impl wayfare_wire::private::serde_core::Serialize for PreSearchErrorResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("status", &self.status);
        object.required("errorCode", &self.error_code);
        object.optional("errorMessage", &self.error_message);
        object.end()
    }
}

impl SearchErrorResponse {
    /// A value with what is required; the rest is left out.
    pub fn new(errors: Vec<ErrorEntry>) -> Self {
        Self {
            url: Default::default(),
            errors,
        }
    }
}

impl wayfare_wire::Decode for SearchErrorResponse {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["url", "errors"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "url" => 0,
                    "errors" => 1,
                    _ => return None,
                },
            )
        }
        let mut f_url = wayfare_wire::Slot::default();
        let mut f_errors = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_url.read(&mut map, cx, "url")?,
                wayfare_wire::Key::Known(_) => f_errors.read(&mut map, cx, "errors")?,
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_url = f_url.required(cx, "url");
        let f_errors = f_errors.required(cx, "errors").unwrap_or_default();
        Ok(
            Some(Self {
                url: f_url,
                errors: f_errors,
            }),
        )
    }
}

wayfare_wire::__deserialize!(SearchErrorResponse);

impl wayfare_wire::private::serde_core::Serialize for SearchErrorResponse {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("url", &self.url);
        object.required("errors", &self.errors);
        object.end()
    }
}

impl wayfare_wire::Decode for ErrorEntry {
    const EXPECTED: wayfare_wire::Expected = wayfare_wire::Expected::Object;
    fn object<'de, A: wayfare_wire::private::serde_core::de::MapAccess<'de>>(
        mut map: A,
        cx: &mut wayfare_wire::Cx<'_>,
    ) -> Result<Option<Self>, A::Error> {
        const KNOWN: &[&str] = &["code", "description", "localizedDescription"];
        fn index(name: &str) -> Option<usize> {
            Some(
                match name {
                    "code" => 0,
                    "description" => 1,
                    "localizedDescription" => 2,
                    _ => return None,
                },
            )
        }
        let mut f_code = wayfare_wire::Slot::default();
        let mut f_description = wayfare_wire::Slot::default();
        let mut f_localized_description = wayfare_wire::Slot::default();
        while let Some(key) = map.next_key_seed(wayfare_wire::KeySeed(index))? {
            match key {
                wayfare_wire::Key::Known(0) => f_code.read(&mut map, cx, "code")?,
                wayfare_wire::Key::Known(1) => {
                    f_description.read(&mut map, cx, "description")?
                }
                wayfare_wire::Key::Known(_) => {
                    f_localized_description.read(&mut map, cx, "localizedDescription")?
                }
                wayfare_wire::Key::Unknown(name) => {
                    wayfare_wire::skip_unknown(&mut map, cx, &name, KNOWN)?
                }
            }
        }
        let f_code = f_code.required(cx, "code");
        let f_description = f_description.required(cx, "description");
        let f_localized_description = f_localized_description
            .required(cx, "localizedDescription");
        Ok(
            Some(Self {
                code: f_code,
                description: f_description,
                localized_description: f_localized_description,
            }),
        )
    }
}

wayfare_wire::__deserialize!(ErrorEntry);

impl wayfare_wire::private::serde_core::Serialize for ErrorEntry {
    fn serialize<S: wayfare_wire::private::serde_core::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut object = wayfare_wire::Object::begin(serializer);
        object.optional("code", &self.code);
        object.optional("description", &self.description);
        object.optional("localizedDescription", &self.localized_description);
        object.end()
    }
}

wayfare_wire::open_text!(
    ErrorCode, Unlisted; "INTERNAL_ERROR" => InternalError, "ANONYMOUS_ACCESS_DENIED" =>
    AnonymousAccessDenied, "INVALID_API_KEY" => InvalidApiKey, "EXPIRED_API_KEY" =>
    ExpiredApiKey, "INVALID_USER_AGENT" => InvalidUserAgent,
    "MISSING_ORIGINAL_CLIENT_IP_HEADER" => MissingOriginalClientIpHeader,
    "MISSING_USER_TRACK_ID" => MissingUserTrackId, "UNRECOGNIZED_LOCATION" =>
    UnrecognizedLocation, "INVALID_DATES" => InvalidDates, "ACCESS_DENIED" =>
    AccessDenied, "INVALID_REQUEST" => InvalidRequest, "INVALID_SEARCH_ID" =>
    InvalidSearchId, "RATE_LIMIT_EXCEEDED" => RateLimitExceeded, "NOT_FOUND" => NotFound
);
