// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::prelude::*;

#[derive(Clone, Debug)]
pub(crate) struct AddEventListenerOptions {
    pub(crate) base: EventListenerOptions,
    pub(crate) once: bool,
    pub(crate) passive: Option<bool>,
    pub(crate) signal: Option<Value>,
}

impl AddEventListenerOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "AddEventListenerOptions", at)?;
        let base = EventListenerOptions::from_value(cx, value, at)?;
        let at = at.member("AddEventListenerOptions", "once");
        let once = match dictionaries::get(cx, value, "once")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("AddEventListenerOptions", "passive");
        let passive = match dictionaries::get(cx, value, "passive")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("AddEventListenerOptions", "signal");
        let signal = match dictionaries::get(cx, value, "signal")? {
            value if value.is_undefined() => None,
            value => Some(convert::interface(cx, &value, Interface::AbortSignal, at)?),
        };
        Ok(Self { base, once, passive, signal })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct AnimationEventInit {
    pub(crate) base: EventInit,
    pub(crate) animation: Option<Value>,
    pub(crate) animation_name: DomString,
    pub(crate) elapsed_time: f64,
    pub(crate) pseudo_element: DomString,
}

impl AnimationEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "AnimationEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("AnimationEventInit", "animation");
        let animation = match dictionaries::get(cx, value, "animation")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::CSSAnimation, at)?),
            },
        };
        let at = at.member("AnimationEventInit", "animationName");
        let animation_name = match dictionaries::get(cx, value, "animationName")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("AnimationEventInit", "elapsedTime");
        let elapsed_time = match dictionaries::get(cx, value, "elapsedTime")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("AnimationEventInit", "pseudoElement");
        let pseudo_element = match dictionaries::get(cx, value, "pseudoElement")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { base, animation, animation_name, elapsed_time, pseudo_element })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct AnimationPlaybackEventInit {
    pub(crate) base: EventInit,
    pub(crate) current_time: Option<f64>,
    pub(crate) timeline_time: Option<f64>,
}

impl AnimationPlaybackEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "AnimationPlaybackEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("AnimationPlaybackEventInit", "currentTime");
        let current_time = match dictionaries::get(cx, value, "currentTime")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::double(cx, value, at)?),
            },
        };
        let at = at.member("AnimationPlaybackEventInit", "timelineTime");
        let timeline_time = match dictionaries::get(cx, value, "timelineTime")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::double(cx, value, at)?),
            },
        };
        Ok(Self { base, current_time, timeline_time })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct AssignedNodesOptions {
    pub(crate) flatten: bool,
}

impl AssignedNodesOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "AssignedNodesOptions", at)?;
        let at = at.member("AssignedNodesOptions", "flatten");
        let flatten = match dictionaries::get(cx, value, "flatten")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { flatten })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct BlobPropertyBag {
    pub(crate) endings: EndingType,
    pub(crate) type_: DomString,
}

impl BlobPropertyBag {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "BlobPropertyBag", at)?;
        let at = at.member("BlobPropertyBag", "endings");
        let endings = match dictionaries::get(cx, value, "endings")? {
            value if value.is_undefined() => EndingType::Transparent,
            value => EndingType::from_value(cx, &value, at)?,
        };
        let at = at.member("BlobPropertyBag", "type");
        let type_ = match dictionaries::get(cx, value, "type")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { endings, type_ })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CSSStyleSheetInit {
    pub(crate) base_url: Option<DomString>,
    pub(crate) disabled: bool,
    pub(crate) media: MediaListOrDomString,
}

impl CSSStyleSheetInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CSSStyleSheetInit", at)?;
        let at = at.member("CSSStyleSheetInit", "baseURL");
        let base_url = match dictionaries::get(cx, value, "baseURL")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("CSSStyleSheetInit", "disabled");
        let disabled = match dictionaries::get(cx, value, "disabled")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CSSStyleSheetInit", "media");
        let media = match dictionaries::get(cx, value, "media")? {
            value if value.is_undefined() => MediaListOrDomString::DomString(DomString::from("")),
            value => MediaListOrDomString::from_value(cx, &value, at)?,
        };
        Ok(Self { base_url, disabled, media })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CanvasRenderingContext2DSettings {
    pub(crate) alpha: bool,
    pub(crate) color_space: PredefinedColorSpace,
    pub(crate) color_type: CanvasColorType,
    pub(crate) desynchronized: bool,
    pub(crate) will_read_frequently: bool,
}

impl CanvasRenderingContext2DSettings {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CanvasRenderingContext2DSettings", at)?;
        let at = at.member("CanvasRenderingContext2DSettings", "alpha");
        let alpha = match dictionaries::get(cx, value, "alpha")? {
            value if value.is_undefined() => true,
            value => value.to_boolean(),
        };
        let at = at.member("CanvasRenderingContext2DSettings", "colorSpace");
        let color_space = match dictionaries::get(cx, value, "colorSpace")? {
            value if value.is_undefined() => PredefinedColorSpace::Srgb,
            value => PredefinedColorSpace::from_value(cx, &value, at)?,
        };
        let at = at.member("CanvasRenderingContext2DSettings", "colorType");
        let color_type = match dictionaries::get(cx, value, "colorType")? {
            value if value.is_undefined() => CanvasColorType::Unorm8,
            value => CanvasColorType::from_value(cx, &value, at)?,
        };
        let at = at.member("CanvasRenderingContext2DSettings", "desynchronized");
        let desynchronized = match dictionaries::get(cx, value, "desynchronized")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CanvasRenderingContext2DSettings", "willReadFrequently");
        let will_read_frequently = match dictionaries::get(cx, value, "willReadFrequently")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { alpha, color_space, color_type, desynchronized, will_read_frequently })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.alpha;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "alpha", &item)?;
        let item = self.color_space;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "colorSpace", &item)?;
        let item = self.color_type;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "colorType", &item)?;
        let item = self.desynchronized;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "desynchronized", &item)?;
        let item = self.will_read_frequently;
        let item = cx.boolean(item);
        dictionaries::put(cx, object, "willReadFrequently", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CheckVisibilityOptions {
    pub(crate) check_opacity: bool,
    pub(crate) check_visibility_css: bool,
    pub(crate) content_visibility_auto: bool,
    pub(crate) opacity_property: bool,
    pub(crate) visibility_property: bool,
}

impl CheckVisibilityOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CheckVisibilityOptions", at)?;
        let at = at.member("CheckVisibilityOptions", "checkOpacity");
        let check_opacity = match dictionaries::get(cx, value, "checkOpacity")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "checkVisibilityCSS");
        let check_visibility_css = match dictionaries::get(cx, value, "checkVisibilityCSS")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "contentVisibilityAuto");
        let content_visibility_auto = match dictionaries::get(cx, value, "contentVisibilityAuto")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "opacityProperty");
        let opacity_property = match dictionaries::get(cx, value, "opacityProperty")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("CheckVisibilityOptions", "visibilityProperty");
        let visibility_property = match dictionaries::get(cx, value, "visibilityProperty")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self {
            check_opacity,
            check_visibility_css,
            content_visibility_auto,
            opacity_property,
            visibility_property,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CloseEventInit {
    pub(crate) base: EventInit,
    pub(crate) code: u16,
    pub(crate) reason: String,
    pub(crate) was_clean: bool,
}

impl CloseEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CloseEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("CloseEventInit", "code");
        let code = match dictionaries::get(cx, value, "code")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_short(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("CloseEventInit", "reason");
        let reason = match dictionaries::get(cx, value, "reason")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("CloseEventInit", "wasClean");
        let was_clean = match dictionaries::get(cx, value, "wasClean")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { base, code, reason, was_clean })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CommandEventInit {
    pub(crate) base: EventInit,
    pub(crate) command: DomString,
    pub(crate) source: Option<NodeId>,
}

impl CommandEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CommandEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("CommandEventInit", "command");
        let command = match dictionaries::get(cx, value, "command")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("CommandEventInit", "source");
        let source = match dictionaries::get(cx, value, "source")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::node(cx, value, Interface::Element, at)?),
            },
        };
        Ok(Self { base, command, source })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CompositionEventInit {
    pub(crate) base: UIEventInit,
    pub(crate) data: DomString,
}

impl CompositionEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CompositionEventInit", at)?;
        let base = UIEventInit::from_value(cx, value, at)?;
        let at = at.member("CompositionEventInit", "data");
        let data = match dictionaries::get(cx, value, "data")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { base, data })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ComputedEffectTiming {
    pub(crate) base: EffectTiming,
    pub(crate) active_duration: Option<f64>,
    pub(crate) current_iteration: Option<Option<f64>>,
    pub(crate) end_time: Option<f64>,
    pub(crate) local_time: Option<Option<f64>>,
    pub(crate) progress: Option<Option<f64>>,
}

impl ComputedEffectTiming {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ComputedEffectTiming", at)?;
        let base = EffectTiming::from_value(cx, value, at)?;
        let at = at.member("ComputedEffectTiming", "activeDuration");
        let active_duration = match dictionaries::get(cx, value, "activeDuration")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("ComputedEffectTiming", "currentIteration");
        let current_iteration = match dictionaries::get(cx, value, "currentIteration")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::unrestricted_double(cx, value, at)?),
            }),
        };
        let at = at.member("ComputedEffectTiming", "endTime");
        let end_time = match dictionaries::get(cx, value, "endTime")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("ComputedEffectTiming", "localTime");
        let local_time = match dictionaries::get(cx, value, "localTime")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::double(cx, value, at)?),
            }),
        };
        let at = at.member("ComputedEffectTiming", "progress");
        let progress = match dictionaries::get(cx, value, "progress")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::double(cx, value, at)?),
            }),
        };
        Ok(Self { base, active_duration, current_iteration, end_time, local_time, progress })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        self.base.write(cx, object)?;
        if let Some(item) = self.active_duration {
            let item = cx.number(item);
            dictionaries::put(cx, object, "activeDuration", &item)?;
        }
        if let Some(item) = self.current_iteration {
            let item = match item {
                Some(value) => cx.number(value),
                None => cx.null(),
            };
            dictionaries::put(cx, object, "currentIteration", &item)?;
        }
        if let Some(item) = self.end_time {
            let item = cx.number(item);
            dictionaries::put(cx, object, "endTime", &item)?;
        }
        if let Some(item) = self.local_time {
            let item = match item {
                Some(value) => cx.number(value),
                None => cx.null(),
            };
            dictionaries::put(cx, object, "localTime", &item)?;
        }
        if let Some(item) = self.progress {
            let item = match item {
                Some(value) => cx.number(value),
                None => cx.null(),
            };
            dictionaries::put(cx, object, "progress", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct CustomEventInit {
    pub(crate) base: EventInit,
    pub(crate) detail: Value,
}

impl CustomEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "CustomEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("CustomEventInit", "detail");
        let detail = match dictionaries::get(cx, value, "detail")? {
            value if value.is_undefined() => cx.null(),
            value => Value::clone(&value),
        };
        Ok(Self { base, detail })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DOMMatrix2DInit {
    pub(crate) a: Option<f64>,
    pub(crate) b: Option<f64>,
    pub(crate) c: Option<f64>,
    pub(crate) d: Option<f64>,
    pub(crate) e: Option<f64>,
    pub(crate) f: Option<f64>,
    pub(crate) m11: Option<f64>,
    pub(crate) m12: Option<f64>,
    pub(crate) m21: Option<f64>,
    pub(crate) m22: Option<f64>,
    pub(crate) m41: Option<f64>,
    pub(crate) m42: Option<f64>,
}

impl DOMMatrix2DInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DOMMatrix2DInit", at)?;
        let at = at.member("DOMMatrix2DInit", "a");
        let a = match dictionaries::get(cx, value, "a")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "b");
        let b = match dictionaries::get(cx, value, "b")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "c");
        let c = match dictionaries::get(cx, value, "c")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "d");
        let d = match dictionaries::get(cx, value, "d")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "e");
        let e = match dictionaries::get(cx, value, "e")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "f");
        let f = match dictionaries::get(cx, value, "f")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "m11");
        let m11 = match dictionaries::get(cx, value, "m11")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "m12");
        let m12 = match dictionaries::get(cx, value, "m12")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "m21");
        let m21 = match dictionaries::get(cx, value, "m21")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "m22");
        let m22 = match dictionaries::get(cx, value, "m22")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "m41");
        let m41 = match dictionaries::get(cx, value, "m41")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("DOMMatrix2DInit", "m42");
        let m42 = match dictionaries::get(cx, value, "m42")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        Ok(Self { a, b, c, d, e, f, m11, m12, m21, m22, m41, m42 })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DOMMatrixInit {
    pub(crate) base: DOMMatrix2DInit,
    pub(crate) is2_d: Option<bool>,
    pub(crate) m13: f64,
    pub(crate) m14: f64,
    pub(crate) m23: f64,
    pub(crate) m24: f64,
    pub(crate) m31: f64,
    pub(crate) m32: f64,
    pub(crate) m33: f64,
    pub(crate) m34: f64,
    pub(crate) m43: f64,
    pub(crate) m44: f64,
}

