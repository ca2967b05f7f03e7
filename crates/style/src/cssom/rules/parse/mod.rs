//! Reads rules from the text of a sheet.
//!
//! <https://drafts.csswg.org/css-syntax/#parse-stylesheet-contents>

mod at_rules;

use std::borrow::Cow;
use std::mem;

use cssparser::{
    CowRcStr, DeclarationParser, ParseError, Parser, ParserState, QualifiedRuleParser,
    RuleBodyItemParser, RuleBodyParser, StyleSheetParser, Token,
};
use selectors::parser::ParseRelative;
use style::custom_properties::AttrTaint;
use style::parser::{Parse as _, ParserContext};
use style::stylesheets::{CssRuleType, Namespaces, Origin, PageSelectors};
use style_traits::{ParsingMode, ToCss as _};

pub(super) use self::at_rules::declare;
use super::blocks::Block;
use super::insert::{Place, State};
use super::selectors::Grammar;
use super::{Data, Import, NotInserted, Rule};
use crate::cssom::bounds::Ledger;
use crate::cssom::declarations::{Context, Declarations};
use crate::limits::NESTED;
use crate::preferences;

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
