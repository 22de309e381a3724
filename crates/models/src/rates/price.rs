//! What a hotel price is the price of.

use wayfare_wire::{Amount, Decimal};

use crate::hotels::{
    BasicHotelQuery, BasicMultipleHotelSearchResponse, MultipleHotelQuery, MultipleHotelSearchResponse,
    SingleHotelQuery, SingleHotelSearchResponse,
};
use crate::money::Money;
use crate::stay::Stay;

/// A price of a hotel search.
pub type HotelMoney<'r> = Money<'r, HotelPriceMode>;

/// Which taxes a hotel price holds.
///
/// It is no value of the wire: what a query asks for with `includeTaxesInTotal` and `includeLocalTaxesInTotal`. A
/// response does not echo it, and what was not asked for depends on where the end user is. So
/// `price.with_mode(query.price_mode())` makes prices that compare with those of other searches, and without it they
/// don't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HotelPriceMode {
    /// No taxes: those come on top.
    WithoutTaxes,
    /// VAT or sales tax; what is paid at the hotel comes on top.
    WithTaxes,
    /// All taxes, those paid at the hotel included.
    WithAllTaxes,
}

impl HotelPriceMode {
    /// What the two flags of a query ask for; `None` where they leave it to the end user's place.
    pub fn of_flags(taxes: Option<bool>, local_taxes: Option<bool>) -> Option<&'static Self> {
        match (taxes, local_taxes) {
            (_, Some(true)) => Some(&HotelPriceMode::WithAllTaxes),
            (Some(true), Some(false)) => Some(&HotelPriceMode::WithTaxes),
            (Some(false), Some(false)) => Some(&HotelPriceMode::WithoutTaxes),
            _ => None,
        }
    }
}

macro_rules! queries {
    ($($query:ident)+) => {$(
        impl $query {
            /// Which taxes its prices hold, as far as it says.
            pub fn price_mode(&self) -> Option<&'static HotelPriceMode> {
                HotelPriceMode::of_flags(self.include_taxes_in_total, self.include_local_taxes_in_total)
            }

            /// Sets `includeTaxesInTotal` and `includeLocalTaxesInTotal`.
            #[must_use]
            pub fn with_price_mode(self, mode: HotelPriceMode) -> Self {
                self.with_include_taxes_in_total(mode != HotelPriceMode::WithoutTaxes)
                    .with_include_local_taxes_in_total(mode == HotelPriceMode::WithAllTaxes)
            }
        }
    )+};
}

queries! { SingleHotelQuery MultipleHotelQuery BasicHotelQuery }

macro_rules! responses {
    ($($response:ident)+) => {$(
        impl $response {
            /// An amount of this response with its currency; `None` for a negative one, as -1 stands for no price.
            pub fn money(&self, amount: Amount) -> Option<HotelMoney<'_>> {
                Money::bare(amount, &self.currency_code)
            }
        }
    )+};
}

responses! { SingleHotelSearchResponse MultipleHotelSearchResponse BasicMultipleHotelSearchResponse }

impl HotelMoney<'_> {
    /// What a night costs on average, if this is what the stay costs.
    ///
    /// Exact where it has at most six decimals more than the total; otherwise the nearest amount there is, and not
    /// rounded to the currency's units.
    pub fn per_night(self, stay: Stay) -> Option<Self> {
        Some(self.with_amount(shared(self.amount(), stay.nights())?))
    }
}

/// A part of an amount.
fn shared(amount: Amount, parts: u32) -> Option<Amount> {
    let exact = amount.to_decimal().and_then(|Decimal { units, scale }| {
        let parts = i64::from(parts);
        (0..=6_u32).find_map(|more| {
            let units = units.checked_mul(10_i64.pow(more))?;
            let is_whole = units.checked_rem(parts)? == 0;
            is_whole.then(|| Decimal { units: units / parts, scale: scale + more }.into())
        })
    });
    exact.or_else(|| Amount::new(amount.get() / f64::from(parts)))
}

/// Adds in decimals, so that 0.1 and 0.2 make 0.3.
pub(super) fn sum(a: Amount, b: Amount) -> Option<Amount> {
    let (a, b) = (a.to_decimal()?, b.to_decimal()?);
    let scale = a.scale.max(b.scale);
    let units = |part: Decimal| part.units.checked_mul(10_i64.checked_pow(scale - part.scale)?);
    Some(Decimal { units: units(a)?.checked_add(units(b)?)?, scale }.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::EntityKey;

    fn amount(text: &str) -> Amount {
        text.parse().unwrap()
    }

    #[test]
    fn parts_are_exact_where_they_can_be() {
        for (total, parts, part) in
            [("99.99", 3, "33.33"), ("100", 8, "12.5"), ("0.3", 3, "0.1"), ("0", 7, "0"), ("812", 1, "812")]
        {
            assert_eq!(shared(amount(total), parts), Some(amount(part)), "{total} / {parts}");
        }
        assert_eq!(shared(amount("100"), 3).unwrap().get(), 100.0 / 3.0);
        assert_eq!(shared(amount("1e300"), 2), Some(amount("5e299")));
        assert_eq!(shared(amount("1"), 0), None);
    }

    #[test]
    fn sums_are_exact() {
        for (a, b, total) in [("0.1", "0.2", "0.3"), ("1", "0.005", "1.005"), ("0", "0", "0")] {
            assert_eq!(sum(amount(a), amount(b)), Some(amount(total)));
        }
        assert_eq!(sum(amount("1e300"), amount("1")), None);
        assert_eq!(sum(amount("9000000000000000000"), amount("9000000000000000000")), None);
        assert_eq!(sum(amount("9000000000000000000"), amount("0.001")), None);
    }

    #[test]
    fn a_query_knows_what_its_prices_hold() {
        use HotelPriceMode::{WithAllTaxes, WithTaxes, WithoutTaxes};
        let flags = [Some(true), Some(false), None];
        let known: Vec<_> = flags
            .iter()
            .flat_map(|taxes| flags.map(|local| HotelPriceMode::of_flags(*taxes, local).copied()))
            .collect();
        let all = Some(WithAllTaxes);
        assert_eq!(known, [all, Some(WithTaxes), None, all, Some(WithoutTaxes), None, all, None, None]);
        for mode in [WithoutTaxes, WithTaxes, WithAllTaxes] {
            let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap());
            assert_eq!(query.price_mode(), None);
            assert_eq!(query.with_price_mode(mode).price_mode(), Some(&mode));
        }
    }
}
