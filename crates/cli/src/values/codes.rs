//! Currency, language, country and airport codes on the command line, in upper or lower case.

use wayfare_models::ValueError;
use wayfare_models::common::{AirportCode, CountryCode, CurrencyCode, LanguageCode};
use wayfare_places::Places;

/// Parses a currency code. The service decides which currencies it supports, and lists them in its error.
pub fn currency(text: &str) -> Result<CurrencyCode, &'static str> {
    text.to_ascii_uppercase().parse().map_err(|_| "expected the three-letter code of a currency, such as EUR")
}

/// Parses the code of an airport or a metro area. Accepts any three letters.
pub fn airport(text: &str) -> Option<AirportCode> {
    let is_code = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_code.then(|| AirportCode::new(&text.to_ascii_uppercase())).flatten()
}

/// Parses the code of an existing country.
pub fn country(text: &str) -> Result<CountryCode, String> {
    let code = text.to_ascii_uppercase().parse::<CountryCode>();
    let code = code.map_err(|_| "expected the two-letter code of a country, such as DE or US")?;
    match Places::embedded().country(code.as_str()) {
        Some(_) => Ok(code),
        None => Err(format!("there is no country {code}, expected an ISO 3166-1 code, such as DE or US")),
    }
}

/// Parses the code of an existing language, for example `de`, `pt-BR` or `zh_CN`.
pub fn language(text: &str) -> Result<LanguageCode, String> {
    let code: LanguageCode = text.replace('-', "_").parse().map_err(|fault: ValueError| fault.to_string())?;
    let (language, region) = (code.language().to_ascii_lowercase(), code.region());
    if !LANGUAGES.split_whitespace().any(|known| known == language) {
        return Err(format!(
            "there is no language {language}, expected an ISO 639-1 code, such as de or ja, with a region if \
             it matters, such as zh_CN"
        ));
    }
    region.map_or(Ok(()), |region| country(region).map(drop))?;
    Ok(code)
}

/// ISO 639-1 language codes.
const LANGUAGES: &str = "\
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka \
    kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng \
    nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su \
    sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_ignore_case() {
        for (text, code) in [("de", "de"), ("EN", "EN"), ("pt-BR", "pt_BR"), ("zh_cn", "zh_cn")] {
            assert_eq!(language(text).unwrap().as_str(), code);
        }
        assert_eq!(currency("eur").unwrap().as_str(), "EUR");
        assert_eq!(country("mt").unwrap().as_str(), "MT");
    }

    #[test]
    fn unknown_codes_are_rejected_with_examples() {
        for (text, expected) in [
            ("xx", "ISO 639-1 code, such as de"),
            ("zh", "as in zh_CN"),
            ("de_XX", "there is no country XX"),
            ("english", "two letters"),
            ("", "two letters"),
            ("日本", "two letters"),
        ] {
            let fault = language(text).unwrap_err();
            assert!(fault.contains(expected), "{text}: {fault}");
        }
        for (text, expected) in
            [("ZZ", "there is no country ZZ"), ("Malta", "expected the two-letter code of a country")]
        {
            let fault = country(text).unwrap_err();
            assert!(fault.contains(expected), "{text}: {fault}");
        }
        assert!(currency("euro").is_err());
    }

    #[test]
    fn languages_are_listed_once_and_in_order() {
        let listed: Vec<_> = LANGUAGES.split_whitespace().collect();
        assert!(listed.is_sorted_by(|a, b| a < b) && listed.iter().all(|code| code.len() == 2));
        assert_eq!(listed.len(), 183);
    }
}
