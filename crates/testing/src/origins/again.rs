//! Written tags, texts and other nodes, taken from the source and parsed again.

use std::collections::HashMap;

use treewright::{
    Cause, Closing, Context, Edition, Namespace, NodeKind, NodeOrigin, NodeRef, Options, Span,
    TokenKind, TokenPlace,
};

use super::made::{Made, element_of, full_name, only_token};
use super::{Changes, Subject, attributes};
use crate::invariants::Violation;

/// Parses spans again.
pub struct Again<'a> {
    /// Those of the document, without origins.
    options: Options,
    edition: Edition,
    /// The context element of a fragment.
    context: Option<&'a Context>,
    changes: Changes,
    /// The elements that tags made, by the namespace, the name and the tag.
    made: HashMap<(Namespace, String, &'a str), Option<Made>>,
    parsed: u64,
    in_two_sources: u64,
}

impl<'a> Again<'a> {
    pub(super) fn new(subject: &Subject<'a>, changes: Changes) -> Self {
        let Subject { edition, context, .. } = *subject;
        let options = subject.options.clone().origins(false).collect_errors(false);
        // The tag creates the element that is replaced by a shadow root.
        let options = options.declarative_shadow_roots(false);
        Self {
            options,
            edition,
            context,
            changes,
            made: HashMap::new(),
            parsed: 0,
            in_two_sources: 0,
        }
    }

    /// The number of parts that were parsed again, and of those that could not be because they are in two
    /// sources.
    pub(super) const fn counts(&self) -> (u64, u64) {
        (self.parsed, self.in_two_sources)
    }

    pub(super) fn check(
        &mut self,
        node: NodeRef<'a>,
        origin: NodeOrigin<'a>,
    ) -> Result<(), Violation> {
        let result = self.check_node(node, origin);
        if result.is_err()
            && self.changes != Changes::None
            && spans_of(origin).any(|span| may_begin_elsewhere(node, span))
        {
            self.in_two_sources += 1;
            return Ok(());
        }
        result
    }

    fn check_node(&mut self, node: NodeRef<'a>, origin: NodeOrigin<'a>) -> Result<(), Violation> {
        if let Some(token) = origin.token() {
            self.check_token(node, token)?;
        }
        match node.kind() {
            NodeKind::Element => {
                self.check_element(node, origin)?;
                self.check_closing(node, origin)
            }
            NodeKind::ShadowRoot if origin.cause() == Cause::DeclarativeShadowRoot => {
                self.check_shadow_root(node, origin)?;
                self.check_closing(node, origin)
            }
            NodeKind::Text => self.check_text(node, origin),
            NodeKind::Comment | NodeKind::ProcessingInstruction | NodeKind::Doctype => {
                self.check_other(node, origin)
            }
            _ => Ok(()),
        }
    }

