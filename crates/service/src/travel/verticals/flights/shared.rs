//! What the options of an itinerary share while a page is answered.

use std::any::Any;
use std::sync::Arc;

/// What was computed for the last option of a result, for the next one of the same itinerary. What it holds is up to
/// those who sell it.
#[derive(Debug, Default)]
pub struct Shared(Option<(Itinerary, Arc<dyn Any + Send + Sync>)>);

/// Held, so that no other itinerary takes its address.
type Itinerary = Arc<dyn Any + Send + Sync>;

impl Shared {
    /// The value of an itinerary, made unless it is that of the last call.
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
    fn a_value_is_made_once_for_each_itinerary_in_a_row() {
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
        // Another kind of value is another one.
        assert_eq!(*shared.of(&one, || "three"), "three");
    }
}
