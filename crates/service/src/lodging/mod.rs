//! The embedded hotels: over the real cities, by the chains that could be there and by invented houses, with invented
//! facts and prices, so that hotel searches answer without any other service behind them.

mod catalogue;
mod chains;
mod countries;
mod features;
mod flavour;
mod hotel;
mod id;
mod inventory;
mod land;
mod names;
mod plans;
mod providers;
mod query;
mod rates;
mod recent;
mod rooms;
mod season;
mod shuffle;
mod siting;
mod taxes;
#[cfg(test)]
mod testing;
mod town;

pub use catalogue::{Deal, DealSet, PropertyType, Theme, ThemeSet};
pub use chains::{Chain, ChainClass};
pub use countries::LocalTax;
pub use features::{Feature, FeatureSet, Tag};
pub use hotel::Hotel;
pub use id::HotelId;
pub use inventory::{AIRPORT_KM, Bounds, HotelInventory, MOST_FOUND, WIDEST_SEARCH_KM};
pub use plans::{Board, Special};
pub use providers::{HotelCashback, HotelProvider};
pub use query::{DAYS_AHEAD, Device, HotelQuery, MOST_NIGHTS, MOST_ROOMS, RoomParty, Viewer};
pub use rates::{HotelRate, RateDesk, RateSummary, cheapest, recommend};
pub use recent::{RecentRates, RecentSearches};
pub use rooms::RoomKind;
pub use taxes::{Charges, TotalRule};
pub use town::Draw;
