//! Plausibility checks for hotel names.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use wayfare_models::hotels::HotelResult;
use wayfare_places::{City, Places, fold};

use super::{any_of, any_town, found, known};
use crate::harness::Trial;
use crate::places::is_in;

/// Chains whose countries are well known, with all countries in which they have hotels.
const CHAINS: &str = "\
Premier Inn: GB IE DE AE QA IM JE GG
Motel One: DE AT CH GB IE BE NL FR ES PL CZ DK HU US
B&B Hotel: FR DE IT ES PT BE NL CH AT PL CZ SI HU DK LU BR GB US LT
Scandic: SE NO DK FI DE PL
Super 8: US CA CN DE MX GB SA AE
Motel 6: US CA
Hampton: US CA MX GB DE NL AT PL HU IT ES FR TR RO RU CN IN CO PA CL CR EC PE AR BR SA AE QA KZ GE AM UA ZA KR ME UY PY BS DO JM KY TT GY SV GT HN SE IE
Campanile: FR BE NL GB DE IT ES PT PL CH LU CN
Kyriad: FR ES PL MA CN ID QA
easyHotel: GB IE NL DE ES FR CH BE PT IT AE HU BG
Meininger: DE AT BE NL FR IT DK HU CH PL GB ES
Adagio: FR DE GB AT BE CH IT AE QA SA MY BR RU MA LU PT ES NL TR
Courtyard: US CA MX GB FR DE AT CH BE NL ES IT PT PL CZ HU RO SE NO DK FI IE RS TR GR RU GE AM AZ KZ UZ AE SA QA KW BH OM EG JO IL DZ MA ZA NG GH KE RW ET CN HK MO TW JP KR TH VN KH ID MY PH SG IN LK BD NP AU NZ FJ BR AR CL CO PE EC PA CR GT HN SV NI DO PR JM BS BB TT AW CW KY HT BO PY UY GY SR BZ TC VI AG BM UA SI SK BG HR IS MT GU PG LA MN
Holiday Inn Express: US CA MX GB IE FR DE AT CH BE NL LU ES IT PT PL CZ HU RO SE NO DK FI TR GR RU GE AM AZ KZ UZ AE SA QA KW BH OM EG JO IL CN HK MO TW JP KR TH VN ID MY PH SG IN LK BD NP AU NZ BR AR CL CO PE EC PA CR GT HN SV NI DO PR JM TT KY BZ BS BB CW AW ZA NG KE ET RS UA ME MT BG SK SI GU NC PF FJ PG LA MN KH VI
Travelodge: GB IE ES US CA AU NZ SG HK MY TH KR ID
Days Inn: US CA GB DE CN IN JO SG MY PH KR TR AR BR MX GU ID SN TH CH AZ UY
Fletcher Hotel: NL
APA Hotel: JP US CA
Toyoko Inn: JP KR PH DE FR KH MN US
Treebo: IN
Protea Hotel: ZA NA BW ZM TZ UG NG GH MW RW KE AO MZ DZ ET
City Express: MX CL CO CR
Red Roof Inn: US BR CA JP TH
Econo Lodge: US CA AU NZ
Embassy Suites: US CA DO CO AW QA MX AE PR GR KN
Residence Inn: US CA MX GB DE NL FR CR AE BH KW SA BR IT TR UY JO CL CO RS
Ibis Budget: FR DE GB ES PT BE NL CH AT PL HU IT LU MA DZ AU SG ID CN BR AR CO PE UA CL MX TR CZ RO SK EE LV LT AE TH KR
Novotel: FR DE GB IE ES PT BE NL CH AT PL HU IT LU CZ RO BG RS BA UA RU TR GE KZ GR MC AE SA QA KW BH OM EG JO LB IQ MA DZ TN SN CI CM GA TG BJ GN MR CD ML BF NE RW KE TZ ZA NG GH ET MU CN HK MO TW JP KR TH VN KH LA MM ID MY PH SG IN LK BD NP PK MV MN AU NZ FJ NC BR AR CL CO PE EC UY PY BO PA MX CA SE NO LV LT EE FI AM UZ AZ TM TJ SK SI HR ME MK AL MG CG GF GP MQ RE SX SR LY IL IR
La Quinta: US CA MX CO CL HN TR AE NZ GE DO CN EC
Comfort Inn: US CA GB IE AU NZ IN MX BR NO SE DK CN JP
Protur: ES
Malmaison: GB
Taj: IN LK NP BT MV AE GB US ZA ZM MY DE
RIU: ES PT MX DO JM CV MA TZ MU LK MV AE US GB DE IE CR AW BS SN IT TN BG HR NL CA ET FR
Park Inn: DE GB BE NL SE NO DK FI PL CZ RO BG RS LT LV RU UA IE AZ GE KZ AE SA OM ZA NA NG RW TN EG TR FR ES AT CH CA US PH IN CO CR MZ MA ZM CG
Barceló: ES PT MX DO CU CR GT AW MA TN EG TR GR CZ HU IT DE BG CV MV ID LK AE SI NI OM UY MT BH TH BE PL CH US RO";

