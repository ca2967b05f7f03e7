//! Media queries.
//!
//! <https://drafts.csswg.org/mediaqueries/#mq-syntax>

use cssparser::{Parser, Token};

use super::css::{Parsed, in_words, is_length_unit, is_math_function, mistake};
use super::media_features::{Kind, MediaFeature, media_feature};
use crate::codes::media as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::css::{Type, calculation, can_be_length, can_be_number, can_be_resolution};

/// The deepest parentheses that are looked into.
const DEEPEST: usize = 32;

/// Checks "a valid media query list".
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-media-query-list>
pub(super) fn list<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Err(reason) = check(attribute.value) {
        let values = [
            ("attribute", attribute.name.local),
            ("element", element.name()),
            ("reason", reason.as_str()),
            ("value", attribute.value),
        ];
        let place = Place::Value(element.node, attribute.name);
        cx.report(&codes::BAD_MEDIA_QUERY, place, &values);
    }
}

/// `<media-query-list>`, which is empty or a list with commas.
pub(in crate::rules) fn check(value: &str) -> Result<(), String> {
    if value.trim_ascii().is_empty() {
        return Ok(());
    }
    media_query_list(&mut Parser::new(value)).map_err(in_words)?;
    all_closed(value)
}

/// A block that the end of the value closes is a parse error of CSS, which its parser lets pass.
/// <https://drafts.csswg.org/css-syntax/#consume-simple-block>
pub(super) fn all_closed(value: &str) -> Result<(), String> {
    let count = |c: char| value.matches(c).count();
    if count('(') > count(')') {
        return Err("a `)` is missing at the end".to_owned());
    }
    Ok(())
}

/// `<media-query-list>` with one query or more.
pub(in crate::rules) fn media_query_list(parser: &mut Parser<'_>) -> Parsed<()> {
    parser.parse_comma_separated(media_query).map(|_| ())
}

/// `<media-query>`
fn media_query(parser: &mut Parser<'_>) -> Parsed<()> {
    let start = parser.state();
    let is_only = parser.try_parse(|parser| parser.expect_ident_matching("only")).is_ok();
    if !is_only {
        let _ = parser.try_parse(|parser| parser.expect_ident_matching("not"));
    }
    let media_type = parser.try_parse(Parser::expect_ident_cloned);
    match media_type {
        Ok(media_type) => {
            check_media_type(&media_type)?;
            if parser.is_exhausted() {
                return Ok(());
            }
            parser.expect_ident_matching("and")?;
            media_condition(parser, false, 0)
        }
        Err(_) if is_only => Err(mistake("a media type is missing behind `only`")),
        Err(_) => {
            parser.reset(&start);
            media_condition(parser, true, 0)
        }
    }
}

/// "Authors must not use these media types" of CSS 2 and 3; and names that are none match nothing.
/// <https://drafts.csswg.org/mediaqueries/#media-types>
fn check_media_type(name: &str) -> Parsed<()> {
    const OLD: [&str; 8] =
        ["tty", "tv", "projection", "handheld", "braille", "embossed", "aural", "speech"];
    const NEW: [&str; 3] = ["all", "print", "screen"];
    let is_in = |names: &[&str]| names.iter().any(|other| other.eq_ignore_ascii_case(name));
    if is_in(&NEW) {
        Ok(())
    } else if is_in(&OLD) {
        Err(mistake(format!("the media type `{name}` is out of use")))
    } else {
        Err(mistake(format!("`{name}` is not a media type")))
    }
}

/// `<media-condition>`, or `<media-condition-without-or>`: as much of the input as belongs to it.
pub(super) fn media_condition(
    parser: &mut Parser<'_>,
    may_have_or: bool,
    depth: usize,
) -> Parsed<()> {
    if parser.try_parse(|parser| parser.expect_ident_matching("not")).is_ok() {
        return media_in_parens(parser, depth);
    }
    media_in_parens(parser, depth)?;
    let mut first: Option<&str> = None;
    loop {
        let keyword = if parser.try_parse(|parser| parser.expect_ident_matching("and")).is_ok() {
            "and"
        } else if may_have_or
            && parser.try_parse(|parser| parser.expect_ident_matching("or")).is_ok()
        {
            "or"
        } else {
            return Ok(());
        };
        if *first.get_or_insert(keyword) != keyword {
            return Err(mistake("`and` and `or` must not be mixed without parentheses"));
        }
        media_in_parens(parser, depth)?;
    }
}

