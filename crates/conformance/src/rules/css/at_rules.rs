//! At-rules: where they are allowed, and the preludes between their names and their blocks.
//!
//! <https://drafts.csswg.org/css-syntax/#at-rules>

use cssparser::{Parser, Token};
use treewright_semantics::media_queries::media_query_list;

use super::descriptors::PAGE;
use super::namespaces::Prefixes;
use super::properties::is_css_wide_keyword;
use super::selectors::{rest, selector_list};
use super::sheet::Body;
use super::tokens::in_words;
use crate::rules::values::{Parsed, check_media_query, mistake};

/// At-rules whose block is like the one that they are in.
pub(super) const CONDITIONAL: [&str; 8] =
    ["container", "else", "layer", "media", "starting-style", "supports", "when", "document"];

/// At-rules that have a semicolon instead of a block.
const WITHOUT_BLOCK: [&str; 6] =
    ["charset", "custom-media", "custom-selector", "import", "namespace", "supports-condition"];

/// At-rules that may have a block or a semicolon.
const WITH_OR_WITHOUT_BLOCK: [&str; 3] = ["apply", "contents", "layer"];

/// At-rules that are about the whole style sheet, so that no style rule can have them inside.
const OF_SHEETS: [&str; 14] = [
    "color-profile",
    "counter-style",
    "custom-media",
    "custom-selector",
    "font-face",
    "font-feature-values",
    "font-palette-values",
    "function",
    "keyframes",
    "mixin",
    "page",
    "position-try",
    "property",
    "view-transition",
];

/// The mistake of an at-rule in such a block, in words.
/// <https://drafts.csswg.org/css-nesting/#conditionals>
pub(super) fn misplaced(name: &str, body: Body) -> Option<&'static str> {
    match body {
        Body::Declarations => Some("only declarations are allowed here"),
        Body::Keyframes => Some("only keyframes are allowed here"),
        Body::Style if OF_SHEETS.contains(&name) => Some("it is not allowed in a style rule"),
        Body::Rules | Body::Style if is_margin(name) => Some("it is allowed only in `@page`"),
        Body::Descriptors(PAGE)
            if OF_SHEETS.contains(&name) || CONDITIONAL.contains(&name) || name == "scope" =>
        {
            Some("only margin boxes are allowed in `@page`")
        }
        Body::Descriptors(rule) if rule != PAGE => Some("only descriptors are allowed here"),
        _ => None,
    }
}

/// Returns true for the boxes of a page: its margins, and the area for footnotes.
/// <https://drafts.csswg.org/css-page/#margin-at-rules>, <https://drafts.csswg.org/css-gcpm-3/#footnote-area>
pub(super) fn is_margin(name: &str) -> bool {
    let sides = ["top-", "bottom-", "left-", "right-"];
    name == "footnote" || sides.iter().any(|side| name.starts_with(side))
}

/// The mistake of an at-rule that has a block, or has none, in words.
pub(super) fn mistake_of_the_block(name: &str, has_block: bool) -> Option<&'static str> {
    if WITH_OR_WITHOUT_BLOCK.contains(&name) {
        None
    } else if has_block {
        WITHOUT_BLOCK.contains(&name).then_some("it has a `;` instead of a block")
    } else {
        (!WITHOUT_BLOCK.contains(&name)).then_some("its block is missing")
    }
}

/// Reads the prelude of an at-rule, whose name is in lower case.
pub(super) fn prelude(name: &str, has_block: bool, input: &mut Parser<'_>) -> Parsed<()> {
    match name {
        "media" => media_queries(input)?,
        "import" => import(input)?,
        "namespace" => namespace(input)?,
        "layer" => layers(input, has_block)?,
        "keyframes" => keyframes_name(input)?,
        "counter-style" => {
            custom_ident(input, &["none", "decimal", "disc"])?;
        }
        "property" => {
            input.parse_comma_separated(dashed_ident)?;
        }
        "font-palette-values" | "position-try" => dashed_ident(input)?,
        "page" if input.is_exhausted() => {}
        "page" => {
            input.parse_comma_separated(page_selector)?;
        }
        "supports" => condition(input)?,
        "container" => {
            input.parse_comma_separated(container_condition)?;
        }
        "scope" => scope(input)?,
        "font-face" | "starting-style" | "view-transition" => {}
        _ => {
            rest(input);
            return Ok(());
        }
    }
    match input.next() {
        Ok(token) => Err(mistake(format!("{} is one too many", in_words(token)))),
        Err(_) => Ok(()),
    }
}

/// The mistake of `@charset`, in words; `prelude` is the text after the name.
/// <https://drafts.csswg.org/css-syntax/#charset-rule>
pub(super) fn mistake_of_charset(prelude: &str, is_first: bool) -> Option<&'static str> {
    if !is_first {
        return Some("it must come before everything else");
    }
    let name = prelude.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let is_right = name.is_some_and(|name| !name.is_empty() && !name.contains('"'));
    (!is_right).then_some("the name of an encoding in double quotation marks must follow")
}

