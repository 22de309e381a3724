//! Comparison of a field's presence: required, optional, nullable, or only on request.

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
        let (before, after) = (Substitutes::of(old, holder.usage), Substitutes::of(new, holder.usage));
        let lost =
            before.substitute_beyond(after).map(|what| format!("a request {} is rejected", what.in_words()));
        let gained = after
            .substitute_beyond(before)
            .map(|what| format!("a response {} becomes possible", what.in_words()));
        let gained = gained.or_else(|| response_option_effect(old.option.as_deref(), new.option.as_deref()));
        let mut effect = Effect::of_values(lost, gained);
        if (old.presence == Presence::Required) != (new.presence == Presence::Required) {
            effect = effect.or_source("in Rust, the field is optional on one side only");
        }
        if matches!(old.ty, Type::Nullable(_)) != matches!(new.ty, Type::Nullable(_)) {
            effect = effect.or_source("in Rust, null and absence differ on one side only");
        }
        self.add(place.clone(), holder.usage, "presence", shown.map(some), effect);
    }
}

/// Returns the reason why some clients stop receiving a field, if its response option was added or replaced.
fn response_option_effect(old: Option<&str>, new: Option<&str>) -> Option<String> {
    match (old, new) {
        (_, None) => None,
        (Some(old), Some(new)) if old == new => None,
        (_, Some(new)) => Some(format!("clients get the field only with the response option `{new}`")),
    }
}

/// The allowed substitutes for a value: absence and null.
#[derive(Clone, Copy)]
struct Substitutes {
    missing: Missing,
    null: bool,
}

/// The degree to which a field may be missing, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Missing {
    Never,
    Tolerated,
    Allowed,
}

/// A substitute that only one of the descriptions allows.
enum Substitute {
    Missing,
    Null,
}

impl Substitute {
    fn in_words(&self) -> &'static str {
        match self {
            Substitute::Missing => "without the field",
            Substitute::Null => "with null",
        }
    }
}

impl Substitutes {
    fn of(field: &Field, holder: Usage) -> Self {
        let missing = match field.presence {
            Presence::Expected => Missing::Tolerated,
            presence if presence.may_be_left_out(holder) => Missing::Allowed,
            _ => Missing::Never,
        };
        let null = field.presence == Presence::Nullable || matches!(field.ty, Type::Nullable(_));
        Substitutes { missing, null }
    }

    fn substitute_beyond(self, other: Substitutes) -> Option<Substitute> {
        if self.missing > other.missing {
            return Some(Substitute::Missing);
        }
        (self.null && !other.null).then_some(Substitute::Null)
    }
}
