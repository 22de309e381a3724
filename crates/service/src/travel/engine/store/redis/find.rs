//! Finds searches: those that a node holds, with what was written about them since, and those of others.

use std::sync::{Arc, Weak};

use bytes::Bytes;

use super::scripts::POLL;
use super::{GONE_FOR, Node, digest, format, key_of, position};
use crate::http::{ApiKey, Denial};
use crate::redis::Failure;
use crate::travel::engine::packed::Unreadable;
use crate::travel::engine::store::{Position, StoredSearch, Written, WrittenAnswer};

/// Who asks for a search.
#[derive(Clone, Copy)]
pub(super) enum Asking<'a> {
    Owner(&'a ApiKey),
    /// Somebody who joins a search that all may join.
    Joiner,
    /// This node itself, which is no use of the search.
    Node,
}

/// What the server tells of a search: its format and kind, its parameters, the number of entries that were written, those
/// that are new to the node, and the fields of its record if that is new.
type News = (u32, String, Bytes, usize, Vec<Bytes>, Vec<Bytes>);

impl Node {
    /// The search with that id as it is now: what this node holds, with all that was written since.
    pub(super) async fn find(
        &self,
        id: &str,
        asking: Asking<'_>,
        parameters: Option<&(dyn Fn() -> Vec<u8> + Sync)>,
    ) -> Result<Option<Arc<dyn StoredSearch>>, Denial> {
        let held = match asking {
            Asking::Node => self.held.peek(id),
            // The server decides whether this is a use of it.
            _ => self.held.search(id, |search| may(search, asking)).or_else(|| self.held.peek(id)),
        };
        let known = held.as_ref().map_or(-1, |search| position(&**search).read as i64);
        let given = parameters.map(|pack| pack()).unwrap_or_default();
        match self.ask(id, asking, known, &given).await {
            Ok(Some(news)) => {
                let read = self.read(id, held, news, given.is_empty()).await;
                // Another node may be able to read it.
                read.map(Some).ok_or(Denial::NoStore { seconds: GONE_FOR })
            }
            Ok(None) => {
                let Some(search) = held.filter(|search| may(&**search, asking)) else { return Ok(None) };
                if self.write_again(&search).await {
                    return Ok(Some(search));
                }
                // Whoever works on it writes it again.
                self.held.take_out(id);
                Err(Denial::NoStore { seconds: GONE_FOR })
            }
            Err(_) => match held.filter(|search| may(&**search, asking)) {
                Some(search) => Ok(Some(search)),
                None => Err(Denial::NoStore { seconds: GONE_FOR }),
            },
        }
    }

    /// Asks the server for what is new of a search.
    async fn ask(
        &self,
        id: &str,
        asking: Asking<'_>,
        known: i64,
        given: &[u8],
    ) -> Result<Option<News>, Failure> {
        let owner = match asking {
            Asking::Owner(key) => digest(key.expose()),
            Asking::Joiner => String::new(),
            Asking::Node => "*".to_owned(),
        };
        let arguments = [
            self.server.key(""),
            key_of(id),
            self.now().to_string(),
            self.held.limits().idle.as_millis().to_string(),
            owner,
            known.to_string(),
            self.name.clone(),
        ];
        self.server.run(&POLL, &[], (&arguments[..], given)).await
    }

    /// A search with what is new of it. `None` where this node can't read it, which the log says.
    async fn read(
        &self,
        id: &str,
        held: Option<Arc<dyn StoredSearch>>,
        news: News,
        takes_parameters: bool,
    ) -> Option<Arc<dyn StoredSearch>> {
        let (format, kind, parameters, written, entries, fields) = news;
        let is_new = held.is_none();
        let search = match held {
            Some(search) => search,
            None => match self.restore(id, format, &kind, &parameters, &fields) {
                Ok(search) => {
                    self.metrics().searches("read", 1);
                    search
                }
                Err(reason) => {
                    self.metrics().searches("unreadable", 1);
                    tracing::error!(search = id, %reason, "a search of another node can't be read");
                    return None;
                }
            },
        };
        if takes_parameters && !is_new && !parameters.is_empty() {
            search.set_parameters(&parameters);
        }
        self.learn(&search, written, entries).await;
        // Another call may have brought it meanwhile.
        let search = if is_new { self.held.copy(search) } else { search };
        self.held.weigh(id);
        Some(search)
    }

