//! Measures how fast `localStorage.setItem` persists, compared with SQLite alone, which gets the
//! same pairs in the same transactions with the same settings. Fails if it is less than half as
//! fast.
//!
//! Times are processor times, where the system has them (Linux), so that other programs disturb
//! less. The two ways take turns, and the result is the median of the ratios of the turns.
//!
//! ```sh
//! cargo run --profile dist -p treewright-window --example set_item_rate
//! ```

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use treewright_window::storage_profiles::{Context, Profile, ProfileOptions};
use treewright_window::{Agent, AgentOptions};

const CALLS: usize = 100_000;

const ROUNDS: usize = 9;

const ORIGIN: &str = "https://example.org";

/// The processor time of this thread; without such a clock, the real time.
struct Stopwatch {
    begun: Instant,
    on_processor: Option<Duration>,
}

fn on_processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}

impl Stopwatch {
    fn start() -> Self {
        Self { begun: Instant::now(), on_processor: on_processor() }
    }

    fn elapsed(&self) -> Duration {
        match (self.on_processor, on_processor()) {
            (Some(begun), Some(now)) => now.saturating_sub(begun),
            _ => self.begun.elapsed(),
        }
    }
}

/// A page that calls `setItem`, a task for each transaction.
fn page(folder: &Path, transactions: usize) -> Result<Duration, Box<dyn Error>> {
    let mut agent = Agent::new(AgentOptions::default())?;
    agent.set_profile(Profile::open(folder, &ProfileOptions::default())?);
    agent.open("https://example.org/", b"")?;
    agent.evaluate("n = 0; function put(m) { for (; m > 0; m--, n++) localStorage.setItem('key ' + n, 'value ' + n) }")?;
    let script = format!("put({})", CALLS / transactions);
    let begun = Stopwatch::start();
    for _ in 0..transactions {
        agent.evaluate(&script)?;
    }
    Ok(begun.elapsed())
}

/// The same without a script engine.
fn client(folder: &Path, transactions: usize) -> Result<Duration, Box<dyn Error>> {
    let profile = Profile::open(folder, &ProfileOptions::default())?;
    let mut client = profile.client();
    client.open(ORIGIN)?;
    let cause = Context::new(ORIGIN, ORIGIN).cause("https://example.org/");
    let mut n = 0;
    let begun = Stopwatch::start();
    for _ in 0..transactions {
        for _ in 0..CALLS / transactions {
            client.set(ORIGIN, format!("key {n}").into(), format!("value {n}").into(), &cause)?;
            n += 1;
        }
        client.commit()?;
    }
    Ok(begun.elapsed())
}

/// SQLite alone, with one table of pairs.
fn sqlite(folder: &Path, transactions: usize) -> Result<Duration, Box<dyn Error>> {
    let mut connection = Connection::open(folder.join("alone.sqlite"))?;
    connection.execute_batch(
        "PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL; PRAGMA cell_size_check = ON;
         CREATE TABLE items (area INTEGER NOT NULL, key NOT NULL, value NOT NULL, PRIMARY KEY (area, key)) WITHOUT ROWID;",
    )?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    let mut n = 0;
    let begun = Stopwatch::start();
    for _ in 0..transactions {
        let transaction = connection.transaction()?;
        let mut statement = transaction.prepare_cached(
            "INSERT INTO items (area, key, value) VALUES (1, ?1, ?2)
             ON CONFLICT DO UPDATE SET value = excluded.value",
        )?;
        for _ in 0..CALLS / transactions {
            statement.execute(params![format!("key {n}"), format!("value {n}")])?;
            n += 1;
        }
        drop(statement);
        transaction.commit()?;
    }
    Ok(begun.elapsed())
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

type Way = fn(&Path, usize) -> Result<Duration, Box<dyn Error>>;

fn main() -> Result<(), Box<dyn Error>> {
    let ways: [(&str, Way); 3] = [("SQLite alone", sqlite), ("Client", client), ("a page", page)];
    let mut is_fast = true;
    for transactions in [1, 100, 1000] {
        let mut times = vec![Vec::new(); ways.len()];
        for _ in 0..ROUNDS {
            // They take turns, so a disturbance affects all.
            for ((_, way), times) in ways.iter().zip(&mut times) {
                let folder = tempfile::tempdir()?;
                times.push(way(folder.path(), transactions)?);
            }
        }
        let alone = times.first().cloned().unwrap_or_default();
        for ((name, _), times) in ways.iter().zip(&times) {
            let median = median(times.iter().map(Duration::as_secs_f64));
            let both = alone.iter().zip(times);
            let share =
                self::median(both.map(|(alone, time)| alone.as_secs_f64() / time.as_secs_f64()));
            let rate = 100.0 / median;
            println!(
                "{CALLS} calls, {transactions:>4} transactions, {name:>12}: {rate:>6.0} thousand per second, {:>4.0}% of SQLite's rate",
                share * 100.0
            );
            is_fast &= share >= 0.5;
        }
    }
    if is_fast { Ok(()) } else { Err("less than half as fast as SQLite".into()) }
}
