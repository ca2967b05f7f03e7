//! Style sheets and lists of declarations: the walk over their rules, which the parser does.
//!
//! <https://drafts.csswg.org/css-syntax/#parsing>

use std::ops::Range;

use cssparser::{
    AtRuleParser, CowRcStr, DeclarationParser, ParseError, Parser, ParserState,
    QualifiedRuleParser, RuleBodyItemParser, RuleBodyParser, StyleSheetParser, Token,
};

use super::at_rules::{self, CONDITIONAL};
use super::cdata;
use super::descriptors::{self, PAGE, Seen, WITH_DESCRIPTORS};
use super::finding::Finding;
use super::generated::AT_RULES;
use super::namespaces::Prefixes;
use super::plain::{Plain, Right};
use super::properties;
use super::selectors::{rest, selector_list};
use super::tokens::{in_words, mistake_of};
use crate::codes::css as codes;
use crate::rules::values;

/// The findings in a `style` attribute.
pub(super) fn declarations<'i>(text: &'i str, right: &mut Right<'i>) -> Vec<Finding> {
    if right.has_attribute(text) {
        return Vec::new();
    }
    let mut plain = Plain::new(text, right);
    if plain.is_declarations() {
        let found = plain.take_findings();
        if found.is_empty() {
            right.insert_attribute(text);
        }
        return found;
    }
    declarations_by_the_parser(text)
}

/// [`declarations`], all of them by the parser.
pub(super) fn declarations_by_the_parser(text: &str) -> Vec<Finding> {
    declaration(text, Body::Declarations)
}

/// The findings in a declaration in a block of this kind.
pub(super) fn declaration(text: &str, body: Body) -> Vec<Finding> {
    let mut sheet = Sheet::new(text, body);
    let mut input = Parser::new(text);
    sheet.body(&mut input);
    sheet.found
}

/// The findings in a style sheet. Blocks that the end of the sheet closes are reported if `must_close` is set; files
/// of SVG lean on it, the W3C's own tests among them.
pub(super) fn style_sheet<'i>(
    text: &'i str,
    must_close: bool,
    right: &mut Right<'i>,
) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut at = 0_usize;
    let charsets = count_of_charsets(text);
    if charsets > 0 {
        let mut sheet = Sheet::new(text, Body::Rules);
        match sheet.first_charset() {
            Some(after) if charsets == 1 => (at, found) = (after, sheet.found),
            // The parser has to know if such a rule is the first one.
            _ => return style_sheet_by_the_parser(text, must_close),
        }
    }
    let mut plain = Plain::new(text, right);
    let (mut is_at_the_start, mut is_unclosed) = (true, !must_close);
    let mut prefixes = Prefixes::of_sheet(text);
    loop {
        let (after, has_rules) = plain.rules(at);
        at = after;
        is_at_the_start &= !has_rules;
        found.extend(plain.take_findings());
        let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) else { break };
        let mut sheet = Sheet::new(rest, Body::Rules);
        if cdata::is_section(rest) {
            sheet.unreadable(rest);
            found.extend(sheet.found.into_iter().map(|finding| finding.moved_by(at)));
            break;
        }
        (sheet.is_at_the_start, sheet.is_unclosed) = (is_at_the_start, is_unclosed);
        sheet.prefixes = std::mem::take(&mut prefixes);
        let mut input = Parser::new(rest);
        let Some(result) = StyleSheetParser::new(&mut input, &mut sheet).next() else { break };
        if let Err((_, slice, _)) = result {
            sheet.unreadable(slice);
        }
        (is_at_the_start, is_unclosed) = (sheet.is_at_the_start, sheet.is_unclosed);
        prefixes = std::mem::take(&mut sheet.prefixes);
        found.extend(sheet.found.into_iter().map(|finding| finding.moved_by(at)));
        let length = input.position().byte_index();
        if length == 0 {
            break;
        }
        at = at.saturating_add(length);
    }
    found
}

