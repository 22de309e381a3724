//! A crate's modules, and their definitions, imports and paths.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::slice::from_ref;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Ident, ItemUse, Token, UseTree, Visibility, parse_str};

use crate::common::{read, root};

/// The segments of a path: `["crate", "a", "Item"]`.
pub type Names = Vec<String>;

/// A path in the code of a module.
pub struct Mention {
    pub names: Names,
    pub line: usize,
}

enum Definition {
    /// The module that defines the item. For exported macros, this module differs from the module in which the name is
    /// visible.
    ItemOf(usize),
    Import(Names),
}

/// The lookups made for a path so far, to avoid infinite recursion.
type Seen = Vec<(usize, String, bool)>;

#[derive(Default)]
pub struct Module {
    /// Path from the crate's root, without `crate`.
    pub path: Names,
    pub file: PathBuf,
    pub mentions: Vec<Mention>,
    /// Index of the parent. The root is its own parent.
    parent: usize,
    children: HashMap<String, usize>,
    definitions: HashMap<String, Definition>,
    globs: Vec<Names>,
}

/// The module that a path refers to, or the module that defines the item that the path refers to.
#[derive(Clone, Copy)]
enum Target {
    Module(usize),
    ItemOf(usize),
}

/// The modules of a library or program. The first module is the root.
pub struct Modules(pub Vec<Module>);

impl Modules {
    /// Reads all modules, starting with the root's file.
    pub fn read(file: &Path) -> Self {
        let mut modules = Self(vec![Module::default()]);
        modules.add_file(0, file, file.parent().unwrap());
        modules
    }

    /// Returns the module that a path refers to, or the module that defines the path's item. Returns `None` if the
    /// module is in another crate.
    pub fn find(&self, from: usize, names: &[String]) -> Option<usize> {
        match self.follow(from, names, &mut Vec::new())? {
            Target::Module(module) | Target::ItemOf(module) => Some(module),
        }
    }

    fn follow(&self, from: usize, names: &[String], seen: &mut Seen) -> Option<Target> {
        let mut target = None;
        for (index, name) in names.iter().enumerate() {
            let is_last = index + 1 == names.len();
            let at = match target {
                None => from,
                Some(Target::Module(module)) => module,
                // The rest of the path is a variant or an associated item.
                Some(Target::ItemOf(_)) => break,
            };
            target = match &**name {
                "crate" => Some(Target::Module(0)),
                "self" => Some(Target::Module(at)),
                "super" => Some(Target::Module(self.0[at].parent)),
                name => match self.look_up(at, name, is_last, seen) {
                    // The item may be defined by a macro.
                    None if index > 0 => Some(Target::ItemOf(at)),
                    found => Some(found?),
                },
            };
        }
        target
    }

    /// Finds a name in a module. A module and a function may share a name, but only the last name of a path can be a
    /// function.
    fn look_up(&self, at: usize, name: &str, is_last: bool, seen: &mut Seen) -> Option<Target> {
        let key = (at, name.to_owned(), is_last);
        if seen.contains(&key) {
            return None;
        }
        seen.push(key);
        let module = &self.0[at];
        let child = module.children.get(name).map(|child| Target::Module(*child));
        if child.is_some() && !is_last {
            return child;
        }
        let defined = match module.definitions.get(name) {
            Some(Definition::ItemOf(module)) => Some(Target::ItemOf(*module)),
            Some(Definition::Import(names)) => self.follow(at, names, seen),
            None => None,
        };
        defined.or(child).or_else(|| {
            module.globs.iter().find_map(|glob| match self.follow(at, glob, seen)? {
                Target::Module(source) => self.look_up(source, name, is_last, seen),
                Target::ItemOf(_) => None,
            })
        })
    }

