//! Many documents, on all cores.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::iter::FusedIterator;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
use std::vec;

use treewright_syntax::OutOfBandMetadata;

use crate::{Document, Input, Options, Parsed};

/// How far the threads work ahead of whoever takes the results, for each thread: as far as both
/// allow. With fewer inputs a long one would leave the other threads without work, with more the
/// trees would fill the memory.
const INPUTS_AHEAD: u64 = 64;
const BYTES_AHEAD: u64 = 4 << 20;

/// How much a thread takes at once, as long as both allow.
const INPUTS_AT_ONCE: usize = 32;
const BYTES_AT_ONCE: u64 = 16 << 10;

/// Parses many documents on all cores, with the defaults of [`Options`]. The documents come in the
/// order of the texts.
///
/// ```
/// let pages = vec!["<title>one</title>", "<title>two</title>"];
/// let texts: Vec<String> =
///     treewright::parse_many(pages).map(|page| page.text_content(page.root())).collect();
/// assert_eq!(texts, ["one", "two"]);
/// ```
///
/// [`Options::parse_many_bytes`] is for bytes, and [`Many`] says how it goes.
pub fn parse_many<I>(texts: I) -> Many<'static, I::Item, Document>
where
    I: IntoIterator<Item: AsRef<str> + Send + 'static, IntoIter: Send + 'static>,
{
    Many::new(texts, |text: I::Item| Options::new().parse(text.as_ref()).document)
        .sizes(|text| text.as_ref().len() as u64)
}

impl Options {
    /// Parses many whole documents on all cores. Each result is what [`parse`](Self::parse) makes
    /// of the text, and they come in the order of the texts.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let pages = ["<!doctype html><title></title>", "<p id=a id=b>"];
    /// let parsed = Options::new().collect_errors(true).parse_many(pages).threads(2);
    /// let errors: Vec<usize> = parsed.map(|parsed| parsed.errors.len()).collect();
    /// assert_eq!(errors, [0, 2]);
    /// ```
    ///
    /// [`Many`] says how it goes, and what to do where the texts are borrowed or where there is
    /// more to be done on all cores than parsing.
    pub fn parse_many<I>(&self, texts: I) -> Many<'static, I::Item, Parsed>
    where
        I: IntoIterator<Item: AsRef<str> + Send + 'static, IntoIter: Send + 'static>,
    {
        let options = self.clone();
        Many::new(texts, move |text: I::Item| options.parse(text.as_ref()))
            .sizes(|text| text.as_ref().len() as u64)
    }

    /// Parses many whole documents from their bytes on all cores. Each result is what
    /// [`parse`](Self::parse) makes of the bytes, and they come in the order of the
    /// inputs. The metadata hold for all of them.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let pages = [&b"<meta charset=koi8-r><p>\xC1"[..], b"<meta charset=windows-1251><p>\xE0"];
    /// for parsed in Options::new().parse_many_bytes(pages, OutOfBandMetadata::new()) {
    ///     assert_eq!(parsed.document.text_content(parsed.document.root()), "а");
    /// }
    /// ```
    ///
    /// Where each document has its own metadata, as in a crawl, use [`Many::new`].
    pub fn parse_many_bytes<I>(
        &self,
        inputs: I,
        metadata: OutOfBandMetadata,
    ) -> Many<'static, I::Item, Parsed>
    where
        I: IntoIterator<Item: AsRef<[u8]> + Send + 'static, IntoIter: Send + 'static>,
    {
        let options = self.clone();
        Many::new(inputs, move |bytes: I::Item| {
            options.parse(Input::bytes(bytes.as_ref(), &metadata))
        })
        .sizes(|bytes| bytes.as_ref().len() as u64)
    }
}

