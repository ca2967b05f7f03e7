//! The attributes of a tag token, flat in two buffers.

use crate::names::LocalName;
use crate::{Run, Span};

/// The namespaces of attributes that an HTML parser makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum AttributeNamespace {
    /// No namespace: nearly all attributes.
    #[default]
    None,
    /// `http://www.w3.org/1999/xlink`
    XLink,
    /// `http://www.w3.org/XML/1998/namespace`
    Xml,
    /// `http://www.w3.org/2000/xmlns/`
    Xmlns,
}

impl AttributeNamespace {
    /// The namespace's URL, `None` for no namespace.
    pub const fn url(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::XLink => Some("http://www.w3.org/1999/xlink"),
            Self::Xml => Some("http://www.w3.org/XML/1998/namespace"),
            Self::Xmlns => Some("http://www.w3.org/2000/xmlns/"),
        }
    }
}

/// The name of an attribute as it is on an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AttributeName<'a> {
    /// The namespace.
    pub namespace: AttributeNamespace,
    /// The prefix, where the namespaced attributes of foreign content have one.
    pub prefix: Option<&'static str>,
    /// The local name.
    pub local: &'a str,
}

impl<'a> AttributeName<'a> {
    /// A name without prefix and namespace.
    pub const fn plain(local: &'a str) -> Self {
        Self { namespace: AttributeNamespace::None, prefix: None, local }
    }
}

/// One attribute, as a tree receives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribute<'a> {
    /// The name, adjusted for the namespace of the element.
    pub name: AttributeName<'a>,
    /// The value with its character references decoded.
    pub value: Run<'a>,
    /// Where the name stands.
    pub name_span: Span,
    /// Where the value stands, without its quotes; empty where none was written.
    pub value_span: Span,
}

/// Attributes as the tokenizer keeps them: all text in one buffer, offsets beside it. The token
/// that they belong to, and an entry in the list of active formatting elements, own one each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttributeBuffer {
    pub(crate) text: String,
    pub(crate) list: Vec<AttributeSlot>,
}

/// One attribute of an [`AttributeBuffer`]: ranges of its text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct AttributeSlot {
    pub(crate) name: (u32, u32),
    pub(crate) value: (u32, u32),
    /// Where the value stands in the main source exactly as it is in the buffer, or `u32::MAX`.
    pub(crate) value_at: u32,
    /// The ranges count in the text that the tokenizer reads, not in the buffer's. Only while the
    /// token is lent.
    pub(crate) in_input: bool,
    pub(crate) name_span: Span,
    pub(crate) value_span: Span,
}

impl AttributeBuffer {
    /// Forgets the attributes and keeps the memory.
    pub fn clear(&mut self) {
        self.text.clear();
        self.list.clear();
    }

    /// Adds an attribute that does not come from a source, as the context element of a fragment
    /// has them. A name that is there already is not added again.
    pub fn push(&mut self, name: &str, value: &str) {
        if self.view().get(name).is_some() {
            return;
        }
        let start = self.text.len() as u32;
        self.text.push_str(name);
        let middle = self.text.len() as u32;
        self.text.push_str(value);
        let end = self.text.len() as u32;
        self.list.push(AttributeSlot {
            name: (start, middle),
            value: (middle, end),
            value_at: u32::MAX,
            ..AttributeSlot::default()
        });
    }

    /// Copies the text of the attributes from index `first` on, whose ranges count in `input`, to
    /// the buffer.
    pub(crate) fn keep_text_of_slots_from(&mut self, first: usize, input: &str) {
        let Some(slots) = self.list.get_mut(first..).filter(|slots| !slots.is_empty()) else {
            return;
        };
        let (start, end) = (slots[0].name.0, slots[slots.len() - 1].value.1);
        let back = start;
        let forward = self.text.len() as u32;
        self.text.push_str(&input[start as usize..end as usize]);
        for slot in slots {
            slot.in_input = false;
            for place in [&mut slot.name.0, &mut slot.name.1, &mut slot.value.0, &mut slot.value.1]
            {
                *place = *place - back + forward;
            }
        }
    }

