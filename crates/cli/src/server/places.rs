//! The places of a server: who has one, and who loses it when all are taken.
//!
//! A client waits for the server while its request is worked on; else the server waits for the client: for a head, for a
//! body, for taking an answer. The clients that the server waits for stand in line, since the moment when it began to
//! wait; bytes that arrive one at a time do not change that. If the places or the bytes that may be held are all
//! taken, the first in line gives way. Clients that stop thus cost others nothing, however many they are.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::head::Head;
use super::race::{First, first};

/// The longest time to wait until others have given way.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The server has no place left for this.
#[derive(Debug)]
pub(super) struct Full;

pub(super) struct Places {
    most: usize,
    bytes: Arc<Semaphore>,
    most_bytes: usize,
    line: Mutex<Line>,
    /// Announces the end of a connection.
    ended: Notify,
}

/// The clients that the server waits for.
#[derive(Default)]
struct Line {
    next: u64,
    waiting: BTreeMap<u64, Arc<Client>>,
    open: usize,
}

/// The state of a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// It sends the head of a request, or nothing.
    Head,
    Body,
    /// It waits for the server.
    Work,
    /// It takes an answer.
    Answer,
}

/// A client, from the start to the end of its connection.
pub(super) struct Client {
    places: Arc<Places>,
    state: Mutex<State>,
    /// Ends the reading of a body.
    stop: Notify,
    /// Ends the connection.
    close: Notify,
}

struct State {
    phase: Phase,
    /// Its number in the line.
    number: Option<u64>,
    /// The bytes that it makes the server hold.
    held: Option<OwnedSemaphorePermit>,
    head: Head,
    /// Set if it has to stop sending a body.
    is_stopped: bool,
    /// Set if it had to give way, for good.
    has_lost_its_place: bool,
}

impl State {
    fn held(&self) -> usize {
        self.held.as_ref().map_or(0, OwnedSemaphorePermit::num_permits)
    }
}

impl Places {
    pub(super) fn new(most: usize, most_bytes: usize) -> Arc<Self> {
        let most_bytes = most_bytes.min(u32::MAX as usize).min(Semaphore::MAX_PERMITS);
        Arc::new(Self {
            most,
            bytes: Arc::new(Semaphore::new(most_bytes)),
            most_bytes,
            line: Mutex::default(),
            ended: Notify::new(),
        })
    }

    /// Lets a client in. `None` if all others wait for the server.
    pub(super) fn enter(self: &Arc<Self>) -> Option<Arc<Client>> {
        let mut line = lock(&self.line);
        if line.open >= self.most {
            line.give_way(|_| true)?;
        }
        line.open = line.open.saturating_add(1);
        let state = State {
            phase: Phase::Head,
            number: None,
            held: None,
            head: Head::default(),
            is_stopped: false,
            has_lost_its_place: false,
        };
        let client = Arc::new(Client {
            places: Arc::clone(self),
            state: Mutex::new(state),
            stop: Notify::new(),
            close: Notify::new(),
        });
        line.queue(&client);
        Some(client)
    }

    /// Makes the first in line give way, if the server waits for anybody.
    pub(super) fn make_place(&self) -> bool {
        lock(&self.line).give_way(|_| true).is_some()
    }

    /// Waits until all connections have ended.
    pub(super) async fn emptied(&self) {
        loop {
            let ended = self.ended.notified();
            if lock(&self.line).open == 0 {
                return;
            }
            ended.await;
        }
    }
}

impl Line {
    fn queue(&mut self, client: &Arc<Client>) {
        let mut state = lock(&client.state);
        if let Some(number) = state.number.take() {
            self.waiting.remove(&number);
        }
        self.waiting.insert(self.next, Arc::clone(client));
        state.number = Some(self.next);
        self.next = self.next.saturating_add(1);
    }

    fn remove(&mut self, client: &Client) {
        if let Some(number) = lock(&client.state).number.take() {
            self.waiting.remove(&number);
        }
    }

    /// Ends the first client that fits: its request if it sends a body, and else its connection. Returns the number of
    /// bytes that it held.
    fn give_way(&mut self, fits: impl Fn(&State) -> bool) -> Option<usize> {
        let mut waiting = self.waiting.iter();
        let found = waiting.find(|(_, client)| fits(&lock(&client.state)));
        let number = found.map(|(number, _)| *number)?;
        let client = self.waiting.remove(&number)?;
        let mut state = lock(&client.state);
        state.number = None;
        state.has_lost_its_place = true;
        match state.phase {
            Phase::Body => {
                state.is_stopped = true;
                client.stop.notify_one();
            }
            _ => client.close.notify_one(),
        }
        Some(state.held())
    }
}

impl Client {
    /// Notes bytes that have arrived.
    pub(super) fn received(&self, bytes: &[u8]) {
        let mut state = lock(&self.state);
        if state.phase == Phase::Head {
            state.head.read(bytes);
        }
    }

    /// Notes that all bytes have been sent.
    pub(super) fn sent(&self) {
        let mut state = lock(&self.state);
        // Not those that ask for a body.
        if state.phase == Phase::Answer {
            state.phase = Phase::Head;
            state.held = None;
            state.head = Head::default();
        }
    }

    /// Returns true if the client has sent some of a head.
    pub(super) fn is_within_a_head(&self) -> bool {
        let state = lock(&self.state);
        state.phase == Phase::Head && state.head.is_unfinished()
    }

