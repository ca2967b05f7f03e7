//! The documents that the command line names.

use std::path::Path;

use walkdir::WalkDir;

use super::VnuArguments;
use crate::checking::syntax::Syntax;
use crate::input::{Input, Unreadable, describe, net};
use crate::pages::From;

/// A document to check.
pub(super) struct Document {
    pub(super) name: String,
    /// The place that it comes from; the reason for which it is left out by its name.
    pub(super) from: Result<From, &'static str>,
    /// `None` for the one that the server says.
    pub(super) syntax: Option<Syntax>,
}

/// The languages of documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    Html,
    Xhtml,
    Css,
    Svg,
    /// Taken for HTML, whatever it is.
    Other,
}

impl Language {
    const fn syntax(self) -> Syntax {
        match self {
            Self::Html | Self::Other => Syntax::Html,
            Self::Xhtml | Self::Svg => Syntax::Xml,
            Self::Css => Syntax::Css,
        }
    }
}

/// The documents, in the order of the command line; those of folders are sorted by name. Those of them
/// that are left out are not mentioned, as those that are named are.
pub(super) fn documents(
    arguments: &VnuArguments,
) -> impl Iterator<Item = Result<Document, Unreadable>> + Send + 'static {
    let names = arguments.documents.clone();
    let rules = Rules::new(arguments);
    names.into_iter().flat_map(move |name| {
        let found: Box<dyn Iterator<Item = Result<Document, Unreadable>> + Send> =
            if name != "-" && Path::new(&name).is_dir() {
                Box::new(in_folder(&name, rules))
            } else {
                Box::new(std::iter::once(Ok(named(name, rules))))
            };
        found
    })
}

fn named(name: String, rules: Rules) -> Document {
    if name == "-" {
        let from = Ok(From::Input(Input::StandardInput { again: false }));
        return Document { name, from, syntax: Some(rules.syntax_of(Path::new(""))) };
    }
    if let Some(url) = net::address(&name) {
        let syntax = rules.forced.map(Language::syntax);
        return Document { name, from: Ok(From::Address(url)), syntax };
    }
    let path = Path::new(&name);
    let (from, syntax) = match rules.reason_against(path) {
        Some(reason) => (Err(reason), Syntax::Html),
        None => (Ok(From::Input(Input::File(path.into()))), rules.syntax_of(path)),
    };
    Document { name, from, syntax: Some(syntax) }
}

fn in_folder(
    folder: &str,
    rules: Rules,
) -> impl Iterator<Item = Result<Document, Unreadable>> + Send + 'static {
    let name_of_folder = folder.to_owned();
    let walk = WalkDir::new(folder).follow_links(true).sort_by_file_name();
    walk.into_iter().filter_map(move |entry| match entry {
        Ok(entry) if !entry.path().is_file() => None,
        Ok(entry) => {
            let path = entry.into_path();
            if rules.reason_against(&path).is_some() {
                return None;
            }
            let name = path.display().to_string();
            let syntax = Some(rules.syntax_of(&path));
            Some(Ok(Document { name, from: Ok(From::Input(Input::File(path))), syntax }))
        }
        Err(error) => {
            let message = error.io_error().map_or_else(|| error.to_string(), describe);
            let path = error.path().map(|path| path.display().to_string());
            Some(Err(Unreadable { name: path.unwrap_or_else(|| name_of_folder.clone()), message }))
        }
    })
}

/// The meaning of the options for kinds of files.
#[derive(Clone, Copy)]
struct Rules {
    forced: Option<Language>,
    only: Option<Language>,
    also_css: bool,
    also_svg: bool,
}

impl Rules {
    fn new(arguments: &VnuArguments) -> Self {
        let first = |pairs: [(bool, Language); 3]| {
            pairs.into_iter().find(|(is_set, _)| *is_set).map(|(_, language)| language)
        };
        let forced = if arguments.html { Some(Language::Html) } else { None };
        Self {
            forced: forced.or_else(|| {
                first([
                    (arguments.css, Language::Css),
                    (arguments.svg, Language::Svg),
                    (arguments.xml, Language::Xhtml),
                ])
            }),
            only: first([
                (arguments.skip_non_html, Language::Html),
                (arguments.skip_non_css, Language::Css),
                (arguments.skip_non_svg, Language::Svg),
            ]),
            also_css: arguments.also_check_css,
            also_svg: arguments.also_check_svg,
        }
    }

    /// The reason for which a file is not wanted.
    fn reason_against(self, path: &Path) -> Option<&'static str> {
        let language = language_of(path);
        let is_one_more = self.also_css && language == Language::Css
            || self.also_svg && language == Language::Svg;
        let (is_wanted, reason) = match self.only? {
            Language::Css => (
                language == Language::Css,
                "not checked: --skip-non-css takes files whose names end with .css",
            ),
            Language::Svg => (
                language == Language::Svg,
                "not checked: --skip-non-svg takes files whose names end with .svg",
            ),
            _ => (
                matches!(language, Language::Html | Language::Xhtml) || is_one_more,
                "not checked: --skip-non-html takes files whose names end with .html, .htm, .xhtml or .xht",
            ),
        };
        (!is_wanted).then_some(reason)
    }

    /// The syntax that a document is read in.
    fn syntax_of(self, path: &Path) -> Syntax {
        let by_name = match language_of(path) {
            // A named file is checked as HTML, except XHTML files and the kinds that options enable.
            Language::Css if !self.also_css && self.only.is_none() => Language::Other,
            Language::Svg if !self.also_svg && self.only.is_none() => Language::Other,
            language => language,
        };
        self.forced.unwrap_or(by_name).syntax()
    }
}

fn language_of(path: &Path) -> Language {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match ending.to_ascii_lowercase().as_str() {
        "html" | "htm" => Language::Html,
        "xhtml" | "xht" => Language::Xhtml,
        "css" => Language::Css,
        "svg" => Language::Svg,
        _ => Language::Other,
    }
}
