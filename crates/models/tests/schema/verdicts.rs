//! Comparison of the verdicts of the schema and the decoder on a document.

use std::collections::BTreeSet;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{Draft, ValidationError, Validator};
use serde_json::Value;
use specwright_core::Found;
use wayfare_models::{Note, NoteKind, catalogue};

use crate::differences::{DIFFERENCES, Statement};

/// The differences that documents have exhibited so far.
#[derive(Default)]
pub struct CoveredDifferences(pub BTreeSet<&'static str>);

impl CoveredDifferences {
    /// Returns whether a difference covers the statement.
    fn covers(&mut self, statement: &Statement<'_>) -> bool {
        let found = DIFFERENCES.iter().find(|difference| (difference.covers)(statement));
        self.0.extend(found.map(|difference| difference.name));
        found.is_some()
    }
}

/// A type whose schema and decoder are compared.
pub struct Subject {
    pub name: &'static str,
    schema: Value,
    validator: Validator,
    check: catalogue::Check,
    review: Option<catalogue::Review>,
}

impl Subject {
    pub fn new(name: &'static str, schema: &Value) -> Self {
        let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
        let check = catalogue::TYPES.iter().find(|(listed, _)| *listed == name).unwrap().1;
        let review =
            catalogue::REQUESTS.iter().find(|(listed, _)| *listed == name).map(|(_, review)| *review);
        Subject { name, schema: schema.clone(), validator: options.build(schema).unwrap(), check, review }
    }

    /// Returns whether the document is accepted, or an error if the schema and the decoder disagree.
    pub fn compare(&self, document: &Value, covered: &mut CoveredDifferences) -> Result<bool, String> {
        let rejected = self.schema_objections(document.clone(), covered);
        let noted = self.decoder_objections(document, rejected.is_empty(), covered);
        match noted.is_empty() == rejected.is_empty() {
            true => Ok(noted.is_empty()),
            false => Err(format!("{}: decoder {noted:?}, schema {rejected:?}: {document}", self.name)),
        }
    }

    /// Returns the objections raised by decoding and validation. `alone` is set if the schema has no objections.
    fn decoder_objections(
        &self,
        document: &Value,
        alone: bool,
        covered: &mut CoveredDifferences,
    ) -> Vec<String> {
        let json = serde_json::to_vec(document).unwrap();
        let notes: Vec<Note> = match (self.check)(&json) {
            Ok(notes) => notes.to_vec(),
            Err(error) => error.notes().to_vec(),
        };
        // Another note gives the reason why an element is skipped.
        let notes = notes.iter().filter(|note| note.kind() != NoteKind::Skipped);
        let notes = notes.filter(|note| !(alone && covered.covers(&Statement::Note(note))));
        let mut found: Vec<String> = notes.map(ToString::to_string).collect();
        let violations = self.review.map(|review| review(&json)).unwrap_or_default();
        let violations = violations.iter();
        found.extend(
            violations.filter(|it| !covered.covers(&Statement::Violation(it))).map(ToString::to_string),
        );
        found
    }

    /// Returns the schema's objections.
    fn schema_objections(&self, mut document: Value, covered: &mut CoveredDifferences) -> Vec<String> {
        let noted = self.noted_nulls(&document);
        while let Some(null) = self.null_field(&document, &noted) {
            // Null means a missing value, which the schema checks next.
            covered.covers(&Statement::Null);
            let (parent, name) = null.rsplit_once('/').unwrap();
            let parent = document.pointer_mut(parent).and_then(Value::as_object_mut).unwrap();
            parent.remove(&name.replace("~1", "/").replace("~0", "~"));
        }
        while let Some((at, key)) = self.list_by_name(&document) {
            covered.covers(&Statement::ListByName);
            let list = document.pointer_mut(&at).unwrap();
            *list = to_list(list.take(), &key);
        }
        let mut objections = Vec::new();
        for error in self.validator.iter_errors(&document) {
            let parts = parts(&error);
            let parts: Vec<_> = if parts.is_empty() { vec![&error] } else { parts };
            for error in parts {
                let is_pending = self
                    .missing_in_unfinished(error)
                    .is_some_and(|property| covered.covers(&Statement::Unfinished(property)));
                if !is_pending && !covered.covers(&Statement::Keyword(keyword(error), self.review.is_some()))
                {
                    objections.push(format!("{}: {error}", error.instance_path()));
                }
            }
        }
        objections
    }

    /// Returns the locations of nulls for which the decoder adds a note.
    fn noted_nulls(&self, document: &Value) -> BTreeSet<String> {
        let notes = (self.check)(&serde_json::to_vec(document).unwrap()).unwrap_or_default();
        let nulls = notes.iter().filter(|note| note.reason.value().is_some_and(Found::is_null));
        nulls.map(|note| note.at.pointer()).collect()
    }

    /// Returns the field missing from the response of a polled search, if the search is incomplete.
    fn missing_in_unfinished<'a>(&self, error: &'a ValidationError<'_>) -> Option<&'a str> {
        let ValidationErrorKind::Required { property } = error.kind() else { return None };
        let is_search = ["CarSearchResponse", "FlightSearchResponse"].contains(&self.name);
        let is_complete = error.instance().get("status").is_some_and(|status| status == "complete");
        property.as_str().filter(|_| is_search && !is_complete && error.instance_path().as_str().is_empty())
    }

    /// Returns the location of a field whose null value the schema rejects and the decoder skips.
    fn null_field(&self, document: &Value, noted: &BTreeSet<String>) -> Option<String> {
        let error = self.validator.iter_errors(document).find(|error| {
            let (at, path) = (error.instance_path().as_str(), error.evaluation_path().as_str());
            let name = at.rsplit('/').next().unwrap_or_default();
            // The decoder does not treat null in a map or a list as a missing value.
            let by_name = path.rfind(&format!("/properties/{name}/"));
            let below = by_name.map(|found| &path[found + "/properties/".len() + name.len()..]);
            error.instance().is_null()
                && !at.is_empty()
                && !noted.contains(at)
                && below.is_some_and(|below| !below.contains("/items"))
        })?;
        Some(error.instance_path().as_str().to_owned())
    }

    /// Returns the location of an object that was sent in place of a list, and the element field that stores the
    /// object's keys.
    fn list_by_name(&self, document: &Value) -> Option<(String, String)> {
        let errors = self.validator.iter_errors(document).filter(|error| error.instance().is_object());
        errors.into_iter().find_map(|error| {
            let (holder, _) = error.schema_path().as_str().rsplit_once('/')?;
            let key = self.schema.pointer(holder)?.get("x-description-entries")?.as_str()?;
            Some((error.instance_path().as_str().to_owned(), key.to_owned()))
        })
    }
}

/// Converts an object to the list of its elements. The key of each element is stored in the given field, unless the
/// field is already set.
fn to_list(by_name: Value, key: &str) -> Value {
    let Value::Object(elements) = by_name else { return by_name };
    let with_key = elements.into_iter().map(|(name, mut element)| {
        if let Value::Object(fields) = &mut element
            && fields.get(key).is_none_or(Value::is_null)
        {
            fields.insert(key.to_owned(), Value::String(name));
        }
        element
    });
    with_key.collect()
}

/// Returns the errors for the union variant that the document selects.
fn parts<'a>(error: &'a ValidationError<'_>) -> Vec<&'a ValidationError<'static>> {
    match error.kind() {
        ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } => {
            let meant = |form: &&Vec<ValidationError<'static>>| {
                !form.iter().any(|error| matches!(keyword(error), "const" | "type"))
            };
            context.iter().find(meant).into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

fn keyword<'a>(error: &'a ValidationError<'_>) -> &'a str {
    error.schema_path().as_str().rsplit('/').next().unwrap_or_default()
}
