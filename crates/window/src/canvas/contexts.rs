//! Rendering contexts of canvases.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-getcontext>

use treewright_dom::NodeId;
use treewright_messages::Bitmap;
use treewright_quickjs::{Thrown, Value};

use super::surface::{self, Surface};
use crate::canvas::dimensions::dimensions;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::enums::{CanvasColorType, PredefinedColorSpace};
use crate::objects::slots;
use crate::strings::DomString;
use crate::{Cx, bindings, images, wrappers};

/// <https://html.spec.whatwg.org/multipage/canvas.html#canvasrenderingcontext2dsettings>
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) alpha: bool,
    pub(crate) desynchronized: bool,
    pub(crate) color_space: PredefinedColorSpace,
    pub(crate) color_type: CanvasColorType,
    pub(crate) will_read_frequently: bool,
}

/// The state of a 2D context.
pub(crate) struct Context2d {
    pub(super) settings: Settings,
    pub(super) surface: Surface,
}

/// The state of an `ImageBitmapRenderingContext`.
pub(crate) struct BitmapContext {
    has_alpha: bool,
    /// The output bitmap in the mode valid; none in the mode blank.
    bitmap: Option<Bitmap>,
}

/// Converts options to the dictionary: members are read in the order of their names.
fn settings_from(cx: &mut Cx<'_>, options: &Value) -> Result<Settings, Thrown> {
    let alpha = flag(cx, options, "alpha", true)?;
    let color_space = name(cx, options, "colorSpace")?;
    let color_space = match color_space {
        Some(name) => match PredefinedColorSpace::from_text(&name) {
            Some(space) => space,
            None => return Err(cx.type_error("the color space is not known")),
        },
        None => PredefinedColorSpace::Srgb,
    };
    let color_type = match name(cx, options, "colorType")? {
        Some(name) => match CanvasColorType::from_text(&name) {
            Some(kind) => kind,
            None => return Err(cx.type_error("the color type is not known")),
        },
        None => CanvasColorType::Unorm8,
    };
    let desynchronized = flag(cx, options, "desynchronized", false)?;
    let will_read_frequently = flag(cx, options, "willReadFrequently", false)?;
    Ok(Settings { alpha, desynchronized, color_space, color_type, will_read_frequently })
}

fn flag(cx: &mut Cx<'_>, options: &Value, member: &str, default: bool) -> Result<bool, Thrown> {
    if !options.is_object() {
        return Ok(default);
    }
    let value = cx.get_str(options, member)?;
    Ok(if value.is_undefined() { default } else { value.to_boolean() })
}

fn name(cx: &mut Cx<'_>, options: &Value, member: &str) -> Result<Option<DomString>, Thrown> {
    if !options.is_object() {
        return Ok(None);
    }
    let value = cx.get_str(options, member)?;
    if value.is_undefined() {
        return Ok(None);
    }
    Ok(Some(cx.to_js_string(&value)?))
}

/// True for a 2D context, of either kind of canvas.
pub(crate) fn is_2d(cx: &Cx<'_>, context: &Value) -> bool {
    bindings::receiver::is(cx, context, Interface::CanvasRenderingContext2D)
        || bindings::receiver::is(cx, context, Interface::OffscreenCanvasRenderingContext2D)
}

/// The context that a canvas has in a slot, or a new one of the requested kind. Null if it
/// has one of another kind, and for unsupported kinds.
pub(super) fn get_context(
    cx: &mut Cx<'_>,
    canvas: &Value,
    size: (u32, u32),
    id: &str,
    options: &Value,
    of_2d: Interface,
) -> Result<Option<Value>, Thrown> {
    let wants_2d = match id {
        "2d" => true,
        "bitmaprenderer" => false,
        _ => return Ok(None),
    };
    if let Some(context) = cx.slot(canvas, slots::CONTEXT) {
        return Ok((is_2d(cx, &context) == wants_2d).then_some(context));
    }
    let context = if wants_2d {
        let settings = settings_from(cx, options)?;
        let context = bindings::new_object(cx, of_2d)?;
        let Settings { alpha, color_space, color_type, .. } = settings;
        let surface = Surface::new(size, alpha, color_space, color_type);
        cx.set_data(&context, Box::new(Context2d { settings, surface }));
        context
    } else {
        let has_alpha = flag(cx, options, "alpha", true)?;
        let context = bindings::new_object(cx, Interface::ImageBitmapRenderingContext)?;
        cx.set_data(&context, Box::new(BitmapContext { has_alpha, bitmap: None }));
        context
    };
    // A getter of the options may have made another one.
    if let Some(context) = cx.slot(canvas, slots::CONTEXT) {
        return Ok((is_2d(cx, &context) == wants_2d).then_some(context));
    }
    cx.set_slot(&context, slots::CANVAS, canvas);
    cx.set_slot(canvas, slots::CONTEXT, &context);
    Ok(Some(context))
}

