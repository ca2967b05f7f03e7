// Made by `cargo xtask codegen` from crates/conformance/data/rules/contrast.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static LOW_CONTRAST: Rule = Rule {
    code: "low-contrast",
    subject: "contrast",
    severity: Severity::Warning,
    message: "The text of `<{element}>` has a contrast of {ratio}:1 with its background, less than {limit}:1: `{color}` on `{background}`",
    explanation: "Text needs a contrast of at least 4.5:1 with its background; large text, of at least 24 pixels, or of 18.66 pixels and bold, needs 3:1. The rule is off unless styles are computed (`--contrast`). It reports only text whose colour and background are both known from computed values: on a background of one colour, without images, shadows, opacity or boxes that may be in between, in a page all of whose style sheets are there. Text of disabled controls and hidden text need no contrast. Logotypes need none either; their findings are to be ignored.",
    why: "People with low vision, and all people in bright light, cannot read such text.",
    bad: "<p style=\"color: #999; background-color: #fff\">Green tea</p>",
    fixed: "<p style=\"color: #595959; background-color: #fff\">Green tea</p>",
    anchor: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
    names: &[("axe", "color-contrast")],
    example: Example::Styled,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &LOW_CONTRAST,
];
