//! Media queries, evaluated for the viewport of a navigable, which is never drawn.
//!
//! <https://drafts.csswg.org/mediaqueries/>

use cssparser::{ParseError, Parser, Token};

/// The values of media features.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Environment {
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// The deepest nesting of conditions that is evaluated.
pub(super) const DEEPEST: u32 = 32;

type Parsed<T> = Result<T, ParseError<()>>;

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#matches-the-environment>
pub(crate) fn matches(query: &str, environment: Environment) -> bool {
    let mut parser = Parser::new(query);
    if parser.is_exhausted() {
        return true;
    }
    let all = parser.parse_comma_separated(|parser| {
        let holds = media_query(parser, environment).unwrap_or(false);
        while parser.next().is_ok() {}
        Ok::<bool, ParseError<()>>(holds)
    });
    all.is_ok_and(|all| all.contains(&true))
}

/// <https://drafts.csswg.org/mediaqueries/#typedef-media-condition>
pub(crate) fn condition_holds(condition: &str, environment: Environment) -> bool {
    let mut parser = Parser::new(condition);
    let holds = media_condition(&mut parser, environment, 0);
    holds == Some(true) && parser.is_exhausted()
}

/// `None` for a query that does not parse.
pub(super) fn media_query(parser: &mut Parser<'_>, environment: Environment) -> Option<bool> {
    let typed = parser.try_parse(|parser| -> Parsed<Option<bool>> {
        let mut word = ident(parser).ok_or_else(error)?;
        let mut is_negated = false;
        if word == "not" || word == "only" {
            is_negated = word == "not";
            word = ident(parser).ok_or_else(error)?;
        }
        if matches!(word.as_str(), "not" | "only" | "and" | "or" | "layer") {
            return Err(error());
        }
        let mut holds = matches!(word.as_str(), "all" | "screen");
        while !parser.is_exhausted() {
            if ident(parser).as_deref() != Some("and") {
                return Ok(None);
            }
            match in_parens(parser, environment, 0) {
                Some(part) => holds &= part,
                None => return Ok(None),
            }
        }
        Ok(Some(holds != is_negated))
    });
    match typed {
        Ok(holds) => holds,
        Err(_) => {
            let holds = media_condition(parser, environment, 0)?;
            parser.is_exhausted().then_some(holds)
        }
    }
}

fn error() -> ParseError<()> {
    ParseError { kind: cssparser::ParseErrorKind::Custom(()) }
}

fn ident(parser: &mut Parser<'_>) -> Option<String> {
    parser.expect_ident().ok().map(|word| word.to_ascii_lowercase())
}

fn media_condition(parser: &mut Parser<'_>, environment: Environment, depth: u32) -> Option<bool> {
    let is_negated = parser.try_parse(|parser| parser.expect_ident_matching("not")).is_ok();
    let mut holds = in_parens(parser, environment, depth)?;
    if is_negated {
        return Some(!holds);
    }
    let mut joined: Option<String> = None;
    while !parser.is_exhausted() {
        let word = ident(parser)?;
        if joined.as_ref().is_some_and(|joined| *joined != word) {
            return None;
        }
        let part = in_parens(parser, environment, depth)?;
        match word.as_str() {
            "and" => holds &= part,
            "or" => holds |= part,
            _ => return None,
        }
        joined = Some(word);
    }
    Some(holds)
}

fn in_parens(parser: &mut Parser<'_>, environment: Environment, depth: u32) -> Option<bool> {
    if depth >= DEEPEST {
        return None;
    }
    parser.expect_parenthesis_block().ok()?;
    let inside = parser.parse_nested_block(|block| -> Result<bool, ParseError<()>> {
        let start = block.state();
        if let Some(holds) = media_condition(block, environment, depth.saturating_add(1))
            && block.is_exhausted()
        {
            return Ok(holds);
        }
        block.reset(&start);
        let holds = feature(block, environment).unwrap_or(false);
        while block.next().is_ok() {}
        Ok(holds)
    });
    inside.ok()
}

/// An unknown feature, or one with an unknown value, does not match.
fn feature(parser: &mut Parser<'_>, environment: Environment) -> Option<bool> {
    if let Ok(name) =
        parser.try_parse(|parser| parser.expect_ident().map(|name| name.to_ascii_lowercase()))
    {
        return if parser.is_exhausted() {
            in_a_boolean_context(&name, environment)
        } else if parser.try_parse(Parser::expect_colon).is_ok() {
            plain(&name, parser, environment)
        } else {
            let comparison = comparison(parser)?;
            let value = value_of(&name, environment)?;
            let bound = number(parser, environment)?;
            parser.is_exhausted().then(|| comparison.holds(value, bound))
        };
    }
    // `400px <= width <= 700px`
    let first = number(parser, environment)?;
    let left = comparison(parser)?;
    let name = ident(parser)?;
    let value = value_of(&name, environment)?;
    let mut holds = left.holds(first, value);
    if !parser.is_exhausted() {
        let right = comparison(parser)?;
        let last = number(parser, environment)?;
        if !left.goes_with(right) {
            return None;
        }
        holds &= right.holds(value, last);
    }
    parser.is_exhausted().then_some(holds)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
}

impl Comparison {
    fn holds(self, left: f64, right: f64) -> bool {
        let is_equal = (left - right).abs() < f64::EPSILON;
        match self {
            Self::Less => left < right && !is_equal,
            Self::LessOrEqual => left < right || is_equal,
            Self::Greater => left > right && !is_equal,
            Self::GreaterOrEqual => left > right || is_equal,
            Self::Equal => is_equal,
        }
    }

    /// Both point in the same direction.
    const fn goes_with(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Less | Self::LessOrEqual, Self::Less | Self::LessOrEqual)
                | (Self::Greater | Self::GreaterOrEqual, Self::Greater | Self::GreaterOrEqual)
        )
    }
}

