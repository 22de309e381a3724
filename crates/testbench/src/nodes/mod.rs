//! The bench of several nodes: real `wayfare serve` processes that share a store, behind a balancer that sends each
//! call to the next of them.
//!
//! The proof plays searches while a node is killed, another one is drained, and the store is restarted: no accepted
//! search may be lost, wrong, or late. The overhead is what a search costs there beside one memory node.

mod balancer;
mod cluster;
mod machine;
mod overhead;
mod prices;
mod proof;
mod report;
mod settings;
mod store;
mod timeline;
mod verdict;

pub use crate::serve::report::{Report, Row};
pub use overhead::overhead;
pub use prices::Overhead;
pub use proof::proof;
pub use settings::{Event, Settings, StoreKind, missing_program, release};
