//! The embedded hotels: a catalogue, and the providers that sell their rooms.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::json;
use wayfare_inventory::hotels::{
    self as stock, Aspect, Bounds, Chain, Deal, Device, Feature, HotelId, HotelInventory, HotelProvider,
    Image, Polarity, PropertyType, RecentSearches, RoomParty, Tag, Theme, TotalRule, Viewer,
    WIDEST_SEARCH_KM,
};
use wayfare_inventory::world::{Currency, Speed};
use wayfare_models::hotels::{
    HotelFeatureSummary, HotelFeatureTag, HotelImage, HotelPolicy, HotelReviewAspect, HotelReviewerType,
    HotelReviews, InclusionType, RatingCategory, ReviewPolarity,
};
use wayfare_places::{City, Place, Position};
use wayfare_validation::{Point, Polygon, Room};
use wayfare_wire::{Date, Json};

use crate::engine::{Computes, Provider, embedded};
use crate::verticals::hotels::{
    Hotel, HotelCashback, HotelCatalogue, HotelCharges, HotelConstant, HotelDetails, HotelOffer,
    HotelProviderDetails, HotelQuery, HotelQuotes, Hotels, IncludedTaxes, NumberSet, PriceTerms, RateSummary,
};

impl HotelCatalogue for HotelInventory {
    fn with_ids(&self, ids: &[i64]) -> Vec<Hotel> {
        let mut hotels: Vec<_> = ids.iter().filter_map(|id| self.hotel(HotelId(*id))).collect();
        hotels.sort_by_key(|hotel| (std::cmp::Reverse(hotel.popularity), hotel.id));
        listed(hotels)
    }

    fn of_place(&self, place: Place<'_>) -> Vec<Hotel> {
        listed(self.hotels_at(place))
    }

    fn around(&self, centre: Position, km: f64) -> Vec<Hotel> {
        listed(self.hotels_within(centre, km).into_iter().map(|(hotel, _)| hotel))
    }

    fn within(&self, polygon: &Polygon) -> Vec<Hotel> {
        let envelope = polygon.envelope();
        let bounds = Bounds {
            south: envelope.south(),
            west: envelope.west(),
            north: envelope.north(),
            east: envelope.east(),
        };
        let is_inside =
            |at: Position| Point::new(at.latitude, at.longitude).is_ok_and(|at| polygon.contains(at));
        listed(self.hotels_in(bounds, is_inside))
    }

    fn of_city_named(
        &self,
        city: &'static City,
        is_wanted: &dyn Fn(&str) -> bool,
        most: usize,
    ) -> Vec<Hotel> {
        let hotels = self.hotels_of(city.id).into_iter();
        listed(hotels.filter(|hotel| is_wanted(&hotel.name())).take(most))
    }

    fn after(&self, last: Option<i64>, most: usize) -> Vec<Hotel> {
        listed(self.hotels_after(last.map(HotelId)).take(most))
    }

    fn widest_km(&self) -> f64 {
        WIDEST_SEARCH_KM
    }

    fn numbers(&self, kind: HotelConstant) -> Vec<i64> {
        match kind {
            HotelConstant::Facility => Feature::all().iter().map(|it| it.id.into()).collect(),
            HotelConstant::PropertyType => PropertyType::ALL.iter().map(|it| it.id().into()).collect(),
            HotelConstant::Theme => Theme::ALL.iter().map(|it| it.id().into()).collect(),
            HotelConstant::Chain => Chain::all().iter().map(|it| it.id.into()).collect(),
            HotelConstant::Deal => Deal::ALL.iter().map(|it| it.id().into()).collect(),
        }
    }

    fn label(&self, kind: HotelConstant, number: i64) -> Option<String> {
        let small = || u8::try_from(number).ok();
        let label = match kind {
            HotelConstant::Facility => Feature::by_id(small()?)?.label,
            HotelConstant::PropertyType => PropertyType::from_id(small()?)?.label(),
            HotelConstant::Theme => Theme::from_id(small()?)?.label(),
            HotelConstant::Chain => Chain::by_id(u16::try_from(number).ok()?)?.name,
            HotelConstant::Deal => Deal::from_id(small()?)?.label(),
        };
        Some(label.to_owned())
    }

