//! Lowering of feeds, which are streamed operations that are paged by the id of the last record.

use heck::ToSnakeCase;

use super::Lowering;
use crate::diagnostic::Place;
use crate::ir::*;
use crate::raw;

impl Lowering<'_> {
    pub(super) fn feeds(&mut self, file: usize, raw: &raw::File) {
        for (name, feed) in raw.feed.iter() {
            let place = Place::new(file, name.span.clone());
            self.check_name("a feed", &name.value, &name.value.to_snake_case(), &place);
            let first = self.out.feeds.iter().find(|known| known.name == name.value);
            if let Some(first) = first.map(|first| first.place.clone()) {
                self.report_duplicate(&place, &format!("the feed `{}`", name.value), &first);
                continue;
            }
            if let Some(feed) = self.feed(file, name, feed) {
                self.out.feeds.push(feed);
            }
        }
    }

    fn feed(&mut self, file: usize, name: &raw::At<String>, raw: &raw::Feed) -> Option<Feed> {
        let place = Place::new(file, name.span.clone());
        let doc = self.doc(&raw.doc, &place, &name.value);
        let operation = self.operation_index(file, &raw.operation)?;
        let response = self.response_of(file, operation, &raw.operation)?;
        let query = self.out.operations[operation].query;
        Some(Feed {
            name: name.value.clone(),
            doc,
            operation,
            last: self.field_of(file, query, "query", &raw.last),
            id: self.id_of_record(file, response, &raw.id),
            size: self.field_of(file, query, "query", &raw.size),
            unstated: raw.unstated.0.clone(),
            place,
        })
    }

    /// Resolves the id field of the records. Records of several types have no common field for paging.
    fn id_of_record(&mut self, file: usize, record: DefId, name: &raw::At<String>) -> WireName {
        let def = self.out.def(record);
        if !matches!(def.kind, DefKind::Union(_)) {
            return self.field_of(file, Some(record), "record", name);
        }
        let message = format!("the records are of the union `{}`, which has no common id", def.name);
        let place = Place::new(file, name.span.clone());
        self.diagnostics.add(&place, message, "name an operation whose records are a `[type]`");
        WireName(name.value.clone())
    }
}