/// `<media-in-parens>`. The `<general-enclosed>` is for later versions of the language: "authors must not use" it.
fn media_in_parens(parser: &mut Parser<'_>, depth: usize) -> Parsed<()> {
    parser.expect_parenthesis_block()?;
    parser.parse_nested_block(|parser| {
        if depth >= DEEPEST {
            while parser.next().is_ok() {}
            return Ok(());
        }
        let start = parser.state();
        let is_condition = match parser.next()? {
            Token::ParenthesisBlock => true,
            Token::Ident(name) => name.eq_ignore_ascii_case("not"),
            _ => false,
        };
        parser.reset(&start);
        if is_condition {
            media_condition(parser, true, depth.saturating_add(1))
        } else {
            one_feature(parser)
        }
    })
}

/// `<media-feature>`
fn one_feature(parser: &mut Parser<'_>) -> Parsed<()> {
    let name = parser.try_parse(Parser::expect_ident_cloned);
    let Ok(name) = name else { return range_from_value(parser) };
    if is_extension_name(&name) && parser.is_exhausted() {
        return Ok(());
    }
    let feature = named(&name)?;
    if parser.is_exhausted() {
        // `<mf-boolean>`
        return if feature.is_bound {
            Err(mistake(format!("`{name}` needs a value")))
        } else {
            Ok(())
        };
    }
    if parser.try_parse(Parser::expect_colon).is_ok() {
        // `<mf-plain>`
        let found = value(parser)?;
        return fits(&feature, &name, &found);
    }
    comparison(parser)?;
    must_be_a_range(&feature, &name)?;
    let found = value(parser)?;
    fits(&feature, &name, &found)
}

/// The name of a custom media query, which is a condition of its own.
/// <https://drafts.csswg.org/mediaqueries-5/#custom-mq>
fn is_extension_name(name: &str) -> bool {
    name.strip_prefix("--").is_some_and(|name| !name.is_empty())
}

/// `<mf-range>` with the value first, and maybe another one behind the name.
fn range_from_value(parser: &mut Parser<'_>) -> Parsed<()> {
    let first = value(parser)?;
    let sign = comparison(parser)?;
    let name = parser.expect_ident_cloned()?;
    let feature = named(&name)?;
    must_be_a_range(&feature, &name)?;
    fits(&feature, &name, &first)?;
    if parser.is_exhausted() {
        return Ok(());
    }
    if comparison(parser)? != sign || sign == '=' {
        return Err(mistake("both comparisons must have the same direction"));
    }
    let second = value(parser)?;
    fits(&feature, &name, &second)
}

fn named(name: &str) -> Parsed<MediaFeature> {
    let feature =
        media_feature(name).ok_or_else(|| mistake(format!("`{name}` is not a media feature")))?;
    if feature.is_deprecated {
        return Err(mistake(format!("the media feature `{name}` is out of use")));
    }
    Ok(feature)
}

fn must_be_a_range(feature: &MediaFeature, name: &str) -> Parsed<()> {
    if feature.is_range && !feature.is_bound {
        return Ok(());
    }
    Err(mistake(format!("`{name}` cannot be compared with `<`, `>` or `=`")))
}

/// `<mf-comparison>`: its direction.
fn comparison(parser: &mut Parser<'_>) -> Parsed<char> {
    let sign = match parser.next()? {
        Token::Delim(sign @ ('<' | '>' | '=')) => *sign,
        _ => return Err(mistake("`:`, `<`, `>` or `=` is missing")),
    };
    // No white space is allowed in `<=`.
    if sign != '=' {
        let _ = parser.try_parse(|parser| match parser.next_including_whitespace()? {
            Token::Delim('=') => Ok(()),
            _ => Err(mistake("")),
        });
    }
    Ok(sign)
}

