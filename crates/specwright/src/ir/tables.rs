//! Tables that name the operations of searches, feeds, jobs and listings.

use super::{Feed, Head, Job, Paging, Protocol, Repeat};
use crate::diagnostic::Place;

/// A table that names the operations of a search, a feed, a job or a listing.
pub trait Table {
    /// The kind of the table, as in its header.
    const KIND: &'static str;
    /// The generated item in words.
    const ITEM: &'static str;
    /// The key with the operation that is called first.
    const OPERATION_KEY: &'static str;

    /// Returns the common parts.
    fn head(&self) -> &Head;

    /// Returns the index of the operation that is called first.
    fn operation(&self) -> usize;

    /// Returns the kind and the name.
    fn title(&self) -> String {
        format!("{} {}", Self::KIND, self.head().name)
    }
}

macro_rules! table {
    ($($table:ident $(.$inner:ident)? $kind:literal $item:literal $operation:ident;)+) => {$(
        impl Table for $table {
            const KIND: &'static str = $kind;
            const ITEM: &'static str = $item;
            const OPERATION_KEY: &'static str = stringify!($operation);

            fn head(&self) -> &Head {
                &self$(.$inner)?.head
            }

            fn operation(&self) -> usize {
                self$(.$inner)?.$operation
            }
        }
    )+};
}
table! {
    Protocol.search "protocol" "search" operation;
    Repeat.search "repeat" "search" operation;
    Feed "feed" "feed" operation;
    Job "job" "job" start;
    Paging "paging" "listing" operation;
}

/// Returns the position of the table with this name.
pub fn position<T: Table>(tables: &[T], name: &str) -> Option<Place> {
    tables.iter().map(Table::head).find(|head| head.name == name).map(|head| head.place.clone())
}
