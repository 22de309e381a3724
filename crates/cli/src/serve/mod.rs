//! `wayfare serve`: runs the service.

mod admin;
pub mod args;
mod bytes;
#[cfg_attr(not(feature = "tls"), path = "no_certificate.rs")]
mod certificate;
mod greeting;
mod keys;
mod limits;
mod listen;
mod log;
mod page;
mod settings;
#[cfg_attr(not(feature = "redis"), path = "no_shared.rs")]
mod shared;
mod store;
mod style_url;
mod tls;
mod upstream;

use std::sync::Arc;

use tokio::net::TcpListener;
use wayfare_service::Service;
use wayfare_service::http::Rate;

use admin::AdminServer;
use args::{ServeArgs, Settings};
use certificate::Certificate;
use greeting::Greeting;
use keys::NamedKeys;
use listen::{base_url, listen};
use log::Log;
use shared::{Connected, Shared};
use upstream::{OtherSettings, Upstream};

use crate::config::environment::Environment;
use crate::exit::{Exit, Failure};
use crate::session::connect;
use crate::terminal::interrupt::Interrupt;
use crate::terminal::output::Console;

/// Prints or checks the settings, or serves until a signal arrives.
pub async fn run(args: &ServeArgs, console: &mut Console) -> Result<Exit, Failure> {
    // The key of another service must not appear in the output of this service either.
    connect::redact_environment_key(console)?;
    let mut effective = settings::resolve(args, &Environment::of_process())?;
    let (prepared, store) = prepare(&effective.settings, effective.faults.take(), console)?;
    let unknown: Vec<_> =
        effective.unknown_variables.iter().map(|name| format!("{name} is not a setting")).collect();
    if args.configuration.print_config || args.configuration.check_config {
        unknown.iter().for_each(|unknown| console.notice(unknown));
        if args.configuration.print_config {
            console.print(&effective.to_toml())?;
        }
        return Ok(Exit::Found);
    }
    let log = Log::start(&effective.settings.log, console)?;
    let store = match store {
        Some(store) => Some(store.connect().await?),
        None => None,
    };
    let listeners = Listeners::of(&effective.settings).await?;
    unknown.iter().for_each(|unknown| tracing::warn!("{unknown}"));
    // From this point on, messages for stderr go through the log.
    let ended = serve(&effective.settings, prepared, store, listeners, &log, console).await;
    Ok(log_end(log, ended))
}

/// The contents of the files that the settings name, and the relay.
struct Prepared {
    keys: NamedKeys,
    certificate: Option<Certificate>,
    upstream: Option<Arc<Upstream>>,
}

/// Reads the files that the settings name. `faults` contains the errors in the settings themselves.
///
/// # Errors
/// Returns an error that lists all errors in the settings and in the files.
fn prepare(
    settings: &Settings,
    faults: Option<Failure>,
    console: &mut Console,
) -> Result<(Prepared, Option<Shared>), Failure> {
    let keys = NamedKeys::of(settings);
    let certificate = settings.tls.files().and_then(|files| files.map(Certificate::read).transpose());
    let others = OtherSettings {
        addr: &settings.addr,
        has_keys: !settings.keys.is_empty() || settings.keys_file.is_some(),
        without_effect: [
            ("store", settings.store.store.is_some() || settings.store.store_file.is_some()),
            ("cashback", !settings.cashback.is_empty()),
        ],
    };
    let upstream = settings.upstream.prepare(&others, console);
    match (faults, keys, certificate, Shared::of(&settings.store), upstream) {
        (None, Ok(keys), Ok(certificate), Ok(store), Ok(upstream)) => {
            Ok((Prepared { keys, certificate, upstream }, store))
        }
        (faults, keys, certificate, store, upstream) => {
            let of_files = [keys.err(), certificate.err(), store.err(), upstream.err()];
            Err(Failure::all(faults.into_iter().chain(of_files.into_iter().flatten())))
        }
    }
}

/// Listening sockets.
struct Listeners {
    main: TcpListener,
    admin: Option<TcpListener>,
}

impl Listeners {
    async fn of(settings: &Settings) -> Result<Self, Failure> {
        let main = listen(&settings.addr, "--addr").await?;
        let admin = match &settings.admin_addr {
            Some(addr) => Some(listen(addr, "--admin-addr").await?),
            None => None,
        };
        Ok(Listeners { main, admin })
    }
}

