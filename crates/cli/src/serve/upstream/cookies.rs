//! Cookies of the upstream service, kept for each visitor.

use std::cmp::Reverse;
use std::fmt;
use std::num::NonZero;
use std::sync::{Mutex, MutexGuard, PoisonError};

use cookie_store::CookieStore;
use http::header::SET_COOKIE;
use http::{HeaderMap, HeaderValue};
use lru::LruCache;
use ring::digest::{Context, SHA256};
use url::Url;

/// Maximum size of the cookies of one visitor, in bytes. A cookie that would exceed this size is ignored.
const MAX_BYTES: usize = 4 << 10;

/// A caller's visitor, identified by a digest of the caller's key and the `userTrackId`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Visitor([u8; 32]);

impl Visitor {
    /// Returns the visitor, or `None` if the request has no `userTrackId`. Cookies are then not kept.
    pub fn new(caller_key: &str, user_track_id: Option<&str>) -> Option<Self> {
        let id = user_track_id.filter(|id| !id.is_empty())?;
        let mut digest = Context::new(&SHA256);
        digest.update(&caller_key.len().to_le_bytes());
        digest.update(caller_key.as_bytes());
        digest.update(id.as_bytes());
        digest.finish().as_ref().try_into().ok().map(Visitor)
    }
}

/// The cookies of the most recent visitors.
pub struct Cookies {
    stores: Mutex<LruCache<Visitor, CookieStore>>,
}

impl Cookies {
    /// Creates a store for the cookies of at most this number of visitors.
    pub fn new(max_visitors: NonZero<usize>) -> Self {
        Cookies { stores: Mutex::new(LruCache::new(max_visitors)) }
    }

    /// Stores the cookies in the response to the visitor's request to this URL.
    pub fn store(&self, visitor: Visitor, url: &Url, headers: &HeaderMap) {
        let lines = headers.get_all(SET_COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut lines = lines.peekable();
        if lines.peek().is_none() {
            return;
        }
        let mut stores = self.lock();
        let store = stores.get_or_insert_mut(visitor, CookieStore::new);
        remove_expired(store);
        for line in lines {
            if size(store) + line.len() <= MAX_BYTES {
                // A cookie for another host is ignored.
                _ = store.parse(line, url);
            }
        }
    }

    /// Returns the `Cookie` header for the visitor's request to this URL, or `None` if there are no cookies.
    pub fn header(&self, visitor: Visitor, url: &Url) -> Option<HeaderValue> {
        let mut stores = self.lock();
        let mut cookies = stores.get(&visitor)?.matches(url);
        // The order of RFC 6265, section 5.4: longer paths first.
        cookies.sort_by_key(|cookie| (Reverse(cookie.path.len()), cookie.name()));
        let pairs: Vec<String> =
            cookies.iter().map(|cookie| format!("{}={}", cookie.name(), cookie.value())).collect();
        let mut header = HeaderValue::try_from(pairs.join("; ")).ok().filter(|header| !header.is_empty())?;
        header.set_sensitive(true);
        Some(header)
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<Visitor, CookieStore>> {
        self.stores.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Omits the cookies.
impl fmt::Debug for Cookies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cookies").field("visitors", &self.lock().len()).finish_non_exhaustive()
    }
}

/// Removes expired cookies, which a store otherwise keeps.
fn remove_expired(store: &mut CookieStore) {
    let kept = store.iter_unexpired().cloned().map(Ok::<_, std::convert::Infallible>);
    let Ok(kept) = CookieStore::from_cookies(kept, false);
    *store = kept;
}

fn size(store: &CookieStore) -> usize {
    store.iter_any().map(|cookie| cookie.name().len() + cookie.value().len() + cookie.path.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const API: &str = "https://travel.example/api/cars";

    fn cookies() -> Cookies {
        Cookies::new(NonZero::new(2).unwrap())
    }

    fn visitor(id: &str) -> Visitor {
        Visitor::new("key", Some(id)).unwrap()
    }

    fn store(cookies: &Cookies, visitor: Visitor, lines: &[&str]) {
        let lines = lines.iter().map(|line| (SET_COOKIE, HeaderValue::try_from(*line).unwrap()));
        cookies.store(visitor, &Url::parse(API).unwrap(), &lines.collect());
    }

    fn sent(cookies: &Cookies, visitor: Visitor, url: &str) -> Option<String> {
        let header = cookies.header(visitor, &Url::parse(url).unwrap())?;
        assert!(header.is_sensitive());
        Some(header.to_str().unwrap().to_owned())
    }

    #[test]
    fn visitors_are_told_apart_by_key_and_id() {
        assert_eq!([None, Some("")].map(|id| Visitor::new("key", id)), [None, None]);
        assert_ne!(Visitor::new("key", Some("1")), Visitor::new("key1", Some("1")));
        assert_ne!(Visitor::new("key", Some("11")), Visitor::new("key1", Some("1")));
        let all = cookies();
        store(&all, visitor("a"), &["cluster=4; Path=/"]);
        assert_eq!(sent(&all, visitor("a"), API), Some("cluster=4".to_owned()));
        assert_eq!(sent(&all, visitor("b"), API), None);
        assert_eq!(sent(&all, Visitor::new("other", Some("a")).unwrap(), API), None);
    }

    #[test]
    fn cookies_are_replaced_and_expire() {
        let all = cookies();
        let stored = |lines: &[&str]| {
            store(&all, visitor("a"), lines);
            sent(&all, visitor("a"), API)
        };
        assert_eq!(
            stored(&["a=1; Max-Age=3600", "b=2; Expires=Fri, 01 Jan 2100 00:00:00 GMT"]).unwrap(),
            "a=1; b=2"
        );
        assert_eq!(stored(&["a=3", "c=4; Max-Age=0"]).unwrap(), "a=3; b=2");
        assert_eq!(stored(&["b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"]).unwrap(), "a=3");
        assert_eq!(stored(&["a=; Max-Age=-1; Expires=Fri, 01 Jan 2100 00:00:00 GMT"]), None);
    }

    #[test]
    fn memory_is_bounded() {
        let all = cookies();
        let (long, longer) =
            (format!("a={}", "x".repeat(MAX_BYTES / 2)), format!("b={}", "y".repeat(MAX_BYTES / 2)));
        store(&all, visitor("a"), &[&long, &longer, "c=1"]);
        assert_eq!(sent(&all, visitor("a"), API), Some(format!("{long}; c=1")));
        // An expired cookie takes up no memory.
        store(&all, visitor("a"), &["a=; Max-Age=0"]);
        store(&all, visitor("a"), &[&longer]);
        assert_eq!(sent(&all, visitor("a"), API), Some(format!("{longer}; c=1")));
        // The least recently used visitor is evicted.
        store(&all, visitor("b"), &["a=1"]);
        assert!(sent(&all, visitor("a"), API).is_some());
        store(&all, visitor("c"), &["a=1"]);
        assert_eq!(["a", "b", "c"].map(|id| sent(&all, visitor(id), API).is_some()), [true, false, true]);
        assert_eq!(format!("{all:?}"), "Cookies { visitors: 2, .. }");
    }
}
