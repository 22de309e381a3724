//! What is around a hotel: sky, horizon, ground, and a picture of its own.

use super::plants::{fir, palm, tree};
use super::{Climate, GROUND, Light, Scene, Setting};
use crate::pictures::canvas::{Canvas, Pen};
use crate::pictures::draws::Draws;
use crate::pictures::paint::{
    CORAL, CREAM, FOREST, GOLD, INK, LEAF, LIT, Paint, SAND, SHADE, SLATE, SNOW, STONE, TEAL, WATER, WHITE,
    WOOD,
};

/// Sky, horizon and ground behind a house.
pub(super) fn backdrop(canvas: &mut Canvas, scene: &Scene, light: Light) {
    sky(canvas, scene, light);
    match scene.hotel.setting {
        Setting::City => skyline(canvas, scene.draws, light, GROUND, 1.0),
        Setting::Sights => old_town(canvas, light, GROUND),
        Setting::Beach => canvas.rect([0.0, 318.0, 640.0, 90.0], sea(light)),
        Setting::Mountains => mountains(canvas, scene, light, GROUND),
    }
    canvas.rect([0.0, GROUND - 4.0, 640.0, 100.0], ground(scene));
}

fn sky(canvas: &mut Canvas, scene: &Scene, light: Light) {
    canvas.faded("sky", [0.0, 0.0, 640.0, 480.0], light.sky());
    let draws = scene.draws.text("sky");
    let x = draws.between(60.0, 580.0);
    match light {
        Light::Dusk => {
            canvas.disc([x, 84.0], 26.0, Paint::of("fdf0d0"));
            for star in 0..9 {
                let draws = draws.with(star);
                canvas.disc(
                    [draws.text("x").between(10.0, 630.0), draws.between(10.0, 170.0)],
                    1.6,
                    WHITE.thin(70),
                );
            }
        }
        Light::Morning => canvas.disc([x, 210.0], 40.0, LIT),
        Light::Noon => canvas.disc([x, 78.0], 32.0, Paint::of("ffe9a8")),
    }
    let cover = if light == Light::Dusk { WHITE.thin(22) } else { WHITE.thin(80) };
    for place in 0..2 + u64::from(draws.chance(50)) {
        let draws = draws.with(place).text("cloud");
        let at = [draws.text("x").between(-20.0, 540.0), draws.between(60.0, 150.0)];
        canvas.moved(at, draws.text("size").between(0.7, 1.2), |canvas| {
            canvas.area("M18 30A18 18 0 0 1 26-4A28 28 0 0 1 78-10A22 22 0 0 1 112 30z", cover);
        });
    }
}

/// High houses, far away.
fn skyline(canvas: &mut Canvas, draws: Draws, light: Light, foot: f32, scale: f32) {
    let far = if light == Light::Dusk { Paint::of("6b6a99") } else { Paint::of("b9d0e0") };
    let near = if light == Light::Dusk { Paint::of("575887") } else { Paint::of("9fbcd1") };
    for (row, paint) in [(0_u64, far), (1, near)] {
        let (mut pen, mut x, mut turn) = (Pen::default(), -20.0, 0);
        while x < 640.0 {
            let draws = draws.text("tower").with(row * 64 + turn);
            let width = draws.text("width").between(34.0, 70.0) * scale;
            let height = draws.between(70.0, if row == 0 { 230.0 } else { 150.0 }) * scale;
            pen = pen.rect([x, foot - height, width, height]);
            if row == 0 && draws.chance(30) {
                pen = pen.rect([x + width / 2.0 - 2.0, foot - height - 26.0, 4.0, 26.0]);
            }
            (x, turn) = (x + width + draws.text("gap").between(0.0, 12.0), turn + 1);
        }
        canvas.area(pen, paint);
    }
}

