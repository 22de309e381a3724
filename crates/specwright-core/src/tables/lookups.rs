//! Lookups of what the values of a response refer to.

/// Implements the methods that look up the target of a reference: the method, the response, the target, the form of the
/// reference, the field with it and its name, and the response's field with the targets and its name. A field of a
/// shared part has the part behind it.
///
/// The form is `key` for a name in a map, `index` for a place in a list, and `some_key` and `some_index` for one that may
/// be missing.
///
/// ```
/// # use std::collections::BTreeMap;
/// # struct Response { airlines: BTreeMap<String, String> }
/// # struct Segment { airline: Option<String> }
/// specwright_core::lookups! { Segment {
///     airline_in: Response => String = some_key airline "airline" of airlines "airlines";
/// } }
///
/// let response = Response { airlines: BTreeMap::from([("ZZ".to_owned(), "Zephyr".to_owned())]) };
/// let segment = Segment { airline: Some("ZZ".to_owned()) };
/// assert_eq!(segment.airline_in(&response).map(String::as_str), Some("Zephyr"));
/// ```
#[macro_export]
macro_rules! lookups {
    ($name:ident {$(
        $(#[$attribute:meta])*
        $method:ident: $response:ty => $target:ty = $form:ident $field:ident $wire:literal
            of $targets:ident $(in $part:ident)? $targets_wire:literal;
    )*}) => {
        impl $name {$(
            #[doc = concat!("The entry of `", $targets_wire, "` that `", $wire, "` refers to; `None` if there is none.")]
            $(#[$attribute])*
            pub fn $method<'r>(&self, response: &'r $response) -> Option<&'r $target> {
                response.$($part.)?$targets.get($crate::__reference!($form self.$field))
            }
        )*}
    };
}

/// What a reference is in the map or list that it refers into.
#[doc(hidden)]
#[macro_export]
macro_rules! __reference {
    (key $field:expr) => {
        AsRef::<str>::as_ref(&$field)
    };
    (some_key $field:expr) => {
        AsRef::<str>::as_ref($field.as_ref()?)
    };
    (index $field:expr) => {
        usize::try_from($field).ok()?
    };
    (some_index $field:expr) => {
        usize::try_from($field?).ok()?
    };
}
