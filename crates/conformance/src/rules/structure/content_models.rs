//! The content models of elements: the children and the text that each may have, with transparency and with the
//! models that depend on attributes and ancestors. The order of children is for `children`.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#content-models>

use std::sync::LazyLock;

use treewright_dom::NodeRef;
use treewright_markup::{LocalName, Namespace, is_custom_element_name, tag};

use super::categories::categories_of;
use crate::codes::content as codes;
use crate::context::{Context, DEEP, Depth, Element};
use crate::place::Place;
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_white_space};
use crate::tables::{
    Categories, Children, ELEMENT_COUNT, ElementRow, ElementSet, element_row, obsolete_element,
};

/// See the module.
#[derive(Default)]
pub(super) struct ContentModels {
    /// For each open element.
    open: Vec<Frame>,
}

/// The content model that counts in an open element.
#[derive(Clone, Copy)]
struct Frame {
    /// The nearest element that is not transparent, with its model. `None` where nothing is known: in foreign
    /// content, in elements that the standard does not have, and in template contents.
    /// <https://html.spec.whatwg.org/multipage/dom.html#transparent-content-models>
    model: Option<(Depth, &'static Model)>,
    /// Other elements that may be children.
    extra: ElementSet,
}

/// A content model: the categories and elements that may be children.
#[derive(Clone, Copy, Debug)]
struct Model {
    categories: Categories,
    elements: ElementSet,
    has_text: bool,
}

impl Model {
    const NOTHING: Self =
        Self { categories: Categories::NONE, elements: ElementSet::NONE, has_text: false };
    const TEXT: Self = Self { has_text: true, ..Self::NOTHING };
    const PHRASING: Self = Self { categories: Categories::PHRASING, ..Self::TEXT };

    const fn of(elements: &[LocalName]) -> Self {
        let elements = ElementSet::of(elements);
        Self { elements, categories: Categories::SCRIPT_SUPPORTING, has_text: false }
    }

    /// The model that the index has for an element.
    fn of_row(row: &ElementRow) -> Self {
        let Children { categories, elements, has_text, .. } = row.children;
        Self { categories, elements, has_text }
    }

    /// Returns true if it takes one of these categories. All phrasing content is flow content, and so are headings and
    /// sections.
    fn takes(&self, categories: Categories) -> bool {
        self.categories.has(categories)
            || self.categories.has(Categories::FLOW)
                && categories.has(Categories::PHRASING.with(Categories::FLOW))
    }

    /// The model with all elements of the index that it takes, whatever their attributes are.
    fn with_all_that_it_takes(self) -> Self {
        let takes = |number: &u8| {
            element_row(*number)
                .is_some_and(|row| self.takes(row.categories.without(Categories::INTERACTIVE)))
        };
        let numbers = (0..ELEMENT_COUNT).filter(takes).map(ElementSet::of_number);
        Self { elements: numbers.fold(self.elements, ElementSet::with), ..self }
    }
}

/// The models of the index, by the numbers of the elements.
static OF_INDEX: LazyLock<Vec<Model>> = LazyLock::new(|| {
    let rows = (0..ELEMENT_COUNT).filter_map(element_row);
    rows.map(|row| Model::of_row(row).with_all_that_it_takes()).collect()
});

/// The maximum number of levels of a button that are examined.
const MOST_LEVELS: usize = 100;

/// The model of an element.
enum Found {
    Model(&'static Model),
    /// That of the parent; these elements may also be children.
    Transparent(ElementSet),
    /// Not checked.
    Unknown,
}

/// Elements in which a `div` has the content model of its parent.
const PARTS_OF_SELECT: ElementSet = ElementSet::of(&[tag::SELECT, tag::OPTGROUP, tag::OPTION]);
/// The model of a `div` in a list of descriptions.
static TERMS: Model = Model::of(&[tag::DT, tag::DD]);
/// The model of a `noscript` in a `head`.
static IN_HEAD: Model =
    Model { categories: Categories::NONE, ..Model::of(&[tag::LINK, tag::STYLE, tag::META]) };
/// The model of a `legend` in an `optgroup`.
static LEGEND: Model = Model::PHRASING;
static OPTION: Model = Model { elements: ElementSet::of(&[tag::DIV]), ..Model::PHRASING };

impl<'a> Subject<'a> for ContentModels {
    const ENTERS: Concern = Concern::ALL;
    const LEAVES: Concern = Concern::ALL;

