// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AddressType {
    I32,
    I64,
}

impl AddressType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::I32 => "i32",
            Self::I64 => "i64",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "i32" => Self::I32,
            "i64" => Self::I64,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "AddressType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnimationPlayState {
    Idle,
    Running,
    Paused,
    Finished,
}

impl AnimationPlayState {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Finished => "finished",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "idle" => Self::Idle,
            "running" => Self::Running,
            "paused" => Self::Paused,
            "finished" => Self::Finished,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "AnimationPlayState", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnimationReplaceState {
    Active,
    Removed,
    Persisted,
}

impl AnimationReplaceState {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Removed => "removed",
            Self::Persisted => "persisted",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "active" => Self::Active,
            "removed" => Self::Removed,
            "persisted" => Self::Persisted,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "AnimationReplaceState", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CanPlayTypeResult {
    Empty,
    Maybe,
    Probably,
}

impl CanPlayTypeResult {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "",
            Self::Maybe => "maybe",
            Self::Probably => "probably",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "" => Self::Empty,
            "maybe" => Self::Maybe,
            "probably" => Self::Probably,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "CanPlayTypeResult", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CanvasColorType {
    Unorm8,
    Float16,
}

impl CanvasColorType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Unorm8 => "unorm8",
            Self::Float16 => "float16",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "unorm8" => Self::Unorm8,
            "float16" => Self::Float16,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "CanvasColorType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ColorSpaceConversion {
    None,
    Default,
}

impl ColorSpaceConversion {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Default => "default",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "none" => Self::None,
            "default" => Self::Default,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ColorSpaceConversion", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CompositeOperation {
    Replace,
    Add,
    Accumulate,
}

impl CompositeOperation {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Replace => "replace",
            Self::Add => "add",
            Self::Accumulate => "accumulate",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "replace" => Self::Replace,
            "add" => Self::Add,
            "accumulate" => Self::Accumulate,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "CompositeOperation", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CompressionFormat {
    Brotli,
    Deflate,
    DeflateRaw,
    Gzip,
}

impl CompressionFormat {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Brotli => "brotli",
            Self::Deflate => "deflate",
            Self::DeflateRaw => "deflate-raw",
            Self::Gzip => "gzip",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "brotli" => Self::Brotli,
            "deflate" => Self::Deflate,
            "deflate-raw" => Self::DeflateRaw,
            "gzip" => Self::Gzip,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "CompressionFormat", at)),
        }
    }
}

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
pub(crate) enum EndingType {
    Transparent,
    Native,
}

impl EndingType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Transparent => "transparent",
            Self::Native => "native",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "transparent" => Self::Transparent,
            "native" => Self::Native,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "EndingType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FillMode {
    None,
    Forwards,
    Backwards,
    Both,
    Auto,
}

