//! The boxes that nodes have.

use std::collections::HashSet;

use treewright_dom::{Namespace, NodeId, NodeKind, NodeRef};

use super::style::{Display, Style, TextStyle, Visibility, of_foreign, of_html};
use super::view::Viewing;

/// How a box relates to the boxes around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// No box; the contents are those of the parent.
    Contents,
    /// Part of a line, with its contents.
    Inline,
    /// A line ends here.
    LineBreak,
    /// Part of a line, like a character.
    Atomic,
    /// Part of a line, like a character, with its own lines inside.
    InlineBlock,
    /// Lines end before and after it.
    Block,
    /// A block outside the line around it, which continues after the block.
    Outside,
    Caption,
    RowGroup,
    Row,
    Cell,
}

/// The box of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boxed<'a> {
    pub(crate) node: NodeRef<'a>,
    pub(crate) flow: Flow,
    /// Rows below it belong to this table.
    pub(crate) is_table: bool,
    pub(crate) style: TextStyle,
}

/// The rules for the children of an element.
#[derive(Clone, Debug)]
pub(super) enum Children<'a> {
    Normal,
    /// It has none.
    None,
    /// Only options, at any depth.
    Options,
    /// Only this one: closed `details`.
    Summary(Option<NodeId>),
    /// Only those assigned to these slots of a shadow tree.
    Slotted(HashSet<&'a str>),
    /// Those of `svg`, outside its text.
    Svg,
    /// Those of `math`, outside its tokens.
    Math,
}

/// An open element.
#[derive(Clone, Debug)]
pub(super) struct Frame<'a> {
    pub(super) boxed: Boxed<'a>,
    pub(super) children: Children<'a>,
    /// The children are items of a flexible box or a grid.
    pub(super) items: bool,
}

