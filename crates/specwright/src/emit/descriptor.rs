//! Setters of the descriptors that client and service have of the same API, for what there is to say.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::*;

/// Use of the end user's session by an operation.
pub fn session(operation: &Operation) -> TokenStream {
    match operation.session {
        SessionUse::None => TokenStream::new(),
        SessionUse::Optional => quote!(.with_session(specwright_core::auth::SessionUse::Optional)),
        SessionUse::Required => quote!(.with_session(specwright_core::auth::SessionUse::Required)),
    }
}

/// Credentials of which a call of an operation needs one, where it says so.
pub fn auth(operation: &Operation) -> Option<TokenStream> {
    operation.auth.as_ref().map(|names| quote!(.with_auth(&[#(#names),*])))
}

/// The media type of an operation's bodies of JSON, where it is said.
pub fn media_type(description: &Description, operation: &Operation) -> Option<TokenStream> {
    description.json_type(operation).map(|media_type| quote!(.with_media_type(#media_type)))
}

/// The schemes of credentials.
pub fn schemes(description: &Description) -> Option<TokenStream> {
    let schemes = description.auth.schemes.iter().map(|Scheme { name, carrier, .. }| match carrier {
        Carrier::Query(WireName(parameter)) => {
            quote!(specwright_core::auth::Scheme::query(#name, #parameter))
        }
        Carrier::Header(header) => quote!(specwright_core::auth::Scheme::header(#name, #header)),
        Carrier::Bearer => quote!(specwright_core::auth::Scheme::bearer(#name)),
        Carrier::Basic => quote!(specwright_core::auth::Scheme::basic(#name)),
    });
    (schemes.len() > 0).then(|| quote!(.with_schemes(&[#(#schemes),*])))
}

/// The session, and headers about the end user.
pub fn end_user(description: &Description) -> TokenStream {
    let auth = &description.auth;
    let session = auth.session.iter().map(|(WireName(name), _)| quote!(.with_session(#name)));
    let client_ip = auth.client_ip.iter().map(|Header { name, .. }| quote!(.with_client_ip(#name)));
    let user_agent = auth.user_agent.iter().map(|Header { name, .. }| quote!(.with_user_agent(#name)));
    session.chain(client_ip).chain(user_agent).collect()
}
