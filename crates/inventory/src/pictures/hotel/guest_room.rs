//! Rooms by their beds.

use super::inside::{boards, room, seat, window};
use super::plants::potted;
use super::{Bedroom, Scene};
use crate::pictures::canvas::{Canvas, Pen};
use crate::pictures::paint::{
    CORAL, CREAM, GOLD, INK, LEAF, LIT, OAK, Paint, SHADE, SLATE, STONE, WHITE, WOOD,
};

/// Where beds stand.
const FOOT: f32 = 430.0;

pub(super) fn draw(canvas: &mut Canvas, scene: &Scene, kind: Bedroom) {
    let blanket = scene.accent();
    if kind == Bedroom::Mats {
        return mats(canvas, scene);
    }
    let floor =
        scene.draws.text("floor").of(&[OAK, Paint::of("b98a63"), Paint::of("c9beb0"), Paint::of("a7a0b5")]);
    room(canvas, scene.wall(), floor);
    boards(canvas);
    match kind {
        Bedroom::Dormitory => dormitory(canvas, scene),
        Bedroom::Single => {
            window(canvas, scene, [52.0, 92.0, 140.0, 150.0], Some(blanket));
            picture(canvas, scene, [330.0, 92.0]);
            bed(canvas, [270.0, 190.0], blanket);
            bedside(canvas, 490.0);
            desk(canvas, 60.0);
        }
        Bedroom::Double => {
            window(canvas, scene, [44.0, 84.0, 130.0, 170.0], Some(blanket));
            picture(canvas, scene, [370.0, 88.0]);
            beside(canvas, [252.0, 300.0], blanket);
        }
        Bedroom::Twin => {
            window(canvas, scene, [262.0, 70.0, 116.0, 130.0], Some(blanket));
            bed(canvas, [60.0, 196.0], blanket);
            bed(canvas, [384.0, 196.0], blanket);
            bedside(canvas, 320.0);
        }
        Bedroom::Triple => {
            window(canvas, scene, [250.0, 64.0, 140.0, 110.0], Some(blanket));
            for x in [24.0, 232.0, 440.0] {
                bed(canvas, [x, 176.0], blanket);
            }
        }
        Bedroom::Superior => {
            window(canvas, scene, [36.0, 70.0, 180.0, 230.0], Some(blanket));
            picture(canvas, scene, [420.0, 80.0]);
            beside(canvas, [300.0, 290.0], blanket);
            seat(canvas, [44.0, 450.0], scene.draws.text("seat").of(&[GOLD, LEAF, CORAL, SLATE]));
        }
        Bedroom::Family => {
            window(canvas, scene, [440.0, 74.0, 150.0, 130.0], Some(blanket));
            picture(canvas, scene, [130.0, 84.0]);
            bed(canvas, [40.0, 270.0], blanket);
            bedside(canvas, 352.0);
            child_bed(canvas, blanket);
        }
        Bedroom::Suite => {
            window(canvas, scene, [36.0, 60.0, 236.0, 236.0], Some(blanket));
            canvas.line("M450 0V46M414 66Q450 36 486 66", 3.0, GOLD);
            for x in [414.0, 450.0, 486.0] {
                canvas.disc([x, 68.0], 8.0, LIT);
            }
            beside(canvas, [330.0, 260.0], blanket);
            sofa(canvas, [30.0, 452.0], scene.draws.text("seat").of(&[GOLD, LEAF, CORAL, SLATE]));
        }
        // Mats were drawn above.
        Bedroom::Studio | Bedroom::Mats => {
            kitchen(canvas, scene);
            window(canvas, scene, [400.0, 74.0, 170.0, 130.0], Some(blanket));
            bed(canvas, [356.0, 250.0], blanket);
        }
    }
}

/// A bed between two bedside tables.
fn beside(canvas: &mut Canvas, [x, width]: [f32; 2], blanket: Paint) {
    bedside(canvas, x - 36.0);
    bedside(canvas, x + width + 36.0);
    bed(canvas, [x, width], blanket);
}