/// The context of a `canvas` element.
pub(crate) fn context_of_element(
    cx: &mut Cx<'_>,
    element: NodeId,
    id: &str,
    options: &Value,
) -> Result<Option<Value>, Thrown> {
    let size = dimensions(cx, element);
    let canvas = wrappers::wrap(cx, element)?;
    get_context(cx, &canvas, size, id, options, Interface::CanvasRenderingContext2D)
}

/// Does something with the state of a 2D context.
pub(super) fn with_2d<R>(
    cx: &mut Cx<'_>,
    context: &Value,
    inside: impl FnOnce(&mut Context2d) -> R,
) -> Result<R, Thrown> {
    match cx.data(context, |state: &mut Context2d, _| inside(state)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-canvas-getcontextattributes>
pub(crate) fn settings_of(cx: &mut Cx<'_>, context: &Value) -> Result<Settings, Thrown> {
    with_2d(cx, context, |state| state.settings)
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#reset-the-rendering-context-to-its-default-state>
pub(crate) fn reset(cx: &mut Cx<'_>, context: &Value) -> Result<(), Thrown> {
    with_2d(cx, context, |state| state.surface.clear(state.surface.size()))
}

/// The width or height of a `canvas` element was set, removed or changed.
/// <https://html.spec.whatwg.org/multipage/canvas.html#concept-canvas-set-bitmap-dimensions>
pub(crate) fn attribute_changed(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    if !matches!(local, "width" | "height") {
        return;
    }
    let canvas = cx.cached(wrappers::handle(element));
    let context = canvas.and_then(|canvas| cx.slot(&canvas, slots::CONTEXT));
    let Some(context) = context.filter(|context| is_2d(cx, context)) else { return };
    let size = dimensions(cx, element);
    // It is a 2D context.
    let _cleared = with_2d(cx, &context, |state| state.surface.clear(size));
}

/// The contents of a canvas.
pub(crate) enum Contents {
    Bitmap(Bitmap),
    /// A dimension is zero, or the bitmap is gone.
    None,
    TooLarge,
}

pub(super) fn contents(cx: &mut Cx<'_>, canvas: &Value, size: (u32, u32)) -> Contents {
    if size.0 == 0 || size.1 == 0 {
        return Contents::None;
    }
    let most = cx.host.structured_data.limits.bytes;
    let bitmap = match cx.slot(canvas, slots::CONTEXT) {
        Some(context) if is_2d(cx, &context) => {
            with_2d(cx, &context, |state| state.surface.to_bitmap(most)).unwrap_or_default()
        }
        Some(context) => {
            let found = cx.data(&context, |state: &mut BitmapContext, _| {
                (state.has_alpha, state.bitmap.clone())
            });
            let (has_alpha, bitmap) = found.unwrap_or((true, None));
            match bitmap {
                Some(bitmap) if has_alpha => Some(bitmap),
                Some(bitmap) => Some(on_opaque_black(bitmap)),
                None => surface::blank_bitmap(size, has_alpha, most),
            }
        }
        None => surface::blank_bitmap(size, true, most),
    };
    bitmap.map_or(Contents::TooLarge, Contents::Bitmap)
}

/// Composites a bitmap onto opaque black.
fn on_opaque_black(bitmap: Bitmap) -> Bitmap {
    let (pixels, _) = bitmap.pixels.as_chunks::<4>();
    let over = |sample: u8, alpha: u8| {
        let product = u32::from(sample).saturating_mul(u32::from(alpha));
        u8::try_from(product.saturating_add(127) / 255).unwrap_or(u8::MAX)
    };
    let pixels = pixels.iter().flat_map(|[red, green, blue, alpha]| {
        [over(*red, *alpha), over(*green, *alpha), over(*blue, *alpha), 255]
    });
    Bitmap { pixels: pixels.collect(), ..bitmap }
}

/// The bitmap of a `canvas` element.
pub(crate) fn bitmap_of_element(cx: &mut Cx<'_>, element: NodeId) -> Result<Contents, Thrown> {
    let size = dimensions(cx, element);
    let canvas = wrappers::wrap(cx, element)?;
    Ok(contents(cx, &canvas, size))
}

/// Takes the bitmap of an `ImageBitmapRenderingContext`, which is blank afterwards.
pub(super) fn make_blank(cx: &mut Cx<'_>, context: &Value) {
    cx.data(context, |state: &mut BitmapContext, _| state.bitmap = None);
}

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-imagebitmaprenderingcontext-transferfromimagebitmap>
pub(crate) fn transfer_from_image_bitmap(
    cx: &mut Cx<'_>,
    context: &Value,
    bitmap: Option<&Value>,
) -> Result<(), Thrown> {
    let Some(object) = bitmap else {
        make_blank(cx, context);
        return Ok(());
    };
    let Some(bitmap) = images::detach(cx, object) else {
        let message = "the bitmap is detached";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    };
    cx.data(context, |state: &mut BitmapContext, _| state.bitmap = Some(bitmap));
    Ok(())
}
