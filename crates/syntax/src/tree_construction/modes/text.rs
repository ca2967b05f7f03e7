//! The "text" insertion mode.

use treewright_markup::{ErrorCode, TreeSink, tag};

use crate::tokenizer::Token;
use crate::tree_construction::{Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata>
    pub(crate) fn text(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) => {
                self.insert_characters(text);
                Outcome::Done
            }
            (Token::EndOfFile(span), _) => {
                self.error(ErrorCode::EofInText, *span);
                if let Some(script) = self.state.stack.current()
                    && script.is_html(tag::SCRIPT)
                {
                    self.tree.mark_script_already_started(&script.handle);
                }
                self.pop();
                self.switch_to_and_reprocess(self.original_insertion_mode)
            }
            (Token::EndTag(_), tag::SCRIPT) => {
                let script = self.stack.current().map(|entry| entry.handle.clone());
                self.pop();
                self.insertion_mode = self.original_insertion_mode;
                script.map_or(Outcome::Done, |element| Outcome::Script { element, is_svg: false })
            }
            // Any other end tag; the tokenizer emits nothing else from the states of this mode.
            _ => {
                self.pop();
                self.switch_to(self.original_insertion_mode)
            }
        }
    }
}
