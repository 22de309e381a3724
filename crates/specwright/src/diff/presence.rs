//! Presence of a field: required, optional, nullable, or on request only.

use super::change::Effect;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn presence(&mut self, holder: &Holder, place: &Where, old: &Field, new: &Field) {
        let shown = [words::presence(old), words::presence(new)];
        if shown[0] == shown[1] {
            return;
        }
        let (before, after) = (Held::of(old, holder.usage), Held::of(new, holder.usage));
        let lost = before.beyond(after).map(|what| format!("a request {} is refused now", what.in_words()));
        let gained = after.beyond(before).map(|what| format!("an answer may come {} now", what.in_words()));
        let gained = gained.or_else(|| asked_for(old.option.as_deref(), new.option.as_deref()));
        let mut effect = Effect::of_values(lost, gained);
        if (old.presence == Presence::Required) != (new.presence == Presence::Required) {
            effect = effect.or_source("in Rust it is optional on one side only");
        }
        if matches!(old.ty, Type::Nullable(_)) != matches!(new.ty, Type::Nullable(_)) {
            effect = effect.or_source("in Rust null is told from nothing on one side only");
        }
        self.add(place.clone(), holder.usage, "presence", shown.map(some), effect);
    }
}

/// An answer that has a field only when asked lacks it for those who do not ask.
fn asked_for(old: Option<&str>, new: Option<&str>) -> Option<String> {
    match (old, new) {
        (_, None) => None,
        (Some(old), Some(new)) if old == new => None,
        (_, Some(new)) => Some(format!("who does not ask for it by `{new}` does not get it any more")),
    }
}

/// The substitutes for a value: its absence and null.
#[derive(Clone, Copy)]
struct Held {
    missing: Missing,
    null: bool,
}

/// Whether a field may be missing: a description that tolerates it lies between the other two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Missing {
    Never,
    Tolerated,
    Allowed,
}

/// A substitute that one description allows and another does not.
enum Beyond {
    Missing,
    Null,
}

impl Beyond {
    fn in_words(&self) -> &'static str {
        match self {
            Beyond::Missing => "without it",
            Beyond::Null => "with null",
        }
    }
}

impl Held {
    fn of(field: &Field, holder: Usage) -> Self {
        let missing = match field.presence {
            Presence::Expected => Missing::Tolerated,
            presence if presence.may_be_left_out(holder) => Missing::Allowed,
            _ => Missing::Never,
        };
        let null = field.presence == Presence::Nullable || matches!(field.ty, Type::Nullable(_));
        Held { missing, null }
    }

    fn beyond(self, other: Held) -> Option<Beyond> {
        if self.missing > other.missing {
            return Some(Beyond::Missing);
        }
        (self.null && !other.null).then_some(Beyond::Null)
    }
}
