//! The generated service: a trait for each operation group, and the routes that call these traits.

mod answers;
mod errors;

use heck::{ToPascalCase, ToSnakeCase};
use proc_macro2::TokenStream;
use quote::{ToTokens as _, format_ident, quote};

use super::{
    Module, answer_name, constant, deprecated, descriptor, doc, docs, ident, rust_path, validate, value_type,
};
use crate::ir::*;
use crate::names::prepare_method;
use crate::paths::segments;

/// Returns the module of a domain. The module is empty if the domain has no operations.
pub fn domain(description: &Description, models: &str, runtime: &str, domain: &str) -> TokenStream {
    let runtime = rust_path(runtime);
    let groups = groups(description.operations_of(domain)).into_iter();
    groups.map(|group| group_module(description, models, &runtime, group)).collect()
}

fn group_module(description: &Description, models: &str, runtime: &TokenStream, group: &str) -> TokenStream {
    let operations = description.operations.iter().filter(|operation| operation.group == group);
    let operations: Vec<&Operation> = operations.collect();
    let name = ident(&group.to_pascal_case());
    let docs = doc(&format!("The operations in the `{group}` group, which a service implements."));
    let model = |usage, ty: &Type| value_type(description, usage, ty, Module::Outside(models));
    let methods = operations.iter().map(|operation| methods(description, &model, runtime, operation));
    let statics = operations.iter().map(|operation| descriptor(description, runtime, operation));
    let answers = operations.iter().filter_map(|it| answers::answers(description, &model, runtime, it));
    let routes = operations.iter().map(|operation| route(description, &model, runtime, &name, operation));
    let routes_name = format_ident!("{}_routes", group.to_snake_case());
    let routes_docs = doc(&format!("Returns the routes of the group `{group}`."));
    quote! {
        #docs
        pub trait #name: #runtime::http::Host {
            /// Returns the error code for a violated rule of the description. The default is the code of all
            /// invalid requests.
            fn code_of(
                _at: &specwright_core::Location,
                _reason: &specwright_core::ViolationReason,
            ) -> #runtime::http::HostCode<Self> {
                <Self::Errors as #runtime::http::Errors>::code(#runtime::http::Cause::Invalid)
            }

            #(#methods)*
        }

        #routes_docs
        pub fn #routes_name<S: #name>(service: std::sync::Arc<S>) -> axum::Router {
            axum::Router::new() #(#routes)*
        }

        #(#statics)*
        #(#answers)*
    }
}

