//! Macros for methods that build generated objects, and for the names of their fields.

/// Implements `new` for a struct. Each line has an argument with its type, and a field of the struct with its value.
/// Constant fields have no argument. The other fields have their defaults. For a variant of an enum, the variant and the
/// name of the function follow the enum.
///
/// ```
/// # struct Query { kind: u8, term: String, page: Option<i64> }
/// specwright_core::new! { Query "A query for a term." {
///     term: impl Into<String> => term = term.into();
/// } constant { kind = 7; } default { page } }
///
/// # #[derive(Debug, PartialEq)]
/// enum Place { Shelf { number: i64, side: Option<i64> } }
/// specwright_core::new! { Place::Shelf new_shelf "A shelf." {
///     number: i64 => number = number;
/// } default { side } }
///
/// assert_eq!(Place::new_shelf(7), Place::Shelf { number: 7, side: None });
/// assert_eq!(Query::new("lis").page, None);
/// # assert_eq!((Query::new("lis").term, Query::new("lis").kind), ("lis".to_owned(), 7));
/// ```
#[macro_export]
macro_rules! new {
    ($name:ident $doc:literal {
        $($argument:ident: $argument_type:ty => $field:ident = $value:expr;)*
    } $(constant { $($constant:ident = $constant_value:expr;)* })? $(default { $($rest:ident),* })?) => {
        impl $name {
            #[doc = $doc]
            #[allow(clippy::too_many_arguments, clippy::new_without_default)]
            pub fn new($($argument: $argument_type),*) -> Self {
                Self {
                    $($field: $value,)*
                    $($($constant: $constant_value,)*)?
                    $($($rest: Default::default(),)*)?
                }
            }
        }
    };
    ($name:ident::$variant:ident $function:ident $doc:literal {
        $($argument:ident: $argument_type:ty => $field:ident = $value:expr;)*
    } $(constant { $($constant:ident = $constant_value:expr;)* })? $(default { $($rest:ident),* })?) => {
        impl $name {
            #[doc = $doc]
            #[allow(clippy::too_many_arguments)]
            pub fn $function($($argument: $argument_type),*) -> Self {
                Self::$variant {
                    $($field: $value,)*
                    $($($constant: $constant_value,)*)?
                    $($($rest: Default::default(),)*)?
                }
            }
        }
    };
}

/// Implements setters that take `self` and return it. Each line has the method, the argument type, the kind of field,
/// the field, and its wire name.
///
/// The kind is `some` for a field that may be missing, and `value` for any other field. `some_into` and `into` accept
/// anything that converts to the type. `some_items` and `items` accept a list whose elements convert to the type. A
/// field of a shared part is followed by the part. `part` sets a whole shared part. Attributes of a method, such as
/// `#[deprecated]`, come before the method.
///
/// ```
/// # #[derive(Default)]
/// # struct Page { size: Option<i64> }
/// # #[derive(Default)]
/// # struct Query { term: Option<String>, page: Page }
/// specwright_core::setters! { Query {
///     with_term: String = some_into term "term";
///     with_page: Page = part page "page";
///     with_size: i64 = some size in page "pageSize";
/// } }
///
/// let query = Query::default().with_term("lis").with_size(10);
/// assert_eq!((query.term.as_deref(), query.page.size), (Some("lis"), Some(10)));
/// # query.with_page(Page::default());
/// ```
#[macro_export]
macro_rules! setters {
    ($name:ident {$(
        $(#[$attribute:meta])*
        $method:ident: $type:ty = $form:ident $field:ident $(in $part:ident)? $wire:literal;
    )*}) => {
        impl $name {
            $($crate::__setter!($form [$($attribute),*] $method, [$($part.)? $field], $field: $type, $wire);)*
        }
    };
}

/// Defines a method that sets a field.
#[doc(hidden)]
#[macro_export]
macro_rules! __setter {
    (some $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: $type, Some($field), "Sets `", $wire);
    };
    (value $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: $type, $field, "Sets `", $wire);
    };
    (some_into $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: impl Into<$type>, Some($field.into()), "Sets `", $wire);
    };
    (into $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: impl Into<$type>, $field.into(), "Sets `", $wire);
    };
    (some_items $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: impl IntoIterator<Item = impl Into<$type>>, Some($field.into_iter().map(Into::into).collect()), "Sets `", $wire);
    };
    (items $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: impl IntoIterator<Item = impl Into<$type>>, $field.into_iter().map(Into::into).collect(), "Sets `", $wire);
    };
    (part $attributes:tt $method:ident, $place:tt, $field:ident: $type:ty, $wire:literal) => {
        $crate::__setter!($attributes $method, $place, $field: $type, $field, "Sets all of `", $wire);
    };
    ([$($attribute:meta),*] $method:ident, [$($place:tt)+], $field:ident: $type:ty, $value:expr, $doc:literal, $wire:literal) => {
        #[doc = concat!($doc, $wire, "`.")]
        $(#[$attribute])*
        #[must_use]
        pub fn $method(mut self, $field: $type) -> Self {
            self.$($place)+ = $value;
            self
        }
    };
}

/// Implements methods that return a field or its default. Each line has the method, its return type, the field, its
/// wire name, and the default.
///
/// ```
/// # #[derive(Default)]
/// # struct Query { page_size: Option<i64> }
/// specwright_core::defaults! { Query {
///     page_size_or_default: i64 = page_size "pageSize" or 25;
/// } }
///
/// assert_eq!(Query::default().page_size_or_default(), 25);
/// ```
#[macro_export]
macro_rules! defaults {
    ($name:ident {$(
        $(#[$attribute:meta])* $method:ident: $type:ty = $field:ident $wire:literal or $default:expr;
    )*}) => {
        impl $name {$(
            #[doc = concat!("Returns `", $wire, "`, or its default.")]
            $(#[$attribute])*
            pub fn $method(&self) -> $type {
                match &self.$field {
                    // The method of a grammar returns an `Option`, because the default is parsed from a string.
                    Some(value) => value.to_owned().into(),
                    None => $default,
                }
            }
        )*}
    };
}

/// Defines constants with the wire names of fields. Each line has the constant, the field, and its wire name.
///
/// ```
/// # struct Query;
/// specwright_core::wire_names! { Query {
///     PAGE_SIZE page_size "pageSize";
/// } }
///
/// assert_eq!(Query::PAGE_SIZE, "pageSize");
/// ```
#[macro_export]
macro_rules! wire_names {
    ($name:ident { $($constant:ident $field:ident $wire:literal;)* }) => {
        impl $name {$(
            #[doc = concat!("The wire name of `", stringify!($field), "`.")]
            pub const $constant: &'static str = $wire;
        )*}
    };
}
