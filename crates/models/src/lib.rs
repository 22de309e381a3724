//! Wire types of the Wayfare travel search API.
