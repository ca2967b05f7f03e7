//! Ports against a simple reference: sends, transfers, receipts and closings in random order, on one thread and on
//! several.
//!
//! `TREEWRIGHT_SCHEDULES` is the number of schedules (500), `TREEWRIGHT_MESSAGES` that of the messages in order
//! (50,000): `.ci/health messages` asks for 100,000 and 1,000,000.

use std::collections::VecDeque;

use treewright_messages::{HostPort, Message, Record, Serialized};

/// A number from the environment.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// Random numbers that are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((z ^ (z >> 31)) % bound as u64).expect("below a usize")
    }
}

/// The reference: an end of a channel is a number, its other end the neighbouring number. A queue has messages, each
/// with its number and the ends that go with it.
#[derive(Default)]
struct Model {
    queues: Vec<VecDeque<(u32, Vec<usize>)>>,
    is_open: Vec<bool>,
    /// The end no longer has an owner, or it is in the queue of such an end.
    is_gone: Vec<bool>,
}

impl Model {
    fn add(&mut self) -> usize {
        let first = self.queues.len();
        for _ in 0..2 {
            self.queues.push(VecDeque::new());
            self.is_open.push(true);
            self.is_gone.push(false);
        }
        first
    }

    fn close(&mut self, end: usize) {
        self.is_open[end] = false;
        self.is_open[end ^ 1] = false;
    }

    fn let_go(&mut self, end: usize) {
        let mut ends = vec![end];
        while let Some(end) = ends.pop() {
            self.close(end);
            self.is_gone[end] = true;
            ends.extend(self.queues[end].drain(..).flat_map(|(_, ends)| ends));
        }
    }

    fn send(&mut self, end: usize, message: u32, with: Vec<usize>) {
        if self.is_open[end] {
            self.queues[end ^ 1].push_back((message, with));
        } else {
            for end in with {
                self.let_go(end);
            }
        }
    }
}

/// Runs a schedule and compares after each step.
fn run(seed: u64, steps: usize) {
    let mut random = Random(seed);
    let mut model = Model::default();
    // The ends that the schedule has, with their numbers in the model.
    let mut held: Vec<(usize, HostPort)> = Vec::new();
    let mut sent = 0_u32;
    for step in 0..steps {
        let place = |step: &str| format!("seed {seed}, {step}");
        if held.len() < 2 || random.below(12) == 0 {
            let first = model.add();
            let (one, two) = HostPort::pair();
            held.extend([(first, one), (first + 1, two)]);
        }
        let at = random.below(held.len());
        let end = held[at].0;
        match random.below(10) {
            // A message, sometimes with ports: any but the one that it goes through.
            0..5 => {
                let mut with = Vec::new();
                for _ in 0..random.below(4).saturating_sub(1) {
                    let other = random.below(held.len());
                    if held[other].0 != end && held.len() > 1 {
                        with.push(held.swap_remove(other));
                    }
                }
                let at = held.iter().position(|(number, _)| *number == end).expect("it stays");
                // An end that goes through its own channel is lost with it.
                let doomed = with.iter().any(|(number, _)| *number == end ^ 1);
                let (numbers, ports): (Vec<_>, Vec<_>) = with.into_iter().unzip();
                if doomed {
                    drop(ports);
                    for end in numbers {
                        model.let_go(end);
                    }
                } else {
                    held[at].1.send(Message::with_ports(sent, ports));
                    model.send(end, sent, numbers);
                    sent += 1;
                }
            }
            5..9 => {
                let found = held[at].1.try_receive().ok();
                let expected = model.queues[end].pop_front();
                let number = found.as_ref().and_then(|message| message.value.as_number());
                let wanted = expected.as_ref().map(|(message, _)| f64::from(*message));
                assert_eq!(number, wanted, "{}", place(&format!("step {step}")));
                if let (Some(message), Some((_, ends))) = (found, expected) {
                    let ports = message.into_ports();
                    assert_eq!(ports.len(), ends.len(), "{}", place("ports"));
                    held.extend(ends.into_iter().zip(ports));
                }
            }
            _ if random.below(2) == 0 => {
                held[at].1.close();
                model.close(end);
            }
            _ => {
                drop(held.swap_remove(at));
                model.let_go(end);
            }
        }
        for (end, port) in &held {
            assert_eq!(port.is_entangled(), model.is_open[*end], "{}", place("open"));
            assert_eq!(port.len(), model.queues[*end].len(), "{}", place("length"));
        }
    }
}

#[test]
fn schedules_agree_with_the_reference() {
    for seed in 0..number("TREEWRIGHT_SCHEDULES", 500) {
        run(seed, 60);
    }
}

