//! Binary encoding of a provider's sales.

use crate::Unreadable;
use crate::flights::desk::{Level, Sale, Seller};
use crate::flights::offers::OptionKind;
use crate::packed::{Format, Reader, Writer};

fn format(seed: u64) -> Format {
    Format { what: "offers of itineraries", version: 1, seed }
}

/// Packs sales. Each sale consists of two integers: the number of itineraries since the previous sale, with the kind
/// and the level in the lowest bits, and the difference from the previous price.
pub(super) fn pack(seed: u64, seller: Seller, sales: &[Sale]) -> Vec<u8> {
    let mut out = Writer::new(format(seed));
    out.text(seller.code());
    out.count(sales.len());
    let (mut deal, mut total) = (0, 0);
    for sale in sales {
        // Sales are in the order of the itineraries.
        let since = u64::from(sale.deal.saturating_sub(deal));
        out.number(since << 3 | number_of(sale.kind, sale.level));
        out.signed(sale.total - total);
        (deal, total) = (sale.deal, sale.total);
    }
    out.finish()
}

/// Unpacks the sales of a seller, for a list of `deals` itineraries.
pub(super) fn unpack(
    seed: u64,
    seller: Seller,
    deals: usize,
    bytes: &[u8],
) -> Result<Box<[Sale]>, Unreadable> {
    let mut bytes = Reader::new(format(seed), bytes)?;
    let code = bytes.text("the provider code")?;
    if code != seller.code() {
        return Err(bytes.unexpected(format_args!("offers of {code:?} instead of {:?}", seller.code())));
    }
    let (mut place, mut total) = (0_u64, 0_i64);
    let sales = bytes.list("offers", |bytes| {
        let number: u64 = bytes.number("an offer")?;
        place = place.saturating_add(number >> 3);
        let deal = u16::try_from(place).ok().filter(|deal| usize::from(*deal) < deals);
        let deal = deal.ok_or_else(|| {
            bytes.unexpected(format_args!(
                "an offer of itinerary {place}, but there are only {deals} itineraries"
            ))
        })?;
        let (kind, level) =
            kind_and_level(number & 7).ok_or_else(|| bytes.unexpected("an offer of an unknown kind"))?;
        let price = total.checked_add(bytes.signed("a price")?).filter(|price| *price >= 0);
        total = price.ok_or_else(|| bytes.unexpected("a price that is negative or too large"))?;
        Ok(Sale { total, deal, kind, level })
    })?;
    bytes.finish()?;
    Ok(sales.into())
}

/// Returns a three-bit number, the same in all versions.
fn number_of(kind: OptionKind, level: Level) -> u64 {
    let level = match level {
        Level::Cheapest => 0,
        Level::Better => 1,
        Level::Best => 2,
    };
    match kind {
        OptionKind::Regular => level,
        OptionKind::Split => 4 | level,
    }
}

fn kind_and_level(number: u64) -> Option<(OptionKind, Level)> {
    let level = match number & 3 {
        0 => Level::Cheapest,
        1 => Level::Better,
        2 => Level::Best,
        _ => return None,
    };
    let kind = if number & 4 == 0 { OptionKind::Regular } else { OptionKind::Split };
    Some((kind, level))
}
