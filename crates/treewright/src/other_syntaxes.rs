//! Conformance checks of documents in the XML syntax, and of style sheets.

use std::sync::Arc;
use std::time::Instant;

use treewright_conformance::{Report, check, check_style_sheet};
use treewright_dom::Document;
use treewright_syntax::{
    Encoding, EncodingDecision, EncodingSource, InputTooLong, Limit, LimitMet, Limits,
    OutOfBandMetadata, Span,
};
use treewright_xml::{XmlError, XmlErrorKind, XmlOptions, XmlParser};

use crate::input::Source;
use crate::{Checker, End, Input, Parsed};

impl Checker {
    /// Parses an XML document and checks it, by all rules that are not about the HTML syntax. If it is not
    /// well-formed, the first place where it is not is the only finding, and the tree ends there. The
    /// encoding is that of a byte order mark, of the transport layer, or of the XML declaration, else
    /// UTF-8. Of the options of parses, the limits of bytes, nodes and time apply; the others are those of
    /// documents in `srcdoc` attributes. Entities expand to at most 1 MiB of text. Findings have no fixes.
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
        let limits = self.options.limits_of_parse();
        let mut text = text.within(limits);
        let Ok(mut document) = text.document() else { return text.too_long() };
        let mut cut = None;
        let mut clock = Clock::new(limits);
        let result = treewright_xml::parse_source_while(&mut document, &XmlOptions::new(), |_| {
            cut = clock.limit_met();
            cut.is_none()
        });
        if let (Some(limit), Ok(Some(at))) = (cut, &result) {
            text.limits_met = vec![LimitMet::new(limit, Span::in_main(*at as u32, *at as u32))];
        }
        let end = text.end();
        let error = result.err().filter(|error| !text.is_an_error_of_the_cut(error));
        let error = error.map(|error| (error.offset(), error.kind().to_string()));
        let malformed = text
            .first_malformed
            .filter(|at| !text.is_cut_at(*at))
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
        (text.parsed(document, end), report)
    }

    /// Checks a style sheet, as those in `style` elements are checked. The encoding is that of a byte order
    /// mark, of the transport layer, or of `@charset`, else UTF-8. The returned document has no nodes: it
    /// only serves the places of the findings. Of the options of parses, only the limit of bytes applies.
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
        let text = Decoded::of(input.into(), decode_css).within(self.options.limits_of_parse());
        let Ok(document) = text.document() else { return text.too_long() };
        let end = text.end();
        let malformed = text.first_malformed.filter(|at| !text.is_cut_at(*at)).map(|at| {
            let place = Span::in_main(at as u32, at.saturating_add(3) as u32);
            (place, "the bytes here are malformed in the encoding of the style sheet".to_owned())
        });
        let options = self.check.clone().undecodable(malformed).is_cut_off(end == End::Truncated);
        let mut report = check_style_sheet(&document, &options);
        // The end of a text that is cut off is not that of the style sheet.
        report.diagnostics.retain(|finding| !text.is_cut_at(finding.span.end as usize));
        (text.parsed(document, end), report)
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
    limits_met: Vec<LimitMet>,
}

/// Counts the nodes and the time of a parse.
struct Clock {
    nodes: Option<u32>,
    until: Option<Instant>,
    events: u32,
}

impl Clock {
    fn new(limits: &Limits) -> Self {
        let until = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self { nodes: limits.nodes, until, events: 0 }
    }

