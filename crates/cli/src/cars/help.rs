//! What stands above and below the options in `wayfare cars --help`.

/// How `wayfare cars` is used.
pub const USAGE: &str = "wayfare cars [OPTIONS] <FROM> --pickup <TIME> --dropoff <TIME>";

/// Below `wayfare cars --help`.
pub const BELOW: &str = "\
A place is the code of an airport (LAX), the id of a city (5368361) or a name ('los angeles'), of which the service's \
autocomplete picks the best match, told on stderr. 'wayfare places cars NAME' lists them. Without --return-to, a car is \
returned to where it is picked up.

Times are on the clocks of the place, on the hour or half past: a day, T, and the time of it. Days are dates \
(2027-03-14), today, tomorrow, or counted from today by this machine's clock and time zone: +45d, +6w. That goes for \
--dropoff, too: four days in 45 days are --pickup +45dT10:00 --dropoff +49dT10:00. A day alone means 10:00 on it.

The table has a row for each car of an agency at a pickup place, with the lowest price, per day and in all, and below it \
what to know before booking: who rents the car out if that is no agency with a counter, whether its size is decided at \
pickup, seats, bags and doors, mileage, fuel, cancellation, payment, and who sells it (+ how many others).

Filters: the API has none for cars. With any of them, all results of the search are fetched and gone through here; what \
that left out is told below the table, or on stderr with --json, whose answer then holds what is left: its results, their \
booking options, and their count. Each filter is for booking options, of which one has to meet all of them; one that does not say \
what a filter asks for is left out, but --no-opaque and --no-p2p leave out only what says that it is such. Classes are \
those of the API (compactSuv, full-size, minivan) or groups: small, medium, large, suv, van, pickupTruck, luxury, \
convertible, commercial. Values are joined by commas, or the option is given again.

Examples:
  wayfare cars LAX --pickup +45dT10:00 --dropoff +49dT10:00
  wayfare cars 'los angeles' --return-to SFO --pickup 2027-03-14T10:00 --dropoff 2027-03-18T09:30 --price-mode total
  wayfare cars LAX --pickup +45d --dropoff +49d --class suv,minivan --seats 5 --unlimited-mileage --no-opaque
  wayfare cars LAX --pickup +45d --dropoff +49d --max-price 60 --free-cancellation --currency eur
  wayfare cars LAX --pickup +45d --dropoff +49d --json --limit 50 >answer.json

Exit codes: 0 found, 1 complete and nothing found, 2 invalid, 3 network or service failed, or prices not as asked, 4 key \
rejected, 5 stopped before complete. What was found is printed in any case.";
