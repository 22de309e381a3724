//! Houses that are no town house: gabled, timbered, of logs, of clay, with a pool.

use super::building::{entrance, shaded_side, stars};
use super::plants::tree;
use super::{GROUND, Light, Scene};
use crate::pictures::canvas::{Canvas, Letters, Pen};
use crate::pictures::paint::{CORAL, CREAM, GOLD, INK, LIT, OAK, Paint, SHADE, SLATE, STONE, WHITE, WOOD};

const TILES: Paint = Paint::of("a5553f");

/// Windows with a cross and shutters.
fn windows<const N: usize>(
    canvas: &mut Canvas,
    places: [[f32; 2]; N],
    [w, h]: [f32; 2],
    light: Light,
    shutter: Option<Paint>,
) {
    let each = |pen: fn(Pen, [f32; 4]) -> Pen| {
        places.iter().fold(Pen::default(), |drawn, [x, y]| pen(drawn, [*x, *y, w, h]))
    };
    if let Some(paint) = shutter {
        canvas.area(
            each(|pen, [x, y, w, h]| {
                pen.rect([x - w * 0.5, y, w * 0.42, h]).rect([x + w * 1.08, y, w * 0.42, h])
            }),
            paint,
        );
    }
    canvas.area(each(|pen, [x, y, w, h]| pen.rect([x - 3.0, y - 3.0, w + 6.0, h + 7.0])), WHITE);
    canvas.area(each(Pen::rect), light.pane());
    canvas.area(
        each(|pen, [x, y, w, h]| pen.rect([x + w / 2.0 - 1.0, y, 2.0, h]).rect([x, y + h * 0.4, w, 2.0])),
        WHITE,
    );
}

/// A gable to the street, a chimney, flowers at the windows.
pub(super) fn guest_house(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let roof = scene.house().text("tiles").of(&[TILES, SLATE, Paint::of("7d4a3c"), Paint::of("5f7a6c")]);
    let accent = scene.accent();
    canvas.rect([424.0, 150.0, 26.0, 80.0], Paint::of("b9805f"));
    canvas.rect([196.0, 246.0, 268.0, 146.0], scene.wall());
    canvas.area("M176 250 226 150H434L484 250z", roof);
    canvas.area("M232 250 320 148 408 250V392H232z", scene.wall());
    canvas.area("M214 256 320 132 426 256 410 264 320 160 230 264z", roof);
    shaded_side(canvas, [196.0, 250.0, 268.0, 142.0], 0.2);
    windows(canvas, [[302.0, 196.0]], [36.0, 36.0], light, None);
    windows(canvas, [[254.0, 272.0], [354.0, 272.0]], [32.0, 40.0], light, Some(accent));
    windows(canvas, [[204.0, 300.0], [424.0, 300.0]], [22.0, 32.0], light, None);
    for x in [246.0, 346.0] {
        canvas.rounded([x, 314.0, 48.0, 9.0], 3.0, WOOD);
        for flower in 0..5 {
            canvas.disc(
                [x + 6.0 + flower as f32 * 9.0, 312.0],
                4.5,
                if flower % 2 == 0 { CORAL } else { GOLD },
            );
        }
    }
    door(canvas, 320.0, accent);
    [190.0, 470.0]
}

fn door(canvas: &mut Canvas, x: f32, paint: Paint) {
    canvas.area(Pen::default().arch([x - 22.0, GROUND - 68.0, 44.0, 68.0]), WHITE);
    canvas.area(Pen::default().arch([x - 18.0, GROUND - 63.0, 36.0, 63.0]), paint);
    canvas.disc([x + 11.0, GROUND - 26.0], 2.6, GOLD);
    canvas.rect([x - 28.0, GROUND - 3.0, 56.0, 7.0], STONE);
}

/// Timber and plaster, and a sign over the door.
pub(super) fn inn(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let timber = Paint::of("6b4a35");
    canvas.rect([176.0, 232.0, 288.0, 160.0], CREAM);
    canvas.rect([176.0, 318.0, 288.0, 74.0], Paint::of("b9a48a"));
    canvas.area(
        "M152 238 208 138H432L488 238z",
        scene.house().text("thatch").of(&[TILES, Paint::of("8a7350"), SLATE]),
    );
    canvas.area("M262 238 320 152 378 238z", CREAM);
    canvas.line("M262 238 320 152 378 238M320 160V236M292 196H348", 8.0, timber);
    canvas.line("M180 236V316M464 236H176M176 316H464M460 236V316M252 236V316M388 236V316M180 314 250 238M460 314 390 238", 7.0, timber);
    windows(canvas, [[276.0, 254.0], [334.0, 254.0]], [30.0, 44.0], light, None);
    windows(canvas, [[204.0, 334.0], [402.0, 334.0]], [38.0, 34.0], light, None);
    door(canvas, 320.0, Paint::of("4f7f52"));
    canvas.line("M388 322H438M430 322V332", 4.0, INK);
    canvas.rounded([412.0, 330.0, 38.0, 30.0], 6.0, scene.accent());
    canvas.disc([431.0, 345.0], 8.0, GOLD);
    [168.0, 472.0]
}

