//! Rules as text: as the object model writes them, and for the cascade.
//!
//! <https://drafts.csswg.org/cssom/#serialize-a-css-rule>

use cssparser::serialize_string;
use style::values::KeyframesName;
use style_traits::ToCss as _;

use super::blocks::Block;
use super::{Data, Import, Rule};
use crate::cssom::declarations::{Context, Declarations};

impl Rule {
    /// The rule as text.
    ///
    /// ```
    /// use treewright_style::cssom::{Context, Ledger, Lock, Room, Sheet};
    /// let css = "@media SCREEN { a{color:RED;&:hover{top:0}} }";
    /// let sheet = Sheet::new(&Lock::default(), css, &Context::default(), "", &Ledger::default());
    /// sheet.open(Room::default());
    /// let expected = "@media screen {\n  a {\n  color: red;\n  &:hover { top: 0px; }\n}\n}";
    /// assert_eq!(sheet.rule(0).unwrap().css_text(), expected);
    /// ```
    pub fn css_text(&self) -> String {
        let context = self.parent_sheet().map(|sheet| sheet.context().clone()).unwrap_or_default();
        let mut out = String::new();
        self.write(&mut out, &context);
        out
    }

    fn write(&self, out: &mut String, context: &Context) {
        let data = self.0.data.borrow();
        let declarations = data.block().map(|block| match block {
            Block::Text(text) => Declarations::parse(text, context).text().to_owned(),
            Block::Declared(declared) => declared.text().to_owned(),
            Block::Descriptors(descriptors) => descriptors.text(),
        });
        let declarations = declarations.unwrap_or_default();
        data.write_prelude(out);
        match &*data {
            Data::NestedDeclarations(_) => out.push_str(&declarations),
            Data::Import(_) | Data::Namespace { .. } | Data::LayerStatement(_) => {}
            Data::Style { .. } | Data::Page { .. } => {
                self.write_block(out, &declarations, context);
            }
            Data::FontFace(_) | Data::Keyframe { .. } | Data::Margin { .. } => {
                out.push_str(" { ");
                out.push_str(&declarations);
                out.push_str(if declarations.is_empty() { "}" } else { " }" });
            }
            Data::Property(property) => {
                out.push_str(" { syntax: ");
                let _ = serialize_string(&property.syntax, out);
                out.push_str("; inherits: ");
                out.push_str(if property.inherits { "true; " } else { "false; " });
                if let Some(value) = &property.initial_value {
                    out.push_str("initial-value: ");
                    out.push_str(value);
                    out.push_str("; ");
                }
                out.push('}');
            }
            Data::Keyframes(_) => {
                out.push_str(" { \n");
                for frame in &*self.0.children.borrow() {
                    out.push_str("  ");
                    frame.write(out, context);
                    out.push('\n');
                }
                out.push('}');
            }
            Data::Media(_)
            | Data::Supports { .. }
            | Data::LayerBlock(_)
            | Data::Scope { .. }
            | Data::StartingStyle => {
                out.push_str(" {");
                for rule in &*self.0.children.borrow() {
                    out.push_str("\n  ");
                    rule.write(out, context);
                }
                out.push_str("\n}");
            }
        }
    }

    /// The block of a style rule.
    fn write_block(&self, out: &mut String, declarations: &str, context: &Context) {
        let children = self.0.children.borrow();
        if children.is_empty() {
            out.push_str(" { ");
            out.push_str(declarations);
            out.push_str(if declarations.is_empty() { "}" } else { " }" });
            return;
        }
        out.push_str(" {");
        if !declarations.is_empty() {
            out.push_str("\n  ");
            out.push_str(declarations);
        }
        for rule in &*children {
            let start = out.len();
            out.push_str("\n  ");
            let text = out.len();
            rule.write(out, context);
            if out.len() == text {
                out.truncate(start);
            }
        }
        out.push_str("\n}");
    }

