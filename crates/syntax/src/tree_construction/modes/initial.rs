//! The "initial" insertion mode.

use treewright_markup::{Cause, DocumentMode, ErrorCode, NodeKind, Origin, TreeSink};

use crate::tokenizer::{Doctype, Token};
use crate::tree_construction::inserting::InsertionLocation;
use crate::tree_construction::whitespace::ignore_the_leading_space;
use crate::tree_construction::{InsertionMode, Outcome, Rules, quirks};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode>
    pub(crate) fn initial(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match token {
            Token::Characters(text) if text.starts_with_space() => {
                ignore_the_leading_space(*text, token)
            }
            Token::Comment(_) | Token::ProcessingInstruction(_) => {
                let location = InsertionLocation::at_the_end_of(self.tree.document());
                self.insert_comment_or_instruction(token, Some(location))
            }
            Token::Doctype(doctype) => {
                self.append_the_doctype(doctype);
                self.switch_to(InsertionMode::BeforeHtml)
            }
            // Anything else
            _ => {
                if !self.srcdoc {
                    self.error(ErrorCode::MissingDoctype, token.span());
                    if !self.parser_cannot_change_the_mode {
                        self.tree.set_document_mode(DocumentMode::Quirks);
                    }
                }
                self.switch_to_and_reprocess(InsertionMode::BeforeHtml)
            }
        }
    }

    /// The steps for a DOCTYPE token.
    fn append_the_doctype(&mut self, doctype: &Doctype<'_>) {
        if doctype.name != Some("html")
            || doctype.public_identifier.is_some()
            || doctype.system_identifier.is_some_and(|id| id != "about:legacy-compat")
        {
            self.error(ErrorCode::NonconformingDoctype, doctype.span);
        }
        let document = self.tree.document();
        if !has_a_doctype_or_element_child(self.tree, &document) {
            let origin = Origin::new(doctype.span, Cause::Source);
            self.nodes = self.nodes.wrapping_add(1);
            let node = self.tree.create_doctype(
                doctype.name.unwrap_or_default(),
                doctype.public_identifier.unwrap_or_default(),
                doctype.system_identifier.unwrap_or_default(),
                origin,
            );
            self.tree.insert(&document, &node, None, origin);
        }
        if !self.srcdoc && !self.parser_cannot_change_the_mode {
            // Gate: empty_system_identifier_is_missing
            let empty_is_missing = self.edition.empty_system_identifier_is_missing;
            let mode = quirks::document_mode(doctype, empty_is_missing);
            if mode != DocumentMode::NoQuirks {
                self.tree.set_document_mode(mode);
            }
        }
    }
}

/// True if the document already has a doctype or an element, which only a script can have inserted.
fn has_a_doctype_or_element_child<T: TreeSink + ?Sized>(tree: &T, document: &T::Handle) -> bool {
    let mut child = tree.first_child(document);
    while let Some(node) = child {
        if matches!(tree.kind(&node), NodeKind::Doctype | NodeKind::Element) {
            return true;
        }
        child = tree.next_sibling(&node);
    }
    false
}
