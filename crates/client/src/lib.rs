//! Client of the Wayfare travel search API.