impl DOMMatrixInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DOMMatrixInit", at)?;
        let base = DOMMatrix2DInit::from_value(cx, value, at)?;
        let at = at.member("DOMMatrixInit", "is2D");
        let is2_d = match dictionaries::get(cx, value, "is2D")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("DOMMatrixInit", "m13");
        let m13 = match dictionaries::get(cx, value, "m13")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m14");
        let m14 = match dictionaries::get(cx, value, "m14")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m23");
        let m23 = match dictionaries::get(cx, value, "m23")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m24");
        let m24 = match dictionaries::get(cx, value, "m24")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m31");
        let m31 = match dictionaries::get(cx, value, "m31")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m32");
        let m32 = match dictionaries::get(cx, value, "m32")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m33");
        let m33 = match dictionaries::get(cx, value, "m33")? {
            value if value.is_undefined() => 1.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m34");
        let m34 = match dictionaries::get(cx, value, "m34")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m43");
        let m43 = match dictionaries::get(cx, value, "m43")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMMatrixInit", "m44");
        let m44 = match dictionaries::get(cx, value, "m44")? {
            value if value.is_undefined() => 1.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        Ok(Self { base, is2_d, m13, m14, m23, m24, m31, m32, m33, m34, m43, m44 })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DOMPointInit {
    pub(crate) w: f64,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) z: f64,
}

impl DOMPointInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DOMPointInit", at)?;
        let at = at.member("DOMPointInit", "w");
        let w = match dictionaries::get(cx, value, "w")? {
            value if value.is_undefined() => 1.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMPointInit", "x");
        let x = match dictionaries::get(cx, value, "x")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMPointInit", "y");
        let y = match dictionaries::get(cx, value, "y")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMPointInit", "z");
        let z = match dictionaries::get(cx, value, "z")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        Ok(Self { w, x, y, z })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DOMQuadInit {
    pub(crate) p1: Option<DOMPointInit>,
    pub(crate) p2: Option<DOMPointInit>,
    pub(crate) p3: Option<DOMPointInit>,
    pub(crate) p4: Option<DOMPointInit>,
}

impl DOMQuadInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DOMQuadInit", at)?;
        let at = at.member("DOMQuadInit", "p1");
        let p1 = match dictionaries::get(cx, value, "p1")? {
            value if value.is_undefined() => None,
            value => Some(DOMPointInit::from_value(cx, &value, at)?),
        };
        let at = at.member("DOMQuadInit", "p2");
        let p2 = match dictionaries::get(cx, value, "p2")? {
            value if value.is_undefined() => None,
            value => Some(DOMPointInit::from_value(cx, &value, at)?),
        };
        let at = at.member("DOMQuadInit", "p3");
        let p3 = match dictionaries::get(cx, value, "p3")? {
            value if value.is_undefined() => None,
            value => Some(DOMPointInit::from_value(cx, &value, at)?),
        };
        let at = at.member("DOMQuadInit", "p4");
        let p4 = match dictionaries::get(cx, value, "p4")? {
            value if value.is_undefined() => None,
            value => Some(DOMPointInit::from_value(cx, &value, at)?),
        };
        Ok(Self { p1, p2, p3, p4 })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DOMRectInit {
    pub(crate) height: f64,
    pub(crate) width: f64,
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl DOMRectInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DOMRectInit", at)?;
        let at = at.member("DOMRectInit", "height");
        let height = match dictionaries::get(cx, value, "height")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMRectInit", "width");
        let width = match dictionaries::get(cx, value, "width")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMRectInit", "x");
        let x = match dictionaries::get(cx, value, "x")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        let at = at.member("DOMRectInit", "y");
        let y = match dictionaries::get(cx, value, "y")? {
            value if value.is_undefined() => 0.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        Ok(Self { height, width, x, y })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DocumentTimelineOptions {
    pub(crate) origin_time: f64,
}

impl DocumentTimelineOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DocumentTimelineOptions", at)?;
        let at = at.member("DocumentTimelineOptions", "originTime");
        let origin_time = match dictionaries::get(cx, value, "originTime")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        Ok(Self { origin_time })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct DragEventInit {
    pub(crate) base: MouseEventInit,
    pub(crate) data_transfer: Option<Value>,
}

impl DragEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "DragEventInit", at)?;
        let base = MouseEventInit::from_value(cx, value, at)?;
        let at = at.member("DragEventInit", "dataTransfer");
        let data_transfer = match dictionaries::get(cx, value, "dataTransfer")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::unsupported(cx, "DataTransfer", at)?),
            },
        };
        Ok(Self { base, data_transfer })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EffectTiming {
    pub(crate) delay: f64,
    pub(crate) direction: PlaybackDirection,
    pub(crate) duration: UnrestrictedOrDomString,
    pub(crate) easing: DomString,
    pub(crate) end_delay: f64,
    pub(crate) fill: FillMode,
    pub(crate) iteration_start: f64,
    pub(crate) iterations: f64,
}

impl EffectTiming {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EffectTiming", at)?;
        let at = at.member("EffectTiming", "delay");
        let delay = match dictionaries::get(cx, value, "delay")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("EffectTiming", "direction");
        let direction = match dictionaries::get(cx, value, "direction")? {
            value if value.is_undefined() => PlaybackDirection::Normal,
            value => PlaybackDirection::from_value(cx, &value, at)?,
        };
        let at = at.member("EffectTiming", "duration");
        let duration = match dictionaries::get(cx, value, "duration")? {
            value if value.is_undefined() => {
                UnrestrictedOrDomString::DomString(DomString::from("auto"))
            }
            value => UnrestrictedOrDomString::from_value(cx, &value, at)?,
        };
        let at = at.member("EffectTiming", "easing");
        let easing = match dictionaries::get(cx, value, "easing")? {
            value if value.is_undefined() => DomString::from("linear"),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("EffectTiming", "endDelay");
        let end_delay = match dictionaries::get(cx, value, "endDelay")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("EffectTiming", "fill");
        let fill = match dictionaries::get(cx, value, "fill")? {
            value if value.is_undefined() => FillMode::Auto,
            value => FillMode::from_value(cx, &value, at)?,
        };
        let at = at.member("EffectTiming", "iterationStart");
        let iteration_start = match dictionaries::get(cx, value, "iterationStart")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("EffectTiming", "iterations");
        let iterations = match dictionaries::get(cx, value, "iterations")? {
            value if value.is_undefined() => 1.0,
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        Ok(Self {
            delay,
            direction,
            duration,
            easing,
            end_delay,
            fill,
            iteration_start,
            iterations,
        })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.delay;
        let item = cx.number(item);
        dictionaries::put(cx, object, "delay", &item)?;
        let item = self.direction;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "direction", &item)?;
        let item = self.duration;
        let item = item.into_value(cx)?;
        dictionaries::put(cx, object, "duration", &item)?;
        let item = self.easing;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "easing", &item)?;
        let item = self.end_delay;
        let item = cx.number(item);
        dictionaries::put(cx, object, "endDelay", &item)?;
        let item = self.fill;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "fill", &item)?;
        let item = self.iteration_start;
        let item = cx.number(item);
        dictionaries::put(cx, object, "iterationStart", &item)?;
        let item = self.iterations;
        let item = cx.number(item);
        dictionaries::put(cx, object, "iterations", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ElementCreationOptions {
    pub(crate) custom_element_registry: Option<Option<Value>>,
    pub(crate) is: Option<DomString>,
}

impl ElementCreationOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ElementCreationOptions", at)?;
        let at = at.member("ElementCreationOptions", "customElementRegistry");
        let custom_element_registry = match dictionaries::get(cx, value, "customElementRegistry")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::CustomElementRegistry, at)?),
            }),
        };
        let at = at.member("ElementCreationOptions", "is");
        let is = match dictionaries::get(cx, value, "is")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        Ok(Self { custom_element_registry, is })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ElementDefinitionOptions {
    pub(crate) extends: Option<DomString>,
}

impl ElementDefinitionOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ElementDefinitionOptions", at)?;
        let at = at.member("ElementDefinitionOptions", "extends");
        let extends = match dictionaries::get(cx, value, "extends")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        Ok(Self { extends })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ErrorEventInit {
    pub(crate) base: EventInit,
    pub(crate) colno: u32,
    pub(crate) error: Value,
    pub(crate) filename: String,
    pub(crate) lineno: u32,
    pub(crate) message: DomString,
}

impl ErrorEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ErrorEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("ErrorEventInit", "colno");
        let colno = match dictionaries::get(cx, value, "colno")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("ErrorEventInit", "error");
        let error = match dictionaries::get(cx, value, "error")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("ErrorEventInit", "filename");
        let filename = match dictionaries::get(cx, value, "filename")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("ErrorEventInit", "lineno");
        let lineno = match dictionaries::get(cx, value, "lineno")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("ErrorEventInit", "message");
        let message = match dictionaries::get(cx, value, "message")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { base, colno, error, filename, lineno, message })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EventInit {
    pub(crate) bubbles: bool,
    pub(crate) cancelable: bool,
    pub(crate) composed: bool,
}

impl EventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EventInit", at)?;
        let at = at.member("EventInit", "bubbles");
        let bubbles = match dictionaries::get(cx, value, "bubbles")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventInit", "cancelable");
        let cancelable = match dictionaries::get(cx, value, "cancelable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventInit", "composed");
        let composed = match dictionaries::get(cx, value, "composed")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { bubbles, cancelable, composed })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EventListenerOptions {
    pub(crate) capture: bool,
}

impl EventListenerOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EventListenerOptions", at)?;
        let at = at.member("EventListenerOptions", "capture");
        let capture = match dictionaries::get(cx, value, "capture")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { capture })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EventModifierInit {
    pub(crate) base: UIEventInit,
    pub(crate) alt_key: bool,
    pub(crate) ctrl_key: bool,
    pub(crate) meta_key: bool,
    pub(crate) modifier_alt_graph: bool,
    pub(crate) modifier_caps_lock: bool,
    pub(crate) modifier_fn: bool,
    pub(crate) modifier_fn_lock: bool,
    pub(crate) modifier_hyper: bool,
    pub(crate) modifier_num_lock: bool,
    pub(crate) modifier_scroll_lock: bool,
    pub(crate) modifier_super: bool,
    pub(crate) modifier_symbol: bool,
    pub(crate) modifier_symbol_lock: bool,
    pub(crate) shift_key: bool,
}

impl EventModifierInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EventModifierInit", at)?;
        let base = UIEventInit::from_value(cx, value, at)?;
        let at = at.member("EventModifierInit", "altKey");
        let alt_key = match dictionaries::get(cx, value, "altKey")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "ctrlKey");
        let ctrl_key = match dictionaries::get(cx, value, "ctrlKey")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "metaKey");
        let meta_key = match dictionaries::get(cx, value, "metaKey")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierAltGraph");
        let modifier_alt_graph = match dictionaries::get(cx, value, "modifierAltGraph")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierCapsLock");
        let modifier_caps_lock = match dictionaries::get(cx, value, "modifierCapsLock")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierFn");
        let modifier_fn = match dictionaries::get(cx, value, "modifierFn")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierFnLock");
        let modifier_fn_lock = match dictionaries::get(cx, value, "modifierFnLock")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierHyper");
        let modifier_hyper = match dictionaries::get(cx, value, "modifierHyper")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierNumLock");
        let modifier_num_lock = match dictionaries::get(cx, value, "modifierNumLock")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierScrollLock");
        let modifier_scroll_lock = match dictionaries::get(cx, value, "modifierScrollLock")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierSuper");
        let modifier_super = match dictionaries::get(cx, value, "modifierSuper")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierSymbol");
        let modifier_symbol = match dictionaries::get(cx, value, "modifierSymbol")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "modifierSymbolLock");
        let modifier_symbol_lock = match dictionaries::get(cx, value, "modifierSymbolLock")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("EventModifierInit", "shiftKey");
        let shift_key = match dictionaries::get(cx, value, "shiftKey")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self {
            base,
            alt_key,
            ctrl_key,
            meta_key,
            modifier_alt_graph,
            modifier_caps_lock,
            modifier_fn,
            modifier_fn_lock,
            modifier_hyper,
            modifier_num_lock,
            modifier_scroll_lock,
            modifier_super,
            modifier_symbol,
            modifier_symbol_lock,
            shift_key,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct EventSourceInit {
    pub(crate) with_credentials: bool,
}

impl EventSourceInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "EventSourceInit", at)?;
        let at = at.member("EventSourceInit", "withCredentials");
        let with_credentials = match dictionaries::get(cx, value, "withCredentials")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { with_credentials })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct FilePropertyBag {
    pub(crate) base: BlobPropertyBag,
    pub(crate) last_modified: Option<i64>,
}

impl FilePropertyBag {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "FilePropertyBag", at)?;
        let base = BlobPropertyBag::from_value(cx, value, at)?;
        let at = at.member("FilePropertyBag", "lastModified");
        let last_modified = match dictionaries::get(cx, value, "lastModified")? {
            value if value.is_undefined() => None,
            value => Some(convert::long_long(cx, &value, Range::Wrap, at)?),
        };
        Ok(Self { base, last_modified })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct FocusEventInit {
    pub(crate) base: UIEventInit,
    pub(crate) related_target: Option<Value>,
}

impl FocusEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "FocusEventInit", at)?;
        let base = UIEventInit::from_value(cx, value, at)?;
        let at = at.member("FocusEventInit", "relatedTarget");
        let related_target = match dictionaries::get(cx, value, "relatedTarget")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::EventTarget, at)?),
            },
        };
        Ok(Self { base, related_target })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct FocusOptions {
    pub(crate) focus_visible: Option<bool>,
    pub(crate) prevent_scroll: bool,
}

impl FocusOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "FocusOptions", at)?;
        let at = at.member("FocusOptions", "focusVisible");
        let focus_visible = match dictionaries::get(cx, value, "focusVisible")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("FocusOptions", "preventScroll");
        let prevent_scroll = match dictionaries::get(cx, value, "preventScroll")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { focus_visible, prevent_scroll })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct FormDataEventInit {
    pub(crate) base: EventInit,
    pub(crate) form_data: Value,
}

impl FormDataEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "FormDataEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("FormDataEventInit", "formData");
        let form_data = match dictionaries::get(cx, value, "formData")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::interface(cx, &value, Interface::FormData, at)?,
        };
        Ok(Self { base, form_data })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GetAnimationsOptions {
    pub(crate) pseudo_element: Option<DomString>,
    pub(crate) subtree: bool,
}

impl GetAnimationsOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GetAnimationsOptions", at)?;
        let at = at.member("GetAnimationsOptions", "pseudoElement");
        let pseudo_element = match dictionaries::get(cx, value, "pseudoElement")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("GetAnimationsOptions", "subtree");
        let subtree = match dictionaries::get(cx, value, "subtree")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { pseudo_element, subtree })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GetComposedRangesOptions {
    pub(crate) shadow_roots: Vec<NodeId>,
}

impl GetComposedRangesOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GetComposedRangesOptions", at)?;
        let at = at.member("GetComposedRangesOptions", "shadowRoots");
        let shadow_roots = match dictionaries::get(cx, value, "shadowRoots")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::node(cx, value, Interface::ShadowRoot, at)?)
            })?,
        };
        Ok(Self { shadow_roots })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GetHTMLOptions {
    pub(crate) serializable_shadow_roots: bool,
    pub(crate) shadow_roots: Vec<NodeId>,
}

impl GetHTMLOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GetHTMLOptions", at)?;
        let at = at.member("GetHTMLOptions", "serializableShadowRoots");
        let serializable_shadow_roots =
            match dictionaries::get(cx, value, "serializableShadowRoots")? {
                value if value.is_undefined() => false,
                value => value.to_boolean(),
            };
        let at = at.member("GetHTMLOptions", "shadowRoots");
        let shadow_roots = match dictionaries::get(cx, value, "shadowRoots")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::node(cx, value, Interface::ShadowRoot, at)?)
            })?,
        };
        Ok(Self { serializable_shadow_roots, shadow_roots })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GetRootNodeOptions {
    pub(crate) composed: bool,
}

