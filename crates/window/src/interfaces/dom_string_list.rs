//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-domstringlist-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::strings::DomString;

/// The associated list.
struct Strings(Vec<DomString>);

/// A new object with this associated list.
pub(crate) fn new(cx: &mut Cx<'_>, strings: Vec<DomString>) -> Result<Value, Thrown> {
    let list = bindings::new_object(cx, Interface::DOMStringList)?;
    cx.set_data(&list, Box::new(Strings(strings)));
    Ok(list)
}

fn read<R>(cx: &mut Cx<'_>, this: &Value, read: impl FnOnce(&[DomString]) -> R) -> Option<R> {
    cx.data(this, |Strings(strings), _| read(strings))
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-domstringlist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let length = read(cx, this, <[DomString]>::len).unwrap_or_default();
    Ok(u32::try_from(length).unwrap_or(u32::MAX))
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-domstringlist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<DomString>, Thrown> {
    Ok(read(cx, this, |strings| strings.get(index as usize).cloned()).flatten())
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-domstringlist-contains>
pub(crate) fn contains(cx: &mut Cx<'_>, this: &Value, string: DomString) -> Result<bool, Thrown> {
    Ok(read(cx, this, |strings| strings.contains(&string)).unwrap_or_default())
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
