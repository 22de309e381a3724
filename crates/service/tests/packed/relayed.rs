//! Providers whose answers come from another node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use wayfare_service::{BoxFuture, Common, Packed, Provider, ProviderError, Speed, Vertical};

/// The providers of a vertical.
pub type Providers<V> = Vec<Arc<dyn Provider<V>>>;

/// A provider whose answers are packed by one node and unpacked by another node.
struct Relayed<V: Vertical> {
    here: Arc<dyn Provider<V>>,
    there: Arc<dyn Provider<V>>,
    relay: Arc<Relay>,
}

/// The connection between the two nodes.
#[derive(Debug, Default)]
pub struct Relay(Mutex<Relayeds>);

#[derive(Debug, Default)]
struct Relayeds {
    /// Common parts by content, each with the address of the first buffer that had this content.
    commons: HashMap<Vec<u8>, (usize, Arc<Common>)>,
    sent: Sent,
}

/// Statistics of the packed answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sent {
    /// Number of distinct common parts.
    pub commons: usize,
    /// Total size of the common parts, and the size of the largest one, in bytes.
    pub common_bytes: usize,
    pub most_common_bytes: usize,
    /// Number of answers.
    pub answers: usize,
    /// Total size of the answers without their common parts, and the size of the largest one, in bytes.
    pub own_bytes: usize,
    pub most_own_bytes: usize,
}

impl Relay {
    /// Connects the providers of one node with the same providers of another node.
    pub fn providers<V: Vertical>(self: &Arc<Self>, here: Providers<V>, there: Providers<V>) -> Providers<V> {
        let relayed = |(here, there): (Arc<dyn Provider<V>>, Arc<dyn Provider<V>>)| -> Arc<dyn Provider<V>> {
            assert_eq!(here.code(), there.code());
            Arc::new(Relayed { here, there, relay: Arc::clone(self) })
        };
        here.into_iter().zip(there).map(relayed).collect()
    }

    pub fn sent(&self) -> Sent {
        self.0.lock().unwrap().sent
    }

    /// Records an answer. All answers of a search share one buffer for their common part.
    fn send(&self, packed: &Packed) -> Option<Arc<Common>> {
        let mut all = self.0.lock().unwrap();
        let Relayeds { commons, sent } = &mut *all;
        sent.answers += 1;
        sent.own_bytes += packed.own.len();
        sent.most_own_bytes = sent.most_own_bytes.max(packed.own.len());
        let bytes = packed.common.as_ref()?;
        let (place, common) = commons.entry(bytes.to_vec()).or_insert_with(|| {
            sent.commons += 1;
            sent.common_bytes += bytes.len();
            sent.most_common_bytes = sent.most_common_bytes.max(bytes.len());
            (bytes.as_ptr().addr(), Arc::new(Common::new(bytes.clone())))
        });
        assert_eq!(*place, bytes.as_ptr().addr(), "the same common part was packed twice");
        Some(Arc::clone(common))
    }
}

impl<V: Vertical> Provider<V> for Relayed<V> {
    fn code(&self) -> &str {
        self.here.code()
    }

    fn speed(&self) -> Speed {
        self.here.speed()
    }

    fn details(&self, code: &V::ProviderCode) -> Option<V::ProviderDetails> {
        self.there.details(code)
    }

    fn supplier_details(&self, code: &V::SupplierCode) -> Option<V::SupplierDetails> {
        self.there.supplier_details(code)
    }

    fn search(&self, query: Arc<V::Query>) -> BoxFuture<Result<V::Answer, ProviderError>> {
        let answer = self.here.search(Arc::clone(&query));
        let (here, there) = (Arc::clone(&self.here), Arc::clone(&self.there));
        let relay = Arc::clone(&self.relay);
        Box::pin(async move {
            let packed = here.pack(&answer.await?).map_err(ProviderError::new)?;
            let common = relay.send(&packed);
            // Common parts are large and slow to corrupt, so answers with a common part are corrupted
            // only among the first 24.
            let is_broken = common.is_none() || relay.sent().answers <= 24;
            for broken in is_broken.then(|| broken(&packed)).into_iter().flatten() {
                // Corrupt bytes must not cause a panic.
                let common = broken.common.map(Common::new);
                let _ = there.unpack(&query, common.as_ref(), &broken.own);
            }
            there.unpack(&query, common.as_deref(), &packed.own).map_err(ProviderError::new)
        })
    }
}

/// Returns corrupt copies: each copy has a changed byte, and half of the copies end after that byte.
fn broken(packed: &Packed) -> impl Iterator<Item = Packed> {
    let changed = |bytes: &Bytes, turn: usize, is_cut: bool| -> Bytes {
        // Most positions are near the start, which describes the rest.
        let at = turn * turn * turn % bytes.len().max(1);
        let mut bytes = bytes.to_vec();
        if let Some(byte) = bytes.get_mut(at) {
            *byte = byte.wrapping_add(1 << (turn % 8));
        }
        bytes.truncate(if is_cut { at + 1 } else { usize::MAX });
        bytes.into()
    };
    let turns = (0..24).flat_map(|turn| [(turn, false), (turn, true)]);
    turns.flat_map(move |(turn, is_cut)| {
        let own = Packed { own: changed(&packed.own, turn, is_cut), ..packed.clone() };
        let common = packed
            .common
            .as_ref()
            .map(|common| Packed { common: Some(changed(common, turn, is_cut)), ..packed.clone() });
        [Some(own), common].into_iter().flatten()
    })
}
