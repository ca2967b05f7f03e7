//! The first of two events.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

/// The one that came first.
pub(super) enum First<A, B> {
    Left(A),
    Right(B),
}

/// Waits for the first of two futures, and drops the other one. The left one is asked first.
pub(super) async fn first<A, B>(
    left: impl Future<Output = A>,
    right: impl Future<Output = B>,
) -> First<A, B> {
    let (mut left, mut right) = (pin!(left), pin!(right));
    poll_fn(|cx| {
        if let Poll::Ready(value) = left.as_mut().poll(cx) {
            return Poll::Ready(First::Left(value));
        }
        right.as_mut().poll(cx).map(First::Right)
    })
    .await
}
