//! The interface of a tree: the parser writes to it ([`TreeSink`]) and queries it ([`TreeQuery`]).

use std::sync::Arc;

use crate::attributes::{Attributes, ElementName};
use crate::names::{LocalName, Namespace};
use crate::{Run, Span};

/// The queries of the tree construction stage. It needs them where the standard's rules depend on the
/// current tree (a table's parent, markers to patch, the options of a `select`), never for the name or the
/// attributes of an element on its own stack.
pub trait TreeQuery {
    /// A reference to a node, cheap to clone. Two handles of one node are equal.
    type Handle: Clone + PartialEq;

    /// The document that the parser parses into.
    fn document(&self) -> Self::Handle;
    /// The document's mode.
    fn document_mode(&self) -> DocumentMode;
    /// The kind of a node.
    fn kind(&self, node: &Self::Handle) -> NodeKind;
    /// The parent, `None` for a root.
    fn parent(&self, node: &Self::Handle) -> Option<Self::Handle>;
    /// The first child.
    fn first_child(&self, node: &Self::Handle) -> Option<Self::Handle>;
    /// The last child.
    fn last_child(&self, node: &Self::Handle) -> Option<Self::Handle>;
    /// The sibling before the node.
    fn previous_sibling(&self, node: &Self::Handle) -> Option<Self::Handle>;
    /// The sibling after the node.
    fn next_sibling(&self, node: &Self::Handle) -> Option<Self::Handle>;
    /// The host of template contents or of a shadow root, `None` for any other node.
    fn host(&self, fragment: &Self::Handle) -> Option<Self::Handle>;
    /// Returns true if the element has a shadow root.
    fn is_shadow_host(&self, element: &Self::Handle) -> bool;
    /// Returns true if the node is an element with this known name in this namespace.
    fn is_element(&self, node: &Self::Handle, namespace: Namespace, name: LocalName) -> bool;
    /// Passes the value of an element's attribute in no namespace to `read`, which is called once, or not
    /// at all if the element has no such attribute. (A reference-counted or garbage-collected tree could
    /// not return the value, because nothing would keep it alive.)
    fn with_attribute(&self, element: &Self::Handle, name: &str, read: &mut dyn FnMut(&str));
    /// Passes the target and the data of a processing instruction to `read`, which is not called for any
    /// other node.
    fn with_processing_instruction(&self, node: &Self::Handle, read: &mut dyn FnMut(&str, &str));

    /// Returns true if `other` is `node` or is in it, where template contents and shadow trees are in their
    /// hosts. <https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor>
    fn is_around(&self, node: &Self::Handle, other: &Self::Handle) -> bool {
        let mut current = Some(other.clone());
        while let Some(candidate) = current {
            if candidate == *node {
                return true;
            }
            current = self.parent(&candidate).or_else(|| self.host(&candidate));
        }
        false
    }

    /// Returns true if no node of a list is in one that follows it, where template contents and shadow trees
    /// are in their hosts. False if the tree would have to look longer than it takes to go once over all nodes
    /// above these: then the parser looks for itself, at each of its steps.
    fn none_is_in_one_that_follows(&self, _nodes: &mut dyn Iterator<Item = Self::Handle>) -> bool {
        false
    }

    /// Returns true if all nodes of a list have the same root. False if the tree would have to look longer than
    /// it takes to go once over all nodes above these.
    /// <https://dom.spec.whatwg.org/#concept-tree-root>
    fn all_have_one_root(&self, _nodes: &mut dyn Iterator<Item = Self::Handle>) -> bool {
        false
    }

    /// Returns true if the element has this attribute in no namespace.
    fn has_attribute(&self, element: &Self::Handle, name: &str) -> bool {
        let mut has = false;
        self.with_attribute(element, name, &mut |_| has = true);
        has
    }
}

/// The writes of the tree construction stage. All take `&mut self`; the tree never calls back.
///
/// The first fifteen methods make up a tree. The rest have defaults: hooks of embedders that run scripts,
/// and shortcuts that make some trees faster.
pub trait TreeSink: TreeQuery {
    /// Sets the document to quirks or limited-quirks mode.
    fn set_document_mode(&mut self, mode: DocumentMode);

