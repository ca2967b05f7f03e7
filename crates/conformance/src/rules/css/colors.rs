//! The arguments of the functions of colours.
//!
//! <https://drafts.csswg.org/css-color/>, <https://drafts.csswg.org/css-color-5/>

use cssparser::{Parser, Token};
use treewright_semantics::css::is_math_function;

use super::calculations::{self, DEEPEST, Read, Stop, Words, in_block, wrong};
use super::generated::{ANGLE, NUMBER, PERCENTAGE};
use super::properties::{is_one_of, kind_of_unit};
use super::tokens::in_words;
use super::types::Type;
use crate::rules::values::is_color_keyword;

/// Returns true for a function whose arguments are known.
pub(super) fn is_known(name: &str) -> bool {
    Function::of(name).is_some()
}

/// Reads the block of such a function, after its name.
pub(super) fn arguments(name: &str, input: &mut Parser<'_>) -> Read<()> {
    function(name, input, DEEPEST)
}

/// A function of colours.
enum Function {
    Notation(&'static Notation),
    Color,
    ColorMix,
    LightDark,
}

impl Function {
    fn of(name: &str) -> Option<Self> {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        if is("color") {
            return Some(Self::Color);
        } else if is("color-mix") {
            return Some(Self::ColorMix);
        } else if is("light-dark") {
            return Some(Self::LightDark);
        }
        let mut all = NOTATIONS.iter();
        all.find(|notation| notation.names.iter().any(|name| is(name))).map(Self::Notation)
    }
}

/// A function with three components.
struct Notation {
    names: &'static [&'static str],
    channels: [&'static str; 3],
    /// It can have commas between its components.
    legacy: Option<Legacy>,
}

/// The legacy syntax.
/// <https://drafts.csswg.org/css-color/#typedef-legacy-rgb-syntax>, <https://drafts.csswg.org/css-color/#typedef-legacy-hsl-syntax>
#[derive(Clone, Copy, PartialEq)]
enum Legacy {
    Rgb,
    Hsl,
}

const NOTATIONS: [Notation; 7] = [
    Notation { names: &["rgb", "rgba"], channels: ["r", "g", "b"], legacy: Some(Legacy::Rgb) },
    Notation { names: &["hsl", "hsla"], channels: ["h", "s", "l"], legacy: Some(Legacy::Hsl) },
    Notation { names: &["hwb"], channels: ["h", "w", "b"], legacy: None },
    Notation { names: &["lab"], channels: ["l", "a", "b"], legacy: None },
    Notation { names: &["lch"], channels: ["l", "c", "h"], legacy: None },
    Notation { names: &["oklab"], channels: ["l", "a", "b"], legacy: None },
    Notation { names: &["oklch"], channels: ["l", "c", "h"], legacy: None },
];

const HUE: &str = "h";

fn function(name: &str, input: &mut Parser<'_>, depth: u32) -> Read<()> {
    let Some(function) = Function::of(name).filter(|_| depth > 0) else {
        return Err(Stop::Unknown);
    };
    let depth = depth.saturating_sub(1);
    in_block(input, |input| {
        match function {
            Function::Notation(notation) => notation_of_three(notation, input, depth),
            Function::Color => in_a_color_space(input, depth),
            Function::ColorMix => mix(input, depth),
            Function::LightDark => light_and_dark(input, depth),
        }?;
        match input.next() {
            Err(_) => Ok(()),
            Ok(token) => wrong(format!("{} is one too many in `{name}()`", in_words(token))),
        }
    })
}

/// The kind that a component turned out to be.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Number,
    Percentage,
    Angle,
    None,
    /// A channel, or a calculation whose type is not known.
    Unknown,
}

