//! The things that rules get: the page, the open elements, and the way to report.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::ops::Deref;

use rustc_hash::FxHashMap;
use treewright_dom::{Document, DocumentType, NodeKind, NodeRef};
use treewright_markup::{AttributeName, AttributeNamespace, LocalName, Span};

use crate::attribute_spans::AttributeSpans;
use crate::place::Place;
use crate::tables::{
    AttributeRow, ElementRow, ElementSet, LookUp, NameFacts, Names, html_element, known_name,
};
use crate::{CheckOptions, Diagnostic, Fix, Related, Report, Rule, Severity, StyleSheetCache};

/// An element: its handle, with the data that rules need often. Everything else comes from the handle, which it
/// dereferences to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Element<'a> {
    pub(crate) node: NodeRef<'a>,
    /// The local name as a number, [`LocalName::UNKNOWN`] for one that has none.
    pub(crate) tag: LocalName,
    /// The entry of a conforming HTML element.
    pub(crate) row: Option<&'static ElementRow>,
    /// The set of this element alone; the empty one for those that the index does not have.
    pub(crate) alone: ElementSet,
    /// The names of its attributes: rules ask for many that are not there.
    pub(crate) names: Names,
    /// It is one of the formatting elements.
    is_formatting: bool,
}

impl<'a> Deref for Element<'a> {
    type Target = NodeRef<'a>;

    #[inline]
    fn deref(&self) -> &NodeRef<'a> {
        &self.node
    }
}

impl<'a> Element<'a> {
    pub(crate) fn new(node: NodeRef<'a>) -> Self {
        let mut element = Self::without_names(node);
        element.names = Names::NONE;
        for (position, number) in node.attribute_numbers().enumerate() {
            let names = match NameFacts::of_known(number) {
                Some(facts) => facts.names,
                None => node
                    .attribute_at(position)
                    .map_or(Names::NONE, |(name, _)| NameFacts::of_text(name.local).names),
            };
            element.names = element.names.with(names);
        }
        element
    }

    /// An element that few attributes are asked of.
    #[inline]
    pub(crate) fn without_names(node: NodeRef<'a>) -> Self {
        let tag = node.element_name().filter(|name| name.is_known()).unwrap_or(LocalName::UNKNOWN);
        if node.is_in_html()
            && let Some(facts) = html_element(tag)
        {
            let (row, alone, is_formatting) = (facts.row, facts.alone, facts.is_formatting);
            return Self { node, tag, row, alone, names: Names::ALL, is_formatting };
        }
        // An element of another namespace, or with a name that is not known.
        let alone = ElementSet::NONE;
        Self { node, tag, row: None, alone, names: Names::ALL, is_formatting: false }
    }

    /// Returns true if it is one of these HTML elements.
    #[inline]
    pub(crate) fn is_in(&self, set: ElementSet) -> bool {
        self.alone.intersects(set)
    }

    /// The number of an HTML element of the index.
    #[inline]
    pub(crate) fn number(&self) -> Option<u8> {
        self.alone.number()
    }

