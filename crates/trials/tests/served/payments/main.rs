//! Serves payments, calls the service over HTTP with and without the generated client, and prints the responses.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse as _, Response};
use specwright_client::{CallOptions, Error};

use client::Client;
use host::bank;
use models::payments::{Card, CardExpires, CreateQuery, Item, NewCharge, NewRefund};
use raw::{print_raw, serve};

/// `true` if the next response is lost after the service has processed the request.
static LOSES: AtomicBool = AtomicBool::new(false);

async fn losing(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if LOSES.swap(false, Ordering::Relaxed) { http::StatusCode::BAD_GATEWAY.into_response() } else { response }
}

async fn calls(address: SocketAddr) -> Result<(), Error> {
    let client = Client::builder(&format!("http://{address}")).key("open sesame").build()?;
    let session = client.session();
    let charges = session.charges();

    println!("# lost responses");
    LOSES.store(true, Ordering::Relaxed);
    let charge = charges.create(&CreateQuery::default(), &NewCharge::new(1250, "eur")).await?.value;
    println!("{charge:?}");
    LOSES.store(true, Ordering::Relaxed);
    println!("{:?}", charges.refund(&NewRefund::new(charge.id.clone())).await?.value);
    let mine = CreateQuery::default().with_idempotency_key("order 7");
    for _ in 0..2 {
        println!("{:?}", charges.create(&mine, &NewCharge::new(300, "usd")).await?.value.id);
    }
    println!("# a nested form");
    let mut nested = NewCharge::new(500, "eur");
    nested.card = Some(Card::new("4242", CardExpires::new(12, 2030)));
    nested.items = vec![Item::new("tea & cake", 300), Item::new("é=1", 200)];
    nested.items[1].sizes = vec![7, 8];
    nested.labels = vec!["a[b]".into(), "".into()];
    nested.metadata = [("order", "7"), ("12", "true")].map(|(key, value)| (key.into(), value.into())).into();
    nested.capture = Some(false);
    let charge_of = charges.create(&CreateQuery::default(), &nested).await?.value;
    println!("{}", charge_of.request);
    let read = specwright_core::decode::<NewCharge>(charge_of.request.to_string().as_bytes());
    println!("{}", read.is_ok_and(|read| read.value == nested));
    nested.metadata = [("a[b]".into(), "1".into())].into();
    println!("{}", charges.create(&CreateQuery::default(), &nested).await.unwrap_err());
    LOSES.store(true, Ordering::Relaxed);
    let once = session.with(CallOptions::new().repeatable(false));
    println!("{}", once.charges().refund(&NewRefund::new(charge.id)).await.unwrap_err());
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let host = Arc::new(bank());
    let routes = wayfare_service::http::framed(host.clone(), service::payments::charges_routes(host.clone()));
    let routes = routes.layer(from_fn(losing));
    let address = serve(routes).await?;

    calls(address).await?;
    let [charges, refunds] = host.counts();
    println!("{charges} charges, {refunds} refunds");
    println!("# without the client");
    let requests = [
        "POST /v1/charges\nauthorization: Bearer a\nidempotency-key: b\n\namount=1&currency=eur",
        "POST /v1/charges\nauthorization: Bearer a\nidempotency-key: b\n\namount=1&currency=eur",
        "POST /v1/charges\nauthorization: Bearer a\n\namount=1&currency=eur&items[1][name]=b&items[1][price]=2&items[0][name]=a&items[0][price]=1&labels[0]=x&metadata[k]=v",
        "POST /v1/charges\nauthorization: Bearer a\n\namount=1&currency=eur&card[number]=1&card[expires][month]=13&card[expires][year]=soon",
        "POST /v1/charges\nauthorization: Bearer a\n\namount=1&currency=eur&card[number=1",
        "POST /v1/charges\nauthorization: Bearer a\n\namount=1&currency=eur&card=1&unknown[x]=1",
    ];
    print_raw(address, &requests).await?;
    Ok(())
}