/// Work on many inputs, done on several threads: an iterator over the results in the order of the
/// inputs.
///
/// - **Lazy.** Nothing happens before the first [`next`](Iterator::next). Then the threads work
///   ahead, but only so far: up to 64 inputs for each thread, and no more when inputs of 4 MiB for
///   each thread are under way ([`sizes`](Self::sizes)). So memory stays bounded with any number
///   of inputs, and when the results are taken slowly.
/// - **Inputs are taken by the threads**, when there is time to work on them. An iterator that has
///   to wait for the next input delays no result. Only where the inputs are known to be small
///   ([`sizes`](Self::sizes)) and the iterator knows that there are more
///   ([`size_hint`](Iterator::size_hint)) a thread takes a few of them at once.
/// - **Ends when it is dropped.** Each thread finishes the input it is at, and takes no more.
/// - **Panics are not lost.** A panic in the work or in the iterator of inputs comes out of `next`
///   in the place of that result. Parsing does not panic.
///
/// [`parse_many`] and [`Options::parse_many_bytes`] make one that parses. What else is to be done
/// for each document can be done on all cores as well, and spares the thread that takes the results
/// dropping the trees:
///
/// ```
/// use treewright::{Input, Many, Options, OutOfBandMetadata};
///
/// let responses = vec![
///     ("text/html; charset=koi8-r", b"<p>\xC1".to_vec()),
///     ("text/html; charset=windows-1251", b"<p>\xE0".to_vec()),
/// ];
/// let texts = Many::new(responses, |(content_type, body): (&str, Vec<u8>)| {
///     let metadata = OutOfBandMetadata::new().content_type(content_type);
///     let document = Options::new().parse(Input::bytes(&body, &metadata)).document;
///     document.text_content(document.root())
/// });
/// assert_eq!(texts.collect::<Vec<_>>(), ["а", "а"]);
/// ```
///
/// Inputs that are borrowed need threads that end before they do, which are those of a
/// [scope](thread::scope):
///
/// ```
/// use treewright::{Many, Options};
///
/// let pages = vec![String::from("<p>one"), String::from("<p>two")];
/// let options = Options::new();
/// let elements: usize = std::thread::scope(|scope| {
///     let parsed = Many::scoped(scope, &pages, |page: &String| options.parse(page));
///     parsed.map(|parsed| parsed.document.descendants(parsed.document.root()).count()).sum()
/// });
/// assert_eq!(elements, 10);
/// ```
pub struct Many<'a, Input, Output> {
    shared: Arc<Shared<'a, Input, Output>>,
    /// 0 is as many as there are cores.
    threads: usize,
    /// The most results that there can be, where that is known.
    most: Option<usize>,
    stage: Stage<'a, Output>,
}

enum Stage<'a, Output> {
    NotStarted(Spawn<'a>),
    /// On the thread that takes the results.
    OneByOne,
    Parallel(Results<Output>),
}

/// Starts a thread.
type Spawn<'a> = Box<dyn Fn(Box<dyn FnOnce() + Send + 'a>) -> io::Result<()> + Send + 'a>;

impl<Input: Send + 'static, Output: Send + 'static> Many<'static, Input, Output> {
    /// Does `work` on each input, on threads of its own.
    pub fn new<I>(inputs: I, work: impl Fn(Input) -> Output + Send + Sync + 'static) -> Self
    where
        I: IntoIterator<Item = Input, IntoIter: Send + 'static>,
    {
        let spawn = |worker| thread::Builder::new().spawn(worker).map(drop);
        Self::with(Box::new(spawn), inputs, work)
    }
}

impl<'a, Input: Send + 'a, Output: Send + 'a> Many<'a, Input, Output> {
    /// Does `work` on each input, on threads of a scope, so that inputs and work may borrow from
    /// outside of it. Drop it before the scope ends, or take all results: the scope waits for its
    /// threads.
    pub fn scoped<I>(
        scope: &'a Scope<'a, '_>,
        inputs: I,
        work: impl Fn(Input) -> Output + Send + Sync + 'a,
    ) -> Self
    where
        I: IntoIterator<Item = Input, IntoIter: Send + 'a>,
    {
        let spawn = move |worker| thread::Builder::new().spawn_scoped(scope, worker).map(drop);
        Self::with(Box::new(spawn), inputs, work)
    }

