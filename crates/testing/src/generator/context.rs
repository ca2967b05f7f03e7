//! Context elements of fragments: every kind that the rules distinguish.

use treewright_syntax::Namespace;

use super::Generator;
use super::names::{
    BLOCKS, FORMATTING, MATHML, RAW_TEXT, SCOPES, STRUCTURE, SVG, TABLE_PARTS, VOID,
};
use crate::formats::CaseContext;

impl Generator {
    pub(super) fn context(&mut self) -> CaseContext {
        let (namespace, name) = match self.random.below(20) {
            0..=5 => (Namespace::Html, "div"),
            6..=8 => (Namespace::Html, self.random.pick(TABLE_PARTS)),
            9..=10 => {
                (Namespace::Html, self.random.pick(&["template", "select", "option", "form"]))
            }
            11 => (Namespace::Html, self.random.pick(STRUCTURE)),
            12 => (Namespace::Html, self.random.pick(RAW_TEXT)),
            13 => (Namespace::Html, self.random.pick(SCOPES)),
            14 => (Namespace::Html, self.random.pick(FORMATTING)),
            15 => (Namespace::Html, self.random.pick(BLOCKS)),
            16..=17 => (Namespace::Svg, self.random.pick(SVG)),
            18 => (Namespace::MathMl, self.random.pick(MATHML)),
            _ => match self.random.below(12) {
                0 => (Namespace::Html, "plaintext"),
                1..=2 => (Namespace::Html, "script"),
                3..=5 => (Namespace::Html, self.random.pick(VOID)),
                6..=7 => (Namespace::Svg, "svg"),
                8..=9 => (Namespace::MathMl, "math"),
                _ => (Namespace::Html, self.any_name()),
            },
        };
        let mut attributes = Vec::new();
        if name == "annotation-xml" && self.random.chance(60) {
            attributes.push(("encoding".to_owned(), "text/html".to_owned()));
        }
        CaseContext { namespace, local_name: name.to_owned(), attributes }
    }
}
