// Made by `cargo xtask regenerate` from `spec/cars.toml`. Do not edit.

//! From `cars.toml`.

use super::super::cars::*;

specwright_core::new! { CarMoment "Creates a value with the required fields; the others are absent." {
    date: specwright_core::Date => date = date;
} default { hour, minute } }

specwright_core::setters! { CarMoment {
    with_hour: i64 = some hour "hour";
    with_minute: i64 = some minute "minute";
} }

specwright_core::defaults! { CarMoment {
    hour_or_default: i64 = hour "hour" or 0;
    minute_or_default: i64 = minute "minute" or 0;
} }

specwright_core::wire_names! { CarMoment {
    DATE date "date";
    HOUR hour "hour";
    MINUTE minute "minute";
} }

impl specwright_core::Validate for CarMoment {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.hour {
            let at = &at.field("hour");
            specwright_core::check::integer_range(at, *value, Some(0), Some(23), out);
        }
        if let Some(value) = &self.minute {
            let at = &at.field("minute");
            specwright_core::check::integer_values(at, *value, &[0, 30], out);
        }
    }
}

specwright_core::setters! { CarPollQuery {
    with_cluster: super::super::common::Cluster = some_into cluster "cluster";
} }

specwright_core::wire_names! { CarPollQuery {
    CLUSTER cluster "cluster";
} }

specwright_core::query! { CarPollQuery {
    cluster: optional "cluster";
} }

impl specwright_core::Validate for CarPollQuery {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::setters! { CarSearchRequest {
    with_search_id: super::super::common::SearchId = some_into search_id "searchId";
    with_search_start_parameters: CarSearchStart = some search_start_parameters "searchStartParameters";
    with_result_parameters: CarResultParameters = some result_parameters "resultParameters";
} }

specwright_core::wire_names! { CarSearchRequest {
    SEARCH_ID search_id "searchId";
    SEARCH_START_PARAMETERS search_start_parameters "searchStartParameters";
    RESULT_PARAMETERS result_parameters "resultParameters";
} }

specwright_core::object! { CarSearchRequest {
    0 search_id: null "searchId";
    1 search_start_parameters: given "searchStartParameters";
    2 result_parameters: given "resultParameters";
} }

impl specwright_core::Validate for CarSearchRequest {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.search_start_parameters {
            let at = &at.field("searchStartParameters");
            specwright_core::Validate::check(value, at, out);
        }
        if let Some(value) = &self.result_parameters {
            let at = &at.field("resultParameters");
            specwright_core::Validate::check(value, at, out);
        }
        specwright_core::check::any_of(
            at,
            &[
                ("searchId", self.search_id.is_some()),
                ("searchStartParameters", self.search_start_parameters.is_some()),
            ],
            out,
        );
    }
}

specwright_core::new! { CarSearchStart "Creates a value with the required fields; the others are absent." {
    pickup: CarPickup => pickup = pickup;
    dropoff: CarDropoff => dropoff = dropoff;
} }

specwright_core::wire_names! { CarSearchStart {
    PICKUP pickup "pickup";
    DROPOFF dropoff "dropoff";
} }

specwright_core::object! { CarSearchStart {
    0 pickup: required "pickup";
    1 dropoff: required "dropoff";
} }

impl specwright_core::Validate for CarSearchStart {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        {
            let (value, at) = (&self.pickup, &at.field("pickup"));
            specwright_core::Validate::check(value, at, out);
        }
        {
            let (value, at) = (&self.dropoff, &at.field("dropoff"));
            specwright_core::Validate::check(value, at, out);
        }
        {
            let (first, second) = (
                Some(&self.pickup)
                    .map(|value| specwright_core::check::Ranked {
                        parts: [
                            (
                                "date",
                                specwright_core::check::Compared::value(&value.time.date),
                            ),
                            (
                                "hour",
                                specwright_core::check::Compared::value(
                                    &value.time.hour_or_default(),
                                ),
                            ),
                            (
                                "minute",
                                specwright_core::check::Compared::value(
                                    &value.time.minute_or_default(),
                                ),
                            ),
                        ],
                        rank: (
                            value.time.date,
                            value.time.hour_or_default(),
                            value.time.minute_or_default(),
                        ),
                    }),
                Some(&self.dropoff)
                    .map(|value| specwright_core::check::Ranked {
                        parts: [
                            (
                                "date",
                                specwright_core::check::Compared::value(&value.time.date),
                            ),
                            (
                                "hour",
                                specwright_core::check::Compared::value(
                                    &value.time.hour_or_default(),
                                ),
                            ),
                            (
                                "minute",
                                specwright_core::check::Compared::value(
                                    &value.time.minute_or_default(),
                                ),
                            ),
                        ],
                        rank: (
                            value.time.date,
                            value.time.hour_or_default(),
                            value.time.minute_or_default(),
                        ),
                    }),
            );
            let (first, second) = (
                ("pickup", first.as_ref()),
                ("dropoff", second.as_ref()),
            );
            specwright_core::check::ordered(at, first, second, true, out);
        }
    }
}