impl GetRootNodeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GetRootNodeOptions", at)?;
        let at = at.member("GetRootNodeOptions", "composed");
        let composed = match dictionaries::get(cx, value, "composed")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { composed })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct GlobalDescriptor {
    pub(crate) mutable: bool,
    pub(crate) value: ValueType,
}

impl GlobalDescriptor {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "GlobalDescriptor", at)?;
        let at = at.member("GlobalDescriptor", "mutable");
        let mutable = match dictionaries::get(cx, value, "mutable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("GlobalDescriptor", "value");
        let value = match dictionaries::get(cx, value, "value")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => ValueType::from_value(cx, &value, at)?,
        };
        Ok(Self { mutable, value })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct HashChangeEventInit {
    pub(crate) base: EventInit,
    pub(crate) new_url: String,
    pub(crate) old_url: String,
}

impl HashChangeEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "HashChangeEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("HashChangeEventInit", "newURL");
        let new_url = match dictionaries::get(cx, value, "newURL")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("HashChangeEventInit", "oldURL");
        let old_url = match dictionaries::get(cx, value, "oldURL")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        Ok(Self { base, new_url, old_url })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct IdleRequestOptions {
    pub(crate) timeout: Option<u32>,
}

impl IdleRequestOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "IdleRequestOptions", at)?;
        let at = at.member("IdleRequestOptions", "timeout");
        let timeout = match dictionaries::get(cx, value, "timeout")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsigned_long(cx, &value, Range::Wrap, at)?),
        };
        Ok(Self { timeout })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ImageBitmapOptions {
    pub(crate) color_space_conversion: ColorSpaceConversion,
    pub(crate) image_orientation: ImageOrientation,
    pub(crate) premultiply_alpha: PremultiplyAlpha,
    pub(crate) resize_height: Option<u32>,
    pub(crate) resize_quality: ResizeQuality,
    pub(crate) resize_width: Option<u32>,
}

impl ImageBitmapOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ImageBitmapOptions", at)?;
        let at = at.member("ImageBitmapOptions", "colorSpaceConversion");
        let color_space_conversion = match dictionaries::get(cx, value, "colorSpaceConversion")? {
            value if value.is_undefined() => ColorSpaceConversion::Default,
            value => ColorSpaceConversion::from_value(cx, &value, at)?,
        };
        let at = at.member("ImageBitmapOptions", "imageOrientation");
        let image_orientation = match dictionaries::get(cx, value, "imageOrientation")? {
            value if value.is_undefined() => ImageOrientation::FromImage,
            value => ImageOrientation::from_value(cx, &value, at)?,
        };
        let at = at.member("ImageBitmapOptions", "premultiplyAlpha");
        let premultiply_alpha = match dictionaries::get(cx, value, "premultiplyAlpha")? {
            value if value.is_undefined() => PremultiplyAlpha::Default,
            value => PremultiplyAlpha::from_value(cx, &value, at)?,
        };
        let at = at.member("ImageBitmapOptions", "resizeHeight");
        let resize_height = match dictionaries::get(cx, value, "resizeHeight")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsigned_long(cx, &value, Range::Enforce, at)?),
        };
        let at = at.member("ImageBitmapOptions", "resizeQuality");
        let resize_quality = match dictionaries::get(cx, value, "resizeQuality")? {
            value if value.is_undefined() => ResizeQuality::Low,
            value => ResizeQuality::from_value(cx, &value, at)?,
        };
        let at = at.member("ImageBitmapOptions", "resizeWidth");
        let resize_width = match dictionaries::get(cx, value, "resizeWidth")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsigned_long(cx, &value, Range::Enforce, at)?),
        };
        Ok(Self {
            color_space_conversion,
            image_orientation,
            premultiply_alpha,
            resize_height,
            resize_quality,
            resize_width,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ImageDataSettings {
    pub(crate) color_space: Option<PredefinedColorSpace>,
    pub(crate) pixel_format: ImageDataPixelFormat,
}

impl ImageDataSettings {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ImageDataSettings", at)?;
        let at = at.member("ImageDataSettings", "colorSpace");
        let color_space = match dictionaries::get(cx, value, "colorSpace")? {
            value if value.is_undefined() => None,
            value => Some(PredefinedColorSpace::from_value(cx, &value, at)?),
        };
        let at = at.member("ImageDataSettings", "pixelFormat");
        let pixel_format = match dictionaries::get(cx, value, "pixelFormat")? {
            value if value.is_undefined() => ImageDataPixelFormat::RgbaUnorm8,
            value => ImageDataPixelFormat::from_value(cx, &value, at)?,
        };
        Ok(Self { color_space, pixel_format })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ImportNodeOptions {
    pub(crate) custom_element_registry: Option<Value>,
    pub(crate) self_only: bool,
}

impl ImportNodeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ImportNodeOptions", at)?;
        let at = at.member("ImportNodeOptions", "customElementRegistry");
        let custom_element_registry = match dictionaries::get(cx, value, "customElementRegistry")? {
            value if value.is_undefined() => None,
            value => Some(convert::interface(cx, &value, Interface::CustomElementRegistry, at)?),
        };
        let at = at.member("ImportNodeOptions", "selfOnly");
        let self_only = match dictionaries::get(cx, value, "selfOnly")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { custom_element_registry, self_only })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct InputEventInit {
    pub(crate) base: UIEventInit,
    pub(crate) data: Option<DomString>,
    pub(crate) data_transfer: Option<Value>,
    pub(crate) input_type: DomString,
    pub(crate) is_composing: bool,
    pub(crate) target_ranges: Vec<Value>,
}

impl InputEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "InputEventInit", at)?;
        let base = UIEventInit::from_value(cx, value, at)?;
        let at = at.member("InputEventInit", "data");
        let data = match dictionaries::get(cx, value, "data")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("InputEventInit", "dataTransfer");
        let data_transfer = match dictionaries::get(cx, value, "dataTransfer")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::unsupported(cx, "DataTransfer", at)?),
            },
        };
        let at = at.member("InputEventInit", "inputType");
        let input_type = match dictionaries::get(cx, value, "inputType")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("InputEventInit", "isComposing");
        let is_composing = match dictionaries::get(cx, value, "isComposing")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("InputEventInit", "targetRanges");
        let target_ranges = match dictionaries::get(cx, value, "targetRanges")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::interface(cx, value, Interface::StaticRange, at)?)
            })?,
        };
        Ok(Self { base, data, data_transfer, input_type, is_composing, target_ranges })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct IntersectionObserverEntryInit {
    pub(crate) bounding_client_rect: DOMRectInit,
    pub(crate) intersection_ratio: f64,
    pub(crate) intersection_rect: DOMRectInit,
    pub(crate) is_intersecting: bool,
    pub(crate) is_visible: bool,
    pub(crate) root_bounds: Option<DOMRectInit>,
    pub(crate) target: NodeId,
    pub(crate) time: f64,
}

impl IntersectionObserverEntryInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "IntersectionObserverEntryInit", at)?;
        let at = at.member("IntersectionObserverEntryInit", "boundingClientRect");
        let bounding_client_rect = match dictionaries::get(cx, value, "boundingClientRect")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => DOMRectInit::from_value(cx, &value, at)?,
        };
        let at = at.member("IntersectionObserverEntryInit", "intersectionRatio");
        let intersection_ratio = match dictionaries::get(cx, value, "intersectionRatio")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("IntersectionObserverEntryInit", "intersectionRect");
        let intersection_rect = match dictionaries::get(cx, value, "intersectionRect")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => DOMRectInit::from_value(cx, &value, at)?,
        };
        let at = at.member("IntersectionObserverEntryInit", "isIntersecting");
        let is_intersecting = match dictionaries::get(cx, value, "isIntersecting")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => value.to_boolean(),
        };
        let at = at.member("IntersectionObserverEntryInit", "isVisible");
        let is_visible = match dictionaries::get(cx, value, "isVisible")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => value.to_boolean(),
        };
        let at = at.member("IntersectionObserverEntryInit", "rootBounds");
        let root_bounds = match dictionaries::get(cx, value, "rootBounds")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(DOMRectInit::from_value(cx, value, at)?),
            },
        };
        let at = at.member("IntersectionObserverEntryInit", "target");
        let target = match dictionaries::get(cx, value, "target")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::node(cx, &value, Interface::Element, at)?,
        };
        let at = at.member("IntersectionObserverEntryInit", "time");
        let time = match dictionaries::get(cx, value, "time")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::double(cx, &value, at)?,
        };
        Ok(Self {
            bounding_client_rect,
            intersection_ratio,
            intersection_rect,
            is_intersecting,
            is_visible,
            root_bounds,
            target,
            time,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct IntersectionObserverInit {
    pub(crate) delay: i32,
    pub(crate) root: Option<ElementOrDocument>,
    pub(crate) root_margin: DomString,
    pub(crate) scroll_margin: DomString,
    pub(crate) threshold: DoubleOrSequenceOfDouble,
    pub(crate) track_visibility: bool,
}

impl IntersectionObserverInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "IntersectionObserverInit", at)?;
        let at = at.member("IntersectionObserverInit", "delay");
        let delay = match dictionaries::get(cx, value, "delay")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("IntersectionObserverInit", "root");
        let root = match dictionaries::get(cx, value, "root")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(ElementOrDocument::from_value(cx, value, at)?),
            },
        };
        let at = at.member("IntersectionObserverInit", "rootMargin");
        let root_margin = match dictionaries::get(cx, value, "rootMargin")? {
            value if value.is_undefined() => DomString::from("0px"),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("IntersectionObserverInit", "scrollMargin");
        let scroll_margin = match dictionaries::get(cx, value, "scrollMargin")? {
            value if value.is_undefined() => DomString::from("0px"),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("IntersectionObserverInit", "threshold");
        let threshold = match dictionaries::get(cx, value, "threshold")? {
            value if value.is_undefined() => DoubleOrSequenceOfDouble::Double(0.0),
            value => DoubleOrSequenceOfDouble::from_value(cx, &value, at)?,
        };
        let at = at.member("IntersectionObserverInit", "trackVisibility");
        let track_visibility = match dictionaries::get(cx, value, "trackVisibility")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { delay, root, root_margin, scroll_margin, threshold, track_visibility })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct JsonWebKey {
    pub(crate) alg: Option<DomString>,
    pub(crate) crv: Option<DomString>,
    pub(crate) d: Option<DomString>,
    pub(crate) dp: Option<DomString>,
    pub(crate) dq: Option<DomString>,
    pub(crate) e: Option<DomString>,
    pub(crate) ext: Option<bool>,
    pub(crate) k: Option<DomString>,
    pub(crate) key_ops: Option<Vec<DomString>>,
    pub(crate) kty: Option<DomString>,
    pub(crate) n: Option<DomString>,
    pub(crate) oth: Option<Vec<RsaOtherPrimesInfo>>,
    pub(crate) p: Option<DomString>,
    pub(crate) q: Option<DomString>,
    pub(crate) qi: Option<DomString>,
    pub(crate) use_: Option<DomString>,
    pub(crate) x: Option<DomString>,
    pub(crate) y: Option<DomString>,
}

impl JsonWebKey {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "JsonWebKey", at)?;
        let at = at.member("JsonWebKey", "alg");
        let alg = match dictionaries::get(cx, value, "alg")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "crv");
        let crv = match dictionaries::get(cx, value, "crv")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "d");
        let d = match dictionaries::get(cx, value, "d")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "dp");
        let dp = match dictionaries::get(cx, value, "dp")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "dq");
        let dq = match dictionaries::get(cx, value, "dq")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "e");
        let e = match dictionaries::get(cx, value, "e")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "ext");
        let ext = match dictionaries::get(cx, value, "ext")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("JsonWebKey", "k");
        let k = match dictionaries::get(cx, value, "k")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "key_ops");
        let key_ops = match dictionaries::get(cx, value, "key_ops")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::dom_string(cx, value)?)
            })?),
        };
        let at = at.member("JsonWebKey", "kty");
        let kty = match dictionaries::get(cx, value, "kty")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "n");
        let n = match dictionaries::get(cx, value, "n")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "oth");
        let oth = match dictionaries::get(cx, value, "oth")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(RsaOtherPrimesInfo::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("JsonWebKey", "p");
        let p = match dictionaries::get(cx, value, "p")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "q");
        let q = match dictionaries::get(cx, value, "q")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "qi");
        let qi = match dictionaries::get(cx, value, "qi")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "use");
        let use_ = match dictionaries::get(cx, value, "use")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "x");
        let x = match dictionaries::get(cx, value, "x")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("JsonWebKey", "y");
        let y = match dictionaries::get(cx, value, "y")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        Ok(Self { alg, crv, d, dp, dq, e, ext, k, key_ops, kty, n, oth, p, q, qi, use_, x, y })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct KeyboardEventInit {
    pub(crate) base: EventModifierInit,
    pub(crate) char_code: u32,
    pub(crate) code: DomString,
    pub(crate) is_composing: bool,
    pub(crate) key: DomString,
    pub(crate) key_code: u32,
    pub(crate) location: u32,
    pub(crate) repeat: bool,
}

impl KeyboardEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "KeyboardEventInit", at)?;
        let base = EventModifierInit::from_value(cx, value, at)?;
        let at = at.member("KeyboardEventInit", "charCode");
        let char_code = match dictionaries::get(cx, value, "charCode")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("KeyboardEventInit", "code");
        let code = match dictionaries::get(cx, value, "code")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("KeyboardEventInit", "isComposing");
        let is_composing = match dictionaries::get(cx, value, "isComposing")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("KeyboardEventInit", "key");
        let key = match dictionaries::get(cx, value, "key")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("KeyboardEventInit", "keyCode");
        let key_code = match dictionaries::get(cx, value, "keyCode")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("KeyboardEventInit", "location");
        let location = match dictionaries::get(cx, value, "location")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("KeyboardEventInit", "repeat");
        let repeat = match dictionaries::get(cx, value, "repeat")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { base, char_code, code, is_composing, key, key_code, location, repeat })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct KeyframeAnimationOptions {
    pub(crate) base: KeyframeEffectOptions,
    pub(crate) id: DomString,
    pub(crate) timeline: Option<Option<Value>>,
}

