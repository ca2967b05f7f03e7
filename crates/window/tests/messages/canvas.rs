//! Canvases: their contexts, pixels, and transfer in messages.

use super::agent;

const HELPERS: &str = "const canvas = (w = 4, h = 2) => Object.assign(document.createElement('canvas'), { width: w, height: h });
    const context = (...options) => canvas().getContext('2d', ...options);
    const image = (...pixels) => new ImageData(new Uint8ClampedArray(pixels.flat()), pixels.length);
    const red = [255, 0, 0, 255], half = [0, 255, 0, 128], none = [0, 0, 0, 0], black = [0, 0, 0, 255];
    const pixel = (c, x, y, o) => [...c.getImageData(x, y, 1, 1, o).data].join();
    const attempt = f => { try { return String(f()) } catch (e) { return e.name } };";

/// Each case is a script and its value as a string; the value may be a promise.
fn check(cases: &[(&str, &str)]) {
    let mut agent = agent("<!doctype html><body>");
    agent.evaluate(HELPERS).unwrap();
    let mut failures = Vec::new();
    for (script, expected) in cases {
        let source = format!(
            "(async () => {{ try {{ return String(await (async () => {{ {script} }})()) }} catch (e) {{ return e.name }} }})()"
        );
        let found = agent.evaluate(&source).unwrap_or_else(|error| error.message.into());
        if found != *expected {
            failures.push(format!("{script}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn contexts() {
    check(&[
        ("const c = canvas(); return c.getContext('2d') === c.getContext('2d')", "true"),
        ("const c = canvas(); c.getContext('2d'); return c.getContext('bitmaprenderer')", "null"),
        ("const c = canvas(); c.getContext('bitmaprenderer'); return c.getContext('2d')", "null"),
        ("return canvas().getContext('webgl') ?? canvas().getContext('2D')", "null"),
        ("const c = canvas(); return c.getContext('2d').canvas === c", "true"),
        ("const c = canvas(); return c.getContext('bitmaprenderer').canvas === c", "true"),
        ("const c = new OffscreenCanvas(1, 1); return c.getContext('2d').canvas === c", "true"),
        ("return Object.values(context().getContextAttributes())", "true,srgb,unorm8,false,false"),
        (
            "return Object.values(context({ alpha: 0, colorSpace: 'display-p3', colorType: 'float16', desynchronized: 1,
                willReadFrequently: {} }).getContextAttributes())",
            "false,display-p3,float16,true,true",
        ),
        ("context({ colorSpace: 'x' })", "TypeError"),
        ("const c = canvas(); try { c.getContext('2d', { get alpha() { throw 1 } }) } catch { }
            return c.getContext('bitmaprenderer') !== null", "true"),
        (
            "const log = [], o = name => ({ get() { log.push(name) } }); const options = {};
             for (const n of ['willReadFrequently', 'desynchronized', 'colorType', 'colorSpace', 'alpha'])
               Object.defineProperty(options, n, o(n)); context(options); return log",
            "alpha,colorSpace,colorType,desynchronized,willReadFrequently",
        ),
        ("return context(1).getContextAttributes().alpha", "true"),
        ("return context().isContextLost()", "false"),
        ("new CanvasRenderingContext2D", "TypeError"),
    ]);
}

#[test]
fn pixels() {
    check(&[
        ("return context().getImageData(0, 0, 300, 150).data.length", "180000"),
        ("const c = context(); c.putImageData(image(red, half), 1, 1); return pixel(c, 1, 1) + ' ' + pixel(c, 2, 1)", "255,0,0,255 0,255,0,128"),
        // Colors of invisible pixels are lost with premultiplied alpha.
        ("const c = context(); c.putImageData(image([9, 9, 9, 0]), 0, 0); return pixel(c, 0, 0)", "0,0,0,0"),
        ("const c = context(); c.putImageData(image(red), 9, 9); return pixel(c, 9, 9)", "0,0,0,0"),
        ("const c = context(); c.putImageData(image(red, red, red), -1, 0); return pixel(c, 1, 0) + ' ' + pixel(c, 2, 0)", "255,0,0,255 0,0,0,0"),
        ("const c = context(); c.putImageData(image(red), 1, 1); return [...c.getImageData(2, 2, -2, -1).data].join()", "0,0,0,0,255,0,0,255"),
        ("const c = context(); return [c.createImageData(-3, 2), c.getImageData(0, 0, -3, 2)].map(i => [i.width, i.height])", "3,2,3,2"),
        ("context().createImageData(0, 1)", "IndexSizeError"),
        ("context().getImageData(0, 0, 1, 0)", "IndexSizeError"),
        ("context().getImageData(0, 0, 2 ** 31, 1)", "TypeError"),
        ("context().getImageData(0, 0, 2 ** 31 - 1, 2 ** 31 - 1)", "RangeError"),
        ("const i = image(red); structuredClone(0, { transfer: [i.data.buffer] }); context().putImageData(i, 0, 0)", "InvalidStateError"),
        ("const i = context().createImageData(new ImageData(2, 3, { colorSpace: 'display-p3' })); return [i.width, i.height, i.colorSpace]", "2,3,display-p3"),
        // The dirty rectangle.
        ("const c = context(); c.putImageData(image(red, red, red), 0, 0, 1, 0, 1, 1); return [0, 1, 2].map(x => pixel(c, x, 0)[0])", "0,2,0"),
        ("const c = context(); c.putImageData(image(red, red, red), 0, 0, 2, 1, -1, -1); return [0, 1, 2].map(x => pixel(c, x, 0)[0])", "0,2,0"),
        ("const c = context(); c.putImageData(image(red, red, red), 0, 0, -1, 0, 2, 9); return [0, 1, 2].map(x => pixel(c, x, 0)[0])", "2,0,0"),
        ("const c = context(); c.putImageData(image(red), 0, 0, 1, 0, 1, 1); c.putImageData(image(red), 0, 0, 0, 0, -1, 1); return pixel(c, 0, 0)", "0,0,0,0"),
        // Without alpha.
        ("const c = context({ alpha: false }); c.putImageData(image(half), 1, 0); return pixel(c, 0, 0) + ' ' + pixel(c, 1, 0)", "0,0,0,255 0,255,0,255"),
        // Other spaces and numbers.
        ("const c = context(); c.putImageData(image(red), 0, 0); return pixel(c, 0, 0, { colorSpace: 'display-p3' })", "234,51,35,255"),
        ("const c = context(); c.putImageData(image(red), 0, 0); const i = c.getImageData(0, 0, 1, 1, { pixelFormat: 'rgba-float16' });
            return i.data.constructor.name + ' ' + [...i.data]", "Float16Array 1,0,0,1"),
        ("const c = context({ colorType: 'float16' }); const i = new ImageData(1, 1, { pixelFormat: 'rgba-float16' });
            i.data.set([2, -1, 0.5, 1]); c.putImageData(i, 0, 0); return [...c.getImageData(0, 0, 1, 1, { pixelFormat: 'rgba-float16' }).data]", "2,-1,0.5,1"),
        ("return context({ colorSpace: 'display-p3' }).getImageData(0, 0, 1, 1).colorSpace", "display-p3"),
        // Clearing.
        ("const c = context(); c.putImageData(image(red), 0, 0); c.reset(); return pixel(c, 0, 0)", "0,0,0,0"),
        ("const c = context(); c.putImageData(image(red), 0, 0); c.canvas.width = c.canvas.width; return pixel(c, 0, 0)", "0,0,0,0"),
        ("const c = context(); c.canvas.removeAttribute('height'); c.putImageData(image(red), 0, 149); return pixel(c, 0, 149) + c.canvas.height", "255,0,0,255150"),
    ]);
}

#[test]
fn bitmaps() {
    check(&[
        ("const c = context(); c.putImageData(image(red), 1, 0); const i = await createImageBitmap(c.canvas, 1, 0, 1, 1);
            return [i.width, i.height]", "1,1"),
        ("const i = await createImageBitmap(image(red, half)); const c = canvas(); const r = c.getContext('bitmaprenderer');
            r.transferFromImageBitmap(i); const j = await createImageBitmap(c); return [i.width, j.width, j.height]", "0,2,1"),
        ("const i = await createImageBitmap(image(red)); i.close(); canvas().getContext('bitmaprenderer').transferFromImageBitmap(i)", "InvalidStateError"),
        ("const c = canvas(); const r = c.getContext('bitmaprenderer'); r.transferFromImageBitmap(await createImageBitmap(image(red)));
            r.transferFromImageBitmap(null); return (await createImageBitmap(c)).width", "4"),
        ("return createImageBitmap(canvas(0, 1))", "InvalidStateError"),
        ("return createImageBitmap(canvas(2 ** 31 - 1, 2 ** 31 - 1))", "InvalidStateError"),
    ]);
}

#[test]
fn offscreen_canvases() {
    check(&[
        ("const c = new OffscreenCanvas(3, 5); return [c.width, c.height, c instanceof EventTarget, c.oncontextlost]", "3,5,true,"),
        ("new OffscreenCanvas(-1, 1)", "TypeError"),
        ("new OffscreenCanvas(1, 1).getContext('x')", "TypeError"),
        ("return new OffscreenCanvas(1, 1).getContext('webgl')", "null"),
        ("const c = new OffscreenCanvas(1, 1); c.transferToImageBitmap()", "InvalidStateError"),
        ("const c = new OffscreenCanvas(1, 1), x = c.getContext('2d'); x.putImageData(image(red), 0, 0); const i = c.transferToImageBitmap();
            return [i.width, pixel(x, 0, 0)]", "1,0,0,0,0"),
        ("const c = new OffscreenCanvas(1, 1), x = c.getContext('2d'); x.putImageData(image(red), 0, 0); c.width = 2; return [c.width, pixel(x, 0, 0)]", "2,0,0,0,0"),
        ("const c = new OffscreenCanvas(2 ** 53 - 1, 2 ** 53 - 1); c.getContext('2d'); c.transferToImageBitmap()", "InvalidStateError"),
        ("return (await createImageBitmap(new OffscreenCanvas(2, 3))).height", "3"),
        // Transfer.
        ("const c = new OffscreenCanvas(2, 3), d = structuredClone(c, { transfer: [c] }); return [c.width, d.width, d.height, d !== c, attempt(() => c.getContext('2d'))]", "0,2,3,true,InvalidStateError"),
        ("const c = new OffscreenCanvas(2, 3); structuredClone(c)", "DataCloneError"),
        ("const c = new OffscreenCanvas(2, 3); c.getContext('2d'); structuredClone(c, { transfer: [c] })", "InvalidStateError"),
        ("const c = new OffscreenCanvas(2, 3); structuredClone(0, { transfer: [c] }); structuredClone(0, { transfer: [c] })", "DataCloneError"),
        ("const c = new OffscreenCanvas(2, 3); structuredClone(0, { transfer: [c] }); return createImageBitmap(c)", "InvalidStateError"),
        ("structuredClone(canvas())", "DataCloneError"),
        ("structuredClone(context())", "DataCloneError"),
    ]);
}
