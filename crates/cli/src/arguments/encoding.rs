//! Metadata of an input, for the encoding sniffing algorithm.

use clap::Args;
use treewright::{Autodetection, Encoding, OutOfBandMetadata, charset_of_content_type};

use crate::output::{Failure, print_message};

/// The options of all commands that read bytes.
#[derive(Debug, Args)]
#[command(next_help_heading = "Encoding")]
pub(crate) struct EncodingArguments {
    /// The Content-Type header of the page: `text/html; charset=windows-1251`
    #[arg(long, value_name = "VALUE")]
    content_type: Option<String>,

    /// Read the page in this encoding, whatever it declares; only a byte order mark takes precedence
    #[arg(long, value_name = "LABEL")]
    encoding: Option<String>,

    /// The user's locale, a language tag (`ru`, `zh-Hant`). Its default encoding is used if nothing
    /// else is known; without a locale that is UTF-8
    #[arg(long, value_name = "TAG")]
    locale: Option<String>,

    /// Guess the encoding from the bytes if nothing declares it
    #[arg(long)]
    detect: bool,
}

impl EncodingArguments {
    pub(crate) fn fields(&self) -> MetadataFields<'_> {
        MetadataFields {
            content_type: self.content_type.as_deref(),
            encoding: self.encoding.as_deref(),
            locale: self.locale.as_deref(),
            detect: self.detect,
        }
    }

    /// Returns the metadata. Prints a warning about a part that the standard ignores.
    pub(crate) fn metadata(&self) -> Result<OutOfBandMetadata, Failure> {
        let metadata = self
            .fields()
            .metadata()
            .map_err(|error| Failure::usage(&format!("--{error}; see `treewright --help`")))?;
        if let Some(value) = &self.content_type {
            let problem = match charset_of_content_type(value) {
                Ok(Some(label)) => encoding_for_label(&label).err(),
                Ok(None) => None,
                Err(error) => Some(error.to_string()),
            };
            if let Some(problem) = problem {
                print_message(format_args!("warning: --content-type is ignored: {problem}"));
            }
        }
        Ok(metadata)
    }
}

/// The metadata of a command line or of a line of a batch, not yet validated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MetadataFields<'a> {
    pub(crate) content_type: Option<&'a str>,
    pub(crate) encoding: Option<&'a str>,
    pub(crate) locale: Option<&'a str>,
    pub(crate) detect: bool,
}

impl MetadataFields<'_> {
    /// Returns the metadata. An error is the name of the field that is wrong, and the reason.
    pub(crate) fn metadata(self) -> Result<OutOfBandMetadata, String> {
        let mut metadata = OutOfBandMetadata::new();
        if let Some(value) = self.content_type {
            metadata = metadata.content_type(value);
        }
        if let Some(label) = self.encoding {
            let encoding =
                encoding_for_label(label).map_err(|error| format!("encoding: {error}"))?;
            metadata = metadata.user_override(encoding);
        }
        if let Some(tag) = self.locale {
            metadata = metadata.locale(tag).map_err(|error| format!("locale: {error}"))?;
        }
        if self.detect {
            metadata = metadata.autodetection(Autodetection::Any);
        }
        Ok(metadata)
    }
}

fn encoding_for_label(label: &str) -> Result<&'static Encoding, String> {
    Encoding::for_label(label.as_bytes())
        .ok_or_else(|| format!("{label:?} is not the label of an encoding"))
}