/// A node that is rendered.
#[derive(Clone, Debug)]
pub(super) enum Entered<'a> {
    Text(&'a str),
    Element(Frame<'a>),
}

impl<'a> Frame<'a> {
    /// A frame for a root without a style: a document, a fragment, or nothing.
    pub(super) const fn root(node: NodeRef<'a>) -> Self {
        let boxed = Boxed { node, flow: Flow::Block, is_table: false, style: TextStyle::INITIAL };
        Self { boxed, children: Children::Normal, items: false }
    }

    /// A child of the element; `None` if it is not rendered.
    pub(super) fn enter(&self, child: NodeRef<'a>, viewing: Viewing<'_>) -> Option<Entered<'a>> {
        match child.kind() {
            NodeKind::Text => {
                let is_rendered = match &self.children {
                    Children::Normal => true,
                    Children::Slotted(slots) => slots.contains(""),
                    _ => false,
                };
                is_rendered.then(|| Entered::Text(child.data().unwrap_or_default()))
            }
            NodeKind::Element => self.element(child, viewing).map(Entered::Element),
            _ => None,
        }
    }

    fn element(&self, child: NodeRef<'a>, viewing: Viewing<'_>) -> Option<Self> {
        match &self.children {
            Children::None => return None,
            Children::Summary(summary) if *summary != Some(child.id()) => return None,
            Children::Slotted(slots) if !slots.contains(child.attr("slot").unwrap_or("")) => {
                return None;
            }
            Children::Options if !child.is_html("option") && !child.is_html("optgroup") => {
                let boxed = Boxed { node: child, flow: Flow::Contents, ..self.boxed };
                return Some(Self { boxed, children: Children::Options, items: false });
            }
            _ => {}
        }
        match child.namespace()? {
            Namespace::Svg => self.svg(child, viewing),
            Namespace::MathMl => self.math(child, viewing),
            _ if matches!(self.children, Children::Svg) => None,
            _ => {
                let style = of_html(child, self.boxed.style, viewing);
                self.styled(child, style, html_children(child))
            }
        }
    }

    /// The box of an element with a style.
    fn styled(&self, node: NodeRef<'a>, style: Style, children: Children<'a>) -> Option<Self> {
        let display = match style.display {
            Display::None | Display::TableColumn => return None,
            Display::Contents if style.is_replaced => return None,
            display if self.items || style.out_of_flow => display.blockified(),
            display => display,
        };
        let is_html = node.namespace() == Some(Namespace::Html);
        let is_button = is_html && matches!(node.name(), "button" | "select");
        let flow = match display {
            Display::None | Display::TableColumn => return None,
            Display::Contents => Flow::Contents,
            _ if is_html && node.name() == "br" => Flow::LineBreak,
            _ if style.out_of_flow => Flow::Outside,
            Display::Inline if style.is_replaced => Flow::Atomic,
            Display::Inline if is_button => Flow::InlineBlock,
            Display::Inline => Flow::Inline,
            Display::InlineBlock | Display::InlineFlex | Display::InlineTable => {
                if style.is_replaced { Flow::Atomic } else { Flow::InlineBlock }
            }
            Display::Block | Display::Flex | Display::Table => Flow::Block,
            Display::TableCaption => Flow::Caption,
            Display::TableRowGroup => Flow::RowGroup,
            Display::TableRow => Flow::Row,
            Display::TableCell => Flow::Cell,
        };
        let hides = style.is_replaced || style.hides_contents && flow != Flow::Inline;
        let children = if hides { Children::None } else { children };
        let is_table = matches!(display, Display::Table | Display::InlineTable);
        let items = match display {
            Display::Flex | Display::InlineFlex => true,
            Display::Contents => self.items,
            _ => false,
        };
        let boxed = Boxed { node, flow, is_table, style: style.text };
        Some(Self { boxed, children, items })
    }

    /// The elements of SVG that have text, and their possible ancestors.
    /// <https://svgwg.org/svg2-draft/styling.html#UAStyleSheet>
    fn svg(&self, node: NodeRef<'a>, viewing: Viewing<'_>) -> Option<Self> {
        let is_graphic = matches!(self.children, Children::Svg);
        let (display, children) = match node.name() {
            "svg" | "g" | "a" | "switch" if is_graphic => (Display::Contents, Children::Svg),
            "svg" => (Display::InlineBlock, Children::Svg),
            "text" | "foreignObject" if is_graphic => (Display::Block, Children::Normal),
            "tspan" | "textPath" | "a" if !is_graphic => (Display::Inline, Children::Normal),
            _ => return None,
        };
        let mut style = of_foreign(node, display, self.boxed.style, viewing);
        // Other display types make no difference in SVG.
        if style.display != Display::None {
            style = Style { display, out_of_flow: false, ..style };
        }
        self.styled(node, style, children)
    }

    /// <https://w3c.github.io/mathml-core/#user-agent-stylesheet>
    fn math(&self, node: NodeRef<'a>, viewing: Viewing<'_>) -> Option<Self> {
        let in_formula = matches!(self.children, Children::Math);
        let display = match node.name() {
            "annotation" | "annotation-xml" => return None,
            "mtable" => Display::InlineTable,
            "mtr" => Display::TableRow,
            "mtd" => Display::TableCell,
            _ if in_formula => Display::Block,
            "math" if node.attr("display").is_some_and(|way| way.eq_ignore_ascii_case("block")) => {
                Display::Block
            }
            "math" => Display::InlineBlock,
            _ => Display::Inline,
        };
        let children = match node.name() {
            "mi" | "mn" | "mo" | "ms" | "mtext" => Children::Normal,
            _ => Children::Math,
        };
        let mut style = of_foreign(node, display, self.boxed.style, viewing);
        if node.name() == "mphantom" {
            style.text.visibility = Visibility::Hidden;
        }
        self.styled(node, style, children)
    }
}

/// The rules for the children of an HTML element.
fn html_children(element: NodeRef<'_>) -> Children<'_> {
    match element.name() {
        "select" | "optgroup" => Children::Options,
        "details" if !element.has_attr("open") => {
            let summary = element.child_elements().find(|child| child.is_html("summary"));
            Children::Summary(summary.map(NodeRef::id))
        }
        _ => match element.shadow_root() {
            Some(root) => {
                let slots = root.descendants().filter(|node| node.is_html("slot"));
                Children::Slotted(slots.map(|slot| slot.attr("name").unwrap_or("")).collect())
            }
            None => Children::Normal,
        },
    }
}
