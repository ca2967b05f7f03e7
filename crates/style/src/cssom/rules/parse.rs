//! Reads rules from the text of a sheet.
//!
//! <https://drafts.csswg.org/css-syntax/#parse-stylesheet-contents>

use std::borrow::Cow;
use std::mem;

use cssparser::{
    AtRuleParser, CowRcStr, DeclarationParser, ParseError, Parser, ParserState,
    QualifiedRuleParser, RuleBodyItemParser, RuleBodyParser, StyleSheetParser, Token,
};
use selectors::parser::ParseRelative;
use style::custom_properties::AttrTaint;
use style::parser::{Parse as _, ParserContext};
use style::stylesheets::supports_rule::SupportsCondition;
use style::stylesheets::{CssRuleType, Namespaces, Origin, PageSelectors};
use style::values::KeyframesName;
use style_traits::{ParsingMode, ToCss as _};

use super::blocks::Block;
use super::insert::{Place, State};
use super::keyframes::Frames;
use super::preludes::margin_name;
use super::selectors::Grammar;
use super::{Data, Import, NotInserted, Rule};
use crate::cssom::bounds::Ledger;
use crate::cssom::conditions::holds;
use crate::cssom::declarations::{Context, Declarations};
use crate::cssom::descriptors::{Descriptors, Of};
use crate::cssom::media::serialize_a_media_query_list;
use crate::limits::NESTED;
use crate::{preferences, text};

/// The list that is being read.
#[derive(Default)]
struct List {
    rules: Vec<Rule>,
    /// The declarations since the last rule.
    declarations: String,
    /// The declarations before the first rule, which belong to the rule around the list.
    first: Option<String>,
    wants_first: bool,
    inside: Inside,
}

/// The rules around a list.
#[derive(Clone, Copy, Default)]
pub(super) struct Inside {
    /// A style rule: other at-rules than groups are not allowed.
    pub(super) style: bool,
    /// `@scope`, whose contents can be declarations.
    pub(super) scope: bool,
    /// `@page`.
    pub(super) page: bool,
    /// Selectors are relative to a style rule, or else to a scope.
    pub(super) relative: Relative,
}

#[derive(Clone, Copy, Default, PartialEq)]
pub(super) enum Relative {
    #[default]
    No,
    Nesting,
    Scope,
}

impl Inside {
    pub(super) fn in_style(self) -> Self {
        Self { style: true, relative: Relative::Nesting, ..self }
    }

    pub(super) fn in_scope(self) -> Self {
        Self { scope: true, relative: Relative::Scope, ..self }
    }

    pub(super) const fn takes_declarations(self) -> bool {
        self.style || self.scope || self.page
    }

    pub(super) const fn parse_relative(self) -> ParseRelative {
        match self.relative {
            Relative::No => ParseRelative::No,
            Relative::Nesting => ParseRelative::ForNesting,
            Relative::Scope => ParseRelative::ForScope,
        }
    }
}

/// Reads the rules of a sheet.
pub(super) struct Reader<'a> {
    context: &'a Context,
    ledger: &'a Ledger,
    namespaces: Namespaces,
    list: List,
    depth: usize,
    state: State,
    /// Why a rule cannot be at its place.
    error: Option<NotInserted>,
    allows_imports: bool,
}

/// The part of an at-rule before its block.
pub(super) enum Prelude {
    Import(Box<Import>),
    Namespace(Box<str>, Box<str>),
    Media(String),
    Supports(String, bool),
    FontFace,
    Page(String),
    Margin(&'static str),
    Keyframes(Box<str>),
    Property(style::Atom),
    Layer(Vec<Box<str>>),
    Scope(Option<Box<str>>, Option<Box<str>>),
    StartingStyle,
}

type Error = ParseError<()>;

pub(super) fn invalid() -> Error {
    Error::unexpected_token()
}

impl<'a> Reader<'a> {
    pub(super) fn new(context: &'a Context, ledger: &'a Ledger, allows_imports: bool) -> Self {
        preferences::set();
        Self {
            context,
            ledger,
            namespaces: Namespaces::default(),
            list: List::default(),
            depth: 0,
            state: State::Start,
            error: None,
            allows_imports,
        }
    }

    /// Reads selectors with the namespaces of rules, and what is relative to the rules around it.
    pub(super) fn within(mut self, namespaces: Namespaces, inside: Inside, depth: usize) -> Self {
        self.namespaces = namespaces;
        self.list.inside = inside;
        self.depth = depth;
        self
    }

    /// All rules of a sheet.
    pub(super) fn sheet(mut self, css: &str) -> Vec<Rule> {
        let mut input = Parser::new(css);
        StyleSheetParser::new(&mut input, &mut self).for_each(drop);
        self.list.rules
    }

    /// <https://drafts.csswg.org/cssom/#parse-a-css-rule>
    pub(super) fn one(mut self, css: &str, place: &Place<'_>) -> Result<Rule, NotInserted> {
        let mut input = Parser::new(css);
        if cssparser::parse_one_rule(&mut input, &mut self).is_ok()
            && let Some(rule) = self.list.rules.pop()
        {
            let refusal = if self.depth == 0 { place.refuses(&rule) } else { None };
            return refusal.map_or(Ok(rule), Err);
        }
        let error = self.error.unwrap_or(NotInserted::Syntax);
        if error == NotInserted::Syntax && self.list.inside.takes_declarations() {
            let declarations = Declarations::parse(css, self.context);
            if !declarations.is_empty() {
                let block = Block::text(declarations.text());
                return Ok(Rule::new(self.ledger, Data::NestedDeclarations(block), Vec::new()));
            }
        }
        Err(error)
    }

