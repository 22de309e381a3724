//! Binary encoding of a provider's sales.

use crate::Unreadable;
use crate::cars::desk::{Sale, Seller};
use crate::cars::policies::{Payment, RateKind};
use crate::cars::query::CarInventoryQuery;
use crate::packed::{Format, Reader, Writer};

fn format(seed: u64) -> Format {
    Format { what: "offers of rental cars", version: 1, seed }
}

/// Packs sales. Each sale consists of two integers: the number of cars since the previous sale, with the form of the
/// sale in the lowest bits, and the price per day.
pub(super) fn pack(seed: u64, seller: Seller, sales: &[Sale]) -> Vec<u8> {
    let mut out = Writer::new(format(seed));
    out.text(seller.provider_code());
    out.count(sales.len());
    let mut last = 0;
    for sale in sales {
        // Sales are in the order of their deals.
        out.number(u64::from(sale.deal.saturating_sub(last)) << FORM_BITS | form_of(sale));
        // Prices are never negative.
        out.number(sale.day_cents.unsigned_abs());
        last = sale.deal;
    }
    out.finish()
}

/// Unpacks the sales of a seller, for a list of `deals` deals.
pub(super) fn unpack(
    seed: u64,
    seller: Seller,
    query: &CarInventoryQuery,
    deals: usize,
    bytes: &[u8],
) -> Result<Box<[Sale]>, Unreadable> {
    let mut bytes = Reader::new(format(seed), bytes)?;
    let code = bytes.text("the provider code")?;
    if code != seller.provider_code() {
        return Err(
            bytes.unexpected(format_args!("offers of {code:?} instead of {:?}", seller.provider_code()))
        );
    }
    if !query.is_possible() {
        return Err(bytes.unexpected("offers for an impossible rental"));
    }
    let mut place = 0_u64;
    let sales = bytes.list("offers", |bytes| {
        let number: u64 = bytes.number("an offer")?;
        place = place.saturating_add(number >> FORM_BITS);
        let deal = u32::try_from(place).ok().filter(|deal| (*deal as usize) < deals).ok_or_else(|| {
            bytes.unexpected(format_args!("an offer of car {place}, but there are only {deals} cars"))
        })?;
        // At most 32 bits, so that computations with the price can't overflow.
        let day_cents = bytes.number::<u32>("a price")?.into();
        sale_from_form(number, deal, day_cents).ok_or_else(|| bytes.unexpected("an offer of an unknown kind"))
    })?;
    bytes.finish()?;
    Ok(sales.into())
}

/// Number of bits in a form.
const FORM_BITS: u32 = 7;

/// Returns the form of a sale: a number that encodes the parameters of an offer, except its price. The encoding is the
/// same in all versions.
fn form_of(sale: &Sale) -> u64 {
    let payment = match sale.payment {
        Payment::AtPickup => 0,
        Payment::Prepay => 1,
        Payment::Deposit => 2,
    };
    let rate = match sale.rate {
        RateKind::BestAvailable => 0,
        RateKind::Exclusive => 1,
        RateKind::Corporate => 2,
    };
    let [is_mobile, is_discounted, is_great_deal] =
        [sale.is_mobile, sale.is_discounted, sale.is_great_deal].map(u64::from);
    payment << 5 | rate << 3 | is_mobile << 2 | is_discounted << 1 | is_great_deal
}

fn sale_from_form(form: u64, deal: u32, day_cents: i64) -> Option<Sale> {
    let payment = match form >> 5 & 3 {
        0 => Payment::AtPickup,
        1 => Payment::Prepay,
        2 => Payment::Deposit,
        _ => return None,
    };
    let rate = match form >> 3 & 3 {
        0 => RateKind::BestAvailable,
        1 => RateKind::Exclusive,
        2 => RateKind::Corporate,
        _ => return None,
    };
    let has = |bit: u64| form & bit == bit;
    let (is_mobile, is_discounted, is_great_deal) = (has(4), has(2), has(1));
    Some(Sale { day_cents, deal, payment, rate, is_mobile, is_discounted, is_great_deal })
}
