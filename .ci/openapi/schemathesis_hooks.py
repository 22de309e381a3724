"""Adapts the document for schemathesis, and adds two custom checks."""

import json
import re
from datetime import date, timedelta

import jsonschema_rs
import schemathesis
from hypothesis import strategies

# Rules that let the service reject a request that the document allows, as patterns for the messages.
RULES = [
    # Dates: the document allows all dates that exist.
    r"allowed a (month or )?day that is not past everywhere on earth",
    r"allowed later than (checkin|pickup) \(",
    r"allowed at most \d+ (nights after checkin|days after pickup|days|months)$",
    r"allowed \d{4}-\d\d-\d\d, the day of the previous leg, or later$",
    # Days instead of months in the fare calendar are deprecated, and only a strict service rejects them.
    r"^/date(From|To): found \"?\d{4}-\d\d-\d\d\"?, allowed a month in the format yyyy-mm$",
    # Places, searches and results that do not exist.
    r"allowed the code of an airport with scheduled flights",
    r"allowed the id or name of a city, alone or with its region or country after a comma$",
    r"allowed the id of a search that was started with this key and has not expired$",
    r"allowed the id of a result that the search has found$",
    # Fields that require or exclude each other (`x-description-rules`).
    r"missing; expected searchId or searchStartParameters$",
    r"found both, allowed either this or searchStartParameters$",
    r"missing; required because (checkin|checkout|checkin and checkout) (is|are) given$",
    r"found the same airports, allowed a place other than the origin$",
    r"found \"?[\d.-]+\"?, allowed at (most|least) (minPrice|maxPrice|dateFrom|departureDate)",
    r"/placeId: missing; expected placeId or iataCode$",
    # Rules of a grammar beyond its pattern: ranges of numbers in a string, points that form an area, non-blank codes.
    r"allowed .* \(error (at (the end|\".*\")|in the part that is not shown)\)$",
    r"allowed a (number of adults|latitude) from \S+ to \d+$",
    r"allowed (an area|a polygon key|at least 3 points|distinct points among|1 to \d+ (rooms|different hotel ids)|an airport code of three characters$)",
    # Currencies that exist and for which the service has a rate.
    r"^(/resultParameters/)?currency(Code)?: found .*, allowed one of USD, EUR,",
    # The only type that both requests and responses contain. The document allows additional fields in responses.
    r"^/resultParameters/sort/.*: found an unknown field, allowed (one of )?key",
    # A response lists at most a hundred faults.
    r"^and \d+ more faults?, not listed here$",
]

# Meaningful strings, because the service rejects most other strings.
AIRPORTS = ["BOS", "LHR", "JFK", "CDG", "NRT", "SYD", "LIS", "ZRH"]
CURRENCIES = ["USD", "EUR", "GBP", "JPY", "KWD"]


def days():
    tomorrow = date.today() + timedelta(days=1)
    return strategies.dates(tomorrow, tomorrow + timedelta(days=300)).map(date.isoformat)


schemathesis.openapi.format("date", days())
schemathesis.openapi.format("airport", strategies.sampled_from(AIRPORTS))
schemathesis.openapi.format("currency", strategies.sampled_from(CURRENCIES))


@schemathesis.hook
def before_load_schema(context, raw_schema):
    schemas = raw_schema["components"]["schemas"]
    schemas["AirportCode"]["format"] = "airport"
    schemas["CurrencyCode"]["format"] = "currency"
    close_enums(raw_schema)
    link_polls(raw_schema)


def close_enums(node):
    """Closes open enums: in this version, the service accepts and returns only the known values."""
    if isinstance(node, dict):
        if known := node.get("x-extensible-enum"):
            node["enum"] = known
        for child in node.values():
            close_enums(child)
    elif isinstance(node, list):
        for child in node:
            close_enums(child)


def link_polls(raw_schema):
    """Creates links from the document's extension for polls, so that searches are polled.

    The document itself has no links, since openapi-generator rejects links with bodies.
    """
    for path in raw_schema["paths"].values():
        for operation in path.values():
            if protocol := operation.get("x-description-protocol"):
                links = operation["responses"]["200"].setdefault("links", {})
                links["poll"] = link(operation["operationId"], protocol["carry"])
                if operation["operationId"] == "flightsPoll":
                    links["details"] = link("flightsDetails", protocol["carry"] | {"results/0/id": "body.resultId"})


def link(operation_id, carry):
    given = {"body": {}, "query": {}}
    for source, target in carry.items():
        holder, name = target.split(".")
        given[holder][name] = f"$response.body#/{source}"
    return {"operationId": operation_id, "parameters": given["query"], "requestBody": given["body"]}


@schemathesis.check
def rejected_for_a_known_reason(ctx, response, case):
    """Checks that a request that the document allows is rejected only by rules that the document can't express."""
    if response.status_code != 400 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    body = response.json()
    faults = body.get("errors") or [{"description": body["errorMessage"]}]
    descriptions = [fault["description"] for fault in faults]
    unexplained = [text for text in descriptions if not any(re.search(rule, text, re.DOTALL) for rule in RULES)]
    if unexplained:
        raise AssertionError("rejected although the document allows it:\n" + "\n".join(unexplained))


@schemathesis.check
def records_of_streams(ctx, response, case):
    """Checks that each line of a stream is a record that matches the schema."""
    operation = case.operation.definition.raw
    if response.status_code != 200 or "x-description-stream" not in operation:
        return
    schema = operation["responses"]["200"]["content"]["application/x-ndjson"]["schema"]
    components = case.operation.schema.raw_schema["components"]
    validator = jsonschema_rs.Draft202012Validator(schema | {"components": components})
    for line in response.content.splitlines():
        validator.validate(json.loads(line))