fn count_of_charsets(text: &str) -> usize {
    let name = "@charset";
    let is_one = |at: &usize| {
        let found = text.as_bytes().get(*at..at.saturating_add(name.len()));
        found.is_some_and(|found| found.eq_ignore_ascii_case(name.as_bytes()))
    };
    memchr::memchr_iter(b'@', text.as_bytes()).filter(is_one).count()
}

/// [`style_sheet`], all of it by the parser.
pub(super) fn style_sheet_by_the_parser(text: &str, must_close: bool) -> Vec<Finding> {
    let mut sheet = Sheet::new(text, Body::Rules);
    sheet.is_unclosed = !must_close;
    sheet.is_at_the_start = true;
    sheet.prefixes = Prefixes::of_sheet(text);
    sheet.first_charset();
    let mut input = Parser::new(text);
    let mut wrong = Vec::new();
    for result in StyleSheetParser::new(&mut input, &mut sheet) {
        wrong.extend(result.err().map(|(_, slice, _)| slice));
    }
    for slice in wrong {
        sheet.unreadable(slice);
    }
    sheet.found
}

/// The contents of the block that is read now.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Body {
    /// Rules, at the top level or in a conditional rule there.
    Rules,
    /// Declarations and rules: the block of a style rule.
    Style,
    /// The same in `@scope`, which can have all at-rules inside.
    Scope,
    /// Declarations.
    Declarations,
    /// Blocks of declarations with the names of keyframes.
    Keyframes,
    /// The descriptors of the at-rule with this name.
    Descriptors(&'static str),
}

/// The maximum depth of blocks that is examined.
const DEEPEST: u8 = 32;

struct Sheet<'i> {
    text: &'i str,
    found: Vec<Finding>,
    body: Body,
    depth: u8,
    /// Only rules that can come before `@import` were read.
    is_at_the_start: bool,
    /// The namespace prefixes that selectors can have.
    prefixes: Prefixes<'i>,
    /// The descriptors of the block that is read now.
    seen: Seen,
    /// A block without its end was reported, or none has to be.
    is_unclosed: bool,
}

type Parsed<T> = Result<T, ParseError<()>>;

impl<'i> Sheet<'i> {
    fn new(text: &'i str, body: Body) -> Self {
        Self {
            text,
            found: Vec::new(),
            body,
            depth: 0,
            is_at_the_start: false,
            prefixes: Prefixes::default(),
            seen: Seen::default(),
            is_unclosed: false,
        }
    }

    /// Reads `@charset` at the start of a style sheet, which the parser skips; the place after its semicolon.
    fn first_charset(&mut self) -> Option<usize> {
        let mut input = Parser::new(self.text);
        input.skip_whitespace();
        let start = input.position().byte_index();
        match input.next() {
            Ok(Token::AtKeyword(name)) if name.eq_ignore_ascii_case("charset") => {}
            _ => return None,
        }
        let end = input.position().byte_index();
        let (mut end_of_prelude, mut after) = (end, None);
        while let Ok(token) = input.next() {
            match token {
                Token::Semicolon => {
                    after = Some(input.position().byte_index());
                    break;
                }
                Token::CurlyBracketBlock => break,
                _ => end_of_prelude = input.position().byte_index(),
            }
        }
        let prelude = self.text.get(end..end_of_prelude).unwrap_or_default().trim_ascii();
        if let Some(reason) = at_rules::mistake_of_charset(prelude, true) {
            self.wrong_at_rule("charset", start..end, reason);
        }
        after
    }

    /// Reads a block's contents, the style attribute's included.
    fn body(&mut self, input: &mut Parser<'i>) {
        let mut wrong = Vec::new();
        for result in RuleBodyParser::new(input, self) {
            wrong.extend(result.err().map(|(_, slice, _)| slice));
        }
        for slice in wrong {
            self.unreadable(slice);
        }
    }

