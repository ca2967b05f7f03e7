//! Runs all pages of a folder with their scripts, and prints for each its title, its links, and what went wrong:
//! `cargo run -p treewright-window --example window_folder -- FOLDER`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use treewright_window::loader::FileLoader;
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};
use url::Url;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("name a folder")?;
    let folder = fs::canonicalize(folder)?;
    for path in pages(&folder)? {
        println!("{}", path.strip_prefix(&folder)?.display());
        if let Err(error) = run(&folder, &path) {
            println!("  {error}");
        }
    }
    Ok(())
}

/// The pages of a folder and of the folders in it, sorted.
fn pages(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let (mut pages, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "html") {
                pages.push(entry.path());
            }
        }
    }
    pages.sort();
    Ok(pages)
}

fn run(folder: &Path, path: &Path) -> Result<(), Box<dyn Error>> {
    let base = Url::from_directory_path(folder).map_err(|()| "the folder has no address")?;
    let url = Url::from_file_path(path).map_err(|()| "the page has no address")?;
    let mut options = AgentOptions::default();
    options.budget.total_time = Some(Duration::from_secs(5));
    options.budget.requests = Some(100);
    let mut agent = Agent::new(options)?;
    agent.set_loader(FileLoader::new(base, folder));
    agent.open(url.as_str(), &fs::read(path)?)?;
    agent.run_until(Until::Idle);
    println!("  title {}", agent.evaluate("document.title")?);
    println!("  links {}", agent.evaluate("document.querySelectorAll('a[href]').length")?);
    for event in agent.take_events() {
        if let AgentEvent::Error { message, line, .. } = event {
            println!("  line {line}: {message}");
        }
    }
    if let Some(bound) = agent.outcome().bound_met() {
        println!("  stopped: {bound}");
    }
    Ok(())
}
