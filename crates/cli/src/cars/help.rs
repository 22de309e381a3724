//! The usage line and the closing text of `wayfare cars --help`.

/// Usage line of `wayfare cars`.
pub const USAGE: &str = "wayfare cars [OPTIONS] <FROM> --pickup <TIME> --dropoff <TIME>";

/// The text below the options in `wayfare cars --help`.
pub const AFTER_HELP: &str = "\
A place is the code of an airport (LAX), the id of a city (5368361) or a name ('los angeles'). The service's \
autocomplete resolves names, and stderr shows the match. 'wayfare places cars NAME' lists places. Without --return-to, \
the car is returned to the pickup place.

A time is local to the place, and on the hour or the half-hour. A T separates the day from the time. A day is a date \
(2027-03-14), today, tomorrow, or an offset from today (+45d, +6w). Today follows this machine's clock and time zone. \
--dropoff also counts from today: a rental of four days, starting in 45 days, is --pickup +45dT10:00 \
--dropoff +49dT10:00. A day without a time means 10:00.

The table has a row for each car of an agency at a pickup place, with the lowest price per day and in total. Below \
the row are the conditions: the type of owner unless it is an agency with a counter, whether the size is decided at \
pickup, seats, bags and doors, mileage, fuel, cancellation, payment, and the provider (+ the number of others).

The API has no filters and no descending order for cars, so this command fetches all results, then filters and sorts \
them itself. Below the table, the command prints how many results each filter excludes. With --json, these numbers go \
to stderr, and the response contains the remaining results, their booking options and their count. A result is kept if \
one of its booking options passes all filters. An option that lacks the value for a filter is excluded, but \
--no-opaque and --no-p2p exclude only options of the type that they name. Classes are those of the API (compact-suv, \
full-size, minivan) or groups: small, medium, large, suv, van, pickup-truck, luxury, convertible, commercial. \
Separate values with commas, or repeat the flag.

If a service sends prices in a different currency or mode than requested, the prices are shown unchanged, with a \
notice on stderr, and --max-price is not applied. Later pages whose price terms differ from the first page's are \
omitted, with a notice.

Examples:
  wayfare cars LAX --pickup +45dT10:00 --dropoff +49dT10:00
  wayfare cars 'los angeles' --return-to SFO --pickup +45d --dropoff +49dT09:30
  wayfare cars LAX --pickup +45d --dropoff +49d --class suv,minivan --seats 5
  wayfare cars LAX --pickup +45d --dropoff +49d --max-price 60 --currency eur
  wayfare cars LAX --pickup +45d --dropoff +49d --json --limit 50 >answer.json

Exit codes: 0 found, 1 search complete but nothing found, 2 invalid arguments, 3 network or service failure, 4 key \
rejected, 5 results may be missing. Results found so far are printed in any case.";
