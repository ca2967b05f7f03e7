//! Style sheets of `style` elements.
//!
//! With a policy about styles, rules keep the declarations that the attribute `style` would keep. Without one they keep all of
//! them, and policies about URLs and ids decide about parts of the sheet.

use cssparser::{
    AtRuleParser, CowRcStr, ParseError, Parser, ParserState, QualifiedRuleParser, StyleSheetParser,
    Token, serialize_identifier,
};

use super::apply::Prepared;
use super::css_urls::{self, DEEPEST, Mapped};
use super::urls::RewrittenUrls;
use super::values::Part;
use crate::{Action, Kind, Reason};

/// At-rules that contain style rules, and say when they apply.
const CONDITIONS: [&str; 4] = ["container", "layer", "media", "supports"];

/// The element, and the attribute that stands for its contents in policies.
const STYLE: &str = "style";

/// A decision to change a style sheet.
pub(super) struct JudgedSheet {
    /// The new text.
    pub(super) text: String,
    /// The parts that are recorded.
    pub(super) parts: Vec<Part>,
}

impl Prepared {
    /// Returns true if policies decide about style sheets.
    pub(crate) fn concern_sheets(&self) -> bool {
        self.keeps_some_styles() || self.concern_urls || self.policies.prefix.get().is_some()
    }

    #[cfg(feature = "styles")]
    fn keeps_some_styles(&self) -> bool {
        self.policies.styles.get().is_some()
    }

    #[cfg(not(feature = "styles"))]
    #[expect(clippy::unused_self, reason = "with the feature it is used")]
    fn keeps_some_styles(&self) -> bool {
        false
    }

    /// Decides about a style sheet; `None` if it stays.
    pub(super) fn judge_sheet(
        &self,
        sheet: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<JudgedSheet> {
        let (text, mut parts) = self.read_sheet(sheet, rewritten);
        if parts.is_empty() && is_written_as(&text, sheet) {
            return None;
        }
        if parts.is_empty() && !self.keeps_some_styles() {
            // Nothing in it is refused.
            return None;
        }
        // The end of a sheet can be without its closing brackets, so that nothing can be written after it.
        let (again, refused) = self.read_sheet(&text, rewritten);
        let is_read_as = again == text && refused.is_empty();
        if !is_read_as || parts.is_empty() {
            let (action, value) = (
                if is_read_as { Action::Changed } else { Action::Removed },
                if is_read_as { sheet } else { &text },
            );
            parts.push(declaration(action, STYLE, value, Reason::Style));
        }
        Some(JudgedSheet { text: if is_read_as { text } else { String::new() }, parts })
    }

    fn read_sheet(&self, sheet: &str, rewritten: &mut RewrittenUrls) -> (String, Vec<Part>) {
        let mut reader = Reader { prepared: self, rewritten, parts: Vec::new(), depth: DEEPEST };
        let text = reader.rules(&mut Parser::new(sheet));
        (text, reader.parts)
    }
}

fn declaration(action: Action, name: &str, value: &str, reason: Reason) -> Part {
    let (name, value) = (Some(name.to_owned()), value.to_owned());
    Part { kind: Kind::Declaration, action, name, value, reason }
}

/// Returns true if two style sheets differ only in what separates rules and declarations.
fn is_written_as(text: &str, sheet: &str) -> bool {
    let letters = |text: &'_ str| -> String {
        text.chars().filter(|letter| !letter.is_ascii_whitespace() && *letter != ';').collect()
    };
    letters(text) == letters(sheet)
}

struct Reader<'p> {
    prepared: &'p Prepared,
    rewritten: &'p mut RewrittenUrls,
    parts: Vec<Part>,
    /// The number of blocks that may still be in each other.
    depth: u32,
}

type Parsed<T> = Result<T, ParseError<()>>;