    /// The value of an attribute without a namespace.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "so that names that are written in the code become numbers"
    )]
    pub(crate) fn attr(&self, name: &str) -> Option<&'a str> {
        if !self.names.may_have(Names::of(name)) {
            return None;
        }
        match known_name(name) {
            Some(known) => self.attr_by_number(known),
            None => self.node.attr(name),
        }
    }

    #[inline(never)]
    fn attr_by_number(&self, name: LocalName) -> Option<&'a str> {
        self.node.plain_attribute(name)
    }

    /// Returns true if it has a language of its own: `lang`, in no namespace or in that of XML.
    pub(crate) fn has_lang(&self) -> bool {
        self.has("lang")
            || self.names.may_have(Names::of("lang"))
                && self.attributes().any(|attribute| attribute.is_xml_lang())
    }

    /// Returns true if it has the attribute.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "as for the value")]
    pub(crate) fn has(&self, name: &str) -> bool {
        if !self.names.may_have(Names::of(name)) {
            return false;
        }
        match known_name(name) {
            Some(known) => self.has_by_number(known),
            None => self.node.attr(name).is_some(),
        }
    }

    #[inline(never)]
    fn has_by_number(&self, name: LocalName) -> bool {
        self.node.has_plain_attribute(name)
    }

    /// [`attr`](Self::attr) for a name that is not written in the code.
    pub(crate) fn attr_by(&self, name: &LookUp) -> Option<&'a str> {
        match name.known {
            _ if !self.names.may_have(name.names) => None,
            Some(known) => self.attr_by_number(known),
            None => self.node.attr(name.text),
        }
    }

    /// [`has`](Self::has) for a name that is not written in the code.
    pub(crate) fn has_by(&self, name: &LookUp) -> bool {
        match name.known {
            _ if !self.names.may_have(name.names) => false,
            Some(known) => self.has_by_number(known),
            None => self.node.attr(name.text).is_some(),
        }
    }

    /// Returns false if it does not have any of these attributes.
    #[inline]
    pub(crate) fn may_have(&self, names: Names) -> bool {
        self.names.may_have(names)
    }

    /// Returns true if the value of an attribute is this keyword, ASCII case-insensitive.
    #[inline]
    pub(crate) fn attr_is(&self, name: &str, keyword: &str) -> bool {
        self.attr(name).is_some_and(|value| value.eq_ignore_ascii_case(keyword))
    }

    /// Returns true for an element that the parser created from the tag of another one: findings about
    /// the tag is said about that.
    #[inline]
    pub(crate) fn is_copy(&self) -> bool {
        self.is_formatting && self.node.origin().is_some_and(|origin| !origin.is_written())
    }

    /// The attributes, in order.
    pub(crate) fn attributes(&self) -> impl Iterator<Item = Attribute<'a>> + use<'a> {
        self.node.attrs().map(|(name, value)| Attribute { name, value })
    }

    /// The place of an attribute without a namespace.
    pub(crate) fn place_of(&self, name: &'a str) -> Place<'a> {
        Place::Attribute(self.node, AttributeName::plain(name))
    }

    /// The place of the value of an attribute without a namespace.
    pub(crate) fn place_of_value(&self, name: &'a str) -> Place<'a> {
        Place::Value(self.node, AttributeName::plain(name))
    }

    /// The place of the start tag.
    pub(crate) fn start_tag(&self) -> Place<'a> {
        Place::Node(self.node)
    }
}

/// An attribute with its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attribute<'a> {
    pub(crate) name: AttributeName<'a>,
    pub(crate) value: &'a str,
}

impl Attribute<'_> {
    /// Returns true if it has no namespace, as all attributes of HTML.
    pub(crate) fn is_plain(&self) -> bool {
        self.name.namespace == AttributeNamespace::None
    }

    /// Returns true if it has this name and no namespace.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.is_plain() && self.name.local == name
    }

    /// Returns true for `lang` in the XML namespace.
    pub(crate) fn is_xml_lang(&self) -> bool {
        self.name.namespace == AttributeNamespace::Xml && self.name.local == "lang"
    }

    /// The name as it is written: with its prefix.
    pub(crate) fn written_name(&self) -> Cow<'_, str> {
        match self.name.prefix {
            Some(prefix) => Cow::Owned(format!("{prefix}:{}", self.name.local)),
            None => Cow::Borrowed(self.name.local),
        }
    }
}

/// An attribute of the element that is entered now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<'a> {
    pub(crate) attribute: Attribute<'a>,
    /// Its row in the index, if the element is one of HTML.
    pub(crate) row: Option<&'static AttributeRow>,
    /// Its name, and the kinds that it is of.
    pub(crate) names: Names,
}

/// An element that the pass is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open<'a> {
    pub(crate) element: Element<'a>,
    /// The HTML elements that are open, this one included.
    inside: ElementSet,
}

