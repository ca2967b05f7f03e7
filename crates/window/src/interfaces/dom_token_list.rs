//! `DOMTokenList`.
//!
//! <https://dom.spec.whatwg.org/#interface-domtokenlist>

use std::rc::Rc;

use treewright_dom::FullName;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{ElementOf, element_of};
use crate::exception::{DomExceptionName, dom_exception};
use crate::reflect::supported_tokens;
use crate::strings::DomString;
use crate::token_sets::TokenSet;
use crate::tree_changes;

/// The associated element, and the local name of the associated attribute.
fn of(cx: &mut Cx<'_>, this: &Value) -> Result<ElementOf, Thrown> {
    match element_of(cx, this) {
        Some(of) => Ok(of),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The token set.
fn tokens(cx: &mut Cx<'_>, this: &Value) -> Result<Rc<TokenSet>, Thrown> {
    let of = of(cx, this)?;
    Ok(cx.host.token_set(of.element, of.local))
}

/// Changes the token set and runs the update steps.
/// <https://dom.spec.whatwg.org/#concept-dtl-update>
fn update(cx: &mut Cx<'_>, this: &Value, change: impl FnOnce(&mut TokenSet)) -> Result<(), Thrown> {
    let of = of(cx, this)?;
    let mut tokens = TokenSet::clone(&cx.host.token_set(of.element, of.local));
    change(&mut tokens);
    // 1. Without an attribute and tokens, return.
    let has_attribute = cx.host.tree.attribute(of.element, of.local).is_some();
    if !has_attribute && tokens.is_empty() {
        return Ok(());
    }
    // 2. Set an attribute value.
    let value = DomString::from(tokens.serialize());
    tree_changes::set_an_attribute(cx, of.element, FullName::plain(of.local), &value);
    Ok(())
}

fn empty(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::SyntaxError, "The token provided must not be empty.")
}

/// The token, if it is neither empty nor has white space.
fn valid(cx: &mut Cx<'_>, token: DomString) -> Result<String, Thrown> {
    let token = token.into_scalar();
    if token.is_empty() {
        return Err(empty(cx));
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
    Ok(u32::try_from(tokens(cx, this)?.len()).unwrap_or(u32::MAX))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<DomString>, Thrown> {
    // 1. and 2.
    Ok(tokens(cx, this)?.get(index as usize).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-contains>
pub(crate) fn contains(cx: &mut Cx<'_>, this: &Value, token: DomString) -> Result<bool, Thrown> {
    Ok(tokens(cx, this)?.contains(&token.into_scalar()))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-add>
pub(crate) fn add(
    cx: &mut Cx<'_>,
    this: &Value,
    tokens_to_add: Vec<DomString>,
) -> Result<(), Thrown> {
    // 1.
    let added = all_valid(cx, tokens_to_add)?;
    // 2. and 3.
    update(cx, this, |tokens| added.iter().for_each(|token| tokens.append(token)))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-remove>
pub(crate) fn remove(
    cx: &mut Cx<'_>,
    this: &Value,
    tokens_to_remove: Vec<DomString>,
) -> Result<(), Thrown> {
    // 1.
    let removed = all_valid(cx, tokens_to_remove)?;
    // 2. and 3.
    update(cx, this, |tokens| tokens.remove(removed.iter().map(String::as_str)))
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-toggle>
pub(crate) fn toggle(
    cx: &mut Cx<'_>,
    this: &Value,
    token: DomString,
    force: Option<bool>,
) -> Result<bool, Thrown> {
    // 1. and 2.
    let token = valid(cx, token)?;
    // 3.
    if tokens(cx, this)?.contains(&token) {
        // 3.1.
        if force != Some(true) {
            update(cx, this, |tokens| tokens.remove([token.as_str()]))?;
            return Ok(false);
        }
        // 3.2.
        return Ok(true);
    }
    // 4.
    if force != Some(false) {
        update(cx, this, |tokens| tokens.append(&token))?;
        return Ok(true);
    }
    // 5.
    Ok(false)
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-replace>
pub(crate) fn replace(
    cx: &mut Cx<'_>,
    this: &Value,
    token: DomString,
    new_token: DomString,
) -> Result<bool, Thrown> {
    // 1. An empty token is found before one with white space, in any position.
    if token.is_empty() || new_token.is_empty() {
        return Err(empty(cx));
    }
    // 2.
    let token = valid(cx, token)?;
    let new_token = valid(cx, new_token)?;
    // 3.
    if !tokens(cx, this)?.contains(&token) {
        return Ok(false);
    }
    // 4. and 5.
    update(cx, this, |tokens| tokens.replace(&token, &new_token))?;
    // 6.
    Ok(true)
}

/// <https://dom.spec.whatwg.org/#dom-domtokenlist-supports>
pub(crate) fn supports(cx: &mut Cx<'_>, this: &Value, token: DomString) -> Result<bool, Thrown> {
    let of = of(cx, this)?;
    // The validation steps: <https://dom.spec.whatwg.org/#concept-domtokenlist-validation>
    match supported_tokens(cx.host, of.element, of.local) {
        // 2. and 3.
        Some(supported) => {
            let token = token.into_scalar().to_ascii_lowercase();
            Ok(supported.iter().any(|one| *one == token))
        }
        // 1.
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

/// The setter: <https://dom.spec.whatwg.org/#dom-domtokenlist-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let of = of(cx, this)?;
    tree_changes::set_an_attribute(cx, of.element, FullName::plain(of.local), &value);
    Ok(())
}

/// The number of supported property indices.
pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
