//! Checks of credentials. The part of a request that carries a credential must have no other use.

use std::collections::BTreeMap;

use crate::diagnostic::Diagnostics;
use crate::ir::*;

/// Reports conflicts between schemes, and conflicts between schemes and other parts of requests.
pub fn lint(description: &Description, diagnostics: &mut Diagnostics) {
    let auth = &description.auth;
    let mut known: BTreeMap<&Carrier, &Scheme> = BTreeMap::new();
    for scheme in &auth.schemes {
        if let Some(first) = known.insert(&scheme.carrier, scheme) {
            let message =
                format!("the schemes `{}` and `{}` use the same place in requests", scheme.name, first.name);
            diagnostics.add(&scheme.place, message, "give each scheme its own place, or remove one of them");
        }
        if let Some(what) = other_use(description, auth, &scheme.carrier) {
            let message = format!("the place of the scheme `{}` in requests is taken by {what}", scheme.name);
            diagnostics.add(&scheme.place, message, "choose another place");
        }
    }
    for operation in &description.operations {
        check_query_parameters(description, auth, operation, diagnostics);
    }
}

/// Describes another use of the request part that carries a credential.
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

/// Reports fields that have the same name as an `[auth]` parameter, because the field and the parameter would be in the
/// same query.
fn check_query_parameters(
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
            let message = format!("`{name}` is already a query parameter of `[auth]`");
            diagnostics.add(&field.place, message, "remove the field: the client adds the parameter");
        }
    }
}
