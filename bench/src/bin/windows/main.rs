//! Compares windows of Treewright with those of jsdom and happy-dom: start, pages, `document.write`, work
//! on the tree, memory.

mod getter;
mod goals;
mod measure;
mod report;
mod session;
mod worker;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use treewright_bench::report::Writing;
use treewright_bench::{Wrong, corpus, exit_code, fetch};

use session::Library;

/// Compares windows of Treewright with those of jsdom and happy-dom, each library in separate processes:
/// the start to an empty window, pages with their scripts, `document.write` in many pieces, work on the
/// tree, memory.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages. Default: the folders in ../shared/corpus next to the checkout, or else
    /// the examples of this repository.
    corpora: Vec<PathBuf>,
    /// The folder whose `node_modules` has jsdom and happy-dom. Default: the one that --fetch fills.
    #[arg(long, env = "TREEWRIGHT_NODE")]
    node: Option<PathBuf>,
    /// Install jsdom and happy-dom with npm first, unless they are there.
    #[arg(long)]
    fetch: bool,
    /// The number of times that each is timed; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The largest page that is opened, in bytes.
    #[arg(long, default_value_t = 2_000_000)]
    largest: usize,
    /// The number of windows whose memory is measured.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    windows: u32,
    /// The number of pieces of `document.write`; half and double as many are also measured.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(2..))]
    pieces: u32,
    /// Fail if a goal is missed.
    #[arg(long)]
    check: bool,
    /// Serves windows of Treewright: this program calls itself this way.
    #[arg(long, hide = true)]
    worker: Option<Worker>,
    #[command(flatten)]
    writing: Writing,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Worker {
    Once,
    Serve,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()))
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn std::error::Error>> {
    match args.worker {
        Some(Worker::Once) => {
            worker::once()?;
            return Ok(ExitCode::SUCCESS);
        }
        Some(Worker::Serve) => {
            worker::serve()?;
            return Ok(ExitCode::SUCCESS);
        }
        None => {}
    }
    if args.fetch {
        for said in fetch::fetch_windows()? {
            eprintln!("{said}");
        }
    }
    let folder = args.node.clone().unwrap_or_else(fetch::folder);
    let mut libraries = vec![Library::ours()];
    for name in ["jsdom", "happy-dom"] {
        match Library::of_node(name, &folder) {
            Some(library) => libraries.push(library),
            None => eprintln!("{name} is not in {}: left out", folder.display()),
        }
    }
    let mut wrong = Wrong::default();
    let measured = measure::measure(&libraries, &pages(args)?, args, &mut wrong)?;
    let goals = goals::goals(&measured);
    if args.check {
        for goal in &goals {
            wrong.unless(goal.is_met(), || goal.to_string());
        }
    }
    print!("{}", report::print(&measured, &goals, args.writing.format()));
    Ok(wrong.report())
}

fn pages(args: &Args) -> std::io::Result<Vec<String>> {
    let mut sources = corpus::sources(&args.corpora)?;
    if sources.is_empty() {
        sources.push(corpus::examples());
    }
    let mut pages = Vec::new();
    for source in &sources {
        pages.extend(corpus::read(source)?.pages);
    }
    pages.retain(|page| page.len() <= args.largest);
    Ok(pages)
}
