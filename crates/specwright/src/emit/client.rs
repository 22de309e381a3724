//! The generated client: one method per operation, and handles for searches, jobs, listings and feeds.

mod answers;
mod feed;
mod job;
mod pages;
mod paging;
mod poll;
mod remarks;
mod repeat;

use std::collections::BTreeSet;

use heck::{ToPascalCase, ToSnakeCase};
use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};

use self::paging::{AccessMode, ValueExpr};
use super::{
    Missing, Module, access, answer_name, constant, deprecated, descriptor, doc, docs, ident, path, validate,
    value_type,
};
use crate::ir::*;

/// Context for generating the client's files.
struct Emit<'a> {
    description: &'a Description,
    models: &'a str,
}

impl Emit<'_> {
    fn path(&self, id: DefId) -> TokenStream {
        path(self.description, id, Module::Outside(self.models))
    }

    /// Returns the type of a response body.
    fn answer_type(&self, ty: &Type) -> TokenStream {
        value_type(self.description, Usage::RESPONSE, ty, Module::Outside(self.models))
    }
}

/// Returns the module of a domain. The module is empty if the domain has no operations.
///
/// # Errors
/// Returns an error if a part that earlier passes should have required is missing from the description.
pub fn domain(description: &Description, models: &str, domain: &str) -> Result<TokenStream, Missing> {
    let emit = Emit { description, models };
    groups(description.operations_of(domain)).into_iter().map(|group| emit.group(group)).collect()
}

