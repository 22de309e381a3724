//! Texts around the options in `wayfare flights --help`.

/// Usage of `wayfare flights`.
pub const USAGE: &str = "\
wayfare flights [OPTIONS] [FROM] <TO> --depart <DAY> [--return <DAY>]
       wayfare flights [OPTIONS] --leg <FROM-TO:DAY>...";

/// Text below the options in `wayfare flights --help`.
pub const BELOW: &str = "\
Places are three-letter codes of airports or metro areas (BOS, nyc), several of them joined by commas (BOS,PVD), or \
names (boston, 'new york'), for which the service's autocomplete picks the best match and stderr shows it.

Days are dates (2027-03-14), today, tomorrow, or counted from today by this machine's clock and time zone: +45d, +6w. \
--return counts from today, too: a week's journey in 45 days is --depart +45d --return +52d.

Travellers: one adult, unless there are seniors, students or youths.

Examples:
  wayfare flights BOS LHR --depart +45d --return +52d
  wayfare flights BOS,PVD lon --depart 2027-03-14 --cabin business --nonstop
  wayfare flights boston 'new york' --depart tomorrow --flex --sort duration
  wayfare flights --leg BOS-LHR:+30d --leg LHR-FCO:+34d --leg FCO-BOS:+41d
  wayfare flights BOS LHR --depart +45d --json --limit 50 >answer.json

Exit codes: 0 found, 1 complete and nothing found, 2 invalid, 3 network or service failed, 4 key rejected, 5 stopped \
before complete. A search that was asked to go --until some phase ends with 0 if it found anything by then, and with \
5 if not. What was found is printed in any case.";
