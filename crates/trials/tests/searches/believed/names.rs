//! What hotels are called.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use wayfare_models::hotels::HotelResult;
use wayfare_places::{City, Places, fold};

use super::{any_town, found, known, told};
use crate::harness::Trial;

/// Chains and all countries in which they have hotels, for some of which that is well known.
const CHAINS: [(&str, &str); 36] = [
    ("Premier Inn", "GB IE DE AE QA IM JE GG"),
    ("Motel One", "DE AT CH GB IE BE NL FR ES PL CZ DK HU US"),
    ("B&B Hotel", "FR DE IT ES PT BE NL CH AT PL CZ SI HU DK LU BR GB US LT"),
    ("Scandic", "SE NO DK FI DE PL"),
    ("Super 8", "US CA CN DE MX GB SA AE"),
    ("Motel 6", "US CA"),
    (
        "Hampton",
        "US CA MX GB DE NL AT PL HU IT ES FR TR RO RU CN IN CO PA CL CR EC PE AR BR SA AE QA KZ GE AM UA ZA KR ME UY PY BS DO JM KY TT GY SV GT HN SE IE",
    ),
    ("Campanile", "FR BE NL GB DE IT ES PT PL CH LU CN"),
    ("Kyriad", "FR ES PL MA CN ID QA"),
    ("easyHotel", "GB IE NL DE ES FR CH BE PT IT AE HU BG"),
    ("Meininger", "DE AT BE NL FR IT DK HU CH PL GB ES"),
    ("Adagio", "FR DE GB AT BE CH IT AE QA SA MY BR RU MA LU PT ES NL TR"),
    (
        "Courtyard",
        "US CA MX GB FR DE AT CH BE NL ES IT PT PL CZ HU RO SE NO DK FI IE RS TR GR RU GE AM AZ KZ UZ AE SA QA KW BH OM EG JO IL DZ MA ZA NG GH KE RW ET CN HK MO TW JP KR TH VN KH ID MY PH SG IN LK BD NP AU NZ FJ BR AR CL CO PE EC PA CR GT HN SV NI DO PR JM BS BB TT AW CW KY HT BO PY UY GY SR BZ TC VI AG BM UA SI SK BG HR IS MT GU PG LA MN",
    ),
    (
        "Holiday Inn Express",
        "US CA MX GB IE FR DE AT CH BE NL LU ES IT PT PL CZ HU RO SE NO DK FI TR GR RU GE AM AZ KZ UZ AE SA QA KW BH OM EG JO IL CN HK MO TW JP KR TH VN ID MY PH SG IN LK BD NP AU NZ BR AR CL CO PE EC PA CR GT HN SV NI DO PR JM TT KY BZ BS BB CW AW ZA NG KE ET RS UA ME MT BG SK SI GU NC PF FJ PG LA MN KH VI",
    ),
    ("Travelodge", "GB IE ES US CA AU NZ SG HK MY TH KR ID"),
    ("Days Inn", "US CA GB DE CN IN JO SG MY PH KR TR AR BR MX GU ID SN TH CH AZ UY"),
    ("Fletcher Hotel", "NL"),
    ("APA Hotel", "JP US CA"),
    ("Toyoko Inn", "JP KR PH DE FR KH MN US"),
    ("Treebo", "IN"),
    ("Protea Hotel", "ZA NA BW ZM TZ UG NG GH MW RW KE AO MZ DZ ET"),
    ("City Express", "MX CL CO CR"),
    ("Red Roof Inn", "US BR CA JP TH"),
    ("Econo Lodge", "US CA AU NZ"),
    ("Embassy Suites", "US CA DO CO AW QA MX AE PR GR KN"),
    ("Residence Inn", "US CA MX GB DE NL FR CR AE BH KW SA BR IT TR UY JO CL CO RS"),
    (
        "Ibis Budget",
        "FR DE GB ES PT BE NL CH AT PL HU IT LU MA DZ AU SG ID CN BR AR CO PE UA CL MX TR CZ RO SK EE LV LT AE TH KR",
    ),
    (
        "Novotel",
        "FR DE GB IE ES PT BE NL CH AT PL HU IT LU CZ RO BG RS BA UA RU TR GE KZ GR MC AE SA QA KW BH OM EG JO LB IQ MA DZ TN SN CI CM GA TG BJ GN MR CD ML BF NE RW KE TZ ZA NG GH ET MU CN HK MO TW JP KR TH VN KH LA MM ID MY PH SG IN LK BD NP PK MV MN AU NZ FJ NC BR AR CL CO PE EC UY PY BO PA MX CA SE NO LV LT EE FI AM UZ AZ TM TJ SK SI HR ME MK AL MG CG GF GP MQ RE SX SR LY IL IR",
    ),
    ("La Quinta", "US CA MX CO CL HN TR AE NZ GE DO CN EC"),
    ("Comfort Inn", "US CA GB IE AU NZ IN MX BR NO SE DK CN JP"),
    ("Protur", "ES"),
    ("Malmaison", "GB"),
    ("Taj", "IN LK NP BT MV AE GB US ZA ZM MY DE"),
    ("RIU", "ES PT MX DO JM CV MA TZ MU LK MV AE US GB DE IE CR AW BS SN IT TN BG HR NL CA ET FR"),
    (
        "Park Inn",
        "DE GB BE NL SE NO DK FI PL CZ RO BG RS LT LV RU UA IE AZ GE KZ AE SA OM ZA NA NG RW TN EG TR FR ES AT CH CA US PH IN CO CR MZ MA ZM CG",
    ),
    (
        "Barceló",
        "ES PT MX DO CU CR GT AW MA TN EG TR GR CZ HU IT DE BG CV MV ID LK AE SI NI OM UY MT BH TH BE PL CH US RO",
    ),
];

