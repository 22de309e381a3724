//! The hotel search: its requests, its searches and its answers.
//!
//! A search is a destination and a stay ([`gather`]): whoever repeats it goes on with it, on whichever terms. An
//! answer takes the hotels of the destination ([`destination`]), filters ([`filter`]), sorts ([`sort`]) and counts
//! ([`facets`]) them by what is known of all of them ([`listing`]), and spells out one page ([`answer`]).

mod answer;
mod destination;
mod details;
mod facets;
mod filter;
mod gather;
mod links;
mod listing;
mod named;
mod prepare;
mod rates;
mod single;
mod sort;
mod terms;

pub(crate) use answer::{Answering, basic, multiple};
pub(crate) use destination::Kind as DestinationKind;
pub(crate) use gather::Lodgings;
pub(crate) use listing::Listing;
pub(crate) use prepare::{
    HotelRequest, SingleHotelRequest, basic as prepare_basic, multiple as prepare_multiple,
    single as prepare_single,
};
pub(crate) use single::answer as single;
