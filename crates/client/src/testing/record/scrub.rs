//! Takes out of recordings what is secret or differs from run to run, with the same placeholder for the same value.

use std::collections::BTreeMap;

use specwright_core::{Json, decode_partial};

use super::file::{Answered, Asked, Content, Exchange};
use crate::Service;
use crate::credentials::secrets_in_header;
use crate::redact::{REDACTED, Redactor};

/// Headers whose values are never recorded.
const SECRET_HEADERS: [&str; 4] = ["authorization", "cookie", "proxy-authorization", "set-cookie"];

/// The length in characters from which on a value is looked for within words, too. What is shorter, such as the
/// session `a`, would be found in every text.
const TELLING: usize = 8;

/// The values that are taken out, and what stands for them.
pub(super) struct Scrubber {
    service: &'static Service,
    /// Whether keys are secret, as they are in what is recorded. What is played back is called with any key.
    hides_keys: bool,
    known: Vec<Known>,
}

struct Known {
    what: What,
    value: String,
    placeholder: String,
    finder: Redactor,
    /// Whether it is taken out of other texts, too.
    is_within_texts: bool,
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Key,
    Session,
    Address,
    UserAgent,
    Search,
}

impl What {
    fn word(self) -> &'static str {
        match self {
            What::Key => "KEY",
            What::Session => "SESSION",
            What::Address => "ADDRESS",
            What::UserAgent => "USER-AGENT",
            What::Search => "SEARCH",
        }
    }
}

impl Scrubber {
    pub(super) fn new(service: &'static Service) -> Self {
        Scrubber { service, hides_keys: true, known: Vec::new() }
    }

    /// One that makes requests comparable with those of a recording.
    pub(super) fn of_replay(service: &'static Service) -> Self {
        Scrubber { hides_keys: false, ..Scrubber::new(service) }
    }

    /// The exchanges without the values that any of them shows to be secret.
    pub(super) fn scrub_all(&mut self, exchanges: &[Exchange]) -> Vec<Exchange> {
        for exchange in exchanges {
            self.learn_request(&exchange.request);
            self.learn_answer(&exchange.answer);
        }
        let scrub = |exchange: &Exchange| Exchange {
            request: self.request(&exchange.request),
            answer: self.answer(&exchange.answer),
        };
        exchanges.iter().map(scrub).collect()
    }

    /// Takes up the values of a request.
    pub(super) fn learn_request(&mut self, request: &Asked) {
        let service = self.service;
        for (name, value) in request.query.iter().filter_map(|pair| pair.split_once('=')) {
            match name {
                _ if service.query_keys().any(|key| key == name) => self.learn(What::Key, value),
                _ if Some(name) == service.session => self.learn(What::Session, value),
                _ if service.search_ids.contains(&name) => self.learn(What::Search, value),
                _ => {}
            }
        }
        for (name, value) in request.headers.iter().filter_map(|line| line.split_once(": ")) {
            let is = |header: Option<&str>| header.is_some_and(|header| header.eq_ignore_ascii_case(name));
            let is_credential = service.schemes.iter().any(|scheme| is(scheme.carrier.header()));
            if is_credential {
                secrets_in_header(value).iter().for_each(|secret| self.learn(What::Key, secret));
            } else if is(service.client_ip) {
                self.learn(What::Address, value);
            } else if is(service.user_agent) {
                self.learn(What::UserAgent, value);
            }
        }
        self.learn_body(&request.body);
    }

    /// Takes up the values of an answer.
    pub(super) fn learn_answer(&mut self, answer: &Answered) {
        if let Answered::Response { body, .. } = answer {
            self.learn_body(body);
        }
    }

    fn learn_body(&mut self, body: &Content) {
        match body {
            Content::Json(json) => self.learn_json(json),
            // An answer that broke off, or records, one a line.
            Content::Text(text) => match begun(text) {
                Some(json) => self.learn_json(&json),
                None => text.lines().filter_map(begun).for_each(|line| self.learn_json(&line)),
            },
            Content::Empty | Content::BytesLeftOut(_) => {}
        }
    }

    fn learn_json(&mut self, json: &Json) {
        match json {
            Json::Object(fields) => {
                for (name, value) in fields {
                    match value {
                        Json::String(id) if self.service.search_ids.contains(&name.as_str()) => {
                            self.learn(What::Search, id);
                        }
                        value => self.learn_json(value),
                    }
                }
            }
            Json::Array(items) => items.iter().for_each(|item| self.learn_json(item)),
            _ => {}
        }
    }

