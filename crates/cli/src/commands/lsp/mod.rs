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
Editors start it and speak to it on standard input and output. It tells what is wrong while a page is written,
explains what is under the cursor and what became of it in the tree, offers fixes, and formats pages. The
settings are those of treewright.toml.")]
pub(crate) struct LspArguments {
    /// Has no effect: some editors name the way in which they speak to a server
    #[arg(long)]
    stdio: bool,
}

pub(crate) fn run(_: &LspArguments) -> Result<Outcome, Failure> {
    let (connection, threads) = Connection::stdio();
    let ended = serve(&connection);
    drop(connection);
    match ended {
        Ok(()) => {
            let wrong = |error| Failure::usage(&format!("the client broke off: {error}"));
            threads.join().map_err(wrong)?;
            Ok(Outcome::Fine)
        }
        Err(message) => Err(Failure::usage(&message)),
    }
}

/// Answers a client until it says good-bye.
fn serve(connection: &Connection) -> Result<(), String> {
    let wrong = |error: &dyn std::fmt::Display| format!("the client broke off: {error}");
    let (id, _) = connection.initialize_start().map_err(|error| wrong(&error))?;
    let answer = serde_json::json!({
        "capabilities": session::capabilities(),
        "serverInfo": { "name": "treewright", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, answer).map_err(|error| wrong(&error))?;
    Session::new(connection).run().map_err(|error| wrong(&error))
}
