//! `SVGStringList`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGStringList>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::svg::lists;

pub(crate) use lists::{
    clear, length, length as number_of_items, length as supported_property_indices,
    set_indexed_property, text_at as get_item,
};

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__initialize>
pub(crate) fn initialize(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: DomString,
) -> Result<DomString, Thrown> {
    lists::initialize(cx, this, new_item.clone())?;
    Ok(new_item)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__insertItemBefore>
pub(crate) fn insert_item_before(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: DomString,
    index: u32,
) -> Result<DomString, Thrown> {
    lists::insert_item_before(cx, this, new_item.clone(), index)?;
    Ok(new_item)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__replaceItem>
pub(crate) fn replace_item(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: DomString,
    index: u32,
) -> Result<DomString, Thrown> {
    lists::replace_item(cx, this, new_item.clone(), index)?;
    Ok(new_item)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__removeItem>
pub(crate) fn remove_item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<DomString, Thrown> {
    let removed = get_item(cx, this, index)?;
    lists::remove_item(cx, this, index)?;
    Ok(removed)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__appendItem>
pub(crate) fn append_item(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: DomString,
) -> Result<DomString, Thrown> {
    lists::append_item(cx, this, new_item.clone())?;
    Ok(new_item)
}