    /// Returns true if the connection has to end after the answer, at once.
    pub(super) fn has_lost_its_place(&self) -> bool {
        lock(&self.state).has_lost_its_place
    }

    /// The head of a request is there. Returns true if it is a right one.
    pub(super) fn begin(&self) -> bool {
        let mut state = lock(&self.state);
        state.phase = Phase::Body;
        state.is_stopped = false;
        !state.head.is_contradicting()
    }

    /// The request is there: the client waits for the server.
    pub(super) fn begin_work(&self) {
        lock(&self.places.line).remove(self);
        let mut state = lock(&self.state);
        state.phase = Phase::Work;
        state.is_stopped = false;
    }

    /// The answer is there: the server waits for the client.
    pub(super) fn begin_answer(self: &Arc<Self>) {
        lock(&self.state).phase = Phase::Answer;
        lock(&self.places.line).queue(self);
    }

    /// Counts bytes that the client makes the server hold, from the moment when there is space for them. Until then,
    /// others give way.
    pub(super) async fn hold(&self, count: usize) -> Result<(), Full> {
        let places = &self.places;
        let count = count.min(places.most_bytes);
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let bytes = || Arc::clone(&places.bytes);
        let permit = match bytes().try_acquire_many_owned(count) {
            Ok(permit) => permit,
            Err(_) => {
                self.make_space(count as usize);
                let waiting = timeout(LONGEST_WAIT, bytes().acquire_many_owned(count));
                match first(waiting, self.stopped()).await {
                    First::Left(Ok(Ok(permit))) => permit,
                    _ => return Err(Full),
                }
            }
        };
        let mut state = lock(&self.state);
        match &mut state.held {
            Some(held) => held.merge(permit),
            held => *held = Some(permit),
        }
        Ok(())
    }

    /// Lets go of all bytes.
    pub(super) fn let_go(&self) {
        lock(&self.state).held = None;
    }

    /// Makes clients give way until others will have this many bytes.
    fn make_space(&self, count: usize) {
        let mut line = lock(&self.places.line);
        let mut free = self.places.bytes.available_permits();
        while free < count {
            let Some(held) = line.give_way(|state| state.held() > 0) else { return };
            free = free.saturating_add(held);
        }
    }

    /// Waits until the client has to stop sending a body.
    pub(super) async fn stopped(&self) {
        while !lock(&self.state).is_stopped {
            self.stop.notified().await;
        }
    }

    /// Waits until the connection has to end.
    pub(super) async fn closed(&self) {
        self.close.notified().await;
    }
}

/// A connection, which has a place until it is dropped.
pub(super) struct Place(pub(super) Arc<Client>);

impl Drop for Place {
    fn drop(&mut self) {
        let client = &self.0;
        let mut line = lock(&client.places.line);
        line.remove(client);
        line.open = line.open.saturating_sub(1);
        drop(line);
        client.let_go();
        client.places.ended.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use tokio::runtime::Builder;

    use super::*;

    fn is_over(future: impl Future) -> bool {
        let mut cx = Context::from_waker(Waker::noop());
        matches!(pin!(future).poll(&mut cx), Poll::Ready(_))
    }

    #[test]
    fn the_first_in_line_gives_way() {
        let places = Places::new(3, 100);
        let enter = || places.enter().map(Place);
        let [first, second, third] = [enter(), enter(), enter()].map(Option::unwrap);
        // It sends a body, so that its request is answered; it has begun to wait earlier, all the same.
        assert!(first.0.begin());
        let fourth = enter().unwrap();
        assert!(is_over(first.0.stopped()) && !is_over(first.0.closed()));
        first.0.begin_answer();
        // Work is not interrupted. The next in line is the third.
        second.0.begin_work();
        let fifth = enter().unwrap();
        assert!(is_over(third.0.closed()) && !is_over(second.0.closed()));
        drop(third);
        // The answer was begun after the fourth had come.
        let sixth = enter().unwrap();
        assert!(is_over(fourth.0.closed()) && !is_over(first.0.closed()));
        for place in [&first, &fifth, &sixth] {
            place.0.begin_work();
        }
        assert!(enter().is_none(), "all wait for the server");
        drop((first, second, fourth, fifth));
        assert!(enter().is_some());
        assert!(!is_over(places.emptied()));
        drop(sixth);
        assert!(is_over(places.emptied()));
    }

    #[test]
    fn bytes_are_held_by_the_newest() {
        let runtime = Builder::new_current_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let places = Places::new(9, 100);
            let [idle, large, small, other] = [(); 4].map(|()| Place(places.enter().unwrap()));
            for place in [&large, &small, &other] {
                place.0.begin();
            }
            large.0.hold(70).await.unwrap();
            small.0.hold(20).await.unwrap();
            // The first that holds any has to stop, and the others go on when it has let go.
            let mut waiting = pin!(other.0.hold(60));
            assert!(!is_over(waiting.as_mut()) && is_over(large.0.stopped()));
            assert!(!is_over(small.0.stopped()) && !is_over(idle.0.closed()));
            large.0.let_go();
            waiting.await.unwrap();
            // More than there is counts as all. Its own body is no longer what has to stop.
            large.0.begin_work();
            let mut waiting = pin!(large.0.hold(1000));
            assert!(!is_over(waiting.as_mut()) && is_over(small.0.stopped()));
            assert!(is_over(other.0.stopped()));
            small.0.let_go();
            other.0.let_go();
            waiting.await.unwrap();
        });
    }
}
