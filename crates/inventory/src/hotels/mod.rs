//! Hotels in real cities: hotels of chains that could operate there, and independent hotels, with invented facts and
//! prices.
//!
//! No hotels are stored. A hotel is derived from the seed and its id, and a rate from the hotel and the search. Both
//! are the same in every process and on every platform. This module does not depend on API types. The modules, in order
//! of dependency:
//!
//! - `chains`, `flavour`, `catalogue`, `features`: tables of facts, mostly as text files;
//! - `labels`: the labels of these tables in other languages;
//! - `calendar`: the seasons and holidays of a town;
//! - `town`, `quarters`: number and distribution of hotels in a city, and its districts;
//! - `names`, `siting`, `hotel`, `texts`, `record`, `reviews`: a hotel in a city, by its number;
//! - `inventory`: search by id, by place, in a circle, and in an area;
//! - `query`, `season`, `rooms`, `plans`, `taxes`, `booking_sites`, `providers`, `rates`, `recent`: each provider's
//!   prices for a stay.
//!
//! ```
//! use wayfare_places::money::Currency;
//! use wayfare_inventory::hotels::{
//!     Device, HotelInventory, HotelProvider, HotelInventoryQuery, RoomParty, TotalRule, Viewer,
//! };
//!
//! let inventory = HotelInventory::new(1);
//! let london = wayfare_places::PlaceId(2_643_743);
//! let hotels = inventory.hotels_of(london);
//! assert!(hotels.len() >= 1_500);
//! assert_eq!(inventory.hotel(hotels[0].id).as_ref(), Some(&hotels[0]));
//!
//! let query = HotelInventoryQuery {
//!     check_in: jiff::civil::date(2027, 3, 14),
//!     check_out: jiff::civil::date(2027, 3, 17),
//!     rooms: vec![RoomParty { adults: 2, child_ages: vec![4] }],
//!     viewer: Viewer {
//!         currency: Currency::usd(),
//!         market: "US".to_owned(),
//!         totals: TotalRule { taxes: true, local_taxes: false },
//!         device: Device::Desktop,
//!         now: "2027-01-10T12:00:00Z".parse()?,
//!     },
//! };
//! let desk = inventory.rate_desk(&query);
//! for hotel in &hotels[..50] {
//!     let rates = desk.all_rates(hotel, HotelProvider::all());
//!     if let Some(rate) = rates.iter().min_by_key(|rate| rate.charges.total().minor()) {
//!         let charges = rate.charges;
//!         assert_eq!(charges.total().minor(), charges.base().minor() + charges.taxes().minor());
//!     }
//! }
//! # Ok::<(), jiff::Error>(())
//! ```

mod booking_sites;
mod calendar;
mod catalogue;
mod chains;
mod features;
pub(crate) mod flavour;
mod hotel;
mod id;
mod inventory;
mod labels;
mod names;
mod plans;
mod providers;
mod quarters;
mod query;
mod rates;
mod recent;
mod record;
mod reviews;
mod rooms;
mod season;
mod shuffle;
mod siting;
mod taxes;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod texts;
pub(crate) mod town;

pub use calendar::Draw;
pub use catalogue::{Deal, DealSet, PropertyType, Theme, ThemeSet};
pub use chains::{Chain, ChainClass};
pub use features::{Feature, FeatureSet, Tag};
pub use hotel::Hotel;
pub use id::HotelId;
pub use inventory::{AIRPORT_KM, HotelInventory, MOST_FOUND, WIDEST_SEARCH_KM};
pub use labels::{LABEL_LANGUAGES, translated};
pub use plans::{Board, Special};
pub use providers::HotelProvider;
pub use query::{Device, HotelInventoryQuery, RoomParty, Viewer};
pub use rates::{HotelRate, LowestRate, RateDesk, RateSummary};
pub use recent::{RecentRates, RecentSearches};
pub use reviews::{Aspect, Polarity, RatingCategory, ReviewerGroup, Reviews};
pub use rooms::RoomKind;
pub use taxes::{Charges, TotalRule};
pub use texts::{PICTURE_TAG, Policy};
