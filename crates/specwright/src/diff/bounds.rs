//! Comparison of the bounds on a field's value.

use std::cmp::Ordering;

use super::change::Effect;
use super::limits::LimitEffect;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::ir::*;

/// The end of the value range that a bound applies to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Lowest,
    Highest,
}

impl<'a> Diff<'a> {
    pub(super) fn bounds(&mut self, holder: &Holder, place: &Where, old: &'a Bounds, new: &'a Bounds) {
        let Bounds { min, max, values: _, min_items, max_items, min_length, max_length } = old;
        let ends = [
            ("lowest value", End::Lowest, min.as_ref(), new.min.as_ref()),
            ("highest value", End::Highest, max.as_ref(), new.max.as_ref()),
            ("min_items", End::Lowest, min_items.as_ref(), new.min_items.as_ref()),
            ("max_items", End::Highest, max_items.as_ref(), new.max_items.as_ref()),
            ("min_length", End::Lowest, min_length.as_ref(), new.min_length.as_ref()),
            ("max_length", End::Highest, max_length.as_ref(), new.max_length.as_ref()),
        ];
        let listed = self.listed_integers(holder, place, old, new);
        for (what, end, old, new) in ends {
            self.bound(holder, place, what, end, [old, new], listed.as_ref());
        }
    }

    fn bound(
        &mut self,
        holder: &Holder,
        place: &Where,
        what: &str,
        end: End,
        [old, new]: [Option<&'a Bound>; 2],
        listed: Option<&Effect>,
    ) {
        let before = old.map(|bound| words::bound(self.old.description, bound));
        let after = new.map(|bound| words::bound(self.new.description, bound));
        if before == after {
            return;
        }
        let (old_side, new_side) = (self.old.description, self.new.description);
        let number = |side: &Description, bound: Option<&Bound>| bound.and_then(|bound| side.number(bound));
        let moved = || moved(end, number(old_side, old), number(new_side, new));
        let effect = listed.cloned().unwrap_or_else(moved);
        match (old, new) {
            // A change to the limit's number is reported once, together with all effects of the change.
            (Some(Bound::Limit(name, _)), Some(Bound::Limit(other, _))) if name == other => {
                let limit_effect =
                    LimitEffect { item: place.item.clone(), effect: effect.effects_in(holder.usage) };
                self.limits.entry(name).or_default().push(limit_effect);
            }
            (
                Some(Bound::Limit(..) | Bound::Number(_)) | None,
                Some(Bound::Limit(..) | Bound::Number(_)) | None,
            ) => {
                self.add(place.clone(), holder.usage, what, [before, after], effect);
            }
        }
    }

    /// Compares the integers allowed by a list, a range or both. If there is a list, returns the effect of a changed
    /// range.
    fn listed_integers(
        &mut self,
        holder: &Holder,
        place: &Where,
        old: &Bounds,
        new: &Bounds,
    ) -> Option<Effect> {
        if old.values.is_none() && new.values.is_none() {
            return None;
        }
        let before = Allowed::new(self.old.description, old);
        let after = Allowed::new(self.new.description, new);
        let effect = Effect::of_values(
            before.beyond(&after).map(|value| format!("{value} is rejected")),
            after.beyond(&before).map(|value| format!("{value} becomes possible")),
        );
        if old.values == new.values {
            return Some(effect);
        }
        let shown = |values: &Option<Vec<i64>>| values.as_ref().map(|values| format!("{values:?}"));
        self.add(place.clone(), holder.usage, "values", [shown(&old.values), shown(&new.values)], effect);
        Some(Effect::harmless("the effect is reported with the list of values"))
    }
}

/// The integers that a field's bounds allow.
struct Allowed {
    listed: Option<Vec<i64>>,
    lowest: Option<i64>,
    highest: Option<i64>,
}

impl Allowed {
    fn new(description: &Description, bounds: &Bounds) -> Self {
        let edge = |bound: &Option<Bound>| match description.number(bound.as_ref()?) {
            Some(Number::Integer(number)) => Some(number),
            Some(Number::Float(_)) | None => None,
        };
        let mut allowed = Allowed { listed: None, lowest: edge(&bounds.min), highest: edge(&bounds.max) };
        let listed = bounds.values.as_ref();
        allowed.listed =
            listed.map(|values| values.iter().copied().filter(|value| allowed.has(*value)).collect());
        allowed
    }

    fn has(&self, value: i64) -> bool {
        self.lowest.is_none_or(|lowest| lowest <= value)
            && self.highest.is_none_or(|highest| value <= highest)
            && self.listed.as_ref().is_none_or(|values| values.contains(&value))
    }

    /// Describes a value that `self` allows but `others` does not.
    fn beyond(&self, others: &Allowed) -> Option<String> {
        let unlisted = || some("an unlisted value");
        match (&self.listed, &others.listed, self.lowest, self.highest) {
            (Some(values), ..) => values.iter().find(|value| !others.has(**value)).map(ToString::to_string),
            // A range with more integers than the list has contains at least one unlisted integer.
            (None, Some(listed), Some(lowest), Some(highest)) => {
                let most = i64::try_from(listed.len()).unwrap_or(i64::MAX);
                let mut first = lowest..=highest.min(lowest.saturating_add(most));
                first.find(|value| !others.has(*value)).map(|value| value.to_string())
            }
            (None, Some(_), ..) => unlisted(),
            (None, None, ..) => None,
        }
    }
}

/// Returns the effect of a moved bound.
fn moved(end: End, old: Option<Number>, new: Option<Number>) -> Effect {
    let side = if end == End::Lowest { "below" } else { "above" };
    let inner = |from: Option<Number>, into: Option<Number>| match (from, into) {
        (_, None) => false,
        (None, Some(_)) => true,
        (Some(from), Some(into)) => match end {
            End::Lowest => order(from, into) == Ordering::Less,
            End::Highest => order(from, into) == Ordering::Greater,
        },
    };
    let shown = |number: Option<Number>| number.map(words::number).unwrap_or_default();
    let effect = Effect::of_values(
        inner(old, new).then(|| format!("a value {side} {} is rejected", shown(new))),
        inner(new, old).then(|| format!("a value {side} {} becomes possible", shown(old))),
    );
    match inner(old, new) || inner(new, old) {
        true => effect,
        false => Effect::harmless("the number is unchanged"),
    }
}

/// Compares two numbers. Integers are compared as integers, because a float can't represent every integer.
fn order(a: Number, b: Number) -> Ordering {
    match (a, b) {
        (Number::Integer(a), Number::Integer(b)) => a.cmp(&b),
        (Number::Integer(_) | Number::Float(_), Number::Integer(_) | Number::Float(_)) => {
            a.as_float().total_cmp(&b.as_float())
        }
    }
}