    /// Creates an element without a parent. A `template` element in the HTML namespace is created with its
    /// template contents.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>
    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &Self::Handle,
        origin: Origin,
    ) -> Self::Handle;

    /// Creates a comment node.
    fn create_comment(&mut self, data: Run<'_>, origin: Origin) -> Self::Handle;

    /// Creates a processing instruction node.
    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        origin: Origin,
    ) -> Self::Handle;

    /// Creates a doctype node.
    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        origin: Origin,
    ) -> Self::Handle;

    /// Creates the `DocumentFragment` that the fragment parsing algorithm returns.
    fn create_document_fragment(&mut self) -> Self::Handle;

    /// Inserts `node`, which has no parent, as a child of `parent`: before `before`, which is a
    /// child of `parent`, or at the end.
    fn insert(
        &mut self,
        parent: &Self::Handle,
        node: &Self::Handle,
        before: Option<&Self::Handle>,
        origin: Origin,
    );

    /// Inserts text before `before` or at the end: appends it to the text node directly before that place,
    /// or else inserts a new text node. `parent` is never a document.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character>
    fn insert_text(
        &mut self,
        parent: &Self::Handle,
        before: Option<&Self::Handle>,
        text: Run<'_>,
        origin: Origin,
    );

    /// Removes `node` from its parent, if it has one.
    fn remove(&mut self, node: &Self::Handle);

    /// Appends all children of `from` to `to`, in order.
    fn move_children(&mut self, from: &Self::Handle, to: &Self::Handle);

    /// Adds the attributes that the element does not have yet.
    fn add_missing_attributes(
        &mut self,
        element: &Self::Handle,
        attributes: Attributes<'_>,
        origin: Origin,
    );

    /// The template contents of a `template` element.
    fn template_contents(&mut self, template: &Self::Handle) -> Self::Handle;

    /// Makes `contents` (a shadow root) the template contents of `template`.
    fn set_template_contents(&mut self, template: &Self::Handle, contents: &Self::Handle);

    /// Attaches a shadow root, or refuses to. The parser has checked that the element's name
    /// allows one and that it has none yet.
    ///
    /// # Errors
    /// Fails if the tree knows a reason that the parser cannot know (a custom element definition that
    /// disables shadow, or a tree without shadow roots).
    fn attach_shadow_root(
        &mut self,
        host: &Self::Handle,
        init: ShadowRootInit,
    ) -> Result<Self::Handle, ShadowRootRefused>;

    /// Returns a copy of `node` and its subtree, without a parent. Template contents are copied,
    /// and shadow roots if they are clonable.
    fn clone_subtree(&mut self, node: &Self::Handle) -> Self::Handle;

    // Hooks of embedders.

    /// Associates a form control with a form that need not be its ancestor. A tree that does not store form
    /// owners does nothing.
    fn associate_with_form(&mut self, _element: &Self::Handle, _form: &Self::Handle) {}

    /// Receives the state that the standard sets on a `script` element when the parser creates it.
    fn prepare_parser_inserted_script(&mut self, _script: &Self::Handle, _flags: ScriptFlags) {}

    /// Sets a script's "already started" flag, because its end tag is missing.
    fn mark_script_already_started(&mut self, _script: &Self::Handle) {}

    /// Receives an element that was popped off the stack of open elements, but not one that was removed
    /// from its middle, as the adoption agency algorithm and a `form` end tag do. A browser hooks in the
    /// element's reactions here.
    fn popped(&mut self, _element: &Self::Handle) {}

    // Hooks of trees that record where their nodes come from.

    /// Receives the token that is processed next. It causes all writes up to the next call. A token that is
    /// reprocessed is received again, as what is left of it: for text that starts with white space, the
    /// rest.
    fn token_follows(&mut self, _token: SourceToken) {}

    /// Receives an element that was removed from the middle of the stack of open elements, which is not
    /// [popped](Self::popped).
    fn removed_from_the_stack(&mut self, _element: &Self::Handle) {}

    /// Receives the `body` or `html` element whose end tag is the current token. Both stay on the stack
    /// of open elements until the end of the input.
    fn end_tag_keeps_open(&mut self, _element: &Self::Handle) {}

    /// Returns true if `create_element` and `insert` may run script. Then a new element may have a
    /// parent or children or have moved, and each insertion is checked.
    fn creation_may_run_script(&self) -> bool {
        false
    }

    /// A number that grows with each change that script made in a call of this tree, `None` if it is not known.
    /// Answers that the parser has got from the tree hold as long as the number stays the same.
    fn changes_by_scripts(&self) -> Option<u64> {
        (!self.creation_may_run_script()).then_some(0)
    }

    /// Returns true if the parser should return control after the current token, because the tree's reaction
    /// to it cannot wait: a document to load, a script to run. The parser checks once after each token, and
    /// pauses with `Pause::Tree`. With the default the check costs nothing.
    #[inline]
    fn wants_control(&mut self) -> bool {
        false
    }

    // Shortcuts. The defaults are right for every tree.

    /// Lends the text that the parser is about to read, which starts at `offset` in the main source: most
    /// runs and attribute values are slices of it until the next call. A tree can keep the whole text, and
    /// slices of it. After an empty text nothing is a slice of the previous one.
    ///
    /// Text that scripts write is not announced. Nor is the text of a fragment, which would leave a
    /// long-lived tree with much markup that it does not need.
    fn source_text_follows(&mut self, _text: &Arc<str>, _offset: u32) {}

    /// Like [`Self::create_element`], for a token that `like` was created for before. The adoption agency
    /// algorithm and "reconstruct the active formatting elements" call it. A tree can let both elements
    /// share the attributes, unless those of `like` have changed in the meantime: long values, which
    /// hostile pages repeat, then cost no memory and no time.
    fn create_element_like(
        &mut self,
        _like: &Self::Handle,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &Self::Handle,
        origin: Origin,
    ) -> Self::Handle {
        self.create_element(name, attributes, intended_parent, origin)
    }

    /// Does [`Self::create_element`] and [`Self::insert`] at the end of `parent` in one call, which is
    /// faster in some trees. The parser uses it if nothing happens between the two.
    fn append_new_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        parent: &Self::Handle,
        origin: Origin,
    ) -> Self::Handle {
        let element = self.create_element(name, attributes, parent, origin);
        self.insert(parent, &element, None, origin);
        element
    }

    /// Returns true if [`Self::insert_text`] at this place would append to a text node. The parser only
    /// calls this while the number of nodes is limited. A sink without a tree returns true if its last
    /// write was text at the same place.
    fn text_would_join(&self, parent: &Self::Handle, before: Option<&Self::Handle>) -> bool {
        let previous = match before {
            Some(before) => self.previous_sibling(before),
            None => self.last_child(parent),
        };
        previous.is_some_and(|node| self.kind(&node) == NodeKind::Text)
    }
}