    pub(super) fn canonical_page_selectors(&self, text: &str) -> Option<String> {
        let text = text.trim_ascii();
        if text.is_empty() {
            return Some(String::new());
        }
        let context = self.parser_context(CssRuleType::Page);
        let selectors =
            Parser::new(text).parse_entirely(|input| PageSelectors::parse(&context, input));
        selectors.ok().map(|list| list.to_css_string())
    }

    pub(super) fn canonical_selectors(&self, text: &str) -> Option<String> {
        self.grammar().canonical(text)
    }

    pub(super) fn grammar(&self) -> Grammar<'_> {
        Grammar {
            namespaces: &self.namespaces,
            url: &self.context.url,
            relative: self.list.inside.parse_relative(),
            is_scope: false,
        }
    }

    pub(super) fn parser_context(&self, rule: CssRuleType) -> ParserContext<'_> {
        ParserContext::new(
            Origin::Author,
            &self.context.url,
            Some(rule),
            ParsingMode::DEFAULT,
            self.context.quirks,
            Cow::Borrowed(&self.namespaces),
            None,
            None,
            AttrTaint::default(),
        )
    }

    pub(super) const fn ledger(&self) -> &Ledger {
        self.ledger
    }

    pub(super) const fn allows_imports(&self) -> bool {
        self.allows_imports
    }

    pub(super) const fn inside(&self) -> Inside {
        self.list.inside
    }

    /// Returns true if a rule of a kind may be next.
    pub(super) fn may_be(&self, state: State) -> bool {
        self.depth > 0 || self.state <= state
    }

    fn push(&mut self, data: Data, children: Vec<Rule>) {
        self.list.rules.push(Rule::new(self.ledger, data, children));
    }

    /// The declarations before a rule are complete.
    fn flush(&mut self) {
        let declarations = mem::take(&mut self.list.declarations);
        let wants_first = mem::replace(&mut self.list.wants_first, false);
        if declarations.is_empty() {
            return;
        }
        if wants_first {
            self.list.first = Some(declarations);
        } else if !Declarations::parse(&declarations, self.context).is_empty() {
            self.push(Data::NestedDeclarations(Block::text(declarations)), Vec::new());
        }
    }

    /// The contents of a block: the declarations before its rules, if they are wanted, and the rules.
    fn nested(
        &mut self,
        input: &mut Parser<'_>,
        inside: Inside,
        wants_first: bool,
    ) -> Result<(String, Vec<Rule>), Error> {
        if self.depth >= NESTED {
            return Err(invalid());
        }
        let outer = mem::replace(&mut self.list, List { wants_first, inside, ..List::default() });
        self.depth = self.depth.saturating_add(1);
        RuleBodyParser::new(input, self).for_each(drop);
        self.flush();
        self.depth = self.depth.saturating_sub(1);
        let List { rules, first, .. } = mem::replace(&mut self.list, outer);
        Ok((first.unwrap_or_default(), rules))
    }
}

/// The rest of a prelude.
pub(super) fn rest<'i>(input: &mut Parser<'i>) -> &'i str {
    let start = input.position();
    while input.next().is_ok() {}
    input.slice_from(start).trim()
}

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

pub(super) fn declare(namespaces: &mut Namespaces, prefix: &str, uri: &str) {
    if prefix.is_empty() {
        namespaces.default = Some(uri.into());
    } else {
        namespaces.prefixes.insert(prefix.into(), uri.into());
    }
}

impl<'i> QualifiedRuleParser<'i> for Reader<'_> {
    type Prelude = String;
    type QualifiedRule = ();
    type Error = ();

    fn parse_prelude(&mut self, input: &mut Parser<'i>) -> Result<String, Error> {
        if !self.may_be(State::Body) || self.list.inside.page {
            return Err(invalid());
        }
        self.grammar().canonical(rest(input)).ok_or_else(invalid)
    }

    fn parse_block(
        &mut self,
        selectors: String,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Result<(), Error> {
        self.flush();
        let (first, rules) = self.nested(input, self.list.inside.in_style(), true)?;
        let data = Data::Style { selectors: selectors.into(), block: Block::text(first) };
        self.push(data, rules);
        if self.depth == 0 {
            self.state = State::Body;
        }
        Ok(())
    }
}

impl<'i> DeclarationParser<'i> for Reader<'_> {
    type Declaration = ();
    type Error = ();

    fn parse_value(
        &mut self,
        name: CowRcStr<'i>,
        input: &mut Parser<'i>,
        start: &ParserState,
    ) -> Result<(), Error> {
        let is_custom = name.starts_with("--");
        while let Ok(token) = input.next() {
            let is_block = matches!(token, Token::CurlyBracketBlock);
            if token.is_parse_error() || is_block && !is_custom {
                return Err(invalid());
            }
        }
        let declaration = input.slice_from(start.position()).trim();
        self.list.declarations.push_str(declaration);
        self.list.declarations.push(';');
        Ok(())
    }
}

impl RuleBodyItemParser<'_, (), ()> for Reader<'_> {
    fn parse_declarations(&self) -> bool {
        self.list.inside.takes_declarations()
    }

    fn parse_qualified(&self) -> bool {
        true
    }
}

/// All rules of a sheet.
pub(in crate::cssom) fn read_sheet(
    css: &str,
    context: &Context,
    ledger: &Ledger,
    allows_imports: bool,
) -> Vec<Rule> {
    Reader::new(context, ledger, allows_imports).sheet(css)
}
