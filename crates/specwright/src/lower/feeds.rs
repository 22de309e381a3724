//! Lowering of feeds, which are streamed operations that are paged by the id of the last record.

use super::Lowering;
use crate::ir::*;
use crate::raw;

impl Lowering<'_> {
    pub(super) fn feeds(&mut self, raw: &raw::File) {
        let first = |out: &Description, name: &str| position(&out.feeds, name);
        self.tables(&raw.feed, ["a feed", "the feed"], first, Self::feed, |out| &mut out.feeds);
    }

    fn feed(&mut self, head: Head, raw: &raw::Feed) -> Option<Feed> {
        let operation = self.operation_index(&raw.operation)?;
        let response = self.response_of(operation, &raw.operation)?;
        let query = self.out.operations[operation].query;
        Some(Feed {
            head,
            operation,
            last: self.field_of(query, "query", &raw.last),
            id: self.id_of_record(response, &raw.id),
            size: self.field_of(query, "query", &raw.size),
        })
    }

    /// Resolves the id field of the records. Records of several types have no common field for paging.
    fn id_of_record(&mut self, record: DefId, name: &raw::At<String>) -> WireName {
        let def = self.out.def(record);
        if !matches!(def.kind, DefKind::Union(_)) {
            return self.field_of(Some(record), "record", name);
        }
        let message = format!("the records are of the union `{}`, which has no common id", def.name);
        self.report(name, message, "name an operation whose records are a `[type]`");
        WireName(name.value.clone())
    }
}
