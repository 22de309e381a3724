//! Cars from the side: one silhouette for each body, its size and a colour.

mod body;
mod open;

use crate::pictures::canvas::{Canvas, Letters, Pen, Size};
use crate::pictures::draws::Draws;
use crate::pictures::paint::{CORAL, GOLD, INK, LIT, Paint, SHADE, SHINE, SLATE, STONE, WHITE};
use body::Profile;

/// A car.
#[derive(Debug, Clone, Copy)]
pub struct Car<'a> {
    /// What it is: its class, and its make and model if they are known.
    pub title: &'a str,
    /// Its body.
    pub body: CarBody,
    /// Its length relative to others with that body.
    pub length: CarLength,
    /// Whether it runs on electricity.
    pub is_electric: bool,
    /// Whether it is dear, so that it has a quiet colour.
    pub is_luxury: bool,
    /// Whether the car is decided at pickup, so that it has no colour.
    pub is_open: bool,
}

/// Body of a car.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CarBody {
    /// Two boxes, with a steep back.
    Hatchback,
    /// Three boxes.
    Sedan,
    /// Two boxes, with a long roof.
    Wagon,
    /// Two doors and a low roof that falls to the back.
    Coupe,
    /// Without a roof.
    Convertible,
    /// High, with large wheels.
    Suv,
    /// High and open, for any ground.
    OffRoader,
    /// One box for a family.
    Minivan,
    /// One box for nine and more.
    Van,
    /// One box without windows at its back.
    CargoVan,
    /// A cab and a bed.
    Pickup,
}

impl CarBody {
    /// All bodies.
    #[cfg(test)]
    pub const ALL: [Self; 11] = [
        Self::Hatchback,
        Self::Sedan,
        Self::Wagon,
        Self::Coupe,
        Self::Convertible,
        Self::Suv,
        Self::OffRoader,
        Self::Minivan,
        Self::Van,
        Self::CargoVan,
        Self::Pickup,
    ];
}

/// Length of a car.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CarLength {
    /// The shortest.
    Mini,
    /// Short.
    Small,
    /// In between.
    Medium,
    /// Long.
    Large,
}

/// Width and height of a picture of a car, in pixels.
pub const CAR_SIZE: Size = Size::new(640, 360);

/// Where the wheels stand.
const GROUND: f32 = 296.0;

const COLOURS: [Paint; 10] = [
    Paint::of("c9473d"),
    Paint::of("2f6db5"),
    Paint::of("8fa0b3"),
    Paint::of("3b8f8b"),
    Paint::of("e08a3c"),
    Paint::of("e3b53c"),
    Paint::of("4f8a5b"),
    Paint::of("39507f"),
    Paint::of("5d6b7c"),
    Paint::of("b7a583"),
];
const QUIET: [Paint; 5] =
    [Paint::of("33405a"), Paint::of("6e2f3e"), Paint::of("4a5563"), Paint::of("28554f"), Paint::of("7d8a9a")];
const UNDECIDED: Paint = Paint::of("a9b5c4");

const PALE: [Paint; 2] = [Paint::of("f3f7fb"), Paint::of("dde7f0")];
const TYRE: Paint = Paint::of("2a3342");
const PANE: Paint = Paint::of("36475f");

/// Draws a car.
#[must_use]
pub fn car(car: &Car<'_>) -> String {
    let draws = Draws::new(1).text(car.title);
    let paint = match car {
        Car { is_open: true, .. } => UNDECIDED,
        Car { is_luxury: true, .. } => draws.of(&QUIET),
        _ => draws.of(&COLOURS),
    };
    let mut canvas = Canvas::default();
    canvas.faded("b", [0.0, 0.0, 640.0, 360.0], PALE);
    let scale = match car.length {
        CarLength::Mini => 0.84,
        CarLength::Small => 0.92,
        CarLength::Medium => 0.98,
        CarLength::Large => 1.06,
    };
    let at = [320.0 * (1.0 - scale), GROUND * (1.0 - scale)];
    canvas.moved(at, scale, |canvas| {
        let profile = Profile::of(car.body);
        canvas.ellipse([320.0, GROUND], [profile.length() * 0.53, 11.0], INK.thin(22));
        match car.body {
            CarBody::Convertible => open::convertible(canvas, &profile, paint),
            CarBody::OffRoader => open::off_roader(canvas, &profile, paint),
            _ => closed(canvas, &profile, paint),
        }
        lamps(canvas, &profile);
        wheels(canvas, &profile, draws);
    });
    if car.is_electric {
        bolt(&mut canvas);
    }
    if car.is_open {
        let letters = Letters { size: 56.0, is_bold: true, is_centred: true };
        canvas.disc([56.0, 58.0], 34.0, SLATE);
        canvas.text("?", [56.0, 78.0], letters, WHITE);
    }
    canvas.finish(car.title, CAR_SIZE, CAR_SIZE)
}

