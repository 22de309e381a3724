//! A writer that never blocks: what its reader does not take in time is dropped, and counted.
//!
//! `tracing-appender` has one as well, but bounds it by lines of any length, tells its count to nobody, and needs the
//! crate `time`.

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Writes whole lines, from a thread of its own.
#[derive(Clone, Debug)]
pub struct Lossy(Arc<Queue>);

#[derive(Debug)]
struct Queue {
    state: Mutex<State>,
    /// There is something to write.
    filled: Condvar,
    /// Everything is written.
    drained: Condvar,
    /// Most bytes that wait.
    limit: usize,
}

#[derive(Debug, Default)]
struct State {
    waiting: Vec<u8>,
    /// Bytes that are being written.
    writing: usize,
    /// Lines that were dropped.
    dropped: u64,
    /// Those of them that the reader knows of.
    told: u64,
}

impl Lossy {
    /// A writer to `out` that lets so many bytes wait. `tell` gets the number of all dropped lines when it has grown and
    /// the reader is reading again.
    ///
    /// # Errors
    /// If there can't be another thread.
    pub fn new(
        out: impl Write + Send + 'static,
        limit: usize,
        tell: impl Fn(u64) + Send + 'static,
    ) -> io::Result<Self> {
        let queue = Queue { state: Mutex::default(), filled: Condvar::new(), drained: Condvar::new(), limit };
        let queue = Arc::new(queue);
        let written = Arc::clone(&queue);
        std::thread::Builder::new().name("log".to_owned()).spawn(move || written.write_to(out, tell))?;
        Ok(Lossy(queue))
    }

    /// The number of lines that were dropped.
    pub fn dropped(&self) -> u64 {
        self.0.lock().dropped
    }

    /// Waits until everything is written, or the reader has taken nothing for too long.
    pub fn flush_within(&self, longest: Duration) {
        let waits = |state: &mut State| state.writing > 0 || !state.waiting.is_empty();
        drop(self.0.drained.wait_timeout_while(self.0.lock(), longest, waits));
    }
}

impl Write for Lossy {
    /// Takes or drops a line, which has to come as a whole.
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut state = self.0.lock();
        if state.waiting.len() + state.writing + line.len() > self.0.limit {
            state.dropped += 1;
        } else {
            state.waiting.extend_from_slice(line);
            self.0.filled.notify_one();
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_to(&self, mut out: impl Write, tell: impl Fn(u64)) {
        loop {
            let lines = self.take();
            let written = out.write_all(&lines).and_then(|()| out.flush());
            if let Some(dropped) = self.done(&lines, written.is_ok()) {
                tell(dropped);
            }
        }
    }

    fn take(&self) -> Vec<u8> {
        let filled = self.filled.wait_while(self.lock(), |state| state.waiting.is_empty());
        let mut state = filled.unwrap_or_else(PoisonError::into_inner);
        state.writing = state.waiting.len();
        std::mem::take(&mut state.waiting)
    }

    /// Counts lines as written or dropped. Returns the number of dropped ones if the reader does not know it and reads.
    fn done(&self, lines: &[u8], is_written: bool) -> Option<u64> {
        let mut state = self.lock();
        state.writing = 0;
        if state.waiting.is_empty() {
            self.drained.notify_all();
        }
        if !is_written {
            state.dropped += lines.split_inclusive(|byte| *byte == b'\n').count() as u64;
            return None;
        }
        let dropped = state.dropped;
        let is_news = dropped > std::mem::replace(&mut state.told, dropped);
        is_news.then_some(dropped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};

    /// Hands on each write, and blocks until it is taken.
    struct Unread(SyncSender<String>);

    impl Write for Unread {
        fn write(&mut self, lines: &[u8]) -> io::Result<usize> {
            let lines_as_text = String::from_utf8_lossy(lines).into_owned();
            self.0.send(lines_as_text).map_err(|_| io::ErrorKind::BrokenPipe)?;
            Ok(lines.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn lossy(limit: usize) -> (Lossy, Receiver<String>, Receiver<u64>) {
        let (out, read) = sync_channel(0);
        let (tell, told): (Sender<u64>, _) = channel();
        let tell = move |dropped| tell.send(dropped).unwrap_or_default();
        (Lossy::new(Unread(out), limit, tell).unwrap(), read, told)
    }

    #[test]
    fn what_an_idle_reader_has_no_room_for_is_dropped_and_told_when_it_reads() {
        let (mut lossy, read, told) = lossy(8);
        for line in ["1234567\n", "no room\n", "nor now\n"] {
            assert_eq!(lossy.write(line.as_bytes()).unwrap(), 8);
        }
        assert_eq!(lossy.dropped(), 2);
        assert_eq!(read.recv().unwrap(), "1234567\n");
        assert_eq!(told.recv().unwrap(), 2);

        assert_eq!(lossy.write(b"again\n").unwrap(), 6);
        assert_eq!(read.recv().unwrap(), "again\n");
        lossy.flush_within(Duration::from_secs(60));
        assert!(told.try_recv().is_err(), "told twice");
    }

    #[test]
    fn an_idle_reader_is_not_waited_for() {
        let (mut lossy, _read, _told) = lossy(8);
        lossy.write_all(b"unread\n").unwrap();
        lossy.flush_within(Duration::ZERO);
    }

    #[test]
    fn lines_that_can_not_be_written_count_as_dropped_and_that_is_not_told_in_vain() {
        let (mut lossy, read, told) = lossy(64);
        drop(read);
        lossy.write_all(b"one\ntwo\n").unwrap();
        lossy.flush_within(Duration::from_secs(60));
        assert_eq!(lossy.dropped(), 2);
        assert!(told.try_recv().is_err());
    }
}