/// <https://drafts.csswg.org/css-cascade-5/#at-import>
fn import(input: &mut Parser<'_>) -> Parsed<()> {
    address(input)?;
    if input.try_parse(|input| input.expect_ident_matching("layer")).is_err() {
        let layer = input.try_parse(|input| input.expect_function_matching("layer"));
        if layer.is_ok() {
            input.parse_nested_block(layer_name)?;
        }
    }
    for function in ["scope", "supports"] {
        // It can contain anything that a later level of CSS defines.
        let _ = input.try_parse(|input| input.expect_function_matching(function));
    }
    media_queries(input)
}

/// The rest of a prelude, which is a media query list.
fn media_queries(input: &mut Parser<'_>) -> Parsed<()> {
    // The block of a function before it is passed over.
    input.skip_whitespace();
    let start = input.position();
    rest(input);
    let queries = media_query_list(input.slice_from(start));
    queries.iter().try_for_each(check_media_query).map_err(mistake)
}

/// <https://drafts.csswg.org/css-namespaces/#syntax>
fn namespace(input: &mut Parser<'_>) -> Parsed<()> {
    let _ = input.try_parse(Parser::expect_ident_cloned);
    address(input)
}

/// `<url>` or `<string>`
fn address(input: &mut Parser<'_>) -> Parsed<()> {
    if input.try_parse(Parser::expect_url_or_string).is_ok()
        || input.try_parse(|input| input.expect_function_matching("src")).is_ok()
    {
        return Ok(());
    }
    Err(mistake("an address in quotation marks or in `url()` is missing"))
}

/// <https://drafts.csswg.org/css-cascade-5/#layering>
fn layers(input: &mut Parser<'_>, has_block: bool) -> Parsed<()> {
    if !has_block {
        return input.parse_comma_separated(layer_name).map(|_| ());
    }
    if !input.is_exhausted() {
        layer_name(input)?;
    }
    Ok(())
}

/// `<layer-name>`, without white space in it.
fn layer_name(input: &mut Parser<'_>) -> Parsed<()> {
    custom_ident(input, &[])?;
    loop {
        let before = input.state();
        if input.next_including_whitespace() != Ok(&Token::Delim('.')) {
            input.reset(&before);
            return Ok(());
        }
        match input.next_including_whitespace() {
            Ok(Token::Ident(name)) if !is_css_wide_keyword(name) => {}
            _ => return Err(mistake("a name is missing after `.`")),
        }
    }
}

/// <https://drafts.csswg.org/css-animations/#typedef-keyframes-name>
fn keyframes_name(input: &mut Parser<'_>) -> Parsed<()> {
    if input.try_parse(Parser::expect_string_cloned).is_ok() {
        return Ok(());
    }
    custom_ident(input, &["none"])
}

/// Returns true for an identifier that can be the name of keyframes.
pub(super) fn is_keyframes_name(name: &str) -> bool {
    is_custom_ident(name, &["none"])
}

/// Returns true for an identifier that means nothing by itself at the place of a `<custom-ident>`.
/// <https://drafts.csswg.org/css-values/#custom-idents>
fn is_custom_ident(name: &str, excluded: &[&str]) -> bool {
    !is_css_wide_keyword(name)
        && !name.eq_ignore_ascii_case("default")
        && !excluded.iter().any(|other| name.eq_ignore_ascii_case(other))
}

/// `<custom-ident>`
fn custom_ident(input: &mut Parser<'_>, excluded: &[&str]) -> Parsed<()> {
    match input.next() {
        Ok(Token::Ident(name)) if !is_custom_ident(name, excluded) => {
            Err(mistake(format!("`{name}` cannot be its name")))
        }
        Ok(Token::Ident(_)) => Ok(()),
        Ok(token) => Err(mistake(format!("{} is not a name", in_words(token)))),
        Err(_) => Err(mistake("its name is missing")),
    }
}

/// <https://drafts.csswg.org/css-values/#dashed-idents>
fn dashed_ident(input: &mut Parser<'_>) -> Parsed<()> {
    match input.next() {
        Ok(Token::Ident(name)) if name.starts_with("--") => Ok(()),
        Ok(token) => {
            Err(mistake(format!("{} is not a name that begins with `--`", in_words(token))))
        }
        Err(_) => Err(mistake("its name is missing")),
    }
}