/// A church, a dome and roofs on hills.
fn old_town(canvas: &mut Canvas, light: Light, foot: f32) {
    let [far, near] = match light {
        Light::Dusk => [Paint::of("6f6a98"), Paint::of("5c5a88")],
        _ => [Paint::of("bfd6d2"), Paint::of("a8c4bd")],
    };
    let [x, y] = [0.0, foot];
    canvas.area(
        Pen::default()
            .at(x, y)
            .to(x, y - 96.0)
            .by([150.0, y - 176.0], 330.0, y - 104.0)
            .by([500.0, y - 40.0], 640.0, y - 120.0)
            .to(640.0, y)
            .closed(),
        far,
    );
    let roofs = Pen::default()
        .rect([36.0, y - 190.0, 26.0, 110.0])
        .at(32.0, y - 190.0)
        .to(49.0, y - 244.0)
        .to(66.0, y - 190.0)
        .closed()
        .rect([66.0, y - 140.0, 74.0, 60.0])
        .rect([520.0, y - 156.0, 84.0, 90.0])
        .at(514.0, y - 156.0)
        .by([516.0, y - 212.0], 562.0, y - 216.0)
        .by([608.0, y - 212.0], 610.0, y - 156.0)
        .closed()
        .rect([559.0, y - 244.0, 6.0, 34.0]);
    canvas.area(roofs, near);
    canvas.area(
        Pen::default()
            .at(0.0, y)
            .to(0.0, y - 66.0)
            .by([200.0, y - 110.0], 400.0, y - 60.0)
            .by([520.0, y - 36.0], 640.0, y - 84.0)
            .to(640.0, y)
            .closed(),
        near,
    );
}

fn mountains(canvas: &mut Canvas, scene: &Scene, light: Light, foot: f32) {
    let [far, near] = match light {
        Light::Dusk => [Paint::of("6d6f9e"), Paint::of("575c8a")],
        _ => [Paint::of("a9bfd0"), Paint::of("8aa5ba")],
    };
    let shift = scene.house().text("ridge").between(-60.0, 60.0);
    for (row, paint) in [(0.0, far), (1.0, near)] {
        for (peak, height, half) in [(120.0, 250.0, 190.0), (330.0, 290.0, 220.0), (560.0, 230.0, 180.0)] {
            let [x, top] = [peak + shift + row * 96.0, foot - height + row * 96.0];
            canvas.area(Pen::default().at(x - half, foot).to(x, top).to(x + half, foot).closed(), paint);
            if row == 0.0 {
                let cap = |part: f32| [half * part, (foot - top) * part];
                let [[a, b], [c, d]] = [cap(0.30), cap(0.22)];
                let pen = Pen::default()
                    .at(x, top)
                    .to(x + a, top + b)
                    .to(x + c * 0.5, top + d)
                    .to(x, top + b * 1.1)
                    .to(x - c * 0.6, top + d)
                    .to(x - a, top + b)
                    .closed();
                canvas.area(pen, SNOW);
            }
        }
    }
    for place in 0..9 {
        let draws = scene.draws.text("wood").with(place);
        fir(
            canvas,
            [place as f32 * 78.0 + draws.text("x").between(-20.0, 20.0), foot],
            draws.between(0.4, 0.62),
            false,
        );
    }
}

fn sea(light: Light) -> Paint {
    if light == Light::Dusk { Paint::of("4b6f9c") } else { WATER }
}

/// What houses stand on.
fn ground(scene: &Scene) -> Paint {
    match (scene.hotel.setting, scene.hotel.climate) {
        (Setting::Mountains, Climate::Cold) => SNOW,
        (Setting::Beach, _) | (_, Climate::Dry) => SAND,
        (Setting::City, _) => STONE,
        _ => Paint::of("a3c585"),
    }
}

