//! `wayfare serve`: the service in a process of its own.

pub mod args;
mod listen;

use std::io;

use tracing_subscriber::EnvFilter;
use wayfare_client::SERVICE;
use wayfare_client::autocomplete::AUTOCOMPLETE_FLIGHTS;
use wayfare_models::BookingLink;
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_service::Service;
use wayfare_service::http::{Keys, Rate};
use wayfare_wire::query::{Query as _, QueryWriter};

use args::ServeArgs;
use listen::{base_url, listen};

use crate::exit::{Exit, Failure};
use crate::session::connect;
use crate::terminal::interrupt::Interrupt;
use crate::terminal::output::{Console, has_colours};

/// The default log filter, in the syntax of `tracing`.
const LOG_VARIABLE: &str = "WAYFARE_LOG";

/// Serves until a signal.
pub async fn run(args: &ServeArgs, console: &mut Console) -> Result<Exit, Failure> {
    connect::keep_key_secret(console)?;
    if let Some(url) = &args.base_url {
        BookingLink::new(url).map_err(|error| Failure::invalid(format!("--base-url: {error}")))?;
    }
    let listener = listen(&args.addr).await?;
    log(console)?;
    let service = service(args);
    // Before the greeting: its reader may stop the service at once.
    let mut interrupt = Interrupt::listen();
    console.print(&greeting(args, &base_url(&listener)?, console.is_quiet()))?;
    let stop = async move {
        interrupt.signal().await;
    };
    let failed = |error| Failure::new(Exit::Failed, format!("the service failed: {error}"));
    service.serve(listener, stop).await.map_err(failed)?;
    console.notice("Stopped.");
    Ok(Exit::Found)
}

fn service(args: &ServeArgs) -> Service {
    let mut builder = Service::builder();
    // If keys are limited, a key with cashback has to be accepted, too.
    let cashback = args.cashback.iter().filter(|_| !args.keys.is_empty());
    for key in args.keys.iter().chain(cashback) {
        builder = builder.key(key.as_str());
    }
    for key in &args.deny {
        builder = builder.deny(key.as_str());
    }
    for key in &args.cashback {
        builder = builder.cashback(key.as_str());
    }
    if let Some(seed) = args.seed {
        builder = builder.seed(seed);
    }
    if let Some(pace) = args.pace {
        builder = builder.pace(pace);
    }
    if let Some(country) = &args.market {
        builder = builder.market(country);
    }
    if let Some(requests) = args.rate {
        builder = builder.rate(Rate::per_minute(requests));
    }
    if args.strict {
        builder = builder.strict();
    }
    if let Some(url) = &args.base_url {
        builder = builder.base_url(url.as_str());
    }
    builder.build()
}

/// The address of the service, and first steps; the address alone if quiet.
fn greeting(args: &ServeArgs, base_url: &str, quiet: bool) -> String {
    if quiet {
        return format!("{base_url}\n");
    }
    // Keys are never printed, not even those on the command line.
    let (key, assignment, needed) = if args.keys.is_empty() {
        let key = Keys::EXAMPLE;
        (key, format!("WAYFARE_API_KEY={key} "), "Any key will do.")
    } else {
        ("$WAYFARE_API_KEY", String::new(), "WAYFARE_API_KEY has to hold one of its keys.")
    };
    let mut parameters = QueryWriter::default();
    AutocompleteQuery::new("boston").write(&mut parameters);
    let mut query: Vec<_> =
        parameters.into_pairs().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    query.push(format!("{}={key}", SERVICE.key));
    let docs = Service::DOCS;
    let (path, query) = (AUTOCOMPLETE_FLIGHTS.path, query.join("&"));
    format!(
        "Serving {base_url} with the embedded inventory: real places, invented prices. {needed}\n\
         \n  {base_url}{docs} in a browser has all operations, to read and to try out.\n\
         \n  curl \"{base_url}{path}?{query}\"\
         \n  WAYFARE_BASE_URL={base_url} {assignment}wayfare flights BOS LHR --depart +45d\n\
         \nCtrl-C stops it.\n"
    )
}

/// Logs each call to stderr, without keys.
fn log(console: &Console) -> Result<(), Failure> {
    let filter = match std::env::var_os(LOG_VARIABLE).filter(|text| !text.is_empty()) {
        None if console.is_quiet() => EnvFilter::new("warn"),
        None => EnvFilter::new("info"),
        Some(text) => EnvFilter::try_new(text.to_string_lossy())
            .map_err(|error| Failure::invalid(format!("{LOG_VARIABLE}: {error}")))?,
    };
    let colours = has_colours(&io::stderr());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours);
    // Without stderr there is no place to report the failure.
    log.with_target(false)
        .log_internal_errors(false)
        .try_init()
        .map_err(|error| Failure::new(Exit::Failed, error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::{Command, Wayfare};

    fn greeting_for(words: &str, quiet: bool) -> String {
        let words = ["wayfare", "serve"].into_iter().chain(words.split_whitespace());
        match Wayfare::read(words).unwrap().command {
            Command::Serve(args) => greeting(&args, "http://127.0.0.1:8080", quiet),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn it_says_where_it_is_and_what_to_try() {
        insta::assert_snapshot!("greeting", greeting_for("", false));
        assert_eq!(greeting_for("", true), "http://127.0.0.1:8080\n");
    }

    #[test]
    fn it_does_not_tell_its_keys() {
        let text = greeting_for("--key top-secret --deny poor-secret", false);
        assert!(!text.contains("secret"), "{text}");
        assert!(text.contains("apiKey=$WAYFARE_API_KEY"), "{text}");
    }
}