/// The position of an open element among all that are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Depth(usize);

/// As deep as nearly all pages are, and more attributes than most elements have.
pub(crate) const DEEP: usize = 32;

/// The page that is checked, the open elements, and the findings.
pub(crate) struct Context<'a> {
    pub(crate) document: &'a Document,
    pub(crate) options: &'a CheckOptions,
    /// It is an XML document.
    pub(crate) is_xml: bool,
    /// The open elements. `None` is the root of a shadow tree, which is separate from the elements
    /// before.
    open: Vec<Option<Open<'a>>>,
    /// The numbers of the shadow trees that the pass is in, each with the number of elements that are open around it.
    trees: Vec<(u32, usize)>,
    /// The number of the next one.
    next_tree: u32,
    /// The element that is entered now.
    entered: Option<NodeRef<'a>>,
    /// The names of its attributes, and their rows.
    attributes: Vec<(Names, Option<&'static AttributeRow>)>,
    /// The facts about names that are not known to the parser, by their numbers in the document.
    unknown_names: FxHashMap<u32, NameFacts>,
    /// The memory of the checks of other pages.
    pub(crate) memory: StyleSheetCache,
    report: Report,
    /// The places of the findings, whose spans are found together at the end: that takes less time than each between
    /// other things.
    places: Vec<Place<'a>>,
    /// Subjects are also notified of elements that do not concern them.
    #[cfg(test)]
    pub(crate) tells_all: bool,
}

impl<'a> Context<'a> {
    pub(crate) fn new(document: &'a Document, options: &'a CheckOptions) -> Self {
        Self {
            document,
            options,
            is_xml: document.document_type(document.root()) == Some(DocumentType::Xml),
            open: Vec::with_capacity(DEEP),
            trees: Vec::new(),
            next_tree: 1,
            entered: None,
            attributes: Vec::with_capacity(DEEP),
            unknown_names: FxHashMap::default(),
            memory: StyleSheetCache::default(),
            report: Report::default(),
            places: Vec::new(),
            #[cfg(test)]
            tells_all: false,
        }
    }

    /// Returns true if subjects are also notified of elements that do not concern them, for a test that they report
    /// nothing then.
    #[inline]
    #[cfg_attr(not(test), allow(clippy::unused_self, reason = "no field for a test"))]
    pub(crate) const fn tells_all(&self) -> bool {
        #[cfg(test)]
        return self.tells_all;
        #[cfg(not(test))]
        false
    }

    /// The element that is entered now, whose [`attribute`](Self::attribute)s can be asked for.
    pub(crate) fn enter(&mut self, node: NodeRef<'a>) -> Element<'a> {
        let mut element = Element::without_names(node);
        element.names = Names::NONE;
        self.entered = Some(node);
        self.attributes.clear();
        if !node.may_have_attributes() {
            return element;
        }
        let (is_in_html, alone) = (element.is_in_html(), element.alone);
        for (position, of_name) in node.attribute_numbers().enumerate() {
            let unknown;
            // Names that are known have no namespace.
            let facts = match NameFacts::of_known(of_name) {
                Some(facts) => facts,
                None => {
                    unknown = self.facts_of_unknown(node, position, of_name);
                    &unknown
                }
            };
            let (names, row) = if is_in_html { facts.on(alone) } else { (facts.names, None) };
            element.names = element.names.with(names);
            self.attributes.push((facts.names, row));
        }
        element
    }

    /// The facts about an attribute whose name is not known to the parser.
    #[inline(never)]
    fn facts_of_unknown(&mut self, node: NodeRef<'a>, position: usize, number: u32) -> NameFacts {
        if let Some(facts) = self.unknown_names.get(&number) {
            return *facts;
        }
        // Each position has an attribute.
        let Some((name, value)) = node.attribute_at(position) else {
            return NameFacts::of_text("");
        };
        let facts = NameFacts::of_text(name.local);
        // Attributes of HTML have no namespace.
        let is_plain = Attribute { name, value }.is_plain();
        let facts = if is_plain { facts } else { facts.without_rows() };
        self.unknown_names.insert(number, facts);
        facts
    }

    /// An attribute, by its position, of the element that is entered now.
    #[inline]
    pub(crate) fn attribute(&self, position: usize) -> Option<Given<'a>> {
        let (names, row) = *self.attributes.get(position)?;
        let node = self.entered?;
        let (name, value) = match row {
            // Those of the index have no namespace.
            Some(row) => (AttributeName::plain(row.name), node.attribute_value_at(position)?),
            None => node.attribute_at(position)?,
        };
        Some(Given { attribute: Attribute { name, value }, row, names })
    }

