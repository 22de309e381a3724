"""What schemathesis is told beside the document, and two checks of our own."""

import json
import re
from datetime import date, timedelta

import jsonschema_rs
import schemathesis
from hypothesis import strategies

# Every rule for whose sake a request that the document allows may be refused, by the words of the refusal.
RULES = [
    # Days: the document's are any that exist.
    r"allowed a day that is not past everywhere on earth",
    r"allowed later than (checkin|pickup) \(",
    r"allowed at most \d+ (nights after checkin|days after pickup|days)$",
    r"allowed \d{4}-\d\d-\d\d, the day of the leg before, or later$",
    # Places, searches and results that do not exist.
    r"allowed the code of an airport with scheduled flights",
    r"allowed the id or name of a city, alone or with its region or country after a comma$",
    r"allowed the id of a search that was started with this key and has not expired$",
    r"allowed the id of a result that the search has found$",
    # Fields that need or rule out each other (`x-description-rules`).
    r"found nothing, allowed searchId or searchStartParameters$",
    r"found both, allowed either this or searchStartParameters$",
    r"found nothing, allowed a value, as (checkin|checkout|checkin and checkout) (is|are) given$",
    r"found the same airports, allowed another place than the leg's origin$",
    r"found \"?[\d.-]+\"?, allowed at (most|least) (minPrice|maxPrice|dateFrom)",
    r"/placeId: found nothing, allowed placeId or iataCode$",
    # What a grammar says beyond its pattern: numbers within a text, points that make an area, codes that are not blank.
    r"allowed .* at byte \d+$",
    r"allowed (an area|a polygon key|a point that differs|1 to \d+ (rooms|different hotel ids)|three characters$)",
    # Currencies that there are, and that the service has a rate for.
    r"^(/resultParameters/)?currency(Code)?: found .*, allowed one of USD, EUR,",
    # The one type of requests that answers have, too: the document leaves those room for further fields.
    r"^/resultParameters/sort/.*: found an unknown field, allowed one of key",
    # The answer lists a hundred faults at most.
    r"^and \d+ more faults, not listed here$",
]

# Texts that mean something: most others are refused.
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
    allow_empty_values(raw_schema)
    link_polls(raw_schema)


def close_enums(node):
    """Enums may grow with the API; of this version the service takes and answers the known values alone."""
    if isinstance(node, dict):
        if known := node.get("x-extensible-enum"):
            node["enum"] = known
        for child in node.values():
            close_enums(child)
    elif isinstance(node, list):
        for child in node:
            close_enums(child)


def allow_empty_values(raw_schema):
    """A parameter without a value counts as absent, which the document says in words alone. Lists need an element."""
    for path in raw_schema["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                is_list = parameter.get("schema", {}).get("type") == "array"
                if parameter.get("in") == "query" and not parameter.get("required") and not is_list:
                    parameter["allowEmptyValue"] = True


def link_polls(raw_schema):
    """Makes links of what the document says of polls in words of its own, so that searches are polled.

    The document has none: openapi-generator refuses links with bodies.
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
def refused_for_a_known_reason(ctx, response, case):
    """A request that the document allows is refused for nothing but what the document can't say."""
    if response.status_code != 400 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    body = response.json()
    faults = body.get("errors") or [{"description": body["errorMessage"]}]
    told = [fault["description"] for fault in faults]
    odd = [text for text in told if not any(re.search(rule, text, re.DOTALL) for rule in RULES)]
    if odd:
        raise AssertionError("refused though the document allows it:\n" + "\n".join(odd))


@schemathesis.check
def records_of_streams(ctx, response, case):
    """Each line of a stream is a record as the schema has it."""
    operation = case.operation.definition.raw
    if response.status_code != 200 or "x-description-stream" not in operation:
        return
    schema = operation["responses"]["200"]["content"]["application/x-ndjson"]["schema"]
    components = case.operation.schema.raw_schema["components"]
    validator = jsonschema_rs.Draft202012Validator(schema | {"components": components})
    for line in response.content.splitlines():
        validator.validate(json.loads(line))
