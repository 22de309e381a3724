//! The search page.
