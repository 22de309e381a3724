//! `wayfare check`: lists the differences between a captured payload and the API's description.

pub mod args;
mod encoding;
mod error_body;
mod kinds;
mod lines;

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Read as _};
use std::path::Path;

use serde_json::json;
use wayfare_models::catalogue::{Check, REQUESTS, TYPES};
use wayfare_models::{DecodeError, Location, Note, NoteKind, NoteReason, Notes, Step, Violations};

use crate::check::args::CheckArgs;
use crate::exit::{Exit, Failure};
use crate::session::connect;
use crate::terminal::layout::wrap;
use crate::terminal::output::{self, Console};
use crate::terminal::text::{clean, counted};
use encoding::Payload;
use kinds::kinds;
use lines::Lines;

/// Singular and plural forms of the noun for differences.
const DIFFERENCES: [&str; 2] = ["difference", "differences"];

/// Type names of error bodies.
const ERRORS: &[&str] = &["PreSearchErrorResponse", "SearchErrorResponse"];

/// Decodes a payload and prints its differences from the description.
pub fn run(args: &CheckArgs, console: &mut Console) -> Result<Exit, Failure> {
    connect::redact_environment_key(console)?;
    let (name, check) = find(&args.kind).ok_or_else(|| unknown_kind(&args.kind))?;
    let Payload { utf8: payload, remark } = encoding::read(read(&args.file, console)?);
    if let Some(remark) = remark {
        console.notice(&format!("The payload {remark}."));
    }
    let result = check(&payload);
    if let Some(error) = error_body::read(&payload, result.is_ok()).filter(|_| !ERRORS.contains(&name)) {
        console.print(&match args.json {
            true => output::json(&json!({ "type": name, "decoded": false, "errorBody": error })),
            false => format!("not {name}, but an error body: {}\n", clean(&error)),
        })?;
        return Ok(Exit::Invalid);
    }
    if is_named(kinds::OF_LINES, &args.kind) {
        let lines = Lines::check(name, check, &payload);
        console.print(&if args.json { lines.as_json() } else { lines.as_text() })?;
        return Ok(lines.exit(args.strict));
    }
    let broken = review(name, &payload);
    console.print(&match args.json {
        true => as_json(name, &result, &broken),
        false => as_text(name, payload.len(), &result, &broken),
    })?;
    Ok(match &result {
        Err(_) => Exit::Invalid,
        Ok(notes) if args.strict && !(notes.is_empty() && broken.is_empty()) => Exit::Nothing,
        Ok(_) => Exit::Found,
    })
}

/// Returns the limits and rules that a request violates.
fn review(name: &str, payload: &[u8]) -> Violations {
    let review = REQUESTS.iter().find(|(known, _)| *known == name);
    review.map(|(_, review)| review(payload)).unwrap_or_default()
}

fn is_named(kinds: &[(&str, &str)], kind: &str) -> bool {
    kinds.iter().any(|(known, _)| known.eq_ignore_ascii_case(kind))
}

/// Finds the type for a payload kind or a type name, ignoring case.
fn find(kind: &str) -> Option<(&'static str, Check)> {
    let name = kinds().find(|(known, _)| known.eq_ignore_ascii_case(kind)).map_or(kind, |(_, name)| name);
    TYPES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).copied()
}

fn unknown_kind(kind: &str) -> Failure {
    let types = TYPES.iter().map(|(name, _)| *name);
    let failure = Failure::invalid(format!("unknown payload kind {kind:?}"))
        .with_details(listed("kinds:", kinds().map(|(kind, _)| *kind)).chain(listed("types:", types)));
    match closest(kind) {
        Some(name) => failure.with_help(format!("did you mean {name}?")),
        None => failure,
    }
}

/// Lists names below a title, wrapped to fit most terminals.
fn listed<'n>(title: &str, names: impl Iterator<Item = &'n str>) -> impl Iterator<Item = String> {
    // 80 columns, minus the two-column indent of details.
    const WIDTH: usize = 78;
    let names = names.collect::<Vec<_>>().join(", ");
    let lines: Vec<_> = wrap(&names, "  ", WIDTH).lines().map(str::to_owned).collect();
    std::iter::once(title.to_owned()).chain(lines)
}

/// Returns the most similar kind or type, if any is similar enough.
fn closest(text: &str) -> Option<&'static str> {
    const MIN_SIMILARITY: f64 = 0.5;
    // Bonus for kinds, which users want more often than type names.
    const KIND_BONUS: f64 = 0.1;
    let text = text.to_lowercase();
    let similarity = |name: &str| strsim::normalized_damerau_levenshtein(&name.to_lowercase(), &text);
    let kinds = kinds().map(|(kind, _)| (similarity(kind) + KIND_BONUS, *kind));
    let types = TYPES.iter().map(|(name, _)| (similarity(name), *name));
    let likely = kinds.chain(types).filter(|(similarity, _)| *similarity > MIN_SIMILARITY);
    likely.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, name)| name)
}

