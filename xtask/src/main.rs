//! Development commands of the workspace.
fn main() {}
