//! The parser of media queries. It reads each token once.

use cssparser::{ParseError, Parser, SourcePosition, ToCss, Token};
use treewright_microsyntaxes::Mistake;

use super::{
    Comparison, Component, Content, Context, DEEPEST, MediaCondition, MediaFeature, MediaInParens,
    MediaQuery, Modifier, Operator, Value,
};
use crate::css::is_math_function;

const GRAMMAR: &str = "it does not follow the grammar";
const END: &str = "something is missing at the end";

/// A media query list: the queries between the commas, none for a text that is empty or white space.
/// <https://drafts.csswg.org/mediaqueries/#typedef-media-query-list>
///
/// ```
/// use treewright_semantics::media_queries::media_query_list;
/// assert_eq!(media_query_list(" ").len(), 0);
/// let queries = media_query_list("all, only (color)");
/// assert_eq!(queries[0].mistake, None);
/// assert_eq!(queries[1].mistake.as_ref().unwrap().span, 5..17);
/// ```
pub fn media_query_list(text: &str) -> Vec<MediaQuery<'_>> {
    let mut parser = Parser::new(text);
    if parser.is_exhausted() {
        return Vec::new();
    }
    let all = parser.parse_comma_separated(|parser| {
        let query = Reader::default().media_query(parser);
        while parser.next().is_ok() {}
        Ok::<_, ParseError<()>>(query)
    });
    all.unwrap_or_default()
}

/// A media condition that is the whole of a text.
/// <https://drafts.csswg.org/mediaqueries/#typedef-media-condition>
///
/// ```
/// use treewright_semantics::media_queries::media_condition;
/// assert_eq!(media_condition("(color) and (hover)").unwrap().parts.len(), 2);
/// assert_eq!(media_condition("screen").unwrap_err().span, 0..6);
/// ```
///
/// # Errors
/// Fails at the first place that is not in the grammar.
pub fn media_condition(text: &str) -> Result<MediaCondition<'_>, Mistake> {
    let mut parser = Parser::new(text);
    let mut reader = Reader::default();
    let (condition, mut mistake) = reader.condition(&mut parser, true, 0);
    if mistake.is_none() && !parser.is_exhausted() {
        mistake = Some(reader.unexpected(&mut parser));
    }
    match mistake.or(reader.broken) {
        Some(mistake) => Err(mistake),
        None => Ok(condition),
    }
}

/// The parser's state in a query.
#[derive(Default)]
pub(crate) struct Reader {
    /// A token that is a parse error of CSS. It cannot be in a `<general-enclosed>` either.
    pub(crate) broken: Option<Mistake>,
}

/// A part that was read, and the mistake after it.
type Read<T> = (T, Option<Mistake>);

