//! The declarations of `style` attributes.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#the-style-attribute>

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::{DocumentMode, FullName, NodeId};
use treewright_quickjs::Charge;
use treewright_style::cssom::{Context, Declarations};

use crate::Cx;
use crate::strings::DomString;
use crate::tree_changes;
use crate::world::World;

/// The declarations of the `style` attributes that scripts have asked for, until the attribute changes.
#[derive(Default)]
pub(crate) struct Blocks {
    of: FxHashMap<NodeId, (Rc<Declarations>, Charge)>,
    /// How values of scripts are parsed.
    pub(crate) context: Context,
}

impl Blocks {
    /// The attribute of an element changed, or it is freed.
    pub(crate) fn forget(&mut self, element: NodeId) {
        self.of.remove(&element);
    }
}

impl World {
    /// The declarations of the `style` attribute of an element.
    pub(crate) fn style_block(&mut self, element: NodeId) -> Rc<Declarations> {
        if let Some((block, _)) = self.style_blocks.of.get(&element) {
            return Rc::clone(block);
        }
        let text = self.tree.attribute(element, "style").unwrap_or_default();
        let is_quirky =
            self.tree.mode_of(self.node_document(element)) == Some(DocumentMode::Quirks);
        let block = if is_quirky {
            Declarations::parse(text, &Context::new(None, true))
        } else {
            Declarations::parse(text, &self.style_blocks.context)
        };
        let block = Rc::new(block);
        self.keep_style_block(element, Rc::clone(&block));
        block
    }

    fn keep_style_block(&mut self, element: NodeId, block: Rc<Declarations>) {
        // The text, the values, and the places in tables.
        let bytes =
            block.text().len().saturating_mul(2).saturating_add(block.len().saturating_mul(100));
        let charge = self.charge(bytes);
        self.style_blocks.of.insert(element, (block, charge));
    }

    /// Changes the declarations of a `style` attribute. Returns true if the function did.
    pub(crate) fn change_style_block(
        &mut self,
        element: NodeId,
        change: impl FnOnce(&mut Declarations, &Context) -> bool,
    ) -> bool {
        let mut block = self.style_block(element);
        // No other owner is left, so the block is changed and not copied.
        self.style_blocks.of.remove(&element);
        let is_changed = change(Rc::make_mut(&mut block), &self.style_blocks.context);
        self.keep_style_block(element, block);
        is_changed
    }
}

/// Writes the declarations to the attribute.
/// <https://drafts.csswg.org/cssom/#update-style-attribute-for>
pub(crate) fn update_style_attribute(cx: &mut Cx<'_>, element: NodeId) {
    let block = cx.host.style_block(element);
    let value = DomString::from(block.text());
    cx.host.style_sheets.is_setting_declarations = true;
    tree_changes::set_an_attribute(cx, element, FullName::plain("style"), &value);
    cx.host.style_sheets.is_setting_declarations = false;
    cx.host.keep_style_block(element, block);
}
