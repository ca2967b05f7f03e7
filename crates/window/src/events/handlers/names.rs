//! The names of event handlers, without their `on`.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects>

/// The handlers of all elements, in the order of the code units.
const GLOBAL: &[&str] = &[
    "abort",
    "animationcancel",
    "animationend",
    "animationiteration",
    "animationstart",
    "auxclick",
    "beforeinput",
    "beforematch",
    "beforetoggle",
    "blur",
    "cancel",
    "canplay",
    "canplaythrough",
    "change",
    "click",
    "close",
    "command",
    "contextlost",
    "contextmenu",
    "contextrestored",
    "copy",
    "cuechange",
    "cut",
    "dblclick",
    "drag",
    "dragend",
    "dragenter",
    "dragleave",
    "dragover",
    "dragstart",
    "drop",
    "durationchange",
    "emptied",
    "ended",
    "error",
    "focus",
    "formdata",
    "gotpointercapture",
    "input",
    "invalid",
    "keydown",
    "keypress",
    "keyup",
    "load",
    "loadeddata",
    "loadedmetadata",
    "loadstart",
    "lostpointercapture",
    "mousedown",
    "mouseenter",
    "mouseleave",
    "mousemove",
    "mouseout",
    "mouseover",
    "mouseup",
    "paste",
    "pause",
    "play",
    "playing",
    "pointercancel",
    "pointerdown",
    "pointerenter",
    "pointerleave",
    "pointermove",
    "pointerout",
    "pointerover",
    "pointerrawupdate",
    "pointerup",
    "progress",
    "ratechange",
    "reset",
    "resize",
    "scroll",
    "scrollend",
    "securitypolicyviolation",
    "seeked",
    "seeking",
    "select",
    "selectionchange",
    "selectstart",
    "slotchange",
    "stalled",
    "submit",
    "suspend",
    "timeupdate",
    "toggle",
    "transitioncancel",
    "transitionend",
    "transitionrun",
    "transitionstart",
    "volumechange",
    "waiting",
    "webkitanimationend",
    "webkitanimationiteration",
    "webkitanimationstart",
    "webkittransitionend",
    "wheel",
];

/// The handlers of windows that body and frameset elements expose.
const WINDOW: &[&str] = &[
    "afterprint",
    "beforeprint",
    "beforeunload",
    "hashchange",
    "languagechange",
    "message",
    "messageerror",
    "offline",
    "online",
    "pagehide",
    "pagereveal",
    "pageshow",
    "pageswap",
    "popstate",
    "rejectionhandled",
    "storage",
    "unhandledrejection",
    "unload",
];

/// <https://html.spec.whatwg.org/multipage/webappapis.html#window-reflecting-body-element-event-handler-set>
const WINDOW_REFLECTING_BODY: &[&str] = &["blur", "error", "focus", "load", "resize", "scroll"];

/// True for the content attributes of all elements.
pub(super) fn is_global(name: &str) -> bool {
    GLOBAL.binary_search(&name).is_ok()
}

/// The name of a handler that content attributes can have.
pub(super) fn known(name: &str) -> Option<&'static str> {
    let find =
        |list: &[&'static str]| list.binary_search(&name).ok().and_then(|at| list.get(at).copied());
    find(GLOBAL).or_else(|| find(WINDOW))
}

/// True for the handlers that body and frameset elements have instead of their window.
pub(super) fn is_of_window(name: &str) -> bool {
    WINDOW.binary_search(&name).is_ok()
}

/// True for handlers that act upon the window when a body or frameset element has them.
pub(super) fn acts_upon_window(name: &str) -> bool {
    is_of_window(name) || WINDOW_REFLECTING_BODY.contains(&name)
}

/// The event handler event type.
pub(super) fn event_type(name: &str) -> &str {
    match name {
        "webkitanimationend" => "webkitAnimationEnd",
        "webkitanimationiteration" => "webkitAnimationIteration",
        "webkitanimationstart" => "webkitAnimationStart",
        "webkittransitionend" => "webkitTransitionEnd",
        name => name,
    }
}

/// True for the names of the content attributes of event handlers.
pub(crate) fn is_an_event_handler_content_attribute(attribute: &str) -> bool {
    let name = attribute.strip_prefix("on");
    name.is_some_and(|name| is_global(name) || is_of_window(name))
}