/// Messages through a port that goes from thread to thread while they fly: none is lost, doubled or reordered.
#[test]
fn a_port_travels_while_messages_fly() {
    for seed in 0..number("TREEWRIGHT_SCHEDULES", 500).min(2_000) {
        let mut random = Random(seed);
        let count = 200_u32;
        let (sender, receiver) = HostPort::pair();
        let (road, other_end) = HostPort::pair();
        let sending = std::thread::spawn(move || {
            for number in 0..count {
                sender.send(number);
            }
            sender
        });
        let elsewhere = std::thread::spawn(move || {
            let mut all = Vec::new();
            while let Some(message) = other_end.receive() {
                let port = message.into_ports().pop().expect("a port");
                while let Ok(message) = port.try_receive() {
                    all.push(message.value.as_number().expect("a number"));
                    if all.len() % 7 == 0 {
                        break;
                    }
                }
                other_end.send(Message::with_ports(
                    f64::from(u32::try_from(all.len()).expect("few")),
                    [port],
                ));
            }
            all
        });
        let mut here = Vec::new();
        let mut at = Some(receiver);
        let mut done = 0;
        while done < count as usize {
            let port = at.take().expect("it is here");
            for _ in 0..random.below(9) {
                if let Ok(message) = port.try_receive() {
                    here.push(message.value.as_number().expect("a number"));
                }
            }
            road.send(Message::with_ports("yours", [port]));
            let back = road.receive().expect("it comes back");
            let there = back.value.as_number().expect("a number");
            at = back.into_ports().pop();
            #[expect(clippy::cast_sign_loss, reason = "a count")]
            let there = there as usize;
            done = here.len() + there;
        }
        drop(road);
        let there = elsewhere.join().expect("it does not panic");
        drop(sending.join().expect("it does not panic"));
        // Each side has its part in order, and together they have all.
        assert!(here.is_sorted() && there.is_sorted(), "seed {seed}");
        let mut all: Vec<f64> = here.into_iter().chain(there).collect();
        all.sort_by(f64::total_cmp);
        let expected: Vec<f64> = (0..count).map(f64::from).collect();
        assert_eq!(all, expected, "seed {seed}");
    }
}

#[test]
fn messages_between_threads_are_in_order() {
    let count = u32::try_from(number("TREEWRIGHT_MESSAGES", 50_000)).expect("a number of messages");
    let (here, there) = HostPort::pair();
    let sending = std::thread::spawn(move || {
        for number in 0..count {
            there.send(number);
        }
    });
    for number in 0..count {
        let message = here.receive().expect("it comes");
        assert_eq!(message.value.as_number(), Some(f64::from(number)));
    }
    assert!(here.receive().is_none());
    sending.join().expect("it does not panic");
}

/// Ports in queues of ports, a hundred thousand deep: letting the first go recurses nowhere.
#[test]
fn chains_of_ports_are_let_go() {
    let (first, mut last) = HostPort::pair();
    for _ in 0..100_000 {
        let (near, far) = HostPort::pair();
        near.send(Message::with_ports("next", [last]));
        drop(near);
        last = far;
    }
    drop(last);
    assert!(!first.is_entangled());
}

#[test]
fn records_are_checked() {
    use treewright_messages::{BufferContents, Invalid, Item, ObjectId, ViewKind, ViewRecord};
    fn check(record: impl FnOnce(ObjectId) -> Record, expected: Result<(), Invalid>) {
        let mut builder = Serialized::builder();
        let contents = BufferContents { bytes: vec![0; 4], max_byte_length: None };
        let buffer = builder.add(Record::ArrayBuffer(contents));
        let root = builder.add(record(buffer));
        assert_eq!(builder.finish(root).map(drop), expected);
    }
    let view = |buffer| {
        Record::View(ViewRecord {
            kind: ViewKind::Uint8Array,
            buffer,
            byte_offset: 0,
            length: None,
        })
    };
    let mut other = Serialized::builder();
    let beyond = (0..9).map(|_| other.reserve()).last().expect("there are some");
    let itself = (0..2).map(|_| other.reserve()).next().expect("there are some");
    check(view, Ok(()));
    check(|_| view(beyond), Err(Invalid::NotABuffer));
    check(|_| view(itself), Err(Invalid::NotABuffer));
    check(|_| Record::Set(vec![Item::Object(beyond)]), Err(Invalid::NoSuchObject));
    check(|_| Record::BigInt("12x".into()), Err(Invalid::NotABigInt));
    check(|_| Record::BigInt("-12".into()), Ok(()));
    check(|_| Record::Set(vec![Item::BigInt("-".into())]), Err(Invalid::NotABigInt));
    let low = BufferContents { bytes: vec![0; 4], max_byte_length: Some(3) };
    check(|_| Record::ArrayBuffer(low), Err(Invalid::MaximumTooLow));
    let properties = vec![(1.into(), Item::Null)];
    check(|_| Record::Array { length: 1, properties }, Err(Invalid::IndexBeyondLength));
}