/// A body with a roof.
fn closed(canvas: &mut Canvas, profile: &Profile, paint: Paint) {
    canvas.area(profile.outline(), paint);
    canvas.area(profile.lower(), SHADE);
    canvas.area(profile.panes(), PANE);
    canvas.area(profile.glint(), SHINE);
    for &(top, foot) in profile.pillars {
        let [roof, belt] = [profile.roof_front[1] + 7.0, profile.belt + 3.0];
        canvas.line(Pen::default().at(top, roof).to(foot, belt), 9.0, paint);
    }
    doors(canvas, profile);
}

/// Seams and handles.
fn doors(canvas: &mut Canvas, profile: &Profile) {
    for &seam in profile.seams {
        canvas.line(
            Pen::default().at(seam, profile.belt + 6.0).to(seam - 2.0, profile.sill - 8.0),
            2.0,
            INK.thin(30),
        );
        canvas.line(
            Pen::default().at(seam - 24.0, profile.belt + 20.0).to(seam - 10.0, profile.belt + 20.0),
            4.0,
            INK.thin(35),
        );
    }
}

fn lamps(canvas: &mut Canvas, profile: &Profile) {
    let Profile { front, back, nose, deck, sill, .. } = *profile;
    canvas.area(
        Pen::default()
            .at(front + 9.0, nose + 12.0)
            .to(front + 38.0, nose + 6.0)
            .to(front + 30.0, nose + 22.0)
            .to(front + 5.0, nose + 25.0)
            .closed(),
        LIT,
    );
    canvas.rounded([back - 18.0, deck + 12.0, 15.0, 24.0], 5.0, CORAL);
    canvas.rounded([front - 3.0, sill - 16.0, 34.0, 10.0], 5.0, INK.thin(45));
    canvas.rounded([back - 32.0, sill - 16.0, 34.0, 10.0], 5.0, INK.thin(45));
}

fn wheels(canvas: &mut Canvas, profile: &Profile, draws: Draws) {
    let radius = profile.wheel;
    let spokes = draws.text("spokes").of(&[5, 6, 8]);
    for x in profile.axles {
        let centre = [x, GROUND - radius];
        canvas.area(arch_over(centre, radius + 8.0, profile.sill), TYRE);
        canvas.disc(centre, radius, TYRE);
        canvas.disc(centre, radius * 0.66, STONE);
        let mut pen = Pen::default();
        for spoke in 0..spokes {
            let turn = std::f32::consts::TAU * spoke as f32 / spokes as f32 - 1.57;
            let [dx, dy] = [turn.cos(), turn.sin()];
            pen = pen.at(x + dx * radius * 0.2, centre[1] + dy * radius * 0.2);
            pen = pen.to(x + dx * radius * 0.56, centre[1] + dy * radius * 0.56);
        }
        canvas.line(pen, radius * 0.12, SLATE);
        canvas.disc(centre, radius * 0.17, SLATE);
    }
}

/// The opening of the body over a wheel.
fn arch_over([x, y]: [f32; 2], radius: f32, sill: f32) -> Pen {
    let drop = (sill - y).clamp(0.0, radius);
    let half = (radius * radius - drop * drop).sqrt();
    Pen::default().at(x - half, sill).arc(radius, x, y - radius).arc(radius, x + half, sill).closed()
}

/// The sign of an electric car.
fn bolt(canvas: &mut Canvas) {
    canvas.disc([56.0, 58.0], 34.0, Paint::of("2f8f5b"));
    canvas.area("M62 32 40 64H54L49 86 72 52H58z", GOLD);
}