impl Emit<'_> {
    fn group(&self, group: &str) -> Result<TokenStream, Missing> {
        let name = ident(&group.to_pascal_case());
        let docs = doc(&format!("The operations in the `{group}` group, for one session."));
        let Description { operations, protocols, repeats, feeds, jobs, pagings, .. } = self.description;
        let in_group = |operation: usize| operations[operation].group == group;
        let searches: Vec<_> = self.description.searches().filter(|it| in_group(it.operation)).collect();
        let protocols = protocols.iter().filter(|it| in_group(it.search.operation));
        let repeats = repeats.iter().filter(|it| in_group(it.search.operation));
        let feeds: Vec<&Feed> = feeds.iter().filter(|it| in_group(it.operation)).collect();
        let jobs: Vec<&Job> = jobs.iter().filter(|it| in_group(it.start)).collect();
        let pagings: Vec<&Paging> = pagings.iter().filter(|it| in_group(it.operation)).collect();
        let operations: Vec<&Operation> = operations.iter().filter(|it| it.group == group).collect();
        let statics = operations.iter().map(|operation| self.descriptor(operation));
        let answers = operations.iter().filter_map(|operation| self.answers(operation));
        let methods = operations.iter().map(|operation| self.method(operation));
        let searches = (searches.iter().map(|search| self.search(search, searches.len())))
            .chain(feeds.iter().map(|feed| self.walk(feed)))
            .chain(jobs.iter().map(|job| Ok(self.job_methods(job))))
            .chain(pagings.iter().map(|paging| Ok(self.items(paging))))
            .collect::<Result<Vec<_>, _>>()?;
        let implementations = (protocols.map(|protocol| self.protocol(protocol)))
            .chain(repeats.map(|repeat| self.repeat(repeat)))
            .chain(feeds.iter().map(|feed| self.feed(feed)))
            .chain(jobs.iter().map(|job| self.job(job)))
            .chain(pagings.iter().map(|paging| self.paging(paging)))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(quote! {
            #docs
            #[derive(Clone, Copy, Debug)]
            pub struct #name<'a> {
                pub(crate) session: &'a specwright_client::Session,
            }

            impl #name<'_> {
                #(#methods)*
                #(#searches)*
            }

            #(#statics)*
            #(#answers)*
            #(#implementations)*
        })
    }

    fn descriptor(&self, operation: &Operation) -> TokenStream {
        let (constant, name) = (constant(operation), operation.full_name());
        let (method, path) = (ident(&operation.method), &operation.path);
        let session = descriptor::session(operation);
        let auth = descriptor::auth(operation);
        let media_type = descriptor::media_type(self.description, operation);
        let repeatable = operation.repeatable.then(|| quote!(.repeatable()));
        let token = operation.idempotency_token.as_ref().map(|(target, _)| {
            let header = self.description.target(operation, target).and_then(Field::header_name);
            let place = match header {
                Some(name) => call_of("Header", name),
                None if target.in_body => call_of("Body", &target.field),
                None => call_of("Query", &target.field),
            };
            quote!(.with_idempotency_token(specwright_client::IdempotencyToken::#place))
        });
        let cacheable = operation.cacheable.then(|| quote!(.cacheable()));
        let not_modified = operation.has_not_modified().then(|| quote!(.with_not_modified()));
        // Error responses are always JSON.
        let accepted =
            operation.answers_binary().then(|| format!("{}, application/json", operation.binary_type()));
        let accepted = accepted.map(|accepted| quote!(.accepting(#accepted)));
        let stream = self.stream_format(operation).map(|format| quote!(.with_stream(#format)));
        let docs = doc(&format!("Metadata of `{name}` for the runtime."));
        quote! {
            #docs
            pub static #constant: specwright_client::Operation =
                specwright_client::Operation::new(#name, http::Method::#method, #path)
                    #session #auth #repeatable #token #cacheable #not_modified #stream #media_type #accepted;
        }
    }

    /// Returns a stream's format and rules, unless the runtime's default applies.
    fn stream_format(&self, operation: &Operation) -> Option<TokenStream> {
        let stream = operation.stream.as_ref()?;
        let format = match stream.format {
            StreamFormat::Ndjson if stream.idle_seconds.is_none() => return None,
            StreamFormat::Ndjson => quote!(LINES),
            StreamFormat::Sse => quote!(EVENTS),
        };
        let tag = self.description.event_tag(operation).map(|WireName(tag)| quote!(.with_tag(#tag)));
        let idle = stream.idle_seconds.map(|seconds| {
            let seconds = super::number_literal(i64::from(seconds));
            quote!(.with_idle_seconds(#seconds))
        });
        let end = stream.end.as_ref().map(|end| quote!(.with_end(#end)));
        let reconnect = stream.reconnect.map(|when| {
            let when = ident(&when.to_string().to_pascal_case());
            quote!(.with_reconnect(specwright_client::stream::Reconnect::#when))
        });
        Some(quote!(specwright_client::stream::Format::#format #tag #idle #end #reconnect))
    }

    fn method(&self, operation: &Operation) -> TokenStream {
        let text = docs::operation(self.description, operation);
        let (returned, call, unread) = match operation.stream_format() {
            None if operation.is_download() => {
                (quote!(Answer), quote!(download), ". A later failure is an error in the stream of chunks")
            }
            None => (quote!(Answer), quote!(call), " or can't be decoded"),
            Some(StreamFormat::Ndjson) => (
                quote!(stream::Records),
                quote!(stream),
                ", is not a stream of records, or is truncated before its first record",
            ),
            Some(StreamFormat::Sse) => {
                (quote!(stream::Records), quote!(stream), " or is not a stream of events")
            }
        };
        let docs = doc(&format!(
            "{text}\n\n# Errors\nReturns an error if a value is invalid (before anything is sent), if the call fails, or if the response has an error status{unread}."
        ));
        let deprecated = deprecated::attribute(&operation.deprecated);
        let (name, constant) = (ident(&operation.name.to_snake_case()), constant(operation));
        let headers = operation.response_headers.map(|id| self.path(id)).into_iter();
        let typed =
            operation.response_headers.map(|_| quote!(.map(specwright_client::Answer::with_typed_headers)));
        let response = self.answer_of(operation);
        let remarks = self.call_remarks(operation);
        let query = operation.query.map(|id| self.path(id));
        let body = operation.body.as_ref().map(|body| self.body(operation, body));
        let query_argument = query.as_ref().map(|query| quote!(query: &#query,));
        let body_argument = body.as_ref().map(|(ty, _)| quote!(body: #ty,));
        let query_value = if query.is_some() { quote!(query) } else { quote!(&()) };
        let sent = match (self.protocol_of(operation), self.results(operation)) {
            (Some(protocol), _) => {
                let body =
                    if operation.body.is_some() { quote!(Some(body), body) } else { quote!(None, query) };
                quote!(call_once::<#protocol>(#query_value, #body))
            }
            (None, results) => {
                let method = if results.is_some() { quote!(call_for_results) } else { call };
                let body = body.map_or(quote!(None::<&()>), |(_, sent)| quote!(Some(#sent)));
                let results =
                    results.map(|(list, field)| quote!(, #list, |answer: &#response| answer.#field.len()));
                quote!(#method(&#constant, #query_value, #body #results))
            }
        };
        quote! {
            #docs
            #deprecated
            pub async fn #name(
                &self, #query_argument #body_argument
            ) -> Result<specwright_client::#returned<#response #(, #headers)*>, specwright_client::Error> {
                self.session.#sent.await #remarks #typed
            }
        }
    }
}

impl Emit<'_> {
    /// Returns the argument type of a request body, and the expression that sends the `body` argument.
    fn body(&self, operation: &Operation, ty: &Type) -> (TokenStream, TokenStream) {
        let of = |ty| value_type(self.description, Usage::REQUEST, ty, Module::Outside(self.models));
        let argument = match ty {
            Type::Binary => {
                let media_type = operation.binary_type();
                return (
                    quote!(impl Into<bytes::Bytes>),
                    quote!(&specwright_client::Binary::new(body, #media_type)),
                );
            }
            Type::List(element) => {
                let element = of(element);
                quote!(&[#element])
            }
            _ => {
                let ty = of(ty);
                quote!(&#ty)
            }
        };
        let sent = match (operation.body_format, validate::is_checked(self.description, ty)) {
            (BodyFormat::Form, _) => quote!(&specwright_client::Form(body)),
            (BodyFormat::BracketForm, _) => quote!(&specwright_client::BracketForm(body)),
            (BodyFormat::Json, true) => quote!(body),
            (BodyFormat::Json, false) => quote!(&specwright_client::Plain(body)),
        };
        (argument, sent)
    }

    /// Returns the marker type of the search that an operation belongs to.
    fn protocol_of(&self, operation: &Operation) -> Option<proc_macro2::Ident> {
        let is_own = |index: usize| std::ptr::eq(&self.description.operations[index], operation);
        let search = self.description.searches().find(|search| is_own(search.operation))?;
        Some(poll::marker(operation, &search.head.name))
    }

    /// Returns the name of the list that contains an operation's results, and the expression that accesses the list.
    fn results<'o>(&self, operation: &'o Operation) -> Option<(&'o str, TokenStream)> {
        let list = operation.results.as_ref()?;
        let field = self.description.needed_field(operation.response_def()?, list).ok()?;
        Some((&list.0, access(field)))
    }

    /// Returns the type that an operation's responses are decoded to.
    fn answer_of(&self, operation: &Operation) -> TokenStream {
        match (operation.response(), operation.bodies().next()) {
            (Some(Type::Binary), _) => quote!(specwright_client::stream::Chunks),
            (Some(response), _) => self.answer_type(response),
            (None, None) => quote!(specwright_client::NoContent),
            (None, Some(_)) => answer_name(operation).into_token_stream(),
        }
    }
}

/// Returns a call to a variant's constructor with a wire name.
fn call_of(variant: &str, name: &WireName) -> TokenStream {
    let (variant, name) = (ident(variant), &name.0);
    quote!(#variant(#name))
}

/// Returns the root module of the client: the domain modules, the client, its session, and metadata of the service for
/// the runtime.
pub fn root(description: &Description, models: &str) -> TokenStream {
    let emit = Emit { description, models };
    let modules = super::operation_modules(description);
    let methods: Vec<(proc_macro2::Ident, TokenStream)> = (description.domains.iter())
        .flat_map(|domain| {
            groups(description.operations_of(domain)).into_iter().map(move |group| (domain, group))
        })
        .map(|(domain, group)| {
            let (domain, ty) = (ident(domain), ident(&group.to_pascal_case()));
            (ident(&group.to_snake_case()), quote!(#domain::#ty))
        })
        .collect();
    let (client, session, service) = (emit.client(), emit.session(&methods), emit.service());
    let allowed = deprecated::allowed(description);
    quote!(#allowed #modules #client #session #service)
}

impl Emit<'_> {
    /// Returns the API's client, a wrapper around the runtime's client.
    fn client(&self) -> TokenStream {
        let name = &self.description.service.name;
        let docs = doc(&format!(
            "A client for the {name} API, with one base URL and one set of credentials. Cheap to clone; clones share connections and policies."
        ));
        let new = (!self.description.auth.schemes.is_empty()).then(|| {
            quote! {
                /// Creates a client for a base URL, with a key and the default policies.
                ///
                /// # Errors
                /// Returns the errors of [`ClientBuilder::build`](specwright_client::ClientBuilder::build).
                pub fn new(base_url: &str, key: impl Into<String>) -> Result<Self, specwright_client::Error> {
                    Self::builder(base_url).key(key).build()
                }
            }
        });
        quote! {
            #docs
            #[derive(Clone, Debug)]
            pub struct Client(specwright_client::Client);

            impl Client {
                #new

                /// Returns a builder for a client with a base URL: `https://` or `http://`, a host, and a path if the
                /// service has one.
                pub fn builder(base_url: &str) -> specwright_client::ClientBuilder<Self> {
                    specwright_client::ClientBuilder::new(&SERVICE, base_url)
                }

                /// Returns a session for an unknown end user.
                pub fn session(&self) -> Session {
                    Session(self.0.session())
                }

                /// Returns a session for this end user. Keep the session, or its `track_id`, for the user's whole
                /// visit: the service treats another id as another user.
                pub fn session_for(&self, end_user: specwright_client::EndUser) -> Session {
                    Session(self.0.session_for(end_user))
                }
            }

            impl From<specwright_client::Client> for Client {
                fn from(client: specwright_client::Client) -> Self {
                    Client(client)
                }
            }

            impl std::ops::Deref for Client {
                type Target = specwright_client::Client;

                fn deref(&self) -> &Self::Target {
                    &self.0
                }
            }
        }
    }

    /// Returns the session, a wrapper around the runtime's session, and its operation groups.
    fn session(&self, groups: &[(proc_macro2::Ident, TokenStream)]) -> TokenStream {
        let (names, types): (Vec<_>, Vec<_>) = groups.iter().map(|(name, ty)| (name, ty)).unzip();
        let docs = names.iter().map(|name| doc(&format!("Returns the operations in the `{name}` group.")));
        quote! {
            /// A session that makes calls for one end user. Cheap to clone; clones share the session.
            #[derive(Clone, Debug)]
            pub struct Session(specwright_client::Session);

            impl Session {
                /// Returns the same session with these options for all its calls, including those of searches, jobs,
                /// listings and feeds. Options that are not set stay unchanged; of two deadlines, the earlier one
                /// applies.
                #[must_use]
                pub fn with(&self, options: specwright_client::CallOptions) -> Self {
                    Session(self.0.with(options))
                }

                #(#docs pub fn #names(&self) -> #types<'_> { #types { session: &self.0 } })*
            }

            impl std::ops::Deref for Session {
                type Target = specwright_client::Session;

                fn deref(&self) -> &Self::Target {
                    &self.0
                }
            }
        }
    }

    fn service(&self) -> TokenStream {
        let name = &self.description.service.name;
        let schemes = descriptor::schemes(self.description);
        let end_user = descriptor::end_user(self.description);
        let read_error = self.read_error();
        let error_fields = self.description.error_fields().into_iter();
        let (search_gone, search_ids) = (self.search_gone(), self.search_ids());
        let headers = self.description.service.headers.iter().map(|(name, value)| quote!((#name, #value)));
        let headers = (headers.len() > 0).then(|| quote!(.with_headers(&[#(#headers),*])));
        let groups: BTreeSet<&str> = self.description.operations.iter().map(|it| it.group.as_str()).collect();
        let groups = groups.iter();
        quote! {
            /// Metadata of the service for the runtime.
            pub static SERVICE: specwright_client::Service =
                specwright_client::Service::new(#name) #schemes #end_user
                    .with_errors(&[#(#error_fields),*], read_error)
                    .with_groups(&[#(#groups),*]) #search_gone #search_ids #headers;

            #read_error
        }
    }

    /// Returns the setter for the error codes of unknown searches, if there are any.
    fn search_gone(&self) -> Option<TokenStream> {
        let values = self.description.defs.iter().flat_map(|def| match &def.kind {
            DefKind::Enum(list) => &list.values[..],
            _ => &[],
        });
        let codes: Vec<&str> = values.filter(|value| value.search_gone).map(|value| &*value.wire.0).collect();
        (!codes.is_empty()).then(|| quote!(.with_search_gone(&[#(#codes),*])))
    }

    /// Returns the setter for the fields that identify a search and are required for polling, if there are any.
    fn search_ids(&self) -> Option<TokenStream> {
        let carried = self.description.protocols.iter().flat_map(|protocol| &protocol.carry);
        let fields: BTreeSet<&str> = carried
            .filter(|carry| carry.into_body)
            .flat_map(|carry| [carry.from.0.as_str(), carry.to.0.as_str()])
            .collect();
        let fields = fields.iter();
        (fields.len() > 0).then(|| quote!(.with_search_ids(&[#(#fields),*])))
    }

    /// Returns the function that decodes all error envelopes into one error type.
    fn read_error(&self) -> TokenStream {
        if self.description.envelopes.is_empty() {
            return quote!(
                fn read_error(_: http::StatusCode, _: &[u8]) -> Option<specwright_client::ApiError> {
                    None
                }
            );
        }
        let envelopes = &self.description.envelopes;
        let shapes = envelopes.iter().map(|envelope| self.envelope(envelope));
        let uses_status = envelopes.iter().any(|envelope| !envelope.statuses.is_empty());
        let status = if uses_status { quote!(status) } else { quote!(_) };
        quote! {
            fn read_error(#status: http::StatusCode, body: &[u8]) -> Option<specwright_client::ApiError> {
                let shape = specwright_core::decode::<specwright_core::Json>(body).ok()?.value;
                #(#shapes)*
                None
            }
        }
    }

    fn envelope(&self, envelope: &Envelope) -> TokenStream {
        let ty = self.path(envelope.def);
        let (body, entry) = (Type::Named(envelope.def), envelope.entry(self.description).map(Type::Named));
        let EnvelopeParts { code, message, localized, title: _, status, url } = &envelope.parts;
        let text = |holder: TokenStream, ty: &Type, path: &FieldPath| match self.reach_in(
            &holder,
            ty,
            path,
            AccessMode::Borrowed,
        ) {
            ValueExpr::Plain(value) => (quote!(#value.to_string()), quote!()),
            ValueExpr::Optional(value) => {
                (quote!(#value.map(ToString::to_string)), quote!(.unwrap_or_default()))
            }
        };
        let of_entry = |path: &Option<FieldPath>| {
            let (path, entry) = (path.as_ref()?, entry.as_ref()?);
            Some(text(quote!(entry), entry, path))
        };
        let code =
            of_entry(code).map_or_else(|| quote!(String::new()), |(code, or_empty)| quote!(#code #or_empty));
        let message = of_entry(message).map(|(message, _)| quote!(.with_message(#message)));
        let localized = of_entry(localized).map(|(localized, _)| quote!(.with_localized(#localized)));
        let read = quote! {
            specwright_client::ApiErrorEntry::new(#code) #message #localized
        };
        let list = envelope.list.as_ref();
        let entries = match list.map(|list| self.reach_in(&quote!(body), &body, list, AccessMode::Borrowed)) {
            Some(ValueExpr::Plain(list)) => {
                quote!(#list.iter().map(|entry| #read).collect::<Vec<_>>())
            }
            Some(ValueExpr::Optional(list)) => {
                quote!(#list.into_iter().flatten().map(|entry| #read).collect::<Vec<_>>())
            }
            None => quote!({
                let entry = &body;
                vec![#read]
            }),
        };
        let status = status.as_ref().map(|path| {
            let value = match self.reach_in(&quote!(body), &body, path, AccessMode::Copied) {
                ValueExpr::Plain(value) => quote!(Some(#value)),
                ValueExpr::Optional(value) => value,
            };
            quote!(.with_status(#value))
        });
        let url = url.as_ref().map(|path| {
            let (url, _) = text(quote!(body), &body, path);
            quote!(.with_url(#url))
        });
        let statuses = envelope.statuses.iter().map(|status| super::number_literal(i64::from(*status)));
        let is_of_status = (statuses.len() > 0).then(|| {
            // An error in a body with a success status can have any shape.
            quote!(.filter(|_| matches!(status.as_u16(), ..400 | #(#statuses)|*)))
        });
        let mut names = envelope.discriminator.0.iter().map(|name| &name.0);
        let first = names.next();
        // Bodies of another envelope may have a field of the same name with another type.
        quote! {
            let field = shape.get(#first) #(.and_then(|value| value.get(#names)))*;
            if let Some(decoded) = field #is_of_status .and_then(|_| specwright_core::decode::<#ty>(body).ok()) {
                let body = decoded.value;
                return Some(specwright_client::ApiError::new(#entries) #status #url);
            }
        }
    }
}
