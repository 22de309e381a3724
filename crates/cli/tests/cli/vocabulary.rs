//! Tests of names and values on the command line.

use crate::support::{assert_rejected, ran};

#[test]
fn similar_words_are_suggested() {
    for (words, expected) in [
        ("calender BOS LHR", "a similar subcommand exists: 'calendar'"),
        ("hotels boston --star 4", "a similar argument exists: '--stars'"),
        ("cars LAX --pickup +1d --drop-off +2d", "a similar argument exists: '--dropoff'"),
        ("flights BOS LHR --depart +1d --cabin premium-econmy", "a similar value exists: 'premium-economy'"),
        ("hotels boston --sort prise", "a similar value exists: 'price'"),
    ] {
        assert_rejected(words, expected);
    }
}

#[test]
fn invalid_values_are_rejected_with_the_allowed_ones() {
    for (words, expected) in [
        (
            "hotels boston --stars 6",
            "'6' for '--stars <STARS>': expected a whole number from 0 to 5, or none",
        ),
        ("hotels boston --stars=", "from 0 to 5"),
        ("hotels boston --guest-rating 11", "from 0 to 10, or none"),
        ("hotels boston --language xx", "there is no language xx, expected an ISO 639-1 code"),
        ("places flights paris --language zh_XX", "there is no country XX"),
        ("constants --language 日本", "expected a language code: two letters"),
        ("hotels boston --rooms 0", "expected a number of adults from 1 to 99"),
        ("hotels boston --max-price -1", "expected an amount that is not negative"),
        ("cars LAX --pickup +1d --dropoff +2d --seats -1", "expected a whole number"),
        ("flights BOS LHR --depart +1d --market ZZ", "there is no country ZZ"),
        ("feed hotels --country ZZ", "there is no country ZZ"),
        ("serve --check-config --market ZZ", "there is no country ZZ"),
        ("hotels boston --currency euro", "expected the three-letter code of a currency"),
        ("hotels boston --currency XXX", "allowed one of USD, EUR"),
        ("hotels boston --limit 99999999999", "expected a smaller whole number"),
    ] {
        assert_rejected(words, expected);
    }
}

#[test]
fn wire_values_are_accepted() {
    for words in [
        "flights BOS LHR --depart +45d --limit 1 --cabin premiumEconomy --sort bestValue --price-mode perPerson",
        "hotels boston --limit 1 --sort minRate",
        "cars LAX --pickup +45d --dropoff +49d --limit 1 --price-mode perDayTotal --class fullSize",
        "constants placeType",
    ] {
        ran(words).assert_code(0);
    }
}
