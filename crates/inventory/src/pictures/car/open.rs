//! Bodies without a roof.

use super::body::Profile;
use super::{PANE, doors};
use crate::pictures::canvas::{Canvas, Pen};
use crate::pictures::paint::{INK, Paint, SHADE, SHINE, SLATE, WOOD};

pub(super) fn convertible(canvas: &mut Canvas, profile: &Profile, paint: Paint) {
    let Profile { cowl, roof_front, tail, belt, .. } = *profile;
    seats(canvas, [330.0, 398.0], belt);
    canvas.area(
        Pen::default()
            .at(cowl[0] + 18.0, belt)
            .to(roof_front[0], roof_front[1])
            .to(roof_front[0] + 12.0, belt)
            .closed(),
        PANE.thin(70),
    );
    canvas.line(Pen::default().at(cowl[0] + 8.0, belt).to(roof_front[0], roof_front[1]), 8.0, paint);
    // The hood, folded.
    canvas.rounded([tail[0] + 4.0, belt - 16.0, 78.0, 26.0], 12.0, SLATE);
    let side = profile.bonnet(Pen::default()).to(tail[0], tail[1]);
    canvas.area(profile.stern(side), paint);
    canvas.area(profile.lower(), SHADE);
    doors(canvas, profile);
}

pub(super) fn off_roader(canvas: &mut Canvas, profile: &Profile, paint: Paint) {
    let Profile { cowl, roof_front, roof_back, tail, belt, back, .. } = *profile;
    seats(canvas, [330.0, 420.0], belt);
    canvas.rounded([back - 2.0, belt - 10.0, 26.0, 84.0], 12.0, INK);
    canvas.area(
        Pen::default()
            .at(cowl[0] + 12.0, belt)
            .to(roof_front[0] + 8.0, roof_front[1])
            .to(roof_front[0] + 24.0, roof_front[1])
            .to(cowl[0] + 40.0, belt)
            .closed(),
        PANE.thin(60),
    );
    let bars = Pen::default()
        .at(cowl[0] + 6.0, belt)
        .to(roof_front[0], roof_front[1])
        .to(roof_back[0], roof_back[1])
        .to(tail[0] - 8.0, belt)
        .at(378.0, belt)
        .to(372.0, roof_front[1]);
    canvas.line(bars, 10.0, SLATE);
    let side = profile.bonnet(Pen::default()).to(tail[0], tail[1]);
    canvas.area(profile.stern(side), paint);
    canvas.area(profile.lower(), SHADE);
    canvas.line(Pen::default().at(cowl[0] - 60.0, belt + 12.0).to(cowl[0] - 10.0, belt + 10.0), 4.0, SHINE);
    doors(canvas, profile);
}

fn seats(canvas: &mut Canvas, places: [f32; 2], belt: f32) {
    for x in places {
        canvas.rounded([x, belt - 30.0, 24.0, 60.0], 9.0, WOOD);
        canvas.rounded([x + 3.0, belt - 46.0, 19.0, 20.0], 8.0, WOOD);
    }
}
