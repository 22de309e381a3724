//! Comparison of the requested price terms with those that a response echoes.

use std::fmt;

use specwright_core::Text;

/// The currency and the mode of prices, each where it is stated.
pub(crate) struct Terms<'a> {
    currency: Option<&'a str>,
    mode: Option<&'a str>,
}

impl<'a> Terms<'a> {
    pub(crate) fn new(currency: Option<&'a impl AsRef<str>>, mode: Option<&'a str>) -> Self {
        Terms { currency: currency.map(AsRef::as_ref), mode }
    }
}

/// Finds differences. A term that was not requested can't differ; a requested one has to be echoed, unless there
/// are no prices that it would hold for.
pub(crate) fn held_against(
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

/// Prices that are not in the currency or the mode that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PriceMismatch {
    /// The currencies, if they differ.
    pub currency: Option<Difference>,
    /// The price modes, if they differ.
    pub mode: Option<Difference>,
}

/// The requested terms and those of the response.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Difference {
    /// The value asked for.
    pub asked: Text,
    /// The value in the response, if it has one.
    pub echoed: Option<Text>,
}

/// `prices are not as asked: currency is USD instead of EUR, priceMode is not stated instead of total`
impl fmt::Display for PriceMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("prices are not as asked")?;
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
