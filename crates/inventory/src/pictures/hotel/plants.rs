//! Trees by climate.

use super::{Climate, Scene};
use crate::pictures::canvas::{Canvas, Pen};
use crate::pictures::paint::{FOREST, LEAF, Paint, SHADE, SNOW, WOOD};

/// A tree of the climate with its foot at a point.
pub(super) fn tree(canvas: &mut Canvas, scene: &Scene, at: [f32; 2], scale: f32) {
    match scene.hotel.climate {
        Climate::Tropical => palm(canvas, at, scale),
        Climate::Dry => cypress(canvas, at, scale),
        Climate::Mild => round(canvas, at, scale),
        Climate::Cold => fir(canvas, at, scale, false),
    }
}

pub(super) fn palm(canvas: &mut Canvas, at: [f32; 2], scale: f32) {
    canvas.moved(at, scale, |canvas| {
        canvas.line("M0 0Q4-60 18-112", 8.0, WOOD);
        let leaf = "M18-112Q52-136 76-92Q46-110 18-112zM18-112Q64-112 74-62Q48-96 18-112zM18-112Q-16-136-40-94Q-10-110 18-112zM18-112Q-26-112-34-62Q-10-96 18-112z";
        canvas.area(leaf, FOREST);
        canvas.area("M18-112Q20-150 54-148Q30-130 18-112zM18-112Q12-146-18-142Q4-128 18-112z", LEAF);
    });
}

fn cypress(canvas: &mut Canvas, at: [f32; 2], scale: f32) {
    canvas.moved(at, scale, |canvas| {
        canvas.rect([-4.0, -14.0, 8.0, 14.0], WOOD);
        canvas.area("M0-146Q26-70 18-22Q0-6-18-22Q-26-70 0-146z", FOREST);
        canvas.area("M0-146Q26-70 18-22Q10-14 0-12z", SHADE);
    });
}

fn round(canvas: &mut Canvas, at: [f32; 2], scale: f32) {
    canvas.moved(at, scale, |canvas| {
        canvas.rect([-4.0, -46.0, 8.0, 46.0], WOOD);
        canvas.disc([0.0, -76.0], 36.0, LEAF);
        canvas.disc([-20.0, -58.0], 22.0, LEAF);
        canvas.disc([20.0, -58.0], 24.0, LEAF);
        canvas.area("M0-112A36 36 0 0 1 34-64A24 24 0 0 1 8-38Q18-76 0-112z", SHADE);
    });
}

pub(super) fn fir(canvas: &mut Canvas, at: [f32; 2], scale: f32, is_snowy: bool) {
    canvas.moved(at, scale, |canvas| {
        canvas.rect([-4.0, -18.0, 8.0, 18.0], WOOD);
        canvas.area("M0-132 22-90H12L32-52H18L40-14H-40L-18-52H-32L-12-90H-22z", FOREST);
        canvas.area("M0-132 22-90H12L32-52H18L40-14H0z", SHADE);
        if is_snowy {
            canvas.area(
                "M0-132 16-101 6-106-2-100-16-101zM22-73 32-52 18-58 6-50-8-58-20-52-30-56-12-90z",
                SNOW.thin(85),
            );
        }
    });
}

/// A bed of plants along the foot of a wall.
pub(super) fn hedge(canvas: &mut Canvas, [x, y]: [f32; 2], width: f32) {
    let bumps = (width / 22.0).max(1.0) as u32;
    let step = width / bumps as f32;
    let pen = (0..bumps).fold(Pen::default().at(x, y), |pen, bump| {
        let from = x + step * bump as f32;
        pen.by([from + step / 2.0, y - 30.0], from + step, y)
    });
    canvas.area(pen.closed(), LEAF);
}

/// A plant in a pot.
pub(super) fn potted(canvas: &mut Canvas, at: [f32; 2], scale: f32, pot: Paint) {
    canvas.moved(at, scale, |canvas| {
        canvas.area("M0-34Q-46-60-40-104Q-10-80 0-34zM0-34Q46-60 42-108Q10-84 0-34z", LEAF);
        canvas.area(
            "M0-34Q-26-84 2-132Q26-84 0-34zM0-34Q-50-44-62-70Q-24-64 0-34zM0-34Q50-44 62-74Q24-66 0-34z",
            FOREST,
        );
        canvas.area("M-20-38H20L14 0H-14z", pot);
    });
}
