//! What tells the search for one kind of thing from the search for another.

use std::fmt;

/// A kind of thing to search for, such as [`Flights`](crate::verticals::flights::Flights): what is asked and what is found.
///
/// It has no values. Who provides for it implements [`Provider`](super::Provider) with its types in place.
pub trait Vertical: Sized + fmt::Debug + Send + Sync + 'static {
    /// What providers are asked.
    type Query: fmt::Debug + Send + Sync + 'static;

    /// How a request wants its results shown. Polls that don't say are answered as the last one that did.
    type Parameters: Clone + Default + fmt::Debug + Send + Sync + 'static;

    /// What all offers of a result have in common and the engine has to know before a page shows it: what results are
    /// filtered and sorted by. The first offer's count.
    type Facts: Clone + fmt::Debug + Send + Sync + 'static;

    /// The details of an offer, told when a page shows it; mostly a `dyn` trait.
    type Sale: fmt::Debug + Send + Sync + ?Sized + 'static;

    /// Names who sells: the key of `providers` in responses.
    type SellerCode: AsRef<str>;

    /// What responses say of a seller.
    type Seller;

    /// Names whose goods are sold: airlines, rental agencies.
    type SupplierCode: AsRef<str>;

    /// What responses say of a supplier.
    type Supplier;

    /// About how many bytes of memory the details hold, for the bound on all searches together.
    fn bytes(sale: &Self::Sale) -> usize;
}
