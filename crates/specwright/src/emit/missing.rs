//! Errors about missing parts of a description that the emitters rely on.

use std::fmt;

use crate::ir::*;

/// A missing part that earlier passes should have required, which is a bug in the generator.
#[derive(Debug)]
pub struct Missing(String);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Missing {}

/// Returns a part, or an error that names the part and its owner.
pub(super) fn needed<T>(
    part: Option<T>,
    owner: impl fmt::Display,
    what: impl fmt::Display,
) -> Result<T, Missing> {
    part.ok_or_else(|| Missing(format!("`{owner}` has no {what}")))
}

impl Operation {
    pub(super) fn needed_query(&self) -> Result<DefId, Missing> {
        needed(self.query, self.full_name(), "query")
    }

    pub(super) fn needed_body(&self) -> Result<DefId, Missing> {
        needed(self.body_def(), self.full_name(), "body that is a definition")
    }

    /// Returns the definition of the body, or of the query if there is no body.
    pub(super) fn needed_request(&self) -> Result<DefId, Missing> {
        if self.body.is_some() { self.needed_body() } else { self.needed_query() }
    }

    pub(super) fn needed_answer(&self) -> Result<DefId, Missing> {
        needed(self.response_def(), self.full_name(), "response that is one definition")
    }
}

impl Description {
    pub(super) fn needed_field(&self, owner: DefId, wire: &WireName) -> Result<&Field, Missing> {
        needed(self.field(owner, &wire.0), &self.def(owner).name, format_args!("field `{wire}`"))
    }

    pub(super) fn needed_target(&self, operation: &Operation, target: &Target) -> Result<&Field, Missing> {
        let what = format_args!("field `{}` in its request", target.field);
        needed(self.target(operation, target), operation.full_name(), what)
    }

    /// Returns the response type of a listing, and the type of its elements.
    pub(super) fn needed_page<'a>(
        &'a self,
        operation: &'a Operation,
        paging: &Paging,
    ) -> Result<(&'a Type, &'a Type), Missing> {
        let answer = needed(operation.response(), operation.full_name(), "response that is one type")?;
        let item = self.page_item(answer, &paging.items);
        Ok((answer, needed(item, operation.full_name(), "list of elements in its response")?))
    }
}