impl Reader {
    fn media_query<'i>(&mut self, parser: &mut Parser<'i>) -> MediaQuery<'i> {
        let mut query = MediaQuery::default();
        parser.skip_whitespace();
        let (start, at) = (parser.state(), parser.position());
        query.modifier = if parser.try_parse(|it| it.expect_ident_matching("only")).is_ok() {
            Some(Modifier::Only)
        } else if parser.try_parse(|it| it.expect_ident_matching("not")).is_ok() {
            Some(Modifier::Not)
        } else {
            None
        };
        match parser.try_parse(Parser::expect_ident_cloned) {
            Ok(name) if is_reserved(&name) => {
                query.mistake = Some(mistake(parser, at, format!("`{name}` is not a media type")));
            }
            Ok(name) => {
                query.media_type = Some(name.as_ref().to_owned());
                if parser.try_parse(|it| it.expect_ident_matching("and")).is_ok() {
                    let (condition, mistake) = self.condition(parser, false, 0);
                    (query.condition, query.mistake) = (Some(condition), mistake);
                }
            }
            Err(_) if query.modifier == Some(Modifier::Only) => {
                while parser.next().is_ok() {}
                let reason = "a media type is missing after `only`";
                query.mistake = Some(mistake(parser, at, reason));
            }
            Err(_) => {
                query.modifier = None;
                parser.reset(&start);
                let (condition, mistake) = self.condition(parser, true, 0);
                (query.condition, query.mistake) = (Some(condition), mistake);
            }
        }
        if query.mistake.is_none() && !parser.is_exhausted() {
            query.mistake = Some(self.unexpected(parser));
        }
        query.mistake = query.mistake.or(self.broken.take());
        query
    }

    /// `<media-condition>`, or `<media-condition-without-or>`: as much of the input as belongs to it.
    pub(crate) fn condition<'i>(
        &mut self,
        parser: &mut Parser<'i>,
        may_have_or: bool,
        depth: u32,
    ) -> Read<MediaCondition<'i>> {
        let mut condition = MediaCondition { operator: Operator::And, parts: Vec::new() };
        if parser.try_parse(|it| it.expect_ident_matching("not")).is_ok() {
            condition.operator = Operator::Not;
            let mistake = self.in_parens(parser, depth, &mut condition.parts);
            return (condition, mistake);
        }
        let mut first = None;
        loop {
            if let Some(mistake) = self.in_parens(parser, depth, &mut condition.parts) {
                return (condition, Some(mistake));
            }
            let before = parser.position();
            let is_and = parser.try_parse(|it| it.expect_ident_matching("and")).is_ok();
            let is_or = !is_and
                && may_have_or
                && parser.try_parse(|it| it.expect_ident_matching("or")).is_ok();
            if !is_and && !is_or {
                return (condition, None);
            }
            if *first.get_or_insert(is_and) != is_and {
                let reason = "`and` and `or` must not be mixed without parentheses";
                return (condition, Some(mistake(parser, before, reason)));
            }
            condition.operator = if is_and { Operator::And } else { Operator::Or };
        }
    }

    /// `<media-in-parens>`
    fn in_parens<'i>(
        &mut self,
        parser: &mut Parser<'i>,
        depth: u32,
        parts: &mut Vec<MediaInParens<'i>>,
    ) -> Option<Mistake> {
        parser.skip_whitespace();
        let start = parser.position();
        let is_function = match self.next(parser) {
            Ok(Token::ParenthesisBlock) => false,
            Ok(Token::Function(_)) => true,
            Ok(_) => return Some(mistake(parser, start, GRAMMAR)),
            Err(mistake) => return Some(mistake),
        };
        let part = parser.parse_nested_block(|block| {
            Ok::<_, ParseError<()>>(if is_function {
                self.rest(block);
                let mistake = mistake(block, start, GRAMMAR);
                MediaInParens { content: Content::Other, mistake: Some(mistake) }
            } else if depth >= DEEPEST {
                self.rest(block);
                MediaInParens { content: Content::TooDeep, mistake: None }
            } else {
                self.block(block, depth)
            })
        });
        parts.push(part.unwrap_or(MediaInParens { content: Content::TooDeep, mistake: None }));
        None
    }

    /// The contents of parentheses: `<media-condition>`, `<media-feature>`, or else `<any-value>`.
    fn block<'i>(&mut self, block: &mut Parser<'i>, depth: u32) -> MediaInParens<'i> {
        let start = block.state();
        let is_condition = match block.next() {
            Ok(Token::ParenthesisBlock) => true,
            Ok(Token::Ident(name)) => name.eq_ignore_ascii_case("not"),
            Ok(_) => false,
            Err(_) => {
                let mistake = Some(missing(block));
                return MediaInParens { content: Content::Other, mistake };
            }
        };
        block.reset(&start);
        let (content, mut mistake) = if is_condition {
            let (condition, mistake) = self.condition(block, true, depth.saturating_add(1));
            (Content::Condition(condition), mistake)
        } else {
            let (feature, mistake) = self.feature(block);
            (feature.map_or(Content::Other, Content::Feature), mistake)
        };
        if mistake.is_none() && !block.is_exhausted() {
            mistake = Some(self.unexpected(block));
        }
        self.rest(block);
        MediaInParens { content, mistake }
    }

    /// `<media-feature>`
    fn feature<'i>(&mut self, parser: &mut Parser<'i>) -> Read<Option<MediaFeature<'i>>> {
        let Ok(name) = parser.try_parse(Parser::expect_ident_cloned) else {
            return self.range_from_value(parser);
        };
        let (context, mistake) = if parser.is_exhausted() {
            (Context::Boolean, None)
        } else if parser.try_parse(Parser::expect_colon).is_ok() {
            let (value, mistake) = split(self.value(parser));
            (Context::Plain(value), mistake)
        } else {
            match self.comparison(parser) {
                Ok(comparison) => {
                    let (value, mistake) = split(self.value(parser));
                    let after = value.map(|value| (comparison, value));
                    (Context::Range { before: None, after }, mistake)
                }
                Err(mistake) => (Context::Other, Some(mistake)),
            }
        };
        (Some(MediaFeature { name: name.as_ref().to_owned(), context }), mistake)
    }

    /// `<mf-range>` with the value first, and maybe another one after the name.
    fn range_from_value<'i>(&mut self, parser: &mut Parser<'i>) -> Read<Option<MediaFeature<'i>>> {
        let mut start = || {
            let value = self.value(parser)?;
            let comparison = self.comparison(parser)?;
            parser.skip_whitespace();
            let at = parser.position();
            match self.next(parser)? {
                Token::Ident(name) => Ok((value, comparison, name.as_ref().to_owned())),
                _ => Err(mistake(parser, at, GRAMMAR)),
            }
        };
        let (value, left, name) = match start() {
            Ok(start) => start,
            Err(mistake) => return (None, Some(mistake)),
        };
        let (mut after, mut wrong) = (None, None);
        if !parser.is_exhausted() {
            let at = parser.position();
            match self.comparison(parser) {
                Ok(right) if left.goes_with(right) => {
                    let (value, mistake) = split(self.value(parser));
                    (after, wrong) = (value.map(|value| (right, value)), mistake);
                }
                Ok(_) => {
                    let reason = "both comparisons must have the same direction";
                    wrong = Some(mistake(parser, at, reason));
                }
                Err(mistake) => wrong = Some(mistake),
            }
        }
        let context = Context::Range { before: Some((value, left)), after };
        (Some(MediaFeature { name, context }), wrong)
    }

    /// `<mf-comparison>`
    fn comparison(&mut self, parser: &mut Parser<'_>) -> Result<Comparison, Mistake> {
        parser.skip_whitespace();
        let at = parser.position();
        let Token::Delim(sign @ ('<' | '>' | '=')) = self.next(parser)? else {
            return Err(mistake(parser, at, "`:`, `<`, `>` or `=` is missing"));
        };
        // White space is not allowed in `<=`.
        let has_equals = sign != '='
            && parser
                .try_parse(|parser| match parser.next_including_whitespace() {
                    Ok(Token::Delim('=')) => Ok(()),
                    _ => Err(()),
                })
                .is_ok();
        Ok(match (sign, has_equals) {
            ('<', false) => Comparison::Less,
            ('<', true) => Comparison::LessOrEqual,
            ('>', false) => Comparison::Greater,
            ('>', true) => Comparison::GreaterOrEqual,
            _ => Comparison::Equal,
        })
    }

    /// `<mf-value>`
    fn value<'i>(&mut self, parser: &mut Parser<'i>) -> Result<Value<'i>, Mistake> {
        let first = self.component(parser)?;
        let has_second = parser.try_parse(|parser| parser.expect_delim('/')).is_ok();
        let second = if has_second { Some(self.component(parser)?) } else { None };
        Ok(Value { first, second })
    }

    fn component<'i>(&mut self, parser: &mut Parser<'i>) -> Result<Component<'i>, Mistake> {
        parser.skip_whitespace();
        let start = parser.position();
        Ok(match self.next(parser)? {
            Token::Number { value, int_value, .. } => {
                Component::Number { value, is_integer: int_value.is_some() }
            }
            Token::Dimension { value, unit, .. } => {
                Component::Dimension { value, unit: unit.as_ref().to_owned() }
            }
            Token::Ident(name) => Component::Ident(name.as_ref().to_owned()),
            Token::Function(name) if is_math_function(&name) => {
                // The end of the block is read; the parser reads no block in it that is too deep.
                let _ = parser.parse_nested_block(|block| {
                    while block.next().is_ok() {}
                    Ok::<_, ParseError<()>>(())
                });
                Component::Function(parser.slice_from(start))
            }
            other => {
                let reason = format!("`{}` is not a value", other.to_css_string());
                return Err(mistake(parser, start, reason));
            }
        })
    }

    /// The next token, which must be there.
    fn next<'i>(&mut self, parser: &mut Parser<'i>) -> Result<Token<'i>, Mistake> {
        parser.skip_whitespace();
        let start = parser.position();
        let token = parser.next().cloned().map_err(|_| missing(parser))?;
        if token.is_parse_error() && self.broken.is_none() {
            self.broken = Some(mistake(parser, start, GRAMMAR));
        }
        Ok(token)
    }

    /// The mistake that the next token is, or its absence.
    fn unexpected(&mut self, parser: &mut Parser<'_>) -> Mistake {
        parser.skip_whitespace();
        let start = parser.position();
        self.next(parser).map_or_else(|missing| missing, |_| mistake(parser, start, GRAMMAR))
    }

    /// `<any-value>`
    fn rest(&mut self, parser: &mut Parser<'_>) {
        while self.next(parser).is_ok() {}
    }
}

