//! Credentials: what carries one carries nothing else.

use std::collections::BTreeMap;

use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports every problem of the schemes among each other and beside the rest of a request.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    let auth = &description.auth;
    let mut known: BTreeMap<&Carrier, &Scheme> = BTreeMap::new();
    for scheme in &auth.schemes {
        if let Some(first) = known.insert(&scheme.carrier, scheme) {
            let message = format!(
                "the credential `{}` is in the same place of a request as `{}`",
                scheme.name, first.name
            );
            diagnostics.add(&scheme.place, message, "give each a place of its own, or leave one out");
        }
        if let Some(what) = other_use(description, auth, &scheme.carrier) {
            let message = format!("the credential `{}` is where requests have {what}", scheme.name);
            diagnostics.add(&scheme.place, message, "give it another place");
        }
    }
    for operation in &description.operations {
        beside_parameters(description, auth, operation, diagnostics);
    }
}

/// What else is in the place of a credential.
fn other_use(description: &Description, auth: &Auth, carrier: &Carrier) -> Option<&'static str> {
    if let Carrier::Query(name) = carrier {
        return auth.session.as_ref().filter(|(session, _)| session == name).map(|_| "the session");
    }
    let header = carrier.header()?;
    let is = |other: &str| other.eq_ignore_ascii_case(header);
    let of_end_user = [&auth.client_ip, &auth.user_agent, &auth.empty_results];
    if description.service.headers.iter().any(|(name, _)| is(name)) {
        Some("a header of `[service]`")
    } else if of_end_user.into_iter().flatten().any(|of_end_user| is(&of_end_user.name)) {
        Some("a header of `[auth.headers]`")
    } else {
        None
    }
}

/// The parameters of `[auth]` are in the query beside the operation's own.
fn beside_parameters(
    description: &Description,
    auth: &Auth,
    operation: &Operation,
    diagnostics: &mut Diagnostics,
) {
    let keys = auth.schemes.iter().filter_map(|scheme| match &scheme.carrier {
        Carrier::Query(name) => Some(name),
        Carrier::Header(_) | Carrier::Bearer | Carrier::Basic => None,
    });
    let session = auth.session.as_ref().filter(|_| operation.session != SessionUse::None);
    for name in keys.chain(session.map(|(name, _)| name)) {
        let field = operation.query.and_then(|id| description.field(id, &name.0));
        if let Some(field) = field.filter(|field| field.header.is_none()) {
            let message = format!("`{name}` is a parameter of `[auth]`, and stands in the query already");
            diagnostics.add(&field.place, message, "leave it out: the client adds it");
        }
    }
}