impl FillMode {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Forwards => "forwards",
            Self::Backwards => "backwards",
            Self::Both => "both",
            Self::Auto => "auto",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "none" => Self::None,
            "forwards" => Self::Forwards,
            "backwards" => Self::Backwards,
            "both" => Self::Both,
            "auto" => Self::Auto,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "FillMode", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ImageDataPixelFormat {
    RgbaUnorm8,
    RgbaFloat16,
}

impl ImageDataPixelFormat {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::RgbaUnorm8 => "rgba-unorm8",
            Self::RgbaFloat16 => "rgba-float16",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "rgba-unorm8" => Self::RgbaUnorm8,
            "rgba-float16" => Self::RgbaFloat16,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ImageDataPixelFormat", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ImageOrientation {
    FromImage,
    FlipY,
}

impl ImageOrientation {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::FromImage => "from-image",
            Self::FlipY => "flipY",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "from-image" => Self::FromImage,
            "flipY" => Self::FlipY,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ImageOrientation", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ImportExportKind {
    Function,
    Table,
    Memory,
    Global,
    Tag,
}

impl ImportExportKind {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Function => "function",
            Self::Table => "table",
            Self::Memory => "memory",
            Self::Global => "global",
            Self::Tag => "tag",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "function" => Self::Function,
            "table" => Self::Table,
            "memory" => Self::Memory,
            "global" => Self::Global,
            "tag" => Self::Tag,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ImportExportKind", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum KeyFormat {
    Raw,
    Spki,
    Pkcs8,
    Jwk,
}

impl KeyFormat {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Raw => "raw",
            Self::Spki => "spki",
            Self::Pkcs8 => "pkcs8",
            Self::Jwk => "jwk",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "raw" => Self::Raw,
            "spki" => Self::Spki,
            "pkcs8" => Self::Pkcs8,
            "jwk" => Self::Jwk,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "KeyFormat", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum KeyType {
    Public,
    Private,
    Secret,
}

impl KeyType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
            Self::Secret => "secret",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "public" => Self::Public,
            "private" => Self::Private,
            "secret" => Self::Secret,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "KeyType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum KeyUsage {
    Encrypt,
    Decrypt,
    Sign,
    Verify,
    DeriveKey,
    DeriveBits,
    WrapKey,
    UnwrapKey,
}

impl KeyUsage {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Encrypt => "encrypt",
            Self::Decrypt => "decrypt",
            Self::Sign => "sign",
            Self::Verify => "verify",
            Self::DeriveKey => "deriveKey",
            Self::DeriveBits => "deriveBits",
            Self::WrapKey => "wrapKey",
            Self::UnwrapKey => "unwrapKey",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "encrypt" => Self::Encrypt,
            "decrypt" => Self::Decrypt,
            "sign" => Self::Sign,
            "verify" => Self::Verify,
            "deriveKey" => Self::DeriveKey,
            "deriveBits" => Self::DeriveBits,
            "wrapKey" => Self::WrapKey,
            "unwrapKey" => Self::UnwrapKey,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "KeyUsage", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NavigationFocusReset {
    AfterTransition,
    Manual,
}

impl NavigationFocusReset {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::AfterTransition => "after-transition",
            Self::Manual => "manual",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "after-transition" => Self::AfterTransition,
            "manual" => Self::Manual,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "NavigationFocusReset", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NavigationHistoryBehavior {
    Auto,
    Push,
    Replace,
}

impl NavigationHistoryBehavior {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Push => "push",
            Self::Replace => "replace",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "auto" => Self::Auto,
            "push" => Self::Push,
            "replace" => Self::Replace,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "NavigationHistoryBehavior", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NavigationScrollBehavior {
    AfterTransition,
    Manual,
}

impl NavigationScrollBehavior {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::AfterTransition => "after-transition",
            Self::Manual => "manual",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "after-transition" => Self::AfterTransition,
            "manual" => Self::Manual,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "NavigationScrollBehavior", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NavigationType {
    Push,
    Replace,
    Reload,
    Traverse,
}

impl NavigationType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Replace => "replace",
            Self::Reload => "reload",
            Self::Traverse => "traverse",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "push" => Self::Push,
            "replace" => Self::Replace,
            "reload" => Self::Reload,
            "traverse" => Self::Traverse,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "NavigationType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OffscreenRenderingContextId {
    N2d,
    Bitmaprenderer,
    Webgl,
    Webgl2,
    Webgpu,
}

impl OffscreenRenderingContextId {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::N2d => "2d",
            Self::Bitmaprenderer => "bitmaprenderer",
            Self::Webgl => "webgl",
            Self::Webgl2 => "webgl2",
            Self::Webgpu => "webgpu",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "2d" => Self::N2d,
            "bitmaprenderer" => Self::Bitmaprenderer,
            "webgl" => Self::Webgl,
            "webgl2" => Self::Webgl2,
            "webgpu" => Self::Webgpu,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "OffscreenRenderingContextId", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PermissionState {
    Granted,
    Denied,
    Prompt,
}

impl PermissionState {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Granted => "granted",
            Self::Denied => "denied",
            Self::Prompt => "prompt",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "granted" => Self::Granted,
            "denied" => Self::Denied,
            "prompt" => Self::Prompt,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "PermissionState", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PlaybackDirection {
    Normal,
    Reverse,
    Alternate,
    AlternateReverse,
}

impl PlaybackDirection {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Reverse => "reverse",
            Self::Alternate => "alternate",
            Self::AlternateReverse => "alternate-reverse",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "normal" => Self::Normal,
            "reverse" => Self::Reverse,
            "alternate" => Self::Alternate,
            "alternate-reverse" => Self::AlternateReverse,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "PlaybackDirection", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PredefinedColorSpace {
    Srgb,
    SrgbLinear,
    DisplayP3,
    DisplayP3Linear,
}

impl PredefinedColorSpace {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Srgb => "srgb",
            Self::SrgbLinear => "srgb-linear",
            Self::DisplayP3 => "display-p3",
            Self::DisplayP3Linear => "display-p3-linear",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "srgb" => Self::Srgb,
            "srgb-linear" => Self::SrgbLinear,
            "display-p3" => Self::DisplayP3,
            "display-p3-linear" => Self::DisplayP3Linear,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "PredefinedColorSpace", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PremultiplyAlpha {
    None,
    Premultiply,
    Default,
}

impl PremultiplyAlpha {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Premultiply => "premultiply",
            Self::Default => "default",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "none" => Self::None,
            "premultiply" => Self::Premultiply,
            "default" => Self::Default,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "PremultiplyAlpha", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ReadableStreamReaderMode {
    Byob,
}

impl ReadableStreamReaderMode {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Byob => "byob",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "byob" => Self::Byob,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ReadableStreamReaderMode", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ReadableStreamType {
    Bytes,
}

impl ReadableStreamType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Bytes => "bytes",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "bytes" => Self::Bytes,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ReadableStreamType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ReferrerPolicy {
    Empty,
    NoReferrer,
    NoReferrerWhenDowngrade,
    SameOrigin,
    Origin,
    StrictOrigin,
    OriginWhenCrossOrigin,
    StrictOriginWhenCrossOrigin,
    UnsafeUrl,
}

impl ReferrerPolicy {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "",
            Self::NoReferrer => "no-referrer",
            Self::NoReferrerWhenDowngrade => "no-referrer-when-downgrade",
            Self::SameOrigin => "same-origin",
            Self::Origin => "origin",
            Self::StrictOrigin => "strict-origin",
            Self::OriginWhenCrossOrigin => "origin-when-cross-origin",
            Self::StrictOriginWhenCrossOrigin => "strict-origin-when-cross-origin",
            Self::UnsafeUrl => "unsafe-url",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "" => Self::Empty,
            "no-referrer" => Self::NoReferrer,
            "no-referrer-when-downgrade" => Self::NoReferrerWhenDowngrade,
            "same-origin" => Self::SameOrigin,
            "origin" => Self::Origin,
            "strict-origin" => Self::StrictOrigin,
            "origin-when-cross-origin" => Self::OriginWhenCrossOrigin,
            "strict-origin-when-cross-origin" => Self::StrictOriginWhenCrossOrigin,
            "unsafe-url" => Self::UnsafeUrl,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ReferrerPolicy", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestCache {
    Default,
    NoStore,
    Reload,
    NoCache,
    ForceCache,
    OnlyIfCached,
}

impl RequestCache {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::NoStore => "no-store",
            Self::Reload => "reload",
            Self::NoCache => "no-cache",
            Self::ForceCache => "force-cache",
            Self::OnlyIfCached => "only-if-cached",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "default" => Self::Default,
            "no-store" => Self::NoStore,
            "reload" => Self::Reload,
            "no-cache" => Self::NoCache,
            "force-cache" => Self::ForceCache,
            "only-if-cached" => Self::OnlyIfCached,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestCache", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestCredentials {
    Omit,
    SameOrigin,
    Include,
}

impl RequestCredentials {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Omit => "omit",
            Self::SameOrigin => "same-origin",
            Self::Include => "include",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "omit" => Self::Omit,
            "same-origin" => Self::SameOrigin,
            "include" => Self::Include,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestCredentials", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestDestination {
    Empty,
    Audio,
    Audioworklet,
    Document,
    Embed,
    Font,
    Frame,
    Iframe,
    Image,
    Json,
    Manifest,
    Object,
    Paintworklet,
    Report,
    Script,
    Sharedworker,
    Style,
    Text,
    Track,
    Video,
    Worker,
    Xslt,
}

impl RequestDestination {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "",
            Self::Audio => "audio",
            Self::Audioworklet => "audioworklet",
            Self::Document => "document",
            Self::Embed => "embed",
            Self::Font => "font",
            Self::Frame => "frame",
            Self::Iframe => "iframe",
            Self::Image => "image",
            Self::Json => "json",
            Self::Manifest => "manifest",
            Self::Object => "object",
            Self::Paintworklet => "paintworklet",
            Self::Report => "report",
            Self::Script => "script",
            Self::Sharedworker => "sharedworker",
            Self::Style => "style",
            Self::Text => "text",
            Self::Track => "track",
            Self::Video => "video",
            Self::Worker => "worker",
            Self::Xslt => "xslt",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "" => Self::Empty,
            "audio" => Self::Audio,
            "audioworklet" => Self::Audioworklet,
            "document" => Self::Document,
            "embed" => Self::Embed,
            "font" => Self::Font,
            "frame" => Self::Frame,
            "iframe" => Self::Iframe,
            "image" => Self::Image,
            "json" => Self::Json,
            "manifest" => Self::Manifest,
            "object" => Self::Object,
            "paintworklet" => Self::Paintworklet,
            "report" => Self::Report,
            "script" => Self::Script,
            "sharedworker" => Self::Sharedworker,
            "style" => Self::Style,
            "text" => Self::Text,
            "track" => Self::Track,
            "video" => Self::Video,
            "worker" => Self::Worker,
            "xslt" => Self::Xslt,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestDestination", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestDuplex {
    Half,
}

impl RequestDuplex {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Half => "half",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "half" => Self::Half,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestDuplex", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestMode {
    Navigate,
    SameOrigin,
    NoCors,
    Cors,
}

impl RequestMode {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Navigate => "navigate",
            Self::SameOrigin => "same-origin",
            Self::NoCors => "no-cors",
            Self::Cors => "cors",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "navigate" => Self::Navigate,
            "same-origin" => Self::SameOrigin,
            "no-cors" => Self::NoCors,
            "cors" => Self::Cors,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestMode", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestPriority {
    High,
    Low,
    Auto,
}

impl RequestPriority {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::High => "high",
            Self::Low => "low",
            Self::Auto => "auto",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "high" => Self::High,
            "low" => Self::Low,
            "auto" => Self::Auto,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestPriority", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestRedirect {
    Follow,
    Error,
    Manual,
}

impl RequestRedirect {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Follow => "follow",
            Self::Error => "error",
            Self::Manual => "manual",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "follow" => Self::Follow,
            "error" => Self::Error,
            "manual" => Self::Manual,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "RequestRedirect", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ResizeObserverBoxOptions {
    BorderBox,
    ContentBox,
    DevicePixelContentBox,
}

impl ResizeObserverBoxOptions {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::BorderBox => "border-box",
            Self::ContentBox => "content-box",
            Self::DevicePixelContentBox => "device-pixel-content-box",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "border-box" => Self::BorderBox,
            "content-box" => Self::ContentBox,
            "device-pixel-content-box" => Self::DevicePixelContentBox,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ResizeObserverBoxOptions", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ResizeQuality {
    Pixelated,
    Low,
    Medium,
    High,
}

impl ResizeQuality {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Pixelated => "pixelated",
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "pixelated" => Self::Pixelated,
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ResizeQuality", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ResponseType {
    Basic,
    Cors,
    Default,
    Error,
    Opaque,
    Opaqueredirect,
}

impl ResponseType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Cors => "cors",
            Self::Default => "default",
            Self::Error => "error",
            Self::Opaque => "opaque",
            Self::Opaqueredirect => "opaqueredirect",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "basic" => Self::Basic,
            "cors" => Self::Cors,
            "default" => Self::Default,
            "error" => Self::Error,
            "opaque" => Self::Opaque,
            "opaqueredirect" => Self::Opaqueredirect,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ResponseType", at)),
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
pub(crate) enum ScrollRestoration {
    Auto,
    Manual,
}

impl ScrollRestoration {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Manual => "manual",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "auto" => Self::Auto,
            "manual" => Self::Manual,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ScrollRestoration", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SecurityPolicyViolationEventDisposition {
    Enforce,
    Report,
}

impl SecurityPolicyViolationEventDisposition {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Enforce => "enforce",
            Self::Report => "report",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "enforce" => Self::Enforce,
            "report" => Self::Report,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(
                cx,
                &text,
                "SecurityPolicyViolationEventDisposition",
                at,
            )),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SelectionMode {
    Select,
    Start,
    End,
    Preserve,
}

impl SelectionMode {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Select => "select",
            Self::Start => "start",
            Self::End => "end",
            Self::Preserve => "preserve",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "select" => Self::Select,
            "start" => Self::Start,
            "end" => Self::End,
            "preserve" => Self::Preserve,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "SelectionMode", at)),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TableKind {
    Externref,
    Anyfunc,
}

impl TableKind {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Externref => "externref",
            Self::Anyfunc => "anyfunc",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "externref" => Self::Externref,
            "anyfunc" => Self::Anyfunc,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "TableKind", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ValueType {
    I32,
    I64,
    F32,
    F64,
    V128,
    Externref,
    Anyfunc,
}

impl ValueType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::V128 => "v128",
            Self::Externref => "externref",
            Self::Anyfunc => "anyfunc",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "i32" => Self::I32,
            "i64" => Self::I64,
            "f32" => Self::F32,
            "f64" => Self::F64,
            "v128" => Self::V128,
            "externref" => Self::Externref,
            "anyfunc" => Self::Anyfunc,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "ValueType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum WorkerType {
    Classic,
    Module,
}

impl WorkerType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Module => "module",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "classic" => Self::Classic,
            "module" => Self::Module,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "WorkerType", at)),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum XMLHttpRequestResponseType {
    Empty,
    Arraybuffer,
    Blob,
    Document,
    Json,
    Text,
}

impl XMLHttpRequestResponseType {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "",
            Self::Arraybuffer => "arraybuffer",
            Self::Blob => "blob",
            Self::Document => "document",
            Self::Json => "json",
            Self::Text => "text",
        }
    }

    pub(crate) fn from_text(text: &DomString) -> Option<Self> {
        Some(match text.as_str()? {
            "" => Self::Empty,
            "arraybuffer" => Self::Arraybuffer,
            "blob" => Self::Blob,
            "document" => Self::Document,
            "json" => Self::Json,
            "text" => Self::Text,
            _ => return None,
        })
    }

    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        let text = convert::dom_string(cx, value)?;
        match Self::from_text(&text) {
            Some(value) => Ok(value),
            None => Err(convert::no_such_value(cx, &text, "XMLHttpRequestResponseType", at)),
        }
    }
}
