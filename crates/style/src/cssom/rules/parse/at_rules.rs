//! Reads at-rules: their preludes and their blocks.
//!
//! <https://drafts.csswg.org/css-syntax/#consume-an-at-rule>

use cssparser::{AtRuleParser, CowRcStr, Parser, ParserState, RuleBodyParser};
use style::parser::Parse as _;
use style::stylesheets::supports_rule::SupportsCondition;
use style::stylesheets::{CssRuleType, Namespaces};
use style::values::KeyframesName;
use style_traits::ToCss as _;

use super::{Error, Inside, Prelude, Reader, invalid, rest};
use crate::cssom::conditions::holds;
use crate::cssom::descriptors::{Descriptors, Of};
use crate::cssom::media::serialize_a_media_query_list;
use crate::cssom::rules::blocks::Block;
use crate::cssom::rules::insert::State;
use crate::cssom::rules::keyframes::Frames;
use crate::cssom::rules::preludes::margin_name;
use crate::cssom::rules::{Data, NotInserted};
use crate::text;

impl<'i> AtRuleParser<'i> for Reader<'_> {
    type Prelude = Prelude;
    type AtRule = ();
    type Error = ();

    fn parse_prelude(
        &mut self,
        name: CowRcStr<'i>,
        input: &mut Parser<'i>,
    ) -> Result<Prelude, Error> {
        let name = name.to_ascii_lowercase();
        let is_top = self.depth == 0;
        match &*name {
            "charset" => {
                self.error = Some(NotInserted::Syntax);
                Err(invalid())
            }
            "import" if is_top => self.import(input),
            "import" | "namespace" if !is_top => {
                self.error = Some(NotInserted::Hierarchy);
                Err(invalid())
            }
            "namespace" => {
                if !self.may_be(State::Namespaces) {
                    return Err(invalid());
                }
                let prefix = input.try_parse(Parser::expect_ident_cloned).ok();
                let uri: Box<str> = input.expect_url_or_string()?.as_ref().into();
                let prefix = prefix.map_or_else(Box::default, |prefix| prefix.as_ref().into());
                Ok(Prelude::Namespace(prefix, uri))
            }
            "media" => Ok(Prelude::Media(serialize_a_media_query_list(rest(input)))),
            "supports" => {
                let text = text::bounded(rest(input)).ok_or_else(invalid)?;
                let condition = Parser::new(text).parse_entirely(SupportsCondition::parse);
                let condition = condition.map_err(|_| invalid())?;
                Ok(Prelude::Supports(condition.to_css_string(), holds(&condition)))
            }
            "font-face" => Ok(Prelude::FontFace),
            "page" => {
                let selectors = self.canonical_page_selectors(rest(input));
                selectors.map(Prelude::Page).ok_or_else(invalid)
            }
            "keyframes" | "-webkit-keyframes" => {
                let context = self.parser_context(CssRuleType::Keyframes);
                let name = KeyframesName::parse(&context, input).map_err(|_| invalid())?;
                let name: &str = name.as_atom();
                Ok(Prelude::Keyframes(name.into()))
            }
            "property" => {
                let name = input.expect_ident()?;
                let name = name.strip_prefix("--").filter(|name| !name.is_empty());
                Ok(Prelude::Property(style::Atom::from(name.ok_or_else(invalid)?)))
            }
            "layer" => {
                let state =
                    if self.state <= State::EarlyLayers { State::EarlyLayers } else { State::Body };
                if !self.may_be(state) {
                    return Err(invalid());
                }
                if input.is_exhausted() {
                    return Ok(Prelude::Layer(Vec::new()));
                }
                input.parse_comma_separated(|input| self.layer_name(input)).map(Prelude::Layer)
            }
            "scope" => self.scope(input),
            "starting-style" => Ok(Prelude::StartingStyle),
            _ if self.list.inside.page => {
                margin_name(&name).map(Prelude::Margin).ok_or_else(invalid)
            }
            _ => Err(invalid()),
        }
    }

    fn rule_without_block(&mut self, prelude: Prelude, _: &ParserState) -> Result<(), ()> {
        match prelude {
            Prelude::Import(import) => {
                self.state = State::Imports;
                self.push(Data::Import(import), Vec::new());
            }
            Prelude::Namespace(prefix, uri) => {
                self.state = State::Namespaces;
                declare(&mut self.namespaces, &prefix, &uri);
                self.push(Data::Namespace { prefix, uri }, Vec::new());
            }
            Prelude::Layer(names) if !names.is_empty() => {
                if self.list.inside.style {
                    return Err(());
                }
                self.state =
                    if self.state <= State::EarlyLayers { State::EarlyLayers } else { State::Body };
                self.flush();
                self.push(Data::LayerStatement(names.into()), Vec::new());
            }
            _ => return Err(()),
        }
        Ok(())
    }

    fn parse_block(
        &mut self,
        prelude: Prelude,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Result<(), Error> {
        if !self.may_be(State::Body) {
            return Err(invalid());
        }
        let inside = self.list.inside;
        let is_group = matches!(
            prelude,
            Prelude::Media(_)
                | Prelude::Supports(..)
                | Prelude::Layer(_)
                | Prelude::Scope(..)
                | Prelude::StartingStyle
        );
        let is_allowed = match prelude {
            Prelude::Margin(_) => inside.page,
            _ => !inside.page && (is_group || !inside.style),
        };
        if !is_allowed {
            self.error = Some(NotInserted::Hierarchy);
            return Err(invalid());
        }
        self.flush();
        let (data, children) = match prelude {
            Prelude::Import(_) | Prelude::Namespace(..) => return Err(invalid()),
            Prelude::Media(media) => {
                (Data::Media(media.into()), self.nested(input, inside, false)?.1)
            }
            Prelude::Supports(condition, holds) => {
                let rules = self.nested(input, inside, false)?.1;
                (Data::Supports { condition: condition.into(), holds }, rules)
            }
            Prelude::FontFace => {
                let descriptors = Descriptors::parse(Of::FontFace, rest(input), self.context);
                (Data::FontFace(Block::Descriptors(Box::new(descriptors))), Vec::new())
            }
            Prelude::Page(selectors) => {
                let inside = Inside { page: true, ..Inside::default() };
                let (first, rules) = self.nested(input, inside, true)?;
                let descriptors = Descriptors::parse(Of::Page, &first, self.context);
                let block = Block::Descriptors(Box::new(descriptors));
                (Data::Page { selectors: selectors.into(), block }, rules)
            }
            Prelude::Margin(name) => {
                (Data::Margin { name, block: Block::text(rest(input)) }, Vec::new())
            }
            Prelude::Keyframes(name) => {
                let mut frames = Frames { reader: self, frames: Vec::new() };
                RuleBodyParser::new(input, &mut frames).for_each(drop);
                let frames = frames.frames;
                (Data::Keyframes(name), frames)
            }
            Prelude::Property(name) => (self.property(name, input)?, Vec::new()),
            Prelude::Layer(names) => {
                let mut names = names.into_iter();
                let (name, None) = (names.next(), names.next()) else { return Err(invalid()) };
                let rules = self.nested(input, inside, false)?.1;
                (Data::LayerBlock(name.unwrap_or_default()), rules)
            }
            Prelude::Scope(start, end) => {
                let rules = self.nested(input, inside.in_scope(), false)?.1;
                (Data::Scope { start, end }, rules)
            }
            Prelude::StartingStyle => (Data::StartingStyle, self.nested(input, inside, false)?.1),
        };
        self.push(data, children);
        if self.depth == 0 {
            self.state = State::Body;
        }
        Ok(())
    }
}

pub(in crate::cssom::rules) fn declare(namespaces: &mut Namespaces, prefix: &str, uri: &str) {
    if prefix.is_empty() {
        namespaces.default = Some(uri.into());
    } else {
        namespaces.prefixes.insert(prefix.into(), uri.into());
    }
}
