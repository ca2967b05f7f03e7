//! Presentational hints: attributes that stand for declarations.
//! <https://html.spec.whatwg.org/multipage/rendering.html#the-css-user-agent-style-sheet-and-presentational-hints>

use std::cell::RefCell;
use std::fmt::Write as _;

use rustc_hash::FxHashMap;
use selectors::sink::Push;
use style::applicable_declarations::ApplicableDeclarationBlock;
use style::attr::{
    LengthOrPercentageOrAuto, parse_legacy_color, parse_length, parse_nonzero_length,
};
use style::properties::{PropertyDeclarationBlock, parse_style_attribute};
use style::rule_tree::{CascadeLevel, CascadeOrigin};
use style::servo_arc::Arc;
use style::shared_lock::Locked;
use style::stylesheets::CssRuleType;
use style::stylesheets::layer_rule::LayerOrder;
use style_traits::ToCss as _;
use stylo_dom::ElementState;
use treewright_dom::{LocalName, Namespace, NodeRef};
use treewright_microsyntaxes::numbers::{parse_integer, parse_non_negative_integer};

use crate::presentation;
use crate::reading::{Extent, reduced};
use crate::tree::{Element, Tree};

/// The blocks of the hints of a document, by their text: elements with the same attributes share them.
#[derive(Default)]
pub(crate) struct Hints {
    blocks: RefCell<FxHashMap<String, Arc<Locked<PropertyDeclarationBlock>>>>,
}

/// Pushes the hints of an element.
pub(crate) fn push(element: &Element<'_>, hints: &mut impl Push<ApplicableDeclarationBlock>) {
    let text = declarations(element);
    if text.is_empty() {
        return;
    }
    let tree = element.tree;
    let mut blocks = tree.hints.blocks.borrow_mut();
    let block = match blocks.get(&text) {
        Some(block) => block.clone(),
        None => {
            let block =
                parse_style_attribute(&text, &tree.url, None, tree.quirks, CssRuleType::Style);
            let block = Arc::new(tree.lock.wrap(block));
            blocks.insert(text, block.clone());
            block
        }
    };
    hints.push(ApplicableDeclarationBlock::from_declarations(
        block,
        CascadeLevel::new(CascadeOrigin::PresHints),
        LayerOrder::root(),
    ));
}

/// The declarations that the attributes of an element stand for, as text.
fn declarations(element: &Element<'_>) -> String {
    let is_reading = element.tree.extent != Extent::Whole;
    let node = element.node;
    let mut out = Declarations { tree: element.tree, node, is_reading, text: String::new() };
    if !element.is_html() {
        if node.namespace() == Some(Namespace::Svg) && node.may_have_attributes() {
            presentation::each_attribute(node, |property, value| out.add(property, value));
        }
        if node.namespace() == Some(Namespace::MathMl) && node.may_have_attributes() {
            out.of_math();
        }
        return out.text;
    }
    let name = node.element_name().unwrap_or(LocalName::UNKNOWN);
    if is_reading {
        if node.may_have_attributes() && out.is_read(name) {
            out.of(name);
        }
        return out.text;
    }
    // These have hints by the attributes of others.
    if name == LocalName::TD || name == LocalName::TH {
        out.of_table(node);
    }
    if matches!(name, LocalName::BODY | LocalName::CENTER | LocalName::BDI)
        || node.may_have_attributes()
    {
        out.of(name);
    }
    if element.has_state(ElementState::UNVISITED)
        && let Some(body) = node.document().body().and_then(|body| node.document().get(body))
    {
        out.color("color", body.attr("link"));
    }
    out.text
}

struct Declarations<'a> {
    tree: &'a Tree<'a>,
    node: NodeRef<'a>,
    /// Only what readers need is added.
    is_reading: bool,
    text: String,
}

impl<'a> Declarations<'a> {
    /// Returns true for elements that may have hints which readers need.
    fn is_read(&self, name: LocalName) -> bool {
        match name {
            LocalName::PRE => true,
            LocalName::TD | LocalName::TH => self.node.has_attr("nowrap"),
            LocalName::TABLE
            | LocalName::IMG
            | LocalName::EMBED
            | LocalName::IFRAME
            | LocalName::OBJECT
            | LocalName::INPUT => self.node.has_attr("align"),
            _ => false,
        }
    }

