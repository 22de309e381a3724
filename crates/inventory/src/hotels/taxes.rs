//! Charges added to a price: taxes, and charges paid at the hotel.

use super::calendar::Draw;
use super::catalogue::PropertyType;
use super::hotel::Hotel;
use crate::world::countries::LocalTax;
use wayfare_places::money::{Currency, ExactAmount};

/// The rule that determines which charges totals include in addition to the base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TotalRule {
    /// `true` to include VAT or sales tax.
    pub taxes: bool,
    /// `true` to include taxes and fees paid at the hotel.
    pub local_taxes: bool,
}

/// The charges for a stay, in the currency of the search. The parts add up to the totals exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Charges {
    currency: &'static Currency,
    base: i64,
    taxes: i64,
    local_taxes: i64,
    /// `true` if the provider specifies the charges paid at the hotel.
    stated: bool,
    rule: TotalRule,
}

impl Charges {
    /// Computes the charges for a base price and local taxes. `tax` is in hundredths of a percent of the base.
    pub(crate) fn new(
        base: ExactAmount,
        tax: u32,
        local_taxes: ExactAmount,
        stated: bool,
        rule: TotalRule,
    ) -> Self {
        let taxes = base.share(tax).minor();
        let (base, currency) = (base.minor(), base.currency());
        Self { currency, base, taxes, local_taxes: local_taxes.minor(), stated, rule }
    }

    /// Returns the room price.
    #[must_use]
    pub fn base(&self) -> ExactAmount {
        ExactAmount::from_minor(self.base, self.currency)
    }

    /// Returns the VAT or sales tax.
    #[must_use]
    pub fn taxes(&self) -> ExactAmount {
        ExactAmount::from_minor(self.taxes, self.currency)
    }

    /// Returns the taxes and fees paid at the hotel, or `None` if no charges apply or the provider does not specify the
    /// charges.
    #[must_use]
    pub fn local_taxes(&self) -> Option<ExactAmount> {
        (self.stated && self.local_taxes > 0)
            .then(|| ExactAmount::from_minor(self.local_taxes, self.currency))
    }

    /// Returns the total: the base plus the specified charges that the search's [`TotalRule`] includes.
    #[must_use]
    pub fn total(&self) -> ExactAmount {
        let taxes = if self.rule.taxes { self.taxes } else { 0 };
        let local_taxes = if self.rule.local_taxes && self.stated { self.local_taxes } else { 0 };
        ExactAmount::from_minor(self.base.saturating_add(taxes).saturating_add(local_taxes), self.currency)
    }

    /// Returns the sum of all charges, including unspecified charges, regardless of the [`TotalRule`]. Use this sum to
    /// compare providers fairly.
    #[must_use]
    pub fn owed(&self) -> ExactAmount {
        ExactAmount::from_minor(
            self.base.saturating_add(self.taxes).saturating_add(self.local_taxes),
            self.currency,
        )
    }

    /// Returns whether the total excludes a charge that the [`TotalRule`] includes, because the provider does not
    /// specify the charge.
    #[must_use]
    pub fn excludes_wanted(&self) -> bool {
        self.rule.local_taxes && !self.stated && self.local_taxes > 0
    }
}

/// The charges paid at a hotel for a stay: the country's local tax, and the resort fee of US holiday hotels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LocalTaxes {
    /// The part that does not depend on the price, in the currency's smallest unit.
    fixed: i64,
    /// The part that depends on the price, in hundredths of a percent of the price.
    share: Option<u32>,
}

impl LocalTaxes {
    pub(crate) fn of(
        hotel: &Hotel,
        currency: &'static Currency,
        adults: i64,
        rooms: i64,
        nights: i64,
    ) -> Self {
        let amount = |cents: i64| currency.from_usd_cents(cents).minor();
        let stars = i64::from(hotel.stars.unwrap_or(2));
        let (tax, share) = match hotel.town.country.local_tax {
            LocalTax::None => (0, None),
            LocalTax::PerAdultNight(cents) => (i64::from(cents) * adults * nights, None),
            LocalTax::PerAdultNightStar(cents) => (i64::from(cents) * stars * adults * nights, None),
            LocalTax::PerRoomNight(cents) => (i64::from(cents) * rooms * nights, None),
            LocalTax::Share(hundredths) => (0, Some(hundredths)),
        };
        let fee = resort_fee_cents(hotel) * rooms * nights;
        LocalTaxes { fixed: amount(tax) + amount(fee), share }
    }

    /// Returns the charges for a base price.
    pub(crate) fn on(self, base: ExactAmount) -> ExactAmount {
        let share = self.share.map_or(0, |hundredths| base.share(hundredths).minor());
        ExactAmount::from_minor(self.fixed.saturating_add(share), base.currency())
    }
}

/// Returns the resort fee per room and night, in US cents.
fn resort_fee_cents(hotel: &Hotel) -> i64 {
    let for_holidays = hotel.property_type == PropertyType::Resort || hotel.draw() == Draw::Beach;
    let has_resort_fee = matches!(hotel.country(), "US" | "PR" | "VI") && hotel.stars.unwrap_or(0) >= 4;
    if has_resort_fee && for_holidays { hotel.dice.text("fee").between(22, 55) * 100 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn local_taxes_depend_on_the_country() {
        let of = |country, city| testing::hotels(country, city)[0];
        let base = ExactAmount::from_minor(50_000, Currency::usd());
        let local = |hotel: &Hotel| LocalTaxes::of(hotel, Currency::usd(), 2, 1, 3).on(base).minor();
        let rome = of("IT", "Rome");
        assert_eq!(local(&rome), 110 * i64::from(rome.stars.unwrap_or(2)) * 2 * 3);
        assert_eq!(local(&of("NL", "Amsterdam")), 6_250);
        assert_eq!(local(&of("AE", "Dubai")), 400 * 3);
        assert_eq!(local(&of("SE", "Stockholm")), 0);
        let miami = testing::hotels("US", "Miami Beach");
        assert!(miami.iter().any(|hotel| local(hotel) > 0) && miami.iter().any(|hotel| local(hotel) == 0));
    }
}
