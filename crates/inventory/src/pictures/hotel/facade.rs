//! Houses of towns: fronts with floors of windows.

use super::building::{entrance, shaded_side, stars};
use super::{GROUND, Light, Scene};
use crate::pictures::canvas::{Canvas, Pen};
use crate::pictures::paint::{INK, Paint, SHADE, SLATE, WHITE, WOOD};

/// Rows and columns of windows on a wall.
struct Grid {
    area: [f32; 4],
    columns: u32,
    rows: u32,
    /// The size of a window, relative to the room that it has.
    fill: [f32; 2],
    is_arched: bool,
}

impl Grid {
    /// The place of each window.
    fn cells(&self) -> impl Iterator<Item = [f32; 4]> + '_ {
        let [x, y, width, height] = self.area;
        let [step_x, step_y] = [width / self.columns.max(1) as f32, height / self.rows.max(1) as f32];
        let [w, h] = [step_x * self.fill[0], step_y * self.fill[1]];
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).map(move |column| {
                [
                    x + step_x * column as f32 + (step_x - w) / 2.0,
                    y + step_y * row as f32 + (step_y - h) / 2.0,
                    w,
                    h,
                ]
            })
        })
    }

    /// The windows. At dusk some are dark.
    fn draw(&self, canvas: &mut Canvas, scene: &Scene, light: Light) {
        let [mut lit, mut dark, mut sills] = [Pen::default(), Pen::default(), Pen::default()];
        for (place, cell) in self.cells().enumerate() {
            let is_dark = light == Light::Dusk && scene.draws.text("lit").with(place as u64).chance(35);
            let pen = if is_dark { &mut dark } else { &mut lit };
            let drawn = std::mem::take(pen);
            *pen = if self.is_arched { drawn.arch(cell) } else { drawn.rect(cell) };
            let [x, y, width, height] = cell;
            sills = sills.rect([x - 2.0, y + height, width + 4.0, 3.0]);
        }
        canvas.area(lit, light.pane());
        canvas.area(dark, Paint::of("56658f"));
        canvas.area(sills, WHITE.thin(70));
    }
}

/// Floors by stars: a tower from four on.
pub(super) fn hotel(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let (draws, wall, stars_shown) = (scene.house().text("front"), scene.wall(), scene.hotel.stars);
    let floors = u32::from(stars_shown.clamp(1, 5)) + 2 + draws.text("floors").below(2);
    let columns = draws.text("columns").below(3) + if stars_shown >= 4 { 6 } else { 5 };
    let (step, column) = (if floors > 5 { 32.0 } else { 38.0 }, 40.0);
    let (width, height) = (columns as f32 * column + 20.0, floors as f32 * step + 78.0);
    let (x, top) = (320.0 - width / 2.0, GROUND - height);
    let has_wings = stars_shown >= 4 && draws.text("wings").chance(60);
    if has_wings {
        let wing = [x - 74.0, GROUND - height * 0.58, width + 148.0, height * 0.58];
        canvas.rect(wing, wall);
        canvas.rect(wing, SHADE);
        canvas.rect([wing[0] - 4.0, wing[1] - 7.0, wing[2] + 8.0, 9.0], SLATE);
        for side in [wing[0] + 6.0, x + width + 6.0] {
            let area = [side, wing[1] + 16.0, 62.0, wing[3] - 84.0];
            Grid { area, columns: 2, rows: (floors / 2).max(1), fill: [0.5, 0.6], is_arched: false }
                .draw(canvas, scene, light);
        }
    }
    canvas.rect([x, top, width, height], wall);
    shaded_side(canvas, [x, top, width, height], 0.12);
    roof(canvas, scene, [x, top, width]);
    let grid = Grid {
        area: [x + 10.0, top + 20.0, width - 20.0, floors as f32 * step],
        columns,
        rows: floors,
        fill: draws.text("windows").of(&[[0.5, 0.62], [0.72, 0.5], [0.4, 0.66], [0.82, 0.44]]),
        is_arched: draws.text("arched").chance(25),
    };
    grid.draw(canvas, scene, light);
    ground_floor(canvas, scene, light, [x, width]);
    if stars_shown > 0 {
        canvas.rounded(
            [
                320.0 - f32::from(stars_shown) * 13.0 - 10.0,
                top + 2.0,
                f32::from(stars_shown) * 26.0 + 20.0,
                22.0,
            ],
            6.0,
            INK.thin(80),
        );
        stars(canvas, [320.0, top + 13.0], stars_shown, 0.9);
    }
    if has_wings { [x - 74.0, x + width + 74.0] } else { [x, x + width] }
}

