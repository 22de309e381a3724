//! The colours of all pictures, so that they belong together.

use crate::pictures::draws::Draws;

/// A colour, and how much it covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Paint {
    /// Six hexadecimal digits.
    pub(crate) hex: &'static str,
    pub(crate) percent: u8,
}

impl Paint {
    pub(crate) const fn of(hex: &'static str) -> Self {
        Paint { hex, percent: 100 }
    }

    /// The colour where what is below shines through.
    pub(crate) const fn thin(self, percent: u8) -> Self {
        Paint { percent, ..self }
    }
}

pub(crate) const INK: Paint = Paint::of("22304a");
pub(crate) const WHITE: Paint = Paint::of("ffffff");
pub(crate) const SHADE: Paint = INK.thin(14);
pub(crate) const SHINE: Paint = WHITE.thin(28);
pub(crate) const CREAM: Paint = Paint::of("f6ecda");
pub(crate) const GOLD: Paint = Paint::of("f2b84b");
pub(crate) const LIT: Paint = Paint::of("ffdf94");
pub(crate) const GLASS: Paint = Paint::of("9fcbe0");
pub(crate) const WATER: Paint = Paint::of("5fb3cf");
pub(crate) const LEAF: Paint = Paint::of("6fa36b");
pub(crate) const FOREST: Paint = Paint::of("3f7660");
pub(crate) const WOOD: Paint = Paint::of("9a6b4b");
pub(crate) const OAK: Paint = Paint::of("c79a6c");
pub(crate) const STONE: Paint = Paint::of("c9cfd6");
pub(crate) const SLATE: Paint = Paint::of("55647c");
pub(crate) const SAND: Paint = Paint::of("eed9ab");
pub(crate) const SNOW: Paint = Paint::of("f1f6fa");
pub(crate) const CORAL: Paint = Paint::of("e2725b");
pub(crate) const TEAL: Paint = Paint::of("3b8f8b");

/// Colours of companies: strong, and dark enough for white letters.
const BRANDS: [Paint; 16] = [
    Paint::of("1f4e8c"),
    Paint::of("0f766e"),
    Paint::of("b23a48"),
    Paint::of("6d3b8e"),
    Paint::of("c2561b"),
    Paint::of("2f6f3e"),
    Paint::of("a8325f"),
    Paint::of("155e75"),
    Paint::of("3f3d8f"),
    Paint::of("8a4b21"),
    Paint::of("7a2436"),
    Paint::of("1d6a96"),
    Paint::of("4d6b1f"),
    Paint::of("33475b"),
    Paint::of("b0471f"),
    Paint::of("5a4fcf"),
];

/// Bright companions of the companies' colours.
const ACCENTS: [Paint; 8] = [
    Paint::of("ffc857"),
    Paint::of("7fd1c7"),
    Paint::of("ff9f80"),
    Paint::of("b7d968"),
    Paint::of("8ecbff"),
    Paint::of("ffb3c7"),
    Paint::of("f5e6a8"),
    Paint::of("c9b8ff"),
];

/// The two colours of a company.
pub(crate) fn brand(draws: Draws) -> [Paint; 2] {
    [draws.text("brand").of(&BRANDS), draws.text("accent").of(&ACCENTS)]
}
