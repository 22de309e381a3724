//! Country codes.

letters_code! {
    /// An ISO 3166-1 alpha-2 country code, such as `DE`.
    ///
    /// Only the format is checked, not whether the country exists.
    ///
    /// ```
    /// use wayfare_validation::CountryCode;
    ///
    /// const CODE: Option<CountryCode> = CountryCode::new("DE");
    /// assert_eq!(CODE, "DE".parse().ok());
    ///
    /// let error = "de".parse::<CountryCode>().unwrap_err();
    /// assert_eq!(error.to_string(), r#"found "de", expected a country code of two capital letters"#);
    /// ```
    CountryCode, 2, "a country code of two capital letters"
}

#[cfg(test)]
mod tests {
    spec_tests!(CountryCode, near: "[A-Za-z0É]{1,3}|[A-Z]{1,3}", rejected: |_| false, bad: "de");
}
