//! The options of commands that apply style sheets.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::files::FilesArguments;

/// The style sheets that apply to pages, and the device that they are shown on.
#[derive(Clone, Debug, Args)]
pub(crate) struct StyleArguments {
    /// Apply this style sheet after those of the page; may be repeated
    #[arg(long, value_name = "FILE", help_heading = HEADING)]
    pub(crate) css: Vec<PathBuf>,

    /// Ignore style sheets: those of the page and of --css. `style` attributes count
    #[arg(long, conflicts_with_all = ["css", "device"], help_heading = HEADING)]
    pub(crate) no_css: bool,

    /// The device that media queries ask about, as a list of what differs from
    /// `width=1280,height=720,scheme=light,scripting=off,dpr=1,reduced-motion=no`. Other values are `dark`, `on` and
    /// `yes`; with `--scripting on`, scripting is on by default
    #[arg(long, value_name = "NAME=VALUE,...", value_parser = device, help_heading = HEADING)]
    pub(crate) device: Option<String>,

    #[command(flatten)]
    pub(crate) files: FilesArguments,
}

const HEADING: &str = "Styles";

/// The options of commands that read text as it is shown.
#[derive(Clone, Debug, Args)]
pub(crate) struct ShownArguments {
    #[command(flatten)]
    pub(crate) styles: StyleArguments,

    /// The treatment of text that people do not see, which the command `hidden` lists
    #[arg(long, value_enum, default_value_t = HiddenTextName::Keep, help_heading = HEADING)]
    pub(crate) hidden_text: HiddenTextName,

    /// Print also text that a click shows: the contents of closed `details` elements, and the panels of tabs and accordions
    #[arg(long, help_heading = HEADING)]
    pub(crate) folded: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum HiddenTextName {
    /// Print the text that a browser gives as `innerText`
    Keep,
    /// Leave out the text that is certainly not seen
    LeaveOut,
    /// Print `[hidden: ...]` around text that is certainly or likely not seen
    Mark,
}

/// Checks the value of `--device`.
#[cfg(feature = "style")]
pub(crate) fn device(text: &str) -> Result<String, treewright::style::InvalidDevice> {
    text.parse::<treewright::style::Device>().map(|_| text.to_owned())
}

/// A build without styles says so when it is used.
#[cfg(not(feature = "style"))]
#[expect(clippy::unnecessary_wraps, reason = "it is the function of builds with styles")]
pub(crate) fn device(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(text.to_owned())
}