/// Logs under a steep roof, a glass front, a chimney of stone.
pub(super) fn lodge(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let roof = scene.house().text("roof").of(&[SLATE, Paint::of("5b4636"), Paint::of("4f6657")]);
    canvas.rect([430.0, 150.0, 34.0, 242.0], STONE);
    canvas.rect([180.0, 288.0, 280.0, 104.0], WOOD);
    canvas.area("M216 392V276L320 150 424 276V392z", OAK);
    let logs = (0..7).fold(Pen::default(), |pen, log| {
        let y = 296.0 + log as f32 * 14.0;
        pen.at(182.0, y).to(214.0, y).at(426.0, y).to(458.0, y)
    });
    canvas.line(logs, 2.0, INK.thin(35));
    canvas.area("M248 334V262L320 178 392 262V334z", light.pane());
    canvas.line("M320 178V334M284 222V334M356 222V334M248 268H392", 5.0, WOOD);
    canvas.area("M168 306 320 120 472 306 452 312 320 154 188 312z", roof);
    canvas.rect([176.0, 336.0, 288.0, 8.0], WOOD);
    let rail =
        (0..12).fold(Pen::default(), |pen, post| pen.rect([180.0 + post as f32 * 25.4, 344.0, 4.0, 26.0]));
    canvas.area(rail, WOOD);
    canvas.area(Pen::default().rect([302.0, 344.0, 36.0, 48.0]), Paint::of("5b4636"));
    [172.0, 470.0]
}

/// Doors in a row, cars before them, a sign at the road.
pub(super) fn motel(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let accent = scene.accent();
    canvas.rect([170.0, 256.0, 400.0, 136.0], scene.wall());
    canvas.area(
        "M156 258 178 224H570L590 258z",
        scene.house().text("roof").of(&[TILES, SLATE, Paint::of("3b8f8b")]),
    );
    canvas.rect([162.0, 322.0, 416.0, 7.0], SLATE);
    let rail =
        (0..21).fold(Pen::default(), |pen, post| pen.rect([172.0 + post as f32 * 19.8, 304.0, 3.0, 20.0]));
    canvas.area(rail.rect([168.0, 302.0, 404.0, 4.0]), SLATE.thin(70));
    let (mut doors, mut panes) = (Pen::default(), Pen::default());
    for place in 0..5 {
        let x = 184.0 + place as f32 * 78.0;
        doors = doors.rect([x, 272.0, 22.0, 50.0]).rect([x, 342.0, 22.0, 50.0]);
        panes = panes.rect([x + 28.0, 274.0, 36.0, 28.0]).rect([x + 28.0, 346.0, 36.0, 28.0]);
    }
    canvas.area(doors, accent);
    canvas.area(panes, light.pane());
    canvas.rect([170.0, 256.0, 400.0, 10.0], SHADE);
    canvas.rect([84.0, 170.0, 9.0, 222.0], SLATE);
    canvas.rect([122.0, 170.0, 9.0, 222.0], SLATE);
    canvas.rounded([52.0, 118.0, 112.0, 66.0], 10.0, accent);
    canvas.rounded([58.0, 124.0, 100.0, 54.0], 7.0, if light == Light::Dusk { LIT } else { CREAM });
    canvas.text("MOTEL", [108.0, 161.0], Letters { size: 26.0, is_bold: true, is_centred: true }, accent);
    canvas.area("M108 92 113 104H126L116 112 120 125 108 117 96 125 100 112 90 104H103z", GOLD);
    for (x, paint) in [(214.0, CORAL), (448.0, Paint::of("5d87b5"))] {
        canvas.moved([x, GROUND + 14.0], 1.0, |canvas| {
            canvas
                .area("M0-8V-22Q2-28 16-30L30-46Q34-50 42-50H70Q78-50 84-42L92-30Q106-28 106-18V-8z", paint);
            canvas.area("M24-30 36-43H52V-30zM56-30V-43H70L80-30z", INK.thin(70));
            canvas.disc([24.0, -8.0], 10.0, INK);
            canvas.disc([84.0, -8.0], 10.0, INK);
            canvas.disc([24.0, -8.0], 4.5, STONE);
            canvas.disc([84.0, -8.0], 4.5, STONE);
        });
    }
    [150.0, 592.0]
}