/// Flat, hipped or with a cornice.
fn roof(canvas: &mut Canvas, scene: &Scene, [x, top, width]: [f32; 3]) {
    match scene.house().text("roof").below(3) {
        0 => {
            canvas.rect([x - 6.0, top - 10.0, width + 12.0, 12.0], SLATE);
            canvas.rect([x + width * 0.2, top - 28.0, 46.0, 18.0], SLATE);
        }
        1 => {
            let pen = Pen::default()
                .at(x - 10.0, top + 2.0)
                .to(x + 26.0, top - 38.0)
                .to(x + width - 26.0, top - 38.0)
                .to(x + width + 10.0, top + 2.0);
            canvas.area(pen.closed(), Paint::of("a5553f"));
        }
        _ => {
            canvas.rect([x - 8.0, top - 8.0, width + 16.0, 10.0], WHITE);
            canvas.rect([x - 3.0, top - 16.0, width + 6.0, 9.0], SLATE);
            canvas.line(Pen::default().at(x + 30.0, top - 14.0).to(x + 30.0, top - 62.0), 3.0, SLATE);
            canvas.area(
                Pen::default()
                    .at(x + 30.0, top - 62.0)
                    .to(x + 62.0, top - 54.0)
                    .to(x + 30.0, top - 44.0)
                    .closed(),
                scene.accent(),
            );
        }
    }
}

/// Large panes on both sides of the door.
fn ground_floor(canvas: &mut Canvas, scene: &Scene, light: Light, [x, width]: [f32; 2]) {
    canvas.rect([x, GROUND - 62.0, width, 62.0], SHADE);
    canvas.rect([x - 3.0, GROUND - 66.0, width + 6.0, 5.0], WHITE.thin(80));
    let room = width / 2.0 - 68.0;
    if room > 24.0 {
        let panes = Pen::default().rect([x + 16.0, GROUND - 48.0, room, 42.0]).rect([
            x + width - 16.0 - room,
            GROUND - 48.0,
            room,
            42.0,
        ]);
        canvas.area(panes, light.pane());
        let bars = Pen::default().rect([x + 16.0 + room / 2.0 - 1.5, GROUND - 48.0, 3.0, 42.0]).rect([
            x + width - 16.0 - room / 2.0 - 1.5,
            GROUND - 48.0,
            3.0,
            42.0,
        ]);
        canvas.area(bars, SLATE);
    }
    entrance(canvas, 320.0, 56.0, light, scene.accent());
}

/// Balconies along each floor.
pub(super) fn apartments(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let draws = scene.house().text("flats");
    let floors = 4 + draws.text("floors").below(3);
    let columns = 3 + draws.text("columns").below(2);
    let (width, step) = (columns as f32 * 88.0 + 16.0, 46.0);
    let height = floors as f32 * step + 62.0;
    let (x, top) = (320.0 - width / 2.0, GROUND - height);
    canvas.rect([x, top, width, height], scene.wall());
    shaded_side(canvas, [x, top, width, height], 0.1);
    canvas.rect([x - 5.0, top - 8.0, width + 10.0, 10.0], SLATE);
    let grid = Grid {
        area: [x + 8.0, top + 6.0, width - 16.0, floors as f32 * step],
        columns,
        rows: floors,
        fill: [0.66, 0.68],
        is_arched: false,
    };
    grid.draw(canvas, scene, light);
    let (rail, mut floor, mut bars, mut frames) =
        (scene.accent(), Pen::default(), Pen::default(), Pen::default());
    for [left, y, w, h] in grid.cells() {
        frames = frames.rect([left + w * 0.5 - 1.5, y, 3.0, h]);
        floor = floor.rect([left - 8.0, y + h - 2.0, w + 16.0, 5.0]).rect([
            left - 8.0,
            y + h - 17.0,
            w + 16.0,
            3.0,
        ]);
        for bar in 0..7 {
            bars = bars.rect([left - 7.0 + (w + 12.0) * bar as f32 / 6.0, y + h - 16.0, 2.0, 15.0]);
        }
    }
    canvas.area(frames, WHITE);
    canvas.area(bars, rail);
    canvas.area(floor, rail);
    ground_floor(canvas, scene, light, [x, width]);
    [x, x + width]
}

