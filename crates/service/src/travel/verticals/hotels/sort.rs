//! The sort order of hotels.

use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;

use wayfare_models::hotels::{HotelFilters, HotelSortDirection, HotelSortField};

use super::listing::Listings;

/// Sorts hotels by a field. Hotels with equal values remain sorted by popularity, in both directions. Hotels without a
/// value come last, except when sorting by stars or by guest rating, where a missing value counts as the lowest.
pub(super) fn sort(hotels: &Listings<'_>, kept: &mut [usize], filters: &HotelFilters) {
    let descending = filters.sort_direction_or_default() == HotelSortDirection::Descending;
    let of = |at: &usize| &hotels.all[*at];
    match filters.sort_field_or_default() {
        HotelSortField::ConsumerRating => {
            by(kept, descending, |a, b| of(a).hotel.guest_rating.cmp(&of(b).hotel.guest_rating));
        }
        HotelSortField::Rating => by(kept, descending, |a, b| of(a).hotel.stars.cmp(&of(b).hotel.stars)),
        HotelSortField::Name => by(kept, descending, |a, b| of(a).folded.cmp(&of(b).folded)),
        HotelSortField::Distance => {
            kept.sort_by_key(|at| of(at).distance.is_none());
            let known = kept.partition_point(|at| of(at).distance.is_some());
            let distance = |at: &usize| of(at).distance.unwrap_or(f64::INFINITY);
            by(&mut kept[..known], descending, |a, b| distance(a).total_cmp(&distance(b)));
        }
        HotelSortField::MinRate => {
            kept.sort_by_key(|at| hotels.price(*at).is_none());
            let known = kept.partition_point(|at| hotels.price(*at).is_some());
            by(&mut kept[..known], descending, |a, b| hotels.price(*a).cmp(&hotels.price(*b)));
        }
        // The most popular hotel has rank one, so the ascending order starts with it.
        _ => by(kept, descending, Ord::cmp),
    }
    prefer(hotels, kept, filters);
}

fn by(kept: &mut [usize], descending: bool, compare: impl Fn(&usize, &usize) -> Ordering) {
    if descending {
        kept.sort_by(|a, b| compare(b, a).then(a.cmp(b)));
    } else {
        kept.sort_by(|a, b| compare(a, b).then(a.cmp(b)));
    }
}

/// Moves the preferred hotels to the front, in order of preference.
fn prefer(hotels: &Listings<'_>, kept: &mut [usize], filters: &HotelFilters) {
    let Some(preferred) = &filters.preferred_hotels else { return };
    let mut places: HashMap<i64, usize> = HashMap::new();
    for (place, id) in preferred.iter().enumerate() {
        places.entry(id.get()).or_insert(place);
    }
    kept.sort_by_key(|at| {
        let place = places.get(&hotels.all[*at].hotel.id).copied();
        (Reverse(place.is_some()), place)
    });
}
