//! Work that takes long, on threads of its own.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// A bound on work of one kind: so much is done at a time, so much waits for its turn, and the rest is refused. Work
/// whose client has gone gives up its turn.
#[derive(Debug)]
pub(crate) struct Lane {
    turns: Arc<Semaphore>,
    /// The places of those that wait, and of those that have a turn.
    line: Arc<Semaphore>,
}

/// The turn of some work, which ends when it is dropped.
pub(super) struct Turn {
    _place: OwnedSemaphorePermit,
    _turn: OwnedSemaphorePermit,
}

/// The reason why work has no result.
pub(super) enum Unfinished {
    /// Too much waits already.
    Busy,
    Panicked,
}

impl Lane {
    pub(crate) fn new(turns: usize, waiting: usize) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(turns)),
            line: Arc::new(Semaphore::new(turns.saturating_add(waiting))),
        }
    }

    /// Does work when it is its turn. The turn lasts until the caller drops it.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<(T, Turn), Unfinished> {
        let place = Arc::clone(&self.line).try_acquire_owned().map_err(|_| Unfinished::Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Unfinished::Busy)?;
        let turn = Turn { _place: place, _turn: turn };
        spawn_blocking(move || (work(), turn)).await.map_err(|_| Unfinished::Panicked)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use tokio::runtime::Builder;

    use super::*;

    #[test]
    fn work_waits_or_is_refused() {
        let runtime = Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let lane = Arc::new(Lane::new(1, 1));
            let begin = |name: &'static str, end: std::sync::mpsc::Receiver<()>| {
                let lane = Arc::clone(&lane);
                tokio::spawn(async move {
                    let work = lane.work(move || {
                        let _ = end.recv();
                        name
                    });
                    work.await.map(|(name, _)| name).map_err(|_| ())
                })
            };
            let (end_first, first) = channel();
            let (end_second, second) = channel();
            let (_end_third, third) = channel();
            let first = begin("first", first);
            let second = begin("second", second);
            // The third is refused while the other two are there.
            assert_eq!(begin("third", third).await.unwrap(), Err(()));
            end_first.send(()).unwrap();
            assert_eq!(first.await.unwrap(), Ok("first"));
            end_second.send(()).unwrap();
            assert_eq!(second.await.unwrap(), Ok("second"));
            // A panic ends its work only.
            let work = lane.work(|| panic!("as it is meant"));
            assert!(matches!(work.await.map(|((), _)| ()), Err(Unfinished::Panicked)));
            assert!(lane.work(|| ()).await.is_ok());
            // Work that is no longer wanted gives up its place.
            let (end_fourth, fourth) = channel();
            let fourth = begin("fourth", fourth);
            let (_end_fifth, fifth) = channel();
            let fifth = begin("fifth", fifth);
            tokio::task::yield_now().await;
            fifth.abort();
            assert!(fifth.await.is_err());
            let (end_sixth, sixth) = channel();
            end_sixth.send(()).unwrap();
            let sixth = begin("sixth", sixth);
            tokio::task::yield_now().await;
            end_fourth.send(()).unwrap();
            assert_eq!(fourth.await.unwrap(), Ok("fourth"));
            assert_eq!(sixth.await.unwrap(), Ok("sixth"));
        });
    }
}
