// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FullscreenKeyboardLock {
    Browser,
    None,
}

impl FullscreenKeyboardLock {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Browser => "browser",
            Self::None => "none",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "browser" => Self::Browser,
            "none" => Self::None,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "FullscreenKeyboardLock", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FullscreenNavigationUI {
    Auto,
    Show,
    Hide,
}

impl FullscreenNavigationUI {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Show => "show",
            Self::Hide => "hide",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "auto" => Self::Auto,
            "show" => Self::Show,
            "hide" => Self::Hide,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "FullscreenNavigationUI", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SanitizerPresets {
    Default,
}

impl SanitizerPresets {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "default",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "default" => Self::Default,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "SanitizerPresets", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ScrollBehavior {
    Auto,
    Instant,
    Smooth,
}

impl ScrollBehavior {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Instant => "instant",
            Self::Smooth => "smooth",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "auto" => Self::Auto,
            "instant" => Self::Instant,
            "smooth" => Self::Smooth,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ScrollBehavior", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ScrollIntoViewContainer {
    All,
    Nearest,
}

impl ScrollIntoViewContainer {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Nearest => "nearest",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "all" => Self::All,
            "nearest" => Self::Nearest,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ScrollIntoViewContainer", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ScrollLogicalPosition {
    Start,
    Center,
    End,
    Nearest,
}

impl ScrollLogicalPosition {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Center => "center",
            Self::End => "end",
            Self::Nearest => "nearest",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "start" => Self::Start,
            "center" => Self::Center,
            "end" => Self::End,
            "nearest" => Self::Nearest,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ScrollLogicalPosition", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ShadowRootMode {
    Open,
    Closed,
}

impl ShadowRootMode {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "open" => Self::Open,
            "closed" => Self::Closed,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ShadowRootMode", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SlotAssignmentMode {
    Manual,
    Named,
}

impl SlotAssignmentMode {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Manual => "manual",
            Self::Named => "named",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "manual" => Self::Manual,
            "named" => Self::Named,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "SlotAssignmentMode", at)),
        }
    }
}
