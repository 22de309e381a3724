//! Connections to the server.

use std::sync::Arc;

use redis::aio::SendError;
use redis::{AsyncConnectionConfig, Client, Msg, PushInfo, PushKind, RedisResult};

use super::state::{Inner, Link};
use super::{Script, SharedStoreError, SharedStoreSettings};

/// A script that fails wherever a writing script would: on a replica, and on a server that is loading its files or
/// can't write to them.
static PROBE: Script = Script::new("probe", "#!lua flags=allow-oom\nreturn 1");

/// Creates the client that connects to the server.
pub(super) fn client(settings: &SharedStoreSettings) -> Result<Client, SharedStoreError> {
    let url = |error: redis::RedisError| SharedStoreError::Url {
        url: settings.at.clone(),
        reason: error.to_string(),
    };
    #[cfg(feature = "tls")]
    if let redis::ConnectionAddr::TcpTls { .. } = settings.connection.addr() {
        use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
        // The client uses the process-wide default provider, and panics if the program has several providers and no
        // default provider is installed.
        if CryptoProvider::get_default().is_none() {
            // The call fails if another thread has already installed a provider, which has the same effect.
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

/// Opens a connection. Calls don't use it until it becomes the current connection.
pub(super) async fn dial(inner: &Arc<Inner>) -> RedisResult<Link> {
    let (number, timeout) = (inner.next_number(), inner.settings.timeout);
    let weak = Arc::downgrade(inner);
    let on_push = move |push: PushInfo| -> Result<(), SendError> {
        let inner = weak.upgrade().ok_or(SendError)?;
        if push.kind == PushKind::Disconnection {
            inner.lose(number, &"the connection was closed");
        } else if let Some(message) = Msg::from_push_info(push) {
            inner.subscriptions.deliver(message.get_channel_name(), message.get_payload_bytes());
        }
        Ok(())
    };
    let config = AsyncConnectionConfig::new()
        .set_connection_timeout(Some(timeout))
        .set_response_timeout(Some(timeout))
        .set_push_sender(on_push);
    let connection = inner.client.get_multiplexed_async_connection_with_config(&config).await?;
    Ok(Link { number, connection })
}

/// Checks that the server can currently run writing scripts.
pub(super) async fn probe(link: &mut Link) -> RedisResult<()> {
    PROBE.by_code(&[], &None::<u8>).exec_async(&mut link.connection).await
}