    fn recent_nights(
        &self,
        hotels: &[&Hotel],
        terms: &PriceTerms,
        market: &str,
        now: Timestamp,
    ) -> Vec<Option<i64>> {
        let searches = RecentSearches::of(&viewer(terms, market, now));
        let recent = searches.desks(*self);
        let lowest = |hotel| recent.lowest_night(&*stocked(*self, hotel)?);
        hotels.iter().map(|hotel| lowest(hotel).map(|amount| amount.minor())).collect()
    }
}

fn listed(hotels: impl IntoIterator<Item = stock::Hotel>) -> Vec<Hotel> {
    hotels.into_iter().map(hotel).collect()
}

fn hotel(hotel: stock::Hotel) -> Hotel {
    Hotel {
        id: hotel.id.get(),
        name: hotel.name().into(),
        position: hotel.position,
        city: Some(hotel.city()),
        stars: hotel.stars,
        is_self_rated: hotel.is_self_rated,
        guest_rating: hotel.guest_rating,
        review_count: hotel.review_count,
        property_type: hotel.property_type.id(),
        chain: hotel.chain.map(|chain| chain.id),
        features: hotel.features().iter().map(|feature| feature.id).collect(),
        themes: hotel.themes().iter().map(|theme| theme.id()).collect(),
        details: Arc::new(hotel),
    }
}

/// The hotel of the inventory behind a hotel; made anew for one of another catalogue.
fn stocked(inventory: HotelInventory, hotel: &Hotel) -> Option<Cow<'_, stock::Hotel>> {
    let details: &dyn Any = &*hotel.details;
    match details.downcast_ref() {
        Some(stocked) => Some(Cow::Borrowed(stocked)),
        None => inventory.hotel(HotelId(hotel.id)).map(Cow::Owned),
    }
}

impl HotelDetails for stock::Hotel {
    fn address(&self) -> String {
        self.address()
    }

    fn country(&self) -> &str {
        self.country()
    }

    fn license_number(&self) -> Option<String> {
        self.licence()
    }

    fn description(&self) -> Option<String> {
        Some(self.description())
    }

    fn image(&self) -> Option<HotelImage> {
        Some(image(self.image()))
    }

    fn images(&self) -> Vec<HotelImage> {
        self.images().into_iter().map(image).collect()
    }

    fn feature_summary(&self) -> Vec<HotelFeatureSummary> {
        let summary = |feature: &Feature| HotelFeatureSummary::new(feature.label, feature.description);
        self.features().iter().map(summary).collect()
    }

    fn feature_tags(&self) -> Vec<HotelFeatureTag> {
        let features = self.features();
        let tagged = Tag::ALL.into_iter().map(|tag| {
            let ids = features.tagged(tag).map(|feature| i64::from(feature.id).into()).collect();
            HotelFeatureTag::new(tag.label(), ids)
        });
        tagged.filter(|tag| !tag.features.is_empty()).collect()
    }

    fn policies(&self) -> Vec<HotelPolicy> {
        self.policies().into_iter().map(|it| HotelPolicy::new(it.code, it.name, it.description)).collect()
    }

    /// Its name, its key, its position, its distance in km.
    fn well_known_place(&self) -> Option<Json> {
        let place = self.well_known_place();
        Some(json!({
            "name": place.name,
            "iataCode": place.airport,
            "latitude": place.position.latitude,
            "longitude": place.position.longitude,
            "distance": (place.distance_km * 100.0).round() / 100.0,
        }))
    }

    fn reviews(&self) -> Option<HotelReviews> {
        let reviews = self.reviews();
        let mut ratings: BTreeMap<RatingCategory, f64> = reviews
            .ratings
            .iter()
            .map(|(category, tenths)| (category.name().into(), f64::from(*tenths) / 10.0))
            .collect();
        if ratings.is_empty() {
            // A hotel without rating.
            ratings.insert(stock::RatingCategory::Overall.name().into(), -1.0);
        }
        let group = |group: stock::ReviewerGroup| {
            let (id, count) = (i64::from(group.id), i64::from(group.reviews));
            HotelReviewerType::new(id, count, aspects(&group.aspects), group.name)
        };
        Some(HotelReviews::new(
            i64::from(reviews.count),
            reviews.sentiment,
            quotes(&reviews.quotes),
            aspects(&reviews.aspects),
            reviews.groups.into_iter().map(group).collect(),
            ratings,
        ))
    }