    fn with<I>(
        spawn: Spawn<'a>,
        inputs: I,
        work: impl Fn(Input) -> Output + Send + Sync + 'a,
    ) -> Self
    where
        I: IntoIterator<Item = Input, IntoIter: Send + 'a>,
    {
        let inputs = inputs.into_iter();
        let (_, most) = inputs.size_hint();
        let shared = Shared {
            inputs: Mutex::new(Inputs { left: Some(Box::new(inputs)), groups: 0 }),
            work: Box::new(work),
            size: None,
            window: Window::default(),
        };
        Self { shared: Arc::new(shared), threads: 0, most, stage: Stage::NotStarted(spawn) }
    }

    /// How many threads do the work; 0, and when nothing is said, is as many as
    /// [there are cores for](thread::available_parallelism). With 1 all is done on the thread that
    /// takes the results, when it asks for them. Where the system has no more threads to give, there
    /// are fewer.
    ///
    /// Only before the first result is taken.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// How many bytes, about, an input stands for: the threads work less far ahead of the results
    /// where inputs are large, and hand them over in groups where they are small. When nothing is
    /// said, the number of inputs alone decides. [`parse_many`] and its like know by themselves.
    ///
    /// Only before the first result is taken.
    #[must_use]
    pub fn sizes(mut self, size: impl Fn(&Input) -> u64 + Send + Sync + 'a) -> Self {
        if let Some(shared) = Arc::get_mut(&mut self.shared) {
            shared.size = Some(Box::new(size));
        }
        self
    }

    /// Whether [`next`](Iterator::next) would come back at once. While it would not is the time to
    /// flush what the results before were written to.
    ///
    /// ```
    /// let mut documents = treewright::parse_many(["<p>one"; 100]).threads(2);
    /// assert!(!documents.is_ready(), "nothing happens before it is asked for");
    /// let mut waits = 0;
    /// loop {
    ///     waits += usize::from(!documents.is_ready());
    ///     if documents.next().is_none() {
    ///         break;
    ///     }
    /// }
    /// assert!(waits <= 101);
    /// ```
    pub fn is_ready(&mut self) -> bool {
        match &mut self.stage {
            Stage::NotStarted(_) | Stage::OneByOne => false,
            Stage::Parallel(results) => results.is_ready(),
        }
    }

    /// Starts as many threads as there is work for, and as the system gives.
    #[expect(clippy::arithmetic_side_effects, reason = "counts up to the number of threads")]
    fn start(&self, spawn: &Spawn<'a>) -> Stage<'a, Output> {
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, Into::into),
            threads => threads,
        };
        let threads = threads.min(self.most.unwrap_or(usize::MAX));
        if threads <= 1 {
            return Stage::OneByOne;
        }
        let (sender, receiver) = mpsc::channel();
        let mut started = 0;
        while started < threads {
            let (shared, sender) = (Arc::clone(&self.shared), sender.clone());
            if spawn(Box::new(move || shared.run(&sender))).is_err() {
                break;
            }
            started += 1;
            self.shared.window.open_for(started);
        }
        if started == 0 {
            return Stage::OneByOne;
        }
        Stage::Parallel(Results::new(receiver))
    }
}

impl<'a, Input: Send + 'a, Output: Send + 'a> Iterator for Many<'a, Input, Output> {
    type Item = Output;

    fn next(&mut self) -> Option<Output> {
        if let Stage::NotStarted(spawn) = &self.stage {
            self.stage = self.start(spawn);
        }
        match &mut self.stage {
            Stage::Parallel(results) => {
                let (size, result) = results.next()?;
                self.shared.window.leave(size);
                Some(result.unwrap_or_else(|panic| panic::resume_unwind(panic)))
            }
            Stage::NotStarted(_) | Stage::OneByOne => {
                let input = self.shared.inputs().take()?;
                Some((self.shared.work)(input))
            }
        }
    }
}

impl<'a, Input: Send + 'a, Output: Send + 'a> FusedIterator for Many<'a, Input, Output> {}