    /// Adds a file's code to a module. `folder` contains the files of the module's children.
    fn add_file(&mut self, at: usize, file: &Path, folder: &Path) {
        let add = |input: ParseStream| self.add_code(at, input, file, folder);
        add.parse_str(&read(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// Parses only the parts that can refer to other modules, because syn can't parse every pattern in function bodies.
    fn add_code(&mut self, at: usize, input: ParseStream, file: &Path, folder: &Path) -> syn::Result<()> {
        self.0[at].file = file.strip_prefix(root()).unwrap_or(file).to_owned();
        input.call(Attribute::parse_inner)?;
        while !input.is_empty() {
            let attributes = input.call(Attribute::parse_outer)?;
            input.parse::<Visibility>()?;
            if attributes.iter().any(|attribute| is_test_cfg(&attribute.meta)) {
                take_item(input)?;
            } else if input.peek(Token![mod]) {
                self.add_module(at, &attributes, input, file, folder)?;
            } else if input.peek(Token![use]) {
                let import: ItemUse = input.parse()?;
                self.0[at].import(&import.tree, &[]);
                self.0[at].mention(import.to_token_stream(), &[]);
            } else {
                let item = take_item(input)?;
                let is_exported =
                    attributes.iter().any(|attribute| attribute.path().is_ident("macro_export"));
                let knows = if is_exported { 0 } else { at };
                self.0[knows].definitions.extend(name_of(&item).map(|name| (name, Definition::ItemOf(at))));
                self.0[at].mention(item.into_iter().collect(), &[]);
            }
            attributes.iter().for_each(|attribute| self.0[at].mention(attribute.to_token_stream(), &[]));
        }
        Ok(())
    }

    fn add_module(
        &mut self,
        parent: usize,
        attributes: &[Attribute],
        input: ParseStream,
        file: &Path,
        folder: &Path,
    ) -> syn::Result<()> {
        input.parse::<Token![mod]>()?;
        let name = input.parse::<Ident>()?.to_string();
        let next = self.0.len();
        let at = *self.0[parent].children.entry(name.clone()).or_insert(next);
        if at == next {
            let path = [&self.0[parent].path, from_ref(&name)].concat();
            self.0.push(Module { path, parent, ..Module::default() });
        }
        let (inside, plain) = (folder.join(&name), folder.join(format!("{name}.rs")));
        if input.parse::<Option<Token![;]>>()?.is_none() {
            let content;
            syn::braced!(content in input);
            return self.add_code(at, &content, file, &inside);
        }
        if let Some(path) = attributes.iter().find_map(path_of) {
            let file = file.parent().unwrap().join(path);
            self.add_file(at, &file, file.parent().unwrap());
        } else if plain.is_file() {
            self.add_file(at, &plain, &inside);
        } else {
            self.add_file(at, &inside.join("mod.rs"), &inside);
        }
        Ok(())
    }
}

/// Takes an item from the input, or the rest of an item after its first `{}`.
fn take_item(input: ParseStream) -> syn::Result<Vec<TokenTree>> {
    let mut item = Vec::new();
    while !input.is_empty() && !item.last().is_some_and(ends_item) {
        item.push(input.parse()?);
    }
    Ok(item)
}

impl Module {
    fn import(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: &Ident| [before, &[name.to_string()]].concat();
        let (names, known_as) = match tree {
            UseTree::Path(tree) => return self.import(&tree.tree, &with(&tree.ident)),
            UseTree::Group(group) => return group.items.iter().for_each(|tree| self.import(tree, before)),
            UseTree::Glob(_) => return self.globs.push(before.to_vec()),
            UseTree::Name(name) if name.ident == "self" => (before.to_vec(), before.last().cloned()),
            UseTree::Name(name) => (with(&name.ident), Some(name.ident.to_string())),
            UseTree::Rename(name) => (with(&name.ident), Some(name.rename.to_string())),
        };
        self.definitions.extend(known_as.map(|name| (name, Definition::Import(names))));
    }

    /// Collects the paths in code. `before` is the prefix of each path, as in a `use` of several names.
    fn mention(&mut self, code: TokenStream, before: &[String]) {
        let tokens: Vec<TokenTree> = code.into_iter().collect();
        let mut rest = &tokens[..];
        while let [token, after @ ..] = rest {
            rest = match (token, after) {
                (TokenTree::Punct(mark), [TokenTree::Group(group), after @ ..])
                    if mark.as_char() == '#' && is_test_cfg(&group.stream()) =>
                {
                    let end = after.iter().position(ends_item).map_or(after.len(), |end| end + 1);
                    &after[end..]
                }
                // The identifier is the end of a longer path, or the name of a crate.
                (TokenTree::Punct(_), _) if after_colons(rest).is_some() => {
                    after.get(2..).unwrap_or_default()
                }
                (TokenTree::Ident(name), [_, after @ ..]) if name == "as" && !before.is_empty() => after,
                (TokenTree::Ident(name), _) => self.mention_path(name, after, before),
                (TokenTree::Group(group), _) => {
                    self.mention(group.stream(), &[]);
                    after
                }
                _ => after,
            };
        }
    }

    /// Records the path that starts at the first token, and returns the tokens after the path.
    fn mention_path<'a>(
        &mut self,
        first: &Ident,
        after: &'a [TokenTree],
        before: &[String],
    ) -> &'a [TokenTree] {
        let mut names = [before, &[first.to_string()]].concat();
        let mut rest = after;
        loop {
            match after_colons(rest) {
                Some([TokenTree::Ident(name), after @ ..]) => {
                    names.push(name.to_string());
                    rest = after;
                }
                Some([TokenTree::Group(group), after @ ..]) if group.delimiter() == Delimiter::Brace => {
                    self.mention(group.stream(), &names);
                    return after;
                }
                _ => break,
            }
        }
        // A single lowercase word may be a variable.
        if names.len() > 1 || names[0].starts_with(char::is_uppercase) {
            self.mentions.push(Mention { names, line: first.span().start().line });
        }
        rest
    }
}

/// Returns the tokens after a leading `::`, if there is one.
fn after_colons(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    match tokens {
        [TokenTree::Punct(first), TokenTree::Punct(second), after @ ..]
            if first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':' =>
        {
            Some(after)
        }
        _ => None,
    }
}

fn ends_item(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        _ => false,
    }
}

/// Returns whether the content of an attribute is `cfg(test)` or `cfg(all(test, ..))`.
fn is_test_cfg(attribute: &impl ToTokens) -> bool {
    let text = attribute.to_token_stream().to_string().replace(' ', "");
    text == "cfg(test)" || text.starts_with("cfg(all(test,")
}

/// Returns the value of `#[path = ".."]`.
fn path_of(attribute: &Attribute) -> Option<String> {
    let pair = attribute.meta.require_name_value().ok().filter(|pair| pair.path.is_ident("path"))?;
    Some(pair.value.to_token_stream().to_string().trim_matches('"').to_owned())
}

/// Returns the name of an item: the first word that follows a keyword such as `struct` and is not itself a keyword.
fn name_of(item: &[TokenTree]) -> Option<String> {
    let keywords = ["const", "enum", "fn", "macro_rules", "static", "struct", "trait", "type", "union"];
    let is_word = |token: &&TokenTree| matches!(token, TokenTree::Ident(_));
    let words: Vec<String> = item.iter().filter(is_word).map(TokenTree::to_string).collect();
    let mut pairs = words.windows(2);
    let pair = pairs.find(|pair| keywords.contains(&&*pair[0]) && parse_str::<Ident>(&pair[1]).is_ok())?;
    Some(pair[1].clone())
}
