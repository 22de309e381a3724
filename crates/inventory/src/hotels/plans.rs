//! A provider's rate plans for a room: meals, cancellation, and special conditions.

use super::calendar::Draw;
use super::catalogue::{Deal, DealSet, PropertyType};
use super::features;
use super::hotel::Hotel;
use super::providers::ProviderTerms;
use super::query::Device;

/// Meals that a rate includes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Board {
    /// No meals.
    RoomOnly,
    /// Breakfast.
    Breakfast,
    /// Breakfast and dinner.
    HalfBoard,
    /// Breakfast, lunch and dinner.
    FullBoard,
    /// All meals, not listed individually.
    Meals,
    /// All meals and drinks.
    AllInclusive,
}

impl Board {
    /// Returns the English name.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::RoomOnly => "Room only",
            Self::Breakfast => "Breakfast included",
            Self::HalfBoard => "Half board",
            Self::FullBoard => "Full board",
            Self::Meals => "Meals included",
            Self::AllInclusive => "All inclusive",
        }
    }

    /// Returns the ids that searches use for the included meals: 0 breakfast, 1 lunch, 2 dinner, 3 meals, 4 all
    /// inclusive.
    #[must_use]
    pub fn inclusions(self) -> &'static [u8] {
        match self {
            Self::RoomOnly => &[],
            Self::Breakfast => &[0],
            Self::HalfBoard => &[0, 2],
            Self::FullBoard => &[0, 1, 2],
            Self::Meals => &[3],
            Self::AllInclusive => &[4],
        }
    }

    /// Returns the additional price for two adults, in thousandths of the price without meals.
    fn permille(self) -> i64 {
        match self {
            Self::RoomOnly => 0,
            Self::Breakfast => 95,
            Self::HalfBoard => 260,
            Self::FullBoard | Self::Meals => 380,
            Self::AllInclusive => 520,
        }
    }
}

/// Special condition of a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Special {
    /// No special condition.
    None,
    /// The rate is for one kind of device only.
    OnlyOn(Device),
    /// The kind of room is revealed only after booking.
    Opaque,
    /// The rate is sold together with another product, such as a flight.
    Bundled,
}

impl Special {
    /// Returns whether a rate with this condition marks its hotel as great value.
    pub(crate) fn is_great_value(self) -> bool {
        matches!(self, Self::OnlyOn(_) | Self::Opaque)
    }
}

/// A provider's rate plan for a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) board: Board,
    pub(crate) free_cancellation: bool,
    pub(crate) pay_later: bool,
    pub(crate) special: Special,
    /// Price, in thousandths of the hotel's own price without meals.
    pub(crate) permille: i64,
    /// Advantages over a standard rate.
    pub(crate) deals: DealSet,
}

/// Minimum number of days before arrival for free cancellation.
const CANCELLATION_DAYS: i64 = 2;

/// Draws a provider's plans for a room kind. A search draws the plans of each provider for each of its hotels, so draws
/// that cost less than a mispredicted branch are made unconditionally. `room_index` is the index of the room among the
/// room kinds that the provider sells.
pub(crate) fn plans(
    boards: Boards,
    terms: &ProviderTerms,
    room_index: usize,
    days_ahead: i64,
) -> impl Iterator<Item = Plan> + use<> {
    let dice = terms.dice.text("plan").with(room_index as u64);
    let [plain, usual, best] = boards;
    let better = if dice.chance(40) { best } else { usual };
    let cancellable = days_ahead >= CANCELLATION_DAYS;
    let pays_later = terms.booking_site.is_none_or(|site| site.pays_later) && dice.text("later").chance(70);
    let make = |board: Board, flexible: bool, special, percent: i64| {
        let free_cancellation = flexible && cancellable;
        let pay_later = free_cancellation && pays_later;
        let special_offer = special != Special::None && special != Special::Bundled;
        let mut deals = DealSet::default();
        deals.add_if(free_cancellation, Deal::FreeCancellation);
        deals.add_if(pay_later, Deal::PayLater);
        deals.add_if(board.inclusions().contains(&0), Deal::Breakfast);
        deals.add_if(board == Board::AllInclusive, Deal::AllInclusive);
        deals.add_if(special_offer, Deal::Special);
        deals.add_if(terms.under_priced, Deal::UnderPriced);
        let permille = (1_000 + board.permille()) * terms.permille / 1_000 * percent / 100;
        Plan { board, free_cancellation, pay_later, special, permille, deals }
    };
    let is_saver = dice.text("saver").chance(70);
    let is_flexible = !is_saver | dice.text("flexible").chance(75);
    let has_meals = (better != plain) & dice.text("meals").chance(62);
    let saver = is_saver.then(|| make(plain, false, Special::None, 91));
    let flexible = is_flexible.then(|| make(plain, true, Special::None, 100));
    let with_meals = has_meals.then(|| make(better, true, Special::None, 100));
    let special = (room_index == 0).then(|| special(terms)).flatten();
    let special =
        special.map(|(special, percent)| make(plain, special == Special::Bundled, special, percent));
    [saver, flexible, with_meals, special].into_iter().flatten()
}

/// The boards of a hotel: basic, standard and best.
pub(crate) type Boards = [Board; 3];

/// Returns the boards of a hotel.
pub(crate) fn boards(hotel: &Hotel) -> Boards {
    let stars = hotel.stars.unwrap_or(2);
    let meals = if hotel.has(features::RESTAURANT) { Board::HalfBoard } else { Board::Breakfast };
    match hotel.property_type {
        PropertyType::Apartment | PropertyType::Villa | PropertyType::Motel => [Board::RoomOnly; 3],
        PropertyType::BedAndBreakfast | PropertyType::Riad => [Board::Breakfast, Board::Breakfast, meals],
        PropertyType::Ryokan => [Board::Breakfast, Board::HalfBoard, Board::HalfBoard],
        PropertyType::Lodge if stars >= 4 => [Board::Breakfast, Board::FullBoard, Board::Meals],
        PropertyType::Resort if hotel.dice.text("inclusive").chance(45) => {
            [Board::Breakfast, Board::HalfBoard, Board::AllInclusive]
        }
        _ if !hotel.has(features::BREAKFAST) => [Board::RoomOnly; 3],
        _ if hotel.draw() == Draw::Business => [Board::RoomOnly, Board::Breakfast, Board::Breakfast],
        _ => [Board::RoomOnly, Board::Breakfast, meals],
    }
}

/// Draws a provider's special rate for a hotel, if any, and its percentage of the price.
fn special(terms: &ProviderTerms) -> Option<(Special, i64)> {
    let site = terms.booking_site?;
    let kinds = [
        (site.mobile_percent, Special::OnlyOn(Device::Mobile), 85),
        (site.desktop_percent, Special::OnlyOn(Device::Desktop), 86),
        (site.opaque_percent, Special::Opaque, 78),
        (site.bundled_percent, Special::Bundled, 84),
    ];
    let dice = terms.dice.text("special");
    let drawn = |(index, (percent, ..)): &(u64, (u32, Special, i64))| {
        *percent > 0 && dice.with(*index).chance(*percent)
    };
    (0..).zip(kinds).find(drawn).map(|(_, (_, special, percent))| (special, percent))
}
