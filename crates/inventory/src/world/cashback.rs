//! Cashback of the invented providers.

/// Cashback for travellers whose API key has cashback enabled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CashbackRule {
    /// A share of the price, limited by the cap.
    Share {
        /// Share of the price, in tenths of a percent.
        tenths: u32,
        /// Upper limit of the amount, in US cents.
        cap_cents: i64,
    },
    /// A fixed amount per booking.
    Flat {
        /// The amount, in US cents.
        cents: i64,
    },
}
