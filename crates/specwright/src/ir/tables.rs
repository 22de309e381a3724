//! The parts that all tables of operations have.

use super::{Feed, Job, Paging, Protocol, Repeat};
use crate::diagnostic::Place;

/// A table that names the operations of a search, a feed, a job or a listing.
pub trait Table {
    /// The kind of the table, as in its header.
    const KIND: &'static str;
    /// The generated item in words.
    const ITEM: &'static str;
    /// The key with the operation that is called first.
    const OPERATION_KEY: &'static str;

    /// Returns the name of the table.
    fn name(&self) -> &str;

    /// Returns the kind and the name.
    fn title(&self) -> String {
        format!("{} {}", Self::KIND, self.name())
    }

    /// Returns the description.
    fn doc(&self) -> &str;

    /// Returns the index of the operation that is called first.
    fn operation(&self) -> usize;

    /// Returns the unspecified points.
    fn unstated(&self) -> &[String];

    /// Returns the position of the name.
    fn place(&self) -> &Place;
}

macro_rules! table {
    ($($table:ident $(.$inner:ident)? $kind:literal $item:literal $operation:ident;)+) => {$(
        impl Table for $table {
            const KIND: &'static str = $kind;
            const ITEM: &'static str = $item;
            const OPERATION_KEY: &'static str = stringify!($operation);

            fn name(&self) -> &str {
                &self$(.$inner)?.name
            }

            fn doc(&self) -> &str {
                &self$(.$inner)?.doc
            }

            fn operation(&self) -> usize {
                self$(.$inner)?.$operation
            }

            fn unstated(&self) -> &[String] {
                &self$(.$inner)?.unstated
            }

            fn place(&self) -> &Place {
                &self$(.$inner)?.place
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
    tables.iter().find(|table| table.name() == name).map(|table| table.place().clone())
}
