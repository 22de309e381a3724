//! Traffic of the world's airports.
//!
//! The size class of an airport describes its runways, not the number of travellers. A network based only on the size
//! class would have as many flights to Bangor as to Boston. Therefore, this module lists the busiest airports by hand,
//! in tiers of roughly equal traffic. All other airports rank by their size class.

use std::collections::{HashMap, HashSet};

use wayfare_places::AirportSize;

/// Traffic tier of an airport. The variants are ordered from lowest to highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Tier {
    /// An airstrip with one flight per day, if any.
    Strip,
    /// A local airport.
    Local,
    /// An airport of a large town.
    Regional,
    /// About 4 to 10 million travellers per year.
    Notable,
    /// About 10 to 25 million travellers per year.
    Busy,
    /// About 25 to 50 million travellers per year.
    Major,
    /// More than 50 million travellers per year.
    Mega,
}

impl Tier {
    /// All tiers, from lowest to highest.
    pub(crate) const ALL: [Self; 7] =
        [Self::Strip, Self::Local, Self::Regional, Self::Notable, Self::Busy, Self::Major, Self::Mega];

    /// Returns the tier of an airport that is not listed.
    pub(crate) fn of_size(size: AirportSize) -> Self {
        match size {
            AirportSize::Large => Self::Regional,
            AirportSize::Medium => Self::Local,
            AirportSize::Small => Self::Strip,
        }
    }

    /// Returns the demand for flights to the airport, in tenths of the demand for a regional airport.
    pub(crate) fn demand(self) -> u32 {
        match self {
            Self::Strip => 1,
            Self::Local => 4,
            Self::Regional => 10,
            Self::Notable => 22,
            Self::Busy => 38,
            Self::Major => 60,
            Self::Mega => 85,
        }
    }
}

/// Returns the tiers of the listed airports.
pub(crate) fn listed() -> HashMap<&'static str, Tier> {
    let codes =
        |(tier, codes): (Tier, &'static str)| codes.split_ascii_whitespace().map(move |code| (code, tier));
    LISTED.into_iter().flat_map(codes).collect()
}

/// Returns the airports that have no airline service because they are for private or military use, not yet open, or
/// closed.
pub(crate) fn without_airlines() -> HashSet<&'static str> {
    NO_AIRLINES.split_ascii_whitespace().collect()
}

/// Returns the maximum length of flights to or from an airport, in km, if a rule or a runway limits the length.
pub(crate) fn perimeter_km(code: &str) -> Option<u16> {
    PERIMETERS.iter().find(|(listed, _)| *listed == code).map(|(_, km)| *km)
}

/// Returns whether the slots of an airport are too expensive for low-cost and leisure carriers without a base at the
/// airport.
pub(crate) fn is_expensive(code: &str) -> bool {
    ["LHR", "CDG", "FRA", "HND"].contains(&code)
}

const NO_AIRLINES: &str = "TEB ADS ADW AFW BFI PDK SUS YIP MKC RSJ WMK PPV ENA FAB NHT LBG OBF VNY APA TXL THF MJV ROV VOZ URS EGO BZK LPK \
     SIP OLA RKE";

const PERIMETERS: [(&str, u16); 15] = [
    ("LGA", 2_420),
    ("DCA", 2_020),
    ("LCY", 1_500),
    ("YTZ", 1_600),
    ("DAL", 3_300),
    ("MDW", 3_500),
    ("HOU", 3_400),
    ("SNA", 3_500),
    ("BMA", 900),
    ("TSA", 2_300),
    ("GMP", 2_300),
    ("SHA", 2_400),
    ("ITM", 1_300),
    ("CGH", 2_600),
    ("AEP", 3_000),
];

