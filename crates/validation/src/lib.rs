//! Value grammars of the Wayfare API as types, with precise errors.
