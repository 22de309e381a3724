//! Comparison of the requested price terms with the terms that a response echoes.

use std::fmt;

use specwright_core::Text;

/// The currency and the mode of prices, if stated.
pub(crate) struct Terms<'a> {
    currency: Option<&'a str>,
    mode: Option<&'a str>,
}

impl<'a> Terms<'a> {
    pub(crate) fn new(currency: Option<&'a impl AsRef<str>>, mode: Option<&'a str>) -> Self {
        Terms { currency: currency.map(AsRef::as_ref), mode }
    }
}

/// Compares the requested terms with the echoed terms. A term that was not requested can't differ. The response must
/// echo each requested term, unless the response contains no prices.
pub(crate) fn compare_terms(
    asked: Terms<'_>,
    echoed: Terms<'_>,
    may_be_silent: bool,
) -> Result<(), PriceMismatch> {
    let differs = |asked: Option<&str>, echoed: Option<&str>| {
        let asked = asked.filter(|asked| echoed.map_or(!may_be_silent, |echoed| echoed != *asked))?;
        Some(Difference { asked: asked.into(), echoed: echoed.map(Text::from) })
    };
    let currency = differs(asked.currency, echoed.currency);
    let mode = differs(asked.mode, echoed.mode);
    if currency.is_none() && mode.is_none() { Ok(()) } else { Err(PriceMismatch { currency, mode }) }
}

/// Error for prices that are not in the requested currency or mode.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PriceMismatch {
    /// The currencies, if they differ.
    pub currency: Option<Difference>,
    /// The price modes, if they differ.
    pub mode: Option<Difference>,
}

/// The requested value of a term and the value in the response.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Difference {
    /// The requested value.
    pub asked: Text,
    /// The value in the response, if any.
    pub echoed: Option<Text>,
}

/// Writes, for example, `prices differ from the request: currency is USD instead of EUR, priceMode is not stated
/// instead of total`.
impl fmt::Display for PriceMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("prices differ from the request")?;
        let mut between = ": ";
        for (name, difference) in [("currency", &self.currency), ("priceMode", &self.mode)] {
            if let Some(Difference { asked, echoed }) = difference {
                let echoed = echoed.as_deref().unwrap_or("not stated");
                write!(f, "{between}{name} is {echoed} instead of {asked}")?;
                between = ", ";
            }
        }
        Ok(())
    }
}

impl std::error::Error for PriceMismatch {}
