//! Random configurations that are valid.

use std::sync::OnceLock;

use treewright::sanitize::{
    SanitizerAttribute, SanitizerConfig, SanitizerElement, SanitizerElementWithAttributes,
};

use crate::generator::SplitMix64;

/// Elements that parsers treat in their own ways.
const HTML: &[&str] = &[
    "a",
    "b",
    "i",
    "nobr",
    "font",
    "code",
    "button",
    "form",
    "p",
    "div",
    "li",
    "ul",
    "dd",
    "h1",
    "pre",
    "listing",
    "textarea",
    "title",
    "style",
    "xmp",
    "iframe",
    "noembed",
    "noframes",
    "noscript",
    "plaintext",
    "script",
    "template",
    "table",
    "caption",
    "colgroup",
    "col",
    "tbody",
    "tr",
    "td",
    "th",
    "select",
    "option",
    "optgroup",
    "selectedcontent",
    "input",
    "img",
    "br",
    "hr",
    "ruby",
    "rt",
    "object",
    "marquee",
    "head",
    "body",
    "frameset",
    "frame",
    "span",
    "keygen",
    "meta",
    "link",
    "base",
    "math",
    "svg",
    "details",
    "dialog",
    "unknown-element",
];

const SVG: &[&str] = &[
    "svg",
    "g",
    "path",
    "foreignObject",
    "desc",
    "title",
    "a",
    "style",
    "script",
    "use",
    "animate",
    "set",
    "font",
];

const MATHML: &[&str] = &[
    "math",
    "mi",
    "mo",
    "mn",
    "ms",
    "mtext",
    "annotation-xml",
    "mglyph",
    "malignmark",
    "semantics",
];

const ATTRIBUTES: &[&str] = &[
    "id",
    "class",
    "title",
    "href",
    "src",
    "onclick",
    "style",
    "data-a",
    "encoding",
    "type",
    "color",
    "face",
    "for",
    "shadowrootmode",
    "name",
    "attributeName",
    "values",
    "action",
    "selected",
    "multiple",
];

const TARGETS: &[&str] = &["xml", "xml-stylesheet", "marker", "start", "end", "php"];

/// A configuration: the default one, one that allows everything, or random lists.
pub(super) fn configuration(random: &mut SplitMix64) -> SanitizerConfig {
    if random.chance(15) {
        return treewright::Sanitizer::default().get();
    }
    let mut config = SanitizerConfig::default();
    if random.chance(20) {
        return config;
    }
    let all = elements();
    let mut replaced = Vec::new();
    if random.chance(50) {
        let most = random.pick(&[1, 3, 8]);
        replaced = some(random, all, most);
        replaced.retain(|element| !matches!(element.name(), "html" | "svg" | "math"));
        config.replace_with_children_elements = Some(replaced.clone());
    }
    let is_replaced = |element: &SanitizerElement| replaced.contains(element);
    if random.chance(50) {
        let percent = random.pick(&[40, 70, 90]);
        let kept = all.iter().filter(|element| random.chance(percent) && !is_replaced(element));
        config.elements = Some(kept.cloned().map(SanitizerElementWithAttributes::from).collect());
    } else {
        let most = random.pick(&[0, 3, 20]);
        let mut removed = some(random, all, most);
        removed.retain(|element| !is_replaced(element));
        config.remove_elements = Some(removed);
    }
    let attributes: Vec<SanitizerAttribute> =
        ATTRIBUTES.iter().map(|name| (*name).into()).collect();
    if random.chance(50) {
        let mut kept = attributes;
        let data_attributes = random.chance(50);
        kept.retain(|attribute| {
            random.chance(60) && !(data_attributes && attribute.is_custom_data_attribute())
        });
        config.attributes = Some(kept);
        config.data_attributes = Some(data_attributes);
    } else {
        config.remove_attributes = Some(some(random, &attributes, 4));
    }
    if random.chance(50) {
        let targets: Vec<String> = TARGETS.iter().map(|target| (*target).to_owned()).collect();
        config.remove_processing_instructions = Some(some(random, &targets, 2));
    }
    config.comments = random.pick(&[None, Some(true), Some(false)]);
    config.javascript_urls = random.pick(&[None, Some(true), Some(false)]);
    config
}

/// A random element.
pub(super) fn element(random: &mut SplitMix64) -> SanitizerElement {
    let all = elements();
    all[random.below(all.len())].clone()
}

/// A random attribute, which can have a namespace.
pub(super) fn attribute(random: &mut SplitMix64) -> SanitizerAttribute {
    let namespace = random.chance(15).then_some("http://www.w3.org/1999/xlink");
    SanitizerAttribute::new(random.pick(ATTRIBUTES), namespace)
}

/// A random element with any lists of attributes.
pub(super) fn element_with_attributes(random: &mut SplitMix64) -> SanitizerElementWithAttributes {
    let mut element = SanitizerElementWithAttributes::from(element(random));
    let list = |random: &mut SplitMix64| {
        let length = random.below(4);
        (0..length).map(|_| attribute(random)).collect::<Vec<_>>()
    };
    if random.chance(50) {
        element = element.with_attributes(list(random));
    }
    if random.chance(40) {
        element = element.without_attributes(list(random));
    }
    element
}

/// A random target.
pub(super) fn target(random: &mut SplitMix64) -> &'static str {
    random.pick(TARGETS)
}

fn elements() -> &'static [SanitizerElement] {
    static ELEMENTS: OnceLock<Vec<SanitizerElement>> = OnceLock::new();
    ELEMENTS.get_or_init(|| {
        let html = HTML.iter().map(|name| SanitizerElement::html(name));
        let svg = SVG.iter().map(|name| SanitizerElement::svg(name));
        html.chain(svg).chain(MATHML.iter().map(|name| SanitizerElement::mathml(name))).collect()
    })
}

/// A few different items of a list.
fn some<T: Clone + PartialEq>(random: &mut SplitMix64, list: &[T], most: usize) -> Vec<T> {
    let mut items: Vec<T> = Vec::new();
    for _ in 0..random.below(most + 1) {
        let item = &list[random.below(list.len())];
        if !items.contains(item) {
            items.push(item.clone());
        }
    }
    items
}