const LISTED: [(Tier, &str); 4] = [
    (
        Tier::Mega,
        "ATL DXB DFW LHR HND DEN IST ORD DEL LAX CDG CAN ICN AMS JFK PEK PVG SIN MAD FRA BKK CGK HKG SZX BOM KUL LAS",
    ),
    (
        Tier::Major,
        "MCO MIA CLT SEA PHX SFO EWR IAH BOS MSP FLL DTW LGW BCN MUC FCO DOH JED SAW AYT SVO TFU CTU CKG KMG XIY HGH \
         PKX SHA MNL SGN HAN NRT KIX CTS FUK TPE SYD MEL YYZ MEX GRU BOG CUN CJU BLR RUH LIS DUB ORY ZRH VIE CPH PMI \
         MAN PHL LGA BWI SLC DMK HYD ATH",
    ),
    (
        Tier::Busy,
        "SAN IAD DCA TPA BNA AUS MDW HNL PDX DAL STL RDU HOU SMF MCI OAK SJC SNA MSY CLE IND PIT CVG CMH SAT YVR YUL \
         YYC GDL MTY TIJ SDU GIG CGH BSB CNF VCP LIM SCL EZE AEP MDE PTY SJU SDQ PUJ OSL ARN HEL BRU DUS HAM BER STR \
         CGN GVA NCE LYS MRS TLS MXP LIN BGY NAP VCE BLQ CTA PMO AGP ALC VLC SVQ IBZ LPA TFS TFN OPO FAO PRG WAW KRK \
         BUD OTP SOF STN LTN EDI BHX GLA BRS LED DME VKO TLV CAI HRG CMN RAK TUN ALG ADD NBO JNB CPT LOS ABV AUH SHJ \
         KWI BAH MCT AMM BEY DMM MED ESB ADB CCU MAA COK AMD PNQ GOI KHI LHE ISB DAC CMB KTM TAS ALA NKG WUH CSX XMN \
         TAO HAK SYX TSN DLC SHE HRB URC CGO KWE NNG TNA FOC ITM NGO OKA GMP PUS KHH TSA MFM DAD CXR PQC HKT CNX DPS \
         SUB UPG KNO PEN BKI CEB CRK KTI SAI RGN BNE PER ADL OOL AKL SKG HER SPU CRL KEF ASB GYD TBS EVN",
    ),
    (
        Tier::Notable,
        "BDL BUF ABQ OMA MKE JAX PBI RSW RIC ORF OKC TUL MEM SDF GRR DSM BOI GEG TUS ELP RNO BUR ONT LGB PSP ANC OGG \
         KOA LIH CHS SAV GSP MYR BHM LIT PVD ROC SYR ALB PWM MSN TYS XNA SFB YOW YEG YHZ YWG YQB YLW YYJ YTZ SJD PVR \
         BJX NLU QRO MID HMO CUL SAL GUA SJO LIR MGA TGU SAP XPL BZE HAV VRA MBJ KIN NAS POS BGI AUA CUR SXM PTP FDF \
         UIO GYE CLO CTG BAQ SMR CCS VVI LPB CBB ASU MVD COR MDZ BRC IGU AQP CUZ TRU CCP ANF CJC PMC POA CWB FLN SSA \
         REC FOR NAT MCZ BEL MAO GYN VIX BGO TRD SVG GOT MMX BMA BLL AAL TLL RIX VNO KUN TRF TKU OUL RVN LUX RTM EIN \
         NTE BOD BIQ MPL SXB BSL BVA AJA BIA VRN TRN PSA FLR BRI CAG OLB BIO SCQ MAH ACE FUE SPC FNC PDL GDN KTW WRO \
         POZ RZE CLJ TSR IAS VAR BOJ BEG TIV TGD SKP PRN TIA SJJ ZAG DBV ZAD LJU CFU RHO KGS JTR JMK CHQ LCA PFO MLA \
         LCY BFS BHD LPL NCL LBA EMA ABZ INV SOU EXT CWL JER GCI ORK SNN NOC KJA SVX OVB KZN AER KRR UFA KUF VVO KHV \
         IKT KGD MRV NQZ CIT BSZ DYU UBN DJE MIR SFA OUD CZL ORN FEZ AGA TNG RBA SSH LXR HBE KRT EBB KGL DAR JRO ZNZ \
         MBA EBL BGW BSR NJF SLL SLY TIF AHB ELQ GIZ JAI LKO PAT GAU BBI IXC IXB TRV VNS NAG IDR SXR VTZ CJB IXE RPR \
         MLE PEW MUX SKT LYP CGP ACC ABJ DKR DSS BKO OUA LFW COO NIM FNA ROB FIH LBV DLA NSI LAD WDH GBE HRE LUN MPM \
         TNR MRU SEZ RUN DUR PLZ BFN HLA HLP JOG SRG SOC PLM PKU BTH PDG BPN BDJ MDC AMQ LOP KCH JHB LGK TWU SZB KBV \
         USM URT HDY UTH KKC CEI VTE LPQ HPH VII HUI VCA DLI ILO DVO PPS KLO BCD TAG CGY BWN DIL POM NAN SUV NOU \
         PPT APW TBU RAR GUM SPN CHC WLG ZQN DUD CNS DRW HBA CBR TSV MCY NTL LST WNZ NGB KHN HFE INC LHW SJW TYN CGQ \
         YNT WEH JJN SWA ZUH KWL LJG JHG DYG YIW XUZ HET XNN LXA NTG CZX KMJ KOJ KMI SDJ HIJ MYJ TAK NGS OIT KIJ UKB \
         ISG MMY TAE CJJ KWJ RSU MZG RMQ DUT BET FAI JNU",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_airports_are_unique() {
        let mut seen = HashSet::new();
        for code in LISTED.iter().flat_map(|(_, codes)| codes.split_ascii_whitespace()) {
            assert_eq!(code.len(), 3, "{code}");
            assert!(seen.insert(code), "{code}");
            assert!(!without_airlines().contains(code), "{code}");
        }
    }

    #[test]
    fn listed_airports_rank_above_their_size() {
        let listed = listed();
        assert_eq!(listed.get("LHR"), Some(&Tier::Mega));
        assert_eq!(listed.get("BGR"), None);
        assert!(listed.values().all(|tier| *tier > Tier::of_size(AirportSize::Large)));
        assert!(Tier::Mega.demand() > Tier::Busy.demand());
        assert_eq!(perimeter_km("LGA"), Some(2_420));
        assert_eq!(perimeter_km("JFK"), None);
    }

    #[test]
    fn almost_all_listed_airports_exist() {
        let places = wayfare_places::Places::embedded();
        let unknown: Vec<_> = listed().into_keys().filter(|code| places.airport(code).is_none()).collect();
        // In new place data, some of these airports may be closed.
        assert!(unknown.len() < 5, "{unknown:?}");
    }
}