fn read(file: &Path, console: &Console) -> Result<Vec<u8>, Failure> {
    let unreadable = |error: io::Error| {
        let failure = Failure::invalid(format!("{} could not be read: {error}", file.display()));
        match error.kind() {
            io::ErrorKind::IsADirectory => failure.with_help("specify a file, or - for stdin"),
            _ => failure,
        }
    };
    if file != Path::new("-") {
        return std::fs::read(file).map_err(unreadable);
    }
    if io::stdin().is_terminal() {
        console.notice("Reading the payload from the terminal. Paste it, then press Ctrl-D.");
    }
    let mut payload = Vec::new();
    io::stdin().lock().read_to_end(&mut payload).map_err(unreadable)?;
    Ok(payload)
}

/// Formats the report as text. If the payload can be decoded, notes of the same kind share a line, except for skipped
/// elements. Violated rules are listed one by one.
fn as_text(name: &str, bytes: usize, result: &Result<Notes, DecodeError>, broken: &Violations) -> String {
    let notes = match result {
        Ok(notes) => notes,
        Err(error) if error.is_syntax() => return format!("{name}: {}\n", clean(&error.to_string())),
        Err(error) => {
            let notes = error.notes().iter().map(|note| clean(&note.to_string()) + "\n").collect::<String>();
            return format!("{notes}\n{name}, {bytes} bytes: can't be decoded\n");
        }
    };
    if notes.is_empty() && broken.is_empty() {
        return format!("{name}, {bytes} bytes: as described\n");
    }
    let mut text = grouped(notes.iter().map(|note| (note, note.to_string())));
    text.extend(broken.iter().map(|violation| clean(&violation.to_string()) + "\n"));
    let total = notes.differences() + broken.len() + broken.omitted();
    let differences = counted(total, DIFFERENCES);
    let skipped = notes.skipped();
    // Writing into a string can't fail.
    let _ = write!(text, "\n{name}, {bytes} bytes: {differences} from the description");
    if skipped > 0 {
        let _ = write!(text, ", including {}", counted(skipped, ["skipped element", "skipped elements"]));
    }
    text.push('\n');
    text
}

/// Formats notes as lines. Notes of the same kind share a line, which shows the text of the first note.
fn grouped<'n>(notes: impl Iterator<Item = (&'n Note, String)>) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    let mut places = HashMap::new();
    for (note, text) in notes {
        let place = *places.entry(group_key(note)).or_insert(groups.len());
        match groups.get_mut(place) {
            Some((_, count)) => *count += note.count,
            None => groups.push((clean(&text), note.count)),
        }
    }
    let line = |(first, count): (String, usize)| match count {
        1 => first + "\n",
        _ => format!("{first} (and {} more like it)\n", count - 1),
    };
    groups.into_iter().map(line).collect()
}

/// Returns the grouping key: notes with the same reason about fields with the same name have the same key, regardless
/// of their location. Skipped elements have the same key only if their location is the same.
fn group_key(note: &Note) -> (Option<&Location>, Option<Step<'_>>, &NoteReason) {
    let field = note.at.last().filter(|step| matches!(step, Step::Field(_)));
    match note.kind() {
        NoteKind::Skipped => (Some(&note.at), None, &note.reason),
        _ => (None, field, &note.reason),
    }
}