impl KeyframeAnimationOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "KeyframeAnimationOptions", at)?;
        let base = KeyframeEffectOptions::from_value(cx, value, at)?;
        let at = at.member("KeyframeAnimationOptions", "id");
        let id = match dictionaries::get(cx, value, "id")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("KeyframeAnimationOptions", "timeline");
        let timeline = match dictionaries::get(cx, value, "timeline")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::AnimationTimeline, at)?),
            }),
        };
        Ok(Self { base, id, timeline })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct KeyframeEffectOptions {
    pub(crate) base: EffectTiming,
    pub(crate) composite: CompositeOperation,
    pub(crate) pseudo_element: Option<DomString>,
}

impl KeyframeEffectOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "KeyframeEffectOptions", at)?;
        let base = EffectTiming::from_value(cx, value, at)?;
        let at = at.member("KeyframeEffectOptions", "composite");
        let composite = match dictionaries::get(cx, value, "composite")? {
            value if value.is_undefined() => CompositeOperation::Replace,
            value => CompositeOperation::from_value(cx, &value, at)?,
        };
        let at = at.member("KeyframeEffectOptions", "pseudoElement");
        let pseudo_element = match dictionaries::get(cx, value, "pseudoElement")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        Ok(Self { base, composite, pseudo_element })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct MediaQueryListEventInit {
    pub(crate) base: EventInit,
    pub(crate) matches: bool,
    pub(crate) media: DomString,
}

impl MediaQueryListEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "MediaQueryListEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("MediaQueryListEventInit", "matches");
        let matches = match dictionaries::get(cx, value, "matches")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("MediaQueryListEventInit", "media");
        let media = match dictionaries::get(cx, value, "media")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { base, matches, media })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct MemoryDescriptor {
    pub(crate) address: Option<AddressType>,
    pub(crate) initial: Value,
    pub(crate) maximum: Value,
    pub(crate) shared: bool,
}

impl MemoryDescriptor {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "MemoryDescriptor", at)?;
        let at = at.member("MemoryDescriptor", "address");
        let address = match dictionaries::get(cx, value, "address")? {
            value if value.is_undefined() => None,
            value => Some(AddressType::from_value(cx, &value, at)?),
        };
        let at = at.member("MemoryDescriptor", "initial");
        let initial = match dictionaries::get(cx, value, "initial")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => Value::clone(&value),
        };
        let at = at.member("MemoryDescriptor", "maximum");
        let maximum = match dictionaries::get(cx, value, "maximum")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("MemoryDescriptor", "shared");
        let shared = match dictionaries::get(cx, value, "shared")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { address, initial, maximum, shared })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct MessageEventInit {
    pub(crate) base: EventInit,
    pub(crate) data: Value,
    pub(crate) last_event_id: DomString,
    pub(crate) origin: String,
    pub(crate) ports: Vec<Value>,
    pub(crate) source: Option<MessageEventSource>,
}

impl MessageEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "MessageEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("MessageEventInit", "data");
        let data = match dictionaries::get(cx, value, "data")? {
            value if value.is_undefined() => cx.null(),
            value => Value::clone(&value),
        };
        let at = at.member("MessageEventInit", "lastEventId");
        let last_event_id = match dictionaries::get(cx, value, "lastEventId")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("MessageEventInit", "origin");
        let origin = match dictionaries::get(cx, value, "origin")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("MessageEventInit", "ports");
        let ports = match dictionaries::get(cx, value, "ports")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::interface(cx, value, Interface::MessagePort, at)?)
            })?,
        };
        let at = at.member("MessageEventInit", "source");
        let source = match dictionaries::get(cx, value, "source")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(MessageEventSource::from_value(cx, value, at)?),
            },
        };
        Ok(Self { base, data, last_event_id, origin, ports, source })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ModuleExportDescriptor {
    pub(crate) kind: ImportExportKind,
    pub(crate) name: String,
}

impl ModuleExportDescriptor {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ModuleExportDescriptor", at)?;
        let at = at.member("ModuleExportDescriptor", "kind");
        let kind = match dictionaries::get(cx, value, "kind")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => ImportExportKind::from_value(cx, &value, at)?,
        };
        let at = at.member("ModuleExportDescriptor", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::usv_string(cx, &value)?,
        };
        Ok(Self { kind, name })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.kind;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "kind", &item)?;
        let item = self.name;
        let item = cx.string(&item);
        dictionaries::put(cx, object, "name", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ModuleImportDescriptor {
    pub(crate) kind: ImportExportKind,
    pub(crate) module: String,
    pub(crate) name: String,
}

impl ModuleImportDescriptor {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ModuleImportDescriptor", at)?;
        let at = at.member("ModuleImportDescriptor", "kind");
        let kind = match dictionaries::get(cx, value, "kind")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => ImportExportKind::from_value(cx, &value, at)?,
        };
        let at = at.member("ModuleImportDescriptor", "module");
        let module = match dictionaries::get(cx, value, "module")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("ModuleImportDescriptor", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::usv_string(cx, &value)?,
        };
        Ok(Self { kind, module, name })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.kind;
        let item = cx.string(item.as_str());
        dictionaries::put(cx, object, "kind", &item)?;
        let item = self.module;
        let item = cx.string(&item);
        dictionaries::put(cx, object, "module", &item)?;
        let item = self.name;
        let item = cx.string(&item);
        dictionaries::put(cx, object, "name", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct MouseEventInit {
    pub(crate) base: EventModifierInit,
    pub(crate) button: i16,
    pub(crate) buttons: u16,
    pub(crate) client_x: i32,
    pub(crate) client_y: i32,
    pub(crate) related_target: Option<Value>,
    pub(crate) screen_x: i32,
    pub(crate) screen_y: i32,
}

impl MouseEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "MouseEventInit", at)?;
        let base = EventModifierInit::from_value(cx, value, at)?;
        let at = at.member("MouseEventInit", "button");
        let button = match dictionaries::get(cx, value, "button")? {
            value if value.is_undefined() => 0,
            value => convert::short(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("MouseEventInit", "buttons");
        let buttons = match dictionaries::get(cx, value, "buttons")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_short(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("MouseEventInit", "clientX");
        let client_x = match dictionaries::get(cx, value, "clientX")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("MouseEventInit", "clientY");
        let client_y = match dictionaries::get(cx, value, "clientY")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("MouseEventInit", "relatedTarget");
        let related_target = match dictionaries::get(cx, value, "relatedTarget")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::EventTarget, at)?),
            },
        };
        let at = at.member("MouseEventInit", "screenX");
        let screen_x = match dictionaries::get(cx, value, "screenX")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("MouseEventInit", "screenY");
        let screen_y = match dictionaries::get(cx, value, "screenY")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        Ok(Self { base, button, buttons, client_x, client_y, related_target, screen_x, screen_y })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct MutationObserverInit {
    pub(crate) attribute_filter: Option<Vec<DomString>>,
    pub(crate) attribute_old_value: Option<bool>,
    pub(crate) attributes: Option<bool>,
    pub(crate) character_data: Option<bool>,
    pub(crate) character_data_old_value: Option<bool>,
    pub(crate) child_list: bool,
    pub(crate) subtree: bool,
}

impl MutationObserverInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "MutationObserverInit", at)?;
        let at = at.member("MutationObserverInit", "attributeFilter");
        let attribute_filter = match dictionaries::get(cx, value, "attributeFilter")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::dom_string(cx, value)?)
            })?),
        };
        let at = at.member("MutationObserverInit", "attributeOldValue");
        let attribute_old_value = match dictionaries::get(cx, value, "attributeOldValue")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "attributes");
        let attributes = match dictionaries::get(cx, value, "attributes")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "characterData");
        let character_data = match dictionaries::get(cx, value, "characterData")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "characterDataOldValue");
        let character_data_old_value = match dictionaries::get(cx, value, "characterDataOldValue")?
        {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("MutationObserverInit", "childList");
        let child_list = match dictionaries::get(cx, value, "childList")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("MutationObserverInit", "subtree");
        let subtree = match dictionaries::get(cx, value, "subtree")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self {
            attribute_filter,
            attribute_old_value,
            attributes,
            character_data,
            character_data_old_value,
            child_list,
            subtree,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigateEventInit {
    pub(crate) base: EventInit,
    pub(crate) can_intercept: bool,
    pub(crate) destination: Value,
    pub(crate) download_request: Option<DomString>,
    pub(crate) form_data: Option<Value>,
    pub(crate) has_ua_visual_transition: bool,
    pub(crate) hash_change: bool,
    pub(crate) info: Value,
    pub(crate) navigation_type: NavigationType,
    pub(crate) signal: Value,
    pub(crate) source_element: Option<NodeId>,
    pub(crate) user_initiated: bool,
}

impl NavigateEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigateEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("NavigateEventInit", "canIntercept");
        let can_intercept = match dictionaries::get(cx, value, "canIntercept")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("NavigateEventInit", "destination");
        let destination = match dictionaries::get(cx, value, "destination")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::interface(cx, &value, Interface::NavigationDestination, at)?,
        };
        let at = at.member("NavigateEventInit", "downloadRequest");
        let download_request = match dictionaries::get(cx, value, "downloadRequest")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("NavigateEventInit", "formData");
        let form_data = match dictionaries::get(cx, value, "formData")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::FormData, at)?),
            },
        };
        let at = at.member("NavigateEventInit", "hasUAVisualTransition");
        let has_ua_visual_transition = match dictionaries::get(cx, value, "hasUAVisualTransition")?
        {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("NavigateEventInit", "hashChange");
        let hash_change = match dictionaries::get(cx, value, "hashChange")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("NavigateEventInit", "info");
        let info = match dictionaries::get(cx, value, "info")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("NavigateEventInit", "navigationType");
        let navigation_type = match dictionaries::get(cx, value, "navigationType")? {
            value if value.is_undefined() => NavigationType::Push,
            value => NavigationType::from_value(cx, &value, at)?,
        };
        let at = at.member("NavigateEventInit", "signal");
        let signal = match dictionaries::get(cx, value, "signal")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::interface(cx, &value, Interface::AbortSignal, at)?,
        };
        let at = at.member("NavigateEventInit", "sourceElement");
        let source_element = match dictionaries::get(cx, value, "sourceElement")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::node(cx, value, Interface::Element, at)?),
            },
        };
        let at = at.member("NavigateEventInit", "userInitiated");
        let user_initiated = match dictionaries::get(cx, value, "userInitiated")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self {
            base,
            can_intercept,
            destination,
            download_request,
            form_data,
            has_ua_visual_transition,
            hash_change,
            info,
            navigation_type,
            signal,
            source_element,
            user_initiated,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationCurrentEntryChangeEventInit {
    pub(crate) base: EventInit,
    pub(crate) from: Value,
    pub(crate) navigation_type: Option<NavigationType>,
}

impl NavigationCurrentEntryChangeEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationCurrentEntryChangeEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("NavigationCurrentEntryChangeEventInit", "from");
        let from = match dictionaries::get(cx, value, "from")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::interface(cx, &value, Interface::NavigationHistoryEntry, at)?,
        };
        let at = at.member("NavigationCurrentEntryChangeEventInit", "navigationType");
        let navigation_type = match dictionaries::get(cx, value, "navigationType")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(NavigationType::from_value(cx, value, at)?),
            },
        };
        Ok(Self { base, from, navigation_type })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationInterceptOptions {
    pub(crate) focus_reset: Option<NavigationFocusReset>,
    pub(crate) handler: Option<Value>,
    pub(crate) precommit_handler: Option<Value>,
    pub(crate) scroll: Option<NavigationScrollBehavior>,
}

impl NavigationInterceptOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationInterceptOptions", at)?;
        let at = at.member("NavigationInterceptOptions", "focusReset");
        let focus_reset = match dictionaries::get(cx, value, "focusReset")? {
            value if value.is_undefined() => None,
            value => Some(NavigationFocusReset::from_value(cx, &value, at)?),
        };
        let at = at.member("NavigationInterceptOptions", "handler");
        let handler = match dictionaries::get(cx, value, "handler")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("NavigationInterceptOptions", "precommitHandler");
        let precommit_handler = match dictionaries::get(cx, value, "precommitHandler")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("NavigationInterceptOptions", "scroll");
        let scroll = match dictionaries::get(cx, value, "scroll")? {
            value if value.is_undefined() => None,
            value => Some(NavigationScrollBehavior::from_value(cx, &value, at)?),
        };
        Ok(Self { focus_reset, handler, precommit_handler, scroll })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationNavigateOptions {
    pub(crate) base: NavigationOptions,
    pub(crate) history: NavigationHistoryBehavior,
    pub(crate) state: Value,
}

impl NavigationNavigateOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationNavigateOptions", at)?;
        let base = NavigationOptions::from_value(cx, value, at)?;
        let at = at.member("NavigationNavigateOptions", "history");
        let history = match dictionaries::get(cx, value, "history")? {
            value if value.is_undefined() => NavigationHistoryBehavior::Auto,
            value => NavigationHistoryBehavior::from_value(cx, &value, at)?,
        };
        let at = at.member("NavigationNavigateOptions", "state");
        let state = match dictionaries::get(cx, value, "state")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self { base, history, state })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationOptions {
    pub(crate) info: Value,
}

impl NavigationOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationOptions", at)?;
        let at = at.member("NavigationOptions", "info");
        let info = match dictionaries::get(cx, value, "info")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self { info })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationReloadOptions {
    pub(crate) base: NavigationOptions,
    pub(crate) state: Value,
}

impl NavigationReloadOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationReloadOptions", at)?;
        let base = NavigationOptions::from_value(cx, value, at)?;
        let at = at.member("NavigationReloadOptions", "state");
        let state = match dictionaries::get(cx, value, "state")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self { base, state })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationResult {
    pub(crate) committed: Option<Value>,
    pub(crate) finished: Option<Value>,
}

