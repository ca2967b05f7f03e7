//! The styles of pages, as the options of a command line say.

use std::fs;
use std::sync::Arc;

use treewright::Encoding;
use treewright::read::url::Url;
use treewright::style::{Device, StyleOptions};

use crate::arguments::{FilesArguments, Site, StyleArguments, UrlArguments};
use crate::input::{self, describe};
use crate::output::{Failure, Printer};
use crate::pages::{From, Page};

/// The largest sheet, in bytes: the style system reads no more.
const LARGEST: u64 = 64 << 20;

/// The settings that the pages of a command have in common.
#[derive(Clone, Debug)]
pub(crate) struct Styling {
    /// The names of the sheets of `--css`.
    names: Vec<String>,
    /// The sheets of `--css`; `None` without any sheet.
    added: Option<Vec<Arc<str>>>,
    device: Option<String>,
    files: FilesArguments,
    base_url: Option<Url>,
    /// Pages are as people see them, with scripting and after animations.
    is_for_people: bool,
}

impl Styling {
    /// Reads the sheets that are added.
    pub(crate) fn new(arguments: &StyleArguments, urls: &UrlArguments) -> Result<Self, Failure> {
        let StyleArguments { css, no_css, device, files } = arguments;
        let mut added = Vec::with_capacity(css.len());
        for path in css {
            let bytes = fs::read(path).map_err(|error| {
                Failure::usage(&format!("{}: {}", path.display(), describe(&error)))
            })?;
            added.push(Arc::from(text_of_sheet(&bytes, None)));
        }
        Ok(Self {
            names: css.iter().map(|path| path.display().to_string()).collect(),
            added: (!no_css).then_some(added),
            device: device.clone(),
            files: files.clone(),
            base_url: urls.base().cloned(),
            is_for_people: false,
        })
    }

    /// Pages are as people see them.
    pub(crate) const fn for_people(mut self, is: bool) -> Self {
        self.is_for_people = is;
        self
    }

    /// The name of a sheet of `--css`.
    pub(crate) fn name_of_added(&self, number: usize) -> String {
        self.names.get(number).cloned().unwrap_or_default()
    }

    /// Returns true if pages are parsed as with scripting, before anything is known of them.
    pub(crate) fn has_scripting(&self) -> bool {
        self.device_with(self.is_for_people).scripting
    }

    fn device_with(&self, scripting: bool) -> Device {
        let mut device = Device::new();
        device.scripting = scripting;
        // The command line was checked.
        self.device.as_ref().and_then(|text| device.with(text).ok()).unwrap_or(device)
    }

    /// The options of the styles of a page.
    pub(crate) fn options(&self, page: &Page) -> Result<StyleOptions, Failure> {
        let device = self.device_with(page.has_scripting || self.is_for_people);
        let limits = page.limits();
        let options = StyleOptions::new()
            .device(device)
            .css_bytes(limits.css_bytes)
            .css_work(limits.css_work)
            .ended_animations(self.is_for_people);
        let Some(added) = &self.added else { return Ok(options.ignore_page_sheets(true)) };
        let from = From::Input(page.input.clone());
        let Site { url, folders } = self.files.site(&from, self.base_url.as_ref())?;
        let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
        let mut options = options.base_url(url).loader(move |url| {
            let bytes = folders.read(&Url::parse(url).ok()?, LARGEST)?;
            Some(text_of_sheet(&bytes, encoding))
        });
        options.sheets.clone_from(added);
        Ok(options)
    }
}

/// The options of the styles of a page that is not parsed yet: its sheets are read from the files of its site.
pub(crate) fn of_site(
    files: &FilesArguments,
    page: &From,
    limits: &treewright::Limits,
    has_scripting: bool,
) -> Result<StyleOptions, Failure> {
    let mut device = Device::new();
    device.scripting = has_scripting;
    let Site { url, folders } = files.site(page, None)?;
    let options = StyleOptions::new()
        .device(device)
        .css_bytes(limits.css_bytes)
        .css_work(limits.css_work)
        .base_url(url)
        .loader(move |url| {
            let bytes = folders.read(&Url::parse(url).ok()?, LARGEST)?;
            Some(text_of_sheet(&bytes, None))
        });
    Ok(options)
}

/// Computes styles. A panic of the style system, which is a mistake in it, is an error.
pub(crate) fn guarded<T>(compute: impl FnOnce() -> T) -> Result<T, String> {
    input::guarded(compute).map_err(|broken| {
        format!("the style system failed at the style sheets of this page: {}", broken.reason())
    })
}

/// Takes a message if sheets of the page are not there, or were cut off.
pub(crate) fn note_missing(missing: &[String], is_cut: bool, out: &mut Printer<'_>) {
    match missing {
        [] => {}
        [one] => out.note(format_args!("the style sheet {one} is not there")),
        [first, more @ ..] => {
            out.note(format_args!("the style sheet {first} and {} more are not there", more.len()));
        }
    }
    if is_cut {
        out.note("a limit of style sheets was reached; the rest of them was left out");
    }
}

/// The text of a style sheet, of which nothing is known but the encoding of the page, if it has one.
/// <https://drafts.csswg.org/css-syntax-3/#input-byte-stream>
fn text_of_sheet(bytes: &[u8], environment: Option<&'static Encoding>) -> String {
    const CHARSET: &[u8] = b"@charset \"";
    let label = bytes.strip_prefix(CHARSET).and_then(|rest| {
        let end = rest.iter().take(1024).position(|byte| *byte == b'"')?;
        let (label, rest) = rest.split_at_checked(end)?;
        rest.starts_with(b"\";").then_some(label)
    });
    let declared = label.and_then(Encoding::for_label).map(Encoding::output_encoding);
    match declared.or(environment) {
        // Removes a byte order mark, which takes precedence.
        Some(encoding) => encoding.decode(bytes).0.into_owned(),
        None => String::from_utf8_lossy(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes))
            .into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_are_decoded() {
        let cases: [(&[u8], &str); 5] = [
            (b"\xEF\xBB\xBFa\xC3\xA9", "a\u{E9}"),
            (b"a\xE9", "a\u{E9}"),
            (b"@charset \"utf-8\";\xC3\xA9", "@charset \"utf-8\";\u{E9}"),
            (b"@charset \"utf-16\";\xC3\xA9", "@charset \"utf-16\";\u{E9}"),
            (b"@charset \"nothing\";\xE9", "@charset \"nothing\";\u{E9}"),
        ];
        let latin = Encoding::for_label(b"latin1").unwrap();
        for (bytes, text) in cases {
            assert_eq!(text_of_sheet(bytes, Some(latin)), text);
        }
    }
}