    /// The text for the cascade: rules that it does not know are left out.
    pub(in crate::cssom) fn write_source(&self, out: &mut String) {
        let data = self.0.data.borrow();
        if matches!(&*data, Data::Page { .. } | Data::Margin { .. } | Data::FontFace(_)) {
            return;
        }
        if let Data::Keyframes(name) = &*data
            && name.is_empty()
        {
            return;
        }
        data.write_prelude(out);
        match &*data {
            Data::Import(_) | Data::Namespace { .. } | Data::LayerStatement(_) => {}
            Data::Property(property) => {
                out.push_str("{syntax:");
                let _ = serialize_string(&property.syntax, out);
                out.push_str(";inherits:");
                out.push_str(if property.inherits { "true" } else { "false" });
                if let Some(value) = &property.initial_value {
                    out.push_str(";initial-value:");
                    out.push_str(value);
                }
                out.push('}');
            }
            Data::NestedDeclarations(block) => {
                block.write_source(out);
                return;
            }
            _ => {
                out.push('{');
                if let Some(block) = data.block() {
                    block.write_source(out);
                }
                for rule in &*self.0.children.borrow() {
                    rule.write_source(out);
                }
                out.push('}');
            }
        }
        out.push('\n');
    }
}

impl Block {
    fn write_source(&self, out: &mut String) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Declared(declared) => out.push_str(declared.text()),
            Self::Descriptors(_) => return,
        }
        out.push(';');
    }
}

impl Data {
    /// The part before the block.
    fn write_prelude(&self, out: &mut String) {
        match self {
            Self::Style { selectors, .. } | Self::Keyframe { selectors, .. } => {
                out.push_str(selectors);
            }
            Self::Import(import) => import.write(out),
            Self::Media(media) => {
                // A list without queries has a space on each side.
                out.push_str("@media ");
                out.push_str(media);
            }
            Self::FontFace(_) => out.push_str("@font-face"),
            Self::Page { selectors, .. } => {
                out.push_str("@page");
                push_after_space(out, selectors);
            }
            Self::Margin { name, .. } => {
                out.push('@');
                out.push_str(name);
            }
            Self::Keyframes(name) => {
                out.push_str("@keyframes ");
                // A name that cannot be an identifier is a string.
                out.push_str(&KeyframesName::from_ident(name).to_css_string());
            }
            Self::Namespace { prefix, uri } => {
                out.push_str("@namespace ");
                if !prefix.is_empty() {
                    let _ = cssparser::serialize_identifier(prefix, out);
                    out.push(' ');
                }
                push_url(out, uri);
                out.push(';');
            }
            Self::Supports { condition, .. } => {
                out.push_str("@supports ");
                out.push_str(condition);
            }
            Self::Property(property) => {
                out.push_str("@property ");
                let _ = cssparser::serialize_identifier(&property.name, out);
            }
            Self::LayerBlock(name) => {
                out.push_str("@layer");
                push_after_space(out, name);
            }
            Self::LayerStatement(names) => {
                out.push_str("@layer ");
                out.push_str(&names.join(", "));
                out.push(';');
            }
            Self::Scope { start, end } => {
                out.push_str("@scope");
                if let Some(start) = start {
                    out.push_str(" (");
                    out.push_str(start);
                    out.push(')');
                }
                if let Some(end) = end {
                    out.push_str(" to (");
                    out.push_str(end);
                    out.push(')');
                }
            }
            Self::StartingStyle => out.push_str("@starting-style"),
            Self::NestedDeclarations(_) => {}
        }
    }
}

fn push_after_space(out: &mut String, text: &str) {
    if !text.is_empty() {
        out.push(' ');
        out.push_str(text);
    }
}

/// <https://drafts.csswg.org/cssom/#serialize-a-url>
fn push_url(out: &mut String, url: &str) {
    out.push_str("url(");
    let _ = serialize_string(url, out);
    out.push(')');
}

impl Import {
    fn write(&self, out: &mut String) {
        out.push_str("@import ");
        push_url(out, &self.url);
        match self.layer.as_deref() {
            None => {}
            Some("") => out.push_str(" layer"),
            Some(name) => {
                out.push_str(" layer(");
                out.push_str(name);
                out.push(')');
            }
        }
        if let Some(condition) = &self.supports {
            out.push_str(" supports(");
            out.push_str(condition);
            out.push(')');
        }
        push_after_space(out, &self.media);
        out.push(';');
    }
}
