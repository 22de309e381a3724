//! Rules that concern several fields. A rule that follows from one of the other side asks for nothing new.

use super::change::Effect;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::codegen::diagnostic::Place;
use crate::codegen::ir::*;

impl Diff<'_> {
    pub(super) fn rules(
        &mut self,
        holder: &Holder,
        place: &Where,
        old: &[(Rule, Place)],
        new: &[(Rule, Place)],
    ) {
        let shown =
            |rules: &[(Rule, Place)]| rules.iter().map(|(rule, _)| words::rule(rule)).collect::<Vec<_>>();
        let (before, after) = (shown(old), shown(new));
        for ((rule, at), text) in old.iter().zip(&before).filter(|(_, text)| !after.contains(text)) {
            let effect = match new.iter().any(|(other, _)| follows(rule, other)) {
                true => Effect::harmless("it follows from a rule that is there still"),
                false => Effect::breaks_responses("answers may break it now"),
            };
            let place = self.old.at(at, &holder.item);
            self.add(place, holder.usage, "rule removed", [some(text), None], effect);
        }
        for ((rule, at), text) in new.iter().zip(&after).filter(|(_, text)| !before.contains(text)) {
            let effect = match old.iter().any(|(other, _)| follows(rule, other)) {
                true => Effect::harmless("it follows from a rule that was there before"),
                false => Effect::breaks_requests("requests that break it are refused now"),
            };
            let place = self.new.at(at, &holder.item);
            self.add(place, holder.usage, "rule added", [None, some(text)], effect);
        }
        let order = Effect::harmless(super::NO_ORDER);
        self.compare_order(place, "order of the rules", &before, &after, order);
        if before.len() != after.len() {
            // One that was written twice may be written once.
            let effect = Effect::harmless("each rule that comes or goes is told of by itself");
            let count = |rules: &[String]| some(rules.len().to_string());
            self.add(place.clone(), holder.usage, "number of rules", [count(&before), count(&after)], effect);
        }
    }
}

/// Whether whatever meets `given` meets `rule` too.
fn follows(rule: &Rule, given: &Rule) -> bool {
    let within = |some: &[WireName], all: &[WireName]| some.iter().all(|name| all.contains(name));
    match (rule, given) {
        (Rule::AnyOf(rule), Rule::AnyOf(given)) => within(given, rule),
        (Rule::Together(rule), Rule::Together(given)) => within(rule, given),
        (Rule::RequiredWith(rule), Rule::RequiredWith(given)) => {
            rule.first() == given.first() && within(&rule[1..], given)
        }
        (Rule::RequiredWith(rule), Rule::Together(given)) => within(rule, given),
        (
            Rule::Ordered { first, second, strict },
            Rule::Ordered { first: given_first, second: given_second, strict: given_strict },
        ) => first == given_first && second == given_second && (*given_strict || !strict),
        (
            Rule::AnyOf(_) | Rule::Together(_) | Rule::RequiredWith(_) | Rule::Ordered { .. },
            Rule::AnyOf(_) | Rule::Together(_) | Rule::RequiredWith(_) | Rule::Ordered { .. },
        ) => false,
    }
}