/// A mansard with dormers over tall, arched windows.
pub(super) fn boutique(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    let columns = 4 + scene.house().text("columns").below(3);
    let width = columns as f32 * 58.0 + 24.0;
    let (x, top) = (320.0 - width / 2.0, GROUND - 236.0);
    canvas.rect([x, top, width, 236.0], scene.wall());
    shaded_side(canvas, [x, top, width, 236.0], 0.1);
    let mansard = Pen::default()
        .at(x - 6.0, top)
        .by([x + 4.0, top - 56.0], x + 34.0, top - 76.0)
        .to(x + width - 34.0, top - 76.0)
        .by([x + width - 4.0, top - 56.0], x + width + 6.0, top);
    canvas.area(mansard.closed(), SLATE);
    let dormers = Grid {
        area: [x + 20.0, top - 62.0, width - 40.0, 60.0],
        columns: columns - 1,
        rows: 1,
        fill: [0.44, 0.66],
        is_arched: true,
    };
    let frames = dormers
        .cells()
        .fold(Pen::default(), |pen, [x, y, w, h]| pen.arch([x - 4.0, y - 4.0, w + 8.0, h + 6.0]));
    canvas.area(frames, WHITE);
    dormers.draw(canvas, scene, light);
    canvas.rect([x - 10.0, top - 4.0, width + 20.0, 9.0], WHITE);
    let grid = Grid {
        area: [x + 12.0, top + 8.0, width - 24.0, 156.0],
        columns,
        rows: 2,
        fill: [0.46, 0.72],
        is_arched: true,
    };
    grid.draw(canvas, scene, light);
    let boxes =
        grid.cells().fold(Pen::default(), |pen, [x, y, w, h]| pen.rect([x - 4.0, y + h - 6.0, w + 8.0, 8.0]));
    canvas.area(boxes, scene.accent());
    ground_floor(canvas, scene, light, [x, width]);
    stars(canvas, [320.0, top + 2.0], scene.hotel.stars, 0.7);
    [x, x + width]
}

/// Narrow houses side by side, each in a colour of its own, and bicycles.
pub(super) fn hostel(canvas: &mut Canvas, scene: &Scene, light: Light) -> [f32; 2] {
    const BRIGHT: [Paint; 5] = [
        Paint::of("e76f51"),
        Paint::of("2a9d8f"),
        Paint::of("e9c46a"),
        Paint::of("7d8fc7"),
        Paint::of("f4a261"),
    ];
    let draws = scene.house().text("hostel");
    let first = draws.below(5) as usize;
    for (place, (x, height)) in [(150.0, 230.0), (266.0, 266.0), (382.0, 214.0)].into_iter().enumerate() {
        let height = height + draws.with(place as u64).between(-14.0, 14.0);
        let top = GROUND - height;
        let paint = BRIGHT.into_iter().cycle().nth(first + place * 2).unwrap_or(BRIGHT[0]);
        canvas.rect([x, top, 116.0, height], paint);
        let gable = Pen::default()
            .at(x, top)
            .to(x, top - 18.0)
            .to(x + 22.0, top - 18.0)
            .to(x + 22.0, top - 36.0)
            .to(x + 94.0, top - 36.0)
            .to(x + 94.0, top - 18.0)
            .to(x + 116.0, top - 18.0)
            .to(x + 116.0, top)
            .closed();
        canvas.area(gable, paint);
        shaded_side(canvas, [x, top, 116.0, height], 0.1);
        Grid {
            area: [x + 8.0, top - 6.0, 100.0, height - 68.0],
            columns: 2,
            rows: 4,
            fill: [0.52, 0.66],
            is_arched: false,
        }
        .draw(canvas, scene, light);
        let door = if place == 1 { [x + 34.0, 48.0] } else { [x + 66.0, 32.0] };
        canvas.area(Pen::default().arch([door[0], GROUND - 58.0, door[1], 58.0]), WOOD);
        if place != 1 {
            canvas.rect([x + 14.0, GROUND - 52.0, 42.0, 36.0], light.pane());
        }
    }
    bicycle(canvas, [216.0, GROUND + 14.0], scene.accent());
    bicycle(canvas, [470.0, GROUND + 12.0], INK);
    [150.0, 498.0]
}

fn bicycle(canvas: &mut Canvas, at: [f32; 2], paint: Paint) {
    canvas.moved(at, 1.0, |canvas| {
        canvas.line(
            "M-34-13A13 13 0 1 0-8-13A13 13 0 1 0-34-13M10-13A13 13 0 1 0 36-13A13 13 0 1 0 10-13",
            3.0,
            INK,
        );
        canvas.line(
            "M-21-13-8-34H14L23-13M-8-34 3-13H-21M3-13 14-34 12-42H20M-8-34V-40M-14-41H-3",
            3.0,
            paint,
        );
    });
}
