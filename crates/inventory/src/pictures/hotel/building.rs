//! The house of a hotel with what stands before it.

use super::plants::{hedge, tree};
use super::{Climate, GROUND, HotelKind, Light, Scene, Setting, facade, houses, land};
use crate::pictures::canvas::{Canvas, Pen};
use crate::pictures::paint::{CREAM, GOLD, Paint, SHADE, SLATE, STONE, WATER, WHITE};

/// The house from outside.
pub(super) fn outside(canvas: &mut Canvas, scene: &Scene) {
    let light = scene.light();
    land::backdrop(canvas, scene, light);
    let [left, right] = match scene.hotel.kind {
        HotelKind::Hotel => facade::hotel(canvas, scene, light),
        HotelKind::Apartments => facade::apartments(canvas, scene, light),
        HotelKind::Boutique => facade::boutique(canvas, scene, light),
        HotelKind::Hostel => facade::hostel(canvas, scene, light),
        HotelKind::GuestHouse => houses::guest_house(canvas, scene, light),
        HotelKind::Inn => houses::inn(canvas, scene, light),
        HotelKind::Lodge => houses::lodge(canvas, scene, light),
        HotelKind::Motel => houses::motel(canvas, scene, light),
        HotelKind::Resort => houses::resort(canvas, scene, light),
        HotelKind::Riad => houses::riad(canvas, scene, light),
        HotelKind::Ryokan => houses::ryokan(canvas, scene, light),
        HotelKind::Villa => houses::villa(canvas, scene, light),
    };
    garden(canvas, scene, [left, right]);
    foreground(canvas, scene);
}

/// Trees and hedges on either side.
fn garden(canvas: &mut Canvas, scene: &Scene, [left, right]: [f32; 2]) {
    let draws = scene.draws.text("garden");
    if scene.hotel.climate != Climate::Dry {
        hedge(canvas, [left - 52.0, GROUND + 2.0], 50.0);
        hedge(canvas, [right + 2.0, GROUND + 2.0], 50.0);
    }
    for (place, x) in [left - 36.0, right + 34.0, left - 96.0, right + 98.0].into_iter().enumerate() {
        let draws = draws.with(place as u64);
        if (0.0..640.0).contains(&x) && (place < 2 || draws.chance(60)) {
            tree(canvas, scene, [x, GROUND + 6.0], draws.between(0.85, 1.3));
        }
    }
}

/// The road, the garden, the sand or the pool before the house.
fn foreground(canvas: &mut Canvas, scene: &Scene) {
    let has_pool = matches!(scene.hotel.kind, HotelKind::Resort | HotelKind::Villa);
    match scene.hotel.setting {
        _ if has_pool => pool(canvas, scene),
        Setting::City => {
            canvas.rect([0.0, 424.0, 640.0, 56.0], SLATE);
            canvas.rect([0.0, 416.0, 640.0, 10.0], Paint::of("e1e5ea"));
            canvas.line("M20 454H90M150 454H220M280 454H350M410 454H480M540 454H610", 5.0, WHITE.thin(75));
        }
        Setting::Mountains | Setting::Sights => {
            canvas.area("M278 392H362L430 480H210z", Paint::of("dccfb4"));
            if matches!(scene.hotel.climate, Climate::Tropical | Climate::Mild) {
                flowers(canvas);
            }
        }
        Setting::Beach => {
            canvas.area("M0 446Q160 424 330 448T640 436V480H0z", WHITE.thin(75));
            canvas.area("M0 454Q160 432 330 456T640 444V480H0z", WATER);
        }
    }
}

fn flowers(canvas: &mut Canvas) {
    for x in [40.0, 120.0, 170.0, 470.0, 530.0, 600.0] {
        canvas.disc([x, 446.0], 4.0, GOLD);
        canvas.disc([x + 14.0, 458.0], 3.4, WHITE);
    }
}

fn pool(canvas: &mut Canvas, scene: &Scene) {
    canvas.rect([0.0, 404.0, 640.0, 76.0], Paint::of("eadfc8"));
    canvas.area("M70 426Q110 408 210 416T430 412Q560 406 584 430T520 472H120Q40 460 70 426z", WHITE);
    canvas.area("M82 430Q120 414 210 422T430 418Q550 412 572 432T512 466H128Q56 456 82 430z", WATER);
    canvas.line("M180 440H240M300 450H372M430 436H480", 3.0, WHITE.thin(50));
    for x in [36.0, 596.0] {
        parasol(canvas, [x, 424.0], scene.accent());
    }
}

fn parasol(canvas: &mut Canvas, at: [f32; 2], paint: Paint) {
    canvas.moved(at, 1.0, |canvas| {
        canvas.line("M0 0V-52", 3.0, CREAM);
        canvas.area("M-34-46A34 28 0 0 1 34-46z", paint);
        canvas.area("M-12-46Q-10-66 0-74Q10-66 12-46z", WHITE.thin(70));
    });
}

/// A door with a canopy over it.
pub(super) fn entrance(canvas: &mut Canvas, x: f32, width: f32, light: Light, canopy: Paint) {
    let height = 58.0;
    let top = GROUND - height;
    canvas.rect([x - width / 2.0 - 4.0, top - 4.0, width + 8.0, height + 4.0], SLATE);
    let pane = width / 2.0 - 3.0;
    let doors = Pen::default().rect([x - width / 2.0, top, pane, height]).rect([x + 3.0, top, pane, height]);
    canvas.area(doors, light.pane());
    canvas.area(
        Pen::default()
            .at(x - width / 2.0 - 22.0, top - 2.0)
            .to(x - width / 2.0 - 12.0, top - 24.0)
            .to(x + width / 2.0 + 12.0, top - 24.0)
            .to(x + width / 2.0 + 22.0, top - 2.0)
            .closed(),
        canopy,
    );
    canvas.rect([x - width / 2.0 - 22.0, top - 4.0, width + 44.0, 5.0], WHITE.thin(60));
    canvas.rect([x - width / 2.0 - 16.0, GROUND - 3.0, width + 32.0, 7.0], STONE);
}

/// As many stars as it has, on a line around a point.
pub(super) fn stars(canvas: &mut Canvas, [x, y]: [f32; 2], count: u8, size: f32) {
    for place in 0..count.min(5) {
        let left = x + (f32::from(place) - f32::from(count.min(5) - 1) / 2.0) * 22.0 * size;
        canvas
            .moved([left, y], size, |canvas| canvas.area("M0-10 3-3H10L4 1 6 9 0 4-6 9-4 1-10-3H-3z", GOLD));
    }
}

/// A part of a wall in the shade, from its right edge.
pub(super) fn shaded_side(canvas: &mut Canvas, [x, y, width, height]: [f32; 4], part: f32) {
    canvas.rect([x + width * (1.0 - part), y, width * part, height], SHADE);
}