/// The channels that can be named, if the color has an origin color.
type Channels<'c> = Option<&'c [&'static str; 3]>;

fn notation_of_three(notation: &Notation, input: &mut Parser<'_>, depth: u32) -> Read<()> {
    let is_relative = origin(input, depth)?;
    let channels = is_relative.then_some(&notation.channels);
    let [first, second, third] = notation.channels;
    let of_first = component(first, input, channels)?;
    let has_commas = is_comma(input);
    if !has_commas {
        component(second, input, channels)?;
        component(third, input, channels)?;
        return alpha(input, channels);
    }
    let Some(legacy) = notation.legacy.filter(|_| !is_relative) else {
        return wrong("the components need spaces between them, not commas");
    };
    let of_second = component(second, input, None)?;
    if !is_comma(input) {
        return wrong("a comma is missing between the components");
    }
    let of_third = component(third, input, None)?;
    let mut all = vec![of_first, of_second, of_third];
    if is_comma(input) {
        all.push(component_of(NUMBER | PERCENTAGE, "alpha", input, None)?);
    }
    if all.contains(&Kind::None) {
        return wrong("`none` is not allowed with commas between the components");
    }
    let is_or_may_be = |kind: Kind, expected: Kind| kind == expected || kind == Kind::Unknown;
    let fits = match legacy {
        Legacy::Rgb => [Kind::Number, Kind::Percentage].into_iter().any(|expected| {
            [of_first, of_second, of_third].into_iter().all(|kind| is_or_may_be(kind, expected))
        }),
        Legacy::Hsl => {
            [of_second, of_third].into_iter().all(|kind| is_or_may_be(kind, Kind::Percentage))
        }
    };
    match legacy {
        _ if fits => Ok(()),
        Legacy::Rgb => wrong("mixed numbers and percentages need spaces instead of commas"),
        Legacy::Hsl => wrong("saturation and lightness need a `%` with commas"),
    }
}

/// `from <color>`
/// <https://drafts.csswg.org/css-color-5/#relative-colors>
fn origin(input: &mut Parser<'_>, depth: u32) -> Read<bool> {
    let is_relative = input.try_parse(|input| input.expect_ident_matching("from")).is_ok();
    if is_relative {
        color(input, depth)?;
    }
    Ok(is_relative)
}

fn is_comma(input: &mut Parser<'_>) -> bool {
    input.try_parse(Parser::expect_comma).is_ok()
}

/// `[ / <alpha-value> ]?`
fn alpha(input: &mut Parser<'_>, channels: Channels<'_>) -> Read<()> {
    if input.try_parse(|input| input.expect_delim('/')).is_ok() {
        component_of(NUMBER | PERCENTAGE, "alpha", input, channels)?;
    }
    Ok(())
}

fn component(channel: &str, input: &mut Parser<'_>, channels: Channels<'_>) -> Read<Kind> {
    let kinds = if channel == HUE { NUMBER | ANGLE } else { NUMBER | PERCENTAGE };
    component_of(kinds, channel, input, channels)
}

fn component_of(
    kinds: u32,
    channel: &str,
    input: &mut Parser<'_>,
    channels: Channels<'_>,
) -> Read<Kind> {
    let Ok(token) = input.next().cloned() else {
        return wrong(format!("the component `{channel}` is missing"));
    };
    let (kind, of_kind) = match &token {
        Token::Number { .. } => (Kind::Number, NUMBER),
        Token::Percentage { .. } => (Kind::Percentage, PERCENTAGE),
        Token::Dimension { unit, .. } if kind_of_unit(unit) == Some(ANGLE) => (Kind::Angle, ANGLE),
        Token::Ident(name) if name.eq_ignore_ascii_case("none") => return Ok(Kind::None),
        Token::Ident(name) => {
            let is = |other: &str| name.eq_ignore_ascii_case(other);
            return match channels {
                Some(channels) if is("alpha") || channels.iter().any(|name| is(name)) => {
                    Ok(Kind::Unknown)
                }
                _ => wrong(format!("`{name}` is not a component")),
            };
        }
        Token::Function(name) if is_math_function(name) => {
            let words = if channels.is_some() { Words::Any } else { Words::Constants };
            return match calculations::function(name, input, words, DEEPEST)? {
                None => Ok(Kind::Unknown),
                Some(found) if !found.fits(kinds) => {
                    wrong(format!("{found} is given for the component `{channel}`"))
                }
                Some(Type::PERCENTAGE) => Ok(Kind::Percentage),
                Some(found) if found.is_number() => Ok(Kind::Number),
                Some(_) => Ok(Kind::Angle),
            };
        }
        Token::Function(_) => return Err(Stop::Unknown),
        Token::Comma => {
            return wrong(format!("a comma replaces the component `{channel}`"));
        }
        token => return wrong(format!("{} is not a component", in_words(token))),
    };
    if kinds & of_kind == 0 {
        return wrong(format!("{} cannot be the component `{channel}`", in_words(&token)));
    }
    Ok(kind)
}

/// The color spaces with red, green and blue, those of high dynamic range included.
/// <https://drafts.csswg.org/css-color/#predefined>, <https://drafts.csswg.org/css-color-hdr/>
const RGB_SPACES: [&str; 10] = [
    "a98-rgb",
    "display-p3",
    "display-p3-linear",
    "prophoto-rgb",
    "rec2020",
    "rec2100-hlg",
    "rec2100-linear",
    "rec2100-pq",
    "srgb",
    "srgb-linear",
];
const XYZ_SPACES: [&str; 3] = ["xyz", "xyz-d50", "xyz-d65"];

/// `[ from <color> ]? <colorspace-params> [ / <alpha-value> ]?`
/// <https://drafts.csswg.org/css-color/#color-function>
fn in_a_color_space(input: &mut Parser<'_>, depth: u32) -> Read<()> {
    const RGB: [&str; 3] = ["r", "g", "b"];
    const XYZ: [&str; 3] = ["x", "y", "z"];
    let is_relative = origin(input, depth)?;
    let space = match input.next() {
        Ok(Token::Ident(name)) => name.clone(),
        Ok(Token::Function(_)) => return Err(Stop::Unknown),
        Ok(token) => return wrong(format!("{} is not the name of a color space", in_words(token))),
        Err(_) => return wrong("the name of a color space is missing in `color()`"),
    };
    let channels = if is_one_of(&space, &RGB_SPACES) {
        &RGB
    } else if is_one_of(&space, &XYZ_SPACES) {
        &XYZ
    } else if space.starts_with('-') {
        // A custom color space has the number of components of its profile.
        return Err(Stop::Unknown);
    } else {
        return wrong(format!("`{space}` is not a color space of `color()`"));
    };
    let named = is_relative.then_some(channels);
    for channel in channels {
        component(channel, input, named)?;
    }
    alpha(input, named)
}

/// The color spaces that colors are mixed in, other than those of `color()`.
/// <https://drafts.csswg.org/css-color/#color-interpolation-method>
const OTHER_RECTANGULAR_SPACES: [&str; 4] = ["ictcp", "jzazbz", "lab", "oklab"];
const POLAR_SPACES: [&str; 5] = ["hsl", "hwb", "jzczhz", "lch", "oklch"];

fn is_rectangular_space(name: &str) -> bool {
    [RGB_SPACES.as_slice(), &XYZ_SPACES, &OTHER_RECTANGULAR_SPACES]
        .iter()
        .any(|names| is_one_of(name, names))
}

/// `<color-interpolation-method>? , [ <color> && <percentage [0,100]>? ]#`
/// <https://drafts.csswg.org/css-color-5/#color-mix>
fn mix(input: &mut Parser<'_>, depth: u32) -> Read<()> {
    if input.try_parse(|input| input.expect_ident_matching("in")).is_ok() {
        interpolation_method(input)?;
        if !is_comma(input) {
            return match input.next() {
                Ok(Token::Function(_)) => Err(Stop::Unknown),
                Ok(token) => wrong(format!(
                    "{} follows the color space, where a comma is needed",
                    in_words(token)
                )),
                Err(_) => wrong("the colours to mix are missing"),
            };
        }
    } else {
        let start = input.state();
        let first = input.next().cloned();
        if let Ok(Token::Ident(name)) = &first
            && (is_rectangular_space(name) || is_one_of(name, &POLAR_SPACES))
        {
            return wrong(format!("`in` is missing before `{name}`"));
        }
        input.reset(&start);
    }
    loop {
        let before = percentage(input)?;
        color(input, depth)?;
        if !before {
            percentage(input)?;
        }
        if !is_comma(input) {
            return Ok(());
        }
    }
}

/// Reads the name of a color space, and the hue interpolation method of a polar one.
fn interpolation_method(input: &mut Parser<'_>) -> Read<()> {
    const HUES: [&str; 5] = ["decreasing", "increasing", "longer", "shorter", "specified"];
    let space = match input.next() {
        Ok(Token::Ident(name)) => name.clone(),
        Ok(Token::Function(_)) => return Err(Stop::Unknown),
        Ok(token) => return wrong(format!("{} is not the name of a color space", in_words(token))),
        Err(_) => return wrong("the name of a color space is missing after `in`"),
    };
    if is_one_of(&space, &POLAR_SPACES) {
        if let Ok(name) = input.try_parse(Parser::expect_ident_cloned) {
            if !is_one_of(&name, &HUES) {
                return wrong(format!("`{name}` is not a way to interpolate hues"));
            }
            if input.try_parse(|input| input.expect_ident_matching("hue")).is_err() {
                return wrong(format!("`hue` is missing after `{name}`"));
            }
        }
        return Ok(());
    }
    // Custom color spaces exist.
    if space.starts_with('-') || is_rectangular_space(&space) {
        return Ok(());
    }
    wrong(format!("`{space}` is not a color space"))
}

/// `<percentage [0,100]>`, if it is next.
fn percentage(input: &mut Parser<'_>) -> Read<bool> {
    let start = input.state();
    match input.next().cloned() {
        Ok(Token::Percentage { unit_value, .. }) if !(0.0..=1.0).contains(&unit_value) => {
            wrong("the percentages of `color-mix()` are from 0 to 100")
        }
        Ok(Token::Percentage { .. }) => Ok(true),
        Ok(Token::Number { .. }) => wrong("the numbers of `color-mix()` need a `%`"),
        Ok(Token::Function(name)) if is_math_function(&name) => {
            match calculations::function(&name, input, Words::Any, DEEPEST)? {
                Some(found) if !found.fits(PERCENTAGE) => {
                    wrong(format!("{found} is given where a percentage is needed"))
                }
                _ => Ok(true),
            }
        }
        _ => {
            input.reset(&start);
            Ok(false)
        }
    }
}

/// `<color> , <color>`; images and `none` can be in their place.
/// <https://drafts.csswg.org/css-color-5/#light-dark>
fn light_and_dark(input: &mut Parser<'_>, depth: u32) -> Read<()> {
    color_or_image(input, depth)?;
    if !is_comma(input) {
        return match input.next() {
            Ok(Token::Function(_)) => Err(Stop::Unknown),
            Ok(token) => wrong(format!("{} is in the place of a comma", in_words(token))),
            Err(_) => wrong("`light-dark()` needs two colours"),
        };
    }
    color_or_image(input, depth)
}

fn color_or_image(input: &mut Parser<'_>, depth: u32) -> Read<()> {
    let start = input.state();
    match input.next() {
        Ok(Token::Ident(name)) if name.eq_ignore_ascii_case("none") => Ok(()),
        Ok(Token::UnquotedUrl(_)) => Ok(()),
        _ => {
            input.reset(&start);
            color(input, depth)
        }
    }
}

/// `<color>`; of functions that have no colour as far as is known, nothing is said.
fn color(input: &mut Parser<'_>, depth: u32) -> Read<()> {
    match input.next().cloned() {
        Ok(Token::Ident(name)) if name.starts_with('-') => Err(Stop::Unknown),
        Ok(Token::Ident(name)) if is_color_keyword(&name) => Ok(()),
        Ok(Token::Hash(digits) | Token::IDHash(digits)) if is_hex_color(&digits) => Ok(()),
        Ok(Token::Function(name)) if is_known(&name) => function(&name, input, depth),
        Ok(Token::Function(_)) => Err(Stop::Unknown),
        Ok(token) => wrong(format!("{} is not a colour", in_words(&token))),
        Err(_) => wrong("a colour is missing"),
    }
}

/// <https://drafts.csswg.org/css-color/#hex-notation>
pub(super) fn is_hex_color(digits: &str) -> bool {
    matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}
