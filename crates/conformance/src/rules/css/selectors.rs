//! Selectors, as far as their tokens go. Functions are examined for An+B, for selectors that a mistake makes
//! invalid as a whole, and for having arguments.
//!
//! <https://drafts.csswg.org/selectors/#grammar>

use std::ops::Range;

use cssparser::{ParseError, Parser, Token, parse_nth};

use super::finding::Finding;
use super::generated::SELECTORS;
use super::namespaces::Prefixes;
use super::tokens::{in_words, mistake_of};
use crate::codes::css as codes;

/// The state between two tokens.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// At the start of a selector.
    Start,
    /// After a combinator.
    Combinator,
    /// In a compound selector that is `&` so far.
    Nesting,
    /// In a compound selector.
    Compound,
    /// After white space after a compound selector.
    Space,
}

/// `<selector-list>`, or `<relative-selector-list>` for the rules in a rule. All of the input is read.
pub(super) fn selector_list(
    input: &mut Parser<'_>,
    is_relative: bool,
    prefixes: &mut Prefixes<'_>,
) -> Option<Finding> {
    let found = list(input, Around { is_relative, depth: DEEPEST }, prefixes);
    found.map(|(range, reason)| Finding::new(&codes::BAD_CSS_SELECTOR, range, reason))
}

/// The place of a list of selectors.
#[derive(Clone, Copy)]
struct Around {
    is_relative: bool,
    /// The number of further nested functions that are still checked.
    depth: u32,
}

/// The number of nested functions that are checked.
const DEEPEST: u32 = 16;

/// The first mistake in a list, with its range.
fn list(
    input: &mut Parser<'_>,
    around: Around,
    prefixes: &mut Prefixes<'_>,
) -> Option<(Range<usize>, String)> {
    let mut state = State::Start;
    let start = input.position().byte_index();
    let mut found = None;
    loop {
        let before = input.position().byte_index();
        let Ok(token) = input.next_including_whitespace().cloned() else { break };
        if found.is_some() {
            continue;
        }
        match step(input, &token, state, around, prefixes) {
            Ok(next) => state = next,
            Err(reason) => found = Some((before..input.position().byte_index(), reason)),
        }
    }
    let end = input.position().byte_index();
    if found.is_none() && matches!(state, State::Start | State::Combinator) {
        found = Some((start..end, "something is missing at its end".to_owned()));
    }
    found
}

fn step(
    input: &mut Parser<'_>,
    token: &Token<'_>,
    state: State,
    around: Around,
    prefixes: &mut Prefixes<'_>,
) -> Result<State, String> {
    match token {
        Token::WhiteSpace(_) if matches!(state, State::Nesting | State::Compound) => {
            Ok(State::Space)
        }
        Token::WhiteSpace(_) => Ok(state),
        Token::Ident(_) | Token::Delim('*') if state == State::Compound => {
            Err(format!("{} comes after other parts of a compound", in_words(token)))
        }
        Token::Ident(_) | Token::Delim('*') => {
            namespaced(input, token, prefixes)?;
            Ok(State::Compound)
        }
        Token::Delim('|') => {
            name_after(input, "`|`")?;
            Ok(State::Compound)
        }
        // It may come before a type selector too.
        // <https://drafts.csswg.org/css-nesting/#nest-selector>
        Token::Delim('&') if state != State::Compound => Ok(State::Nesting),
        Token::Delim('&') | Token::IDHash(_) => Ok(State::Compound),
        Token::Hash(name) => Err(format!("`#{name}` is not an ID, because of its first character")),
        Token::Delim('.') => match input.next_including_whitespace() {
            Ok(Token::Ident(_)) => Ok(State::Compound),
            _ => Err("the name of a class is missing after `.`".to_owned()),
        },
        Token::SquareBracketBlock => {
            let mut reason = String::new();
            let result = input.parse_nested_block(|input| {
                let is_right = attribute(input, prefixes).map_err(|words| reason = words);
                is_right.map_err(|()| ParseError::<()>::unexpected_token())
            });
            match result {
                Ok(()) => Ok(State::Compound),
                Err(_) if !reason.is_empty() => Err(reason),
                Err(_) => {
                    Err("the contents of `[…]` are not an attribute with its value".to_owned())
                }
            }
        }
        Token::Colon => {
            pseudo(input, around.depth, prefixes)?;
            Ok(State::Compound)
        }
        Token::Delim('>' | '+' | '~') => match state {
            State::Start if !around.is_relative => {
                Err(format!("it starts with {}", in_words(token)))
            }
            State::Combinator => Err(format!("{} follows another combinator", in_words(token))),
            _ => Ok(State::Combinator),
        },
        Token::Comma => match state {
            State::Nesting | State::Compound | State::Space => Ok(State::Start),
            _ => Err("a selector is missing before `,`".to_owned()),
        },
        token => {
            Err(mistake_of(token).unwrap_or_else(|| format!("{} is not allowed", in_words(token))))
        }
    }
}

