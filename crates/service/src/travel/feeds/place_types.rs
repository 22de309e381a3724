//! Place types in the feeds: numbers with labels. Destination types in hotel responses use different numbers.

use wayfare_places::{Place, matching_languages};

/// Type of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlaceType {
    Country = 1,
    Airport = 2,
    Region = 3,
    MetroArea = 4,
    City = 5,
    Destination = 6,
}

impl PlaceType {
    pub(super) const ALL: [Self; 6] =
        [Self::Country, Self::Airport, Self::Region, Self::MetroArea, Self::City, Self::Destination];

    /// Returns the type of a place.
    pub(super) fn of(place: Place<'_>) -> Self {
        match place {
            Place::Airport(_) => Self::Airport,
            Place::Metro(_) => Self::MetroArea,
            Place::City(_) => Self::City,
            Place::Region(_) => Self::Region,
            Place::Destination(_) => Self::Destination,
            // All other places are countries.
            _ => Self::Country,
        }
    }

    /// Returns the number of the type.
    pub(super) fn id(self) -> i64 {
        self as i64
    }

    /// Returns the name of the type in a language, or in English if there is no name in that language.
    pub(super) fn label(self, language: &str) -> &'static str {
        let known = LABELS.map(|(tag, _)| tag);
        let fitting = matching_languages(&known, language).next().and_then(|at| LABELS.get(at));
        let (_, [country, airport, region, metro_area, city, destination]) = fitting.unwrap_or(&ENGLISH);
        match self {
            Self::Country => country,
            Self::Airport => airport,
            Self::Region => region,
            Self::MetroArea => metro_area,
            Self::City => city,
            Self::Destination => destination,
        }
    }
}

/// A language and its labels for all types, ordered by number.
type Labels = (&'static str, [&'static str; PlaceType::ALL.len()]);

const ENGLISH: Labels = ("en", ["Country", "Airport", "Region", "Metropolitan area", "City", "Destination"]);

/// Labels in other languages, written by hand from general knowledge.
static LABELS: [Labels; 14] = [
    ("de", ["Land", "Flughafen", "Region", "Metropolregion", "Stadt", "Reiseziel"]),
    ("es", ["País", "Aeropuerto", "Región", "Área metropolitana", "Ciudad", "Destino"]),
    ("fr", ["Pays", "Aéroport", "Région", "Agglomération", "Ville", "Destination"]),
    ("it", ["Paese", "Aeroporto", "Regione", "Area metropolitana", "Città", "Destinazione"]),
    ("ja", ["国", "空港", "地域", "都市圏", "都市", "目的地"]),
    ("ko", ["국가", "공항", "지역", "대도시권", "도시", "여행지"]),
    ("nl", ["Land", "Luchthaven", "Regio", "Agglomeratie", "Stad", "Bestemming"]),
    ("pl", ["Kraj", "Lotnisko", "Region", "Obszar metropolitalny", "Miasto", "Cel podróży"]),
    ("pt", ["País", "Aeroporto", "Região", "Área metropolitana", "Cidade", "Destino"]),
    ("ru", ["Страна", "Аэропорт", "Регион", "Агломерация", "Город", "Направление"]),
    ("sv", ["Land", "Flygplats", "Region", "Storstadsområde", "Stad", "Resmål"]),
    ("tr", ["Ülke", "Havalimanı", "Bölge", "Metropol alanı", "Şehir", "Tatil yeri"]),
    ("zh", ["国家", "机场", "地区", "都市圈", "城市", "目的地"]),
    ("zh-TW", ["國家", "機場", "地區", "都會區", "城市", "目的地"]),
];