impl Reader<'_> {
    /// The rules that are kept, with one space between them.
    fn rules(&mut self, parser: &mut Parser<'_>) -> String {
        let mut kept: Vec<String> = Vec::new();
        loop {
            let known = self.parts.len();
            match StyleSheetParser::new(parser, self).next() {
                Some(Ok(rule)) => kept.extend((!rule.is_empty()).then_some(rule)),
                Some(Err((_, rule, _))) => {
                    // A URL in it can be recorded already.
                    if self.parts.len() == known {
                        let part = declaration(Action::Removed, name_of(rule), rule, Reason::Style);
                        self.parts.push(part);
                    }
                }
                None => return kept.join(" "),
            }
        }
    }

    /// A text with the URLs that policies allow in it; an error if one of them is refused.
    fn with_urls(&mut self, text: &str, strings_are_urls: bool) -> Parsed<String> {
        let Self { prepared, rewritten, parts, .. } = self;
        if !prepared.concern_urls && prepared.policies.prefix.get().is_none() {
            return Ok(text.to_owned());
        }
        let judge = |url: &str| prepared.policies.judge_url(STYLE, STYLE, url, rewritten);
        let (kind, name) = (Kind::Url, Some(STYLE.to_owned()));
        let mut part = |action, reason| {
            parts.push(Part { kind, action, name: name.clone(), value: text.to_owned(), reason });
        };
        match css_urls::map_strings(text, strings_are_urls, judge) {
            Mapped::Same => Ok(text.to_owned()),
            Mapped::Changed(text, reason) => {
                part(Action::Changed, reason);
                Ok(text)
            }
            Mapped::Removed(reason) => {
                part(Action::Removed, reason);
                Err(ParseError::unexpected_token())
            }
        }
    }

    /// The contents of a style rule: a list of declarations.
    fn declarations(&mut self, selectors: &str, block: &str) -> Parsed<String> {
        #[cfg(feature = "styles")]
        if let Some(styles) = self.prepared.policies.styles.get() {
            let Self { prepared, rewritten, parts, .. } = self;
            let Some(judged) = prepared.judge_declarations(styles, STYLE, block, rewritten) else {
                return Ok(block.to_owned());
            };
            // What is removed as a whole has the name of the rule.
            parts.extend(judged.parts.into_iter().map(|part| Part {
                kind: Kind::Declaration,
                name: part.name.or_else(|| Some(selectors.to_owned())),
                ..part
            }));
            return Ok(judged.becomes.unwrap_or_default());
        }
        let _ = selectors;
        self.with_urls(block, false)
    }
}

/// The name of an at-rule with its `@`, or the start of another rule.
fn name_of(rule: &str) -> &str {
    let rule = rule.trim_start();
    let is_end =
        |letter: char| letter.is_whitespace() || matches!(letter, '{' | ';' | '(' | '"' | '\'');
    let end = rule.find(is_end).unwrap_or(rule.len());
    rule.get(..end).unwrap_or_default()
}

/// Consumes the rest of a prelude or a block, and returns it. A token that no rule has is an error.
fn rest<'i>(input: &mut Parser<'i>) -> Parsed<&'i str> {
    let start = input.position();
    // The part in a block is skipped when the next token is asked for.
    while let Ok(token) = input.next() {
        if token.is_parse_error() {
            return Err(ParseError::unexpected_token());
        }
    }
    Ok(input.slice_from(start).trim())
}

/// Consumes a block, and returns it.
fn contents<'i>(input: &mut Parser<'i>) -> &'i str {
    let start = input.position();
    while input.next_including_whitespace_and_comments().is_ok() {}
    input.slice_from(start).trim()
}

impl<'i> QualifiedRuleParser<'i> for Reader<'_> {
    type Prelude = String;
    type QualifiedRule = String;
    type Error = ();

    fn parse_prelude(&mut self, input: &mut Parser<'i>) -> Parsed<String> {
        let selectors = rest(input)?;
        if selectors.is_empty() {
            return Err(ParseError::unexpected_token());
        }
        let Some(prefix) = self.prepared.policies.prefix.get() else {
            return Ok(selectors.to_owned());
        };
        let mut ids = Ids { prefix, text: selectors, changed: String::new(), copied: 0 };
        if !ids.block(&mut Parser::new(selectors), DEEPEST) {
            return Err(ParseError::unexpected_token());
        }
        let changed = ids.end();
        if changed != selectors {
            self.parts.push(declaration(Action::Changed, STYLE, selectors, Reason::Prefix));
        }
        Ok(changed)
    }

    fn parse_block(
        &mut self,
        selectors: String,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Parsed<String> {
        let declarations = self.declarations(&selectors, contents(input))?;
        let is_empty = declarations.is_empty();
        Ok(if is_empty { String::new() } else { format!("{selectors} {{ {declarations} }}") })
    }
}