/// Countries without American, French or Spanish hotel chains.
const WITHOUT_CHAINS: &str = "KP SY SO ER";

const WESTERN: &str = "Hilton|Marriott|Sheraton|Ibis|Novotel|Mercure|Holiday Inn|Hyatt|Radisson|Ramada|Best Western|Sofitel|\
    Crowne Plaza|Golden Tulip";

/// Landmarks that belong to one town, each with the country in which names may contain it.
const LANDMARKS: &str = "times square, US|golden gate, US|manhattan, US|yellowstone, US|piccadilly, GB|mayfair, GB|\
    montmartre, FR|champs elysees, FR|opera bastille, FR|copacabana, BR|ipanema, BR|rialto, IT|\
    san marco, IT|puerta del sol, ES|la rambla, ES|alfama, PT|jordaan, NL|gamla stan, SE|sukhumvit, TH|\
    acropolis, GR|galata, TR|tsim sha tsui, HK";

const INLAND: &str = "Madrid, ES|Munich, DE|Paris, FR|Prague, CZ|Vienna, AT|Budapest, HU|Milan, IT|Florence, IT|Zürich, CH|\
    Innsbruck, AT|Denver, US|Dallas, US|Mexico City, MX|Brasília, BR|São Paulo, BR|Kyoto, JP|Chengdu, CN|\
    Delhi, IN|Jaipur, IN|Kathmandu, NP|Marrakesh, MA|Nairobi, KE|Johannesburg, ZA|Ankara, TR";

/// Words that refer to the sea.
const SEA_WORDS: &str = "beach|seaside|ocean|sea|bay|marina|harbour|harbor|lagoon|reef|island|riviera|plage|mer|ocean|rivage|\
    port|playa|mar|bahia|puerto|marina|strand|meer|meerblick|hafen|mare|spiaggia|lungomare|miramare|porto|\
    praia|maresia|beira mar|deniz|sahil|paralia|kaigan|shiosai|umi";

