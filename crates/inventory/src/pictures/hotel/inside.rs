//! The entrance hall, a bathroom, breakfast.

use super::plants::potted;
use super::{Light, Scene, Setting};
use crate::pictures::canvas::{Canvas, Pen, Size};
use crate::pictures::paint::{
    CORAL, CREAM, FOREST, GLASS, GOLD, INK, LEAF, LIT, OAK, Paint, SHADE, SHINE, SLATE, STONE, WATER, WHITE,
    WOOD,
};

/// A wall with a skirting board, and a floor.
pub(super) fn room(canvas: &mut Canvas, wall: Paint, floor: Paint) {
    canvas.rect([0.0, 0.0, 640.0, 480.0], wall);
    canvas.rect([0.0, 356.0, 640.0, 124.0], floor);
    canvas.rect([0.0, 350.0, 640.0, 8.0], WHITE.thin(80));
    canvas.rect([0.0, 0.0, 640.0, 26.0], WHITE.thin(35));
}

/// Boards or tiles on the floor.
pub(super) fn boards(canvas: &mut Canvas) {
    canvas.line("M90 358 20 480M210 358 170 480M320 358V480M430 358 470 480M550 358 620 480", 2.0, SHADE);
}

/// A window with what is outside of it.
pub(super) fn window(
    canvas: &mut Canvas,
    scene: &Scene,
    [x, y, width, height]: [f32; 4],
    curtain: Option<Paint>,
) {
    canvas.rect([x - 7.0, y - 7.0, width + 14.0, height + 14.0], WHITE);
    let light = scene.light();
    canvas.framed([x, y, width, height], Size::new(200, 160), |canvas| outlook(canvas, scene, light));
    canvas.rect([x + width / 2.0 - 2.5, y, 5.0, height], WHITE);
    canvas.area(
        Pen::default()
            .at(x + 8.0, y + height)
            .to(x + width * 0.36, y)
            .to(x + width * 0.48, y)
            .to(x + width * 0.2, y + height)
            .closed(),
        SHINE,
    );
    if let Some(paint) = curtain {
        let fold = (width * 0.2).max(26.0);
        let [left, right] = [x - 14.0, x + width + 14.0];
        canvas.area(
            Pen::default()
                .at(left, y - 16.0)
                .to(left + fold, y - 16.0)
                .by([left + fold * 0.6, y + height * 0.6], left + fold * 0.7, y + height + 16.0)
                .to(left, y + height + 16.0)
                .closed(),
            paint,
        );
        canvas.area(
            Pen::default()
                .at(right, y - 16.0)
                .to(right - fold, y - 16.0)
                .by([right - fold * 0.6, y + height * 0.6], right - fold * 0.7, y + height + 16.0)
                .to(right, y + height + 16.0)
                .closed(),
            paint,
        );
        canvas.line(Pen::default().at(left - 8.0, y - 18.0).to(right + 8.0, y - 18.0), 5.0, WOOD);
    }
}

/// The surroundings in brief.
fn outlook(canvas: &mut Canvas, scene: &Scene, light: Light) {
    canvas.faded("out", [0.0, 0.0, 200.0, 160.0], light.sky());
    canvas.disc([148.0, 38.0], 13.0, if light == Light::Dusk { CREAM } else { LIT });
    match scene.hotel.setting {
        Setting::City => {
            canvas.area("M0 160V84H26V60H52V100H70V46H98V92H120V70H146V110H164V58H200V160z", SLATE.thin(55))
        }
        Setting::Sights => {
            canvas.area("M0 160V104Q60 72 112 104T200 92V160z", LEAF);
            canvas.area("M40 92V54L50 30 60 54V92zM126 98V76A20 20 0 0 1 166 76V98z", SLATE.thin(60));
        }
        Setting::Beach => {
            canvas.rect([0.0, 92.0, 200.0, 68.0], WATER);
            canvas.area("M0 136Q60 122 116 138T200 132V160H0z", Paint::of("eed9ab"));
            canvas.area("M62 92V56L86 92zM60 92V66L44 92z", WHITE);
        }
        Setting::Mountains => {
            canvas.area("M-20 140 60 36 122 112 156 72 230 160H-20z", SLATE.thin(60));
            canvas.area("M60 36 80 62 66 58 54 66 40 62z", WHITE);
            canvas.area("M0 160V128Q80 104 200 134V160z", FOREST);
        }
    }
}