/// A bed from its foot, with a board behind its head.
fn bed(canvas: &mut Canvas, [x, width]: [f32; 2], blanket: Paint) {
    canvas.rounded([x - 8.0, 210.0, width + 16.0, 150.0], 14.0, WOOD);
    canvas.rounded([x, 218.0, width, 120.0], 10.0, SHADE);
    canvas.rounded([x, 286.0, width, 140.0], 16.0, WHITE);
    let pillows: &[f32] = if width > 220.0 { &[0.07, 0.53] } else { &[0.14] };
    let pillow = if width > 220.0 { width * 0.4 } else { width * 0.72 };
    for part in pillows {
        canvas.rounded([x + width * part, 266.0, pillow, 48.0], 16.0, CREAM);
        canvas.rounded([x + width * part, 266.0, pillow, 48.0], 16.0, WHITE.thin(60));
    }
    canvas.rounded([x - 4.0, 322.0, width + 8.0, 108.0], 14.0, blanket);
    canvas.rounded([x - 4.0, 322.0, width + 8.0, 26.0], 12.0, WHITE);
    canvas.rect([x - 4.0, 384.0, width + 8.0, 18.0], WHITE.thin(22));
    canvas.rect([x - 4.0, 412.0, width + 8.0, 18.0], SHADE);
    let feet = Pen::default().rect([x + 8.0, FOOT, 12.0, 12.0]).rect([x + width - 20.0, FOOT, 12.0, 12.0]);
    canvas.area(feet, WOOD);
}

/// A table with a lamp.
fn bedside(canvas: &mut Canvas, x: f32) {
    canvas.rect([x - 24.0, 330.0, 48.0, 64.0], WOOD);
    canvas.rect([x - 18.0, 342.0, 36.0, 16.0], OAK);
    canvas.disc([x, 350.0], 2.6, GOLD);
    canvas.line(Pen::default().at(x, 328.0).to(x, 292.0), 5.0, GOLD);
    canvas.area(
        Pen::default()
            .at(x - 25.0, 292.0)
            .to(x - 15.0, 256.0)
            .to(x + 15.0, 256.0)
            .to(x + 25.0, 292.0)
            .closed(),
        LIT,
    );
}

/// A painting over a bed.
fn picture(canvas: &mut Canvas, scene: &Scene, [x, y]: [f32; 2]) {
    canvas.rect([x, y, 90.0, 66.0], OAK);
    canvas.rect([x + 6.0, y + 6.0, 78.0, 54.0], CREAM);
    match scene.draws.text("painting").below(3) {
        0 => {
            canvas.disc([x + 58.0, y + 26.0], 10.0, CORAL);
            canvas.area(
                Pen::default()
                    .at(x + 6.0, y + 60.0)
                    .to(x + 6.0, y + 46.0)
                    .by([x + 30.0, y + 26.0], x + 50.0, y + 46.0)
                    .by([x + 66.0, y + 36.0], x + 84.0, y + 50.0)
                    .to(x + 84.0, y + 60.0)
                    .closed(),
                LEAF,
            );
        }
        1 => {
            canvas.rect([x + 16.0, y + 16.0, 26.0, 34.0], SLATE);
            canvas.disc([x + 54.0, y + 36.0], 16.0, GOLD.thin(80));
        }
        _ => canvas.line(
            Pen::default().at(x + 14.0, y + 44.0).by([x + 30.0, y + 6.0], x + 46.0, y + 36.0).by(
                [x + 58.0, y + 58.0],
                x + 76.0,
                y + 20.0,
            ),
            5.0,
            scene.accent(),
        ),
    }
}

fn desk(canvas: &mut Canvas, x: f32) {
    canvas.rect([x, 320.0, 160.0, 10.0], OAK);
    canvas.rect([x, 320.0, 160.0, 10.0], SHADE);
    canvas.line(
        Pen::default().at(x + 12.0, 332.0).to(x + 12.0, 424.0).at(x + 148.0, 332.0).to(x + 148.0, 424.0),
        7.0,
        WOOD,
    );
    canvas.rounded([x + 20.0, 286.0, 52.0, 34.0], 4.0, INK);
    canvas.rounded([x + 56.0, 352.0, 56.0, 12.0], 5.0, CORAL);
    canvas.line(
        Pen::default().at(x + 64.0, 364.0).to(x + 58.0, 430.0).at(x + 104.0, 364.0).to(x + 110.0, 430.0),
        5.0,
        SLATE,
    );
    potted(canvas, [x + 128.0, 320.0], 0.42, WHITE);
}

