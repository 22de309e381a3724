//! A writer that never blocks: if its reader is too slow, lines are dropped and counted.
//!
//! `tracing-appender` has a similar writer, but it limits the number of lines instead of bytes, doesn't report dropped
//! lines to the reader, and depends on the `time` crate.

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Writer that passes whole lines to a separate thread. Clones share one queue.
#[derive(Clone, Debug)]
pub struct Lossy(Arc<Queue>);

#[derive(Debug)]
struct Queue {
    state: Mutex<State>,
    /// Condition that there are lines to write.
    filled: Condvar,
    /// Condition that all lines are written.
    drained: Condvar,
    /// Maximum number of bytes that are queued or being written.
    limit: usize,
}

#[derive(Debug, Default)]
struct State {
    waiting: Vec<u8>,
    /// Number of bytes being written.
    writing: usize,
    /// Number of lines dropped.
    dropped: u64,
    /// Number of dropped lines reported to the reader so far.
    reported: u64,
}

impl Lossy {
    /// Creates a writer for `out` that buffers up to `limit` bytes. Calls `report` with the total number of dropped
    /// lines once that number has grown and the reader has resumed reading.
    ///
    /// # Errors
    /// Returns an error if the thread can't be started.
    pub fn new(
        out: impl Write + Send + 'static,
        limit: usize,
        report: impl Fn(u64) + Send + 'static,
    ) -> io::Result<Self> {
        let queue = Queue { state: Mutex::default(), filled: Condvar::new(), drained: Condvar::new(), limit };
        let queue = Arc::new(queue);
        let written = Arc::clone(&queue);
        std::thread::Builder::new().name("log".to_owned()).spawn(move || written.write_to(out, report))?;
        Ok(Lossy(queue))
    }

    /// Returns the number of lines dropped so far.
    pub fn dropped(&self) -> u64 {
        self.0.lock().dropped
    }

    /// Waits until all lines are written, or until `timeout` has passed. Returns whether all lines are written.
    pub fn flush_within(&self, timeout: Duration) -> bool {
        let waits = |state: &mut State| state.writing > 0 || !state.waiting.is_empty();
        let flushed = self.0.drained.wait_timeout_while(self.0.lock(), timeout, waits);
        !flushed.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
}

impl Write for Lossy {
    /// Buffers or drops a line. Each call must pass a whole line.
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

    fn write_to(&self, mut out: impl Write, report: impl Fn(u64)) {
        loop {
            let lines = self.take();
            let written = out.write_all(&lines).and_then(|()| out.flush());
            if let Some(dropped) = self.done(&lines, written.is_ok()) {
                report(dropped);
            }
        }
    }

    fn take(&self) -> Vec<u8> {
        let filled = self.filled.wait_while(self.lock(), |state| state.waiting.is_empty());
        let mut state = filled.unwrap_or_else(PoisonError::into_inner);
        state.writing = state.waiting.len();
        std::mem::take(&mut state.waiting)
    }

    /// Records that lines were written, or counts the lines as dropped. Returns the total number of dropped lines if
    /// the lines were written and the number hasn't been reported yet.
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
        let has_increased = dropped > std::mem::replace(&mut state.reported, dropped);
        has_increased.then_some(dropped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};

    /// Writer that forwards each write, and blocks until the test receives the write.
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
        let (report, reports): (Sender<u64>, _) = channel();
        let report = move |dropped| report.send(dropped).unwrap_or_default();
        (Lossy::new(Unread(out), limit, report).unwrap(), read, reports)
    }

    #[test]
    fn dropped_lines_are_reported_when_the_reader_resumes() {
        let (mut lossy, read, reports) = lossy(8);
        for line in ["1234567\n", "no room\n", "nor now\n"] {
            assert_eq!(lossy.write(line.as_bytes()).unwrap(), 8);
        }
        assert_eq!(lossy.dropped(), 2);
        assert_eq!(read.recv().unwrap(), "1234567\n");
        assert_eq!(reports.recv().unwrap(), 2);

        assert_eq!(lossy.write(b"again\n").unwrap(), 6);
        assert_eq!(read.recv().unwrap(), "again\n");
        lossy.flush_within(Duration::from_secs(60));
        assert!(reports.try_recv().is_err(), "the dropped lines were reported twice");
    }

    #[test]
    fn flushing_does_not_wait_for_an_idle_reader() {
        let (mut lossy, _read, _reports) = lossy(8);
        lossy.write_all(b"unread\n").unwrap();
        lossy.flush_within(Duration::ZERO);
    }

    #[test]
    fn unwritable_lines_count_as_dropped() {
        let (mut lossy, read, reports) = lossy(64);
        drop(read);
        lossy.write_all(b"one\ntwo\n").unwrap();
        lossy.flush_within(Duration::from_secs(60));
        assert_eq!(lossy.dropped(), 2);
        assert!(reports.try_recv().is_err());
    }
}