/// A desk before keys and a clock, lamps, seats.
pub(super) fn lobby(canvas: &mut Canvas, scene: &Scene) {
    let (accent, is_grand) = (scene.accent(), scene.hotel.stars >= 4);
    room(canvas, scene.wall(), if is_grand { Paint::of("d9d2c7") } else { OAK });
    boards(canvas);
    window(canvas, scene, [40.0, 96.0, 120.0, 200.0], Some(accent));
    canvas.rounded([236.0, 92.0, 320.0, 184.0], 8.0, WOOD);
    canvas.rect([236.0, 92.0, 320.0, 184.0], SHADE);
    let hooks = (0..18).fold(Pen::default(), |pen, hook| {
        pen.rect([262.0 + (hook % 6) as f32 * 28.0, 116.0 + (hook / 6) as f32 * 44.0, 18.0, 28.0])
    });
    canvas.area(hooks, CREAM.thin(35));
    for hook in 0..18 {
        if scene.draws.text("key").with(hook).chance(60) {
            canvas.disc([271.0 + (hook % 6) as f32 * 28.0, 128.0 + (hook / 6) as f32 * 44.0], 4.5, GOLD);
        }
    }
    canvas.disc([496.0, 150.0], 34.0, CREAM);
    canvas.disc([496.0, 150.0], 28.0, WHITE);
    canvas.line("M496 150V130M496 150 510 158", 3.5, INK);
    lamps(canvas, scene, is_grand);
    canvas.rounded([214.0, 262.0, 366.0, 118.0], 6.0, accent);
    canvas.rect([214.0, 300.0, 366.0, 80.0], SHADE);
    canvas.rounded([204.0, 252.0, 386.0, 18.0], 6.0, if is_grand { WHITE } else { CREAM });
    canvas.area("M300 252A20 18 0 0 1 340 252z", GOLD);
    canvas.disc([320.0, 232.0], 3.4, GOLD);
    canvas.rounded([438.0, 208.0, 70.0, 44.0], 4.0, INK);
    canvas.rect([466.0, 252.0, 14.0, 4.0], INK);
    seat(canvas, [34.0, 440.0], accent);
    potted(canvas, [604.0, 430.0], 1.05, Paint::of("b9805f"));
    if is_grand {
        canvas.ellipse([330.0, 446.0], [200.0, 22.0], accent.thin(40));
        canvas.ellipse([330.0, 446.0], [168.0, 15.0], CREAM.thin(60));
    }
}

fn lamps(canvas: &mut Canvas, scene: &Scene, is_grand: bool) {
    if is_grand {
        canvas.line("M396 0V44M350 64Q396 30 442 64", 3.0, GOLD);
        for x in [350.0, 373.0, 396.0, 419.0, 442.0] {
            canvas.disc([x, 66.0], 8.0, LIT);
        }
        return;
    }
    let shade = scene.draws.text("lamp").of(&[CORAL, GOLD, SLATE]);
    for x in [300.0, 396.0, 492.0] {
        canvas.line(Pen::default().at(x, 0.0).to(x, 44.0), 2.5, INK);
        canvas.area(
            Pen::default()
                .at(x - 22.0, 70.0)
                .by([x - 18.0, 44.0], x, 42.0)
                .by([x + 18.0, 44.0], x + 22.0, 70.0)
                .closed(),
            shade,
        );
        canvas.ellipse([x, 71.0], [12.0, 4.0], LIT);
    }
}