impl<Input, Output> Drop for Many<'_, Input, Output> {
    fn drop(&mut self) {
        self.shared.window.close();
    }
}

impl<Input, Output> fmt::Debug for Many<'_, Input, Output> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Many").field("threads", &self.threads).finish_non_exhaustive()
    }
}

/// What the threads share.
struct Shared<'a, Input, Output> {
    inputs: Mutex<Inputs<'a, Input>>,
    work: Box<dyn Fn(Input) -> Output + Send + Sync + 'a>,
    size: Option<Size<'a, Input>>,
    window: Window,
}

type Size<'a, Input> = Box<dyn Fn(&Input) -> u64 + Send + Sync + 'a>;

struct Inputs<'a, Input> {
    /// `None` after the last.
    left: Option<Box<dyn Iterator<Item = Input> + Send + 'a>>,
    /// How many groups were taken.
    groups: usize,
}

/// Inputs that follow each other, and then what became of them.
struct Group<T> {
    number: usize,
    /// Each with its size.
    members: Vec<(u64, thread::Result<T>)>,
}

impl<'a, Input, Output> Shared<'a, Input, Output> {
    /// What one of the threads does.
    fn run(&self, results: &Sender<Group<Output>>) {
        while let Some(Group { number, members }) = self.take_group() {
            let work = |input| panic::catch_unwind(AssertUnwindSafe(|| (self.work)(input)));
            let members = members.into_iter().map(|(size, input)| (size, input.and_then(work)));
            if results.send(Group { number, members: members.collect() }).is_err() {
                return;
            }
        }
    }

    /// Takes the next input, and more when they are small and there to be taken: handing over a
    /// result to another thread takes as long as parsing a few hundred bytes.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "where there is room there is a thread; groups are counted"
    )]
    fn take_group(&self) -> Option<Group<Input>> {
        // The others wait for the lock meanwhile, which is no loss: what this one waits for, room
        // or an input, they would have to wait for too.
        let mut inputs = self.inputs();
        let threads = self.window.wait_for_room()?;
        let (mut members, mut bytes) = (Vec::new(), 0);
        loop {
            let taken = panic::catch_unwind(AssertUnwindSafe(|| {
                let input = inputs.take()?;
                Some((self.size.as_ref().map(|size| size(&input)), input))
            }));
            let size = match taken {
                Ok(None) => break,
                Ok(Some((size, input))) => {
                    members.push((size.unwrap_or(0), Ok(input)));
                    size
                }
                Err(panic) => {
                    // Nobody knows what an iterator does after a panic.
                    inputs.left = None;
                    members.push((0, Err(panic)));
                    None
                }
            };
            self.window.enter(size.unwrap_or(0));
            // Without sizes all may be long.
            let Some(size) = size else { break };
            bytes = size.saturating_add(bytes);
            // An iterator that does not know that there are more may wait for one, and what was
            // taken must not wait with it. Towards the end, each thread gets its share.
            let share = inputs.at_least() / threads / 4;
            let enough = bytes >= BYTES_AT_ONCE || members.len() >= INPUTS_AT_ONCE.min(share);
            if enough || !self.window.has_room() {
                break;
            }
        }
        if members.is_empty() {
            return None;
        }
        inputs.groups += 1;
        Some(Group { number: inputs.groups - 1, members })
    }

    fn inputs(&self) -> MutexGuard<'_, Inputs<'a, Input>> {
        self.inputs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Input> Inputs<'_, Input> {
    fn take(&mut self) -> Option<Input> {
        let input = self.left.as_mut()?.next();
        if input.is_none() {
            self.left = None;
        }
        input
    }

    /// How many there certainly are.
    fn at_least(&self) -> usize {
        self.left.as_ref().map_or(0, |left| left.size_hint().0)
    }
}

/// Bounds how many inputs are under way: taken, and their results not.
#[derive(Default)]
struct Window {
    under_way: Mutex<UnderWay>,
    room: Condvar,
}

#[derive(Default)]
struct UnderWay {
    threads: usize,
    inputs: usize,
    bytes: u64,
    /// Somebody waits for room.
    waited_for: bool,
    closed: bool,
}

