//! What stands below the options in `--help`.

/// Below `wayfare --help`.
pub const WAYFARE: &str = "\
Examples:
  wayfare flights BOS LHR --depart +45d --return +52d
  wayfare flights boston london --depart 2027-03-14 --adults 2 --children 1 --sort duration
  wayfare hotels boston --checkin +30d --checkout +33d --rooms '2:4,6|1' --stars 4,5 --facets
  wayfare hotel khotel:1234 --checkin +30d --checkout +33d
  wayfare cars LAX --pickup +45dT10:00 --dropoff +49dT10:00 --class suv --unlimited-mileage
  wayfare places flights 'new york'
  wayfare serve
  wayfare check flights answer.json

Exit codes:
  0  Found, or done
  1  The search is complete and found nothing; with 'check --strict', the payload is not as described
  2  The command line or the request is not valid, or a checked payload can't be decoded
  3  The network or the service failed, or the output could not be written
  4  The key was rejected
  5  Stopped before complete: by --deadline, by Ctrl-C, or by --until with nothing found so far

Environment:
  WAYFARE_BASE_URL  The service to search, as --base-url
  WAYFARE_API_KEY   The key for it. Never printed, and not an option, since process lists show options
  WAYFARE_PACE      Scales the waits of the embedded inventory: 1 is lifelike, 0 is at once
  WAYFARE_LOG       What 'serve' logs: error, warn, info, debug
  COLUMNS           The width to print tables for";

/// How `wayfare flights` is used.
pub const FLIGHTS_USAGE: &str = "\
wayfare flights [OPTIONS] <FROM> <TO> --depart <DAY> [--return <DAY>]
       wayfare flights [OPTIONS] --leg <FROM-TO:DAY>...";

/// Below `wayfare flights --help`.
pub const FLIGHTS: &str = "\
Places are three-letter codes of airports or metro areas (BOS, nyc), several of them joined by commas (BOS,PVD), or \
names (boston, 'new york'), of which the service's autocomplete picks the best; what it picked is told on stderr.

Days are dates (2027-03-14), today, tomorrow, or counted from today by this machine's clock and time zone: +45d, +6w. \
That goes for --return, too: a week's journey in 45 days is --depart +45d --return +52d.

Travellers: one adult, unless there are seniors, students or youths.

Examples:
  wayfare flights BOS LHR --depart +45d --return +52d
  wayfare flights BOS,PVD lon --depart 2027-03-14 --cabin business --max-stops 0
  wayfare flights boston 'new york' --depart tomorrow --flex --nearby --sort duration
  wayfare flights --leg BOS-LHR:+30d --leg LHR-FCO:+34d --leg FCO-BOS:+41d
  wayfare flights BOS LHR --depart +45d --json --limit 50 >answer.json

Exit codes: 0 found, 1 complete and nothing found, 2 invalid, 3 network or service failed, 4 key rejected, 5 stopped \
before complete. A search that was asked to go --until some phase ends with 0 if it found anything by then, and with \
5 if not. What was found is printed in any case.";

/// How `wayfare hotels` is used.
pub const HOTELS_USAGE: &str = "\
wayfare hotels [OPTIONS] <PLACE|KEY> [--checkin <DAY> --checkout <DAY>]
       wayfare hotels [OPTIONS] --near <LAT,LON>
       wayfare hotels [OPTIONS] --polygon <FILE> [--max-hotels <N>]";

/// Below `wayfare hotels --help`.
pub const HOTELS: &str = "\
A place is a name (boston, 'new york'), of which the service's autocomplete picks the best match, told on stderr, or a \
key: kplace:123, khotel:123, khotels:1,2,3, klatlon:42.36,-71.06 or kpolygon:..., which goes to the service as it is. \
'wayfare places hotels NAME' lists keys. A polygon is one ring without holes, in a GeoJSON Polygon or a Feature with \
one, as map editors write it; without --max-hotels the service picks how many of its hotels are found.

Days are dates (2027-03-14), today, tomorrow, or counted from today by this machine's clock and time zone: +30d, +6w. \
Three nights in 30 days are --checkin +30d --checkout +33d. Without days, all hotels are found, and prices are the \
lowest ones for a night that were seen lately: nobody promises them.

Rooms are separated by |, which shells want in quotes. Each is its adults and, after a colon, the ages of its children: \
'2:4,6|1' is a room for two adults with children of 4 and 6, and another for one adult; 2 is ONE room for two. For one \
room, --adults 2 --children-ages 4,6 says the same. With days and without rooms, it is one room for two adults.