/// An armchair with its left foot at a point.
pub(super) fn seat(canvas: &mut Canvas, [x, y]: [f32; 2], paint: Paint) {
    canvas.line(
        Pen::default().at(x + 16.0, y - 8.0).to(x + 12.0, y).at(x + 108.0, y - 8.0).to(x + 112.0, y),
        6.0,
        WOOD,
    );
    canvas.rounded([x + 12.0, y - 96.0, 100.0, 76.0], 18.0, paint);
    canvas.rounded([x + 12.0, y - 96.0, 100.0, 76.0], 18.0, SHADE);
    canvas.rounded([x + 20.0, y - 48.0, 84.0, 26.0], 10.0, paint);
    canvas.rounded([x, y - 62.0, 26.0, 54.0], 12.0, paint);
    canvas.rounded([x + 98.0, y - 62.0, 26.0, 54.0], 12.0, paint);
    canvas.rounded([x + 10.0, y - 28.0, 104.0, 20.0], 8.0, paint);
    canvas.rounded([x + 40.0, y - 76.0, 44.0, 34.0], 8.0, CREAM);
}

/// Tiles, a mirror over a basin, a tub or a shower.
pub(super) fn bathroom(canvas: &mut Canvas, scene: &Scene) {
    let tiles = scene.draws.text("tiles").of(&[
        Paint::of("dcebee"),
        Paint::of("e6e9f2"),
        Paint::of("e2efe3"),
        Paint::of("f3e8df"),
        Paint::of("cfe0e8"),
    ]);
    let accent = scene.accent();
    canvas.rect([0.0, 0.0, 640.0, 480.0], tiles);
    let joints = (1..12).fold(Pen::default(), |pen, at| {
        let at = at as f32 * 56.0;
        pen.at(at, 0.0).to(at, 384.0).at(0.0, at.min(384.0)).to(640.0, at.min(384.0))
    });
    canvas.line(joints, 2.0, WHITE.thin(80));
    canvas.rect([0.0, 280.0, 640.0, 12.0], accent.thin(70));
    canvas.rect([0.0, 384.0, 640.0, 96.0], STONE);
    canvas.line("M120 384 60 480M260 384 230 480M400 384 430 480M540 384 600 480", 2.0, WHITE.thin(60));
    basin(canvas, scene, accent);
    if scene.hotel.stars >= 3 || scene.draws.text("tub").chance(30) {
        tub(canvas, scene)
    } else {
        shower(canvas, accent)
    }
    canvas.rounded([60.0, 408.0, 170.0, 44.0], 10.0, accent.thin(75));
    potted(canvas, [32.0, 384.0], 0.62, WHITE);
}

fn basin(canvas: &mut Canvas, scene: &Scene, accent: Paint) {
    if scene.draws.text("mirror").chance(50) {
        canvas.ellipse([150.0, 146.0], [74.0, 88.0], OAK);
        canvas.ellipse([150.0, 146.0], [66.0, 80.0], GLASS);
        canvas.area("M112 190 164 84 186 96 130 204z", SHINE);
    } else {
        canvas.rounded([70.0, 62.0, 160.0, 166.0], 10.0, OAK);
        canvas.rounded([78.0, 70.0, 144.0, 150.0], 6.0, GLASS);
        canvas.area("M96 220 160 70H190L126 220z", SHINE);
    }
    canvas.rounded([60.0, 284.0, 180.0, 100.0], 6.0, OAK);
    canvas.line("M150 300V376M128 336H140M160 336H172", 3.0, WOOD);
    canvas.rounded([50.0, 272.0, 200.0, 16.0], 6.0, WHITE);
    canvas.area("M104 250H196Q194 274 150 274Q106 274 104 250z", WHITE);
    canvas.area("M104 250H196L194 258H106z", SHADE);
    canvas.line("M150 250V228Q150 220 160 220H166", 6.0, SLATE);
    canvas.rounded([212.0, 244.0, 14.0, 28.0], 4.0, accent);
    canvas.rounded([74.0, 250.0, 16.0, 22.0], 4.0, GOLD);
}

