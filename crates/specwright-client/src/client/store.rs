//! Storage of a client's credentials: fixed credentials, and a provider for the others.

use std::sync::Arc;

use bytes::Bytes;
use http::{HeaderName, HeaderValue, Request};

use crate::url::with_parameter;
use crate::{Carrier, Credential, CredentialError, Credentials, Error, ErrorKind, Scheme, Service};

/// The credentials of a client.
#[derive(Clone, Default)]
pub(crate) struct Store {
    /// Fixed credentials by scheme name. `None` stands for the first scheme.
    fixed: Vec<(Option<String>, Credential)>,
    provider: Option<Arc<dyn Credentials>>,
}

impl Store {
    pub(crate) fn set(&mut self, scheme: Option<String>, credential: Credential) {
        self.fixed.retain(|(known, _)| *known != scheme);
        self.fixed.push((scheme, credential));
    }

    pub(crate) fn set_provider(&mut self, provider: impl Credentials) {
        self.provider = Some(Arc::new(provider));
    }

    /// Checks the credentials against the schemes of the service, and sets the scheme of a credential without a scheme
    /// name.
    pub(crate) fn checked(mut self, service: &'static Service) -> Result<Self, Error> {
        let problem = |detail: String| Err(Error::new(ErrorKind::Configuration, detail));
        let names: Vec<&str> = service.schemes.iter().map(|scheme| scheme.name).collect();
        for (name, credential) in &mut self.fixed {
            let scheme = match name {
                None => service.schemes.first(),
                Some(name) => service.schemes.iter().find(|scheme| scheme.name == *name),
            };
            let Some(scheme) = scheme else {
                return problem(match (name, names.is_empty()) {
                    (_, true) => format!("{} accepts no credentials; remove them", service.name),
                    (name, false) => format!(
                        "{} has no credential scheme {:?}; its schemes are {}",
                        service.name,
                        name.as_deref().unwrap_or_default(),
                        names.join(", ")
                    ),
                });
            };
            if credential.is_empty() {
                return problem(match name {
                    None => "the key is empty".to_owned(),
                    Some(name) => format!("the credential {name:?} is empty"),
                });
            }
            check(scheme, credential).map_err(|fault| Error::new(ErrorKind::Configuration, fault))?;
            *name = Some(scheme.name.to_owned());
        }
        Ok(self)
    }

    /// Returns the fixed credentials.
    pub(crate) fn fixed(&self) -> impl Iterator<Item = &Credential> {
        self.fixed.iter().map(|(_, credential)| credential)
    }

    fn fixed_of(&self, scheme: &Scheme) -> Option<&Credential> {
        let named = |(name, _): &&(Option<String>, Credential)| name.as_deref() == Some(scheme.name);
        self.fixed.iter().find(named).map(|(_, credential)| credential)
    }

    /// Returns `true` if a replacement may be available after a credential of this scheme was rejected.
    pub(crate) fn may_change(&self, scheme: &Scheme) -> bool {
        self.provider.is_some() && self.fixed_of(scheme).is_none()
    }

    /// Returns the credential of a scheme. `refused` is the rejected credential that the result replaces.
    pub(crate) async fn credential(
        &self,
        scheme: &'static Scheme,
        refused: Option<&Credential>,
    ) -> Result<Option<Credential>, CredentialError> {
        match (self.fixed_of(scheme), &self.provider) {
            (Some(fixed), _) => Ok(Some(fixed.clone())),
            (None, Some(provider)) => provider.credential(scheme, refused).await,
            (None, None) => Ok(None),
        }
    }
}

/// Checks that a credential suits its scheme.
fn check(scheme: &'static Scheme, credential: &Credential) -> Result<(), String> {
    put(scheme, credential, &mut Request::new(Bytes::new()))
}

/// Adds a credential to a request.
///
/// # Errors
/// Returns a message if the credential does not suit its scheme, or if the URL becomes too long.
pub(crate) fn put(
    scheme: &'static Scheme,
    credential: &Credential,
    request: &mut Request<Bytes>,
) -> Result<(), String> {
    let name = scheme.name;
    let text = credential.carried_by(scheme.carrier).ok_or_else(|| {
        let wanted = match scheme.carrier {
            Carrier::Basic => "a user name (without a colon) and a password",
            _ => "a key or a token",
        };
        format!("the credential {name:?} must be {wanted}")
    })?;
    match (scheme.carrier, scheme.carrier.header()) {
        (Carrier::Query(parameter), _) => {
            let url = with_parameter(request.uri(), parameter, &text);
            *request.uri_mut() = url.ok_or("the URL is too long")?;
        }
        (_, Some(header)) => {
            let is_plain = text.bytes().all(|byte| (b'!'..=b'~').contains(&byte) || byte == b' ');
            let value = HeaderValue::from_str(&text).ok().filter(|_| is_plain && !text.ends_with(' '));
            let (Ok(header), Some(mut value)) = (HeaderName::try_from(header), value) else {
                return Err(format!(
                    "the credential {name:?} contains characters that are not allowed in a header"
                ));
            };
            value.set_sensitive(true);
            request.headers_mut().insert(header, value);
        }
        (_, None) => {}
    }
    Ok(())
}