/// The surroundings as a picture of their own.
pub(super) fn surroundings(canvas: &mut Canvas, scene: &Scene) {
    let light = scene.light();
    sky(canvas, scene, light);
    match scene.hotel.setting {
        Setting::City => river(canvas, scene, light),
        Setting::Sights => lane(canvas, scene, light),
        Setting::Beach => beach(canvas, scene, light),
        Setting::Mountains => slope(canvas, scene, light),
    }
}

/// High houses behind a river with a bridge.
fn river(canvas: &mut Canvas, scene: &Scene, light: Light) {
    skyline(canvas, scene.draws, light, 340.0, 1.25);
    canvas.rect([0.0, 336.0, 640.0, 144.0], sea(light));
    canvas.rect([0.0, 330.0, 640.0, 10.0], FOREST);
    for x in [40.0, 92.0, 150.0, 236.0, 420.0, 486.0, 560.0, 612.0] {
        canvas.disc([x, 328.0], 13.0, LEAF);
    }
    let stone = if light == Light::Dusk { SLATE } else { Paint::of("8b98a8") };
    let arches = (0..4).fold(
        Pen::default().at(-10.0, 372.0).by([320.0, 332.0], 650.0, 372.0).to(650.0, 430.0),
        |pen, arch| {
            let right = 620.0 - arch as f32 * 160.0;
            pen.to(right, 430.0).by([right - 60.0, 340.0], right - 120.0, 430.0)
        },
    );
    canvas.area(arches.to(-10.0, 430.0).closed(), stone);
    canvas.line("M-10 366Q320 326 650 366", 5.0, CREAM);
    for (x, y) in [(120.0, 446.0), (300.0, 462.0), (470.0, 450.0)] {
        canvas.line(Pen::default().at(x, y).to(x + 64.0, y), 3.0, WHITE.thin(45));
    }
}

/// A lane between old houses that leads to a tower.
fn lane(canvas: &mut Canvas, scene: &Scene, light: Light) {
    old_town(canvas, light, 400.0);
    canvas.rect([0.0, 396.0, 640.0, 84.0], Paint::of("d8c7a9"));
    canvas.area("M250 480 306 396H334L390 480z", Paint::of("e9dcc3"));
    canvas.rect([286.0, 190.0, 68.0, 206.0], CREAM);
    canvas.area("M278 190 320 96 362 190z", CORAL);
    canvas.disc([320.0, 226.0], 17.0, WHITE);
    canvas.line("M320 226V214M320 226H329", 3.0, INK);
    canvas.area(Pen::default().arch([304.0, 334.0, 32.0, 62.0]), WOOD);
    const FRONTS: [Paint; 6] = [
        Paint::of("e2b866"),
        Paint::of("d98f6c"),
        Paint::of("9fb8a0"),
        Paint::of("e8c9a0"),
        Paint::of("b9c7d6"),
        Paint::of("e6b8a2"),
    ];
    let mut windows = Pen::default();
    for (place, x) in [0.0, 92.0, 184.0, 364.0, 456.0, 548.0].into_iter().enumerate() {
        let draws = scene.draws.text("front").with(place as u64);
        let top = 396.0 - draws.between(120.0, 190.0);
        canvas.rect([x, top, 92.0, 396.0 - top], draws.of(&FRONTS));
        canvas.area(
            Pen::default().at(x - 5.0, top).to(x + 46.0, top - 44.0).to(x + 97.0, top).closed(),
            if draws.chance(60) { Paint::of("a5553f") } else { SLATE },
        );
        let mut y = top + 18.0;
        while y < 340.0 {
            windows = windows.rect([x + 16.0, y, 20.0, 28.0]).rect([x + 56.0, y, 20.0, 28.0]);
            y += 48.0;
        }
        canvas.area(
            Pen::default().arch([x + 34.0, 348.0, 24.0, 48.0]),
            draws.text("door").of(&[WOOD, TEAL, SLATE]),
        );
    }
    canvas.area(windows, if light == Light::Dusk { LIT } else { Paint::of("6e8aa3") });
    tree(canvas, scene, [228.0, 452.0], 0.62);
    tree(canvas, scene, [430.0, 458.0], 0.66);
}