fn tub(canvas: &mut Canvas, scene: &Scene) {
    window(canvas, scene, [350.0, 60.0, 220.0, 130.0], None);
    canvas.rounded([318.0, 258.0, 296.0, 18.0], 9.0, WHITE);
    canvas.area("M330 272H602Q600 366 548 376H384Q332 366 330 272z", WHITE);
    canvas.area("M330 272H602L600 292H332z", SHADE);
    canvas.line("M384 376 376 396M548 376 556 396", 8.0, GOLD);
    canvas.line("M586 258V222Q586 212 572 212H566", 6.0, SLATE);
    for (x, radius) in [(380.0, 15.0), (404.0, 20.0), (434.0, 15.0), (458.0, 19.0), (484.0, 13.0)] {
        canvas.disc([x, 258.0 - radius * 0.4], radius, WHITE.thin(90));
        canvas.disc([x - radius * 0.3, 254.0 - radius * 0.5], radius * 0.22, GLASS);
    }
}

fn shower(canvas: &mut Canvas, accent: Paint) {
    canvas.rect([372.0, 60.0, 210.0, 330.0], GLASS.thin(45));
    canvas.line("M372 60V390M582 60V390M372 60H582", 5.0, SLATE);
    canvas.rounded([362.0, 384.0, 230.0, 14.0], 5.0, WHITE);
    canvas.line("M540 330V104Q540 92 526 92H486", 5.0, SLATE);
    canvas.area("M458 92H510L502 108H466z", SLATE);
    canvas.line("M468 120V180M484 126V206M500 120V188M476 212V250M492 226V268", 3.0, WATER.thin(70));
    canvas.area("M392 386 440 60H474L426 386z", SHINE);
    canvas.line("M286 140H344", 5.0, SLATE);
    canvas.rounded([292.0, 140.0, 46.0, 110.0], 5.0, accent);
    canvas.rect([292.0, 226.0, 46.0, 8.0], WHITE.thin(70));
}

/// A laid table at a window.
pub(super) fn breakfast(canvas: &mut Canvas, scene: &Scene) {
    let accent = scene.accent();
    room(canvas, scene.wall(), OAK);
    window(canvas, scene, [150.0, 52.0, 340.0, 210.0], Some(accent));
    canvas.rounded([-20.0, 326.0, 680.0, 174.0], 10.0, WHITE);
    canvas.area(
        Pen::default().at(-20.0, 356.0).to(660.0, 356.0).to(660.0, 480.0).to(-20.0, 480.0).closed(),
        if scene.draws.text("cloth").chance(50) { accent.thin(22) } else { CREAM },
    );
    juice(canvas);
    cup(canvas, accent);
    canvas.ellipse([318.0, 400.0], [120.0, 34.0], SHADE);
    canvas.ellipse([318.0, 394.0], [118.0, 33.0], WHITE);
    canvas.ellipse([318.0, 392.0], [84.0, 22.0], Paint::of("eef1f4"));
    match scene.draws.text("dish").below(3) {
        0 => croissants(canvas),
        1 => pancakes(canvas),
        _ => eggs(canvas),
    }
    fruit(canvas, scene);
    canvas.line("M184 372 190 424M452 372 446 424", 5.0, SLATE);
    canvas.rounded([440.0, 356.0, 12.0, 26.0], 5.0, SLATE);
    canvas.line("M178 354V374M184 354V374M190 354V374", 3.0, SLATE);
}

