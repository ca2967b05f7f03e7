//! The settings of a parse: options, scripting mode, and the context of a fragment.

use treewright_markup::{AttributeBuffer, DocumentMode, Namespace};

use crate::{Edition, Limits};

/// The parser scripting mode.
/// <https://html.spec.whatwg.org/multipage/parsing.html#scripting-mode>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ScriptingMode {
    /// Scripts run while parsing: `pump` pauses at each.
    Normal,
    /// Scripts do not run, and `noscript` holds markup.
    #[default]
    Disabled,
    /// Scripting is on, but the scripts of this parse never run. The standard's default for
    /// fragments.
    Inert,
    /// Scripts run when the fragment is inserted.
    Fragment,
}

/// The options of a parser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "independent settings")]
#[non_exhaustive]
pub struct ParserOptions {
    /// The scripting mode.
    pub scripting: ScriptingMode,
    /// The rules to follow.
    pub edition: Edition,
    /// True if `<template shadowrootmode>` may attach shadow roots.
    pub allow_declarative_shadow_roots: bool,
    /// True for an `iframe` `srcdoc` document.
    pub srcdoc: bool,
    /// The "parser cannot change the mode" flag of the document.
    pub parser_cannot_change_the_mode: bool,
    /// True if parse errors are collected.
    pub report_errors: bool,
    /// True if the first parse error ends the parse with [`Pause::Aborted`](crate::Pause::Aborted).
    pub stop_at_first_error: bool,
    /// The limits; none by default.
    pub limits: Limits,
    /// The number of tokens after which a call of [`TreeParser::pump`](crate::TreeParser::pump) returns
    /// [`Pause::Budget`](crate::Pause::Budget); unlimited by default. A token with much text or with long
    /// attributes counts as one more for each 256 bytes, and [formatting work](Limits::formatting_work)
    /// counts as tokens, including searches for markers.
    pub tokens_per_pump: Option<u32>,
}

/// The context element of a fragment, whose children the text becomes.
///
/// ```
/// use treewright_syntax::{FragmentContext, Namespace};
/// let context = FragmentContext::<u32>::new(Namespace::Html, "td");
/// assert_eq!(context.form, None);
/// ```
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FragmentContext<'a, H> {
    /// The namespace of the context element.
    pub namespace: Namespace,
    /// Its local name.
    pub local_name: &'a str,
    /// Its attributes.
    pub attributes: AttributeBuffer,
    /// The mode of its document.
    pub document_mode: DocumentMode,
    /// The nearest `form` element among the inclusive ancestors of the context element.
    pub form: Option<H>,
}

impl<'a, H> FragmentContext<'a, H> {
    /// Creates a context element without attributes, in a document in no-quirks mode, outside any form.
    pub fn new(namespace: Namespace, local_name: &'a str) -> Self {
        Self {
            namespace,
            local_name,
            attributes: AttributeBuffer::default(),
            document_mode: DocumentMode::NoQuirks,
            form: None,
        }
    }
}