specwright_core::new! { CarPickup "Creates a value with the required fields; the others are absent." {
    date: specwright_core::Date => time = CarMoment::new(date);
    location: CarSearchPlace => location = location;
} }

specwright_core::setters! { CarPickup {
    with_time: CarMoment = part time "time";
    with_hour: i64 = some hour in time "hour";
    with_minute: i64 = some minute in time "minute";
} }

specwright_core::wire_names! { CarPickup {
    LOCATION location "location";
} }

specwright_core::object! { CarPickup time: CarMoment {
    0 date: required "date";
    1 hour: given "hour";
    2 minute: given "minute";
} {
    3 location: required "location";
} }

impl specwright_core::Validate for CarPickup {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        specwright_core::Validate::check(&self.time, at, out);
        {
            let (value, at) = (&self.location, &at.field("location"));
            specwright_core::Validate::check(value, at, out);
        }
    }
}

specwright_core::new! { CarDropoff "Creates a value with the required fields; the others are absent." {
    date: specwright_core::Date => time = CarMoment::new(date);
} default { location } }

specwright_core::setters! { CarDropoff {
    with_time: CarMoment = part time "time";
    with_hour: i64 = some hour in time "hour";
    with_minute: i64 = some minute in time "minute";
    with_location: CarSearchPlace = some location "location";
} }

specwright_core::wire_names! { CarDropoff {
    LOCATION location "location";
} }

specwright_core::object! { CarDropoff time: CarMoment {
    0 date: required "date";
    1 hour: given "hour";
    2 minute: given "minute";
} {
    3 location: given "location";
} }

impl specwright_core::Validate for CarDropoff {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        specwright_core::Validate::check(&self.time, at, out);
        if let Some(value) = &self.location {
            let at = &at.field("location");
            specwright_core::Validate::check(value, at, out);
        }
    }
}

specwright_core::setters! { CarResultParameters {
    with_price_mode: CarPriceMode = some price_mode "priceMode";
    with_sort: CarSort = some sort "sort";
    with_page_number: i64 = some page_number "pageNumber";
    with_page_size: i64 = some page_size "pageSize";
    with_currency: super::super::common::CurrencyCode = some currency "currency";
} }

specwright_core::defaults! { CarResultParameters {
    price_mode_or_default: CarPriceMode = price_mode "priceMode" or CarPriceMode::PerDayTotal;
    page_number_or_default: i64 = page_number "pageNumber" or 0;
    page_size_or_default: i64 = page_size "pageSize" or wayfare_validation::limits::CAR_DEFAULT_PAGE_SIZE as i64;
} }

specwright_core::wire_names! { CarResultParameters {
    PRICE_MODE price_mode "priceMode";
    SORT sort "sort";
    PAGE_NUMBER page_number "pageNumber";
    PAGE_SIZE page_size "pageSize";
    CURRENCY currency "currency";
} }

specwright_core::object! { CarResultParameters {
    0 price_mode: given "priceMode";
    1 sort: given "sort";
    2 page_number: given "pageNumber";
    3 page_size: given "pageSize";
    4 currency: given "currency";
} }

impl specwright_core::Validate for CarResultParameters {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        if let Some(value) = &self.sort {
            let at = &at.field("sort");
            specwright_core::Validate::check(value, at, out);
        }
        if let Some(value) = &self.page_number {
            let at = &at.field("pageNumber");
            specwright_core::check::integer_range(
                at,
                *value,
                Some(0),
                Some(1000000),
                out,
            );
        }
        if let Some(value) = &self.page_size {
            let at = &at.field("pageSize");
            specwright_core::check::integer_range(
                at,
                *value,
                Some(1),
                Some(wayfare_validation::limits::CAR_PAGE_SIZE as i64),
                out,
            );
        }
    }
}