    fn review_quotes(&self) -> Vec<String> {
        quotes(&self.review_quotes())
    }

    fn sentiment(&self) -> Option<String> {
        Some(self.sentiment().to_owned())
    }
}

fn image(image: Image) -> HotelImage {
    let mut wire = HotelImage::new(image.large_url);
    wire.small = Some(image.small_url);
    wire
}

fn quotes(quotes: &[&str]) -> Vec<String> {
    quotes.iter().map(|quote| (*quote).to_owned()).collect()
}

fn aspects(aspects: &[Aspect]) -> Vec<HotelReviewAspect> {
    let polarity = |polarity| match polarity {
        Polarity::Positive => ReviewPolarity::Positive,
        Polarity::Neutral => ReviewPolarity::Neutral,
        Polarity::Negative => ReviewPolarity::Negative,
    };
    aspects.iter().map(|aspect| HotelReviewAspect::new(aspect.text, polarity(aspect.polarity))).collect()
}

/// The providers of an embedded inventory. `pace` scales how long they take: 1 as in the real world, 0 for at once.
#[must_use]
pub fn embedded_providers(inventory: HotelInventory, pace: f64) -> Vec<Arc<dyn Provider<Hotels>>> {
    let provider = |provider: HotelProvider| Embedded { inventory, provider, code: provider.code() };
    embedded(HotelProvider::all().map(provider), pace)
}

#[derive(Clone, Debug)]
struct Embedded {
    inventory: HotelInventory,
    provider: HotelProvider,
    code: Cow<'static, str>,
}

impl Computes<Hotels> for Embedded {
    /// Offers are computed when somebody asks for them.
    const IS_INSTANT: bool = true;

    fn code(&self) -> &str {
        &self.code
    }

    fn speed(&self) -> Speed {
        self.provider.speed()
    }

    fn details(&self, code: &String) -> Option<HotelProviderDetails> {
        let provider = HotelProvider::with_code(code)?;
        let mut details = HotelProviderDetails::new(provider.name());
        details.logo = provider.logo_url();
        details.is_direct = provider.is_direct();
        details.languages = provider.languages().iter().map(|language| (*language).into()).collect();
        details.cashback = provider.cashback(Currency::usd()).map(|cashback| match cashback {
            stock::HotelCashback::Percentage { tenths, cap } => {
                HotelCashback::Percentage { tenths, cap_cents: cap.minor() }
            }
            stock::HotelCashback::Flat(amount) => HotelCashback::Flat { cents: amount.minor() },
        });
        Some(details)
    }

    fn latency(&self, query: &HotelQuery) -> Duration {
        // It does not depend on the terms.
        let terms =
            PriceTerms::new(Currency::usd(), IncludedTaxes { taxes: false, local_taxes: false }, false);
        let Some(asked) = asked(query, &terms) else { return Duration::ZERO };
        let place = query.destination().to_string();
        let place = place.bytes().fold(0_i64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        self.provider.latency(self.inventory.seed(), &asked, place)
    }

    fn answer(&self, query: &Arc<HotelQuery>) -> Arc<dyn HotelQuotes> {
        let providers = vec![self.provider];
        Arc::new(EmbeddedQuotes { inventory: self.inventory, query: Arc::clone(query), providers })
    }
}

/// Quotes of some of the inventory's providers for one search. They hold nothing: offers follow from the inventory.
#[derive(Debug)]
struct EmbeddedQuotes {
    inventory: HotelInventory,
    query: Arc<HotelQuery>,
    providers: Vec<HotelProvider>,
}

impl HotelQuotes for EmbeddedQuotes {
    fn offers(&self, hotel: &Hotel, terms: &PriceTerms) -> Vec<HotelOffer> {
        let Some((query, hotel)) = asked(&self.query, terms).zip(stocked(self.inventory, hotel)) else {
            return Vec::new();
        };
        let rates = self.inventory.rate_desk(&query).all_rates(&hotel, self.providers.iter().copied());
        rates.into_iter().map(offer).collect()
    }

