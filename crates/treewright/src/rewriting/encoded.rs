//! The bytes of a page that was rewritten, and its declaration of their encoding.

use treewright_dom::{Document, Namespace, NodeId, NodeKind, SourceId};
use treewright_syntax::{Encoding, OutOfBandMetadata};
use treewright_write::{LeftAlone, WriteError, differences};

use crate::{Context, Input, Options};

/// The bytes that are to be written again.
pub(crate) struct Page<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) metadata: Option<&'a OutOfBandMetadata>,
    /// The encoding that they were read in.
    pub(crate) encoding: &'static Encoding,
    pub(crate) context: Option<&'a Context>,
    pub(crate) options: &'a Options,
}

/// The declaration of the encoding in the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Declaration {
    /// That of the page, as it is written from its tree.
    AsItIs,
    /// The `<?xml encoding?>` at the start of the source.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing>
    Xml,
    /// A byte order mark that the page does not have.
    Mark,
    /// A `meta` element that the page does not have.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#charset>
    Meta(&'static str),
}

impl Declaration {
    /// Puts what is new into the tree, and what stays as it is in the source among that which is left alone.
    /// Returns false if the page has no place for it.
    pub(crate) fn prepare<'s>(
        self,
        document: &mut Document,
        source: &'s str,
        left_alone: &mut LeftAlone<'s>,
    ) -> bool {
        match self {
            Self::AsItIs | Self::Mark => true,
            Self::Xml => {
                let Some((node, text)) = xml_declaration(document, source) else { return false };
                left_alone.insert(node, text);
                true
            }
            Self::Meta(name) => insert_meta(document, name).is_some(),
        }
    }

    /// The declarations that are tried where that of the page gets lost.
    pub(crate) fn others(page: &Page<'_>) -> Vec<Self> {
        let name = page.encoding.name();
        let mut others = vec![Self::Xml];
        if name == "UTF-16LE" || name == "UTF-16BE" {
            others.push(Self::Mark);
        } else if page.context.is_none() {
            others.push(Self::Meta(name));
        }
        others
    }
}

/// The first comment, if it is an XML declaration at the start of the source.
fn xml_declaration<'s>(document: &Document, source: &'s str) -> Option<(NodeId, &'s str)> {
    let first = document.get(document.first_child(document.root())?)?;
    let is_one = matches!(first.kind(), NodeKind::Comment | NodeKind::ProcessingInstruction);
    let length = source.find('>')?.saturating_add(1);
    let text = source.get(..length).filter(|text| is_one && text.starts_with("<?"))?;
    // Trees without origins are of the same source.
    let span = first.origin().and_then(|origin| origin.span());
    let is_it = span.is_none_or(|span| {
        span.source == SourceId::MAIN && span.start == 0 && span.end as usize == length
    });
    is_it.then_some((first.id(), text))
}

/// Puts a `meta` element first in the head.
fn insert_meta(document: &mut Document, encoding: &str) -> Option<()> {
    let head = document.head()?;
    let meta = document.create_element(Namespace::Html, "meta").ok()?;
    document.set_attribute(meta, "charset", &encoding.to_ascii_lowercase()).ok()?;
    let first = document.first_child(head);
    document.insert_before(head, meta, first).ok()
}

/// The reason why bytes are not those of a page.
pub(crate) enum Unproven {
    NotEncodable,
    /// They would be read in this encoding.
    OtherEncoding(&'static str),
}

impl From<Unproven> for WriteError {
    fn from(reason: Unproven) -> Self {
        match reason {
            Unproven::NotEncodable => Self::NotEncodable,
            Unproven::OtherEncoding(name) => Self::OtherEncoding(name),
        }
    }
}

const MARKS: [&[u8]; 3] = [b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"];

impl Page<'_> {
    /// The bytes of HTML that takes the place of the page: in its encoding, with the byte order mark that it has.
    /// Characters that the encoding does not have become character references. It is proven that they are read
    /// as this HTML.
    pub(crate) fn write(&self, html: &str, declaration: Declaration) -> Result<Vec<u8>, Unproven> {
        let own = MARKS.into_iter().find(|mark| self.bytes.starts_with(mark));
        let mark: &[u8] = match (own, declaration, self.encoding.name()) {
            (None, Declaration::Mark, "UTF-16BE") => b"\xFE\xFF",
            (None, Declaration::Mark, "UTF-16LE") => b"\xFF\xFE",
            (own, ..) => own.unwrap_or_default(),
        };
        let mut bytes = mark.to_vec();
        match self.encoding.name() {
            "UTF-16LE" => bytes.extend(html.encode_utf16().flat_map(u16::to_le_bytes)),
            "UTF-16BE" => bytes.extend(html.encode_utf16().flat_map(u16::to_be_bytes)),
            // An encoding without an encoder of its own.
            _ if self.encoding.output_encoding() != self.encoding => {
                return Err(Unproven::NotEncodable);
            }
            _ => bytes.extend_from_slice(&self.encoding.encode(html).0),
        }
        self.prove(html, &bytes)?;
        Ok(bytes)
    }

    fn prove(&self, html: &str, bytes: &[u8]) -> Result<(), Unproven> {
        let input = match self.metadata {
            Some(metadata) => Input::bytes(bytes, metadata),
            None => Input::from(bytes),
        };
        let parsed = self.options.parse(input.in_context(self.context));
        let encoding = parsed.encoding.map_or(self.encoding, |decision| decision.encoding);
        if encoding != self.encoding {
            return Err(Unproven::OtherEncoding(encoding.name()));
        }
        let (text, _) = encoding.decode_with_bom_removal(bytes);
        if text == html {
            return Ok(());
        }
        // References mean characters in text and values only.
        let expected = self.options.parse(Input::from(html).in_context(self.context)).document;
        let roots = [&expected, &parsed.document].map(Document::root_node);
        let is_the_same = differences(roots[0], roots[1], 1).is_empty();
        if is_the_same { Ok(()) } else { Err(Unproven::NotEncodable) }
    }
}
