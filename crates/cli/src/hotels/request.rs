//! Converts the command line to a query.

use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use wayfare_models::hotels::{
    EntityKey, FeaturesFilterMode, HotelEntityKey, HotelSortDirection, HotelStay, MultipleHotelOption,
    MultipleHotelQuery, PipeDelimitedIntegerList, SingleHotelOption, SingleHotelQuery,
};
use wayfare_validation::Polygon;

use super::label_filters::{CHAIN, FEATURE, FilterIds, PROPERTY_TYPE, THEME};
use super::lookup;
use super::stay::Stay;
use crate::exit::Failure;
use crate::hotels::args::{DestinationArg, HotelsArgs};
use crate::hotels::stay_args::StayArgs;
use crate::session::connect::Task;
use crate::session::limits::Limits;

/// Resolves the destination: a key, a name to look up, a point, or a polygon from a file.
pub async fn destination(args: &HotelsArgs, task: &Task<'_>) -> Result<EntityKey, Failure> {
    let asked = &args.destination;
    let key = match (&asked.place, asked.near, &asked.polygon) {
        (_, Some(point), _) => point.into(),
        (_, _, Some(file)) => polygon(file.clone(), &task.limits).await?.into(),
        (Some(DestinationArg::Key(key)), ..) => key.clone(),
        (Some(DestinationArg::Name(name)), ..) => lookup::destination(name, task).await?,
        // The argument parser ensures that exactly one kind of destination is given.
        (None, None, None) => return Err(Failure::invalid("no destination was given")),
    };
    match args.max_hotels {
        Some(most) => key.with_max_hotels(most.into()).map_err(|fault| in_flag("--max-hotels", &fault)),
        None => Ok(key),
    }
}

/// Reads the polygon from a GeoJSON file. The deadline also applies to this step, since reading from stdin may block
/// forever.
async fn polygon(file: PathBuf, limits: &Limits) -> Result<Polygon, Failure> {
    let path = file.clone();
    let text = limits.run_within(tokio::task::spawn_blocking(move || read(&path))).await;
    let text =
        text.map_err(|stop| stop.while_waiting_for(format!("the polygon of --polygon {}", file.display())))?;
    let text = text.map_err(io::Error::other).flatten();
    let of_file = |what: String| Failure::invalid(format!("--polygon: {} {what}", file.display()));
    let text = text.map_err(|error| of_file(format!("could not be read: {error}")))?;
    let json = serde_json::from_slice(&text).map_err(|error| of_file(format!("is not JSON: {error}")))?;
    Polygon::from_geojson(&json).map_err(|fault| of_file(format!("has no polygon to search in: {fault}")))
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return std::fs::read(file);
    }
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text).map(|_| text)
}

fn in_flag(flag: &str, fault: &wayfare_models::ValueError) -> Failure {
    Failure::invalid(format!("{flag}: {fault}"))
}

/// Returns the parameters shared by all hotel searches.
fn stay_parameters(args: &StayArgs, stay: &Stay) -> HotelStay {
    let mut asked = HotelStay::default();
    (asked.checkin, asked.checkout) = stay.dates.unzip();
    asked.rooms = stay.rooms;
    (asked.language_code, asked.currency_code) = (args.language, args.currency);
    (asked.include_taxes_in_total, asked.include_local_taxes_in_total) = (stay.taxes, stay.local_taxes);
    asked
}

/// Builds the query for hotels at a destination. The client validates the query before sending it.
///
/// # Errors
/// Returns an error if a list has too many values.
pub fn of_many(
    args: &HotelsArgs,
    key: EntityKey,
    stay: &Stay,
    ids: &FilterIds,
) -> Result<MultipleHotelQuery, Failure> {
    let filters = &args.filters;
    let mut query = MultipleHotelQuery::new(key).with_stay(stay_parameters(&args.stay, stay));
    (query.filters.min_price, query.filters.max_price) = (filters.min_price, filters.max_price);
    query.filters.star_rating = list("--stars", &filters.stars)?;
    query.filters.hotel_rating = list("--hotel-rating", &filters.hotel_rating)?;
    query.filters.hotel_rating_exclude_self_rated = filters.official_only.then_some(true);
    query.filters.property_types = list(PROPERTY_TYPE.flag, &ids.property_types)?;
    query.filters.features = list(FEATURE.flag, &ids.features)?;
    query.features_filter_mode = filters.any_feature.then_some(FeaturesFilterMode::Any);
    query.filters.themes = list(THEME.flag, &ids.themes)?;
    query.filters.chains = list(CHAIN.flag, &ids.chains)?;
    query.filters.guest_ratings = list("--guest-rating", &filters.guest_rating)?;
    query.filters.deals = list("--deal", &filters.deal)?;
    query.filters.hotel_name = filters.name.clone();
    (query.filters.sort_field, query.filters.sort_direction) =
        (args.sort.clone(), args.desc.then_some(HotelSortDirection::Descending));
    query.filters.page_index = Some(i64::from(args.page) - 1).filter(|index| *index > 0);
    query.filters.page_size = Some(args.limit.into());
    query.filters.preferred_hotels =
        (!args.prefer.is_empty()).then(|| args.prefer.iter().map(|id| id.0.into()).collect());
    if !args.basic {
        query.response_options = Some(options(args, stay).into());
    }
    Ok(query)
}

