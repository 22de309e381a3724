//! Lowering of bounds on a field's value.

use super::Lowering;
use crate::ir::{Bound, Bounds};
use crate::raw;

impl Lowering<'_> {
    pub(super) fn bounds(&mut self, raw: &raw::FieldTable) -> Bounds {
        self.report_redundant_bounds(raw);
        let bound = |raw: &raw::At<raw::Bound>| match &raw.value {
            raw::Bound::Number(number) => Bound::Number(*number),
            raw::Bound::Limit(name) => Bound::Limit(name.clone(), self.place(raw)),
        };
        let some = |raw: &Option<raw::At<raw::Bound>>| raw.as_ref().map(bound);
        let (min, max) = match &raw.range {
            Some([low, high]) => (Some(bound(low)), Some(bound(high))),
            None => (some(&raw.min), some(&raw.max)),
        };
        Bounds {
            min,
            max,
            values: raw.values.clone(),
            min_items: some(&raw.min_items),
            max_items: some(&raw.max_items),
            min_length: some(&raw.min_length),
            max_length: some(&raw.max_length),
        }
    }

    /// Reports `range` combined with `min` or `max`, and `min` combined with `max`. Only `range` may set both bounds.
    fn report_redundant_bounds(&mut self, raw: &raw::FieldTable) {
        let (at, message) = match (&raw.range, &raw.min, &raw.max) {
            (Some(_), Some(end), _) | (Some(_), None, Some(end)) => {
                (end, "`range` is combined with `min` or `max`")
            }
            (None, Some(_), Some(end)) => (end, "`min` and `max` are both set"),
            _ => return,
        };
        self.report(at, message, "set both bounds with `range = [lowest, highest]`");
    }
}
