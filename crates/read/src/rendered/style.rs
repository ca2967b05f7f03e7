//! The style of elements, as far as it affects the rendered text and follows from markup.

use treewright_dom::{DefaultDisplay, Document, DocumentMode, LocalName, Namespace, NodeRef};

use super::declarations::Declarations;
use super::view::{ElementStyle, Viewing};

/// The computed value of `display`, as far as it decides which text is shown.
/// <https://drafts.csswg.org/css-display-3/#the-display-properties>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Display {
    /// `none`.
    None,
    /// `contents`.
    Contents,
    /// `inline`, and ruby, whose annotations are in the line of their base.
    Inline,
    /// `inline-block`.
    InlineBlock,
    /// `inline-flex` and `inline-grid`: the children are blocks.
    InlineFlex,
    /// `inline-table`.
    InlineTable,
    /// `block`, `flow-root` and `list-item`.
    Block,
    /// `flex` and `grid`: the children are blocks.
    Flex,
    /// `table`.
    Table,
    /// `table-caption`.
    TableCaption,
    /// `table-column` and `table-column-group`.
    TableColumn,
    /// `table-row-group`, `table-header-group` and `table-footer-group`.
    TableRowGroup,
    /// `table-row`.
    TableRow,
    /// `table-cell`.
    TableCell,
}

impl Display {
    pub(super) const fn of(default: DefaultDisplay) -> Self {
        match default {
            DefaultDisplay::None => Self::None,
            DefaultDisplay::Contents => Self::Contents,
            DefaultDisplay::InlineBlock => Self::InlineBlock,
            DefaultDisplay::Block | DefaultDisplay::ListItem => Self::Block,
            DefaultDisplay::Table => Self::Table,
            DefaultDisplay::TableCaption => Self::TableCaption,
            DefaultDisplay::TableColumn => Self::TableColumn,
            DefaultDisplay::TableRowGroup => Self::TableRowGroup,
            DefaultDisplay::TableRow => Self::TableRow,
            DefaultDisplay::TableCell => Self::TableCell,
            // Annotations of ruby are in the line of their base.
            _ => Self::Inline,
        }
    }

    /// The display type of an element that floats, is positioned, or is an item of a flexible box.
    /// <https://drafts.csswg.org/css-display-3/#blockify>
    pub(super) const fn blockified(self) -> Self {
        match self {
            Self::None | Self::Contents | Self::Block | Self::Flex | Self::Table => self,
            Self::InlineFlex => Self::Flex,
            Self::InlineTable => Self::Table,
            _ => Self::Block,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visibility {
    Visible,
    /// `hidden`, and `collapse`, whose text is also not shown.
    Hidden,
}

/// The property `white-space-collapse`.
/// <https://drafts.csswg.org/css-text-4/#white-space-collapsing>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhiteSpace {
    /// `collapse`.
    Collapse,
    /// `preserve` and `break-spaces`.
    Preserve,
    /// `preserve-breaks`.
    PreserveBreaks,
    /// `preserve-spaces`.
    PreserveSpaces,
}

/// The property `text-transform`, without what does not change letters.
/// <https://drafts.csswg.org/css-text-4/#text-transform-property>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TextTransform {
    /// `none`.
    None,
    /// `uppercase`.
    Uppercase,
    /// `lowercase`.
    Lowercase,
    /// `capitalize`.
    Capitalize,
}

/// The inherited properties, which are those of the text in an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TextStyle {
    pub(crate) white_space: WhiteSpace,
    pub(crate) visibility: Visibility,
    pub(crate) transform: TextTransform,
}

impl TextStyle {
    pub(crate) const INITIAL: Self = Self {
        white_space: WhiteSpace::Collapse,
        visibility: Visibility::Visible,
        transform: TextTransform::None,
    };

    /// Returns true if spaces and newlines are kept.
    pub(crate) fn preserves(self) -> bool {
        self.white_space == WhiteSpace::Preserve
    }

    pub(crate) fn is_visible(self) -> bool {
        self.visibility == Visibility::Visible
    }
}

/// The style of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style {
    pub(super) display: Display,
    /// It floats or is positioned, and the line around it continues as if it were absent.
    pub(super) out_of_flow: bool,
    /// Its content is something other than its children.
    pub(super) is_replaced: bool,
    /// Its children are skipped, unless it is part of a line.
    pub(super) hides_contents: bool,
    pub(super) text: TextStyle,
}

impl Style {
    /// A style that was computed.
    fn computed(style: ElementStyle) -> Self {
        Self {
            display: style.display,
            out_of_flow: style.is_out_of_flow,
            is_replaced: false,
            hides_contents: style.hides_contents,
            text: TextStyle {
                white_space: style.white_space,
                visibility: if style.is_visible { Visibility::Visible } else { Visibility::Hidden },
                transform: style.text_transform,
            },
        }
    }
}

