//! The measurements.

use std::io;

use serde::Serialize;
use serde_json::Value;
use treewright_bench::Wrong;
use treewright_bench::timing::median;

use crate::Args;
use crate::session::{Done, Library, Session};

/// Work on the tree: scripts, with the results expected from each library.
const WORKS: [(&str, &str); 7] = [
    ("create", include_str!("works/create.js")),
    ("append", include_str!("works/append.js")),
    ("innerHTML", include_str!("works/inner_html.js")),
    ("querySelectorAll", include_str!("works/query_selector_all.js")),
    ("events", include_str!("works/events.js")),
    ("attributes", include_str!("works/attributes.js")),
    ("walk", include_str!("works/walk.js")),
];

/// An empty window is opened this many times at once.
const EMPTY_WINDOWS: u32 = 20;

/// The results of one library.
#[derive(Debug, Serialize)]
pub(crate) struct Measured {
    pub(crate) name: &'static str,
    pub(crate) version: String,
    /// Wall milliseconds of a process that creates one window, from its start to its end.
    pub(crate) start: f64,
    /// Milliseconds of an empty window in a process that has already created some.
    pub(crate) empty: f64,
    /// Milliseconds of all pages, opened one after the other with their scripts.
    pub(crate) pages: f64,
    /// The number of pages that it could not open.
    pub(crate) failed: u32,
    /// Pieces of `document.write`, and the milliseconds for a page that writes that many.
    pub(crate) written: Vec<(u32, f64)>,
    /// Milliseconds of work on the tree.
    pub(crate) works: Vec<(&'static str, f64)>,
    /// Bytes of memory of an empty window.
    pub(crate) memory_empty: f64,
    /// Bytes of memory of a window with a page.
    pub(crate) memory_page: f64,
    /// Nanoseconds of a host function, and of getters.
    pub(crate) getter: Option<Value>,
}

/// Measures all libraries, which alternate.
pub(crate) fn measure(
    libraries: &[Library],
    pages: &[String],
    args: &Args,
    wrong: &mut Wrong,
) -> io::Result<Vec<Measured>> {
    let mut sessions = Vec::new();
    for library in libraries {
        sessions.push(library.session()?);
    }
    let starts = in_turns(libraries.len(), args.rounds, |index| {
        libraries[index].start_and_end().map(|time| time.as_secs_f64() * 1e3)
    })?;
    let empty = in_turns(sessions.len(), args.rounds, |index| {
        sessions[index].open("", EMPTY_WINDOWS, None).map(|done| milliseconds(&done))
    })?;
    let (of_pages, failed) = measure_pages(libraries, pages, args.rounds)?;
    let mut written = vec![Vec::new(); sessions.len()];
    for pieces in [args.pieces / 2, args.pieces, args.pieces * 2] {
        let page = page_that_writes(pieces);
        let times = in_turns(sessions.len(), args.rounds, |index| {
            let done = sessions[index].open(&page, 1, Some("document.links.length"))?;
            wrong.unless(done.result.as_f64() == Some(f64::from(pieces)), || {
                format!("{}: {} of {pieces} pieces", libraries[index].name, done.result)
            });
            Ok(milliseconds(&done))
        })?;
        for (all, time) in written.iter_mut().zip(times) {
            all.push((pieces, time));
        }
    }
    let mut works = vec![Vec::new(); sessions.len()];
    for (name, script) in WORKS {
        let mut results = vec![Value::Null; sessions.len()];
        let times = in_turns(sessions.len(), args.rounds, |index| {
            let done = sessions[index].work("<body></body>", script)?;
            results[index] = done.result.clone();
            Ok(milliseconds(&done))
        })?;
        wrong.unless(results.iter().all(|result| *result == results[0]), || {
            format!("{name}: {results:?}")
        });
        for (all, time) in works.iter_mut().zip(times) {
            all.push((name, time));
        }
    }
    // The page of median length among those with scripts.
    let mut with_scripts: Vec<&String> =
        pages.iter().filter(|page| page.contains("<script")).collect();
    with_scripts.sort_by_key(|page| page.len());
    let page = with_scripts.get(with_scripts.len() / 2).map_or("<p>text", |page| page.as_str());
    let mut all = Vec::new();
    for (index, library) in libraries.iter().enumerate() {
        let session = &mut sessions[index];
        all.push(Measured {
            name: library.name,
            version: session.version.clone(),
            start: starts[index],
            empty: empty[index],
            pages: of_pages[index],
            failed: failed[index],
            written: std::mem::take(&mut written[index]),
            works: std::mem::take(&mut works[index]),
            memory_empty: library.session()?.memory("", args.windows)?,
            memory_page: library.session()?.memory(page, args.windows)?,
            getter: if index == 0 { Some(session.getter()?) } else { None },
        });
    }
    Ok(all)
}

fn milliseconds(done: &Done) -> f64 {
    done.nanoseconds / 1e6
}

/// Medians of rounds in which all alternate; a first round does not count.
fn in_turns(
    count: usize,
    rounds: u32,
    mut run: impl FnMut(usize) -> io::Result<f64>,
) -> io::Result<Vec<f64>> {
    let mut times = vec![Vec::new(); count];
    for round in 0..=rounds {
        for (index, times) in times.iter_mut().enumerate() {
            let time = run(index)?;
            if round > 0 {
                times.push(time);
            }
        }
    }
    Ok(times.into_iter().map(median).collect())
}

/// Milliseconds of all pages for each library, and the number of pages that it could not open. A page counts if all
/// can open it.
fn measure_pages(
    libraries: &[Library],
    pages: &[String],
    rounds: u32,
) -> io::Result<(Vec<f64>, Vec<u32>)> {
    let (mut sums, mut failed) = (vec![0.0; libraries.len()], vec![0; libraries.len()]);
    let mut sessions = Vec::new();
    for library in libraries {
        sessions.push(library.session()?);
    }
    for page in pages {
        let mut of_page = Vec::new();
        for (index, library) in libraries.iter().enumerate() {
            let open = |session: &mut Session| -> io::Result<f64> {
                let mut times = Vec::new();
                for _ in 0..=rounds.min(3) {
                    times.push(milliseconds(&session.open(page, 1, None)?));
                }
                Ok(median(times.into_iter().skip(1)))
            };
            match open(&mut sessions[index]) {
                Ok(time) => of_page.push(time),
                Err(_) => {
                    failed[index] += 1;
                    sessions[index] = library.session()?;
                }
            }
        }
        if of_page.len() == libraries.len() {
            for (sum, time) in sums.iter_mut().zip(of_page) {
                *sum += time;
            }
        }
    }
    Ok((sums, failed))
}

/// A page whose script writes that many links.
fn page_that_writes(pieces: u32) -> String {
    format!(
        "<body><script>for (let i = 0; i < {pieces}; i++) document.write('<a href=#' + i + '>', i, '</a> ')</script>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_take_turns_and_the_first_does_not_count() {
        let mut calls = Vec::new();
        let times = in_turns(2, 3, |index| {
            calls.push(index);
            Ok(f64::from(u32::try_from(calls.len()).unwrap()))
        });
        assert_eq!(calls, [0, 1].repeat(4));
        assert_eq!(times.unwrap(), [5.0, 6.0]);
    }

    #[test]
    fn pages_write_in_pieces() {
        assert!(page_that_writes(7).contains("i < 7;"));
    }
}
