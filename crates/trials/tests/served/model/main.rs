//! Serves a language model, calls the service over HTTP with and without the generated client, and prints the
//! responses.

use std::net::SocketAddr;
use std::sync::Arc;

use specwright_client::Error;

use client::Client;
use host::model;
use models::model::{Question, WatchQuery};
use raw::{print_raw, serve};

async fn calls(address: SocketAddr) -> Result<(), Error> {
    let client = Client::builder(&format!("http://{address}")).key("open sesame").build()?;
    let session = client.session();
    let messages = session.messages();

    println!("# typed events");
    let mut events = messages.create(&Question::new("good morning")).await?;
    while let Some(event) = events.next().await {
        println!("{:?}", event?.value);
    }
    println!("# a marked end");
    let mut chunks = messages.complete(&Question::new("good night")).await?;
    while let Some(chunk) = chunks.next().await {
        println!("{:?}", chunk?.value);
    }
    println!("# interrupted and ended responses");
    let mut news = messages.watch(&WatchQuery::default()).await?;
    while let Some(chunk) = news.next().await {
        println!("{:?}", chunk?.value);
    }
    println!("after event {:?}, broken: {}", news.last_event_id(), news.is_broken());
    println!("{}", messages.create(&Question::new("")).await.unwrap_err());
    let error = messages.complete(&Question::new("too long")).await.unwrap_err();
    println!("{error}\n{:?}", error.api_error());
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let host = Arc::new(model());
    let routes = wayfare_service::http::framed(host.clone(), service::model::messages_routes(host));
    let address = serve(routes).await?;

    calls(address).await?;
    println!("# without the client");
    let requests = [
        "POST /v1/messages\nauthorization: Bearer a\nmodel-version: 2027-01-01\n\n{\"text\":\"hello\"}",
        "POST /v1/messages\nauthorization: Bearer a\nmodel-version: 2027-01-01\n\n{\"text\":\"\"}",
        "POST /v1/completions\nauthorization: Bearer a\n\n{\"text\":\"no version\"}",
        "POST /v1/completions\nauthorization: Bearer a\nmodel-version: 2027-01-01\n\n{\"text\":\"hello\"}",
        "GET /v1/messages\nauthorization: Bearer a\nmodel-version: 2027-01-01\nlast-event-id: 2",
        "GET /v1/messages\nauthorization: Bearer a\nmodel-version: 2027-01-01\nlast-event-id: 4",
    ];
    print_raw(address, &requests).await?;
    Ok(())
}
