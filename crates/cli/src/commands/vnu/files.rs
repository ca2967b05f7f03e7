//! The documents that the command line names.

use std::path::Path;

use treewright::read::url::Url;
use walkdir::WalkDir;

use super::VnuArguments;
use crate::checking::syntax::Syntax;
use crate::input::{Input, describe, net};

/// A document to check.
pub(super) struct Document {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// `None` for the one that the server says.
    pub(super) syntax: Option<Syntax>,
}

/// The place that a document comes from.
pub(super) enum Kind {
    Input(Input),
    Address(Url),
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

/// The documents, in the order of the command line; those of folders are sorted by name. An error is a message.
pub(super) fn documents(
    arguments: &VnuArguments,
) -> impl Iterator<Item = Result<Document, String>> + Send + 'static {
    let names = arguments.documents.clone();
    let rules = Rules::new(arguments);
    names.into_iter().flat_map(move |name| {
        let found: Box<dyn Iterator<Item = Result<Document, String>> + Send> =
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
        let kind = Kind::Input(Input::StandardInput { again: false });
        return Document { name, kind, syntax: Some(rules.syntax_of(Path::new(""))) };
    }
    if let Some(url) = net::address(&name) {
        let syntax = rules.forced.map(Language::syntax);
        return Document { name, kind: Kind::Address(url), syntax };
    }
    let path = Path::new(&name);
    let (kind, syntax) = (Kind::Input(Input::File(path.into())), rules.syntax_of(path));
    Document { name, kind, syntax: Some(syntax) }
}

fn in_folder(
    folder: &str,
    rules: Rules,
) -> impl Iterator<Item = Result<Document, String>> + Send + 'static {
    let name_of_folder = folder.to_owned();
    WalkDir::new(folder).sort_by_file_name().into_iter().filter_map(move |entry| match entry {
        Ok(entry) if !entry.path().is_file() => None,
        Ok(entry) => {
            let path = entry.into_path();
            if !rules.takes(&path) {
                return None;
            }
            let name = path.display().to_string();
            let syntax = Some(rules.syntax_of(&path));
            Some(Ok(Document { name, kind: Kind::Input(Input::File(path)), syntax }))
        }
        Err(error) => {
            let reason = error.io_error().map_or_else(|| error.to_string(), describe);
            Some(Err(format!("{name_of_folder}: {reason}")))
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

    /// Returns true for a file of a folder that is wanted.
    fn takes(self, path: &Path) -> bool {
        let language = language_of(path);
        match self.only {
            None => match language {
                Language::Css => self.also_css || self.forced.is_some(),
                Language::Svg => self.also_svg || self.forced.is_some(),
                _ => true,
            },
            Some(Language::Html) => {
                matches!(language, Language::Html | Language::Xhtml)
                    || self.also_css && language == Language::Css
                    || self.also_svg && language == Language::Svg
            }
            Some(only) => language == only,
        }
    }

    /// The syntax that a document is read in.
    fn syntax_of(self, path: &Path) -> Syntax {
        let by_name = match language_of(path) {
            // A file that is named is checked as HTML, but for XHTML, and what was asked for.
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
