//! The usage lines and the closing text of `wayfare hotels --help`.

/// Usage lines of `wayfare hotels`.
pub const USAGE: &str = "\
wayfare hotels [OPTIONS] <PLACE|KEY> [--checkin <DAY> --checkout <DAY>]
       wayfare hotels [OPTIONS] --near <LAT,LON>
       wayfare hotels [OPTIONS] --polygon <FILE> [--max-hotels <N>]";

/// The text below the options in `wayfare hotels --help`.
pub const AFTER_HELP: &str = "\
A place is a name (boston, 'new york') or a key. The service's autocomplete resolves names, and stderr shows the match. \
A key is sent unchanged: kplace:123, khotel:123, khotels:1,2,3, klatlon:42.36,-71.06 or kpolygon:... 'wayfare places \
hotels NAME' lists keys. A polygon is one ring without holes, in a GeoJSON Polygon or a Feature that contains one, as \
map editors write it. Without --max-hotels the service limits the number of hotels.

A day is a date (2027-03-14), today, tomorrow, or an offset from today (+30d, +6w). Today follows this machine's clock \
and time zone. Three nights, starting in 30 days, are --checkin +30d --checkout +33d. Without days, all hotels are \
found, and prices are the lowest recently seen for one night, without guarantee.

Rooms are separated by |, which needs quotes in a shell. A room is a number of adults and, after a colon, the ages of \
the children: '2:4,6|1' is a room for two adults with children aged 4 and 6, and another room for one adult; 2 is ONE \
room for two adults. For a single room, --adults 2 --children-ages 4,6 means the same as --rooms 2:4,6. The default is \
one room for two adults, if days are given.

In the table, filled stars (★) are official, and hollow stars (☆) are self-rated. Guest ratings range from 0 to 10 \
and are followed by the number of reviews. Distances are measured from the place, the point or the polygon's centre. \
'wayfare hotel ID' shows the details of a hotel. A dash means that the service has no price.

Filters with ids (--property-type, --feature, --theme, --chain, --deal) accept the ids that --facets shows. All but \
--deal also accept labels, ignoring case, or an unambiguous prefix of a label: --feature 'swimming pool' or \
--feature swim. Separate values with commas, or repeat the flag.

Examples:
  wayfare hotels boston --checkin +30d --checkout +33d --rooms '2:4,6|1'
  wayfare hotels boston --checkin +30d --checkout +33d --stars 4,5 --sort price
  wayfare hotels --near 42.3601,-71.0589 --sort distance --limit 10
  wayfare hotels --polygon back-bay.geojson --checkin +30d --checkout +33d
  wayfare hotels boston --checkin +30d --checkout +31d --all-rates --limit 3
  wayfare hotels khotels:20197195856,20197195818 --language de
  wayfare hotels boston --checkin +30d --checkout +33d --json >answer.json

Exit codes: 0 found, 1 search complete but nothing found, 2 invalid arguments, 3 network or service failure, 4 key \
rejected, 5 results may be missing. Results found so far are printed in any case.";
