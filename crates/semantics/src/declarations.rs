//! The declarations of an attribute `style`.
//! <https://html.spec.whatwg.org/multipage/dom.html#the-style-attribute>

use cssparser::{
    AtRuleParser, CowRcStr, DeclarationParser, ParseError, Parser, ParserState,
    QualifiedRuleParser, RuleBodyItemParser, RuleBodyParser, Token, parse_important,
};

/// A declaration, whose property and value are not checked.
/// <https://drafts.csswg.org/css-syntax/#declaration>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Declaration<'n, 'a> {
    /// The name of the property, as it is written but for escapes.
    pub name: &'n str,
    /// The value, without the white space around it and without `!important`.
    pub value: &'a str,
    /// True if `!important` follows the value.
    pub is_important: bool,
}

/// Lends the declarations of a block's contents, in order. Other parts are skipped: nested rules, and
/// declarations whose value has a token that no value can have.
/// <https://drafts.csswg.org/css-syntax/#parse-block-contents>
///
/// ```
/// use treewright_semantics::declarations::each_declaration;
/// let mut seen = Vec::new();
/// each_declaration("color: red !important; x; width: 1px", |declaration| {
///     seen.push((declaration.name.to_owned(), declaration.value, declaration.is_important));
/// });
/// assert_eq!(seen, [("color".to_owned(), "red", true), ("width".to_owned(), "1px", false)]);
/// ```
pub fn each_declaration<'a>(style: &'a str, take: impl FnMut(Declaration<'_, 'a>)) {
    let mut parser = Parser::new(style);
    for () in RuleBodyParser::new(&mut parser, &mut Body(take)).flatten() {}
}

struct Body<F>(F);

impl<'i, F: FnMut(Declaration<'_, 'i>)> DeclarationParser<'i> for Body<F> {
    type Declaration = ();
    type Error = ();

    fn parse_value(
        &mut self,
        name: CowRcStr<'i>,
        input: &mut Parser<'i>,
        _start: &ParserState,
    ) -> Result<(), ParseError<()>> {
        let start = input.position();
        let mut end = start;
        let mut is_important = false;
        while !input.is_exhausted() {
            let state = input.state();
            if input.try_parse(parse_important).is_ok() && input.is_exhausted() {
                is_important = true;
                break;
            }
            input.reset(&state);
            consume_a_component_value(input)?;
            end = input.position();
        }
        let value = input.slice(start..end).trim();
        (self.0)(Declaration { name: &name, value, is_important });
        Ok(())
    }
}

/// Consumes a token with the block that it opens; a token that no value has is an error.
fn consume_a_component_value(input: &mut Parser<'_>) -> Result<(), ParseError<()>> {
    let (is_refused, is_block) = match input.next()? {
        Token::Semicolon | Token::Delim('!') => (true, false),
        Token::Function(_)
        | Token::ParenthesisBlock
        | Token::SquareBracketBlock
        | Token::CurlyBracketBlock => (false, true),
        token => (token.is_parse_error(), false),
    };
    if is_refused {
        return Err(ParseError::unexpected_token());
    }
    if is_block {
        // The part in the block is skipped when the next token is asked for; its end is asked for here.
        input.parse_nested_block(|inside| -> Result<(), ParseError<()>> {
            while inside.next_including_whitespace_and_comments().is_ok() {}
            Ok(())
        })?;
    }
    Ok(())
}

impl<F> AtRuleParser<'_> for Body<F> {
    type Prelude = ();
    type AtRule = ();
    type Error = ();
}

impl<F> QualifiedRuleParser<'_> for Body<F> {
    type Prelude = ();
    type QualifiedRule = ();
    type Error = ();
}

impl<'i, F: FnMut(Declaration<'_, 'i>)> RuleBodyItemParser<'i, (), ()> for Body<F> {
    fn parse_declarations(&self) -> bool {
        true
    }

    fn parse_qualified(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_split() {
        for (style, expected) in [
            ("", ""),
            ("color", ""),
            ("color:red", "color=red"),
            (" COLOR : red ; display : none ", "COLOR=red display=none"),
            ("color:;--x:", "color= --x="),
            ("a: b ! IMPORTANT", "a=b!"),
            ("a: b !important c", ""),
            ("a: !important", "a=!"),
            ("a: b;; ;c: d;", "a=b c=d"),
            ("a: (;}) [;] {;} f(;); c: d", "a=(;}) [;] {;} f(;) c=d"),
            ("a: b); c: d", "c=d"),
            ("a: url(b c); d: e", "d=e"),
            ("a: 'x\ny; d: e", "d=e"),
            ("a: b /* c */; d: e", "a=b d=e"),
            ("@x {a: b} c: d", "c=d"),
            ("{} a: b", ""),
            ("a: (b", "a=(b"),
            ("\\61: b", "a=b"),
        ] {
            let mut seen = Vec::new();
            each_declaration(style, |one| {
                let end = if one.is_important { "!" } else { "" };
                seen.push(format!("{}={}{end}", one.name, one.value));
            });
            assert_eq!(seen.join(" "), expected, "{style}");
        }
    }
}