    /// The text of a tag; `None` if it is in two sources, because a script wrote a part of it.
    fn tag(&mut self, node: NodeRef<'a>, span: Span) -> Result<Option<&'a str>, Violation> {
        let text = text_of(node, span)?;
        if self.changes != Changes::None && !(text.starts_with('<') && text.ends_with('>')) {
            self.in_two_sources += 1;
            return Ok(None);
        }
        self.parsed += 1;
        Ok(Some(text))
    }

    /// The element that a start tag creates, where an element of this name and namespace is possible.
    fn made_by(&mut self, node: NodeRef<'a>, tag: &'a str) -> Option<Made> {
        let namespace = node.namespace()?;
        let name = node.name();
        let key = (namespace, name.to_owned(), tag);
        if let Some(made) = self.made.get(&key) {
            return made.clone();
        }
        let made = element_of(&self.options, namespace, name, tag);
        self.made.insert(key, made.clone());
        made
    }

    fn check_element(
        &mut self,
        node: NodeRef<'a>,
        origin: NodeOrigin<'a>,
    ) -> Result<(), Violation> {
        let name = node.name();
        let is_written = matches!(origin.cause(), Cause::Source | Cause::Script);
        let is_made_again = matches!(origin.cause(), Cause::AdoptionAgency | Cause::Reconstructed);
        if origin.start_tag().is_some() != is_written
            || is_made_again && origin.original().is_none()
            || is_written && origin.original().is_some()
        {
            return Err(wrong("start tags by causes", name, &origin, "another"));
        }
        let written = origin.start_tag().or(origin.original());
        let origins: Vec<_> = origin.attributes().collect();
        if self.changes != Changes::OfTheTree && origins.len() != node.attrs().len() {
            return Err(wrong("attributes with origins", name, &node.attrs().len(), origins.len()));
        }
        let mut of_the_tag = Made::new();
        for (attribute, (name, value)) in origins.iter().zip(attributes(node)) {
            if attribute.name() != name {
                return Err(wrong("origins of attributes", name.local, &attribute.name(), name));
            }
            if Some(attribute.tag()) == written && attribute.cause() != Cause::Merged {
                of_the_tag.push((full_name(name), value.to_owned()));
            } else if !matches!(attribute.cause(), Cause::Merged | Cause::Script)
                || node.parent().is_some_and(NodeRef::is_element) && !node.is_html("body")
            {
                return Err(wrong("tags of attributes", name.local, &attribute.tag(), written));
            } else if let Some(tag) = self.tag(node, attribute.tag())? {
                // Merged into `html` or `body`.
                let made = self.made_by(node, tag).unwrap_or_default();
                if !made.contains(&(full_name(name), value.to_owned())) {
                    return Err(wrong("merged attributes", tag, &(name, value), made));
                }
            }
            self.check_attribute(node, *attribute, value)?;
        }
        let Some(span) = written else { return Ok(()) };
        let Some(tag) = self.tag(node, span)? else { return Ok(()) };
        let made = self.made_by(node, tag);
        if self.changes == Changes::OfTheTree && made.is_some()
            || made.as_ref() == Some(&of_the_tag)
        {
            return Ok(());
        }
        Err(wrong("start tags", tag, &of_the_tag, made))
    }

    fn check_attribute(
        &mut self,
        node: NodeRef<'a>,
        attribute: treewright::AttributeOrigin<'a>,
        value: &str,
    ) -> Result<(), Violation> {
        let (name_span, value_span) = (attribute.name_span(), attribute.value_span());
        let tag = attribute.tag();
        let is_in =
            |span: Span| span.source == tag.source && tag.start < span.start && span.end < tag.end;
        let is_whole = || text_of(node, tag).is_ok_and(|tag| tag.starts_with('<'));
        let is_in_one = is_in(name_span) && is_in(value_span);
        if self.changes != Changes::None && !(is_in_one && is_whole()) {
            // In two sources, or in another one than the end of the tag.
            self.in_two_sources += 1;
            return Ok(());
        }
        if !is_in(name_span) || !is_in(value_span) {
            return Err(wrong("attributes in tags", value, &(name_span, value_span), tag));
        }
        if self.changes == Changes::OfTheTree {
            return Ok(());
        }
        let is_empty = value_span.start == value_span.end;
        let name_of_element = tag_name(node, tag)?;
        let wanted = (full_name(attribute.name()), value.to_owned());
        let name = text_of(node, name_span)?;
        let quote = |at: u32| {
            let span = Span { start: at, end: at.saturating_add(1), ..value_span };
            node.document().source_text(span).filter(|quote| matches!(*quote, "\"" | "'"))
        };
        let before = value_span.start.checked_sub(1).and_then(quote).unwrap_or_default();
        let after = quote(value_span.end).unwrap_or_default();
        let written = text_of(node, value_span)?;
        let is_quoted = !before.is_empty() && before == after && !is_empty;
        let quotes = if is_quoted { before } else { "" };
        if is_quoted && written.contains(before) {
            return Err(wrong("quotes of values", name, &written, before));
        }
        let mut alone = vec![format!("<{name_of_element} {name}={quotes}{written}{quotes}>")];
        if is_empty {
            alone = vec![format!("<{name_of_element} {name}>")];
        }
        let span = attribute.span();
        let span = span.ok_or_else(|| wrong("spans of attributes", name, &value_span, "none"))?;
        alone.push(format!("<{name_of_element} {}>", text_of(node, span)?));
        for tag in alone {
            let namespace = node.namespace().unwrap_or_default();
            let made = element_of(&self.options, namespace, node.name(), &tag);
            if made.as_deref() != Some(std::slice::from_ref(&wanted)) {
                return Err(wrong("attributes", &tag, &wanted, made));
            }
        }
        self.parsed += 2;
        Ok(())
    }

    fn check_shadow_root(
        &mut self,
        node: NodeRef<'a>,
        origin: NodeOrigin<'a>,
    ) -> Result<(), Violation> {
        let span = origin.start_tag();
        let span = span.ok_or_else(|| wrong("start tags by causes", "shadow root", &origin, ""))?;
        let Some(tag) = self.tag(node, span)? else { return Ok(()) };
        let made = element_of(&self.options, Namespace::Html, "template", tag).unwrap_or_default();
        let attribute = made.iter().find(|(name, _)| name == "shadowrootmode");
        let expected = node.document().shadow_root_properties(node.id()).map(|init| init.mode);
        let expected = expected.map(treewright::ShadowRootMode::as_str);
        if attribute.map(|(_, value)| value.to_ascii_lowercase()).as_deref() == expected {
            return Ok(());
        }
        Err(wrong("tags of shadow roots", tag, &expected, made))
    }

    /// The kind of a token.
    fn check_token(&mut self, node: NodeRef<'a>, token: TokenPlace) -> Result<(), Violation> {
        let text = match token.kind {
            TokenKind::Characters | TokenKind::EndOfFile => {
                if token.span.start == token.span.end || node.is_text() {
                    return Ok(());
                }
                return Err(wrong("spans of tokens", node.name(), &token, "an empty one"));
            }
            TokenKind::StartTag | TokenKind::EndTag => self.tag(node, token.span)?,
            _ => Some(text_of(node, token.span)?),
        };
        let Some(text) = text else { return Ok(()) };
        if self.changes != Changes::None && !text.starts_with('<') {
            self.in_two_sources += 1;
            return Ok(());
        }
        match only_token(text, self.edition) {
            Some((kind, _)) if kind == token.kind => Ok(()),
            found => Err(wrong("kinds of tokens", text, &token, found)),
        }
    }

    fn check_closing(
        &mut self,
        node: NodeRef<'a>,
        origin: NodeOrigin<'a>,
    ) -> Result<(), Violation> {
        let name = if node.kind() == NodeKind::ShadowRoot { "template" } else { node.name() };
        match origin.closing() {
            Closing::EndTag(span) => {
                if origin.end_tag() != Some(span) {
                    return Err(wrong("end tags", name, &origin.end_tag(), span));
                }
                let Some(tag) = self.tag(node, span)? else { return Ok(()) };
                let found = only_token(tag, self.edition);
                let heading = |name: &str| matches!(name.as_bytes(), [b'h', b'1'..=b'6']);
                match &found {
                    Some((TokenKind::EndTag, found))
                        if *found == name.to_ascii_lowercase()
                            || heading(found) && heading(name) =>
                    {
                        Ok(())
                    }
                    _ => Err(wrong("end tags", tag, &name, found)),
                }
            }
            Closing::By(token) => self.check_token(node, token),
            Closing::AtOnce if origin.start_tag().is_some() => Ok(()),
            // A copy was never open.
            Closing::Not if origin.cause() == Cause::SelectedContent => Ok(()),
            other => Err(wrong("elements are closed", name, &origin.cause(), other)),
        }
    }

    fn check_text(&mut self, node: NodeRef<'a>, origin: NodeOrigin<'a>) -> Result<(), Violation> {
        let data = node.data().unwrap_or_default();
        let spans: Vec<Span> = origin.text_spans().collect();
        // Scripts can write a part of a character reference, but of no other text.
        if spans.is_empty() && self.changes != Changes::None && data.starts_with('&') {
            self.in_two_sources += 1;
            return Ok(());
        }
        if spans.is_empty() || spans.iter().any(|span| span.start >= span.end) {
            return Err(wrong("spans of texts", data, &spans, "some that are not empty"));
        }
        if self.changes == Changes::OfTheTree {
            return Ok(());
        }
        let mut found = String::new();
        for span in &spans {
            let text = text_of(node, *span)?;
            found += &self.text_again(node, *span, text);
        }
        let sources = node.document().source_of(treewright::SourceId(1)).is_some();
        if found != data && self.changes == Changes::Writes && sources {
            // A reference or a newline of which a script wrote a part.
            self.in_two_sources += 1;
            return Ok(());
        }
        if found != data {
            return Err(wrong("texts", &found, &data, spans));
        }
        self.parsed += 1;
        Ok(())
    }

    /// The data of a piece of text in its written context.
    fn text_again(&self, node: NodeRef<'a>, span: Span, text: &str) -> String {
        let (namespace, name) = match node.parent() {
            Some(parent) if parent.is_element() => (parent.namespace(), parent.name()),
            // That of a fragment, or the contents of a template.
            Some(parent) if parent.host().is_none() => match self.context {
                Some(context) => (Some(context.namespace()), context.local_name()),
                None => (None, "div"),
            },
            _ => (Some(Namespace::Html), "div"),
        };
        let is_foreign = namespace.is_some_and(|namespace| namespace != Namespace::Html);
        let before = Span { start: 0, end: span.start, ..span };
        let before = node.document().source_text(before).unwrap_or_default();
        // NUL that is ignored divides the text of a section.
        let divided = before.trim_end_matches('\0');
        // In a section, reopened formatting elements contain text. Elsewhere in HTML the same characters
        // start a comment, up to the next ">".
        let end = if is_foreign { "]]>" } else { ">" };
        let is_in_a_section = before.ends_with("<![CDATA[")
            || divided.len() < before.len()
                && divided.rfind("<![CDATA[").is_some_and(|at| !divided[at..].contains(end));
        let is_plain = node.ancestors().any(|ancestor| ancestor.is_html("plaintext"))
            || self.context.is_some_and(|context| context.local_name() == "plaintext");
        let context = if is_in_a_section || is_plain {
            // Nothing in it is markup.
            let text = text.replace("\r\n", "\n").replace('\r', "\n");
            return text.replace('\0', "\u{FFFD}");
        } else if is_foreign {
            Context::new(Namespace::Svg, "g")
        } else {
            let raw = matches!(
                name,
                "title"
                    | "textarea"
                    | "style"
                    | "xmp"
                    | "iframe"
                    | "noembed"
                    | "noframes"
                    | "script"
                    | "noscript"
            );
            Context::new(Namespace::Html, if raw { name } else { "div" })
        };
        let parsed = self.options.parse_fragment(text, &context).document;
        let root = parsed.root_node();
        if root.children().all(NodeRef::is_text) { root.text() } else { root.inner_html() }
    }

    fn check_other(&mut self, node: NodeRef<'a>, origin: NodeOrigin<'a>) -> Result<(), Violation> {
        let is_copy = origin.cause() == Cause::SelectedContent;
        let span = if is_copy { origin.original() } else { origin.span() };
        let span = span.ok_or_else(|| wrong("spans of nodes", node.name(), &origin, "none"))?;
        let text = text_of(node, span)?;
        if self.changes != Changes::None && !text.starts_with('<') {
            self.in_two_sources += 1;
            return Ok(());
        }
        let document = match node.kind() {
            NodeKind::Doctype => self.options.parse(text).document,
            _ => {
                let context = Context::new(Namespace::Html, "div");
                self.options.parse_fragment(text, &context).document
            }
        };
        self.parsed += 1;
        match document.root_node().first_child() {
            Some(found)
                if found.kind() == node.kind()
                    && found.name() == node.name()
                    && found.data() == node.data()
                    && found.doctype() == node.doctype()
                    && (node.kind() == NodeKind::Doctype || found.next_sibling().is_none()) =>
            {
                Ok(())
            }
            _ => Err(wrong("other nodes", text, &node.html(), document.root_node().html())),
        }
    }
}

/// The spans of tokens, tags and texts of a node.
fn spans_of(origin: NodeOrigin<'_>) -> impl Iterator<Item = Span> {
    let closing = match origin.closing() {
        Closing::EndTag(span) => Some(span),
        Closing::By(token) => Some(token.span),
        _ => None,
    };
    let token = origin.token().map(|token| token.span);
    let of_attributes = origin.attributes().map(|attribute| attribute.tag());
    let one = [token, closing, origin.start_tag(), origin.original()].into_iter().flatten();
    one.chain(of_attributes).chain(origin.text_spans())
}

/// Returns true for a place at which a token that a script started can continue: the start of a script's
/// text, and the place after a script.
fn may_begin_elsewhere(node: NodeRef<'_>, span: Span) -> bool {
    let before = Span { start: 0, end: span.start, ..span };
    let before = node.document().source_text(before).unwrap_or_default();
    let tag = before.rfind('<').map_or("", |at| &before[at..]).to_ascii_lowercase();
    before.is_empty() || tag.starts_with("</script") || tag.starts_with("<script")
}

/// The text of a span.
fn text_of(node: NodeRef<'_>, span: Span) -> Result<&str, Violation> {
    node.document()
        .source_text(span)
        .ok_or_else(|| Violation::new("spans are in their sources", format!("{span:?}")))
}

/// The name of a tag, as written.
fn tag_name(node: NodeRef<'_>, tag: Span) -> Result<&str, Violation> {
    let text = text_of(node, tag)?;
    let is_end = |c: char| matches!(c, '\t' | '\n' | '\x0C' | '\r' | ' ' | '/' | '>');
    Ok(text.strip_prefix('<').unwrap_or(text).split(is_end).next().unwrap_or_default())
}

fn wrong(
    invariant: &'static str,
    what: &str,
    expected: &dyn std::fmt::Debug,
    found: impl std::fmt::Debug,
) -> Violation {
    Violation::new(invariant, format!("`{what}`: {expected:?}, {found:?}"))
}