fn comparison(parser: &mut Parser<'_>) -> Option<Comparison> {
    let Ok(Token::Delim(sign)) = parser.next().cloned() else { return None };
    let has_equals = sign != '='
        && parser
            .try_parse(|parser| match parser.next_including_whitespace() {
                Ok(Token::Delim('=')) => Ok(()),
                _ => Err(()),
            })
            .is_ok();
    match (sign, has_equals) {
        ('<', false) => Some(Comparison::Less),
        ('<', true) => Some(Comparison::LessOrEqual),
        ('>', false) => Some(Comparison::Greater),
        ('>', true) => Some(Comparison::GreaterOrEqual),
        ('=', _) => Some(Comparison::Equal),
        _ => None,
    }
}

fn in_a_boolean_context(name: &str, environment: Environment) -> Option<bool> {
    match name {
        "orientation" | "color" | "hover" | "pointer" | "update" | "scan" => {
            Some(matches!(name, "orientation" | "color"))
        }
        _ => value_of(name, environment).map(|value| value != 0.0),
    }
}

/// The value of a range feature.
fn value_of(name: &str, environment: Environment) -> Option<f64> {
    match name {
        "width" | "device-width" => Some(environment.width),
        "height" | "device-height" => Some(environment.height),
        "aspect-ratio" | "device-aspect-ratio" => Some(if environment.height == 0.0 {
            0.0
        } else {
            environment.width / environment.height
        }),
        "resolution" | "-webkit-device-pixel-ratio" => Some(1.0),
        "color" => Some(8.0),
        "color-index" | "monochrome" => Some(0.0),
        _ => None,
    }
}

fn plain(name: &str, parser: &mut Parser<'_>, environment: Environment) -> Option<bool> {
    if name == "orientation" {
        let word = ident(parser)?;
        let is_portrait = environment.height >= environment.width;
        let holds = match word.as_str() {
            "portrait" => is_portrait,
            "landscape" => !is_portrait,
            _ => return None,
        };
        return parser.is_exhausted().then_some(holds);
    }
    if name == "prefers-color-scheme" {
        let word = ident(parser)?;
        return parser.is_exhausted().then_some(word == "light");
    }
    let (comparison, name) = if let Some(name) = name.strip_prefix("min-") {
        (Comparison::GreaterOrEqual, name)
    } else if let Some(name) = name.strip_prefix("max-") {
        (Comparison::LessOrEqual, name)
    } else {
        (Comparison::Equal, name)
    };
    let value = value_of(name, environment)?;
    let bound = number(parser, environment)?;
    parser.is_exhausted().then(|| comparison.holds(value, bound))
}

/// A number, a ratio, a resolution in `dppx`, or a length in pixels.
fn number(parser: &mut Parser<'_>, environment: Environment) -> Option<f64> {
    match parser.next().ok()?.clone() {
        Token::Number { value, .. } => {
            let first = f64::from(value);
            let is_ratio = parser.try_parse(|parser| parser.expect_delim('/')).is_ok();
            if !is_ratio {
                return Some(first);
            }
            let second = f64::from(parser.expect_number().ok()?);
            Some(if second == 0.0 { f64::INFINITY } else { first / second })
        }
        Token::Dimension { value, unit, .. } => pixels(f64::from(value), &unit, environment),
        _ => None,
    }
}

/// A length in pixels, or a resolution in `dppx`. Relative units are those of the initial font.
pub(crate) fn pixels(value: f64, unit: &str, environment: Environment) -> Option<f64> {
    let factor = match unit.to_ascii_lowercase().as_str() {
        "px" | "dppx" | "x" => 1.0,
        "dpi" => 1.0 / 96.0,
        "dpcm" => 2.54 / 96.0,
        "em" | "rem" => 16.0,
        "ex" | "ch" => 8.0,
        "in" => 96.0,
        "cm" => 96.0 / 2.54,
        "mm" => 96.0 / 25.4,
        "q" => 96.0 / 101.6,
        "pt" => 96.0 / 72.0,
        "pc" => 16.0,
        "vw" | "svw" | "lvw" | "dvw" | "vi" => environment.width / 100.0,
        "vh" | "svh" | "lvh" | "dvh" | "vb" => environment.height / 100.0,
        "vmin" => environment.width.min(environment.height) / 100.0,
        "vmax" => environment.width.max(environment.height) / 100.0,
        _ => return None,
    };
    Some(value * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENVIRONMENT: Environment = Environment { width: 1280.0, height: 720.0 };

    #[test]
    fn queries() {
        for query in [
            "",
            "all",
            "SCREEN",
            "print, screen",
            "not print",
            "only screen and (min-width: 1280px)",
            "(width)",
            "(width: 80em)",
            "(width >= 1280px)",
            "(100px < width <= 1280px)",
            "(orientation: landscape) and (max-height: 720px)",
            "(max-width: 1px) or (min-width: 1px)",
            "not (monochrome)",
            "((width) and (height))",
            "(aspect-ratio: 16/9)",
            "(min-resolution: 1dppx)",
            "unknown, all",
            "(x: y), all",
        ] {
            assert!(matches(query, ENVIRONMENT), "{query}");
        }
        for query in [
            "print",
            "not all",
            "not screen",
            "(max-width: 1279px)",
            "(width < 1280px)",
            "(orientation: portrait)",
            "(monochrome)",
            "(unknown)",
            "(width: x)",
            "screen and",
            "(width) and (height) or (width)",
            "(100px < width >= 10px)",
            "and",
            "unknown",
        ] {
            assert!(!matches(query, ENVIRONMENT), "{query}");
        }
    }
}