impl NavigationResult {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationResult", at)?;
        let at = at.member("NavigationResult", "committed");
        let committed = match dictionaries::get(cx, value, "committed")? {
            value if value.is_undefined() => None,
            value => Some(convert::promise(cx, &value)?),
        };
        let at = at.member("NavigationResult", "finished");
        let finished = match dictionaries::get(cx, value, "finished")? {
            value if value.is_undefined() => None,
            value => Some(convert::promise(cx, &value)?),
        };
        Ok(Self { committed, finished })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        if let Some(item) = self.committed {
            let item = item;
            dictionaries::put(cx, object, "committed", &item)?;
        }
        if let Some(item) = self.finished {
            let item = item;
            dictionaries::put(cx, object, "finished", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NavigationUpdateCurrentEntryOptions {
    pub(crate) state: Value,
}

impl NavigationUpdateCurrentEntryOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "NavigationUpdateCurrentEntryOptions", at)?;
        let at = at.member("NavigationUpdateCurrentEntryOptions", "state");
        let state = match dictionaries::get(cx, value, "state")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => Value::clone(&value),
        };
        Ok(Self { state })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ObservableEventListenerOptions {
    pub(crate) capture: bool,
    pub(crate) passive: Option<bool>,
}

impl ObservableEventListenerOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ObservableEventListenerOptions", at)?;
        let at = at.member("ObservableEventListenerOptions", "capture");
        let capture = match dictionaries::get(cx, value, "capture")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ObservableEventListenerOptions", "passive");
        let passive = match dictionaries::get(cx, value, "passive")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        Ok(Self { capture, passive })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ObservableInspector {
    pub(crate) abort: Option<Value>,
    pub(crate) complete: Option<Value>,
    pub(crate) error: Option<Value>,
    pub(crate) next: Option<Value>,
    pub(crate) subscribe: Option<Value>,
}

impl ObservableInspector {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ObservableInspector", at)?;
        let at = at.member("ObservableInspector", "abort");
        let abort = match dictionaries::get(cx, value, "abort")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("ObservableInspector", "complete");
        let complete = match dictionaries::get(cx, value, "complete")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("ObservableInspector", "error");
        let error = match dictionaries::get(cx, value, "error")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("ObservableInspector", "next");
        let next = match dictionaries::get(cx, value, "next")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("ObservableInspector", "subscribe");
        let subscribe = match dictionaries::get(cx, value, "subscribe")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        Ok(Self { abort, complete, error, next, subscribe })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct OptionalEffectTiming {
    pub(crate) delay: Option<f64>,
    pub(crate) direction: Option<PlaybackDirection>,
    pub(crate) duration: Option<UnrestrictedOrDomString>,
    pub(crate) easing: Option<DomString>,
    pub(crate) end_delay: Option<f64>,
    pub(crate) fill: Option<FillMode>,
    pub(crate) iteration_start: Option<f64>,
    pub(crate) iterations: Option<f64>,
}

impl OptionalEffectTiming {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "OptionalEffectTiming", at)?;
        let at = at.member("OptionalEffectTiming", "delay");
        let delay = match dictionaries::get(cx, value, "delay")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("OptionalEffectTiming", "direction");
        let direction = match dictionaries::get(cx, value, "direction")? {
            value if value.is_undefined() => None,
            value => Some(PlaybackDirection::from_value(cx, &value, at)?),
        };
        let at = at.member("OptionalEffectTiming", "duration");
        let duration = match dictionaries::get(cx, value, "duration")? {
            value if value.is_undefined() => None,
            value => Some(UnrestrictedOrDomString::from_value(cx, &value, at)?),
        };
        let at = at.member("OptionalEffectTiming", "easing");
        let easing = match dictionaries::get(cx, value, "easing")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("OptionalEffectTiming", "endDelay");
        let end_delay = match dictionaries::get(cx, value, "endDelay")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("OptionalEffectTiming", "fill");
        let fill = match dictionaries::get(cx, value, "fill")? {
            value if value.is_undefined() => None,
            value => Some(FillMode::from_value(cx, &value, at)?),
        };
        let at = at.member("OptionalEffectTiming", "iterationStart");
        let iteration_start = match dictionaries::get(cx, value, "iterationStart")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("OptionalEffectTiming", "iterations");
        let iterations = match dictionaries::get(cx, value, "iterations")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        Ok(Self {
            delay,
            direction,
            duration,
            easing,
            end_delay,
            fill,
            iteration_start,
            iterations,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PageTransitionEventInit {
    pub(crate) base: EventInit,
    pub(crate) persisted: bool,
}

impl PageTransitionEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PageTransitionEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("PageTransitionEventInit", "persisted");
        let persisted = match dictionaries::get(cx, value, "persisted")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { base, persisted })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ParseHTMLUnsafeOptions {
    pub(crate) sanitizer: SanitizerOrSanitizerConfigOrSanitizerPresets,
}

impl ParseHTMLUnsafeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ParseHTMLUnsafeOptions", at)?;
        let at = at.member("ParseHTMLUnsafeOptions", "sanitizer");
        let sanitizer = match dictionaries::get(cx, value, "sanitizer")? {
            value if value.is_undefined() => {
                SanitizerOrSanitizerConfigOrSanitizerPresets::SanitizerConfig(
                    SanitizerConfig::from_value(cx, &cx.undefined(), at)?,
                )
            }
            value => SanitizerOrSanitizerConfigOrSanitizerPresets::from_value(cx, &value, at)?,
        };
        Ok(Self { sanitizer })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PerformanceMarkOptions {
    pub(crate) detail: Value,
    pub(crate) start_time: Option<f64>,
}

impl PerformanceMarkOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PerformanceMarkOptions", at)?;
        let at = at.member("PerformanceMarkOptions", "detail");
        let detail = match dictionaries::get(cx, value, "detail")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("PerformanceMarkOptions", "startTime");
        let start_time = match dictionaries::get(cx, value, "startTime")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        Ok(Self { detail, start_time })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PerformanceMeasureOptions {
    pub(crate) detail: Value,
    pub(crate) duration: Option<f64>,
    pub(crate) end: Option<DomStringOrDouble>,
    pub(crate) start: Option<DomStringOrDouble>,
}

impl PerformanceMeasureOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PerformanceMeasureOptions", at)?;
        let at = at.member("PerformanceMeasureOptions", "detail");
        let detail = match dictionaries::get(cx, value, "detail")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("PerformanceMeasureOptions", "duration");
        let duration = match dictionaries::get(cx, value, "duration")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("PerformanceMeasureOptions", "end");
        let end = match dictionaries::get(cx, value, "end")? {
            value if value.is_undefined() => None,
            value => Some(DomStringOrDouble::from_value(cx, &value, at)?),
        };
        let at = at.member("PerformanceMeasureOptions", "start");
        let start = match dictionaries::get(cx, value, "start")? {
            value if value.is_undefined() => None,
            value => Some(DomStringOrDouble::from_value(cx, &value, at)?),
        };
        Ok(Self { detail, duration, end, start })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PerformanceObserverInit {
    pub(crate) buffered: Option<bool>,
    pub(crate) entry_types: Option<Vec<DomString>>,
    pub(crate) type_: Option<DomString>,
}

impl PerformanceObserverInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PerformanceObserverInit", at)?;
        let at = at.member("PerformanceObserverInit", "buffered");
        let buffered = match dictionaries::get(cx, value, "buffered")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("PerformanceObserverInit", "entryTypes");
        let entry_types = match dictionaries::get(cx, value, "entryTypes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::dom_string(cx, value)?)
            })?),
        };
        let at = at.member("PerformanceObserverInit", "type");
        let type_ = match dictionaries::get(cx, value, "type")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        Ok(Self { buffered, entry_types, type_ })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PointerEventInit {
    pub(crate) base: MouseEventInit,
    pub(crate) altitude_angle: Option<f64>,
    pub(crate) azimuth_angle: Option<f64>,
    pub(crate) coalesced_events: Vec<Value>,
    pub(crate) height: f64,
    pub(crate) is_primary: bool,
    pub(crate) persistent_device_id: i32,
    pub(crate) pointer_id: i32,
    pub(crate) pointer_type: DomString,
    pub(crate) predicted_events: Vec<Value>,
    pub(crate) pressure: f32,
    pub(crate) tangential_pressure: f32,
    pub(crate) tilt_x: Option<i32>,
    pub(crate) tilt_y: Option<i32>,
    pub(crate) twist: i32,
    pub(crate) width: f64,
}

impl PointerEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PointerEventInit", at)?;
        let base = MouseEventInit::from_value(cx, value, at)?;
        let at = at.member("PointerEventInit", "altitudeAngle");
        let altitude_angle = match dictionaries::get(cx, value, "altitudeAngle")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("PointerEventInit", "azimuthAngle");
        let azimuth_angle = match dictionaries::get(cx, value, "azimuthAngle")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("PointerEventInit", "coalescedEvents");
        let coalesced_events = match dictionaries::get(cx, value, "coalescedEvents")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::interface(cx, value, Interface::PointerEvent, at)?)
            })?,
        };
        let at = at.member("PointerEventInit", "height");
        let height = match dictionaries::get(cx, value, "height")? {
            value if value.is_undefined() => 1.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("PointerEventInit", "isPrimary");
        let is_primary = match dictionaries::get(cx, value, "isPrimary")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("PointerEventInit", "persistentDeviceId");
        let persistent_device_id = match dictionaries::get(cx, value, "persistentDeviceId")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("PointerEventInit", "pointerId");
        let pointer_id = match dictionaries::get(cx, value, "pointerId")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("PointerEventInit", "pointerType");
        let pointer_type = match dictionaries::get(cx, value, "pointerType")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("PointerEventInit", "predictedEvents");
        let predicted_events = match dictionaries::get(cx, value, "predictedEvents")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::interface(cx, value, Interface::PointerEvent, at)?)
            })?,
        };
        let at = at.member("PointerEventInit", "pressure");
        let pressure = match dictionaries::get(cx, value, "pressure")? {
            value if value.is_undefined() => 0.0,
            value => convert::float(cx, &value, at)?,
        };
        let at = at.member("PointerEventInit", "tangentialPressure");
        let tangential_pressure = match dictionaries::get(cx, value, "tangentialPressure")? {
            value if value.is_undefined() => 0.0,
            value => convert::float(cx, &value, at)?,
        };
        let at = at.member("PointerEventInit", "tiltX");
        let tilt_x = match dictionaries::get(cx, value, "tiltX")? {
            value if value.is_undefined() => None,
            value => Some(convert::long(cx, &value, Range::Wrap, at)?),
        };
        let at = at.member("PointerEventInit", "tiltY");
        let tilt_y = match dictionaries::get(cx, value, "tiltY")? {
            value if value.is_undefined() => None,
            value => Some(convert::long(cx, &value, Range::Wrap, at)?),
        };
        let at = at.member("PointerEventInit", "twist");
        let twist = match dictionaries::get(cx, value, "twist")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("PointerEventInit", "width");
        let width = match dictionaries::get(cx, value, "width")? {
            value if value.is_undefined() => 1.0,
            value => convert::double(cx, &value, at)?,
        };
        Ok(Self {
            base,
            altitude_angle,
            azimuth_angle,
            coalesced_events,
            height,
            is_primary,
            persistent_device_id,
            pointer_id,
            pointer_type,
            predicted_events,
            pressure,
            tangential_pressure,
            tilt_x,
            tilt_y,
            twist,
            width,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PopStateEventInit {
    pub(crate) base: EventInit,
    pub(crate) has_ua_visual_transition: bool,
    pub(crate) state: Value,
}

impl PopStateEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PopStateEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("PopStateEventInit", "hasUAVisualTransition");
        let has_ua_visual_transition = match dictionaries::get(cx, value, "hasUAVisualTransition")?
        {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("PopStateEventInit", "state");
        let state = match dictionaries::get(cx, value, "state")? {
            value if value.is_undefined() => cx.null(),
            value => Value::clone(&value),
        };
        Ok(Self { base, has_ua_visual_transition, state })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ProgressEventInit {
    pub(crate) base: EventInit,
    pub(crate) length_computable: bool,
    pub(crate) loaded: f64,
    pub(crate) total: f64,
}

impl ProgressEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ProgressEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("ProgressEventInit", "lengthComputable");
        let length_computable = match dictionaries::get(cx, value, "lengthComputable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ProgressEventInit", "loaded");
        let loaded = match dictionaries::get(cx, value, "loaded")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("ProgressEventInit", "total");
        let total = match dictionaries::get(cx, value, "total")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        Ok(Self { base, length_computable, loaded, total })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PromiseRejectionEventInit {
    pub(crate) base: EventInit,
    pub(crate) promise: Value,
    pub(crate) reason: Value,
}

impl PromiseRejectionEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PromiseRejectionEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("PromiseRejectionEventInit", "promise");
        let promise = match dictionaries::get(cx, value, "promise")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::object(cx, &value, at)?,
        };
        let at = at.member("PromiseRejectionEventInit", "reason");
        let reason = match dictionaries::get(cx, value, "reason")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self { base, promise, reason })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PropertyDefinition {
    pub(crate) inherits: bool,
    pub(crate) initial_value: Option<DomString>,
    pub(crate) name: DomString,
    pub(crate) syntax: DomString,
}

impl PropertyDefinition {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "PropertyDefinition", at)?;
        let at = at.member("PropertyDefinition", "inherits");
        let inherits = match dictionaries::get(cx, value, "inherits")? {
            value if value.is_undefined() => true,
            value => value.to_boolean(),
        };
        let at = at.member("PropertyDefinition", "initialValue");
        let initial_value = match dictionaries::get(cx, value, "initialValue")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("PropertyDefinition", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("PropertyDefinition", "syntax");
        let syntax = match dictionaries::get(cx, value, "syntax")? {
            value if value.is_undefined() => DomString::from("*"),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { inherits, initial_value, name, syntax })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct QueuingStrategy {
    pub(crate) high_water_mark: Option<f64>,
    pub(crate) size: Option<Value>,
}

impl QueuingStrategy {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "QueuingStrategy", at)?;
        let at = at.member("QueuingStrategy", "highWaterMark");
        let high_water_mark = match dictionaries::get(cx, value, "highWaterMark")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("QueuingStrategy", "size");
        let size = match dictionaries::get(cx, value, "size")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        Ok(Self { high_water_mark, size })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct QueuingStrategyInit {
    pub(crate) high_water_mark: f64,
}

impl QueuingStrategyInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "QueuingStrategyInit", at)?;
        let at = at.member("QueuingStrategyInit", "highWaterMark");
        let high_water_mark = match dictionaries::get(cx, value, "highWaterMark")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::unrestricted_double(cx, &value, at)?,
        };
        Ok(Self { high_water_mark })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct QuotaExceededErrorOptions {
    pub(crate) quota: Option<f64>,
    pub(crate) requested: Option<f64>,
}

