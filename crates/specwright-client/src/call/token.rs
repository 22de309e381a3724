//! Idempotency tokens.

use bytes::Bytes;
use specwright_core::{Json, decode, media_type};

use crate::random::uuid;
use crate::{IdempotencyToken, Random, url};

/// The parts of a request that may carry an idempotency token.
pub(super) struct Parameters {
    pub(super) query: Vec<(&'static str, String)>,
    pub(super) headers: Vec<(&'static str, String)>,
    /// The encoded body and its content type, which is `None` for JSON.
    pub(super) body: Option<(Bytes, Option<&'static str>)>,
}

impl Parameters {
    /// Adds a new idempotency token, unless the request has one. Returns a message if the body can't carry a token.
    pub(super) fn add_token(&mut self, token: IdempotencyToken, random: &dyn Random) -> Result<(), String> {
        match token {
            IdempotencyToken::Query(name) => add_pair(&mut self.query, name, random),
            IdempotencyToken::Header(name) => add_pair(&mut self.headers, name, random),
            IdempotencyToken::Body(name) => {
                let fault = || format!("the body has no place for the idempotency token `{name}`");
                let (body, content_type) = self.body.as_mut().ok_or_else(fault)?;
                let with_token = match *content_type {
                    Some(media_type::FORM) => Some(form_with_token(body, name, random)),
                    _ => object_with_token(body, name, random),
                };
                *body = with_token.ok_or_else(fault)?;
            }
        }
        Ok(())
    }
}

fn add_pair(pairs: &mut Vec<(&'static str, String)>, name: &'static str, random: &dyn Random) {
    // An empty value counts as missing, as in the service.
    pairs.retain(|(known, value)| *known != name || !value.is_empty());
    if pairs.iter().all(|(known, _)| *known != name) {
        pairs.push((name, uuid(random)));
    }
}

fn form_with_token(form: &Bytes, name: &str, random: &dyn Random) -> Bytes {
    let start = format!("{}=", url::form([(name, &String::new())]).trim_end_matches('='));
    let is_given = |pair: &[u8]| pair.strip_prefix(start.as_bytes()).is_some_and(|value| !value.is_empty());
    if form.split(|byte| *byte == b'&').any(is_given) {
        return form.clone();
    }
    let pair = url::form([(name, &uuid(random))]);
    let separator: &[u8] = if form.is_empty() { b"" } else { b"&" };
    [form, separator, pair.as_bytes()].concat().into()
}

/// Returns `None` if the body is not a JSON object.
fn object_with_token(body: &Bytes, name: &str, random: &dyn Random) -> Option<Bytes> {
    let object = decode::<Json>(body).ok()?.value;
    match object.as_object()?.contains_key(name) {
        true => Some(body.clone()),
        false => with_member(body, name, &uuid(random)),
    }
}

/// Adds a member at the beginning of an encoded object. Returns `None` if the input is not an object.
pub(crate) fn with_member(object: &[u8], name: &str, value: &str) -> Option<Bytes> {
    let rest = object.strip_prefix(b"{")?.trim_ascii_start();
    let separator = if rest.starts_with(b"}") { "" } else { "," };
    let member = format!("{{{}:{}{separator}", Json::from(name), Json::from(value));
    Some([member.as_bytes(), rest].concat().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::FixedRandom;

    const NEW: &str = "00000000-0000-4000-8000-000000000000";

    fn sent(
        token: IdempotencyToken,
        body: &str,
        content_type: Option<&'static str>,
    ) -> Result<String, String> {
        let body = Some((Bytes::copy_from_slice(body.as_bytes()), content_type));
        let mut parts = Parameters { query: vec![("a", "1".to_owned())], headers: Vec::new(), body };
        parts.add_token(token, &FixedRandom::default())?;
        let pairs =
            parts.query.into_iter().chain(parts.headers).map(|(name, value)| format!("{name}={value} "));
        let (body, _) = parts.body.unwrap();
        Ok(pairs.collect::<String>() + std::str::from_utf8(&body).unwrap())
    }

    #[test]
    fn a_missing_token_is_added() {
        let (query, header, body) =
            (IdempotencyToken::Query, IdempotencyToken::Header, IdempotencyToken::Body);
        for (token, given, expected) in [
            (query("key"), "{}", format!("a=1 key={NEW} {{}}")),
            (query("a"), "{}", "a=1 {}".to_owned()),
            (header("key"), "{}", format!("a=1 key={NEW} {{}}")),
            (body("key"), "{}", format!(r#"a=1 {{"key":"{NEW}"}}"#)),
            (body("key"), r#"{"b":1}"#, format!(r#"a=1 {{"key":"{NEW}","b":1}}"#)),
            (body("key"), r#"{"key":"mine"}"#, r#"a=1 {"key":"mine"}"#.to_owned()),
            (body("key"), r#"{"b":{"key":"x"}}"#, format!(r#"a=1 {{"key":"{NEW}","b":{{"key":"x"}}}}"#)),
        ] {
            assert_eq!(sent(token, given, None), Ok(expected), "{token:?} {given}");
        }
        for (given, expected) in [
            ("", format!("a=1 key={NEW}")),
            ("b=1", format!("a=1 b=1&key={NEW}")),
            ("b=1&key=mine", "a=1 b=1&key=mine".to_owned()),
            ("monkey=1", format!("a=1 monkey=1&key={NEW}")),
        ] {
            assert_eq!(sent(body("key"), given, Some(media_type::FORM)), Ok(expected), "{given}");
        }
    }

    #[test]
    fn a_body_that_is_no_object_is_refused() {
        let fault = "the body has no place for the idempotency token `key`".to_owned();
        assert_eq!(sent(IdempotencyToken::Body("key"), "[1]", None), Err(fault));
    }
}