/// Terraces that step down from the middle.
pub(super) fn resort(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let (wall, accent) = (scene.wall(), scene.accent());
    let floors = 3 + u32::from(scene.hotel.stars.clamp(1, 5)) / 2;
    for floor in 0..floors {
        let y = GROUND - 48.0 * (floor + 1) as f32;
        let half = 236.0 - floor as f32 * 34.0;
        canvas.rect([320.0 - half, y, half * 2.0, 48.0], wall);
        canvas.rect([320.0 + half - 22.0, y, 22.0, 48.0], SHADE);
        let (columns, mut panes, mut rails) = ((half / 26.0) as u32, Pen::default(), Pen::default());
        let step = (half * 2.0 - 20.0) / columns as f32;
        for column in 0..columns {
            let x = 320.0 - half + 10.0 + step * column as f32;
            panes = panes.arch([x + step * 0.16, y + 10.0, step * 0.68, 36.0]);
            rails = rails.rect([x + step * 0.08, y + 34.0, step * 0.84, 3.0]).rect([
                x + step * 0.08,
                y + 40.0,
                step * 0.84,
                2.0,
            ]);
        }
        canvas.area(panes, light.pane());
        canvas.area(rails, WHITE);
        canvas.rect(
            [320.0 - half - 5.0, y - 4.0, half * 2.0 + 10.0, 7.0],
            if floor + 1 == floors { accent } else { WHITE },
        );
    }
    let top = GROUND - 48.0 * floors as f32;
    canvas
        .area(Pen::default().at(280.0, top - 4.0).by([320.0, top - 64.0], 360.0, top - 4.0).closed(), accent);
    stars(canvas, [320.0, top - 14.0], scene.hotel.stars, 0.6);
    entrance(canvas, 320.0, 54.0, light, accent);
    tree(canvas, scene, [206.0, GROUND + 8.0], 1.15);
    tree(canvas, scene, [424.0, GROUND + 8.0], 1.0);
    [84.0, 556.0]
}

/// Walls of clay, merlons, and a horseshoe gate with tiles around it.
pub(super) fn riad(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let clay =
        scene.house().text("clay").of(&[Paint::of("d99b6c"), Paint::of("cf8763"), Paint::of("e3b98a")]);
    let tile =
        scene.house().text("tile").of(&[Paint::of("2f7f8a"), Paint::of("31588a"), Paint::of("3f8f6b")]);
    canvas.rect([270.0, 132.0, 64.0, 110.0], clay);
    canvas.rect([300.0, 132.0, 34.0, 110.0], SHADE);
    canvas.rect([262.0, 124.0, 80.0, 12.0], tile);
    canvas.area(Pen::default().arch([290.0, 150.0, 24.0, 40.0]), light.pane());
    canvas.rect([150.0, 214.0, 340.0, 178.0], clay);
    shaded_side(canvas, [150.0, 214.0, 340.0, 178.0], 0.14);
    let merlons = (0..10).fold(Pen::default(), |pen, merlon| {
        let x = 150.0 + merlon as f32 * 36.0;
        pen.at(x, 216.0)
            .to(x, 204.0)
            .to(x + 8.0, 204.0)
            .to(x + 8.0, 194.0)
            .to(x + 16.0, 194.0)
            .to(x + 16.0, 204.0)
            .to(x + 24.0, 204.0)
            .to(x + 24.0, 216.0)
            .closed()
    });
    canvas.area(merlons, clay);
    canvas.rect([150.0, 228.0, 340.0, 9.0], tile);
    canvas.rect([150.0, 240.0, 340.0, 3.0], CREAM);
    canvas.rounded([268.0, 258.0, 104.0, 134.0], 6.0, tile);
    canvas.area("M286 392V330A38 38 0 1 1 354 330V392z", CREAM);
    canvas.area("M292 392V330A32 32 0 1 1 348 330V392z", WOOD);
    canvas.line("M320 286V392", 3.0, INK.thin(60));
    canvas.disc([312.0, 346.0], 3.4, GOLD);
    canvas.disc([328.0, 346.0], 3.4, GOLD);
    let panes = [184.0, 228.0, 388.0, 432.0]
        .into_iter()
        .fold(Pen::default(), |pen, x| pen.arch([x, 276.0, 26.0, 46.0]));
    canvas.area(panes, light.pane());
    for x in [256.0, 384.0] {
        canvas.line(Pen::default().at(x, 300.0).to(x, 312.0), 2.0, INK);
        canvas.area(
            Pen::default()
                .at(x - 7.0, 312.0)
                .to(x + 7.0, 312.0)
                .to(x + 5.0, 330.0)
                .to(x - 5.0, 330.0)
                .closed(),
            LIT,
        );
    }
    [144.0, 496.0]
}