/// Returns the items that a service implements for an operation: the prepared request, the function that prepares it,
/// and the handler.
fn methods(
    description: &Description,
    model: &impl Fn(Usage, &Type) -> TokenStream,
    runtime: &TokenStream,
    operation: &Operation,
) -> TokenStream {
    let full_name = operation.full_name();
    let snake = operation.name.to_snake_case();
    let (name, prepare, prepared) =
        (ident(&snake), ident(&prepare_method(&snake)), ident(&operation.name.to_pascal_case()));
    let prepared_docs = doc(&format!("A prepared request of `{full_name}`, which has no faults."));
    let prepare_docs = doc(&format!(
        "Prepares a request of `{full_name}`, or adds faults that the description does not cover. Returns `None` only if the request has a fault, either a new fault or a fault that was found before."
    ));
    // The item has no deprecation attribute, to avoid warnings in services that still implement the operation.
    let text = docs::operation(description, operation);
    let docs = doc(&deprecated::with_sentence(&text, &operation.deprecated));
    let headers = operation.response_headers.map(|id| model(Usage::RESPONSE, &Type::Named(id)));
    let headers: Vec<TokenStream> = headers.into_iter().collect();
    let answer = match (operation.response(), operation.stream_format(), operation.bodies().next()) {
        (Some(response), Some(format), _) => {
            let response = model(Usage::RESPONSE, response);
            let stream = ident(match format {
                StreamFormat::Ndjson => "Lines",
                StreamFormat::Sse => "Events",
            });
            quote!(#runtime::http::#stream<#response>)
        }
        (Some(Type::Binary), None, _) => {
            quote!(#runtime::http::Reply<#runtime::http::Binary #(, #headers)*>)
        }
        (Some(response), None, _) => {
            let response = model(Usage::RESPONSE, response);
            quote!(#runtime::http::Reply<#response #(, #headers)*>)
        }
        (None, _, Some(_)) => answer_name(operation).into_token_stream(),
        (None, _, None) => quote!(#runtime::http::Reply<#runtime::http::NoContent #(, #headers)*>),
    };
    let query = operation.query.map(|id| model(Usage::REQUEST, &Type::Named(id)));
    let query = query.map(|query| quote!(query: #query,));
    let body = operation.body.as_ref().map(|body| model(Usage::REQUEST, body));
    let body = body.map(|body| quote!(body: #body,));
    quote! {
        #prepared_docs
        type #prepared: Send + 'static;

        #prepare_docs
        fn #prepare(
            &self,
            caller: &#runtime::http::Caller,
            #query
            #body
            faults: &mut #runtime::http::HostFaults<Self>,
        ) -> Option<Self::#prepared>;

        #docs
        fn #name(
            &self,
            caller: #runtime::http::Caller,
            prepared: Self::#prepared,
        ) -> impl Future<
            Output = Result<#answer, #runtime::http::HostRefusal<Self>>,
        > + Send;
    }
}

fn descriptor(description: &Description, runtime: &TokenStream, operation: &Operation) -> TokenStream {
    let constant = constant(operation);
    let name = operation.full_name();
    let (method, path) = (ident(&operation.method.to_pascal_case()), &operation.path);
    let session = descriptor::session(operation);
    let auth = descriptor::auth(operation);
    let fields =
        operation.query.and_then(|id| description.object(id)).map_or(&[][..], |object| &object.fields);
    let names = |setter: &str, name: fn(&Field) -> Option<&WireName>| {
        let names: Vec<&str> = fields.iter().filter_map(name).map(|name| name.0.as_str()).collect();
        let setter = ident(setter);
        (!names.is_empty()).then(|| quote!(.#setter(&[#(#names),*])))
    };
    let parameters = names("with_parameters", |field| field.header.is_none().then_some(&field.wire));
    let headers = names("with_headers", Field::header_name);
    let constants = (!description.service.headers.is_empty())
        .then(|| quote!(.with_constant_headers(super::CONSTANT_HEADERS)));
    let options = names("with_response_options", |field| field.response_options.then_some(&field.wire));
    let form = operation.form().and_then(|id| description.object(id)).map(|form| {
        let names = form.fields.iter().map(|field| field.wire.0.as_str());
        quote!(.with_form(&[#(#names),*]))
    });
    let media_type = descriptor::media_type(description, operation);
    let results = description.results_of(operation).map(|WireName(field)| quote!(.with_results(#field)));
    let statuses = operation.statuses.iter().map(|status| super::number_literal(i64::from(*status)));
    let beside = shared_path_setters(description, operation);
    let tag = description.event_tag(operation).map(|WireName(tag)| quote!(.with_event_tag(#tag)));
    let end = operation.stream.as_ref().and_then(|stream| stream.end.as_ref());
    let end = end.map(|end| quote!(.with_stream_end(#end)));
    let events = quote!(#tag #end);
    let docs = doc(&format!("Metadata of `{name}` for the runtime."));
    quote! {
        #docs
        pub static #constant: #runtime::http::Operation =
            #runtime::http::Operation::new(#name, #runtime::http::OperationMethod::#method, #path)
                #session
                #auth
                #parameters
                #headers
                #constants
                #options
                #form
                #media_type
                #results
                #events
                .with_statuses(&[#(#statuses),*])
                #beside;
    }
}

/// Returns the setters for an operation that shares its path with other operations. The first operation of a path also
/// handles requests that concern the path as a whole.
fn shared_path_setters(description: &Description, operation: &Operation) -> Option<TokenStream> {
    let path = segments(&operation.path);
    let on_path: Vec<&Operation> =
        description.operations.iter().filter(|other| segments(&other.path) == path).collect();
    let [first, _, ..] = on_path.as_slice() else { return None };
    let has_head = on_path.iter().any(|other| other.method == "HEAD");
    let methods = on_path.iter().flat_map(|other| match other.method.as_str() {
        "GET" if !has_head => vec!["GET", "HEAD"],
        method => vec![method],
    });
    let allowed = methods.chain(["OPTIONS"]).collect::<Vec<_>>().join(", ");
    let is_first = std::ptr::eq(*first, operation);
    let beside = (!is_first).then(|| quote!(.beside_another()));
    Some(quote!(.with_allowed(#allowed) #beside))
}

fn route(
    description: &Description,
    model: &impl Fn(Usage, &Type) -> TokenStream,
    runtime: &TokenStream,
    group: &proc_macro2::Ident,
    operation: &Operation,
) -> TokenStream {
    let path = match operation.path.contains('{') {
        true => {
            let path = &operation.path;
            quote!(&#runtime::http::route_path(#path))
        }
        false => operation.path.to_token_stream(),
    };
    let constant = constant(operation);
    let snake = operation.name.to_snake_case();
    let (name, prepare) = (ident(&snake), ident(&prepare_method(&snake)));
    let into_reply = match operation.is_download() {
        true => operation
            .media_type
            .as_ref()
            .map(|media_type| quote!(.map(|reply| reply.with_media_type(#media_type)))),
        false => operation.has_several_answers().then(|| quote!(.map(#runtime::http::AnyReply::from))),
    };
    let (query, query_argument) = match operation.query {
        Some(id) => {
            let query = model(Usage::REQUEST, &Type::Named(id));
            (quote!(query: #query), quote!(query,))
        }
        None => (quote!((): ()), quote!()),
    };
    let (body, body_argument) = match &operation.body {
        Some(Type::Binary) => (quote!(body: bytes::Bytes), quote!(body,)),
        Some(body) => {
            let form = ident(match (operation.body_format, validate::is_checked(description, body)) {
                (BodyFormat::Form, _) => "Form",
                (BodyFormat::BracketForm, _) => "BracketForm",
                (BodyFormat::Json, true) => "Json",
                (BodyFormat::Json, false) => "Plain",
            });
            let body = model(Usage::REQUEST, body);
            (quote!(#runtime::http::#form(body): #runtime::http::#form<#body>), quote!(body,))
        }
        None => (quote!((): ()), quote!()),
    };
    quote! {
        .route(#path, #runtime::http::route(
            service.clone(),
            &#constant,
            <S as #group>::code_of,
            |service, caller, #query, #body, faults| {
                <S as #group>::#prepare(service, caller, #query_argument #body_argument faults)
            },
            |service, caller, prepared| async move {
                <S as #group>::#name(&service, caller, prepared).await #into_reply
            },
        ))
    }
}

/// Returns the root module of the service: the domain modules, metadata of the service for the runtime, and the error
/// type.
pub fn root(description: &Description, models: &str, runtime: &str) -> TokenStream {
    let runtime = rust_path(runtime);
    let modules = super::operation_modules(description);
    let allowed = deprecated::allowed(description);
    let errors = errors::errors(description, models, &runtime);
    let schemes = descriptor::schemes(description);
    let end_user = descriptor::end_user(description);
    let empty =
        description.auth.empty_results.iter().map(|Header { name, .. }| quote!(.with_empty_results(#name)));
    let constants = description.service.headers.iter().map(|(name, value)| quote!((#name, #value)));
    let constants = (constants.len() > 0).then(|| {
        quote! {
            /// Constant headers, which all requests must have.
            const CONSTANT_HEADERS: &[(&str, &str)] = &[#(#constants),*];
        }
    });
    quote! {
        #allowed
        #modules
        #constants

        /// Credentials, session parameter and common headers of requests.
        pub static AUTH: #runtime::http::Auth = #runtime::http::Auth::new() #schemes #end_user #(#empty)*;

        #errors
    }
}
