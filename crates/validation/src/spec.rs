//! Holds the grammars against the spec files.