/// Towns, with local words for hotels. At least a quarter of the names contain one of these words.
const CUSTOMS: [(&str, &str); 40] = [
    ("Lyon, FR", "hotel|auberge|maison|residence|chambres|le|la|les|appart"),
    (
        "Bologna, IT",
        "albergo|locanda|pensione|residenza|palazzo|affittacamere|villa|ostello|appartamenti|casa",
    ),
    ("Bremen, DE", "gasthof|gasthaus|pension|haus|gastehaus|landhotel|hotel"),
    ("Linz, AT", "gasthof|gasthaus|pension|hotel|haus|gastehaus"),
    ("Lausanne, CH", "hotel|auberge|maison|residence|chambres|le|la"),
    ("Zaragoza, ES", "hotel|hostal|pension|posada|parador|apartamentos|casa"),
    ("Puebla, MX", "hotel|posada|hacienda|casa|meson|quinta|suites"),
    ("Braga, PT", "hotel|pensao|residencial|quinta|casa|pousada|solar|alojamento"),
    ("Salvador, BR", "pousada|hotel|flat|casa|hospedaria|suites|chales|vila|recanto"),
    ("Utrecht, NL", "hotel|herberg|logement|pension|b b|huis|stayokay"),
    ("Aarhus, DK", "hotel|kro|pension|hostel|gaestehus|vandrerhjem"),
    ("Bergen, NO", "hotell|gjestehus|pensjonat|gjestegard|hotel|vandrerhjem"),
    ("Uppsala, SE", "hotell|pensionat|vandrarhem|gastgiveri|gasthem|hotellet"),
    ("Tampere, FI", "hotelli|majatalo|matkustajakoti|hostelli|kartano|huoneistot"),
    ("Reykjavík, IS", "gistiheimili|guesthouse|hotel|gisting"),
    ("Wrocław, PL", "hotel|pensjonat|zajazd|dwor|gosciniec|apartamenty|pokoje|karczma"),
    ("Brno, CZ", "hotel|penzion|hostinec|apartmany|ubytovna"),
    ("Debrecen, HU", "szallo|panzio|vendeghaz|fogado|apartman|hotel|kastely"),
    ("Cluj-Napoca, RO", "pensiunea|hotel|vila|casa|hanul|conac"),
    ("Zagreb, HR", "hotel|apartmani|sobe|vila|pansion|konoba|hostel"),
    ("Plovdiv, BG", "hotel|kashta|han|vila|hostel|complex"),
    ("Patra, GR", "hotel|xenonas|archontiko|pension|rooms|studios|villa"),
    ("Konya, TR", "otel|oteli|konak|konagi|pansiyon|butik|han|apart"),
    ("Kazan, RU", "hotel|gostinitsa|otel|hostel|usadba|mini"),
    ("Fez, MA", "riad|dar|maison|kasbah|hotel|palais"),
    ("Kyoto, JP", "ryokan|minshuku|guesthouse|hotel|machiya|onsen|inn|yado"),
    ("Daegu, KR", "hanok|minbak|motel|guesthouse|hotel|pension|stay"),
    ("Chengdu, CN", "hotel|binguan|inn|kezhan|fandian|jiudian|guesthouse|homestay"),
    ("Hue, VN", "khach san|nha nghi|homestay|hotel|villa|can ho|guesthouse"),
    ("Chiang Mai, TH", "baan|ban|hotel|guesthouse|place|resort|house"),
    ("Yogyakarta, ID", "wisma|losmen|hotel|homestay|griya|omah|penginapan|pondok|guest"),
    ("Ubud, ID", "villa|villas|bungalow|bungalows|homestay|puri|resort|cottages|guest|bisma|retreat|ubud"),
    ("Davao, PH", "pension|pensionne|inn|hotel|suites|lodge|hometel|traveller|apartelle"),
    ("Jodhpur, IN", "haveli|niwas|palace|mahal|hotel|bhawan|guest"),
    ("Pokhara, NP", "lodge|guest|hotel|inn|homestay"),
    ("Kandy, LK", "rest|hotel|guest|villa|bungalow|inn"),
    ("Muscat, OM", "hotel|apartments|dar|guest|al|suites"),
    ("Shiraz, IR", "hotel|sara|saray|traditional|guest|khaneh|sonnati"),
    ("Arusha, TZ", "lodge|camp|guest|hotel|inn|safari|house"),
    ("Papeete, PF", "pension|fare|hotel|lodge|villa|motu|bungalows|relais"),
];

/// Checks some of the rules B12 to B17.
pub async fn of_one_town(trial: &mut Trial) {
    match trial.random.below(10) {
        0..2 => {
            let Some(city) = any_of(trial, INLAND) else { return };
            let hotels = found(trial, city, None).await;
            let sea_word = |words: &str| SEA_WORDS.split('|').find(|word| contains_phrase(words, word));
            check_foreign_words(trial, city, &hotels, sea_word, "B15");
        }
        2..5 => customs(trial).await,
        _ => {
            let city = any_town(trial);
            let hotels = found(trial, city, None).await;
            chains(trial, city, &hotels);
            foreign_names(trial, city, &hotels);
            repetitions(trial, &hotels);
        }
    }
}

fn name(hotel: &HotelResult) -> &str {
    hotel.facts.name.as_deref().unwrap()
}

/// Checks B12: no chain appears outside its countries.
fn chains(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    let nowhere = if is_in(WITHOUT_CHAINS, city.country) { WESTERN } else { "" };
    let elsewhere = CHAINS
        .lines()
        .filter_map(|row| row.split_once(": "))
        .filter(|(_, countries)| !is_in(countries, city.country));
    let strange: Vec<&str> = elsewhere.map(|(chain, _)| chain).chain(nowhere.split('|')).collect();
    for hotel in hotels {
        let is_of =
            |chain: &&&str| name(hotel).strip_prefix(**chain).is_some_and(|rest| rest.starts_with(' '));
        let found = strange.iter().find(is_of);
        trial
            .findings
            .ensure("B12", found.is_none(), || (name(hotel), format!("no hotel of the chain {found:?}")));
    }
}

