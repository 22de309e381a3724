// Made by `cargo xtask regenerate` from `spec/hotels.toml`. Do not edit.

//! From `hotels.toml`.

#[doc(inline)]
pub use wayfare_validation::EntityKey;
#[doc(inline)]
pub use wayfare_validation::HotelEntityKey;
#[doc(inline)]
pub use wayfare_validation::HotelRoomGuests;
#[doc(inline)]
pub use wayfare_validation::PipeDelimitedIntegerList;
