//! The profiles of bodies, from front (left) to back. All measures are on a stage of 640 by 360.

use super::CarBody;
use crate::pictures::canvas::Pen;

/// A side view as the points that its lines connect.
#[derive(Debug, Clone, Copy)]
pub(super) struct Profile {
    /// The foremost and the hindmost point.
    pub(super) front: f32,
    pub(super) back: f32,
    /// Height of the bonnet at the front.
    pub(super) nose: f32,
    /// The foot of the windscreen.
    pub(super) cowl: [f32; 2],
    pub(super) roof_front: [f32; 2],
    pub(super) roof_back: [f32; 2],
    /// The foot of the rear window.
    pub(super) tail: [f32; 2],
    /// Height of the body at the back.
    pub(super) deck: f32,
    /// Lower edge of the windows.
    pub(super) belt: f32,
    /// Lower edge of the body.
    pub(super) sill: f32,
    /// The hindmost point of the windows, if not that of the roof.
    glass_end: f32,
    pub(super) axles: [f32; 2],
    pub(super) wheel: f32,
    /// Posts between windows: their upper and lower ends.
    pub(super) pillars: &'static [(f32, f32)],
    /// Hind seams of doors.
    pub(super) seams: &'static [f32],
}

const SEDAN: Profile = Profile {
    front: 72.0,
    back: 572.0,
    nose: 206.0,
    cowl: [204.0, 190.0],
    roof_front: [292.0, 138.0],
    roof_back: [394.0, 138.0],
    tail: [484.0, 188.0],
    deck: 190.0,
    belt: 190.0,
    sill: 272.0,
    glass_end: 0.0,
    axles: [168.0, 468.0],
    wheel: 44.0,
    pillars: &[(344.0, 348.0)],
    seams: &[346.0, 440.0],
};

const HATCHBACK: Profile = Profile {
    front: 98.0,
    back: 540.0,
    nose: 204.0,
    cowl: [202.0, 186.0],
    roof_front: [286.0, 126.0],
    roof_back: [440.0, 128.0],
    tail: [522.0, 190.0],
    deck: 200.0,
    belt: 188.0,
    axles: [182.0, 454.0],
    pillars: &[(352.0, 356.0), (444.0, 466.0)],
    seams: &[354.0, 446.0],
    ..SEDAN
};

const WAGON: Profile = Profile {
    roof_front: [288.0, 134.0],
    roof_back: [500.0, 136.0],
    tail: [556.0, 188.0],
    deck: 196.0,
    back: 570.0,
    pillars: &[(346.0, 350.0), (438.0, 452.0)],
    seams: &[348.0, 440.0],
    ..SEDAN
};

const COUPE: Profile = Profile {
    nose: 214.0,
    cowl: [224.0, 196.0],
    roof_front: [316.0, 152.0],
    roof_back: [374.0, 150.0],
    tail: [520.0, 192.0],
    deck: 196.0,
    belt: 197.0,
    wheel: 46.0,
    pillars: &[(392.0, 404.0)],
    seams: &[398.0],
    ..SEDAN
};

const CONVERTIBLE: Profile = Profile {
    roof_front: [300.0, 146.0],
    roof_back: [300.0, 146.0],
    tail: [420.0, 196.0],
    pillars: &[],
    ..COUPE
};

const SUV: Profile = Profile {
    front: 84.0,
    back: 560.0,
    nose: 186.0,
    cowl: [204.0, 168.0],
    roof_front: [278.0, 104.0],
    roof_back: [476.0, 106.0],
    tail: [544.0, 168.0],
    deck: 178.0,
    belt: 168.0,
    sill: 262.0,
    axles: [176.0, 464.0],
    wheel: 52.0,
    pillars: &[(346.0, 350.0), (438.0, 448.0)],
    seams: &[348.0, 440.0],
    ..SEDAN
};

const OFF_ROADER: Profile = Profile {
    front: 104.0,
    back: 530.0,
    nose: 180.0,
    cowl: [222.0, 172.0],
    roof_front: [252.0, 104.0],
    roof_back: [490.0, 104.0],
    tail: [524.0, 172.0],
    deck: 172.0,
    belt: 174.0,
    sill: 256.0,
    axles: [184.0, 450.0],
    wheel: 54.0,
    pillars: &[],
    seams: &[352.0],
    ..SUV
};

const MINIVAN: Profile = Profile {
    front: 78.0,
    back: 568.0,
    nose: 190.0,
    cowl: [172.0, 168.0],
    roof_front: [282.0, 98.0],
    roof_back: [500.0, 102.0],
    tail: [556.0, 172.0],
    deck: 186.0,
    belt: 170.0,
    sill: 270.0,
    axles: [170.0, 474.0],
    wheel: 44.0,
    pillars: &[(336.0, 330.0), (446.0, 448.0)],
    seams: &[332.0, 448.0],
    ..SEDAN
};

const VAN: Profile = Profile {
    front: 62.0,
    back: 586.0,
    nose: 178.0,
    cowl: [126.0, 152.0],
    roof_front: [216.0, 70.0],
    roof_back: [566.0, 70.0],
    tail: [584.0, 152.0],
    deck: 160.0,
    belt: 154.0,
    sill: 272.0,
    glass_end: 572.0,
    axles: [158.0, 488.0],
    wheel: 43.0,
    pillars: &[(268.0, 266.0), (372.0, 372.0), (474.0, 474.0)],
    seams: &[266.0, 372.0],
};

const CARGO_VAN: Profile = Profile { glass_end: 264.0, pillars: &[], seams: &[266.0, 400.0], ..VAN };

