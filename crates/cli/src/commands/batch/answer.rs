//! The answer to a line that was parsed.

use std::fmt;

use serde::ser::{Error as _, Serialize, SerializeMap as _, Serializer};
use serde_json::value::RawValue;
use treewright::read::{InnerTextOptions, inner_text, inner_text_styled};
use treewright::{
    Confidence, Document, NodeId, NodeKind, NodeRef, Parsed, Selector, SerializeOptions,
};

use super::job::{self, Format, Job, Wish};
use super::lines::BUFFER;
use super::shown::Shown;
use crate::output::{JsonDecodingError, JsonError};
use crate::pages::MetLimit;
use crate::results::JsonAttributes;

/// The answer to a line that was parsed.
#[derive(serde::Serialize)]
pub(super) struct Answer<'a> {
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    page: Option<Forms<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elements: Option<Elements<'a>>,
    #[cfg(feature = "style")]
    #[serde(skip_serializing_if = "Option::is_none")]
    hidden_text: Option<&'a [super::hidden::HiddenRun]>,
    quirks_mode: &'static str,
    encoding: Option<&'static str>,
    confidence: &'static str,
    errors: Vec<JsonError>,
    #[serde(skip_serializing_if = "Option::is_none")]
    errors_left_out: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decoding_errors: Option<Vec<JsonDecodingError>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    limits_met: Vec<MetLimit>,
}

impl<'a> Answer<'a> {
    pub(super) fn new(
        id: Option<&'a RawValue>,
        parsed: &'a Parsed,
        job: &'a Job<'_>,
        shown: &'a Shown,
    ) -> Self {
        let bytes = job.bytes();
        let wish = job.wish();
        let document = &parsed.document;
        let decision = parsed.encoding.as_ref();
        Self {
            id,
            page: match wish.selector {
                None => Some(Forms { node: document.root_node(), wish, shown }),
                Some(_) => None,
            },
            #[cfg(feature = "style")]
            hidden_text: shown.hidden.as_deref(),
            elements: wish.selector.as_ref().map(|selector| Elements {
                document,
                selector,
                wish,
                shown,
            }),
            quirks_mode: parsed.document.mode().as_str(),
            encoding: decision.map(|decision| decision.encoding.name()),
            confidence: decision
                .map_or(Confidence::Irrelevant, |decision| decision.confidence)
                .as_str(),
            errors: JsonError::all(parsed, bytes),
            errors_left_out: Some(parsed.errors_left_out).filter(|count| *count > 0),
            decoding_errors: bytes.map(|_| JsonDecodingError::all(parsed)),
            end: job.has_limits().then(|| parsed.end.as_str()),
            limits_met: MetLimit::all(parsed, None),
        }
    }
}

/// The elements that are selected, found while they are written.
struct Elements<'a> {
    document: &'a Document,
    selector: &'a Selector,
    wish: &'a Wish,
    shown: &'a Shown,
}

impl Serialize for Elements<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let found = self.selector.select(self.document);
        serializer.collect_seq(found.map(|element| {
            let (offset, place) = (element.source_offset(), element.line_column());
            JsonElement {
                line: place.map(|place| place.line),
                column: place.map(|place| place.column),
                offset,
                name: element.name(),
                attributes: JsonAttributes(element),
                forms: Forms { node: element, wish: self.wish, shown: self.shown },
            }
        }))
    }
}

/// An element that is selected.
#[derive(serde::Serialize)]
struct JsonElement<'a> {
    line: Option<u32>,
    column: Option<u32>,
    offset: Option<u32>,
    name: &'a str,
    attributes: JsonAttributes<'a>,
    #[serde(flatten)]
    forms: Forms<'a>,
}

/// The forms of a page or an element that are asked for, each with its name.
struct Forms<'a> {
    node: NodeRef<'a>,
    wish: &'a Wish,
    shown: &'a Shown,
}

impl Serialize for Forms<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { node, wish, shown } = self;
        let job::Forms { format, has_text } = wish.forms;
        let mut map = serializer.serialize_map(None)?;
        if let Some(format) = format {
            map.serialize_key(format.name())?;
            match format {
                Format::Tree => map.serialize_value(&Tree(*node))?,
                Format::Json => map.serialize_value(&Nested(*node))?,
                Format::Html => map.serialize_value(&html(*node, wish))?,
                Format::Text => map.serialize_value(&text(*node, wish, shown))?,
                Format::Flat => map.serialize_value(node)?,
            }
        }
        if has_text && format != Some(Format::Text) {
            map.serialize_entry("text", &text(*node, wish, shown))?;
        }
        map.end()
    }
}

/// The text of a page or an element, as it is shown.
fn text(node: NodeRef<'_>, wish: &Wish, shown: &Shown) -> String {
    let options = InnerTextOptions::new().scripting(wish.has_scripting);
    let node = shown.node(node);
    match &shown.view {
        Some(view) => inner_text_styled(node, &options, &**view),
        None => inner_text(node, &options),
    }
}

/// The HTML of a page or an element, with all shadow roots.
fn html(node: NodeRef<'_>, wish: &Wish) -> String {
    let document = node.document();
    let inside = document.descendants_with_fragments(node.id());
    let is_shadow_root = |id: &NodeId| document.kind(*id) == Some(NodeKind::ShadowRoot);
    let options = SerializeOptions::new()
        .scripting(wish.has_scripting)
        .shadow_roots(inside.filter(is_shadow_root));
    let mut html = String::new();
    // Writing to a string does not fail, and the length is not limited.
    let _ = document.serialize_outer(node.id(), &options, &mut html);
    html
}

/// The tree as nested objects.
struct Nested<'a>(NodeRef<'a>);

impl Serialize for Nested<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The depth of serializers is that of the stack; this takes none.
        let json = self.0.document().to_json(self.0.id());
        RawValue::from_string(json).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// The tree dump without its last line break. It is streamed: it may be longer than the
/// memory.
struct Tree<'a>(NodeRef<'a>);

impl Serialize for Tree<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Tree<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pieces = HoldingLineBreak { out: f, text: String::new() };
        self.0.document().dump_to(self.0.id(), &mut pieces)?;
        let HoldingLineBreak { out, text } = pieces;
        out.write_str(text.strip_suffix('\n').unwrap_or(&text))
    }
}

/// Collects text, because escaping it word by word takes long, and holds back a line break as long as
/// it may be the last.
struct HoldingLineBreak<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    text: String,
}

impl fmt::Write for HoldingLineBreak<'_, '_> {
    #[expect(clippy::string_slice, reason = "cut after a character")]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        if self.text.len() > BUFFER {
            let end = self.text.trim_end_matches('\n').len();
            self.out.write_str(&self.text[..end])?;
            self.text.drain(..end);
        }
        Ok(())
    }
}