    /// Reads a block in a rule.
    fn block(&mut self, body: Body, start: Range<usize>, input: &mut Parser<'i>) {
        if self.depth >= DEEPEST {
            rest(input);
            return;
        }
        let outer = std::mem::replace(&mut self.body, body);
        let seen = std::mem::take(&mut self.seen);
        self.depth = self.depth.saturating_add(1);
        self.body(input);
        self.depth = self.depth.saturating_sub(1);
        self.body = outer;
        let seen = std::mem::replace(&mut self.seen, seen);
        if let Body::Descriptors(rule) = body
            && self.body != body
            && let Some(reason) = seen.mistake(rule)
        {
            self.wrong_at_rule(rule, start.clone(), reason);
        }
        if input.position().byte_index() >= self.text.len() && !self.is_unclosed {
            self.is_unclosed = true;
            let reason = "the block of this rule is not closed by `}`";
            self.found.push(Finding::new(&codes::CSS_SYNTAX, start, reason));
        }
    }

    /// Reports a text that is neither a rule nor a declaration.
    fn unreadable(&mut self, slice: &'i str) {
        let start = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let text = slice.trim_ascii_end();
        let end = start.saturating_add(text.len());
        let mut input = Parser::new(text);
        let reason = match input.next().cloned() {
            Ok(Token::AtKeyword(name)) => format!("`@{name}` is not finished"),
            Ok(Token::Ident(name)) if self.body != Body::Rules => match input.next() {
                Ok(Token::Colon) => format!("the value of `{name}` is not finished"),
                _ => format!("a colon is missing after `{name}`"),
            },
            Ok(token) if self.body != Body::Rules => mistake_of(&token)
                .unwrap_or_else(|| format!("{} is not a property", in_words(&token))),
            Ok(token) => mistake_of(&token)
                .unwrap_or_else(|| "a rule begins, but its block is missing".to_owned()),
            Err(_) => "something is missing".to_owned(),
        };
        self.found.push(Finding::new(&codes::CSS_SYNTAX, start..end, reason));
    }

    /// The range of the text from a place to where the parser is, without the white space around it.
    fn trimmed(&self, start: usize, input: &Parser<'i>) -> Range<usize> {
        let end = input.position().byte_index();
        let text = self.text.get(start..end).unwrap_or_default();
        let start = end.saturating_sub(text.trim_ascii_start().len());
        let end = start.saturating_add(text.trim_ascii().len());
        start..end
    }

    fn wrong_at_rule(&mut self, name: &str, range: Range<usize>, reason: impl Into<String>) {
        let finding = Finding::new(&codes::BAD_CSS_AT_RULE, range, reason);
        self.found.push(finding.with("name", name));
    }

    /// Checks an at-rule, except its block.
    fn at_rule(&mut self, rule: &AtRule, has_block: bool) {
        let name = rule.name.as_str();
        if AT_RULES.binary_search(&name).is_err() {
            return;
        }
        if let Some(reason) = at_rules::mistake_of_the_block(name, has_block) {
            self.wrong_at_rule(name, rule.range.clone(), reason);
        }
        let prelude = self.text.get(rule.prelude.clone()).unwrap_or_default();
        if name == "charset"
            && let Some(reason) = at_rules::mistake_of_charset(prelude, false)
        {
            self.wrong_at_rule(name, rule.range.clone(), reason);
        }
        if let Err(error) = at_rules::prelude(name, has_block, &mut Parser::new(prelude))
            && !has_a_name_of_a_browser(prelude)
        {
            let range = if prelude.is_empty() { &rule.range } else { &rule.prelude };
            self.wrong_at_rule(name, range.clone(), values::in_words(error));
        }
    }

