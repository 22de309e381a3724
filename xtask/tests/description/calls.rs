//! The spec's facts about calls, errors and limits, in the format of the fact list.

use std::collections::BTreeSet;

use specwright::ir::*;

use crate::NOT_SHOWN;
use crate::list::Facts;

pub fn calls(description: &Description, facts: &mut Facts) {
    operations(description, facts);
    protocols(description, facts);
    errors(description, facts);
    let auth = &description.auth;
    let session = &auth.session.as_ref().unwrap().0;
    let scheme = |it: &Scheme| match &it.carrier {
        Carrier::Query(parameter) => format!("{}={parameter}", it.name),
        other => format!("{}={other:?}", it.name),
    };
    let schemes: Vec<String> = auth.schemes.iter().map(scheme).collect();
    facts.add("auth", format!("{} session={session}", schemes.join(" ")));
    for (name, limit) in description.limits.iter().filter(|(_, limit)| limit.domain != NOT_SHOWN) {
        let value = match limit.value {
            Number::Integer(value) => value.to_string(),
            Number::Float(value) => value.to_string(),
        };
        facts.add(format!("limit {name}"), value);
    }
}

fn operations(description: &Description, facts: &mut Facts) {
    let name = |id: DefId| description.def(id).name.to_string();
    for operation in description.operations.iter().filter(|operation| operation.domain != NOT_SHOWN) {
        let item = format!("operation {}", operation.full_name());
        facts.add(&item, format!("{} {}", operation.method, operation.path));
        if operation.session != SessionUse::None {
            facts.add(format!("{item}.session"), format!("{:?}", operation.session).to_lowercase());
        }
        let parts = [
            ("query", operation.query),
            ("body", operation.body_def()),
            ("response", operation.response_def()),
        ];
        for (part, id) in parts {
            if let Some(id) = id {
                facts.add(format!("{item}.{part}"), name(id));
            }
        }
        facts.add(format!("{item}.statuses"), join(&operation.statuses));
    }
}

fn protocols(description: &Description, facts: &mut Facts) {
    for protocol in &description.protocols {
        let item = format!("protocol {}", protocol.search.head.name);
        let operation = description.operations[protocol.search.operation].full_name();
        facts.add(&item, format!("polls {operation} starts {} status {}", protocol.start, protocol.status));
        let phase = |phase: &Phase| format!("{phase:?}").to_lowercase();
        let states = protocol.states.iter().map(|(state, meaning)| format!("{state}={}", phase(meaning)));
        facts.add(format!("{item}.states"), join(states));
        let carry = protocol.carry.iter().map(|carry| {
            format!("{}={}.{}", carry.from, if carry.into_body { "body" } else { "query" }, carry.to)
        });
        facts.add(format!("{item}.carry"), join(carry));
    }
    for repeat in &description.repeats {
        let operation = description.operations[repeat.search.operation].full_name();
        let pending = repeat.pending.map(|status| format!(" pending {status}")).unwrap_or_default();
        let fact = format!("repeats {operation} until {}{pending}", repeat.complete);
        facts.add(format!("repeat {}", repeat.search.head.name), fact);
    }
}

fn errors(description: &Description, facts: &mut Facts) {
    for (code, status) in &description.statuses {
        let groups: BTreeSet<&String> = status.groups.iter().collect();
        facts.add(format!("status {code}"), join(groups));
    }
    for envelope in &description.envelopes {
        let parts = &envelope.parts;
        let named = [
            ("list", envelope.list.as_ref()),
            ("code", parts.code.as_ref()),
            ("message", parts.message.as_ref()),
            ("localized", parts.localized.as_ref()),
            ("status", parts.status.as_ref()),
            ("url", parts.url.as_ref()),
        ];
        let fact = named.iter().filter_map(|(part, field)| Some(format!("{part}={}", (*field)?)));
        facts.add(format!("envelope {}", description.def(envelope.def).name), join(fact));
    }
}

fn join<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