    fn begin(&mut self, _: &mut Context<'a>) {
        self.open.reserve(DEEP);
    }

    fn context_element(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        self.open.push(model_of_context(cx, element));
    }

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        // The nodes of a shadow tree are not children of its host, and a shadow root has no content model.
        let around = if cx.is_in_a_shadow_root() { None } else { self.open.last().copied() };
        check(cx, element, around);
        self.open.push(match own_model(cx, &element) {
            Found::Model(model) => {
                Frame { model: Some((cx.depth(), model)), extra: ElementSet::NONE }
            }
            Found::Transparent(extra) => {
                let model = around.and_then(|frame| frame.model);
                // A `div` in an option can have others inside.
                let inner = |(depth, model): (Depth, &'static Model)| {
                    let is_same =
                        element.is_html_element(tag::DIV) && std::ptr::eq(model, &raw const OPTION);
                    (depth, if is_same { model } else { inner_part(model) })
                };
                Frame { model: model.map(inner), extra }
            }
            Found::Unknown => Frame { model: None, extra: ElementSet::NONE },
        });
    }

    fn leave(&mut self, _: &mut Context<'a>, _: &Element<'a>) {
        self.open.pop();
    }

    #[inline]
    fn text(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        if let Some(Frame { model: Some((parent, model)), .. }) = self.open.last()
            && !model.has_text
            && !cx.is_in_a_shadow_root()
        {
            text_where_none_is(cx, text, *parent);
        }
    }
}

/// The part of a content model that a transparent element inside finds itself in: without the elements that are first
/// or last as children, such as the `button` of a `select` and the `legend` of an `optgroup`, and without those that
/// are in another part than phrasing content, such as the headings in a `summary`.
/// <https://html.spec.whatwg.org/multipage/dom.html#transparent-content-models>
fn inner_part(model: &'static Model) -> &'static Model {
    static INNER: LazyLock<Vec<(&Model, Model)>> = LazyLock::new(|| {
        let parts = [
            (tag::SELECT, tag::BUTTON),
            (tag::OPTGROUP, tag::LEGEND),
            (tag::FIELDSET, tag::LEGEND),
            (tag::FIGURE, tag::FIGCAPTION),
            (tag::DATALIST, tag::OPTION),
        ];
        let without = |(parent, part): (LocalName, LocalName)| {
            let model = of_index(parent)?;
            let elements = model.elements.without(ElementSet::of(&[part]));
            Some((model, Model { elements, ..*model }))
        };
        let mut inner: Vec<_> = parts.into_iter().filter_map(without).collect();
        let phrasing = Model::PHRASING.with_all_that_it_takes();
        inner.extend(
            [tag::SUMMARY, tag::LEGEND]
                .into_iter()
                .filter_map(of_index)
                .map(|model| (model, phrasing)),
        );
        inner.push((&OPTION, phrasing));
        inner
    });
    let inner = INNER.iter().find(|(of_index, _)| std::ptr::eq(*of_index, model));
    inner.map_or(model, |(_, inner)| inner)
}

/// The model of the index for an element.
fn of_index(name: LocalName) -> Option<&'static Model> {
    crate::tables::number_of(name).and_then(|number| OF_INDEX.get(usize::from(number)))
}

/// Reports a text that is not white space in an element that has none.
#[inline(never)]
fn text_where_none_is<'a>(cx: &mut Context<'a>, text: NodeRef<'a>, parent: Depth) {
    let data = text.text_data().unwrap_or_default();
    if is_white_space(data) {
        return;
    }
    let Some(parent) = cx.open_at(parent) else { return };
    let values = [("parent", parent.name())];
    let start = data.len().saturating_sub(data.trim_ascii_start().len());
    let place = Place::PartOfText(text, start..data.trim_ascii_end().len());
    let reported = cx.report(&codes::TEXT_NOT_ALLOWED_HERE, place, &values);
    reported.related(parent.start_tag(), &format!("`<{}>` is opened here", parent.name()));
}

/// Checks that an element is allowed where it is.
#[inline]
fn check<'a>(cx: &mut Context<'a>, element: Element<'a>, around: Option<Frame>) {
    // Most elements are allowed by their names.
    if let Some(Frame { model: Some((_, model)), extra }) = around
        && element.is_in(model.elements.with(extra))
    {
        return;
    }
    check_other(cx, element, around);
}

