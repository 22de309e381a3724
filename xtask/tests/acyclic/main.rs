//! Checks that sibling modules have no cyclic dependencies. A module and its parent may depend on each other.
//!
//! A path counts as a dependency between the sibling modules that contain its start and its target. If a path leads
//! through a re-export, the target is the module that defines the item. The check reads paths but does not resolve
//! types, so it misses:
//!
//! - methods, fields and trait implementations, which are used without a path;
//! - glob re-exports (`*`) of items that a macro defines;
//! - macros in scope through `#[macro_use]`, and functions in scope through `*` that are called without a path;
//! - names that a `use` within a function brings into scope, apart from that `use` itself;
//! - `include!`.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

#[path = "../../../crates/specwright/tests/common/mod.rs"]
mod common;
mod modules;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use common::{names_in, root};
use modules::Modules;

/// An example of each dependency between two modules. The first module of a pair uses the second module.
type Dependencies = BTreeMap<(String, String), String>;

fn dependencies(modules: &Modules) -> Dependencies {
    let mut dependencies = Dependencies::new();
    for (at, module) in modules.0.iter().enumerate() {
        for mention in &module.mentions {
            let Some(used) = modules.find(at, &mention.names).map(|found| &modules.0[found].path) else {
                continue;
            };
            let shared = module.path.iter().zip(used).take_while(|(a, b)| a == b).count();
            if shared == module.path.len() || shared == used.len() {
                continue;
            }
            let sibling = |path: &[String]| path[..=shared].join("::");
            dependencies.entry((sibling(&module.path), sibling(used))).or_insert_with(|| {
                format!("{}:{} {}", module.file.display(), mention.line, mention.names.join("::"))
            });
        }
    }
    dependencies
}

/// Returns the modules that a module depends on, directly or indirectly.
fn reachable<'a>(dependencies: &'a Dependencies, from: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        let next = dependencies.keys().filter(|(user, _)| user == module).map(|(_, used)| &**used);
        open.extend(next.filter(|used| reached.insert(*used)));
    }
    reached
}

/// Formats the members of each cycle, and an example of each dependency between them.
fn cycles(file: &Path) -> String {
    let dependencies = dependencies(&Modules::read(file));
    let mut cycles: BTreeMap<String, String> = BTreeMap::new();
    for ((user, used), example) in &dependencies {
        if reachable(&dependencies, used).contains(&**user) {
            let mut members = reachable(&dependencies, user);
            members.retain(|member| reachable(&dependencies, member).contains(&**user));
            let members: Vec<&str> = members.into_iter().collect();
            let cycle = cycles.entry(members.join(", ")).or_default();
            writeln!(cycle, "    {user} -> {used}: {example}").unwrap();
        }
    }
    cycles.iter().map(|(members, dependencies)| format!("{members}\n{dependencies}")).collect()
}

#[test]
fn no_modules_form_a_cycle() {
    let crates = names_in(&root().join("crates")).into_iter().map(|name| format!("crates/{name}"));
    let mut report = String::new();
    for folder in crates.chain(["xtask".to_owned()]) {
        let targets = ["lib.rs", "main.rs"].map(|name| root().join(&folder).join("src").join(name));
        let cycles: String = targets.iter().filter(|file| file.is_file()).map(|file| cycles(file)).collect();
        if !cycles.is_empty() {
            report += &format!("\n{folder}: {cycles}");
        }
    }
    assert!(report.is_empty(), "{report}");
}

#[test]
fn cycles_are_found() {
    let fixtures = root().join("xtask/tests/fixtures/modules");
    let expected = "\
exported, user
    exported -> user: xtask/tests/fixtures/modules/cycles/exported.rs:3 crate::user::Local
    user -> exported: xtask/tests/fixtures/modules/cycles/user.rs:4 crate::Shared
outer::a, outer::b
    outer::a -> outer::b: xtask/tests/fixtures/modules/cycles/outer/mod.rs:2 super::b::self
    outer::b -> outer::a: xtask/tests/fixtures/modules/cycles/outer/elsewhere.rs:5 super::super::a::LENGTH
";
    assert_eq!(cycles(&fixtures.join("cycles/lib.rs")), expected);
    assert_eq!(cycles(&fixtures.join("tree/lib.rs")), "");
}
