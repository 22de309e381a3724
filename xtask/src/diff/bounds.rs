//! Bounds on a field's value.

use std::cmp::Ordering;

use super::change::Effect;
use super::limits::Felt;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::codegen::ir::*;

/// The end of the values that a bound limits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Lowest,
    Highest,
}

impl<'a> Diff<'a> {
    pub(super) fn bounds(&mut self, holder: &Holder, place: &Where, old: &'a Bounds, new: &'a Bounds) {
        let Bounds { range, values, min_items, max_items, min_length, max_length } = old;
        let low = |range: &'a Option<[Bound; 2]>| range.as_ref().map(|[low, _]| low);
        let high = |range: &'a Option<[Bound; 2]>| range.as_ref().map(|[_, high]| high);
        let ends = [
            ("lowest value", End::Lowest, low(range), low(&new.range)),
            ("highest value", End::Highest, high(range), high(&new.range)),
            ("min_items", End::Lowest, min_items.as_ref(), new.min_items.as_ref()),
            ("max_items", End::Highest, max_items.as_ref(), new.max_items.as_ref()),
            ("min_length", End::Lowest, min_length.as_ref(), new.min_length.as_ref()),
            ("max_length", End::Highest, max_length.as_ref(), new.max_length.as_ref()),
        ];
        for (what, end, old, new) in ends {
            self.bound(holder, place, what, end, old, new);
        }
        self.listed_integers(holder, place, values.as_deref(), new.values.as_deref());
    }

    fn bound(
        &mut self,
        holder: &Holder,
        place: &Where,
        what: &str,
        end: End,
        old: Option<&'a Bound>,
        new: Option<&'a Bound>,
    ) {
        let before = old.map(|bound| words::bound(self.old.description, bound));
        let after = new.map(|bound| words::bound(self.new.description, bound));
        if before == after {
            return;
        }
        let number = |description, bound: Option<&Bound>| bound.and_then(|bound| number(description, bound));
        let effect = moved(end, number(self.old.description, old), number(self.new.description, new));
        match (old, new) {
            // A limit with another number is reported once, with all its effects.
            (Some(Bound::Limit(name, _)), Some(Bound::Limit(other, _))) if name == other => {
                let felt = Felt { item: place.item.clone(), effect: effect.felt(holder.usage) };
                self.limits.entry(name).or_default().push(felt);
            }
            (
                Some(Bound::Limit(..) | Bound::Number(_)) | None,
                Some(Bound::Limit(..) | Bound::Number(_)) | None,
            ) => {
                self.add(place.clone(), holder.usage, what, [before, after], effect);
            }
        }
    }

    fn listed_integers(&mut self, holder: &Holder, place: &Where, old: Option<&[i64]>, new: Option<&[i64]>) {
        if old == new {
            return;
        }
        let beyond = |from: Option<&[i64]>, into: Option<&[i64]>| match (from, into) {
            (_, None) => None,
            (None, Some(_)) => some("a value that is not listed"),
            (Some(from), Some(into)) => {
                from.iter().find(|value| !into.contains(value)).map(ToString::to_string)
            }
        };
        let effect = Effect::of_values(
            beyond(old, new).map(|value| format!("{value} is refused now")),
            beyond(new, old).map(|value| format!("{value} may come now")),
        );
        let shown = |values: Option<&[i64]>| values.map(|values| format!("{values:?}"));
        self.add(place.clone(), holder.usage, "values", [shown(old), shown(new)], effect);
    }
}

/// The effect of an end that has moved.
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
        inner(old, new).then(|| format!("what lies {side} {} is refused now", shown(new))),
        inner(new, old).then(|| format!("what lies {side} {} may come now", shown(old))),
    );
    match inner(old, new) || inner(new, old) {
        true => effect,
        false => Effect::harmless("it is the same number, written differently"),
    }
}

fn number(description: &Description, bound: &Bound) -> Option<Number> {
    match bound {
        Bound::Number(number) => Some(*number),
        Bound::Limit(name, _) => description.limits.get(name).map(|limit| limit.value),
    }
}

/// Integers are compared as such, since not every one of them is a float.
fn order(a: Number, b: Number) -> Ordering {
    match (a, b) {
        (Number::Integer(a), Number::Integer(b)) => a.cmp(&b),
        (Number::Integer(_) | Number::Float(_), Number::Integer(_) | Number::Float(_)) => {
            a.as_float().total_cmp(&b.as_float())
        }
    }
}
