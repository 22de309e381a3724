//! Tests of the engine with a vertical that sells umbrellas.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::watch;
use wayfare_models::common::ResultId;

use super::offers::MAX_BYTES;
use super::store::{AnswerContent, MemoryStore, StoredAnswer};
use super::*;
use crate::clock::Clock;
use crate::http::Caller;
use wayfare_places::money::{Currency, ExactAmount};

#[derive(Clone, Debug)]
enum Umbrellas {}

impl Vertical for Umbrellas {
    /// The wanted colour.
    type Query = &'static str;
    type Answer = Vec<Offer<Self>>;
    type ProviderCode = String;
    type ProviderDetails = String;
    type SupplierCode = String;
    type SupplierDetails = String;
}

impl Searched for Umbrellas {
    const NAME: &'static str = "umbrellas";

    type Parameters = ();
    type Results = Offers<Self>;

    fn write_query(query: &&'static str) -> Vec<u8> {
        query.as_bytes().to_vec()
    }

    fn write_answer(_answer: &Vec<Offer<Self>>) -> Option<Vec<u8>> {
        None
    }

    fn read_answer(_bytes: &[u8]) -> Result<Vec<Offer<Self>>, Unreadable> {
        Err(Unreadable::new("umbrellas are made to order"))
    }

    const GUESS: Guess = Guess { work: Duration::from_secs(3), time: Duration::ZERO, bytes: 1 << 20 };
}

impl Offered for Umbrellas {
    /// The width.
    type Facts = i64;
    /// The size of the umbrella's description, in bytes.
    type Sale = usize;

    fn bytes(sale: &usize) -> usize {
        *sale
    }
}

/// A view that sorts by width in ascending order.
impl View<Umbrellas> for () {
    type Rank = i64;

    fn rank(&self, found: &Found<Umbrellas>) -> Option<i64> {
        Some(found.facts)
    }

    fn page(&self) -> Page {
        Page::new(0, 2)
    }
}

fn offer(id: &str, width: i64, cents: i64, bytes: usize) -> Offer<Umbrellas> {
    Offer::new(ResultId::from(id), width, ExactAmount::from_minor(cents, Currency::usd()), bytes)
}

/// A provider that answers once its door is open.
struct Shop {
    code: &'static str,
    door: watch::Sender<bool>,
}

impl Shop {
    fn new(code: &'static str) -> Arc<Self> {
        Arc::new(Shop { code, door: watch::Sender::new(false) })
    }

    fn open(&self) {
        self.door.send_replace(true);
    }
}

impl Provider<Umbrellas> for Shop {
    fn code(&self) -> &str {
        self.code
    }

    fn speed(&self) -> Speed {
        Speed::Fast
    }

    fn details(&self, code: &String) -> Option<String> {
        assert_ne!(code, "panic");
        (code == self.code || code == "cousin").then(|| format!("{code}, says {}", self.code))
    }

    fn search(&self, query: Arc<&'static str>) -> BoxFuture<Result<Vec<Offer<Umbrellas>>, ProviderError>> {
        let mut door = self.door.subscribe();
        let stock = || vec![offer("a", 90, 500, 1)];
        Box::pin(async move {
            door.wait_for(|open| *open).await.map_err(ProviderError::new)?;
            match *query {
                "woven" => provider_call::compute(stock).await.map_err(ProviderError::new),
                "plaid" => Err(ProviderError::new("sold out")),
                _ => Ok(stock()),
            }
        })
    }
}

#[derive(Debug)]
struct StoppedClock;

impl Clock for StoppedClock {
    fn now(&self) -> Timestamp {
        Timestamp::UNIX_EPOCH
    }
}

fn engine(shops: &[Arc<Shop>]) -> Engine<Umbrellas> {
    engine_with(shops, StoreLimits::default(), 8)
}

/// Creates an engine with one processor and a maximum queue time of `queue` seconds.
fn engine_with(shops: &[Arc<Shop>], limits: StoreLimits, queue: u64) -> Engine<Umbrellas> {
    let ids = std::sync::atomic::AtomicU64::new(7);
    let settings = Settings {
        cluster: "1".parse().unwrap(),
        store: Arc::new(MemoryStore::new(limits, Arc::new(StoppedClock))),
        processors: SearchProcessors::several(1, Duration::from_secs(queue)),
        provider_timeout: Duration::from_secs(30),
        long_poll_wait: Duration::ZERO,
        ids: Arc::new(move || ids.fetch_add(1, std::sync::atomic::Ordering::Relaxed).into()),
        pace: 1.0,
        stopping: Stopping::default(),
        metrics: SearchMetrics::default(),
    };
    let shops = shops.iter().map(|shop| Arc::clone(shop) as Arc<dyn Provider<Umbrellas>>);
    Engine::new(shops.collect(), Box::new(read_query), settings)
}

