//! The `Location` header of a response, as the URL for polling a job.

use std::borrow::Cow;

use http::header::LOCATION;
use http::{HeaderMap, Uri};
use percent_encoding::percent_decode_str;

use crate::text::shorten;
use crate::url::{BaseUrl, Unusable, resolve};

/// Maximum length of a URL in a message, in characters.
const MAX_SHOWN: usize = 200;

/// Reads the parameters for polling from the `Location` header of the response to a request to `url`: the path
/// parameters and the query parameters. The path must match the template below the base URL. Returns a message if the
/// header can't be read.
pub(super) fn parameters_of(
    headers: &HeaderMap,
    base: &BaseUrl,
    url: &Uri,
    template: &str,
) -> Result<Vec<(String, String)>, String> {
    let Some(location) = headers.get(LOCATION) else {
        return Err("it has no Location header, which is required to poll the job".to_owned());
    };
    let invalid = |location: &str, why: &str| {
        // The query is omitted, because it may contain keys.
        let shown = location.split(['?', '#']).next().unwrap_or_default();
        format!("its Location header is {:?}, {why}", shorten(shown, MAX_SHOWN))
    };
    let text = String::from_utf8_lossy(location.as_bytes());
    let target = resolve(url, &text).map_err(|unusable| match unusable {
        Unusable::OtherOrigin { own, .. } => invalid(&text, &format!("whose origin differs from {own}")),
        Unusable::Invalid(_) => invalid(&text, "which is not a URL that can be called"),
    })?;
    let prefix = base.as_str().parse::<Uri>().map(|base| base.path().to_owned()).unwrap_or_default();
    let expected = format!("{}{template}", prefix.trim_end_matches('/'));
    let mut parameters = matched(&expected, target.path())
        .ok_or_else(|| invalid(&text, &format!("which does not match the URL of a poll: {expected}")))?;
    for pair in target.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let [name, value] = [name, value].map(|text| decoded(&text.replace('+', " ")).map(Cow::into_owned));
        let (Some(name), Some(value)) = (name, value) else {
            return Err(invalid(&text, "whose query is not UTF-8"));
        };
        parameters.push((name, value));
    }
    Ok(parameters)
}

/// Matches a path against a template. Returns the decoded parameters; `None` if the path does not match.
fn matched(template: &str, path: &str) -> Option<Vec<(String, String)>> {
    let (mut templates, mut segments) = (template.split('/'), path.split('/'));
    let mut found = Vec::new();
    loop {
        match (templates.next(), segments.next()) {
            (None, None) => return Some(found),
            (Some(template), Some(segment)) => matched_segment(template, segment, &mut found)?,
            _ => return None,
        }
    }
}

/// Matches one segment, such as `{from}-{to}.txt`. A parameter ends at the first occurrence of the text that
/// follows it.
fn matched_segment(template: &str, segment: &str, found: &mut Vec<(String, String)>) -> Option<()> {
    let (text, mut template) = template.split_once('{').unwrap_or((template, ""));
    let mut rest = segment.strip_prefix(text)?;
    while let Some((name, after)) = template.split_once('}') {
        let (text, next) = after.split_once('{').unwrap_or((after, ""));
        let end = if text.is_empty() && next.is_empty() { rest.len() } else { rest.find(text)? };
        let value = decoded(&rest[..end]).filter(|value| !value.is_empty())?;
        found.push((name.to_owned(), value.into_owned()));
        rest = &rest[end + text.len()..];
        template = next;
    }
    rest.is_empty().then_some(())
}

fn decoded(text: &str) -> Option<Cow<'_, str>> {
    percent_decode_str(text).decode_utf8().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(base: &str, location: &str, template: &str) -> Result<Vec<(String, String)>, String> {
        let url = format!("{base}/jobs?key=x").parse().unwrap();
        let headers = HeaderMap::from_iter([(LOCATION, location.parse().unwrap())]);
        parameters_of(&headers, &BaseUrl::parse(base).unwrap(), &url, template)
    }

    #[test]
    fn all_spellings_of_a_url_match() {
        for location in [
            "https://api.example/v/jobs/7%2f8",
            "HTTPS://API.example:443/v/jobs/7%2f8",
            "//api.example/v/jobs/7%2f8#now",
            "/v/jobs/7%2f8",
            "jobs/7%2f8",
            " ./jobs/x/../7%2f8",
            "../v/jobs/7%2f8",
        ] {
            let parameters = read("https://api.example/v", location, "/jobs/{id}");
            assert_eq!(parameters, Ok(vec![("id".into(), "7/8".into())]), "{location}");
        }
        // Relative to the URL of the request, `/v/jobs`.
        assert_eq!(
            read("https://api.example/v", "?id=a+b%26&key", "/jobs"),
            Ok(vec![("id".into(), "a b&".into()), ("key".into(), String::new())])
        );
    }

    #[test]
    fn a_segment_may_have_several_parameters() {
        let read = |location: &str| read("http://[::1]:80", location, "/j/{day}-{number}.json");
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(read("http://[::1]/j/a-b-c.json"), Ok(vec![pair("day", "a"), pair("number", "b-c")]));
        assert!(read("/j/-b.json").is_err() && read("/j/a-b").is_err() && read("/j/a-b.json.json").is_err());
    }

    #[test]
    fn invalid_locations_are_rejected() {
        let read = |location: &str| read("https://api.example/v", location, "/jobs/{id}").unwrap_err();
        for (location, reason) in [
            ("https://other.example/v/jobs/7", "whose origin differs from https://api.example"),
            ("http://api.example/v/jobs/7", "whose origin differs from https://api.example"),
            ("https://api.example:8443/v/jobs/7", "whose origin differs from https://api.example"),
            ("/jobs/7", "which does not match the URL of a poll: /v/jobs/{id}"),
            ("/v/jobs/", "which does not match the URL of a poll: /v/jobs/{id}"),
            ("/v/jobs/7/result", "which does not match the URL of a poll: /v/jobs/{id}"),
            ("/v/jobs/%ff", "which does not match the URL of a poll: /v/jobs/{id}"),
            ("https://me@api.example/v/jobs/7", "which is not a URL that can be called"),
            ("https:", "which is not a URL that can be called"),
        ] {
            assert_eq!(read(location), format!("its Location header is {location:?}, {reason}"));
        }
        assert_eq!(read("/x?secret"), read("/x"));
        assert!(read("/v/jobs/7?a=%ff").ends_with("whose query is not UTF-8"));
    }
}