    /// The value of an [`attribute`](Self::attribute).
    #[inline]
    pub(crate) fn value(&self, position: usize) -> Option<&'a str> {
        self.entered?.attribute_value_at(position)
    }

    /// The number of its attributes.
    pub(crate) fn attribute_count(&self) -> usize {
        self.attributes.len()
    }

    /// The names and the row of an [`attribute`](Self::attribute), which are at hand.
    #[inline]
    pub(crate) fn facts(&self, position: usize) -> (Names, Option<&'static AttributeRow>) {
        self.attributes.get(position).copied().unwrap_or((Names::NONE, None))
    }

    /// The parent element of the one that is entered or left now, or of a text.
    pub(crate) fn parent(&self) -> Option<Element<'a>> {
        Some(self.open.last()?.as_ref()?.element)
    }

    /// Returns true for the children of the root of a shadow tree.
    #[inline]
    pub(crate) fn is_in_a_shadow_root(&self) -> bool {
        matches!(self.open.last(), Some(None))
    }

    /// Returns true if the [`parent`](Self::parent) is one of these HTML elements.
    #[inline]
    pub(crate) fn is_child_of(&self, set: ElementSet) -> bool {
        matches!(self.open.last(), Some(Some(open)) if open.element.is_in(set))
    }

    /// The HTML elements that are ancestors, up to the root of the template contents or the document.
    #[inline]
    pub(crate) fn inside(&self) -> ElementSet {
        match self.open.last() {
            Some(Some(open)) => open.inside,
            _ => ElementSet::NONE,
        }
    }

    /// The nearest ancestor that is the HTML element with this name.
    pub(crate) fn ancestor(&self, name: LocalName) -> Option<Element<'a>> {
        if !self.inside().has(name) {
            return None;
        }
        self.ancestors().find(|element| element.is_html_element(name))
    }

    /// The depth of the element that is entered or left now: as long as it is open, it is at this depth.
    #[inline]
    pub(crate) fn depth(&self) -> Depth {
        Depth(self.open.len())
    }

    /// The open element at a depth.
    pub(crate) fn open_at(&self, depth: Depth) -> Option<Element<'a>> {
        Some(self.open.get(depth.0)?.as_ref()?.element)
    }

    /// The ancestors from the parent on.
    pub(crate) fn ancestors(&self) -> impl Iterator<Item = Element<'a>> + Clone + '_ {
        let open = self.open.iter().rev().map_while(|open| *open);
        open.map(|open| open.element)
    }

    /// Returns true if it is a document, which a fragment is a part of only.
    pub(crate) fn is_a_page(&self) -> bool {
        self.document.kind(self.document.root()) == Some(NodeKind::Document)
    }

    /// The context element of a fragment, which contains the top nodes. It is in a separate document.
    pub(crate) fn context_element(&self) -> Option<Element<'a>> {
        let node = self.options.context().filter(|_| !self.is_a_page())?;
        Some(Element::new(node))
    }

    /// Returns true in a shadow tree.
    pub(crate) fn is_in_a_shadow_tree(&self) -> bool {
        !self.trees.is_empty()
    }

    /// The number of the tree: 0 for the document, others for shadow trees. IDs are those of a tree.
    pub(crate) fn tree(&self) -> u32 {
        self.trees.last().map_or(0, |(tree, _)| *tree)
    }

    /// The open element at the top of the shadow tree that the pass is in.
    pub(crate) fn top_of_shadow_tree(&self) -> Option<Element<'a>> {
        let (_, around) = self.trees.last()?;
        Some(self.open.get(*around)?.as_ref()?.element)
    }

    pub(crate) fn push(&mut self, element: Element<'a>) {
        let inside = self.inside().with(element.alone);
        self.open.push(Some(Open { element, inside }));
    }

    /// Enters a shadow tree.
    pub(crate) fn push_tree(&mut self) {
        self.open.push(None);
        self.trees.push((self.next_tree, self.open.len()));
        self.next_tree = self.next_tree.saturating_add(1);
    }

    /// Leaves a shadow tree.
    pub(crate) fn pop_tree(&mut self) {
        self.open.pop();
        self.trees.pop();
    }

    /// Leaves the element that was entered last.
    pub(crate) fn pop(&mut self) -> Option<Element<'a>> {
        self.open.pop().flatten().map(|open| open.element)
    }

    /// Reports a finding. `values` are those of the message: long ones are cut, and characters that cannot be
    /// seen are made visible. More can be added to the returned builder.
    pub(crate) fn report(
        &mut self,
        rule: &'static Rule,
        place: impl Into<Place<'a>>,
        values: &[(&str, &str)],
    ) -> Reported<'_> {
        let Some(severity) = self.options.severity_of(rule) else {
            return Reported { diagnostic: None, page: self.document };
        };
        if self.is_full() {
            self.count(severity);
            return Reported { diagnostic: None, page: self.document };
        }
        if self.places.capacity() == 0 {
            // Most pages have dozens, and findings are long.
            self.places.reserve(256);
            self.report.diagnostics.reserve(256);
        }
        self.places.push(place.into());
        self.report.diagnostics.push(Diagnostic {
            rule,
            severity,
            message: message(rule.message, values),
            span: Span::default(),
            related: Vec::new(),
            fix: None,
        });
        Reported { diagnostic: self.report.diagnostics.last_mut(), page: self.document }
    }

    /// Returns true if the maximum number of findings is reached, so that no work is needed for another one than
    /// to count it with [`leave_out`](Self::leave_out).
    pub(crate) fn is_full(&self) -> bool {
        self.report.diagnostics.len() >= self.options.max_count
    }

    /// Counts a finding that is not kept, unless its rule is switched off.
    pub(crate) fn leave_out(&mut self, rule: &Rule) {
        if let Some(severity) = self.options.severity_of(rule) {
            self.count(severity);
        }
    }

    fn count(&mut self, severity: Severity) {
        let Report { left_out, errors_left_out, warnings_left_out, .. } = &mut self.report;
        *left_out = left_out.saturating_add(1);
        match severity {
            Severity::Error => *errors_left_out = errors_left_out.saturating_add(1),
            Severity::Warning => *warnings_left_out = warnings_left_out.saturating_add(1),
            Severity::Info => {}
        }
    }

    /// Reports a finding about an element that is in no tree, which was found without the page.
    pub(crate) fn adopt(&mut self, found: Diagnostic, span: Span) {
        if self.is_full() {
            self.count(found.severity);
            return;
        }
        self.places.push(span.into());
        // Its other places and its edits are not those of the page.
        self.report.diagnostics.push(Diagnostic { related: Vec::new(), fix: None, ..found });
    }

    /// The findings with their places.
    pub(crate) fn into_findings(self) -> impl Iterator<Item = (Diagnostic, Place<'a>)> {
        self.report.diagnostics.into_iter().zip(self.places)
    }

    /// The findings, in the order of their places.
    pub(crate) fn finish(&mut self) -> Report {
        let mut report = std::mem::take(&mut self.report);
        let mut spans = AttributeSpans::default();
        for (finding, place) in report.diagnostics.iter_mut().zip(&self.places) {
            finding.span = spans.of(place);
        }
        // Findings are long, and are moved once.
        report.diagnostics.sort_by_cached_key(|finding| (finding.span.source, finding.span.start));
        report
    }
}

