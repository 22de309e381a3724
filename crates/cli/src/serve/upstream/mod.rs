//! Parts of the relay in front of an upstream service.

mod cookies;
mod links;
mod splice;
