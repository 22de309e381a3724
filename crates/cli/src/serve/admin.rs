//! Listener for metrics and health checks, separate from the listener of the service.

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wayfare_service::Admin;

/// Metrics and health checks, served by a task.
#[derive(Debug)]
pub struct AdminServer {
    end: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl AdminServer {
    pub fn start(admin: Admin, listener: TcpListener) -> Self {
        let (end, ended) = oneshot::channel();
        let serving = async move {
            if let Err(error) = admin.serve(listener, async { drop(ended.await) }).await {
                tracing::error!(%error, "metrics and health checks are no longer served");
            }
        };
        AdminServer { end, serving: tokio::spawn(serving) }
    }

    /// Stops serving. Call this method after the service has stopped, so that the metrics include the last calls.
    pub async fn end(self) {
        drop(self.end);
        // A panic has already been logged.
        let _ = self.serving.await;
    }
}