fn read_query(bytes: &[u8]) -> Result<&'static str, Unreadable> {
    let known = ["red", "blue", "green", "woven", "plaid"];
    let query = known.into_iter().find(|query| query.as_bytes() == bytes);
    query.ok_or_else(|| Unreadable::new("not a colour"))
}

fn caller() -> Caller {
    Caller {
        key: ApiKey::from("a-key"),
        key_name: None,
        address: None,
        base_url: "http://localhost".to_owned(),
        session: None,
        client_ip: None,
        user_agent: None,
        wants_empty_results: false,
        received: None,
    }
}

async fn start(engine: &Engine<Umbrellas>, query: &'static str) -> Arc<Search<Umbrellas>> {
    try_start(engine, query).await.unwrap()
}

async fn try_start(
    engine: &Engine<Umbrellas>,
    query: &'static str,
) -> Result<Arc<Search<Umbrellas>>, Denial> {
    engine.start(&caller(), query, None).await
}

fn missing(search: &Search<Umbrellas>) -> String {
    search.missing().join(" ")
}

/// Waits until the search has reached the phase. Returns the total.
async fn until(search: &Search<Umbrellas>, phase: Phase) -> usize {
    loop {
        let (reached, total, _) = search.page(&());
        if reached == phase {
            return total;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn details_come_from_the_provider_or_from_its_sellers() {
    let shops = ["one", "two"].map(Shop::new);
    shops.iter().for_each(|shop| shop.open());
    let engine = engine(&shops);
    let search = start(&engine, "red").await;
    until(&search, Phase::Complete).await;
    let found = search.result(&"a".into()).1.unwrap();
    let details = |code: &str| engine.provider_details(&code.to_owned(), found.providers());
    assert_eq!(details("two").as_deref(), Some("two, says two"));
    assert_eq!(details("cousin").as_deref(), Some("cousin, says one"));
    assert_eq!((details("nobody"), details("panic")), (None, None));
    assert_eq!(engine.supplier_details(&"anyone".to_owned()), None);
}

#[test]
fn options_follow_the_order_of_the_providers() {
    let merged = |order: [usize; 3]| {
        let mut results = Offers::<Umbrellas>::default();
        for provider in order {
            let cents = 100 * (3 - provider as i64);
            let offers = vec![offer("a", 90, cents, 1), offer("a", 90, cents + 1, 1)];
            assert_eq!(results.merge(provider, offers), 0);
        }
        let found = results.get(&"a".into()).unwrap();
        assert_eq!((results.iter().count(), found.cheapest()), (1, 100));
        found.options.iter().map(|option| (option.provider, option.total)).collect::<Vec<_>>()
    };
    let sorted = merged([0, 1, 2]);
    assert!(sorted.is_sorted_by_key(|(provider, _)| *provider));
    assert_eq!(merged([2, 0, 1]), sorted);
    assert_eq!(merged([1, 2, 0]), sorted);
}

#[test]
fn offers_in_different_currencies_are_compared_by_value() {
    let mut results = Offers::<Umbrellas>::default();
    let totals = [(9_000, "EUR"), (10_000, "USD"), (15_700, "JPY")];
    for (provider, (minor, code)) in totals.into_iter().enumerate() {
        let total = ExactAmount::from_minor(minor, Currency::from_code(code).unwrap());
        results.merge(provider, vec![Offer::new("a".into(), 90, total, 1)]);
    }
    let found = results.get(&"a".into()).unwrap();
    let cents: Vec<_> = found.options.iter().map(|option| option.total).collect();
    assert_eq!((cents, found.cheapest()), (vec![10_514, 10_000, 10_032], 10_000));
}

#[test]
fn offers_beyond_the_memory_limit_are_dropped() {
    let mut results = Offers::<Umbrellas>::default();
    let third = MAX_BYTES / 3;
    let offers = ["a", "b", "c", "d"].map(|id| offer(id, 90, 1, third)).to_vec();
    assert_eq!(results.merge(0, offers), 2);
    assert_eq!(results.iter().count(), 2);
    assert!(results.bytes() <= MAX_BYTES);
    assert_eq!(results.merge(1, vec![offer("e", 90, 1, 1)]), 0);
}

#[tokio::test(start_paused = true)]
async fn waiting_for_a_processor_does_not_count_for_the_provider() {
    let shop = Shop::new("shop");
    let late = Shop::new("late");
    shop.open();
    let engine = engine(&[shop, late.clone()]);
    // Other work occupies the only processor.
    let taken = engine.0.settings.processors.occupied().await;
    let search = start(&engine, "woven").await;
    tokio::time::sleep(Duration::from_secs(29)).await;
    late.open();
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(until(&search, Phase::First).await, 0);
    drop(taken);
    assert_eq!(until(&search, Phase::Complete).await, 1);
    assert_eq!(missing(&search), "");
}

#[tokio::test(start_paused = true)]
async fn a_copy_repeats_the_answers_of_another_node_and_continues_the_search() {
    let shops = ["made", "damaged", "failed", "late"].map(Shop::new);
    shops.iter().for_each(|shop| shop.open());
    let engine = engine(&shops);
    let record = Record { query: b"red".to_vec(), providers: 4, age: Duration::ZERO, parameters: None };
    let search = downcast::<Search<Umbrellas>>(engine.0.read("copy", &record).unwrap()).unwrap();
    let answer = |provider: &str, content| StoredAnswer {
        provider: provider.to_owned(),
        after: Duration::ZERO,
        content,
    };
    let answers = || {
        let damaged = AnswerContent::Offers(bytes::Bytes::from_static(b"no gzip"));
        let (failure, on_demand) = (AnswerContent::Failure, AnswerContent::OnDemand);
        vec![answer("made", on_demand), answer("damaged", damaged), answer("failed", failure)]
    };
    assert!(engine.0.learn(Arc::clone(&search) as _, answers()).await);
    // A provider whose stored answer can't be read does not count as failed.
    assert_eq!((until(&search, Phase::First).await, &*missing(&search)), (1, "failed"));
    // Answers that the search already has are ignored.
    assert!(engine.0.learn(Arc::clone(&search) as _, answers()).await);
    let options = |search: &Search<Umbrellas>| search.page(&()).2[0].options.len();
    assert_eq!(options(&search), 2);
    engine.0.take_over(Arc::clone(&search) as _);
    search.completed().await;
    assert_eq!((options(&search), &*missing(&search)), (3, "failed"));
}

#[tokio::test(start_paused = true)]
async fn a_provider_that_does_not_repeat_its_answer_has_not_failed() {
    let shop = Shop::new("shop");
    shop.open();
    let engine = engine(&[shop]);
    let record = Record { query: b"plaid".to_vec(), providers: 1, age: Duration::ZERO, parameters: None };
    let search = downcast::<Search<Umbrellas>>(engine.0.read("copy", &record).unwrap()).unwrap();
    let (provider, after) = ("shop".to_owned(), Duration::ZERO);
    let answer = StoredAnswer { provider, after, content: AnswerContent::OnDemand };
    assert!(!engine.0.learn(Arc::clone(&search) as _, vec![answer]).await);
    assert_eq!((until(&search, Phase::First).await, &*missing(&search)), (0, ""));
}

#[tokio::test(start_paused = true)]
async fn searches_beyond_the_queue_are_refused() {
    let shop = Shop::new("shop");
    let engine = engine(std::slice::from_ref(&shop));
    let accepted = [start(&engine, "red").await, start(&engine, "blue").await];
    let refused = try_start(&engine, "green").await.unwrap_err();
    assert_eq!(refused, Denial::Overloaded { seconds: 1 });
    let join = async |id: &str| Ok::<_, Denial>(engine.start_or_join(id, &caller(), || "yellow").await?.0);
    assert_eq!(join("yellow").await.unwrap_err(), refused);
    // Accepted searches run to completion, which frees capacity.
    shop.open();
    for search in &accepted {
        assert_eq!(until(search, Phase::Complete).await, 1);
    }
    let shared = join("yellow").await.unwrap();
    let _green = start(&engine, "green").await;
    // These searches take almost no processor time, so the service accepts another one.
    let _more = start(&engine, "brown").await;
    assert!(Arc::ptr_eq(&shared, &join("yellow").await.unwrap()));
}

#[tokio::test(start_paused = true)]
async fn joining_is_free_and_the_first_answer_closes_the_ticket() {
    let engine = engine_with(&[], StoreLimits::default(), 0);
    let join = async |id: &str| engine.start_or_join(id, &caller(), || "red").await;
    let (_, ticket) = join("red").await.unwrap();
    assert!(ticket.is_some());
    assert!(join("red").await.unwrap().1.is_none());
    assert!(join("blue").await.is_err());
    ticket.unwrap().finish(|| ());
    assert!(join("blue").await.is_ok());
}

#[tokio::test]
async fn a_running_search_counts_its_expected_memory() {
    let shop = Shop::new("shop");
    let limits = StoreLimits { bytes: 2 << 20, key_bytes: 2 << 20, ..StoreLimits::default() };
    let engine = engine_with(std::slice::from_ref(&shop), limits, 100);
    let running = [start(&engine, "red").await, start(&engine, "blue").await];
    let refused = try_start(&engine, "green").await.unwrap_err();
    assert_eq!(refused, Denial::TooManySearches { seconds: 60 });
    shop.open();
    for search in &running {
        until(search, Phase::Complete).await;
    }
    assert!(try_start(&engine, "green").await.is_ok());
}
