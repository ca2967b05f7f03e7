//! The text of scripts: restrictions of their contents, and documentation in scripts with `src`.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>

use std::sync::LazyLock;

use memchr::memmem;
use treewright_dom::NodeRef;
use treewright_markup::tag;

use crate::codes::script_text as codes;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::rules::Subject;
use crate::rules::concern::Concern;

/// See the module.
#[derive(Default)]
pub(super) struct ScriptText;

impl<'a> Subject<'a> for ScriptText {
    const LEAVES: Concern = Concern::of(&[tag::SCRIPT]);

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_html_element(tag::SCRIPT) {
            return;
        }
        for text in element.node.children() {
            let Some(data) = text.data() else { continue };
            if element.has("src") {
                documentation(cx, text, data);
            }
            // A script without an end tag is reported as such.
            let has_end = element.node.origin().is_none_or(|origin| origin.end_tag().is_some());
            if let Some(at) = unbalanced(data).filter(|_| has_end) {
                let place = Place::PartOfText(text, at..at.saturating_add(OPEN.len()));
                cx.report(&codes::UNBALANCED_COMMENT_IN_SCRIPT, place, &[]);
            }
        }
    }
}

const OPEN: &str = "<!--";
/// Pages have dozens of scripts, many of which are short.
static FIND_OPEN: LazyLock<memmem::Finder<'static>> = LazyLock::new(|| memmem::Finder::new(OPEN));

/// The place of a `<!--` that is not closed by `-->`, or that has the start of a `script` tag before its end.
fn unbalanced(data: &str) -> Option<usize> {
    let mut rest = data;
    while let Some(start) = FIND_OPEN.find(rest.as_bytes()) {
        let inner = rest.get(start..)?;
        let at = data.len().saturating_sub(inner.len());
        // "`<!-->`" opens and closes.
        let Some(end) = inner.get(2..).and_then(|inner| memmem::find(inner.as_bytes(), b"-->"))
        else {
            return Some(at);
        };
        let end = end.saturating_add(2);
        let inner = inner.get(..end)?;
        if has_script_tag(inner) {
            return Some(at);
        }
        rest = rest.get(start.saturating_add(end)..)?;
    }
    None
}

/// Returns true if the text has `<script` followed by the end of a tag's name.
fn has_script_tag(text: &str) -> bool {
    const NAME: &[u8] = b"<script";
    text.as_bytes().windows(NAME.len().saturating_add(1)).any(|window| {
        let (name, after) = window.split_at(NAME.len());
        name.eq_ignore_ascii_case(NAME)
            && matches!(after.first(), Some(b'\t' | b'\n' | b'\x0C' | b' ' | b'/' | b'>'))
    })
}

/// "The contents … must be such that the value of the `text` IDL attribute … matches the documentation production":
/// white space and comments of JavaScript.
/// <https://html.spec.whatwg.org/multipage/scripting.html#inline-documentation-for-external-scripts>
fn documentation<'a>(cx: &mut Context<'a>, text: NodeRef<'a>, data: &str) {
    if let Some(at) = after_comments(data) {
        let place = Place::PartOfText(text, at..data.trim_ascii_end().len());
        cx.report(&codes::TEXT_BESIDE_SRC, place, &[]);
    }
}

/// The place of the first text that is not a JavaScript comment.
fn after_comments(data: &str) -> Option<usize> {
    let mut rest = data;
    loop {
        rest = rest.trim_start_matches([' ', '\t', '\n', '\r', '\x0C']);
        let after = if let Some(comment) = rest.strip_prefix("//") {
            match comment.find('\n') {
                Some(end) => comment.get(end..),
                // "`[ line-comment ] newline`": a line break ends each line.
                None => return Some(data.len().saturating_sub(rest.len())),
            }
        } else if let Some(comment) = rest.strip_prefix("/*") {
            match comment.find("*/") {
                Some(end) => comment.get(end.saturating_add(2)..),
                None => return Some(data.len().saturating_sub(rest.len())),
            }
        } else if rest.is_empty() {
            None
        } else {
            return Some(data.len().saturating_sub(rest.len()));
        };
        rest = after?;
    }
}

#[cfg(test)]
mod tests {
    use super::{after_comments, unbalanced};

    #[test]
    fn comments_in_scripts_are_balanced() {
        for (data, expected) in [
            ("a", None),
            ("<!-- a -->", None),
            ("<!--> a", None),
            ("a <!-- b", Some(2)),
            ("<!-- a --> <!-- <script> -->", Some(11)),
            ("<!-- <scripts> --> <script>", None),
        ] {
            assert_eq!(unbalanced(data), expected, "{data:?}");
        }
    }

    #[test]
    fn documentation_is_comments() {
        for (data, expected) in [
            ("", None),
            (" // a\n /* b\n */ // c\n", None),
            ("// a", Some(0)),
            ("// a\nb", Some(5)),
            ("/* a", Some(0)),
            ("<!-- a -->", Some(0)),
        ] {
            assert_eq!(after_comments(data), expected, "{data:?}");
        }
    }
}