    fn add(&mut self, property: &str, value: impl std::fmt::Display) {
        if self.is_reading && !reduced::PROPERTIES.contains(&property) {
            return;
        }
        let _ = write!(self.text, "{property}:{value};");
    }

    /// The attributes of MathML that stand for declarations.
    /// <https://w3c.github.io/mathml-core/#attributes-common-to-html-and-mathml-elements>
    fn of_math(&mut self) {
        for (name, property) in [
            ("mathcolor", "color"),
            ("mathbackground", "background-color"),
            ("mathsize", "font-size"),
        ] {
            let Some(value) = self.node.attr(name) else { continue };
            // Keywords do not count here.
            let is_size = |value: &str| value.starts_with(|c: char| c.is_ascii_digit() || c == '.');
            let is_plain = !value.contains([';', '!', '{', '}', '\\', '/', '"', '\'']);
            if is_plain && (name != "mathsize" || is_size(value.trim_ascii())) {
                self.add(property, value);
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#colours>
    fn color(&mut self, property: &str, value: Option<&str>) {
        if let Some(color) = value.and_then(|value| parse_legacy_color(value).ok()) {
            self.add(property, color.to_css_string());
        }
    }

    /// An attribute that maps to the pixel length property.
    fn pixels(&mut self, properties: &[&str], value: Option<&str>) -> bool {
        let Some(Ok(pixels)) = value.map(parse_non_negative_integer) else { return false };
        for property in properties {
            self.add(property, format_args!("{pixels}px"));
        }
        true
    }

    /// An attribute that maps to the dimension property.
    fn dimension(&mut self, properties: &[&str], attribute: &str, ignoring_zero: bool) {
        let Some(value) = self.node.attr(attribute) else { return };
        let parsed = if ignoring_zero { parse_nonzero_length(value) } else { parse_length(value) };
        for property in properties {
            match parsed {
                LengthOrPercentageOrAuto::Length(length) => {
                    self.add(property, format_args!("{}px", length.to_f32_px()));
                }
                LengthOrPercentageOrAuto::Percentage(part) => {
                    self.add(property, format_args!("{}%", part * 100.0));
                }
                LengthOrPercentageOrAuto::Auto => {}
            }
        }
    }

    /// The value of an attribute that is one of some keywords in any case.
    fn keyword(&self, attribute: &str, keywords: &[&'static str]) -> Option<&'static str> {
        let value = self.node.attr(attribute)?;
        keywords.iter().copied().find(|keyword| value.eq_ignore_ascii_case(keyword))
    }

    fn background(&mut self) {
        let url = self.node.attr("background").filter(|url| !url.is_empty());
        if let Some(url) = url {
            let mut text = String::new();
            let _ = cssparser::serialize_string(url, &mut text);
            self.add("background-image", format_args!("url({text})"));
        }
    }

    fn text_align(&mut self) {
        let align = self.keyword("align", &["left", "right", "center", "middle", "justify"]);
        match align {
            Some("middle") => self.add("text-align", "center"),
            Some(align) => self.add("text-align", align),
            None => {}
        }
    }

    /// The hints by the element's own attributes.
    fn of(&mut self, name: LocalName) {
        let node = self.node;
        self.direction(name);
        match name {
            LocalName::BODY => {
                let first = |names: [&str; 2]| names.into_iter().find_map(|name| node.attr(name));
                self.pixels(&["margin-top", "margin-bottom"], first(["marginheight", "topmargin"]));
                self.pixels(&["margin-left", "margin-right"], first(["marginwidth", "leftmargin"]));
                self.background();
                self.color("background-color", node.attr("bgcolor"));
                self.color("color", node.attr("text"));
            }
            LocalName::FONT => {
                self.color("color", node.attr("color"));
                if let Some(face) = node.attr("face") {
                    // It is a list of families, which may hold more than a value may.
                    let face = face.split([';', '!', '{', '}']).next().unwrap_or_default();
                    self.add("font-family", face);
                }
                if let Some(size) = node.attr("size").and_then(legacy_font_size) {
                    self.add("font-size", size);
                }
            }
            LocalName::PRE if node.has_attr("wrap") => self.add("white-space", "pre-wrap"),
            LocalName::BR => match self.keyword("clear", &["left", "right", "all", "both"]) {
                Some("all") => self.add("clear", "both"),
                Some(clear) => self.add("clear", clear),
                None => {}
            },
            LocalName::CENTER => self.add("text-align", "center"),
            LocalName::DIV => self.text_align(),
            LocalName::P
            | LocalName::H1
            | LocalName::H2
            | LocalName::H3
            | LocalName::H4
            | LocalName::H5
            | LocalName::H6 => {
                if let Some(align) = self.keyword("align", &["left", "right", "center", "justify"])
                {
                    self.add("text-align", align);
                }
            }
            LocalName::OL | LocalName::UL | LocalName::LI => self.list(name),
            LocalName::TABLE => self.table(),
            LocalName::CAPTION if self.keyword("align", &["bottom"]).is_some() => {
                self.add("caption-side", "bottom");
            }
            LocalName::COL => self.dimension(&["width"], "width", false),
            LocalName::THEAD
            | LocalName::TBODY
            | LocalName::TFOOT
            | LocalName::TR
            | LocalName::TD
            | LocalName::TH => self.part_of_table(name),
            LocalName::HR => self.hr(),
            LocalName::LEGEND => {
                if let Some(align) = self.keyword("align", &["left", "center", "right"]) {
                    self.add("justify-self", align);
                }
            }
            LocalName::MARQUEE => {
                self.color("background-color", node.attr("bgcolor"));
                self.dimension(&["width"], "width", false);
                self.dimension(&["height"], "height", false);
                self.dimension(&["margin-left", "margin-right"], "hspace", false);
                self.dimension(&["margin-top", "margin-bottom"], "vspace", false);
            }
            LocalName::IMG
            | LocalName::EMBED
            | LocalName::IFRAME
            | LocalName::OBJECT
            | LocalName::VIDEO
            | LocalName::CANVAS => self.embedded(name),
            LocalName::INPUT if self.keyword("type", &["image"]).is_some() => self.embedded(name),
            _ => {}
        }
    }

    /// <https://html.spec.whatwg.org/multipage/rendering.html#bidi-rendering>
    fn direction(&mut self, name: LocalName) {
        let is_directed = self.node.has_plain_attribute(LocalName::DIR)
            || name == LocalName::BDI
            || name == LocalName::INPUT && self.keyword("type", &["tel"]).is_some();
        if is_directed {
            self.add("direction", self.tree.known_direction(self.node).as_str());
        }
    }

    /// <https://html.spec.whatwg.org/multipage/rendering.html#lists>
    fn list(&mut self, name: LocalName) {
        let kind = self.node.attr("type").unwrap_or_default();
        let style = match kind {
            "1" => Some("decimal"),
            "a" => Some("lower-alpha"),
            "A" => Some("upper-alpha"),
            "i" => Some("lower-roman"),
            "I" => Some("upper-roman"),
            _ => None,
        };
        let style = style.filter(|_| name != LocalName::UL).or_else(|| {
            let keywords = ["none", "disc", "circle", "square"];
            self.keyword("type", &keywords).filter(|_| name != LocalName::OL)
        });
        if let Some(style) = style {
            self.add("list-style-type", style);
        }
        let node = self.node;
        let integer = |attribute| node.attr(attribute).map(parse_integer);
        if name == LocalName::LI
            && let Some(Ok(value)) = integer("value")
        {
            self.add("counter-set", format_args!("list-item {value}"));
        }
        if name == LocalName::OL
            && let Some(Ok(start)) = integer("start")
            && !self.node.has_attr("reversed")
        {
            self.add("counter-reset", format_args!("list-item {}", start.saturating_sub(1)));
        }
    }

    /// <https://html.spec.whatwg.org/multipage/rendering.html#tables-2>
    fn table(&mut self) {
        let node = self.node;
        match self.keyword("align", &["left", "right", "center"]) {
            Some("center") => self.add("margin-inline", "auto"),
            Some(side) => self.add("float", side),
            None => {}
        }
        if let Some(border) = node.attr("border") {
            let width = parse_non_negative_integer(border).unwrap_or(1);
            self.add("border-width", format_args!("{width}px"));
            if width != 0 {
                self.add("border-style", "outset");
            }
        }
        if self.keyword("rules", &["none", "groups", "rows", "cols", "all"]).is_some() {
            self.add("border-style", "hidden");
            self.add("border-collapse", "collapse");
            if node.attr("border").is_some_and(|border| parse_non_negative_integer(border) != Ok(0))
            {
                self.add("border-style", "outset");
            }
        }
        let frame = match self.keyword(
            "frame",
            &["void", "above", "below", "hsides", "lhs", "rhs", "vsides", "box", "border"],
        ) {
            Some("void") => Some("hidden"),
            Some("above") => Some("outset hidden hidden hidden"),
            Some("below") => Some("hidden hidden outset hidden"),
            Some("hsides") => Some("outset hidden outset hidden"),
            Some("lhs") => Some("hidden hidden hidden outset"),
            Some("rhs") => Some("hidden outset hidden hidden"),
            Some("vsides") => Some("hidden outset"),
            Some(_) => Some("outset"),
            None => None,
        };
        if let Some(frame) = frame {
            self.add("border-style", frame);
        }
        self.color("border-color", node.attr("bordercolor"));
        self.pixels(&["border-spacing"], node.attr("cellspacing"));
        self.dimension(&["height"], "height", false);
        self.dimension(&["width"], "width", true);
        self.background();
        self.color("background-color", node.attr("bgcolor"));
    }

    fn part_of_table(&mut self, name: LocalName) {
        let is_cell = matches!(name, LocalName::TD | LocalName::TH);
        self.text_align();
        if self.keyword("align", &["absmiddle"]).is_some() {
            self.add("text-align", "center");
        }
        if let Some(align) = self.keyword("valign", &["top", "middle", "bottom", "baseline"]) {
            self.add("vertical-align", align);
        }
        if is_cell && self.node.has_attr("nowrap") {
            let is_wide = || {
                let width = self.node.attr("width").map(parse_nonzero_length);
                matches!(width, Some(LengthOrPercentageOrAuto::Length(_)))
            };
            let is_quirk =
                self.node.document().mode() == treewright_dom::DocumentMode::Quirks && is_wide();
            self.add("white-space", if is_quirk { "normal" } else { "nowrap" });
        }
        self.dimension(&["height"], "height", is_cell);
        if is_cell {
            self.dimension(&["width"], "width", true);
        }
        self.background();
        self.color("background-color", self.node.attr("bgcolor"));
    }

    /// The hints of a cell by the attributes of its table.
    fn of_table(&mut self, cell: NodeRef<'a>) {
        let Some(table) = table_of(cell) else { return };
        if !table.may_have_attributes() {
            return;
        }
        let padding = ["padding-top", "padding-right", "padding-bottom", "padding-left"];
        self.pixels(&padding, table.attr("cellpadding"));
        let is_bordered =
            table.attr("border").is_some_and(|border| parse_non_negative_integer(border) != Ok(0));
        if is_bordered {
            self.add("border-width", "1px");
            self.add("border-style", "inset");
        }
        let rules = ["none", "groups", "rows", "cols", "all"];
        let (tree, text) = (self.tree, String::new());
        let of_table = Declarations { tree, node: table, is_reading: false, text };
        let style = match of_table.keyword("rules", &rules) {
            Some("cols") => "none solid",
            Some("all") => "solid",
            Some(_) => "none",
            None => return,
        };
        self.add("border-width", "1px");
        self.add("border-style", style);
    }

    /// <https://html.spec.whatwg.org/multipage/rendering.html#the-hr-element-2>
    fn hr(&mut self) {
        let node = self.node;
        match self.keyword("align", &["left", "right", "center"]) {
            Some("left") => self.add("margin-left", "0;margin-right:auto"),
            Some("right") => self.add("margin-left", "auto;margin-right:0"),
            Some(_) => self.add("margin-left", "auto;margin-right:auto"),
            None => {}
        }
        let is_solid = node.has_attr("color") || node.has_attr("noshade");
        if is_solid {
            self.add("border-style", "solid");
        }
        match node.attr("size").map(parse_non_negative_integer) {
            Some(Ok(size)) if is_solid => {
                #[allow(clippy::cast_precision_loss, reason = "it is a size in pixels")]
                let half = size as f64 / 2.0;
                self.add("border-width", format_args!("{half}px"));
            }
            Some(Ok(1)) => self.add("border-bottom-width", "0"),
            Some(Ok(size)) if size > 1 => {
                self.add("height", format_args!("{}px", size.saturating_sub(2)));
            }
            _ => {}
        }
        self.dimension(&["width"], "width", false);
        self.color("color", node.attr("color"));
    }

    /// <https://html.spec.whatwg.org/multipage/rendering.html#attributes-for-embedded-content-and-images>
    fn embedded(&mut self, name: LocalName) {
        let node = self.node;
        let is_image = matches!(name, LocalName::IMG | LocalName::OBJECT | LocalName::INPUT);
        if !matches!(name, LocalName::VIDEO | LocalName::CANVAS) {
            let keywords = [
                "left",
                "right",
                "top",
                "baseline",
                "texttop",
                "absmiddle",
                "abscenter",
                "bottom",
                "center",
                "middle",
            ];
            match self.keyword("align", &keywords) {
                Some(side @ ("left" | "right")) => self.add("float", side),
                Some("texttop") => self.add("vertical-align", "text-top"),
                Some("absmiddle" | "abscenter" | "center" | "middle") => {
                    self.add("vertical-align", "middle");
                }
                Some(align) => self.add("vertical-align", align),
                None => {}
            }
        }
        if is_image || name == LocalName::EMBED {
            self.dimension(&["margin-left", "margin-right"], "hspace", false);
            self.dimension(&["margin-top", "margin-bottom"], "vspace", false);
        }
        if name == LocalName::IFRAME
            && let Some(border) = node.attr("frameborder")
            && matches!(parse_integer(border), Ok(0) | Err(_))
        {
            self.add("border-width", "0");
        }
        if is_image
            && let Some(Ok(width)) = node.attr("border").map(parse_non_negative_integer)
            && width > 0
        {
            self.add("border", format_args!("{width}px solid"));
        }
        if name != LocalName::CANVAS {
            self.dimension(&["width"], "width", false);
            self.dimension(&["height"], "height", false);
        }
    }
}

/// The table of a cell, as parsers nest them.
fn table_of(cell: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let row = cell.parent().filter(|row| row.is_html_element(LocalName::TR))?;
    let parent = row.parent()?;
    if parent.is_html_element(LocalName::TABLE) {
        return Some(parent);
    }
    let is_section = [LocalName::THEAD, LocalName::TBODY, LocalName::TFOOT]
        .into_iter()
        .any(|name| parent.is_html_element(name));
    parent.parent().filter(|table| is_section && table.is_html_element(LocalName::TABLE))
}

/// <https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3>
fn legacy_font_size(input: &str) -> Option<&'static str> {
    const SIZES: [&str; 7] =
        ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"];
    let input = input.trim_ascii_start();
    let rest = input.strip_prefix(['+', '-']).unwrap_or(input);
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let digits = rest.get(..end).filter(|digits| !digits.is_empty())?;
    // More digits are more than 7.
    let value = digits.parse::<usize>().unwrap_or(7).min(7);
    let value = match input.as_bytes().first() {
        Some(b'+') => value.saturating_add(3),
        Some(b'-') => 3_usize.saturating_sub(value),
        _ => value,
    };
    SIZES.get(value.clamp(1, 7).saturating_sub(1)).copied()
}
