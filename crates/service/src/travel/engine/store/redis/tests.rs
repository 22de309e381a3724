//! Tests of the store on a server, in addition to the tests common to all stores. Each test starts its own server.

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use bytes::Bytes;
use tokio::time::{Instant, sleep};
use wayfare_test_redis::{Options, RedisServer, redis_tests};

use super::start::RETRY_WHEN_FULL;
use super::*;
use crate::redis::SharedStoreSettings;
use crate::travel::engine::Unreadable;
use crate::travel::engine::store::suite::{self, account};
use crate::travel::engine::store::testing::{TestEntry, Watch};
use crate::travel::engine::store::{Record, Stored};

const LEASE: Duration = Duration::from_secs(2);

/// Maximum time that a test waits. The full time elapses only if something is wrong.
const LONG: Duration = Duration::from_secs(30);

/// Reader of test searches that records the searches it takes over.
#[derive(Debug, Default)]
struct TestReader {
    taken_up: Mutex<Vec<Arc<TestEntry>>>,
}

impl Reader for TestReader {
    fn read(&self, id: &str, record: &Record) -> Result<Arc<dyn StoredSearch>, Unreadable> {
        Ok(TestEntry::read(id, record))
    }

    fn learn<'a>(
        &'a self,
        search: Arc<dyn StoredSearch>,
        answers: Vec<StoredAnswer>,
    ) -> StoreFuture<'a, bool> {
        let entry: Arc<TestEntry> = super::super::downcast(search).unwrap();
        Box::pin(async move {
            // Answers take time, so that calls overlap.
            sleep(Duration::from_millis(20)).await;
            entry.learn(answers);
            true
        })
    }

    fn take_over(&self, search: Arc<dyn StoredSearch>) {
        let entry: Arc<TestEntry> = super::super::downcast(search).unwrap();
        entry.is_original.store(true, Ordering::Relaxed);
        self.taken_up.lock().unwrap().push(entry);
    }
}

/// A node and its reader.
struct TestNode {
    store: RedisStore,
    reader: Arc<TestReader>,
}

fn generation(seed: &str) -> Generation {
    Generation::of(&[("seed", seed.to_owned())])
}

/// Returns a server key for a search of the usual generation.
fn key(kind: &str, id: &str) -> String {
    format!("wayfare:{kind}:{}:{id}", generation("1").name())
}

async fn node(redis: &RedisServer) -> TestNode {
    node_with("1", redis, suite::limits(100), Arc::default()).await
}

async fn node_with(seed: &str, redis: &RedisServer, limits: StoreLimits, clock: Arc<Watch>) -> TestNode {
    TestNode::of(RedisStore::new(&shared(redis).await, limits, clock, generation(seed)))
}

async fn shared(redis: &RedisServer) -> SharedStore {
    let settings = SharedStoreSettings::new(&redis.url()).unwrap().with_lease(LEASE).unwrap();
    SharedStore::connect(settings.with_timeout(Duration::from_secs(5)).unwrap()).await.unwrap()
}

async fn any_store(limits: StoreLimits) -> suite::TestStore {
    let (redis, clock) = (RedisServer::start(), Arc::new(Watch::default()));
    let TestNode { store, reader } = node_with("1", &redis, limits, Arc::clone(&clock)).await;
    let redis = Arc::new(redis);
    let server = Arc::clone(&redis);
    let set_server_clock = Box::new(move |second| drop(server.ask(&format!("SET test-time {second}"))));
    suite::TestStore {
        store: Arc::new(store),
        clock,
        set_server_clock,
        _resources: Box::new((redis, reader)),
    }
}

suite::tests!(any_store, redis_tests);

impl TestNode {
    fn of(store: RedisStore) -> TestNode {
        let reader = Arc::new(TestReader::default());
        store.register_reader("things", Arc::downgrade(&(Arc::clone(&reader) as Arc<dyn Reader>)));
        TestNode { store, reader }
    }

    async fn put(&self, id: &str, providers: &[&str]) -> Result<Arc<TestEntry>, Denial> {
        let entry = TestEntry::of("key", id, providers);
        self.store.insert(account("key"), Arc::clone(&entry) as _).await.map(|()| entry)
    }