const PICKUP: Profile = Profile {
    front: 62.0,
    back: 590.0,
    nose: 186.0,
    cowl: [192.0, 168.0],
    roof_front: [258.0, 106.0],
    roof_back: [364.0, 106.0],
    tail: [398.0, 178.0],
    deck: 180.0,
    belt: 168.0,
    sill: 260.0,
    axles: [166.0, 492.0],
    wheel: 52.0,
    pillars: &[(312.0, 314.0)],
    seams: &[314.0, 390.0],
    ..SEDAN
};

impl Profile {
    pub(super) fn of(body: CarBody) -> Self {
        match body {
            CarBody::Hatchback => HATCHBACK,
            CarBody::Sedan => SEDAN,
            CarBody::Wagon => WAGON,
            CarBody::Coupe => COUPE,
            CarBody::Convertible => CONVERTIBLE,
            CarBody::Suv => SUV,
            CarBody::OffRoader => OFF_ROADER,
            CarBody::Minivan => MINIVAN,
            CarBody::Van => VAN,
            CarBody::CargoVan => CARGO_VAN,
            CarBody::Pickup => PICKUP,
        }
    }

    pub(super) fn length(&self) -> f32 {
        self.back - self.front
    }

    /// The whole of a body with a roof.
    pub(super) fn outline(&self) -> Pen {
        let Profile { cowl, roof_front, roof_back, tail, .. } = *self;
        let pen = self.bonnet(Pen::default());
        // The corners of the roof are round, the more so the flatter the window.
        let [lean, fall] = [(roof_front[0] - cowl[0]) * 0.34, (tail[0] - roof_back[0]) * 0.34];
        let pen = pen
            .to(roof_front[0] - lean, lerp(roof_front[1], cowl[1], 0.30))
            .by([roof_front[0], roof_front[1] - 2.0], roof_front[0] + 40.0, roof_front[1] - 5.0)
            .by(
                [f32::midpoint(roof_front[0], roof_back[0]), roof_front[1] - 9.0],
                roof_back[0] - 26.0,
                roof_back[1] - 4.0,
            )
            .by(
                [roof_back[0] + 4.0, roof_back[1] - 1.0],
                roof_back[0] + fall,
                lerp(roof_back[1], tail[1], 0.34),
            )
            .to(tail[0], tail[1]);
        self.stern(pen)
    }

    /// From the sill at the front to the foot of the windscreen.
    pub(super) fn bonnet(&self, pen: Pen) -> Pen {
        let Profile { front, nose, cowl, sill, .. } = *self;
        pen.at(front + 14.0, sill)
            .by([front - 4.0, sill], front - 2.0, sill - 22.0)
            .by([front - 2.0, nose + 4.0], front + 30.0, nose - 2.0)
            .by([lerp(front, cowl[0], 0.6), nose - 10.0], cowl[0], cowl[1])
    }

    /// From the foot of the rear window to the sill at the back, and along it.
    pub(super) fn stern(&self, pen: Pen) -> Pen {
        let Profile { back, deck, sill, tail, .. } = *self;
        // A steep back ends at the foot of its window.
        pen.to(tail[0].max(back - 22.0), deck)
            .by([back, deck + 2.0], back, deck + 26.0)
            .to(back + 1.0, sill - 22.0)
            .by([back + 2.0, sill], back - 14.0, sill)
            .closed()
    }

    /// The lower part, which lies in the shade.
    pub(super) fn lower(&self) -> Pen {
        let Profile { front, back, belt, sill, .. } = *self;
        let height = lerp(belt, sill, 0.58);
        Pen::default()
            .at(front - 2.0, height + 6.0)
            .by([320.0, height - 6.0], back, height + 4.0)
            .to(back + 1.0, sill - 22.0)
            .by([back + 2.0, sill], back - 14.0, sill)
            .to(front + 14.0, sill)
            .by([front - 4.0, sill], front - 2.0, sill - 22.0)
            .closed()
    }

    /// The windows.
    pub(super) fn panes(&self) -> Pen {
        let Profile { cowl, roof_front, roof_back, tail, belt, glass_end, .. } = *self;
        let lean = (roof_front[0] - cowl[0]) / (cowl[1] - roof_front[1]).max(1.0);
        let top = roof_front[1] + 11.0;
        let foot = cowl[0] + 22.0;
        let head = foot + (belt - top) * lean;
        let pen = Pen::default().at(foot, belt);
        if glass_end > 0.0 {
            return pen.to(head, top).to(glass_end, top).to(glass_end, belt).closed();
        }
        let fall = (tail[0] - roof_back[0]) / (tail[1] - roof_back[1]).max(1.0);
        let hind = tail[0] - 20.0 - (tail[1] - belt).max(0.0) * fall;
        let end = hind - (belt - top) * fall;
        pen.to(head - 6.0, top + 5.0)
            .by([head + 2.0, top - 1.0], head + 14.0, top - 1.0)
            .to(end - 12.0, top)
            .by([end + 2.0, top], end + 10.0, top + 8.0)
            .to(hind, belt)
            .closed()
    }

    /// What shines on the windscreen.
    pub(super) fn glint(&self) -> Pen {
        let Profile { cowl, roof_front, belt, .. } = *self;
        let lean = (roof_front[0] - cowl[0]) / (cowl[1] - roof_front[1]).max(1.0);
        let top = roof_front[1] + 14.0;
        let foot = cowl[0] + 40.0;
        let head = foot + (belt - top) * lean;
        Pen::default().at(foot, belt).to(head, top).to(head + 20.0, top).to(foot + 20.0, belt).closed()
    }
}

fn lerp(from: f32, to: f32, part: f32) -> f32 {
    from + (to - from) * part
}
