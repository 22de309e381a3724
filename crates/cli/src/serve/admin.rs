//! The address of metrics and health checks, beside that of the service.

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wayfare_service::Admin;

/// Metrics and health checks, served in a task of their own.
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
                tracing::error!(%error, "metrics and health checks are not served any more");
            }
        };
        AdminServer { end, serving: tokio::spawn(serving) }
    }

    /// Ends it. To be called after the service has ended, whose last calls are seen here.
    pub async fn end(self) {
        drop(self.end);
        // A panic is logged already.
        let _ = self.serving.await;
    }
}
