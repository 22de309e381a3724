//! What logos of airlines and resellers are drawn from.

use crate::pictures::{Company, Trade};

use super::resellers;
use super::schedule::carriers::Carriers;

/// The airline with that code. Its mark says its code, which tickets and boards show.
pub(crate) fn airline(code: &str) -> Option<Company<'static>> {
    let (_, carrier) = Carriers::embedded().by_code(code)?;
    Some(Company { name: carrier.name, initials: Some(carrier.code), trade: Trade::Airline })
}

/// The reseller with that code.
pub(crate) fn reseller(code: &str) -> Option<Company<'static>> {
    let reseller = resellers::reseller(code)?;
    Some(Company { name: reseller.name, initials: None, trade: Trade::Reseller })
}