specwright_core::setters! { CarSort {
    with_key: CarSortKey = some key "key";
} }

specwright_core::defaults! { CarSort {
    key_or_default: CarSortKey = key "key" or CarSortKey::Price;
} }

specwright_core::wire_names! { CarSort {
    KEY key "key";
} }

specwright_core::object! { CarSort {
    0 key: given "key";
} }

impl specwright_core::Validate for CarSort {
    fn check(
        &self,
        _at: &specwright_core::Path<'_>,
        _out: &mut specwright_core::Violations,
    ) {}
}

specwright_core::defaults! { CarSearchResponse {
    page_size_or_default: i64 = page_size "pageSize" or wayfare_validation::limits::CAR_RESPONSE_PAGE_SIZE as i64;
    price_mode_or_default: CarPriceMode = price_mode "priceMode" or CarPriceMode::PerDayTotal;
} }

specwright_core::object! { CarSearchResponse {
    0 search_id: expected "searchId";
    1 cluster: expected "cluster";
    2 status: expected "status";
    3 results: results "results" until status ["complete"];
    4 sort: expected "sort";
    5 page_size: expected "pageSize";
    6 total_count: expected "totalCount";
    7 price_mode: expected "priceMode";
    8 agencies: optional_map "agencies";
    9 providers: optional_map "providers";
    10 car_locations: optional_map "carLocations";
    11 currency: expected "currency";
    12 days: expected "days";
} }

specwright_core::new! { CarSearchResult "Creates a value with the required fields; the others are absent." {
    id: impl Into<super::super::common::ResultId> => id = id.into();
} default { booking_options } }

specwright_core::object! { CarSearchResult {
    0 id: required "id";
    1 booking_options: required_list "bookingOptions";
} }

specwright_core::lookups! { CarBookingOption {
    provider_code_in: CarSearchResponse => CarProvider = some_key provider_code "providerCode" of providers "providers";
    agency_code_in: CarSearchResponse => CarAgency = some_key agency_code "agencyCode" of agencies "agencies";
    pickup_location_id_in: CarSearchResponse => CarLocation = some_key pickup_location_id "pickupLocationId" of car_locations "carLocations";
    dropoff_location_id_in: CarSearchResponse => CarLocation = some_key dropoff_location_id "dropoffLocationId" of car_locations "carLocations";
} }

specwright_core::object! { CarBookingOption {
    0 provider_code: expected "providerCode";
    1 agency_code: expected "agencyCode";
    2 booking_url: expected "bookingUrl";
    3 pickup_location_id: expected "pickupLocationId";
    4 dropoff_location_id: optional "dropoffLocationId";
    5 policy: optional "policy";
    6 fees: optional_list "fees" by "code";
    7 is_credit_card_required: optional "isCreditCardRequired";
    8 car: optional "car";
    9 price: optional "price";
    10 payment_type: optional "paymentType";
    11 rate_type: optional "rateType";
    12 badges: optional_list "badges";
} }

specwright_core::object! { CarPolicy {
    0 cancellation: optional "cancellation";
    1 mileage: optional "mileage";
    2 fuel: optional "fuel";
    3 insurance: optional_list "insurance";
} }

specwright_core::object! { CarCancellationPolicy {
    0 is_unlimited: optional "isUnlimited";
    1 limit_hours: optional "limitHours";
    2 non_cancellation_fee: optional "nonCancellationFee";
} }

specwright_core::object! { CarMileagePolicy {
    0 code: expected "code";
    1 limit: optional "limit";
    2 display_name: optional "displayName";
} }

specwright_core::object! { CarFuelPolicy {
    0 code: expected "code";
    1 display_name: optional "displayName";
    2 description: optional "description";
} }

specwright_core::object! { CarInsurancePolicy {
    0 code: expected "code";
    1 limit: optional "limit";
    2 is_with_deductible: optional "isWithDeductible";
    3 deductible: optional "deductible";
} }

specwright_core::object! { CarFee {
    0 code: expected "code";
    1 rate: optional "rate";
    2 is_included_in_total: optional "isIncludedInTotal";
} }

specwright_core::object! { CarBadge {
    0 code: expected "code";
    1 display_name: expected "displayName";
} }

specwright_core::object! { CarDetail {
    0 image: optional "image";
    1 kind: expected "type";
    2 brand: expected "brand";
    3 bags: expected "bags";
    4 passengers: expected "passengers";
    5 doors: optional "doors";
    6 transmission: optional "transmission";
    7 fuel: optional "fuel";
    8 sipp: optional "sipp";
    9 features: optional_list "features";
} }

