//! Which files there will be: every definition lands in exactly one.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::quote;

use super::emit::{
    arbitrary, catalogue, client, doc, ident, impls, limits, models, openapi, schema, service,
};
use super::ir::Description;

/// The files to be, by their path from the output root, and the folders that hold nothing else.
#[derive(Debug, Default)]
pub struct Plan {
    /// Path to text.
    pub files: BTreeMap<PathBuf, String>,
    /// Folders in which any other file is an orphan.
    pub folders: Vec<PathBuf>,
}

/// What was made is not what it has to be: a fault of the generator, never of the description.
#[derive(Debug)]
pub enum EmitError {
    /// A token stream that is not Rust.
    Rust {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: syn::Error,
    },
    /// A value that JSON does not have.
    Json {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: serde_json::Error,
    },
}

impl std::fmt::Display for EmitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EmitError::Rust { path, error } => {
                write!(f, "the generator made code for {} that is not Rust: {error}", path.display())
            }
            EmitError::Json { path, error } => {
                write!(f, "the generator made {} of what is not JSON: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for EmitError {}

/// Plans every file. `spec` is the folder of the description as headers name it.
///
/// # Errors
/// Where what is emitted is not Rust, or not JSON.
pub fn plan(description: &Description, spec: &str) -> Result<Plan, EmitError> {
    let mut plan = Plan::default();
    let output = &description.output;
    if let Some((dir, _)) = &output.limits {
        let mut folder = Folder::new(&mut plan, dir, spec);
        folder.add("limits.rs", "*.toml", "Every limit of the description.", limits::module(description))?;
        folder.add(
            "mod.rs",
            "*.toml",
            "What the description says of limits.",
            quote!(
                pub mod limits;
            ),
        )?;
    }
    if let Some((dir, krate)) = &output.models {
        models_folder(&mut Folder::new(&mut plan, dir, spec), description)?;
        if let Some((dir, runtime)) = &output.client {
            let mut folder = Folder::new(&mut plan, dir, spec);
            let root = client::root(description, krate, runtime);
            folder.add("mod.rs", "*.toml", "The operations, as methods of a session.", root)?;
            folder.domains(description, |domain| client::domain(description, krate, runtime, domain))?;
        }
        if let Some((dir, runtime)) = &output.service {
            let mut folder = Folder::new(&mut plan, dir, spec);
            let root = service::root(description, runtime);
            folder.add("mod.rs", "*.toml", "The operations, as traits with routes.", root)?;
            folder.domains(description, |domain| service::domain(description, krate, runtime, domain))?;
        }
    }
    if let Some((file, _)) = &output.openapi {
        let path = PathBuf::from(file);
        let text = openapi::document(description, spec);
        let text = text.map_err(|error| EmitError::Json { path: path.clone(), error })?;
        plan.files.insert(path, text);
    }
    Ok(plan)
}

fn models_folder(folder: &mut Folder<'_>, description: &Description) -> Result<(), EmitError> {
    let domains: Vec<&String> =
        description.domains.iter().filter(|domain| description.defs_of(domain).next().is_some()).collect();
    let modules = domains.iter().map(|domain| {
        let (docs, name) = (doc(&format!("What `{domain}.toml` describes.")), ident(domain));
        quote!(#docs pub mod #name;)
    });
    let root = quote! {
        #(#modules)*
        #[cfg(feature = "arbitrary")]
        mod arbitrary;
        #[cfg(feature = "catalogue")]
        pub mod catalogue;
        mod impls;
        #[cfg(feature = "schemars")]
        mod schema;
    };
    folder.add("mod.rs", "*.toml", "The types, one module for each file of the description.", root)?;
    folder.add("catalogue.rs", "*.toml", "Every type by its name.", catalogue::module(description))?;
    folder.domains(description, |domain| models::domain(description, domain))?;
    type Emit = fn(&Description, &str) -> TokenStream;
    let below: [(&str, &str, Emit); 3] = [
        ("impls", "How the types are built, decoded, encoded and checked.", |description, domain| {
            let (impls, starts) = (impls::domain(description, domain), impls::starts(description, domain));
            quote!(#impls #starts)
        }),
        ("schema", "`JsonSchema` of the types.", schema::domain),
        ("arbitrary", "`Arbitrary` values of the types.", arbitrary::domain),
    ];
    for (name, doc, emit) in below {
        let with_content = domains.iter().filter(|domain| !emit(description, domain).is_empty());
        let modules = with_content.map(|domain| {
            let name = ident(domain);
            quote!(mod #name;)
        });
        let root = quote!(#(#modules)*);
        folder.add(&format!("{name}/mod.rs"), "*.toml", doc, root)?;
        folder.below(name).domains(description, |domain| emit(description, domain))?;
    }
    Ok(())
}

/// A folder being planned.
struct Folder<'a> {
    plan: &'a mut Plan,
    dir: PathBuf,
    spec: &'a str,
}

impl<'a> Folder<'a> {
    fn new(plan: &'a mut Plan, dir: &str, spec: &'a str) -> Self {
        plan.folders.push(PathBuf::from(dir));
        Folder { plan, dir: PathBuf::from(dir), spec }
    }

    fn below(&mut self, name: &str) -> Folder<'_> {
        Folder { plan: self.plan, dir: self.dir.join(name), spec: self.spec }
    }

    /// One file for each domain that has something to say.
    fn domains(
        &mut self,
        description: &Description,
        emit: impl Fn(&str) -> TokenStream,
    ) -> Result<(), EmitError> {
        for domain in &description.domains {
            let code = emit(domain);
            if !code.is_empty() {
                let source = format!("{domain}.toml");
                self.add(&format!("{domain}.rs"), &source, &format!("From `{source}`."), code)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, name: &str, source: &str, doc: &str, code: TokenStream) -> Result<(), EmitError> {
        let path = self.dir.join(name);
        let text = format(&path, code)?;
        let spec = self.spec;
        let header = format!(
            "// Made by `cargo xtask regenerate` from `{spec}/{source}`. Do not edit.\n\n//! {doc}\n\n"
        );
        self.plan.files.insert(path, header + &text);
        Ok(())
    }
}

fn format(path: &Path, code: TokenStream) -> Result<String, EmitError> {
    let file: syn::File =
        syn::parse2(code).map_err(|error| EmitError::Rust { path: path.to_owned(), error })?;
    let mut text = String::new();
    let mut last_is_short = true;
    for item in file.items {
        // The printer sets items close together; a blank line goes between all but imports and modules.
        let is_short = matches!(item, syn::Item::Use(_) | syn::Item::Macro(_));
        let closes_up = is_short && last_is_short;
        if !text.is_empty() && !closes_up {
            text.push('\n');
        }
        last_is_short = is_short;
        text.push_str(&prettyplease::unparse(&syn::File {
            shebang: None,
            frontmatter: None,
            attrs: Vec::new(),
            items: vec![item],
        }));
    }
    Ok(text)
}
