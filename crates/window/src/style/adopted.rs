//! `adoptedStyleSheets`.
//!
//! <https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::objects::sheet_of_object;
use crate::bindings::observable_arrays::{self, Algorithms};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::{Cx, bindings, global_objects, memory, wrappers};

/// The slot of a document or shadow root with the array.
const ARRAY: u64 = 48;

/// The bytes of an entry.
const BYTES: usize = 64;

/// <https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets>
pub(crate) fn adopted_style_sheets(cx: &mut Cx<'_>, root: NodeId) -> Result<Value, Thrown> {
    let wrapper = wrappers::wrap(cx, root)?;
    if let Some(array) = cx.slot(&wrapper, ARRAY) {
        return Ok(array);
    }
    let document = cx.host.node_document(root);
    let make = |cx: &mut Cx<'_>| {
        let algorithms = Algorithms {
            set: Box::new(move |cx, value, index| set(cx, root, value, index)),
            delete: Box::new(move |cx, index| delete(cx, root, index)),
        };
        observable_arrays::new(cx, algorithms)
    };
    let array = match global_objects::relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, make)?,
        None => make(cx)?,
    };
    cx.set_slot(&wrapper, ARRAY, &array);
    Ok(array)
}

/// <https://webidl.spec.whatwg.org/#observable-array-attribute-getter>
pub(crate) fn set_adopted_style_sheets(
    cx: &mut Cx<'_>,
    root: NodeId,
    values: &[Value],
) -> Result<(), Thrown> {
    let array = adopted_style_sheets(cx, root)?;
    observable_arrays::replace(cx, &array, values)
}

/// The set an indexed value algorithm.
fn set(cx: &mut Cx<'_>, root: NodeId, value: &Value, index: u32) -> Result<(), Thrown> {
    if !bindings::receiver::is(cx, value, Interface::CSSStyleSheet) {
        return Err(cx.type_error("The value is not a CSSStyleSheet."));
    }
    let state = sheet_of_object(cx, value)?;
    if !cx.host.tree.contains(root) {
        return Ok(());
    }
    if !state.is_constructed || state.document != cx.host.node_document(root) {
        let message = "Only sheets that a script of this document has constructed are adopted.";
        return Err(dom_exception(cx, DomExceptionName::NotAllowedError, message));
    }
    memory::demand(cx, BYTES)?;
    let computed = cx.host.computed_styles.get_mut();
    let list = computed.adopted.entry(root).or_default();
    let index = (index as usize).min(list.len());
    list.insert(index, state);
    computed.sheets_changed();
    Ok(())
}

/// The delete an indexed value algorithm.
fn delete(cx: &mut Cx<'_>, root: NodeId, index: u32) {
    let computed = cx.host.computed_styles.get_mut();
    if let Some(list) = computed.adopted.get_mut(&root)
        && (index as usize) < list.len()
    {
        list.remove(index as usize);
        if list.is_empty() {
            computed.adopted.remove(&root);
        }
    }
    computed.sheets_changed();
}

/// A shadow root is in another document: its sheets were those of scripts of the old one. The document for the contents of
/// templates counts as the one of the templates.
/// <https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets>
pub(crate) fn was_adopted(cx: &mut Cx<'_>, root: NodeId) {
    let list = cx.host.computed_styles.get_mut().adopted.get(&root);
    let Some(owner) = list.and_then(|list| list.first()).map(|state| state.document) else {
        return;
    };
    let document = cx.host.node_document(root);
    let is_of_templates = cx.host.documents.get(document).is_none();
    if document != owner
        && !is_of_templates
        && let Ok(array) = adopted_style_sheets(cx, root)
    {
        let _cleared = observable_arrays::replace(cx, &array, &[]);
    }
}
