//! Requests with credentials.

use std::sync::{Mutex, PoisonError};

#[cfg(any(test, feature = "cache"))]
use base64::{Engine as _, prelude::BASE64_STANDARD};
use bytes::Bytes;
use http::{HeaderName, HeaderValue, Request};

use super::Credential;
use crate::client::Shared;
use crate::url::with_parameter;
use crate::{Carrier, Scheme};
use crate::{Error, ErrorKind, Operation};

/// The credential that the last attempt of a call had, and the one that the next has to have.
#[derive(Default)]
pub(crate) struct Access(Mutex<State>);

#[derive(Default)]
struct State {
    used: Option<Signed>,
    /// What was given in place of one that was refused.
    next: Option<Signed>,
    /// Whether one was refused and asked for again.
    is_renewed: bool,
}

/// A credential and its scheme.
#[derive(Clone, PartialEq)]
pub(crate) struct Signed {
    pub(crate) scheme: &'static Scheme,
    pub(crate) credential: Credential,
}

impl Access {
    /// The request with a credential, if its operation needs one.
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
        // The caller may have given it as a header.
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

    /// After a 401: whether there is another credential than the one that was refused. It is asked for once.
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
        (!std::mem::replace(&mut state.is_renewed, true)).then_some(used)
    }

    /// Nothing that is done under the lock can panic.
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The credential of the first scheme that there is one of.
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
    let wanted = format!("the client has none of {}", names.join(", "));
    Err(Error::new(ErrorKind::NoCredential, wanted))
}

fn failed(client: &Shared, scheme: &Scheme, error: &super::CredentialError) -> Error {
    let text = client.redactor.redact(&error.to_string());
    Error::new(ErrorKind::NoCredential, format!("{:?} could not be provided: {text}", scheme.name))
}

/// What is wrong with a credential for a scheme.
pub(super) fn check(scheme: &'static Scheme, credential: &Credential) -> Result<(), String> {
    put(scheme, credential, &mut Request::new(Bytes::new()))
}

fn put(scheme: &'static Scheme, credential: &Credential, request: &mut Request<Bytes>) -> Result<(), String> {
    let name = scheme.name;
    let text = credential.carried_by(scheme.carrier).ok_or_else(|| {
        let wanted = match scheme.carrier {
            Carrier::Basic => "a user's name, without a colon, and a password",
            _ => "a key or a token",
        };
        format!("the credential {name:?} is {wanted}")
    })?;
    match (scheme.carrier, scheme.carrier.header()) {
        (Carrier::Query(parameter), _) => {
            let url = with_parameter(request.uri(), parameter, &text);
            *request.uri_mut() = url.ok_or("its URL is too long")?;
        }
        (_, Some(header)) => {
            let is_plain = text.bytes().all(|byte| (b'!'..=b'~').contains(&byte) || byte == b' ');
            let value = HeaderValue::from_str(&text).ok().filter(|_| is_plain && !text.ends_with(' '));
            let (Ok(header), Some(mut value)) = (HeaderName::try_from(header), value) else {
                return Err(format!("the credential {name:?} has characters that no header can hold"));
            };
            value.set_sensitive(true);
            request.headers_mut().insert(header, value);
        }
        (_, None) => {}
    }
    Ok(())
}

/// The texts that nobody may see, of a header in which requests carry credentials.
#[cfg(any(test, feature = "cache"))]
pub(crate) fn secrets_in_header(value: &str) -> Vec<String> {
    let Some((_, text)) = value.split_once(' ') else { return vec![value.to_owned()] };
    let login = BASE64_STANDARD.decode(text).ok().and_then(|login| String::from_utf8(login).ok());
    let password = login.as_ref().and_then(|login| login.split_once(':'));
    let password = password.map(|(_, password)| password.to_owned());
    [Some(text.to_owned()), login.filter(|_| password.is_some()), password.clone()]
        .into_iter()
        .flatten()
        .collect()
}
