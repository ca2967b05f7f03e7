// Made by `cargo xtask codegen` from spec/idl/enumerated.tsv. Do not edit.

//! The keywords of enumerated attributes.

use crate::reflect::Enumerated;

pub(super) static AS: Enumerated = Enumerated {
    keywords: &[
        ("fetch", "fetch"),
        ("font", "font"),
        ("image", "image"),
        ("script", "script"),
        ("style", "style"),
        ("track", "track"),
        ("json", "json"),
        ("text", "text"),
        ("audioworklet", "audioworklet"),
        ("paintworklet", "paintworklet"),
        ("serviceworker", "serviceworker"),
        ("sharedworker", "sharedworker"),
        ("worker", "worker"),
    ],
    missing: None,
    invalid: None,
};

pub(super) static AUTOCOMPLETE: Enumerated = Enumerated {
    keywords: &[("on", "on"), ("off", "off")],
    missing: Some("on"),
    invalid: Some("on"),
};

pub(super) static COLOR_SPACE: Enumerated = Enumerated {
    keywords: &[("limited-srgb", "limited-srgb"), ("display-p3", "display-p3")],
    missing: Some("limited-srgb"),
    invalid: Some("limited-srgb"),
};

pub(super) static CROSS_ORIGIN: Enumerated = Enumerated {
    keywords: &[
        ("anonymous", "anonymous"),
        ("use-credentials", "use-credentials"),
        ("", "anonymous"),
    ],
    missing: None,
    invalid: Some("anonymous"),
};

pub(super) static DECODING: Enumerated = Enumerated {
    keywords: &[("sync", "sync"), ("async", "async"), ("auto", "auto")],
    missing: Some("auto"),
    invalid: Some("auto"),
};

pub(super) static DIR: Enumerated = Enumerated {
    keywords: &[("ltr", "ltr"), ("rtl", "rtl"), ("auto", "auto")],
    missing: None,
    invalid: None,
};

pub(super) static ENCODING: Enumerated = Enumerated {
    keywords: &[
        ("application/x-www-form-urlencoded", "application/x-www-form-urlencoded"),
        ("multipart/form-data", "multipart/form-data"),
        ("text/plain", "text/plain"),
    ],
    missing: Some("application/x-www-form-urlencoded"),
    invalid: Some("application/x-www-form-urlencoded"),
};

pub(super) static ENTER_KEY_HINT: Enumerated = Enumerated {
    keywords: &[
        ("enter", "enter"),
        ("done", "done"),
        ("go", "go"),
        ("next", "next"),
        ("previous", "previous"),
        ("search", "search"),
        ("send", "send"),
    ],
    missing: None,
    invalid: None,
};

pub(super) static FETCH_PRIORITY: Enumerated = Enumerated {
    keywords: &[("high", "high"), ("low", "low"), ("auto", "auto")],
    missing: Some("auto"),
    invalid: Some("auto"),
};

pub(super) static FORM_ENCTYPE: Enumerated = Enumerated {
    keywords: &[
        ("application/x-www-form-urlencoded", "application/x-www-form-urlencoded"),
        ("multipart/form-data", "multipart/form-data"),
        ("text/plain", "text/plain"),
    ],
    missing: None,
    invalid: Some("application/x-www-form-urlencoded"),
};

pub(super) static FORM_METHOD: Enumerated = Enumerated {
    keywords: &[("get", "get"), ("post", "post"), ("dialog", "dialog")],
    missing: None,
    invalid: Some("get"),
};

pub(super) static INPUT_MODE: Enumerated = Enumerated {
    keywords: &[
        ("none", "none"),
        ("text", "text"),
        ("tel", "tel"),
        ("url", "url"),
        ("email", "email"),
        ("numeric", "numeric"),
        ("decimal", "decimal"),
        ("search", "search"),
    ],
    missing: None,
    invalid: None,
};

pub(super) static KIND: Enumerated = Enumerated {
    keywords: &[
        ("subtitles", "subtitles"),
        ("captions", "captions"),
        ("descriptions", "descriptions"),
        ("chapters", "chapters"),
        ("metadata", "metadata"),
    ],
    missing: Some("subtitles"),
    invalid: Some("metadata"),
};

pub(super) static LOADING: Enumerated = Enumerated {
    keywords: &[("lazy", "lazy"), ("eager", "eager")],
    missing: Some("eager"),
    invalid: Some("eager"),
};

pub(super) static METHOD: Enumerated = Enumerated {
    keywords: &[("get", "get"), ("post", "post"), ("dialog", "dialog")],
    missing: Some("get"),
    invalid: Some("get"),
};

pub(super) static POPOVER: Enumerated = Enumerated {
    keywords: &[("auto", "auto"), ("manual", "manual"), ("hint", "hint"), ("", "auto")],
    missing: None,
    invalid: Some("manual"),
};

pub(super) static POPOVER_TARGET_ACTION: Enumerated = Enumerated {
    keywords: &[("toggle", "toggle"), ("show", "show"), ("hide", "hide")],
    missing: Some("toggle"),
    invalid: Some("toggle"),
};

pub(super) static PRELOAD: Enumerated = Enumerated {
    keywords: &[("auto", "auto"), ("none", "none"), ("metadata", "metadata"), ("", "auto")],
    missing: Some("metadata"),
    invalid: Some("metadata"),
};

pub(super) static REFERRER_POLICY: Enumerated = Enumerated {
    keywords: &[
        ("", ""),
        ("no-referrer", "no-referrer"),
        ("no-referrer-when-downgrade", "no-referrer-when-downgrade"),
        ("same-origin", "same-origin"),
        ("origin", "origin"),
        ("strict-origin", "strict-origin"),
        ("origin-when-cross-origin", "origin-when-cross-origin"),
        ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"),
        ("unsafe-url", "unsafe-url"),
    ],
    missing: Some(""),
    invalid: Some(""),
};

pub(super) static SCOPE: Enumerated = Enumerated {
    keywords: &[("row", "row"), ("col", "col"), ("rowgroup", "rowgroup"), ("colgroup", "colgroup")],
    missing: None,
    invalid: None,
};

pub(super) static SHADOW_ROOT_MODE: Enumerated = Enumerated {
    keywords: &[("open", "open"), ("closed", "closed")],
    missing: None,
    invalid: None,
};

pub(super) static SHADOW_ROOT_SLOT_ASSIGNMENT: Enumerated = Enumerated {
    keywords: &[("named", "named"), ("manual", "manual")],
    missing: Some("named"),
    invalid: Some("named"),
};

pub(super) static TYPE: Enumerated = Enumerated {
    keywords: &[
        ("hidden", "hidden"),
        ("text", "text"),
        ("search", "search"),
        ("tel", "tel"),
        ("url", "url"),
        ("email", "email"),
        ("password", "password"),
        ("date", "date"),
        ("month", "month"),
        ("week", "week"),
        ("time", "time"),
        ("datetime-local", "datetime-local"),
        ("number", "number"),
        ("range", "range"),
        ("color", "color"),
        ("checkbox", "checkbox"),
        ("radio", "radio"),
        ("file", "file"),
        ("submit", "submit"),
        ("image", "image"),
        ("reset", "reset"),
        ("button", "button"),
    ],
    missing: Some("text"),
    invalid: Some("text"),
};