    /// Checks a declaration's value; the input ends with it.
    fn value(&mut self, name: &str, at: usize, input: &mut Parser<'i>) {
        let start = input.position().byte_index();
        if name.starts_with('-') {
            while let Ok(token) = input.next().cloned() {
                if let Some(reason) = mistake_of(&token) {
                    let range = self.trimmed(start, input);
                    self.found.push(Finding::new(&codes::CSS_SYNTAX, range, reason));
                    break;
                }
            }
            rest(input);
            return;
        }
        let of_rule = match self.body {
            Body::Descriptors(rule) => Some(rule),
            _ => None,
        };
        let known = match of_rule {
            Some(rule) => descriptors::known(rule, name),
            None => properties::property(name),
        };
        let Some(property) = known else {
            rest(input);
            if let Some(rule) = of_rule.filter(|rule| *rule != PAGE) {
                let range = at..at.saturating_add(name.len()).min(self.text.len());
                self.wrong_at_rule(
                    rule,
                    range,
                    format!("`{name}` is not a descriptor of this rule"),
                );
                return;
            }
            let advice = properties::nearest(name);
            let advice = advice.map(|near| format!("; `{near}` is")).unwrap_or_default();
            let range = at..at.saturating_add(name.len()).min(self.text.len());
            let finding = Finding { rule: &codes::UNKNOWN_CSS_PROPERTY, range, values: Vec::new() };
            self.found.push(finding.with("property", name).with("advice", advice));
            return;
        };
        let mut result = match of_rule {
            Some(_) => descriptors::value(property, input),
            None => properties::value(property, input),
        };
        rest(input);
        if let Some(rule) = of_rule {
            let value = self.text.get(self.trimmed(start, input)).unwrap_or_default();
            self.seen.add(name, value);
            if rule == "property" && property.name == "syntax" && result.is_ok() {
                result = descriptors::mistake_of_syntax(value).map_or(Ok(()), Err);
            }
        }
        if let Err(reason) = result {
            let range = self.trimmed(start, input);
            let finding = Finding::new(&codes::BAD_CSS_VALUE, range, reason);
            self.found.push(finding.with("property", name));
        }
    }
}

/// Returns true if a value has a block and other tokens, so that it belongs to a rule.
/// <https://drafts.csswg.org/css-syntax/#consume-a-declaration>
fn is_of_a_rule(text: &str, input: &mut Parser<'_>) -> bool {
    // Most values show by their first bytes that they have none.
    let rest = text.get(input.position().byte_index()..).unwrap_or_default();
    let first = rest.bytes().find(|byte| {
        matches!(byte, b'{' | b';' | b'}' | b'"' | b'\'' | b'(' | b'[' | b'/' | b'\\')
    });
    if matches!(first, None | Some(b';' | b'}')) {
        return false;
    }
    let start = input.state();
    let mut has_block = false;
    while let Ok(token) = input.next() {
        if *token == Token::CurlyBracketBlock {
            has_block = true;
            break;
        }
    }
    input.reset(&start);
    has_block
}

impl<'i> DeclarationParser<'i> for Sheet<'i> {
    type Declaration = ();
    type Error = ();

    fn parse_value(
        &mut self,
        name: CowRcStr<'i>,
        input: &mut Parser<'i>,
        start: &ParserState,
    ) -> Parsed<()> {
        if !name.starts_with("--") && is_of_a_rule(self.text, input) {
            return Err(ParseError::unexpected_token());
        }
        self.value(&name, start.position().byte_index(), input);
        Ok(())
    }
}

/// The start of a rule.
struct Prelude {
    range: Range<usize>,
    /// The findings in it, which are kept if its block follows.
    found: Option<Finding>,
}

impl<'i> QualifiedRuleParser<'i> for Sheet<'i> {
    type Prelude = Prelude;
    type QualifiedRule = ();
    type Error = ();

    fn parse_prelude(&mut self, input: &mut Parser<'i>) -> Parsed<Prelude> {
        let start = input.position().byte_index();
        let found = if self.body == Body::Keyframes {
            let result = at_rules::keyframe_selectors(input);
            rest(input);
            result.err().map(|error| {
                let range = self.trimmed(start, input);
                Finding::new(&codes::BAD_CSS_SELECTOR, range, values::in_words(error))
            })
        } else {
            let is_relative = matches!(self.body, Body::Style | Body::Scope);
            selector_list(input, is_relative, &mut self.prefixes)
        };
        Ok(Prelude { range: self.trimmed(start, input), found })
    }

    fn parse_block(
        &mut self,
        prelude: Prelude,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Parsed<()> {
        self.is_at_the_start = false;
        self.found.extend(prelude.found);
        let body = if self.body == Body::Keyframes { Body::Declarations } else { Body::Style };
        self.block(body, prelude.range, input);
        Ok(())
    }
}