/// The kinds of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NodeKind {
    /// A document.
    Document,
    /// A document fragment, including template contents.
    DocumentFragment,
    /// A shadow root.
    ShadowRoot,
    /// A doctype.
    Doctype,
    /// An element.
    Element,
    /// A text node.
    Text,
    /// A comment.
    Comment,
    /// A processing instruction.
    ProcessingInstruction,
    /// An attribute as a node. Parsers never create one, and trees never contain one.
    Attribute,
}

/// <https://dom.spec.whatwg.org/#concept-document-mode>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the DOM Standard has these three")]
pub enum DocumentMode {
    /// "no-quirks"
    #[default]
    NoQuirks,
    /// "limited-quirks"
    LimitedQuirks,
    /// "quirks"
    Quirks,
}

impl DocumentMode {
    /// The standard's word: `no-quirks`, `limited-quirks` or `quirks`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NoQuirks => "no-quirks",
            Self::LimitedQuirks => "limited-quirks",
            Self::Quirks => "quirks",
        }
    }
}

/// The origin of a write: the token that caused it, and the reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Origin {
    /// The token that caused a write.
    pub span: Span,
    /// The reason.
    pub cause: Cause,
}

impl Origin {
    /// Creates an origin from its parts.
    pub const fn new(span: Span, cause: Cause) -> Self {
        Self { span, cause }
    }

    /// Returns the same token with another reason.
    #[must_use]
    pub const fn with_cause(self, cause: Cause) -> Self {
        Self { span: self.span, cause }
    }
}

/// The reason why a node was created, or is at its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Cause {
    /// Written in the source.
    #[default]
    Source,
    /// Implied by a tag, by text or by the end of the input: it has no start tag in the source.
    Implied,
    /// Written inside a table, but inserted before it: the cause of a place.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#foster-parent>
    FosterParented,
    /// Cloned or moved by the adoption agency algorithm.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm>
    AdoptionAgency,
    /// Reopened by "reconstruct the active formatting elements".
    /// <https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements>
    Reconstructed,
    /// Attributes of a second `html` or `body` tag, or of the first one if its element was implied before.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
    Merged,
    /// Inserted for a marker by `<template for>`: the cause of a place.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#prepare-content-patching>
    Patched,
    /// Created by the parser itself: the document, or the root of a fragment.
    Parser,
    /// The contents of a `template` element.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#template-contents>
    TemplateContents,
    /// A shadow root that a `template` tag with `shadowrootmode` attached.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode>
    DeclarativeShadowRoot,
    /// Copied into a `selectedcontent` element from the selected option.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
    SelectedContent,
    /// Written by a script or a program during or after the parse of the page: by `document.write`, or as
    /// `innerHTML`. Parsers never give this cause; a tree derives it from the [source](Span::source).
    Script,
    /// Created by a program with the methods of the tree. Parsers never give this cause.
    Program,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 13] = [
        Self::Source,
        Self::Implied,
        Self::FosterParented,
        Self::AdoptionAgency,
        Self::Reconstructed,
        Self::Merged,
        Self::Patched,
        Self::Parser,
        Self::TemplateContents,
        Self::DeclarativeShadowRoot,
        Self::SelectedContent,
        Self::Script,
        Self::Program,
    ];
}