#[inline(never)]
fn check_other<'a>(cx: &mut Context<'a>, element: Element<'a>, around: Option<Frame>) {
    if element.is_in_html() && element.row.is_none() && !is_custom_element_name(element.name()) {
        // Obsolete elements are reported as such.
        if obsolete_element(element.name()).is_none() && !element.is_copy() {
            let values = [("element", element.name())];
            cx.report(&codes::UNKNOWN_ELEMENT, element.start_tag(), &values);
        }
        return;
    }
    // Parts of SVG and MathML have content models of their own.
    if !element.is_in_html() && !matches!(element.name(), "svg" | "math") {
        return;
    }
    // The parser puts these where they belong. In XML documents more rules apply to them.
    if element.is_in(const { ElementSet::of(&[tag::HTML, tag::HEAD, tag::BODY]) }) {
        return;
    }
    let Some(Frame { model: Some((parent, model)), extra }) = around else {
        if cx.is_xml {
            html_in_svg(cx, element);
        }
        return;
    };
    if element.is_in(extra) || is_among(cx, model, element) || element.is_copy() {
        return;
    }
    let Some(parent) = cx.open_at(parent) else { return };
    let nearest = cx.parent().unwrap_or(parent);
    let reason = match element.tag {
        tag::LINK => " unless it has `itemprop`, or a `rel` that is allowed in the body".to_owned(),
        tag::META if !parent.is_html_element(tag::NOSCRIPT) => {
            " unless it has `itemprop`".to_owned()
        }
        _ if nearest.node == parent.node => String::new(),
        _ => format!(" (`<{}>` may contain what its parent may)", nearest.name()),
    };
    let values = [("element", element.name()), ("parent", parent.name()), ("reason", &reason)];
    let reported = cx.report(&codes::ELEMENT_NOT_ALLOWED_HERE, element.start_tag(), &values);
    reported.related(parent.start_tag(), &format!("`<{}>` is opened here", parent.name()));
}

/// Reports an HTML element in one of SVG that has none inside. The parser of HTML makes no such trees.
/// <https://svgwg.org/svg2-draft/embedded.html#HTMLElements>
#[inline(never)]
fn html_in_svg<'a>(cx: &mut Context<'a>, element: Element<'a>) {
    /// The elements of HTML that SVG lists among its own.
    const IN_SVG: ElementSet = ElementSet::of(&[
        tag::AUDIO,
        tag::CANVAS,
        tag::IFRAME,
        tag::LINK,
        tag::META,
        tag::SCRIPT,
        tag::SOURCE,
        tag::STYLE,
        tag::TRACK,
        tag::VIDEO,
    ]);
    let Some(parent) = cx.parent().filter(|_| element.is_in_html()) else { return };
    // Elements of MathML have their own content rules.
    let is_allowed = parent.namespace() != Some(Namespace::Svg)
        || matches!(parent.name(), "foreignObject" | "desc" | "title" | "metadata")
        || element.is_in(IN_SVG);
    if !is_allowed {
        let values = [("element", element.name()), ("parent", parent.name()), ("reason", "")];
        let reported = cx.report(&codes::ELEMENT_NOT_ALLOWED_HERE, element.start_tag(), &values);
        reported.related(parent.start_tag(), &format!("`<{}>` is opened here", parent.name()));
    }
}

/// The elements whose model is not always the one of the index.
const SPECIAL: ElementSet = ElementSet::of(&[
    tag::AUDIO,
    tag::COLGROUP,
    tag::DIV,
    tag::HTML,
    tag::LEGEND,
    tag::NOSCRIPT,
    tag::OPTION,
    tag::SCRIPT,
    tag::STYLE,
    tag::TEMPLATE,
    tag::TIME,
    tag::VIDEO,
]);

/// The model of an element, from the index or from the section about it.
#[inline]
fn own_model(cx: &Context<'_>, element: &Element<'_>) -> Found {
    let (Some(row), Some(number)) = (element.row, element.number()) else {
        if !element.is_in_html() {
            return foreign_model(element).map_or(Found::Unknown, Found::Model);
        }
        let is_custom = is_custom_element_name(element.name());
        return if is_custom { Found::Transparent(ElementSet::NONE) } else { Found::Unknown };
    };
    if element.is_in(SPECIAL)
        && let Some(found) = special_model(cx, element)
    {
        return found;
    }
    if row.children.is_transparent {
        return Found::Transparent(row.children.elements);
    }
    OF_INDEX.get(usize::from(number)).map_or(Found::Unknown, Found::Model)
}