    async fn get(&self, id: &str) -> Result<Option<Arc<TestEntry>>, Denial> {
        let found = self.store.get(id, &ApiKey::from("key"), false, None).await?;
        Ok(found.map(|found| super::super::downcast(found).unwrap()))
    }

    /// Returns the answers that this node has for a search.
    async fn learned(&self, id: &str) -> Vec<(String, Option<Vec<u8>>)> {
        let mut learned = self.get(id).await.unwrap().unwrap().learned.lock().unwrap().clone();
        learned.sort();
        learned
    }

    async fn answer(&self, entry: &TestEntry, provider: &str, own: &'static [u8]) -> bool {
        let content = || AnswerContent::Offers(Bytes::from_static(own));
        self.store.answered(entry, provider, Duration::from_millis(70), &content).await
    }

    /// Reports a provider's answer, and adds it to the search, as an engine does.
    async fn work(&self, entry: &TestEntry, provider: &str, own: &'static [u8]) {
        if self.answer(entry, provider, own).await {
            let provider = provider.to_owned();
            let content = AnswerContent::Offers(Bytes::from_static(own));
            entry.learn(vec![StoredAnswer { provider, after: Duration::ZERO, content }]);
        }
    }
}

/// Waits until a condition holds.
async fn until(mut condition: impl AsyncFnMut() -> bool) {
    let since = Instant::now();
    while !condition().await {
        assert!(since.elapsed() < LONG, "the condition did not hold within {LONG:?}");
        sleep(Duration::from_millis(10)).await;
    }
}

fn answers(answers: &[(&str, &str)]) -> Vec<(String, Option<Vec<u8>>)> {
    answers.iter().map(|(provider, own)| ((*provider).to_owned(), Some(own.as_bytes().to_vec()))).collect()
}