/// Formats the report as JSON, without grouping the notes.
fn as_json(name: &str, result: &Result<Notes, DecodeError>, broken: &Violations) -> String {
    let report = match result {
        Ok(notes) => json!({
            "type": name,
            "decoded": true,
            "notes": notes.iter().collect::<Vec<_>>(),
            "omitted": notes.omitted() + broken.omitted(),
            "broken": broken.iter().collect::<Vec<_>>(),
        }),
        Err(error) => json!({
            "type": name,
            "decoded": false,
            "error": error.to_string(),
            "line": error.position().map(|(line, _)| line),
            "column": error.position().map(|(_, column)| column),
            "notes": error.notes(),
        }),
    };
    output::json(&report)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(kind: &str, payload: &str) -> String {
        let (name, check) = find(kind).unwrap();
        let payload = payload.as_bytes();
        as_text(name, payload.len(), &check(payload), &review(name, payload))
    }

    #[test]
    fn kinds_are_described_types() {
        for (kind, name) in kinds() {
            assert_eq!(find(kind).unwrap().0, *name);
        }
        assert_eq!(find("flightsegment").unwrap().0, "FlightSegment");
    }

    #[test]
    fn error_bodies_are_recognized() {
        let message = |payload: &str| {
            let is_decodable = (find("flights").unwrap().1)(payload.as_bytes()).is_ok();
            error_body::read(payload.as_bytes(), is_decodable)
        };
        let before = r#"{"status": 401, "errorCode": "INVALID_API_KEY", "errorMessage": "no such key"}"#;
        let after =
            r#"{"url": "/x", "errors": [{"code": "INVALID_DATES", "description": "past"}, {"code": "X"}]}"#;
        assert_eq!(message(before).as_deref(), Some("INVALID_API_KEY: no such key"));
        assert_eq!(message(after).as_deref(), Some("INVALID_DATES: past; X"));
        assert_eq!(message("\"Forbidden\"").as_deref(), Some("Forbidden"));
        assert_eq!(
            (message("{\"searchId\": \"s\", \"status\": \"complete\"}"), message("[]"), message("{")),
            (None, None, None)
        );
    }

    #[test]
    fn unknown_kinds_list_the_known_ones() {
        let text = unknown_kind("flight").to_string();
        let kinds =
            "  kinds:\n    flights, flights-request, hotels, hotels-basic, hotel, cars, cars-request,\n";
        assert!(text.contains(kinds), "{text}");
        assert!(text.lines().all(|line| line.len() <= 80), "{text}");
        assert!(text.contains("FlightSegment,"), "{text}");
        assert!(text.ends_with("did you mean flights?"), "{text}");
        assert!(unknown_kind("flites").to_string().ends_with("did you mean flights?"));
        assert!(unknown_kind("hotells").to_string().ends_with("did you mean hotels?"));
        assert!(unknown_kind("FlightSegmnt").to_string().ends_with("did you mean FlightSegment?"));
        assert!(!unknown_kind("zzz").to_string().contains("did you mean"));
    }

    #[test]
    fn differences_of_one_kind_are_grouped() {
        let payload = r#"{"searchId": "s", "status": "done", "results": [
            {"id": "a", "new": 1}, {"id": "b", "new": 2}, {"legs": []}, 7]}"#;
        insta::assert_snapshot!(report("flights", payload), @r#"
        /status: found "done", expected one of first-phase, second-phase, complete
        /results/0/new: unknown field; expected one of id, bookingOptions, legs (and 1 more like it)
        /results/2/id: missing; expected a string
        /results/2: skipped, because it could not be decoded
        /results/3: found 7, expected an object
        /results/3: skipped, because it could not be decoded

        FlightSearchResponse, 124 bytes: 7 differences from the description, including 2 skipped elements
        "#);
    }

    #[test]
    fn valid_payloads_are_reported_as_described() {
        let payload = r#"{"searchId": "s", "status": "complete", "results": []}"#;
        insta::assert_snapshot!(report("flights", payload), @"FlightSearchResponse, 54 bytes: as described");
    }

    #[test]
    fn requests_are_validated() {
        let payload = r#"{"searchStartParameters": {
            "pickup": {"date": "2027-03-14", "hour": 24, "location": {"type": "airport", "value": "LAX"}},
            "dropoff": {"date": "2027-03-13"}}, "new": 1}"#;
        insta::assert_snapshot!(report("cars-request", payload), @"
        /new: unknown field; expected one of searchId, searchStartParameters, resultParameters
        /searchStartParameters/pickup/hour: found 24, allowed an integer from 0 to 23
        /searchStartParameters/dropoff: found date 2027-03-13, hour 0, minute 0, allowed later than pickup (date 2027-03-14, hour 24, minute 0)

        CarSearchRequest, 192 bytes: 3 differences from the description
        ");
    }

    #[test]
    fn undecodable_payloads_are_reported_with_the_reason() {
        insta::assert_snapshot!(
            report("flights", "{\"searchId\": "),
            @"FlightSearchResponse: not JSON: the input ends before a value at line 1 column 14"
        );
        insta::assert_snapshot!(report("Price", "{\"displayPrice\": \"$5\"}"), @"
        /price: missing; expected a number

        Price, 22 bytes: can't be decoded
        ");
        insta::assert_snapshot!(report("flights", "{\"status\": \"complete\"}"), @"
        /searchId: missing; expected a string
        /results: missing; expected an array

        FlightSearchResponse, 22 bytes: 2 differences from the description
        ");
    }

    #[test]
    fn json_reports_are_complete() {
        let report = |payload: &[u8]| {
            let (name, check) = find("flights").unwrap();
            as_json(name, &check(payload), &Violations::new()).parse::<serde_json::Value>().unwrap()
        };
        let mut drifting = report(br#"{"searchId": "s", "status": "complete", "results": [], "new": 1}"#);
        let note = drifting["notes"][0].as_object_mut().unwrap();
        let allowed = [note.remove("allowed"), note.remove("known")].map(Option::unwrap);
        assert!(allowed[0].as_str().unwrap().starts_with("one of searchId, cluster, "), "{allowed:?}");
        assert!(allowed[1].as_array().unwrap().contains(&json!("searchId")), "{allowed:?}");
        let note = json!({ "at": "/new", "found": "new", "kind": "unknown_field" });
        let name = "FlightSearchResponse";
        assert_eq!(
            drifting,
            json!({ "type": name, "decoded": true, "notes": [note], "omitted": 0, "broken": [] })
        );
        let error = "not JSON: `x` instead of a field name in quotes at line 2 column 2";
        assert_eq!(
            report(b"{\n x"),
            json!({ "type": name, "decoded": false, "error": error, "line": 2, "column": 2, "notes": [] })
        );
    }
}