struct AtRule {
    name: String,
    prelude: String,
}

impl AtRule {
    fn is_condition(&self) -> bool {
        CONDITIONS.contains(&self.name.as_str())
    }

    fn start(&self) -> String {
        let Self { name, prelude } = self;
        format!("@{name}{}{prelude}", if prelude.is_empty() { "" } else { " " })
    }
}

impl<'i> AtRuleParser<'i> for Reader<'_> {
    type Prelude = AtRule;
    type AtRule = String;
    type Error = ();

    fn parse_prelude(&mut self, name: CowRcStr<'i>, input: &mut Parser<'i>) -> Parsed<AtRule> {
        let rule = AtRule { name: name.to_ascii_lowercase(), prelude: rest(input)?.to_owned() };
        if rule.is_condition() || !self.prepared.keeps_some_styles() {
            Ok(rule)
        } else {
            Err(ParseError::unexpected_token())
        }
    }

    fn rule_without_block(&mut self, rule: AtRule, _: &ParserState) -> Result<String, ()> {
        if self.prepared.keeps_some_styles() {
            return Err(());
        }
        let is_import = rule.name == "import";
        let prelude = self.with_urls(&rule.prelude, is_import).map_err(drop)?;
        Ok(format!("{};", AtRule { prelude, ..rule }.start()))
    }

    fn parse_block(
        &mut self,
        rule: AtRule,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Parsed<String> {
        if !rule.is_condition() {
            let block = self.with_urls(contents(input), false)?;
            return Ok(format!("{} {{ {block} }}", rule.start()));
        }
        let Some(depth) = self.depth.checked_sub(1) else {
            let (name, value) = (format!("@{}", rule.name), contents(input));
            self.parts.push(declaration(Action::Removed, &name, value, Reason::TooDeep));
            return Ok(String::new());
        };
        let outer = std::mem::replace(&mut self.depth, depth);
        let rules = self.rules(input);
        self.depth = outer;
        Ok(if rules.is_empty() { String::new() } else { format!("{} {{ {rules} }}", rule.start()) })
    }
}

/// The ids in selectors.
struct Ids<'a> {
    prefix: &'a str,
    text: &'a str,
    /// The new text, up to `copied` in the old one.
    changed: String,
    copied: usize,
}