/// Two roofs with raised eaves, paper screens, lanterns.
pub(super) fn ryokan(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let (roof, beam) = (Paint::of("4a5468"), Paint::of("6b4a35"));
    let paper = if light == Light::Dusk { LIT } else { Paint::of("fbf4e4") };
    canvas.rect([224.0, 176.0, 192.0, 84.0], OAK);
    canvas.rect([236.0, 190.0, 168.0, 54.0], paper);
    let lattice =
        (0..9).fold(Pen::default(), |pen, bar| pen.rect([236.0 + bar as f32 * 20.6, 190.0, 3.0, 54.0]));
    canvas.area(lattice.rect([236.0, 215.0, 168.0, 3.0]), beam);
    canvas.area("M170 184Q236 170 262 118H378Q404 170 470 184L462 194H178z", roof);
    canvas.rect([176.0, 262.0, 288.0, 130.0], OAK);
    canvas.rect([190.0, 288.0, 260.0, 94.0], paper);
    let lattice =
        (0..14).fold(Pen::default(), |pen, bar| pen.rect([190.0 + bar as f32 * 19.8, 288.0, 3.0, 94.0]));
    canvas.area(lattice.rect([190.0, 318.0, 260.0, 3.0]).rect([190.0, 350.0, 260.0, 3.0]), beam);
    canvas.rect([286.0, 288.0, 68.0, 104.0], beam);
    canvas.rect([290.0, 288.0, 60.0, 40.0], scene.accent());
    canvas.line("M310 288V326M330 288V326", 2.0, WHITE.thin(70));
    canvas.area("M106 276Q196 260 228 226H412Q444 260 534 276L524 290H116z", roof);
    canvas.line("M228 226H412", 6.0, SLATE);
    for x in [246.0, 394.0] {
        canvas.line(Pen::default().at(x, 290.0).to(x, 304.0), 2.0, INK);
        canvas.ellipse([x, 320.0], [13.0, 17.0], CORAL);
        canvas.rect([x - 7.0, 302.0, 14.0, 4.0], INK);
        canvas.rect([x - 7.0, 335.0, 14.0, 4.0], INK);
    }
    canvas.rect([160.0, 384.0, 320.0, 8.0], WOOD);
    [126.0, 514.0]
}

/// White cubes over each other, with large panes.
pub(super) fn villa(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let turn = scene.house().text("turn").chance(50);
    let upper = if turn { 196.0 } else { 262.0 };
    canvas.rect([160.0, 290.0, 330.0, 102.0], scene.wall());
    canvas.rect([upper, 196.0, 190.0, 98.0], WHITE);
    canvas.rect([upper + 168.0, 196.0, 22.0, 98.0], SHADE);
    canvas.rect([upper - 12.0, 188.0, 214.0, 10.0], SLATE);
    canvas.rect([148.0, 284.0, 354.0, 10.0], SLATE);
    canvas.rect([upper + 20.0, 218.0, 128.0, 62.0], light.pane());
    canvas.line(
        Pen::default()
            .at(upper + 62.0, 218.0)
            .to(upper + 62.0, 280.0)
            .at(upper + 106.0, 218.0)
            .to(upper + 106.0, 280.0),
        3.0,
        SLATE,
    );
    canvas.rect([186.0, 312.0, 170.0, 80.0], light.pane());
    canvas.line("M242 312V392M300 312V392", 3.0, SLATE);
    canvas.rect([386.0, 316.0, 40.0, 76.0], WOOD);
    canvas.disc([418.0, 356.0], 2.6, GOLD);
    canvas.rect([448.0, 290.0, 42.0, 102.0], OAK);
    let rail = if turn { [386.0, 116.0] } else { [148.0, 114.0] };
    canvas.rect([rail[0], 262.0, rail[1], 22.0], WHITE.thin(55));
    canvas.rect([rail[0], 260.0, rail[1], 3.0], SLATE);
    [150.0, 500.0]
}