/// Serves until a signal arrives.
async fn serve(
    settings: &Settings,
    prepared: Prepared,
    store: Option<Connected>,
    listeners: Listeners,
    log: &Log,
    console: &Console,
) -> Result<Exit, Failure> {
    let shared = store.as_ref().map(|store| store.url().clone());
    let Prepared { keys, certificate, upstream } = prepared;
    let service = service(settings, &keys, store, upstream.as_ref());
    // Install the signal handler before printing the greeting: the program that reads the greeting may stop the service
    // immediately.
    let hung_up = certificate.clone();
    let mut interrupt = Interrupt::listen_over_hang_ups(move || match &hung_up {
        Some(certificate) => certificate.reload(),
        None => {
            tracing::info!("SIGHUP is ignored: settings are read only at startup; SIGTERM stops the service")
        }
    });
    let admin_url = listeners.admin.as_ref().map(|listener| base_url(listener, false)).transpose()?;
    let base_url = base_url(&listeners.main, certificate.is_some())?;
    let greeting = Greeting {
        base_url: &base_url,
        admin_url: admin_url.as_deref(),
        takes_any_key: keys.is_empty(),
        upstream: settings.upstream.upstream.as_deref(),
        store: shared.as_ref(),
        has_page: !settings.page.no_page,
    };
    console.print(&if console.is_quiet() { format!("{base_url}\n") } else { greeting.to_string() })?;
    let admin = || {
        let admin = service.admin().with_log_drops(log.drops());
        match &upstream {
            Some(upstream) => upstream.add_metrics_to(admin),
            None => admin,
        }
    };
    let admin = listeners.admin.map(|listener| AdminServer::start(admin(), listener));
    let stop = async move {
        let signal = interrupt.signal().await;
        tracing::info!("{signal}: refusing new calls and finishing running ones");
    };
    let failed = |error| Failure::new(Exit::Failed, format!("the service failed: {error}"));
    let served = match certificate {
        Some(certificate) => certificate.serve(service, listeners.main, stop).await,
        None => service.serve(listeners.main, stop).await,
    };
    if let Some(admin) = admin {
        admin.end().await;
    }
    // The exit code lets service managers see that calls were lost.
    Ok(if served.map_err(failed)?.unfinished_calls > 0 { Exit::Stopped } else { Exit::Found })
}

/// Logs the reason why the service stopped, and returns the exit code.
fn log_end(log: Log, ended: Result<Exit, Failure>) -> Exit {
    let (exit, failure) = match ended {
        Ok(exit) => (exit, None),
        Err(failure) => (failure.exit, Some(failure)),
    };
    log.end(|| match failure {
        Some(failure) => tracing::error!("{failure}"),
        None => tracing::info!("Stopped."),
    });
    exit
}

fn service(
    settings: &Settings,
    keys: &NamedKeys,
    store: Option<Connected>,
    upstream: Option<&Arc<Upstream>>,
) -> Service {
    let mut builder = Service::builder()
        .connection_limits((&settings.connections).into())
        .store_limits((&settings.searches).into())
        .longest_queue(settings.searches.longest_queue.0)
        .seed(settings.inventory.seed)
        .pace(settings.inventory.pace)
        .market(&settings.inventory.market);
    for known in keys.iter() {
        builder = builder.named_key(known.name.as_str(), known.key.as_str());
    }
    for key in &settings.deny {
        builder = builder.deny(keys.named_or(key));
    }
    for key in settings.cashback.iter().map(|key| keys.named_or(key)) {
        // If keys are restricted, a key with cashback must be accepted as well.
        if !keys.is_empty() {
            builder = builder.key(key);
        }
        builder = builder.cashback(key);
    }
    for network in &settings.trusted_proxy {
        builder = builder.trusted_proxy(*network);
    }
    for origin in &settings.cors_origin {
        builder = builder.cors_origin(origin.clone());
    }
    for host in &settings.allowed_host {
        builder = builder.allowed_host(host.clone());
    }
    if let Some(timeout) = settings.searches.provider_timeout {
        builder = builder.provider_timeout(timeout.0);
    }
    if let Some(requests) = settings.rate {
        builder = builder.rate(Rate::per_minute(requests));
    }
    if let Some(requests) = settings.address_rate {
        builder = builder.address_rate(Rate::per_minute(requests));
    }
    if settings.strict {
        builder = builder.strict();
    }
    if settings.require_end_user {
        builder = builder.require_end_user();
    }
    if let Some(url) = &settings.base_url {
        builder = builder.base_url(url.as_str());
    }
    if let Some(name) = &settings.store.cluster {
        builder = builder.cluster(name.clone());
    }
    if let Some(store) = store {
        builder = store.add_to(builder);
    }
    if let Some(upstream) = upstream {
        builder = upstream.add_to(builder);
    }
    let origin = upstream.map(|upstream| upstream.origin());
    if !settings.page.no_page {
        builder = page::add_to(builder, &settings.page, keys.is_empty(), origin.as_deref());
    }
    builder.build()
}