/// Countries without any hotel of an American, a French or a Spanish chain.
const WITHOUT_CHAINS: [&str; 4] = ["KP", "SY", "SO", "ER"];

const WESTERN: [&str; 14] = [
    "Hilton",
    "Marriott",
    "Sheraton",
    "Ibis",
    "Novotel",
    "Mercure",
    "Holiday Inn",
    "Hyatt",
    "Radisson",
    "Ramada",
    "Best Western",
    "Sofitel",
    "Crowne Plaza",
    "Golden Tulip",
];

/// What belongs to one town in the world: words, and the country where they may be.
const LANDMARKS: [(&str, &str); 22] = [
    ("times square", "US"),
    ("golden gate", "US"),
    ("manhattan", "US"),
    ("yellowstone", "US"),
    ("piccadilly", "GB"),
    ("mayfair", "GB"),
    ("montmartre", "FR"),
    ("champs elysees", "FR"),
    ("opera bastille", "FR"),
    ("copacabana", "BR"),
    ("ipanema", "BR"),
    ("rialto", "IT"),
    ("san marco", "IT"),
    ("puerta del sol", "ES"),
    ("la rambla", "ES"),
    ("alfama", "PT"),
    ("jordaan", "NL"),
    ("gamla stan", "SE"),
    ("sukhumvit", "TH"),
    ("acropolis", "GR"),
    ("galata", "TR"),
    ("tsim sha tsui", "HK"),
];

/// Towns far from any sea.
const INLAND: [(&str, &str); 24] = [
    ("Madrid", "ES"),
    ("Munich", "DE"),
    ("Paris", "FR"),
    ("Prague", "CZ"),
    ("Vienna", "AT"),
    ("Budapest", "HU"),
    ("Milan", "IT"),
    ("Florence", "IT"),
    ("Zürich", "CH"),
    ("Innsbruck", "AT"),
    ("Denver", "US"),
    ("Dallas", "US"),
    ("Mexico City", "MX"),
    ("Brasília", "BR"),
    ("São Paulo", "BR"),
    ("Kyoto", "JP"),
    ("Chengdu", "CN"),
    ("Delhi", "IN"),
    ("Jaipur", "IN"),
    ("Kathmandu", "NP"),
    ("Marrakesh", "MA"),
    ("Nairobi", "KE"),
    ("Johannesburg", "ZA"),
    ("Ankara", "TR"),
];

