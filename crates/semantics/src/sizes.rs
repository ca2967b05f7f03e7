//! The attributes `sizes` and `imagesizes`: [`parse_sizes`] for readers, [`source_size_entries`] for checkers.
//! <https://html.spec.whatwg.org/multipage/images.html#sizes-attributes>

use cssparser::{ParseError, Parser, Token};
use treewright_microsyntaxes::Mistake;

use crate::css::{is_length_unit, is_math_function};
use crate::media_queries::{MediaCondition, Reader};

/// An entry of `sizes`: a width, and the condition under which it applies. See [`parse_sizes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceSize<'a> {
    /// The media condition, empty without one. Its media features are not checked: a browser evaluates
    /// unknown ones to false.
    pub condition: &'a str,
    /// The width: a length, a math function, or `auto`.
    pub size: &'a str,
}

/// Parses the value of a `sizes` attribute, as far as that is possible without a viewport: keeps all
/// entries with a valid width and a media condition that parses, in order. An entry without a condition
/// always applies, so those after it are never used. If no entry applies, the width is `100vw`.
/// <https://html.spec.whatwg.org/multipage/images.html#parse-a-sizes-attribute>
///
/// ```
/// use treewright_semantics::sizes::parse_sizes;
/// let sizes = parse_sizes("(min-width: 40em) calc(50vw - 10px), 100vw");
/// assert_eq!((sizes[0].condition, sizes[0].size), ("(min-width: 40em)", "calc(50vw - 10px)"));
/// assert_eq!((sizes[1].condition, sizes[1].size), ("", "100vw"));
/// ```
pub fn parse_sizes(input: &str) -> Vec<SourceSize<'_>> {
    let entries = source_size_entries(input).into_iter();
    let valid = entries.filter(|entry| entry.is_size && entry.mistake.is_none());
    valid.map(|entry| SourceSize { condition: entry.condition_text, size: entry.size }).collect()
}

/// An entry of `sizes`, split but not checked. See [`source_size_entries`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SourceSizeEntry<'a> {
    /// The text, without the white space around it.
    pub text: &'a str,
    /// The condition: as much of the start as can be one.
    pub condition: Option<MediaCondition<'a>>,
    /// The text of the condition.
    pub condition_text: &'a str,
    /// The place where the condition leaves the grammar.
    pub mistake: Option<Mistake>,
    /// The text after the condition, without the white space around it: the size, if it is valid.
    pub size: &'a str,
    /// True if the size is one component value that is a `<source-size-value>`, or begins one.
    is_size: bool,
}

/// The entries of a source size list between its commas. A math function is an entry's size if nothing follows it.
/// <https://html.spec.whatwg.org/multipage/images.html#sizes-attributes>
///
/// ```
/// use treewright_semantics::sizes::source_size_entries;
/// let entries = source_size_entries("(width > 9px) 9px, not print 9px, 50%");
/// assert_eq!((entries[0].condition_text, entries[0].size), ("(width > 9px)", "9px"));
/// assert_eq!(entries[1].mistake.as_ref().unwrap().span, 23..28);
/// assert_eq!((&entries[2].condition, entries[2].size), (&None, "50%"));
/// ```
pub fn source_size_entries(input: &str) -> Vec<SourceSizeEntry<'_>> {
    let mut parser = Parser::new(input);
    let entries = parser.parse_comma_separated(|entry| Ok::<_, ParseError<()>>(entry_of(entry)));
    entries.unwrap_or_default()
}

/// One entry: steps 3.1, 3.2, 3.4 and 3.5 of parsing `sizes`.
fn entry_of<'a>(parser: &mut Parser<'a>) -> SourceSizeEntry<'a> {
    parser.skip_whitespace();
    let (start, state) = (parser.position(), parser.state());
    let has_condition = match parser.next() {
        Ok(Token::ParenthesisBlock) => true,
        Ok(Token::Ident(name)) => name.eq_ignore_ascii_case("not"),
        Ok(Token::Function(_)) => !parser.is_exhausted(),
        _ => false,
    };
    parser.reset(&state);
    let (mut condition, mut mistake, mut condition_end) = (None, None, start);
    if has_condition {
        let mut reader = Reader::default();
        let (read, wrong) = reader.condition(parser, true, 0);
        condition = Some(read);
        mistake = wrong.or(reader.broken);
        condition_end = parser.position();
    }
    parser.skip_whitespace();
    let size = parser.position();
    let (mut end, mut is_size, mut is_first) = (size, false, true);
    while let Ok(token) = parser.next() {
        is_size = is_first && is_source_size_value(token);
        is_first = false;
        let is_block = matches!(
            token,
            Token::Function(_)
                | Token::ParenthesisBlock
                | Token::SquareBracketBlock
                | Token::CurlyBracketBlock
        );
        if is_block {
            // The end of the block is asked for; the parser reads no block in it that is too deep.
            let _ = parser.parse_nested_block(|block| {
                while block.next().is_ok() {}
                Ok::<_, ParseError<()>>(())
            });
        }
        end = parser.position();
    }
    SourceSizeEntry {
        text: parser.slice(start..end.max(condition_end)).trim_ascii_end(),
        condition,
        condition_text: parser.slice(start..condition_end).trim_ascii_end(),
        mistake,
        size: parser.slice(size..end),
        is_size,
    }
}

/// Returns true for a token that is, or starts, a non-negative `<source-size-value>`.
/// <https://html.spec.whatwg.org/multipage/images.html#source-size-value>
fn is_source_size_value(token: &Token<'_>) -> bool {
    match token {
        Token::Number { value, .. } => *value == 0.0,
        Token::Dimension { value, unit, .. } => *value >= 0.0 && is_length_unit(unit),
        Token::Ident(name) => name.eq_ignore_ascii_case("auto"),
        Token::Function(name) => is_math_function(name),
        _ => false,
    }
}