impl QuotaExceededErrorOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "QuotaExceededErrorOptions", at)?;
        let at = at.member("QuotaExceededErrorOptions", "quota");
        let quota = match dictionaries::get(cx, value, "quota")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        let at = at.member("QuotaExceededErrorOptions", "requested");
        let requested = match dictionaries::get(cx, value, "requested")? {
            value if value.is_undefined() => None,
            value => Some(convert::double(cx, &value, at)?),
        };
        Ok(Self { quota, requested })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ReadableStreamBYOBReaderReadOptions {
    pub(crate) min: u64,
}

impl ReadableStreamBYOBReaderReadOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ReadableStreamBYOBReaderReadOptions", at)?;
        let at = at.member("ReadableStreamBYOBReaderReadOptions", "min");
        let min = match dictionaries::get(cx, value, "min")? {
            value if value.is_undefined() => 1,
            value => convert::unsigned_long_long(cx, &value, Range::Enforce, at)?,
        };
        Ok(Self { min })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ReadableStreamGetReaderOptions {
    pub(crate) mode: Option<ReadableStreamReaderMode>,
}

impl ReadableStreamGetReaderOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ReadableStreamGetReaderOptions", at)?;
        let at = at.member("ReadableStreamGetReaderOptions", "mode");
        let mode = match dictionaries::get(cx, value, "mode")? {
            value if value.is_undefined() => None,
            value => Some(ReadableStreamReaderMode::from_value(cx, &value, at)?),
        };
        Ok(Self { mode })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ReadableStreamIteratorOptions {
    pub(crate) prevent_cancel: bool,
}

impl ReadableStreamIteratorOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ReadableStreamIteratorOptions", at)?;
        let at = at.member("ReadableStreamIteratorOptions", "preventCancel");
        let prevent_cancel = match dictionaries::get(cx, value, "preventCancel")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { prevent_cancel })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ReadableWritablePair {
    pub(crate) readable: Value,
    pub(crate) writable: Value,
}

impl ReadableWritablePair {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ReadableWritablePair", at)?;
        let at = at.member("ReadableWritablePair", "readable");
        let readable = match dictionaries::get(cx, value, "readable")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::interface(cx, &value, Interface::ReadableStream, at)?,
        };
        let at = at.member("ReadableWritablePair", "writable");
        let writable = match dictionaries::get(cx, value, "writable")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::interface(cx, &value, Interface::WritableStream, at)?,
        };
        Ok(Self { readable, writable })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct RequestInit {
    pub(crate) body: Option<Option<BodyInit>>,
    pub(crate) cache: Option<RequestCache>,
    pub(crate) credentials: Option<RequestCredentials>,
    pub(crate) duplex: Option<RequestDuplex>,
    pub(crate) headers: Option<HeadersInit>,
    pub(crate) integrity: Option<DomString>,
    pub(crate) keepalive: Option<bool>,
    pub(crate) method: Option<Vec<u8>>,
    pub(crate) mode: Option<RequestMode>,
    pub(crate) priority: Option<RequestPriority>,
    pub(crate) redirect: Option<RequestRedirect>,
    pub(crate) referrer: Option<String>,
    pub(crate) referrer_policy: Option<ReferrerPolicy>,
    pub(crate) signal: Option<Option<Value>>,
    pub(crate) window: Value,
}

impl RequestInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "RequestInit", at)?;
        let at = at.member("RequestInit", "body");
        let body = match dictionaries::get(cx, value, "body")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(BodyInit::from_value(cx, value, at)?),
            }),
        };
        let at = at.member("RequestInit", "cache");
        let cache = match dictionaries::get(cx, value, "cache")? {
            value if value.is_undefined() => None,
            value => Some(RequestCache::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "credentials");
        let credentials = match dictionaries::get(cx, value, "credentials")? {
            value if value.is_undefined() => None,
            value => Some(RequestCredentials::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "duplex");
        let duplex = match dictionaries::get(cx, value, "duplex")? {
            value if value.is_undefined() => None,
            value => Some(RequestDuplex::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "headers");
        let headers = match dictionaries::get(cx, value, "headers")? {
            value if value.is_undefined() => None,
            value => Some(HeadersInit::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "integrity");
        let integrity = match dictionaries::get(cx, value, "integrity")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("RequestInit", "keepalive");
        let keepalive = match dictionaries::get(cx, value, "keepalive")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("RequestInit", "method");
        let method = match dictionaries::get(cx, value, "method")? {
            value if value.is_undefined() => None,
            value => Some(convert::byte_string(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "mode");
        let mode = match dictionaries::get(cx, value, "mode")? {
            value if value.is_undefined() => None,
            value => Some(RequestMode::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "priority");
        let priority = match dictionaries::get(cx, value, "priority")? {
            value if value.is_undefined() => None,
            value => Some(RequestPriority::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "redirect");
        let redirect = match dictionaries::get(cx, value, "redirect")? {
            value if value.is_undefined() => None,
            value => Some(RequestRedirect::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "referrer");
        let referrer = match dictionaries::get(cx, value, "referrer")? {
            value if value.is_undefined() => None,
            value => Some(convert::usv_string(cx, &value)?),
        };
        let at = at.member("RequestInit", "referrerPolicy");
        let referrer_policy = match dictionaries::get(cx, value, "referrerPolicy")? {
            value if value.is_undefined() => None,
            value => Some(ReferrerPolicy::from_value(cx, &value, at)?),
        };
        let at = at.member("RequestInit", "signal");
        let signal = match dictionaries::get(cx, value, "signal")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::AbortSignal, at)?),
            }),
        };
        let at = at.member("RequestInit", "window");
        let window = match dictionaries::get(cx, value, "window")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self {
            body,
            cache,
            credentials,
            duplex,
            headers,
            integrity,
            keepalive,
            method,
            mode,
            priority,
            redirect,
            referrer,
            referrer_policy,
            signal,
            window,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ResizeObserverOptions {
    pub(crate) box_: ResizeObserverBoxOptions,
}

impl ResizeObserverOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ResizeObserverOptions", at)?;
        let at = at.member("ResizeObserverOptions", "box");
        let box_ = match dictionaries::get(cx, value, "box")? {
            value if value.is_undefined() => ResizeObserverBoxOptions::ContentBox,
            value => ResizeObserverBoxOptions::from_value(cx, &value, at)?,
        };
        Ok(Self { box_ })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ResponseInit {
    pub(crate) headers: Option<HeadersInit>,
    pub(crate) status: u16,
    pub(crate) status_text: Vec<u8>,
}

impl ResponseInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ResponseInit", at)?;
        let at = at.member("ResponseInit", "headers");
        let headers = match dictionaries::get(cx, value, "headers")? {
            value if value.is_undefined() => None,
            value => Some(HeadersInit::from_value(cx, &value, at)?),
        };
        let at = at.member("ResponseInit", "status");
        let status = match dictionaries::get(cx, value, "status")? {
            value if value.is_undefined() => 200,
            value => convert::unsigned_short(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("ResponseInit", "statusText");
        let status_text = match dictionaries::get(cx, value, "statusText")? {
            value if value.is_undefined() => b"".to_vec(),
            value => convert::byte_string(cx, &value, at)?,
        };
        Ok(Self { headers, status, status_text })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct RsaOtherPrimesInfo {
    pub(crate) d: Option<DomString>,
    pub(crate) r: Option<DomString>,
    pub(crate) t: Option<DomString>,
}

impl RsaOtherPrimesInfo {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "RsaOtherPrimesInfo", at)?;
        let at = at.member("RsaOtherPrimesInfo", "d");
        let d = match dictionaries::get(cx, value, "d")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("RsaOtherPrimesInfo", "r");
        let r = match dictionaries::get(cx, value, "r")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        let at = at.member("RsaOtherPrimesInfo", "t");
        let t = match dictionaries::get(cx, value, "t")? {
            value if value.is_undefined() => None,
            value => Some(convert::dom_string(cx, &value)?),
        };
        Ok(Self { d, r, t })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SVGBoundingBoxOptions {
    pub(crate) clipped: bool,
    pub(crate) fill: bool,
    pub(crate) markers: bool,
    pub(crate) stroke: bool,
}

impl SVGBoundingBoxOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SVGBoundingBoxOptions", at)?;
        let at = at.member("SVGBoundingBoxOptions", "clipped");
        let clipped = match dictionaries::get(cx, value, "clipped")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("SVGBoundingBoxOptions", "fill");
        let fill = match dictionaries::get(cx, value, "fill")? {
            value if value.is_undefined() => true,
            value => value.to_boolean(),
        };
        let at = at.member("SVGBoundingBoxOptions", "markers");
        let markers = match dictionaries::get(cx, value, "markers")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("SVGBoundingBoxOptions", "stroke");
        let stroke = match dictionaries::get(cx, value, "stroke")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { clipped, fill, markers, stroke })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerAttributeNamespace {
    pub(crate) name: DomString,
    pub(crate) namespace: Option<DomString>,
}

impl SanitizerAttributeNamespace {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerAttributeNamespace", at)?;
        let at = at.member("SanitizerAttributeNamespace", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SanitizerAttributeNamespace", "namespace");
        let namespace = match dictionaries::get(cx, value, "namespace")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        Ok(Self { name, namespace })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.name;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "name", &item)?;
        let item = self.namespace;
        let item = match item {
            Some(value) => cx.js_string(&value),
            None => cx.null(),
        };
        dictionaries::put(cx, object, "namespace", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerConfig {
    pub(crate) attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) comments: Option<bool>,
    pub(crate) data_attributes: Option<bool>,
    pub(crate) elements: Option<Vec<SanitizerElementWithAttributes>>,
    pub(crate) javascript_urls: Option<bool>,
    pub(crate) processing_instructions: Option<Vec<SanitizerPI>>,
    pub(crate) remove_attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) remove_elements: Option<Vec<SanitizerElement>>,
    pub(crate) remove_processing_instructions: Option<Vec<SanitizerPI>>,
    pub(crate) replace_with_children_elements: Option<Vec<SanitizerElement>>,
}

impl SanitizerConfig {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerConfig", at)?;
        let at = at.member("SanitizerConfig", "attributes");
        let attributes = match dictionaries::get(cx, value, "attributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerAttribute::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("SanitizerConfig", "comments");
        let comments = match dictionaries::get(cx, value, "comments")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("SanitizerConfig", "dataAttributes");
        let data_attributes = match dictionaries::get(cx, value, "dataAttributes")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("SanitizerConfig", "elements");
        let elements = match dictionaries::get(cx, value, "elements")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerElementWithAttributes::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("SanitizerConfig", "javascriptURLs");
        let javascript_urls = match dictionaries::get(cx, value, "javascriptURLs")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        let at = at.member("SanitizerConfig", "processingInstructions");
        let processing_instructions = match dictionaries::get(cx, value, "processingInstructions")?
        {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerPI::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("SanitizerConfig", "removeAttributes");
        let remove_attributes = match dictionaries::get(cx, value, "removeAttributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerAttribute::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("SanitizerConfig", "removeElements");
        let remove_elements = match dictionaries::get(cx, value, "removeElements")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerElement::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("SanitizerConfig", "removeProcessingInstructions");
        let remove_processing_instructions =
            match dictionaries::get(cx, value, "removeProcessingInstructions")? {
                value if value.is_undefined() => None,
                value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                    Ok(SanitizerPI::from_value(cx, value, at)?)
                })?),
            };
        let at = at.member("SanitizerConfig", "replaceWithChildrenElements");
        let replace_with_children_elements =
            match dictionaries::get(cx, value, "replaceWithChildrenElements")? {
                value if value.is_undefined() => None,
                value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                    Ok(SanitizerElement::from_value(cx, value, at)?)
                })?),
            };
        Ok(Self {
            attributes,
            comments,
            data_attributes,
            elements,
            javascript_urls,
            processing_instructions,
            remove_attributes,
            remove_elements,
            remove_processing_instructions,
            replace_with_children_elements,
        })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        if let Some(item) = self.attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "attributes", &item)?;
        }
        if let Some(item) = self.comments {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "comments", &item)?;
        }
        if let Some(item) = self.data_attributes {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "dataAttributes", &item)?;
        }
        if let Some(item) = self.elements {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "elements", &item)?;
        }
        if let Some(item) = self.javascript_urls {
            let item = cx.boolean(item);
            dictionaries::put(cx, object, "javascriptURLs", &item)?;
        }
        if let Some(item) = self.processing_instructions {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "processingInstructions", &item)?;
        }
        if let Some(item) = self.remove_attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeAttributes", &item)?;
        }
        if let Some(item) = self.remove_elements {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeElements", &item)?;
        }
        if let Some(item) = self.remove_processing_instructions {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeProcessingInstructions", &item)?;
        }
        if let Some(item) = self.replace_with_children_elements {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "replaceWithChildrenElements", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerElementNamespace {
    pub(crate) name: DomString,
    pub(crate) namespace: Option<DomString>,
}

impl SanitizerElementNamespace {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerElementNamespace", at)?;
        let at = at.member("SanitizerElementNamespace", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SanitizerElementNamespace", "namespace");
        let namespace = match dictionaries::get(cx, value, "namespace")? {
            value if value.is_undefined() => Some(DomString::from("http://www.w3.org/1999/xhtml")),
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        Ok(Self { name, namespace })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.name;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "name", &item)?;
        let item = self.namespace;
        let item = match item {
            Some(value) => cx.js_string(&value),
            None => cx.null(),
        };
        dictionaries::put(cx, object, "namespace", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerElementNamespaceWithAttributes {
    pub(crate) base: SanitizerElementNamespace,
    pub(crate) attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) remove_attributes: Option<Vec<SanitizerAttribute>>,
}

impl SanitizerElementNamespaceWithAttributes {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerElementNamespaceWithAttributes", at)?;
        let base = SanitizerElementNamespace::from_value(cx, value, at)?;
        let at = at.member("SanitizerElementNamespaceWithAttributes", "attributes");
        let attributes = match dictionaries::get(cx, value, "attributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerAttribute::from_value(cx, value, at)?)
            })?),
        };
        let at = at.member("SanitizerElementNamespaceWithAttributes", "removeAttributes");
        let remove_attributes = match dictionaries::get(cx, value, "removeAttributes")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(SanitizerAttribute::from_value(cx, value, at)?)
            })?),
        };
        Ok(Self { base, attributes, remove_attributes })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        self.base.write(cx, object)?;
        if let Some(item) = self.attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "attributes", &item)?;
        }
        if let Some(item) = self.remove_attributes {
            let item = convert::from_sequence(cx, item, |cx, item| Ok(item.into_value(cx)?))?;
            dictionaries::put(cx, object, "removeAttributes", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SanitizerProcessingInstruction {
    pub(crate) target: DomString,
}

impl SanitizerProcessingInstruction {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SanitizerProcessingInstruction", at)?;
        let at = at.member("SanitizerProcessingInstruction", "target");
        let target = match dictionaries::get(cx, value, "target")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { target })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        let item = self.target;
        let item = cx.js_string(&item);
        dictionaries::put(cx, object, "target", &item)?;
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ScrollIntoViewOptions {
    pub(crate) base: ScrollOptions,
    pub(crate) block: ScrollLogicalPosition,
    pub(crate) container: ScrollIntoViewContainer,
    pub(crate) inline: ScrollLogicalPosition,
}

impl ScrollIntoViewOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ScrollIntoViewOptions", at)?;
        let base = ScrollOptions::from_value(cx, value, at)?;
        let at = at.member("ScrollIntoViewOptions", "block");
        let block = match dictionaries::get(cx, value, "block")? {
            value if value.is_undefined() => ScrollLogicalPosition::Start,
            value => ScrollLogicalPosition::from_value(cx, &value, at)?,
        };
        let at = at.member("ScrollIntoViewOptions", "container");
        let container = match dictionaries::get(cx, value, "container")? {
            value if value.is_undefined() => ScrollIntoViewContainer::All,
            value => ScrollIntoViewContainer::from_value(cx, &value, at)?,
        };
        let at = at.member("ScrollIntoViewOptions", "inline");
        let inline = match dictionaries::get(cx, value, "inline")? {
            value if value.is_undefined() => ScrollLogicalPosition::Nearest,
            value => ScrollLogicalPosition::from_value(cx, &value, at)?,
        };
        Ok(Self { base, block, container, inline })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ScrollOptions {
    pub(crate) behavior: ScrollBehavior,
}

impl ScrollOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ScrollOptions", at)?;
        let at = at.member("ScrollOptions", "behavior");
        let behavior = match dictionaries::get(cx, value, "behavior")? {
            value if value.is_undefined() => ScrollBehavior::Auto,
            value => ScrollBehavior::from_value(cx, &value, at)?,
        };
        Ok(Self { behavior })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ScrollToOptions {
    pub(crate) base: ScrollOptions,
    pub(crate) left: Option<f64>,
    pub(crate) top: Option<f64>,
}

impl ScrollToOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ScrollToOptions", at)?;
        let base = ScrollOptions::from_value(cx, value, at)?;
        let at = at.member("ScrollToOptions", "left");
        let left = match dictionaries::get(cx, value, "left")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        let at = at.member("ScrollToOptions", "top");
        let top = match dictionaries::get(cx, value, "top")? {
            value if value.is_undefined() => None,
            value => Some(convert::unrestricted_double(cx, &value, at)?),
        };
        Ok(Self { base, left, top })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SecurityPolicyViolationEventInit {
    pub(crate) base: EventInit,
    pub(crate) blocked_uri: String,
    pub(crate) column_number: u32,
    pub(crate) disposition: SecurityPolicyViolationEventDisposition,
    pub(crate) document_uri: String,
    pub(crate) effective_directive: DomString,
    pub(crate) line_number: u32,
    pub(crate) original_policy: DomString,
    pub(crate) referrer: String,
    pub(crate) sample: DomString,
    pub(crate) source_file: String,
    pub(crate) status_code: u16,
    pub(crate) violated_directive: DomString,
}

impl SecurityPolicyViolationEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SecurityPolicyViolationEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("SecurityPolicyViolationEventInit", "blockedURI");
        let blocked_uri = match dictionaries::get(cx, value, "blockedURI")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "columnNumber");
        let column_number = match dictionaries::get(cx, value, "columnNumber")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "disposition");
        let disposition = match dictionaries::get(cx, value, "disposition")? {
            value if value.is_undefined() => SecurityPolicyViolationEventDisposition::Enforce,
            value => SecurityPolicyViolationEventDisposition::from_value(cx, &value, at)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "documentURI");
        let document_uri = match dictionaries::get(cx, value, "documentURI")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "effectiveDirective");
        let effective_directive = match dictionaries::get(cx, value, "effectiveDirective")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "lineNumber");
        let line_number = match dictionaries::get(cx, value, "lineNumber")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "originalPolicy");
        let original_policy = match dictionaries::get(cx, value, "originalPolicy")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "referrer");
        let referrer = match dictionaries::get(cx, value, "referrer")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "sample");
        let sample = match dictionaries::get(cx, value, "sample")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "sourceFile");
        let source_file = match dictionaries::get(cx, value, "sourceFile")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "statusCode");
        let status_code = match dictionaries::get(cx, value, "statusCode")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_short(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("SecurityPolicyViolationEventInit", "violatedDirective");
        let violated_directive = match dictionaries::get(cx, value, "violatedDirective")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self {
            base,
            blocked_uri,
            column_number,
            disposition,
            document_uri,
            effective_directive,
            line_number,
            original_policy,
            referrer,
            sample,
            source_file,
            status_code,
            violated_directive,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SetHTMLOptions {
    pub(crate) sanitizer: SanitizerOrSanitizerConfigOrSanitizerPresets,
}

impl SetHTMLOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SetHTMLOptions", at)?;
        let at = at.member("SetHTMLOptions", "sanitizer");
        let sanitizer = match dictionaries::get(cx, value, "sanitizer")? {
            value if value.is_undefined() => {
                SanitizerOrSanitizerConfigOrSanitizerPresets::SanitizerPresets(
                    SanitizerPresets::Default,
                )
            }
            value => SanitizerOrSanitizerConfigOrSanitizerPresets::from_value(cx, &value, at)?,
        };
        Ok(Self { sanitizer })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SetHTMLUnsafeOptions {
    pub(crate) run_scripts: bool,
    pub(crate) sanitizer: SanitizerOrSanitizerConfigOrSanitizerPresets,
}

impl SetHTMLUnsafeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SetHTMLUnsafeOptions", at)?;
        let at = at.member("SetHTMLUnsafeOptions", "runScripts");
        let run_scripts = match dictionaries::get(cx, value, "runScripts")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("SetHTMLUnsafeOptions", "sanitizer");
        let sanitizer = match dictionaries::get(cx, value, "sanitizer")? {
            value if value.is_undefined() => {
                SanitizerOrSanitizerConfigOrSanitizerPresets::SanitizerConfig(
                    SanitizerConfig::from_value(cx, &cx.undefined(), at)?,
                )
            }
            value => SanitizerOrSanitizerConfigOrSanitizerPresets::from_value(cx, &value, at)?,
        };
        Ok(Self { run_scripts, sanitizer })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ShadowRootInit {
    pub(crate) clonable: bool,
    pub(crate) custom_element_registry: Option<Option<Value>>,
    pub(crate) delegates_focus: bool,
    pub(crate) mode: ShadowRootMode,
    pub(crate) serializable: bool,
    pub(crate) slot_assignment: SlotAssignmentMode,
}

impl ShadowRootInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ShadowRootInit", at)?;
        let at = at.member("ShadowRootInit", "clonable");
        let clonable = match dictionaries::get(cx, value, "clonable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ShadowRootInit", "customElementRegistry");
        let custom_element_registry = match dictionaries::get(cx, value, "customElementRegistry")? {
            value if value.is_undefined() => None,
            value => Some(match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::CustomElementRegistry, at)?),
            }),
        };
        let at = at.member("ShadowRootInit", "delegatesFocus");
        let delegates_focus = match dictionaries::get(cx, value, "delegatesFocus")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ShadowRootInit", "mode");
        let mode = match dictionaries::get(cx, value, "mode")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => ShadowRootMode::from_value(cx, &value, at)?,
        };
        let at = at.member("ShadowRootInit", "serializable");
        let serializable = match dictionaries::get(cx, value, "serializable")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ShadowRootInit", "slotAssignment");
        let slot_assignment = match dictionaries::get(cx, value, "slotAssignment")? {
            value if value.is_undefined() => SlotAssignmentMode::Named,
            value => SlotAssignmentMode::from_value(cx, &value, at)?,
        };
        Ok(Self {
            clonable,
            custom_element_registry,
            delegates_focus,
            mode,
            serializable,
            slot_assignment,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ShowPopoverOptions {
    pub(crate) source: Option<NodeId>,
}

impl ShowPopoverOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ShowPopoverOptions", at)?;
        let at = at.member("ShowPopoverOptions", "source");
        let source = match dictionaries::get(cx, value, "source")? {
            value if value.is_undefined() => None,
            value => Some(convert::node(cx, &value, Interface::HTMLElement, at)?),
        };
        Ok(Self { source })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct StaticRangeInit {
    pub(crate) end_container: NodeId,
    pub(crate) end_offset: u32,
    pub(crate) start_container: NodeId,
    pub(crate) start_offset: u32,
}

impl StaticRangeInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "StaticRangeInit", at)?;
        let at = at.member("StaticRangeInit", "endContainer");
        let end_container = match dictionaries::get(cx, value, "endContainer")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::node(cx, &value, Interface::Node, at)?,
        };
        let at = at.member("StaticRangeInit", "endOffset");
        let end_offset = match dictionaries::get(cx, value, "endOffset")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("StaticRangeInit", "startContainer");
        let start_container = match dictionaries::get(cx, value, "startContainer")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::node(cx, &value, Interface::Node, at)?,
        };
        let at = at.member("StaticRangeInit", "startOffset");
        let start_offset = match dictionaries::get(cx, value, "startOffset")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        Ok(Self { end_container, end_offset, start_container, start_offset })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct StorageEventInit {
    pub(crate) base: EventInit,
    pub(crate) key: Option<DomString>,
    pub(crate) new_value: Option<DomString>,
    pub(crate) old_value: Option<DomString>,
    pub(crate) storage_area: Option<Value>,
    pub(crate) url: String,
}

