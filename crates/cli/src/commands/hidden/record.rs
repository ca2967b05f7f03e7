//! A run of hidden text in a report.

use serde::Serialize;
use treewright::read::url::Url;
use treewright::style::SheetPlace;
use treewright::style::hidden::HiddenText;

use crate::pages::Page;
use crate::styling::Styling;

/// A run of hidden text. Its fields are those of lines of JSON.
#[derive(Serialize)]
pub(crate) struct Record<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
    pub(crate) trick: &'static str,
    pub(crate) certainty: &'static str,
    pub(crate) line: Option<u32>,
    pub(crate) column: Option<u32>,
    pub(crate) offset: Option<u32>,
    pub(crate) end_offset: Option<u32>,
    pub(crate) rule: Option<RuleRecord>,
    /// The place of its end, and the sentence about the trick, for other formats.
    #[serde(skip)]
    pub(crate) end: Option<(u32, u32)>,
    #[serde(skip)]
    pub(crate) description: &'static str,
}

/// The rule that hides a text.
#[derive(Serialize)]
pub(crate) struct RuleRecord {
    pub(crate) selector: String,
    pub(crate) path: String,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl<'a> Record<'a> {
    /// `path` is the name of the page.
    pub(crate) fn new(
        path: &'a str,
        page: &Page,
        hidden: &'a HiddenText,
        styling: &Styling,
    ) -> Self {
        let document = &page.parsed.document;
        let range = hidden.range.as_ref();
        let place =
            |offset: u32| document.line_column(offset).map(|place| (place.line, place.column));
        let start = range.and_then(|range| place(range.start));
        Self {
            path,
            text: &hidden.text,
            trick: hidden.trick.as_str(),
            certainty: hidden.certainty.as_str(),
            line: start.map(|(line, _)| line),
            column: start.map(|(_, column)| column),
            offset: range.map(|range| range.start),
            end_offset: range.map(|range| range.end),
            rule: hidden.rule.as_ref().map(|rule| RuleRecord {
                selector: rule.selector.clone(),
                path: match &rule.sheet {
                    SheetPlace::Added(number) => styling.name_of_added(*number),
                    SheetPlace::Url(url) => name_of(url),
                    _ => path.to_owned(),
                },
                line: rule.line,
                column: rule.column,
            }),
            end: range.and_then(|range| place(range.end)),
            description: hidden.trick.description(),
        }
    }
}

/// The name of a sheet: its path, if it is a file, from the current folder if it is there.
fn name_of(url: &str) -> String {
    let path = Url::parse(url).ok().filter(|url| url.scheme() == "file");
    let Some(path) = path.and_then(|url| url.to_file_path().ok()) else { return url.to_owned() };
    let folder = std::env::current_dir().ok();
    let inside = folder.as_ref().and_then(|folder| path.strip_prefix(folder).ok());
    inside.unwrap_or(&path).display().to_string()
}
