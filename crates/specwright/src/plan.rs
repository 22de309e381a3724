//! The list of files to generate and the content assigned to each file. This module emits no code.
//!
//! Each definition is assigned to exactly one file of types, and its impls are assigned to one file of each kind.

use std::path::{Path, PathBuf};

use super::ir::{Def, Description};
use super::typescript_runtime;

/// The files to generate, and the folders that contain nothing else.
#[derive(Debug, Default)]
pub struct Plan<'a> {
    /// The files. Their order is irrelevant.
    pub files: Vec<File<'a>>,
    /// Folders that contain only generated files. Any other file in or below these folders is an orphan.
    pub folders: Vec<PathBuf>,
    /// Folder of the OpenAPI document. Any other file in this folder is an orphan, but its subfolders may contain
    /// anything.
    pub document_folder: Option<PathBuf>,
}

/// A file to generate.
#[derive(Debug)]
pub struct File<'a> {
    /// Path relative to the output root.
    pub path: PathBuf,
    /// Content of the file.
    pub part: Part<'a>,
}

/// The part of the generated code that a file contains. Domains are named after their spec file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// Parent module of the limits.
    LimitsRoot,
    /// All limits.
    Limits,
    /// Parent module of the models, and the listed domains.
    ModelsRoot(Vec<&'a str>),
    /// Tables of the types of bodies.
    Catalogue,
    /// The types of a domain.
    Models(&'a str),
    /// Parent module of a kind of impl, and the listed domains.
    ImplsRoot(ImplKind, Vec<&'a str>),
    /// Impls of a domain's types.
    Impls(ImplKind, &'a str),
    /// Parent module of the client's domains, and the name of the models crate.
    ClientRoot(&'a str),
    /// A domain's operations, as methods.
    Client(&'a str, &'a str),
    /// Parent module of the service's domains.
    ServiceRoot(Crates<'a>),
    /// A domain's operations, as traits and routes.
    Service(Crates<'a>, &'a str),
    /// The OpenAPI document.
    OpenApi,
    /// A file of the TypeScript package.
    TypeScript(TypeScriptPart<'a>),
    /// The JSON Schema of the description language.
    LanguageSchema,
}

impl Part<'_> {
    /// Returns the spec file that determines the content, or `None` if the content depends on all spec files.
    pub fn domain(&self) -> Option<&str> {
        match self {
            Part::Models(domain)
            | Part::Impls(_, domain)
            | Part::Client(_, domain)
            | Part::Service(_, domain)
            | Part::TypeScript(TypeScriptPart::Domain(domain)) => Some(domain),
            _ => None,
        }
    }
}

/// A file of the TypeScript package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeScriptPart<'a> {
    /// A file of the runtime.
    Runtime(&'static str),
    /// Metadata of the API, and the function that creates a client.
    CreateClient,
    /// Entry point of the package.
    Index,
    /// The code of a domain.
    Domain(&'a str),
}

/// A kind of impl. Each kind has its own folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImplKind {
    /// Builders, decoding, encoding and validation.
    Codec,
    /// `JsonSchema`.
    Schema,
    /// `Arbitrary`.
    Arbitrary,
    /// Response writers.
    Writers,
}

impl ImplKind {
    const ALL: [ImplKind; 4] = [ImplKind::Codec, ImplKind::Schema, ImplKind::Arbitrary, ImplKind::Writers];

    fn folder(self) -> &'static str {
        match self {
            ImplKind::Codec => "impls",
            ImplKind::Schema => "schema",
            ImplKind::Arbitrary => "arbitrary",
            ImplKind::Writers => "writers",
        }
    }

    /// Returns whether a domain has impls of this kind.
    fn is_in(self, description: &Description, domain: &str) -> bool {
        let mut defs = description.defs_of(domain).map(|(_, def)| def);
        match self {
            // A domain with a protocol has the conversion that starts the search.
            ImplKind::Codec => {
                defs.any(|def| def.is_generated())
                    || description.protocols.iter().any(|protocol| protocol.domain == domain)
            }
            ImplKind::Schema => defs.any(|def| def.has_schema_impl()),
            ImplKind::Arbitrary => defs.any(|def| def.is_generated()),
            ImplKind::Writers => defs.any(Def::has_writer),
        }
    }
}

/// Rust names of the crates that a generated service depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crates<'a> {
    /// Crate of the models.
    pub models: &'a str,
    /// Crate of the runtime.
    pub runtime: &'a str,
}

/// Plans all files that a description requires.
pub fn plan(description: &Description) -> Plan<'_> {
    let mut plan = Plan::default();
    let output = &description.output;
    if let Some((dir, _)) = &output.limits {
        let folder = plan.folder(dir);
        plan.add(folder.join("mod.rs"), Part::LimitsRoot);
        plan.add(folder.join("limits.rs"), Part::Limits);
    }
    if let Some((dir, models)) = &output.models {
        plan.models(description, dir);
        if let Some(dir) = &output.client {
            plan.operations(description, dir, Part::ClientRoot(models), |domain| {
                Part::Client(models, domain)
            });
        }
        if let Some((dir, runtime)) = &output.service {
            let crates = Crates { models, runtime };
            plan.operations(description, dir, Part::ServiceRoot(crates), |domain| {
                Part::Service(crates, domain)
            });
        }
    }
    if let Some(dir) = &output.typescript {
        plan.typescript(description, dir);
    }
    if let Some((file, _)) = &output.openapi {
        let file = PathBuf::from(file);
        plan.document_folder = file.parent().map(Path::to_owned);
        plan.add(file, Part::OpenApi);
    }
    plan
}

/// Returns the domains that have TypeScript content.
pub fn typescript_domains(description: &Description) -> impl Iterator<Item = &str> {
    description.domains.iter().map(String::as_str).filter(|domain| {
        description.defs_of(domain).next().is_some() || description.operations_of(domain).next().is_some()
    })
}

impl<'a> Plan<'a> {
    /// Adds the JSON Schema of the language, which is stored with the spec files.
    #[must_use]
    pub fn with_schema(mut self, folder: &Path) -> Self {
        self.add(folder.join("description.schema.json"), Part::LanguageSchema);
        self
    }

    fn models(&mut self, description: &'a Description, dir: &str) {
        let folder = self.folder(dir);
        let domains = self.domains(
            description,
            &folder,
            |domain| description.defs_of(domain).next().is_some(),
            Part::Models,
        );
        self.add(folder.join("mod.rs"), Part::ModelsRoot(domains));
        self.add(folder.join("catalogue.rs"), Part::Catalogue);
        for kind in ImplKind::ALL {
            let folder = folder.join(kind.folder());
            let has_impls = |domain: &str| kind.is_in(description, domain);
            let domains = self.domains(description, &folder, has_impls, |domain| Part::Impls(kind, domain));
            self.add(folder.join("mod.rs"), Part::ImplsRoot(kind, domains));
        }
    }

    fn typescript(&mut self, description: &'a Description, dir: &str) {
        let folder = self.folder(dir);
        self.add(folder.join("index.ts"), Part::TypeScript(TypeScriptPart::Index));
        self.add(folder.join("create-client.ts"), Part::TypeScript(TypeScriptPart::CreateClient));
        for (name, _) in typescript_runtime::FILES {
            let file = folder.join("runtime").join(format!("{name}.ts"));
            self.add(file, Part::TypeScript(TypeScriptPart::Runtime(name)));
        }
        for domain in typescript_domains(description) {
            let file = folder.join(format!("{domain}.ts"));
            self.add(file, Part::TypeScript(TypeScriptPart::Domain(domain)));
        }
    }

    fn operations(
        &mut self,
        description: &'a Description,
        dir: &str,
        root: Part<'a>,
        part: impl Fn(&'a str) -> Part<'a>,
    ) {
        let folder = self.folder(dir);
        self.add(folder.join("mod.rs"), root);
        let has_operations = |domain: &str| description.operations_of(domain).next().is_some();
        self.domains(description, &folder, has_operations, part);
    }

    /// Adds a file for each domain with content, and returns these domains.
    fn domains(
        &mut self,
        description: &'a Description,
        folder: &Path,
        has_content: impl Fn(&str) -> bool,
        part: impl Fn(&'a str) -> Part<'a>,
    ) -> Vec<&'a str> {
        let domains = description.domains.iter().map(String::as_str);
        let domains: Vec<&str> = domains.filter(|domain| has_content(domain)).collect();
        for domain in &domains {
            self.add(folder.join(format!("{domain}.rs")), part(domain));
        }
        domains
    }

    fn folder(&mut self, dir: &str) -> PathBuf {
        self.folders.push(PathBuf::from(dir));
        PathBuf::from(dir)
    }

    fn add(&mut self, path: PathBuf, part: Part<'a>) {
        self.files.push(File { path, part });
    }
}