/// The style of an HTML element, by the standard's style sheet for user agents and the attributes of the
/// element.
/// <https://html.spec.whatwg.org/multipage/rendering.html#the-css-user-agent-style-sheet-and-presentational-hints>
pub(super) fn of_html(element: NodeRef<'_>, parent: TextStyle, viewing: Viewing<'_>) -> Style {
    let scripting = viewing.scripting;
    let name = element.name();
    if let Some(computed) = viewing.style_of(element.id()) {
        return Style {
            is_replaced: is_replaced(element, name, scripting),
            ..Style::computed(computed)
        };
    }
    let known = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
    let mut style = Style {
        display: Display::of(known.default_display()),
        out_of_flow: false,
        is_replaced: is_replaced(element, name, scripting),
        hides_contents: false,
        text: parent,
    };
    by_name(element, name, &mut style);
    by_hidden_attributes(element, name, &mut style);
    if let Some(declared) = element.attr("style") {
        apply(&Declarations::of(declared), parent, &mut style);
    }
    if is_never_shown(element, name, scripting) {
        style.display = Display::None;
    }
    style
}

/// The style of another element with a display type of its own, which only `none` overrides.
pub(super) fn of_foreign(
    element: NodeRef<'_>,
    display: Display,
    parent: TextStyle,
    viewing: Viewing<'_>,
) -> Style {
    if let Some(computed) = viewing.style_of(element.id()) {
        let computed = Style::computed(computed);
        let is_shown = computed.display != Display::None;
        return Style { display: if is_shown { display } else { Display::None }, ..computed };
    }
    let mut style = Style {
        display,
        out_of_flow: false,
        is_replaced: false,
        hides_contents: false,
        text: parent,
    };
    if let Some(declared) = element.attr("style") {
        apply(&Declarations::of(declared), parent, &mut style);
    }
    style
}

/// White space, transforms and floats by the names of elements and their presentational attributes.
fn by_name(element: NodeRef<'_>, name: &str, style: &mut Style) {
    match name {
        "pre" | "listing" | "plaintext" | "xmp" | "textarea" => {
            style.text.white_space = WhiteSpace::Preserve;
        }
        "nobr" => style.text.white_space = WhiteSpace::Collapse,
        "td" | "th" if element.has_attr("nowrap") => {
            style.text.white_space = WhiteSpace::Collapse;
        }
        "table" if is_in_quirks_mode(element.document()) => {
            style.text.white_space = WhiteSpace::Collapse;
        }
        "input" | "select" | "button" => style.text.transform = TextTransform::None,
        _ => {}
    }
    let can_float =
        matches!(name, "table" | "img" | "iframe" | "embed" | "object" | "input" | "applet");
    if can_float
        && let Some(align) = element.attr("align")
        && ["left", "right"].into_iter().any(|side| align.eq_ignore_ascii_case(side))
    {
        style.out_of_flow = true;
    }
}

/// <https://html.spec.whatwg.org/multipage/rendering.html#hidden-elements>
fn by_hidden_attributes(element: NodeRef<'_>, name: &str, style: &mut Style) {
    if name != "embed"
        && let Some(hidden) = element.attr("hidden")
    {
        if hidden.eq_ignore_ascii_case("until-found") {
            style.hides_contents = true;
        } else {
            style.display = Display::None;
        }
    }
    let is_open_dialog = name == "dialog" && element.has_attr("open");
    if (name == "dialog" || element.has_attr("popover")) && !is_open_dialog {
        style.display = Display::None;
    }
}

/// The rules that no declaration of a page overrides.
fn is_never_shown(element: NodeRef<'_>, name: &str, scripting: bool) -> bool {
    match name {
        "input" => element.attr("type").is_some_and(|kind| kind.eq_ignore_ascii_case("hidden")),
        "noscript" => scripting,
        "audio" => !element.has_attr("controls"),
        "form" => element.parent().is_some_and(|parent| {
            parent.namespace() == Some(Namespace::Html)
                && matches!(parent.name(), "table" | "thead" | "tbody" | "tfoot" | "tr")
        }),
        _ => false,
    }
}

/// Returns true for elements whose content is not their children.
/// <https://html.spec.whatwg.org/multipage/rendering.html#replaced-elements>
fn is_replaced(element: NodeRef<'_>, name: &str, scripting: bool) -> bool {
    match name {
        "audio" | "embed" | "frame" | "iframe" | "img" | "input" | "meter" | "progress"
        | "textarea" | "video" => true,
        // Without scripting it represents its fallback content.
        "canvas" => scripting,
        // Whether it can be loaded is unknown; without data it represents its fallback content.
        "object" => element.attr("data").is_some_and(|data| !data.is_empty()),
        _ => false,
    }
}

fn is_in_quirks_mode(document: &Document) -> bool {
    document.mode() == DocumentMode::Quirks
}

/// The declarations of a `style` attribute.
fn apply(declared: &Declarations, parent: TextStyle, style: &mut Style) {
    let initial = TextStyle::INITIAL;
    // The display type of the parent is not stored; `inherit` counts as not declared.
    style.display = declared.display.of_its_own(style.display, style.display, Display::Inline);
    let floats = declared.float.of_its_own(style.out_of_flow, false, false);
    style.out_of_flow = floats || declared.position.of_its_own(false, false, false);
    style.hides_contents |= declared.contents_hidden.of_its_own(false, false, false);
    let text = &mut style.text;
    text.visibility =
        declared.visibility.inherited(text.visibility, parent.visibility, initial.visibility);
    text.white_space =
        declared.white_space.inherited(text.white_space, parent.white_space, initial.white_space);
    text.transform =
        declared.text_transform.inherited(text.transform, parent.transform, initial.transform);
}