/// Returns the response options that the output needs.
fn options(args: &HotelsArgs, stay: &Stay) -> Vec<MultipleHotelOption> {
    let mut options = vec![MultipleHotelOption::Destination];
    if args.facets {
        options.push(MultipleHotelOption::Filter);
    }
    match (args.all_rates, stay.dates) {
        (true, _) => options.push(MultipleHotelOption::MultipleHotelsAllRates),
        (false, Some(_)) => options.push(MultipleHotelOption::TopRates),
        (false, None) => {}
    }
    options
}

/// Builds the query for one hotel. The client validates the query before sending it.
pub fn of_one(args: &StayArgs, key: HotelEntityKey, stay: &Stay) -> SingleHotelQuery {
    let mut query = SingleHotelQuery::new(key).with_stay(stay_parameters(args, stay));
    query.response_options = Some(
        vec![
            SingleHotelOption::Features,
            SingleHotelOption::FeatureSummary,
            SingleHotelOption::FeatureTags,
            SingleHotelOption::Description,
            SingleHotelOption::Images,
            SingleHotelOption::Place,
            SingleHotelOption::Reviews,
        ]
        .into(),
    );
    query
}

fn list(flag: &str, values: &[i64]) -> Result<Option<PipeDelimitedIntegerList>, Failure> {
    if values.is_empty() {
        return Ok(None);
    }
    PipeDelimitedIntegerList::new(values.iter().copied()).map(Some).map_err(|fault| in_flag(flag, &fault))
}

#[cfg(test)]
mod tests {
    use specwright_core::query::QueryWriter;
    use wayfare_models::hotels::BasicHotelQuery;

    use super::*;
    use crate::hotels::args::tests::args;

    fn query(words: &str) -> MultipleHotelQuery {
        let args = args(words);
        let stay = Stay::new(&args.stay, "2027-02-27".parse().unwrap()).unwrap();
        of_many(&args, "kplace:1".parse().unwrap(), &stay, &FilterIds::without_labels(&args.filters).unwrap())
            .unwrap()
    }

    fn written(query: &impl specwright_core::query::Query) -> String {
        let mut writer = QueryWriter::default();
        query.write(&mut writer);
        writer.into_pairs().into_iter().map(|(name, value)| format!("{name}={value}\n")).collect()
    }

    const EVERYTHING: &str = "boston --checkin +1d --checkout +4d --rooms 2:4,6|1 --language zh_CN --currency eur \
        --taxes --no-local-taxes --min-price 100 --max-price 250.5 --stars 4,5 --hotel-rating 3 --official-only \
        --property-type 1 --feature 2,3 --any-feature --theme 4 --chain 5 --guest-rating none,8 --deal 6 --name inn \
        --sort price --desc --prefer 7,8 --page 3 --limit 50 --facets --all-rates";

    #[test]
    fn unset_options_are_not_sent() {
        insta::assert_snapshot!("plain", written(&query("boston")));
        insta::assert_snapshot!("dated", written(&query("boston --checkin +1d --checkout +4d")));
        insta::assert_snapshot!("everything", written(&query(EVERYTHING)));
    }

    #[test]
    fn basic_searches_send_the_supported_parameters() {
        let basic = BasicHotelQuery::from(query(EVERYTHING));
        insta::assert_snapshot!("basic", written(&basic));
    }

    #[test]
    fn single_hotel_queries_request_all_page_content() {
        let args = args("boston --checkin +1d --checkout +4d --children-ages 4").stay;
        let stay = Stay::new(&args, "2027-02-27".parse().unwrap()).unwrap();
        insta::assert_snapshot!("one", written(&of_one(&args, "khotel:7".parse().unwrap(), &stay)));
    }

    #[test]
    fn overlong_lists_are_reported_with_their_flag() {
        let args = args(&format!("boston --stars {}", vec!["1"; 251].join(",")));
        let stay = Stay::new(&args.stay, "2027-02-27".parse().unwrap()).unwrap();
        let failure = of_many(
            &args,
            "kplace:1".parse().unwrap(),
            &stay,
            &FilterIds::without_labels(&args.filters).unwrap(),
        )
        .unwrap_err()
        .to_string();
        assert!(failure.contains("--stars: found") && failure.contains("1 to 250 integers"), "{failure}");
    }
}