redis_tests! {
    async fn any_node_answers_for_a_search() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two", "three"]).await.unwrap();
        assert_eq!(b.learned("s").await, []);
        a.work(&entry, "one", b"1").await;
        assert_eq!(b.learned("s").await, answers(&[("one", "1")]));
        a.work(&entry, "two", b"2").await;
        let failed = || AnswerContent::Failure;
        assert!(a.store.answered(&*entry, "three", Duration::ZERO, &failed).await);
        let mut all = answers(&[("one", "1"), ("two", "2")]);
        all.insert(1, ("three".to_owned(), None));
        assert_eq!(b.learned("s").await, all);
        assert!(!b.get("s").await.unwrap().unwrap().is_running());
        // The store returns the search for no other API key, and the server does not store the API key in plain text.
        assert!(b.store.get("s", &ApiKey::from("another"), false, None).await.unwrap().is_none());
        assert!(!redis.ask(&format!("HGETALL {}", key("search", "s"))).contains("key\r"));
    }

    async fn duplicate_answers_change_nothing() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two"]).await.unwrap();
        let copy = b.get("s").await.unwrap().unwrap();
        b.work(&copy, "one", b"of b").await;
        assert!(!a.answer(&entry, "one", b"of a").await);
        assert!(!b.answer(&copy, "one", b"again").await);
        assert_eq!((a.learned("s").await, b.learned("s").await), (answers(&[("one", "of b")]), answers(&[("one", "of b")])));
        assert!(entry.is_running());
    }

    async fn the_last_poll_sets_the_parameters() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &[]).await.unwrap();
        let given = || b"narrow".to_vec();
        b.store.get("s", &ApiKey::from("key"), false, Some(&given)).await.unwrap();
        a.get("s").await.unwrap();
        assert_eq!(*entry.parameters.lock().unwrap(), b"narrow");
    }

    async fn the_node_of_the_last_response_needs_no_server() {
        let redis = RedisServer::start();
        let limits = StoreLimits { lease: 20 * LONG, idle: 20 * LONG, ..suite::limits(100) };
        let (a, b) = (node_with("1", &redis, limits, Arc::default()).await, node(&redis).await);
        let entry = a.put("s", &["one"]).await.unwrap();
        let (narrow, wide) = (|| b"narrow".to_vec(), || b"wide".to_vec());
        let poll = async |node: &TestNode, is_same, given| {
            node.store.get("s", &ApiKey::from("key"), is_same, given).await.unwrap().unwrap();
        };
        let stored = || redis.ask(&format!("HGET {} parameters", key("search", "s")));
        // The server learns of new parameters.
        poll(&a, true, Some(&narrow as _)).await;
        assert!(stored().contains("narrow"));
        // The node does not ask the server, so it does not learn what another node has stored.
        poll(&b, false, Some(&wide as _)).await;
        poll(&a, true, None).await;
        poll(&a, true, Some(&narrow as _)).await;
        assert!(entry.parameters.lock().unwrap().is_empty());
        assert!(stored().contains("wide"));
        poll(&a, false, None).await;
        assert_eq!(*entry.parameters.lock().unwrap(), b"wide");
        let another = a.store.get("s", &ApiKey::from("another"), true, None).await.unwrap();
        assert!(another.is_none());
        // A complete search is also known, and a use is reported again after a part of the lease.
        a.work(&entry, "one", b"1").await;
        poll(&b, false, Some(&narrow as _)).await;
        poll(&a, true, None).await;
        assert_eq!(*entry.parameters.lock().unwrap(), b"wide");
        entry.position().lock().used = None;
        poll(&a, true, None).await;
        assert_eq!(*entry.parameters.lock().unwrap(), b"narrow");
    }

    async fn a_node_that_only_copies_a_search_asks_the_server() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two"]).await.unwrap();
        assert_eq!(b.learned("s").await, []);
        a.work(&entry, "one", b"1").await;
        let copy = b.store.get("s", &ApiKey::from("key"), true, None).await.unwrap().unwrap();
        let copy: Arc<TestEntry> = super::super::downcast(copy).unwrap();
        assert_eq!(copy.learned.lock().unwrap().len(), 1);
    }

    async fn searches_are_joined_across_nodes() {
        let redis = RedisServer::start();
        let nodes = [node(&redis).await, node(&redis).await, node(&redis).await];
        let id = format!("kpolygon:{}", "51.1,-0.2;".repeat(40));
        let join = async |node: &TestNode, number| {
            let made = TestEntry::shared(&id, number);
            let make: Make<'_> = Box::new(move || Ok(made as _));
            node.store.get_or_insert(&id, account("key"), make).await.unwrap().bytes()
        };
        let joined = tokio::join!(join(&nodes[0], 7), join(&nodes[1], 8), join(&nodes[2], 9));
        // Copies have a size of 0.
        let made: Vec<usize> = [joined.0, joined.1, joined.2].into_iter().filter(|bytes| *bytes > 0).collect();
        assert_eq!(made.len(), 1, "{joined:?}");
        assert!(redis.ask("ZCARD wayfare:used").contains('1'));
    }

    async fn searches_of_a_dead_node_are_taken_over() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entries = [a.put("s", &["one", "two"]).await.unwrap(), a.put("t", &["one"]).await.unwrap()];
        a.work(&entries[0], "one", b"1").await;
        a.work(&entries[1], "one", b"1").await;
        // Live nodes keep their work.
        sleep(2 * LEASE).await;
        assert!(b.reader.taken_up.lock().unwrap().is_empty());
        drop(a);
        until(async || !b.reader.taken_up.lock().unwrap().is_empty()).await;
        let taken: Vec<Arc<TestEntry>> = b.reader.taken_up.lock().unwrap().clone();
        assert_eq!(taken.iter().map(|entry| entry.id()).collect::<Vec<_>>(), ["s"]);
        assert_eq!(*taken[0].learned.lock().unwrap(), answers(&[("one", "1")]));
        b.work(&taken[0], "two", b"2").await;
        assert!(!taken[0].is_running());
        assert_eq!(b.learned("s").await, answers(&[("one", "1"), ("two", "2")]));
    }

    async fn searches_of_a_leaving_node_are_taken_over_immediately() {
        let redis = RedisServer::start();
        let a = node(&redis).await;
        a.put("s", &["one"]).await.unwrap();
        a.store.leave(LEASE).await;
        // The node still responds, and leaves new searches to other nodes.
        a.put("t", &["one"]).await.unwrap();
        assert!(a.get("s").await.unwrap().is_some());
        let b = node(&redis).await;
        until(async || b.reader.taken_up.lock().unwrap().len() == 2).await;
        drop(a);
        sleep(2 * LEASE).await;
        assert_eq!(b.reader.taken_up.lock().unwrap().len(), 2);
    }

    async fn the_last_node_with_its_settings_ends_its_searches_before_it_leaves() {
        let redis = RedisServer::start();
        let a = node(&redis).await;
        let _other = node_with("2", &redis, suite::limits(100), Arc::default()).await;
        until(async || redis.ask("ZCARD wayfare:nodes") == ":2").await;
        let thing = a.put("s", &["one"]).await.unwrap();
        let mut leaving = a.store.leave(Duration::from_secs(60));
        assert!(tokio::time::timeout(LEASE, &mut leaving).await.is_err());
        a.work(&thing, "one", b"1").await;
        let ended = Instant::now();
        leaving.await;
        assert!(ended.elapsed() >= LAST_POLL && ended.elapsed() < LONG);
        // A search that does not end delays the node only for a limited time.
        let late = node(&redis).await;
        late.put("t", &["one"]).await.unwrap();
        let begun = Instant::now();
        late.store.leave(LEASE).await;
        assert!(begun.elapsed() >= LEASE && begun.elapsed() < LONG);
    }

    async fn without_the_server_a_node_answers_from_memory() {
        let options = Options::default().with_append_only_file();
        let mut redis = RedisServer::start_with(options);
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two"]).await.unwrap();
        a.work(&entry, "one", b"1").await;
        redis.stop();
        let gone = Err(Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE });
        until(async || a.put("t", &["one"]).await.map(drop) == gone).await;
        // Answers continue to arrive.
        a.work(&entry, "two", b"2").await;
        assert_eq!(a.learned("s").await, answers(&[("one", "1"), ("two", "2")]));
        assert_eq!(b.get("s").await.map(drop), gone);
        assert!(a.store.get("s", &ApiKey::from("another"), false, None).await.is_err());
        redis.restart();
        until(async || b.get("s").await.is_ok()).await;
        until(async || b.learned("s").await.len() == 2).await;
        assert_eq!(b.learned("s").await, answers(&[("one", "1"), ("two", "2")]));
        a.put("u", &["one"]).await.unwrap();
        // The refused search does not exist.
        until(async || redis.ask(&format!("EXISTS {}", key("search", "t"))) == ":0").await;
        // A node that was only disconnected does not count as dead.
        sleep(2 * LEASE).await;
        assert!(a.reader.taken_up.lock().unwrap().is_empty() && b.reader.taken_up.lock().unwrap().is_empty());
    }

    async fn a_full_server_refuses_new_searches_and_evicts_none() {
        let redis = RedisServer::start_with(Options::default().with("maxmemory 8mb"));
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two"]).await.unwrap();
        a.work(&entry, "one", b"1").await;
        redis.ask("SETRANGE filler 12000000 x");
        assert_eq!(a.put("t", &["one"]).await.map(drop), Err(Denial::NoRoom { seconds: RETRY_WHEN_FULL }));
        a.work(&entry, "two", b"2").await;
        assert_eq!(b.learned("s").await, answers(&[("one", "1"), ("two", "2")]));
        redis.ask("DEL filler");
        a.put("t", &["one"]).await.unwrap();
    }

    async fn generations_run_side_by_side() {
        let redis = RedisServer::start();
        let limits = || suite::limits(100);
        let (old, new) = (node(&redis).await, node_with("2", &redis, limits(), Arc::default()).await);
        let id = |seed: &str, random| format!("{:032x}", generation(seed).search_id(random));
        let (of_old, of_new) = (id("1", 7), id("2", 7));
        old.put(&of_old, &["one"]).await.unwrap();
        new.put(&of_new, &["one"]).await.unwrap();
        // A node refuses the searches of live nodes of the other generation.
        let elsewhere = Err(Denial::OtherNode { seconds: 1 });
        assert_eq!(new.get(&of_old).await.map(drop), elsewhere);
        assert_eq!(old.get(&of_new).await.map(drop), elsewhere);
        // For other callers and unknown ids, the node reports that the search does not exist.
        assert!(new.store.get(&of_old, &ApiKey::from("another"), false, None).await.unwrap().is_none());
        assert!(new.get(&id("1", 8)).await.unwrap().is_none());
        // Each generation joins its own searches.
        let join = async |node: &TestNode| {
            let make: Make<'_> = Box::new(|| Ok(TestEntry::shared("joined", 7) as _));
            node.store.get_or_insert("joined", account("key"), make).await.unwrap().bytes()
        };
        assert_eq!((join(&old).await, join(&new).await), (7, 7));
        // The limits apply to all generations together: there are two searches of each generation.
        assert_eq!(redis.ask("ZCARD wayfare:used"), ":4");
        // The searches of a dead node wait for a node of its generation.
        drop(old);
        until(async || new.get(&of_old).await.is_ok_and(|found| found.is_none())).await;
        sleep(2 * LEASE).await;
        assert!(new.reader.taken_up.lock().unwrap().is_empty());
        let back = node(&redis).await;
        until(async || !back.reader.taken_up.lock().unwrap().is_empty()).await;
        assert!(back.get(&of_old).await.unwrap().is_some());
        // Only the generations of live nodes are known.
        let generations = async || redis.ask("HLEN wayfare:generations");
        assert_eq!(generations().await, ":2");
        drop(new);
        until(async || generations().await == ":1").await;
    }

    async fn searches_lost_by_the_server_are_rewritten() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two"]).await.unwrap();
        let done = a.put("t", &["one"]).await.unwrap();
        for entry in [&entry, &done] {
            a.work(entry, "one", b"1").await;
        }
        assert_eq!(b.learned("s").await, answers(&[("one", "1")]));
        redis.ask("FLUSHALL");
        // The next answer, poll or heartbeat rewrites the search.
        a.work(&entry, "two", b"2").await;
        let all = answers(&[("one", "1"), ("two", "2")]);
        until(async || b.get("s").await.is_ok_and(|found| found.is_some())).await;
        assert_eq!((a.learned("s").await, b.learned("s").await), (all.clone(), all));
        until(async || redis.ask(&format!("EXISTS {}", key("search", "t"))) == ":1").await;
        // The answers are rewritten after the search.
        until(async || b.learned("t").await == answers(&[("one", "1")])).await;
        assert!(b.store.get("s", &ApiKey::from("another"), false, None).await.unwrap().is_none());
    }

    async fn a_node_without_all_of_a_lost_search_refuses_it() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        a.put("s", &["one"]).await.unwrap();
        assert_eq!(b.learned("s").await, []);
        drop(a);
        redis.ask("FLUSHALL");
        // One lease later, the search is unknown.
        let since = Instant::now();
        until(async || b.get("s").await.is_ok_and(|found| found.is_none())).await;
        assert!(since.elapsed() > LEASE / 2);
    }

    async fn a_search_that_was_rewritten_during_the_lookup_is_not_unknown() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        a.put("s", &["one"]).await.unwrap();
        // The first script of the lookup ran before the search was rewritten, and did not find the search.
        let late = async |owner: &str| b.store.node.missing("s", &ApiKey::from(owner)).await.map(drop);
        assert_eq!(late("key").await, Err(Denial::OtherNode { seconds: 1 }));
        assert_eq!(late("another").await, Ok(()));
    }

    async fn searches_are_not_unknown_until_they_are_rewritten() {
        let redis = RedisServer::start();
        let nodes = [node(&redis).await, node(&redis).await, node(&redis).await];
        let entry = nodes[0].put("s", &["one"]).await.unwrap();
        nodes[0].work(&entry, "one", b"1").await;
        assert!(nodes[1].get("missing").await.unwrap().is_none());
        // All nodes have seen the data that is about to be lost.
        until(async || nodes.iter().all(|it| !it.store.node.marker.lock().is_empty())).await;
        redis.ask("FLUSHALL");
        let late = node(&redis).await;
        let since = Instant::now();
        let mut found = 0;
        while found < 3 {
            found = 0;
            for node in [&nodes[1], &nodes[2], &late] {
                match node.get("s").await {
                    Ok(search) => found += usize::from(search.is_some() || node.store.node.name == late.store.node.name),
                    Err(denial) => assert!(matches!(denial, Denial::OtherNode { .. } | Denial::NoStore { .. })),
                }
            }
            assert!(since.elapsed() < LONG, "the search was not rewritten within {LONG:?}");
        }
        assert_eq!(nodes[2].get("missing").await.map(drop), Err(Denial::OtherNode { seconds: 1 }));
        // Once all nodes have rewritten their searches, other ids are unknown again.
        until(async || nodes[2].get("missing").await.is_ok_and(|found| found.is_none())).await;
        assert_eq!(redis.ask("EXISTS wayfare:lost"), ":1");
        until(async || redis.ask("EXISTS wayfare:lost") == ":0").await;
        assert!(nodes[1].get("s").await.unwrap().is_some());
    }

    async fn an_unconfirmed_answer_is_resent() {
        let redis = RedisServer::start();
        let a = node(&redis).await;
        let entry = a.put("s", &["one", "two"]).await.unwrap();
        a.work(&entry, "one", b"1").await;
        let answer = EncodedAnswer { provider: "one".into(), entry: Bytes::from_static(b"0 offers one\n1") };
        let again = || Pending::Answer { search: "s".into(), answer: answer.clone() };
        assert_eq!(a.store.node.send_soon(again()).await, Delivery::AlreadyWritten);
        a.store.node.backlog.push(again());
        until(async || a.store.node.backlog.len() == 0).await;
        assert!(a.store.held().peek("s").is_some() && !entry.discarded.load(Ordering::Relaxed));
    }

    async fn searches_refused_in_an_outage_leave_nothing_behind() {
        let mut redis = RedisServer::start();
        let a = node(&redis).await;
        redis.stop();
        until(async || a.put("s", &["one"]).await.is_err_and(|denial| denial == Denial::NoStore { seconds: RETRY_WHEN_UNREACHABLE })).await;
        a.store.node.server.down().await;
        let before = a.store.node.backlog.len();
        for number in 0..100 {
            a.put(&format!("s{number}"), &["one"]).await.unwrap_err();
        }
        assert_eq!(a.store.node.backlog.len(), before);
        assert!(a.store.held().usage().is_empty());
    }

    async fn an_abandoned_start_is_undone() {
        let redis = RedisServer::start();
        let a = node(&redis).await;
        redis.pause();
        let put = tokio::time::timeout(Duration::from_millis(50), a.put("s", &["one"])).await;
        redis.unpause();
        assert!(put.is_err() && a.store.held().peek("s").is_none());
        until(async || a.store.node.backlog.len() == 0).await;
        assert_eq!(redis.ask(&format!("EXISTS {}", key("search", "s"))), ":0");
        assert_eq!(redis.ask("ZCARD wayfare:used"), ":0");
    }

    async fn a_node_that_has_left_gets_no_searches() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        a.put("s", &["one"]).await.unwrap();
        b.store.leave(LEASE).await;
        let dead = a.store.node.name.clone();
        drop(a);
        sleep(LEASE).await;
        b.store.node.take_over_from(&dead, "1").await;
        assert!(b.reader.taken_up.lock().unwrap().is_empty());
        let c = node(&redis).await;
        until(async || c.reader.taken_up.lock().unwrap().len() == 1).await;
    }

    async fn a_node_takes_over_searches_assigned_without_notice() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        a.put("s", &["one"]).await.unwrap();
        let [from, to] = [&a, &b].map(|it| format!("wayfare:work:{}", it.store.node.name));
        assert_eq!(redis.ask(&format!("SMOVE {from} {to} {}", key("", "s").trim_start_matches("wayfare::"))), ":1");
        until(async || b.reader.taken_up.lock().unwrap().len() == 1).await;
        sleep(3 * LEASE).await;
        assert_eq!(b.reader.taken_up.lock().unwrap().len(), 1);
    }

    async fn lost_parts_of_a_search_are_rewritten() {
        let redis = RedisServer::start();
        let (a, b) = (node(&redis).await, node(&redis).await);
        let entry = a.put("s", &["one", "two", "three"]).await.unwrap();
        a.work(&entry, "one", b"1").await;
        a.work(&entry, "two", b"2").await;
        assert_eq!(b.learned("s").await, answers(&[("one", "1"), ("two", "2")]));
        // Simulates a server that restarted without its last writes.
        let (answers_key, search) = (key("answers", "s"), key("search", "s"));
        for command in [
            format!("LTRIM {answers_key} 0 -2"),
            format!("HDEL {search} answered:two"),
            format!("HINCRBY {search} left 1"),
        ] {
            redis.ask(&command);
        }
        a.work(&entry, "three", b"3").await;
        let all = answers(&[("one", "1"), ("three", "3"), ("two", "2")]);
        until(async || b.learned("s").await == all).await;
        assert_eq!(redis.ask(&format!("HGET {} left", key("search", "s"))).lines().last(), Some("0"));
        assert_eq!(a.learned("s").await, all);
    }
}
