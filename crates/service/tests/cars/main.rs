//! Tests of car searches over HTTP.
//!
//! The following table lists the rows of the description's tables about cars, and the tests that cover each row. `http`
//! refers to the tests common to both polled searches, and `trials` to the random searches of the `trials` crate, which
//! decode every response strictly:
//!
//! | table | row | tests |
//! |---|---|---|
//! | request | `searchId`: an id, null, omitted | `requests`, `http::invalid` |
//! | | `searchStartParameters`, not needed with an id | `requests`, `http::invalid` |
//! | | `resultParameters`, which may be omitted | `requests`, `http::results` |
//! | start | `pickup`, `dropoff` | `http::rentals`, `trials` |
//! | end | `location`: airport, city by id or text, omitted at dropoff | `http::rentals`, `trials` |
//! | | `date`, `hour`, `minute` with their defaults | `requests`, `http::rentals` |
//! | result parameters | `priceMode`: `total`, `perDayTotal` by default | `results`, `trials` |
//! | | `sort`: `distance`, `price` by default | `results`, `trials` |
//! | | `pageNumber` from 0, `pageSize` 50 by default | `trials` |
//! | | `currency`: the domain's by default, all prices converted | `results`, `http::results` |
//! | response | `searchId`, `cluster`, `status`, `days`, `currency` | `http::phases`, `requests`, `results` |
//! | | `results`, `sort`, `pageSize`, `totalCount`, `priceMode` | `results`, `trials` |
//! | | `agencies`, `providers`, `carLocations` | `results`, `trials` |
//! | result | `id`, `bookingOptions`; by agency, car and place | `results`, `trials` |
//! | option | every field | `trials`; `price` in `results` |
//! | policy, fee, badge | every field and value | `values`, `trials` |
//! | car | every field, every value of its enums | `values`, `trials` |
//! | agency, provider | every field, every type | `values`, `results`, `trials` |
//! | location | every field, every type; `countryName` across borders only | `values`, `trials` |
//! | states | first-phase, second-phase, complete | `http::phases`, `trials` |
//! | query | `apiKey`, `userTrackId`, `cluster` | `http::access`, `http::keeping` |
//! | errors | 400 in its envelope; 401, 403, 429 in theirs | `http::rentals`, `http::access` |

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

mod requests;
mod results;
mod scripted;
mod searches;
#[allow(dead_code, reason = "shared with the tests of the other operations")]
#[path = "../http/support.rs"]
mod support;
mod values;
