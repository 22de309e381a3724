//! How JSON becomes Wayfare values, and what is noted on the way.