    fn summaries(&self, hotels: &[&Hotel], terms: &PriceTerms) -> Vec<Option<RateSummary>> {
        let Some(query) = asked(&self.query, terms) else { return Vec::new() };
        let desk = self.inventory.rate_desk(&query);
        let summary = |hotel: &&Hotel| {
            let hotel = stocked(self.inventory, hotel)?;
            desk.summary(&hotel, self.providers.iter().copied()).map(summary)
        };
        hotels.iter().map(summary).collect()
    }

    /// Every provider asks first whether a hotel has rooms left, so all together are faster.
    fn join(&self, other: &dyn HotelQuotes) -> Option<Arc<dyn HotelQuotes>> {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Self>()?;
        if other.inventory != self.inventory || !Arc::ptr_eq(&self.query, &other.query) {
            return None;
        }
        let providers = [&*self.providers, &other.providers].concat();
        Some(Arc::new(EmbeddedQuotes {
            inventory: self.inventory,
            query: Arc::clone(&self.query),
            providers,
        }))
    }

    fn bytes(&self) -> usize {
        size_of_val(self) + size_of_val(&*self.providers)
    }
}

/// A query as the inventory is asked. `None` for days that its calendar does not have.
fn asked(query: &HotelQuery, terms: &PriceTerms) -> Option<stock::HotelQuery> {
    let stay = query.stay();
    let day = |date: Date| jiff::civil::Date::new(date.year(), date.month() as i8, date.day() as i8).ok();
    let party =
        |room: &Room| RoomParty { adults: room.adult_count(), child_ages: room.child_ages().to_vec() };
    Some(stock::HotelQuery {
        check_in: day(stay.checkin)?,
        check_out: day(stay.checkout)?,
        rooms: stay.rooms.rooms().iter().map(party).collect(),
        viewer: viewer(terms, query.market(), query.now()),
    })
}

fn viewer(terms: &PriceTerms, market: &str, now: Timestamp) -> Viewer {
    Viewer {
        currency: terms.currency,
        market: market.to_owned(),
        totals: TotalRule { taxes: terms.included.taxes, local_taxes: terms.included.local_taxes },
        device: if terms.on_mobile { Device::Mobile } else { Device::Desktop },
        now,
    }
}

fn summary(summary: stock::RateSummary) -> RateSummary {
    RateSummary {
        lowest: summary.lowest.minor(),
        highest: summary.highest.minor(),
        providers: u16::try_from(summary.providers).unwrap_or(u16::MAX),
        rates: u16::try_from(summary.rates).unwrap_or(u16::MAX),
        deals: deals(summary.deals),
        is_great_value: summary.is_great_value,
    }
}

fn deals(deals: stock::DealSet) -> NumberSet {
    deals.iter().map(Deal::id).collect()
}

fn offer(rate: stock::HotelRate) -> HotelOffer {
    let charges = rate.charges;
    let (base, taxes) = (charges.base().minor(), charges.taxes().minor());
    let local_taxes = charges.local_taxes().map_or(0, |amount| amount.minor());
    let unstated =
        charges.owed().minor().saturating_sub(base).saturating_sub(taxes).saturating_sub(local_taxes);
    let charges = HotelCharges { base, taxes, local_taxes, unstated };
    let mut offer = HotelOffer::new(rate.provider.code(), rate.room_name(), charges, rate.booking_url());
    offer.free_cancellation = rate.free_cancellation;
    offer.pay_later = rate.pay_later;
    offer.is_bundled = rate.is_bundled();
    offer.is_opaque = rate.special == stock::Special::Opaque;
    offer.is_direct = rate.provider.is_direct();
    offer.is_great_value = rate.is_great_value();
    offer.inclusions = rate.board.inclusions().iter().filter_map(inclusion).collect();
    offer.available_rooms = rate.available_rooms;
    offer.deals = deals(rate.deals);
    offer
}

fn inclusion(number: &u8) -> Option<InclusionType> {
    match number {
        0 => Some(InclusionType::Breakfast),
        1 => Some(InclusionType::Lunch),
        2 => Some(InclusionType::Dinner),
        3 => Some(InclusionType::Meals),
        4 => Some(InclusionType::AllInclusive),
        _ => None,
    }
}
