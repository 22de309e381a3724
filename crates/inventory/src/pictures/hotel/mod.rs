//! Pictures of a hotel: its house by kind, stars, climate and place, and what is inside.

mod building;
mod facade;
mod guest_room;
mod houses;
mod inside;
mod land;
mod plants;

use crate::pictures::canvas::{Canvas, Size};
use crate::pictures::draws::Draws;
use crate::pictures::paint::{CREAM, GLASS, LIT, Paint};

/// A hotel.
#[derive(Debug, Clone, Copy)]
pub struct Hotel {
    /// Its kind.
    pub kind: HotelKind,
    /// Its stars, from 0 for none to 5.
    pub stars: u8,
    /// What is around it.
    pub setting: Setting,
    /// The climate of its place.
    pub climate: Climate,
    /// What tells it from other hotels of its kind.
    pub seed: u64,
}

/// Kind of a hotel, as its house shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HotelKind {
    /// A house with a front and floors.
    Hotel,
    /// A house of flats with balconies.
    Apartments,
    /// A town house with a mansard.
    Boutique,
    /// A gabled house of a family.
    GuestHouse,
    /// A narrow, colourful house.
    Hostel,
    /// A timbered house with a sign.
    Inn,
    /// A cabin of logs.
    Lodge,
    /// A long, low house with a sign at the road.
    Motel,
    /// Low houses around a pool.
    Resort,
    /// A walled house of clay with a gate.
    Riad,
    /// A house with curved roofs and paper screens.
    Ryokan,
    /// White cubes and a pool.
    Villa,
}

impl HotelKind {
    /// All kinds.
    #[cfg(test)]
    pub const ALL: [Self; 12] = [
        Self::Hotel,
        Self::Apartments,
        Self::Boutique,
        Self::GuestHouse,
        Self::Hostel,
        Self::Inn,
        Self::Lodge,
        Self::Motel,
        Self::Resort,
        Self::Riad,
        Self::Ryokan,
        Self::Villa,
    ];
}

/// What is around a hotel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Setting {
    /// High houses.
    City,
    /// Towers and domes between hills.
    Sights,
    /// The sea.
    Beach,
    /// Mountains.
    Mountains,
}

/// Climate of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Climate {
    /// Palms.
    Tropical,
    /// Sand and cypresses.
    Dry,
    /// Round trees.
    Mild,
    /// Firs.
    Cold,
}

/// What a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HotelView {
    /// The house from outside.
    Outside,
    /// The entrance hall.
    Lobby,
    /// A room.
    Room(Bedroom),
    /// A bathroom.
    Bathroom,
    /// Breakfast.
    Breakfast,
    /// The surroundings.
    Surroundings,
}

/// A room by its beds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bedroom {
    /// Bunk beds.
    Dormitory,
    /// A narrow bed.
    Single,
    /// A wide bed.
    Double,
    /// Two beds.
    Twin,
    /// Three beds.
    Triple,
    /// A wide bed and a seat at the window.
    Superior,
    /// A wide bed and a child's.
    Family,
    /// A wide bed and a sofa.
    Suite,
    /// Mats and a low table.
    Mats,
    /// A bed and a kitchen.
    Studio,
}

impl Bedroom {
    /// All rooms.
    #[cfg(test)]
    pub const ALL: [Self; 10] = [
        Self::Dormitory,
        Self::Single,
        Self::Double,
        Self::Twin,
        Self::Triple,
        Self::Superior,
        Self::Family,
        Self::Suite,
        Self::Mats,
        Self::Studio,
    ];
}

/// The stage of all views, on which the ground begins at [`GROUND`].
const STAGE: Size = Size::new(640, 480);
const GROUND: f32 = 392.0;

/// Draws a view of a hotel. Views of the same kind with different numbers differ.
#[must_use]
pub fn hotel(hotel: &Hotel, view: HotelView, number: u64, title: &str, size: Size) -> String {
    let mut canvas = Canvas::default();
    let scene = Scene { hotel: *hotel, draws: Draws::new(hotel.seed).with(number) };
    match view {
        HotelView::Outside => building::outside(&mut canvas, &scene),
        HotelView::Lobby => inside::lobby(&mut canvas, &scene),
        HotelView::Room(room) => guest_room::draw(&mut canvas, &scene, room),
        HotelView::Bathroom => inside::bathroom(&mut canvas, &scene),
        HotelView::Breakfast => inside::breakfast(&mut canvas, &scene),
        HotelView::Surroundings => land::surroundings(&mut canvas, &scene),
    }
    canvas.finish(title, STAGE, size)
}

/// What a view is drawn from.
#[derive(Debug, Clone, Copy)]
struct Scene {
    hotel: Hotel,
    /// Draws of this view.
    draws: Draws,
}

impl Scene {
    /// Draws that all views of the hotel share.
    fn house(&self) -> Draws {
        Draws::new(self.hotel.seed)
    }

    fn light(&self) -> Light {
        self.draws.text("light").of(&[Light::Noon, Light::Noon, Light::Morning, Light::Dusk])
    }

    /// The colour of the house, which its walls inside take up.
    fn wall(&self) -> Paint {
        const TOWN: [Paint; 10] = [
            CREAM,
            Paint::of("e8c9a0"),
            Paint::of("d98f6c"),
            Paint::of("f3d9c6"),
            Paint::of("c8d3c0"),
            Paint::of("bfcbd8"),
            Paint::of("e6b8a2"),
            Paint::of("e2b866"),
            Paint::of("c07a5e"),
            Paint::of("fbf7f0"),
        ];
        const SUNNY: [Paint; 6] = [
            Paint::of("fdfaf3"),
            Paint::of("f8e8c8"),
            Paint::of("f6cfb2"),
            Paint::of("f4ded0"),
            Paint::of("cfe3df"),
            Paint::of("f0c987"),
        ];
        let is_sunny = matches!(self.hotel.climate, Climate::Tropical | Climate::Dry);
        let draws = self.house().text("wall");
        if is_sunny { draws.of(&SUNNY) } else { draws.of(&TOWN) }
    }

    /// A colour for what stands out: awnings, doors, blankets.
    fn accent(&self) -> Paint {
        const ACCENTS: [Paint; 7] = [
            Paint::of("3b8f8b"),
            Paint::of("c8553d"),
            Paint::of("31588a"),
            Paint::of("7a3b52"),
            Paint::of("d9952b"),
            Paint::of("4f7f52"),
            Paint::of("5b4b8a"),
        ];
        self.house().text("accent").of(&ACCENTS)
    }
}

/// Time of day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Light {
    Morning,
    Noon,
    Dusk,
}

impl Light {
    /// The sky, from its top to the horizon.
    fn sky(self) -> [Paint; 2] {
        let of = |[top, horizon]: [&'static str; 2]| [Paint::of(top), Paint::of(horizon)];
        of(match self {
            Light::Morning => ["a9d3ea", "fdeedd"],
            Light::Noon => ["7fc1e8", "e3f3fa"],
            Light::Dusk => ["3d4a80", "f7b58c"],
        })
    }

    /// Windows as they look from outside.
    fn pane(self) -> Paint {
        match self {
            Light::Dusk => LIT,
            Light::Morning | Light::Noon => GLASS,
        }
    }
}