    /// A search as its record tells it.
    fn restore(
        &self,
        id: &str,
        format: u32,
        kind: &str,
        parameters: &[u8],
        fields: &[Bytes],
    ) -> Result<Arc<dyn StoredSearch>, Unreadable> {
        if format > self.reads {
            let reads = self.reads;
            return Err(Unreadable::new(format!(
                "it is in format {format}; this version reads up to {reads}"
            )));
        }
        let reader = self.readers().get(kind).and_then(Weak::upgrade);
        let reader =
            reader.ok_or_else(|| Unreadable::new(format!("this node has no searches of {kind:?}")))?;
        let [_, query, asked, started, account, owner] = fields else {
            return Err(Unreadable::new("its record is not complete"));
        };
        let search = reader.read(id, &format::read_record(query, asked, started, parameters)?)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (account, owner) = (text(account), text(owner));
        *position(&*search) = Position { account, owner, ..Position::default() };
        Ok(search)
    }

    /// Adds entries that were written about a search, up to that number, on the processors of answers.
    async fn learn(&self, search: &Arc<dyn StoredSearch>, written: usize, entries: Vec<Bytes>) {
        if entries.is_empty() {
            return position(&**search).has_read(written);
        }
        let mut read: Vec<Written> = Vec::with_capacity(entries.len());
        {
            let mut position = position(&**search);
            for entry in &entries {
                match format::read_entry(entry, &mut position) {
                    Ok(None) => {}
                    Ok(Some(written)) => {
                        let common = written.answer.as_ref().and_then(|(common, _)| common.as_deref());
                        let common = common.and_then(|common| position.name_of(common.bytes()));
                        let (provider, entry) = (written.provider.as_str().into(), entry.clone());
                        position.keep(WrittenAnswer { provider, entry, common });
                        read.push(written);
                    }
                    Err(reason) => {
                        tracing::warn!(search = search.id(), %reason, "an answer of another node can't be read")
                    }
                }
            }
            position.has_read(written);
        }
        let (learning, processors) = (Arc::clone(search), self.processors.clone());
        // In a task of its own: a call that runs on the processors would wait for itself, and one that is given up would
        // cost what was to be learned. So does a panic, which is logged.
        let _ = tokio::spawn(async move { processors.answer(move || learning.learn(read)).await }).await;
    }

    /// Brings a search up to date that this node holds.
    pub(super) async fn catch_up(&self, id: &str) {
        if self.held.peek(id).is_some() {
            // While the server is gone there is nothing to learn.
            let _ = self.find(id, Asking::Node, None).await;
        }
    }

    /// The same for all that match and that somebody waits for.
    pub(super) async fn catch_up_awaited(&self, matches: impl Fn(&dyn StoredSearch) -> bool) {
        let is_meant =
            |search: &dyn StoredSearch| search.is_awaited() && search.is_running() && matches(search);
        for search in self.held.searches(is_meant) {
            self.catch_up(search.id()).await;
        }
    }

    /// A search by its key, on which this node is to work.
    pub(super) async fn claimed(&self, key: &str) -> Option<Arc<dyn StoredSearch>> {
        let news = self.ask(key, Asking::Node, -1, &[]).await.ok()??;
        let id = String::from_utf8(news.5.first()?.to_vec()).ok()?;
        let held = self.held.peek(&id);
        self.read(&id, held, news, true).await
    }
}

/// Whether somebody may have a search that this node holds.
fn may(search: &dyn StoredSearch, asking: Asking<'_>) -> bool {
    match asking {
        Asking::Owner(key) => position(search).owner == digest(key.expose()),
        Asking::Joiner => position(search).owner.is_empty(),
        Asking::Node => true,
    }
}
