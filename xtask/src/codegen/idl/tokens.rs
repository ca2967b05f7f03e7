//! Tokens of Web IDL: <https://webidl.spec.whatwg.org/#idl-grammar>.

/// A token. A name drops a leading underscore, which only says that it is not a keyword.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Name(String),
    Number(String),
    Text(String),
    Mark(char),
    /// `...`
    Ellipsis,
}

/// The tokens of a file.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if first.is_whitespace() {
            rest.len() - rest.trim_start().len()
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").ok_or("a comment has no end")? + 2
        } else if rest.starts_with("...") {
            tokens.push(Token::Ellipsis);
            3
        } else if first == '"' {
            let end = rest[1..].find('"').ok_or("a string has no end")? + 1;
            tokens.push(Token::Text(rest[1..end].to_owned()));
            end + 1
        } else if first.is_ascii_digit() || starts_negative_number(rest) {
            let end = end_of(&rest[1..], |c| c.is_ascii_alphanumeric() || c == '.') + 1;
            tokens.push(Token::Number(rest[..end].to_owned()));
            end
        } else if first.is_ascii_alphabetic() || first == '_' || starts_negative_name(rest) {
            let end = end_of(&rest[1..], |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
            let name = &rest[..=end];
            tokens.push(Token::Name(name.strip_prefix('_').unwrap_or(name).to_owned()));
            end + 1
        } else {
            tokens.push(Token::Mark(first));
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    Ok(tokens)
}

fn starts_negative_number(text: &str) -> bool {
    text.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// `-Infinity` is one token.
fn starts_negative_name(text: &str) -> bool {
    text.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()))
}

fn end_of(text: &str, is_part: impl Fn(char) -> bool) -> usize {
    text.find(|c| !is_part(c)).unwrap_or(text.len())
}
