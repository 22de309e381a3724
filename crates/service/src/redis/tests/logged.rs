//! Tests of the log, which reports an outage and its duration once.

use std::io;
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;

use tracing_subscriber::util::SubscriberInitExt as _;
use wayfare_test_redis::{Options, RedisServer, redis_tests};

use super::settings;
use crate::redis::Server;

/// A buffer for log lines.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Lines {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns all log lines of the work. The work runs on one thread, since a subscriber applies to a thread.
async fn log_of<W: Future<Output = ()>>(work: impl FnOnce(Lines) -> W + Send + 'static) -> String {
    // While only one subscriber exists, `tracing` caches the interest in a new callsite from the thread that first
    // reaches the callsite. The other threads' tests have no subscriber, so the cached interest would be "never".
    static ALL_THREADS: Once = Once::new();
    ALL_THREADS.call_once(|| tracing_subscriber::registry().init());
    let lines = Lines::default();
    let (writer, read) = (lines.clone(), lines.clone());
    let logging = move || {
        let subscriber =
            tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
        let _guard = tracing::subscriber::set_default(subscriber);
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work(read));
    };
    tokio::task::spawn_blocking(logging).await.unwrap();
    lines.text()
}

redis_tests! {
    async fn an_outage_is_logged_once_without_a_password() {
        let log = log_of(async |_| {
            let mut redis = RedisServer::start_with(Options::default().with_password("s3cret"));
            let url = format!("redis://:s3cret@{}", redis.address());
            let server = Server::connect(settings(&url)).await.unwrap();
            redis.kill();
            server.down().await;
            tokio::time::sleep(Duration::from_millis(600)).await;
            redis.restart();
            server.up().await;
        });
        let log = log.await;
        let lines: Vec<&str> =
            log.lines().filter_map(|line| line.split_once("wayfare_service::")).map(|(_, line)| line).collect();
        let [connected, gone, back] = lines[..] else { panic!("{log}") };
        assert!(connected.contains("connected to the shared store") && connected.contains("server=Redis "), "{log}");
        assert!(gone.contains("the shared store is unavailable") && gone.contains("reason="), "{log}");
        assert!(back.contains("the shared store is available again") && back.contains("outage="), "{log}");
        assert!(!log.contains("s3cret"), "{log}");
    }

    async fn a_different_reason_is_also_logged_once() {
        let log = log_of(async |lines| {
            let redis = RedisServer::start();
            let server = Server::connect(settings(&redis.url())).await.unwrap();
            redis.ask("CONFIG SET requirepass s3cret");
            redis.ask_with_password("s3cret", "CLIENT KILL TYPE normal");
            server.down().await;
            while !lines.text().contains("can't be used yet") {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            // Further attempts fail for the same reason.
            tokio::time::sleep(Duration::from_millis(600)).await;
            redis.ask_with_password("s3cret", "CONFIG SET requirepass \"\"");
            server.up().await;
        });
        let log = log.await;
        assert_eq!(log.matches("the shared store can't be used yet").count(), 1, "{log}");
        assert!(log.contains("NOAUTH") || log.contains("uthentication"), "{log}");
        assert_eq!(log.matches("the shared store is available again").count(), 1, "{log}");
    }
}
