//! The syntaxes of documents: HTML, XML for XHTML and SVG, and CSS.

use std::path::Path;

use treewright::microsyntaxes::mime;

use crate::input::Compression;

/// The syntax that a document is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Syntax {
    /// <https://html.spec.whatwg.org/multipage/syntax.html>
    #[default]
    Html,
    /// <https://html.spec.whatwg.org/multipage/xhtml.html>
    Xml,
    /// Style sheets.
    Css,
}

/// The extensions of files that are taken out of folders, unless others are asked for.
pub(crate) const USUAL_EXTENSIONS: [&str; 4] = ["html", "htm", "xhtml", "xht"];

impl Syntax {
    /// That of a file: XML for `.xhtml`, `.xht` and `.svg`, CSS for `.css`, else HTML; packed ones included.
    pub(crate) fn of_file(path: &Path) -> Self {
        let stem = match Compression::of_name(path) {
            Some(_) => path.file_stem().map(Path::new),
            None => Some(path),
        };
        let extension = stem.and_then(Path::extension).and_then(|extension| extension.to_str());
        match extension.unwrap_or_default().to_ascii_lowercase().as_str() {
            "xhtml" | "xht" | "svg" => Self::Xml,
            "css" => Self::Css,
            _ => Self::Html,
        }
    }

    /// That of a media type.
    /// <https://mimesniff.spec.whatwg.org/#xml-mime-type>
    pub(crate) fn of_content_type(content_type: &str) -> Self {
        match mime::parse(content_type) {
            Ok(mime_type) if mime_type.is_xml() => Self::Xml,
            Ok(mime_type) if mime_type.essence() == "text/css" => Self::Css,
            _ => Self::Html,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_names_and_types() {
        for (name, expected) in [
            ("a.html", Syntax::Html),
            ("a.xhtml", Syntax::Xml),
            ("a/b.XHT", Syntax::Xml),
            ("a.svg", Syntax::Xml),
            ("a.css", Syntax::Css),
            ("a.xhtml.gz", Syntax::Xml),
            ("a.html.gz", Syntax::Html),
            ("xhtml", Syntax::Html),
            ("", Syntax::Html),
        ] {
            assert_eq!(Syntax::of_file(Path::new(name)), expected, "{name}");
        }
        for (content_type, expected) in [
            ("text/html", Syntax::Html),
            ("application/xhtml+xml; charset=utf-8", Syntax::Xml),
            ("image/svg+xml", Syntax::Xml),
            ("text/css", Syntax::Css),
            ("Text/XML", Syntax::Xml),
            ("application/xml", Syntax::Xml),
            ("", Syntax::Html),
        ] {
            assert_eq!(Syntax::of_content_type(content_type), expected, "{content_type}");
        }
    }
}
