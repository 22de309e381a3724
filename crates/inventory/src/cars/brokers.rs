//! The brokers, which are all invented. Each has its own range of agencies, prices and latencies.

use super::LatencyClass;
use super::agencies::AgencyKind;

/// Properties of a broker.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Broker {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) latency: LatencyClass,
    /// Percentage of regular agencies that the broker works with.
    pub(crate) agencies: u32,
    /// Percentage of its agencies' cars that the broker sells.
    pub(crate) cars: u32,
    /// Minimum and maximum prices before discounts, as percentages of the agency's own price.
    pub(crate) markup: [i64; 2],
    /// Kinds of other agencies whose cars the broker sells, in addition to the cars of regular agencies.
    pub(crate) others: &'static [AgencyKind],
    /// `true` if the rates are for company employees.
    pub(crate) corporate: bool,
    /// Percentage of rates that no other provider shows.
    pub(crate) exclusive: u32,
    /// Percentage of rates that are for mobile devices only.
    pub(crate) mobile: u32,
    /// `true` if the broker specifies fee amounts.
    pub(crate) states_fees: bool,
}

/// The code of the provider that represents direct sales by all agencies.
pub(crate) const DIRECT: &str = "agencies";

/// Default field values. Each broker overrides a few fields.
const DEFAULT: Broker = Broker {
    code: "",
    name: "",
    latency: LatencyClass::Short,
    agencies: 70,
    cars: 80,
    markup: [95, 104],
    others: &[],
    corporate: false,
    exclusive: 0,
    mobile: 0,
    states_fees: true,
};

/// All brokers.
pub(crate) static BROKERS: [Broker; 9] = [
    Broker {
        code: "wheelquill",
        name: "Wheelquill",
        agencies: 85,
        others: &[AgencyKind::Delivery],
        ..DEFAULT
    },
    Broker {
        code: "carlantern",
        name: "Carlantern",
        markup: [93, 105],
        others: &[AgencyKind::PeerToPeer],
        exclusive: 12,
        ..DEFAULT
    },
    Broker {
        code: "drivenook",
        name: "Drivenook",
        latency: LatencyClass::Long,
        cars: 88,
        markup: [92, 103],
        others: &[AgencyKind::IncludedDriver, AgencyKind::Delivery],
        states_fees: false,
        ..DEFAULT
    },
    Broker { code: "motorwharf", name: "Motorwharf", agencies: 55, markup: [97, 102], mobile: 20, ..DEFAULT },
    Broker {
        code: "autospruce",
        name: "Autospruce",
        latency: LatencyClass::Long,
        agencies: 60,
        markup: [91, 106],
        exclusive: 25,
        ..DEFAULT
    },
    Broker {
        code: "keyharbour",
        name: "Keyharbour",
        agencies: 35,
        cars: 60,
        others: &[AgencyKind::Opaque],
        ..DEFAULT
    },
    Broker {
        code: "rentalfinch",
        name: "Rentalfinch",
        latency: LatencyClass::Long,
        agencies: 45,
        others: &[AgencyKind::Opaque],
        states_fees: false,
        ..DEFAULT
    },
    Broker {
        code: "ledgerfleet",
        name: "Ledgerfleet",
        latency: LatencyClass::Long,
        agencies: 40,
        cars: 50,
        markup: [90, 98],
        corporate: true,
        ..DEFAULT
    },
    Broker { code: "roadlarkspur", name: "Roadlarkspur", agencies: 50, mobile: 8, exclusive: 5, ..DEFAULT },
];

/// Finds a broker by its code.
pub(crate) fn broker(code: &str) -> Option<&'static Broker> {
    BROKERS.iter().find(|broker| broker.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cars::agencies::Agency;

    #[test]
    fn codes_are_unique() {
        for (index, broker) in BROKERS.iter().enumerate() {
            assert!(BROKERS[index + 1..].iter().all(|it| it.code != broker.code && it.name != broker.name));
            assert!(broker.code != DIRECT && Agency::all().iter().all(|agency| agency.code != broker.code));
        }
        assert!(BROKERS.iter().any(|broker| broker.latency == LatencyClass::Long));
    }
}