impl StorageEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "StorageEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("StorageEventInit", "key");
        let key = match dictionaries::get(cx, value, "key")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("StorageEventInit", "newValue");
        let new_value = match dictionaries::get(cx, value, "newValue")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("StorageEventInit", "oldValue");
        let old_value = match dictionaries::get(cx, value, "oldValue")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::dom_string(cx, value)?),
            },
        };
        let at = at.member("StorageEventInit", "storageArea");
        let storage_area = match dictionaries::get(cx, value, "storageArea")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::Storage, at)?),
            },
        };
        let at = at.member("StorageEventInit", "url");
        let url = match dictionaries::get(cx, value, "url")? {
            value if value.is_undefined() => String::from(""),
            value => convert::usv_string(cx, &value)?,
        };
        Ok(Self { base, key, new_value, old_value, storage_area, url })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct StreamPipeOptions {
    pub(crate) prevent_abort: bool,
    pub(crate) prevent_cancel: bool,
    pub(crate) prevent_close: bool,
    pub(crate) signal: Option<Value>,
}

impl StreamPipeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "StreamPipeOptions", at)?;
        let at = at.member("StreamPipeOptions", "preventAbort");
        let prevent_abort = match dictionaries::get(cx, value, "preventAbort")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("StreamPipeOptions", "preventCancel");
        let prevent_cancel = match dictionaries::get(cx, value, "preventCancel")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("StreamPipeOptions", "preventClose");
        let prevent_close = match dictionaries::get(cx, value, "preventClose")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("StreamPipeOptions", "signal");
        let signal = match dictionaries::get(cx, value, "signal")? {
            value if value.is_undefined() => None,
            value => Some(convert::interface(cx, &value, Interface::AbortSignal, at)?),
        };
        Ok(Self { prevent_abort, prevent_cancel, prevent_close, signal })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct StructuredSerializeOptions {
    pub(crate) transfer: Vec<Value>,
}

impl StructuredSerializeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "StructuredSerializeOptions", at)?;
        let at = at.member("StructuredSerializeOptions", "transfer");
        let transfer = match dictionaries::get(cx, value, "transfer")? {
            value if value.is_undefined() => Vec::new(),
            value => convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::object(cx, value, at)?)
            })?,
        };
        Ok(Self { transfer })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SubmitEventInit {
    pub(crate) base: EventInit,
    pub(crate) submitter: Option<NodeId>,
}

impl SubmitEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SubmitEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("SubmitEventInit", "submitter");
        let submitter = match dictionaries::get(cx, value, "submitter")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::node(cx, value, Interface::HTMLElement, at)?),
            },
        };
        Ok(Self { base, submitter })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SubscribeOptions {
    pub(crate) signal: Option<Value>,
}

impl SubscribeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SubscribeOptions", at)?;
        let at = at.member("SubscribeOptions", "signal");
        let signal = match dictionaries::get(cx, value, "signal")? {
            value if value.is_undefined() => None,
            value => Some(convert::interface(cx, &value, Interface::AbortSignal, at)?),
        };
        Ok(Self { signal })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SubscriptionObserver {
    pub(crate) complete: Option<Value>,
    pub(crate) error: Option<Value>,
    pub(crate) next: Option<Value>,
}

impl SubscriptionObserver {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "SubscriptionObserver", at)?;
        let at = at.member("SubscriptionObserver", "complete");
        let complete = match dictionaries::get(cx, value, "complete")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("SubscriptionObserver", "error");
        let error = match dictionaries::get(cx, value, "error")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("SubscriptionObserver", "next");
        let next = match dictionaries::get(cx, value, "next")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        Ok(Self { complete, error, next })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TableDescriptor {
    pub(crate) address: Option<AddressType>,
    pub(crate) element: TableKind,
    pub(crate) initial: Value,
    pub(crate) maximum: Value,
}

impl TableDescriptor {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TableDescriptor", at)?;
        let at = at.member("TableDescriptor", "address");
        let address = match dictionaries::get(cx, value, "address")? {
            value if value.is_undefined() => None,
            value => Some(AddressType::from_value(cx, &value, at)?),
        };
        let at = at.member("TableDescriptor", "element");
        let element = match dictionaries::get(cx, value, "element")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => TableKind::from_value(cx, &value, at)?,
        };
        let at = at.member("TableDescriptor", "initial");
        let initial = match dictionaries::get(cx, value, "initial")? {
            value if value.is_undefined() => return Err(dictionaries::missing(cx, at)),
            value => Value::clone(&value),
        };
        let at = at.member("TableDescriptor", "maximum");
        let maximum = match dictionaries::get(cx, value, "maximum")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self { address, element, initial, maximum })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TextDecodeOptions {
    pub(crate) stream: bool,
}

