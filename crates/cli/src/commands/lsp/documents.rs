//! Open documents: their text, which changes incrementally, and its findings.

use std::path::PathBuf;

use lsp_types::{Position, Range, TextDocumentContentChangeEvent, Uri};
use treewright::read::url::Url;
use treewright::{Context, Encoding, Limits, Options, OutOfBandMetadata};

use crate::checking::checked::{Checked, Needs};
use crate::checking::config::Configs;
use crate::checking::page::{Checker, Page, Settings};
use crate::checking::syntax::Syntax;
use crate::output::{Failure, print_message};

/// An open document.
pub(super) struct Document {
    text: String,
    version: i32,
    path: Option<PathBuf>,
    checker: Option<Checker>,
    /// Nothing after a change.
    state: Option<State>,
}

/// The findings in a text, with the page.
struct State {
    page: Page,
    checked: Checked,
    context: Option<Context>,
}

impl Document {
    pub(super) fn new(uri: &Uri, text: String, version: i32) -> Self {
        let url = Url::parse(uri.as_str()).ok();
        let path = url.and_then(|url| url.to_file_path().ok());
        Self { text, version, path, checker: None, state: None }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn version(&self) -> i32 {
        self.version
    }

    pub(super) fn context(&self) -> Option<&Context> {
        self.state.as_ref()?.context.as_ref()
    }

    pub(super) fn checked(&self) -> Option<&Checked> {
        Some(&self.state.as_ref()?.checked)
    }

    pub(super) fn page(&self) -> Option<&Page> {
        Some(&self.state.as_ref()?.page)
    }

    pub(super) fn checker(&self) -> Option<&Checker> {
        self.checker.as_ref()
    }

    /// The settings are read again before the next check.
    pub(super) fn forget_settings(&mut self) {
        self.checker = None;
        self.state = None;
    }

    /// Applies changes in their order, each to the text that those before it have left.
    pub(super) fn change(&mut self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        for change in changes {
            match change.range {
                None => self.text = change.text,
                Some(range) => {
                    let start = offset_of(&self.text, range.start);
                    let end = offset_of(&self.text, range.end).max(start);
                    self.text.replace_range(start..end, &change.text);
                }
            }
        }
        self.version = version;
        self.state = None;
    }

    /// Checks the text, if it has changed since.
    pub(super) fn check(&mut self, configs: &mut Configs, limits: &Limits) {
        if self.state.is_some() {
            return;
        }
        let path = self.path.as_deref();
        let syntax = self.syntax();
        let checker = self.checker.get_or_insert_with(|| {
            let config = configs.of_folder(path.and_then(std::path::Path::parent));
            let config = config.unwrap_or_else(|failure| {
                if let Failure::Usage(message) = failure {
                    print_message(format_args!("{message}"));
                }
                std::sync::Arc::default()
            });
            let of_path = config.settings_of(path);
            let mut settings = Settings::new(Options::new()).within(limits);
            settings.selection = of_path.selection;
            settings.templates = of_path.templates;
            settings.fragment = of_path.fragment.map(|(_, fragment)| fragment);
            settings.most = config.max_count.unwrap_or(settings.most);
            settings.contrast = config.contrast.unwrap_or(false);
            with_styles(Checker::new(settings), path, limits)
        });
        let metadata = metadata();
        let mut page = checker.check_as(syntax, self.text.as_bytes(), &metadata);
        let result = checker.finish("", self.text.as_bytes(), &mut page, Needs::default());
        let context = checker.context(self.text.as_bytes(), &metadata);
        self.state = Some(State { page, checked: result, context });
    }

    /// The syntax, by the name of the file.
    pub(super) fn syntax(&self) -> Syntax {
        self.path.as_deref().map_or(Syntax::Html, Syntax::of_file)
    }

    /// The range of the whole text.
    pub(super) fn whole(&self) -> Range {
        Range { start: Position::new(0, 0), end: position_of(&self.text, self.text.len()) }
    }

    /// The offset of a position.
    pub(super) fn offset(&self, position: Position) -> usize {
        offset_of(&self.text, position)
    }
}

/// The checker of a page, whose style sheets are in its folder and below.
#[cfg(feature = "style")]
fn with_styles(checker: Checker, path: Option<&std::path::Path>, limits: &Limits) -> Checker {
    use crate::arguments::FilesArguments;
    use crate::input::Input;
    use crate::pages::From;

    let Some(path) = path.filter(|_| checker.finds_contrast()) else { return checker };
    let from = From::Input(Input::File(path.to_owned()));
    match crate::styling::of_site(&FilesArguments::default(), &from, limits, false) {
        Ok(options) => checker.with_styles(options),
        Err(Failure::Usage(message)) => {
            print_message(format_args!("{message}"));
            checker
        }
        Err(_) => checker,
    }
}

#[cfg(not(feature = "style"))]
fn with_styles(checker: Checker, _: Option<&std::path::Path>, _: &Limits) -> Checker {
    checker
}

/// Editors send text, whatever the encoding of the file is.
pub(super) fn metadata() -> OutOfBandMetadata {
    let metadata = OutOfBandMetadata::new();
    match Encoding::for_label(b"utf-8") {
        Some(utf_8) => metadata.user_override(utf_8),
        None => metadata,
    }
}

/// The offset of a position, which counts UTF-16 code units. A position after the end of a line becomes that end, one
/// in the middle of a character becomes its start.
fn offset_of(text: &str, position: Position) -> usize {
    let mut start = 0_usize;
    for _ in 0..position.line {
        let rest = text.get(start..).unwrap_or_default();
        match rest.find(['\n', '\r']) {
            Some(at) => {
                let is_pair = rest.get(at..).is_some_and(|line| line.starts_with("\r\n"));
                let length = if is_pair { 2 } else { 1 };
                start = start.saturating_add(at).saturating_add(length);
            }
            None => return text.len(),
        }
    }
    let line = text.get(start..).unwrap_or_default();
    let mut units = 0_u32;
    for (index, character) in line.char_indices() {
        units = units.saturating_add(character.len_utf16() as u32);
        if units > position.character || matches!(character, '\n' | '\r') {
            return start.saturating_add(index);
        }
    }
    text.len()
}

/// The position of an offset.
pub(super) fn position_of(text: &str, offset: usize) -> Position {
    let place = treewright::LineIndex::new(text).line_column(text, offset as u32);
    Position::new(place.line.saturating_sub(1), place.column.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions() {
        let text = "a\u{1F600}b\r\nc\rd\n\n\u{E9}";
        for (line, character, offset) in [
            (0, 0, 0),
            (0, 1, 1),
            // In the middle of the emoji.
            (0, 2, 1),
            (0, 3, 5),
            (0, 4, 6),
            (0, 99, 6),
            (1, 0, 8),
            (1, 9, 9),
            (2, 1, 11),
            (3, 0, 12),
            (4, 1, 15),
            (9, 0, 15),
        ] {
            assert_eq!(
                offset_of(text, Position::new(line, character)),
                offset,
                "{line}:{character}"
            );
        }
        assert_eq!(position_of(text, 5), Position::new(0, 3));
        assert_eq!(position_of(text, 15), Position::new(4, 1));
    }

    #[test]
    fn changes_follow_each_other() {
        let uri: Uri = "file:///a.html".parse().unwrap();
        let mut document = Document::new(&uri, "one\ntwo\n".to_owned(), 1);
        let change =
            |start: (u32, u32), end: (u32, u32), text: &str| TextDocumentContentChangeEvent {
                range: Some(Range::new(
                    Position::new(start.0, start.1),
                    Position::new(end.0, end.1),
                )),
                range_length: None,
                text: text.to_owned(),
            };
        document.change(
            vec![
                change((0, 0), (0, 3), "\u{1F600}\n"),
                change((0, 2), (1, 0), "x"),
                change((0, 3), (0, 3), "y"),
            ],
            2,
        );
        assert_eq!(document.text(), "\u{1F600}xy\ntwo\n");
    }
}