/// Words that speak of the sea.
const OF_THE_SEA: [&str; 40] = [
    "beach",
    "seaside",
    "ocean",
    "sea",
    "bay",
    "marina",
    "harbour",
    "harbor",
    "lagoon",
    "reef",
    "island",
    "riviera",
    "plage",
    "mer",
    "ocean",
    "rivage",
    "port",
    "playa",
    "mar",
    "bahia",
    "puerto",
    "marina",
    "strand",
    "meer",
    "meerblick",
    "hafen",
    "mare",
    "spiaggia",
    "lungomare",
    "miramare",
    "porto",
    "praia",
    "maresia",
    "beira mar",
    "deniz",
    "sahil",
    "paralia",
    "kaigan",
    "shiosai",
    "umi",
];

/// Towns, and what hotels without a chain are called there: some of these words are in at least a quarter of the names.
const CUSTOMS: [(&str, &str, &str); 40] = [
    ("Lyon", "FR", "hotel|auberge|maison|residence|chambres|le|la|les|appart"),
    (
        "Bologna",
        "IT",
        "albergo|locanda|pensione|residenza|palazzo|affittacamere|villa|ostello|appartamenti|casa",
    ),
    ("Bremen", "DE", "gasthof|gasthaus|pension|haus|gastehaus|landhotel|hotel"),
    ("Linz", "AT", "gasthof|gasthaus|pension|hotel|haus|gastehaus"),
    ("Lausanne", "CH", "hotel|auberge|maison|residence|chambres|le|la"),
    ("Zaragoza", "ES", "hotel|hostal|pension|posada|parador|apartamentos|casa"),
    ("Puebla", "MX", "hotel|posada|hacienda|casa|meson|quinta|suites"),
    ("Braga", "PT", "hotel|pensao|residencial|quinta|casa|pousada|solar|alojamento"),
    ("Salvador", "BR", "pousada|hotel|flat|casa|hospedaria|suites|chales|vila|recanto"),
    ("Utrecht", "NL", "hotel|herberg|logement|pension|b b|huis|stayokay"),
    ("Aarhus", "DK", "hotel|kro|pension|hostel|gaestehus|vandrerhjem"),
    ("Bergen", "NO", "hotell|gjestehus|pensjonat|gjestegard|hotel|vandrerhjem"),
    ("Uppsala", "SE", "hotell|pensionat|vandrarhem|gastgiveri|gasthem|hotellet"),
    ("Tampere", "FI", "hotelli|majatalo|matkustajakoti|hostelli|kartano|huoneistot"),
    ("Reykjavík", "IS", "gistiheimili|guesthouse|hotel|gisting"),
    ("Wrocław", "PL", "hotel|pensjonat|zajazd|dwor|gosciniec|apartamenty|pokoje|karczma"),
    ("Brno", "CZ", "hotel|penzion|hostinec|apartmany|ubytovna"),
    ("Debrecen", "HU", "szallo|panzio|vendeghaz|fogado|apartman|hotel|kastely"),
    ("Cluj-Napoca", "RO", "pensiunea|hotel|vila|casa|hanul|conac"),
    ("Zagreb", "HR", "hotel|apartmani|sobe|vila|pansion|konoba|hostel"),
    ("Plovdiv", "BG", "hotel|kashta|han|vila|hostel|complex"),
    ("Patra", "GR", "hotel|xenonas|archontiko|pension|rooms|studios|villa"),
    ("Konya", "TR", "otel|oteli|konak|konagi|pansiyon|butik|han|apart"),
    ("Kazan", "RU", "hotel|gostinitsa|otel|hostel|usadba|mini"),
    ("Fez", "MA", "riad|dar|maison|kasbah|hotel|palais"),
    ("Kyoto", "JP", "ryokan|minshuku|guesthouse|hotel|machiya|onsen|inn|yado"),
    ("Daegu", "KR", "hanok|minbak|motel|guesthouse|hotel|pension|stay"),
    ("Chengdu", "CN", "hotel|binguan|inn|kezhan|fandian|jiudian|guesthouse|homestay"),
    ("Hue", "VN", "khach san|nha nghi|homestay|hotel|villa|can ho|guesthouse"),
    ("Chiang Mai", "TH", "baan|ban|hotel|guesthouse|place|resort|house"),
    ("Yogyakarta", "ID", "wisma|losmen|hotel|homestay|griya|omah|penginapan|pondok|guest"),
    ("Ubud", "ID", "villa|villas|bungalow|bungalows|homestay|puri|resort|cottages|guest|bisma|retreat|ubud"),
    ("Davao", "PH", "pension|pensionne|inn|hotel|suites|lodge|hometel|traveller|apartelle"),
    ("Jodhpur", "IN", "haveli|niwas|palace|mahal|hotel|bhawan|guest"),
    ("Pokhara", "NP", "lodge|guest|hotel|inn|homestay"),
    ("Kandy", "LK", "rest|hotel|guest|villa|bungalow|inn"),
    ("Muscat", "OM", "hotel|apartments|dar|guest|al|suites"),
    ("Shiraz", "IR", "hotel|sara|saray|traditional|guest|khaneh|sonnati"),
    ("Arusha", "TZ", "lodge|camp|guest|hotel|inn|safari|house"),
    ("Papeete", "PF", "pension|fare|hotel|lodge|villa|motu|bungalows|relais"),
];

