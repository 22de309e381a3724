//! Currency codes.

letters_code! {
    /// An ISO 4217 currency code, such as `EUR`.
    ///
    /// Only the format is checked, not whether the currency exists.
    ///
    /// ```
    /// use wayfare_validation::CurrencyCode;
    ///
    /// const CODE: Option<CurrencyCode> = CurrencyCode::new("EUR");
    /// assert_eq!(CODE, "EUR".parse().ok());
    ///
    /// let error = "eur".parse::<CurrencyCode>().unwrap_err();
    /// assert_eq!(error.to_string(), r#"found "eur", expected a currency code of three capital letters"#);
    /// ```
    CurrencyCode, 3, "a currency code of three capital letters"
}

#[cfg(test)]
mod tests {
    spec_tests!(CurrencyCode, near: "[A-Za-z0É]{2,4}|[A-Z]{2,4}", rejected: |_| false, bad: "eur");
}
