// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Debug)]
pub(crate) enum AddEventListenerOptionsOrBoolean {
    AddEventListenerOptions(AddEventListenerOptions),
    Boolean(bool),
}

impl AddEventListenerOptionsOrBoolean {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::AddEventListenerOptions(AddEventListenerOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::AddEventListenerOptions(AddEventListenerOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_bool() {
            return Ok(Self::Boolean(value.to_boolean()));
        }
        return Ok(Self::Boolean(value.to_boolean()));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum AlgorithmIdentifier {
    Object(Value),
    DomString(DomString),
}

impl AlgorithmIdentifier {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_object() {
            return Ok(Self::Object(convert::object(cx, value, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum BlobPart {
    BufferSource(Value),
    Blob(Value),
    UsvString(String),
}

impl BlobPart {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_buffer(cx, value, Buffer::BufferSource) {
            return Ok(Self::BufferSource(convert::buffer(
                cx,
                value,
                Buffer::BufferSource,
                false,
                false,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::Blob) {
            return Ok(Self::Blob(convert::interface(cx, value, Interface::Blob, at)?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum BodyInit {
    ReadableStream(Value),
    Blob(Value),
    BufferSource(Value),
    FormData(Value),
    URLSearchParams(Value),
    UsvString(String),
}

impl BodyInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::ReadableStream) {
            return Ok(Self::ReadableStream(convert::interface(
                cx,
                value,
                Interface::ReadableStream,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::Blob) {
            return Ok(Self::Blob(convert::interface(cx, value, Interface::Blob, at)?));
        }
        if convert::is_buffer(cx, value, Buffer::BufferSource) {
            return Ok(Self::BufferSource(convert::buffer(
                cx,
                value,
                Buffer::BufferSource,
                false,
                false,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::FormData) {
            return Ok(Self::FormData(convert::interface(cx, value, Interface::FormData, at)?));
        }
        if receiver::is(cx, value, Interface::URLSearchParams) {
            return Ok(Self::URLSearchParams(convert::interface(
                cx,
                value,
                Interface::URLSearchParams,
                at,
            )?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum BooleanOrImportNodeOptions {
    Boolean(bool),
    ImportNodeOptions(ImportNodeOptions),
}

impl BooleanOrImportNodeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::ImportNodeOptions(ImportNodeOptions::from_value(cx, value, at)?));
        }
        if value.is_object() {
            return Ok(Self::ImportNodeOptions(ImportNodeOptions::from_value(cx, value, at)?));
        }
        if value.is_bool() {
            return Ok(Self::Boolean(value.to_boolean()));
        }
        return Ok(Self::Boolean(value.to_boolean()));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum BooleanOrScrollIntoViewOptions {
    Boolean(bool),
    ScrollIntoViewOptions(ScrollIntoViewOptions),
}

impl BooleanOrScrollIntoViewOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::ScrollIntoViewOptions(ScrollIntoViewOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::ScrollIntoViewOptions(ScrollIntoViewOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_bool() {
            return Ok(Self::Boolean(value.to_boolean()));
        }
        return Ok(Self::Boolean(value.to_boolean()));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum BooleanOrUnrestrictedOrDomString {
    Boolean(bool),
    Unrestricted(f64),
    DomString(DomString),
}

impl BooleanOrUnrestrictedOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_bool() {
            return Ok(Self::Boolean(value.to_boolean()));
        }
        if value.is_number() {
            return Ok(Self::Unrestricted(convert::unrestricted_double(cx, value, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::Boolean(value) => cx.boolean(value),
            Self::Unrestricted(value) => cx.number(value),
            Self::DomString(value) => cx.js_string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum BufferSourceOrJsonWebKey {
    BufferSource(Value),
    JsonWebKey(JsonWebKey),
}

impl BufferSourceOrJsonWebKey {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::JsonWebKey(JsonWebKey::from_value(cx, value, at)?));
        }
        if convert::is_buffer(cx, value, Buffer::BufferSource) {
            return Ok(Self::BufferSource(convert::buffer(
                cx,
                value,
                Buffer::BufferSource,
                false,
                false,
                at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::JsonWebKey(JsonWebKey::from_value(cx, value, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum CanvasImageSource {
    HTMLImageElement(NodeId),
    SVGImageElement(NodeId),
    HTMLVideoElement(NodeId),
    HTMLCanvasElement(NodeId),
    ImageBitmap(Value),
    OffscreenCanvas(Value),
}

impl CanvasImageSource {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLImageElement) {
            return Ok(Self::HTMLImageElement(convert::node(
                cx,
                value,
                Interface::HTMLImageElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::SVGImageElement) {
            return Ok(Self::SVGImageElement(convert::node(
                cx,
                value,
                Interface::SVGImageElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::HTMLVideoElement) {
            return Ok(Self::HTMLVideoElement(convert::node(
                cx,
                value,
                Interface::HTMLVideoElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::HTMLCanvasElement) {
            return Ok(Self::HTMLCanvasElement(convert::node(
                cx,
                value,
                Interface::HTMLCanvasElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::ImageBitmap) {
            return Ok(Self::ImageBitmap(convert::interface(
                cx,
                value,
                Interface::ImageBitmap,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::OffscreenCanvas) {
            return Ok(Self::OffscreenCanvas(convert::interface(
                cx,
                value,
                Interface::OffscreenCanvas,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum CustomElementConstructorOrUndefined {
    CustomElementConstructor(Value),
    Undefined(()),
}

impl CustomElementConstructorOrUndefined {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_undefined() {
            return Ok(Self::Undefined(convert::undefined(cx, value, at)?));
        }
        if value.is_function() {
            return Ok(Self::CustomElementConstructor(convert::callback_function(cx, value, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::CustomElementConstructor(value) => value,
            Self::Undefined(value) => {
                let () = value;
                cx.undefined()
            }
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUsvString {
    Document(NodeId),
    Blob(Value),
    BufferSource(Value),
    FormData(Value),
    URLSearchParams(Value),
    UsvString(String),
}

impl DocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUsvString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Document) {
            return Ok(Self::Document(convert::node(cx, value, Interface::Document, at)?));
        }
        if receiver::is(cx, value, Interface::Blob) {
            return Ok(Self::Blob(convert::interface(cx, value, Interface::Blob, at)?));
        }
        if convert::is_buffer(cx, value, Buffer::BufferSource) {
            return Ok(Self::BufferSource(convert::buffer(
                cx,
                value,
                Buffer::BufferSource,
                false,
                false,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::FormData) {
            return Ok(Self::FormData(convert::interface(cx, value, Interface::FormData, at)?));
        }
        if receiver::is(cx, value, Interface::URLSearchParams) {
            return Ok(Self::URLSearchParams(convert::interface(
                cx,
                value,
                Interface::URLSearchParams,
                at,
            )?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DomStringOrArrayBuffer {
    DomString(DomString),
    ArrayBuffer(Value),
}

impl DomStringOrArrayBuffer {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_buffer(cx, value, Buffer::ArrayBuffer) {
            return Ok(Self::ArrayBuffer(convert::buffer(
                cx,
                value,
                Buffer::ArrayBuffer,
                false,
                false,
                at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::DomString(value) => cx.js_string(&value),
            Self::ArrayBuffer(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DomStringOrDouble {
    DomString(DomString),
    Double(f64),
}

impl DomStringOrDouble {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_number() {
            return Ok(Self::Double(convert::double(cx, value, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DomStringOrElementCreationOptions {
    DomString(DomString),
    ElementCreationOptions(ElementCreationOptions),
}

impl DomStringOrElementCreationOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::ElementCreationOptions(ElementCreationOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::ElementCreationOptions(ElementCreationOptions::from_value(
                cx, value, at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DomStringOrPerformanceMeasureOptions {
    DomString(DomString),
    PerformanceMeasureOptions(PerformanceMeasureOptions),
}

impl DomStringOrPerformanceMeasureOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::PerformanceMeasureOptions(PerformanceMeasureOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::PerformanceMeasureOptions(PerformanceMeasureOptions::from_value(
                cx, value, at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DomStringOrSequenceOfUnrestricted {
    DomString(DomString),
    SequenceOfUnrestricted(Vec<f64>),
}

impl DomStringOrSequenceOfUnrestricted {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_iterable(cx, value)? {
            return Ok(Self::SequenceOfUnrestricted(convert::sequence(
                cx,
                value,
                at,
                |cx, value, at| Ok(convert::unrestricted_double(cx, value, at)?),
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DomStringOrTrustedScriptURL {
    DomString(DomString),
    TrustedScriptURL(Value),
}

impl DomStringOrTrustedScriptURL {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedScriptURL) {
            return Ok(Self::TrustedScriptURL(convert::interface(
                cx,
                value,
                Interface::TrustedScriptURL,
                at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::DomString(value) => cx.js_string(&value),
            Self::TrustedScriptURL(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum DoubleOrSequenceOfDouble {
    Double(f64),
    SequenceOfDouble(Vec<f64>),
}

impl DoubleOrSequenceOfDouble {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_iterable(cx, value)? {
            return Ok(Self::SequenceOfDouble(convert::sequence(
                cx,
                value,
                at,
                |cx, value, at| Ok(convert::double(cx, value, at)?),
            )?));
        }
        if value.is_number() {
            return Ok(Self::Double(convert::double(cx, value, at)?));
        }
        return Ok(Self::Double(convert::double(cx, value, at)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ElementOrDocument {
    Element(NodeId),
    Document(NodeId),
}

impl ElementOrDocument {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Element) {
            return Ok(Self::Element(convert::node(cx, value, Interface::Element, at)?));
        }
        if receiver::is(cx, value, Interface::Document) {
            return Ok(Self::Document(convert::node(cx, value, Interface::Document, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::Element(value) => wrappers::wrap(cx, value)?,
            Self::Document(value) => wrappers::wrap(cx, value)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ElementOrProcessingInstruction {
    Element(NodeId),
    ProcessingInstruction(NodeId),
}

impl ElementOrProcessingInstruction {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Element) {
            return Ok(Self::Element(convert::node(cx, value, Interface::Element, at)?));
        }
        if receiver::is(cx, value, Interface::ProcessingInstruction) {
            return Ok(Self::ProcessingInstruction(convert::node(
                cx,
                value,
                Interface::ProcessingInstruction,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::Element(value) => wrappers::wrap(cx, value)?,
            Self::ProcessingInstruction(value) => wrappers::wrap(cx, value)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ElementOrText {
    Element(NodeId),
    Text(NodeId),
}

impl ElementOrText {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Element) {
            return Ok(Self::Element(convert::node(cx, value, Interface::Element, at)?));
        }
        if receiver::is(cx, value, Interface::Text) {
            return Ok(Self::Text(convert::node(cx, value, Interface::Text, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum EventListenerOptionsOrBoolean {
    EventListenerOptions(EventListenerOptions),
    Boolean(bool),
}

impl EventListenerOptionsOrBoolean {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::EventListenerOptions(EventListenerOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::EventListenerOptions(EventListenerOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_bool() {
            return Ok(Self::Boolean(value.to_boolean()));
        }
        return Ok(Self::Boolean(value.to_boolean()));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum EventOrUndefined {
    Event(Value),
    Undefined(()),
}

impl EventOrUndefined {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_undefined() {
            return Ok(Self::Undefined(convert::undefined(cx, value, at)?));
        }
        if receiver::is(cx, value, Interface::Event) {
            return Ok(Self::Event(convert::interface(cx, value, Interface::Event, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::Event(value) => value,
            Self::Undefined(value) => {
                let () = value;
                cx.undefined()
            }
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum FileOrUsvStringOrFormData {
    File(Value),
    UsvString(String),
    FormData(Value),
}

impl FileOrUsvStringOrFormData {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::File) {
            return Ok(Self::File(convert::interface(cx, value, Interface::File, at)?));
        }
        if receiver::is(cx, value, Interface::FormData) {
            return Ok(Self::FormData(convert::interface(cx, value, Interface::FormData, at)?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum FormDataEntryValue {
    File(Value),
    UsvString(String),
}

impl FormDataEntryValue {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::File) {
            return Ok(Self::File(convert::interface(cx, value, Interface::File, at)?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::File(value) => value,
            Self::UsvString(value) => cx.string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HTMLCanvasElementOrOffscreenCanvas {
    HTMLCanvasElement(NodeId),
    OffscreenCanvas(Value),
}

impl HTMLCanvasElementOrOffscreenCanvas {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLCanvasElement) {
            return Ok(Self::HTMLCanvasElement(convert::node(
                cx,
                value,
                Interface::HTMLCanvasElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::OffscreenCanvas) {
            return Ok(Self::OffscreenCanvas(convert::interface(
                cx,
                value,
                Interface::OffscreenCanvas,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::HTMLCanvasElement(value) => wrappers::wrap(cx, value)?,
            Self::OffscreenCanvas(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HTMLCollectionOrElement {
    HTMLCollection(Value),
    Element(NodeId),
}

impl HTMLCollectionOrElement {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLCollection) {
            return Ok(Self::HTMLCollection(convert::interface(
                cx,
                value,
                Interface::HTMLCollection,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::Element) {
            return Ok(Self::Element(convert::node(cx, value, Interface::Element, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::HTMLCollection(value) => value,
            Self::Element(value) => wrappers::wrap(cx, value)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HTMLElementOrLong {
    HTMLElement(NodeId),
    Long(i32),
}

impl HTMLElementOrLong {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLElement) {
            return Ok(Self::HTMLElement(convert::node(cx, value, Interface::HTMLElement, at)?));
        }
        if value.is_number() {
            return Ok(Self::Long(convert::long(cx, value, Range::Wrap, at)?));
        }
        return Ok(Self::Long(convert::long(cx, value, Range::Wrap, at)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HTMLOptionElementOrHTMLOptGroupElement {
    HTMLOptionElement(NodeId),
    HTMLOptGroupElement(NodeId),
}

impl HTMLOptionElementOrHTMLOptGroupElement {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLOptionElement) {
            return Ok(Self::HTMLOptionElement(convert::node(
                cx,
                value,
                Interface::HTMLOptionElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::HTMLOptGroupElement) {
            return Ok(Self::HTMLOptGroupElement(convert::node(
                cx,
                value,
                Interface::HTMLOptGroupElement,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HTMLOrSVGImageElement {
    HTMLImageElement(NodeId),
    SVGImageElement(NodeId),
}

impl HTMLOrSVGImageElement {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLImageElement) {
            return Ok(Self::HTMLImageElement(convert::node(
                cx,
                value,
                Interface::HTMLImageElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::SVGImageElement) {
            return Ok(Self::SVGImageElement(convert::node(
                cx,
                value,
                Interface::SVGImageElement,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HTMLOrSVGScriptElement {
    HTMLScriptElement(NodeId),
    SVGScriptElement(NodeId),
}

impl HTMLOrSVGScriptElement {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLScriptElement) {
            return Ok(Self::HTMLScriptElement(convert::node(
                cx,
                value,
                Interface::HTMLScriptElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::SVGScriptElement) {
            return Ok(Self::SVGScriptElement(convert::node(
                cx,
                value,
                Interface::SVGScriptElement,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::HTMLScriptElement(value) => wrappers::wrap(cx, value)?,
            Self::SVGScriptElement(value) => wrappers::wrap(cx, value)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum HeadersInit {
    SequenceOfSequenceOfByteString(Vec<Vec<Vec<u8>>>),
    RecordOfByteString(Vec<(Vec<u8>, Vec<u8>)>),
}

impl HeadersInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_iterable(cx, value)? {
            return Ok(Self::SequenceOfSequenceOfByteString(convert::sequence(
                cx,
                value,
                at,
                |cx, value, at| {
                    Ok(convert::sequence(cx, value, at, |cx, value, at| {
                        Ok(convert::byte_string(cx, value, at)?)
                    })?)
                },
            )?));
        }
        if value.is_object() {
            return Ok(Self::RecordOfByteString(convert::record(
                cx,
                value,
                at,
                |cx, key, at| Ok(convert::byte_string(cx, key, at)?),
                |cx, value, at| Ok(convert::byte_string(cx, value, at)?),
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ImageBitmapSource {
    HTMLImageElement(NodeId),
    SVGImageElement(NodeId),
    HTMLVideoElement(NodeId),
    HTMLCanvasElement(NodeId),
    ImageBitmap(Value),
    OffscreenCanvas(Value),
    Blob(Value),
    ImageData(Value),
}

impl ImageBitmapSource {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::HTMLImageElement) {
            return Ok(Self::HTMLImageElement(convert::node(
                cx,
                value,
                Interface::HTMLImageElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::SVGImageElement) {
            return Ok(Self::SVGImageElement(convert::node(
                cx,
                value,
                Interface::SVGImageElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::HTMLVideoElement) {
            return Ok(Self::HTMLVideoElement(convert::node(
                cx,
                value,
                Interface::HTMLVideoElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::HTMLCanvasElement) {
            return Ok(Self::HTMLCanvasElement(convert::node(
                cx,
                value,
                Interface::HTMLCanvasElement,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::ImageBitmap) {
            return Ok(Self::ImageBitmap(convert::interface(
                cx,
                value,
                Interface::ImageBitmap,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::OffscreenCanvas) {
            return Ok(Self::OffscreenCanvas(convert::interface(
                cx,
                value,
                Interface::OffscreenCanvas,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::Blob) {
            return Ok(Self::Blob(convert::interface(cx, value, Interface::Blob, at)?));
        }
        if receiver::is(cx, value, Interface::ImageData) {
            return Ok(Self::ImageData(convert::interface(cx, value, Interface::ImageData, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ImageDataArray {
    Uint8ClampedArray(Value),
    Float16Array(Value),
}

impl ImageDataArray {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_buffer(cx, value, Buffer::Uint8ClampedArray) {
            return Ok(Self::Uint8ClampedArray(convert::buffer(
                cx,
                value,
                Buffer::Uint8ClampedArray,
                false,
                false,
                at,
            )?));
        }
        if convert::is_buffer(cx, value, Buffer::Float16Array) {
            return Ok(Self::Float16Array(convert::buffer(
                cx,
                value,
                Buffer::Float16Array,
                false,
                false,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::Uint8ClampedArray(value) => value,
            Self::Float16Array(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum MediaListOrDomString {
    MediaList(Value),
    DomString(DomString),
}

impl MediaListOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::MediaList) {
            return Ok(Self::MediaList(convert::interface(cx, value, Interface::MediaList, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum MessageEventSource {
    WindowProxy(Value),
    MessagePort(Value),
}

impl MessageEventSource {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is_window(cx, value) {
            return Ok(Self::WindowProxy(convert::window_proxy(cx, value, at)?));
        }
        if receiver::is(cx, value, Interface::MessagePort) {
            return Ok(Self::MessagePort(convert::interface(
                cx,
                value,
                Interface::MessagePort,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::WindowProxy(value) => value,
            Self::MessagePort(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum NodeOrDomString {
    Node(NodeId),
    DomString(DomString),
}

impl NodeOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Node) {
            return Ok(Self::Node(convert::node(cx, value, Interface::Node, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ObservableInspectorUnion {
    ObservableSubscriptionCallback(Value),
    ObservableInspector(ObservableInspector),
}

impl ObservableInspectorUnion {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::ObservableInspector(ObservableInspector::from_value(cx, value, at)?));
        }
        if value.is_function() {
            return Ok(Self::ObservableSubscriptionCallback(convert::callback_function(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::ObservableInspector(ObservableInspector::from_value(cx, value, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ObserverUnion {
    ObservableSubscriptionCallback(Value),
    SubscriptionObserver(SubscriptionObserver),
}

impl ObserverUnion {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SubscriptionObserver(SubscriptionObserver::from_value(
                cx, value, at,
            )?));
        }
        if value.is_function() {
            return Ok(Self::ObservableSubscriptionCallback(convert::callback_function(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::SubscriptionObserver(SubscriptionObserver::from_value(
                cx, value, at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum OffscreenRenderingContext {
    OffscreenCanvasRenderingContext2D(Value),
    ImageBitmapRenderingContext(Value),
}

impl OffscreenRenderingContext {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::OffscreenCanvasRenderingContext2D) {
            return Ok(Self::OffscreenCanvasRenderingContext2D(convert::interface(
                cx,
                value,
                Interface::OffscreenCanvasRenderingContext2D,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::ImageBitmapRenderingContext) {
            return Ok(Self::ImageBitmapRenderingContext(convert::interface(
                cx,
                value,
                Interface::ImageBitmapRenderingContext,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::OffscreenCanvasRenderingContext2D(value) => value,
            Self::ImageBitmapRenderingContext(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum RadioNodeListOrElement {
    RadioNodeList(Value),
    Element(NodeId),
}

impl RadioNodeListOrElement {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::RadioNodeList) {
            return Ok(Self::RadioNodeList(convert::interface(
                cx,
                value,
                Interface::RadioNodeList,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::Element) {
            return Ok(Self::Element(convert::node(cx, value, Interface::Element, at)?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::RadioNodeList(value) => value,
            Self::Element(value) => wrappers::wrap(cx, value)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum ReadableStreamReader {
    ReadableStreamDefaultReader(Value),
    ReadableStreamBYOBReader(Value),
}

impl ReadableStreamReader {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::ReadableStreamDefaultReader) {
            return Ok(Self::ReadableStreamDefaultReader(convert::interface(
                cx,
                value,
                Interface::ReadableStreamDefaultReader,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::ReadableStreamBYOBReader) {
            return Ok(Self::ReadableStreamBYOBReader(convert::interface(
                cx,
                value,
                Interface::ReadableStreamBYOBReader,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::ReadableStreamDefaultReader(value) => value,
            Self::ReadableStreamBYOBReader(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum RenderingContext {
    CanvasRenderingContext2D(Value),
    ImageBitmapRenderingContext(Value),
}

impl RenderingContext {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::CanvasRenderingContext2D) {
            return Ok(Self::CanvasRenderingContext2D(convert::interface(
                cx,
                value,
                Interface::CanvasRenderingContext2D,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::ImageBitmapRenderingContext) {
            return Ok(Self::ImageBitmapRenderingContext(convert::interface(
                cx,
                value,
                Interface::ImageBitmapRenderingContext,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::CanvasRenderingContext2D(value) => value,
            Self::ImageBitmapRenderingContext(value) => value,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum RequestInfo {
    Request(Value),
    UsvString(String),
}

impl RequestInfo {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Request) {
            return Ok(Self::Request(convert::interface(cx, value, Interface::Request, at)?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SanitizerAttribute {
    DomString(DomString),
    SanitizerAttributeNamespace(SanitizerAttributeNamespace),
}

impl SanitizerAttribute {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SanitizerAttributeNamespace(SanitizerAttributeNamespace::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::SanitizerAttributeNamespace(SanitizerAttributeNamespace::from_value(
                cx, value, at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::DomString(value) => cx.js_string(&value),
            Self::SanitizerAttributeNamespace(value) => value.into_value(cx)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SanitizerConfigOrSanitizerPresets {
    SanitizerConfig(SanitizerConfig),
    SanitizerPresets(SanitizerPresets),
}

impl SanitizerConfigOrSanitizerPresets {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SanitizerConfig(SanitizerConfig::from_value(cx, value, at)?));
        }
        if value.is_object() {
            return Ok(Self::SanitizerConfig(SanitizerConfig::from_value(cx, value, at)?));
        }
        return Ok(Self::SanitizerPresets(SanitizerPresets::from_value(cx, value, at)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SanitizerElement {
    DomString(DomString),
    SanitizerElementNamespace(SanitizerElementNamespace),
}

impl SanitizerElement {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SanitizerElementNamespace(SanitizerElementNamespace::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::SanitizerElementNamespace(SanitizerElementNamespace::from_value(
                cx, value, at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::DomString(value) => cx.js_string(&value),
            Self::SanitizerElementNamespace(value) => value.into_value(cx)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SanitizerElementWithAttributes {
    DomString(DomString),
    SanitizerElementNamespaceWithAttributes(SanitizerElementNamespaceWithAttributes),
}

impl SanitizerElementWithAttributes {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SanitizerElementNamespaceWithAttributes(
                SanitizerElementNamespaceWithAttributes::from_value(cx, value, at)?,
            ));
        }
        if value.is_object() {
            return Ok(Self::SanitizerElementNamespaceWithAttributes(
                SanitizerElementNamespaceWithAttributes::from_value(cx, value, at)?,
            ));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::DomString(value) => cx.js_string(&value),
            Self::SanitizerElementNamespaceWithAttributes(value) => value.into_value(cx)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SanitizerOrSanitizerConfigOrSanitizerPresets {
    Sanitizer(Value),
    SanitizerConfig(SanitizerConfig),
    SanitizerPresets(SanitizerPresets),
}

impl SanitizerOrSanitizerConfigOrSanitizerPresets {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SanitizerConfig(SanitizerConfig::from_value(cx, value, at)?));
        }
        if receiver::is(cx, value, Interface::Sanitizer) {
            return Ok(Self::Sanitizer(convert::interface(cx, value, Interface::Sanitizer, at)?));
        }
        if value.is_object() {
            return Ok(Self::SanitizerConfig(SanitizerConfig::from_value(cx, value, at)?));
        }
        return Ok(Self::SanitizerPresets(SanitizerPresets::from_value(cx, value, at)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SanitizerPI {
    DomString(DomString),
    SanitizerProcessingInstruction(SanitizerProcessingInstruction),
}

impl SanitizerPI {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::SanitizerProcessingInstruction(
                SanitizerProcessingInstruction::from_value(cx, value, at)?,
            ));
        }
        if value.is_object() {
            return Ok(Self::SanitizerProcessingInstruction(
                SanitizerProcessingInstruction::from_value(cx, value, at)?,
            ));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::DomString(value) => cx.js_string(&value),
            Self::SanitizerProcessingInstruction(value) => value.into_value(cx)?,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString {
    SequenceOfSequenceOfUsvString(Vec<Vec<String>>),
    RecordOfUsvString(Vec<(String, String)>),
    UsvString(String),
}

impl SequenceOfSequenceOfUsvStringOrRecordOfUsvStringOrUsvString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if convert::is_iterable(cx, value)? {
            return Ok(Self::SequenceOfSequenceOfUsvString(convert::sequence(
                cx,
                value,
                at,
                |cx, value, at| {
                    Ok(convert::sequence(cx, value, at, |cx, value, at| {
                        Ok(convert::usv_string(cx, value)?)
                    })?)
                },
            )?));
        }
        if value.is_object() {
            return Ok(Self::RecordOfUsvString(convert::record(
                cx,
                value,
                at,
                |cx, key, at| Ok(convert::usv_string(cx, key)?),
                |cx, value, at| Ok(convert::usv_string(cx, value)?),
            )?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TimerHandler {
    DomString(DomString),
    Function(Value),
    TrustedScript(Value),
}

impl TimerHandler {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedScript) {
            return Ok(Self::TrustedScript(convert::interface(
                cx,
                value,
                Interface::TrustedScript,
                at,
            )?));
        }
        if value.is_function() {
            return Ok(Self::Function(convert::callback_function(cx, value, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TogglePopoverOptionsOrBoolean {
    TogglePopoverOptions(TogglePopoverOptions),
    Boolean(bool),
}

impl TogglePopoverOptionsOrBoolean {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::TogglePopoverOptions(TogglePopoverOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::TogglePopoverOptions(TogglePopoverOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_bool() {
            return Ok(Self::Boolean(value.to_boolean()));
        }
        return Ok(Self::Boolean(value.to_boolean()));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedHTMLOrDomString {
    TrustedHTML(Value),
    DomString(DomString),
}

impl TrustedHTMLOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedHTML) {
            return Ok(Self::TrustedHTML(convert::interface(
                cx,
                value,
                Interface::TrustedHTML,
                at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::TrustedHTML(value) => value,
            Self::DomString(value) => cx.js_string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedHTMLOrDomStringOrNull {
    TrustedHTML(Value),
    DomStringOrNull(DomString),
}

impl TrustedHTMLOrDomStringOrNull {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedHTML) {
            return Ok(Self::TrustedHTML(convert::interface(
                cx,
                value,
                Interface::TrustedHTML,
                at,
            )?));
        }
        return Ok(Self::DomStringOrNull(convert::dom_string_or_null(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::TrustedHTML(value) => value,
            Self::DomStringOrNull(value) => cx.js_string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString {
    TrustedHTML(Value),
    TrustedScript(Value),
    TrustedScriptURL(Value),
    DomString(DomString),
}

impl TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedHTML) {
            return Ok(Self::TrustedHTML(convert::interface(
                cx,
                value,
                Interface::TrustedHTML,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::TrustedScript) {
            return Ok(Self::TrustedScript(convert::interface(
                cx,
                value,
                Interface::TrustedScript,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::TrustedScriptURL) {
            return Ok(Self::TrustedScriptURL(convert::interface(
                cx,
                value,
                Interface::TrustedScriptURL,
                at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedScriptOrDomString {
    TrustedScript(Value),
    DomString(DomString),
}

impl TrustedScriptOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedScript) {
            return Ok(Self::TrustedScript(convert::interface(
                cx,
                value,
                Interface::TrustedScript,
                at,
            )?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::TrustedScript(value) => value,
            Self::DomString(value) => cx.js_string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedScriptOrDomStringOrNull {
    TrustedScript(Value),
    DomStringOrNull(DomString),
}

impl TrustedScriptOrDomStringOrNull {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedScript) {
            return Ok(Self::TrustedScript(convert::interface(
                cx,
                value,
                Interface::TrustedScript,
                at,
            )?));
        }
        return Ok(Self::DomStringOrNull(convert::dom_string_or_null(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::TrustedScript(value) => value,
            Self::DomStringOrNull(value) => cx.js_string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedScriptURLOrUsvString {
    TrustedScriptURL(Value),
    UsvString(String),
}

impl TrustedScriptURLOrUsvString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedScriptURL) {
            return Ok(Self::TrustedScriptURL(convert::interface(
                cx,
                value,
                Interface::TrustedScriptURL,
                at,
            )?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::TrustedScriptURL(value) => value,
            Self::UsvString(value) => cx.string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum TrustedType {
    TrustedHTML(Value),
    TrustedScript(Value),
    TrustedScriptURL(Value),
}

impl TrustedType {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::TrustedHTML) {
            return Ok(Self::TrustedHTML(convert::interface(
                cx,
                value,
                Interface::TrustedHTML,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::TrustedScript) {
            return Ok(Self::TrustedScript(convert::interface(
                cx,
                value,
                Interface::TrustedScript,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::TrustedScriptURL) {
            return Ok(Self::TrustedScriptURL(convert::interface(
                cx,
                value,
                Interface::TrustedScriptURL,
                at,
            )?));
        }
        Err(convert::no_union_member(cx, at))
    }
}

#[derive(Clone, Debug)]
pub(crate) enum UnrestrictedOrDomString {
    Unrestricted(f64),
    DomString(DomString),
}

impl UnrestrictedOrDomString {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_number() {
            return Ok(Self::Unrestricted(convert::unrestricted_double(cx, value, at)?));
        }
        return Ok(Self::DomString(convert::dom_string(cx, value)?));
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        Ok(match self {
            Self::Unrestricted(value) => cx.number(value),
            Self::DomString(value) => cx.js_string(&value),
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum UnrestrictedOrKeyframeAnimationOptions {
    Unrestricted(f64),
    KeyframeAnimationOptions(KeyframeAnimationOptions),
}

impl UnrestrictedOrKeyframeAnimationOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::KeyframeAnimationOptions(KeyframeAnimationOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::KeyframeAnimationOptions(KeyframeAnimationOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_number() {
            return Ok(Self::Unrestricted(convert::unrestricted_double(cx, value, at)?));
        }
        return Ok(Self::Unrestricted(convert::unrestricted_double(cx, value, at)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum UnrestrictedOrKeyframeEffectOptions {
    Unrestricted(f64),
    KeyframeEffectOptions(KeyframeEffectOptions),
}

impl UnrestrictedOrKeyframeEffectOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if value.is_nullish() {
            return Ok(Self::KeyframeEffectOptions(KeyframeEffectOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_object() {
            return Ok(Self::KeyframeEffectOptions(KeyframeEffectOptions::from_value(
                cx, value, at,
            )?));
        }
        if value.is_number() {
            return Ok(Self::Unrestricted(convert::unrestricted_double(cx, value, at)?));
        }
        return Ok(Self::Unrestricted(convert::unrestricted_double(cx, value, at)?));
    }
}

#[derive(Clone, Debug)]
pub(crate) enum XMLHttpRequestBodyInit {
    Blob(Value),
    BufferSource(Value),
    FormData(Value),
    URLSearchParams(Value),
    UsvString(String),
}

impl XMLHttpRequestBodyInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        if receiver::is(cx, value, Interface::Blob) {
            return Ok(Self::Blob(convert::interface(cx, value, Interface::Blob, at)?));
        }
        if convert::is_buffer(cx, value, Buffer::BufferSource) {
            return Ok(Self::BufferSource(convert::buffer(
                cx,
                value,
                Buffer::BufferSource,
                false,
                false,
                at,
            )?));
        }
        if receiver::is(cx, value, Interface::FormData) {
            return Ok(Self::FormData(convert::interface(cx, value, Interface::FormData, at)?));
        }
        if receiver::is(cx, value, Interface::URLSearchParams) {
            return Ok(Self::URLSearchParams(convert::interface(
                cx,
                value,
                Interface::URLSearchParams,
                at,
            )?));
        }
        return Ok(Self::UsvString(convert::usv_string(cx, value)?));
    }
}