/// The model that the standard has for HTML in an element of SVG or MathML.
/// <https://html.spec.whatwg.org/multipage/embedded-content-other.html#mathml>,
/// <https://html.spec.whatwg.org/multipage/embedded-content-other.html#svg-0>
fn foreign_model(element: &Element<'_>) -> Option<&'static Model> {
    static FLOW: LazyLock<Model> = LazyLock::new(|| {
        Model { categories: Categories::FLOW, ..Model::TEXT }.with_all_that_it_takes()
    });
    static PHRASING: LazyLock<Model> = LazyLock::new(|| Model::PHRASING.with_all_that_it_takes());
    match (element.namespace()?, element.name()) {
        (Namespace::Svg, "foreignObject") | (Namespace::MathMl, "annotation-xml") => Some(&FLOW),
        (Namespace::Svg, "title") | (Namespace::MathMl, "mi" | "mn" | "mo" | "ms" | "mtext") => {
            Some(&PHRASING)
        }
        _ => None,
    }
}

/// The model of the context element of a fragment: all that the element may have inside wherever it is, since nothing
/// is known about its parent.
fn model_of_context(cx: &Context<'_>, element: &Element<'_>) -> Frame {
    // The parts of a list of descriptions and of a `select` can be in a `div`.
    const IN_A_DIV: ElementSet =
        ElementSet::of(&[tag::DT, tag::DD, tag::OPTION, tag::OPTGROUP, tag::LEGEND]);
    // In tables the parser says so of all that is not allowed, and moves it out of them.
    const OF_TABLES: ElementSet =
        ElementSet::of(&[tag::TABLE, tag::TBODY, tag::THEAD, tag::TFOOT, tag::TR]);
    let is_div = element.is_html_element(tag::DIV);
    let extra = if is_div { IN_A_DIV } else { ElementSet::NONE };
    let found = match element.tag {
        tag::TIME if element.is_in_html() => of_index(tag::TIME).map(Found::Model),
        _ if element.is_in(OF_TABLES) => None,
        _ => Some(own_model(cx, element)),
    };
    let model = match found {
        Some(Found::Model(model)) => Some((cx.depth(), model)),
        _ => None,
    };
    Frame { model, extra }
}

/// The model of an element from the section about it, if that says more than the index.
fn special_model(cx: &Context<'_>, element: &Element<'_>) -> Option<Found> {
    let is_child_of = |name| cx.is_child_of(ElementSet::of(&[name]));
    let model = match element.tag {
        // A `head` and a `body`, as the parser makes them.
        tag::HTML | tag::TEMPLATE => return Some(Found::Unknown),
        tag::DIV if is_child_of(tag::DL) => &TERMS,
        // "If the element is a child of an `optgroup` element: phrasing content"; otherwise there can be headings.
        tag::LEGEND if is_child_of(tag::OPTGROUP) => &LEGEND,
        tag::DIV if cx.inside().intersects(PARTS_OF_SELECT) => {
            return Some(Found::Transparent(ElementSet::NONE));
        }
        tag::NOSCRIPT if is_child_of(tag::HEAD) => &IN_HEAD,
        tag::NOSCRIPT => return Some(Found::Transparent(ElementSet::NONE)),
        tag::COLGROUP if element.has("span") => &Model::NOTHING,
        tag::OPTION if element.has("label") && element.has("value") => &Model::NOTHING,
        tag::OPTION if element.has("label") || cx.inside().has(tag::DATALIST) => &Model::TEXT,
        tag::OPTION => &OPTION,
        tag::TIME if !element.has("datetime") => &Model::TEXT,
        tag::AUDIO | tag::VIDEO if element.has("src") => {
            return Some(Found::Transparent(const { ElementSet::of(&[tag::TRACK]) }));
        }
        tag::SCRIPT | tag::STYLE => return Some(Found::Unknown),
        _ => return None,
    };
    Some(Found::Model(model))
}

/// Returns true if the content model has this element.
fn is_among(cx: &Context<'_>, model: &Model, element: Element<'_>) -> bool {
    if element.is_in(model.elements) {
        return true;
    }
    // "As a descendant of a `button` element which is a child of a `select` element."
    if element.is_html_element(tag::SELECTEDCONTENT) {
        let mut ancestors = cx.ancestors().take(MOST_LEVELS);
        return ancestors.any(|ancestor| ancestor.is_html_element(tag::BUTTON))
            && ancestors.next().is_some_and(|ancestor| ancestor.is_html_element(tag::SELECT));
    }
    model.takes(categories_of(element))
}