/// <https://drafts.csswg.org/mediaqueries/#typedef-media-type>
fn is_reserved(name: &str) -> bool {
    ["only", "not", "and", "or", "layer"].iter().any(|word| word.eq_ignore_ascii_case(name))
}

fn split<T>(result: Result<T, Mistake>) -> Read<Option<T>> {
    match result {
        Ok(value) => (Some(value), None),
        Err(mistake) => (None, Some(mistake)),
    }
}

/// A mistake from a place to where the parser is.
fn mistake(
    parser: &Parser<'_>,
    start: SourcePosition,
    reason: impl Into<std::borrow::Cow<'static, str>>,
) -> Mistake {
    Mistake::new(start.byte_index()..parser.position().byte_index(), reason)
}

/// A mistake at the end of the input or block.
fn missing(parser: &Parser<'_>) -> Mistake {
    mistake(parser, parser.position(), END)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_mistake(condition: &MediaCondition<'_>) -> Option<String> {
        condition.parts.iter().find_map(|part| {
            let inside = match &part.content {
                Content::Condition(inside) => first_mistake(inside),
                _ => None,
            };
            inside.or_else(|| part.mistake.as_ref().map(ToString::to_string))
        })
    }

    #[test]
    fn queries_of_the_grammar() {
        for query in [
            "all",
            "not screen",
            "ONLY print and (color)",
            "screen and not (color)",
            "(color)",
            "not (color)",
            "(width:1px)",
            "(1px<width<=calc(2px + (3px)))",
            "(width >= 1px)",
            "(ratio: 16 / 9)",
            "((a) or (b)) and (not (c))",
            "x and (a) and (b)",
        ] {
            let list = media_query_list(query);
            let [one] = &list[..] else { panic!("{query}") };
            assert_eq!(one.mistake, None, "{query}");
            assert_eq!(one.condition.as_ref().and_then(first_mistake), None, "{query}");
        }
    }

    #[test]
    fn queries_that_are_not_all() {
        for (query, span) in [
            ("and", 0..3),
            ("layer", 0..5),
            ("not not (a)", 0..7),
            ("only", 0..4),
            ("screen print", 7..12),
            ("screen and", 10..10),
            ("screen and (a) or (b)", 15..17),
            ("(a) and (b) or (c)", 11..14),
            ("(a) (b)", 4..5),
            ("(a)x", 3..4),
            ("!", 0..1),
            ("(a])", 2..3),
            ("(a) and x(})", 10..11),
        ] {
            let list = media_query_list(query);
            let [one] = &list[..] else { panic!("{query}") };
            let mistake = one.mistake.as_ref().unwrap_or_else(|| panic!("{query}"));
            assert_eq!(mistake.span, span, "{query} {mistake}");
        }
        assert_eq!(media_query_list(",").len(), 2);
        assert!(media_query_list(",").iter().all(|query| query.mistake.is_some()));
    }

    #[test]
    fn parts_that_later_levels_can_define() {
        for (query, reason) in [
            ("()", END),
            ("(1)", END),
            ("(a b)", "`:`, `<`, `>` or `=` is missing"),
            ("(a:)", END),
            ("(a: 1 2)", GRAMMAR),
            ("(a: foo())", "`foo(` is not a value"),
            ("(1 < a > 2)", "both comparisons must have the same direction"),
            ("(1 = a = 1)", "both comparisons must have the same direction"),
            ("(1 < 2)", GRAMMAR),
            ("foo(a, b)", GRAMMAR),
            ("((a) b)", GRAMMAR),
            ("(not a)", GRAMMAR),
        ] {
            let list = media_query_list(query);
            let [one] = &list[..] else { panic!("{query}") };
            assert_eq!(one.mistake, None, "{query}");
            let found = one.condition.as_ref().and_then(first_mistake).unwrap();
            assert!(found.starts_with(reason), "{query}: {found}");
            assert!(!one.matches(|_| true, |_| Some(true)), "{query}");
            let negated = format!("not {query}");
            assert!(!media_query_list(&negated)[0].matches(|_| true, |_| Some(true)), "{query}");
        }
    }

    #[test]
    fn unknown_is_a_third_value() {
        let feature = |feature: &MediaFeature<'_>| match feature.name.as_str() {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        for (query, holds) in [
            ("(yes)", true),
            ("(no)", false),
            ("(x)", false),
            ("not (x)", false),
            ("not (no)", true),
            ("(yes) or (x)", true),
            ("(x) or (no)", false),
            ("not ((x) and (no))", true),
            ("not ((x) and (yes))", false),
            ("not ((x) or (yes))", false),
            ("not all and (x)", false),
            ("not all and (no)", true),
            ("not print and (x)", true),
            ("all and not (no)", true),
        ] {
            let query = &media_query_list(query)[0];
            assert_eq!(query.matches(|name| name == "all", feature), holds, "{query:?}");
        }
    }

    #[test]
    fn deep_parentheses_are_unknown() {
        for depth in [31, 33, 300, 100_000] {
            let query = format!("{}color{}", "(".repeat(depth), ")".repeat(depth));
            let holds = media_query_list(&query)[0].matches(|_| true, |_| Some(true));
            assert_eq!(holds, depth < 33, "{depth}");
        }
    }
}
