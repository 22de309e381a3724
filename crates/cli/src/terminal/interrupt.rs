//! Signals that ask the command to stop. On the first signal, the command prints the results so far; on the second, it
//! quits at once.

use std::fmt;

use tokio::sync::watch;

/// A signal that asks the command to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// SIGTERM, which service managers, `timeout` and `kill` send.
    Terminate,
    /// The terminal was closed.
    HangUp,
}

impl Signal {
    /// Returns the exit code that shells report for a command killed by the signal: 128 plus the signal's number.
    fn quit(self) -> i32 {
        match self {
            Signal::Interrupt => 130,
            Signal::Terminate => 143,
            Signal::HangUp => 129,
        }
    }
}

/// Formats the signal, for example `Ctrl-C` or `SIGTERM`.
impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Signal::Interrupt => "Ctrl-C",
            Signal::Terminate => "SIGTERM",
            Signal::HangUp => "terminal closure",
        })
    }
}

/// `true` on systems where a process can outlive its terminal.
const CAN_OUTLIVE_HANG_UPS: bool = cfg!(unix);

type OnHangUp = Box<dyn Fn() + Send + Sync>;

/// Listener for signals.
#[derive(Clone, Debug)]
pub struct Interrupt(watch::Receiver<Option<Signal>>);

impl Interrupt {
    /// Starts listening. Before this call, a signal ends the command immediately, since no results exist yet.
    pub fn listen() -> Self {
        Self::listen_with(None)
    }

    /// Starts listening for a command that survives its terminal: a hang-up calls `on_hang_up` and doesn't stop
    /// the command.
    pub fn listen_over_hang_ups(on_hang_up: impl Fn() + Send + Sync + 'static) -> Self {
        Self::listen_with(CAN_OUTLIVE_HANG_UPS.then(|| Box::new(on_hang_up) as OnHangUp))
    }

    fn listen_with(on_hang_up: Option<OnHangUp>) -> Self {
        let (raise, raised) = watch::channel(None);
        // Register here rather than in the task, since the task may start too late.
        let mut signals = system::Signals::listen();
        tokio::spawn(async move {
            raise.send_replace(Some(next(&mut signals, &on_hang_up).await));
            std::process::exit(next(&mut signals, &on_hang_up).await.quit());
        });
        Interrupt(raised)
    }

    /// Waits for the first signal.
    pub async fn signal(&mut self) -> Signal {
        let raised = self.0.wait_for(Option::is_some).await.ok().and_then(|signal| *signal);
        match raised {
            Some(signal) => signal,
            // The listening task has ended.
            None => std::future::pending().await,
        }
    }
}

/// Waits for the next signal that asks the command to stop.
async fn next(signals: &mut system::Signals, on_hang_up: &Option<OnHangUp>) -> Signal {
    loop {
        match (signals.next().await, on_hang_up) {
            (Signal::HangUp, Some(notify)) => notify(),
            (signal, _) => break signal,
        }
    }
}

#[cfg(unix)]
mod system {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    /// Signals that ask the command to stop. A signal that can't be registered never arrives.
    pub struct Signals {
        interrupts: Option<Signal>,
        terminations: Option<Signal>,
        hang_ups: Option<Signal>,
    }

    impl Signals {
        pub fn listen() -> Self {
            let listen = |kind| if is_ignored(kind) { None } else { signal(kind).ok() };
            Signals {
                interrupts: listen(SignalKind::interrupt()),
                terminations: listen(SignalKind::terminate()),
                hang_ups: listen(SignalKind::hangup()),
            }
        }

        pub async fn next(&mut self) -> super::Signal {
            tokio::select! {
                () = received(&mut self.interrupts) => super::Signal::Interrupt,
                () = received(&mut self.terminations) => super::Signal::Terminate,
                () = received(&mut self.hang_ups) => super::Signal::HangUp,
            }
        }
    }

    async fn received(signals: &mut Option<Signal>) {
        let received = match signals {
            Some(signals) => signals.recv().await,
            None => None,
        };
        if received.is_none() {
            std::future::pending().await
        }
    }

    /// Returns whether the command was started with the signal ignored, for example by `nohup`, or by a script as a
    /// background job. Listening would override this disposition.
    #[cfg(target_os = "linux")]
    fn is_ignored(kind: SignalKind) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default();
        // The lowest bit of the mask is signal 1.
        ignored >> (kind.as_raw_value() - 1) & 1 == 1
    }

    /// Returns `true` for hang-ups, since `nohup` is the usual case. Systems other than Linux don't report which
    /// signals are ignored.
    #[cfg(not(target_os = "linux"))]
    fn is_ignored(kind: SignalKind) -> bool {
        kind == SignalKind::hangup()
    }
}

#[cfg(windows)]
mod system {
    use tokio::signal::windows::{CtrlC, CtrlClose, ctrl_c, ctrl_close};

    /// Signals that ask the command to stop. A signal that can't be registered never arrives.
    pub struct Signals {
        interrupts: Option<CtrlC>,
        closings: Option<CtrlClose>,
    }

    impl Signals {
        pub fn listen() -> Self {
            Signals { interrupts: ctrl_c().ok(), closings: ctrl_close().ok() }
        }

        pub async fn next(&mut self) -> super::Signal {
            let (interrupts, closings) = (&mut self.interrupts, &mut self.closings);
            let interrupted = async {
                match interrupts {
                    Some(signals) => signals.recv().await,
                    None => std::future::pending().await,
                }
            };
            let closed = async {
                match closings {
                    Some(signals) => signals.recv().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = interrupted => super::Signal::Interrupt,
                _ = closed => super::Signal::HangUp,
            }
        }
    }
}
