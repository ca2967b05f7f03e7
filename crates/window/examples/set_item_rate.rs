//! How fast `localStorage.setItem` persists, side by side with SQLite alone, which gets the same pairs in the same
//! transactions with the same settings. Fails if it is less than half as fast.
//!
//! ```sh
//! cargo run --release -p treewright-window --example set_item_rate
//! ```

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use treewright_window::storage_profiles::{Context, Profile, ProfileOptions};
use treewright_window::{Agent, AgentOptions};

const CALLS: usize = 100_000;

const ROUNDS: usize = 5;

const ORIGIN: &str = "https://example.org";

/// A page that calls `setItem`, a task for each transaction.
fn page(folder: &Path, transactions: usize) -> Result<Duration, Box<dyn Error>> {
    let mut agent = Agent::new(AgentOptions::default())?;
    agent.set_profile(Profile::open(folder, &ProfileOptions::default())?);
    agent.open("https://example.org/", b"")?;
    agent.evaluate("n = 0; function put(m) { for (; m > 0; m--, n++) localStorage.setItem('key ' + n, 'value ' + n) }")?;
    let script = format!("put({})", CALLS / transactions);
    let begun = Instant::now();
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
    let begun = Instant::now();
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
        "PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL;
         CREATE TABLE items (area INTEGER NOT NULL, key NOT NULL, value NOT NULL, PRIMARY KEY (area, key)) WITHOUT ROWID;",
    )?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    let mut n = 0;
    let begun = Instant::now();
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

type Way = fn(&Path, usize) -> Result<Duration, Box<dyn Error>>;

fn main() -> Result<(), Box<dyn Error>> {
    let ways: [(&str, Way); 3] = [("SQLite alone", sqlite), ("Client", client), ("a page", page)];
    let mut is_fast = true;
    for transactions in [1, 100, 1000] {
        let mut times = vec![Vec::new(); ways.len()];
        for _ in 0..ROUNDS {
            // They take turns, so that a disturbance is one for all.
            for ((_, way), times) in ways.iter().zip(&mut times) {
                let folder = tempfile::tempdir()?;
                times.push(way(folder.path(), transactions)?);
            }
        }
        let medians: Vec<f64> = times
            .iter_mut()
            .map(|times| {
                times.sort_unstable();
                times.get(ROUNDS / 2).map_or(f64::INFINITY, Duration::as_secs_f64)
            })
            .collect();
        let alone = medians.first().copied().unwrap_or(f64::INFINITY);
        for ((name, _), median) in ways.iter().zip(&medians) {
            let share = alone / median;
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
