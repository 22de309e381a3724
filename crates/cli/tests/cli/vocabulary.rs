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
        ("places flights paris --language zh_XX", "there is no country XX"),
        ("constants --language 日本", "expected a language code: two letters"),
        ("serve --check-config --market ZZ", "there is no country ZZ"),
        ("hotels boston --currency XXX", "allowed one of USD, EUR"),
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
