//! Comparison of rules about several fields. A rule implied by a rule in the other version adds no restriction.

use super::change::Effect;
use super::types::Holder;
use super::{Diff, Where, some, words};
use crate::diagnostic::Place;
use crate::ir::*;

impl Diff<'_> {
    pub(super) fn rules(
        &mut self,
        holder: &Holder,
        place: &Where,
        old: &[&(Rule, Place)],
        new: &[&(Rule, Place)],
    ) {
        let shown =
            |rules: &[&(Rule, Place)]| rules.iter().map(|(rule, _)| words::rule(rule)).collect::<Vec<_>>();
        let (before, after) = (shown(old), shown(new));
        for ((rule, at), text) in old.iter().zip(&before).filter(|(_, text)| !after.contains(text)) {
            let effect = match new.iter().any(|(other, _)| follows(rule, other)) {
                true => Effect::harmless("the rule follows from a remaining rule"),
                false => Effect::breaks_responses("responses may violate the removed rule"),
            };
            let place = self.old.at(at, &holder.item);
            self.add(place, holder.usage, "rule removed", [some(text), None], effect);
        }
        for ((rule, at), text) in new.iter().zip(&after).filter(|(_, text)| !before.contains(text)) {
            let effect = match old.iter().any(|(other, _)| follows(rule, other)) {
                true => Effect::harmless("the rule follows from an earlier rule"),
                false => Effect::breaks_requests("requests that violate the added rule are rejected"),
            };
            let place = self.new.at(at, &holder.item);
            self.add(place, holder.usage, "rule added", [None, some(text)], effect);
        }
        self.compare_order(place, "the rules", &before, &after);
        if before.len() != after.len() {
            // An added or removed duplicate changes only the number of rules.
            let effect = Effect::harmless("added and removed rules are reported separately");
            let count = |rules: &[String]| some(rules.len().to_string());
            self.add(place.clone(), holder.usage, "number of rules", [count(&before), count(&after)], effect);
        }
    }
}

/// Returns whether every object that satisfies `given` also satisfies `rule`.
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
            Rule::AnyOf(_)
            | Rule::Together(_)
            | Rule::RequiredWith(_)
            | Rule::Ordered { .. }
            | Rule::OrderedBy { .. },
            Rule::AnyOf(_)
            | Rule::Together(_)
            | Rule::RequiredWith(_)
            | Rule::Ordered { .. }
            | Rule::OrderedBy { .. },
        ) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["a", "b", "c"];

    /// Returns all rules about the presence of fields.
    fn all_rules() -> Vec<Rule> {
        let mut lists: Vec<Vec<WireName>> = Vec::new();
        for first in NAMES {
            for second in NAMES {
                let name = |name: &str| WireName(name.to_owned());
                lists.push(vec![name(first), name(second)]);
                lists.extend(NAMES.map(|third| vec![name(first), name(second), name(third)]));
            }
        }
        let kinds = [Rule::AnyOf, Rule::Together, Rule::RequiredWith];
        kinds.into_iter().flat_map(|kind| lists.iter().cloned().map(kind)).collect()
    }

    fn is_met(rule: &Rule, is_present: impl Fn(&WireName) -> bool) -> bool {
        match rule {
            Rule::AnyOf(names) => names.iter().any(is_present),
            Rule::Together(names) => names.iter().all(&is_present) || !names.iter().any(&is_present),
            Rule::RequiredWith(names) => is_present(&names[0]) || !names[1..].iter().any(&is_present),
            Rule::Ordered { .. } | Rule::OrderedBy { .. } => true,
        }
    }

    #[test]
    fn implied_rules_hold_whenever_the_given_rule_holds() {
        let rules = all_rules();
        let mut found = 0;
        for (rule, given) in rules.iter().flat_map(|rule| rules.iter().map(move |given| (rule, given))) {
            if !follows(rule, given) {
                continue;
            }
            found += 1;
            for bits in 0..1 << NAMES.len() {
                let is_present = |name: &WireName| {
                    NAMES.iter().position(|known| *known == name.0).is_some_and(|at| bits >> at & 1 == 1)
                };
                assert!(!is_met(given, is_present) || is_met(rule, is_present), "{rule:?} from {given:?}");
            }
        }
        assert!(found > rules.len(), "no rule follows from another rule");
    }
}
