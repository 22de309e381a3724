//! Texts around the options in `wayfare cars --help`.

/// Usage of `wayfare cars`.
pub const USAGE: &str = "wayfare cars [OPTIONS] <FROM> --pickup <TIME> --dropoff <TIME>";

/// Text below the options in `wayfare cars --help`.
pub const BELOW: &str = "\
A place is the code of an airport (LAX), the id of a city (5368361) or a name ('los angeles'), for which the \
service's autocomplete picks the best match and stderr shows it. 'wayfare places cars NAME' lists them. Without \
--return-to, a car is returned to where it is picked up.

Times are in the local time of the place, on the hour or half past: a day, T, and the time of day. Days are dates \
(2027-03-14), today, tomorrow, or counted from today by this machine's clock and time zone: +45d, +6w. --dropoff \
counts from today, too: four days in 45 days are --pickup +45dT10:00 --dropoff +49dT10:00. A day alone means 10:00.

The table has a row for each car of an agency at a pickup place, with the lowest price, per day and in total. Below \
it are the conditions: the owner if that is no agency with a counter, whether the size is decided at pickup, seats, \
bags and doors, mileage, fuel, cancellation, payment, and the provider (+ the number of others).

Filters: the API has none for cars, nor --desc, so the command fetches all results and filters and turns them itself. The number of results \
left out stands below the table. With --json it goes to stderr, and the answer holds the remaining results, their \
booking options and their count. A result stays if one of its booking options meets all filters. An option without \
the value that a filter asks for is left out; --no-opaque and --no-p2p leave out only options with that mark. Classes \
are those of the API (compact-suv, full-size, minivan) or groups: small, medium, large, suv, van, pickup-truck, luxury, \
convertible, commercial. Values are joined by commas, or the flag is repeated.

Where a service answers with prices in another currency or mode than asked, they are shown as they are, and stderr says \
so; --max-price is not applied to them. A further page whose prices differ from those of the first is left out, and told.

Examples:
  wayfare cars LAX --pickup +45dT10:00 --dropoff +49dT10:00
  wayfare cars 'los angeles' --return-to SFO --pickup +45d --dropoff +49dT09:30
  wayfare cars LAX --pickup +45d --dropoff +49d --class suv,minivan --seats 5
  wayfare cars LAX --pickup +45d --dropoff +49d --max-price 60 --currency eur
  wayfare cars LAX --pickup +45d --dropoff +49d --json --limit 50 >answer.json

Exit codes: 0 found, 1 complete and nothing found, 2 invalid, 3 network or service failed, 4 key rejected, 5 \
stopped before complete. What was found is printed in any case.";
