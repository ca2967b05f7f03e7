//! Windows of Treewright, in a separate process: the same requests and answers as in `worker.cjs`.

use std::io::{self, BufRead, Write};

use serde::Deserialize;
use serde_json::{Value, json};
use treewright_bench::timing::time;
use treewright_window::{Agent, AgentError, AgentOptions, Until};

const URL_OF_PAGES: &str = "https://www.example.com/";

/// One line of the standard input.
#[derive(Debug, Deserialize)]
#[serde(tag = "task", rename_all = "lowercase")]
enum Request {
    /// Opens windows with a page, one after the other, until they are loaded.
    Open { page: String, rounds: u32, result: Option<String> },
    /// Runs a script in a page that is loaded.
    Work { page: String, script: String },
    /// Keeps windows.
    Memory { page: String, windows: u32 },
    /// The costs of calls; other workers do not have this.
    Getter,
}

/// Creates one window, like a program that was just started.
pub(crate) fn once() -> Result<(), AgentError> {
    open("").map(drop)
}

/// Answers requests until none are left.
pub(crate) fn serve() -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{}", json!({"version": env!("CARGO_PKG_VERSION")}))?;
    for line in io::stdin().lock().lines() {
        let request = serde_json::from_str(&line?)?;
        let answer = answer(&request).unwrap_or_else(|error| json!({"error": error.to_string()}));
        writeln!(output, "{answer}")?;
    }
    Ok(())
}

fn answer(request: &Request) -> Result<Value, Box<dyn std::error::Error>> {
    Ok(match request {
        Request::Open { page, rounds, result } => {
            let (mut nanoseconds, mut last) = (0, Value::Null);
            for _ in 0..*rounds {
                let (agent, taken) = time(|| open(page));
                nanoseconds += taken.cpu.as_nanos() as u64;
                if let Some(result) = result {
                    last = agent?.evaluate(result)?;
                }
            }
            json!({"nanoseconds": nanoseconds, "result": last})
        }
        Request::Work { page, script } => {
            let mut agent = open(page)?;
            let (result, taken) = time(|| agent.evaluate(script));
            json!({"nanoseconds": taken.cpu.as_nanos() as u64, "result": result?})
        }
        Request::Memory { page, windows } => {
            // The memory that comes with the first windows is not that of a window.
            let mut keep = vec![open(page)?, open(page)?];
            let before = resident()?;
            for _ in 0..*windows {
                keep.push(open(page)?);
            }
            let bytes = (resident()? - before) / f64::from(*windows);
            json!({"bytes": bytes, "result": keep.len()})
        }
        Request::Getter => crate::getter::measure()?,
    })
}

/// A window in a separate agent.
fn open(page: &str) -> Result<Agent, AgentError> {
    let mut agent = Agent::new(AgentOptions::default())?;
    agent.open(URL_OF_PAGES, page.as_bytes())?;
    agent.run_until(Until::Loaded);
    Ok(agent)
}

/// The resident memory of this process, in bytes.
fn resident() -> io::Result<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    number.map(|kibibytes| kibibytes * 1024.0).ok_or_else(|| io::Error::other("no VmRSS"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_answered() {
        let ask = |request: Value| answer(&serde_json::from_value(request).unwrap()).unwrap();
        let request = json!({"task": "open", "page": "<p>a", "rounds": 2, "result": "document.body.textContent"});
        let opened = ask(request);
        assert_eq!(opened["result"], "a");
        assert!(opened["nanoseconds"].as_u64() > Some(0));
        let worked = ask(json!({"task": "work", "page": "", "script": "1 + 1"}));
        assert_eq!(worked["result"], 2);
        if std::path::Path::new("/proc/self/status").exists() {
            assert_eq!(ask(json!({"task": "memory", "page": "", "windows": 2}))["result"], 4);
        }
        let wrong = serde_json::from_value(json!({"task": "work", "page": "", "script": "1 +"}));
        assert!(answer(&wrong.unwrap()).is_err());
    }
}