specwright_core::object! { CarTypeDetail {
    0 code: expected "code";
    1 display_name: expected "displayName";
    2 groups: required_list "groups";
} }

specwright_core::object! { CarFeature {
    0 code: expected "code";
    1 display_name: expected "displayName";
} }

specwright_core::object! { CarAgency {
    0 code: expected "code";
    1 display_name: expected "displayName";
    2 logo_urls: expected "logoUrls";
    3 kind: expected "type";
} }

specwright_core::object! { CarLogos {
    0 horizontal_url: optional "horizontalUrl";
} }

specwright_core::object! { CarProvider {
    0 code: expected "code";
    1 display_name: expected "displayName";
    2 logo_urls: expected "logoUrls";
} }

specwright_core::object! { CarLocation {
    0 location_id: expected "locationId";
    1 display_distance: expected "displayDistance";
    2 coordinates: optional "coordinates";
    3 airport: optional "airport";
    4 address: optional "address";
    5 location_type: optional "locationType";
    6 city_name: optional "cityName";
    7 country_code: optional "countryCode";
} }

specwright_core::object! { CarAirportLocation {
    0 code: expected "code";
    1 display_name: expected "displayName";
    2 terminal_name: optional "terminalName";
    3 country_name: optional "countryName";
} }

specwright_core::wire_names! { CarSearchPlace {
    VALUE value "value";
} }

specwright_core::union! { CarSearchPlace by "type" {
    City "city" {
        1 value: required "value";
    } without [];
    Airport "airport" {
        1 value: required "value";
    } without [];
} }

impl specwright_core::Validate for CarSearchPlace {
    fn check(
        &self,
        at: &specwright_core::Path<'_>,
        out: &mut specwright_core::Violations,
    ) {
        match self {
            Self::City { value: f_value, .. } => {
                let (value, at) = (f_value, &at.field("value"));
                specwright_core::check::characters(
                    at,
                    value,
                    Some(1),
                    Some(wayfare_validation::limits::CAR_CITY_CHARS),
                    out,
                );
            }
            Self::Airport { value: f_value, .. } => {
                let (value, at) = (f_value, &at.field("value"));
                specwright_core::check::characters(at, value, Some(3), Some(3), out);
            }
        }
    }
}