impl TextDecodeOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TextDecodeOptions", at)?;
        let at = at.member("TextDecodeOptions", "stream");
        let stream = match dictionaries::get(cx, value, "stream")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { stream })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TextDecoderOptions {
    pub(crate) fatal: bool,
    pub(crate) ignore_bom: bool,
}

impl TextDecoderOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TextDecoderOptions", at)?;
        let at = at.member("TextDecoderOptions", "fatal");
        let fatal = match dictionaries::get(cx, value, "fatal")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("TextDecoderOptions", "ignoreBOM");
        let ignore_bom = match dictionaries::get(cx, value, "ignoreBOM")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { fatal, ignore_bom })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TextEncoderEncodeIntoResult {
    pub(crate) read: Option<u64>,
    pub(crate) written: Option<u64>,
}

impl TextEncoderEncodeIntoResult {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TextEncoderEncodeIntoResult", at)?;
        let at = at.member("TextEncoderEncodeIntoResult", "read");
        let read = match dictionaries::get(cx, value, "read")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsigned_long_long(cx, &value, Range::Wrap, at)?),
        };
        let at = at.member("TextEncoderEncodeIntoResult", "written");
        let written = match dictionaries::get(cx, value, "written")? {
            value if value.is_undefined() => None,
            value => Some(convert::unsigned_long_long(cx, &value, Range::Wrap, at)?),
        };
        Ok(Self { read, written })
    }

    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let object = cx.object(None);
        self.write(cx, &object)?;
        Ok(object)
    }

    fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
        if let Some(item) = self.read {
            let item = convert::from_unsigned_long_long(cx, item);
            dictionaries::put(cx, object, "read", &item)?;
        }
        if let Some(item) = self.written {
            let item = convert::from_unsigned_long_long(cx, item);
            dictionaries::put(cx, object, "written", &item)?;
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ToggleEventInit {
    pub(crate) base: EventInit,
    pub(crate) new_state: DomString,
    pub(crate) old_state: DomString,
    pub(crate) source: Option<NodeId>,
}

impl ToggleEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ToggleEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("ToggleEventInit", "newState");
        let new_state = match dictionaries::get(cx, value, "newState")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("ToggleEventInit", "oldState");
        let old_state = match dictionaries::get(cx, value, "oldState")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("ToggleEventInit", "source");
        let source = match dictionaries::get(cx, value, "source")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::node(cx, value, Interface::Element, at)?),
            },
        };
        Ok(Self { base, new_state, old_state, source })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TogglePopoverOptions {
    pub(crate) base: ShowPopoverOptions,
    pub(crate) force: Option<bool>,
}

impl TogglePopoverOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TogglePopoverOptions", at)?;
        let base = ShowPopoverOptions::from_value(cx, value, at)?;
        let at = at.member("TogglePopoverOptions", "force");
        let force = match dictionaries::get(cx, value, "force")? {
            value if value.is_undefined() => None,
            value => Some(value.to_boolean()),
        };
        Ok(Self { base, force })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Transformer {
    pub(crate) cancel: Option<Value>,
    pub(crate) flush: Option<Value>,
    pub(crate) readable_type: Value,
    pub(crate) start: Option<Value>,
    pub(crate) transform: Option<Value>,
    pub(crate) writable_type: Value,
}

impl Transformer {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "Transformer", at)?;
        let at = at.member("Transformer", "cancel");
        let cancel = match dictionaries::get(cx, value, "cancel")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("Transformer", "flush");
        let flush = match dictionaries::get(cx, value, "flush")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("Transformer", "readableType");
        let readable_type = match dictionaries::get(cx, value, "readableType")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("Transformer", "start");
        let start = match dictionaries::get(cx, value, "start")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("Transformer", "transform");
        let transform = match dictionaries::get(cx, value, "transform")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("Transformer", "writableType");
        let writable_type = match dictionaries::get(cx, value, "writableType")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        Ok(Self { cancel, flush, readable_type, start, transform, writable_type })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TransitionEventInit {
    pub(crate) base: EventInit,
    pub(crate) animation: Option<Value>,
    pub(crate) elapsed_time: f64,
    pub(crate) property_name: DomString,
    pub(crate) pseudo_element: DomString,
}

impl TransitionEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TransitionEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("TransitionEventInit", "animation");
        let animation = match dictionaries::get(cx, value, "animation")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::CSSTransition, at)?),
            },
        };
        let at = at.member("TransitionEventInit", "elapsedTime");
        let elapsed_time = match dictionaries::get(cx, value, "elapsedTime")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("TransitionEventInit", "propertyName");
        let property_name = match dictionaries::get(cx, value, "propertyName")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("TransitionEventInit", "pseudoElement");
        let pseudo_element = match dictionaries::get(cx, value, "pseudoElement")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        Ok(Self { base, animation, elapsed_time, property_name, pseudo_element })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TrustedTypePolicyOptions {
    pub(crate) create_html: Option<Value>,
    pub(crate) create_script: Option<Value>,
    pub(crate) create_script_url: Option<Value>,
}

impl TrustedTypePolicyOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "TrustedTypePolicyOptions", at)?;
        let at = at.member("TrustedTypePolicyOptions", "createHTML");
        let create_html = match dictionaries::get(cx, value, "createHTML")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("TrustedTypePolicyOptions", "createScript");
        let create_script = match dictionaries::get(cx, value, "createScript")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("TrustedTypePolicyOptions", "createScriptURL");
        let create_script_url = match dictionaries::get(cx, value, "createScriptURL")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        Ok(Self { create_html, create_script, create_script_url })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct UIEventInit {
    pub(crate) base: EventInit,
    pub(crate) detail: i32,
    pub(crate) view: Option<Value>,
    pub(crate) which: u32,
}

impl UIEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "UIEventInit", at)?;
        let base = EventInit::from_value(cx, value, at)?;
        let at = at.member("UIEventInit", "detail");
        let detail = match dictionaries::get(cx, value, "detail")? {
            value if value.is_undefined() => 0,
            value => convert::long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("UIEventInit", "view");
        let view = match dictionaries::get(cx, value, "view")? {
            value if value.is_undefined() => None,
            value => match &value {
                value if value.is_nullish() => None,
                value => Some(convert::interface(cx, value, Interface::Window, at)?),
            },
        };
        let at = at.member("UIEventInit", "which");
        let which = match dictionaries::get(cx, value, "which")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        Ok(Self { base, detail, view, which })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct UnderlyingSink {
    pub(crate) abort: Option<Value>,
    pub(crate) close: Option<Value>,
    pub(crate) start: Option<Value>,
    pub(crate) type_: Value,
    pub(crate) write: Option<Value>,
}

impl UnderlyingSink {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "UnderlyingSink", at)?;
        let at = at.member("UnderlyingSink", "abort");
        let abort = match dictionaries::get(cx, value, "abort")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("UnderlyingSink", "close");
        let close = match dictionaries::get(cx, value, "close")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("UnderlyingSink", "start");
        let start = match dictionaries::get(cx, value, "start")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("UnderlyingSink", "type");
        let type_ = match dictionaries::get(cx, value, "type")? {
            value if value.is_undefined() => cx.undefined(),
            value => Value::clone(&value),
        };
        let at = at.member("UnderlyingSink", "write");
        let write = match dictionaries::get(cx, value, "write")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        Ok(Self { abort, close, start, type_, write })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct UnderlyingSource {
    pub(crate) auto_allocate_chunk_size: Option<u64>,
    pub(crate) cancel: Option<Value>,
    pub(crate) pull: Option<Value>,
    pub(crate) start: Option<Value>,
    pub(crate) type_: Option<ReadableStreamType>,
}

impl UnderlyingSource {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "UnderlyingSource", at)?;
        let at = at.member("UnderlyingSource", "autoAllocateChunkSize");
        let auto_allocate_chunk_size = match dictionaries::get(cx, value, "autoAllocateChunkSize")?
        {
            value if value.is_undefined() => None,
            value => Some(convert::unsigned_long_long(cx, &value, Range::Enforce, at)?),
        };
        let at = at.member("UnderlyingSource", "cancel");
        let cancel = match dictionaries::get(cx, value, "cancel")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("UnderlyingSource", "pull");
        let pull = match dictionaries::get(cx, value, "pull")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("UnderlyingSource", "start");
        let start = match dictionaries::get(cx, value, "start")? {
            value if value.is_undefined() => None,
            value => Some(convert::callback_function(cx, &value, at)?),
        };
        let at = at.member("UnderlyingSource", "type");
        let type_ = match dictionaries::get(cx, value, "type")? {
            value if value.is_undefined() => None,
            value => Some(ReadableStreamType::from_value(cx, &value, at)?),
        };
        Ok(Self { auto_allocate_chunk_size, cancel, pull, start, type_ })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ValidityStateFlags {
    pub(crate) bad_input: bool,
    pub(crate) custom_error: bool,
    pub(crate) pattern_mismatch: bool,
    pub(crate) range_overflow: bool,
    pub(crate) range_underflow: bool,
    pub(crate) step_mismatch: bool,
    pub(crate) too_long: bool,
    pub(crate) too_short: bool,
    pub(crate) type_mismatch: bool,
    pub(crate) value_missing: bool,
}

impl ValidityStateFlags {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "ValidityStateFlags", at)?;
        let at = at.member("ValidityStateFlags", "badInput");
        let bad_input = match dictionaries::get(cx, value, "badInput")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "customError");
        let custom_error = match dictionaries::get(cx, value, "customError")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "patternMismatch");
        let pattern_mismatch = match dictionaries::get(cx, value, "patternMismatch")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "rangeOverflow");
        let range_overflow = match dictionaries::get(cx, value, "rangeOverflow")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "rangeUnderflow");
        let range_underflow = match dictionaries::get(cx, value, "rangeUnderflow")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "stepMismatch");
        let step_mismatch = match dictionaries::get(cx, value, "stepMismatch")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "tooLong");
        let too_long = match dictionaries::get(cx, value, "tooLong")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "tooShort");
        let too_short = match dictionaries::get(cx, value, "tooShort")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "typeMismatch");
        let type_mismatch = match dictionaries::get(cx, value, "typeMismatch")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        let at = at.member("ValidityStateFlags", "valueMissing");
        let value_missing = match dictionaries::get(cx, value, "valueMissing")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self {
            bad_input,
            custom_error,
            pattern_mismatch,
            range_overflow,
            range_underflow,
            step_mismatch,
            too_long,
            too_short,
            type_mismatch,
            value_missing,
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct WebAssemblyCompileOptions {
    pub(crate) builtins: Option<Vec<String>>,
    pub(crate) imported_string_constants: Option<Option<String>>,
}

impl WebAssemblyCompileOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "WebAssemblyCompileOptions", at)?;
        let at = at.member("WebAssemblyCompileOptions", "builtins");
        let builtins = match dictionaries::get(cx, value, "builtins")? {
            value if value.is_undefined() => None,
            value => Some(convert::sequence(cx, &value, at, |cx, value, at| {
                Ok(convert::usv_string(cx, value)?)
            })?),
        };
        let at = at.member("WebAssemblyCompileOptions", "importedStringConstants");
        let imported_string_constants =
            match dictionaries::get(cx, value, "importedStringConstants")? {
                value if value.is_undefined() => None,
                value => Some(match &value {
                    value if value.is_nullish() => None,
                    value => Some(convert::usv_string(cx, value)?),
                }),
            };
        Ok(Self { builtins, imported_string_constants })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct WheelEventInit {
    pub(crate) base: MouseEventInit,
    pub(crate) delta_mode: u32,
    pub(crate) delta_x: f64,
    pub(crate) delta_y: f64,
    pub(crate) delta_z: f64,
    pub(crate) momentum: bool,
}

impl WheelEventInit {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "WheelEventInit", at)?;
        let base = MouseEventInit::from_value(cx, value, at)?;
        let at = at.member("WheelEventInit", "deltaMode");
        let delta_mode = match dictionaries::get(cx, value, "deltaMode")? {
            value if value.is_undefined() => 0,
            value => convert::unsigned_long(cx, &value, Range::Wrap, at)?,
        };
        let at = at.member("WheelEventInit", "deltaX");
        let delta_x = match dictionaries::get(cx, value, "deltaX")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("WheelEventInit", "deltaY");
        let delta_y = match dictionaries::get(cx, value, "deltaY")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("WheelEventInit", "deltaZ");
        let delta_z = match dictionaries::get(cx, value, "deltaZ")? {
            value if value.is_undefined() => 0.0,
            value => convert::double(cx, &value, at)?,
        };
        let at = at.member("WheelEventInit", "momentum");
        let momentum = match dictionaries::get(cx, value, "momentum")? {
            value if value.is_undefined() => false,
            value => value.to_boolean(),
        };
        Ok(Self { base, delta_mode, delta_x, delta_y, delta_z, momentum })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct WindowPostMessageOptions {
    pub(crate) base: StructuredSerializeOptions,
    pub(crate) target_origin: String,
}

impl WindowPostMessageOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "WindowPostMessageOptions", at)?;
        let base = StructuredSerializeOptions::from_value(cx, value, at)?;
        let at = at.member("WindowPostMessageOptions", "targetOrigin");
        let target_origin = match dictionaries::get(cx, value, "targetOrigin")? {
            value if value.is_undefined() => String::from("/"),
            value => convert::usv_string(cx, &value)?,
        };
        Ok(Self { base, target_origin })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct WorkerOptions {
    pub(crate) credentials: RequestCredentials,
    pub(crate) name: DomString,
    pub(crate) type_: WorkerType,
}

impl WorkerOptions {
    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {
        dictionaries::check(cx, value, "WorkerOptions", at)?;
        let at = at.member("WorkerOptions", "credentials");
        let credentials = match dictionaries::get(cx, value, "credentials")? {
            value if value.is_undefined() => RequestCredentials::SameOrigin,
            value => RequestCredentials::from_value(cx, &value, at)?,
        };
        let at = at.member("WorkerOptions", "name");
        let name = match dictionaries::get(cx, value, "name")? {
            value if value.is_undefined() => DomString::from(""),
            value => convert::dom_string(cx, &value)?,
        };
        let at = at.member("WorkerOptions", "type");
        let type_ = match dictionaries::get(cx, value, "type")? {
            value if value.is_undefined() => WorkerType::Classic,
            value => WorkerType::from_value(cx, &value, at)?,
        };
        Ok(Self { credentials, name, type_ })
    }
}