    /// Counts an event, which adds a node, and returns the limit that does not allow it.
    fn limit_met(&mut self) -> Option<Limit> {
        /// The clock is checked before the first of so many events.
        const EVENTS_BETWEEN_LOOKS: u32 = 1 << 8;
        if self.nodes.is_some_and(|most| self.events >= most) {
            return Some(Limit::Nodes);
        }
        let looks = self.events.is_multiple_of(EVENTS_BETWEEN_LOOKS);
        self.events = self.events.saturating_add(1);
        (looks && self.until.is_some_and(|until| Instant::now() >= until)).then_some(Limit::Time)
    }
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
        let limits_met = Vec::new();
        Self {
            text: text.into(),
            encoding: Some(decision),
            first_malformed,
            is_declared,
            limits_met,
        }
    }

    const fn of_text(text: Arc<str>) -> Self {
        let limits_met = Vec::new();
        Self { text, encoding: None, first_malformed: None, is_declared: false, limits_met }
    }

    /// Leaves out the text beyond the limit of bytes.
    fn within(self, limits: &Limits) -> Self {
        let most = limits.bytes.map_or(usize::MAX, |bytes| bytes as usize);
        if self.text.len() <= most {
            return self;
        }
        let end = (0..=most).rev().find(|end| self.text.is_char_boundary(*end)).unwrap_or(0);
        let text = self.text.get(..end).unwrap_or_default().into();
        let limits_met = vec![LimitMet::new(Limit::Bytes, Span::in_main(end as u32, end as u32))];
        Self { text, limits_met, ..self }
    }

    /// The way in which the parse ends, if its text is not too long.
    fn end(&self) -> End {
        if self.limits_met.is_empty() { End::Complete } else { End::Truncated }
    }

    /// Returns true for an error that more text could have made good: the end of a text that is cut off is not that of
    /// the document.
    fn is_an_error_of_the_cut(&self, error: &XmlError) -> bool {
        if self.limits_met.is_empty() {
            return false;
        }
        let rest = || self.text.get(error.offset()..).unwrap_or_default();
        match error.kind() {
            XmlErrorKind::Unclosed | XmlErrorKind::UnexpectedEnd | XmlErrorKind::NoRoot => true,
            XmlErrorKind::Reference => !rest().contains(';'),
            _ => self.is_cut_at(error.offset()),
        }
    }

    /// Returns true if this place is after the one where a limit left the rest out.
    fn is_cut_at(&self, at: usize) -> bool {
        self.limits_met.iter().any(|met| at >= met.span.start as usize)
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
            limits_met: self.limits_met,
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
    fn limits_cut_off() {
        let checker = |limits: &str| {
            Checker::new().parse_options(crate::Options::new().limits(limits.parse().unwrap()))
        };
        let page = "<a><b/><c></c></a>";
        for (limits, end, at, html) in [
            ("none", End::Complete, None, "<a><b></b><c></c></a>"),
            ("nodes=9", End::Complete, None, "<a><b></b><c></c></a>"),
            ("nodes=3", End::Truncated, Some((Limit::Nodes, 7)), "<a><b></b></a>"),
            ("bytes=7", End::Truncated, Some((Limit::Bytes, 7)), "<a><b></b></a>"),
            ("bytes=9", End::Truncated, Some((Limit::Bytes, 9)), "<a><b></b></a>"),
            ("time=0", End::Truncated, Some((Limit::Time, 0)), ""),
            ("bytes=99,time=99", End::Complete, None, "<a><b></b><c></c></a>"),
        ] {
            let (parsed, report) = checker(limits).check_xml(page);
            assert_eq!(parsed.end, end, "{limits}");
            let met = parsed.limits_met.first().map(|met| (met.limit, met.span.start));
            assert_eq!(met, at, "{limits}");
            assert_eq!(parsed.document.outer_html(parsed.document.root()), html, "{limits}");
            let codes: Vec<_> =
                report.diagnostics.iter().map(treewright_conformance::Diagnostic::code).collect();
            assert!(!codes.contains(&"not-well-formed"), "{limits}: {codes:?}");
        }
        // A mistake before the cut is one.
        let (_, report) = checker("bytes=12").check_xml("<a></b><c></c></a>");
        assert_eq!(report.diagnostics[0].code(), "not-well-formed");
        let (parsed, report) = checker("bytes=20").check_css("a { color: red } b { color: }");
        assert_eq!((parsed.end, report.diagnostics.len()), (End::Truncated, 0));
        let (parsed, report) = checker("bytes=29").check_css("a { colour: red } b { color: }");
        assert_eq!((parsed.end, report.diagnostics.len()), (End::Truncated, 1));
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