The table: hollow stars (☆) are the hotel's own, filled ones (★) official; guests' ratings go from 0 to 10, with the number of reviews; distances \
are in km from the place, the point or the polygon's centre; an ID is what 'wayfare hotel' wants for the details. \
Where a service has no price, there is a dash.

Filters with ids (--property-type, --feature, --theme, --chain, --deal) take those that --facets shows; all of these \
but --deal take labels, too, in any case and cut short where no other begins so: --feature 'swimming pool' or --feature \
swim. Values are joined by commas, or the option is given again.

Examples:
  wayfare hotels boston --checkin +30d --checkout +33d --rooms '2:4,6|1'
  wayfare hotels boston --checkin +30d --checkout +33d --stars 4,5 --max-price 900 --sort minRate --facets
  wayfare hotels --near 42.3601,-71.0589 --sort distance --limit 10
  wayfare hotels --polygon back-bay.geojson --max-hotels 300 --checkin 2027-03-14 --checkout 2027-03-17
  wayfare hotels khotels:1,2,3 --checkin +30d --checkout +31d --adults 1 --all-rates
  wayfare hotels boston --checkin +30d --checkout +33d --json >answer.json

Exit codes: 0 found, 1 complete and nothing found, 2 invalid, 3 network or service failed, 4 key rejected, 5 stopped \
before complete. What was found is printed in any case.";

/// Below `wayfare hotel --help`.
pub const HOTEL: &str = "\
Days and rooms are given as to 'wayfare hotels'. With days there are the rates of each provider, cheapest first; \
without, the lowest rate for a night that was seen lately.

Examples:
  wayfare hotel khotel:1234 --checkin +30d --checkout +33d
  wayfare hotel 1234 --checkin 2027-03-14 --checkout 2027-03-17 --adults 2 --children-ages 4,6 --currency eur
  wayfare hotel 1234 --language de --json

Exit codes: 0 found, 1 complete and without a rate for these days, 2 invalid, 3 network or service failed, or no such \
hotel, 4 key rejected, 5 stopped before complete.";

/// How `wayfare cars` is used.
pub const CARS_USAGE: &str = "wayfare cars [OPTIONS] <FROM> --pickup <TIME> --dropoff <TIME>";

/// Below `wayfare cars --help`.
pub const CARS: &str = "\
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

/// Below `wayfare places --help`.
pub const PLACES: &str = "\
Examples:
  wayfare places flights 'san fr'
  wayfare places hotels munich --json

Exit codes: 0 found, 1 nothing found, 2 invalid, 3 network or service failed, 4 key rejected.";

/// Below `wayfare constants --help`.
pub const CONSTANTS: &str = "\
Filters of 'wayfare hotels' take the ids as well as the labels.

Examples:
  wayfare constants facility
  wayfare constants --json

Exit codes: 0 found, 1 nothing found, 2 invalid, 3 network or service failed, 4 key rejected.";

/// Below `wayfare feed --help`.
pub const FEED: &str = "\
Records are ordered by id and written while they come, to be piped into other programs. What was begun goes on with \
--after and the id of the last record, which is told on stderr where there is more.

Examples:
  wayfare feed places >places.ndjson
  wayfare feed hotels --page-size 10000 | wayfare check hotelfeed
  wayfare feed hotels --after 1234 --limit 100

Exit codes: 0 written, 1 nothing found, 2 invalid, 3 network or service failed, 4 key rejected, 5 stopped by Ctrl-C.";

/// Below `wayfare serve --help`.
pub const SERVE: &str = "\
The service answers the operations that the API's description has, with real places and an embedded inventory: the \
same flights for the same seed, route and day, at invented prices. It stops on Ctrl-C, after it has answered what was \
asked. Each call is logged on stderr, without its key; WAYFARE_LOG filters that, as in WAYFARE_LOG=debug.

Examples:
  wayfare serve
  wayfare serve --addr 127.0.0.1:0 --key test-key --pace 0
  wayfare serve --key good --key poor --deny poor --rate 60

Exit codes: 0 stopped by Ctrl-C, 2 invalid, 3 the address can't be used.";

/// Below `wayfare check --help`.
pub const CHECK: &str = "\
Whatever is not as described is told with its JSON pointer: unknown fields, unknown values, values of a wrong type, and \
results that had to be left out. Of constants, hotelfeed and placefeed each line is checked by itself.

Examples:
  wayfare check flights answer.json
  curl ... | wayfare check places-flights --strict
  wayfare feed places --limit 100 | wayfare check placefeed
  wayfare hotel 1234 --json | wayfare check hotel
  wayfare check FlightSegment segment.json --json

Exit codes: 0 decoded, 1 decoded but not as described (with --strict), 2 can't be decoded or read.";