/// Returns true for queries about the features of one browser: `-ms-high-contrast`, `min--moz-device-pixel-ratio`.
fn has_a_name_of_a_browser(query: &str) -> bool {
    let is_prefix = |vendor: &str| {
        query.match_indices(vendor).any(|(at, _)| {
            let before = query.get(..at).and_then(|before| before.chars().next_back());
            before.is_none_or(|before| before == '-' || !before.is_alphanumeric())
        })
    };
    ["-webkit-", "-moz-", "-ms-", "-o-"].into_iter().any(is_prefix)
}

/// An at-rule.
struct AtRule {
    /// In lower case.
    name: String,
    /// The range of the name, with its `@`.
    range: Range<usize>,
    /// The range between the name and the block or the semicolon.
    prelude: Range<usize>,
}

impl<'i> AtRuleParser<'i> for Sheet<'i> {
    type Prelude = AtRule;
    type AtRule = ();
    type Error = ();

    fn parse_prelude(&mut self, name: CowRcStr<'i>, input: &mut Parser<'i>) -> Parsed<AtRule> {
        let end = input.position().byte_index();
        let start = end.saturating_sub(name.len()).saturating_sub(1);
        let range = start..end;
        let name = name.to_ascii_lowercase();
        let is_early = matches!(name.as_str(), "import" | "namespace");
        if !name.starts_with('-') && AT_RULES.binary_search(&name.as_str()).is_err() {
            let values = vec![("name", name.clone())];
            let rule = &codes::UNKNOWN_CSS_AT_RULE;
            self.found.push(Finding { rule, range: range.clone(), values });
        } else if is_early && (!self.is_at_the_start || self.depth > 0) {
            let reason = "it must come before all other rules";
            self.wrong_at_rule(&name, range.clone(), reason);
        } else if let Some(reason) = at_rules::misplaced(&name, self.body) {
            self.wrong_at_rule(&name, range.clone(), reason);
        }
        if !is_early && !matches!(name.as_str(), "charset" | "layer") {
            self.is_at_the_start = false;
        }
        let start = input.position().byte_index();
        rest(input);
        let prelude = self.trimmed(start, input);
        Ok(AtRule { name, range, prelude })
    }

    fn rule_without_block(&mut self, rule: AtRule, _: &ParserState) -> Result<(), ()> {
        self.at_rule(&rule, false);
        Ok(())
    }

    fn parse_block(&mut self, rule: AtRule, _: &ParserState, input: &mut Parser<'i>) -> Parsed<()> {
        self.at_rule(&rule, true);
        let body = match rule.name.as_str() {
            name if CONDITIONAL.contains(&name) => self.body,
            // Selectors can be relative to the root of the scope, and declarations be about it.
            // <https://drafts.csswg.org/css-cascade-6/#scoped-declarations>
            "scope" => Body::Scope,
            "keyframes" | "-webkit-keyframes" | "-moz-keyframes" | "-o-keyframes" => {
                Body::Keyframes
            }
            "position-try" => Body::Declarations,
            name if self.body == Body::Descriptors(PAGE) && at_rules::is_margin(name) => {
                Body::Declarations
            }
            name => match WITH_DESCRIPTORS.iter().find(|rule| **rule == name) {
                Some(rule) => Body::Descriptors(rule),
                None => {
                    rest(input);
                    return Ok(());
                }
            },
        };
        self.block(body, rule.range, input);
        Ok(())
    }
}

impl<'i> RuleBodyItemParser<'i, (), ()> for Sheet<'i> {
    fn parse_declarations(&self) -> bool {
        matches!(self.body, Body::Style | Body::Scope | Body::Declarations | Body::Descriptors(_))
    }

    fn parse_qualified(&self) -> bool {
        matches!(self.body, Body::Style | Body::Scope | Body::Rules | Body::Keyframes)
    }
}
