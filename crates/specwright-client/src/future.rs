//! Runtime-independent futures: `Send` on platforms with threads, and a race against a timer.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;

/// A boxed future; `Send` except on wasm32.
#[cfg(not(target_arch = "wasm32"))]
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// A boxed future; `Send` except on wasm32.
#[cfg(target_arch = "wasm32")]
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// A bound that requires `Send`, except on wasm32, which is single-threaded.
#[cfg(not(target_arch = "wasm32"))]
pub trait MaybeSend: Send {}
#[cfg(not(target_arch = "wasm32"))]
impl<T: Send + ?Sized> MaybeSend for T {}

/// A bound that requires `Send`, except on wasm32, which is single-threaded.
#[cfg(target_arch = "wasm32")]
pub trait MaybeSend {}
#[cfg(target_arch = "wasm32")]
impl<T: ?Sized> MaybeSend for T {}

/// A bound that requires `Sync`, except on wasm32, which is single-threaded.
#[cfg(not(target_arch = "wasm32"))]
pub trait MaybeSync: Sync {}
#[cfg(not(target_arch = "wasm32"))]
impl<T: Sync + ?Sized> MaybeSync for T {}

/// A bound that requires `Sync`, except on wasm32, which is single-threaded.
#[cfg(target_arch = "wasm32")]
pub trait MaybeSync {}
#[cfg(target_arch = "wasm32")]
impl<T: ?Sized> MaybeSync for T {}

/// Returns the output of `work`, or `None` if `alarm` completes first. If both are ready in the same poll, `work`
/// wins.
pub(crate) async fn before<T>(work: impl Future<Output = T>, alarm: impl Future<Output = ()>) -> Option<T> {
    let (mut work, mut alarm) = (pin!(work), pin!(alarm));
    poll_fn(|cx| match work.as_mut().poll(cx) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending => alarm.as_mut().poll(cx).map(|()| None),
    })
    .await
}
