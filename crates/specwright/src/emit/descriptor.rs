//! Setters for the descriptors of operations and credentials, which are the same in the client and the service.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::*;

/// Returns the setter for an operation's session use.
pub fn session(operation: &Operation) -> TokenStream {
    match operation.session {
        SessionUse::None => TokenStream::new(),
        SessionUse::Optional => quote!(.with_session(specwright_core::auth::SessionUse::Optional)),
        SessionUse::Required => quote!(.with_session(specwright_core::auth::SessionUse::Required)),
    }
}

/// Returns the setter for the credentials that an operation accepts, if the operation restricts them.
pub fn auth(operation: &Operation) -> Option<TokenStream> {
    operation.auth.as_ref().map(|names| quote!(.with_auth(&[#(#names),*])))
}

/// Returns the setter for the media type of JSON bodies, if one is specified.
pub fn media_type(description: &Description, operation: &Operation) -> Option<TokenStream> {
    description.json_type(operation).map(|media_type| quote!(.with_media_type(#media_type)))
}

/// Returns the setter for the credential schemes, if there are any.
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

/// Returns the setters for the session parameter and the end-user headers.
pub fn end_user(description: &Description) -> TokenStream {
    let auth = &description.auth;
    let session = auth.session.iter().map(|(WireName(name), _)| quote!(.with_session(#name)));
    let client_ip = auth.client_ip.iter().map(|Header { name, .. }| quote!(.with_client_ip(#name)));
    let user_agent = auth.user_agent.iter().map(|Header { name, .. }| quote!(.with_user_agent(#name)));
    session.chain(client_ip).chain(user_agent).collect()
}
