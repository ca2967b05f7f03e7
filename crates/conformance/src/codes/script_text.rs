// Made by `cargo xtask codegen` from crates/conformance/data/rules/script-text.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static TEXT_BESIDE_SRC: Rule = Rule {
    code: "text-beside-src",
    subject: "script-text",
    severity: Severity::Error,
    message: "A script with `src` contains only comments",
    explanation: "The script is the one at the address. Documentation may be in the element: comments of JavaScript.",
    why: "Browsers ignore the text.",
    bad: "<script src=\"/tea.js\">brew();</script>",
    fixed: "<script src=\"/tea.js\">/* It calls brew(). */</script>",
    anchor: "https://html.spec.whatwg.org/multipage/scripting.html#inline-documentation-for-external-scripts",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(crate) static UNBALANCED_COMMENT_IN_SCRIPT: Rule = Rule {
    code: "unbalanced-comment-in-script",
    subject: "script-text",
    severity: Severity::Error,
    message: "This `<!--` in a script is not closed, or contains the start of a `script` tag",
    explanation: "In a script, `<!--` and `-->` belong together, without a `<script` between them.",
    why: "A `</script>` after it does not end the script, or does so only in old programs.",
    bad: "<script>const text = \"<!-- tea\";</script>",
    fixed: "<script>const text = \"<\" + \"!-- tea\";</script>",
    anchor: "https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements",
    names: &[],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &TEXT_BESIDE_SRC,
    &UNBALANCED_COMMENT_IN_SCRIPT,
];
