//! The `sizes` attribute.

use cssparser::{Delimiter, ParseError, Parser, Token};

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
/// use treewright_read::parse_sizes;
/// let sizes = parse_sizes("(min-width: 40em) calc(50vw - 10px), 100vw");
/// assert_eq!((sizes[0].condition, sizes[0].size), ("(min-width: 40em)", "calc(50vw - 10px)"));
/// assert_eq!((sizes[1].condition, sizes[1].size), ("", "100vw"));
/// ```
pub fn parse_sizes(input: &str) -> Vec<SourceSize<'_>> {
    let mut parser = Parser::new(input);
    let mut sizes = Vec::new();
    loop {
        let entry = parser.parse_until_before(Delimiter::Comma, |entry| {
            Ok::<_, ParseError<()>>(source_size(entry))
        });
        sizes.extend(entry.ok().flatten());
        if parser.next().is_err() {
            return sizes;
        }
    }
}

/// The state of a parse of a media condition, by its component values: blocks in parentheses or functions,
/// and the keywords between them. <https://drafts.csswg.org/mediaqueries/#typedef-media-condition>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Condition {
    Empty,
    /// After `not`.
    Not,
    /// After `not` and a block: nothing can follow.
    Negated,
    /// After the first block.
    First,
    And,
    AfterAnd,
    Or,
    AfterOr,
    Invalid,
}

impl Condition {
    fn keyword(self, name: &str) -> Self {
        let is = |keyword: &str| name.eq_ignore_ascii_case(keyword);
        match self {
            Self::Empty if is("not") => Self::Not,
            Self::First | Self::AfterAnd if is("and") => Self::And,
            Self::First | Self::AfterOr if is("or") => Self::Or,
            _ => Self::Invalid,
        }
    }

    const fn block(self) -> Self {
        match self {
            Self::Empty => Self::First,
            Self::Not => Self::Negated,
            Self::And => Self::AfterAnd,
            Self::Or => Self::AfterOr,
            _ => Self::Invalid,
        }
    }

    /// Returns true if it can end here, even if it is empty.
    const fn is_whole(self) -> bool {
        matches!(self, Self::Empty | Self::Negated | Self::First | Self::AfterAnd | Self::AfterOr)
    }
}

/// One entry: steps 3.1, 3.2, 3.4 and 3.5.
fn source_size<'a>(entry: &mut Parser<'a>) -> Option<SourceSize<'a>> {
    entry.skip_whitespace();
    let start = entry.position();
    // The start of the last component value, if that is a valid width.
    let mut last = None;
    // The condition before the last component value, and with it.
    let (mut condition, mut next) = (Condition::Empty, Condition::Empty);
    let mut end = start;
    loop {
        entry.skip_whitespace();
        let before = entry.position();
        let Ok(token) = entry.next_including_whitespace_and_comments() else {
            break;
        };
        if matches!(token, Token::Comment(_) | Token::WhiteSpace(_)) {
            continue;
        }
        let is_size = is_source_size_value(token);
        condition = next;
        // A function or a block ends where the next token starts.
        let (is_block, may_be_in_condition) = match token {
            Token::Function(_) | Token::ParenthesisBlock => (true, true),
            Token::SquareBracketBlock | Token::CurlyBracketBlock => (true, false),
            Token::Ident(name) => {
                next = condition.keyword(name);
                (false, true)
            }
            _ => (false, false),
        };
        if is_block {
            let inside = entry.parse_nested_block(|block| {
                let mut is_valid = true;
                while let Ok(token) = block.next() {
                    is_valid &= !token.is_parse_error();
                }
                Ok::<_, ParseError<()>>(is_valid)
            });
            next = match inside {
                Ok(true) if may_be_in_condition => condition.block(),
                _ => Condition::Invalid,
            };
        } else if !may_be_in_condition {
            next = Condition::Invalid;
        }
        last = is_size.then_some(before);
        end = entry.position();
    }
    if !condition.is_whole() {
        return None;
    }
    let size = entry.slice(last?..end);
    let condition = entry.slice(start..last?).trim_ascii_end();
    Some(SourceSize { condition, size })
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

/// <https://drafts.csswg.org/css-values/#lengths>
fn is_length_unit(unit: &str) -> bool {
    let absolute = ["px", "cm", "mm", "q", "in", "pc", "pt"];
    let font = ["em", "rem", "ex", "rex", "cap", "rcap", "ch", "rch", "ic", "ric", "lh", "rlh"];
    let unit = unit.to_ascii_lowercase();
    if absolute.contains(&unit.as_str()) || font.contains(&unit.as_str()) {
        return true;
    }
    let viewport = unit.strip_prefix(['s', 'l', 'd']).unwrap_or(&unit);
    let sides = ["w", "h", "i", "b", "min", "max"];
    [viewport.strip_prefix('v'), unit.strip_prefix("cq")]
        .into_iter()
        .flatten()
        .any(|side| sides.contains(&side))
}

/// <https://drafts.csswg.org/css-values/#math-function>
fn is_math_function(name: &str) -> bool {
    let names = [
        "calc",
        "min",
        "max",
        "clamp",
        "round",
        "mod",
        "rem",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "atan2",
        "pow",
        "sqrt",
        "hypot",
        "log",
        "exp",
        "abs",
        "sign",
        "progress",
        "calc-size",
    ];
    names.iter().any(|known| name.eq_ignore_ascii_case(known))
}
