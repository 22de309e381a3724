"""Searches a running service with the Python client that openapi-generator generates.

    search.py BASE_URL KEY

Each search must return results. The program prints one line per search.
"""

import json
import sys
import time
from datetime import date, timedelta

import wayfare_api as api

USER = "a-visit"
OUT = date.today() + timedelta(days=45)
BACK = OUT + timedelta(days=7)


def main(base_url: str, key: str) -> None:
    configuration = api.Configuration(host=base_url, api_key={"key": key})
    with api.ApiClient(configuration) as client:
        boston = places(client)
        flights(client)
        hotels(client, boston)
        cars(client)
        feed(client)
        rejected(base_url)


def places(client: api.ApiClient) -> str:
    """Returns the entity key of a city, for hotel searches."""
    found = api.AutocompleteApi(client)
    assert any(place.iata_code == "BOS" for place in found.autocomplete_flights("boston").results)
    assert found.autocomplete_cars("boston").results[0].location.latitude > 42
    boston = next(
        place for place in found.autocomplete_hotels("boston").results if place.primary_place_type == "city"
    )
    print(f"places: {boston.full_name} is {boston.entity_key}")
    return boston.entity_key


def polled(start, poll):
    """Starts a search and polls it until it is complete."""
    answer, polls = start(), 1
    while answer.status != "complete":
        time.sleep(0.2)
        answer, polls = poll(answer), polls + 1
    return answer, polls


def flights(client: api.ApiClient) -> None:
    search = api.FlightsApi(client)
    boston = api.FlightLocation(api.FlightLocationAirports(locationType="airports", airports=["BOS"]))
    london = api.FlightLocation(api.FlightLocationNearbyAirports(locationType="nearbyAirports", airport="LHR"))
    start = api.FlightSearchStart(
        cabin="economy",
        passengers=["ADT", "CHD"],
        legs=[
            api.FlightSearchLeg(origin=boston, destination=london, date=OUT),
            api.FlightSearchLeg(origin=london, destination=boston, date=BACK),
        ],
    )
    shown = api.FlightResultParameters(pageSize=5, sort=api.FlightSort(key="duration", direction="asc"))
    body = api.FlightSearchRequest(searchStartParameters=start, resultParameters=shown)
    answer, polls = polled(
        lambda: search.flights_poll(body, user_track_id=USER),
        lambda last: search.flights_poll(
            api.FlightSearchRequest(searchId=last.search_id), cluster=last.cluster, user_track_id=USER
        ),
    )
    assert len(answer.results) == 5 < answer.total_count and answer.passengers.children == 1
    first = answer.results[0]
    option = first.booking_options[0]
    leg = answer.legs[first.legs[0].id]
    hops = [answer.segments[hop.id] for hop in leg.segments]
    details = search.flights_details(
        api.FlightDetailsRequest(searchId=answer.search_id, resultId=first.id), cluster=answer.cluster
    )
    assert details.results[0].id == first.id
    print(
        f"flights: {answer.total_count} after {polls} calls; the fastest takes {leg.duration} minutes via "
        f"{[hop.destination for hop in hops]} and costs {option.display_price.display_price} "
        f"at {answer.providers[option.provider_code].display_name}"
    )


def hotels(client: api.ApiClient, destination: str) -> None:
    search = api.HotelsApi(client)
    stay = dict(user_track_id=USER, checkin=OUT, checkout=BACK, rooms="2:4,6|1", currency_code="EUR")
    options = ["filter", "destination", "topRates", "rateBreakdown", "images"]
    while True:
        page = search.hotels_multiple(
            destination, sort_field="minRate", sort_direction="ascending", page_size=5, star_rating="3|4",
            response_options=options, **stay,
        )
        if page.is_complete:
            break
        time.sleep(0.2)
    assert len(page.results) == 5 and page.destination.key == destination and page.price_ranges
    cheapest = page.results[0]
    rate = cheapest.rates[0]
    print(
        f"hotels: {page.total_results} in {page.destination.name}; the cheapest is {cheapest.name} at "
        f"{cheapest.lowest_rate} EUR from {page.providers[rate.provider_index].name}"
    )
    # A pipe-delimited list of hotels, which the response lists first.
    preferred = [hotel.id for hotel in page.results[3:5]]
    basic = search.hotels_basic(
        destination, page_size=5, star_rating="3|4", preferred_hotels=preferred, **stay
    )
    assert [hotel.id for hotel in basic.results[:2]] == preferred
    one = search.hotels_single(
        f"khotel:{cheapest.id}", only_if_complete=True, response_options=["reviews", "images"], **stay
    )
    while not one.is_complete:
        time.sleep(0.2)
        one = search.hotels_single(f"khotel:{cheapest.id}", response_options=["reviews", "images"], **stay)
    assert one.results and one.reviews.guest_ratings and one.images
    print(f"hotel: {one.name} has {len(one.results)} rates and {one.reviews.number_of_reviews} reviews")


def cars(client: api.ApiClient) -> None:
    search = api.CarsApi(client)
    airport = api.CarSearchPlace(api.CarSearchPlaceAirport(type="airport", value="BOS"))
    start = api.CarSearchStart(
        pickup=api.CarPickup(location=airport, var_date=OUT, hour=10, minute=30),
        dropoff=api.CarDropoff(var_date=BACK, hour=9),
    )
    answer, polls = polled(
        lambda: search.cars_poll(api.CarSearchRequest(searchStartParameters=start), user_track_id=USER),
        lambda last: search.cars_poll(
            api.CarSearchRequest(searchId=last.search_id), cluster=last.cluster, user_track_id=USER
        ),
    )
    option = answer.results[0].booking_options[0]
    fees = [fee.code for result in answer.results for each in result.booking_options for fee in each.fees or []]
    assert fees
    print(
        f"cars: {len(answer.results)} after {polls} calls; the first is a {option.car.brand} at "
        f"{option.price.display_price} from {answer.agencies[option.agency_code].display_name}"
    )


def feed(client: api.ApiClient) -> None:
    """Reads a feed as raw bytes, because the generator supports only JSON bodies. The records are generated models."""
    response = api.FeedsApi(client).feeds_hotels_without_preload_content(page_size=3)
    hotels = [api.HotelFeedRecord.from_dict(json.loads(line)) for line in response.read().splitlines()]
    assert len(hotels) == 3 and hotels[0].hotel_id < hotels[1].hotel_id < hotels[2].hotel_id
    print(f"feed: {[hotel.hotel_name for hotel in hotels]}")


def rejected(base_url: str) -> None:
    with api.ApiClient(api.Configuration(host=base_url)) as client:
        try:
            api.AutocompleteApi(client).autocomplete_flights("boston")
        except api.exceptions.UnauthorizedException as error:
            print(f"rejected: {error.status}, {error.data.actual_instance.error_code}")
        else:
            raise AssertionError("a call without a key succeeded")


if __name__ == "__main__":
    main(*sys.argv[1:])
