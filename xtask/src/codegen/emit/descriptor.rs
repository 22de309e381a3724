//! Setters of the descriptors that client and service have of the same API, for what there is to say.

use proc_macro2::TokenStream;
use quote::quote;

use crate::codegen::ir::*;

/// Use of the end user's session by an operation; `runtime` is the module of `SessionUse`.
pub fn session(operation: &Operation, runtime: &TokenStream) -> TokenStream {
    match operation.session {
        SessionUse::None => TokenStream::new(),
        SessionUse::Optional => quote!(.with_session(#runtime::SessionUse::Optional)),
        SessionUse::Required => quote!(.with_session(#runtime::SessionUse::Required)),
    }
}

/// Headers about the end user.
pub fn end_user(auth: &Auth) -> TokenStream {
    let session = auth.session.iter().map(|(WireName(name), _)| quote!(.with_session(#name)));
    let client_ip = auth.client_ip.iter().map(|Header { name, .. }| quote!(.with_client_ip(#name)));
    let user_agent = auth.user_agent.iter().map(|Header { name, .. }| quote!(.with_user_agent(#name)));
    session.chain(client_ip).chain(user_agent).collect()
}
