//! The "text" insertion mode.

use super::super::{Context, Kind, Outcome, Script, TreeBuilder, TreeSink, kind};
use crate::tokenizer::Token;
use treewright_markup::ErrorCode;
use treewright_markup::LocalName;

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata>
    pub(in super::super) fn text<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                self.insert_characters(cx, *text);
                Outcome::Done
            }
            Kind::EndOfFile(span) => {
                Self::error(cx, ErrorCode::EofInText, span);
                if let Some(entry) = self.stack.current()
                    && entry.is_html(LocalName::SCRIPT)
                {
                    cx.tree.mark_script_already_started(&entry.handle);
                }
                self.pop(cx);
                self.insertion_mode = self.original_insertion_mode;
                Outcome::Reprocess
            }
            Kind::End(LocalName::SCRIPT, _) => {
                let script = self.stack.current().map(|entry| entry.handle.clone());
                self.pop(cx);
                self.insertion_mode = self.original_insertion_mode;
                match script {
                    Some(element) => self.hand_out(Script { element, svg: false }),
                    None => Outcome::Done,
                }
            }
            // Any other end tag; the tokenizer emits nothing else from the states of this mode.
            _ => {
                self.pop(cx);
                self.insertion_mode = self.original_insertion_mode;
                Outcome::Done
            }
        }
    }
}