/// `<mf-value>`
enum Found {
    Number {
        value: f32,
        is_integer: bool,
    },
    Ratio,
    Dimension(String),
    Ident(String),
    /// A calculation with the type of its result, if that is known.
    Calculation(Option<Type>),
}

impl Found {
    fn can_be_number(&self) -> bool {
        match self {
            Self::Number { .. } => true,
            Self::Calculation(found) => can_be_number(*found),
            _ => false,
        }
    }
}

fn value(parser: &mut Parser<'_>) -> Parsed<Found> {
    let found = number_or_another(parser)?;
    if found.can_be_number() && parser.try_parse(|parser| parser.expect_delim('/')).is_ok() {
        let is_right = number_or_another(parser)?.can_be_number();
        return if is_right { Ok(Found::Ratio) } else { Err(mistake("a ratio has two numbers")) };
    }
    Ok(found)
}

fn number_or_another(parser: &mut Parser<'_>) -> Parsed<Found> {
    match parser.next()? {
        Token::Number { value, int_value, .. } => {
            Ok(Found::Number { value: *value, is_integer: int_value.is_some() })
        }
        Token::Dimension { unit, .. } => Ok(Found::Dimension(unit.to_string())),
        Token::Ident(name) => Ok(Found::Ident(name.to_string())),
        Token::Function(name) if is_math_function(name) => {
            let name = name.clone();
            Ok(Found::Calculation(calculation(&name, parser).map_err(mistake)?))
        }
        other => {
            let other = cssparser::ToCss::to_css_string(other);
            Err(mistake(format!("`{other}` is not a value")))
        }
    }
}

/// Checks that the value is one of the feature's kind.
fn fits(feature: &MediaFeature, name: &str, found: &Found) -> Parsed<()> {
    let is_unit = |unit: &str, units: &[&str]| units.iter().any(|u| u.eq_ignore_ascii_case(unit));
    let does_fit = match (feature.kind, found) {
        (Kind::Length, Found::Dimension(unit)) => is_length_unit(unit),
        (Kind::Length, Found::Number { value, .. }) => *value == 0.0,
        (Kind::Resolution, Found::Dimension(unit)) => is_unit(unit, &["dpi", "dpcm", "dppx", "x"]),
        (Kind::Resolution, Found::Ident(name)) => name.eq_ignore_ascii_case("infinite"),
        (Kind::Ratio, Found::Ratio) | (Kind::Number, Found::Number { .. }) => true,
        (Kind::Ratio, Found::Number { value, .. }) => *value >= 0.0,
        (Kind::Integer, Found::Number { is_integer, .. }) => *is_integer,
        (Kind::ZeroOrOne, Found::Number { value, is_integer }) => {
            *is_integer && (0.0..=1.0).contains(value)
        }
        (Kind::Keywords(keywords), Found::Ident(name)) => {
            keywords.split(" | ").any(|keyword| keyword.eq_ignore_ascii_case(name))
        }
        (Kind::Keywords(_), _) => false,
        (Kind::Length, Found::Calculation(found)) => can_be_length(*found),
        (Kind::Resolution, Found::Calculation(found)) => can_be_resolution(*found),
        (_, Found::Calculation(found)) => can_be_number(*found),
        _ => false,
    };
    if does_fit {
        return Ok(());
    }
    let expected = match feature.kind {
        Kind::Length => "a length with a unit".to_owned(),
        Kind::Resolution => "a resolution such as `2dppx`".to_owned(),
        Kind::Ratio => "a ratio such as `16/9`".to_owned(),
        Kind::Number => "a number".to_owned(),
        Kind::Integer => "an integer".to_owned(),
        Kind::ZeroOrOne => "`0` or `1`".to_owned(),
        Kind::Keywords(keywords) => format!("one of `{}`", keywords.replace(" | ", "`, `")),
    };
    Err(mistake(format!("the value of `{name}` must be {expected}")))
}