/// B12 to B17.
pub async fn of_one_town(trial: &mut Trial) {
    match trial.random.below(10) {
        0..2 => {
            let (name, country) = *trial.random.pick(&INLAND);
            let Some(city) = known(trial, name, country) else { return };
            let hotels = found(trial, city, None).await;
            own(
                trial,
                city,
                &hotels,
                |words| OF_THE_SEA.iter().find(|word| holds(words, word)).copied(),
                "B15",
            );
        }
        2..5 => customs(trial).await,
        _ => {
            let city = any_town(trial);
            let hotels = found(trial, city, None).await;
            chains(trial, city, &hotels);
            others_towns(trial, city, &hotels);
            twice(trial, city, &hotels);
        }
    }
}

/// B12: no chain is where it has no hotels.
fn chains(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    let is_of = |name: &str, chain: &str| name.strip_prefix(chain).is_some_and(|rest| rest.starts_with(' '));
    for hotel in hotels {
        let name = hotel.facts.name.as_deref().unwrap();
        let elsewhere = CHAINS.iter().find(|(chain, countries)| {
            is_of(name, chain) && !countries.split(' ').any(|country| country == city.country)
        });
        let nowhere =
            WITHOUT_CHAINS.contains(&city.country) && WESTERN.iter().any(|chain| is_of(name, chain));
        trial.findings.ensure("B12", elsewhere.is_none() && !nowhere, || {
            (name, format!("no hotel of the chain in {}", told(city)))
        });
    }
}

/// Names of cities of more than a million people that name nothing else.
static FAMOUS: LazyLock<HashMap<String, &'static City>> = LazyLock::new(|| {
    /// Words that a name may have for themselves.
    const WORDS: [&str; 18] = [
        "victoria",
        "san jose",
        "santiago",
        "leon",
        "santa cruz",
        "san antonio",
        "cordoba",
        "suez",
        "bel air",
        "george town",
        "salvador",
        "natal",
        "surat",
        "central",
        "ara",
        "santo domingo",
        "valencia",
        "fes",
    ];
    let cities = Places::embedded().cities().filter(|city| city.population >= 1_000_000);
    let named = cities.map(|city| (fold(city.name), city));
    named.filter(|(name, _)| name.len() > 3 && !WORDS.contains(&name.as_str())).collect()
});

