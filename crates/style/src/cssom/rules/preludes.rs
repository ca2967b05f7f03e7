//! The parts of at-rules before their blocks.

use cssparser::{ParseError, Parser};
use selectors::parser::ParseRelative;
use style::parser::Parse as _;
use style::properties_and_values::rule::{PropertyRuleName, parse_property_block};
use style::stylesheets::CssRuleType;
use style::stylesheets::layer_rule::LayerName;
use style::stylesheets::supports_rule::SupportsCondition;
use style_traits::ToCss as _;

use super::insert::State;
use super::parse::{Prelude, Reader, invalid, rest};
use super::selectors::Grammar;
use super::{Data, Import, Property};
use crate::cssom::conditions::holds;
use crate::cssom::media::serialize_a_media_query_list;
use crate::limits::LAYERS;

type Error = ParseError<()>;

impl Reader<'_> {
    pub(super) fn import(&mut self, input: &mut Parser<'_>) -> Result<Prelude, Error> {
        if !self.may_be(State::Imports) || !self.allows_imports() {
            return Err(invalid());
        }
        let url = input.expect_url_or_string()?.as_ref().into();
        let mut layer = None;
        if input.try_parse(|input| input.expect_ident_matching("layer")).is_ok() {
            layer = Some("".into());
        } else {
            let name = input.try_parse(|input| {
                input.expect_function_matching("layer")?;
                input.parse_nested_block(|input| self.layer_name(input))
            });
            layer = name.ok().or(layer);
        }
        let condition = input.try_parse(SupportsCondition::parse_for_import).ok();
        let is_refused = condition.as_ref().is_some_and(|condition| !holds(condition));
        let supports = condition.map(|condition| condition.to_css_string().into());
        let media = serialize_a_media_query_list(rest(input)).into();
        Ok(Prelude::Import(Box::new(Import {
            url,
            media,
            layer,
            supports,
            is_refused,
            sheet: None,
        })))
    }

    pub(super) fn layer_name(&self, input: &mut Parser<'_>) -> Result<Box<str>, Error> {
        let context = self.parser_context(CssRuleType::LayerBlock);
        let name = LayerName::parse(&context, input).map_err(|_| invalid())?;
        if name.layer_names().len() > LAYERS {
            return Err(invalid());
        }
        Ok(name.to_css_string().into())
    }

    pub(super) fn scope(&self, input: &mut Parser<'_>) -> Result<Prelude, Error> {
        let bound = |input: &mut Parser<'_>, relative| {
            input.expect_parenthesis_block()?;
            let text = input.parse_nested_block(|input| Ok::<_, Error>(rest(input)))?;
            let grammar = Grammar { relative, is_scope: true, ..self.grammar() };
            grammar.canonical(text).map(Box::from).ok_or_else(invalid)
        };
        let (mut start, mut end) = (None, None);
        let relative = self.inside().parse_relative();
        let is_to = input.try_parse(|input| input.expect_ident_matching("to")).is_ok();
        if !is_to && !input.is_exhausted() {
            start = Some(bound(input, relative)?);
            if !input.is_exhausted() {
                input.expect_ident_matching("to")?;
                end = Some(bound(input, ParseRelative::ForScope)?);
            }
        } else if is_to {
            end = Some(bound(input, ParseRelative::ForScope)?);
        }
        Ok(Prelude::Scope(start, end))
    }

    pub(super) fn property(
        &self,
        name: style::Atom,
        input: &mut Parser<'_>,
    ) -> Result<Data, Error> {
        let context = self.parser_context(CssRuleType::Property);
        let location = input.current_source_location();
        let written = PropertyRuleName(name);
        let rule = parse_property_block(&context, input, written, location);
        let rule = rule.map_err(|_| invalid())?;
        let syntax = rule.descriptors.syntax.as_ref().and_then(|syntax| syntax.specified_string());
        Ok(Data::Property(Box::new(Property {
            name: format!("--{}", rule.name.0).into(),
            syntax: syntax.unwrap_or("*").into(),
            inherits: rule.descriptors.inherits(),
            initial_value: rule
                .descriptors
                .initial_value
                .as_ref()
                .map(|value| value.css_text().into()),
        })))
    }
}

/// The name of a margin at-rule.
/// <https://drafts.csswg.org/css-page-3/#margin-at-rules>
pub(super) fn margin_name(name: &str) -> Option<&'static str> {
    const NAMES: [&str; 16] = [
        "top-left-corner",
        "top-left",
        "top-center",
        "top-right",
        "top-right-corner",
        "bottom-left-corner",
        "bottom-left",
        "bottom-center",
        "bottom-right",
        "bottom-right-corner",
        "left-top",
        "left-middle",
        "left-bottom",
        "right-top",
        "right-middle",
        "right-bottom",
    ];
    NAMES.into_iter().find(|known| *known == name)
}