specwright_core::open_text!(
    CarPriceMode, Unlisted; "total" => Total, "perDayTotal" => PerDayTotal
);
specwright_core::open_text!(
    CarSortKey, Unlisted; "price" => Price, "distance" => Distance
);
specwright_core::open_text!(
    CarPaymentType, Unlisted; "payAtPickup" => PayAtPickup, "prepay" => Prepay, "deposit"
    => Deposit
);
specwright_core::open_text!(
    CarRateType, Unlisted; "bestAvailable" => BestAvailable, "exclusive" => Exclusive,
    "corporate" => Corporate
);
specwright_core::open_text!(
    CarMileageCode, Unlisted; "limited" => Limited, "unlimited" => Unlimited
);
specwright_core::open_text!(
    CarFuelPolicyCode, Unlisted; "fullToFull" => FullToFull, "fullToEmpty" =>
    FullToEmpty, "halfToHalf" => HalfToHalf, "halfToEmpty" => HalfToEmpty,
    "quarterToQuarter" => QuarterToQuarter, "emptyToEmpty" => EmptyToEmpty, "sameToSame"
    => SameToSame
);
specwright_core::open_text!(
    CarInsuranceCode, Unlisted; "collision" => Collision, "theft" => Theft, "thirdParty"
    => ThirdParty, "fire" => Fire, "tireGlass" => TireGlass
);
specwright_core::open_text!(
    CarFeeCode, Unlisted; "youngDriver" => YoungDriver, "seniorDriver" => SeniorDriver,
    "dropOff" => DropOff, "afterHours" => AfterHours, "deliveryFee" => DeliveryFee,
    "securityDeposit" => SecurityDeposit
);
specwright_core::open_text!(
    CarBadgeCode, Unlisted; "carSharing" => CarSharing, "chauffeured" => Chauffeured,
    "greatDeal" => GreatDeal, "contactless" => Contactless, "delivery" => Delivery,
    "electric" => Electric, "enhancedCleaning" => EnhancedCleaning, "exclusive" =>
    Exclusive, "freeAdditionalDriver" => FreeAdditionalDriver, "freeCancellation" =>
    FreeCancellation, "hybrid" => Hybrid, "publicRate" => PublicRate, "directBilling" =>
    DirectBilling, "skipCounter" => SkipCounter, "earlyCheckin" => EarlyCheckin,
    "discount" => Discount, "mobileRate" => MobileRate
);
specwright_core::open_text!(
    CarType, Unlisted; "mini" => Mini, "economy" => Economy, "compact" => Compact,
    "intermediate" => Intermediate, "standard" => Standard, "fullSize" => FullSize,
    "premium" => Premium, "luxury" => Luxury, "special" => Special, "specialSedan" =>
    SpecialSedan, "oversize" => Oversize, "convertible" => Convertible,
    "specialConvertible" => SpecialConvertible, "fullSizeVan" => FullSizeVan, "minivan"
    => Minivan, "passengerVan" => PassengerVan, "specialVan" => SpecialVan, "suv" => Suv,
    "compactSuv" => CompactSuv, "intermediateSuv" => IntermediateSuv, "standardSuv" =>
    StandardSuv, "fullSizeSuv" => FullSizeSuv, "specialSuv" => SpecialSuv, "luxurySuv" =>
    LuxurySuv, "premiumSuv" => PremiumSuv, "pickupTruck" => PickupTruck,
    "specialPickupTruck" => SpecialPickupTruck, "commercialTruck" => CommercialTruck,
    "coupe" => Coupe, "luxuryCoupe" => LuxuryCoupe, "premiumCoupe" => PremiumCoupe,
    "specialCoupe" => SpecialCoupe, "miniSpecial" => MiniSpecial, "economySpecial" =>
    EconomySpecial, "compactSpecial" => CompactSpecial, "intermediateSpecial" =>
    IntermediateSpecial, "wagon" => Wagon, "economyWagon" => EconomyWagon, "compactWagon"
    => CompactWagon, "standardWagon" => StandardWagon, "intermediateWagon" =>
    IntermediateWagon, "fullSizeWagon" => FullSizeWagon, "luxuryWagon" => LuxuryWagon,
    "premiumWagon" => PremiumWagon, "specialWagon" => SpecialWagon, "openAirAllTerrain"
    => OpenAirAllTerrain
);
specwright_core::open_text!(
    CarTypeGroup, Unlisted; "small" => Small, "medium" => Medium, "large" => Large, "suv"
    => Suv, "van" => Van, "pickupTruck" => PickupTruck, "luxury" => Luxury, "convertible"
    => Convertible, "commercial" => Commercial
);
specwright_core::open_text!(
    CarDoors, Unlisted; "doors1" => Doors1, "doors2" => Doors2, "doors23" => Doors23,
    "doors24" => Doors24, "doors3" => Doors3, "doors4" => Doors4, "doors45" => Doors45,
    "doors5" => Doors5, "doors6" => Doors6, "doors7" => Doors7
);
specwright_core::open_text!(
    CarTransmission, Unlisted; "automatic" => Automatic, "manual" => Manual
);
specwright_core::open_text!(
    CarFuel, Unlisted; "diesel" => Diesel, "petrol" => Petrol, "electric" => Electric,
    "ethanol" => Ethanol, "hybrid" => Hybrid, "hydrogen" => Hydrogen, "lpgCompressed" =>
    LpgCompressed, "multiFuel" => MultiFuel
);
specwright_core::open_text!(
    CarFeatureCode, Unlisted; "ac" => AirConditioning, "navigationSystem" =>
    NavigationSystem
);
specwright_core::open_text!(
    AgencyType, Unlisted; "regular" => Regular, "p2p" => PeerToPeer, "opaque" => Opaque,
    "delivery" => Delivery, "includedDriver" => IncludedDriver
);
specwright_core::open_text!(
    CarLocationType, Unlisted; "inTerminal" => InTerminal, "shuttle" => Shuttle,
    "nonAirport" => NonAirport, "checkForDetails" => CheckForDetails, "callForPickup" =>
    CallForPickup, "opaqueAirport" => OpaqueAirport
);
specwright_core::text_id!(CarProviderCode);
specwright_core::text_id!(AgencyCode);
specwright_core::text_id!(CarLocationId);

impl From<CarSearchStart> for CarSearchRequest {
    fn from(start: CarSearchStart) -> Self {
        Self::default().with_search_start_parameters(start)
    }
}
