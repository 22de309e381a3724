// Types of values: misspelled literals do not compile.

import assert from "node:assert/strict";
import { test } from "node:test";

import { other, type cars, type flights, type hotels } from "../generated/index.js";

test("lists of values seen so far accept these values, and others through `other`", () => {
  const known: flights.Cabin = "economy";
  const rare: flights.Cabin = other("sleeper");
  // @ts-expect-error A misspelled value.
  const misspelled: flights.Cabin = "ecnomy";
  // @ts-expect-error Any string.
  const any: flights.Cabin = String("economy");
  // @ts-expect-error A misspelled value within a request.
  const request: flights.FlightSearchStart = { cabin: "ecnomy", passengers: ["ADT"], legs: [] };
  assert.deepEqual(
    [known, rare, misspelled, any, request.cabin],
    ["economy", "sleeper", "ecnomy", "economy", "ecnomy"],
  );
});

test("complete lists accept only their values", () => {
  const known: hotels.HotelSortField = "distance";
  // @ts-expect-error No other values exist.
  const unlisted: hotels.HotelSortField = other("smell");
  // @ts-expect-error A misspelled value.
  const misspelled: cars.CarPriceMode = "perDay";
  assert.deepEqual([known, unlisted, misspelled], ["distance", "smell", "perDay"]);
});

test("responses narrow to known values", () => {
  const nameOf = (cabin: flights.Cabin): string => {
    switch (cabin) {
      case "first":
        return "First class";
      default:
        return cabin;
    }
  };
  assert.deepEqual([nameOf("first"), nameOf(other("sleeper"))], ["First class", "sleeper"]);
});
