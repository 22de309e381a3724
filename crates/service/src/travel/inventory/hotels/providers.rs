//! The providers of rooms in embedded hotels.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use specwright_core::Text;
use wayfare_inventory::hotels::{HotelInventory, HotelProvider};
use wayfare_inventory::world::CashbackRule;
use wayfare_places::money::Currency;

use super::quotes::{EmbeddedQuotes, inventory_query};
use crate::travel::engine::{BoxFuture, Provider, ProviderError, Speed};
use crate::travel::inventory::{Pacing, speed, version};
use crate::travel::verticals::hotels::{
    HotelCashback, HotelProviderDetails, HotelQuery, HotelQuotes, Hotels, IncludedTaxes, PriceTerms,
};

/// Returns the providers of an inventory. `pace` multiplies their latencies: 1 for production latencies, 0 for none.
#[must_use]
pub fn hotel_providers(inventory: HotelInventory, pace: f64) -> Vec<Arc<dyn Provider<Hotels>>> {
    let pacing = Pacing::new(pace);
    let provider = |provider: HotelProvider| -> Arc<dyn Provider<Hotels>> {
        Arc::new(PacedProvider { inventory, provider, code: provider.code(), pacing })
    };
    HotelProvider::all().map(provider).collect()
}

struct PacedProvider {
    inventory: HotelInventory,
    provider: HotelProvider,
    code: Cow<'static, str>,
    pacing: Pacing,
}

impl Provider<Hotels> for PacedProvider {
    fn code(&self) -> &str {
        &self.code
    }

    fn speed(&self) -> Speed {
        speed(self.provider.latency_class())
    }

    fn details(&self, code: &Text) -> Option<HotelProviderDetails> {
        let provider = HotelProvider::with_code(code)?;
        let mut details = HotelProviderDetails::new(provider.name());
        details.logo = provider.logo_path().into();
        details.is_direct = provider.is_direct();
        details.languages = provider.languages().iter().map(|language| (*language).into()).collect();
        details.cashback = provider.cashback().map(|rule| match rule {
            CashbackRule::Share { tenths, cap_cents } => HotelCashback::Percentage { tenths, cap_cents },
            CashbackRule::Flat { cents } => HotelCashback::Flat { cents },
        });
        Some(details)
    }

    fn search(&self, query: Arc<HotelQuery>) -> BoxFuture<Result<Arc<dyn HotelQuotes>, ProviderError>> {
        let latency = self.latency(&query);
        let quotes = EmbeddedQuotes { inventory: self.inventory, query, providers: vec![self.provider] };
        // Offers are computed when a page shows them.
        self.pacing.answer_at_once(latency, Arc::new(quotes))
    }

    fn version(&self) -> Cow<'_, str> {
        version(self.inventory.seed())
    }
}

impl PacedProvider {
    fn latency(&self, query: &HotelQuery) -> Duration {
        // The latency does not depend on the price terms.
        let terms =
            PriceTerms::new(Currency::usd(), IncludedTaxes { taxes: false, local_taxes: false }, false);
        let Some(inventory_query) = inventory_query(query, &terms) else { return Duration::ZERO };
        let place = query.destination().to_string();
        let place = place.bytes().fold(0_i64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        self.provider.latency(self.inventory.seed(), &inventory_query, place)
    }
}
