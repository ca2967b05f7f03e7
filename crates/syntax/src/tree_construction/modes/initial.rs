//! The "initial" insertion mode.

use super::super::{
    Cause, Context, DocumentMode, InsertionMode, Kind, Origin, Outcome, TreeBuilder, TreeSink,
    kind, quirks, span_of,
};
use crate::tokenizer::{Doctype, Token};
use crate::tree_construction::NodeKind;
use crate::tree_construction::inserting::InsertionLocation;
use treewright_markup::ErrorCode;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode>
    pub(in super::super) fn initial<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                let (_, rest) = text.split_leading_space();
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                let location = InsertionLocation::at_the_end_of(cx.tree.document());
                return self.insert_comment_or_instruction(cx, token, Some(location));
            }
            Kind::Doctype(_) => {
                if let Token::Doctype(doctype) = token {
                    self.append_the_doctype(cx, doctype);
                }
                self.insertion_mode = InsertionMode::BeforeHtml;
                return Outcome::Done;
            }
            _ => {}
        }
        // Anything else
        if !self.srcdoc {
            Self::error(cx, ErrorCode::MissingDoctype, span_of(token));
            if !self.parser_cannot_change_the_mode {
                cx.tree.set_document_mode(DocumentMode::Quirks);
            }
        }
        self.insertion_mode = InsertionMode::BeforeHtml;
        Outcome::Reprocess
    }

    /// The steps for a DOCTYPE token.
    fn append_the_doctype<T>(&mut self, cx: &mut Context<'_, T>, doctype: &Doctype<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        if doctype.name != Some("html")
            || doctype.public_identifier.is_some()
            || doctype.system_identifier.is_some_and(|id| id != "about:legacy-compat")
        {
            Self::error(cx, ErrorCode::NonconformingDoctype, doctype.span);
        }
        let document = cx.tree.document();
        if !has_a_doctype_or_element_child(cx.tree, &document) {
            let origin = Origin::new(doctype.span, Cause::Source);
            self.nodes = self.nodes.saturating_add(1);
            let node = cx.tree.create_doctype(
                doctype.name.unwrap_or_default(),
                doctype.public_identifier.unwrap_or_default(),
                doctype.system_identifier.unwrap_or_default(),
                origin,
            );
            cx.tree.insert(&document, &node, None, origin);
        }
        if !self.srcdoc && !self.parser_cannot_change_the_mode {
            // Gate: empty_system_identifier_is_missing
            let empty_is_missing = self.edition.empty_system_identifier_is_missing;
            let mode = quirks::document_mode(doctype, empty_is_missing);
            if mode != DocumentMode::NoQuirks {
                cx.tree.set_document_mode(mode);
            }
        }
    }
}

/// Whether the document got a doctype or an element already, which only a script can have put there.
fn has_a_doctype_or_element_child<T>(tree: &T, document: &T::Handle) -> bool
where
    T: TreeSink + ?Sized,
{
    let mut child = tree.first_child(document);
    while let Some(node) = child {
        if matches!(tree.kind(&node), NodeKind::Doctype | NodeKind::Element) {
            return true;
        }
        child = tree.next_sibling(&node);
    }
    false
}
