//! Ctrl-C: the first stops and prints the results so far, the second quits at once.

use tokio::sync::watch;

/// Listener for Ctrl-C.
#[derive(Clone, Debug)]
pub struct Interrupt(watch::Receiver<bool>);

/// Exit code that shells report for an interrupted command: 128 plus the signal number.
const QUIT: i32 = 130;

impl Interrupt {
    /// Listens from the call on. Before it, Ctrl-C ends the command at once: there are no results to save.
    pub fn listen() -> Self {
        let (raise, raised) = watch::channel(false);
        // Here and not in the task, which may start too late.
        let presses = system::interrupts();
        tokio::spawn(async move {
            // Where listening is not possible, it never fires.
            if let Some(mut presses) = presses {
                presses.recv().await;
                raise.send_replace(true);
                presses.recv().await;
                std::process::exit(QUIT);
            }
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

/// Waits for the system to ask the process to end, as service managers do. Listens from the call on.
pub fn terminated() -> impl Future<Output = ()> {
    let asked = system::terminations();
    async {
        match asked {
            Some(mut asked) => drop(asked.recv().await),
            None => std::future::pending().await,
        }
    }
}

#[cfg(unix)]
mod system {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    pub fn interrupts() -> Option<Signal> {
        signal(SignalKind::interrupt()).ok()
    }

    pub fn terminations() -> Option<Signal> {
        signal(SignalKind::terminate()).ok()
    }
}

#[cfg(windows)]
mod system {
    use tokio::signal::windows::{CtrlC, CtrlClose, ctrl_c, ctrl_close};

    pub fn interrupts() -> Option<CtrlC> {
        ctrl_c().ok()
    }

    pub fn terminations() -> Option<CtrlClose> {
        ctrl_close().ok()
    }
}
