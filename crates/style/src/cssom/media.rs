//! Lists of media queries as the object model writes and changes them.
//!
//! <https://drafts.csswg.org/cssom/#serializing-media-queries>

use cssparser::{ParseError, Parser, ToCss, Token};
use selectors::context::QuirksMode;
use style::stylesheets::{CustomMediaEvaluator, UrlExtraData};
use treewright_semantics::media_queries::{DEEPEST, MediaQuery, media_query_list};

use crate::{Device, preferences, sheets};

/// Returns true if a list of media queries holds on a device, as it does in a style sheet.
/// <https://drafts.csswg.org/mediaqueries-5/#evaluating>
///
/// ```
/// use treewright_style::{Device, cssom::media_matches};
/// assert!(media_matches("print, screen and (width >= 80em)", &Device::new()));
/// assert!(!media_matches("(prefers-color-scheme: dark)", &Device::new()));
/// ```
pub fn media_matches(queries: &str, device: &Device) -> bool {
    preferences::set();
    let url = UrlExtraData::from(sheets::about_blank());
    let queries = sheets::media_list(queries, &url, QuirksMode::NoQuirks, device);
    let device = device.stylo(QuirksMode::NoQuirks);
    queries.evaluate(&device, QuirksMode::NoQuirks, &mut CustomMediaEvaluator::none())
}

/// <https://drafts.csswg.org/cssom/#serialize-a-media-query-list>
///
/// ```
/// use treewright_style::cssom::serialize_a_media_query_list;
/// assert_eq!(serialize_a_media_query_list("PRINT,(MIN-width:1px)"), "print, (min-width: 1px)");
/// ```
pub fn serialize_a_media_query_list(text: &str) -> String {
    let mut queries = media_query_list(text).into_iter();
    if queries.len() == 0 {
        return String::new();
    }
    let mut parser = Parser::new(text);
    let all = parser.parse_comma_separated(|parser| {
        let query = queries.next().and_then(|query| serialize_a_media_query(&query, parser));
        while parser.next().is_ok() {}
        Ok::<String, ParseError<()>>(query.unwrap_or_else(|| "not all".into()))
    });
    all.map(|all| all.join(", ")).unwrap_or_default()
}

/// The queries of a list that was serialized.
/// <https://drafts.csswg.org/cssom/#dom-medialist-item>
pub fn media_queries_of(list: &str) -> Vec<&str> {
    let mut parser = Parser::new(list);
    let all = parser.parse_comma_separated(|parser| {
        let start = parser.position();
        while parser.next().is_ok() {}
        Ok::<_, ParseError<()>>(parser.slice_from(start).trim_ascii())
    });
    let is_empty = list.trim_ascii().is_empty();
    all.ok().filter(|_| !is_empty).unwrap_or_default()
}

/// The list with one more query, which moves to the end if it is there already. `None` if the text is not one query, or one that
/// is not valid.
/// <https://drafts.csswg.org/cssom/#dom-medialist-appendmedium>
///
/// ```
/// use treewright_style::cssom::append_medium;
/// assert_eq!(append_medium("screen, print", "SCREEN").as_deref(), Some("print, screen"));
/// assert_eq!(append_medium("screen", "a, b"), None);
/// ```
pub fn append_medium(list: &str, medium: &str) -> Option<String> {
    let medium = one(medium)?;
    let mut all = media_queries_of(list);
    all.retain(|query| *query != medium);
    all.push(&medium);
    Some(all.join(", "))
}

/// The list without a query. `None` if it does not have it.
/// <https://drafts.csswg.org/cssom/#dom-medialist-deletemedium>
pub fn delete_medium(list: &str, medium: &str) -> Option<String> {
    let medium = one(medium)?;
    let mut all = media_queries_of(list);
    let count = all.len();
    all.retain(|query| *query != medium);
    (all.len() < count).then(|| all.join(", "))
}

/// The text of a query that is alone.
fn one(medium: &str) -> Option<String> {
    let text = serialize_a_media_query_list(medium);
    (media_queries_of(&text).len() == 1).then_some(text)
}

/// `None` for a query that does not parse.
fn serialize_a_media_query(query: &MediaQuery<'_>, parser: &mut Parser<'_>) -> Option<String> {
    if query.mistake.is_some() {
        return None;
    }
    let text = tokens(parser, 0)?;
    Some(match text.strip_prefix("all and ") {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// The tokens of a query or of a block in it, with uniform spacing.
fn tokens(parser: &mut Parser<'_>, depth: u32) -> Option<String> {
    if depth > DEEPEST {
        return None;
    }
    let mut text = String::new();
    while let Ok(token) = parser.next().cloned() {
        let is_second_of_two = token == Token::Delim('=') && text.ends_with(['<', '>']);
        if !text.is_empty() && token != Token::Colon && !is_second_of_two {
            text.push(' ');
        }
        match token {
            Token::Ident(word) => text.push_str(&word.to_ascii_lowercase()),
            token @ (Token::ParenthesisBlock | Token::Function(_)) => {
                let inside = parser.parse_nested_block(|block| {
                    let inside = tokens(block, depth.saturating_add(1));
                    while block.next().is_ok() {}
                    Ok::<Option<String>, ParseError<()>>(inside)
                });
                text.push_str(&token.to_css_string().to_ascii_lowercase());
                text.push_str(&inside.ok()??);
                text.push(')');
            }
            token => text.push_str(&token.to_css_string().to_ascii_lowercase()),
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::serialize_a_media_query_list;

    #[test]
    fn lists() {
        for (text, expected) in [
            ("", ""),
            ("  ", ""),
            ("ALL", "all"),
            ("Screen , PRINT", "screen, print"),
            ("not  print", "not print"),
            ("only screen", "only screen"),
            ("all and (color)", "(color)"),
            ("not all and (color)", "not all and (color)"),
            ("( MIN-width:100PX )", "(min-width: 100px)"),
            ("screen AND (max-width:30em)and(color)", "not all"),
            ("screen AND (max-width:30em) and (color)", "screen and (max-width: 30em) and (color)"),
            ("(aspect-ratio:16/9)", "(aspect-ratio: 16 / 9)"),
            ("(400px<=width<700px)", "(400px <= width < 700px)"),
            ("(width=3px)", "(width = 3px)"),
            ("not (color)", "not (color)"),
            ("((color) or (hover))", "((color) or (hover))"),
            ("(unknown: x)", "(unknown: x)"),
            ("Unknown(x) and (color)", "unknown(x) and (color)"),
            ("!, screen", "not all, screen"),
            ("screen print", "not all"),
        ] {
            assert_eq!(serialize_a_media_query_list(text), expected, "{text:?}");
        }
        let deep = format!("{}color{}", "(".repeat(9999), ")".repeat(9999));
        assert_eq!(serialize_a_media_query_list(&deep), "not all");
    }
}
