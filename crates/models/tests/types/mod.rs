//! Helpers for the tests of all types: the list of types, and random bytes to create values from.

/// Passes every described type that a body can contain to a macro, grouped by module.
macro_rules! described_types {
    ($each:ident) => {
        $each! {
            autocomplete:
                CarAutocompleteResponse CarPlace EntityKeyText FlightAutocompleteResponse FlightPlace
                HotelAutocompleteResponse HotelId HotelSearchPlace;
            cars:
                AgencyCode AgencyType CarAgency CarAirportLocation CarBadge CarBadgeCode CarBookingOption
                CarCancellationPolicy CarDetail CarDoors CarDropoff CarFeature CarFeatureCode CarFee CarFeeCode CarFuel
                CarFuelPolicy CarFuelPolicyCode CarInsuranceCode CarInsurancePolicy CarLocation CarLocationId
                CarLocationType CarLogos CarMileageCode CarMileagePolicy CarPaymentType CarPickup CarPolicy CarPriceMode
                CarProvider CarProviderCode CarRateType CarResultParameters CarSearchPlace CarSearchRequest
                CarSearchResponse CarSearchResult CarSearchStart CarSort CarSortKey CarTransmission CarType
                CarTypeDetail CarTypeGroup;
            common:
                CashbackType Cluster Coordinates DisplayPlaceType PlaceId Price PrimaryPlaceType ResultId SearchId SearchStatus
                SortDirection;
            feeds:
                ChainConstant Constant ConstantType Constants FacilityConstants FeatureConstant FeatureScope
                FeatureTagConstant HotelFeedCity HotelFeedCountry HotelFeedFacility HotelFeedImage
                HotelFeedLocation HotelFeedRecord HotelFeedState PlaceFeedRecord;
            flights:
                AirlineCode AmenityCode BagFee BagNumber BagRestriction BagRestrictionCode BagType BaggagePolicy Cabin
                CalendarFare CashbackDetails DateFlexibility FareAggregation FareAirline FareAirport FareAmenity FareCalendar
                FareCalendarRequest FareFamily FareFamilyId FareLeg FarePlace FarePrice FareRouteDates FareRouteEnd
                FareRoutes FareRoutesRequest RouteFare RouteLeg FlightAirline FlightAirport FlightBadge
                FlightBadgeCode FlightBookingOption FlightDetailsRequest FlightFees FlightFilters FlightLeg
                FlightLegReference FlightLocation FlightOptionType FlightPassengerCounts FlightPriceMode FlightProvider
                FlightProviderLogos FlightResult FlightResultParameters FlightSearchLeg FlightSearchRequest
                FlightSearchResponse FlightSearchStart FlightSegment FlightSegmentReference FlightSort FlightSortKey Layover
                LegId
                PassengerCode ProviderCode QualityCode QualityItem Restriction SegmentCabin SegmentCabinCode
                SegmentFare SegmentId SegmentType;
            hotels:
                BasicHotelRating BasicHotelResult BasicMultipleHotelSearchResponse DetailedHotelRating FeatureId
                FeaturesFilterMode HotelDestination HotelFeatureSummary HotelFeatureTag HotelImage HotelItemReference
                HotelPlace HotelPolicy HotelPriceRange HotelProvider HotelRate HotelRateBreakdown HotelRatingCounts
                HotelResult HotelReviewAspect HotelReviewerType HotelReviews HotelSortDirection HotelSortField InclusionType
                MultipleHotelOption MultipleHotelSearchResponse ProviderCashback RatingCategory ReviewPolarity
                SearchableHotelPlace SingleHotelOption SingleHotelSearchResponse;
            service:
                ErrorCode ErrorEntry PreSearchErrorResponse SearchErrorResponse;
        }
    };
}
pub(crate) use described_types;

/// Generates `length` pseudorandom bytes from a seed (xorshift).
pub fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..length.div_ceil(8)).flat_map(|_| next().to_le_bytes()).take(length).collect()
}