/// The sea, a sail, the sand.
fn beach(canvas: &mut Canvas, scene: &Scene, light: Light) {
    canvas.rect([0.0, 250.0, 640.0, 150.0], sea(light));
    canvas.area("M420 252Q500 206 560 232T700 252z", FOREST.thin(70));
    for (x, y) in [(60.0, 276.0), (240.0, 292.0), (430.0, 282.0), (150.0, 318.0), (520.0, 322.0)] {
        canvas.line(Pen::default().at(x, y).to(x + 54.0, y), 3.0, WHITE.thin(45));
    }
    canvas.area("M300 268H352L342 284H310zM324 262V196L352 262zM320 262V214L298 262z", WHITE);
    canvas.area("M0 360Q160 326 330 362T640 344V480H0z", WHITE.thin(70));
    canvas.area("M0 372Q160 338 330 374T640 356V480H0z", SAND);
    let accent = scene.accent();
    let x = scene.draws.text("parasol").between(330.0, 470.0);
    canvas.moved([x, 0.0], 1.0, |canvas| {
        canvas.ellipse([30.0, 446.0], [84.0, 8.0], SHADE);
        canvas.line("M16 444 0 332", 5.0, CREAM);
        canvas.area("M-70 348A76 64 0 0 1 66 324z", accent);
        canvas.area("M-28 341A60 64 0 0 1-6 285A60 60 0 0 1 24 331z", WHITE.thin(75));
        canvas.area("M34 440 62 420H118L112 432H76L66 444z", WOOD);
    });
    if matches!(scene.hotel.climate, Climate::Tropical | Climate::Dry) {
        palm(canvas, [72.0, 452.0], 1.9);
        palm(canvas, [150.0, 468.0], 1.3);
    } else {
        canvas.area("M0 480V398Q60 372 120 414T230 480z", LEAF);
        canvas.line("M40 410 34 380M64 408V374M92 416 100 384", 4.0, FOREST);
    }
}

/// Mountains, a lift or a lake.
fn slope(canvas: &mut Canvas, scene: &Scene, light: Light) {
    mountains(canvas, scene, light, 350.0);
    canvas.rect([0.0, 349.0, 640.0, 131.0], ground(scene));
    let is_snowy = scene.hotel.climate == Climate::Cold || scene.draws.text("snow").chance(50);
    if is_snowy {
        canvas.area("M0 352Q220 300 640 372V480H0z", SNOW);
        canvas.area("M0 420Q300 360 640 440V480H0z", WHITE);
        canvas.line("M-10 190 650 330", 3.0, SLATE);
        for x in [130.0, 330.0, 520.0] {
            let y = 192.0 + x * 0.212;
            canvas.line(Pen::default().at(x, y).to(x, y + 26.0), 3.0, SLATE);
            canvas.rounded([x - 22.0, y + 24.0, 44.0, 32.0], 9.0, scene.accent());
            canvas.rect([x - 15.0, y + 30.0, 30.0, 12.0], LIT);
        }
    } else {
        canvas.area("M0 350Q320 330 640 350V420H0z", Paint::of("a3c585"));
        canvas.area("M40 398Q320 356 600 398Q640 440 560 480H80Q0 440 40 398z", WATER);
        canvas.area("M200 392Q320 376 440 392L400 404H240z", WHITE.thin(35));
    }
    for (x, y, size) in [(60.0, 440.0, 1.2), (126.0, 462.0, 0.9), (560.0, 446.0, 1.3), (490.0, 470.0, 0.9)] {
        fir(canvas, [x, y], size, is_snowy);
    }
    if is_snowy {
        return;
    }
    for x in [20.0, 180.0, 330.0, 420.0, 610.0] {
        canvas.disc([x, 470.0], 5.0, GOLD);
    }
}
