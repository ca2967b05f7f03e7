//! Conformance checks of documents in the XML syntax, and of style sheets.

use std::sync::Arc;

use treewright_conformance::{Report, check, check_style_sheet};
use treewright_dom::Document;
use treewright_syntax::{
    Encoding, EncodingDecision, EncodingSource, InputTooLong, OutOfBandMetadata, Span,
};
use treewright_xml::{XmlOptions, XmlParser};

use crate::input::Source;
use crate::{Checker, End, Input, Parsed};

impl Checker {
    /// Parses an XML document and checks it, by all rules that are not about the HTML syntax. If it is not
    /// well-formed, the first place where it is not is the only finding, and the tree ends there. The
    /// encoding is that of a byte order mark, of the transport layer, or of the XML declaration, else
    /// UTF-8. The options of parses apply only to documents in `srcdoc` attributes, and entities expand to
    /// at most 1 MiB of text. Findings have no fixes.
    ///
    /// <https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents>
    ///
    /// ```
    /// use treewright::Checker;
    ///
    /// let page = "<html xmlns='http://www.w3.org/1999/xhtml' lang='en'>\
    ///     <head><title>Tea</title></head><body><center/></body></html>";
    /// let (parsed, report) = Checker::new().check_xml(page);
    /// let finding = &report.diagnostics[0];
    /// assert_eq!(finding.code(), "obsolete-element");
    /// assert_eq!(parsed.document.source_text(finding.span), Some("<center/>"));
    ///
    /// let (_, report) = Checker::new().check_xml("<html>");
    /// assert_eq!(report.diagnostics[0].code(), "not-well-formed");
    /// ```
    pub fn check_xml<'a>(&self, input: impl Into<Input<'a>>) -> (Parsed, Report) {
        let text = Decoded::of(input.into(), treewright_xml::decode);
        let Ok(mut document) = text.document() else { return text.too_long() };
        let result = treewright_xml::parse_source(&mut document, &XmlOptions::new());
        let error = result.err().map(|error| (error.offset(), error.kind().to_string()));
        let malformed = text
            .first_malformed
            .map(|at| (at, "bytes that are malformed in its encoding".to_owned()));
        // "It is a fatal error when an XML processor encounters an entity with an encoding that it is unable to process."
        let unknown = (text.is_declared && names_an_unknown_encoding(&text.text))
            .then(|| (0, "an encoding that is not known".to_owned()));
        let first = unknown.into_iter().chain(error).chain(malformed).min_by_key(|(at, _)| *at);
        let error = first.map(|(at, reason)| (place_in(document.source(), at), reason));
        let options = self.check.clone().not_well_formed(error);
        let mut report = check(&document, [], &options);
        for finding in &mut report.diagnostics {
            // Fixes are for the HTML syntax.
            finding.fix = None;
        }
        (text.parsed(document, End::Complete), report)
    }

    /// Checks a style sheet, as those in `style` elements are checked. The encoding is that of a byte order
    /// mark, of the transport layer, or of `@charset`, else UTF-8. The returned document has no nodes: it
    /// only serves the places of the findings. The options of parses do not apply.
    ///
    /// <https://drafts.csswg.org/css-syntax/#input-byte-stream>
    ///
    /// ```
    /// use treewright::Checker;
    ///
    /// let (parsed, report) = Checker::new().check_css("p { colour: teal }");
    /// let finding = &report.diagnostics[0];
    /// assert_eq!(finding.code(), "unknown-css-property");
    /// assert_eq!(parsed.document.source_text(finding.span), Some("colour"));
    /// ```
    pub fn check_css<'a>(&self, input: impl Into<Input<'a>>) -> (Parsed, Report) {
        let text = Decoded::of(input.into(), decode_css);
        let Ok(document) = text.document() else { return text.too_long() };
        let malformed = text.first_malformed.map(|at| {
            let place = Span::in_main(at as u32, at.saturating_add(3) as u32);
            (place, "the bytes here are malformed in the encoding of the style sheet".to_owned())
        });
        let report = check_style_sheet(&document, &self.check.clone().undecodable(malformed));
        (text.parsed(document, End::Complete), report)
    }
}

/// The text of a document.
struct Decoded {
    text: Arc<str>,
    /// The decision about the encoding of bytes.
    encoding: Option<EncodingDecision>,
    /// The place of the first U+FFFD that stands for malformed bytes.
    first_malformed: Option<usize>,
    /// The document itself states its encoding; a byte order mark or metadata does not.
    is_declared: bool,
}

/// Decodes bytes whose encoding is known from elsewhere or unknown.
type Decode = fn(&[u8], Option<&'static Encoding>) -> (String, &'static Encoding);

impl Decoded {
    fn of(input: Input<'_>, decode: Decode) -> Self {
        let (bytes, metadata) = match input.source {
            Source::Text(text) => return Self::of_text(text.into()),
            Source::SharedText(text) => return Self::of_text(text),
            Source::Bytes(bytes, metadata) => (bytes, metadata),
        };
        let given = metadata.map(|metadata| metadata.sniff(bytes));
        let of = |source| given.as_ref()?.step(source)?.encoding;
        let known = of(EncodingSource::KnownDefiniteEncoding)
            .or_else(|| of(EncodingSource::UserOverride))
            .or_else(|| of(EncodingSource::TransportLayer));
        let (text, encoding) = decode(bytes, known);
        let decision = OutOfBandMetadata::new().known_definite_encoding(encoding).sniff(bytes);
        // Malformed bytes became U+FFFD, which few documents have.
        let has_any = text.contains(char::REPLACEMENT_CHARACTER);
        let first_malformed =
            has_any.then(|| treewright_xml::first_malformed(bytes, encoding)).flatten();
        let is_declared = known.is_none() && Encoding::for_bom(bytes).is_none();
        Self { text: text.into(), encoding: Some(decision), first_malformed, is_declared }
    }