impl UnderWay {
    /// Whether there is room for one more, when only so many quarters of it are to be used. One
    /// for each thread always fits.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "there are four quarters at most, of what was divided by 4"
    )]
    fn has_room(&self, quarters: u8) -> bool {
        let part = |all: u64| all.saturating_mul(self.threads as u64) / 4 * u64::from(quarters);
        self.inputs < self.threads
            || ((self.inputs as u64) < part(INPUTS_AHEAD) && self.bytes < part(BYTES_AHEAD))
    }
}

impl Window {
    fn under_way(&self) -> MutexGuard<'_, UnderWay> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open_for(&self, threads: usize) {
        self.under_way().threads = threads;
        self.room.notify_one();
    }

    /// Comes back with the number of threads when there is room, and with `None` when there never
    /// will be.
    fn wait_for_room(&self) -> Option<usize> {
        let mut under_way = self.under_way();
        while !under_way.closed && !under_way.has_room(4) {
            under_way.waited_for = true;
            under_way = self.room.wait(under_way).unwrap_or_else(PoisonError::into_inner);
        }
        under_way.waited_for = false;
        (!under_way.closed).then_some(under_way.threads)
    }

    fn has_room(&self) -> bool {
        self.under_way().has_room(4)
    }

    #[expect(clippy::arithmetic_side_effects, reason = "counts inputs, which there is a limit for")]
    fn enter(&self, size: u64) {
        let mut under_way = self.under_way();
        under_way.inputs += 1;
        under_way.bytes = under_way.bytes.saturating_add(size);
    }

    #[expect(clippy::arithmetic_side_effects, reason = "what leaves has entered")]
    fn leave(&self, size: u64) {
        let mut under_way = self.under_way();
        under_way.inputs -= 1;
        under_way.bytes = under_way.bytes.saturating_sub(size);
        // Not for each single one, waking takes time. Whoever waits holds the lock of the inputs,
        // so there is one at most.
        if under_way.waited_for && under_way.has_room(3) {
            under_way.waited_for = false;
            drop(under_way);
            self.room.notify_one();
        }
    }

    fn close(&self) {
        self.under_way().closed = true;
        self.room.notify_one();
    }
}

/// Puts what the threads have done in order.
struct Results<Output> {
    receiver: Receiver<Group<Output>>,
    /// What is left of the group that is given out.
    current: vec::IntoIter<(u64, thread::Result<Output>)>,
    /// How many groups were given out before.
    given: usize,
    /// The groups from there on, those that are there.
    waiting: VecDeque<Option<Group<Output>>>,
}

impl<Output> Results<Output> {
    fn new(receiver: Receiver<Group<Output>>) -> Self {
        Self { receiver, current: Vec::new().into_iter(), given: 0, waiting: VecDeque::new() }
    }

    fn next(&mut self) -> Option<(u64, thread::Result<Output>)> {
        while !self.has_next() {
            // When all threads have ended, there is no more.
            let group = self.receiver.recv().ok()?;
            self.keep(group);
        }
        self.current.next()
    }

    fn is_ready(&mut self) -> bool {
        while !self.has_next() {
            match self.receiver.try_recv() {
                Ok(group) => self.keep(group),
                Err(error) => return error == TryRecvError::Disconnected,
            }
        }
        true
    }

    #[expect(clippy::arithmetic_side_effects, reason = "counts groups")]
    fn has_next(&mut self) -> bool {
        if self.current.as_slice().is_empty()
            && let Some(group) = self.waiting.front_mut().and_then(Option::take)
        {
            self.waiting.pop_front();
            self.given += 1;
            self.current = group.members.into_iter();
        }
        !self.current.as_slice().is_empty()
    }

    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "each group comes once and is given later; the list was made long enough"
    )]
    fn keep(&mut self, group: Group<Output>) {
        let index = group.number - self.given;
        if index >= self.waiting.len() {
            self.waiting.resize_with(index + 1, || None);
        }
        self.waiting[index] = Some(group);
    }
}
