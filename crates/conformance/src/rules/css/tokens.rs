//! The tokens of CSS in words.

use cssparser::{ToCss, Token};

/// The token as it could be written, in backticks.
pub(super) fn in_words(token: &Token<'_>) -> String {
    match token {
        Token::Function(name) => format!("`{name}()`"),
        Token::ParenthesisBlock => "`(`".to_owned(),
        Token::SquareBracketBlock => "`[`".to_owned(),
        Token::CurlyBracketBlock => "`{`".to_owned(),
        Token::BadString(_) => "an unclosed string".to_owned(),
        Token::BadUrl(_) => "an address in `url()` that needs quotes".to_owned(),
        token => {
            let text = token.to_css_string();
            match text.char_indices().nth(MOST) {
                Some((end, _)) => format!("`{}…`", text.get(..end).unwrap_or_default()),
                None => format!("`{text}`"),
            }
        }
    }
}

/// The maximum number of characters of a token in a message.
const MOST: usize = 40;

/// The words for a token that no grammar allows.
pub(super) fn mistake_of(token: &Token<'_>) -> Option<String> {
    match token {
        Token::BadString(_) => Some("the string does not end on its line".to_owned()),
        Token::BadUrl(_) => Some("the address in `url()` needs quotation marks".to_owned()),
        Token::CloseParenthesis | Token::CloseSquareBracket | Token::CloseCurlyBracket => {
            Some(format!("{} closes nothing", in_words(token)))
        }
        _ => None,
    }
}