    const fn of_text(text: Arc<str>) -> Self {
        Self { text, encoding: None, first_malformed: None, is_declared: false }
    }

    /// A document with this source, for the places of findings.
    fn document(&self) -> Result<Document, InputTooLong> {
        if u32::try_from(self.text.len()).is_err() {
            return Err(InputTooLong);
        }
        let mut document = Document::with_source(Arc::clone(&self.text));
        document.keep_origins();
        if let Some(decision) = &self.encoding {
            document.set_character_encoding(decision.encoding);
        }
        Ok(document)
    }

    fn parsed(self, document: Document, end: End) -> Parsed {
        Parsed {
            document,
            errors: Vec::new(),
            errors_left_out: 0,
            decoding_errors: Vec::new(),
            context: None,
            encoding: self.encoding,
            limits_met: Vec::new(),
            end,
        }
    }

    /// The result for more than the 4 GiB that offsets can count.
    fn too_long(self) -> (Parsed, Report) {
        (self.parsed(Document::new(), End::Truncated), Report::default())
    }
}

/// <https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding>
fn decode_css(
    bytes: &[u8],
    of_the_server: Option<&'static Encoding>,
) -> (String, &'static Encoding) {
    let declared = || {
        let label = bytes.strip_prefix(b"@charset \"")?;
        let end = label.iter().take(1024).position(|byte| *byte == b'"')?;
        let (label, rest) = label.split_at_checked(end)?;
        let encoding = Encoding::for_label(label).filter(|_| rest.starts_with(b"\";"))?;
        // It was read as ASCII.
        let utf_8 = Encoding::for_label(b"utf-8")?;
        Some(if encoding.is_ascii_compatible() { encoding } else { utf_8 })
    };
    let utf_8 = || treewright_xml::decode(b"", None).1;
    let encoding = of_the_server.or_else(declared).unwrap_or_else(utf_8);
    let (text, encoding, _) = encoding.decode(bytes);
    (text.into_owned(), encoding)
}

/// Returns true if the XML declaration names an encoding that the Encoding Standard does not have.
/// <https://www.w3.org/TR/xml/#charencoding>
fn names_an_unknown_encoding(text: &str) -> bool {
    if !text.starts_with("<?xml") {
        return false;
    }
    let mut parser = XmlParser::new(text, &XmlOptions::new());
    let has_begun = parser.next_event().is_ok();
    let label = parser.declaration().and_then(|declaration| declaration.encoding.as_ref());
    has_begun && label.is_some_and(|label| Encoding::for_label(label.as_bytes()).is_none())
}

/// The place of an error: the tag or the word that begins there.
fn place_in(source: &str, at: usize) -> Span {
    const MOST: usize = 100;
    let rest = source.get(at..).unwrap_or_default();
    let is_end = |c: char| c.is_ascii_whitespace() || c == '>';
    let end = rest.char_indices().take(MOST).find(|(_, c)| is_end(*c));
    let length = match end {
        Some((length, '>')) => length.saturating_add(1),
        Some((length, _)) => length,
        None => rest.char_indices().nth(MOST).map_or(rest.len(), |(length, _)| length),
    };
    Span::in_main(at as u32, at.saturating_add(length) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_of_style_sheets() {
        for (bytes, content_type, expected) in [
            (&b"a{}"[..], "", "UTF-8"),
            (b"@charset \"iso-8859-1\";a{}", "", "windows-1252"),
            (b"@charset \"iso-8859-1\" ;a{}", "", "UTF-8"),
            (b"@charset \"utf-16\";a{}", "", "UTF-8"),
            (b"@charset \"iso-8859-1\";a{}", "text/css; charset=koi8-r", "KOI8-R"),
            (b"\xEF\xBB\xBFa{}", "text/css; charset=koi8-r", "UTF-8"),
        ] {
            let metadata = OutOfBandMetadata::new().content_type(content_type);
            let input = Input::bytes(bytes, &metadata);
            let (parsed, _) = Checker::new().check_css(input);
            assert_eq!(parsed.encoding.unwrap().encoding.name(), expected);
        }
    }

    #[test]
    fn malformed_bytes() {
        let codes = |(_, report): (Parsed, Report)| -> Vec<_> {
            report.diagnostics.iter().map(|finding| (finding.code(), finding.span.start)).collect()
        };
        let checker = Checker::new();
        let found = codes(checker.check_css(b"a{}/*\xFF*/"));
        assert_eq!(found, [("undecodable-bytes", 5)]);
        let found = codes(checker.check_xml(b"<a>\xFF</b>"));
        assert_eq!(found, [("not-well-formed", 3)]);
        let named = |label| format!("<?xml version=\"1.0\" encoding=\"{label}\"?><a></a>");
        let found = codes(checker.check_xml(named("foo").as_bytes()));
        assert_eq!(found, [("not-well-formed", 0)]);
        let with_mark = ["\u{FEFF}", &named("foo")].concat();
        for known in [named("iso-8859-1").as_bytes(), with_mark.as_bytes()] {
            let found = codes(checker.check_xml(known));
            assert!(found.iter().all(|(code, _)| *code != "not-well-formed"), "{found:?}");
        }
        let found = codes(checker.check_xml(b"<a></b>\xFF"));
        assert_eq!(found, [("not-well-formed", 3)]);
    }
}
