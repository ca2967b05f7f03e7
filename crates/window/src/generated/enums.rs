// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DOMParserSupportedType {
    TextHtml,
    TextXml,
    ApplicationXml,
    ApplicationXhtmlXml,
    ImageSvgXml,
}

impl DOMParserSupportedType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::TextHtml => "text/html",
            Self::TextXml => "text/xml",
            Self::ApplicationXml => "application/xml",
            Self::ApplicationXhtmlXml => "application/xhtml+xml",
            Self::ImageSvgXml => "image/svg+xml",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "text/html" => Self::TextHtml,
            "text/xml" => Self::TextXml,
            "application/xml" => Self::ApplicationXml,
            "application/xhtml+xml" => Self::ApplicationXhtmlXml,
            "image/svg+xml" => Self::ImageSvgXml,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "DOMParserSupportedType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DocumentReadyState {
    Loading,
    Interactive,
    Complete,
}

impl DocumentReadyState {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Loading => "loading",
            Self::Interactive => "interactive",
            Self::Complete => "complete",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "loading" => Self::Loading,
            "interactive" => Self::Interactive,
            "complete" => Self::Complete,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "DocumentReadyState", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DocumentVisibilityState {
    Visible,
    Hidden,
}

impl DocumentVisibilityState {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Visible => "visible",
            Self::Hidden => "hidden",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "visible" => Self::Visible,
            "hidden" => Self::Hidden,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "DocumentVisibilityState", at)),
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
