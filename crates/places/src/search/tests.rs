//! What the search must find.
