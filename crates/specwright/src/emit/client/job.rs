//! Jobs: long-running operations.

use heck::ToPascalCase;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{Emit, constant};
use crate::emit::{Missing, Module, access, doc, docs, ident, is_plain, optional, validate, value_type};
use crate::ir::*;
use crate::names::job_methods;

/// The request body that starts a job.
struct Body {
    /// Type of the method's argument.
    argument: TokenStream,
    /// Type of the stored body, which determines how the body is validated.
    stored: TokenStream,
    /// Expression that converts an argument named `body` to the stored type.
    conversion: TokenStream,
}

impl Emit<'_> {
    /// Returns the methods that start a job, return a handle to an existing job, or resume a job.
    pub(super) fn job_methods(&self, job: &Job) -> TokenStream {
        let [start, poll] = [job.start, job.poll].map(|index| &self.description.operations[index]);
        let about = docs::with_unstated(&job.head.doc, &job.head.unstated);
        let calls = format!("Started by `{}`, polled by `{}`.", start.full_name(), poll.full_name());
        let about = doc(&format!("{about}\n\n{calls}"));
        let of = doc(&format!(
            "Returns a handle to an existing job, identified by the query of `{}`.",
            poll.full_name()
        ));
        let [run, known, resume] = job_methods(&job.head.name).map(|name| ident(&name));
        let marker = marker(job);
        let query = start.query.map(|id| self.path(id));
        let body = start.body.as_ref().map(|body| self.owned_body(start, body));
        let query_argument = query.as_ref().map(|query| quote!(query: impl Into<#query>,));
        let body_argument = body.as_ref().map(|body| &body.argument).map(|ty| quote!(body: impl Into<#ty>,));
        let query_value = if query.is_some() { quote!(query.into()) } else { quote!(()) };
        let body_value = optional(body.map(|body| body.conversion));
        let polled = self.query_of(poll);
        quote! {
            #about
            pub fn #run(&self, #query_argument #body_argument) -> specwright_client::job::Job<#marker> {
                self.session.run_job(#query_value, #body_value)
            }

            #of
            pub fn #known(&self, query: impl Into<#polled>) -> specwright_client::job::Job<#marker> {
                self.session.job_of(query.into())
            }

            /// Resumes a job that was started elsewhere.
            ///
            /// # Errors
            /// Returns an error if the token does not belong to this job, or if its parameters are invalid.
            pub fn #resume(
                &self,
                token: specwright_client::job::Token,
            ) -> Result<specwright_client::job::Job<#marker>, specwright_client::Error> {
                self.session.resume_job(token)
            }
        }
    }

    /// Returns the `Protocol` impl, which describes the job for the runtime.
    pub(super) fn job(&self, job: &Job) -> Result<TokenStream, Missing> {
        let [start, poll] = [job.start, job.poll].map(|index| &self.description.operations[index]);
        let answer = poll.needed_answer()?;
        let (start_query, query) = (self.query_of(start), self.query_of(poll));
        let start_body = start.body.as_ref().map_or(quote!(()), |body| self.owned_body(start, body).stored);
        let (started, answer_type) = (self.answer_of(start), self.path(answer));
        let marker = marker(job);
        let [start_constant, poll_constant] =
            [start, poll].map(|operation| self.constant_from(start, operation));
        let identity = self.identity(job);
        let id = self.job_id(job, start)?;
        let first = (start.response_def() == Some(answer)).then(|| {
            quote! {
                fn first(started: Self::Started) -> Option<Self::Answer> {
                    Some(started)
                }
            }
        });
        let words = job.states.iter().map(|(state, _)| &state.0);
        let status_name = &job.status.0;
        let (status, phase) = (self.job_status(job, answer)?, self.job_phase(job));
        let error =
            job.error.as_ref().map(|error| self.description.needed_field(answer, error)).transpose()?;
        let reason = error.map(access).map(|error| {
            quote! {
                fn reason(answer: &Self::Answer) -> Option<String> {
                    specwright_client::job::reason(&answer.#error)
                }
            }
        });
        let cancel =
            job.cancel.map(|cancel| self.cancel(&marker, start, &self.description.operations[cancel]));
        let docs = doc(&format!("The protocol for jobs that `{}` starts.", start.full_name()));
        Ok(quote! {
            #docs
            #[derive(Clone, Copy, Debug)]
            pub struct #marker;

            impl specwright_client::job::Protocol for #marker {
                type StartQuery = #start_query;
                type StartBody = #start_body;
                type Started = #started;
                type Query = #query;
                type Answer = #answer_type;
                const START: &'static specwright_client::Operation = &#start_constant;
                const POLL: &'static specwright_client::Operation = &#poll_constant;
                const IDENTITY: specwright_client::job::Identity = #identity;
                const STATUS: &'static str = #status_name;
                const STATES: &'static [&'static str] = &[#(#words),*];

                #id

                #first

                fn status(answer: &Self::Answer) -> Option<&str> {
                    #status
                }

                fn phase(status: &str) -> Option<specwright_client::job::Phase> {
                    #phase
                }

                #reason
            }

            #cancel
        })
    }

    fn query_of(&self, operation: &Operation) -> TokenStream {
        operation.query.map_or(quote!(()), |id| self.path(id))
    }

    /// Returns a body that the handle owns until the body is sent.
    fn owned_body(&self, start: &Operation, ty: &Type) -> Body {
        if *ty == Type::Binary {
            let media_type = start.binary_type();
            return Body {
                stored: quote!(specwright_client::Binary),
                conversion: quote!(specwright_client::Binary::new(body, #media_type)),
                argument: quote!(bytes::Bytes),
            };
        }
        let argument = value_type(self.description, Usage::REQUEST, ty, Module::Outside(self.models));
        match (start.body_format, validate::is_checked(self.description, ty)) {
            (BodyFormat::Form, _) => Body {
                stored: quote!(specwright_client::Form<Box<#argument>>),
                conversion: quote!(specwright_client::Form(Box::new(body.into()))),
                argument,
            },
            (BodyFormat::BracketForm, _) => Body {
                stored: quote!(specwright_client::BracketForm<Box<#argument>>),
                conversion: quote!(specwright_client::BracketForm(Box::new(body.into()))),
                argument,
            },
            (BodyFormat::Json, true) => {
                Body { stored: argument.clone(), conversion: quote!(body.into()), argument }
            }
            (BodyFormat::Json, false) => Body {
                stored: quote!(specwright_client::Plain<#argument>),
                conversion: quote!(specwright_client::Plain(body.into())),
                argument,
            },
        }
    }

    /// Returns the path of an operation's descriptor, relative to the module of the start operation.
    fn constant_from(&self, start: &Operation, operation: &Operation) -> TokenStream {
        let (module, constant) = (module_of(start, operation), constant(operation));
        quote!(#module #constant)
    }

    fn identity(&self, job: &Job) -> TokenStream {
        match &job.identity {
            JobIdentity::Field { answer, query } => {
                let (answer, query) = (&answer.0, &query.0);
                quote!(specwright_client::job::Identity::Field { answer: #answer, query: #query })
            }
            JobIdentity::Location => quote!(specwright_client::job::Identity::Location),
        }
    }

    fn job_id(&self, job: &Job, start: &Operation) -> Result<Option<TokenStream>, Missing> {
        let JobIdentity::Field { answer, .. } = &job.identity else { return Ok(None) };
        let field = self.description.needed_field(start.needed_answer()?, answer)?;
        let name = access(field);
        let id = match is_plain(field) {
            true => quote!(Some(specwright_core::query::QueryValue::to_text(&started.#name))),
            false => quote!(started.#name.as_ref().map(specwright_core::query::QueryValue::to_text)),
        };
        Ok(Some(quote! {
            fn id(started: &Self::Started) -> Option<String> {
                #id
            }
        }))
    }

    fn job_status(&self, job: &Job, answer: DefId) -> Result<TokenStream, Missing> {
        let field = self.description.needed_field(answer, &job.status)?;
        let name = access(field);
        Ok(match is_plain(field) {
            true => quote!(Some(AsRef::<str>::as_ref(&answer.#name))),
            false => quote!(answer.#name.as_ref().map(AsRef::<str>::as_ref)),
        })
    }

    fn job_phase(&self, job: &Job) -> TokenStream {
        let arms = job.states.iter().map(|(state, phase)| {
            let (state, phase) = (&state.0, ident(&phase.to_string().to_pascal_case()));
            quote!(#state => Some(specwright_client::job::Phase::#phase),)
        });
        quote!(match status { #(#arms)* _ => None })
    }

    fn cancel(&self, marker: &Ident, start: &Operation, cancel: &Operation) -> TokenStream {
        let (query, constant) = (self.query_of(cancel), self.constant_from(start, cancel));
        let module = cancel.has_several_answers().then(|| module_of(start, cancel));
        let answer = self.answer_of(cancel);
        quote! {
            impl specwright_client::job::Cancel for #marker {
                type CancelQuery = #query;
                type Cancelled = #module #answer;
                const CANCEL: &'static specwright_client::Operation = &#constant;
            }
        }
    }
}

fn marker(job: &Job) -> Ident {
    format_ident!("{}Job", job.head.name.to_pascal_case())
}

/// Returns the module of an operation if it differs from the start operation's module.
fn module_of(start: &Operation, operation: &Operation) -> Option<TokenStream> {
    let module = ident(&operation.domain);
    (start.domain != operation.domain).then(|| quote!(super::#module::))
}