fn juice(canvas: &mut Canvas) {
    canvas.area("M528 262H584L576 360H536z", WHITE.thin(60));
    canvas.area("M531 290H581L576 360H536z", Paint::of("f5a623"));
    canvas.ellipse([556.0, 290.0], [25.0, 6.0], Paint::of("ffc65c"));
    canvas.line("M566 298 582 236", 4.0, CORAL);
    canvas.disc([530.0, 268.0], 17.0, Paint::of("f5a623"));
    canvas.disc([530.0, 268.0], 12.0, Paint::of("ffd38a"));
}

fn cup(canvas: &mut Canvas, accent: Paint) {
    canvas.ellipse([92.0, 392.0], [76.0, 18.0], SHADE);
    canvas.ellipse([92.0, 388.0], [74.0, 17.0], WHITE);
    canvas.line("M138 336Q168 334 160 356Q152 372 130 368", 9.0, accent);
    canvas.area("M44 322H142Q142 386 92 388Q44 386 44 322z", accent);
    canvas.ellipse([93.0, 322.0], [49.0, 12.0], WHITE);
    canvas.ellipse([93.0, 323.0], [42.0, 9.0], Paint::of("6b4430"));
    canvas.line("M76 300Q66 284 78 270T76 240M108 300Q98 284 110 270T108 240", 5.0, WHITE.thin(65));
}

fn croissants(canvas: &mut Canvas) {
    for (x, y) in [(284.0, 384.0), (352.0, 386.0)] {
        canvas.moved([x, y], 1.0, |canvas| {
            canvas.area(
                "M-46 10Q-44-30 0-34Q44-30 46 10Q36 14 28 2Q14-8 0-8Q-14-8-28 2Q-36 14-46 10z",
                Paint::of("dd9a45"),
            );
            canvas.line("M-26-22-18-4M-8-32-6-9M10-32 7-9M27-21 19-4", 4.0, Paint::of("b8742a"));
        });
    }
}

fn pancakes(canvas: &mut Canvas) {
    for layer in 0..4 {
        let y = 392.0 - layer as f32 * 12.0;
        canvas.ellipse([318.0, y], [62.0, 14.0], Paint::of("c98538"));
        canvas.ellipse([318.0, y - 4.0], [62.0, 13.0], Paint::of("efbf73"));
    }
    canvas.area("M276 350Q318 338 362 350Q372 366 360 376Q350 362 340 366Q334 392 324 378Q318 362 300 368Q288 380 282 366Q270 362 276 350z", Paint::of("8a4b21"));
    canvas.rounded([304.0, 338.0, 28.0, 14.0], 3.0, LIT);
    for x in [270.0, 372.0, 384.0] {
        canvas.disc([x, 396.0], 8.0, CORAL);
    }
}

fn eggs(canvas: &mut Canvas) {
    canvas.area(
        "M256 388Q250 362 284 362Q322 354 330 380Q330 402 296 402Q262 406 256 388z",
        Paint::of("fffdf5"),
    );
    canvas.disc([290.0, 380.0], 13.0, GOLD);
    canvas.line("M344 372Q354 362 364 372T384 372M344 390Q354 380 364 390T384 390", 9.0, Paint::of("b8524a"));
    canvas.disc([334.0, 402.0], 10.0, CORAL);
    canvas.area("M262 402Q284 394 300 410Q276 418 262 402z", LEAF);
}

fn fruit(canvas: &mut Canvas, scene: &Scene) {
    for (x, y, paint) in [
        (432.0, 306.0, CORAL),
        (462.0, 300.0, Paint::of("f5a623")),
        (490.0, 308.0, LEAF),
        (448.0, 286.0, GOLD),
        (478.0, 284.0, Paint::of("8e5a9b")),
    ] {
        canvas.disc([x, y], 18.0, paint);
        canvas.disc([x - 6.0, y - 6.0], 4.0, SHINE);
    }
    canvas.area("M404 312H518Q514 344 461 346Q408 344 404 312z", scene.accent());
    canvas.area("M404 312H518L516 322H406z", SHADE);
}