/// The name after a namespace prefix, if the name before is one. "If a namespace prefix … has not been declared, then
/// the selector is invalid."
/// <https://drafts.csswg.org/css-namespaces/#css-qnames>
fn namespaced(
    input: &mut Parser<'_>,
    before_it: &Token<'_>,
    prefixes: &mut Prefixes<'_>,
) -> Result<(), String> {
    let before = input.state();
    if matches!(input.next_including_whitespace(), Ok(Token::Delim('|'))) {
        name_after(input, "the prefix")?;
        return match before_it {
            Token::Ident(prefix) if !prefixes.can_have(prefix) => {
                Err(format!("the prefix `{prefix}` is not declared by `@namespace`"))
            }
            _ => Ok(()),
        };
    }
    input.reset(&before);
    Ok(())
}

fn name_after(input: &mut Parser<'_>, before: &str) -> Result<(), String> {
    match input.next_including_whitespace() {
        Ok(Token::Ident(_) | Token::Delim('*')) => Ok(()),
        _ => Err(format!("a name is missing after {before}")),
    }
}

/// `<attribute-selector>`
fn attribute(input: &mut Parser<'_>, prefixes: &mut Prefixes<'_>) -> Result<(), String> {
    let wrong = || Err(String::new());
    let name = input.next().cloned();
    match name {
        Ok(Token::Delim('|')) => name_after(input, "`|`")?,
        Ok(name @ (Token::Ident(_) | Token::Delim('*'))) => namespaced(input, &name, prefixes)?,
        _ => return wrong(),
    }
    match input.next() {
        Err(_) => return Ok(()),
        Ok(
            Token::Delim('=')
            | Token::IncludeMatch
            | Token::DashMatch
            | Token::PrefixMatch
            | Token::SuffixMatch
            | Token::SubstringMatch,
        ) => {}
        Ok(_) => return wrong(),
    }
    match input.next() {
        Ok(Token::Ident(_) | Token::QuotedString(_)) => {}
        _ => return wrong(),
    }
    // "i" or "s", in any case. <https://drafts.csswg.org/selectors/#attribute-case>
    let is_flag = match input.next() {
        Ok(Token::Ident(flag)) => matches!(&**flag, "i" | "I" | "s" | "S"),
        rest => rest.is_err(),
    };
    if is_flag && input.is_exhausted() { Ok(()) } else { wrong() }
}