fn child_bed(canvas: &mut Canvas, blanket: Paint) {
    canvas.rounded([420.0, 286.0, 170.0, 70.0], 12.0, OAK);
    canvas.rounded([424.0, 330.0, 162.0, 100.0], 12.0, WHITE);
    canvas.rounded([452.0, 314.0, 106.0, 36.0], 14.0, CREAM);
    canvas.rounded([420.0, 356.0, 170.0, 76.0], 12.0, GOLD);
    for (x, y) in [(446.0, 384.0), (484.0, 404.0), (522.0, 380.0), (560.0, 406.0)] {
        canvas.disc([x, y], 8.0, blanket);
    }
    // A bear.
    canvas.moved([505.0, 320.0], 1.0, |canvas| {
        for (x, y, radius) in [(-13.0, -30.0, 7.0), (13.0, -30.0, 7.0), (0.0, -20.0, 18.0), (0.0, 8.0, 20.0)]
        {
            canvas.disc([x, y], radius, WOOD);
        }
        canvas.ellipse([0.0, -14.0], [8.0, 6.0], CREAM);
        canvas.disc([-6.0, -24.0], 2.2, INK);
        canvas.disc([6.0, -24.0], 2.2, INK);
        canvas.disc([0.0, -16.0], 2.4, INK);
    });
}

fn sofa(canvas: &mut Canvas, [x, y]: [f32; 2], paint: Paint) {
    canvas.line(
        Pen::default().at(x + 18.0, y - 8.0).to(x + 14.0, y).at(x + 222.0, y - 8.0).to(x + 226.0, y),
        6.0,
        WOOD,
    );
    canvas.rounded([x + 12.0, y - 92.0, 216.0, 72.0], 18.0, paint);
    canvas.rounded([x + 12.0, y - 92.0, 216.0, 72.0], 18.0, SHADE);
    for left in [22.0, 122.0] {
        canvas.rounded([x + left, y - 50.0, 96.0, 28.0], 10.0, paint);
    }
    canvas.rounded([x + 8.0, y - 30.0, 224.0, 22.0], 8.0, paint);
    canvas.rounded([x, y - 62.0, 28.0, 54.0], 12.0, paint);
    canvas.rounded([x + 212.0, y - 62.0, 28.0, 54.0], 12.0, paint);
    canvas.rounded([x + 36.0, y - 80.0, 42.0, 36.0], 8.0, CREAM);
    canvas.rounded([x + 166.0, y - 80.0, 42.0, 36.0], 8.0, WHITE);
}

/// Bunks with ladders and lockers.
fn dormitory(canvas: &mut Canvas, scene: &Scene) {
    window(canvas, scene, [254.0, 74.0, 132.0, 140.0], None);
    let blankets = [scene.accent(), CORAL, GOLD, LEAF];
    for (place, x) in [28.0, 412.0].into_iter().enumerate() {
        let posts = Pen::default().rect([x, 96.0, 10.0, 346.0]).rect([x + 190.0, 96.0, 10.0, 346.0]);
        canvas.area(posts, WOOD);
        for (level, y) in [196.0, 372.0].into_iter().enumerate() {
            canvas.rounded([x + 10.0, y - 22.0, 180.0, 26.0], 6.0, WHITE);
            canvas.rounded([x + 16.0, y - 36.0, 54.0, 24.0], 10.0, CREAM);
            let blanket = blankets.into_iter().cycle().nth(place * 2 + level).unwrap_or(CORAL);
            canvas.rounded([x + 78.0, y - 30.0, 112.0, 34.0], 8.0, blanket);
            canvas.rect([x, y + 2.0, 200.0, 14.0], OAK);
        }
        let rungs = (0..8).fold(
            Pen::default()
                .at(x + 150.0, 176.0)
                .to(x + 150.0, 440.0)
                .at(x + 180.0, 176.0)
                .to(x + 180.0, 440.0),
            |pen, rung| {
                let y = 200.0 + rung as f32 * 30.0;
                pen.at(x + 150.0, y).to(x + 180.0, y)
            },
        );
        canvas.line(rungs, 5.0, SLATE);
    }
    for x in [262.0, 322.0] {
        canvas.rounded([x, 268.0, 56.0, 124.0], 4.0, STONE);
        canvas.line(
            Pen::default().at(x + 14.0, 284.0).to(x + 42.0, 284.0).at(x + 14.0, 294.0).to(x + 42.0, 294.0),
            3.0,
            SLATE,
        );
        canvas.disc([x + 46.0, 334.0], 3.0, INK);
    }
    canvas.rounded([282.0, 400.0, 76.0, 58.0], 16.0, CORAL);
    canvas.rounded([296.0, 426.0, 48.0, 26.0], 6.0, SHADE);
}