/// A token, for trees that record where their nodes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceToken {
    /// The kind.
    pub kind: TokenKind,
    /// The tag name as a number of the parser, as in [`ElementName::local`]; [`LocalName::UNKNOWN`] for
    /// other tokens.
    pub name: LocalName,
    /// The span of the token. For characters it is the empty range before the first one, because the number
    /// of characters in one token depends on how the input is cut into pieces.
    pub span: Span,
}

impl SourceToken {
    /// Creates a token from its parts.
    pub const fn new(kind: TokenKind, name: LocalName, span: Span) -> Self {
        Self { kind, name, span }
    }

    /// Creates a token for characters that start where the span does.
    pub const fn of_characters_at(span: Span) -> Self {
        let span = Span { end: span.start, ..span };
        Self::new(TokenKind::Characters, LocalName::UNKNOWN, span)
    }
}

/// The kinds of tokens.
/// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the standard's kinds")]
pub enum TokenKind {
    /// A DOCTYPE.
    Doctype,
    /// A start tag.
    StartTag,
    /// An end tag.
    EndTag,
    /// A comment.
    Comment,
    /// A processing instruction.
    ProcessingInstruction,
    /// Characters.
    Characters,
    /// The end of the input.
    EndOfFile,
}

/// The properties of a declarative shadow root.
/// <https://dom.spec.whatwg.org/#concept-attach-a-shadow-root>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "the DOM Standard's parameters")]
#[non_exhaustive]
pub struct ShadowRootInit {
    /// `open` or `closed`.
    pub mode: ShadowRootMode,
    /// Delegates focus.
    pub delegates_focus: bool,
    /// Serializable.
    pub serializable: bool,
    /// Slot assignment is "manual" (otherwise "named").
    pub manual_slot_assignment: bool,
    /// Clonable.
    pub clonable: bool,
    /// Keep custom element registry null.
    pub keep_custom_element_registry_null: bool,
    /// Declarative.
    pub declarative: bool,
}

impl ShadowRootInit {
    /// Creates a shadow root with this mode and every other property at its default.
    pub const fn new(mode: ShadowRootMode) -> Self {
        Self {
            mode,
            delegates_focus: false,
            serializable: false,
            manual_slot_assignment: false,
            clonable: false,
            keep_custom_element_registry_null: false,
            declarative: false,
        }
    }
}

/// The mode of a shadow root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the DOM Standard has these two")]
pub enum ShadowRootMode {
    /// "open"
    Open,
    /// "closed"
    Closed,
}

impl ShadowRootMode {
    /// The standard's word: `open` or `closed`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }
}

/// The error of a tree that cannot attach a shadow root to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowRootRefused;

impl std::fmt::Display for ShadowRootRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the element cannot have a shadow root")
    }
}

impl std::error::Error for ShadowRootRefused {}

/// The flags that the parser sets on a `script` element that it creates.
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScriptFlags {
    /// The parser document is set (scripting mode not Fragment).
    pub parser_document: bool,
    /// "already started" (scripting mode Inert).
    pub already_started: bool,
}

impl ScriptFlags {
    /// Creates the flags from their parts.
    pub const fn new(parser_document: bool, already_started: bool) -> Self {
        Self { parser_document, already_started }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_causes_are_listed() {
        // A new variant causes an error here until it has the next number.
        let number = |cause| match cause {
            Cause::Source => 0,
            Cause::Implied => 1,
            Cause::FosterParented => 2,
            Cause::AdoptionAgency => 3,
            Cause::Reconstructed => 4,
            Cause::Merged => 5,
            Cause::Patched => 6,
            Cause::Parser => 7,
            Cause::TemplateContents => 8,
            Cause::DeclarativeShadowRoot => 9,
            Cause::SelectedContent => 10,
            Cause::Script => 11,
            Cause::Program => 12,
        };
        assert!(Cause::ALL.into_iter().map(number).eq(0..13));
    }
}