    /// Converts the names of the attributes from index `first` on to ASCII lowercase.
    pub(crate) fn lowercase_names_from(&mut self, first: usize) {
        for slot in &self.list[first..] {
            self.text[slot.name.0 as usize..slot.name.1 as usize].make_ascii_lowercase();
        }
    }

    /// The attributes as they are on an HTML element.
    pub fn view(&self) -> Attributes<'_> {
        self.view_with("")
    }

    /// [`Self::view`], with the text that the tokenizer reads.
    #[inline]
    pub(crate) fn view_with<'a>(&'a self, input: &'a str) -> Attributes<'a> {
        Attributes { buffer: self, input, adjustment: Adjustment::Html }
    }

    /// Becomes a copy of attributes that are lent.
    pub(crate) fn copy_from(&mut self, attributes: Attributes<'_>) {
        let Attributes { buffer, input, .. } = attributes;
        self.text.clone_from(&buffer.text);
        self.list.clone_from(&buffer.list);
        for slot in self.list.iter_mut().filter(|slot| slot.in_input) {
            slot.in_input = false;
            for (start, end) in [&mut slot.name, &mut slot.value] {
                let text = &input[*start as usize..*end as usize];
                *start = self.text.len() as u32;
                self.text.push_str(text);
                *end = self.text.len() as u32;
            }
        }
    }
}

/// Which adjustments the names go through on their way to the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Adjustment {
    #[default]
    Html,
    /// "adjust foreign attributes" only: a foreign element that is neither of the two below.
    MathMl,
    Svg,
}

/// The attributes of a token, lent to a tree; names come adjusted for the element's namespace.
#[derive(Clone, Copy, Debug)]
pub struct Attributes<'a> {
    buffer: &'a AttributeBuffer,
    /// The text that the tokenizer reads.
    input: &'a str,
    adjustment: Adjustment,
}

static NO_ATTRIBUTES: AttributeBuffer = AttributeBuffer { text: String::new(), list: Vec::new() };

impl<'a> Attributes<'a> {
    /// No attributes.
    pub const EMPTY: Attributes<'static> =
        Attributes { buffer: &NO_ATTRIBUTES, input: "", adjustment: Adjustment::Html };

    pub(crate) const fn adjusted(self, adjustment: Adjustment) -> Self {
        Self { adjustment, ..self }
    }

    /// The text that the ranges of a slot count in.
    #[inline]
    fn text(self, slot: &AttributeSlot) -> &'a str {
        if slot.in_input { self.input } else { &self.buffer.text }
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.buffer.list.len()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.buffer.list.is_empty()
    }

    /// The value of the attribute that the token calls `name` (before any adjustment).
    pub fn get(self, name: &str) -> Option<&'a str> {
        self.buffer.list.iter().find_map(|slot| {
            let text = self.text(slot);
            (&text[slot.name.0 as usize..slot.name.1 as usize] == name)
                .then(|| &text[slot.value.0 as usize..slot.value.1 as usize])
        })
    }

    /// The attributes in the order of the source.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Attribute<'a>> {
        self.buffer.list.iter().map(
            #[inline]
            move |slot| {
                let text = self.text(slot);
                let local = &text[slot.name.0 as usize..slot.name.1 as usize];
                let value = &text[slot.value.0 as usize..slot.value.1 as usize];
                let name = match self.adjustment {
                    Adjustment::Html => AttributeName::plain(local),
                    adjustment => adjusted_name(local, adjustment),
                };
                let value = match slot.value_at {
                    u32::MAX => Run::new(value),
                    at => Run::in_source(value, at),
                };
                Attribute { name, value, name_span: slot.name_span, value_span: slot.value_span }
            },
        )
    }
}