/// A finding that was reported, to be completed.
pub(crate) struct Reported<'r> {
    /// `None` if they are too many.
    diagnostic: Option<&'r mut Diagnostic>,
    page: &'r Document,
}

impl Reported<'_> {
    /// Adds another place.
    pub(crate) fn related<'a>(self, place: impl Into<Place<'a>>, message: &str) -> Self {
        let Self { diagnostic: Some(diagnostic), page } = self else { return self };
        let place = place.into();
        if place.is_in(page) {
            let span: Span = place.span();
            diagnostic.related.push(Related { span, message: message.to_owned() });
        }
        Self { diagnostic: Some(diagnostic), page }
    }

    /// Adds a fix.
    pub(crate) fn fix(self, fix: Fix) {
        if let Some(diagnostic) = self.diagnostic {
            diagnostic.fix = Some(fix);
        }
    }
}

/// The maximum number of characters of a value from the page in a message.
const MOST: usize = 60;

/// The values that are words of ours, which are not cut.
const OURS: [&str; 9] =
    ["advice", "allowed", "by", "condition", "expected", "keywords", "limit", "names", "reason"];

/// A message with its values.
fn message(template: &str, values: &[(&str, &str)]) -> String {
    let length = |(_, value): &(&str, &str)| value.len().min(MOST);
    let all: usize = values.iter().map(length).sum();
    let mut out = String::with_capacity(template.len().saturating_add(all));
    let mut rest = template;
    while let Some((before, after)) = split_at(rest, b'{') {
        out.push_str(before);
        let found = values.iter().find_map(|(name, value)| {
            let tail = after.strip_prefix(name)?.strip_prefix('}')?;
            Some((name, *value, tail))
        });
        match found {
            Some((name, value, tail)) => {
                let is_whole = value.len() <= MOST || OURS.contains(name);
                push_visible(&mut out, value, if is_whole { usize::MAX } else { MOST });
                rest = tail;
            }
            None => {
                out.push('{');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    // A value at the start can be words of ours.
    if let Some(first) = out.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    out
}

/// The parts before and after the first of an ASCII byte: `split_once`, for one byte.
fn split_at(text: &str, byte: u8) -> Option<(&str, &str)> {
    let at = memchr::memchr(byte, text.as_bytes())?;
    Some((text.get(..at)?, text.get(at.saturating_add(1)..)?))
}

/// Adds a value from the page: in one line, and not too long.
fn push_visible(out: &mut String, value: &str, most: usize) {
    let is_visible = |all: bool, byte: u8| all & matches!(byte, b' '..=b'~');
    if value.len() <= most && value.bytes().fold(true, is_visible) {
        out.push_str(value);
        return;
    }
    for (count, character) in value.chars().enumerate() {
        if count >= most {
            out.push('…');
            return;
        }
        match character {
            '\n' | '\r' | '\t' => out.push(' '),
            '\0'..='\x1F'
            | '\x7F'..='\u{9F}'
            | '\u{200E}'
            | '\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2066}'..='\u{2069}' => {
                let _ = write!(out, "U+{:04X}", u32::from(character));
            }
            _ => out.push(character),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_into_messages() {
        let found = message("`{a}` is {b}, {c}", &[("a", "x\ny"), ("b", "\u{7}")]);
        assert_eq!(found, "`x y` is U+0007, {c}");
        assert_eq!(message("{a}", &[("a", &"x".repeat(100))]).chars().count(), MOST + 1);
        assert_eq!(message("{a} is", &[("a", "this text")]), "This text is");
    }
}