/// <https://drafts.csswg.org/css-page/#page-selectors>
fn page_selector(input: &mut Parser<'_>) -> Parsed<()> {
    const PSEUDO_CLASSES: [&str; 6] = ["blank", "first", "left", "recto", "right", "verso"];
    let has_name = input.try_parse(Parser::expect_ident_cloned).is_ok();
    if !has_name && input.is_exhausted() {
        return Err(mistake("something is missing at the end"));
    }
    let mut is_first = !has_name;
    while !input.is_exhausted() {
        // Only before the selector can be white space.
        let colon = if is_first {
            input.next().cloned()
        } else {
            input.next_including_whitespace().cloned()
        };
        is_first = false;
        match colon {
            Ok(Token::Colon) => {}
            Ok(token) => return Err(mistake(format!("{} is not a page", in_words(&token)))),
            Err(error) => return Err(error.into()),
        }
        match input.next_including_whitespace() {
            Ok(Token::Ident(name))
                if PSEUDO_CLASSES.iter().any(|known| known.eq_ignore_ascii_case(name)) => {}
            Ok(Token::Function(name)) if name.eq_ignore_ascii_case("nth") => {}
            Ok(token) => {
                return Err(mistake(format!("{} is not a kind of pages", in_words(token))));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// <https://drafts.csswg.org/css-conditional-5/#container-rule>
fn container_condition(input: &mut Parser<'_>) -> Parsed<()> {
    let is_name = |name: &str| !name.eq_ignore_ascii_case("not");
    let has_name = input
        .try_parse(|input| match input.expect_ident() {
            Ok(name) if is_name(name) => Ok(()),
            _ => Err(()),
        })
        .is_ok();
    if has_name && input.is_exhausted() { Ok(()) } else { condition(input) }
}

/// Conditions in parentheses or functions, of which nothing is said, with `not`, `and` and `or`. The grammar lets
/// anything stand in the parentheses: it is false in browsers that do not know it.
/// <https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition>
fn condition(input: &mut Parser<'_>) -> Parsed<()> {
    if input.try_parse(|input| input.expect_ident_matching("not")).is_ok() {
        return in_parentheses(input);
    }
    in_parentheses(input)?;
    let mut first = None;
    while let Ok(word) = input.try_parse(Parser::expect_ident_cloned) {
        let word = word.to_ascii_lowercase();
        if word != "and" && word != "or" {
            return Err(mistake(format!("`{word}` is neither `and` nor `or`")));
        }
        in_parentheses(input)?;
        if first.get_or_insert_with(|| word.clone()) != &word {
            return Err(mistake("`and` and `or` need parentheses to be combined"));
        }
    }
    Ok(())
}

fn in_parentheses(input: &mut Parser<'_>) -> Parsed<()> {
    match input.next() {
        Ok(Token::Function(name))
            if ["and", "not", "or"].iter().any(|word| name.eq_ignore_ascii_case(word)) =>
        {
            Err(mistake(format!("a space is missing after `{name}`")))
        }
        Ok(Token::ParenthesisBlock | Token::Function(_)) => Ok(()),
        Ok(token) => Err(mistake(format!("{} is not a condition in parentheses", in_words(token)))),
        Err(_) => Err(mistake("a condition is missing")),
    }
}

/// <https://drafts.csswg.org/css-cascade-6/#scope-syntax>
fn scope(input: &mut Parser<'_>) -> Parsed<()> {
    if input.is_exhausted() {
        return Ok(());
    }
    let has_start = input.try_parse(Parser::expect_parenthesis_block).is_ok();
    if has_start {
        selectors(input)?;
    }
    if has_start && input.is_exhausted() {
        return Ok(());
    }
    input.expect_ident_matching("to")?;
    input.expect_parenthesis_block()?;
    selectors(input)
}

/// The selectors in the parentheses that were read last.
fn selectors(input: &mut Parser<'_>) -> Parsed<()> {
    // Prefixes are those of the sheet.
    let mut prefixes = Prefixes::default();
    input.parse_nested_block(|input| match selector_list(input, true, &mut prefixes) {
        None => Ok(()),
        Some(finding) => {
            let reason = finding.values.into_iter().find(|(name, _)| *name == "reason");
            Err(mistake(reason.map(|(_, reason)| reason).unwrap_or_default()))
        }
    })
}

/// Reads the selectors of a keyframe: `from`, `to`, percentages from 0 to 100 and those of parts of a timeline.
/// <https://drafts.csswg.org/css-animations-2/#typedef-keyframe-selector>
pub(super) fn keyframe_selectors(input: &mut Parser<'_>) -> Parsed<()> {
    const RANGES: [&str; 7] =
        ["contain", "cover", "entry", "entry-crossing", "exit", "exit-crossing", "scroll"];
    input.parse_comma_separated(|input| {
        if let Ok(name) = input.try_parse(Parser::expect_ident_cloned) {
            if name.eq_ignore_ascii_case("from") || name.eq_ignore_ascii_case("to") {
                return Ok(());
            }
            if !RANGES.iter().any(|range| name.eq_ignore_ascii_case(range)) {
                return Err(mistake(format!("`{name}` is neither `from` nor `to`")));
            }
            return Ok(input.expect_percentage().map(|_| ())?);
        }
        match input.next() {
            Ok(Token::Percentage { unit_value, .. }) if (0.0..=1.0).contains(unit_value) => Ok(()),
            Ok(token) => Err(mistake(format!(
                "{} is not `from`, `to` or a percentage from 0 to 100",
                in_words(token)
            ))),
            Err(_) => Err(mistake("something is missing")),
        }
    })?;
    Ok(())
}
