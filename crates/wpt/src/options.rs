//! The command's arguments.

use std::path::PathBuf;
use std::time::Duration;

/// How to call it.
pub const USAGE: &str = "\
usage: cargo xtask wpt --root DIR [OPTION...] [PREFIX...]

Runs the web-platform-tests of the checkout DIR whose paths begin with a PREFIX, such as /dom/ (all without one).

  --reference FILE   run the tests that FILE has, and print a table that compares the results
  --json FILE        write one line of JSON per test
  --known FILE       the list of known failures (default: the one of the repository)
  --list-failures    print all failures that are not in the list, as lines for it
  --show             run in this process, and print what pages write and throw
  --workers          with the tests of workers, which have no reference
  --processes N      run N tests at the same time (default: 2)
  --limit SECONDS    end a test after this real time (default: 180)
  --profile NAME     build with a profile of cargo (default: dev)";

/// The settings of a run.
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The checkout.
    pub root: PathBuf,
    /// The results of another program.
    pub reference: Option<PathBuf>,
    /// The file for the results.
    pub json: Option<PathBuf>,
    /// Another list of known failures.
    pub known: Option<PathBuf>,
    /// True if all failures are printed.
    pub list_failures: bool,
    /// True if tests run in this process, and the output of pages is printed.
    pub show: bool,
    /// True if tests of workers are run.
    pub workers: bool,
    /// The number of tests at the same time.
    pub processes: usize,
    /// The real time for a test.
    pub limit: Duration,
    /// The beginnings of the paths to run.
    pub prefixes: Vec<String>,
    /// True if this is a process that runs tests for another.
    pub child: bool,
}

impl Options {
    /// Reads arguments.
    ///
    /// # Errors
    ///
    /// If they are wrong, with the reason.
    pub fn read(arguments: impl IntoIterator<Item = String>) -> Result<Options, String> {
        let mut options =
            Options { processes: 2, limit: Duration::from_secs(180), ..Options::default() };
        let mut root = None;
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
            let number =
                |text: String| text.parse::<u64>().map_err(|_| format!("{text} is not a number"));
            match argument.as_str() {
                "--root" => root = Some(PathBuf::from(value()?)),
                "--reference" => options.reference = Some(value()?.into()),
                "--json" => options.json = Some(value()?.into()),
                "--known" => options.known = Some(value()?.into()),
                "--list-failures" => options.list_failures = true,
                "--show" => options.show = true,
                "--workers" => options.workers = true,
                "--processes" => {
                    options.processes = usize::try_from(number(value()?)?).unwrap_or(1).max(1);
                }
                "--limit" => options.limit = Duration::from_secs(number(value()?)?),
                "--child" => options.child = true,
                other if other.starts_with('-') => return Err(format!("{other} is not an option")),
                prefix if prefix.starts_with('/') => options.prefixes.push(prefix.to_owned()),
                prefix => {
                    return Err(format!(
                        "{prefix} is not the path of a test: those begin with a slash"
                    ));
                }
            }
        }
        options.root = root.ok_or("--root is missing")?;
        if !options.root.join("resources/testharness.js").is_file() {
            return Err(format!(
                "{} is not a checkout: it has no resources/testharness.js",
                options.root.display()
            ));
        }
        Ok(options)
    }
}
