//! `treewright run`: a page with its scripts, and the result.

mod budget;
mod lines;
mod loading;
mod net;
mod origins;
mod printing;
mod ran;
mod recordings;
mod reports;
mod storing;
mod wait;
mod watchdog;

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use treewright::read::url::Url;

use crate::arguments::{FilesArguments, JsonArgument, ThreadsArgument};
use crate::input::Input;
use crate::output::{Failure, Out, Outcome, Progress};
use crate::pages::From;
use budget::Bounds;
use net::NetArguments;
use ran::{Printed, Ran};
use wait::Wait;

#[derive(Debug, Args)]
#[command(after_help = "\
The scripts of the page run while it is parsed, as in a headless browser. Script errors are reported on
standard error. Files are read from the folder of the page, or from --root; nothing is fetched from the
network unless --net is given.

Examples:
  treewright run page.html
  treewright run --wait idle --virtual-time --format text page.html
  treewright run --eval 'document.links.length' page.html
  treewright run --wait selector=.result --format markdown page.html
  treewright run --json-lines --eval 'document.title' site/*.html
  treewright run --net --robots --user-agent 'example-bot/1.0' https://example.com/
  treewright run --root site --base-url https://example.com/ site/index.html
  treewright run --budget total-time=5,requests=20 --trace --format none page.html

Exit codes: 0 success, 1 --select matched nothing, --wait was in vain, an error in --eval, or script errors
with --fail-on-script-error, 2 wrong usage or a page that cannot be read.")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub(crate) struct RunArguments {
    /// A file, or an address. `-` is standard input, which is also the default unless it is a terminal. With --json-lines
    /// several, and folders and patterns
    #[arg(value_name = "PAGE")]
    pages: Vec<OsString>,

    /// The URL of the page, if it differs from where the page is read
    #[arg(long, alias = "base", value_name = "URL")]
    base_url: Option<Url>,

    #[command(flatten)]
    files: FilesArguments,

    #[command(flatten)]
    net: NetArguments,

    /// Run until the `load` event, until the page is idle, for a time (`2`, `2.5s`, `500ms`), until a CSS selector matches,
    /// until a script gives a value that is true (it runs after each task; a promise is waited for), or until no request has
    /// been open for a time (500 ms by default). If the page ends before, it is printed, with a warning and the exit code 1
    #[arg(
        long,
        value_name = "load|idle|TIME|selector=SELECTOR|script=JS|network-idle[=TIME]",
        default_value = "load"
    )]
    wait: Wait,

    /// Skip to the next timer when nothing else is pending
    #[arg(long)]
    virtual_time: bool,

    /// Then run this script and print its result as JSON; the page is printed only if --format is given
    #[arg(long, value_name = "JS")]
    eval: Option<String>,

    /// Form of the page in the output [default: html, with --eval none]
    #[arg(long, value_enum)]
    format: Option<Format>,

    #[command(flatten)]
    json: JsonArgument,

    /// Print only the elements that a CSS selector matches
    #[arg(long, value_name = "SELECTOR")]
    select: Option<String>,

    /// Print a line of JSON for each page, in the order of the pages: with `page`, `url`, `outcome` (`done`, `not-reached`,
    /// `bound`, `panicked`, `unreadable`), `bounds_met`, `result` (of --eval), `content` (the page in the form of --format)
    /// and `errors`. Each page runs in a process of its own
    #[arg(long, conflicts_with_all = ["json", "record", "session", "trace"])]
    json_lines: bool,

    #[command(flatten)]
    threads: ThreadsArgument,

    /// The page of a process of --json-lines
    #[arg(long, hide = true, value_name = "PAGE")]
    only: Option<OsString>,

    /// Instead of the page, print where each element was written: its line and column in the page, or the
    /// `document.write` call with its script. With --format json, print JSON lines
    #[arg(long)]
    origins: bool,

    /// Print console output on standard error: as text, or as JSON lines that include script errors
    #[arg(long, value_enum, value_name = "FORM")]
    console: Option<ConsoleForm>,

    /// Resource limits of the page, separated by commas: `total-time=SECONDS` (60 by default),
    /// `time-per-task=SECONDS` (10), `memory=BYTES` (536870912), `stack=BYTES` (1048576), `tasks=N`,
    /// `timers=N`, `windows=N`, `workers=N`, `requests=N`, `fetched-bytes=N`, `written=N`, `css-bytes=N`, `css-work=N`.
    /// Reaching a limit prints a warning
    #[arg(long, value_name = "NAME=VALUE,...", default_value = "")]
    budget: Bounds,

    /// Log all steps on standard error, in order: parser pauses, scripts, writes, tasks, fetches, events
    #[arg(long)]
    trace: bool,

    /// Run this script before the scripts of the page, in each window
    #[arg(long, value_name = "FILE")]
    inject: Vec<PathBuf>,

    /// Write all fetches to a file: as an HTTP Archive if its name ends in .har, as a web archive if it ends in .warc, and
    /// otherwise as lines of JSON in which nothing is lost
    #[arg(long, value_name = "FILE", conflicts_with = "replay")]
    record: Option<PathBuf>,

    /// Answer all fetches from such a file, also one that another program wrote, or a compressed one
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,

    /// Read cookies and local storage from a file: the cookie file of Netscape, curl and wget, or the storage state of browser
    /// automation
    #[arg(long, value_name = "FILE")]
    cookies: Option<PathBuf>,

    /// Write the cookies at the end to a file: a storage state if its name ends in .json, otherwise a cookie file
    #[arg(long, value_name = "FILE", conflicts_with = "json_lines")]
    save_cookies: Option<PathBuf>,

    /// The folder of a profile with local storage and cookies; created if missing
    #[arg(long, value_name = "DIR")]
    storage: Option<PathBuf>,

    /// Resume the session with this name and its session storage, and save it at the end
    #[arg(long, value_name = "NAME", requires = "storage")]
    session: Option<String>,

    /// Exit with 1 if a script threw an uncaught exception
    #[arg(long)]
    fail_on_script_error: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// HTML, serialized by the standard's algorithm
    Html,
    /// The tree in the format of the html5lib tests
    Tree,
    /// The tree as JSON
    Json,
    /// The text as it is shown, with the style sheets of the page
    Text,
    /// The same as Markdown
    Markdown,
    /// The links, one in a line: the URL, then a tab and the text
    Links,
    /// Nothing
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ConsoleForm {
    /// A line for each message
    Text,
    /// A line of JSON for each message and error
    Json,
}

#[allow(clippy::needless_pass_by_value, reason = "all commands take their arguments this way")]
pub(crate) fn run(arguments: RunArguments) -> Result<Outcome, Failure> {
    arguments.net.check()?;
    let printed = Printed::new(&arguments)?;
    if arguments.json_lines || arguments.only.is_some() {
        return lines::run(&arguments, &printed);
    }
    let page = match arguments.pages.as_slice() {
        [] if io::stdin().is_terminal() => {
            let message = "name a page, or `-` for standard input; see `treewright run --help`";
            return Err(Failure::usage(message));
        }
        [] => From::Input(Input::StandardInput { again: false }),
        [page] => named(page),
        _ => return Err(Failure::usage("several pages need --json-lines")),
    };
    let mut out = Out::new(Progress::none(), printed.notation());
    match Ran::new(&arguments, page, &mut out)? {
        Ok(ran) => ran.print(&arguments, &printed, &mut out),
        Err(message) => {
            out.print_message(&message)?;
            Ok(Outcome::UnreadableInput)
        }
    }
}

/// A page by its name.
fn named(word: &OsStr) -> From {
    loading::address(word).map_or_else(|| From::Input(Input::named(word)), From::Address)
}
