//! Ctrl-C: the first asks to stop and print what is there, the second quits at once.

use tokio::sync::watch;

/// Whether somebody has pressed Ctrl-C.
#[derive(Clone, Debug)]
pub struct Interrupt(watch::Receiver<bool>);

/// What shells give for a command that an interrupt has ended: 128 and the signal's number.
const QUIT: i32 = 130;

impl Interrupt {
    /// Listens from now on. Without this, Ctrl-C ends the command at once, as it should where there is nothing to save.
    pub fn listen() -> Self {
        let (raise, raised) = watch::channel(false);
        tokio::spawn(async move {
            if tokio::signal::ctrl_c().await.is_ok() {
                raise.send_replace(true);
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(QUIT);
                }
            }
            // Where there is no way to listen, nothing is ever raised.
            std::future::pending::<()>().await;
        });
        Interrupt(raised)
    }

    /// Waits for the first Ctrl-C.
    pub async fn raised(&mut self) {
        if self.0.wait_for(|raised| *raised).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Waits until the system asks the process to end, as service managers do.
pub async fn terminated() {
    #[cfg(unix)]
    if let Ok(mut signal) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        signal.recv().await;
        return;
    }
    std::future::pending().await
}
