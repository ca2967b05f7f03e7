//! `treewright lsp`: a language server, with the findings of `treewright check` while a page is written.
//!
//! <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/>

mod actions;
mod documents;
mod findings;
mod hover;
mod session;
mod stdio;

use clap::Args;
use lsp_server::Connection;
use treewright::Limits;

use crate::arguments::{LimitsArgument, ServiceLimits};
use crate::output::{Failure, Outcome};
use session::Session;

#[derive(Debug, Args)]
#[command(after_help = "\
Editors start it and communicate with it on standard input and output. It reports findings while a page is
edited, explains how the markup at the cursor was parsed, offers fixes, and formats pages. The settings are
those of treewright.toml.")]
pub(crate) struct LspArguments {
    /// Has no effect: standard input and output are always used, and some editors pass this option
    #[arg(long)]
    stdio: bool,

    #[command(flatten)]
    limits: LimitsArgument<ServiceLimits>,
}

pub(crate) fn run(arguments: &LspArguments) -> Result<Outcome, Failure> {
    let (connection, threads) = stdio::connect()
        .map_err(|error| Failure::usage(&format!("no thread can be started: {error}")))?;
    let ended = serve(&connection, &arguments.limits.limits);
    drop(connection);
    match ended {
        Ok(()) => {
            let wrong = |error| Failure::usage(&format!("the client disconnected: {error}"));
            threads.join().map_err(wrong)?;
            Ok(Outcome::Fine)
        }
        Err(message) => Err(Failure::usage(&match threads.problem() {
            Some(problem) => format!("the client disconnected: {problem}"),
            None => message,
        })),
    }
}

/// Answers a client until it exits.
fn serve(connection: &Connection, limits: &Limits) -> Result<(), String> {
    let wrong = |error: &dyn std::fmt::Display| format!("the client disconnected: {error}");
    let (id, _) = connection.initialize_start().map_err(|error| wrong(&error))?;
    let answer = serde_json::json!({
        "capabilities": session::capabilities(),
        "serverInfo": { "name": "treewright", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, answer).map_err(|error| wrong(&error))?;
    Session::new(connection, limits).run().map_err(|error| wrong(&error))
}
