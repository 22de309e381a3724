//! Tests of car searches through HTTP, as callers use them.
//!
//! Each row of the description's tables about cars, and the tests that hold the service to it:
//!
//! | table | row | tests |
//! |---|---|---|
//! | request | `searchId`: an id, null, left out | `requests`, `invalid` |
//! | | `searchStartParameters`, not needed with an id | `requests`, `invalid` |
//! | | `resultParameters`, which may be left out | `requests`, `results` |
//! | start | `pickup`, `dropoff` | `requests`, `invalid` |
//! | end | `location`: an airport; a city by id or text; at the dropoff left out | `requests`, `one_way`, `invalid` |
//! | | `date`, `hour`, `minute` with their defaults | `requests`, `invalid` |
//! | results asked for | `priceMode`: `total`, `perDayTotal` by default | `results` |
//! | | `sort`: `distance`, `price` by default | `results` |
//! | | `pageNumber` from 0, `pageSize` 50 by default | `results` |
//! | | `currency`: that of the domain by default, all prices converted | `results` |
//! | response | `searchId`, `cluster`, `status`, `days`, `currency` | `phases`, `requests`, `results` |
//! | | `results`, `sort`, `pageSize`, `totalCount`, `priceMode` | `results` |
//! | | `agencies`, `providers`, `carLocations` | `results`, `rows` |
//! | result | `id`, `bookingOptions`; by agency, car and place | `results`, `phases` |
//! | option | every field | `rows`; `price` in `results`, `dropoffLocationId` in `one_way` |
//! | policy, fee, badge | every field and value | `rows`, `values` |
//! | car | every field, every value of its enums | `rows`, `values` |
//! | agency, provider | every field, every type | `rows`, `values`, `results` |
//! | location | every field, every type; `countryName` across borders only | `rows`, `values`, `one_way` |
//! | states | first-phase, second-phase, complete | `phases` |
//! | query | `apiKey`, `userTrackId`, `cluster` | `access` |
//! | errors | 400 in its shape; 401, 403, 429 in theirs | `invalid`, `access` |

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod access;
mod embedded;
mod invalid;
mod one_way;
mod phases;
mod requests;
mod results;
mod rows;
mod scripted;
mod searches;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
mod values;
