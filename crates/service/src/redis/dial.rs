//! Connecting to the server.

use std::sync::Arc;

use redis::aio::SendError;
use redis::{AsyncConnectionConfig, Client, Msg, PushInfo, PushKind, RedisResult};

use super::state::{Inner, Link};
use super::{Script, SharedStoreError, SharedStoreSettings};

/// Fails where a script that writes would: on a replica, on a server that reads its files or can't write them.
static PROBE: Script = Script::new("probe", "#!lua flags=allow-oom\nreturn 1");

/// The client of a server, which connects to it.
pub(super) fn client(settings: &SharedStoreSettings) -> Result<Client, SharedStoreError> {
    let url = |error: redis::RedisError| SharedStoreError::Url {
        url: settings.at.clone(),
        reason: error.to_string(),
    };
    #[cfg(feature = "tls")]
    if let redis::ConnectionAddr::TcpTls { .. } = settings.connection.addr() {
        use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
        // The client takes the one of the process. Where a program has several and has chosen none, it would panic.
        if CryptoProvider::get_default().is_none() {
            // Another thread may have been first, which is as well.
            let _ = ring::default_provider().install_default();
        }
        let Some(root_cert) = settings.root_certificates.clone() else {
            return Client::open(settings.connection.clone()).map_err(url);
        };
        let certificates = redis::TlsCertificates { client_tls: None, root_cert: Some(root_cert) };
        return Client::build_with_tls(settings.connection.clone(), certificates)
            .map_err(|error| SharedStoreError::Certificates { reason: error.to_string() });
    }
    Client::open(settings.connection.clone()).map_err(url)
}

/// Connects. Calls wait until the connection is the current one.
pub(super) async fn dial(inner: &Arc<Inner>) -> RedisResult<Link> {
    let (number, timeout) = (inner.next_number(), inner.settings.timeout);
    let told_to = Arc::downgrade(inner);
    let told = move |push: PushInfo| -> Result<(), SendError> {
        let inner = told_to.upgrade().ok_or(SendError)?;
        if push.kind == PushKind::Disconnection {
            inner.lose(number, &"the connection was closed");
        } else if let Some(message) = Msg::from_push_info(push) {
            inner.subscriptions.hear(message.get_channel_name(), message.get_payload_bytes());
        }
        Ok(())
    };
    let config = AsyncConnectionConfig::new()
        .set_connection_timeout(Some(timeout))
        .set_response_timeout(Some(timeout))
        .set_push_sender(told);
    let connection = inner.client.get_multiplexed_async_connection_with_config(&config).await?;
    Ok(Link { number, connection })
}

/// Whether the server can do now what it will be asked for.
pub(super) async fn probe(link: &mut Link) -> RedisResult<()> {
    PROBE.by_code(&[], &None::<u8>).exec_async(&mut link.connection).await
}