/// Mats, bedding, a low table before paper screens.
fn mats(canvas: &mut Canvas, scene: &Scene) {
    let beam = Paint::of("6b4a35");
    room(canvas, Paint::of("efe3c8"), Paint::of("c9c08a"));
    canvas.line("M-20 420H660M210 358 150 480M430 358 490 480", 4.0, Paint::of("8a7f4e"));
    window(canvas, scene, [226.0, 92.0, 188.0, 200.0], None);
    for x in [40.0, 424.0] {
        canvas.rect([x, 60.0, 176.0, 290.0], Paint::of("fbf4e4"));
        let bars =
            (0..5).fold(Pen::default(), |pen, bar| pen.rect([x + bar as f32 * 43.0, 60.0, 4.0, 290.0]));
        let bars = (0..6).fold(bars, |pen, bar| pen.rect([x, 60.0 + bar as f32 * 57.2, 176.0, 4.0]));
        canvas.area(bars, beam);
    }
    canvas.rect([0.0, 44.0, 640.0, 14.0], beam);
    canvas.rounded([48.0, 396.0, 230.0, 40.0], 12.0, WHITE);
    canvas.rounded([60.0, 384.0, 64.0, 26.0], 10.0, CREAM);
    canvas.rounded([130.0, 388.0, 150.0, 48.0], 12.0, scene.accent());
    canvas.rect([130.0, 402.0, 150.0, 8.0], WHITE.thin(40));
    canvas.rounded([386.0, 378.0, 170.0, 14.0], 4.0, beam);
    canvas.line("M404 392V420M538 392V420", 9.0, beam);
    canvas.rounded([344.0, 414.0, 62.0, 16.0], 7.0, CORAL);
    canvas.rounded([540.0, 414.0, 62.0, 16.0], 7.0, CORAL);
    canvas.area("M446 352H478Q478 378 462 378Q446 378 446 352z", Paint::of("4f7f6b"));
    canvas.rounded([500.0, 360.0, 22.0, 18.0], 4.0, CREAM);
    canvas.line("M588 352V290M588 322Q570 310 566 292M588 306Q604 296 606 280", 4.0, beam);
    for (x, y) in [(566.0, 288.0), (588.0, 284.0), (607.0, 276.0), (580.0, 306.0)] {
        canvas.disc([x, y], 8.0, Paint::of("f0a8b8"));
    }
    canvas.area("M574 350H602L598 384H578z", SLATE);
}

/// A kitchen along the wall.
fn kitchen(canvas: &mut Canvas, scene: &Scene) {
    let front = scene.draws.text("kitchen").of(&[
        Paint::of("5f7a6c"),
        Paint::of("4a5f80"),
        Paint::of("e9e2d4"),
        Paint::of("a5553f"),
    ]);
    canvas.rect([30.0, 90.0, 280.0, 80.0], front);
    canvas.line("M100 92V168M170 92V168M240 92V168", 3.0, SHADE);
    canvas.rect([30.0, 170.0, 280.0, 100.0], WHITE.thin(55));
    canvas.rect([30.0, 282.0, 280.0, 128.0], front);
    canvas.rect([22.0, 268.0, 296.0, 16.0], OAK);
    canvas.rounded([180.0, 300.0, 84.0, 92.0], 6.0, INK);
    canvas.rounded([190.0, 324.0, 64.0, 54.0], 4.0, SLATE);
    canvas.line("M100 284V408M48 300H82M116 300H160", 3.0, SHADE);
    canvas.area("M196 240H248V266H196zM250 246H272V252H250z", SLATE);
    canvas.line("M80 268V234Q80 224 92 224H98", 5.0, SLATE);
    canvas.rounded([126.0, 232.0, 22.0, 36.0], 4.0, CORAL);
    for (x, paint) in [(270.0, GOLD), (288.0, LEAF)] {
        canvas.disc([x, 258.0], 10.0, paint);
    }
    canvas.line("M170 0V56", 2.5, INK);
    canvas.area("M146 82Q150 56 170 54Q190 56 194 82z", GOLD);
}