#[cold]
fn adjusted_name(local: &str, adjustment: Adjustment) -> AttributeName<'_> {
    match adjustment {
        Adjustment::Html => AttributeName::plain(local),
        Adjustment::MathMl => adjust_foreign_attribute(adjust_mathml_attribute(local)),
        Adjustment::Svg => adjust_foreign_attribute(adjust_svg_attribute(local)),
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-mathml-attributes>
fn adjust_mathml_attribute(name: &str) -> &str {
    if name == "definitionurl" { "definitionURL" } else { name }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-svg-attributes>
fn adjust_svg_attribute(name: &str) -> &str {
    match name {
        "attributename" => "attributeName",
        "attributetype" => "attributeType",
        "basefrequency" => "baseFrequency",
        "baseprofile" => "baseProfile",
        "calcmode" => "calcMode",
        "clippathunits" => "clipPathUnits",
        "diffuseconstant" => "diffuseConstant",
        "edgemode" => "edgeMode",
        "filterunits" => "filterUnits",
        "glyphref" => "glyphRef",
        "gradienttransform" => "gradientTransform",
        "gradientunits" => "gradientUnits",
        "kernelmatrix" => "kernelMatrix",
        "kernelunitlength" => "kernelUnitLength",
        "keypoints" => "keyPoints",
        "keysplines" => "keySplines",
        "keytimes" => "keyTimes",
        "lengthadjust" => "lengthAdjust",
        "limitingconeangle" => "limitingConeAngle",
        "markerheight" => "markerHeight",
        "markerunits" => "markerUnits",
        "markerwidth" => "markerWidth",
        "maskcontentunits" => "maskContentUnits",
        "maskunits" => "maskUnits",
        "numoctaves" => "numOctaves",
        "pathlength" => "pathLength",
        "patterncontentunits" => "patternContentUnits",
        "patterntransform" => "patternTransform",
        "patternunits" => "patternUnits",
        "pointsatx" => "pointsAtX",
        "pointsaty" => "pointsAtY",
        "pointsatz" => "pointsAtZ",
        "preservealpha" => "preserveAlpha",
        "preserveaspectratio" => "preserveAspectRatio",
        "primitiveunits" => "primitiveUnits",
        "refx" => "refX",
        "refy" => "refY",
        "repeatcount" => "repeatCount",
        "repeatdur" => "repeatDur",
        "requiredextensions" => "requiredExtensions",
        "requiredfeatures" => "requiredFeatures",
        "specularconstant" => "specularConstant",
        "specularexponent" => "specularExponent",
        "spreadmethod" => "spreadMethod",
        "startoffset" => "startOffset",
        "stddeviation" => "stdDeviation",
        "stitchtiles" => "stitchTiles",
        "surfacescale" => "surfaceScale",
        "systemlanguage" => "systemLanguage",
        "tablevalues" => "tableValues",
        "targetx" => "targetX",
        "targety" => "targetY",
        "textlength" => "textLength",
        "viewbox" => "viewBox",
        "viewtarget" => "viewTarget",
        "xchannelselector" => "xChannelSelector",
        "ychannelselector" => "yChannelSelector",
        "zoomandpan" => "zoomAndPan",
        other => other,
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes>
fn adjust_foreign_attribute(name: &str) -> AttributeName<'_> {
    use AttributeNamespace::{XLink, Xml, Xmlns};
    let (namespace, prefix, local) = match name {
        "xlink:actuate" => (XLink, Some("xlink"), "actuate"),
        "xlink:arcrole" => (XLink, Some("xlink"), "arcrole"),
        "xlink:href" => (XLink, Some("xlink"), "href"),
        "xlink:role" => (XLink, Some("xlink"), "role"),
        "xlink:show" => (XLink, Some("xlink"), "show"),
        "xlink:title" => (XLink, Some("xlink"), "title"),
        "xlink:type" => (XLink, Some("xlink"), "type"),
        "xml:lang" => (Xml, Some("xml"), "lang"),
        "xml:space" => (Xml, Some("xml"), "space"),
        "xmlns" => (Xmlns, None, "xmlns"),
        "xmlns:xlink" => (Xmlns, Some("xmlns"), "xlink"),
        other => return AttributeName::plain(other),
    };
    AttributeName { namespace, prefix, local }
}

/// The name of an element, lent to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementName<'a> {
    /// The namespace.
    pub namespace: crate::Namespace,
    /// The local name as a number: a constant where [`LocalName::is_known`], otherwise only an
    /// index of the parser's own interner, which a tree must not keep.
    pub local: LocalName,
    /// The local name as text.
    pub text: &'a str,
}
