//! The usage lines and the closing text of `wayfare flights --help`.

/// Usage lines of `wayfare flights`.
pub const USAGE: &str = "\
wayfare flights [OPTIONS] [FROM] <TO> --depart <DAY> [--return <DAY>]
       wayfare flights [OPTIONS] --leg <FROM-TO:DAY>...";

/// The text below the options in `wayfare flights --help`.
pub const AFTER_HELP: &str = "\
A place is the three-letter code of an airport or a metro area (BOS, nyc), several codes separated by commas (BOS,PVD), \
or a name (boston, 'new york'). The service's autocomplete resolves names, and stderr shows the match.

A day is a date (2027-03-14), today, tomorrow, or an offset from today (+45d, +6w). Today follows this machine's clock \
and time zone. --return also counts from today: a week's trip, starting in 45 days, is --depart +45d --return +52d.

Results: on busy routes, 'wayfare serve' returns the best itineraries by price and time, and the cheapest for \
each airline and each number of stops. Live services may select other itineraries.

Travellers: one adult by default, unless there are seniors, students or youths.

Examples:
  wayfare flights BOS LHR --depart +45d --return +52d
  wayfare flights BOS,PVD lon --depart 2027-03-14 --cabin business --nonstop
  wayfare flights boston 'new york' --depart tomorrow --flex --sort duration
  wayfare flights --leg BOS-LHR:+30d --leg LHR-FCO:+34d --leg FCO-BOS:+41d
  wayfare flights BOS LHR --depart +45d --json --limit 50 >answer.json

Exit codes: 0 found, 1 search complete but nothing found, 2 invalid arguments, 3 network or service failure, 4 key \
rejected, 5 results may be missing. With --until, the code is 0 if the search found anything before it stopped, \
and 5 otherwise. Results found so far are printed in any case.";
