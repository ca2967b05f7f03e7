//! The "in template" insertion mode.

use super::super::{Context, InsertionMode, Kind, Outcome, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate>
    pub(in super::super) fn in_template<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let mode = match kind(token) {
            Kind::Characters(_)
            | Kind::Null(_)
            | Kind::Comment
            | Kind::ProcessingInstruction
            | Kind::Doctype(_) => return self.in_body(cx, token),
            Kind::Start(
                LocalName::BASE
                | LocalName::BASEFONT
                | LocalName::BGSOUND
                | LocalName::LINK
                | LocalName::META
                | LocalName::NOFRAMES
                | LocalName::SCRIPT
                | LocalName::STYLE
                | LocalName::TEMPLATE
                | LocalName::TITLE,
                _,
            )
            | Kind::End(LocalName::TEMPLATE, _) => return self.in_head(cx, token),
            Kind::Start(
                LocalName::CAPTION
                | LocalName::COLGROUP
                | LocalName::TBODY
                | LocalName::TFOOT
                | LocalName::THEAD,
                _,
            ) => InsertionMode::InTable,
            Kind::Start(LocalName::COL, _) => InsertionMode::InColumnGroup,
            Kind::Start(LocalName::TR, _) => InsertionMode::InTableBody,
            Kind::Start(LocalName::TD | LocalName::TH, _) => InsertionMode::InRow,
            Kind::Start(..) => InsertionMode::InBody,
            Kind::End(_, tag) => {
                return Self::ignore(cx, ErrorCode::UnexpectedEndTagInTemplate, tag.span);
            }
            Kind::EndOfFile(span) => {
                if !self.stack.contains_html(LocalName::TEMPLATE) {
                    return Outcome::Stop;
                }
                Self::error(cx, ErrorCode::EofInTemplate, span);
                self.close_the_template(cx);
                return Outcome::Reprocess;
            }
        };
        self.template_insertion_modes.pop();
        self.template_insertion_modes.push(mode);
        self.insertion_mode = mode;
        Outcome::Reprocess
    }
}