impl Ids<'_> {
    /// Returns false for selectors that are too deep.
    fn block(&mut self, parser: &mut Parser<'_>, depth: u32) -> bool {
        let mut start = parser.position().byte_index();
        while let Ok(token) = parser.next_including_whitespace_and_comments() {
            let is_block = matches!(
                token,
                Token::Function(_)
                    | Token::ParenthesisBlock
                    | Token::SquareBracketBlock
                    | Token::CurlyBracketBlock
            );
            let id = match token {
                Token::IDHash(id) if !id.starts_with(self.prefix) => Some(id.to_string()),
                _ => None,
            };
            let end = parser.position().byte_index();
            if let Some(id) = id {
                self.changed.push_str(self.text.get(self.copied..start).unwrap_or_default());
                self.changed.push('#');
                // A string accepts everything.
                let _ = serialize_identifier(&format!("{}{id}", self.prefix), &mut self.changed);
                self.copied = end;
            }
            if is_block {
                let Some(depth) = depth.checked_sub(1) else { return false };
                let mut is_complete = true;
                let _ = parser.parse_nested_block(|inside| -> Result<(), ParseError<()>> {
                    is_complete = self.block(inside, depth);
                    Ok(())
                });
                if !is_complete {
                    return false;
                }
            }
            start = parser.position().byte_index();
        }
        true
    }

    fn end(mut self) -> String {
        self.changed.push_str(self.text.get(self.copied..).unwrap_or_default());
        self.changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Policies;

    /// A style sheet, and what it becomes.
    fn check(policies: Policies, cases: &[(&str, &str)]) {
        let prepared = Prepared::new(policies);
        for (sheet, expected) in cases {
            let judged = prepared.judge_sheet(sheet, &mut RewrittenUrls::new());
            let found = judged.as_ref().map_or(*sheet, |judged| judged.text.as_str());
            assert_eq!(found, *expected, "{sheet}");
            assert!(judged.is_none_or(|judged| !judged.parts.is_empty()), "{sheet}");
            assert!(
                prepared.judge_sheet(expected, &mut RewrittenUrls::new()).is_none(),
                "{expected}"
            );
        }
    }

    #[test]
    fn sheets_with_policies_about_urls() {
        let policies = Policies::new().url_schemes(["https"]).unwrap().prefix("p-").unwrap();
        check(
            policies,
            &[
                ("", ""),
                ("p { color: red }", "p { color: red }"),
                ("p{color:red;}/* a */q{margin:0}", "p{color:red;}/* a */q{margin:0}"),
                ("@import 'http://a'; p { color: red }", "p { color: red }"),
                ("@import url(http://a) screen;", ""),
                ("@import \"https://a\";p{}", "@import \"https://a\";p{}"),
                ("p { background: url(http://a) } q { color: red }", "q { color: red }"),
                ("@font-face { src: url(http://a) }", ""),
                (
                    "@media print { p { background: url(http://a) } q { top: 0 } }",
                    "@media print { q { top: 0 } }",
                ),
                (
                    "#a, b:is(#p-c, #d) { fill: url(#e) }",
                    "#p-a, b:is(#p-c, #p-d) { fill: url(\"#p-e\") }",
                ),
                ("p { color: #abc }", "p { color: #abc }"),
                ("p { background: url(http://a", ""),
                ("#a { color: red", "#p-a { color: red }"),
            ],
        );
    }

    #[cfg(feature = "styles")]
    #[test]
    fn sheets_with_a_policy_about_styles() {
        use crate::StyleValues;
        let policies = Policies::new()
            .style("color", StyleValues::any())
            .unwrap()
            .style("background", StyleValues::any().urls(true))
            .unwrap()
            .url_schemes(["https"])
            .unwrap();
        check(
            policies,
            &[
                ("p { color: red }", "p { color: red }"),
                ("p{color:red;}\n q{color:blue}", "p{color:red;}\n q{color:blue}"),
                ("p { color: red; position: fixed }", "p { color: red }"),
                ("p { position: fixed } q { color: red }", "q { color: red }"),
                ("p { color: red; & b { color: red } }", "p { color: red }"),
                ("/* a */ p { color: red }", "p { color: red }"),
                ("<!-- p { color: red } -->", "p { color: red }"),
                ("@import 'https://a'; p { color: red }", "p { color: red }"),
                ("@font-face { color: red }", ""),
                ("@keyframes a { from { color: red } }", ""),
                ("@charset 'utf-8'; p { color: red }", "p { color: red }"),
                (
                    "@media print { p { color: red; top: 0 } @supports (top: 0) { b { color: red } @page { margin: 0 } } }",
                    "@media print { p { color: red } @supports (top: 0) { b { color: red } } }",
                ),
                ("@media print { p { top: 0 } }", ""),
                ("p { background: url(https://a) }", "p { background: url(https://a) }"),
                ("p { background: url(http://a) }", ""),
                ("p { color: red", "p { color: red }"),
                ("p { color: red /*", "p { color: red }"),
                ("p { color: rgb(1 2 3", ""),
                ("a[b='c { color: red }", ""),
                ("{ color: red }", ""),
                ("p { color: red } }", "p { color: red }"),
                ("p {}", ""),
            ],
        );
        let deep = "@media print {".repeat(100);
        check(Policies::new().style("color", StyleValues::any()).unwrap(), &[(&deep, "")]);
    }
}
