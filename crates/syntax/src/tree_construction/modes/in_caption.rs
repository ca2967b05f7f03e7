//! The "in caption" insertion mode.

use treewright_markup::{ErrorCode, Span, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incaption>
    #[allow(clippy::wildcard_imports, reason = "tag names come by the dozen")]
    pub(crate) fn in_caption(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        use tag::*;
        let has_a_caption = self.stack.has_in_table_scope(CAPTION);
        match (&*token, token.tag_name()) {
            (Token::EndTag(tag), CAPTION) if !has_a_caption => {
                self.ignore(ErrorCode::CaptionEndTagWithoutCaption, tag.span)
            }
            (Token::EndTag(tag), CAPTION) => {
                self.close_the_caption(ErrorCode::CaptionEndTagClosesOpenElements, tag.span);
                Outcome::Done
            }
            (
                Token::StartTag(tag),
                CAPTION | COL | COLGROUP | TBODY | TD | TFOOT | TH | THEAD | TR,
            )
            | (Token::EndTag(tag), TABLE) => {
                if !has_a_caption {
                    return self.ignore(ErrorCode::TableTagWithoutCaption, tag.span);
                }
                self.close_the_caption(ErrorCode::TableTagInCaptionClosesOpenElements, tag.span);
                Outcome::Reprocess
            }
            (
                Token::EndTag(tag),
                BODY | COL | COLGROUP | HTML | TBODY | TD | TFOOT | TH | THEAD | TR,
            ) => self.ignore(ErrorCode::UnexpectedEndTagInCaption, tag.span),
            _ => self.in_body(token),
        }
    }

    /// Steps 1 to 5 of the tags that close a caption.
    fn close_the_caption(&mut self, code: ErrorCode, span: Span) {
        // 1.
        self.generate_implied_end_tags(None);
        // 2.
        if !self.stack.current_is(tag::CAPTION) {
            self.error(code, span);
        }
        // 3. to 5.
        self.pop_until(tag::CAPTION);
        self.formatting.clear_up_to_the_last_marker();
        self.insertion_mode = InsertionMode::InTable;
    }
}
