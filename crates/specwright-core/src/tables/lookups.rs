//! Methods that resolve references between the parts of a response.

/// Implements methods that look up the target of a reference. Each line has the method, the response type, the target
/// type, the kind of reference, the reference field and its wire name, and the response field that contains the targets
/// and its wire name. A field of a shared part is followed by the part.
///
/// The kind is `key` for a map key and `index` for a list index, or `some_key` and `some_index` for a reference that
/// may be missing.
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
            #[doc = concat!("Returns the entry of `", $targets_wire, "` that `", $wire, "` refers to, or `None` if there is none.")]
            $(#[$attribute])*
            pub fn $method<'r>(&self, response: &'r $response) -> Option<&'r $target> {
                response.$($part.)?$targets.get($crate::__reference!($form self.$field))
            }
        )*}
    };
}

/// Converts a reference to its target's map key or list index.
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
