//! `treewright lsp`: a language server, with the findings of `treewright check` while a page is written.
//!
//! <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/>

mod actions;
mod documents;
mod findings;
mod hover;
mod session;

use clap::Args;
use lsp_server::Connection;

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
}

pub(crate) fn run(_: &LspArguments) -> Result<Outcome, Failure> {
    let (connection, threads) = Connection::stdio();
    let ended = serve(&connection);
    drop(connection);
    match ended {
        Ok(()) => {
            let wrong = |error| Failure::usage(&format!("the client disconnected: {error}"));
            threads.join().map_err(wrong)?;
            Ok(Outcome::Fine)
        }
        Err(message) => Err(Failure::usage(&message)),
    }
}

/// Answers a client until it exits.
fn serve(connection: &Connection) -> Result<(), String> {
    let wrong = |error: &dyn std::fmt::Display| format!("the client disconnected: {error}");
    let (id, _) = connection.initialize_start().map_err(|error| wrong(&error))?;
    let answer = serde_json::json!({
        "capabilities": session::capabilities(),
        "serverInfo": { "name": "treewright", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, answer).map_err(|error| wrong(&error))?;
    Session::new(connection).run().map_err(|error| wrong(&error))
}
