//! Cache for a value that the options of an itinerary share within a response.

use std::any::Any;
use std::sync::Arc;

/// Cache for the value computed for the last option of a result, for use by the next option of the same itinerary. The
/// provider chooses the type of the value.
#[derive(Debug, Default)]
pub struct Shared(Option<(Itinerary, Arc<dyn Any + Send + Sync>)>);

/// An itinerary, kept alive so that no other itinerary can have the same address.
type Itinerary = Arc<dyn Any + Send + Sync>;

impl Shared {
    /// Returns the value for an itinerary. Calls `make` unless the last call was for the same itinerary and type.
    pub fn of<I, T>(&mut self, itinerary: &Arc<I>, make: impl FnOnce() -> T) -> Arc<T>
    where
        I: Send + Sync + 'static,
        T: Send + Sync + 'static,
    {
        let known = self
            .0
            .as_ref()
            .filter(|(known, _)| std::ptr::addr_eq(Arc::as_ptr(known), Arc::as_ptr(itinerary)));
        let known = known.and_then(|(_, value)| Arc::clone(value).downcast().ok());
        known.unwrap_or_else(|| {
            let made = Arc::new(make());
            self.0 = Some((Arc::clone(itinerary) as Itinerary, Arc::clone(&made) as _));
            made
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consecutive_options_of_an_itinerary_share_a_value() {
        let (mut shared, mut made) = (Shared::default(), 0);
        let [one, other] = [Arc::new("JFK-LHR"), Arc::new("JFK-LHR")];
        let values: Vec<i32> = [&one, &one, &other, &other, &one]
            .into_iter()
            .map(|itinerary| {
                *shared.of(itinerary, || {
                    made += 1;
                    made
                })
            })
            .collect();
        assert_eq!(values, [1, 1, 2, 2, 3]);
        // A value of another type is recomputed.
        assert_eq!(*shared.of(&one, || "three"), "three");
    }
}
