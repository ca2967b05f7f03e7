//! `CSSStyleSheet`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssstylesheet-interface>

use treewright_quickjs::{Thrown, Value};

use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::CSSStyleSheetInit;
use crate::generated::unions::MediaListOrDomString;
use crate::strings::DomString;
use crate::style::{self, StyleSheet};
use crate::{Cx, global_objects, host_functions};

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    options: CSSStyleSheetInit,
) -> Result<Value, Thrown> {
    let document = global_objects::document_of_the_current_global(cx)?;
    let mut base = cx.host.document_base_url(document);
    if let Some(text) = options.base_url {
        match base.join(&text.to_scalar()) {
            Ok(url) => base = url,
            Err(_) => {
                let message = "The base URL is not valid.";
                return Err(dom_exception(cx, DomExceptionName::NotAllowedError, message));
            }
        }
    }
    let media = match options.media {
        MediaListOrDomString::MediaList(list) => style::media_of(cx, &list)?.text(cx),
        MediaListOrDomString::DomString(text) => text.into_scalar(),
    };
    style::new_constructed(cx, prototype, document, base, &media, options.disabled)
}

/// The sheet of an object whose rules the script may see.
fn readable(cx: &mut Cx<'_>, this: &Value) -> Result<StyleSheet, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    if state.is_origin_clean() {
        return Ok(state);
    }
    let message = "The rules of sheets of other origins are secret.";
    Err(dom_exception(cx, DomExceptionName::SecurityError, message))
}

/// The same, and whose rules may change now.
fn writable(cx: &mut Cx<'_>, this: &Value) -> Result<StyleSheet, Thrown> {
    let state = readable(cx, this)?;
    if !state.disallows_modification() {
        return Ok(state);
    }
    let message = "The rules are being replaced.";
    Err(dom_exception(cx, DomExceptionName::NotAllowedError, message))
}

/// The sheet that imports a sheet, and the rule that does.
pub(super) fn parent_and_owner_rule(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Option<(Value, Value)>, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    let Some(importer) = state.importer() else { return Ok(None) };
    // The rule may be removed.
    let Some(rule) = importer.import_of(&state) else { return Ok(None) };
    let parent = style::object_of_sheet(cx, &importer)?;
    let list = style::rule_list(cx, &parent)?;
    let of = style::list_of(cx, &list)?;
    let rule = style::rule_object(cx, &list, &of, &rule)?;
    Ok(Some((parent, rule)))
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-ownerrule>
pub(crate) fn owner_rule(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(parent_and_owner_rule(cx, this)?.map(|(_, rule)| rule))
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssrules>
pub(crate) fn css_rules(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    readable(cx, this)?;
    style::rule_list(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-rules>
pub(crate) fn rules(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    css_rules(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-insertrule>
pub(crate) fn insert_rule(
    cx: &mut Cx<'_>,
    this: &Value,
    rule: DomString,
    index: u32,
) -> Result<u32, Thrown> {
    writable(cx, this)?;
    style::insert_rule(cx, this, &rule.into_scalar(), index)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule>
pub(crate) fn delete_rule(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<(), Thrown> {
    writable(cx, this)?;
    style::delete_rule(cx, this, index)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule>
pub(crate) fn add_rule(
    cx: &mut Cx<'_>,
    this: &Value,
    selector: DomString,
    style: DomString,
    index: Option<u32>,
) -> Result<i32, Thrown> {
    // Steps 1 to 4.
    let (selector, block) = (selector.into_scalar(), style.into_scalar());
    let rule = if block.is_empty() {
        format!("{selector} {{ }}")
    } else {
        format!("{selector} {{ {block} }}")
    };
    writable(cx, this)?;
    // Steps 5 and 6.
    let index = match index {
        Some(index) => index,
        None => {
            let list = style::rule_list(cx, this)?;
            let length = style::list_of(cx, &list)?.len(cx);
            u32::try_from(length).unwrap_or(u32::MAX)
        }
    };
    style::insert_rule(cx, this, &rule, index)?;
    // Step 7.
    Ok(-1)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-removerule>
pub(crate) fn remove_rule(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<(), Thrown> {
    delete_rule(cx, this, index)
}

/// The sheet of an object if its rules can be replaced.
fn replaceable(cx: &mut Cx<'_>, this: &Value) -> Result<StyleSheet, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    if state.is_constructed() && !state.disallows_modification() {
        return Ok(state);
    }
    let message = "Only sheets that a script has constructed can be replaced, one after the other.";
    Err(dom_exception(cx, DomExceptionName::NotAllowedError, message))
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace>
pub(crate) fn replace(cx: &mut Cx<'_>, this: &Value, text: String) -> Result<Value, Thrown> {
    let state = replaceable(cx, this)?;
    style::demand(cx, &text)?;
    state.set_disallows_modification(true);
    let (promise, resolve, reject) = cx.promise()?;
    // In parallel: the rules are there before other scripts run, and the promise is resolved after this one.
    let steps = Box::new(
        move |cx: &mut Cx<'_>, call: &treewright_quickjs::Call<'_>| -> Result<Value, Thrown> {
            state.set_disallows_modification(false);
            let (sheet, resolve, reject) = (call.captured(1), call.captured(2), call.captured(3));
            let undefined = cx.undefined();
            match style::replace(cx, &sheet, &state, &text) {
                Ok(()) => cx.call(&resolve, &undefined, &[sheet]),
                Err(thrown) => cx.call(&reject, &undefined, &[thrown.value]),
            }
        },
    );
    let captured = [this.clone(), resolve, reject];
    let function = host_functions::new(cx, 0, &captured, steps);
    cx.enqueue_microtask(&function, &[]);
    Ok(promise)
}

/// <https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync>
pub(crate) fn replace_sync(cx: &mut Cx<'_>, this: &Value, text: String) -> Result<(), Thrown> {
    let state = replaceable(cx, this)?;
    style::replace(cx, this, &state, &text)
}
