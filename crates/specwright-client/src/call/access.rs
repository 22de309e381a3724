//! The credentials used by a call's attempts.

use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use http::Request;

use crate::client::{Shared, put};
use crate::{Credential, CredentialError, Error, ErrorKind, Operation, Scheme};

/// The credential that a call's last attempt used, and the replacement for the next attempt, if any.
#[derive(Default)]
pub(crate) struct Access(Mutex<State>);

#[derive(Default)]
struct State {
    used: Option<Signed>,
    /// Replacement for a rejected credential.
    next: Option<Signed>,
    /// `true` if a credential was rejected and a replacement was requested.
    has_requested_renewal: bool,
}

/// A credential and its scheme.
#[derive(Clone, PartialEq)]
pub(crate) struct Signed {
    pub(crate) scheme: &'static Scheme,
    pub(crate) credential: Credential,
}

impl Access {
    /// Adds a credential to the request, if the operation needs one.
    pub(crate) async fn sign(
        &self,
        client: &Shared,
        operation: &'static Operation,
        mut request: Request<Bytes>,
    ) -> Result<Request<Bytes>, Error> {
        let has_one = |scheme: &Scheme| {
            scheme.carrier.header().is_some_and(|header| request.headers().contains_key(header))
        };
        let mut schemes = client.service.schemes_of(operation).peekable();
        // The caller may have set the credential as a header.
        if schemes.peek().is_none() || client.service.schemes_of(operation).any(has_one) {
            return Ok(request);
        }
        let renewed = self.lock().next.take();
        let signed = match renewed {
            Some(renewed) => renewed,
            None => first(client, operation, schemes).await?,
        };
        let fault = |fault| Error::new(ErrorKind::NoCredential, fault);
        put(signed.scheme, &signed.credential, &mut request).map_err(fault)?;
        self.lock().used = Some(signed);
        Ok(request)
    }

    /// After a 401, requests a replacement for the rejected credential. Returns whether the replacement differs. Each
    /// call requests a replacement at most once.
    pub(crate) async fn renew(&self, client: &Shared) -> Result<bool, Error> {
        let Some(refused) = self.refused(client) else { return Ok(false) };
        let Signed { scheme, credential } = &refused;
        let given = client.credentials.credential(scheme, Some(credential)).await;
        let Some(given) = given.map_err(|error| failed(client, scheme, &error))? else { return Ok(false) };
        client.redactor.learn(&given);
        let is_another = given != *credential;
        self.lock().next = is_another.then_some(Signed { scheme, credential: given });
        Ok(is_another)
    }

    fn refused(&self, client: &Shared) -> Option<Signed> {
        let mut state = self.lock();
        let used = state.used.clone().filter(|used| client.credentials.may_change(used.scheme))?;
        (!std::mem::replace(&mut state.has_requested_renewal, true)).then_some(used)
    }

    /// Locks the state. No code that runs under the lock can panic.
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the credential of the first scheme for which the client has a credential.
async fn first(
    client: &Shared,
    operation: &'static Operation,
    schemes: impl Iterator<Item = &'static Scheme>,
) -> Result<Signed, Error> {
    for scheme in schemes {
        let given = client.credentials.credential(scheme, None).await;
        if let Some(credential) = given.map_err(|error| failed(client, scheme, &error))? {
            client.redactor.learn(&credential);
            return Ok(Signed { scheme, credential });
        }
    }
    let names: Vec<String> =
        client.service.schemes_of(operation).map(|scheme| format!("{:?}", scheme.name)).collect();
    let wanted = format!("none is available for {}", names.join(", "));
    Err(Error::new(ErrorKind::NoCredential, wanted))
}

fn failed(client: &Shared, scheme: &Scheme, error: &CredentialError) -> Error {
    let text = client.redactor.redact(&error.to_string());
    Error::new(ErrorKind::NoCredential, format!("{:?} could not be provided: {text}", scheme.name))
}