    fn learn(&mut self, what: What, value: &str) {
        if value.is_empty() || self.known.iter().any(|known| known.value == value) {
            return;
        }
        let number = self.known.iter().filter(|known| known.what == what).count() + 1;
        // One that was taken out before stays what it is.
        let placed =
            value.strip_prefix(what.word()).and_then(|rest| rest.strip_prefix('-')?.parse::<usize>().ok());
        let placeholder = format!("{}-{}", what.word(), placed.unwrap_or(number));
        let finder = if what == What::Key { Redactor::new(value) } else { Redactor::of_whole(value) };
        // A short id could be a part of any word; an address is no word.
        let is_within_texts = match what {
            What::Key if self.hides_keys => true,
            What::Address => true,
            _ => value.chars().count() >= TELLING,
        };
        self.known.push(Known { what, value: value.to_owned(), placeholder, finder, is_within_texts });
        // Of two values the longer one goes first: it may contain the other.
        self.known.sort_by_key(|known| std::cmp::Reverse(known.value.len()));
    }

    /// A request without them.
    pub(super) fn request(&self, request: &Asked) -> Asked {
        Asked {
            method: request.method.clone(),
            path: self.text(&request.path),
            query: request.query.iter().map(|pair| self.pair(pair, "=")).collect(),
            headers: self.headers(&request.headers),
            body: self.body(&request.body),
        }
    }

    fn answer(&self, answer: &Answered) -> Answered {
        let mut answer = answer.clone();
        match &mut answer {
            Answered::Response { headers, body, broken, .. } => {
                *headers = self.headers(headers);
                *body = self.body(body);
                if let Some(broken) = broken {
                    broken.message = self.text(&broken.message);
                }
            }
            Answered::Failure(failed) => failed.message = self.text(&failed.message),
            Answered::Nothing {} => {}
        }
        answer
    }

    fn headers(&self, lines: &[String]) -> Vec<String> {
        let line = |line: &String| match line.split_once(": ") {
            Some((name, _)) if SECRET_HEADERS.contains(&name) => format!("{name}: {REDACTED}"),
            _ => self.pair(line, ": "),
        };
        lines.iter().map(line).collect()
    }

    /// `name=value` or `name: value`: a whole value goes, however short it is.
    fn pair(&self, pair: &str, between: &str) -> String {
        match pair.split_once(between) {
            Some((name, value)) => format!("{}{between}{}", self.text(name), self.text(value)),
            None => self.text(pair),
        }
    }

    fn body(&self, body: &Content) -> Content {
        match body {
            Content::Json(json) => Content::Json(self.json(json)),
            Content::Text(text) => Content::Text(self.text(&self.quoted(text))),
            other => other.clone(),
        }
    }

    fn json(&self, json: &Json) -> Json {
        match json {
            Json::String(text) => Json::String(self.text(text)),
            Json::Array(items) => Json::Array(items.iter().map(|item| self.json(item)).collect()),
            Json::Object(fields) => {
                let field = |(name, value): (&String, &Json)| (self.text(name), self.json(value));
                let fields: BTreeMap<_, _> = fields.iter().map(field).collect();
                Json::Object(fields.into_iter().collect())
            }
            other => other.clone(),
        }
    }

    /// A text that may hold JSON, without the values that are too short to be looked for within words.
    fn quoted(&self, text: &str) -> String {
        let quote = |value: &str| Json::from(value).to_string();
        let short = self.known.iter().filter(|known| !known.is_within_texts);
        short.fold(text.to_owned(), |text, known| {
            text.replace(&quote(&known.value), &quote(&known.placeholder))
        })
    }

    fn text(&self, text: &str) -> String {
        if let Some(whole) = self.known.iter().find(|known| known.value == text) {
            return whole.placeholder.clone();
        }
        let telling = self.known.iter().filter(|known| known.is_within_texts);
        telling.fold(text.to_owned(), |text, known| known.finder.replace(&text, &known.placeholder))
    }
}

/// The JSON that a text is, or begins.
fn begun(text: &str) -> Option<Json> {
    Some(decode_partial::<Json>(text.as_bytes()).ok()?.value)
}
