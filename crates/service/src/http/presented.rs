//! The credentials that a request presents.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use specwright_core::auth::{Carrier, Scheme};

use super::query;
use super::{ApiKey, Auth, Operation};

/// The credentials that a request presents, from all supported locations. A user's login is `name:password`.
#[derive(Default)]
pub(crate) struct Presented {
    found: Vec<(&'static Scheme, ApiKey)>,
    /// A key in a parameter whose name has the wrong capitalization.
    misspelt: Option<(&'static str, String)>,
    /// Header values that contain encoded credentials, and passwords.
    encoded: Vec<String>,
}

impl Presented {
    /// Reads the credentials in a query and headers.
    pub(super) fn of(auth: &'static Auth, query: &str, headers: &HeaderMap) -> Self {
        let mut all = Presented::default();
        for scheme in auth.schemes {
            let found = match scheme.carrier {
                Carrier::Query(parameter) => all.in_query(query, parameter),
                Carrier::Header(name) => {
                    headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
                }
                Carrier::Bearer => authorization(headers, "bearer").map(str::to_owned),
                Carrier::Basic => authorization(headers, "basic").and_then(|text| all.login(text)),
            };
            let found = found.filter(|text| !text.is_empty());
            all.found.extend(found.map(|text| (scheme, ApiKey::new(text))));
        }
        all
    }

    /// Returns the last key in a query. If the query has no key, records a key whose parameter name is misspelt.
    fn in_query(&mut self, query: &str, parameter: &'static str) -> Option<String> {
        let (mut key, mut misspelt) = (None, None);
        for (name, value) in query::pairs(query) {
            let name = query::decoded(name).0;
            if name == parameter {
                key = Some(value).filter(|key| !key.is_empty()).or(key);
            } else if misspelt.is_none() && name.eq_ignore_ascii_case(parameter) {
                misspelt = Some(value);
            }
        }
        let text = |value| query::decoded(value).0.into_owned();
        if key.is_none() && self.misspelt.is_none() {
            self.misspelt = misspelt.map(|value| (parameter, text(value)));
        }
        key.map(text)
    }

    fn login(&mut self, encoded: &str) -> Option<String> {
        self.encoded.push(encoded.to_owned());
        let login = String::from_utf8(BASE64_STANDARD.decode(encoded).ok()?).ok()?;
        self.encoded.extend(login.split_once(':').map(|(_, password)| password.to_owned()));
        Some(login)
    }

    /// Returns the credential for an operation, from the first accepted scheme that is present.
    pub(super) fn for_call(&self, auth: &'static Auth, operation: &Operation) -> Option<&ApiKey> {
        let of = |scheme: &Scheme| self.found.iter().find(|(found, _)| *found == scheme).map(|(_, key)| key);
        auth.schemes_of(operation).find_map(of)
    }

    /// Returns the key parameter that the request contains with different capitalization.
    pub(super) fn misspelt(&self) -> Option<&'static str> {
        self.misspelt.as_ref().map(|(parameter, _)| *parameter)
    }

    /// Returns all credentials.
    pub(super) fn keys(&self) -> impl Iterator<Item = &ApiKey> {
        self.found.iter().map(|(_, key)| key)
    }

    /// Returns all secret strings in the credentials.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let misspelt = self.misspelt.iter().map(|(_, key)| key);
        self.keys().map(ApiKey::expose).chain(misspelt.chain(&self.encoded).map(String::as_str))
    }
}

/// Returns the credentials of a scheme in the `Authorization` header.
fn authorization<'h>(headers: &'h HeaderMap, scheme: &str) -> Option<&'h str> {
    let values = headers.get_all(AUTHORIZATION).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.filter_map(|value| value.trim().split_once(' '));
    pairs.find(|(found, _)| found.eq_ignore_ascii_case(scheme)).map(|(_, text)| text.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::OperationMethod;

    static AUTH: Auth = Auth::new().with_schemes(&[
        Scheme::query("key", "key"),
        Scheme::header("card", "x-card"),
        Scheme::bearer("token"),
        Scheme::basic("login"),
    ]);
    static ANY: Operation = Operation::new("books.any", OperationMethod::Get, "/");
    static LOGIN_OR_CARD: Operation = ANY.with_auth(&["login", "card"]);
    static OPEN: Operation = ANY.with_auth(&[]);

    fn presented(query: &str, headers: &[(&'static str, &'static str)]) -> Presented {
        let headers = headers.iter().map(|(name, value)| {
            (axum::http::HeaderName::from_static(name), axum::http::HeaderValue::from_static(value))
        });
        Presented::of(&AUTH, query, &headers.collect())
    }

    #[track_caller]
    fn assert_taken(presented: &Presented, operation: &Operation, key: Option<&str>) {
        assert_eq!(presented.for_call(&AUTH, operation).map(ApiKey::expose), key);
    }

    #[test]
    fn credentials_are_read_from_every_location() {
        // `reader:open sesame`
        let login = ("authorization", "basic cmVhZGVyOm9wZW4gc2VzYW1l");
        assert_taken(&presented("key=a%20b", &[]), &ANY, Some("a b"));
        assert_taken(&presented("", &[("x-card", "7")]), &ANY, Some("7"));
        assert_taken(&presented("", &[("authorization", "Bearer  abc")]), &ANY, Some("abc"));
        assert_taken(&presented("", &[login]), &ANY, Some("reader:open sesame"));
        let both = presented("key=1", &[("x-card", "7"), login]);
        assert_taken(&both, &ANY, Some("1"));
        assert_taken(&both, &LOGIN_OR_CARD, Some("reader:open sesame"));
        assert_taken(&both, &OPEN, None);
        let texts: Vec<&str> = both.texts().collect();
        for secret in ["1", "7", "reader:open sesame", "open sesame", "cmVhZGVyOm9wZW4gc2VzYW1l"] {
            assert!(texts.contains(&secret), "{secret}");
        }
    }

    #[test]
    fn incomplete_credentials_are_ignored() {
        for (name, value) in [
            ("authorization", "Bearer"),
            ("authorization", "Bearer "),
            ("authorization", "Basic no base64"),
            ("authorization", "Digest abc"),
            ("x-card", ""),
        ] {
            assert_taken(&presented("key=", &[(name, value)]), &ANY, None);
        }
        let misspelt = presented("KEY=secret", &[]);
        assert_taken(&misspelt, &ANY, None);
        assert_eq!((misspelt.misspelt(), misspelt.texts().collect()), (Some("key"), vec!["secret"]));
    }
}