/// `<pseudo-class-selector>` or `<pseudo-element-selector>`, after its first colon.
fn pseudo(input: &mut Parser<'_>, depth: u32, prefixes: &mut Prefixes<'_>) -> Result<(), String> {
    let mut token = input.next_including_whitespace().cloned();
    let mut name = ":".to_owned();
    if matches!(token, Ok(Token::Colon)) {
        name.push(':');
        token = input.next_including_whitespace().cloned();
    }
    match &token {
        Ok(Token::Ident(own)) => name.push_str(own),
        Ok(Token::Function(own)) => {
            name.push_str(own);
            name.push_str("()");
        }
        _ => return Err(format!("a name is missing after `{name}`")),
    }
    name.make_ascii_lowercase();
    let is_of_a_browser = name.trim_start_matches(':').starts_with('-');
    if is_of_a_browser {
        return Ok(());
    }
    if SELECTORS.binary_search(&name.as_str()).is_ok() {
        if let Some(depth) = depth.checked_sub(1).filter(|_| has_selectors(&name)) {
            let around = Around { is_relative: name == ":has()", depth };
            return selectors_inside(input, &name, around, prefixes);
        }
        return arguments(input, &name);
    }
    let kind = if name.starts_with("::") { "element" } else { "class" };
    Err(format!("`{name}` is not a pseudo-{kind}"))
}

/// Returns true for the functions whose selectors have to be right. `:is()` and `:where()` forgive mistakes.
/// <https://drafts.csswg.org/selectors/#negation>, <https://drafts.csswg.org/selectors/#relational>
pub(super) fn has_selectors(name: &str) -> bool {
    matches!(name, ":has()" | ":host()" | ":host-context()" | ":not()" | "::slotted()")
}

/// The selectors in the parentheses of a function.
fn selectors_inside(
    input: &mut Parser<'_>,
    name: &str,
    around: Around,
    prefixes: &mut Prefixes<'_>,
) -> Result<(), String> {
    let mut reason = None;
    let result = input.parse_nested_block(|input| {
        if input.is_exhausted() {
            return Err(ParseError::<()>::unexpected_token());
        }
        reason = list(input, around, prefixes).map(|(_, reason)| reason);
        Ok(())
    });
    match (result, reason) {
        (Err(_), _) => Err(format!("`{name}` needs something in its parentheses")),
        (_, Some(reason)) => Err(format!("in `{name}`, {reason}")),
        (_, None) => Ok(()),
    }
}

/// The arguments of a function that has to have some, or that has An+B. A list in `:is()` and `:where()` may be empty.
/// <https://drafts.csswg.org/selectors/#pseudo-classes>
fn arguments(input: &mut Parser<'_>, name: &str) -> Result<(), String> {
    let has_nth = is_with_nth(name);
    let is_needed = has_nth
        || matches!(
            name,
            ":dir()"
                | ":has()"
                | ":host()"
                | ":host-context()"
                | ":lang()"
                | ":not()"
                | "::part()"
                | "::slotted()"
        );
    if !is_needed {
        return Ok(());
    }
    let result = input.parse_nested_block(|input| {
        let is_right = if has_nth { nth(input) } else { !input.is_exhausted() };
        rest(input);
        if is_right { Ok(()) } else { Err(ParseError::<String>::custom(String::new())) }
    });
    result.map_err(|_| {
        let expected = if has_nth { "An+B" } else { "something" };
        format!("`{name}` needs {expected} in its parentheses")
    })
}

/// Returns true for the functions with An+B.
pub(super) fn is_with_nth(name: &str) -> bool {
    matches!(name, ":nth-child()" | ":nth-last-child()" | ":nth-of-type()" | ":nth-last-of-type()")
}

/// An+B, and the selectors after `of`.
/// <https://drafts.csswg.org/selectors/#nth-child-pseudo>
fn nth(input: &mut Parser<'_>) -> bool {
    if parse_nth(input).is_err() {
        return false;
    }
    match input.next() {
        Err(_) => true,
        Ok(Token::Ident(of)) => of.eq_ignore_ascii_case("of") && !input.is_exhausted(),
        Ok(_) => false,
    }
}

/// The range of the input that is left.
pub(super) fn rest(input: &mut Parser<'_>) -> Range<usize> {
    let start = input.position().byte_index();
    while input.next().is_ok() {}
    start..input.position().byte_index()
}
