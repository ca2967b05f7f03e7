//! `DOMTokenList`.
//!
//! <https://dom.spec.whatwg.org/#interface-domtokenlist>

use treewright_dom::FullName;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{ElementOf, element_of};
use crate::exception::{DomExceptionName, dom_exception};
use crate::reflect::supported_tokens;
use crate::strings::DomString;
use crate::tree_changes;

fn of(cx: &mut Cx<'_>, this: &Value) -> Result<ElementOf, Thrown> {
    match element_of(cx, this) {
        Some(of) => Ok(of),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The token set: the tokens of the attribute, each once.
fn tokens(cx: &Cx<'_>, of: ElementOf) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let value = cx.host.tree.attribute(of.element, of.local).unwrap_or_default();
    for token in value.split_ascii_whitespace() {
        if !tokens.iter().any(|one| one == token) {
            tokens.push(token.into());
        }
    }
    tokens
}

/// <https://dom.spec.whatwg.org/#concept-dtl-update>
fn update(cx: &mut Cx<'_>, of: ElementOf, tokens: &[String]) {
    let has_attribute = cx.host.tree.attribute(of.element, of.local).is_some();
    if !has_attribute && tokens.is_empty() {
        return;
    }
    let value = DomString::from(tokens.join(" "));
    tree_changes::set_an_attribute(cx, of.element, FullName::plain(of.local), &value);
}

/// The token, if it is neither empty nor has white space.
fn valid(cx: &mut Cx<'_>, token: DomString) -> Result<String, Thrown> {
    let token = token.into_scalar();
    if token.is_empty() {
        let message = "The token provided must not be empty.";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    }
    if token.contains(|c: char| c.is_ascii_whitespace()) {
        let message =
            format!("The token '{token}' contains white space, which tokens cannot have.");
        return Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, &message));
    }
    Ok(token)
}

fn all_valid(cx: &mut Cx<'_>, tokens: Vec<DomString>) -> Result<Vec<String>, Thrown> {
    tokens.into_iter().map(|token| valid(cx, token)).collect()
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let of = of(cx, this)?;
    Ok(u32::try_from(tokens(cx, of).len()).unwrap_or(u32::MAX))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<DomString>, Thrown> {
    let of = of(cx, this)?;
    Ok(tokens(cx, of).into_iter().nth(index as usize).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-contains>
pub(crate) fn contains(cx: &mut Cx<'_>, this: &Value, token: DomString) -> Result<bool, Thrown> {
    let of = of(cx, this)?;
    let token = token.into_scalar();
    Ok(tokens(cx, of).contains(&token))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-add>
pub(crate) fn add(
    cx: &mut Cx<'_>,
    this: &Value,
    tokens_to_add: Vec<DomString>,
) -> Result<(), Thrown> {
    let of = of(cx, this)?;
    let added = all_valid(cx, tokens_to_add)?;
    let mut all = tokens(cx, of);
    for token in added {
        if !all.contains(&token) {
            all.push(token);
        }
    }
    update(cx, of, &all);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-remove>
pub(crate) fn remove(
    cx: &mut Cx<'_>,
    this: &Value,
    tokens_to_remove: Vec<DomString>,
) -> Result<(), Thrown> {
    let of = of(cx, this)?;
    let removed = all_valid(cx, tokens_to_remove)?;
    let mut all = tokens(cx, of);
    all.retain(|token| !removed.contains(token));
    update(cx, of, &all);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-toggle>
pub(crate) fn toggle(
    cx: &mut Cx<'_>,
    this: &Value,
    token: DomString,
    force: Option<bool>,
) -> Result<bool, Thrown> {
    let of = of(cx, this)?;
    let token = valid(cx, token)?;
    let mut all = tokens(cx, of);
    if all.contains(&token) {
        if force == Some(true) {
            return Ok(true);
        }
        all.retain(|one| *one != token);
        update(cx, of, &all);
        return Ok(false);
    }
    if force == Some(false) {
        return Ok(false);
    }
    all.push(token);
    update(cx, of, &all);
    Ok(true)
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-replace>
pub(crate) fn replace(
    cx: &mut Cx<'_>,
    this: &Value,
    token: DomString,
    new_token: DomString,
) -> Result<bool, Thrown> {
    let of = of(cx, this)?;
    // An empty token is found before one with white space here, wherever it is.
    if new_token.is_empty() {
        valid(cx, new_token.clone())?;
    }
    let mut both = all_valid(cx, vec![token, new_token])?;
    let (Some(new), Some(old)) = (both.pop(), both.pop()) else { return Ok(false) };
    let all = tokens(cx, of);
    if !all.contains(&old) {
        return Ok(false);
    }
    // "Replace" of ordered sets: the first of the two places gets the new token.
    let mut replaced: Vec<String> = Vec::new();
    for token in all {
        let token = if token == old || token == new { new.clone() } else { token };
        if !replaced.contains(&token) {
            replaced.push(token);
        }
    }
    update(cx, of, &replaced);
    Ok(true)
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-supports>
pub(crate) fn supports(cx: &mut Cx<'_>, this: &Value, token: DomString) -> Result<bool, Thrown> {
    let of = of(cx, this)?;
    match supported_tokens(cx.host, of.element, of.local) {
        Some(supported) => {
            let token = token.into_scalar().to_ascii_lowercase();
            Ok(supported.iter().any(|one| *one == token))
        }
        None => {
            let message = format!("DOMTokenList has no supported tokens for '{}'.", of.local);
            Err(cx.type_error(&message))
        }
    }
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let of = of(cx, this)?;
    Ok(cx.host.attribute(of.element, of.local).unwrap_or_else(|| "".into()))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let of = of(cx, this)?;
    tree_changes::set_an_attribute(cx, of.element, FullName::plain(of.local), &value);
    Ok(())
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
