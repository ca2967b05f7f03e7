//! The constants of the standard, which `cargo xtask standard-tables` takes from its text.
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitization-constants>

use std::sync::OnceLock;

use treewright_markup::{AttributeNamespace, Namespace};

use crate::{
    SanitizerAttribute, SanitizerConfig, SanitizerElement, SanitizerElementWithAttributes,
};

const DATA: &str = include_str!("../data/sanitization.tsv");

/// The event handler content attributes that the index of the HTML Standard leaves out, because other standards define
/// them, or only a note mentions them.
const OF_OTHER_STANDARDS: [&str; 35] = [
    // https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
    "onabort",
    "onwebkitanimationend",
    "onwebkitanimationiteration",
    "onwebkitanimationstart",
    "onwebkittransitionend",
    // https://svgwg.org/svg2-draft/interact.html#EventAttributes
    "onbegin",
    "onend",
    "onrepeat",
    "onzoom",
    // https://drafts.csswg.org/css-animations-1/#interface-globaleventhandlers-idl
    "onanimationcancel",
    "onanimationend",
    "onanimationiteration",
    "onanimationstart",
    // https://drafts.csswg.org/css-transitions-1/#interface-globaleventhandlers-idl
    "ontransitioncancel",
    "ontransitionend",
    "ontransitionrun",
    "ontransitionstart",
    // https://w3c.github.io/pointerevents/#extensions-to-the-globaleventhandlers-mixin
    "ongotpointercapture",
    "onlostpointercapture",
    "onpointercancel",
    "onpointerdown",
    "onpointerenter",
    "onpointerleave",
    "onpointermove",
    "onpointerout",
    "onpointerover",
    "onpointerrawupdate",
    "onpointerup",
    // https://w3c.github.io/selection-api/#extensions-to-globaleventhandlers-interface
    "onselectionchange",
    "onselectstart",
    // https://w3c.github.io/touch-events/#extensions-to-the-globaleventhandlers-mixin
    "ontouchcancel",
    "ontouchend",
    "ontouchmove",
    "ontouchstart",
    // https://fullscreen.spec.whatwg.org/#api
    "onfullscreenchange",
];

/// Further ones that browsers have had.
///
/// SPEC-NOTE: no standard makes them event handler content attributes. They run scripts all the same, and browsers
/// remove those that they know.
const OF_BROWSERS: [&str; 58] = [
    "onabsolutedeviceorientation",
    "onactivate",
    "onafterscriptexecute",
    "onautofill",
    "onbeforecopy",
    "onbeforecut",
    "onbeforefilter",
    "onbeforepaste",
    "onbeforescriptexecute",
    "onbounce",
    "oncontentvisibilityautostatechange",
    "ondevicelight",
    "ondevicemotion",
    "ondeviceorientation",
    "ondeviceproximity",
    "onencrypted",
    "onfinish",
    "onfocusin",
    "onfocusout",
    "onfullscreenerror",
    "ongamepadconnected",
    "ongamepaddisconnected",
    "ongesturechange",
    "ongestureend",
    "ongesturestart",
    "oninstallresult",
    "onloadend",
    "onlocation",
    "onmousewheel",
    "onmove",
    "onmozfullscreenchange",
    "onmozfullscreenerror",
    "onorientationchange",
    "onpromptaction",
    "onpromptdismiss",
    "onreadystatechange",
    "onscrollsnapchange",
    "onscrollsnapchanging",
    "onsearch",
    "onshow",
    "onstart",
    "onstream",
    "ontimezonechange",
    "onuserproximity",
    "onvalidationstatuschange",
    "onvisibilitychange",
    "onwaitingforkey",
    "onwebkitbeginfullscreen",
    "onwebkitcurrentplaybacktargetiswirelesschanged",
    "onwebkitendfullscreen",
    "onwebkitfullscreenchange",
    "onwebkitfullscreenerror",
    "onwebkitmouseforcechanged",
    "onwebkitmouseforcedown",
    "onwebkitmouseforceup",
    "onwebkitmouseforcewillbegin",
    "onwebkitplaybacktargetavailabilitychanged",
    "onwebkitpresentationmodechanged",
];

/// A row of the table of constants.
struct Row {
    namespace: &'static str,
    name: &'static str,
    attributes: &'static str,
}

impl Row {
    fn element(&self) -> SanitizerElement {
        let namespace = match self.namespace {
            "svg" => Namespace::Svg,
            "mathml" => Namespace::MathMl,
            _ => Namespace::Html,
        };
        SanitizerElement::new(self.name, Some(namespace.url()))
    }

    /// The attributes; a prefix is that of the XLink namespace.
    fn attributes(&self) -> impl Iterator<Item = SanitizerAttribute> + use<> {
        self.attributes.split_ascii_whitespace().map(|name| match name.strip_prefix("xlink:") {
            Some(name) => SanitizerAttribute::new(name, AttributeNamespace::XLink.url()),
            None => SanitizerAttribute::from(name),
        })
    }
}

/// The rows of a constant.
fn rows(constant: &'static str) -> impl Iterator<Item = &'static Row> {
    /// Each with the name of its constant.
    static ROWS: OnceLock<Vec<(&str, Row)>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let read = |line: &'static str| {
            let mut cells = line.split('\t');
            let mut cell = || cells.next().unwrap_or_default();
            (cell(), Row { namespace: cell(), name: cell(), attributes: cell() })
        };
        DATA.lines().map(read).collect()
    });
    rows.iter().filter(move |(name, _)| *name == constant).map(|(_, row)| row)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-safe-default-configuration>
pub(crate) fn default_configuration() -> SanitizerConfig {
    let element = |row: &Row| {
        let element = SanitizerElementWithAttributes::from(row.element());
        element.with_attributes(row.attributes())
    };
    SanitizerConfig {
        elements: Some(rows("default").map(element).collect()),
        processing_instructions: Some(Vec::new()),
        attributes: Some(rows("attribute").map(|row| row.name.into()).collect()),
        comments: Some(false),
        data_attributes: Some(false),
        javascript_urls: Some(false),
        ..SanitizerConfig::default()
    }
}

/// The elements of the built-in safe baseline configuration.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-safe-baseline-configuration>
pub(crate) fn unsafe_elements() -> impl Iterator<Item = SanitizerElement> {
    rows("unsafe").map(Row::element)
}

/// The names of the event handler content attributes, of all standards and of browsers.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes>
pub(crate) fn event_handler_content_attributes() -> impl Iterator<Item = &'static str> {
    let of_html = rows("event-handler").map(|row| row.name);
    of_html.chain(OF_OTHER_STANDARDS).chain(OF_BROWSERS)
}

/// Pairs of elements and attributes, without `href` of all MathML elements.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-navigating-url-attributes-list>
pub(crate) fn navigating_url_attributes()
-> impl Iterator<Item = (SanitizerElement, SanitizerAttribute)> {
    rows("navigating").flat_map(|row| {
        let element = row.element();
        row.attributes().map(move |attribute| (element.clone(), attribute))
    })
}

/// Pairs of elements and attributes.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-animating-url-attributes-list>
pub(crate) fn animating_url_attributes()
-> impl Iterator<Item = (SanitizerElement, SanitizerAttribute)> {
    rows("animating").flat_map(|row| {
        let element = row.element();
        row.attributes().map(move |attribute| (element.clone(), attribute))
    })
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#built-in-non-replaceable-elements-list>
pub(crate) fn is_non_replaceable(element: &SanitizerElement) -> bool {
    rows("non-replaceable").any(|row| row.name == element.name() && row.element() == *element)
}
