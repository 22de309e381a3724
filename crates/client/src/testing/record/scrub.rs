//! Takes out of recordings what is secret or differs from run to run, with the same placeholder for the same value.

use std::collections::BTreeMap;

use wayfare_wire::Json;

use super::file::{Answered, Asked, Content, Exchange};
use crate::Service;
use crate::redact::{REDACTED, Redactor};

/// Headers whose values are never recorded.
const SECRET_HEADERS: [&str; 4] = ["authorization", "cookie", "proxy-authorization", "set-cookie"];

/// The length in characters from which on a value is looked for within words, too. What is shorter, such as the
/// session `a`, would be found in every text.
const TELLING: usize = 8;

/// The values that are taken out, and what stands for them.
pub(super) struct Scrubber {
    service: &'static Service,
    known: Vec<Known>,
}

struct Known {
    what: What,
    value: String,
    placeholder: String,
    finder: Redactor,
}

impl Known {
    /// Whether it is taken out of other texts, too. A short id could be a part of any word; a key is never left, and an
    /// address is no word.
    fn is_sought_within_texts(&self) -> bool {
        matches!(self.what, What::Key | What::Address) || self.value.chars().count() >= TELLING
    }
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
        Scrubber { service, known: Vec::new() }
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
                _ if name == service.key => self.learn(What::Key, value),
                _ if Some(name) == service.session => self.learn(What::Session, value),
                _ if service.search_ids.contains(&name) => self.learn(What::Search, value),
                _ => {}
            }
        }
        for (name, value) in request.headers.iter().filter_map(|line| line.split_once(": ")) {
            let is = |header: Option<&str>| header.is_some_and(|header| header.eq_ignore_ascii_case(name));
            if is(service.client_ip) {
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
            // Records, one a line.
            Content::Text(text) => {
                text.lines()
                    .filter_map(|line| serde_json::from_str(line).ok())
                    .for_each(|line| self.learn_json(&line));
            }
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
        self.known.push(Known { what, value: value.to_owned(), placeholder, finder });
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
            Content::Text(text) => Content::Text(self.text(text)),
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

    fn text(&self, text: &str) -> String {
        if let Some(whole) = self.known.iter().find(|known| known.value == text) {
            return whole.placeholder.clone();
        }
        let telling = self.known.iter().filter(|known| known.is_sought_within_texts());
        telling.fold(text.to_owned(), |text, known| known.finder.replace(&text, &known.placeholder))
    }
}