/// B13: no name holds the name of another famous city. B14: nor what belongs to one.
fn others_towns(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    let here = fold(city.name);
    let foreign = |words: &str| {
        let spans = (1..=3).flat_map(|length| {
            let parts: Vec<_> = words.split(' ').collect();
            parts.windows(length).map(|span| span.join(" ")).collect::<Vec<_>>()
        });
        spans.into_iter().find_map(|span| {
            let (name, city) = FAMOUS.get_key_value(&span)?;
            (!here.contains(name.as_str())).then_some(city.name)
        })
    };
    own(trial, city, hotels, foreign, "B13");
    let landmark = |words: &str| {
        let found =
            LANDMARKS.iter().find(|(landmark, country)| *country != city.country && holds(words, landmark));
        found.map(|(landmark, _)| *landmark)
    };
    own(trial, city, hotels, landmark, "B14");
}

/// Holds the names against words that they must not have, but for those of the town itself.
fn own(
    trial: &mut Trial,
    city: &City,
    hotels: &[HotelResult],
    strange: impl Fn(&str) -> Option<&'static str>,
    rule: &'static str,
) {
    let here = fold(city.name);
    for hotel in hotels {
        let name = hotel.facts.name.as_deref().unwrap();
        // Two chains of China are called like cities.
        let words = fold(name).replace(&here, " ").replace("vienna hotel", " ").replace("jinjiang inn", " ");
        let found = strange(&words);
        trial
            .findings
            .ensure(rule, found.is_none(), || (name, format!("a name without {found:?} in {}", told(city))));
    }
}

fn holds(words: &str, wanted: &str) -> bool {
    words.match_indices(wanted).any(|(at, _)| {
        let is_end = |byte: Option<u8>| byte.is_none_or(|byte| byte == b' ');
        is_end(at.checked_sub(1).map(|before| words.as_bytes()[before]))
            && is_end(words.as_bytes().get(at + wanted.len()).copied())
    })
}

/// B16: names are in the language and the custom of the country.
async fn customs(trial: &mut Trial) {
    let &(name, country, words) = trial.random.pick(&CUSTOMS);
    let Some(city) = known(trial, name, country) else { return };
    let hotels = found(trial, city, None).await;
    let names: Vec<_> = hotels.iter().map(|hotel| fold(hotel.facts.name.as_deref().unwrap())).collect();
    // A word alone, as "hotel", that the whole world uses, is no custom: one other has to be met too.
    let count = |wanted: &dyn Fn(&str) -> bool| {
        names.iter().filter(|name| words.split('|').any(|word| wanted(word) && holds(name, word))).count()
    };
    let (all, own) = (count(&|_| true), count(&|word| word != "hotel"));
    let holds = all * 4 >= names.len() && own * 8 >= names.len();
    trial.findings.ensure("B16", holds, || {
        (
            (all, own, names.len()),
            format!("a quarter with {words} in {}, half of them not just hotels", told(city)),
        )
    });
}

/// B17: no word stands twice in a row, and no name is there twice.
fn twice(trial: &mut Trial, city: &City, hotels: &[HotelResult]) {
    let mut seen = HashSet::new();
    for hotel in hotels {
        let name = fold(hotel.facts.name.as_deref().unwrap());
        // Written as one, a word may be doubled, as in Alun-Alun.
        let words: Vec<_> = hotel.facts.name.as_deref().unwrap().split(' ').collect();
        let again = words.windows(2).any(|pair| pair[0] == pair[1]);
        let is_new = seen.insert(name.clone());
        trial.findings.ensure("B17", is_new && !again, || (&name, format!("a name once, in {}", told(city))));
    }
}