/// Cities with at least a million people, by folded name. Excludes names of up to three letters, and names with another
/// common meaning.
static FAMOUS: LazyLock<HashMap<String, &'static City>> = LazyLock::new(|| {
    /// City names that are also common words in hotel names.
    const WORDS: &str = "victoria|san jose|santiago|leon|santa cruz|san antonio|cordoba|suez|bel air|george town|salvador|\
        natal|surat|central|ara|santo domingo|valencia|fes";
    let cities = Places::embedded().cities().filter(|city| city.population >= 1_000_000);
    let named = cities.map(|city| (fold(city.name), city));
    named.filter(|(name, _)| name.len() > 3 && !WORDS.split('|').any(|word| word == name)).collect()
});

/// Checks B13 and B14: no name contains the name of another famous city, or another country's landmark.
fn foreign_names(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    let here = fold(city.name);
    let foreign = |words: &str| {
        let parts: Vec<_> = words.split(' ').collect();
        let spans = (1..=3).flat_map(|length| parts.windows(length)).map(|span| span.join(" "));
        let mut famous = spans.filter_map(|span| FAMOUS.get_key_value(&span));
        famous.find(|(name, _)| !here.contains(name.as_str())).map(|(_, city)| city.name)
    };
    check_foreign_words(trial, city, hotels, foreign, "B13");
    let landmarks = || LANDMARKS.split('|').filter_map(|landmark| landmark.split_once(", "));
    let abroad: Vec<&str> =
        landmarks().filter(|(_, country)| *country != city.country).map(|(name, _)| name).collect();
    let landmark = |words: &str| abroad.iter().copied().find(|landmark| contains_phrase(words, landmark));
    check_foreign_words(trial, city, hotels, landmark, "B14");
}

/// Checks that names contain no foreign words. The name of the town itself is ignored.
fn check_foreign_words(
    trial: &mut Trial,
    city: &City,
    hotels: &[HotelResult],
    strange: impl Fn(&str) -> Option<&'static str>,
    rule: &'static str,
) {
    let here = fold(city.name);
    for hotel in hotels {
        // Two Chinese chains are named after cities.
        let words =
            fold(name(hotel)).replace(&here, " ").replace("vienna hotel", " ").replace("jinjiang inn", " ");
        let found = strange(&words);
        trial.findings.ensure(rule, found.is_none(), || (name(hotel), format!("a name without {found:?}")));
    }
}

fn contains_phrase(words: &str, wanted: &str) -> bool {
    format!(" {words} ").contains(&format!(" {wanted} "))
}

/// Checks B16: names follow the language and customs of the country.
async fn customs(trial: &mut Trial) {
    let &(town, words) = trial.random.pick(&CUSTOMS);
    let Some(city) = known(trial, town) else { return };
    let hotels = found(trial, city, None).await;
    let names: Vec<_> = hotels.iter().map(|hotel| fold(name(hotel))).collect();
    // "Hotel" alone is used worldwide, so at least an eighth of the names must contain another local word.
    let count = |wanted: &dyn Fn(&str) -> bool| {
        names
            .iter()
            .filter(|name| words.split('|').any(|word| wanted(word) && contains_phrase(name, word)))
            .count()
    };
    let (all, own) = (count(&|_| true), count(&|word| word != "hotel"));
    trial.findings.ensure("B16", all * 4 >= names.len() && own * 8 >= names.len(), || {
        (
            (all, own, names.len()),
            format!("a quarter with {words}, and half of them with more than \"hotel\""),
        )
    });
}

/// Checks B17: no name contains the same word twice in a row, and no two hotels have the same name.
fn repetitions(trial: &mut Trial, hotels: &[HotelResult]) {
    let mut seen = HashSet::new();
    for hotel in hotels {
        // A hyphenated word, such as Alun-Alun, may repeat its part.
        let words: Vec<_> = name(hotel).split(' ').collect();
        let again = words.windows(2).any(|pair| pair[0] == pair[1]);
        let is_new = seen.insert(fold(name(hotel)));
        trial
            .findings
            .ensure("B17", is_new && !again, || (name(hotel), "a unique name without a repeated word"));
    }
}
