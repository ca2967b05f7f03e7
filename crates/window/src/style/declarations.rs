//! Declaration blocks: parsed from the text of a `style` attribute, and serialized to it.
//!
//! <https://drafts.csswg.org/css-syntax-3/#parse-block-contents>

use cssparser::{
    AtRuleParser, CowRcStr, DeclarationParser, ParseError, Parser, ParserState,
    QualifiedRuleParser, RuleBodyItemParser, RuleBodyParser, parse_important,
};

use super::{is_supported, without_alias};

/// <https://drafts.csswg.org/cssom/#css-declaration>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) is_important: bool,
}

/// The declarations in order, one for each property.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) declarations: Vec<Declaration>,
}

impl Block {
    pub(crate) fn get(&self, name: &str) -> Option<&Declaration> {
        self.declarations.iter().find(|one| one.name == name)
    }

    /// Sets a declaration; a new one comes last. Returns false if it already existed.
    pub(crate) fn set(&mut self, new: Declaration) -> bool {
        match self.declarations.iter_mut().find(|one| one.name == new.name) {
            Some(old) if *old == new => false,
            Some(old) => {
                *old = new;
                true
            }
            None => {
                self.declarations.push(new);
                true
            }
        }
    }

    pub(crate) fn remove(&mut self, name: &str) -> Option<Declaration> {
        let place = self.declarations.iter().position(|one| one.name == name)?;
        Some(self.declarations.remove(place))
    }

    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    pub(crate) fn serialize(&self) -> String {
        let mut text = String::new();
        for one in &self.declarations {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&one.name);
            text.push_str(": ");
            text.push_str(&one.value);
            text.push_str(if one.is_important { " !important;" } else { ";" });
        }
        text
    }
}

struct Body;

impl<'i> DeclarationParser<'i> for Body {
    type Declaration = Declaration;
    type Error = ();

    fn parse_value(
        &mut self,
        name: CowRcStr<'i>,
        input: &mut Parser<'i>,
        _start: &ParserState,
    ) -> Result<Declaration, ParseError<()>> {
        let is_custom = name.starts_with("--");
        let name =
            if is_custom { name.to_string() } else { without_alias(name.to_ascii_lowercase()) };
        if !is_supported(&name) {
            return Err(ParseError::unexpected_token());
        }
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
            consume_one(input)?;
            end = input.position();
        }
        let value = input.slice(start..end).trim();
        if value.is_empty() && !is_custom {
            return Err(ParseError::unexpected_token());
        }
        let value = if is_custom { value.to_owned() } else { canonical(value) };
        Ok(Declaration { name, value, is_important })
    }
}

/// Consumes a token with the block that it opens; a token that cannot be in a value is an error.
fn consume_one(input: &mut Parser<'_>) -> Result<(), ParseError<()>> {
    use cssparser::Token;
    let refused = match input.next()? {
        Token::BadString(_) | Token::BadUrl(_) | Token::Semicolon | Token::Delim('!') => true,
        Token::CloseParenthesis | Token::CloseSquareBracket | Token::CloseCurlyBracket => true,
        Token::Function(_)
        | Token::ParenthesisBlock
        | Token::SquareBracketBlock
        | Token::CurlyBracketBlock => {
            // The contents are skipped when the next token is requested; the end is requested here.
            input.parse_nested_block(|inside| -> Result<(), ParseError<()>> {
                while inside.next_including_whitespace_and_comments().is_ok() {}
                Ok(())
            })?;
            false
        }
        _ => false,
    };
    if refused { Err(ParseError::unexpected_token()) } else { Ok(()) }
}

/// Collapses white space, and converts keywords to lower case.
///
/// SPEC-NOTE: values are not checked against the grammars of their properties, and not serialized
/// by them.
/// <https://drafts.csswg.org/cssom/#serialize-a-css-value>
fn canonical(value: &str) -> String {
    let has_strings = value.contains(['"', '\'', '(', '\\']);
    if has_strings {
        return value.to_owned();
    }
    let words: Vec<String> = value.split_ascii_whitespace().map(str::to_ascii_lowercase).collect();
    words.join(" ")
}

impl AtRuleParser<'_> for Body {
    type Prelude = ();
    type AtRule = Declaration;
    type Error = ();
}

impl QualifiedRuleParser<'_> for Body {
    type Prelude = ();
    type QualifiedRule = Declaration;
    type Error = ();
}

impl RuleBodyItemParser<'_, Declaration, ()> for Body {
    fn parse_declarations(&self) -> bool {
        true
    }

    fn parse_qualified(&self) -> bool {
        false
    }
}

/// <https://drafts.csswg.org/cssom/#parse-a-css-declaration-block>
pub(crate) fn parse(text: &str) -> Block {
    let mut parser = Parser::new(text);
    let mut block = Block::default();
    for declaration in RuleBodyParser::new(&mut parser, &mut Body).flatten() {
        let is_weaker = !declaration.is_important
            && block.get(&declaration.name).is_some_and(|old| old.is_important);
        if !is_weaker {
            block.remove(&declaration.name);
            block.declarations.push(declaration);
        }
    }
    block
}

/// The canonical value of a property; `None` if it is invalid.
pub(crate) fn is_a_value(name: &str, value: &str) -> Option<String> {
    let block = parse(&format!("{name}:{value}"));
    match block.declarations.as_slice() {
        [one] if one.name == name && !one.is_important => Some(one.value.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn blocks_are_read_and_written() {
        for (text, written) in [
            ("", ""),
            ("color:red", "color: red;"),
            ("COLOR: RED ; display : none", "color: red; display: none;"),
            ("color: red !important; color: blue", "color: red !important;"),
            ("color: red; width: 1px; color: blue", "width: 1px; color: blue;"),
            ("nonsense: 1; width: 2px", "width: 2px;"),
            ("color:; width: 2px", "width: 2px;"),
            ("--Mine: a  B", "--Mine: a  B;"),
            ("width: calc(1px + 2px)", "width: calc(1px + 2px);"),
            ("color: red; {} width: 1px", "color: red;"),
        ] {
            assert_eq!(parse(text).serialize(), written, "{text}");
        }
    }
}
