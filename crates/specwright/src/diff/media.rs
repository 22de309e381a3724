//! Comparison of the media types of bodies.

use super::change::Effect;
use super::{Diff, EVERYWHERE, Where};
use crate::ir::*;

const JSON: &str = "application/json";

impl Diff<'_> {
    /// Compares media types that operations specify themselves. The service's default is compared separately.
    pub(super) fn media_type_of(&mut self, place: &Where, old: &Operation, new: &Operation) {
        if old.media_type == new.media_type {
            return;
        }
        let of_bytes = old.has_binary() && new.has_binary();
        let of = match of_bytes {
            true => [old, new].map(|operation| Some(operation.binary_type())),
            false => [self.old.description.json_type(old), self.new.description.json_type(new)],
        };
        if of[0] == of[1] {
            let effect = Effect::harmless("the media type of the bodies is unchanged");
            let shown = [old.media_type.clone(), new.media_type.clone()];
            return self.add(place.clone(), EVERYWHERE, "media_type", shown, effect);
        }
        if of_bytes {
            let usage = Usage { request: new.body == Some(Type::Binary), response: new.answers_binary() };
            let effect = Effect::of_values(
                Some("the service may not understand the old format".to_owned()),
                Some("responses have a format that readers did not request".to_owned()),
            );
            let shown = of.map(|of| of.map(str::to_owned));
            return self.add(place.clone(), usage, "media_type", shown, effect);
        }
        let usage = Usage { request: new.has_json_request(), response: new.has_json_response() };
        self.media_type(place, usage, of);
    }

    pub(super) fn media_type(&mut self, place: &Where, usage: Usage, [old, new]: [Option<&str>; 2]) {
        let is_same = old.unwrap_or(JSON) == new.unwrap_or(JSON);
        let effect = match (old, new) {
            (old, new) if old == new => return,
            (_, None) if is_same => Effect::harmless("bodies of any content type are accepted"),
            (_, Some(_)) if is_same => {
                Effect::breaks_requests("bodies without a JSON content type are rejected")
            }
            _ => Effect::of_values(
                Some("bodies of the old type may be rejected".to_owned()),
                Some("responses have a type that readers did not request".to_owned()),
            ),
        };
        self.add(place.clone(), usage, "media_type", [old, new].map(|of| of.map(str::to_owned)), effect);
    }
}
